"""Cubarium: a table for tabletop games, for people, bots and research."""

from importlib.metadata import PackageNotFoundError, version

from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game

try:
    __version__ = version("cubarium")
except PackageNotFoundError:
    __version__ = "0 (not installed)"

__all__ = ["Match", "__version__", "game_ids", "load_game"]
