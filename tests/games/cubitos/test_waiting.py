"""Waiting to see what others do, where all decide at once (2.4 and 2.5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from cubarium.engine.errors import OutOfTurn
from cubarium.engine.match import Match
from cubarium.games.cubitos.state import SEQUENTIAL, WAITING_ORDER, WAITS
from tests.games.cubitos.table import BUILT_IN, SPEC, Seat, Table, table
from tests.games.cubitos.test_rounds import (
    AT_ONCE,
    DECIDING,
    HIT,
    MISS,
    TO_DRAW,
    own_choice,
    wait_while_possible,
)


def deciding(*rolls: int, first: int = 0) -> Table:
    """Begin a race of three at once, in which each seat has so many dice left in the Roll zone."""
    opening = [first]
    for seat, left in enumerate(rolls):
        opening += [*[HIT] * (9 - left), *[MISS] * (left + (seat == first))]
    return Table(Match(SPEC, {"players": 3, **AT_ONCE}, ["Ana", "Bo", "Cy"], opening=opening))


def say_wait(t: Table, *seats: int) -> Table:
    for seat in seats:
        t.act("wait", seat=seat)
    return t


@pytest.mark.rule("cubitos-2.4")
def test_who_has_to_decide_may_wait_once_and_may_still_push_or_pass() -> None:
    t = deciding(9, 9, 9)
    assert [t.legal(seat) for seat in range(3)] == [["push", "pass", "wait"]] * 3
    say_wait(t, 1)
    assert (t.match.actors(), t.legal(1)) == ([0, 1, 2], ["push", "pass"])
    t.refused("wait", "cubitos-2.4", seat=1)
    t.act("pass", seat=1)
    assert t.match.actors() == [0, 2]


@pytest.mark.rule("cubitos-2.4")
@pytest.mark.parametrize("waits", list(permutations(range(3))))
@pytest.mark.parametrize(
    ("rolls", "first", "named"),
    [((5, 7, 6), 0, 1), ((7, 7, 6), 0, 0), ((7, 7, 6), 1, 1), ((7, 6, 7), 1, 2), ((5, 5, 5), 2, 2)],
)
def test_ruling_53_if_all_wait_the_one_with_most_dice_is_asked_alone(
    rolls: tuple[int, ...], first: int, named: int, waits: tuple[int, ...]
) -> None:
    t = say_wait(deciding(*rolls, first=first), *waits[:2])
    assert t.match.actors() == [0, 1, 2], "one has not said so"
    say_wait(t, waits[2])
    assert (t.match.actors(), t.legal(named)) == ([named], ["push", "pass"])
    t.refused("wait", "cubitos-2.4", seat=named)
    for other in {0, 1, 2} - {named}:
        with pytest.raises(OutOfTurn):
            t.match.act(other, "pass")


@pytest.mark.rule("cubitos-2.4")
@pytest.mark.parametrize("choice", ["push", "pass"])
def test_ruling_53_a_push_or_a_pass_ends_all_waiting(choice: str) -> None:
    t = say_wait(deciding(5, 7, 6), 0, 1, 2)
    t.act(choice, *["light-gray-coin"] * (choice == "push"), seat=1)
    left = [0, 1, 2] if choice == "push" else [0, 2]
    assert t.match.actors() == left
    assert all(t.legal(seat) == ["push", "pass", "wait"] for seat in left)


@pytest.mark.rule("cubitos-2.4")
def test_ruling_53_nobody_waits_for_ever() -> None:
    waited = 0
    for seed in range(6):
        match = Match(SPEC, {"players": 2 + seed % 3, "race": 8}, seed=seed, components=BUILT_IN)
        while match.state.round_number <= 4:
            before = match.move_count
            wait_while_possible(match)
            waited += match.move_count - before
            assert match.move_count - before <= match.options.players
            seat = match.actors()[-1]
            match.act(seat, own_choice(match, seat))
    assert waited > 100


@pytest.mark.rule("cubitos-2.4")
def test_nobody_waits_who_has_another_choice_to_make() -> None:
    drawing = Seat(draw=TO_DRAW, more={"stage": "draw", "thrown": 0})
    rolling = Seat(roll="2 light-gray", more=DECIDING)
    t = table(seats=[rolling, drawing], options=AT_ONCE)
    t.act("wait", seat=0)
    assert (t.match.actors(), "wait" in t.legal(1)) == ([0, 1], False)
    assert t.refused("wait", "cubitos-3.1", seat=1) == "Not now. You are asked to draw dice."
    t.act("draw light-gray", seat=1)
    assert t.state.seats[0].thrown == WAITS, "to draw is not to decide"


@pytest.mark.rule("cubitos-2.4")
def test_nobody_waits_alone() -> None:
    t = deciding(9, 9, 9).act("pass", seat=0).act("pass", seat=2)
    assert t.legal(1) == ["push", "pass"]
    reason = t.refused("wait", "cubitos-2.4", seat=1)
    assert reason == "Nobody else is left in the Roll phase, so there is nobody to wait for."


@pytest.mark.rule("cubitos-2.4")
def test_who_waits_for_a_bust_decides_alone_after_it() -> None:
    pushing = Seat(roll="light-gray", active="3 light-gray-coin", more=DECIDING)
    rolling = Seat(roll="2 light-gray", more=DECIDING)
    t = table(seats=[pushing, rolling], options=AT_ONCE).act("push", "", seat=0)
    t.act("wait", seat=1).act("done", seat=0)
    assert (t.match.actors(), t.legal(1)) == ([1], ["push", "pass"])


@pytest.mark.rule("cubitos-2.4")
def test_an_ability_before_the_decision_ends_nobodys_waiting() -> None:
    cats = Seat(roll="2 light-gray", active="2 white-ability", more=DECIDING)
    t = table("broken-cow", seats=[cats, Seat(roll="light-gray", more=DECIDING)], options=AT_ONCE)
    say_wait(t, 0, 1)
    assert (t.match.actors(), t.legal(0)) == ([0], ["push", "pass", "use white-ability"])
    t.act("use white-ability", seat=0)
    t.act("take purple", seat=0).act("set purple-ability", seat=0)
    assert (t.match.actors(), t.legal(0)) == ([0], ["push", "pass"])


@pytest.mark.rule("cubitos-2.5")
@pytest.mark.parametrize("order", [SEQUENTIAL, WAITING_ORDER])
def test_where_the_order_is_fixed_nobody_says_that_they_wait(order: int) -> None:
    rolling = Seat(roll="2 light-gray", more=DECIDING)
    t = table(seats=[rolling, rolling], options={"order": order})
    assert t.legal() == ["push", "pass"]
    t.refused("wait", "cubitos-2.5")
