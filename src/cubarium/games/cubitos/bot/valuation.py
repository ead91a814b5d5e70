"""What the simple player thinks things are worth: faces, dice, fans, money.

All worths are in hundredths of a foot. Coins are worth the more the longer the race still is, for they buy
dice; in the end four of them are a foot. What a decision needs often is worked out once and handed on: the
worth of a `coin`, the `total` worth of a throw of all the player's `dice`.
"""

from __future__ import annotations

from cubarium.games.cubitos.cards.numbers import (
    DOPE_CAT,
    LAST,
    LATE,
    MR_BATS,
    PRONTO_BRONTO,
    SUPAH_GENERAL,
    THE_BIG_CHEESE,
    UP_TO_11,
)
from cubarium.games.cubitos.data.values import (
    BLANK_PAIR,
    BONUS,
    CARD_CREDITS,
    COINS,
    COST,
    FAN_CREDITS,
    FANS_BEYOND,
    FEET,
    FIRST_PAIR,
    FREE_DICE,
    GROUP,
    JOIN_FEET,
    LAST_FAN,
    LINES,
    PAIR_COINS,
    PAIR_COUNT,
    PAIR_FEET,
    PAIR_SIDES,
    PAIR_SYMBOL,
    RUN_MODE,
    SECOND_BONUS,
    START_CELL,
    SYMBOL_COLOUR,
    SYMBOL_POWER,
    TO_FINISH,
    WATER_FEET,
    ZONE,
)
from cubarium.games.cubitos.rules.movement import GRAND_FINALE
from cubarium.games.cubitos.state import COLOURS_FROM, KIND_COUNT, View

FOOT = 100
COIN = 25
COIN_PER_ROUND = 4
FREE_DIE = 25
TOKEN_PER_ROUND = 24
PACE = 3
"""Spaces a leader runs in a round, roughly."""
DELAY = 1
"""Rounds until a new die is thrown."""
THROWS = 130
"""Throws of a die in a hundred rounds, roughly: some are thrown again, some wait in Draw."""
MOST_FREE_DICE = 3
FANS_PER_FOOT = 2
SIDES = 6
# fmt: off
EXTRA = (
    -130, 40, 40, 30, 80, 40, 30,       # red: worth little unless one has the most swords
    0, 40, 20, 0, 0, 0, 100,            # orange
    50, 40, 30, 120, -40, -20, -100,    # yellow
    20, 50, 40, 20, 10, 60, 50,         # green
    70, 20, -20, 20, 100, 50, 120,      # blue
    150, 0, 300, 250, 0, 200, 150,      # purple
    -20, 40, 60, 60, 0, 0, 20,          # brown
    40, 80, 30, -20, 90, 0, 80,         # white
)
# fmt: on
"""By card, what its numbers do not tell; found by simulation."""
POWER_EXTRA = 20


def distance_left(v: View, seat: int) -> int:
    """Count the spaces over land that a runner has to go to the end of the race."""
    p = v.seats[seat]
    left = TO_FINISH[p.cell]
    if v.course == GRAND_FINALE:
        return left + JOIN_FEET + TO_FINISH[START_CELL[2]] if p.laps == 0 else left
    return left + max(0, v.legs - p.laps - 1) * TO_FINISH[START_CELL[v.course]]


def rounds_left(v: View) -> int:
    """Guess how many rounds follow this one."""
    least = distance_left(v, 0)
    for seat in range(1, v.players):
        least = min(least, distance_left(v, seat))
    return least // PACE


def coin_worth(v: View) -> int:
    """Value a coin or a credit."""
    return COIN + COIN_PER_ROUND * rounds_left(v)


def fan_worth(v: View, coin: int) -> int:
    """Value one more fan: its credits, and draw tokens on every second space."""
    fans = v.seats[v.viewer].fans
    if fans == LAST_FAN:
        return FANS_BEYOND * coin
    return FAN_CREDITS[fans + 1] * coin + TOKEN_PER_ROUND * rounds_left(v)


# --- faces -------------------------------------------------------------------------------------------------


def card_worth(v: View, card: int, power: int, coin: int) -> int:
    """Value using an active symbol of a card."""
    p = v.seats[v.viewer]
    feet = FEET[card] + WATER_FEET[card]
    coins = COINS[card] + CARD_CREDITS[card]
    bonus = FOOT * (BONUS[card] + SECOND_BONUS[card]) // 2
    worth = EXTRA[card] + FREE_DIE * min(FREE_DICE[card], MOST_FREE_DICE) + POWER_EXTRA * power
    if card == DOPE_CAT:
        bonus = coin * (BONUS[card] + SECOND_BONUS[card]) // 2
    elif card == UP_TO_11:
        feet *= power
    elif card == PRONTO_BRONTO:
        feet = (LINES - ZONE[p.cell]) // GROUP[card]
    elif card == SUPAH_GENERAL:
        coins = p.fans // 2
    elif card == MR_BATS:
        feet = p.fans // FANS_PER_FOOT
        coins = 0 if FOOT * feet > coin * coins else coins
        feet = 0 if coins > 0 else feet
    elif card == THE_BIG_CHEESE:
        worth += max(fan_worth(v, coin), FOOT * (p.fans // FANS_PER_FOOT))
    return worth + bonus + FOOT * feet + coin * coins


def pair_worth(v: View, pair: int, coin: int) -> int:
    """Value a die in Active by its face."""
    symbol = PAIR_SYMBOL[pair]
    if symbol >= 0:
        return card_worth(v, v.cards[SYMBOL_COLOUR[symbol]], SYMBOL_POWER[symbol], coin)
    return coin * PAIR_COINS[pair] + FOOT * PAIR_FEET[pair]


def throw_worth(v: View, kind: int, coin: int) -> int:
    """Value one throw of a die: the mean of its faces."""
    total = 0
    for pair in range(FIRST_PAIR[kind], FIRST_PAIR[kind] + PAIR_COUNT[kind]):
        if PAIR_SIDES[pair] > 0:
            total += PAIR_SIDES[pair] * pair_worth(v, pair, coin)
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


def all_worth(v: View, coin: int) -> int:
    """Value one throw of all dice the player has."""
    total = 0
    for kind in range(KIND_COUNT):
        count = owned_dice(v, kind)
        if count > 0:
            total += count * throw_worth(v, kind, coin)
    return total


def round_worth(v: View, total: int, dice: int) -> int:
    """Value one throw of what is drawn in a round from so many dice that are worth so much in all."""
    amount = v.seats[v.viewer].amount
    return total * amount // dice if dice > amount else total


def is_spent(v: View, kind: int) -> bool:
    """Tell whether a die is lost with its use."""
    if kind < COLOURS_FROM:
        return False
    mode = RUN_MODE[v.cards[kind - COLOURS_FROM]][0]
    return mode == LATE or mode == LAST


def gain_worth(v: View, kind: int, coin: int, total: int, dice: int) -> int:
    """Value owning one more die for the rest of the race, beside `dice` worth `total`."""
    more = round_worth(v, total + throw_worth(v, kind, coin), dice + 1) - round_worth(v, total, dice)
    worth = THROWS * max(0, rounds_left(v) - DELAY) * more // 100
    return worth // 2 if is_spent(v, kind) else worth


def loss_worth(v: View, kind: int, coin: int, total: int, dice: int) -> int:
    """Value losing a die: it makes room for better ones where not all can be drawn."""
    less = round_worth(v, total - throw_worth(v, kind, coin), dice - 1) - round_worth(v, total, dice)
    return max(0, rounds_left(v) - 1) * less
