"""What a seat may know: everything. The picture and the board lie open."""

from __future__ import annotations

from cubarium.games.cubano.puzzle.state import State, View
from cubarium.games.cubano.rules.board import SQUARES


def copy_table(source: State | View, target: State | View) -> None:
    """Copy the whole table, which is the same in a state and in a view."""
    target.row_bars = source.row_bars
    target.column_bars = source.column_bars
    for square in range(SQUARES):
        target.colours[square] = source.colours[square]
        target.picture[square] = source.picture[square]
    target.first = source.first
    target.tool = source.tool
    target.phase = source.phase
    target.pattern = source.pattern
    target.par = source.par
    target.moves = source.moves
    target.move_limit = source.move_limit
