"""A map of all sets of cards of a game: a model that is fitted to sets drawn by chance, and tried on others.

What a set is like is the sum of what each card does by itself and what each pair of cards does together. Such
a model has few parts, and tells of millions of sets after thousands were played. How far it may be believed
is found out on sets that it has not seen; and the sets it names are played themselves, for whoever takes the
highest of millions of guesses takes those which guess too high.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import prod, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed, short
from cubarium.engine.series import CardSets
from cubarium.lab.intervals import Estimate
from cubarium.sim.backends import make_backend
from cubarium.sim.checksum import checksum, joined
from cubarium.sim.runner import set_table
from cubarium.sim.stats import mean_interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

Progress = Callable[[int], None]
FOLDS = 5
RIDGES = (0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""How much what cards do in pairs is held back, from which the best is taken: what each does alone is not."""
FREE = 1e-6
LEAST_SETS = 50
NAMED = 10
"""So many sets are named at each end, at most."""
DIFFERENT = 3
"""In so many cards they differ from each other: the first of millions are nearly the same one."""
FAR = 100_000
"""So far down an order it is looked for them."""
LEARN, TRY, NAME = range(3)
"""Games for each of these have luck of their own."""


class Plan(NamedTuple):
    """How many sets are played how often."""

    sets: int = 8_000
    games: int = 24
    tried: int = 200
    """So many sets the model has not seen, to find its error."""
    games_tried: int = 500
    """So many games with each of these, and with each that is named."""
    seed: int = 1
    threads: int = 0

    def work(self, measures: int) -> int:
        """Return how many games are played in all, at most."""
        return self.sets * self.games + (self.tried + 2 * NAMED * measures) * self.games_tried


class Error(NamedTuple):
    """How far a model may be believed, as found on sets that it has not seen."""

    explained: float
    """Which part of what differs between sets it tells, the luck of the games left out."""
    off: float
    """How far it is off, as a standard deviation, the luck of the games left out."""
    explained_alone: float
    """Which part it would tell without pairs."""
    between: float
    """How far sets differ, as a standard deviation."""


class Named(NamedTuple):
    """A set with what the model says of it, and what games said."""

    cards: tuple[int, ...]
    """The choice of each option, counted from 1."""
    predicted: float
    played: Estimate


@dataclass(frozen=True)
class MeasureMap:
    """The map of one measure."""

    name: str
    mean: float
    error: Error
    effects: tuple[tuple[float, ...], ...]
    """What each card of each kind adds, in the mean of all sets that it is in."""
    lowest: tuple[Named, ...]
    highest: tuple[Named, ...]


@dataclass(frozen=True)
class SetMap:
    """The whole map."""

    game: str
    players: int
    bot: str
    plan: Plan
    games: int
    checksum: str
    sets: int
    """How many there are."""
    measures: tuple[MeasureMap, ...]

    @property
    def command(self) -> str:
        """Return the command that gives the same."""
        plan = self.plan
        said = {
            "sets": plan.sets,
            "games": plan.games,
            "tried": plan.tried,
            "games-tried": plan.games_tried,
            "players": self.players,
            "bot": self.bot,
            "seed": plan.seed,
        }
        return shlex.join(
            ["cubarium", "sets", self.game, *(f"--{name}={value}" for name, value in said.items())]
        )


class Model:
    """What cards do alone and in pairs, for one measure."""

    def __init__(self, sizes: Sequence[int], weights: NDArray[Any]) -> None:
        """Take the weights apart: a constant, the cards, the pairs."""
        self.sizes = tuple(sizes)
        self.constant = float(weights[0])
        starts = np.concatenate(([0], np.cumsum(sizes))) + 1
        self.alone = [weights[starts[k] : starts[k + 1]] for k in range(len(sizes))]
        self.pairs: dict[tuple[int, int], NDArray[Any]] = {}
        at = int(starts[-1])
        for a, b in combinations(range(len(sizes)), 2):
            count = sizes[a] * sizes[b]
            if at < len(weights):
                self.pairs[a, b] = weights[at : at + count].reshape(sizes[a], sizes[b])
            at += count

    def predict(self, sets: NDArray[Any]) -> NDArray[Any]:
        """Return what it says of some sets, whose cards are counted from 0."""
        found = np.full(len(sets), self.constant)
        for k, own in enumerate(self.alone):
            found += own[sets[:, k]]
        for (a, b), both in self.pairs.items():
            found += both[sets[:, a], sets[:, b]]
        return found

    def effects(self) -> tuple[tuple[float, ...], ...]:
        """Return what each card adds in the mean of all sets with it."""
        whole = [own - own.mean() for own in self.alone]
        for (a, b), both in self.pairs.items():
            whole[a] = whole[a] + both.mean(axis=1) - both.mean()
            whole[b] = whole[b] + both.mean(axis=0) - both.mean()
        return tuple(tuple(float(one) for one in own) for own in whole)

    def of_all(self) -> NDArray[Any]:
        """Return what it says of every set, in the order of their numbers."""
        half = len(self.sizes) // 2
        parts = [range(half), range(half, len(self.sizes))]
        halves = [
            sets_of(range(prod(self.sizes[k] for k in part)), [self.sizes[k] for k in part]) for part in parts
        ]
        first, second = halves
        rows, columns = np.full(len(first), self.constant), np.zeros(len(second))
        for k in parts[0]:
            rows += self.alone[k][first[:, k]]
        for k in parts[1]:
            columns += self.alone[k][second[:, k - half]]
        found = rows[:, None] + columns[None, :]
        for (a, b), both in self.pairs.items():
            if b < half:
                found += both[first[:, a], first[:, b]][:, None]
            elif a >= half:
                found += both[second[:, a - half], second[:, b - half]][None, :]
            else:
                found += both[np.ix_(first[:, a], second[:, b - half])]
        return found.ravel()


