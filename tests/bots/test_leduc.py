"""A judge from outside: Leduc poker, where it can be counted exactly what a way to play loses at most."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from cubarium.bots.budget import Budget
from cubarium.bots.rex import RexBot
from cubarium.engine.chance import THINKING, Chance, seeded
from cubarium.engine.checking.conformance import check_game
from cubarium.engine.components.pack import built_in_pack
from tests.bots.leduc.cfr import Solver
from tests.bots.leduc.exploit import ALL_CHOICES, RULES, Table, exploitability, table_of
from tests.bots.leduc.game import SPEC
from tests.bots.leduc.state import ANTE, CALL, FOLD, View

AT_RANDOM = 2.373611111111111
"""`open_spiel.python.algorithms.exploitability.exploitability` of OpenSpiel 2.0.2 for `leduc_poker` and its
`UniformRandomPolicy`."""
INFORMATION_STATES = 288
"""Of OpenSpiel's 936, those that differ in more than the suits of cards."""
SEEDS = 4
REX_AT_MOST = 0.62
"""Rex loses 0.5 chips a hand with 1000 simulations, and the heuristic 0.7 (`benchmarks/leduc.py`)."""
OPENSPIEL = 0.81
"""What OpenSpiel's search loses with 200 simulations, at its best."""


def at_random(v: View, legal: list[int]) -> list[float]:
    return [1 / len(legal)] * len(legal)


def only(choice: int) -> Table:
    """Make the same choice wherever it is legal, and call elsewhere."""
    return table_of(lambda v, legal: [float(a == (choice if choice in legal else CALL)) for a in legal])


def chosen_by(choose: Callable[[View, list[int], Chance], int], seeds: int) -> Table:
    """Count how often a bot takes each action, with luck of its own for each view and seed."""
    number = iter(range(INFORMATION_STATES))

    def way(v: View, legal: list[int]) -> list[float]:
        game = next(number)
        chosen = [choose(v, list(legal), seeded(seed, game, THINKING)) for seed in range(seeds)]
        return [chosen.count(action) / seeds for action in legal]

    return table_of(way)


@cache
def rex_with(simulations: int) -> float:
    bot = RexBot(
        SPEC, built_in_pack(SPEC.components.schema), Budget(simulations=simulations), for_points=True
    )
    return exploitability(chosen_by(bot.choose, SEEDS))


def test_the_game_keeps_the_contract_interpreted_and_compiled() -> None:
    report = check_game(SPEC, {}, games=150, compiled=2000, guided=50)
    assert report.has_secrets
    assert report.longest == report.compiled_longest == 8


def test_the_tree_has_every_place_of_the_game_and_the_tool_agrees_with_openspiel() -> None:
    assert len(ALL_CHOICES) * 3 == INFORMATION_STATES
    assert exploitability(table_of(at_random)) == pytest.approx(AT_RANDOM, abs=1e-12)


def test_who_folds_to_every_raise_loses_the_ante() -> None:
    assert exploitability(only(FOLD)) == pytest.approx(ANTE)


def test_a_solver_comes_ever_nearer_to_an_equilibrium_which_loses_nothing() -> None:
    solver, found = Solver(), []
    for times in (5, 15, 60, 120):
        solver.improve(times)
        found.append(exploitability(solver.table()))
    assert found == sorted(found, reverse=True)
    assert 0 <= found[-1] < 0.03


@pytest.mark.thorough
def test_rex_loses_less_than_the_heuristic_it_plays_on_with() -> None:
    simple = chosen_by(lambda v, legal, luck: int(RULES.greedy(v, legal, len(legal), luck)), 100)
    assert rex_with(1000) < REX_AT_MOST < exploitability(simple)


def test_rex_loses_less_than_openspiels_search() -> None:
    assert rex_with(200) < OPENSPIEL


def test_rex_loses_less_when_it_thinks_more() -> None:
    assert rex_with(1000) < rex_with(200)
