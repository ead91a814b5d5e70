"""A player of simple sense, in a race where no choice changes the speed."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubano.course.state import View


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the first action: every cube placed is one square, wherever it stands."""
    return legal[0]
