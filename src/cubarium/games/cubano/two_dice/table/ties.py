"""What ranks players whose largest suites are equal (cubano-1.9)."""

from __future__ import annotations

from cubarium.engine.contract import TieBreak
from cubarium.games.cubano.table.ties import suites_that_decide
from cubarium.games.cubano.two_dice.rules.scoring import longest_of
from cubarium.games.cubano.two_dice.state import State


def tie_break(s: State, above: int, below: int) -> TieBreak:
    """Say what ranks the first of two seats with equal largest suites above the second."""
    if longest_of(s, above) == 0:
        return TieBreak("cubano-2.60", "tie-blank")
    return suites_that_decide(s, s.seats[above].colour, s.seats[below].colour)