def sets_of(numbers: Any, sizes: Sequence[int]) -> NDArray[Any]:
    """Return sets by their numbers; the last card changes fastest."""
    found: NDArray[Any] = np.stack(np.unravel_index(np.asarray(numbers), tuple(sizes)), axis=1)
    return found


def columns_of(sets: NDArray[Any], sizes: Sequence[int]) -> NDArray[Any]:
    """Return a 1 for each card of a set and for each pair of its cards, after a 1 for all."""
    kinds = [np.eye(size)[sets[:, k]] for k, size in enumerate(sizes)]
    pairs = [
        (kinds[a][:, :, None] * kinds[b][:, None, :]).reshape(len(sets), -1)
        for a, b in combinations(range(len(sizes)), 2)
    ]
    return np.concatenate([np.ones((len(sets), 1)), *kinds, *pairs], axis=1)


def fit(sets: NDArray[Any], values: NDArray[Any], sizes: Sequence[int], *, with_pairs: bool = True) -> Model:
    """Return the model that fits best; how much pairs are held back is found by trying it on a part."""
    every = columns_of(sets, sizes)
    cards = 1 + sum(sizes)
    if not with_pairs:
        return Model(
            sizes, _solve(every[:, :cards].T @ every[:, :cards], every[:, :cards].T @ values, cards, FREE)
        )
    folds = np.arange(len(sets)) % FOLDS
    parts = [(every[folds == fold], values[folds == fold]) for fold in range(FOLDS)]
    squares, products = [own.T @ own for own, _ in parts], [own.T @ told for own, told in parts]
    whole, told_whole = sum(squares), sum(products)
    wrong = dict.fromkeys(RIDGES, 0.0)
    for (own, told), square, product in zip(parts, squares, products, strict=True):
        for ridge in RIDGES:
            weights = _solve(whole - square, told_whole - product, cards, ridge)
            wrong[ridge] += float(((own @ weights - told) ** 2).sum())
    return Model(sizes, _solve(whole, told_whole, cards, min(wrong, key=lambda ridge: wrong[ridge])))


def _solve(squares: Any, products: Any, cards: int, ridge: float) -> NDArray[Any]:
    held = np.full(len(products), ridge)
    held[:cards] = FREE
    found: NDArray[Any] = np.linalg.solve(squares + np.diag(held), products)
    return found


class Player:
    """Plays games with sets, and measures them."""

    def __init__(self, spec: GameSpec, players: int, bot: str, plan: Plan, progress: Progress) -> None:
        """Keep what all games have in common."""
        self.spec, self.players, self.bot, self.plan, self.progress = spec, players, bot, plan, progress
        self.card_sets = card_sets_of(spec)
        self.sizes = tuple(self.card_sets.options.values())
        self.games = 0
        self.sums: list[int] = []

    def play(self, cards: Sequence[int], use: int, first: int, games: int) -> dict[str, tuple[float, float]]:
        """Play games with a set, its cards counted from 0; return the mean and variance of each measure."""
        chosen = dict(zip(self.card_sets.options, (int(card) + 1 for card in cards), strict=True))
        options = {**self.card_sets.settings, "players": self.players, **chosen}
        table = set_table(self.spec, options, [self.bot])
        batch = make_backend("", table, self.plan.threads).play(
            (NAME + 1) * self.plan.seed + use, first, games
        )
        self.games += games
        self.sums.append(checksum(batch.states, first))
        self.progress(games)
        found = {}
        for name, measure in self.card_sets.measures.items():
            values = np.asarray(measure(batch.states, self.players), np.float64)
            found[name] = float(values.mean()), float(values.var(ddof=1))
        return found

    def play_all(
        self, sets: NDArray[Any], use: int, games: int
    ) -> dict[str, tuple[NDArray[Any], NDArray[Any]]]:
        """Play games with many sets; return the means of each measure and the variances of these means."""
        found = [self.play(cards, use, at * games, games) for at, cards in enumerate(sets)]
        return {
            name: (
                np.array([one[name][0] for one in found]),
                np.array([one[name][1] / games for one in found]),
            )
            for name in self.card_sets.measures
        }


