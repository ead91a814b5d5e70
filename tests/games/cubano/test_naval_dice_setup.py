"""Chapters 6.1 to 6.6: halves, holes, mines and the fleet."""

from __future__ import annotations

from collections import Counter

import pytest

from cubarium.engine.components.pack import read_pack
from cubarium.engine.errors import Malformed
from cubarium.engine.match import SPECTATOR, Match, Undo
from cubarium.engine.record import to_json
from cubarium.games.cubano.naval_dice.rules.placing import line_between
from cubarium.games.cubano.naval_dice.state import HALF_NAMES
from cubarium.games.cubano.rules.board import COLOURS
from tests.games.cubano.naval_dice_table import SPEC, new_game, unchosen


def line(start: str, end: str, length: int) -> str:
    squares = line_between(HALF_NAMES.index(start), HALF_NAMES.index(end), length)
    return " ".join(name for i, name in enumerate(HALF_NAMES) if squares >> i & 1)


@pytest.mark.rule("cubano-6.1")
def test_each_half_has_letters_a_to_d_and_digits_1_to_8() -> None:
    assert len(HALF_NAMES) == 32
    assert (HALF_NAMES[0], HALF_NAMES[3], HALF_NAMES[4], HALF_NAMES[-1]) == ("a1", "d1", "a2", "d8")
    assert new_game().legal() == [f"remove {name}" for name in HALF_NAMES]


@pytest.mark.rule("cubano-6.2")
def test_two_cubes_are_taken_out_as_dice() -> None:
    t = new_game().act("remove b2")
    assert (t.phase, t.asked) == ("holes", 0)
    assert t.refused("remove b2") == "cubano-6.2"
    assert t.refused("place a1") == "cubano-6.2"
    t.act("remove d7")
    assert (t.phase, t.half(0)["holes"]) == ("ship", ["b2", "d7"])
    assert t.refused("remove a1") == "cubano-6.5"


@pytest.mark.rule("cubano-6.3")
@pytest.mark.parametrize("mines", [0, 1])
def test_the_holes_are_islands_or_mines(mines: int) -> None:
    t = new_game(mines=mines).act("remove a6")
    words = SPEC.table.words.event(t.match.moves[-1].notes[0], t.match.seats, "en")
    assert words == f"Ada takes out a6, now {'a mine' if mines else 'an island'}."


@pytest.mark.rule("cubano-6.4")
def test_ruling_47_mines_lie_where_the_dice_leave_no_choice() -> None:
    t = new_game(mines=1)
    free = {action.removeprefix("remove ") for action in t.legal()}
    assert free == {"a1", "b2", "c3", "d4", *(name for name in HALF_NAMES if name[1] in "5678")}
    assert t.refused("remove a2") == "cubano-6.4"
    assert "remove a2" in new_game(mines=0).legal()


@pytest.mark.rule("cubano-6.5")
def test_ruling_45_a_fleet_has_one_ship_of_each_kind() -> None:
    t = new_game().act("remove a1", "remove b1", "place a8", "to c8", "place d7", "to d8", "place a5")
    assert t.half(0)["ships"] == [["a8", "b8", "c8"], ["d7", "d8"], ["a5"]]
    assert (t.phase, t.asked) == ("holes", 1)
    assert read_pack(SPEC.components.schema).tables["fleet"] == {"carrier": 3, "escort": 2, "submarine": 1}


@pytest.mark.rule("cubano-6.5")
def test_ruling_48_ships_are_straight_lines_in_eight_directions() -> None:
    t = new_game().act("remove a8", "remove d8", "place b3")
    assert t.legal() == ["to b1", "to d1", "to d3", "to b5", "to d5"]
    assert t.refused("to c5") == "cubano-6.5"
    assert t.act("to d5").half(0)["ships"][0] == ["b3", "c4", "d5"]


