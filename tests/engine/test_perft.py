"""Perft: the number of ways a game can go on, in `tests/perft`.

A paragraph of such a file names a game, its options, a seed and how many moves at random come first; below it
stands the number of sequences of decisions for each depth. A wanted change of the rules changes the numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.checking.perft import divide, perft
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.playout import first_to_act
from tests.games.cubosaurs.table import BUILT_IN, SPEC, type_of

FOLDER = Path(__file__).parents[1] / "perft"


@dataclass(frozen=True)
class Case:
    """A position and the counts below it by depth, from depth 1."""

    title: str
    counts: tuple[int, ...]

    def match(self) -> Match:
        """Play up to the position."""
        game, numbers = self.title.split(maxsplit=1)
        options = {name: int(value) for name, value in re.findall(r"(\w+) (\d+)", numbers)}
        seed, moves = options.pop("seed"), options.pop("moves")
        match, bot_chance = Match(load_game(game), options, seed=seed), seeded(seed, 0, THINKING)
        while not match.is_over and match.move_count < moves:
            seat = first_to_act(match.rules.actors(match.state), bot_chance)
            legal = match.legal(seat)
            match.act(seat, legal[draw(bot_chance, seat, len(legal))])
        return match


def read_cases(path: Path) -> Iterator[Case]:
    text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for paragraph in text.strip().split("\n\n"):
        title, *lines = paragraph.splitlines()
        assert [line.partition(": ")[0] for line in lines] == [str(n + 1) for n in range(len(lines))]
        yield Case(title, tuple(int(line.partition(": ")[2]) for line in lines))


FILES = sorted(FOLDER.iterdir())
CASES = [case for path in FILES for case in read_cases(path)]


def test_every_game_has_its_counts() -> None:
    assert [path.name for path in FILES] == sorted(f"{game}.perft" for game in game_ids())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_there_are_as_many_ways_to_go_on_as_written_down(case: Case) -> None:
    match = case.match()
    for depth, expected in enumerate(case.counts, 1):
        below = divide(match.spec, match.rules, match.state, depth)
        count = sum(below.values())
        assert count == expected, f"depth {depth}: {count}, not {expected}; below each action: {below}"
        if depth < len(case.counts):  # counting the last depth twice would take most of the time
            assert perft(match.spec, match.rules, match.state, depth) == count


def test_counting_changes_nothing() -> None:
    match = CASES[0].match()
    before = match.packed()
    perft(match.spec, match.rules, match.state, 3)
    assert match.packed() == before


def test_a_game_that_is_over_counts_once() -> None:
    match = Match(SPEC, {"players": 2, "rounds": 1}, seed=1)
    while not match.is_over:
        last = match.state_at(match.move_count)
        match.act(match.actors()[0], "keep")
    assert perft(SPEC, match.rules, match.state, 5) == 1
    assert perft(SPEC, match.rules, match.state, 0) == 1
    assert divide(SPEC, match.rules, last, 5)["keep"] == 1


# --- counted again, from the rulebook and the position alone -----------------------------------------------


def face(card: str, with_icon: bool) -> tuple[Any, ...]:
    """Return what a player can tell of a card."""
    values = BUILT_IN.tables["card"][card]
    own = card if type_of(card) == "egg" else (values.get("pair"), values.get("lonely"))
    return type_of(card), own, with_icon and values["icon"]


def passable(position: dict[str, Any]) -> dict[tuple[Any, ...], str]:
    """Return the cards that may be added to the Hand, equal ones once."""
    in_hand = {type_of(card) for card in position["hand"]}
    own = position["seats"][position["turn"]]["collection"]
    return {face(c, bool(position["advanced"])): c for c in own if type_of(c) not in in_hand}


def count_again(position: dict[str, Any], depth: int) -> int:
    """Count the ways the base game can go on while the deck lasts."""
    cards = passable(position).values()
    if depth == 1:
        return 1 + len(cards)
    return sum(count_again(after(position, card), depth - 1) for card in (None, *cards))


def after(position: dict[str, Any], card: str | None) -> dict[str, Any]:
    """Return the position after passing with a card, or after keeping."""
    turn, hand, drawn = position["turn"], position["hand"], position["deck_next"]
    seats = [{**seat, "collection": list(seat["collection"])} for seat in position["seats"]]
    if card is None:
        seats[turn]["collection"] += hand
        hand, drawn = [position["deck"][drawn]], drawn + 1
    else:
        seats[turn]["collection"].remove(card)
        hand = [*hand, card]
    turn = (turn + position["direction"]) % position["players"]
    return {**position, "seats": seats, "hand": hand, "deck_next": drawn, "turn": turn}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_base_game_can_go_on_in_as_many_ways_as_the_rulebook_says(players: int) -> None:
    for seed in range(15):
        match = Match(SPEC, {"players": players}, seed=seed)
        for depth in (1, 2, 3):
            assert perft(SPEC, match.rules, match.state, depth) == count_again(match.to_json(), depth)


def tiles_for_sale(position: dict[str, Any]) -> int:
    """Count the tiles that can be paid and applied at the beginning, where nobody is without cards."""
    player = position["seats"][position["turn"]]
    in_hand = {type_of(card) for card in position["hand"]}
    twin = any(type_of(card) in in_hand for card in player["collection"])
    numbers = [int(name.removeprefix("tile-")) for name in position["market"]]
    affordable = [n for n in numbers if BUILT_IN.tables["tile"][n]["cost"] <= player["tokens"]]
    return sum(1 for n in affordable if n != 5 or twin)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_advanced_game_begins_with_as_many_choices_as_the_rulebook_says(players: int) -> None:
    found = set()
    for seed in range(60):
        match = Match(SPEC, {"players": players, "advanced": 1}, seed=seed)
        position = match.to_json()
        expected = 1 + len(passable(position)) + tiles_for_sale(position)
        assert perft(SPEC, match.rules, match.state, 1) == expected
        found.add(tiles_for_sale(position))
    assert len(found) > 2
