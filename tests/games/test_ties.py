"""A tie is explained by a true comparison: final positions by the hundred, compared here in another way."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cubarium.engine.contract import TieBreak
from cubarium.engine.record import copy_of, members
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.ties import Tie, places_of, ties_of
from cubarium.games.cubano.rules.board import SIDE, SQUARES
from cubarium.games.trex.data.values import CARD_NAMES
from tests.games.random_positions import played_at_random, rules_of

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Flo")
MINUS = "\N{MINUS SIGN}"
NUMBERS = re.compile(rf"\(([{MINUS}]?\d+) (?:to|contre) ([{MINUS}]?\d+)\)")
Standing = tuple[int, ...]
"""What ranks a seat, the score first."""


# --- what ranks a seat, worked out anew --------------------------------------------------------------------


def cubosaurs_standing(s: Any, seat: int) -> Standing:
    rounds = s.seats[seat].round_scores[: s.rounds]
    return sum(rounds) + s.seats[seat].tokens // 2, rounds[-1]


def trex_standing(s: Any, seat: int) -> Standing:
    gone = s.seats[seat].removed | s.removed_unseen[seat]
    left = [name for card, name in enumerate(CARD_NAMES) if card not in set(members(gone))]
    numbers = sum(int(name.rpartition("-")[2]) for name in left if "-" in name)
    return sum(eggs * eggs for eggs in s.seats[seat].eggs), numbers


def suites_standing(s: Any, seat: int) -> Standing:
    """Return the sizes of a seat's suites, the largest first, by walking over the board."""
    mine = {square for square in range(SQUARES) if 0 < s.colours[square] == s.seats[seat].colour}
    sizes = []
    while mine:
        suite, edge = set(), {next(iter(mine))}
        while edge:
            suite |= edge
            edge = {n for square in edge for n in beside(square)} & mine - suite
        mine -= suite
        sizes.append(len(suite))
    return tuple(sorted(sizes, reverse=True)) or (0,)


def beside(square: int) -> Iterator[int]:
    row, column = divmod(square, SIDE)
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < SIDE and 0 <= c < SIDE:
            yield r * SIDE + c


def covered_standing(s: Any, seat: int) -> Standing:
    return (sum(0 < colour == s.seats[seat].colour for colour in s.colours),)


def race_standing(s: Any, seat: int) -> Standing:
    from cubarium.games.cubitos.data.values import PROGRESS

    return s.seats[seat].laps * 100 + PROGRESS[s.seats[seat].cell], 0


STANDINGS: dict[str, Callable[[Any, int], Standing]] = {
    "cubosaurs": cubosaurs_standing,
    "trex": trex_standing,
    "cubano-1-die": suites_standing,
    "cubano-2-dice": suites_standing,
    "cubano-course": covered_standing,
    "cubitos": race_standing,
}
GAMES_PLAYED = {"cubano-2-dice": 34, "cubitos": 2}


# --- final positions ---------------------------------------------------------------------------------------


def finals(game: str, count: int) -> Iterator[Any]:
    """Yield the last positions of games played at random, under all settings in turn."""
    combinations = load_game(game).settings.combinations()
    for seed in range(count):
        *_, last = played_at_random(game, combinations[seed % len(combinations)], seed)
        yield last


def made_level(game: str, s: Any, mind: random.Random) -> Any:
    """Return a final position in which two seats have much in common, as random games rarely end."""
    t = copy_of(s)
    one, other = mind.sample(range(t.players), 2)
    mine, theirs = t.seats[one], t.seats[other]
    if game == "cubosaurs":
        theirs.round_scores[:] = mine.round_scores
        theirs.tokens = mine.tokens
        if t.rounds > 1 and mind.random() < 0.5:
            theirs.round_scores[0] += 2
            theirs.round_scores[t.rounds - 1] -= 2
    elif game == "trex":
        theirs.eggs[:] = mine.eggs
        if mind.random() < 0.5:
            theirs.removed, t.removed_unseen[other] = mine.removed, t.removed_unseen[one]
    elif game == "cubitos":
        theirs.laps, theirs.cell = mine.laps, mine.cell
    else:
        for square in range(SQUARES):
            t.colours[square] = mind.choice((0, 0, *(player.colour for player in t.seats[: t.players])))
        if game == "cubano-2-dice":
            for seat in range(t.players):
                t.seats[seat].squares = sum(suites_standing(t, seat))
    return t


def positions(game: str) -> Iterator[Any]:
    mind = random.Random(5)
    for s in finals(game, GAMES_PLAYED.get(game, 60)):
        yield s
        for _ in range(4 if s.players > 1 and game != "cubano-course" else 0):
            yield made_level(game, s, mind)


def ties_in(game: str, s: Any) -> list[Tie]:
    rules = rules_of(game)
    scores, returns = [0] * s.players, [0] * s.players
    rules.scores(s, scores)
    rules.returns(s, returns)
    return ties_of(s, scores, places_of(returns), rules.tie_break)


