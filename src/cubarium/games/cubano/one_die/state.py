"""What lies on the table in a game of Cub'ano 1 die: options, state, and nothing that acts."""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record, records, set_of
from cubarium.games.cubano.one_die.data.schema import MAX_PLAYERS
from cubarium.games.cubano.rules.board import COLOURS, COLUMN_EDGE_NAMES, ROW_EDGE_NAMES, SQUARES

# Where the game stands.
CHOOSE = 0
THROW = 1
CLAIM = 2
LAY = 3
OVER = 4
FLIP_OPEN = 5  # at an attentive table the owner of the colour, or the thrower, may call
OWN_OPEN = 6
PHASE_NAMES = ("choose", "throw", "claim", "lay", "over", "flip-open", "own-open")

NO_COLOUR = 0
COLOUR_NAMES = ("none", *COLOURS)


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, 2 to 6.")
    attentive: int = i8("1 if a colour must be called in time, and is missed otherwise.")


@record
class Player:
    """What one player has; all of it is open."""

    colour: int = i8("The player's colour, 1 to 6; 0 before it is chosen.", COLOUR_NAMES)
    die: int = i8("1 while the player has the die.")


@record
class State:
    """The whole table; nothing is secret."""

    row_bars: int = set_of(ROW_EDGE_NAMES, "Bars between a square and the one with the next digit.")
    column_bars: int = set_of(COLUMN_EDGE_NAMES, "Bars between a square and the one with the next letter.")
    colours: list[int] = i8s(SQUARES, "By square, the colour on top, 1 to 6; 0 if it is empty.", COLOUR_NAMES)
    missing: list[int] = i8s(SQUARES, "By square, how many bars it still needs to be formed.")
    seats: list[Player] = records(
        Player, MAX_PLAYERS, "The players by seat; unused seats stay empty.", "each"
    )
    heap_bars: int = i8("Bars in the heap.")
    heap_cubes: int = i8("Cubes in the heap.")
    players: int = i8("Number of players.")
    starter: int = i8("Seat that began.", seat="one")
    turn: int = i8("Seat in turn.", seat="one")
    lap: int = i8("How often the turn has been with the starter, now included.")
    phase: int = i8("Where the game stands.", PHASE_NAMES)
    shown: int = i8("The colour the die shows until its bars are laid; 0 before a throw.", COLOUR_NAMES)
    to_lay: int = i8("Bars the player in turn has taken and not yet laid.")
    attentive: int = i8("1 if a colour must be called in time, and is missed otherwise.")


@record
class View(State):
    """What a seat, or a spectator, knows of the table: all of it."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
