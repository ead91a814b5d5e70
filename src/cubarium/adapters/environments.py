"""Many games that are played on side by side, one choice at a time: what all adapters stand on.

    games = cubarium.batch("cubosaurs", 1024, players=2, against="greedy")
    while learning:
        step = games.step(choose(games.observations, games.masks))
        learn(step.rewards, step.ended)

`observations`, `masks` and `seats` say of each game what is known, what is legal and who is asked. They are
written anew by each step, in place: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cubarium.bots.registry import policy_of
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import MASK, Chance, TableChance
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import IllegalAction, Malformed, short
from cubarium.engine.observation import Observations, observations_of
from cubarium.engine.options import checked_options
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.registry import load_game
from cubarium.engine.rules import batching, observed, playout
from cubarium.sim.backends import MAX_THREADS, cores

if TYPE_CHECKING:
    from numpy.random import Generator
    from numpy.typing import ArrayLike, NDArray

MAX_GAMES = 1 << 24
BACKENDS = ("interpreted", "compiled")


@dataclass(frozen=True)
class Step:
    """What a step brought. Rows are games; those that go on have rewards and scores of 0."""

    rewards: NDArray[Any]
    """By game and seat, once a game has ended: the share of opponents that the seat beats less that of those
    who beat it, from -1 to 1. Who plays alone gets the score."""
    scores: NDArray[Any]
    """By game and seat: the points, once a game has ended."""
    ended: NDArray[Any]
    """Whether the game ended in this step."""


class _Records(list[Any]):
    """A list of records. Only empty ones are put in, and each is one of its own, as in an array."""

    def __init__(self, make: Callable[[], Any], count: int) -> None:
        super().__init__(make() for _ in range(count))
        self._make = make

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, self._make())


class Environments:
    """Games in play. Game `i` of `n` begins with number `i` under the seed, and goes on with `i + n`."""

    def __init__(
        self,
        spec: GameSpec,
        n: int,
        options: Mapping[str, int] | None = None,
        *,
        against: str = "",
        seed: int = 0,
        backend: str = "compiled",
        threads: int = 0,
        components: Pack | None = None,
        goes_on: bool = True,
        keeps_finals: bool = False,
    ) -> None:
        """Lay out the memory, compile where that is wanted, and begin all games.

        `against` names the bot that plays all seats but one, which is another one from game to game; without
        it every seat is asked. A game that ends is followed by the next if it `goes_on`; `keeps_finals` keeps
        the observation in which it ended.
        """
        import numpy as np

        for name, value, most in (("n", n, MAX_GAMES), ("seed", seed, (1 << 64) - 1)):
            if type(value) is not int or not (name == "n") <= value <= most:
                raise Malformed(f"{name}: {short(value)} is not a whole number up to {most}")
        if backend not in BACKENDS:
            raise Malformed(f"there is no backend {short(backend)}: {', '.join(BACKENDS)}")
        if type(threads) is not int or not 0 <= threads <= MAX_THREADS:
            raise Malformed(f"threads: {short(threads)} is not between 0 and {MAX_THREADS}")
        self.spec, self.n = spec, n
        self.options = checked_options(spec, {**spec.settings.simulated, **(options or {})})
        self.layout: Observations = observations_of(spec)
        self.players: int = self.options.players
        self._goes_on, self._seed = goes_on, seed
        self._roles = self._roles_against(against)
        self._is_compiled = backend == "compiled"
        self._threads = min(n, threads or cores()) if self._is_compiled else 1
        self._bind(components or built_in_pack(spec.components.schema))
        self.observations = np.zeros((n, self.layout.size), np.int16)
        """By game: what is known to who is asked, or was known to who acted last."""
        self.masks = np.zeros((n, spec.actions.count), np.int8)
        """By game and action: 1 where it is legal."""
        self.seats = np.full(n, batching.NOBODY, np.int8)
        """By game: who is asked; -1 where the game has ended."""
        self.finals = np.zeros((n if keeps_finals else 0, self.layout.size), np.int16)
        """By game: the observation in which the last one ended."""
        self._found = np.zeros(n, np.int8)
        self._actions = np.zeros(n, np.int32)
        self._scores = np.zeros((n, self.players), np.int32)
        self._returns = np.zeros((n, self.players), np.int32)
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self.reset()

    def _roles_against(self, against: str) -> NDArray[Any]:
        import numpy as np

        if not against:
            return np.full((1, self.players), batching.OUTSIDE, np.int8)
        roles = np.full((self.players, self.players), policy_of(against), np.int8)
        np.fill_diagonal(roles, batching.OUTSIDE)
        return roles

    def _bind(self, pack: Pack) -> None:
        entries = batching.step_batch.__name__, batching.choose_at_random.__name__
        if self._is_compiled:
            from cubarium.engine.backends.compiled import compile_loop, is_compiled

            # Where it is there already, nothing has to be compiled without the heuristic.
            has_heuristic = playout.HEURISTIC in self._roles or is_compiled(self.spec, pack, entries[0])
            both = [compile_loop(self.spec, pack, each, has_heuristic=has_heuristic) for each in entries]
            self._step, self._choose = (rules.functions[e] for rules, e in zip(both, entries, strict=True))
        else:
            modules = (playout, observed, self.layout.module, batching)
            rules = interpreted(self.spec, pack, *modules)
            self._step, self._choose = (rules.functions[each] for each in entries)

    def any_actions(self, luck: Generator) -> NDArray[Any]:
        """Choose one of the legal actions of each game at random; 0 where a game has ended."""
        import numpy as np

        words, chosen = luck.integers(1 << 32, size=self.n, dtype=np.int64), np.zeros(self.n, np.int32)
        if self._is_compiled:
            self._choose(self.masks, words, chosen)
            return chosen
        plain = chosen.tolist()
        self._choose(self.masks.tolist(), words.tolist(), plain)
        return np.array(plain, np.int32)

    def _records(self, cls: type, count: int) -> Any:
        import numpy as np

        if self._is_compiled:
            return np.zeros(count, dtype_of(cls))
        return _Records(TableChance if cls is Chance else cls, count)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew: the first ones of the seed."""
        import numpy as np

        self._seed = self._seed if seed is None else seed
        records = self.spec.records
        self._states = self._records(records.state, self.n)
        self._deals = self._records(Chance, self.n)
        self._bot_chances = self._records(Chance, self.n)
        self._numbers = np.arange(self.n, dtype=np.int64)
        self.seats[:] = batching.NOBODY
        self._run()

    def step(self, actions: ArrayLike) -> Step:
        """Take an action in each game.

        Where a game has ended and does not go on by itself, the action counts nothing and the next begins.

        Raises:
            IllegalAction: if one is not legal; then the games whose action was legal have gone on.
        """
        import numpy as np

        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Malformed(f"actions: expected {self.n} whole numbers")
        self._actions[:] = given
        self._scores[:], self._returns[:] = 0, 0
        self._run()
        if (self._found == batching.NOT_LEGAL).any():
            self._refuse()
        alone = self.players == 1
        rewards = (self._scores if alone else self._returns / (self.players - 1)).astype(np.float32)
        return Step(rewards, self._scores.copy(), self._found == batching.ENDED)

    def _refuse(self) -> None:
        at = int((self._found == batching.NOT_LEGAL).argmax())
        action, seat = int(self._actions[at]), int(self.seats[at])
        known = 0 <= action < self.spec.actions.count
        told = f" ({self.spec.actions.to_text(action)})" if known else ""
        text = f"game {at}: action {action}{told} is not legal for seat {seat}; look at its mask"
        raise IllegalAction("", text, {}, text)

    def _run(self) -> None:
        edges = [self.n * t // self._threads for t in range(self._threads + 1)]
        if self._pool is None:
            self._run_part(0, self.n)
        else:
            list(self._pool.map(self._run_part, edges[:-1], edges[1:]))

    def _run_part(self, start: int, stop: int) -> None:
        import numpy as np

        here = slice(start, stop)
        arrays: tuple[NDArray[Any], ...] = (
            self._roles,
            self._actions[here],
            self._found[here],
            self.observations[here],
            self.masks[here],
            self.finals[here],
            self._scores[here],
            self._returns[here],
            self._numbers[here],
            self.seats[here],
            np.zeros(self.spec.actions.count, np.int32),
        )
        records = self.spec.records
        kept = (self._states, self._deals, self._bot_chances)
        kinds = (records.view, records.state, Chance)
        room = [self._records(kind, 1) for kind in kinds]
        numbers = (self.n, self._goes_on, self._seed & MASK, self._seed >> 32)
        if self._is_compiled:
            own = [array[here] for array in kept]
            self._step(*own, record_array(self.options), *arrays, *room, *numbers)
            return
        # Plain numbers: those of NumPy are slow one by one, and go wrong beyond 64 bits.
        plain = [array.tolist() for array in arrays]
        self._step(*kept, [self.options], *plain, *room, *numbers)
        for array, found in zip(arrays, plain, strict=True):
            array[...] = np.reshape(found, array.shape)


def batch(game: str, n: int, *, players: int | None = None, **settings: Any) -> Environments:
    """Begin `n` games side by side; the settings are those of `Environments`."""
    spec = load_game(game)
    options = dict(settings.pop("options", {}))
    if players is not None:
        options["players"] = players
    return Environments(spec, n, options, **settings)
