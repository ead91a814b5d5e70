"""Chapters 6.7 to 6.14: the three throws, shots, mines and the end."""

from __future__ import annotations

import pytest

from cubarium.engine.match import Undo
from cubarium.sim.runner import simulate
from tests.games.cubano.naval_dice_table import SPEC, Table, random_game, table

GREEDY_MUST_WIN = 0.7


# The first throw


@pytest.mark.rule("cubano-6.7")
def test_a_die_up_to_4_gives_the_letter_and_the_other_the_digit() -> None:
    t = table().throw(6, 2)
    assert t.legal() == ["fire b6", "correct b6"]


@pytest.mark.rule("cubano-6.7")
@pytest.mark.parametrize(
    ("dice", "squares"), [((1, 2), ["b1", "a2"]), ((2, 1), ["b1", "a2"]), ((3, 3), ["c3"]), ((4, 4), ["d4"])]
)
def test_with_two_letters_the_shooter_chooses(dice: tuple[int, int], squares: list[str]) -> None:
    actions = [f"{kind} {square}" for kind in ("fire", "correct") for square in squares]
    assert table().throw(*dice).legal() == actions


@pytest.mark.rule("cubano-6.7")
def test_only_what_the_dice_give_may_be_fired_at() -> None:
    t = table().throw(6, 2)
    assert t.refused("fire b5") == "cubano-6.7"
    assert t.refused("correct a6") == "cubano-6.7"
    assert t.refused("throw") == "cubano-6.7"
    assert table().refused("fire b6") == "cubano-6.7"


# The second throw


@pytest.mark.rule("cubano-6.8")
@pytest.mark.parametrize(("face", "square"), [(5, "c6"), (6, "c5")])
def test_without_a_letter_one_die_is_thrown_again(face: int, square: str) -> None:
    t = table().throw(5, 6)
    assert t.legal() == ["reroll 5", "reroll 6"]
    assert t.refused("fire a5") == "cubano-6.8"
    t.act(f"reroll {face}", dice=[3])
    assert t.legal() == [f"fire {square}", f"correct {square}"]


@pytest.mark.rule("cubano-6.8")
def test_a_double_without_a_letter_is_thrown_again_at_once() -> None:
    t = table().throw(5, 5, 4)
    assert t.legal() == ["fire d5", "correct d5"]
    assert t.events() == ["throws", "rerolls"]


@pytest.mark.rule("cubano-6.8")
@pytest.mark.parametrize("value", [5, 6])
def test_again_no_letter_loses_the_turn(value: int) -> None:
    t = table().throw(6, 5).act("reroll 6", dice=[value])
    assert (t.asked, t.phase, t.events()) == (1, "throw", ["rerolls", "no-letter"])
    assert table().throw(6, 6, value).asked == 1


@pytest.mark.rule("cubano-6.8")
def test_ruling_44_a_throw_with_a_letter_has_no_second_throw() -> None:
    t = table().throw(5, 1)
    assert not any(action.startswith("reroll") for action in t.legal())
    assert t.refused("reroll 5") == "cubano-6.8"


# The third throw


@pytest.mark.rule("cubano-6.9")
@pytest.mark.parametrize(("choice", "hit"), [("plus", "d6"), ("minus", "d4")])
def test_a_correction_adds_or_subtracts(choice: str, hit: str) -> None:
    t = table().throw(4, 5).act("correct d5", dice=[1])
    assert t.legal() == ["plus", "minus"]
    assert t.refused("fire d6") == "cubano-6.9"
    assert t.act(choice).lost(1) == hit
    assert (t.asked, t.phase) == (1, "throw")


@pytest.mark.rule("cubano-6.9")
@pytest.mark.parametrize(
    ("digit", "value", "choice", "hit"), [(3, 2, "minus", "a1"), (2, 6, "plus", "a8"), (6, 2, "plus", "a8")]
)
def test_a_correction_reaches_both_ends_of_the_board(digit: int, value: int, choice: str, hit: str) -> None:
    t = table(ships=("b2 c3 d4", "a7 a8", "a1")).throw(1, digit).act(f"correct a{digit}", dice=[value])
    assert t.act(choice).lost(1) == hit


