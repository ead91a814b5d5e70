"""Games to learn from, played by compiled rules in one or several processes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubarium.engine.backends.compiled import compile_loop
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.options import checked_options
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.registry import load_game
from cubarium.engine.rules import network, practice

ENTRY = practice.practise.__name__
ROOM_PER_GAME = 400
"""More positions of one game are not kept."""
KEY_HIGH = 0x6C6561726E
"""The luck of practice is not that of any other games of the same seed."""


@dataclass(frozen=True)
class Task:
    """Some games to play."""

    game: str
    options: tuple[tuple[str, int], ...]
    seed: int
    first: int
    games: int
    weights: tuple[NDArray[Any], ...]
    """By seat: what each seat goes by."""
    worlds: tuple[int, ...]
    """By seat: how many worlds it looks at before a choice; at none, it plays by the heuristic."""
    width: int
    horizon: int
    at_random: int
    kept: int


@dataclass(frozen=True)
class Lesson:
    """What was written down of some games."""

    rows: NDArray[Any]
    shares: NDArray[Any]
    games: NDArray[Any]
    """By row: the game it is from; the rows of a game are in the order of play."""
    results: NDArray[Any]
    """By game and seat: the share of the victory."""


class Practice:
    """The compiled practice of a game, with the memory it works in."""

    def __init__(self, spec: GameSpec) -> None:
        """Compile it, or take it from the cache."""
        if spec.network is None:
            raise SystemExit(f"train: {spec.id} has no features to learn by")
        pack = built_in_pack(spec.components.schema)
        self._function = compile_loop(spec, pack, ENTRY).functions[ENTRY]
        self.spec = spec
        self.features = spec.network.features
        state, view, luck = (dtype_of(each) for each in (spec.records.state, spec.records.view, Chance))
        self._blank = np.zeros(1, state), np.zeros(1, view)
        self._blank_luck = np.zeros(1, luck)
        self._room = (
            np.zeros(1, state),
            np.zeros(1, state),
            np.zeros(1, view),
            np.zeros(2, luck),
            np.zeros(2, luck),
        )
        self._legal = np.zeros(spec.actions.count, np.int32), np.zeros(spec.actions.count, np.int32)
        self._layers = np.zeros(self.features, np.int8), np.zeros(network.FIRST, np.int32)

    def play(self, task: Task) -> Lesson:
        """Play the games of a task."""
        options = checked_options(self.spec, dict(task.options))
        room = ROOM_PER_GAME * task.games
        rows = np.zeros((room, self.features), np.int8)
        shares, margins, games = (np.zeros(room, np.int32) for _ in range(3))
        results = np.zeros((task.games, len(task.worlds)), np.int32)
        self._blank_luck["key_low"], self._blank_luck["key_high"] = task.seed, KEY_HIGH
        filled = self._function(
            task.first,
            record_array(options),
            *self._blank,
            self._blank_luck,
            *self._room,
            *self._legal,
            np.zeros(len(task.worlds), np.int32),
            np.stack(task.weights),
            *self._layers,
            np.array(task.worlds, np.int32),
            task.width,
            task.horizon,
            task.at_random,
            task.kept,
            results,
            games,
            rows,
            shares,
            margins,
        )
        return Lesson(rows[:filled].copy(), shares[:filled].copy(), games[:filled].copy(), results)


@cache
def practice_of(game: str) -> Practice:
    """Return the practice of a game, once a process."""
    return Practice(load_game(game))


def play(task: Task) -> Lesson:
    """Play the games of a task; worker processes call this."""
    return practice_of(task.game).play(task)


def some_options(spec: GameSpec, players: int, luck: Random) -> tuple[tuple[str, int], ...]:
    """Return options to practise with: every other time the usual ones, else any that make another game."""
    options = {**spec.settings.simulated, "players": players}
    settings = [each for each in spec.settings.combinations() if each["players"] == players]
    if settings and luck.random() < 0.5:  # noqa: PLR2004 - a coin
        options.update(luck.choice(settings))
    return tuple(options.items())
