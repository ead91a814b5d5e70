"""Runners who are equally far share their place: nothing else is compared (cubitos-10.3, 10.7)."""

from __future__ import annotations

from cubarium.engine.contract import TieBreak
from cubarium.games.cubitos.state import State


def tie_break(s: State, above: int, below: int) -> TieBreak:
    """Say that two runners who are equally far share their place."""
    return TieBreak("cubitos-10.7", "tie-shared")
