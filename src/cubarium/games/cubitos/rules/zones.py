"""Dice in their zones: counting, drawing, losing and gaining them (chapters 3 and 9)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.card import DRAW_DIE, GRAY_DIE, ROLL_DIE, SUPPLY_DIE
from cubarium.games.cubitos.data.values import COST, FIRST_PAIR, NEEDS, PAIR_COUNT, PAIR_KIND, SYMBOL_PAIR
from cubarium.games.cubitos.events import GAINS_DIE, LOSES_DIE, REFILLS
from cubarium.games.cubitos.rules.loans import (
    ACTIVE_PLACE,
    DISCARD_PLACE,
    DRAW_PLACE,
    can_borrow,
    follow_all,
    has_loans,
    lose_loan,
)
from cubarium.games.cubitos.state import (
    COLOURS_FROM,
    DARK,
    FIRST_DIE,
    IN_ACTIVE,
    IN_ROLL,
    KIND_COUNT,
    LIGHT,
    PAIR_TOTAL,
    SYMBOL_COUNT,
    State,
)

NEVER_INLINED = (
    "refill",
    "take_picked",
    "picks_of_kinds",
    "kinds_in_supply",
    "has_dice_for",
)

# A pick is a number of the stretch of `pick` actions: Draw, Roll, Discard, Active.
IN_DRAW = 0
FROM_ROLL = KIND_COUNT
FROM_DISCARD = FROM_ROLL + KIND_COUNT + 1
FROM_ACTIVE = FROM_DISCARD + KIND_COUNT
ROLL_FIRST_DIE = FROM_ROLL + FIRST_DIE

ALL_KINDS = (1 << KIND_COUNT) - 1
GRAY_KINDS = (1 << COLOURS_FROM) - 1
ANY_COST = 99
"""More than any die costs."""

# --- counting ----------------------------------------------------------------------------------------------


def seat_after(s: State, seat: int, steps: int) -> int:
    """Return the seat so many places clockwise, fewer than there are players."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


def has_first_die(s: State, seat: int, place: int) -> int:
    """Return 1 if the first-player die lies in this place of this player."""
    return 1 if s.first == seat and s.first_place == place else 0


def dice_in_draw(s: State, seat: int) -> int:
    """Count the dice of the Draw zone."""
    p = s.seats[seat]
    count = 0
    for kind in range(KIND_COUNT):
        count += p.draw[kind]
    return count


def dice_in_discard(s: State, seat: int) -> int:
    """Count the dice of the Discard zone."""
    p = s.seats[seat]
    count = 0
    for kind in range(KIND_COUNT):
        count += p.discard[kind]
    return count


def dice_in_roll(s: State, seat: int) -> int:
    """Count the dice of the Roll zone, the first-player die included."""
    p = s.seats[seat]
    count = has_first_die(s, seat, IN_ROLL)
    for kind in range(KIND_COUNT):
        count += p.roll[kind]
    return count


def dice_in_active(s: State, seat: int) -> int:
    """Count the active dice, used and blank ones and the first-player die included (cubitos-3.8)."""
    p = s.seats[seat]
    count = has_first_die(s, seat, IN_ACTIVE)
    for pair in range(PAIR_TOTAL):
        count += p.active[pair]
    return count


def active_of_kind(s: State, seat: int, kind: int) -> int:
    """Count the active dice of a kind, whatever they show (cubitos-11.13)."""
    p = s.seats[seat]
    count = 0
    for pair in range(FIRST_PAIR[kind], FIRST_PAIR[kind] + PAIR_COUNT[kind]):
        count += p.active[pair]
    return count


def unused(s: State, seat: int, pair: int) -> int:
    """Count the active dice that show a pair and have not been used."""
    p = s.seats[seat]
    return p.active[pair] - p.used[pair]


def unused_symbols(s: State, seat: int) -> int:
    """Return the symbols of which an active die has not been used, as a bit set."""
    p = s.seats[seat]
    symbols = 0
    for symbol in range(SYMBOL_COUNT):
        pair = SYMBOL_PAIR[symbol]
        if p.active[pair] > p.used[pair]:
            symbols |= 1 << symbol
    return symbols


def card_of(s: State, kind: int) -> int:
    """Return the card of an ability colour."""
    return s.cards[kind - COLOURS_FROM]


def cost_of(s: State, kind: int) -> int:
    """Return what a die costs; grays cost nothing (cubitos-1.4)."""
    if kind < COLOURS_FROM:
        return 0
    return COST[card_of(s, kind)]


# --- drawing -----------------------------------------------------------------------------------------------


