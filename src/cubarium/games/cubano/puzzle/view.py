"""What a seat may know: everything. The picture and the board lie open."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubano.board import SQUARES
from cubarium.games.cubano.puzzle.state import State, View


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


def view(s: State, seat: int, v: View) -> None:
    """Write into `v` what a seat knows; seat -1 is a spectator (cubano-7.1)."""
    copy_table(s, v)
    v.viewer = seat


def restore(v: View, s: State) -> None:
    """Write into `s` the table of the view."""
    copy_table(v, s)


def determinize(s: State, seat: int, chance: Chance) -> None:
    """Leave everything as it is: nothing is unknown."""
