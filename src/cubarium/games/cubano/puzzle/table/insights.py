"""What a picture of the Cub'ano puzzle tells beside the view: progress, wrong squares, what a run covers."""

from __future__ import annotations

from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note
from cubarium.engine.insights import HOUSE
from cubarium.games.cubano.puzzle.actions import PLACE
from cubarium.games.cubano.puzzle.bot.heuristic import run_worth
from cubarium.games.cubano.puzzle.data.schema import PATTERNS
from cubarium.games.cubano.puzzle.rules.picture import is_rebuilt, right_squares, wanted_squares
from cubarium.games.cubano.puzzle.rules.runs import is_formed, needs_bar
from cubarium.games.cubano.puzzle.state import BAR_TOOL, EMPTY, LAST, State, View
from cubarium.games.cubano.puzzle.table.words import Words
from cubarium.games.cubano.rules.board import COLOURS, EDGE_NAMES, EDGES, SQUARE_NAMES, SQUARES
from cubarium.games.cubano.table import words as shared
from cubarium.games.cubano.table.insights import colour_pieces


def par_score(s: State) -> int:
    """Return the score of the whole picture at par (cubano-7.12, 7.13)."""
    return SQUARES + s.move_limit - s.par


class Insights(insights.Insights[Words]):
    """The insights of one puzzle."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return the lines of the score sheet as the board stands."""
        return self.journal_of("tell_score", v)

    def consequence(self, v: View, action: int, language: str) -> str:
        """Return what the run changes: bars laid, or squares that become right or wrong."""
        if v.phase != LAST:
            return ""
        gain = run_worth(v, v.tool, v.first, action - PLACE)
        if v.tool == BAR_TOOL:
            return shared.bars(gain, language)
        return self.words.table("gain" if gain >= 0 else "loss", language, count=abs(gain))

    def facts(self, v: View) -> dict[str, Any]:
        """Return how far the board shows the picture, and where bars belong."""
        squares = range(SQUARES)
        return {
            "right": right_squares(v),
            "wanted": wanted_squares(v),
            "is_rebuilt": is_rebuilt(v),
            "wrong": [SQUARE_NAMES[s] for s in squares if v.colours[s] not in (EMPTY, v.picture[s])],
            "formed": [
                SQUARE_NAMES[s]
                for s in squares
                if v.picture[s] != EMPTY and v.colours[s] == EMPTY and is_formed(v, s)
            ],
            "bars": [EDGE_NAMES[edge] for edge in range(EDGES) if needs_bar(v, edge)],
            "par": f"{v.par}{self._house_mark(f'pattern.{v.pattern}.par')}",
            "limit": f"{v.move_limit}{self._house_mark('game.moves')}",
            "left": {
                "bars": EDGES - v.row_bars.bit_count() - v.column_bars.bit_count(),
                "cubes": list(v.colours).count(EMPTY),
            },
        }

    def pieces(self, language: str) -> dict[str, Any]:
        """Return the colours with their names, and what the pictures are called, by number from 0."""
        return {
            "colours": colour_pieces(range(len(COLOURS) + 1), language),
            "pictures": [self.words.pattern(number, language) for number in range(len(PATTERNS) + 1)],
        }

    def _house_mark(self, value: str) -> str:
        return HOUSE if value in self.words.values["HOUSE_VALUES"] else ""
