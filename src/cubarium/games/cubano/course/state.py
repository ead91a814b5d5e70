"""What lies on the table in a game of Cub'ano Course: options, state, and nothing that acts."""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record, records
from cubarium.games.cubano.course.data.schema import PLAYERS
from cubarium.games.cubano.rules.board import COLOURS, SQUARE_NAMES, SQUARES

GOAL = SQUARES // 2
"""Squares each player has to cover."""

# Where the game stands.
CHOOSE = 0
CORNER = 1
THROW = 2
PLACE = 3
OVER = 4
PHASE_NAMES = ("choose", "corner", "throw", "place", "over")

NO_COLOUR = 0
COLOUR_NAMES = ("none", *COLOURS)


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, always 2.")
    fair_last_turn: int = i8("1 to give the second player a last throw when the starter is done first.")


@record
class Player:
    """What one player has; all of it is open."""

    colour: int = i8("The player's colour, 1 to 6; 0 before it is chosen.", COLOUR_NAMES)
    corner: int = i8("The corner the player starts from; null before it is chosen.", SQUARE_NAMES)
    covered: int = i8("Squares the player has covered.")
    die: int = i8("1 while the player has the die.")


@record
class State:
    """The whole table; nothing is secret. All bars lie on the board and are not told."""

    colours: list[int] = i8s(SQUARES, "By square, the colour on top, 1 to 6; 0 if it is empty.", COLOUR_NAMES)
    seats: list[Player] = records(Player, PLAYERS, "The players by seat.", "each")
    heap_cubes: int = i8("Cubes in the heap.")
    players: int = i8("Number of players.")
    fair_last_turn: int = i8("1 if the second player has a last throw when the starter is done first.")
    starter: int = i8("Seat that began.", seat="one")
    turn: int = i8("Seat in turn.", seat="one")
    phase: int = i8("Where the game stands.", PHASE_NAMES)
    shown: int = i8("The colour the die shows until its cubes are placed; 0 before a throw.", COLOUR_NAMES)
    to_place: int = i8("Cubes the player in turn still has to place.")


@record
class View(State):
    """What a seat, or a spectator, knows of the table: all of it."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
