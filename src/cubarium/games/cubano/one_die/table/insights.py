"""What a picture of Cub'ano 1 die tells beside the view: suites, what a bar closes, what a flip does."""

from __future__ import annotations

from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note
from cubarium.engine.record import copy_of
from cubarium.engine.words import join
from cubarium.games.cubano.one_die.actions import FLIP, LAY_BAR, RENOUNCE
from cubarium.games.cubano.one_die.state import FLIP_OPEN, OWN_OPEN, View
from cubarium.games.cubano.one_die.table.words import Words
from cubarium.games.cubano.rules.board import EDGE_SQUARES, EDGES
from cubarium.games.cubano.table import words as shared
from cubarium.games.cubano.table.insights import (
    colour_pieces,
    count_changes,
    say_changes,
    sizes_of,
    suite_changes,
    suite_facts,
)

NEARLY = (("closes", 1), ("opens", 2))
"""What a bar does to a square that misses so many."""


class Insights(insights.Insights[Words]):
    """The insights of one match of Cub'ano 1 die."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return the seat's suites as they are."""
        return self.journal_of("tell_suites", v, seat)

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return which squares a bar closes or opens, or how a flip changes the two suites."""
        if FLIP <= action < RENOUNCE:
            changes = self._flipped(v, action - FLIP)
            return ", ".join(say_changes(changes, v.viewer, self.names, language))
        if not LAY_BAR <= action < FLIP:
            return ""
        parts = []
        for message, missing in NEARLY:
            near = [shared.square(s) for s in EDGE_SQUARES[action - LAY_BAR] if v.missing[s] == missing]
            if near:
                parts.append(shared.SHARED.say(language, message, squares=join(language, near)))
        return ", ".join(parts)

    def numbers(self, v: View, action: int) -> dict[str, int]:
        """Return how a flip changes the two largest suites."""
        if not FLIP <= action < RENOUNCE:
            return {}
        return count_changes(self._flipped(v, action - FLIP), v.viewer)

    def _flipped(self, v: View, square: int) -> dict[int, tuple[int, int]]:
        after = copy_of(v)
        after.colours[square] = v.seats[v.viewer].colour
        return suite_changes(self.rules["largest"], v, after)

    def facts(self, v: View) -> dict[str, Any]:
        """Return the suites, how many bars lie, and from which lap on squares are flipped."""
        return {
            "suites": suite_facts(v.colours),
            "laid": v.row_bars.bit_count() + v.column_bars.bit_count(),
            "edges": EDGES,
            "seats": [{"sizes": sizes_of(v.colours, v.seats[seat].colour)} for seat in range(v.players)],
            "flip_lap": self.words.values["FLIP_LAP"],
            "call": self._call(v),
        }

    def _call(self, v: View) -> dict[str, Any] | None:
        """Return who may call at an attentive table, and whose bar or throw would come too late."""
        if v.phase == FLIP_OPEN:
            return {"seat": int(self.rules["owner_of"](v, v.shown)), "closed_by": v.turn, "with": "bar"}
        if v.phase == OWN_OPEN:
            return {"seat": v.turn, "closed_by": int(self.rules["next_with_die"](v)), "with": "throw"}
        return None

    def pieces(self, language: str) -> dict[str, Any]:
        """Return the colours with their names and values."""
        return {"colours": colour_pieces(self.words.values["COLOUR_BARS"], language)}
