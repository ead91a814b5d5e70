"""The bank of positions with one move that is clearly the best; `python -m cubarium.daily.find` writes it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cubarium.engine.registry import game_ids, load_game

FOLDER = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Tried:
    """How the games ended that were played on after one action."""

    action: str
    share: float
    """Of the victory, on average."""
    error: float
    """The standard error of the share."""
    points: float
    """Ahead of the best of the others on average, or behind."""


@dataclass(frozen=True)
class Found:
    """A position in which one action is clearly the best, by what its seat knows."""

    id: str
    game: str
    options: Mapping[str, int]
    position: Mapping[str, Any]
    seat: int
    worlds: int
    """In so many every action was tried."""
    tried: tuple[Tried, ...]
    """All legal actions, the best first."""

    @property
    def best(self) -> str:
        """Return the action to find."""
        return self.tried[0].action


@cache
def bank() -> dict[str, Found]:
    """Return all positions by their ids; those of rules that have changed since are left out."""
    found: dict[str, Found] = {}
    for file in sorted(FOLDER.glob("*.json")):
        if file.stem not in game_ids():
            continue
        written = json.loads(file.read_text(encoding="utf-8"))
        if written["rules_version"] == load_game(file.stem).rules_version:
            found |= {each["id"]: _found(file.stem, each) for each in written["positions"]}
    return found


def _found(game: str, written: Mapping[str, Any]) -> Found:
    return Found(
        written["id"],
        game,
        written["options"],
        written["position"],
        written["seat"],
        written["worlds"],
        tuple(Tried(**each) for each in written["tried"]),
    )
