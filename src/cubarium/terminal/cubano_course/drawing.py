"""The terminal drawing of Cub'ano Course: the board, and beside it how far each player is."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.games.cubano.course.events import FINAL, GAME_ENDS, PLACES, SHARES, WINS
from cubarium.games.cubano.course.state import GOAL, OVER, View
from cubarium.games.cubano.course.table.words import Words
from cubarium.games.cubano.rules.board import COLOURS, HALF_EDGES, NO_SQUARE
from cubarium.games.cubano.table import words as shared
from cubarium.terminal.cubano.board import board, cube
from cubarium.terminal.table_view import GameDrawing

ALL_BARS = (1 << HALF_EDGES) - 1
TRACK = 16
"""Columns of the bar that shows how far a player is."""


class Drawing(GameDrawing[Words]):
    """The table of one match of Cub'ano Course."""

    quiet = frozenset({PLACES})
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS, SHARES})

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        corners = {player.corner for player in v.seats}
        picture = board(v.colours, ALL_BARS, ALL_BARS, corners)
        side: list[RenderableType] = [self._players(v, reader), ""]
        side.append(Text(self.text("heap", cubes=v.heap_cubes)))
        if v.shown:
            side.append(Text.assemble(cube(v.shown), f" {self.text('to-place', count=v.to_place)}"))
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(picture, Group(*side))
        header = self.header(self.words.game_name(self.talk.language))
        return Group(header, table, Text(self.text("legend"), "dim"))

    def _players(self, v: View, reader: int | None) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column("", no_wrap=True, overflow="ellipsis", max_width=30)
        table.add_column("", style="dim")
        for seat in range(v.players):
            corner = v.seats[seat].corner
            start = self.text("corner", square=shared.square(corner)) if corner != NO_SQUARE else ""
            table.add_row(self._name(v, seat, reader), self.level(seat))
            table.add_row(self._track(v.seats[seat].covered), start)
        return table

    def _name(self, v: View, seat: int, reader: int | None) -> Text:
        in_turn = seat == v.turn and v.phase != OVER
        return self.name(seat, reader, in_turn=in_turn, chip=cube(v.seats[seat].colour))

    def _track(self, covered: int) -> Text:
        filled = covered * TRACK // GOAL
        goal = self.text("goal", goal=GOAL)
        return Text.assemble("   ", "█" * filled + "░" * (TRACK - filled), f" {covered} ", (goal, "dim"))

    def values(self) -> RenderableType:
        """Return what each colour brings, house values marked."""
        rows: list[RenderableType] = [Text(self.text("values"), "bold")]
        for number, name in enumerate(COLOURS, 1):
            cubes = shared.cubes(self.words.values["COLOUR_CUBES"][number], self.talk.language)
            colour = shared.colour(number, self.talk.language)
            mark = self.house_mark(f"colour.{name}.value")
            rows.append(Text.assemble(cube(number), f" {colour}: {cubes}{mark}"))
        return Group(*rows)
