"""What lies on the table in a puzzle: options, state, and nothing that acts."""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, i16, record, set_of
from cubarium.games.cubano.puzzle.data.values import PLACE_NAMES
from cubarium.games.cubano.rules.board import COLOURS, COLUMN_EDGE_NAMES, ROW_EDGE_NAMES, SQUARES

NONE = -1
EMPTY = 0
COLOUR_NAMES = ("empty", *COLOURS)

# What a move is made with: bars, or the number of a colour, 1 to 6.
BAR_TOOL = 0
TOOL_NAMES = ("bars", *COLOURS)
TOOLS = len(TOOL_NAMES)

# Where the move stands.
CHOOSE = 0
FIRST = 1
LAST = 2
OVER = 3
PHASE_NAMES = ("choose", "first", "last", "over")


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, always 1.")
    pattern: int = i8("The picture, 1 to 10; 0 for one drawn anew.")


@record
class State:
    """The whole table; nothing is secret."""

    row_bars: int = set_of(ROW_EDGE_NAMES, "Bars between a square and the one with the next digit.")
    column_bars: int = set_of(COLUMN_EDGE_NAMES, "Bars between a square and the one with the next letter.")
    colours: list[int] = i8s(SQUARES, "The colour on top in each square.", COLOUR_NAMES)
    picture: list[int] = i8s(SQUARES, "The colour each square shall show.", COLOUR_NAMES)
    first: int = i16("Where the run being chosen begins, an edge or a square.", PLACE_NAMES)
    tool: int = i8("What the move being chosen is made with.", TOOL_NAMES)
    phase: int = i8("Where the move stands.", PHASE_NAMES)
    pattern: int = i8("The number of the picture; 0 if it was drawn anew.")
    par: int = i8("Moves of a solution we know.")
    moves: int = i8("Moves made.")
    move_limit: int = i8("The game ends after so many moves.")


@record
class View(State):
    """What a seat, or a spectator, knows of the table: everything."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
