"""How much rex and OpenSpiel's tree search lose at Leduc poker to whoever knows them, in one run.

    pip install "cubarium[bench]"
    python -m benchmarks.leduc [--sims 50,200,1000] [--seeds 40] [--exploring 2,4,8,16] [--python]

At every choice of the game each of them thinks with so many simulations, once for each seed. How often it
takes each action is its way to play, and what the best answer to that wins is counted exactly, in chips a
hand: 0 is perfect play, 2.37 playing at random. The interval comes from leaving out a tenth of the seeds at a
time. OpenSpiel's search (IS-MCTS with one random playout) is shown for several weights of exploring, and with
both ways to choose by visits: in proportion to them, and the most visited. It is their own C++, or with
`--python` their Python, which is not quite the same and takes forty times as long. Rex plays for points.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from cubarium.bots.budget import Budget
from cubarium.bots.rex import RexBot
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import built_in_pack
from tests.bots.leduc.exploit import ALL_CHOICES, RULES, Table, exploitability, table_of
from tests.bots.leduc.game import SPEC
from tests.bots.leduc.state import COPIES, HIDDEN, View

Thinker = Callable[[View, list[int], int], list[float]]
"""How likely each legal action is for who has this view and thinks with the luck of a seed."""
GROUPS = 10


def greedy(v: View, legal: list[int], seed: int) -> list[float]:
    """Choose by the heuristic of the game."""
    return _only(RULES.greedy(v, legal, len(legal), seeded(seed, 0, THINKING)), legal)


def rex(simulations: int) -> Thinker:
    """Return our bot with so many simulations."""
    bot = RexBot(
        SPEC, built_in_pack(SPEC.components.schema), Budget(simulations=simulations), for_points=True
    )
    return lambda v, legal, seed: _only(bot.choose(v, legal, seeded(seed, 0, THINKING)), legal)


def openspiel(simulations: int, exploring: float, *, most_visited: bool, in_python: bool) -> Thinker:
    """Return OpenSpiel's search with so many simulations."""
    import pyspiel

    game = pyspiel.load_game("leduc_poker")

    def in_cpp(seed: int) -> Any:
        kinds = pyspiel.ISMCTSFinalPolicyType
        kind = kinds.MAX_VISIT_COUNT if most_visited else kinds.NORMALIZED_VISIT_COUNT
        playouts = pyspiel.RandomRolloutEvaluator(1, 2 * seed + 1)
        return pyspiel.ISMCTSBot(2 * seed, playouts, exploring, simulations, -1, kind)

    def as_python(seed: int) -> Any:
        ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
        kinds = ismcts.ISMCTSFinalPolicyType
        kind = kinds.MAX_VISIT_COUNT if most_visited else kinds.NORMALIZED_VISITED_COUNT
        luck = np.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(1, luck)
        return ismcts.ISMCTSBot(
            game, playouts, exploring, simulations, random_state=luck, final_policy_type=kind
        )

    def think(v: View, legal: list[int], seed: int) -> list[float]:
        bot = as_python(seed) if in_python else in_cpp(seed)
        shares = dict(bot.get_policy(_their_state(game, v)))
        return [shares[action] for action in legal]

    return think


def _their_state(game: Any, v: View) -> Any:
    """Return OpenSpiel's state for a view; the other hand is any, since their search draws it anew."""
    state, kept = game.new_initial_state(), (v.hands[v.viewer], v.shared)

    def deal(rank: int) -> None:
        fits = (c for c in state.legal_actions() if c // COPIES == rank or rank == HIDDEN)
        state.apply_action(next(c for c in fits if rank != HIDDEN or c // COPIES not in kept))

    for rank in v.hands:
        deal(rank)
    for choice in v.choices[: v.made]:
        if state.is_chance_node():
            deal(v.shared)
        state.apply_action(choice)
    if state.is_chance_node():
        deal(v.shared)
    return state


def _only(chosen: int, legal: list[int]) -> list[float]:
    return [float(action == chosen) for action in legal]


def measured(thinker: Thinker, seeds: int) -> tuple[float, float]:
    """Return how exploitable the mean over all seeds is, and half of its 95 % interval (jackknife)."""
    tables = [_thinking(thinker, range(group, seeds, GROUPS)) for group in range(GROUPS)]
    left_out = [exploitability(_mean(tables[:i] + tables[i + 1 :])) for i in range(GROUPS)]
    return exploitability(_mean(tables)), 1.96 * float(np.std(left_out)) * (GROUPS - 1) ** 0.5


def _thinking(thinker: Thinker, seeds: range) -> Table:
    # Each view has seeds of its own: with the same everywhere, luck would be shared by the whole tree.
    number = {id(v): i for i, v in enumerate(v for place in ALL_CHOICES for v in place.views)}
    return table_of(
        lambda v, legal: np.mean(
            [thinker(v, list(legal), seed * len(number) + number[id(v)]) for seed in seeds], axis=0
        ).tolist()
    )


def _mean(tables: list[Table]) -> Table:
    return [np.mean(rows, axis=0) for rows in zip(*tables, strict=True)]


def main() -> None:
    """Print a line for each contestant."""
    parser = argparse.ArgumentParser(description="Compare rex with OpenSpiel's search at Leduc poker.")
    parser.add_argument("--sims", default="50,200,1000", help="simulations for a choice")
    parser.add_argument("--seeds", type=int, default=40, help="how often each choice is thought about")
    parser.add_argument("--exploring", default="2,4,8,16", help="OpenSpiel's weights of exploring")
    parser.add_argument("--python", action="store_true", help="measure OpenSpiel's search in Python")
    chosen = parser.parse_args()
    if find_spec("pyspiel") is None:
        parser.error('OpenSpiel is not installed: pip install "cubarium[bench]"')
    print(f"{'greedy':44}{_told(greedy, 10 * chosen.seeds)}")
    for simulations in map(int, chosen.sims.split(",")):
        print(f"{f'rex, {simulations} simulations':44}{_told(rex(simulations), chosen.seeds)}", flush=True)
        for most_visited in (False, True):
            for exploring in map(float, chosen.exploring.split(",")):
                name = f"OpenSpiel, c = {exploring:g}, {'most visited' if most_visited else 'by visits'}"
                thinker = openspiel(
                    simulations, exploring, most_visited=most_visited, in_python=chosen.python
                )
                print(f"  {name:42}{_told(thinker, chosen.seeds)}", flush=True)


def _told(thinker: Thinker, seeds: int) -> str:
    found, doubt = measured(thinker, seeds)
    return f"{found:6.3f} ± {doubt:.3f}"


if __name__ == "__main__":
    main()
