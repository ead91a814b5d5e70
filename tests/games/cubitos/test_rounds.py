"""Chapter 2: two phases, who decides when, and the three orders of the Roll phase."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.games.cubitos.actions import WAIT
from cubarium.games.cubitos.events import BUSTS, BUYS, PASSES, ROUND_BEGINS, THROWS
from cubarium.games.cubitos.state import DRAW, MOVING, ROLLING, SEQUENTIAL, SIMULTANEOUS, WAITING_ORDER
from tests.games.cubitos.table import BUILT_IN, SPEC, Seat, Table, cell_at, table

ORDERS = (SEQUENTIAL, SIMULTANEOUS, WAITING_ORDER)
TO_DRAW = "9 light-gray dark-gray"
"""Dice among which their owner has to choose at the beginning of a round."""
DECIDING = {"stage": "decide", "thrown": 1}
WAITING = {"order": WAITING_ORDER}
HIT, MISS = 0, 5
AT_ONCE = {"order": SIMULTANEOUS}


def own_choice(match: Match, seat: int) -> int:
    """Choose by what the seat has, and by nothing else; whether it has waited is no matter."""
    legal = [action for action in match.legal(seat) if action != WAIT]
    player = to_json(match.state)["seats"][seat]
    own = repr({**player, "thrown": min(player["thrown"], 1)}).encode()
    return legal[zlib.crc32(own) % len(legal)]


def played(order: int, seed: int, rounds: int, **options: int) -> Iterator[tuple[Match, int]]:
    """Play some rounds and yield who acts, before the action; in a simultaneous phase the last who may."""
    match = Match(SPEC, {"players": 3, "order": order, **options}, seed=seed, components=BUILT_IN)
    while not match.is_over and match.state.round_number <= rounds:
        seat = match.actors()[-1]
        yield match, seat
        if match.actors()[-1] == seat:
            match.act(seat, own_choice(match, seat))


def ends_of_roll_phases(order: int, seed: int, race: int, *, all_wait: bool = False) -> list[dict[str, Any]]:
    """Return the tables after each Roll phase, at the first decision that follows."""
    found = []
    rolling = True
    for match, _ in played(order, seed, rounds=20, race=race):
        if all_wait:
            wait_while_possible(match)
        if rolling and match.state.step != ROLLING:
            found.append({**to_json(match.state), "order": ""})
        rolling = match.state.step == ROLLING
    return found


def wait_while_possible(match: Match) -> None:
    """Let everybody wait who may."""
    while able := [seat for seat in match.actors() if WAIT in match.legal(seat)]:
        match.act(able[0], WAIT)


# Phases and steps


@pytest.mark.rule("cubitos-2.1")
def test_everybody_rolls_then_everybody_runs_then_the_die_moves_on() -> None:
    *_, (match, _) = played(SEQUENTIAL, seed=5, rounds=5, race=2)
    rounds: list[list[Any]] = []
    for note in match.notes():
        if note.kind == ROUND_BEGINS:
            rounds.append([])
        if rounds:
            rounds[-1].append(note)
    firsts = [notes[0].seat for notes in rounds]
    assert len(rounds) > 5
    assert firsts == [(firsts[0] + number) % 3 for number in range(len(rounds))]
    for notes in rounds[:5]:
        ends = [i for i, note in enumerate(notes) if note.kind in (PASSES, BUSTS)]
        buys = [i for i, note in enumerate(notes) if note.kind == BUYS]
        assert sorted(notes[i].seat for i in ends) == [0, 1, 2]
        assert max(ends) < min(buys, default=len(notes))
    assert any(note.kind == BUYS for note in match.notes())


@pytest.mark.rule("cubitos-2.2")
def test_nobody_runs_before_all_have_rolled_nor_rolls_before_all_have_run() -> None:
    rolling = Seat(roll="light-gray", active="dark-gray-foot", more=DECIDING)
    t = table(seats=[rolling, rolling], options=AT_ONCE)
    t.act("pass", seat=1)
    assert (t.state.step, t.match.actors()) == (ROLLING, [0])
    t.act("pass", seat=0)
    assert (t.state.step, t.asked) == (MOVING, 0)
    t.act("done")
    assert (t.state.step, t.asked, t.state.round_number) == (MOVING, 1, 1)


@pytest.mark.rule("cubitos-2.3")
def test_ruling_1_draw_amounts_do_not_change_when_the_leader_moves() -> None:
    leader = Seat(roll="light-gray", active="yellow-ability", cell=(26, 7), more=DECIDING)
    other = Seat(draw=TO_DRAW, cell=(26, 7), more={"stage": "draw", "thrown": 0})
    t = table("reckless-cheese", seats=[leader, other], options=AT_ONCE)
    t.act("push", "light-gray-coin", seat=0).act("step right", seat=0)
    assert t.me.cell == cell_at(0, 28, 7)
    t.act("draw dark-gray", "", seat=1)
    assert t.notes(THROWS)[-1].a == 9


@pytest.mark.rule("cubitos-2.3")
def test_the_round_start_space_stays_while_the_runner_moves() -> None:
    t = table("reckless-cheese", roll="light-gray", active="yellow-ability", cell=(26, 7))
    t.act("push", "").act("step right")
    assert t.me.began == cell_at(0, 26, 7)


@pytest.mark.rule("cubitos-2.3", "cubitos-3.2")
def test_a_new_round_fixes_amounts_and_spaces_anew() -> None:
    leader = Seat(cell=(26, 7), more={"feet": 1})
    t = table(stage="move", step="moving", seats=[leader, Seat(draw=TO_DRAW, cell=(26, 7))])
    t.act("step right")
    assert (t.state.round_number, t.asked) == (2, 1)
    assert [p.amount for p in t.state.seats[:2]] == [9, 10]
    assert [p.began for p in t.state.seats[:2]] == [cell_at(0, 28, 7), cell_at(0, 26, 7)]


@pytest.mark.rule("cubitos-2.6")
@pytest.mark.parametrize("seed", range(3))
def test_ruling_3_all_finish_a_step_before_the_next_one_begins(seed: int) -> None:
    def moment(match: Match, seat: int) -> tuple[int, int, int]:
        s = match.state
        return s.round_number, s.step, (seat - s.first) % 3

    moments = [moment(match, seat) for match, seat in played(SEQUENTIAL, seed, rounds=6, race=8)]
    assert moments == sorted(moments)
    assert {step for _, step, _ in moments} >= {ROLLING, MOVING}
    acting = [{seat for *_, seat in group} for _, group in groupby(moments, key=lambda m: m[:2])]
    assert {0, 1, 2} in acting[1:]


# Who decides first


def waiting(first: int, first_throw: list[int]) -> Table:
    """Begin a race of three in the waiting order; all but the first player throw misses only."""
    opening = [first, *first_throw, *[MISS] * 18]
    return Table(Match(SPEC, {"players": 3, **WAITING}, opening=opening, components=BUILT_IN))


@pytest.mark.rule("cubitos-2.4")
def test_most_dice_in_the_roll_zone_decide_first() -> None:
    t = waiting(1, [*[MISS] * 10])
    assert t.asked == 1
    t.act("push", "2 light-gray-coin")
    assert t.asked == 2
    t.act("push", "3 light-gray-coin")
    assert t.asked == 0
    t.act("push", "2 light-gray-coin")
    assert [sum(p.roll) for p in t.state.seats[:3]] == [7, 7, 6]
    assert t.asked == 1  # of equals the first in turn order


@pytest.mark.rule("cubitos-2.4")
@pytest.mark.parametrize("first", range(3))
def test_among_equals_the_earlier_in_turn_order_decides(first: int) -> None:
    t = waiting(first, [*[MISS] * 9, HIT])
    asked = []
    for _ in range(2):
        asked.append(t.asked)
        t.act("pass")
    assert [*asked, t.asked] == [(first + i) % 3 for i in range(3)]


@pytest.mark.rule("cubitos-2.4")
def test_ruling_50_the_first_player_die_does_not_count_in_the_order_of_waiting() -> None:
    assert waiting(0, [HIT, *[MISS] * 8, MISS]).asked == 1
    assert waiting(0, [HIT, *[MISS] * 8, HIT]).asked == 1
    assert waiting(0, [MISS, *[MISS] * 8, MISS]).asked == 0


# Three orders


@pytest.mark.rule("cubitos-2.5")
def test_at_once_everybody_who_has_not_passed_is_asked() -> None:
    match = Match(SPEC, {"players": 4}, opening=[0, *[5] * 37])
    assert match.actors() == [0, 1, 2, 3]
    match.act(2, "pass")
    assert match.actors() == [0, 1, 3]


@pytest.mark.rule("cubitos-2.5")
def test_one_after_the_other_the_first_player_ends_the_phase_before_the_next_throws() -> None:
    match = Match(SPEC, {"players": 3, "order": SEQUENTIAL}, opening=[1, *[5] * 10])
    assert match.actors() == [1]
    match.act(1, "push", [0, *[5] * 9])
    assert match.actors() == [1]
    match.act(1, "pass", [5] * 9)
    assert match.actors() == [2]


@pytest.mark.rule("cubitos-2.5")
def test_in_the_waiting_order_all_throw_once_in_turn_order_before_anybody_decides() -> None:
    t = Table(Match(SPEC, {"players": 3, "order": WAITING_ORDER}, opening=[1, *[5] * 28]))
    assert [note.seat for note in t.notes(THROWS)] == [1, 2, 0]
    assert t.asked == 1  # of equals the first in turn order


@pytest.mark.rule("cubitos-2.5")
@pytest.mark.parametrize("race", [1, 2, 4, 7, 8, 9])
def test_ruling_2_the_same_choices_lead_to_the_same_result_in_every_order(race: int) -> None:
    for seed in range(2):
        sequential, at_once, waiting = (ends_of_roll_phases(order, seed, race) for order in ORDERS)
        assert len(sequential) >= 8
        assert sequential == at_once
        assert sequential == waiting
        assert sequential == ends_of_roll_phases(SIMULTANEOUS, seed, race, all_wait=True)


# The supply


@pytest.mark.rule("cubitos-2.5", "cubitos-2.7")
@pytest.mark.parametrize(("early", "late"), [(0, 1), (1, 0)])
def test_the_last_die_goes_to_whoever_acts_first(early: int, late: int) -> None:
    rolling = Seat(roll="purple 2 light-gray", more=DECIDING)
    t = table("cubasaurus", players=3, seats=[rolling, rolling, Seat(discard="9 green")], options=AT_ONCE)
    for seat in (0, 1):
        t.act("push", "purple-ability", seat=seat).act("use purple-ability", seat=seat)
        assert "take green" in t.legal(seat)
    t.act("take green", seat=early).act("set green-foot", seat=early)
    assert "take green" not in t.legal(late)
    assert t.zone("active", early)["green-foot"] == 1


@pytest.mark.rule("cubitos-2.7")
def test_a_die_that_comes_back_is_there_for_everybody_at_once() -> None:
    loser = Seat(discard="red", cell=(23, 10), more={"feet": 1})
    buyer = Seat(discard="9 red", more={"credit": 5})
    t = table(stage="move", step="moving", seats=[loser, buyer])
    assert t.supply("red") == 0
    t.act("step right").act("pick discard red").act("done")
    assert t.asked == 1
    assert "buy red" in t.legal()


# What cards say


@pytest.mark.rule("cubitos-2.8")
def test_an_effect_on_the_next_draw_ends_with_that_draw() -> None:
    t = table(stage="draw", draw="9 light-gray white", more={"free_white_green": 1})
    for _ in range(9):
        t.act("draw light-gray")
    t.act("done", "")
    assert t.me.free_white_green == 0
    assert t.zone("draw") == {"white": 1}


@pytest.mark.rule("cubitos-2.8")
def test_what_an_effect_gave_ends_with_the_round() -> None:
    soldier = Seat(active="red-ability", draw="light-gray")
    t = table("punch-guy", seats=[soldier, Seat(draw=TO_DRAW)])
    t.act("pass")
    assert (t.state.round_number, t.state.seats[1].stage) == (2, DRAW)
    assert (t.me.free_white_green, t.state.most, t.me.swords) == (1, -1, 0)


@pytest.mark.rule("cubitos-2.9")
def test_up_to_allows_fewer_and_a_plain_number_does_not() -> None:
    lose = table(stage="move", step="moving", cell=(7, 0), discard="2 white red", more={"feet": 1})
    lose.act("step left")
    assert "done" in lose.legal()
    lose.act("pick discard white")
    assert "done" in lose.legal()
    throw = table("dugout", roll="orange", draw="3 light-gray 3 dark-gray")
    throw.act("push", "orange-ability").act("use orange-ability")
    for _ in range(2):
        assert throw.legal() == ["pick draw light-gray", "pick draw dark-gray"]
        throw.act("pick draw light-gray")
    throw.act("pick draw dark-gray", "dark-gray-foot")
    assert throw.zone("draw") == {"light-gray": 1, "dark-gray": 2}


@pytest.mark.rule("cubitos-2.10")
def test_an_ability_may_be_declined() -> None:
    t = table("dugout", roll="orange light-gray", draw="3 light-gray")
    t.act("push", "orange-ability")
    assert t.legal() == ["use orange-ability", "done"]
    t.act("done")
    assert t.zone("draw") == {"light-gray": 3}
    assert t.legal() == ["push", "pass"]
