"""What a seat may know: everything, for nothing on this table is hidden (cubano-1.11)."""

from __future__ import annotations

from cubarium.games.cubano.one_die.state import State, View
from cubarium.games.cubano.rules.board import SQUARES


def copy_table(source: State | View, target: State | View) -> None:
    """Copy everything that lies on the table, the same in a state and in a view."""
    target.row_bars = source.row_bars
    target.column_bars = source.column_bars
    for square in range(SQUARES):
        target.colours[square] = source.colours[square]
        target.missing[square] = source.missing[square]
    for p in range(source.players):
        target.seats[p].colour = source.seats[p].colour
        target.seats[p].die = source.seats[p].die
    target.heap_bars = source.heap_bars
    target.heap_cubes = source.heap_cubes
    target.players = source.players
    target.starter = source.starter
    target.turn = source.turn
    target.lap = source.lap
    target.phase = source.phase
    target.shown = source.shown
    target.to_lay = source.to_lay
    target.attentive = source.attentive
