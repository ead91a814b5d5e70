"""A player of simple sense, a fair opponent for a beginner: chooses the answer of greatest value.

It sees a view and nothing else. Worths are in hundredths of a foot, chances in millionths.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.actions import (
    BUY_DIE,
    CHOOSE_OPTION,
    CLAIM,
    CONVERT,
    DISCARD_DIE,
    DONE,
    DRAW_ALL,
    DRAW_DIE,
    EXIT,
    FINISH_LAP,
    GIVE_SEAT,
    NEAR_PLACE,
    PASS,
    PICK_DRAW,
    PUSH,
    SET_DIE,
    TAKE_DIE,
    TAKE_SHORTCUT,
    USE,
    WAIT,
)
from cubarium.games.cubitos.bot.running import prize, step_value, stop_value
from cubarium.games.cubitos.bot.spending import ALWAYS, NEVER, foot_value, purchase_value
from cubarium.games.cubitos.bot.valuation import (
    FREE_DIE,
    SIDES,
    all_dice,
    all_value,
    card_value,
    gain_value,
    loss_value,
    misses,
    pair_value,
    throw_value,
)
from cubarium.games.cubitos.cards.dispatch import offer_value
from cubarium.games.cubitos.cards.estimates import FOOT, coin_value, fan_value
from cubarium.games.cubitos.data.card import ACTS, ASKED, AT_EACH_PUSH, AT_ONCE, PROTECTS, WALKS
from cubarium.games.cubitos.data.values import (
    ABILITY_PAIR,
    BEFORE_THROW,
    BUST_LEFT,
    CARD_CREDITS,
    CREDITS_WHEN,
    FIRST_PAIR,
    FOLLOWS_PUSH,
    LINK_COINS,
    LINK_FEET,
    LINK_TO,
    LOSES_FROM_ROLL,
    LOST_FIRST,
    LOST_INSTEAD,
    NEAR_SPECIAL,
    PAIR_COUNT,
    PAIR_KIND,
    POWER_PAIR,
    PROGRESS,
    RISK_FROM,
    RUN_MODE,
    SYMBOL_COLOUR,
    SYMBOL_POWER,
    TO_FINISH,
    USED_TOGETHER,
)
from cubarium.games.cubitos.rules.movement import target_of
from cubarium.games.cubitos.rules.order import may_cost_dice
from cubarium.games.cubitos.rules.zones import FROM_ACTIVE, FROM_DISCARD, FROM_ROLL
from cubarium.games.cubitos.state import (
    AFTER_PUSH,
    BROWN,
    COLOURS_FROM,
    DECIDE,
    FIRST_DIE,
    GAIN_GRAY,
    GIVE_DIE,
    GREEN,
    IN_ACTIVE,
    IN_ROLL,
    KIND_COUNT,
    LIGHT,
    LOAN,
    LOSE_ANY,
    LOSE_ROLL,
    MOVE,
    MUST_LOSE,
    NOTHING,
    PAIR_TOTAL,
    PINCH,
    PUSH_WINDOW,
    SYMBOL_COUNT,
    WOULD_BUST,
    YELLOW,
    View,
)

SURE = 1_000_000
FIRST_DIE_MISSES = 3
FIRST_DIE_WORTH = 40
LAP = 1000

# --- push or pass ------------------------------------------------------------------------------------------


def active_value(v: View, coin: int) -> int:
    """Value what lies in Active and would be lost by a bust."""
    p = v.seats[v.viewer]
    total = 0
    for pair in range(PAIR_TOTAL):
        if p.active[pair] > p.used[pair]:
            total += (p.active[pair] - p.used[pair]) * pair_value(v, pair, coin)
    if v.first == v.viewer and v.first_place == IN_ACTIVE:
        total += FIRST_DIE_WORTH * 2
    return total


def active_dice(v: View) -> int:
    """Count the dice in Active."""
    count = 1 if v.first == v.viewer and v.first_place == IN_ACTIVE else 0
    for pair in range(PAIR_TOTAL):
        count += v.seats[v.viewer].active[pair]
    return count


def all_miss(v: View) -> int:
    """Return the chance that every die in Roll misses."""
    p = v.seats[v.viewer]
    chance_of_it = SURE
    for kind in range(KIND_COUNT):
        for _ in range(p.roll[kind]):
            chance_of_it = chance_of_it * misses(kind) // SIDES
    if v.first == v.viewer and v.first_place == IN_ROLL:
        chance_of_it = chance_of_it * FIRST_DIE_MISSES // SIDES
    return chance_of_it


def hits_value(v: View, coin: int) -> int:
    """Value one throw of all dice in Roll."""
    p = v.seats[v.viewer]
    total = FIRST_DIE_WORTH if v.first == v.viewer and v.first_place == IN_ROLL else 0
    for kind in range(KIND_COUNT):
        if p.roll[kind] > 0:
            total += p.roll[kind] * throw_value(v, kind, coin)
    return total


def green_symbols(v: View) -> int:
    """Count the unused green symbols in Active."""
    p = v.seats[v.viewer]
    ability = ABILITY_PAIR[GREEN]
    power = POWER_PAIR[GREEN]
    return p.active[ability] - p.used[ability] + p.active[power] - p.used[power]


def plain_loss(v: View, coin: int) -> int:
    """Value what a bust takes, less the fan it brings."""
    return active_value(v, coin) - fan_value(v, coin)


def bust_loss(v: View, coin: int, total: int, dice: int) -> int:
    """Value what a bust would take in the end: green cards soften it."""
    loss = plain_loss(v, coin)
    if green_symbols(v) == 0:
        return loss
    card = v.cards[GREEN - COLOURS_FROM]
    if LOST_INSTEAD[card] != 0:
        return min(loss, gain_value(v, GREEN, coin, total, dice))
    return loss * BUST_LEFT[card] // 100


def push_value(v: View, coin: int, total: int, dice: int) -> int:
    """Value one more Push: the hits it may bring, less the bust it may end in."""
    p = v.seats[v.viewer]
    value = hits_value(v, coin)
    follows = FOLLOWS_PUSH[v.cards[YELLOW - COLOURS_FROM]]
    if follows == WALKS:
        value += FOOT * (p.active[ABILITY_PAIR[YELLOW]] + p.active[POWER_PAIR[YELLOW]])
    elif follows == ACTS:
        value += FREE_DIE * (p.active[ABILITY_PAIR[YELLOW]] + p.active[POWER_PAIR[YELLOW]])
    brown = v.cards[BROWN - COLOURS_FROM]
    if CREDITS_WHEN[brown] == AT_EACH_PUSH:
        value += coin * CARD_CREDITS[brown] * p.active[ABILITY_PAIR[BROWN]]
    if p.risk == 0 and active_dice(v) < RISK_FROM:
        return value + 1
    return value - all_miss(v) * bust_loss(v, coin, total, dice) // SURE


# --- using symbols -----------------------------------------------------------------------------------------


def symbol_use(v: View, symbol: int, coin: int, total: int, dice: int) -> int:
    """Value using a symbol now; what is merely collected is left to the table."""
    p = v.seats[v.viewer]
    if symbol == SYMBOL_COUNT:
        return 1
    card = v.cards[SYMBOL_COLOUR[symbol]]
    power = SYMBOL_POWER[symbol]
    if p.stage == DECIDE and p.fresh[symbol] == 0:
        return 1  # several at once, before one passes
    if p.stage == PUSH_WINDOW and p.fresh[symbol] == 0:
        if USED_TOGETHER[card] != 0:
            return -1
        if BEFORE_THROW[card] == PROTECTS:
            return 1 if p.risky != 0 else -1
        if CREDITS_WHEN[card] == AT_EACH_PUSH:
            return 1
        return throw_value(v, GREEN, coin) + 10 - RUN_MODE[card][power] * FOOT
    if p.stage == WOULD_BUST:
        price = gain_value(v, GREEN, coin, total, dice) if LOST_INSTEAD[card] != 0 else 0
        return plain_loss(v, coin) - price
    if LOSES_FROM_ROLL[card] != 0:
        return best_loss(v, coin, total, dice)
    if LOST_FIRST[card] != 0 and p.fresh[symbol] == 0:
        return loss_value(v, COLOURS_FROM + SYMBOL_COLOUR[symbol], coin, total, dice) + loss_value(
            v, LIGHT, coin, total, dice
        )
    mode = RUN_MODE[card][power]
    if p.fresh[symbol] > 0 or mode == ASKED or mode <= AT_ONCE:
        return max(1, card_value(v, card, power, coin))
    return 1 if may_cost_dice(v) else -1


def best_loss(v: View, coin: int, total: int, dice: int) -> int:
    """Value losing the worst die in Roll."""
    best = -1
    for kind in range(KIND_COUNT):
        if v.seats[v.viewer].roll[kind] > 0:
            best = max(best, loss_value(v, kind, coin, total, dice))
    return best


def option_value(v: View, option: int, coin: int) -> int:
    """Value one of the two offers of a card."""
    return offer_value(v, v.cards[v.seats[v.viewer].about - COLOURS_FROM], option, coin)


# --- dice --------------------------------------------------------------------------------------------------


def best_face(v: View, kind: int, coin: int) -> int:
    """Value the best face of a die."""
    best = 0
    for pair in range(FIRST_PAIR[kind], FIRST_PAIR[kind] + PAIR_COUNT[kind]):
        best = max(best, pair_value(v, pair, coin))
    return best


def picked_kind(pick: int) -> int:
    """Return the kind of a picked die."""
    if pick < FROM_ROLL:
        return pick
    if pick < FROM_DISCARD:
        return pick - FROM_ROLL
    if pick < FROM_ACTIVE:
        return pick - FROM_DISCARD
    return PAIR_KIND[pick - FROM_ACTIVE]


def pick_value(v: View, pick: int, coin: int, total: int, dice: int) -> int:
    """Value a pick: a die to lose, to set, to move back, or to throw."""
    p = v.seats[v.viewer]
    kind = picked_kind(pick)
    if kind == FIRST_DIE:
        return FIRST_DIE_WORTH
    shown = 0
    if pick >= FROM_ACTIVE and p.active[pick - FROM_ACTIVE] > p.used[pick - FROM_ACTIVE]:
        shown = pair_value(v, pick - FROM_ACTIVE, coin)
    if p.question == PINCH:
        return best_face(v, kind, coin) - throw_value(v, kind, coin)
    if p.question == LOSE_ANY or p.question == LOSE_ROLL or p.question == MUST_LOSE or p.question == GIVE_DIE:
        return loss_value(v, kind, coin, total, dice) - shown
    return throw_value(v, kind, coin) + 1 - shown


def take_value(v: View, kind: int, coin: int, total: int, dice: int) -> int:
    """Value taking a die from the supply, on loan or for good."""
    question = v.seats[v.viewer].question
    if question == LOAN:
        return best_face(v, kind, coin)
    if question == GAIN_GRAY:
        return throw_value(v, kind, coin)
    return gain_value(v, kind, coin, total, dice)


def leave_value(v: View, kind: int, coin: int) -> int:
    """Value discarding a missed die after a bust: it makes room for one that is drawn."""
    p = v.seats[v.viewer]
    dice = 0
    total = 0
    for other in range(KIND_COUNT):
        count = p.draw[other] + p.discard[other]
        dice += count
        total += count * throw_value(v, other, coin)
    return total - dice * throw_value(v, kind, coin)


# --- choosing ----------------------------------------------------------------------------------------------


def move_value(v: View, action: int, coin: int, total: int, dice: int) -> int:
    """Value a move of the runner."""
    p = v.seats[v.viewer]
    if action == CONVERT:
        return foot_value(v, coin, total, dice)
    if action == TAKE_SHORTCUT:
        left = p.feet + p.water - LINK_FEET[p.cell]
        return FOOT * (left - TO_FINISH[LINK_TO[p.cell]]) - coin * LINK_COINS[p.cell]
    if action >= FINISH_LAP:
        return ALWAYS - 1
    target = target_of(p.cell, action - EXIT)
    return step_value(v, target, coin, total, dice) if p.stage == MOVE else -FOOT * TO_FINISH[target]


def judge(v: View, action: int, coin: int, total: int, dice: int) -> int:
    """Value one action."""
    p = v.seats[v.viewer]
    if action == DONE:
        if p.question != NOTHING:
            return 0
        if p.stage == AFTER_PUSH:
            return -FOOT * TO_FINISH[p.cell]
        return stop_value(v, p.cell, coin, total, dice) if p.stage == MOVE else 0
    if action < DRAW_ALL:
        return throw_value(v, action - DRAW_DIE, coin) + 1
    if action == DRAW_ALL or action == CLAIM:
        return 1
    if action == PUSH:
        return push_value(v, coin, total, dice)
    if action == PASS:
        return 0
    if action < CHOOSE_OPTION:
        return symbol_use(v, action - USE, coin, total, dice)
    if action < DISCARD_DIE:
        return option_value(v, action - CHOOSE_OPTION, coin)
    if action < PICK_DRAW:
        return leave_value(v, action - DISCARD_DIE, coin)
    if action < TAKE_DIE:
        return pick_value(v, action - PICK_DRAW, coin, total, dice)
    if action < SET_DIE:
        return take_value(v, action - TAKE_DIE, coin, total, dice)
    if action < GIVE_SEAT:
        return pair_value(v, action - SET_DIE, coin)
    if action < EXIT:
        seat = action - GIVE_SEAT
        return LAP * v.seats[seat].laps + PROGRESS[v.seats[seat].cell]
    if action < CLAIM:
        return move_value(v, action, coin, total, dice)
    if action == WAIT:
        return NEVER
    if action < BUY_DIE:
        return prize(v, NEAR_SPECIAL[p.cell][action - NEAR_PLACE], coin, total, dice)
    return purchase_value(v, action - BUY_DIE, coin, total, dice)


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the action of greatest value, the first among equals."""
    coin = coin_value(v)
    total = all_value(v, coin)
    dice = all_dice(v)
    best = legal[0]
    best_value = NEVER
    for i in range(count):
        value = judge(v, legal[i], coin, total, dice)
        if value > best_value:
            best = legal[i]
            best_value = value
    return best
