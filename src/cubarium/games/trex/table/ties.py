"""What ranks players with the same points: the cards they have left (trex-6.4), else nothing (trex-6.5)."""

from __future__ import annotations

from cubarium.engine.contract import TieBreak
from cubarium.games.trex.rules.scoring import numbers_left
from cubarium.games.trex.state import State


def tie_break(s: State, above: int, below: int) -> TieBreak:
    """Say what ranks the first of two seats with the same points above the second."""
    more, less = numbers_left(s, above), numbers_left(s, below)
    if more == less:
        return TieBreak("trex-6.5", "tie-shared", {"left": more})
    return TieBreak("trex-6.4", "tie-cards-left", {"more": more, "less": less})