def card_sets_of(spec: GameSpec) -> CardSets:
    """Return the sets of a game, or refuse one that has none."""
    if spec.table.card_sets is None:
        raise Malformed(f"{spec.id} is not played with sets of cards")
    return spec.table.card_sets


def draw_map(
    spec: GameSpec, players: int, bot: str, plan: Plan, progress: Progress = lambda games: None
) -> SetMap:
    """Play, fit, try and name."""
    if min(plan.sets, plan.tried) < LEAST_SETS or min(plan.games, plan.games_tried) < FOLDS:
        raise Malformed(f"a map needs at least {LEAST_SETS} sets of each kind, and {FOLDS} games with each")
    most = ((1 << 64) - 1) // (NAME + 1) - 1
    if not 0 <= plan.seed <= most:
        raise Malformed(f"seed: {short(plan.seed)} is not between 0 and {most}")
    player = Player(spec, players, bot, plan, progress)
    sizes = player.sizes
    if plan.sets + plan.tried > prod(sizes):
        raise Malformed(f"{short(plan.sets + plan.tried)} sets are more than the {prod(sizes)} there are")
    luck = np.random.Generator(np.random.PCG64(plan.seed))
    drawn = luck.choice(prod(sizes), plan.sets + plan.tried, replace=False)  # none is in both
    learned, tried = (sets_of(part, sizes) for part in (drawn[: plan.sets], drawn[plan.sets :]))
    known = player.play_all(learned, LEARN, plan.games)
    truth = player.play_all(tried, TRY, plan.games_tried)
    measures = []
    for at, name in enumerate(player.card_sets.measures):
        model = fit(learned, known[name][0], sizes)
        alone = fit(learned, known[name][0], sizes, with_pairs=False)
        said = model.of_all()
        order = np.argsort(said, kind="stable")
        ends = [_spread(order, sizes), _spread(order[::-1], sizes)]
        named = [_named(player, sets_of(end, sizes), said[end], 2 * at + k) for k, end in enumerate(ends)]
        error = error_of(model, alone, tried, *truth[name])
        measures.append(MeasureMap(name, float(said.mean()), error, model.effects(), *named))
    total = joined(*player.sums)
    return SetMap(spec.id, players, bot, plan, player.games, total, prod(sizes), tuple(measures))


def _spread(order: NDArray[Any], sizes: Sequence[int]) -> NDArray[Any]:
    """Return the first sets of an order that are not nearly alike, by their numbers."""
    found: list[int] = []
    sets = sets_of(order[:FAR], sizes)
    for at, cards in enumerate(sets):
        if all((cards != sets[other]).sum() >= DIFFERENT for other in found):
            found.append(at)
            if len(found) == NAMED:
                break
    return order[found]


def _named(player: Player, sets: NDArray[Any], said: NDArray[Any], end: int) -> tuple[Named, ...]:
    games, found = player.plan.games_tried, []
    name = list(player.card_sets.measures)[end // 2]
    for at, (cards, predicted) in enumerate(zip(sets, said, strict=True)):
        mean, variance = player.play(cards, NAME, (end * NAMED + at) * games, games)[name]
        low, high = mean_interval(mean, sqrt(variance), games)
        found.append(
            Named(tuple(int(card) + 1 for card in cards), float(predicted), Estimate(mean, low, high, 1.0))
        )
    return tuple(found)


def data_of(found: SetMap) -> dict[str, Any]:
    """Return a map as plain data."""
    data = asdict(found)
    data["plan"] = found.plan._asdict()
    for told, measure in zip(data["measures"], found.measures, strict=True):
        told["error"] = measure.error._asdict()
        for end in ("lowest", "highest"):
            named = getattr(measure, end)
            told[end] = [{**one._asdict(), "played": asdict(one.played)} for one in named]
    return data


def error_of(
    model: Model, alone: Model, sets: NDArray[Any], means: NDArray[Any], variances: NDArray[Any]
) -> Error:
    """Hold a model against what was played; the luck of these games is taken out of all of it."""
    luck = float(variances.mean())
    between = max(0.0, float(means.var(ddof=1)) - luck)

    def left(one: Model) -> float:
        return max(0.0, float(((one.predict(sets) - means) ** 2).mean()) - luck)

    def explained(one: Model) -> float:
        return max(0.0, 1 - left(one) / between) if between else 0.0

    return Error(explained(model), sqrt(left(model)), explained(alone), sqrt(between))
