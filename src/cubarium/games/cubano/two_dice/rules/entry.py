"""Entering the game by a double (cubano-2.4 to 2.9)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.two_dice.events import ENTERS, GIVEN_COLOUR
from cubarium.games.cubano.two_dice.state import ACTIVE, FACES, MAX_PLAYERS, WAITING, State


def try_to_enter(s: State, seat: int, chance: Chance) -> None:
    """Give a waiting player the colour of a double nobody has had (cubano-2.4 to 2.7)."""
    colour = s.dice[0]
    if colour != s.dice[1] or s.entered >> (colour - 1) & 1 != 0:
        return
    enter(s, seat, colour)
    note(chance, ENTERS, seat, colour)
    give_last_colour(s, chance)


def give_last_colour(s: State, chance: Chance) -> None:
    """Let a waiting sixth player enter with the colour that is left (cubano-2.7, 2.8, 2.83)."""
    if s.players == MAX_PLAYERS and size(s.entered) == MAX_PLAYERS - 1 and s.rigorous_sixth == 0:
        for p in range(s.players):
            if s.seats[p].status == WAITING:
                rest = (1 << FACES) - 1 & ~s.entered
                enter(s, p, 1 + lowest(rest))
                note(chance, GIVEN_COLOUR, p, s.seats[p].colour)


def enter(s: State, seat: int, colour: int) -> None:
    """Let a player own a colour."""
    s.seats[seat].colour = colour
    s.seats[seat].status = ACTIVE
    s.entered |= 1 << (colour - 1)
