"""Compiled rules for tests, called as the simulation and the conformance suite call them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubarium.engine.backends.compiled import compile_rules
from cubarium.engine.backends.seeding import chances
from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.components.pack import read_pack
from cubarium.engine.options import checked_options
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.registry import load_game
from cubarium.engine.rules import playout

SPEC = load_game("cubosaurs")
TRACE_ROOM = 1000
ONE_GAME = {"players": 2, "rounds": 1}


class CompiledRules:
    """The rules of Cubosaurs with some entry points, each called once so that the cache has it."""

    def __init__(self, *entry_points: str, replacements: Mapping[str, Any] | None = None) -> None:
        pack = read_pack(SPEC.components.schema)
        self.rules = compile_rules(SPEC, pack, playout, entry_points=entry_points, replacements=replacements)
        for entry_point in entry_points:
            getattr(self, entry_point)(ONE_GAME, [playout.RANDOM] * 2, 0, 1)

    def trace(self, options: Mapping[str, int], bots: Sequence[int], seed: int, game: int) -> NDArray[Any]:
        """Return every state of one game."""
        return self.trace_one(options, bots, seed, 1, game)

    def trace_one(
        self, options: Mapping[str, int], bots: Sequence[int], seed: int, count: int, first: int = 0
    ) -> NDArray[Any]:
        room = np.zeros(TRACE_ROOM, dtype_of(SPEC.records.state))
        table = self._table(options, seed, first, count)
        moves = self.rules.functions["trace_one"](*table, np.array(bots, np.int8), room)
        return room[: moves + 1]

    def play_batch(self, options: Mapping[str, int], bots: Sequence[int], seed: int, count: int) -> None:
        rows = np.zeros((2, count, len(bots)), np.int32)
        table = self._table(options, seed, 0, count)
        moves = np.zeros(count, np.int32)
        self.rules.functions["play_batch"](*table, np.array(bots, np.int8), moves, rows[0], rows[1])

    def play_checked(self, options: Mapping[str, int], bots: Sequence[int], seed: int, count: int) -> None:
        states, chosen, deals, bot_chances, _, legal = self._table(options, seed, 0, count)
        moves, faults = np.zeros(count, np.int32), np.zeros(count, np.int8)
        arguments = (states, chosen, deals, bot_chances, legal, moves, faults)
        self.rules.functions["play_checked"](*arguments, playout.MOVE_LIMIT)

    def _table(self, options: Mapping[str, int], seed: int, first: int, count: int) -> tuple[Any, ...]:
        return (
            np.zeros(count, dtype_of(SPEC.records.state)),
            record_array(checked_options(SPEC, options)),
            chances(seed, first, count, DEALING),
            chances(seed, first, count, THINKING),
            np.zeros(1, dtype_of(SPEC.records.view)),
            np.zeros(SPEC.actions.count, np.int32),
        )
