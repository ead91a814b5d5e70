"""Chapter 2 of Cub'ano: leaving, the third phase, the end and the ranking."""

from __future__ import annotations

import pytest

from cubarium.games.cubano.rules.board import SQUARE_NAMES
from tests.games.cubano.two_dice_table import Table, table

ROWS = [" ".join(SQUARE_NAMES[8 * r : 8 * r + 8]) for r in range(8)]
TWENTY = " ".join([*ROWS[:2], *ROWS[2].split()[:4]])
STEADY = (8, 0)
"""A reserve that keeps a player in the third phase."""


def leader(squares: str, **setting: object) -> Table:
    """Return a table where seat 0 has squares and threw an own double."""
    return table(cubes=[squares, "h8"], **setting).throw("brown", "brown")


# The voluntary exit


@pytest.mark.rule("cubano-2.31", "cubano-2.34")
def test_leaving_lays_the_reserve_and_both_dice() -> None:
    t = leader(TWENTY, reserves=[(3, 1)], formed="a8 c8 e8 a6").act("exit")
    assert t.refused("fill a8") == "cubano-2.31"  # bars come first
    t.act("lay d5-d6", "lay e5-e6", "lay f5-f6")
    assert t.refused("lay g5-g6") == t.refused("form g6") == "cubano-2.31"
    t.act("fill a8", "fill c8", "fill e8")
    assert (t.status(0), t.reserve(0), t.state.seats[0].has_dice) == ("out", (0, 0), 0)
    assert [t.colour(q) for q in ("a8", "c8", "e8", "a6")] == ["brown"] * 3 + ["none"]
    assert t.events("exits") == [{"seat": 0, "squares": 23}]


@pytest.mark.rule("cubano-2.31")
def test_what_leaves_no_choice_is_done_at_once() -> None:
    t = leader(TWENTY, formed="a8 c8").act("exit")
    assert (t.status(0), t.colour("a8"), t.asked) == ("out", "brown", 1)


@pytest.mark.rule("cubano-2.32")
def test_leaving_needs_room_for_all_cubes() -> None:
    t = leader(TWENTY, reserves=[(0, 1)], formed="a8 c8")
    assert t.refused("exit") == "cubano-2.32"
    t = leader(TWENTY, reserves=[(2, 1)], formed="c8 e8").act("exit")
    assert {"form a8", "form d8"} <= set(t.legal())
    assert t.refused("form d6") == t.refused("fill c8") == t.refused("lay a4-a5") == "cubano-2.32"
    t.act("form a8")
    assert (t.status(0), t.colour("a8")) == ("out", "brown")


@pytest.mark.rule("cubano-2.32")
def test_one_bar_may_make_room_for_two() -> None:
    t = leader(TWENTY, reserves=[(1, 0)], bars="a7-a8 b7-b8 b8-c8").act("exit", "form a8")
    assert (t.status(0), t.colour("a8"), t.colour("b8")) == ("out", "brown", "brown")


@pytest.mark.rule("cubano-2.33")
def test_ruling_22_twenty_two_squares_are_needed_dice_included() -> None:
    t = leader(TWENTY, formed="a8 c8")
    assert "exit" in t.legal()
    nineteen = TWENTY.rsplit(" ", 1)[0]
    assert leader(nineteen, reserves=[(2, 0)], formed="a8 c8").refused("exit") == "cubano-2.33"
    assert "exit" in leader(nineteen, reserves=[(0, 1)], formed="a8 c8 e8").legal()


@pytest.mark.rule("cubano-2.31")
def test_ruling_23_surplus_bars_go_on_any_free_edge_and_may_form_squares() -> None:
    t = leader(TWENTY, reserves=[(2, 0)], formed="c8 e8").act("exit", "lay a7-a8", "lay a8-b8")
    assert t.is_formed("a8")
    assert t.legal() == ["fill a8", "fill c8", "fill e8"]


@pytest.mark.rule("cubano-2.34")
def test_who_is_out_has_no_turn_no_claims_and_is_never_flipped() -> None:
    t = leader(TWENTY, formed="a8 c8").act("exit").throw("brown", "brown")
    assert (t.asked, t.events("claims")) == (2, [])
    t.throw("green", "blue")
    assert t.asked == 1