@pytest.mark.rule("cubano-6.9")
def test_the_shooter_may_correct_after_the_second_throw() -> None:
    t = table().throw(5, 6).act("reroll 6", dice=[1]).act("correct a5", dice=[3]).act("plus")
    assert t.lost(1) == "a8"


@pytest.mark.rule("cubano-6.9")
def test_a_correction_may_lead_off_the_board() -> None:
    t = table(mines=1).throw(1, 2).act("correct a2", dice=[3])
    assert t.legal() == ["plus", "minus"]
    t.act("minus")
    assert (t.events(), t.asked, t.lost(0)) == (["off-board"], 1, "")


@pytest.mark.rule("cubano-6.9")
def test_a_correction_that_leads_off_the_board_either_way_leaves_no_choice() -> None:
    t = table().throw(1, 5).act("correct a5", dice=[5])
    assert (t.events(), t.asked) == (["corrects", "off-board"], 1)


@pytest.mark.rule("cubano-6.10")
def test_with_addition_only_a_correction_leaves_no_choice() -> None:
    t = table(addition_only=1).throw(4, 5).act("correct d5", dice=[1])
    assert (t.lost(1), t.asked) == ("d6", 1)
    t = table(addition_only=1).throw(4, 5).act("correct d5", dice=[4])
    assert (t.events(), t.lost(1)) == (["corrects", "off-board"], "")


@pytest.mark.rule("cubano-6.10")
@pytest.mark.parametrize(("addition_only", "learners"), [(0, ()), (1, (0, 1)), (2, (0,)), (3, (1,))], ids=str)
def test_ruling_81_only_who_learns_to_count_is_held_to_additions(
    addition_only: int, learners: tuple[int, ...]
) -> None:
    t = table(addition_only=addition_only)
    for seat in (0, 1):
        assert t.asked == seat
        t.throw(4, 5).act("correct d5", dice=[1])
        assert (t.phase, t.asked) == (("throw", 1 - seat) if seat in learners else ("shift", seat))
        if seat not in learners:
            t.act("minus")
        assert t.lost(1 - seat) == ("d6" if seat in learners else "d4")


# Shots


@pytest.mark.rule("cubano-6.11")
def test_a_hit_turns_the_cube_back_and_the_last_one_sinks_the_ship() -> None:
    t = table(lost=("", "b2 c3")).throw(4, 6).act("fire d6")
    assert (t.lost(1), t.events()) == ("b2 c3 d6", ["hits", "sinks"])
    t.throw(6, 1).act("fire a6").throw(4, 4).act("fire d4")
    assert (t.lost(1), t.events()) == ("b2 c3 d4 d6", ["hits", "sinks"])
    assert table().throw(2, 2).act("fire b2").events() == ["hits"]


@pytest.mark.rule("cubano-6.11")
@pytest.mark.parametrize(
    ("dice", "square", "event"),
    [((1, 1), "a1", "misses"), ((2, 2), "b2", "misses"), ((2, 5), "b5", "island")],
)
def test_plain_squares_lost_cubes_and_islands_are_misses(
    dice: tuple[int, int], square: str, event: str
) -> None:
    t = table(lost=("", "b2")).throw(*dice).act(f"fire {square}")
    assert (t.events(), t.lost(1), t.lost(0), t.asked) == ([event], "b2", "", 1)


def at_a_mine(lost: str = "") -> Table:
    return table(mines=1, lost=(lost, "")).throw(2, 5).act("fire b5")


