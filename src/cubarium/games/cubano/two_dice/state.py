"""What lies on the table in a game of Cub'ano 2 dice: options, state, and nothing that acts."""

from __future__ import annotations

from cubarium.engine.record import i8, i8s, record, records, set_of
from cubarium.games.cubano.rules.board import COLOURS, COLUMN_EDGE_NAMES, ROW_EDGE_NAMES, SIDES, SQUARES

MIN_PLAYERS = 2
MAX_PLAYERS = 6
DICE = 2
FACES = len(COLOURS)
NOBODY = -1
COLOUR_NAMES = ("none", *COLOURS)
"""Colours by value; 0 stands for an empty square, a player without a colour, a die not yet thrown."""

# Phases, by what is left in the heaps.
SUPPLY = 1
PENALTIES = 2
DEPARTURES = 3

# What has become of a player.
WAITING = 0
ACTIVE = 1
OUT = 2
EXPELLED = 3
LAST = 4
ABSENT = 5
STATUS_NAMES = ("waiting", "active", "out", "expelled", "last", "absent")

# Where the turn stands.
THROWING = 0
CLAIMING = 1
OPERATING = 2
DRAWING = 3
PLACING = 4
SHARING = 5
ONE_BAR = 6
LEAVING = 7
CALLS_OPEN = 8
LAST_DICE = 9
OVER = 10
ANNOUNCING = 11  # these three are for calls and votes alone
HEARING = 12
VOTING = 13
STEP_NAMES = (
    "throwing",
    "claiming",
    "operating",
    "drawing",
    "placing",
    "sharing",
    "one-bar",
    "leaving",
    "calls-open",
    "last-dice",
    "over",
    "announcing",
    "hearing",
    "voting",
)

# What the players agreed on: the exit door, and whether a capot ends the game.
NEVER_AGREED = 0
AGREED = 1
BY_VOTE = 2


@record
class Options:
    """How the table is set."""

    players: int = i8("Number of players, 2 to 6.")
    rigorous_sixth: int = i8("1 if the sixth player too must throw a double to enter.")
    exit_door: int = i8("Whether doubles of freed colours let a player leave: 0 no, 1 yes, 2 after a vote.")
    attentive: int = i8("1 if colours must be called before the next throw, and are missed otherwise.")
    priority_reversed: int = i8("1 if claims are served against the direction of play.")
    stop_on_capot: int = i8("Whether a capot ends the game: 0 no, 1 yes, 2 if a vote says so.")
    late: int = i8("How many of the last seats are kept for players who are late.")


@record
class Player:
    """What one player has; all of it is open."""

    colour: int = i8("The player's colour, kept for the ranking after leaving.", COLOUR_NAMES)
    status: int = i8("Whether the player is late, waits for a colour, plays, or has left.", STATUS_NAMES)
    has_dice: int = i8("1 while the player holds two cubes as dice.")
    bars: int = i8("Bars in the reserve.")
    cubes: int = i8("Cubes in the reserve, dice not counted.")
    squares: int = i8("Squares that show the player's colour.")
    claims: int = i8("Claims on the player in turn that are open.")


@record
class State:
    """The whole table. Nothing is secret."""

    row_bars: int = set_of(ROW_EDGE_NAMES, "Bars between a square and the one with the next digit.")
    column_bars: int = set_of(COLUMN_EDGE_NAMES, "Bars between a square and the one with the next letter.")
    colours: list[int] = i8s(SQUARES, "By square, the colour on top of its cube.", COLOUR_NAMES)
    missing: list[int] = i8s(SQUARES, "By square, the sides that are neither the rim nor a bar.")
    empty: list[int] = i8s(SIDES + 1, "How many squares without a cube miss 0, 1, 2, 3 and 4 sides.")
    seats: list[Player] = records(
        Player, MAX_PLAYERS, "The players by seat; unused seats stay empty.", "each"
    )
    dice: list[int] = i8s(DICE, "The last throw.", COLOUR_NAMES)
    absent: int = i8("How many players are late and may still arrive.")
    entered: int = set_of(COLOURS, "Colours that have or had an owner.")
    heap_bars: int = i8("Bars in the heap; in the third phase those of the new heap.")
    heap_cubes: int = i8("Cubes in the heap; in the third phase those of the new heap.")
    phase: int = i8("The phase, 1 to 3.")
    step: int = i8("Where the turn stands.", STEP_NAMES)
    turn: int = i8("Seat in turn: who is to throw, or threw last.", seat="one")
    claimant: int = i8("Seat that is asked what it claims; -1 if none.", seat="one")
    resume: int = i8("Where the turn goes on after the claim.", STEP_NAMES)
    drawn_bars: int = i8("Bars drawn in this turn and still in the reserve, which nobody can claim.")
    drawn_cubes: int = i8("Cubes drawn in this turn and still in the reserve, which nobody can claim.")
    placed: int = i8("Squares formed or filled so far with the double in hand.")
    players: int = i8("Number of players.")
    rigorous_sixth: int = i8("1 if the sixth player too must throw a double to enter.")
    exit_door: int = i8("Whether doubles of freed colours let a player leave: 0 no, 1 yes, 2 after a vote.")
    attentive: int = i8("1 if colours must be called before the next throw, and are missed otherwise.")
    priority_reversed: int = i8("1 if claims are served against the direction of play.")
    stop_on_capot: int = i8("Whether a capot ends the game: 0 no, 1 yes, 2 if a vote says so.")
    let_pass: int = i8("Seats that let the other claimant of this throw go first, as bits.", seat="bits")
    proposed: int = i8("Seats that have proposed to open the exit door, as bits.", seat="bits")
    ayes: int = i8("Seats that have voted yes in the vote that is held, as bits.", seat="bits")
    noes: int = i8("Seats that have voted no in the vote that is held, as bits.", seat="bits")


@record
class View(State):
    """What a seat, or a spectator, knows of the table: all of it."""

    viewer: int = i8("The seat that sees this; -1 for a spectator.")
