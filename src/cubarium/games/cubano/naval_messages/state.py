"""What lies on the table in the naval battle of messages: options, state, and nothing that acts.

The left half of the board, letters a to d, belongs to seat 0; the right half, e to h, to seat 1. Each half is
a set of 32 squares, row by row.
"""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record, set_of
from cubarium.games.cubano.rules.board import COLOURS, SIDE, SQUARE_NAMES

PLAYERS = 2
LETTERS = SIDE // PLAYERS
HALF = LETTERS * SIDE
ALL_OF_HALF = (1 << HALF) - 1
LEFT_NAMES = tuple(name for name in SQUARE_NAMES if name[0] in "abcd")
RIGHT_NAMES = tuple(name for name in SQUARE_NAMES if name[0] in "efgh")

# Where the game stands.
CHOOSING = 0
HIDING = 1
SEEKING = 2
OVER = 3
PHASE_NAMES = ("choosing", "hiding", "seeking", "over")

FACES = len(COLOURS)
NO_COLOUR = 0
COLOUR_NAMES = ("none", *COLOURS)


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, always 2.")
    messages: int = i8("Messages each player hides, 1 to 16; 0 means the number of the component pack.")


@record
class State:
    """The whole table, secrets included."""

    left_hidden: int = set_of(LEFT_NAMES, "Squares of the left half under which a message was hidden.")
    right_hidden: int = set_of(RIGHT_NAMES, "Squares of the right half under which a message was hidden.")
    left_named: int = set_of(LEFT_NAMES, "Squares of the left half that the opponent has named.")
    right_named: int = set_of(RIGHT_NAMES, "Squares of the right half that the opponent has named.")
    players: int = i8("Number of players.")
    messages: int = i8("Messages each player hides.")
    starter: int = i8("Seat that names first.")
    turn: int = i8("Seat that names next; in the end the seat that has won.")
    phase: int = i8("Where the game stands.", PHASE_NAMES)
    colours: list[int] = i8s(
        PLAYERS, "By seat, the first colour of the half, 1 to 6; 0 before it is chosen.", COLOUR_NAMES
    )


@record
class View:
    """What a seat, or a spectator, knows of the table: its own messages, and those that were found."""

    left_known: int = set_of(LEFT_NAMES, "Messages of the left half that the viewer knows of.", "of 0")
    right_known: int = set_of(RIGHT_NAMES, "Messages of the right half that the viewer knows of.", "of 1")
    left_named: int = set_of(LEFT_NAMES, "Squares of the left half that the opponent has named.", "of 0")
    right_named: int = set_of(RIGHT_NAMES, "Squares of the right half that the opponent has named.", "of 1")
    left_count: int = i8("How many messages have been hidden in the left half.", seat="of 0")
    right_count: int = i8("How many messages have been hidden in the right half.", seat="of 1")
    viewer: int = i8("The seat that sees this; -1 for a spectator.")
    players: int = i8("Number of players.")
    messages: int = i8("Messages each player hides.")
    starter: int = i8("Seat that names first.", seat="one")
    turn: int = i8("Seat that names next; in the end the seat that has won.", seat="one")
    phase: int = i8("Where the game stands.", PHASE_NAMES)
    colours: list[int] = i8s(
        PLAYERS, "By seat, the first colour of the half, 1 to 6; 0 before it is chosen.", COLOUR_NAMES, "each"
    )
