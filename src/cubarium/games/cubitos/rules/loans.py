"""Dice on loan: each is followed from place to place, for it is that very die that goes back (cubitos-9.7).

A place is a pick, counted from 1, or beyond them the dice picked for a throw. A player's list has no gaps.
Where own dice and dice on loan look alike, the own ones are moved and those on loan are lost.
"""

from __future__ import annotations

from cubarium.games.cubitos.data.values import PAIR_KIND
from cubarium.games.cubitos.state import (
    FIRST_PICKED_PLACE,
    KIND_COUNT,
    MOST_LOANS,
    PAIR_TOTAL,
    State,
)

NEVER_INLINED = (
    "lend",
    "loans_at",
    "dice_at",
    "move_loan",
    "end_loan",
    "follow_die",
    "follow_all",
    "discard_active_loans",
    "return_loans",
)

# Where the places of each zone begin; a kind or a pair is added.
DRAW_PLACE = 1
ROLL_PLACE = DRAW_PLACE + KIND_COUNT
DISCARD_PLACE = ROLL_PLACE + KIND_COUNT + 1
ACTIVE_PLACE = DISCARD_PLACE + KIND_COUNT
PICKED_PLACE = FIRST_PICKED_PLACE
NOWHERE = 0


def has_loans(s: State, seat: int) -> bool:
    """Tell whether a player has a die on loan."""
    return bool(s.seats[seat].loan[0] != NOWHERE)


def can_borrow(s: State, seat: int) -> bool:
    """Tell whether one more die on loan can be noted."""
    return bool(s.seats[seat].loan[MOST_LOANS - 1] == NOWHERE)


def lend(s: State, seat: int, place: int) -> None:
    """Note a die on loan."""
    p = s.seats[seat]
    i = 0
    while p.loan[i] != NOWHERE:
        i += 1
    p.loan[i] = place


def loans_at(s: State, seat: int, place: int) -> int:
    """Count the dice on loan in a place."""
    p = s.seats[seat]
    count = 0
    for i in range(MOST_LOANS):
        if p.loan[i] == place:
            count += 1
    return count


def dice_at(s: State, seat: int, place: int) -> int:
    """Count the dice in a place, the own ones too."""
    p = s.seats[seat]
    if place < ROLL_PLACE:
        return p.draw[place - DRAW_PLACE]
    if place < DISCARD_PLACE:
        return p.roll[place - ROLL_PLACE]
    if place < ACTIVE_PLACE:
        return p.discard[place - DISCARD_PLACE]
    if place < PICKED_PLACE:
        return p.active[place - ACTIVE_PLACE]
    return p.picked[place - PICKED_PLACE]


def move_loan(s: State, seat: int, place: int, to: int) -> None:
    """Move one die on loan from a place where there is one."""
    p = s.seats[seat]
    i = 0
    while p.loan[i] != place:
        i += 1
    p.loan[i] = to


def end_loan(s: State, seat: int, place: int) -> None:
    """Strike off a die on loan in a place where there is one; the last of the list takes its line."""
    p = s.seats[seat]
    last = MOST_LOANS - 1
    while p.loan[last] == NOWHERE:
        last -= 1
    i = 0
    while p.loan[i] != place:
        i += 1
    p.loan[i] = p.loan[last]
    p.loan[last] = NOWHERE


def lose_loan(s: State, seat: int, place: int) -> None:
    """Let a die be lost from a place before it is taken away: one on loan, if one is there."""
    if has_loans(s, seat) and loans_at(s, seat, place) > 0:
        end_loan(s, seat, place)


def follow_die(s: State, seat: int, place: int, to: int) -> None:
    """Follow a die that has just left a place, in case only dice on loan were left there."""
    if has_loans(s, seat) and loans_at(s, seat, place) > dice_at(s, seat, place):
        if to == NOWHERE:
            end_loan(s, seat, place)
        else:
            move_loan(s, seat, place, to)


def follow_all(s: State, seat: int, place: int, to: int) -> None:
    """Follow all dice of a place to another."""
    p = s.seats[seat]
    for i in range(MOST_LOANS):
        if p.loan[i] == place:
            p.loan[i] = to


def discard_active_loans(s: State, seat: int) -> None:
    """Follow the dice on loan that a bust has put into Discard."""
    p = s.seats[seat]
    for i in range(MOST_LOANS):
        pair = p.loan[i] - ACTIVE_PLACE
        if 0 <= pair < PAIR_TOTAL and p.active[pair] == 0:
            p.loan[i] = DISCARD_PLACE + PAIR_KIND[pair]


def return_loans(s: State, seat: int) -> None:
    """Give the dice on loan back, each from where it lies (cubitos-9.7)."""
    p = s.seats[seat]
    for i in range(MOST_LOANS):
        place = p.loan[i]
        if place == NOWHERE:
            return
        p.loan[i] = NOWHERE
        if place < ROLL_PLACE:
            p.draw[place - DRAW_PLACE] -= 1
            s.supply[place - DRAW_PLACE] += 1
        elif place < DISCARD_PLACE:
            p.roll[place - ROLL_PLACE] -= 1
            s.supply[place - ROLL_PLACE] += 1
        elif place < ACTIVE_PLACE:
            p.discard[place - DISCARD_PLACE] -= 1
            s.supply[place - DISCARD_PLACE] += 1
        else:
            p.active[place - ACTIVE_PLACE] -= 1
            s.supply[PAIR_KIND[place - ACTIVE_PLACE]] += 1
