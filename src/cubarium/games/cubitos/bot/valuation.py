"""What the simple player thinks things are worth: faces and dice.

All values are in hundredths of a foot. What a decision needs often is worked out once and handed on: the
value of a `coin`, the `total` value of a throw of all the player's `dice`.
"""

from __future__ import annotations

from cubarium.games.cubitos.cards.dispatch import estimate, offer_value
from cubarium.games.cubitos.cards.estimates import FOOT, rounds_left
from cubarium.games.cubitos.data.card import LAST, LATE
from cubarium.games.cubitos.data.values import (
    BLANK_PAIR,
    BONUS,
    CARD_CREDITS,
    COINS,
    COST,
    ESTIMATED,
    EXTRA,
    FEET,
    FIRST_PAIR,
    FREE_DICE,
    HAS_OFFERS,
    PAIR_COINS,
    PAIR_COUNT,
    PAIR_FEET,
    PAIR_SIDES,
    PAIR_SYMBOL,
    RUN_MODE,
    SECOND_BONUS,
    SYMBOL_COLOUR,
    SYMBOL_POWER,
    WATER_FEET,
)
from cubarium.games.cubitos.state import COLOURS_FROM, KIND_COUNT, View

FREE_DIE = 25
DELAY = 1
"""Rounds until a new die is thrown."""
THROWS = 130
"""Throws of a die in a hundred rounds, roughly: some are thrown again, some wait in Draw."""
MOST_FREE_DICE = 3
SIDES = 6
POWER_EXTRA = 20

# --- faces -------------------------------------------------------------------------------------------------


def card_value(v: View, card: int, power: int, coin: int) -> int:
    """Value using an active symbol of a card."""
    value = EXTRA[card] + FREE_DIE * min(FREE_DICE[card], MOST_FREE_DICE) + POWER_EXTRA * power
    if HAS_OFFERS[card] != 0:
        return value + max(offer_value(v, card, 0, coin), offer_value(v, card, 1, coin))
    if ESTIMATED[card] != 0:
        return value + estimate(v, card, power, coin)
    feet = FEET[card] + WATER_FEET[card]
    coins = COINS[card] + CARD_CREDITS[card]
    bonus = FOOT * (BONUS[card] + SECOND_BONUS[card]) // 2
    return value + bonus + FOOT * feet + coin * coins


def pair_value(v: View, pair: int, coin: int) -> int:
    """Value a die in Active by its face."""
    symbol = PAIR_SYMBOL[pair]
    if symbol >= 0:
        return card_value(v, v.cards[SYMBOL_COLOUR[symbol]], SYMBOL_POWER[symbol], coin)
    return coin * PAIR_COINS[pair] + FOOT * PAIR_FEET[pair]


def throw_value(v: View, kind: int, coin: int) -> int:
    """Value one throw of a die: the mean of its faces."""
    total = 0
    for pair in range(FIRST_PAIR[kind], FIRST_PAIR[kind] + PAIR_COUNT[kind]):
        if PAIR_SIDES[pair] > 0:
            total += PAIR_SIDES[pair] * pair_value(v, pair, coin)
    return total // SIDES


def misses(kind: int) -> int:
    """Count the blank sides of a die."""
    return PAIR_SIDES[BLANK_PAIR[kind]]


# --- owning dice -------------------------------------------------------------------------------------------


def price(v: View, kind: int) -> int:
    """Return what a die costs."""
    return COST[v.cards[kind - COLOURS_FROM]] if kind >= COLOURS_FROM else 0


def owned_dice(v: View, kind: int) -> int:
    """Count the player's dice of a kind."""
    p = v.seats[v.viewer]
    count = p.draw[kind] + p.roll[kind] + p.discard[kind]
    for pair in range(FIRST_PAIR[kind], FIRST_PAIR[kind] + PAIR_COUNT[kind]):
        count += p.active[pair]
    return count


def all_dice(v: View) -> int:
    """Count the player's dice."""
    count = 0
    for kind in range(KIND_COUNT):
        count += owned_dice(v, kind)
    return count


def all_value(v: View, coin: int) -> int:
    """Value one throw of all dice the player has."""
    total = 0
    for kind in range(KIND_COUNT):
        count = owned_dice(v, kind)
        if count > 0:
            total += count * throw_value(v, kind, coin)
    return total


def round_value(v: View, total: int, dice: int) -> int:
    """Value one throw of what is drawn in a round from so many dice that are worth so much in all."""
    amount = v.seats[v.viewer].amount
    return total * amount // dice if dice > amount else total


def is_spent(v: View, kind: int) -> bool:
    """Tell whether a die is lost with its use."""
    if kind < COLOURS_FROM:
        return False
    mode = RUN_MODE[v.cards[kind - COLOURS_FROM]][0]
    return mode == LATE or mode == LAST


def gain_value(v: View, kind: int, coin: int, total: int, dice: int) -> int:
    """Value owning one more die for the rest of the race, beside `dice` worth `total`."""
    more = round_value(v, total + throw_value(v, kind, coin), dice + 1) - round_value(v, total, dice)
    value = THROWS * max(0, rounds_left(v) - DELAY) * more // 100
    return value // 2 if is_spent(v, kind) else value


def loss_value(v: View, kind: int, coin: int, total: int, dice: int) -> int:
    """Value losing a die: it makes room for better ones where not all can be drawn."""
    less = round_value(v, total - throw_value(v, kind, coin), dice - 1) - round_value(v, total, dice)
    return max(0, rounds_left(v) - 1) * less
