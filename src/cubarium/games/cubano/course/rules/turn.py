"""The rules of Cub'ano Course, in the order of the rulebook: chapter 4."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.course.actions import COLOUR, CORNERS, PLACE_CUBE, TAKE_CORNER, THROW_DIE
from cubarium.games.cubano.course.data.values import COLOUR_CUBES, DIAGONALS
from cubarium.games.cubano.course.events import (
    CHOOSES,
    FINAL,
    GAME_ENDS,
    LAST_THROW,
    LINE_COVERED,
    PLACES,
    SHARES,
    STARTS,
    SURPLUS,
    TAKES_CORNER,
    THROWS,
    USES_DIE,
    WINS,
)
from cubarium.games.cubano.course.state import (
    CHOOSE,
    CORNER,
    GOAL,
    NO_COLOUR,
    OVER,
    PLACE,
    THROW,
    Options,
    State,
    View,
)
from cubarium.games.cubano.rules.board import COLOURS, NO_SQUARE, SIDES, SQUARES

FACES = len(COLOURS)
CORNER_COUNT = len(CORNERS)

# --- set-up ------------------------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set the board with all its bars, the heap of cubes and a die each; `s` is empty (cubano-4.1)."""
    s.players = options.players
    s.fair_last_turn = options.fair_last_turn
    s.heap_cubes = SQUARES - s.players
    for p in range(s.players):
        s.seats[p].corner = NO_SQUARE
        s.seats[p].die = 1
    s.starter = draw(chance, TABLE, s.players)
    s.turn = s.starter
    s.phase = CHOOSE
    note(chance, STARTS, s.starter)


# --- who is asked, and what they may do --------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Tell whether somebody has won, or both have."""
    return bool(s.phase == OVER)


def actors(s: State) -> int:
    """Return the seat that is asked now, as a bit set."""
    return 0 if s.phase == OVER else 1 << s.turn


def may_take(s: State, place: int) -> bool:
    """Tell whether the player in turn may start from a corner, given by its place (cubano-4.3).

    Of the four corners, 0 and 3 face each other across the board and so do 1 and 2.
    """
    taken = s.seats[1 - s.turn].corner
    return bool(
        taken == NO_SQUARE or (taken != CORNERS[place] and taken != CORNERS[CORNER_COUNT - 1 - place])
    )


def may_cover(s: State, square: int) -> bool:
    """Tell whether the player in turn may place a cube on a square (cubano-4.5, 4.6)."""
    if s.colours[square] != NO_COLOUR:
        return False
    player = s.seats[s.turn]
    if player.covered == 0:
        return bool(square == player.corner)
    for i in range(SIDES):
        near = DIAGONALS[square][i]
        if near != NO_SQUARE and s.colours[near] == player.colour:
            return True
    return False


def place_after(s: State, square: int) -> int:
    """Return the next square, in the order of numbers, that the player in turn may cover, or -1."""
    for other in range(square + 1, SQUARES):
        if may_cover(s, other):
            return other
    return NO_SQUARE


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    n = 0
    if s.phase == THROW:
        out[0] = THROW_DIE
        n = 1
    elif s.phase == CHOOSE:
        for colour in range(1, FACES + 1):
            if s.seats[1 - seat].colour != colour:
                out[n] = COLOUR + colour
                n += 1
    elif s.phase == CORNER:
        for place in range(CORNER_COUNT):
            if may_take(s, place):
                out[n] = TAKE_CORNER + place
                n += 1
    else:
        for square in range(SQUARES):
            if may_cover(s, square):
                out[n] = PLACE_CUBE + square
                n += 1
    return n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if s.phase == PLACE:
        put_cube(s, action - PLACE_CUBE, chance)
        go_on(s, chance)
    elif s.phase == THROW:
        s.shown = 1 + draw(chance, seat, FACES)
        s.to_place = COLOUR_CUBES[s.shown]
        s.phase = PLACE
        note(chance, THROWS, seat, s.shown, s.to_place)
        go_on(s, chance)
    elif s.phase == CHOOSE:
        s.seats[seat].colour = action - COLOUR
        note(chance, CHOOSES, seat, action - COLOUR)
        next_choice(s, CORNER)
    else:
        s.seats[seat].corner = CORNERS[action - TAKE_CORNER]
        note(chance, TAKES_CORNER, seat, s.seats[seat].corner)
        next_choice(s, THROW)


def next_choice(s: State, phase: int) -> None:
    """Ask the other player the same, then go on to the next phase (cubano-4.2, 4.3)."""
    s.turn = 1 - s.turn
    if s.turn == s.starter:
        s.phase = phase


def go_on(s: State, chance: Chance) -> None:
    """Place the cubes that leave no choice, until there is one or the throw is done (cubano-4.4, 4.7).

    A throw that covers all squares that are left covers them in whatever order.
    """
    while s.to_place > 0 and s.seats[s.turn].covered < GOAL:
        first = place_after(s, NO_SQUARE)
        if s.seats[s.turn].covered + s.to_place < GOAL and place_after(s, first) != NO_SQUARE:
            return
        put_cube(s, first, chance)
    end_throw(s, chance)


def put_cube(s: State, square: int, chance: Chance) -> None:
    """Cover a square with a cube of the heap, else with the own die, else with the other (cubano-4.9)."""
    s.colours[square] = s.seats[s.turn].colour
    s.seats[s.turn].covered += 1
    s.to_place -= 1
    note(chance, PLACES, s.turn, square)
    if s.heap_cubes > 0:
        s.heap_cubes -= 1
        return
    owner = s.turn if s.seats[s.turn].die != 0 else 1 - s.turn
    s.seats[owner].die = 0
    note(chance, USES_DIE, s.turn, owner)


def end_throw(s: State, chance: Chance) -> None:
    """End the game when somebody is done, else give the turn to the other player (cubano-4.8, 4.10)."""
    if s.to_place > 0:
        note(chance, SURPLUS, s.turn, s.to_place)
    s.to_place = 0
    s.shown = 0
    other = 1 - s.turn
    done = s.seats[s.turn].covered == GOAL
    last_throw = done and s.fair_last_turn != 0 and s.turn == s.starter
    if s.seats[other].covered == GOAL or (done and not last_throw):
        s.phase = OVER
        tell_result(s, chance)
        return
    s.turn = other
    s.phase = THROW
    if last_throw:
        note(chance, LAST_THROW, other)


# --- the result --------------------------------------------------------------------------------------------


def scores(s: State, out: list[int]) -> None:
    """Write how many squares each seat has covered."""
    for p in range(s.players):
        out[p] = s.seats[p].covered


def returns(s: State, out: list[int]) -> None:
    """Write 1 for the seat that has covered more and -1 for the other (cubano-4.8)."""
    out[0] = 0
    if s.seats[0].covered != s.seats[1].covered:
        out[0] = 1 if s.seats[0].covered > s.seats[1].covered else -1
    out[1] = -out[0]


def tell_covered(t: State | View, seat: int, chance: Chance) -> None:
    """Write the one line of a seat's score sheet."""
    note(chance, LINE_COVERED, seat, t.seats[seat].covered)


def tell_result(s: State, chance: Chance) -> None:
    """Write down what each seat has covered and who has won."""
    note(chance, GAME_ENDS, s.turn)
    for p in range(s.players):
        tell_covered(s, p, chance)
        note(chance, FINAL, p, s.seats[p].covered)
    winners = [p for p in range(s.players) if s.seats[p].covered == GOAL]
    for p in winners:
        note(chance, WINS if len(winners) == 1 else SHARES, p, GOAL)