@pytest.mark.parametrize(
    ("start", "end", "length", "squares"),
    [
        ("a1", "a3", 3, "a1 a2 a3"),
        ("c1", "a1", 3, "a1 b1 c1"),
        ("d8", "b6", 3, "b6 c7 d8"),
        ("a4", "c2", 3, "c2 b3 a4"),
        ("b5", "b5", 1, "b5"),
        ("a1", "b3", 3, ""),
        ("a1", "a2", 3, ""),
        ("a1", "a4", 3, ""),
        ("d1", "a2", 2, ""),
        ("b5", "b6", 1, ""),
    ],
)
def test_lines(start: str, end: str, length: int, squares: str) -> None:
    assert line(start, end, length) == squares


@pytest.mark.rule("cubano-6.5")
def test_ships_keep_clear_of_holes_and_of_each_other() -> None:
    t = new_game().act("remove a2", "remove b1")
    assert t.refused("place a2") == "cubano-6.5"
    t.act("place a1")
    assert t.asked == 0 and t.half(0)["ships"][0] == ["a1", "b2", "c3"]
    assert t.refused("place b2") == "cubano-6.5"
    t.act("place c2", "to c1")
    assert t.half(0)["ships"][1] == ["c1", "c2"]


def test_a_ship_that_can_end_in_one_square_only_is_placed_at_once() -> None:
    t = new_game().act("remove a2", "remove b1", "place a1")
    assert (t.phase, t.match.to_json()["anchor"]) == ("ship", None)
    assert t.events() == ["places"]


def test_a_square_without_room_for_the_ship_is_refused() -> None:
    t = new_game().act("remove a2", "remove b1", "place b2", "to d4")
    assert t.refused("place a1") == "cubano-6.5"


@pytest.mark.rule("cubano-6.6")
@pytest.mark.parametrize("starter", [0, 1])
def test_who_begins_sets_up_first_and_throws_first(starter: int) -> None:
    t = new_game(starter)
    fleet = ("remove a1", "remove b1", "place a8", "to c8", "place d7", "to d8", "place a5")
    assert t.asked == starter
    t.act(*fleet)
    assert t.asked == 1 - starter
    t.act(*fleet)
    assert (t.asked, t.phase, t.legal()) == (starter, "throw", ["throw"])
    assert Counter(Match(SPEC, {}, seed=seed).state.starter for seed in range(40)).keys() == {0, 1}


@pytest.mark.rule("cubano-6.6")
def test_everything_is_open() -> None:
    t = new_game().act("remove a1", "remove b1", "place a8")
    for seat in (SPECTATOR, 0, 1):
        assert to_json(t.match.view(seat)) == {**t.match.to_json(), "viewer": seat}


@pytest.mark.rule("cubano-6.15")
@pytest.mark.parametrize("starter", [0, 1])
def test_each_player_chooses_a_colour_in_turn_and_never_that_of_the_other(starter: int) -> None:
    t = unchosen(starter)
    assert (t.asked, t.legal()) == (starter, [f"colour {name}" for name in COLOURS])
    assert t.refused("remove a1") == t.refused("throw") == "cubano-6.15"
    t.act("colour green")
    assert (t.asked, len(t.legal())) == (1 - starter, 5)
    assert t.refused("colour green") == "cubano-6.15"
    t.act("colour brown")
    assert (t.asked, t.phase) == (starter, "holes")
    assert (t.half(starter)["colour"], t.half(1 - starter)["colour"]) == ("green", "brown")
    assert t.refused("colour blue") == "cubano-6.15"


def test_setting_up_is_taken_back_freely() -> None:
    t = new_game().act("remove a1", "remove b1", "place a8")
    assert t.match.undo_kind(0) is Undo.FREE
    t.act("to c8")
    assert t.match.undo_kind(0) is Undo.FREE


def test_actions_that_do_not_exist_are_refused() -> None:
    for text in ("", "remove", "remove e1", "reroll 4", "reroll", "throw 1", "plus ", "sink a1"):
        with pytest.raises(Malformed):
            SPEC.actions.from_text(text)
    for number in (-1, SPEC.actions.count):
        with pytest.raises(Malformed):
            SPEC.actions.to_text(number)
