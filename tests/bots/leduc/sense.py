"""A player of simple sense. This file is compiled."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.draws import draw
from tests.bots.leduc.state import CALL, RAISE, View

BLUFFS = 4
"""One time in so many it plays as if its card were one better."""


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Raise with the best, stay with the middling, leave the rest where it costs something."""
    rank = v.hands[v.viewer]
    worth = rank
    if v.rounds_over > 0:
        worth = 2 if rank == v.shared else rank - 1
    if draw(chance, v.viewer, BLUFFS) == 0:
        worth += 1
    if worth >= 2 and legal[count - 1] == RAISE:
        return RAISE
    if worth >= 1:
        for i in range(count):
            if legal[i] == CALL:
                return CALL
    return legal[0]
