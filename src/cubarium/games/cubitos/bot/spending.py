"""How the simple player spends money: on the best two dice, and on feet when dice pay no more."""

from __future__ import annotations

from cubarium.games.cubitos.bot.valuation import gain_value, price
from cubarium.games.cubitos.cards.estimates import COIN, distance_left, rounds_left
from cubarium.games.cubitos.data.values import COINS_PER_FOOT, PURCHASES
from cubarium.games.cubitos.state import COLOUR_COUNT, COLOURS_FROM, View

ALWAYS = 100_000
NEVER = -1_000_000


def buy_value(v: View, kind: int, coins: int, each: int, coin: int, total: int, dice: int) -> int:
    """Value buying a die with so many coins, of which each counts `each`; credits count in full."""
    cost = price(v, kind)
    from_coins = min(coins, cost)
    return gain_value(v, kind, coin, total, dice) - each * from_coins - coin * (cost - from_coins)


def best_purchase(v: View, spent: int, taken: int, each: int, coin: int, total: int, dice: int) -> int:
    """Return the kind whose purchase is worth most after so much is spent, or -1."""
    p = v.seats[v.viewer]
    best = -1
    best_value = 0
    for colour in range(COLOUR_COUNT):
        kind = COLOURS_FROM + colour
        if taken >> colour & 1 == 0 and v.supply[kind] > 0 and price(v, kind) <= p.coins + p.credit - spent:
            value = buy_value(v, kind, max(0, p.coins - spent), each, coin, total, dice)
            if value > best_value:
                best = kind
                best_value = value
    return best


def purchase_value(v: View, colour: int, coin: int, total: int, dice: int) -> int:
    """Value a purchase with the best one that may follow it."""
    p = v.seats[v.viewer]
    kind = COLOURS_FROM + colour
    value = buy_value(v, kind, p.coins, 0, coin, total, dice)
    if p.bought + 1 < PURCHASES:
        spent = price(v, kind)
        second = best_purchase(v, spent, p.bought_colours | 1 << colour, 0, coin, total, dice)
        if second >= 0:
            value += buy_value(v, second, max(0, p.coins - spent), 0, coin, total, dice)
    return value


def foot_value(v: View, coin: int, total: int, dice: int) -> int:
    """Value turning money into a foot: to reach the Finish, or with coins that buy nothing better."""
    p = v.seats[v.viewer]
    money_left = p.coins + p.credit
    for seat in range(v.players):
        if v.seats[seat].laps >= v.legs:
            return ALWAYS
    if distance_left(v, v.viewer) <= p.feet + p.water + money_left // COINS_PER_FOOT or rounds_left(v) == 0:
        return ALWAYS
    spent = 0
    taken = 0
    for _ in range(PURCHASES):
        kind = best_purchase(v, spent, taken, COIN, coin, total, dice)
        if kind >= 0:
            spent += price(v, kind)
            taken |= 1 << kind - COLOURS_FROM
    return ALWAYS if p.coins - spent >= COINS_PER_FOOT else NEVER