@pytest.mark.rule("cubano-2.35")
def test_ruling_24_a_capot_ends_the_game_only_as_an_option() -> None:
    def leave(stop: int, others: str = "") -> Table:
        setting = {"formed": "a8 c8", "options": {"stop_on_capot": stop}}
        return table(cubes=[TWENTY, others], **setting).throw("brown", "brown").act("exit")

    assert not leave(0).match.is_over
    assert not leave(1, "h8").match.is_over
    t = leave(1)
    assert (t.match.is_over, t.match.winners(), t.events("capot")) == (True, [0], [{"seat": 0}])


# The third phase


@pytest.mark.rule("cubano-2.46")
def test_waiting_players_give_up_their_dice_when_the_third_phase_starts() -> None:
    t = table(players=4, turn=2, heap=(0, 1), waiting=[0, 1], reserves=[(0, 0)] * 2 + [STEADY])
    t.throw("orange", "blue").act("draw cube")
    assert (t.state.phase, t.heap, t.status(0), t.status(1)) == (3, (0, 4), "expelled", "expelled")
    assert t.asked == 3


@pytest.mark.rule("cubano-2.47")
def test_ruling_18_own_dice_draw_units_of_the_new_heap_and_values_do_not_count() -> None:
    setting = {"phase": 3, "heap": (6, 3), "cubes": ["a1 b1"], "reserves": [(0, 0), STEADY]}
    t = table(**setting).throw("green", "blue")
    assert t.reserve(0) == (0, 0)
    assert table(**setting).throw("brown", "blue").act("draw bars").reserve(0) == (4, 0)
    assert table(**setting).throw("brown", "blue").act("draw cube").reserve(0) == (0, 1)
    t = table(**setting).throw("brown", "brown").act("draw bars", "draw bars")
    assert (t.reserve(0), t.heap) == ((6, 0), (0, 3))


@pytest.mark.rule("cubano-2.48")
def test_leaving_needs_no_minimum_in_the_third_phase() -> None:
    t = leader("a1 b1", phase=3, heap=(0, 1), formed="a8 c8", reserves=[(0, 0), STEADY]).act("exit")
    assert t.status(0) == "out"


SOLVENT = [
    ("a1 b1", (0, 0)),
    ("a1", (0, 1)),
    *[("a1", (bars, 0)) for bars in (1, 2, 3, 4)],
    ("", (0, 2)),
    *[("", (bars, 1)) for bars in (1, 2, 3, 4)],
    *[("", (bars, 0)) for bars in (5, 6, 7, 8)],
]
INSOLVENT = [("a1", (0, 0)), ("", (0, 1)), *[("", (bars, 0)) for bars in (1, 2, 3, 4)], ("", (0, 0))]


def before_turn(squares: str, reserve: tuple[int, int]) -> Table:
    """Return a table where the bank throws in vain before the turn of seat 0."""
    return table(phase=3, turn=2, cubes=[squares], reserves=[reserve, STEADY])


@pytest.mark.rule("cubano-2.49")
@pytest.mark.parametrize(("squares", "reserve"), SOLVENT)
def test_who_can_pay_two_penalties_stays(squares: str, reserve: tuple[int, int]) -> None:
    t = before_turn(squares, reserve).throw("green", "blue")
    assert (t.status(0), t.asked) == ("active", 0)


@pytest.mark.rule("cubano-2.49", "cubano-2.50", "cubano-2.51")
@pytest.mark.parametrize(("squares", "reserve"), INSOLVENT)
def test_who_cannot_is_expelled_and_leaves_dice_and_reserve(squares: str, reserve: tuple[int, int]) -> None:
    t = before_turn(squares, reserve).throw("green", "blue")
    assert (t.status(0), t.asked, t.heap) == ("expelled", 1, (reserve[0], reserve[1] + 2))
    assert (t.reserve(0), t.state.seats[0].has_dice) == ((0, 0), 0)


@pytest.mark.rule("cubano-2.51")
def test_the_square_of_an_expelled_player_stays() -> None:
    t = before_turn("a1", (0, 0)).throw("green", "blue").throw("brown", "brown")
    assert (t.colour("a1"), t.asked) == ("brown", 2)


