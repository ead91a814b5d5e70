"""Compiled rules for tests: a game is compiled once for all of them, with a check of every index."""

from __future__ import annotations

from functools import cache

import numpy as np

from cubarium.engine.backends.compiled import compile_rules
from cubarium.engine.backends.seeding import chances
from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.checking.conformance import Checker
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import Rules
from cubarium.engine.options import checked_options
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.registry import load_game
from cubarium.engine.rules import playout


@cache
def compiled_rules(game: str) -> Rules:
    """Return the compiled rules of a game, and leave them in the cache for simulations and checks.

    One process compiles both entry points, for then all they call is compiled once.
    """
    spec = load_game(game)
    pack = built_in_pack(spec.components.schema)
    rules = compile_rules(spec, pack, playout, entry_points=("play_batch", "play_checked"))
    options = checked_options(spec, {**spec.settings.simulated, **spec.settings.random_play})
    rows = np.zeros((2, 1, options.players), np.int32)
    rules.functions["play_batch"](
        np.zeros(1, dtype_of(spec.records.state)),
        record_array(options),
        chances(0, 0, 1, DEALING),
        chances(0, 0, 1, THINKING),
        np.zeros(1, dtype_of(spec.records.view)),
        np.zeros(spec.actions.count, np.int32),
        np.full(options.players, playout.RANDOM, np.int8),
        np.zeros(1, np.int32),
        rows[0],
        rows[1],
    )
    Checker(spec, {}, 1, pack, playout.MOVE_LIMIT).compiled_games(rules, 0, 1)
    return rules
