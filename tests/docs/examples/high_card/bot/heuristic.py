"""A player of simple sense."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from high_card.state import View


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Play the highest card."""
    return legal[count - 1]
