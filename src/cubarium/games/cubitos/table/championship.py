"""The championship: the printed races in their order, and what each place in a race brings.

The rulebook knows none. Its points are house values, and people are told so; no component pack holds them, so
that tables of before keep their packs.
"""

from __future__ import annotations

from cubarium.engine.series import Championship
from cubarium.games.cubitos.data.schema import RACES

HOUSE_POINTS = (10, 6, 4, 3)
"""The first place is worth clearly more than the second, and even the last brings something."""

CHAMPIONSHIP = Championship(tuple(RACES), HOUSE_POINTS)
