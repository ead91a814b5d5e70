"""Games to learn from: what is asked for, what comes back, and how processes play them by compiled rules."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Protocol

import numpy as np
import torch
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


CHUNK = 250
"""Games that one process plays in a row."""

Setting = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Request:
    """Some games to play."""

    game: str
    settings: tuple[Setting, ...]
    """The games are divided among them."""
    seed: int
    first: int
    games: int
    weights: NDArray[Any]
    worlds: tuple[int, ...]
    """By seat: how many worlds it looks at before a choice; at none, it plays by the heuristic."""
    width: int
    horizon: int
    at_random: int
    kept: int
    """Of a thousand positions so many are written down."""
    choices: int = ROOM_PER_GAME
    """How many positions a game has, about."""

    def room(self, spare: int) -> int:
        """Return for how many positions a game should have room, with so many times what is expected."""
        return spare * self.choices * self.kept // 1000 + spare


@dataclass(frozen=True)
class Lesson:
    """What was written down of some games."""

    rows: Any
    """The positions, a tensor wherever they were made."""
    shares: NDArray[Any]
    games: NDArray[Any]
    """By row: the game it is from; the rows of a game are in the order of play."""
    results: NDArray[Any]
    """By game and seat: the share of the victory."""


class Games(Protocol):
    """What plays games to learn from."""

    def play(self, request: Request) -> Lesson:
        """Play the games of a request."""


class ProcessorGames:
    """Plays them on the processor, in one process or several."""

    def __init__(self, game: str, pool: Executor | None) -> None:
        """Compile the practice once, before workers look for it."""
        practice_of(game)
        self._map = pool.map if pool else map

    def play(self, request: Request) -> Lesson:
        """Play the games of a request, in chunks."""
        chunks = -(-request.games // CHUNK)
        tasks = [
            (request, number * CHUNK, number * len(request.settings) // chunks) for number in range(chunks)
        ]
        played = list(self._map(play, tasks))
        rows, shares, games, results = zip(*played, strict=True)
        seats = max(each.shape[1] for each in results)
        return Lesson(
            torch.from_numpy(np.concatenate(rows)),
            np.concatenate(shares),
            np.concatenate(games),
            np.concatenate([np.pad(each, ((0, 0), (0, seats - each.shape[1]))) for each in results]),
        )


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

    def play(self, request: Request, begin: int, setting: int) -> tuple[NDArray[Any], ...]:
        """Play a chunk of the games; return rows, shares, games and results."""
        options = checked_options(self.spec, dict(request.settings[setting]))
        count = min(CHUNK, request.games - begin)
        room = ROOM_PER_GAME * count
        rows = np.zeros((room, self.features), np.int8)
        shares, margins, games = (np.zeros(room, np.int32) for _ in range(3))
        results = np.zeros((count, options.players), np.int32)
        self._blank_luck["key_low"], self._blank_luck["key_high"] = request.seed, KEY_HIGH
        filled = self._function(
            request.first + begin,
            record_array(options),
            *self._blank,
            self._blank_luck,
            *self._room,
            *self._legal,
            np.zeros(options.players, np.int32),
            np.stack([request.weights] * options.players),
            *self._layers,
            np.array(request.worlds, np.int32),
            request.width,
            request.horizon,
            request.at_random,
            request.kept,
            results,
            games,
            rows,
            shares,
            margins,
        )
        return rows[:filled].copy(), shares[:filled].copy(), games[:filled].copy(), results


@cache
def practice_of(game: str) -> Practice:
    """Return the practice of a game, once a process."""
    return Practice(load_game(game))


def play(task: tuple[Request, int, int]) -> tuple[NDArray[Any], ...]:
    """Play a chunk of a request; worker processes call this."""
    request, begin, setting = task
    return practice_of(request.game).play(request, begin, setting)


def some_options(spec: GameSpec, players: int, luck: Random, other_variants: int) -> Setting:
    """Return options to practise with: in so many of a hundred cases any that make another game."""
    options = {**spec.settings.simulated, "players": players}
    settings = [each for each in spec.settings.combinations() if each["players"] == players]
    if settings and luck.random() * 100 < other_variants:
        options.update(luck.choice(settings))
    return tuple(options.items())
