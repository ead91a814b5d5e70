"""What a network is told of a table of Cub'ano 1 die: a view in small numbers, as the viewer looks at it."""

from __future__ import annotations

from cubarium.engine.rules.scratch import Scratch
from cubarium.games.cubano.one_die.data.schema import MAX_PLAYERS
from cubarium.games.cubano.one_die.state import NO_COLOUR, PHASE_NAMES, THROW, State, View
from cubarium.games.cubano.rules.board import NEIGHBOURS, SIDES, SIDES_TO_CLOSE, SQUARES
from cubarium.games.cubano.rules.suites import longest_suite, squares_shown

PHASES = len(PHASE_NAMES)
OF_SQUARE = 3 + SIDES
OF_SEAT = 8
FEATURES = SQUARES * OF_SQUARE + MAX_PLAYERS * OF_SEAT + PHASES + MAX_PLAYERS + 2 * SIDES + 14


def describe_squares(v: View, x: Scratch) -> None:
    """Tell whose each square is, or how many bars it still needs."""
    own = v.seats[v.viewer].colour
    follower = v.seats[(v.viewer + 1) % v.players].colour
    for square in range(SQUARES):
        at = square * OF_SQUARE
        colour = v.colours[square]
        if colour == NO_COLOUR:
            x[at + 2 + v.missing[square]] = 1
        elif colour == own:
            x[at] = 1
        elif colour == follower:
            x[at + 1] = 1
        else:
            x[at + 2] = 1


def describe_seat(v: View, seat: int, x: Scratch, at: int) -> None:
    """Tell of one player: the suite, the squares, the chances beside them."""
    colour = v.seats[seat].colour
    x[at + 3] = v.seats[seat].die
    x[at + 4] = 1 if v.turn == seat else 0
    if colour == NO_COLOUR:
        return
    x[at] = longest_suite(v, colour)
    x[at + 1] = squares_shown(v, colour)
    x[at + 2] = x[at] - x[at + 1]
    x[at + 5] = 1 if v.shown == colour else 0
    x[at + 6] = colour
    room = 0
    for square in range(SQUARES):
        if v.colours[square] == NO_COLOUR:
            for i in range(SIDES_TO_CLOSE[square]):
                if v.colours[NEIGHBOURS[square][i]] == colour:
                    room += 1
    x[at + 7] = room


def at_rest(s: State) -> bool:
    """Tell whether a turn begins."""
    return s.phase == THROW


def features(v: View, x: Scratch) -> None:
    """Write what a network is told of a view into numbers that are all 0."""
    describe_squares(v, x)
    at = SQUARES * OF_SQUARE
    for k in range(v.players):
        describe_seat(v, (v.viewer + k) % v.players, x, at)
        at += OF_SEAT
    at = SQUARES * OF_SQUARE + MAX_PLAYERS * OF_SEAT
    x[at + v.phase] = 1
    at += PHASES
    x[at + v.players - 1] = 1
    at += MAX_PLAYERS
    for square in range(SQUARES):
        if v.colours[square] == NO_COLOUR:
            x[at + v.missing[square] - 1] += 1
            if v.turn == v.viewer:
                x[at + SIDES + v.missing[square] - 1] += 1
    at += 2 * SIDES
    x[at] = v.heap_bars
    x[at + 1] = v.heap_cubes
    x[at + 2] = v.to_lay
    x[at + 3] = v.to_lay if v.turn == v.viewer else 0
    x[at + 4] = min(v.lap, 3)
    x[at + 5] = v.shown
    if v.to_lay > 0:
        x[at + 5 + min(v.to_lay, 8)] = 1 if v.turn == v.viewer else -1
