"""Compiled rules for tests: a game is compiled once for all of them, with a check of every index."""

from __future__ import annotations

from functools import cache

from cubarium.bots.seer import Coming, Seer
from cubarium.bots.trial import Comparison
from cubarium.engine.backends.compiled import compile_loop
from cubarium.engine.chance import seeded
from cubarium.engine.checking.conformance import Checker, checked_rules
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import Rules
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.rules.playout import MOVE_LIMIT
from cubarium.review.shares import Continuations
from cubarium.sim.backends import Compiled
from cubarium.sim.runner import set_table
from tests.engine.networks import any_weights, guidance_of, promised_by_compiled_rules

SEARCHED = ("cubosaurs", "trex", "cubano-course")
"""Games in which tests of bots and reviews try actions."""
PLAYED_ON = ("cubosaurs", "cubano-course", "cubano-1-die", "cubano-naval-messages")
"""Games that are reviewed in tests."""
GUIDED = "cubosaurs"
"""The game in which tests let a network that knows nothing guide a search."""
STEPPED = "cubano-course"
"""The game that tests play side by side."""
FORESEEN = ("trex", "cubano-naval-messages", "cubano-puzzle", "cubano-course")
"""Games in which tests let a seer see what is coming."""


@cache
def compiled_rules(game: str) -> Rules:
    """Return the compiled rules of a game, and leave them in the cache for all that plays by them.

    One process compiles everything, for then the rules themselves are compiled once.
    """
    spec = load_game(game)
    pack = built_in_pack(spec.components.schema)
    Compiled(set_table(spec, {}, ["greedy"]))
    rules = checked_rules(spec, pack)
    Checker(spec, {}, 1, pack, MOVE_LIMIT).compiled_games(rules, 0, 1)
    if game in SEARCHED:
        Comparison(spec, pack)
    if game in PLAYED_ON:
        match = Match(spec, spec.settings.simulated, seed=1)
        Continuations(match, (1, 1)).of_position(match.state, range(1))
    if game == STEPPED:
        for entry in ("step_batch", "choose_at_random"):
            compile_loop(spec, pack, entry)
    if game in FORESEEN:
        Seer(spec, pack).foresee(spec.records.state(), 0, [], Coming(seeded(1), seeded(1), []))
    if spec.network is not None:
        promised_by_compiled_rules(spec, [], any_weights(spec.network.features))
    if game == GUIDED:
        guidance_of(spec, pack)
    return rules
