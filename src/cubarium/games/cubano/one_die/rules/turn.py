"""The rules of Cub'ano 1 die, in the order of the rulebook: chapter 3."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.one_die.actions import COLOUR, FLIP, LAY_BAR, RENOUNCE, THROW_DIE
from cubarium.games.cubano.one_die.data.values import COLOUR_BARS, FLIP_LAP, STANDARD
from cubarium.games.cubano.one_die.events import (
    AGAIN,
    CHOOSES,
    FLIPS,
    LAYS,
    NO_DIE,
    OCCUPIES,
    RENOUNCES,
    STARTS,
    TAKES_BARS,
    TAKES_LAST,
    THROWS,
    USES_DIE,
)
from cubarium.games.cubano.one_die.rules.scoring import tell_result
from cubarium.games.cubano.one_die.state import CHOOSE, CLAIM, LAY, OVER, THROW, Options, State, View
from cubarium.games.cubano.rules.board import (
    COLOURS,
    EDGE_SQUARES,
    EDGES,
    HALF_EDGES,
    SIDES_TO_CLOSE,
    SQUARES,
    has_bar,
    lay_bar,
)

FACES = len(COLOURS)
ALL_COLOURS = (1 << (FACES + 1)) - 2
"""The colours as a set; bit 0 is no colour."""
ALL_HALF = (1 << HALF_EDGES) - 1

# --- set-up ------------------------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set the empty board, the two heaps and a die for each player; `s` is empty (cubano-3.1)."""
    s.players = options.players
    s.heap_bars = EDGES
    s.heap_cubes = SQUARES - s.players
    for p in range(s.players):
        s.seats[p].die = 1
    for square in range(SQUARES):
        s.missing[square] = SIDES_TO_CLOSE[square]
    s.lap = 1
    s.starter = draw(chance, TABLE, s.players)
    s.turn = s.starter
    s.phase = CHOOSE
    note(chance, STARTS, s.starter)


# --- who is asked, and what they may do --------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Tell whether every square is occupied."""
    return bool(s.phase == OVER)


def owner_of(t: State | View, colour: int) -> int:
    """Return the seat that plays a colour, or -1."""
    for p in range(t.players):
        if t.seats[p].colour == colour:
            return p
    return -1


def actors(s: State) -> int:
    """Return the seat that is asked now, as a bit set."""
    if s.phase == OVER:
        return 0
    if s.phase == CLAIM:
        return 1 << owner_of(s, s.shown)
    return 1 << s.turn


def free_colours(s: State) -> int:
    """Return the colours nobody plays, as a set (cubano-3.2)."""
    free = ALL_COLOURS
    for p in range(s.players):
        free &= ~(1 << s.seats[p].colour)
    return free


def list_things(out: list[int], n: int, base: int, things: int) -> int:
    """Write one action for each member of a set and return the new count."""
    while things != 0:
        out[n] = base + lowest(things)
        n += 1
        things &= things - 1
    return n


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == LAY:
        n = list_things(out, 0, LAY_BAR, ALL_HALF & ~s.row_bars)
        return list_things(out, n, LAY_BAR + HALF_EDGES, ALL_HALF & ~s.column_bars)
    if s.phase == THROW:
        out[0] = THROW_DIE
        return 1
    if s.phase == CHOOSE:
        return list_things(out, 0, COLOUR, free_colours(s))
    n = 0
    for square in range(SQUARES):
        if s.colours[square] == s.seats[s.turn].colour:
            out[n] = FLIP + square
            n += 1
    out[n] = RENOUNCE
    return n + 1


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    if s.phase == LAY:
        put_bar(s, action - LAY_BAR, chance)
        if s.to_lay == 0:
            end_throw(s, chance)
    elif s.phase == THROW:
        throw_die(s, chance)
    elif s.phase == CLAIM:
        if action == RENOUNCE:
            note(chance, RENOUNCES, seat, s.turn)
        else:
            flip(s, seat, action - FLIP, chance)
        take_bars(s, chance)
    else:
        choose_colour(s, action - COLOUR, chance)
        if s.phase == CHOOSE and size(free_colours(s)) == 1:  # the sixth player has no choice
            choose_colour(s, lowest(free_colours(s)), chance)


