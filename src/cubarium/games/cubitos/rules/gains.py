"""Coins, credits, feet and fans (chapters 4, 5 and 8)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.schema import UNITS
from cubarium.games.cubitos.data.values import (
    CREDITS_COST_DICE,
    FAN_CREDITS,
    FAN_TOKENS,
    FANS_BEYOND,
    LAST_FAN,
    PAIR_SYMBOL,
    PRICED_SYMBOLS,
    SYMBOL_COLOUR,
    SYMBOL_PAIR,
)
from cubarium.games.cubitos.events import (
    GAINS_COINS,
    GAINS_CREDITS,
    GAINS_FAN,
    GAINS_FEET,
    GAINS_TOKEN,
    GAINS_WATER,
)
from cubarium.games.cubitos.state import State

NEVER_INLINED = (
    "gain_coins",
    "gain_credits",
    "gain_feet",
    "gain_water_feet",
    "gain_fan",
    "symbols_with_price",
    "credits_may_cost_dice",
)

COIN_UNITS, FOOT_UNITS, CREDIT_UNITS = range(len(UNITS))

MOST_MONEY = 30_000
"""Nobody comes near it; a number must not outgrow its field."""


def gain_coins(s: State, seat: int, count: int, chance: Chance) -> None:
    """Take coins, which last to the end of the round (cubitos-1.8)."""
    if count > 0:
        s.seats[seat].coins += count
        note(chance, GAINS_COINS, seat, count)


def gain_credits(s: State, seat: int, count: int, chance: Chance) -> None:
    """Take credits, which are kept; their number is not limited (cubitos-1.5)."""
    if count > 0:
        p = s.seats[seat]
        p.credit = min(p.credit + count, MOST_MONEY)
        p.gained_credit = 1
        note(chance, GAINS_CREDITS, seat, count)


def gain_feet(s: State, seat: int, count: int, chance: Chance) -> None:
    """Take feet for this round."""
    if count > 0:
        s.seats[seat].feet += count
        note(chance, GAINS_FEET, seat, count)


def gain_water_feet(s: State, seat: int, count: int, chance: Chance) -> None:
    """Take feet that may enter water (cubitos-5.5)."""
    if count > 0:
        s.seats[seat].water += count
        note(chance, GAINS_WATER, seat, count)


def gain_units(s: State, seat: int, unit: int, count: int, chance: Chance) -> None:
    """Take coins, feet or credits, as a card says."""
    if unit == COIN_UNITS:
        gain_coins(s, seat, count, chance)
    elif unit == FOOT_UNITS:
        gain_feet(s, seat, count, chance)
    else:
        gain_credits(s, seat, count, chance)


def gain_fan(s: State, seat: int, with_credits: int, chance: Chance) -> None:
    """Advance one space on the fan track and take what it shows (cubitos-8.1 to 8.3)."""
    p = s.seats[seat]
    if p.fans == LAST_FAN:
        note(chance, GAINS_FAN, seat, p.fans)
        if with_credits != 0:
            gain_credits(s, seat, FANS_BEYOND, chance)
        return
    p.fans += 1
    note(chance, GAINS_FAN, seat, p.fans)
    if FAN_TOKENS[p.fans] > 0:
        p.tokens += FAN_TOKENS[p.fans]
        note(chance, GAINS_TOKEN, seat, p.tokens)
    if with_credits != 0:
        gain_credits(s, seat, FAN_CREDITS[p.fans], chance)


def fan_brings_token(s: State, seat: int) -> bool:
    """Tell whether the next fan raises the draw amount for good, so that it may be declined."""
    fans = s.seats[seat].fans
    return bool(fans < LAST_FAN and FAN_TOKENS[fans + 1] > 0)


def fans_bring_token(s: State, seat: int, count: int) -> bool:
    """Tell whether one of so many fans raises the draw amount for good."""
    fans = s.seats[seat].fans
    for space in range(fans + 1, min(fans + count, LAST_FAN) + 1):
        if FAN_TOKENS[space] > 0:
            return True
    return False


def credits_of_space(space: int) -> int:
    """Return the credits of a space of the fan track, or beyond it."""
    return FAN_CREDITS[space] if space <= LAST_FAN else FANS_BEYOND


def fans_bring_credits(s: State, seat: int, count: int) -> bool:
    """Tell whether one of so many fans brings credits."""
    fans = s.seats[seat].fans
    for space in range(fans + 1, fans + count + 1):
        if credits_of_space(space) > 0:
            return True
    return False


def credits_may_cost_dice(s: State, seat: int) -> bool:
    """Tell whether credits may come to have a price in this round: a card of the set gives the first one."""
    if s.seats[seat].gained_credit != 0:
        return False
    left = PRICED_SYMBOLS
    while left != 0:
        if CREDITS_COST_DICE[s.cards[SYMBOL_COLOUR[lowest(left)]]] != 0:
            return True
        left &= left - 1
    return False


def money(s: State, seat: int) -> int:
    """Return the coins and credits of a player."""
    return s.seats[seat].coins + s.seats[seat].credit


def pay(s: State, seat: int, price: int) -> None:
    """Pay with coins first, then with credits (cubitos-5.4)."""
    p = s.seats[seat]
    from_coins = min(p.coins, price)
    p.coins -= from_coins
    p.credit -= price - from_coins


def symbols_with_price(s: State, seat: int) -> int:
    """Count the active symbols that cost a die each in a round with a credit."""
    p = s.seats[seat]
    count = 0
    left = PRICED_SYMBOLS
    while left != 0:
        symbol = lowest(left)
        left &= left - 1
        if CREDITS_COST_DICE[s.cards[SYMBOL_COLOUR[symbol]]] != 0:
            count += p.active[SYMBOL_PAIR[symbol]]
    return count


def has_price(s: State, pair: int) -> bool:
    """Tell whether an active die that shows this costs a die in a round with a credit."""
    symbol = PAIR_SYMBOL[pair]
    return bool(symbol >= 0 and CREDITS_COST_DICE[s.cards[SYMBOL_COLOUR[symbol]]] != 0)


def credits_cost_dice(s: State, seat: int) -> bool:
    """Tell whether credits have a price now, which only the first one has (cubitos-11.12)."""
    return s.seats[seat].gained_credit == 0 and symbols_with_price(s, seat) > 0


def fans_cost_dice(s: State, seat: int, count: int) -> bool:
    """Tell whether one of so many fans brings credits that have a price now."""
    return credits_cost_dice(s, seat) and fans_bring_credits(s, seat, count)
