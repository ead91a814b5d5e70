"""Chapter 2 of Cub'ano, the attentive table: colours are called in time, or what they bring is missed."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cubarium.engine.errors import OutOfTurn
from tests.games.cubano.two_dice_table import Table, table

ATTENTIVE = {"attentive": 1}


def attentive(**setting: Any) -> Table:
    """Start at an attentive table; further options may be given."""
    return table(**{**setting, "options": {**ATTENTIVE, **setting.get("options", {})}})


@pytest.mark.rule("cubano-2.61")
def test_claimants_the_thrower_and_the_next_player_are_asked_at_once() -> None:
    t = attentive(reserves=[(9, 3)]).throw("orange", "brown")
    assert t.match.actors() == [0, 1, 2]
    assert (t.legal(0), t.legal(1), t.legal(2)) == (["call"], ["throw"], ["call", "renounce"])
    assert t.refused("claim cube", seat=2) == "cubano-2.61"
    assert (t.refused("throw", seat=2), t.refused("draw cube", seat=2)) == ("cubano-2.3", "cubano-2.14")
    assert (t.refused("draw cube", seat=0), t.refused("throw", seat=0)) == ("cubano-2.64", "cubano-2.64")
    assert (t.refused("call", seat=1), t.refused("draw cube", seat=1)) == ("cubano-2.36", "cubano-2.3")


@pytest.mark.rule("cubano-2.61")
def test_without_an_operation_the_next_player_is_asked_beside_the_claimants() -> None:
    t = attentive(reserves=[(9, 3)]).throw("orange", "blue")
    assert (t.match.actors(), t.legal(1), t.legal(2)) == ([1, 2], ["throw"], ["call", "renounce"])
    assert t.refused("throw", seat=2) == "cubano-2.3"
    assert (t.refused("call", seat=1), t.refused("bar", seat=1)) == ("cubano-2.36", "cubano-2.3")
    t.act("renounce", seat=2)
    assert (t.asked, t.legal()) == (1, ["throw"])


@pytest.mark.rule("cubano-2.61")
def test_the_next_player_may_be_the_claimant() -> None:
    t = attentive(reserves=[(9, 3)]).throw("red", "blue")
    assert t.legal() == ["call", "throw", "renounce"]
    t.act("call", "claim bars")
    assert (t.reserve(1), t.legal()) == ((4, 0), ["throw"])


@pytest.mark.rule("cubano-2.61")
def test_a_throw_that_gives_nothing_to_call_waits_for_nobody() -> None:
    t = attentive(reserves=[(9, 3)]).throw("green", "blue")
    assert (t.asked, t.legal()) == (1, ["throw"])
    t = attentive().throw("orange", "blue")  # nothing could be claimed
    assert (t.asked, t.legal()) == (1, ["throw"])
    t = attentive(phase=1).throw("green", "blue")  # two other colours are drawn without a word
    assert (t.asked, t.reserve(0)) == (1, (11, 0))


# The own colour


@pytest.mark.rule("cubano-2.64")
@pytest.mark.parametrize("phase", [1, 2])
def test_the_thrower_calls_and_operates(phase: int) -> None:
    t = attentive(phase=phase, reserves=[(9, 3)], cubes=["a1"]).throw("brown", "blue").act("call", seat=0)
    assert (t.asked, t.events("calls-own")) == (0, [{"seat": 0, "dice": 1}])
    assert "draw cube" in t.legal()
    with pytest.raises(OutOfTurn):
        t.act("throw", seat=1)


@pytest.mark.rule("cubano-2.64")
@pytest.mark.parametrize("phase", [1, 2])
def test_ruling_66_an_operation_that_was_not_called_is_missed_whole(phase: int) -> None:
    t = attentive(phase=phase, reserves=[(9, 3)]).throw("brown", "blue").throw("green", "blue", seat=1)
    assert t.reserve(0) == (9, 3)  # nor does the other die bring its value
    assert t.events("operation-missed") == [{"seat": 0, "dice": 1}]


@pytest.mark.rule("cubano-2.64")
def test_a_single_operation_is_done_with_the_call() -> None:
    t = attentive().throw("brown", "blue")
    assert (t.legal(0), t.legal(1)) == (["call"], ["throw"])
    t.act("call", seat=0)
    assert (t.reserve(0), t.asked, t.legal()) == ((0, 1), 1, ["throw"])


@pytest.mark.rule("cubano-2.64")
def test_nobody_calls_for_an_operation_that_is_not_possible() -> None:
    t = attentive(phase=3, cubes=["a1 b1"], reserves=[(0, 0), (8, 0)]).throw("brown", "green")
    assert (t.asked, t.legal()) == (1, ["throw"])


@pytest.mark.rule("cubano-2.64")
def test_alone_there_is_nobody_to_throw_first() -> None:
    t = attentive(players=2, turn=1, cubes=["a1 b1"], gone={0: "out"}).throw("red", "blue")
    assert t.asked == 1
    assert "draw cube" in t.legal()


@pytest.mark.rule("cubano-2.64")
def test_the_exit_door_is_called_too() -> None:
    setting: dict[str, Any] = {
        "players": 4,
        "phase": 3,
        "reserves": [(0, 0), (8, 0)],
        "cubes": ["a1 b1"],
        "formed": "a8 b8",
        "gone": {2: "expelled"},
        "options": {"exit_door": 1},
    }
    t = attentive(**setting).throw("orange", "orange")
    assert (t.match.actors(), t.legal(0)) == ([0, 1], ["call"])
    t.act("call", "exit", seat=0)
    assert (t.status(0), t.asked) == ("out", 1)
    t = attentive(**setting).throw("orange", "orange").throw("green", "blue", seat=1)
    assert (t.status(0), t.events("operation-missed")) == ("active", [{"seat": 0, "dice": 0}])


@pytest.mark.rule("cubano-2.37", "cubano-2.64")
def test_claims_called_before_the_operation_are_served_before_it() -> None:
    for first in (0, 2):  # whoever speaks first
        t = attentive(reserves=[(9, 3)]).throw("orange", "brown").act("call", seat=first)
        if first == 0:
            assert t.match.actors() == [0, 2]
            t.act("call", seat=2)
        assert (t.asked, t.legal()) == (2, ["claim cube", "claim bars", "renounce"])
        t.act("claim cube")
        if first == 2:
            assert (t.match.actors(), t.legal(0)) == ([0, 1], ["call"])
            t.act("call", seat=0)
        assert (t.asked, t.reserve(0)) == (0, (9, 2))


@pytest.mark.rule("cubano-2.64")
def test_claims_may_leave_nothing_to_call_for() -> None:
    setting: dict[str, Any] = {"phase": 3, "cubes": ["a1 b1"], "reserves": [(0, 1), (8, 0)], "formed": "c3"}
    t = attentive(**setting).throw("red", "brown")
    assert (t.legal(0), t.legal(1)) == (["call"], ["call", "throw", "renounce"])
    t.act("call", "claim cube", seat=1)
    assert (t.turn, t.asked, t.legal()) == (1, 1, ["throw"])
    assert t.events("cannot-operate") == [{"seat": 0}]


# Several calls


@pytest.mark.rule("cubano-2.65", "cubano-2.38")
@pytest.mark.parametrize(("reverse", "order"), [(0, [2, 0]), (1, [0, 2])])
def test_ruling_62_callers_are_served_by_priority_whoever_spoke_first(reverse: int, order: list[int]) -> None:
    for spoken in permutations((0, 2)):
        t = attentive(turn=1, reserves=[(0, 0), (8, 2)], options={"priority_reversed": reverse})
        t.throw("brown", "orange").act("call", seat=spoken[0])
        assert (t.asked, t.legal()) == (spoken[1], ["call", "renounce"])  # the game waits for the other
        t.act("call")
        served = []
        for _ in range(2):
            served.append(t.asked)
            t.act("claim cube")
        assert (served, t.turn, t.legal()) == (order, 2, ["throw"])


@pytest.mark.rule("cubano-2.65")
def test_while_one_is_heard_nobody_throws_or_operates() -> None:
    t = attentive(players=4, turn=1, reserves=[(0, 0), (8, 2)]).throw("orange", "brown")
    t.act("call", seat=0)
    assert t.asked == 2
    assert (t.refused("throw"), t.refused("draw cube")) == ("cubano-2.65", "cubano-2.65")
    assert t.refused("claim cube") == "cubano-2.61"
    for seat, action in ((1, "call"), (3, "throw"), (0, "claim cube")):
        with pytest.raises(OutOfTurn):
            t.act(action, seat=seat)
    t.act("renounce")
    assert (t.asked, t.legal()) == (0, ["claim cube", "claim bars", "renounce"])


@pytest.mark.rule("cubano-2.65", "cubano-2.66")
def test_a_caller_may_let_the_other_caller_go_first() -> None:
    t = attentive(turn=1, reserves=[(0, 0), (0, 1)], cubes=["", "a1"]).throw("brown", "orange")
    t.act("call", seat=0).act("call", seat=2)
    assert (t.asked, t.legal()) == (2, ["claim cube", "after-you", "renounce"])
    t.act("after-you", "claim cube")
    assert (t.reserve(0), t.asked, t.legal()) == ((0, 1), 2, ["flip a1", "renounce"])


@pytest.mark.rule("cubano-2.43", "cubano-2.65")
def test_a_call_lapses_if_the_first_served_has_taken_everything() -> None:
    t = attentive(turn=1, reserves=[(0, 0), (0, 1)]).throw("brown", "orange")
    t.act("call", seat=0).act("call", seat=2).act("claim cube")
    assert t.events("claim-lapses") == [{"seat": 0, "claims": 1, "roller": 1}]
    assert (t.turn, t.legal()) == (2, ["throw"])


# Missed and late


@pytest.mark.rule("cubano-2.62")
def test_a_claim_not_called_before_the_next_throw_is_missed() -> None:
    t = attentive(reserves=[(9, 3)]).throw("orange", "blue").throw("green", "blue", seat=1)
    assert (t.reserve(0), t.turn) == ((9, 3), 2)
    assert t.events("claim-missed") == [{"seat": 2, "claims": 1, "roller": 0}]


@pytest.mark.rule("cubano-2.62", "cubano-2.64")
def test_a_throw_misses_claims_and_the_own_colour_together() -> None:
    t = attentive(reserves=[(9, 3)]).throw("orange", "brown").throw("green", "blue", seat=1)
    assert t.events("claim-missed") == [{"seat": 2, "claims": 1, "roller": 0}]
    assert t.events("operation-missed") == [{"seat": 0, "dice": 1}]
    assert (t.reserve(0), t.turn) == ((9, 3), 2)


@pytest.mark.rule("cubano-2.62")
def test_ruling_71_of_a_call_and_a_throw_the_first_to_arrive_counts() -> None:
    t = attentive(reserves=[(9, 3)]).throw("orange", "blue").act("call", seat=2)
    with pytest.raises(OutOfTurn):
        t.act("throw", seat=1)
    t = attentive(reserves=[(9, 3)]).throw("orange", "blue").throw("green", "green", seat=1)
    with pytest.raises(OutOfTurn):
        t.act("call", seat=0)


@pytest.mark.rule("cubano-2.62")
def test_ruling_64_a_player_in_reprieve_may_call_before_the_solvency_is_tested() -> None:
    position = {"phase": 3, "reserves": [(9, 3)], "cubes": ["a1 b1"]}
    t = attentive(**position).throw("red", "red").act("call", "claim cube", "claim cube", seat=1)
    assert (t.status(1), t.legal()) == ("active", ["throw"])
    t = attentive(**position).throw("red", "red").act("throw", seat=1)
    assert (t.status(1), t.turn, t.legal()) == ("expelled", 2, ["throw"])


@pytest.mark.rule("cubano-2.63")
def test_ruling_61_a_late_call_is_served_without_what_was_drawn() -> None:
    t = attentive(reserves=[(2, 0)], cubes=["a1"]).throw("orange", "brown").act("call", "draw cube", seat=0)
    assert t.match.actors() == [1, 2]
    t.act("call", seat=2)
    assert t.legal() == ["claim bars", "renounce"]
    t.act("claim bars")
    assert (t.reserve(0), t.legal(1)) == ((0, 1), ["throw"])


@pytest.mark.rule("cubano-2.63")
def test_a_late_call_flips_if_only_drawn_things_are_left() -> None:
    t = attentive(cubes=["a1"]).throw("orange", "brown").act("call", "draw cube", seat=0)
    t.act("call", seat=2)
    assert t.legal() == ["flip a1", "renounce"]


@pytest.mark.rule("cubano-2.63")
def test_a_cube_that_was_there_before_the_throw_can_be_claimed_after_placing_another() -> None:
    t = attentive(reserves=[(2, 2)]).throw("orange", "brown")
    t.act("call", "place", "fill a1", seat=0).act("call", seat=2)
    assert t.legal() == ["claim cube", "renounce"]


@pytest.mark.rule("cubano-2.62", "cubano-2.64")
def test_a_throw_that_closes_calls_is_known_as_hasty() -> None:
    def hasty(t: Table, seat: int) -> list[str]:
        legal = t.match.legal(seat)
        return [text for action, text in zip(legal, t.legal(seat), strict=True) if hurries(t, seat, action)]

    def hurries(t: Table, seat: int, action: int) -> bool:
        return t.match.rules.hurries(t.state, seat, action)

    t = attentive(reserves=[(9, 3)])
    assert hasty(t, 0) == []
    t.throw("red", "brown")
    assert (hasty(t, 0), hasty(t, 1)) == ([], ["throw"])
    t.act("call", "draw cube", seat=0)
    assert hasty(t, 1) == ["throw"]