@pytest.mark.rule("cubano-2.50")
def test_ruling_20_solvency_is_tested_before_the_first_turn_of_the_third_phase_and_not_earlier() -> None:
    t = table(phase=2, turn=2).throw("green", "blue")
    assert (t.status(0), t.asked) == ("active", 0)
    t = (
        table(phase=2, turn=2, heap=(0, 1), reserves=[(0, 0), STEADY])
        .throw("orange", "blue")
        .act("draw cube")
    )
    assert (t.state.phase, t.status(0), t.asked) == (3, "expelled", 1)


@pytest.mark.rule("cubano-2.52")
def test_a_player_in_reprieve_is_saved_by_claims() -> None:
    t = before_turn("a1", (0, 0)).throw("brown", "blue").act("claim bars")
    assert (t.status(0), t.asked, t.legal()) == ("active", 0, ["throw"])
    t = before_turn("", (0, 0)).throw("brown", "blue").act("claim bars")
    assert t.status(0) == "expelled"
    t = before_turn("", (0, 0)).throw("brown", "brown").act("claim bars", "claim bars")
    assert t.status(0) == "active"


@pytest.mark.rule("cubano-2.52")
def test_ruling_21_any_way_below_two_leads_into_reprieve() -> None:
    t = table(phase=3, cubes=["a1"], reserves=[(1, 0), STEADY]).throw("brown", "blue")
    t.act("lay d4-d5")  # no penalty was paid, yet only one could be now
    assert (t.status(0), t.asked) == ("active", 1)
    t.throw("green", "blue").throw("green", "blue")
    assert t.status(0) == "expelled"


@pytest.mark.rule("cubano-2.53")
def test_ruling_19_placing_is_an_obligation_once_there_is_no_heap() -> None:
    setting = {"phase": 3, "cubes": ["a1 b1"], "reserves": [(4, 1), STEADY]}
    t = table(**setting, heap=(1, 0)).throw("brown", "blue")
    assert t.legal() == ["draw bars", "place", "bar"]
    t = table(**setting).throw("brown", "blue")
    assert t.legal() == ["place", "bar"]
    assert t.refused("draw cube") == t.refused("draw bars") == "cubano-2.21"
    setting["reserves"] = [(0, 1), STEADY]
    t = table(**setting, formed="d4").throw("brown", "blue")
    assert t.legal() == ["fill d4"]


@pytest.mark.rule("cubano-2.54")
def test_the_trap_takes_both_dice() -> None:
    setting = {"phase": 3, "cubes": ["a1 b1"], "reserves": [(0, 0), STEADY]}
    t = table(**setting, formed="d4 f6").throw("brown", "brown")
    assert (t.status(0), t.colour("d4"), t.colour("f6")) == ("out", "brown", "brown")
    t = table(**setting, formed="d4 f6 h8").throw("brown", "brown")
    assert t.legal() == ["fill d4", "fill f6", "fill h8"]
    t = table(**setting, formed="d4").throw("brown", "brown")
    assert (t.status(0), t.asked) == ("active", 1)
    t = table(**setting, formed="d4 f6").throw("brown", "blue")
    assert (t.status(0), t.asked) == ("active", 1)


@pytest.mark.rule("cubano-2.54")
def test_ruling_25_cubes_without_a_square_do_not_force_the_dice() -> None:
    setting = {"phase": 3, "cubes": ["a1 b1"], "reserves": [(0, 1), STEADY]}
    t = table(**setting).throw("brown", "brown")
    assert (t.status(0), t.reserve(0), t.asked) == ("active", (0, 1), 1)


@pytest.mark.rule("cubano-2.54")
def test_ruling_26_with_a_new_heap_the_dice_are_not_forced() -> None:
    setting = {"phase": 3, "cubes": ["a1 b1"], "reserves": [(0, 0), STEADY], "formed": "d4 f6"}
    t = table(**setting, heap=(0, 2)).throw("brown", "brown")
    assert t.legal() == ["draw cube", "share cube", "exit"]


@pytest.mark.rule("cubano-2.55")
def test_ruling_28_the_exit_door_is_a_right_and_closed_by_default() -> None:
    setting = {
        "players": 4,
        "phase": 3,
        "cubes": ["a1 b1"],
        "reserves": [(0, 0), STEADY],
        "formed": "d4 f6",
        "heap": (0, 2),
        "gone": {2: "expelled"},
    }
    assert table(**setting).throw("orange", "orange").asked == 1
    opened = {**setting, "options": {"exit_door": 1}}
    t = table(**opened).throw("orange", "orange")
    assert t.legal() == ["exit", "done"]
    assert t.refused("place") == "cubano-2.14"
    assert t.act("done").status(0) == "active"
    t = table(**opened).throw("orange", "orange").act("exit")
    assert (t.status(0), t.colour("d4")) == ("out", "brown")
    assert table(**opened).throw("green", "green").asked == 1  # nobody has had that colour
    assert table(**opened).throw("orange", "blue").asked == 1


