"""Which positions of the naval battle of dice a match may start from, and other component packs."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from cubarium.engine.components.pack import Pack, read_pack
from cubarium.engine.errors import ImpossiblePosition
from cubarium.engine.match import Match
from tests.games.cubano.naval_dice_table import NAMES, SPEC, Setting, Table, random_game

PLAIN, MINES = Setting(), Setting(mines=1)
EMPTY: dict[str, Any] = {"holes": [], "ships": [[], [], []], "lost": []}


def rules(setting: Setting, **changes: Any) -> list[str]:
    """Return the rules that a changed position breaks."""
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, setting.options(), position={**setting.position(), **changes})
    return [rule for line in caught.value.problems for rule in re.findall(r"cubano-\d+\.\d+", line)]


def seats(setting: Setting, seat: int, **changes: Any) -> list[dict[str, Any]]:
    """Return the seats of a position, one of them changed."""
    found: list[dict[str, Any]] = setting.position()["seats"]
    return [{**player, **changes} if p == seat else player for p, player in enumerate(found)]


@pytest.mark.parametrize("options", SPEC.settings.combinations(), ids=str)
def test_every_position_of_a_game_can_be_started_from(options: dict[str, int]) -> None:
    for match in random_game(4, **options):
        again = Match(SPEC, options, position=match.to_json())
        assert (again.packed(), again.actors()) == (match.packed(), match.actors())
        assert [again.legal(seat) for seat in (0, 1)] == [match.legal(seat) for seat in (0, 1)]


@pytest.mark.parametrize(
    ("changes", "broken"),
    [
        ({"players": 3}, ["cubano-6.1"]),
        ({"turn": 2}, ["cubano-6.6"]),
        ({"starter": -1}, ["cubano-6.6"]),
        ({"phase": None}, ["cubano-6.6"]),
        ({"to_lose": 2}, ["cubano-6.12"]),
        ({"seats": seats(PLAIN, 0, holes=["a5"])}, ["cubano-6.2"]),
        ({"seats": seats(PLAIN, 0, holes=["a5", "b5", "c5"])}, ["cubano-6.2"]),
        ({"seats": seats(PLAIN, 0, holes=["a5", "a8"])}, ["cubano-6.5"]),
        ({"seats": seats(PLAIN, 0, ships=[["b2", "c3"], ["a7", "a8"], ["d6"]])}, ["cubano-6.5"]),
        ({"seats": seats(PLAIN, 0, ships=[["b2", "c3", "d4"], ["a7", "a8"], ["a8"]])}, ["cubano-6.5"]),
        ({"seats": seats(PLAIN, 0, ships=[["b2", "c3", "d4"], ["a7", "a8"], []])}, ["cubano-6.5"]),
        ({"seats": seats(PLAIN, 0, ships=[["b2", "c3", "c4"], ["a7", "a8"], ["d6"]])}, ["cubano-6.5"]),
        ({"seats": seats(PLAIN, 0, lost=["a1"])}, ["cubano-6.5"]),
        ({"dice": [1, 2]}, ["cubano-6.7"]),
        ({"shift": 1}, ["cubano-6.7"]),
        ({"phase": "aim"}, ["cubano-6.7"]),
        ({"phase": "aim", "dice": [5, 6]}, ["cubano-6.7"]),
        ({"phase": "reroll", "dice": [5, 5]}, ["cubano-6.8"]),
        ({"phase": "shift", "shift": 1}, ["cubano-6.9"]),
        ({"phase": "shift", "shift": 1, "aim": "a7"}, ["cubano-6.7"]),
        ({"phase": "shift", "shift": 5, "aim": "a5"}, ["cubano-6.9"]),
        ({"phase": "lose", "to_lose": 1}, ["cubano-6.12"]),
        ({"anchor": "a1"}, ["cubano-6.5"]),
        ({"aim": "a1"}, ["cubano-6.9"]),
        ({"phase": "over"}, ["cubano-6.14"]),
        ({"seats": seats(PLAIN, 0, lost=["b2", "c3", "d4", "a7", "a8", "d6"])}, ["cubano-6.14"]),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_rule(
    changes: dict[str, Any], broken: list[str]
) -> None:
    assert rules(PLAIN, **changes) == broken


@pytest.mark.parametrize(
    ("own", "other", "changes"),
    [
        ({**EMPTY, "ships": [[], ["a7", "a8"], []]}, EMPTY, {"phase": "holes"}),
        (EMPTY, {**EMPTY, "holes": ["a1"]}, {"phase": "holes"}),
        (EMPTY, EMPTY, {"phase": "holes", "turn": 1}),
        (EMPTY, EMPTY, {"phase": "ship"}),
        ({**EMPTY, "holes": ["a1", "b1"]}, EMPTY, {"phase": "ship-end"}),
    ],
)
def test_the_order_of_setting_up_is_kept(
    own: dict[str, Any], other: dict[str, Any], changes: dict[str, Any]
) -> None:
    both = [{**own, "colour": "blue"}, {**other, "colour": "red"}]
    assert {"cubano-6.5", "cubano-6.6"} & set(rules(PLAIN, seats=both, **changes))


@pytest.mark.rule("cubano-6.15")
@pytest.mark.parametrize(
    ("own", "other", "changes"),
    [
        ({"colour": "blue"}, {}, {}),
        ({}, {}, {"turn": 1}),
        ({}, {"colour": "red"}, {}),
        ({"colour": "blue"}, {"colour": "red"}, {}),
        ({"colour": "blue"}, {"colour": "red"}, {"turn": 1}),
        ({"holes": ["a1"]}, {}, {}),
        ({"colour": "blue"}, {"ships": [[], [], ["d6"]]}, {"turn": 1}),
    ],
)
def test_colours_are_chosen_in_turn_before_anything_else(
    own: dict[str, Any], other: dict[str, Any], changes: dict[str, Any]
) -> None:
    none = {**EMPTY, "colour": "none"}
    both = [{**none, **own}, {**none, **other}]
    assert "cubano-6.15" in rules(PLAIN, seats=both, **{"phase": "choosing", **changes})


@pytest.mark.parametrize("addition_only", [-1, 4])
def test_who_only_adds_is_nobody_both_or_one_of_the_two(addition_only: int) -> None:
    with pytest.raises(ImpossiblePosition):
        Match(SPEC, {}, position={**PLAIN.position(), "addition_only": addition_only})


def test_mines_and_additions_have_their_own_conditions() -> None:
    assert rules(MINES, seats=seats(MINES, 1, holes=["a2", "b5"])) == ["cubano-6.4"]
    for only in (1, 2):
        assert rules(Setting(addition_only=only), phase="shift", shift=1, aim="a5") == ["cubano-6.10"]
    may_subtract = Setting(addition_only=3)
    position = {**may_subtract.position(), "phase": "shift", "shift": 1, "aim": "a5"}
    assert Match(SPEC, may_subtract.options(), position=position).actors() == [0]
    lost = ["b2", "c3", "d4", "a7", "a8"]
    assert rules(MINES, seats=seats(MINES, 0, lost=lost), phase="lose", to_lose=1) == ["cubano-6.12"]


# Component packs


def harsh(loss: int) -> Pack:
    """Return components in which a mine costs more."""
    pack = read_pack(SPEC.components.schema)
    return replace(pack, name="harsh", tables={**pack.tables, "mine": {"loss": loss}}, digest="harsh")


def at_a_mine(loss: int, lost: str = "") -> Table:
    position = Setting(mines=1, lost=(lost, "")).position()
    match = Match(SPEC, MINES.options(), NAMES, position=position, components=harsh(loss))
    return Table(match).throw(2, 5).act("fire b5")


@pytest.mark.rule("cubano-6.12")
def test_a_mine_that_costs_more_is_paid_cube_by_cube() -> None:
    t = at_a_mine(2).act("lose d6")
    assert (t.asked, t.phase, t.match.state.to_lose) == (0, "lose", 1)
    assert t.act("lose a8").asked == 1
    assert t.lost(0) == "d6 a8"


@pytest.mark.rule("cubano-6.12")
def test_a_mine_that_costs_all_that_is_left_ends_the_game() -> None:
    t = at_a_mine(2, "b2 c3 d4 d6")
    assert (t.match.winners(), t.lost(0)) == ([1], "b2 c3 d4 d6 a7 a8")


def test_the_cost_of_a_mine_is_ours() -> None:
    assert read_pack(SPEC.components.schema).house_values == ("mine.loss",)
