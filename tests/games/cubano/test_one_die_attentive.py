"""Chapter 3 of Cub'ano, the attentive table: colours are called in time, or what they bring is missed."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.engine.errors import OutOfTurn
from tests.games.cubano.one_die_table import SPEC, Table, named, random_game, table

EDGES = 112


def attentive(**setting: Any) -> Table:
    """Start at an attentive table where brown is in turn and has two squares."""
    return table(**{"squares": {"a1": "brown", "h8": "brown"}, "attentive": 1, **setting})


# The colour of another player


@pytest.mark.rule("cubano-3.14")
def test_the_owner_may_call_while_the_thrower_may_lay() -> None:
    t = attentive().throw("orange")
    assert (t.match.actors(), t.legal(2)) == ([0, 2], ["call", "renounce"])
    assert all(action.startswith("lay ") for action in t.legal(0))
    assert (t.refused("flip a1", seat=2), t.refused("throw", seat=2)) == ("cubano-3.14", "cubano-3.14")
    assert (t.refused("throw", seat=0), t.refused("lay a1-a2", seat=0)) == ("cubano-3.3", "cubano-3.8")
    t.act("call", seat=2)
    assert (t.asked, t.legal()) == (2, ["flip a1", "flip h8", "renounce"])
    t.act("flip h8")
    assert (t.colour("h8"), t.asked, t.state["to_lay"]) == ("orange", 0, 3)
    assert named(t.match.notes(), "calls") == [{"seat": 2, "owner": 0}]


@pytest.mark.rule("cubano-3.14", "cubano-3.16")
def test_a_call_after_the_first_bar_is_void() -> None:
    t = attentive().throw("orange").act("lay d4-d5", seat=0)
    assert (t.asked, t.state["to_lay"]) == (0, 2)
    assert named(t.match.notes(), "flip-missed") == [{"seat": 2, "owner": 0}]
    with pytest.raises(OutOfTurn):
        t.act("call", seat=2)
    assert t.refused("call") == "cubano-3.14"
    t.lay("e4-e5", "f4-f5")
    assert (t.asked, t.legal()) == (1, ["throw"])


@pytest.mark.rule("cubano-3.14")
def test_the_only_bar_of_a_throw_ends_the_turn_and_the_chance_to_call() -> None:
    t = attentive(turn=1, squares={"a1": "red"}).throw("brown").act("lay d4-d5", seat=1)
    assert (t.asked, t.legal()) == (2, ["throw"])
    assert named(t.match.notes(), "flip-missed") == [{"seat": 0, "owner": 1}]


@pytest.mark.rule("cubano-3.14")
def test_the_owner_may_renounce_and_the_thrower_lays() -> None:
    t = attentive().throw("orange").act("renounce", seat=2)
    assert (t.asked, t.state["to_lay"], t.state["phase"]) == (0, 3, "lay")


@pytest.mark.rule("cubano-3.14")
def test_where_there_is_nothing_to_flip_nobody_is_asked_to_call() -> None:
    assert attentive(squares={}).throw("orange").asked == 0
    assert attentive(lap=1).throw("orange").asked == 0
    assert attentive().throw("blue").asked == 0


@pytest.mark.rule("cubano-3.12", "cubano-3.14")
@pytest.mark.parametrize("calls", [False, True])
def test_the_last_bars_wait_for_a_call_too(calls: bool) -> None:
    t = attentive(free=("a1-a2", "g1-h1"), squares={"d4": "brown"}).throw("orange")
    assert t.match.actors() == [0, 2]
    if calls:
        t.act("call", seat=2).act("flip d4")
    else:
        t.act("lay a1-a2", seat=0)
    assert (t.match.is_over, t.colour("d4")) == (True, "orange" if calls else "brown")
    assert t.state["heap_bars"] == t.state["to_lay"] == 0


# The own colour


@pytest.mark.rule("cubano-3.15")
def test_the_own_colour_is_called_before_its_bars_are_taken() -> None:
    t = attentive().throw("brown")
    assert (t.match.actors(), t.legal(0), t.legal(1)) == ([0, 1], ["call"], ["throw"])
    assert (t.refused("lay d4-d5", seat=0), t.refused("call", seat=1)) == ("cubano-3.15", "cubano-3.3")
    t.act("call", seat=0).lay("d4-d5", "e4-e5", "f4-f5", "g4-g5")
    assert (t.asked, t.legal()) == (0, ["throw"])


@pytest.mark.rule("cubano-3.15", "cubano-3.16")
def test_the_next_throw_misses_bars_and_further_throw() -> None:
    t = attentive().throw("brown")
    heap = t.state["heap_bars"]
    t.throw("blue", seat=1)
    assert (t.state["turn"], t.state["to_lay"], t.state["heap_bars"]) == (1, 6, heap - 6)
    assert named(t.match.notes(), "colour-missed") == [{"seat": 0}]
    with pytest.raises(OutOfTurn):
        t.act("call", seat=0)


@pytest.mark.rule("cubano-3.15")
def test_the_next_player_who_has_a_die_may_throw_first() -> None:
    t = attentive(free=("a1-a2",), dice=(1, 0, 1), squares={}).throw("brown")
    assert (t.match.actors(), t.legal(0), t.legal(2)) == ([0, 2], ["call"], ["throw"])
    t.throw("blue", seat=2)
    assert (t.match.is_over, t.colour("a1")) == (True, "orange")


@pytest.mark.rule("cubano-3.15")
def test_a_further_throw_is_called_anew() -> None:
    t = attentive().throw("brown").act("call", seat=0).lay("d4-d5", "e4-e5", "f4-f5", "g4-g5")
    assert t.throw("brown").match.actors() == [0, 1]


# Contested calls


@pytest.mark.rule("cubano-3.16")
def test_ruling_69_of_a_call_and_a_throw_the_first_to_arrive_counts() -> None:
    t = attentive().throw("brown").act("call", seat=0)
    with pytest.raises(OutOfTurn):
        t.throw("blue", seat=1)
    t = attentive().throw("orange").act("call", seat=2)
    with pytest.raises(OutOfTurn):
        t.act("lay d4-d5", seat=0)


@pytest.mark.rule("cubano-3.15")
def test_laps_stop_counting_where_colours_are_missed_for_ever() -> None:
    t = attentive(colours=("brown", "red"), lap=EDGES)
    for _ in range(3):
        t.throw("brown", seat=0).throw("red", seat=1)
    assert t.state["lap"] == EDGES


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_are_played_with_calls_that_come_and_calls_that_do_not(players: int) -> None:
    told = set()
    for seed in range(3, 6):
        *_, match = random_game(seed, players, attentive=1)
        told |= {SPEC.events[note.kind].name for note in match.notes()}
    assert {"calls", "calls-own", "flip-missed", "colour-missed"} <= told


@pytest.mark.rule("cubano-3.16")
@pytest.mark.parametrize(("thrown", "calls", "closes"), [("orange", 2, 0), ("brown", 0, 1)])
def test_a_bar_or_a_throw_that_comes_before_a_call_is_known_as_hasty(
    thrown: str, calls: int, closes: int
) -> None:
    match = attentive().throw(thrown).match
    assert all(match.rules.hurries(match.state, closes, action) for action in match.legal(closes))
    assert not any(match.rules.hurries(match.state, calls, action) for action in match.legal(calls))
