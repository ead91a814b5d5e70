"""Players who have covered as many squares share the victory: nothing else is compared (cubano-4.10)."""

from __future__ import annotations

from cubarium.engine.contract import TieBreak
from cubarium.games.cubano.course.state import State


def tie_break(s: State, above: int, below: int) -> TieBreak:
    """Say that two players who have covered as many squares share the victory."""
    return TieBreak("cubano-4.10", "tie-shared")
