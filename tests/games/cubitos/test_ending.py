"""Chapter 10: the last lap, who wins, several laps, the Grand Finale, the round limit."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.engine.match import Match
from cubarium.games.cubitos.events import BUYS, FULL_TIE, PASSES, SHARES, THROWS, WINS
from cubarium.games.cubitos.state import BUYING, MOVING, ROLLING
from tests.games.cubitos.table import BUILT_IN, GRAND_FINALE, SPEC, TABLES, Seat, Table, cell_at, table

BEFORE_FINISH = (15, 6)
TO_DRAW = "9 light-gray dark-gray"
SECOND_BOARD, FIRST_BOARD = 2, 3
START = TABLES["START_CELL"]
FIRST_FINISH = TABLES["FINISH_CELL"][FIRST_BOARD]
ENTRY = (26, 7)
"""From here a step leads onto the Finish of the first board of the Grand Finale."""


def runner(feet: int, cell: tuple[int, int] | None = BEFORE_FINISH, **more: Any) -> Seat:
    return Seat(draw=TO_DRAW, cell=cell, more={"feet": feet, **more})


def moving(*seats: Seat, **state: Any) -> Table:
    return table(stage="move", step="moving", players=len(seats), seats=seats, **state)


def finale(cell: int, feet: int, **state: Any) -> Table:
    """Let seat 0 move in the Grand Finale; seat 1 stands on its first Start."""
    mine = Seat(draw=TO_DRAW, more={"cell": cell, "began": cell, "feet": feet, **state.pop("more", {})})
    return moving(mine, Seat(draw=TO_DRAW), circuit=GRAND_FINALE, legs=2, **state)


# The last lap


@pytest.mark.rule("cubitos-10.1")
def test_the_round_is_played_on_when_a_runner_has_finished() -> None:
    t = moving(runner(1), runner(1, (12, 9)))
    t.act("finish")
    assert (t.match.is_over, t.state.step, t.asked) == (False, MOVING, 1)
    t.act("done")
    assert t.match.is_over


@pytest.mark.rule("cubitos-10.1")
def test_a_lap_completed_in_the_roll_phase_ends_the_game_after_the_round() -> None:
    rolling = Seat(active="yellow-ability", roll="light-gray", cell=BEFORE_FINISH)
    other = Seat(active="dark-gray-foot", cell=(12, 9))
    t = table("reckless-cheese", seats=[rolling, other])
    t.act("push", "").act("finish")
    assert (t.state.step, t.me.laps) == (ROLLING, 1)
    t.act("pass")
    assert (t.state.step, t.asked) == (MOVING, 1)
    t.act("done")
    assert t.match.winners() == [0]


# Victory


@pytest.mark.rule("cubitos-10.2")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_only_finisher_wins(winner: int) -> None:
    seats = [runner(1), runner(1, (12, 9))]
    t = moving(*(seats if winner == 0 else reversed(seats)))
    t.act("finish" if winner == 0 else "done").act("done" if winner == 0 else "finish")
    assert (t.match.winners(), t.match.returns()) == ([winner], [1, -1] if winner == 0 else [-1, 1])
    assert [note.seat for note in t.notes(WINS)] == [winner]


@pytest.mark.rule("cubitos-10.2")
def test_of_several_finishers_the_one_farthest_past_start_wins() -> None:
    t = moving(runner(2), runner(3), runner(1, (12, 9)))
    t.act("finish").act("exit 1").act("finish").act("exit 1").act("step right").act("done")
    assert (t.match.winners(), t.match.scores()) == ([1], [101, 102, 29])
    assert t.match.returns() == [0, 2, -2]


@pytest.mark.rule("cubitos-10.3")
def test_more_laps_are_farther_than_any_progress() -> None:
    far, ahead = Seat(cell=BEFORE_FINISH), Seat(more={"laps": 1})
    t = moving(Seat(cell=(23, 6), more={"laps": 1, "feet": 1}), far, ahead, legs=3)
    assert t.match.scores() == [102, TABLES["PROGRESS"][cell_at(0, *BEFORE_FINISH)], 100]
    assert t.match.returns() == [2, -2, 0]


@pytest.mark.rule("cubitos-10.3")
def test_ruling_24_the_fewest_steps_on_land_count_whatever_way_was_taken() -> None:
    t = moving(runner(4), runner(3))
    t.act("finish").act("exit 1").act("step right").act("step left")
    t.act("finish").act("exit 1").act("step right")
    assert (t.match.winners(), t.match.scores()) == ([1], [101, 102])


@pytest.mark.rule("cubitos-10.4")
def test_ruling_25_after_a_full_tie_all_play_on_until_one_is_farthest_of_all() -> None:
    t = moving(runner(1), runner(1), runner(1, (12, 9)))
    t.act("finish").act("finish").act("done")
    assert (t.match.is_over, len(t.notes(FULL_TIE))) == (False, 1)
    assert (t.state.round_number, t.state.tie_break) == (2, 1)
    t.act("draw dark-gray", "").act("pass", "")  # seat 2 draws all it has
    assert t.asked == 2
    t.act("pass")
    assert t.asked == 0
    t.act("draw dark-gray", "").act("pass")
    assert (t.match.is_over, t.state.round_number) == (False, 3)


@pytest.mark.rule("cubitos-10.4")
def test_a_tie_that_goes_on_is_no_end() -> None:
    level = {"laps": 1}
    t = moving(runner(1, None, **level), runner(1, None, **level), tie_break=1)
    t.act("exit 1").act("exit 2")
    assert (t.match.is_over, t.state.round_number) == (False, 2)


@pytest.mark.rule("cubitos-10.4")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_first_who_is_strictly_farthest_wins_whoever_it_is(winner: int) -> None:
    level = [Seat(more={"laps": 1, "feet": 1}) for _ in range(3)]
    t = moving(*level, tie_break=1)
    for seat in range(3):
        t.act("exit 1" if seat == winner else "done")
    assert t.match.winners() == [winner]


@pytest.mark.rule("cubitos-10.4", "cubitos-12.42")
def test_pronto_bronto_has_no_effect_in_the_rounds_of_a_tie() -> None:
    brontos = [Seat(active="2 purple-ability", roll="light-gray", more={"laps": 1, "credit": 4})]
    tied = table("pronto-bronto", seats=brontos, tie_break=1)
    usual = table("pronto-bronto", seats=brontos, legs=2)
    assert usual.act("pass").me.feet == 8
    assert tied.act("pass").me.feet == 0


# Several laps and two boards


@pytest.mark.rule("cubitos-10.5")
def test_only_the_last_lap_ends_the_game() -> None:
    t = moving(runner(1), Seat(draw=TO_DRAW), legs=2)
    t.act("finish")
    assert (t.match.is_over, t.state.round_number, t.me.laps) == (False, 2, 1)
    last = moving(runner(1, laps=1), Seat(draw=TO_DRAW), legs=2)
    last.act("finish")
    assert last.match.winners() == [0]


@pytest.mark.rule("cubitos-10.6")
def test_ruling_26_the_first_finish_is_a_space_to_rest_on() -> None:
    t = finale(cell_at(FIRST_BOARD, *ENTRY), feet=1)
    t.act("finish")
    assert (t.match.is_over, t.state.round_number) == (False, 2)
    assert (t.me.cell, t.me.laps) == (FIRST_FINISH, 0)
    assert [p.amount for p in t.state.seats[:2]] == [9, 18]


@pytest.mark.rule("cubitos-10.6")
def test_the_step_to_the_second_board_costs_a_foot() -> None:
    t = finale(cell_at(FIRST_BOARD, *ENTRY), feet=3)
    t.act("finish")
    assert t.legal() == ["next-board", "done"]
    t.act("next-board")
    assert (t.me.cell, t.me.laps, t.me.feet) == (START[SECOND_BOARD], 1, 1)
    t.act("exit 1")
    assert t.me.cell == cell_at(SECOND_BOARD, 19, 0)


@pytest.mark.rule("cubitos-10.6")
def test_without_a_foot_the_runner_rests_another_round() -> None:
    assert "next-board" not in finale(FIRST_FINISH, feet=0, more={"credit": 4}).legal()
    assert finale(FIRST_FINISH, feet=0, more={"water": 1}).legal() == ["next-board", "done"]


@pytest.mark.rule("cubitos-10.6", "cubitos-3.2")
def test_the_second_board_is_a_second_lap_for_the_draw_amount() -> None:
    t = finale(FIRST_FINISH, feet=1)
    t.act("next-board")
    assert [p.amount for p in t.state.seats[:2]] == [9, 18]
    zone_2 = cell_at(SECOND_BOARD, 27, 4)
    assert TABLES["ZONE"][zone_2] == 2
    ahead = finale(cell_at(SECOND_BOARD, 29, 4), feet=1, more={"laps": 1})
    ahead.act("step left")
    assert [p.amount for p in ahead.state.seats[:2]] == [9, 20]


@pytest.mark.rule("cubitos-10.6")
def test_the_race_ends_at_the_second_finish_and_goes_on_from_the_second_start() -> None:
    t = finale(cell_at(SECOND_BOARD, 13, 0), feet=2, more={"laps": 1})
    t.act("finish")
    assert (t.me.cell, t.me.laps) == (START[SECOND_BOARD], 2)
    t.act("exit 1")
    assert t.match.winners() == [0]


@pytest.mark.rule("cubitos-10.6", "cubitos-10.3")
def test_a_runner_on_the_first_finish_is_ahead_of_that_board_and_behind_the_next() -> None:
    cells = [FIRST_FINISH, cell_at(FIRST_BOARD, *ENTRY), START[SECOND_BOARD]]
    seats = [Seat(more={"cell": cell, "laps": int(i == 2), "feet": 1}) for i, cell in enumerate(cells)]
    t = moving(*seats, circuit=GRAND_FINALE, legs=2)
    assert t.match.returns() == [0, -2, 2]


@pytest.mark.rule("cubitos-10.6", "cubitos-12.42")
@pytest.mark.parametrize(
    ("cell", "laps", "feet"),
    [(START[FIRST_BOARD], 0, 4), (FIRST_FINISH, 0, 0), (cell_at(SECOND_BOARD, 27, 4), 1, 3)],
)
def test_pronto_bronto_looks_at_the_board_of_its_runner(cell: int, laps: int, feet: int) -> None:
    mine = Seat(active="purple-ability", more={"cell": cell, "began": cell, "laps": laps, "credit": 4})
    t = table("pronto-bronto", seats=[mine], circuit=GRAND_FINALE, legs=2)
    t.act("pass")
    assert (t.state.step, t.me.feet) == (MOVING, feet)


# No game lasts for ever


@pytest.mark.rule("cubitos-10.7")
def test_ruling_27_the_farthest_wins_when_the_rounds_are_over() -> None:
    ahead = Seat(cell=(23, 6), more={"credit": 3})
    t = table(stage="buy", step="buying", seats=[ahead, Seat(cell=(21, 6))], round_number=7, round_limit=7)
    t.act("done")
    assert (t.match.is_over, t.match.winners()) == (True, [0])
    assert table(round_limit=200).match.options.round_limit == 200
    assert Match(SPEC, {"players": 2}, components=BUILT_IN).state.round_limit == 200


@pytest.mark.rule("cubitos-10.7")
def test_equal_runners_share_the_victory_when_the_rounds_are_over() -> None:
    seats = [Seat(cell=(23, 6), more={"credit": 3}), Seat(cell=(23, 6)), Seat(cell=(21, 6))]
    t = table(stage="buy", step="buying", players=3, seats=seats, round_number=7, round_limit=7)
    t.act("done")
    assert (t.match.winners(), [note.seat for note in t.notes(SHARES)]) == ([0, 1], [0, 1])


@pytest.mark.rule("cubitos-10.7")
def test_the_round_before_the_limit_is_followed_by_another() -> None:
    seats = [Seat(more={"credit": 3}), Seat(draw=TO_DRAW)]
    t = table(stage="buy", step="buying", seats=seats, round_number=6, round_limit=7)
    t.act("done")
    assert (t.match.is_over, t.state.round_number) == (False, 7)


@pytest.mark.rule("cubitos-10.7")
def test_after_sixty_pushes_the_phase_ends_by_a_pass() -> None:
    t = table(roll="2 light-gray", more={"pushes": 59, "credit": 4})
    assert t.legal() == ["push", "pass"]
    t.act("push", "")
    assert (t.state.step, len(t.notes(THROWS)), len(t.notes(PASSES))) == (MOVING, 1, 1)
    forced = table("the-cheese-stands-alone", roll="yellow light-gray", more={"pushes": 59, "credit": 4})
    forced.act("push", "yellow-ability")
    assert (forced.state.step, len(forced.notes(THROWS))) == (MOVING, 1)


@pytest.mark.rule("cubitos-10.8")
def test_ruling_28_with_one_finisher_the_rest_of_the_round_is_left_out() -> None:
    t = moving(runner(1, credit=30), Seat(more={"credit": 3}))
    t.act("finish").act("done")
    assert (t.match.is_over, t.notes(BUYS)) == (True, [])


@pytest.mark.rule("cubitos-10.8", "cubitos-10.4")
def test_after_a_full_tie_the_rest_of_the_round_is_played() -> None:
    t = moving(runner(1, credit=3), runner(1))
    t.act("finish").act("finish")
    assert (t.state.step, t.asked) == (BUYING, 0)
