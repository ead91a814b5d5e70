"""The recipe: play, fit, play again with what was learned, and note how each round went."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

from cubarium.engine.contract import GameSpec
from cubarium.engine.registry import load_game
from cubarium.engine.rules.search import WIN
from train.model import Model, fit, promises
from train.practice_games import ROOM_PER_GAME, Games, Lesson, ProcessorGames, Request, Setting, some_options
from train.shipping import HISTORY
from train.whole_numbers import returns

SETTINGS = 8
"""So many settings share the games of a round."""
PROBED = 200
"""So many games tell how long one is."""
MATCH = 1000
"""Games against the heuristic after each round."""
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
    other_variants: int = 50
    """In so many of a hundred settings the options are those of any variant, else the usual ones."""
    worlds: int = 1
    width: int = 16
    horizon: int = 1
    at_random: int = 30
    trust: float = 0.8
    remembered: int = 5
    """So many rounds are learned from at once."""
    epochs: int = 2
    batch: int = 4096
    rate: float = 7e-4
    seed: int = 1


class Training:
    """A network that learns, with all that is needed to go on another day."""

    def __init__(self, recipe: Recipe, folder: Path, device: str, processes: int) -> None:
        """Go on with what the folder holds, or begin."""
        self.recipe, self.folder, self.device, self.processes = recipe, folder, device, processes
        self.spec = load_game(recipe.game)
        if self.spec.network is None:
            raise SystemExit(f"train: {recipe.game} has no features to learn by")
        self.features = self.spec.network.features
        self.model = Model(self.features).to(device)
        self.round = 0
        self._choices = ROOM_PER_GAME
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).is_file():
            kept = torch.load(folder / STATE, map_location=device, weights_only=True)
            if kept["features"] != self.features:
                raise SystemExit(f"train: {folder} holds a network for other features; give another folder")
            self.model.load_state_dict(kept["model"])
            self.round, self.seconds = kept["round"], kept["seconds"]

    def run(self, minutes: float) -> Iterator[dict[str, Any]]:
        """Learn for so long; yield what is written down of each round."""
        begun, before = time.monotonic(), self.seconds
        remembered: list[Lesson] = []
        with player(self.spec, self.device, self.processes) as games:
            self._choices = self._probe(games)
            while time.monotonic() - begun < minutes * 60:
                lesson = self._practise(games)
                remembered = [*remembered, lesson][-self.recipe.remembered :]
                error, blind = self._learn(remembered)
                share, noise = self._compare(games)
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

    def _practise(self, games: Games) -> Lesson:
        recipe, luck = self.recipe, Random(f"{self.recipe.seed} {self.round}")
        is_first = self.round == 0
        count = recipe.games * (4 if is_first else 1)  # the heuristic plays fast
        settings = [
            some_options(self.spec, luck.choice(recipe.players), luck, recipe.other_variants)
            for _ in range(SETTINGS * max(1, len(recipe.players)))
        ]
        return games.play(
            self._request(
                tuple(settings),
                self.round * 10**7,
                count,
                (0 if is_first else recipe.worlds,) * max(recipe.players),
                at_random=recipe.at_random * (2 if is_first else 1),
                kept=max(1, min(1000, 1000 * recipe.rows // (count * self._choices))),
            )
        )

    def _probe(self, games: Games) -> int:
        """Return how many positions a game has, about."""
        settings = (some_options(self.spec, self.recipe.players[0], Random(0), 0),)
        seats = (0,) * self.recipe.players[0]
        probe = games.play(self._request(settings, 0, PROBED, seats, kept=1000))
        return max(1, len(probe.rows) // PROBED)

    def _request(
        self,
        settings: tuple[Setting, ...],
        first: int,
        games: int,
        worlds: tuple[int, ...],
        *,
        at_random: int = 0,
        kept: int = 0,
    ) -> Request:
        recipe = self.recipe
        return Request(
            recipe.game,
            settings,
            recipe.seed,
            first,
            games,
            self.model.weights(),
            worlds,
            recipe.width,
            recipe.horizon,
            at_random,
            kept,
            self._choices,
        )

    def _learn(self, lessons: list[Lesson]) -> tuple[float, float]:
        rows = torch.cat([each.rows for each in lessons])
        is_first = self.round == 0
        trust = 1.0 if is_first else self.recipe.trust
        targets = np.concatenate(
            [
                returns(each.shares / WIN, each.games, promises(self.model, each.rows, self.device), trust)
                for each in lessons
            ]
        )
        recipe, games = self.recipe, np.concatenate([each.games for each in lessons])
        epochs = recipe.epochs * (3 if is_first else 1)
        return fit(self.model, rows, targets, games, self.device, epochs, recipe.rate, recipe.batch)

    def _compare(self, games: Games) -> tuple[float, float]:
        """Play against the heuristic, two players, both seats; return the share won and its error."""
        setting = (tuple({**self.spec.settings.simulated, "players": 2}.items()),)
        half, worlds = MATCH // 2, self.recipe.worlds
        one, other = (
            games.play(self._request(setting, 9 * 10**12, half, seats)).results[:, seat]
            for seat, seats in enumerate(((worlds, 0), (0, worlds)))
        )
        shares = (one + other) / (2 * WIN)
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
def player(spec: GameSpec, device: str, processes: int) -> Iterator[Games]:
    """Give what plays: the GPU if that is where the network learns, else so many processes."""
    if device == "cuda":
        from train.gpu_games import GpuGames

        yield GpuGames(spec)
    elif processes == 1:
        yield ProcessorGames(spec.id, None)
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield ProcessorGames(spec.id, pool)
