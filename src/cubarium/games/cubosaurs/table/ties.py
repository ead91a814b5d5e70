"""What ranks players with the same total: the last round (cubosaurs-4.6), else nothing (cubosaurs-4.7)."""

from __future__ import annotations

from cubarium.engine.contract import TieBreak
from cubarium.games.cubosaurs.state import State


def tie_break(s: State, above: int, below: int) -> TieBreak:
    """Say what ranks the first of two seats with the same total above the second."""
    last = s.rounds - 1
    more, less = s.seats[above].round_scores[last], s.seats[below].round_scores[last]
    if more == less:
        return TieBreak("cubosaurs-4.7", "tie-shared", {"last": more})
    return TieBreak("cubosaurs-4.6", "tie-last-round", {"more": more, "less": less})
