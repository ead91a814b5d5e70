"""The rules of Cub'ano 1 die, in the order of the rulebook: chapter 3."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.one_die.actions import COLOUR, FLIP, LAY_BAR, RENOUNCE, THROW_DIE
from cubarium.games.cubano.one_die.events import (
    AGAIN,
    CHOOSES,
    FLIPS,
    NO_DIE,
    RENOUNCES,
    STARTS,
    THROWS,
)
from cubarium.games.cubano.one_die.rules.announcing import asked_to_call, await_calls, hear, list_calls
from cubarium.games.cubano.one_die.rules.laying import (
    can_claim,
    list_edges,
    list_things,
    owner_of,
    put_bar,
    take_bars,
)
from cubarium.games.cubano.one_die.state import CHOOSE, CLAIM, LAY, OVER, THROW, Options, State
from cubarium.games.cubano.rules.board import (
    COLOURS,
    EDGES,
    SIDES_TO_CLOSE,
    SQUARES,
)

FACES = len(COLOURS)
ALL_COLOURS = (1 << (FACES + 1)) - 2
"""The colours as a set; bit 0 is no colour."""

# --- set-up ------------------------------------------------------------------------------------------------


def setup(s: State, options: Options, chance: Chance) -> None:
    """Set the empty board, the two heaps and a die for each player; `s` is empty (cubano-3.1)."""
    s.players = options.players
    s.attentive = options.attentive
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


def actors(s: State) -> int:
    """Return the seats that are asked now, as a bit set: several only at an attentive table."""
    if s.phase == OVER:
        return 0
    if s.phase == CLAIM:
        return 1 << owner_of(s, s.shown)
    if s.phase > OVER:
        return asked_to_call(s)
    return 1 << s.turn


def free_colours(s: State) -> int:
    """Return the colours nobody plays, as a set (cubano-3.2)."""
    free = ALL_COLOURS
    for p in range(s.players):
        free &= ~(1 << s.seats[p].colour)
    return free


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == LAY:
        return list_edges(s, out)
    if s.phase == THROW:
        out[0] = THROW_DIE
        return 1
    if s.phase == CHOOSE:
        return list_things(out, 0, COLOUR, free_colours(s))
    if s.phase > OVER:
        return list_calls(s, seat, out)
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
    elif s.phase > OVER:
        hear(s, seat, action, chance)
        if action == THROW_DIE:
            end_throw(s, chance)
            throw_die(s, chance)
        elif s.phase == LAY and s.to_lay == 0:
            end_throw(s, chance)
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
    if s.attentive != 0:
        await_calls(s, chance)
    elif can_claim(s):
        s.phase = CLAIM
    else:
        take_bars(s, chance)


def flip(s: State, seat: int, square: int, chance: Chance) -> None:
    """Turn a square of the thrower to the colour of the one who claims it (cubano-3.7)."""
    s.colours[square] = s.seats[seat].colour
    note(chance, FLIPS, seat, square, s.turn)


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
        s.lap = min(s.lap + 1, EDGES)  # colours that are missed bring no bar, so laps could be many