# The end


@pytest.mark.rule("cubano-2.56", "cubano-2.57")
def test_the_game_ends_with_the_last_player_in_the_third_phase() -> None:
    t = table(players=2, phase=3, cubes=["a1"], formed="d4 f6", turn=1).throw("green", "blue")
    assert (t.match.is_over, t.status(0), t.status(1)) == (True, "expelled", "last")
    assert (t.colour("d4"), t.colour("f6"), t.events("clean-end")) == ("red", "red", [{"seat": 1}])


@pytest.mark.rule("cubano-2.57")
def test_ruling_27_the_last_player_places_the_dice_only() -> None:
    t = table(players=2, phase=3, cubes=["a1"], formed="d4 f6 h8", turn=1).throw("green", "blue")
    bank = t.reserve(1)
    assert t.refused("form a8") == t.refused("fill a8") == t.refused("throw") == "cubano-2.57"
    t.act("fill d4", "fill h8")
    assert (t.match.is_over, t.colour("f6")) == (True, "none")
    assert t.reserve(1) == (bank[0], bank[1] - 2)  # while choosing, the dice lay with the reserve
    t = table(players=2, phase=3, cubes=["a1"], formed="d4", turn=1).throw("green", "blue")
    assert (t.match.is_over, t.state.seats[1].has_dice, t.colour("d4")) == (True, 1, "none")
    assert t.events("keeps-dice") == [{"seat": 1}]


@pytest.mark.rule("cubano-2.56")
def test_the_game_ends_when_everybody_has_left() -> None:
    t = table(players=2, phase=2, cubes=["", TWENTY], gone={0: "out"}, turn=1, formed="a8 c8")
    rest = t.reserve(1)
    assert rest[0] > 0
    t.throw("red", "red").act("exit")
    while not t.match.is_over:
        t.act(t.legal()[0])
    assert (t.status(0), t.status(1), t.state.phase) == ("out", "out", 2)


@pytest.mark.rule("cubano-2.58")
def test_ruling_33_a_single_player_goes_on_alone_until_the_cubes_are_used_up() -> None:
    t = table(players=2, phase=2, turn=1, cubes=["a1"], gone={0: "out"}, heap=(0, 1), formed="d4")
    t.throw("green", "blue")
    assert (t.asked, t.match.is_over) == (1, False)
    t.throw("red", "blue").act("draw cube")
    assert (t.match.is_over, t.state.phase, t.status(1)) == (True, 3, "last")


@pytest.mark.rule("cubano-2.59")
def test_ruling_31_everybody_is_ranked() -> None:
    t = table(players=4, phase=3, turn=3, cubes=["a1", "c1 d1", "f1 g1 h1"], gone={0: "expelled", 1: "out"})
    t.throw("green", "blue").throw("green", "blue")
    assert t.match.scores() == [1, 2, 3, 0]
    assert t.match.returns() == [-1, 1, 3, -3]


@pytest.mark.rule("cubano-2.60")
def test_the_result_tells_suites_trace_and_whitewash() -> None:
    t = table(players=4, phase=3, turn=3, cubes=["a1", "c1 d1 f1 h1"], gone={0: "out", 1: "out"}).throw(
        "green", "blue"
    )
    assert t.match.is_over
    assert t.events("line-trace") == [{"seat": 0}]
    assert t.events("line-whitewashed") == [{"seat": 2}, {"seat": 3}]
    assert t.events("line-longest") == [{"seat": 0, "longest": 1}, {"seat": 1, "longest": 2}]
    assert t.events("line-other-suites") == [{"seat": 1, "length": 1, "count": 2}]
    assert t.events("line-squares") == [{"seat": 0, "squares": 1}, {"seat": 1, "squares": 4}]
    assert t.events("wins") == [{"seat": 1, "longest": 2, "colour": 2}]
    assert t.match.returns() == [1, 3, -2, -2]