def refill(s: State, seat: int, chance: Chance) -> None:
    """Move the whole Discard to Draw (cubitos-3.4)."""
    p = s.seats[seat]
    moved = 0
    for kind in range(KIND_COUNT):
        moved += p.discard[kind]
        p.draw[kind] += p.discard[kind]
        p.discard[kind] = 0
        if has_loans(s, seat):
            follow_all(s, seat, DISCARD_PLACE + kind, DRAW_PLACE + kind)
    note(chance, REFILLS, seat, moved)


# --- taking a picked die out of its zone -------------------------------------------------------------------


def remove_active(s: State, seat: int, pair: int) -> None:
    """Take one die off the Active zone, a used one where there is one (cubitos-9.2)."""
    p = s.seats[seat]
    if p.used[pair] > 0:
        p.used[pair] -= 1
    p.active[pair] -= 1


def take_picked(s: State, seat: int, pick: int) -> int:
    """Take a picked die out of its zone and return its kind."""
    p = s.seats[seat]
    if pick < FROM_ROLL:
        p.draw[pick] -= 1
        return pick
    if pick < FROM_DISCARD:
        p.roll[pick - FROM_ROLL] -= 1
        return pick - FROM_ROLL
    if pick < FROM_ACTIVE:
        p.discard[pick - FROM_DISCARD] -= 1
        return pick - FROM_DISCARD
    remove_active(s, seat, pick - FROM_ACTIVE)
    return PAIR_KIND[pick - FROM_ACTIVE]


def picks_of_kinds(s: State, seat: int, kinds: int) -> int:
    """Return every pick of an own die of these kinds, from any zone; never the first-player die."""
    p = s.seats[seat]
    picks = 0
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1 != 0:
            if p.draw[kind] > 0:
                picks |= 1 << kind
            if p.roll[kind] > 0:
                picks |= 1 << FROM_ROLL + kind
            if p.discard[kind] > 0:
                picks |= 1 << FROM_DISCARD + kind
    for pair in range(PAIR_TOTAL):
        if p.active[pair] > 0 and kinds >> PAIR_KIND[pair] & 1 != 0:
            picks |= 1 << FROM_ACTIVE + pair
    return picks


def kinds_in_draw(s: State, seat: int) -> int:
    """Return the kinds of dice in Draw, as a bit set."""
    p = s.seats[seat]
    kinds = 0
    for kind in range(KIND_COUNT):
        if p.draw[kind] > 0:
            kinds |= 1 << kind
    return kinds


def kinds_in_roll(s: State, seat: int) -> int:
    """Return the kinds of dice in Roll, as a bit set, without the first-player die."""
    p = s.seats[seat]
    kinds = 0
    for kind in range(KIND_COUNT):
        if p.roll[kind] > 0:
            kinds |= 1 << kind
    return kinds


def kinds_in_supply(s: State, most: int) -> int:
    """Return the kinds of dice in the supply that cost at most so much (cubitos-9.6)."""
    kinds = 0
    for kind in range(KIND_COUNT):
        if s.supply[kind] > 0 and cost_of(s, kind) <= most:
            kinds |= 1 << kind
    return kinds


def has_dice_for(s: State, seat: int, card: int) -> bool:
    """Tell whether the dice are there that a card acts on (cubitos-11.3)."""
    needs = NEEDS[card]
    if needs == DRAW_DIE:
        return dice_in_draw(s, seat) + dice_in_discard(s, seat) > 0
    if needs == ROLL_DIE:
        return kinds_in_roll(s, seat) != 0
    if needs == GRAY_DIE:
        return (kinds_in_draw(s, seat) | kinds_in_roll(s, seat)) & GRAY_KINDS != 0
    return needs != SUPPLY_DIE or (kinds_in_supply(s, ANY_COST) != 0 and can_borrow(s, seat))


# --- losing and gaining ------------------------------------------------------------------------------------


def return_die(s: State, seat: int, kind: int, chance: Chance) -> None:
    """Put a die that was taken out of its zone back into the supply: it is lost (cubitos-9.1)."""
    s.supply[kind] += 1
    s.seats[seat].lost_die = 1
    note(chance, LOSES_DIE, seat, kind)


def lose_active(s: State, seat: int, pair: int, chance: Chance) -> None:
    """Lose an active die; where one on loan shows the same, it is that one (cubitos-9.3, 9.7)."""
    lose_loan(s, seat, ACTIVE_PLACE + pair)
    remove_active(s, seat, pair)
    return_die(s, seat, PAIR_KIND[pair], chance)


def gain_die(s: State, seat: int, kind: int, chance: Chance) -> None:
    """Take a die from the supply into Discard (cubitos-9.5)."""
    s.supply[kind] -= 1
    s.seats[seat].discard[kind] += 1
    note(chance, GAINS_DIE, seat, kind)


def gray_in_supply(s: State) -> int:
    """Count the gray dice nobody owns."""
    return s.supply[LIGHT] + s.supply[DARK]
