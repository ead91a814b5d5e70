"""The terminal drawing of Cub'ano 1 die: the board, and beside it who has which suite."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.games.cubano.one_die.events import (
    FINAL,
    GAME_ENDS,
    LAYS,
    SHARES,
    TAKES_BARS,
    WINS,
)
from cubarium.games.cubano.one_die.state import OVER, View
from cubarium.games.cubano.one_die.table.words import Words
from cubarium.games.cubano.rules.board import COLOURS
from cubarium.games.cubano.rules.suites import longest_suite, squares_shown
from cubarium.games.cubano.table import words as shared
from cubarium.terminal.cubano.board import board, cube, largest_suites
from cubarium.terminal.table_view import GameDrawing


class Drawing(GameDrawing[Words]):
    """The table of one match of Cub'ano 1 die."""

    quiet = frozenset({TAKES_BARS, LAYS})
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS, SHARES})

    # --- the picture ---------------------------------------------------------------------------------------

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        picture = board(v.colours, v.row_bars, v.column_bars, largest_suites(v.colours))
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(picture, Group(self._players(v, reader), "", self._heaps(v), self._throw(v)))
        return Group(self._header(v), table, Text(self.text("legend"), "dim"))

    def _header(self, v: View) -> RenderableType:
        title = f"{self.words.game_name(self.talk.language)} · {self.text('lap', lap=v.lap)}"
        return self.header(title)

    def _players(self, v: View, reader: int | None) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True, overflow="ellipsis", max_width=20)
        table.add_column(self.text("suite"), justify="right")
        table.add_column(self.text("squares"), justify="right")
        table.add_column("", style="dim")
        for seat in range(v.players):
            colour = v.seats[seat].colour
            suite, squares = (longest_suite(v, colour), squares_shown(v, colour)) if colour else (0, 0)
            facts = [self.level(seat)] if self.bots[seat] else []
            facts += [] if v.seats[seat].die else [self.text("no-die")]
            table.add_row(
                self._name(v, seat, reader), Text(str(suite), "bold"), str(squares), ", ".join(facts)
            )
        return table

    def _name(self, v: View, seat: int, reader: int | None) -> Text:
        in_turn = seat == v.turn and v.phase != OVER
        return self.name(seat, reader, in_turn=in_turn, chip=cube(v.seats[seat].colour))

    def _heaps(self, v: View) -> Text:
        return Text(self.text("heaps", bars=v.heap_bars, cubes=v.heap_cubes))

    def _throw(self, v: View) -> Text:
        if not v.shown:
            return Text("")
        colour = shared.colour(v.shown, self.talk.language)
        thrown = Text.assemble(self.text("thrown"), " ", cube(v.shown), f" {colour}")
        return thrown.append(f", {self.text('to-lay', count=v.to_lay)}" if v.to_lay else "")

    def values(self) -> RenderableType:
        """Return what each colour brings, house values marked."""
        tables, mark = self.words.values, self.house_mark
        rows: list[RenderableType] = [Text(self.text("values"), "bold")]
        for number, name in enumerate(COLOURS, 1):
            bars = shared.bars(tables["COLOUR_BARS"][number], self.talk.language)
            colour = shared.colour(number, self.talk.language)
            rows.append(Text.assemble(cube(number), f" {colour}: {bars}{mark(f'colour.{name}.value')}"))
        rows.append(self.text("value-own", count=tables["STANDARD"]) + mark("game.standard"))
        rows.append(self.text("value-flips", lap=tables["FLIP_LAP"]) + mark("game.flip_lap"))
        return Group(*rows)
