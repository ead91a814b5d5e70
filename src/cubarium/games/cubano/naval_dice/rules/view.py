"""What a seat may know: everything, for nothing is hidden in the naval battle of dice."""

from __future__ import annotations

from cubarium.games.cubano.naval_dice.state import DICE, PLAYERS, SHIP_COUNT, State, View


def copy_table(source: State | View, target: State | View) -> None:
    """Copy everything that lies on the table, the same in a state and in a view."""
    for p in range(PLAYERS):
        target.seats[p].holes = source.seats[p].holes
        target.seats[p].lost = source.seats[p].lost
        target.seats[p].colour = source.seats[p].colour
        for ship in range(SHIP_COUNT):
            target.seats[p].ships[ship] = source.seats[p].ships[ship]
    for die in range(DICE):
        target.dice[die] = source.dice[die]
    target.anchor = source.anchor
    target.aim = source.aim
    target.shift = source.shift
    target.to_lose = source.to_lose
    target.players = source.players
    target.mines = source.mines
    target.addition_only = source.addition_only
    target.starter = source.starter
    target.turn = source.turn
    target.phase = source.phase
