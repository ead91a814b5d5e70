"""What a seat may know: everything, for nothing is hidden in the naval battle of dice."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubano.naval_dice.state import DICE, PLAYERS, SHIP_COUNT, State, View


def copy_table(source: State | View, target: State | View) -> None:
    """Copy everything that lies on the table, the same in a state and in a view."""
    for p in range(PLAYERS):
        target.seats[p].holes = source.seats[p].holes
        target.seats[p].lost = source.seats[p].lost
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


def view(s: State, seat: int, v: View) -> None:
    """Write into `v` what a seat knows; seat -1 is a spectator (cubano-6.6)."""
    copy_table(s, v)
    v.viewer = seat


def restore(v: View, s: State) -> None:
    """Write the one table into `s` that looks like the view."""
    copy_table(v, s)


def determinize(s: State, seat: int, chance: Chance) -> None:
    """Leave everything as it is: there is nothing a seat cannot know."""
