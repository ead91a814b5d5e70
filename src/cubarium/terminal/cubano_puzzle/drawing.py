"""The terminal drawing of the Cub'ano puzzle: the picture, and beside it the board as far as it is built."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.games.cubano.puzzle.data.schema import PATTERNS
from cubarium.games.cubano.puzzle.events import BEGINS, FINAL, GAME_ENDS, SOLVED, UNSOLVED
from cubarium.games.cubano.puzzle.rules.picture import right_squares, wanted_squares
from cubarium.games.cubano.puzzle.rules.runs import needs_bar
from cubarium.games.cubano.puzzle.state import EMPTY, OVER, View
from cubarium.games.cubano.puzzle.table.words import Words
from cubarium.games.cubano.rules.board import COLOURS, EDGES, HALF_EDGES, SQUARES
from cubarium.games.cubano.table import words as shared
from cubarium.terminal.cubano.board import BOARD_WIDTH, board, cube
from cubarium.terminal.table_view import GameDrawing

GAP = 4
BEGINNING = "×"  # noqa: RUF001 - the sign of a cross, no letter


class Drawing(GameDrawing[Words]):
    """The table of one puzzle."""

    quiet = frozenset({BEGINS})
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({SOLVED, UNSOLVED})

    # --- the picture ---------------------------------------------------------------------------------------

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the picture and the board, side by side where there is room."""
        side_by_side = self.talk.console.width >= 2 * BOARD_WIDTH + GAP
        table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        parts = (self._picture(v), self._board(v))
        for row in [parts] if side_by_side else [(part,) for part in parts]:
            table.add_row(*row)
        return Group(self._header(v), table, self._progress(v), self._colours(), self._legend())

    def _header(self, v: View) -> RenderableType:
        name = self.words.pattern(v.pattern, self.talk.language)
        message = "header-over" if v.phase == OVER else "header"
        title = self.text(
            message,
            game=self.words.game_name(self.talk.language),
            pattern=name,
            move=v.moves + 1,
            moves=v.moves,
            limit=f"{v.move_limit}{self.house_mark('game.moves')}",
            par=f"{v.par}{self.house_mark(f'pattern.{v.pattern}.par')}",
        )
        return self.header(title)

    def _picture(self, v: View) -> Text:
        edges = [edge for edge in range(EDGES) if needs_bar(v, edge)]
        rows = sum(1 << edge for edge in edges if edge < HALF_EDGES)
        columns = sum(1 << (edge - HALF_EDGES) for edge in edges if edge >= HALF_EDGES)
        return Text.assemble(
            (f"   {self.text('picture')}\n", "bold"), board(v.picture, rows, columns, signs=_blanks(v))
        )

    def _board(self, v: View) -> Text:
        wrong = [q for q in range(SQUARES) if v.colours[q] not in (EMPTY, v.picture[q])]
        signs = _blanks(v)
        if v.first >= EDGES:
            signs[v.first - EDGES] = BEGINNING
        return Text.assemble(
            (f"   {self.text('board')}\n", "bold"),
            board(v.colours, v.row_bars, v.column_bars, wrong, signs),
        )

    def _progress(self, v: View) -> Text:
        bars = EDGES - v.row_bars.bit_count() - v.column_bars.bit_count()
        return Text(
            self.text(
                "progress",
                right=right_squares(v),
                count=wanted_squares(v),
                bars=bars,
                cubes=v.colours.count(EMPTY),
            )
        )

    def _colours(self) -> Text:
        chips = [
            Text.assemble(cube(number), " ", shared.colour(number, self.talk.language))
            for number in range(1, len(COLOURS) + 1)
        ]
        return Text("  ").join(chips)

    def _legend(self) -> Text:
        return Text(self.text("legend", sign=BEGINNING), "dim")

    def values(self) -> RenderableType:
        """Return how the score is counted and the par of every picture, house values marked."""
        tables = self.words.values
        limit = f"{tables['MOVES_ALLOWED']}{self.house_mark('game.moves')}"
        rows = [Text(self.text("values", whole=SQUARES, limit=limit))]
        for number in range(1, len(PATTERNS) + 1):
            name = self.words.pattern(number, self.talk.language)
            par = f"{tables['PARS'][number - 1]}{self.house_mark(f'pattern.{number}.par')}"
            rows.append(Text(self.text("value-par", number=number, name=name, par=par)))
        return Group(*rows)


def _blanks(v: View) -> dict[int, str]:
    """Return a blank for every square that stays empty: it is nothing to fill, formed or not."""
    return {square: " " for square in range(SQUARES) if v.picture[square] == EMPTY}
