"""What a picture of Cub'ano Course tells beside the view: the diagonals of each player, and what is left."""

from __future__ import annotations

from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note
from cubarium.games.cubano.course.actions import PLACE_CUBE
from cubarium.games.cubano.course.state import GOAL, View
from cubarium.games.cubano.course.table.words import Words
from cubarium.games.cubano.rules.board import NO_SQUARE, SQUARE_NAMES, SQUARES
from cubarium.games.cubano.table.insights import colour_pieces


class Insights(insights.Insights[Words]):
    """The insights of one match of Cub'ano Course."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return what the seat has covered."""
        return self.journal_of("tell_covered", v, seat)

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return how many squares are covered by a cube: one more, wherever it stands."""
        if action < PLACE_CUBE:
            return ""
        covered = v.seats[v.viewer].covered
        return self.words.table("covered-change", language, before=covered, after=covered + 1, goal=GOAL)

    def facts(self, v: View) -> dict[str, Any]:
        """Return the goal, and the squares on each player's diagonals once the corners are taken."""
        return {"goal": GOAL, "ways": [self._way(v, seat) for seat in range(v.players)]}

    def _way(self, v: View, seat: int) -> list[str]:
        corner = v.seats[seat].corner
        if corner == NO_SQUARE:
            return []
        parity = self.rules["parity"]
        return [SQUARE_NAMES[s] for s in range(SQUARES) if parity(s) == parity(corner)]

    def pieces(self, language: str) -> dict[str, Any]:
        """Return the colours with their names and values."""
        return {"colours": colour_pieces(self.words.values["COLOUR_CUBES"], language)}
