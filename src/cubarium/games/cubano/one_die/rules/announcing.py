"""The attentive table of Cub'ano 1 die: colours are called in time, or missed (cubano-3.14 to 3.16)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.one_die.actions import CALL, LAY_BAR, RENOUNCE, THROW_DIE
from cubarium.games.cubano.one_die.events import CALLS, CALLS_OWN, COLOUR_MISSED, FLIP_MISSED, RENOUNCES
from cubarium.games.cubano.one_die.rules.laying import (
    can_claim,
    list_edges,
    owner_of,
    put_bar,
    take_bars,
)
from cubarium.games.cubano.one_die.state import CLAIM, FLIP_OPEN, LAY, OWN_OPEN, State, View


def next_with_die(t: State | View) -> int:
    """Return the next seat that has a die to throw: an edge without a bar leaves two cubes to place."""
    seat = (t.turn + 1) % t.players
    while t.seats[seat].die == 0:
        seat = (seat + 1) % t.players
    return seat


def asked_to_call(s: State) -> int:
    """Return who may call, and who may go on before that (cubano-3.14, 3.15)."""
    if s.phase == FLIP_OPEN:
        return 1 << owner_of(s, s.shown) | 1 << s.turn
    return 1 << s.turn | 1 << next_with_die(s)


def list_calls(s: State, seat: int, out: list[int]) -> int:
    """Write what a seat may do while a call is awaited (cubano-3.14, 3.15)."""
    if s.phase == OWN_OPEN:
        out[0] = CALL if seat == s.turn else THROW_DIE
        return 1
    if seat == s.turn:
        return list_edges(s, out)
    out[0] = CALL
    out[1] = RENOUNCE
    return 2


def await_calls(s: State, chance: Chance) -> None:
    """After a throw, wait for the call its colour asks for; take the bars if it asks for none."""
    if can_claim(s):
        s.phase = FLIP_OPEN
    elif s.shown == s.seats[s.turn].colour:
        s.phase = OWN_OPEN
    else:
        take_bars(s, chance)


def hear(s: State, seat: int, action: int, chance: Chance) -> None:
    """Take in a call, or what came before it: a bar voids a flip, a throw the own colour (cubano-3.16)."""
    if s.phase == OWN_OPEN:
        if action == CALL:
            note(chance, CALLS_OWN, seat)
            take_bars(s, chance)
        else:
            note(chance, COLOUR_MISSED, s.turn)
            s.shown = 0
    elif action == CALL:
        note(chance, CALLS, seat, s.turn)
        s.phase = CLAIM
    elif action == RENOUNCE:
        note(chance, RENOUNCES, seat, s.turn)
        take_bars(s, chance)
    else:
        note(chance, FLIP_MISSED, owner_of(s, s.shown), s.turn)
        take_bars(s, chance)
        if s.phase == LAY:  # else the last bars lie already, and so does this one
            put_bar(s, action - LAY_BAR, chance)
