"""What lies on the table in the naval battle of dice: options, state, and nothing that acts.

Each player has a half of 32 squares with letters a to d and digits 1 to 8 of its own, numbered row by row.
"""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record, records, set_of, sets_of
from cubarium.games.cubano.naval_dice.data.schema import SHIPS
from cubarium.games.cubano.rules.board import COLOURS, SIDE

PLAYERS = 2
LETTERS = SIDE // PLAYERS
HALF = LETTERS * SIDE
HALF_NAMES = tuple(f"{letter}{digit}" for digit in range(1, SIDE + 1) for letter in "abcd")
FACES = len(COLOURS)
DICE = 2
"""Dice of each player, and so the holes they leave."""
SHIP_COUNT = len(SHIPS)
NO_PLACE = -1

# Where the game stands.
CHOOSING = 0
HOLES = 1
SHIP = 2
SHIP_END = 3
THROWING = 4
AIMING = 5
REROLLING = 6
SHIFTING = 7
LOSING = 8
OVER = 9
PHASE_NAMES = ("choosing", "holes", "ship", "ship-end", "throw", "aim", "reroll", "shift", "lose", "over")

NO_COLOUR = 0
COLOUR_NAMES = ("none", *COLOURS)

# Whose corrections may only add.
NOBODY = 0
BOTH = 1
ONE_SEAT = 2
"""To be added to the seat of the one player who learns to count."""


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, always 2.")
    mines: int = i8("1 if the holes are mines, 0 if they are islands.")
    addition_only: int = i8("Who may only add in corrections: 0 nobody, 1 both, 2 seat 0, 3 seat 1.")


@record
class Player:
    """One player's half of the board; all of it is open."""

    holes: int = set_of(HALF_NAMES, "Squares whose cubes were taken out as dice: islands or mines.")
    ships: list[int] = sets_of(
        SHIP_COUNT, HALF_NAMES, "Squares of the carrier, the escort and the submarine."
    )
    lost: int = set_of(HALF_NAMES, "Squares of ships that were hit or lost, their cubes turned back.")
    colour: int = i8("The first colour of the half, 1 to 6; 0 before it is chosen.", COLOUR_NAMES)


@record
class State:
    """The whole table; nothing is secret."""

    seats: list[Player] = records(Player, PLAYERS, "The players by seat.", "each")
    dice: list[int] = i8s(DICE, "What the dice of the player in turn show; 0 when they do not matter.")
    anchor: int = i8("Square where the ship being placed begins; null if none.", HALF_NAMES)
    aim: int = i8("Square that a shot is corrected from; null if none.", HALF_NAMES)
    shift: int = i8("By how much the digit is corrected, 1 to 6; 0 if it is not.")
    to_lose: int = i8("Ship cubes the player in turn has still to lose by a mine.")
    players: int = i8("Number of players.")
    mines: int = i8("1 if the holes are mines, 0 if they are islands.")
    addition_only: int = i8(
        "Who may only add in corrections: 0 nobody, 1 both, 2 seat 0, 3 seat 1.", seat="one from 2"
    )
    starter: int = i8("Seat that sets up and throws first.", seat="one")
    turn: int = i8("Seat in turn.", seat="one")
    phase: int = i8("Where the game stands.", PHASE_NAMES)


@record
class View(State):
    """What a seat, or a spectator, knows of the table, which is everything."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
