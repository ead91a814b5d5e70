"""Chapter 5: steps, water, special moves, Start and Finish."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.games.cubitos.data.circuits import WATER
from cubarium.games.cubitos.state import BUYING
from tests.games.cubitos.table import TABLES, Seat, Table, cell_at, table

RIGHT, CURVE, WATERS, STILL = range(4)
SHOPPER = {"credit": 3}
"""Enough to be asked in step 6 and not in step 5."""


def on_the_move(cell: tuple[int, int] | None = None, *, circuit: int = RIGHT, **more: Any) -> Table:
    """Put seat 0 into step 5; it can buy something in step 6, where the test can stop."""
    other = {key: more.pop(key) for key in ("draw", "discard", "active", "began", "legs") if key in more}
    purse = {**SHOPPER, **more}
    return table(stage="move", step="moving", circuit=circuit, cell=cell, more=purse, **other)


def steps(t: Table) -> list[str]:
    return [action.removeprefix("step ") for action in t.legal() if action.startswith("step ")]


# Steps


@pytest.mark.rule("cubitos-5.1", "cubitos-5.2")
@pytest.mark.parametrize(
    ("way", "place"),
    [
        ("left", (10, 9)),
        ("right", (14, 9)),
        ("up-left", (11, 8)),
        ("up-right", (13, 8)),
        ("down-left", (11, 10)),
        ("down-right", (13, 10)),
    ],
)
def test_a_foot_is_a_step_in_any_of_six_directions(way: str, place: tuple[int, int]) -> None:
    t = on_the_move((12, 9), feet=2)
    assert len(steps(t)) == 6
    t.act(f"step {way}")
    assert (t.me.cell, t.me.feet) == (cell_at(RIGHT, *place), 1)


@pytest.mark.rule("cubitos-5.1")
def test_feet_need_not_be_spent_and_those_left_over_are_lost() -> None:
    t = on_the_move((12, 9), feet=3, water=1)
    t.act("step left").act("done")
    assert (t.state.step, t.me.feet, t.me.water) == (BUYING, 0, 0)


@pytest.mark.rule("cubitos-5.1")
def test_without_a_foot_left_the_movement_ends() -> None:
    t = on_the_move((12, 9), feet=2)
    t.act("step left").act("step right")
    assert (t.state.step, t.me.cell) == (BUYING, cell_at(RIGHT, 12, 9))


@pytest.mark.rule("cubitos-5.2")
def test_walls_are_no_spaces() -> None:
    assert steps(on_the_move((9, 6), feet=1)) == ["left", "right", "down-right"]


@pytest.mark.rule("cubitos-5.3")
def test_runners_share_a_space() -> None:
    runners = [Seat(cell=(12, 9), more={"feet": 1, **SHOPPER}), Seat(cell=(14, 9)), Seat(cell=(14, 9))]
    t = table(stage="move", step="moving", players=3, seats=runners)
    t.act("step right")
    assert [p.cell for p in t.state.seats[:3]] == [cell_at(RIGHT, 14, 9)] * 3


# Feet and what they cost


@pytest.mark.rule("cubitos-5.4")
def test_ruling_12_four_coins_and_credits_are_a_foot_and_coins_are_spent_first() -> None:
    t = on_the_move((12, 9), coins=5, credit=3)
    t.act("convert")
    assert (t.me.coins, t.me.credit, t.me.feet) == (1, 3, 1)
    t.act("convert")
    assert (t.me.coins, t.me.credit, t.me.feet) == (0, 0, 2)
    assert "convert" not in t.legal()
    water = on_the_move((12, 9), feet=1, water=1)
    water.act("step left")
    assert (water.me.feet, water.me.water) == (0, 1)


@pytest.mark.rule("cubitos-5.4")
def test_feet_may_be_bought_between_steps_and_never_turned_back() -> None:
    t = on_the_move((12, 9), feet=1, credit=7)
    t.act("step left").act("convert").act("step left")
    assert (t.me.cell, t.me.credit) == (cell_at(RIGHT, 8, 9), 3)


@pytest.mark.rule("cubitos-5.5")
def test_only_a_water_foot_leads_into_water() -> None:
    assert "right" not in steps(on_the_move((25, 6), feet=2))
    t = on_the_move((25, 6), feet=2, water=1)
    t.act("step right")
    assert (t.me.cell, t.me.feet, t.me.water) == (cell_at(RIGHT, 27, 6), 2, 0)


@pytest.mark.rule("cubitos-5.5")
def test_any_foot_leads_out_of_water() -> None:
    t = on_the_move((27, 6), feet=1)
    t.act("step right")
    assert t.me.cell == cell_at(RIGHT, 29, 6)


@pytest.mark.rule("cubitos-5.5")
def test_water_feet_serve_on_land_when_the_others_are_spent() -> None:
    t = on_the_move((12, 9), water=2)
    t.act("step left").act("step left")
    assert (t.me.cell, t.me.water) == (cell_at(RIGHT, 8, 9), 0)


@pytest.mark.rule("cubitos-5.5", "cubitos-5.11")
def test_an_exit_into_water_needs_a_water_foot() -> None:
    assert [a for a in on_the_move(feet=1).legal() if a.startswith("exit")] == [
        "exit 1",
        "exit 2",
        "exit 4",
        "exit 5",
    ]
    t = on_the_move(feet=1, water=1)
    t.act("exit 3")
    assert (t.me.cell, t.me.feet, t.me.water) == (cell_at(RIGHT, 21, 8), 1, 0)


@pytest.mark.rule("cubitos-5.6")
def test_a_runner_may_end_in_water() -> None:
    t = on_the_move((25, 6), water=1)
    t.act("step right")
    assert (t.state.step, t.me.cell) == (BUYING, cell_at(RIGHT, 27, 6))


@pytest.mark.rule("cubitos-5.6")
def test_ruling_13_a_stranded_runner_stays_until_it_has_a_water_foot() -> None:
    stranded = next(
        cell
        for cell, space in enumerate(TABLES["SPACE"])
        if space == WATER and all(n < 0 or TABLES["SPACE"][n] == WATER for n in TABLES["NEIGHBOURS"][cell])
    )
    place = TABLES["CELL_X"][stranded], TABLES["CELL_Y"][stranded]
    board = TABLES["BOARD_OF"][stranded]
    t = table(active="3 dark-gray-foot", circuit=board, cell=place, more=SHOPPER)
    t.act("pass")
    assert (t.state.step, t.me.cell) == (BUYING, stranded)
    swimmer = on_the_move(place, circuit=board, feet=3, water=1)
    assert len(steps(swimmer)) >= 1


# Special moves


@pytest.mark.rule("cubitos-5.7")
def test_a_special_move_may_be_used_when_arriving_passing_or_beginning_there() -> None:
    assert "jet-pack" in on_the_move((5, 0), circuit=STILL, feet=1).legal()
    t = on_the_move((7, 0), circuit=STILL, feet=2)
    assert "jet-pack" not in t.legal()
    t.act("step left")
    assert t.legal() == ["step right", "step down-left", "step down-right", "jet-pack", "done"]
    t.act("step right")  # nobody has to use it
    assert t.me.feet == 0


@pytest.mark.rule("cubitos-5.7")
def test_each_special_move_serves_once_in_a_round() -> None:
    t = on_the_move((5, 0), circuit=STILL, feet=3)
    t.act("jet-pack")
    assert "jet-pack" not in t.legal()
    t.act("step right").act("step left")
    assert "jet-pack" not in t.legal()
    assert t.me.feet == 4


@pytest.mark.rule("cubitos-5.7")
def test_a_special_move_used_once_leaves_the_others_and_the_other_players() -> None:
    runner = Seat(cell=(5, 0), more={"feet": 12})
    other = Seat(cell=(5, 0), more={"feet": 1, **SHOPPER})
    t = table(stage="move", step="moving", circuit=STILL, seats=[runner, other])
    t.act("jet-pack")
    for way in ("down-left", "down-left", "down-left", "down-left"):
        t.act(f"step {way}")
    assert t.me.cell == cell_at(STILL, 1, 4)
    t.act("step down-right").act("step right")
    assert "shortcut" in t.legal()
    t.act("done")
    assert (t.asked, "jet-pack" in t.legal()) == (1, True)


@pytest.mark.rule("cubitos-5.7")
def test_a_new_round_opens_special_moves_again() -> None:
    used = Seat(cell=(5, 0), more={"moved": 0b111111, **SHOPPER})
    t = table(stage="buy", step="buying", circuit=STILL, seats=[used, Seat(draw="9 light-gray dark-gray")])
    t.act("done")
    assert (t.state.round_number, t.me.moved) == (2, 0)


@pytest.mark.rule("cubitos-5.8")
def test_a_shortcut_for_coins_is_paid_in_full_with_coins_and_credits() -> None:
    assert "shortcut" not in on_the_move((5, 0), circuit=CURVE, coins=2, credit=1, feet=9).legal()
    t = on_the_move((5, 0), circuit=CURVE, coins=3, credit=4, feet=1)
    t.act("shortcut")
    assert (t.me.cell, t.me.coins, t.me.credit, t.me.feet) == (cell_at(CURVE, 4, 9), 0, 3, 1)
    t.act("step right")
    assert t.me.cell == cell_at(CURVE, 6, 9)


@pytest.mark.rule("cubitos-5.8")
def test_a_shortcut_for_feet_is_paid_in_full_and_takes_water_feet_last() -> None:
    assert "shortcut" not in on_the_move((4, 5), circuit=STILL, feet=6, credit=9).legal()
    t = on_the_move((4, 5), circuit=STILL, feet=6, water=2)
    t.act("shortcut")
    assert (t.me.cell, t.me.feet, t.me.water) == (cell_at(STILL, 23, 2), 0, 1)


@pytest.mark.rule("cubitos-5.9")
def test_a_jet_pack_doubles_both_kinds_of_feet() -> None:
    t = on_the_move((5, 0), circuit=STILL, feet=3, water=2)
    t.act("jet-pack")
    assert (t.me.feet, t.me.water) == (6, 4)


@pytest.mark.rule("cubitos-5.9")
def test_feet_bought_before_the_jet_pack_are_doubled_and_those_after_are_not() -> None:
    t = on_the_move((5, 0), circuit=STILL, feet=1, credit=8)
    t.act("convert").act("jet-pack")
    assert t.me.feet == 4
    t.act("convert")
    assert t.me.feet == 5


# Start and Finish


@pytest.mark.rule("cubitos-5.11")
def test_start_leads_to_its_exits_and_nowhere_else() -> None:
    t = on_the_move(circuit=WATERS, feet=2)
    assert t.legal() == [*(f"exit {n}" for n in range(1, 7)), "done"]
    t.act("exit 2")
    assert t.me.cell == cell_at(WATERS, 20, 1)
    assert "left" not in steps(t)  # nothing leads back


@pytest.mark.rule("cubitos-5.11")
def test_ruling_15_only_the_listed_exits_and_entries_count() -> None:
    beside_start = on_the_move((16, 7), feet=1)
    assert (steps(beside_start), "finish" in beside_start.legal()) == (
        ["left", "up-left", "down-left"],
        True,
    )
    exit_cell = on_the_move((20, 7), feet=1)
    assert steps(exit_cell) == ["right", "up-right"]
    assert "finish" not in exit_cell.legal()


@pytest.mark.rule("cubitos-5.12")
def test_the_step_onto_finish_completes_a_lap_and_the_runner_goes_on() -> None:
    t = on_the_move((15, 6), feet=3, legs=2)
    t.act("finish")
    assert (t.me.laps, t.me.cell, t.me.feet) == (1, TABLES["START_CELL"][RIGHT], 2)
    t.act("exit 1").act("step right")
    assert t.me.cell == cell_at(RIGHT, 23, 6)


@pytest.mark.rule("cubitos-5.12")
def test_ruling_16_the_way_from_finish_to_start_costs_nothing() -> None:
    t = on_the_move((15, 6), feet=1, legs=2)
    t.act("finish")
    assert (t.state.step, t.me.laps, t.me.cell) == (BUYING, 1, TABLES["START_CELL"][RIGHT])


@pytest.mark.rule("cubitos-5.12")
def test_a_runner_may_move_on_after_the_last_lap() -> None:
    t = on_the_move((15, 6), feet=2)
    t.act("finish")
    assert "exit 1" in t.legal()


@pytest.mark.rule("cubitos-5.12")
def test_ruling_45_finish_may_be_entered_from_zone_7() -> None:
    assert TABLES["ZONE"][cell_at(RIGHT, 15, 10)] == 7
    t = on_the_move((15, 10), feet=1, legs=2)
    t.act("finish")
    assert t.me.laps == 1


@pytest.mark.rule("cubitos-5.12")
def test_ruling_43_a_lap_may_be_completed_in_the_roll_phase() -> None:
    t = table("reckless-cheese", active="yellow-ability", roll="light-gray", cell=(15, 6), legs=2)
    t.act("push", "")
    t.act("finish")
    assert (t.me.laps, t.me.cell, t.legal()) == (1, TABLES["START_CELL"][RIGHT], ["push", "pass"])


# The direction of the race


def reached(board: int, zones: range) -> set[int]:
    """Return the spaces that lie on some way from Start through these zones, on foot or through water."""
    found: set[int] = set()
    queue = [cell for cell in TABLES["EXITS"][board] if cell >= 0]
    while queue:
        cell = queue.pop()
        if cell not in found and TABLES["ZONE"][cell] in zones:
            found.add(cell)
            queue += [other for other in TABLES["NEIGHBOURS"][cell] if other >= 0]
    return found


@pytest.mark.rule("cubitos-15.2", "cubitos-15.3")
@pytest.mark.parametrize("board", [RIGHT, CURVE, WATERS, STILL])
def test_nobody_reaches_finish_without_crossing_every_line(board: int) -> None:
    for left_out in range(1, 8):
        others = reached(board, range(left_out))
        assert not any(TABLES["IS_ENTRY"][cell] for cell in others)
    assert any(TABLES["IS_ENTRY"][cell] for cell in reached(board, range(9)))
