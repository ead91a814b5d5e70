"""Conservation laws that compiled games are checked against at every step."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.games.cubano.naval_dice.data.values import FLEET_CUBES, SHIP_LENGTH
from cubarium.games.cubano.naval_dice.rules.placing import fleet
from cubarium.games.cubano.naval_dice.state import (
    AIMING,
    DICE,
    FACES,
    HOLES,
    NO_COLOUR,
    PLAYERS,
    REROLLING,
    SHIFTING,
    SHIP_COUNT,
    THROWING,
    State,
)

HOLE_LAW = 1
FLEET_LAW = 2
DICE_LAW = 4
COLOUR_LAW = 8


def holes_broken(s: State) -> bool:
    """Tell whether a player has taken out too many cubes, or too few once dice are thrown (cubano-6.2)."""
    for p in range(PLAYERS):
        holes = size(s.seats[p].holes)
        if holes > DICE or (s.phase >= THROWING and holes < DICE):
            return True
    return False


def fleet_broken(s: State) -> bool:
    """Tell whether a ship has a wrong length, meets a ship or a hole, or was lost elsewhere (cubano-6.5)."""
    for p in range(PLAYERS):
        cubes = 0
        for ship in range(SHIP_COUNT):
            length = size(s.seats[p].ships[ship])
            cubes += length
            if length != 0 and length != SHIP_LENGTH[ship]:
                return True
        squares = fleet(s, p)
        if size(squares) != cubes or (s.phase >= THROWING and cubes != FLEET_CUBES):
            return True
        if squares & s.seats[p].holes != 0 or s.seats[p].lost & ~squares != 0:
            return True
    return False


def dice_broken(s: State) -> bool:
    """Tell whether dice show something when they should not, or nothing when they should (cubano-6.7)."""
    thrown = s.phase == AIMING or s.phase == REROLLING
    for die in range(DICE):
        if not 0 <= s.dice[die] <= FACES or (s.dice[die] != 0) != thrown:
            return True
    return not 0 <= s.shift <= FACES or (s.shift != 0) != (s.phase == SHIFTING)


def colours_broken(s: State) -> bool:
    """Tell whether a colour is missing after the choice, no colour, or that of both (cubano-6.15)."""
    for p in range(PLAYERS):
        colour = s.seats[p].colour
        if not NO_COLOUR <= colour <= FACES or (s.phase >= HOLES and colour == NO_COLOUR):
            return True
    return s.seats[0].colour != NO_COLOUR and s.seats[0].colour == s.seats[1].colour


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    if holes_broken(s):
        broken |= HOLE_LAW
    if fleet_broken(s):
        broken |= FLEET_LAW
    if dice_broken(s):
        broken |= DICE_LAW
    if colours_broken(s):
        broken |= COLOUR_LAW
    return broken