def choose_colour(s: State, colour: int, chance: Chance) -> None:
    """Give the player in turn a colour; when all have one, the starter throws (cubano-3.2)."""
    s.seats[s.turn].colour = colour
    note(chance, CHOOSES, s.turn, colour)
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.starter:
        s.phase = THROW


def throw_die(s: State, chance: Chance) -> None:
    """Throw the die; the owner of the colour is asked before any bar is laid (cubano-3.3, 3.6)."""
    s.shown = 1 + draw(chance, s.turn, FACES)
    note(chance, THROWS, s.turn, s.shown)
    if can_claim(s):
        s.phase = CLAIM
    else:
        take_bars(s, chance)


def can_claim(s: State) -> bool:
    """Tell whether the colour thrown lets its owner flip a square of the thrower (cubano-3.6)."""
    owner = owner_of(s, s.shown)
    if owner < 0 or owner == s.turn or s.lap < FLIP_LAP:
        return False
    for square in range(SQUARES):
        if s.colours[square] == s.seats[s.turn].colour:
            return True
    return False


def flip(s: State, seat: int, square: int, chance: Chance) -> None:
    """Turn a square of the thrower to the colour of the one who claims it (cubano-3.7)."""
    s.colours[square] = s.seats[seat].colour
    note(chance, FLIPS, seat, square, s.turn)


def bars_due(t: State | View) -> int:
    """Return how many bars the colour thrown is worth to the player in turn (cubano-3.4, 3.5)."""
    if t.shown == t.seats[t.turn].colour:
        return STANDARD
    return COLOUR_BARS[t.shown]


def take_bars(s: State, chance: Chance) -> None:
    """Take the bars of the throw, or what is left of them (cubano-3.8, 3.12)."""
    s.to_lay = min(bars_due(s), s.heap_bars)
    s.heap_bars -= s.to_lay
    s.phase = LAY
    if s.heap_bars == 0:
        note(chance, TAKES_LAST, s.turn, s.to_lay)
        lay_the_rest(s, chance)
    else:
        note(chance, TAKES_BARS, s.turn, s.to_lay)


def put_bar(s: State, edge: int, chance: Chance) -> None:
    """Lay one bar and occupy the squares it forms (cubano-3.8, 3.9)."""
    lay_bar(s, edge)
    s.to_lay -= 1
    note(chance, LAYS, s.turn, edge)
    for side in range(2):
        square = EDGE_SQUARES[edge][side]
        s.missing[square] -= 1
        if s.missing[square] == 0:
            s.colours[square] = s.seats[s.turn].colour
            note(chance, OCCUPIES, s.turn, square)
            take_cube(s, chance)


def take_cube(s: State, chance: Chance) -> None:
    """Take a cube for the player in turn: of the heap, else the nearest die, going back (cubano-3.10)."""
    if s.heap_cubes > 0:
        s.heap_cubes -= 1
        return
    owner = s.turn
    while s.seats[owner].die == 0:
        owner = (owner + s.players - 1) % s.players
    s.seats[owner].die = 0
    note(chance, USES_DIE, s.turn, owner)


def end_throw(s: State, chance: Chance) -> None:
    """Let the player throw again after the own colour, else the next who has a die (cubano-3.5, 3.11)."""
    own_colour = s.shown == s.seats[s.turn].colour
    s.shown = 0
    s.phase = THROW
    if own_colour and s.seats[s.turn].die != 0:
        note(chance, AGAIN, s.turn)
        return
    pass_turn(s)
    while s.seats[s.turn].die == 0:
        note(chance, NO_DIE, s.turn)
        pass_turn(s)


def pass_turn(s: State) -> None:
    """Give the turn to the next seat and count the laps of the table."""
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.starter:
        s.lap += 1


def lay_the_rest(s: State, chance: Chance) -> None:
    """Lay the last bars on the last free edges, in whatever order, and end the game (cubano-3.12)."""
    for edge in range(EDGES):
        if not has_bar(s, edge):
            put_bar(s, edge, chance)
    s.shown = 0
    s.phase = OVER
    tell_result(s, chance)