# --- the tests ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cubosaurs-4.6", "cubosaurs-4.7", "trex-6.4", "trex-6.5", "cubano-1.9", "cubano-4.10")
@pytest.mark.rule("cubano-2.60", "cubitos-10.7")
@pytest.mark.parametrize("game", STANDINGS)
def test_every_tie_is_explained_by_a_true_comparison(game: str) -> None:
    words, standing_of = load_game(game).table.words, STANDINGS[game]
    told = set()
    for s in positions(game):
        standing = [standing_of(s, seat) for seat in range(s.players)]
        ties = ties_in(game, s)
        expected = pairs_that_tie(standing)
        assert {(min(t.above), min(t.below, default=-1)) for t in ties} == expected
        for tie in ties:
            told.add(tie.message)
            check_tie(tie, standing)
            for language in ("en", "fr"):
                check_sentence(words.tie(tie, NAMES, language), tie, standing)
    assert told >= {name for name in messages_of(game) if name != "tie-blank"}


def pairs_that_tie(standing: list[Standing]) -> set[tuple[int, int]]:
    """Return the first seats of neighbouring ranks with one score, and of ranks that are shared."""
    ranks = sorted(set(standing), reverse=True)
    classes = [[seat for seat, each in enumerate(standing) if each == rank] for rank in ranks]
    found = {(seats[0], -1) for seats in classes if len(seats) > 1}
    for i in range(len(ranks) - 1):
        if ranks[i][0] == ranks[i + 1][0]:
            found.add((classes[i][0], classes[i + 1][0]))
    return found


def check_tie(tie: Tie, standing: list[Standing]) -> None:
    assert len({standing[seat][0] for seat in (*tie.above, *tie.below)}) == 1
    assert tie.place == 1 + sum(each > standing[tie.above[0]] for each in standing)
    if tie.below:
        assert all(standing[a] > standing[b] for a in tie.above for b in tie.below)
    else:
        assert len(tie.above) > 1
        assert len({standing[seat] for seat in tie.above}) == 1


def check_sentence(text: str, tie: Tie, standing: list[Standing]) -> None:
    first = text.partition(".")[0]
    for seat, name in enumerate(NAMES[: len(standing)]):
        assert (name in first) == (seat in (*tie.above, *tie.below)), text
    numbers = NUMBERS.search(text)
    if not tie.below:
        assert numbers is None
        return
    assert numbers is not None, text
    more, less = (int(number.replace(MINUS, "-")) for number in numbers.groups())
    best, next_best = standing[tie.above[0]], standing[tie.below[0]]
    longest = max(len(best), len(next_best))
    best, next_best = (each + (0,) * (longest - len(each)) for each in (best, next_best))
    deciding = next(i for i in range(longest) if best[i] != next_best[i])
    assert (more, less) == (best[deciding], next_best[deciding]), text
    winners = text.partition(". ")[2]
    assert all(NAMES[seat] in winners for seat in tie.above)
    assert not any(NAMES[seat] in winners for seat in tie.below)


def messages_of(game: str) -> set[str]:
    folder = load_game(game).table.words.catalogue.folder
    return set(re.findall(r"^(tie-[a-z-]+) =", (folder / "en.ftl").read_text(encoding="utf-8"), re.M))


@pytest.mark.rule("cubano-2.60")
@pytest.mark.parametrize("game", ["cubano-1-die", "cubano-2-dice"])
def test_players_without_a_square_share_the_last_place(game: str) -> None:
    s = next(finals(game, 1))
    for square in range(SQUARES):
        s.colours[square] = 0
    for player in s.seats:
        player.colour = 0
        if game == "cubano-2-dice":
            player.squares = 0
    (tie,) = ties_in(game, s)
    assert (
        load_game(game).table.words.tie(tie, NAMES, "en")
        == "Ana and Bo have no square and share the victory."
    )


@pytest.mark.parametrize("game", ["cubano-naval-dice", "cubano-naval-messages", "cubano-puzzle"])
def test_games_that_explain_no_tie_have_none(game: str) -> None:
    rules = rules_of(game)
    assert "tie_break" not in rules.functions
    for s in finals(game, 20):
        scores = [0] * getattr(s, "players", 1)
        rules.scores(s, scores)
        assert len(set(scores)) == len(scores)


def test_every_game_either_explains_ties_or_has_none() -> None:
    explained = {game for game in game_ids() if "tie_break" in rules_of(game).functions}
    assert explained == set(STANDINGS)


def test_ties_are_told_between_neighbours_and_among_equals() -> None:
    def compare(s: Any, one: int, other: int) -> TieBreak:
        return TieBreak("rule", f"{one}-{other}")

    scores, returns = [5, 9, 9, 5, 9, 1], [-2, 5, 1, -2, 1, -5]
    places = places_of(returns)
    assert places == [4, 1, 2, 4, 2, 6]
    found = [(tie.above, tie.below, tie.place, tie.score) for tie in ties_of(None, scores, places, compare)]
    assert found == [([1], [2, 4], 1, 9), ([2, 4], [], 2, 9), ([0, 3], [], 4, 5)]


def test_a_tie_is_read_back_as_it_was_stored() -> None:
    tie = Tie((0,), (1, 2), 1, 41, "cubosaurs-4.6", "tie-last-round", {"more": 7, "less": 5})
    assert Tie.from_json(tie.to_json()) == tie._replace(above=[0], below=[1, 2])
    assert load_game("cubosaurs").table.words.tie(tie, NAMES, "en") == (
        "Ana, Bo and Cy tie with 41 points. Ana ranks higher with more points in the last round (7 to 5)."
    )
    assert load_game("cubosaurs").table.words.tie(tie, NAMES, "fr") == (
        "Ana, Bo et Cy sont à égalité avec 41 points. Ana passe devant avec plus de points à la dernière "
        "manche (7 contre 5)."
    )
