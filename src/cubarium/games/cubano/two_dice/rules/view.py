"""What a seat may know: everything (cubano-1.11)."""

from __future__ import annotations

from cubarium.games.cubano.rules.board import SIDES, SQUARES
from cubarium.games.cubano.two_dice.state import DICE, Player, State, View


def copy_player(source: Player, target: Player) -> None:
    """Copy what a player has."""
    target.colour = source.colour
    target.status = source.status
    target.has_dice = source.has_dice
    target.bars = source.bars
    target.cubes = source.cubes
    target.squares = source.squares
    target.claims = source.claims


def copy_table(source: State | View, target: State | View) -> None:
    """Copy the whole table, the same in a state and in a view."""
    target.row_bars = source.row_bars
    target.column_bars = source.column_bars
    for square in range(SQUARES):
        target.colours[square] = source.colours[square]
        target.missing[square] = source.missing[square]
    for m in range(SIDES + 1):
        target.empty[m] = source.empty[m]
    for p in range(source.players):
        copy_player(source.seats[p], target.seats[p])
    for i in range(DICE):
        target.dice[i] = source.dice[i]
    target.absent = source.absent
    target.entered = source.entered
    target.heap_bars = source.heap_bars
    target.heap_cubes = source.heap_cubes
    target.phase = source.phase
    target.step = source.step
    target.turn = source.turn
    target.claimant = source.claimant
    target.resume = source.resume
    target.drawn_bars = source.drawn_bars
    target.drawn_cubes = source.drawn_cubes
    target.placed = source.placed
    target.players = source.players
    target.rigorous_sixth = source.rigorous_sixth
    target.exit_door = source.exit_door
    target.attentive = source.attentive
    target.priority_reversed = source.priority_reversed
    target.stop_on_capot = source.stop_on_capot
    target.let_pass = source.let_pass
    target.proposed = source.proposed
    target.ayes = source.ayes
    target.noes = source.noes
