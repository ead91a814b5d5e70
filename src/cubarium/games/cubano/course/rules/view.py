"""What a seat may know: everything, for nothing on this table is hidden (cubano-1.11)."""

from __future__ import annotations

from cubarium.games.cubano.course.state import State, View
from cubarium.games.cubano.rules.board import SQUARES


def copy_table(source: State | View, target: State | View) -> None:
    """Copy everything that lies on the table, the same in a state and in a view."""
    for square in range(SQUARES):
        target.colours[square] = source.colours[square]
    for p in range(source.players):
        target.seats[p].colour = source.seats[p].colour
        target.seats[p].corner = source.seats[p].corner
        target.seats[p].covered = source.seats[p].covered
        target.seats[p].die = source.seats[p].die
    target.heap_cubes = source.heap_cubes
    target.players = source.players
    target.fair_last_turn = source.fair_last_turn
    target.starter = source.starter
    target.turn = source.turn
    target.phase = source.phase
    target.shown = source.shown
    target.to_place = source.to_place
