"""The recipe: play, fit, play again with what was learned, and note how each round went."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from cubarium.engine.registry import load_game
from cubarium.engine.rules.network import count_weights
from cubarium.engine.rules.search import WIN
from train.model import Model, fit, promises
from train.practice_games import Lesson, Task, play, practice_of, some_options
from train.shipping import HISTORY
from train.whole_numbers import returns

CHUNK = 250
"""Games that one process plays in a row."""
REMEMBERED = 5
"""So many rounds are learned from at once."""
STATE = "state.pt"


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what is learned, apart from the speed of the machine."""

    game: str
    players: tuple[int, ...] = (2,)
    games: int = 10_000
    """Games a round."""
    rows: int = 300_000
    """Positions a round, about."""
    worlds: int = 1
    width: int = 16
    horizon: int = 0
    at_random: int = 30
    trust: float = 0.8
    epochs: int = 2
    rate: float = 7e-4
    seed: int = 1


class Training:
    """A network that learns, with all that is needed to go on another day."""

    def __init__(self, recipe: Recipe, folder: Path, device: str, processes: int) -> None:
        """Go on with what the folder holds, or begin."""
        self.recipe, self.folder, self.device, self.processes = recipe, folder, device, processes
        self.spec = load_game(recipe.game)
        self.features = practice_of(recipe.game).features  # compiled once, before workers look for it
        self.model = Model(self.features).to(device)
        self.round = 0
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).is_file():
            kept = torch.load(folder / STATE, weights_only=True)
            if kept["features"] != self.features:
                raise SystemExit(f"train: {folder} holds a network for other features; give another folder")
            self.model.load_state_dict(kept["model"])
            self.round, self.seconds = kept["round"], kept["seconds"]

    def run(self, minutes: float) -> Iterator[dict[str, Any]]:
        """Learn for so long; yield what is written down of each round."""
        begun, before = time.monotonic(), self.seconds
        remembered: list[Lesson] = []
        with workers(self.processes) as pool:
            while time.monotonic() - begun < minutes * 60:
                lesson = self._practise(pool)
                remembered = [*remembered, lesson][-REMEMBERED:]
                error, blind = self._learn(remembered)
                share, noise = self._compare(pool)
                self.round += 1
                self.seconds = before + time.monotonic() - begun
                entry = {
                    "round": self.round,
                    "seconds": round(self.seconds, 1),
                    "rows": len(lesson.rows),
                    "error": round(error, 5),
                    "blind": round(blind, 5),
                    "against_heuristic": round(share, 4),
                    "noise": round(noise, 4),
                }
                self._keep(entry)
                yield entry

    def _practise(self, pool: Executor | None) -> Lesson:
        weights = self.model.weights()
        luck = Random(f"{self.recipe.seed} {self.round}")
        is_first = self.round == 0
        games = self.recipe.games * (4 if is_first else 1)  # the heuristic plays fast
        tasks = []
        for number in range(games // CHUNK):
            players = luck.choice(self.recipe.players)
            tasks.append(
                self._task(
                    some_options(self.spec, players, luck),
                    self.round * 10**7 + number * CHUNK,
                    CHUNK,
                    (weights,) * players,
                    (0 if is_first else self.recipe.worlds,) * players,
                    self.recipe.at_random * (2 if is_first else 1),
                    self._kept(games),
                )
            )
        played = list((pool.map if pool else map)(play, tasks))
        return Lesson(
            np.concatenate([each.rows for each in played]),
            np.concatenate([each.shares for each in played]),
            np.concatenate([each.games for each in played]),
            np.concatenate([each.results.sum(axis=1) for each in played]),
        )

    def _kept(self, games: int) -> int:
        """Return of how many positions in a thousand there should be about as many rows as wanted."""
        probe = play(
            self._task(
                some_options(self.spec, self.recipe.players[0], Random(0)),
                0,
                20,
                self._nothing(),
                (0,) * self.recipe.players[0],
                0,
                1000,
            )
        )
        return max(1, min(1000, 1000 * self.recipe.rows * 20 // (games * max(1, len(probe.rows)))))

    def _nothing(self) -> tuple[NDArray[Any], ...]:
        return (np.zeros(count_weights(self.features), np.int32),) * self.recipe.players[0]

    def _task(
        self,
        options: tuple[tuple[str, int], ...],
        first: int,
        games: int,
        weights: tuple[NDArray[Any], ...],
        worlds: tuple[int, ...],
        at_random: int,
        kept: int,
    ) -> Task:
        recipe = self.recipe
        return Task(
            recipe.game,
            options,
            recipe.seed,
            first,
            games,
            weights,
            worlds,
            recipe.width,
            recipe.horizon,
            at_random,
            kept,
        )

    def _learn(self, lessons: list[Lesson]) -> tuple[float, float]:
        rows = np.concatenate([each.rows for each in lessons])
        is_first = self.round == 0
        trust = 1.0 if is_first else self.recipe.trust
        targets = np.concatenate(
            [
                returns(each.shares / WIN, each.games, promises(self.model, each.rows, self.device), trust)
                for each in lessons
            ]
        )
        epochs = self.recipe.epochs * (3 if is_first else 1)
        return fit(self.model, rows, targets, self.device, epochs, self.recipe.rate)

    def _compare(self, pool: Executor | None) -> tuple[float, float]:
        """Play against the heuristic, two players, both seats; return the share won and its error."""
        options = tuple({**self.spec.settings.simulated, "players": 2}.items())
        weights, nothing = self.model.weights(), np.zeros(count_weights(self.features), np.int32)
        worlds = self.recipe.worlds
        tasks = [
            self._task(
                options,
                9 * 10**12 + CHUNK * part,
                CHUNK,
                (weights, nothing)[:: 1 - 2 * seat],
                (worlds, 0)[:: 1 - 2 * seat],
                0,
                0,
            )
            for part in range(2)
            for seat in range(2)
        ]
        played = list((pool.map if pool else map)(play, tasks))
        shares = np.concatenate(
            [
                (played[2 * part].results[:, 0] + played[2 * part + 1].results[:, 1]) / (2 * WIN)
                for part in range(2)
            ]
        )
        return float(shares.mean()), float(shares.std() / len(shares) ** 0.5)

    def _keep(self, entry: dict[str, Any]) -> None:
        """Write the network and the round down; a kill between loses a round at most."""
        half_written = self.folder / f"{STATE}-half"
        torch.save(
            {
                "model": self.model.state_dict(),
                "round": self.round,
                "seconds": self.seconds,
                "features": self.features,
            },
            half_written,
        )
        half_written.replace(self.folder / STATE)
        with (self.folder / HISTORY).open("a", encoding="utf-8") as history:
            history.write(json.dumps({**entry, "recipe": asdict(self.recipe)}) + "\n")


@contextmanager
def workers(count: int) -> Iterator[Executor | None]:
    """Give processes to play in; one needs no others."""
    if count == 1:
        yield None
        return
    with ProcessPoolExecutor(count, get_context("spawn")) as pool:
        yield pool
