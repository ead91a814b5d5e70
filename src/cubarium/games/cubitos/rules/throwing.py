"""Throwing dice: hits go to Active, Immediate symbols wait to be used (3.7 to 3.11, 9.8, 9.9)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.values import (
    BLANK_PAIR,
    FACE_PAIR,
    FIRST_FACE,
    FIRST_PAIR,
    FORCES_PUSH,
    IMMEDIATE,
    PAIR_KIND,
    PAIR_SYMBOL,
    SYMBOL_POWER,
)
from cubarium.games.cubitos.events import FIRST_DIE_SHOWS, SHOWS, THROWS
from cubarium.games.cubitos.rules.loans import (
    ACTIVE_PLACE,
    DRAW_PLACE,
    PICKED_PLACE,
    ROLL_PLACE,
    follow_all,
    has_loans,
    loans_at,
    move_loan,
)
from cubarium.games.cubitos.rules.zones import card_of, dice_in_roll, has_first_die
from cubarium.games.cubitos.state import (
    COLOURS_FROM,
    FIRST_BLANK,
    IN_ACTIVE,
    IN_ROLL,
    KIND_COUNT,
    PICKED,
    ROLLING,
    SYMBOL_COUNT,
    State,
)

NEVER_INLINED = (
    "enter_active",
    "throw_kind",
    "throw_with_loans",
    "throw_first_die",
    "throw_picked",
)

SIDES = 6


def enter_active(s: State, seat: int, pair: int) -> None:
    """Put a die into Active; an Immediate symbol waits, a forced Push is marked (cubitos-11.3, 11.4)."""
    p = s.seats[seat]
    p.active[pair] += 1
    symbol = PAIR_SYMBOL[pair]
    if symbol >= 0:
        kind = PAIR_KIND[pair]
        card = card_of(s, kind)
        if IMMEDIATE[card][SYMBOL_POWER[symbol]] != 0:
            p.fresh[symbol] += 1
            p.waiting += 1
        elif FORCES_PUSH[card] != 0 and s.step == ROLLING:
            p.forced += 1


def throw_kind(s: State, seat: int, kind: int, count: int, chance: Chance) -> int:
    """Throw dice of a kind that lie in Roll and return how many are hits, which go to Active."""
    p = s.seats[seat]
    blank = BLANK_PAIR[kind]
    first = FIRST_PAIR[kind]
    hits = 0
    first_hits = 0
    second_hits = 0
    third_hits = 0
    forced = p.forced
    for _ in range(count):
        pair = FACE_PAIR[kind][draw(chance, seat, SIDES)]
        if pair != blank:
            hits += 1
            enter_active(s, seat, pair)
            if pair == first:
                first_hits += 1
            elif pair == first + 1:
                second_hits += 1
            else:
                third_hits += 1
    p.roll[kind] -= hits
    p.forced = min(p.forced, forced + 1)  # copies of one throw force one Push together
    tell_hits(seat, first, first_hits, second_hits, third_hits, chance)
    return hits


def throw_with_loans(s: State, seat: int, kind: int, count: int, place: int, chance: Chance) -> int:
    """Throw dice of a kind when some may be on loan, noted in `place`: these first, to see what they show."""
    p = s.seats[seat]
    forced = p.forced
    lent = loans_at(s, seat, place)
    hits = 0
    for _ in range(lent):
        pair = FACE_PAIR[kind][draw(chance, seat, SIDES)]
        if pair == BLANK_PAIR[kind]:
            move_loan(s, seat, place, ROLL_PLACE + kind)
        else:
            move_loan(s, seat, place, ACTIVE_PLACE + pair)
            p.roll[kind] -= 1
            hits += 1
            enter_active(s, seat, pair)
            note(chance, SHOWS, seat, pair, 1)
    hits += throw_kind(s, seat, kind, count - lent, chance)
    p.forced = min(p.forced, forced + 1)
    return hits


def tell_hits(
    seat: int, first: int, first_hits: int, second_hits: int, third_hits: int, chance: Chance
) -> None:
    """Write down what the dice of one kind show."""
    if first_hits > 0:
        note(chance, SHOWS, seat, first, first_hits)
    if second_hits > 0:
        note(chance, SHOWS, seat, first + 1, second_hits)
    if third_hits > 0:
        note(chance, SHOWS, seat, first + 2, third_hits)


def throw_first_die(s: State, seat: int, chance: Chance) -> int:
    """Throw the first-player die and return 1 if it is a hit."""
    s.first_face = FIRST_FACE[draw(chance, seat, SIDES)]
    s.first_used = 0
    s.first_place = IN_ROLL
    if s.first_face == FIRST_BLANK:
        return 0
    s.first_place = IN_ACTIVE
    note(chance, FIRST_DIE_SHOWS, seat, s.first_face)
    return 1


def throw_roll(s: State, seat: int, chance: Chance) -> int:
    """Throw every die in Roll, the first-player die included, and return the hits (cubitos-3.7)."""
    p = s.seats[seat]
    note(chance, THROWS, seat, dice_in_roll(s, seat))
    hits = 0
    for kind in range(KIND_COUNT):
        if p.roll[kind] > 0:
            if has_loans(s, seat):
                hits += throw_with_loans(s, seat, kind, p.roll[kind], ROLL_PLACE + kind, chance)
            else:
                hits += throw_kind(s, seat, kind, p.roll[kind], chance)
    if has_first_die(s, seat, IN_ROLL) != 0:
        hits += throw_first_die(s, seat, chance)
    return hits


def throw_picked(s: State, seat: int, chance: Chance) -> int:
    """Throw exactly the dice that were picked; misses stay in Roll (cubitos-9.8, 9.9)."""
    p = s.seats[seat]
    tell_picked(s, seat, chance)
    hits = 0
    for kind in range(KIND_COUNT):
        count = p.picked[kind]
        if count > 0:
            p.picked[kind] = 0
            p.roll[kind] += count
            if has_loans(s, seat):
                hits += throw_with_loans(s, seat, kind, count, PICKED_PLACE + kind, chance)
            else:
                hits += throw_kind(s, seat, kind, count, chance)
    if has_first_die(s, seat, PICKED) != 0:
        hits += throw_first_die(s, seat, chance)
    return hits


def tell_picked(s: State, seat: int, chance: Chance) -> None:
    """Write down how many dice a free throw has."""
    p = s.seats[seat]
    count = has_first_die(s, seat, PICKED)
    for kind in range(KIND_COUNT):
        count += p.picked[kind]
    note(chance, THROWS, seat, count)


def has_fresh(s: State, seat: int) -> bool:
    """Tell whether an Immediate symbol waits to be used."""
    return bool(s.seats[seat].waiting > 0)


def forget_fresh(s: State, seat: int) -> None:
    """Leave the Immediate symbols that wait: they are gone for good (cubitos-11.3)."""
    p = s.seats[seat]
    for symbol in range(SYMBOL_COUNT):
        p.fresh[symbol] = 0
    p.waiting = 0


def pick_all_gray(s: State, seat: int) -> None:
    """Pick the gray dice of Draw and Roll for a free throw."""
    p = s.seats[seat]
    for kind in range(COLOURS_FROM):
        p.picked[kind] += p.draw[kind] + p.roll[kind]
        p.draw[kind] = 0
        p.roll[kind] = 0
        if has_loans(s, seat):
            follow_all(s, seat, DRAW_PLACE + kind, PICKED_PLACE + kind)
            follow_all(s, seat, ROLL_PLACE + kind, PICKED_PLACE + kind)
