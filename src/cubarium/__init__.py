"""Cubarium: a table for tabletop games, for people, bots and research."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any, SupportsIndex

from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game

try:
    __version__ = version("cubarium")
except PackageNotFoundError:
    __version__ = "0 (not installed)"

if TYPE_CHECKING:
    from cubarium.adapters.environments import Environments


def batch(game: str, n: SupportsIndex, **settings: Any) -> Environments:
    """Begin `n` games side by side, for programs that learn: see `cubarium.adapters.environments`."""
    from cubarium.adapters.environments import batch as begun

    return begun(game, n, **settings)


__all__ = ["Match", "__version__", "batch", "game_ids", "load_game"]