@pytest.mark.rule("cubano-6.12")
def test_ruling_46_a_mine_costs_the_shooter_a_cube_of_his_choice() -> None:
    t = at_a_mine("b2")
    assert (t.asked, t.phase) == (0, "lose")
    assert t.legal() == ["lose c3", "lose d4", "lose d6", "lose a7", "lose a8"]
    assert t.refused("lose b2") == "cubano-6.12"
    assert t.refused("throw") == "cubano-6.12"
    t.act("lose d6")
    assert (t.lost(0), t.events(), t.asked) == ("b2 d6", ["loses", "sinks"], 1)
    assert t.match.scores() == [0, 2]


@pytest.mark.rule("cubano-6.12")
def test_a_mine_stays_and_harms_again() -> None:
    t = at_a_mine().act("lose d6").throw(1, 1).act("fire a1").throw(2, 5).act("fire b5")
    assert (t.phase, t.half(1)["holes"]) == ("lose", ["a5", "b5"])


@pytest.mark.rule("cubano-6.13")
def test_ruling_49_a_hit_gives_no_further_shot() -> None:
    t = table().throw(2, 2).act("fire b2")
    assert (t.events(), t.asked, t.phase) == (["hits"], 1, "throw")


# The end


@pytest.mark.rule("cubano-6.14")
def test_who_has_no_ship_cube_left_loses() -> None:
    t = table(lost=("a7", "b2 c3 d4 a7 a8")).throw(4, 6).act("fire d6")
    assert t.match.is_over
    assert (t.match.winners(), t.match.scores(), t.match.returns()) == ([0], [6, 1], [1, -1])
    assert t.events()[-1] == "wins"


@pytest.mark.rule("cubano-6.14")
def test_a_mine_that_takes_the_last_cube_loses_the_game() -> None:
    t = at_a_mine("b2 c3 d4 a7 a8")
    assert t.match.is_over
    assert (t.match.winners(), t.lost(0)) == ([1], "b2 c3 d4 d6 a7 a8")
    assert [(n.seat, n.a) for n in t.match.notes() if SPEC.events[n.kind].name == "wins"] == [(1, 6)]


@pytest.mark.rule("cubano-6.14")
def test_each_lost_cube_is_a_point_for_the_opponent() -> None:
    t = table(lost=("a7", "b2 c3 d4 a7 a8")).throw(4, 6).act("fire d6")
    lines = [(n.seat, n.a, n.c) for n in t.match.notes() if SPEC.events[n.kind].name == "line-cubes"]
    assert lines == [(0, 0, 3), (0, 1, 2), (0, 2, 1), (1, 1, 1)]


def test_dice_use_the_luck_of_their_seat_alone() -> None:
    for t in (
        table().act("throw"),
        table().throw(5, 6).act("reroll 5"),
        table().throw(4, 6).act("correct d6"),
    ):
        assert [used > 0 for used in t.match._chance.counters] == [True, *[False] * 6]


def test_what_was_thrown_cannot_be_taken_back_and_a_shot_needs_consent() -> None:
    t = table().throw(2, 2)
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE
    t.act("fire b2")
    assert t.match.undo_kind(0) is Undo.CONSENT


@pytest.mark.parametrize("options", SPEC.settings.combinations(), ids=str)
def test_every_game_ends_with_one_fleet_sunk(options: dict[str, int]) -> None:
    *_, match = random_game(3, **options)
    assert match.is_over
    assert sorted(match.scores())[1] == 6 > sorted(match.scores())[0]


@pytest.mark.parametrize("options", SPEC.settings.combinations(), ids=str)
def test_sense_beats_luck(options: dict[str, int]) -> None:
    report = simulate(SPEC, options, ["greedy", "random"], 30, 5, backend="interpreted")
    assert report.seats[0].win_share > GREEDY_MUST_WIN
    ships = {row["ship"]: row for row in report.statistics["ships"]}
    assert 0.5 <= ships["carrier"]["sunk_share"] <= 1
    assert 0 < ships["submarine"]["cubes_lost"] <= 1
    assert sum(row["won_share"] for row in report.statistics["firing_order"]) == pytest.approx(1)
