"""The conformance suite of compiled rules: what differs from the interpreted ones is found."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cubarium.engine.backends.compiled import compile_rules
from cubarium.engine.checking.conformance import Checker, ConformanceError, Trace
from cubarium.engine.match import Match
from cubarium.engine.record import dtype_of
from cubarium.engine.rules.playout import LAW_BROKEN, MOVE_LIMIT
from tests.engine.test_conformance import ADVANCED, fault_of
from tests.games.cubosaurs.table import BUILT_IN, SPEC


@pytest.mark.usefixtures("compiled")
def test_a_compiled_state_that_differs_by_one_bit_is_found() -> None:
    checker = Checker(SPEC, ADVANCED, 1, None, MOVE_LIMIT)
    checker.compile()
    trace = checker.tracer
    assert trace is not None

    def differs(game: int) -> Trace:
        states = list(trace(game).states)
        states[25] = states[25][:-1] + bytes([states[25][-1] ^ 1])
        return Trace(iter(states), -1)

    checker.tracer = differs
    with pytest.raises(ConformanceError, match="game 0, move 25: compiled and interpreted states differ"):
        checker.interpreted_games(0, 1)


@pytest.mark.usefixtures("compiled")
def test_a_law_that_only_the_compiled_rules_see_broken_is_reported() -> None:
    checker = Checker(SPEC, ADVANCED, 1, None, MOVE_LIMIT)
    checker.compile()
    trace = checker.tracer
    assert trace is not None
    checker.tracer = lambda game: Trace(trace(game).states, 12)
    with pytest.raises(ConformanceError, match="game 0, move 12: compiled and interpreted states differ"):
        checker.interpreted_games(0, 1)


@pytest.mark.usefixtures("compiled")
def test_a_trace_ends_where_a_law_is_broken() -> None:
    checker = Checker(SPEC, ADVANCED, 1, None, MOVE_LIMIT)
    fast = checker.compile()
    play = fast.functions["play_checked"]

    def broken_at_7(*arguments: Any) -> None:
        play(*arguments)
        *_, moves, faults, _, _ = arguments
        moves[0], faults[0] = 7, LAW_BROKEN

    fast.functions = {**fast.functions, "play_checked": broken_at_7}
    assert checker.tracer is not None
    trace = checker.tracer(0)
    assert (trace.broken_at, len(list(trace.states))) == (7, 8)


def test_the_compiled_rules_find_a_state_that_breaks_a_law() -> None:
    laws_broken = compile_rules(SPEC, BUILT_IN, entry_points=("laws_broken",)).laws_broken
    state = np.frombuffer(bytearray(Match(SPEC, ADVANCED, seed=1).packed()), dtype_of(SPEC.records.state))
    assert laws_broken(state[0]) == 0
    state["supply"] += 1
    assert laws_broken(state[0]) != 0


@pytest.mark.usefixtures("compiled")
def test_compiled_games_must_end_too() -> None:
    fault = fault_of(SPEC, games=0, compiled=10, move_limit=60)
    assert fault.startswith("compiled play: the game does not end")
