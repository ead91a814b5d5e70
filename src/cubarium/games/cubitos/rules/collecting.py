"""Step 4 of the Run phase: what the table collects by itself (cubitos-11.12)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.dispatch import is_a_choice, take_leftover, use_run
from cubarium.games.cubitos.cards.fan_order import order_of_fans_matters
from cubarium.games.cubitos.data.card import (
    AFTER_LOSSES,
    ASKED,
    AT_ONCE,
    LAST,
    LATE,
    LOOKING,
    SETTLED_FIRST,
    WITH_CREDITS,
)
from cubarium.games.cubitos.data.values import (
    BRINGS_FANS,
    FIRST_COINS,
    MAY_ASK,
    NUMBER_COUNT,
    NUMBER_PAIR,
    PAIR_COINS,
    PAIR_FEET,
    PROFITS_LATE,
    RUN_MODE,
    SETTLED,
    SETTLED_SYMBOLS,
    SYMBOL_PAIR,
    SYMBOL_POWER,
)
from cubarium.games.cubitos.events import USES
from cubarium.games.cubitos.rules.gains import (
    credits_cost_dice,
    credits_may_cost_dice,
    gain_coins,
    gain_feet,
)
from cubarium.games.cubitos.rules.run import (
    can_take_first_credit,
    card_of_symbol,
    gains_credits,
    real_choices,
    use_first_credit,
    use_of,
    use_symbol,
    waits_for_owner,
)
from cubarium.games.cubitos.rules.zones import (
    card_of,
    has_first_die,
    lose_active,
    unused,
    unused_symbols,
)
from cubarium.games.cubitos.state import (
    FIRST_COIN,
    FIRST_CREDIT,
    FIRST_FOOT,
    IDLE,
    IN_ACTIVE,
    SYMBOL_COUNT,
    WHITE,
    State,
)

NEVER_INLINED = (
    "collect_mode",
    "collect_symbol",
    "collect_at_end",
    "end_abilities",
    "collect_leftover",
    "settle_refused",
    "collect_settled",
    "symbols_with_credits",
)


def collect_at_once(s: State, seat: int, chance: Chance) -> None:
    """Collect number faces and plain gains, for which no later moment is better (cubitos-4.2, 11.12).

    Credits wait for the end of step 4 where a die that gives them a price may still come up.
    """
    p = s.seats[seat]
    coins = 0
    feet = 0
    for i in range(NUMBER_COUNT):
        pair = NUMBER_PAIR[i]
        new = p.active[pair] - p.used[pair]
        coins += new * PAIR_COINS[pair]
        feet += new * PAIR_FEET[pair]
        p.used[pair] = p.active[pair]
    if has_first_die(s, seat, IN_ACTIVE) != 0 and s.first_used == 0:
        if s.first_face == FIRST_COIN:
            coins += FIRST_COINS
            s.first_used = 1
        elif s.first_face == FIRST_FOOT:
            feet += 1
            s.first_used = 1
        elif s.first_face == FIRST_CREDIT and not credits_may_cost_dice(s, seat):
            use_first_credit(s, seat, chance)
    gain_coins(s, seat, coins, chance)
    gain_feet(s, seat, feet, chance)
    symbols = unused_symbols(s, seat)
    if symbols != 0 and credits_may_cost_dice(s, seat):
        symbols &= ~symbols_with_credits(s, seat)
    if symbols != 0 and not order_of_fans_matters(s, seat):
        collect_mode(s, seat, symbols, AT_ONCE, chance)
        collect_settled(s, seat, symbols & SETTLED_SYMBOLS, chance)
    elif symbols != 0:
        collect_mode(s, seat, symbols & ~fan_symbols(s), AT_ONCE, chance)


def fan_symbols(s: State) -> int:
    """Return the symbols of cards that bring fans, as a bit set."""
    symbols = 0
    for symbol in range(SYMBOL_COUNT):
        if BRINGS_FANS[card_of_symbol(s, symbol)] != 0:
            symbols |= 1 << symbol
    return symbols


def symbols_with_credits(s: State, seat: int) -> int:
    """Return the symbols of cards that bring credits, or fans with credits, as a bit set."""
    symbols = 0
    for symbol in range(SYMBOL_COUNT):
        card = card_of_symbol(s, symbol)
        if gains_credits(s, seat, card) or BRINGS_FANS[card] == WITH_CREDITS:
            symbols |= 1 << symbol
    return symbols


def collect_settled(s: State, seat: int, left: int, chance: Chance) -> None:
    """Take what is no choice now and what other cards count, such as fans (cubitos-11.12)."""
    while left != 0:
        symbol = lowest(left)
        left &= left - 1
        card = card_of_symbol(s, symbol)
        if SETTLED[card] == SETTLED_FIRST:
            while unused(s, seat, SYMBOL_PAIR[symbol]) > 0 and not is_a_choice(s, seat, card):
                use_symbol(s, seat, symbol, chance)


def collect_mode(s: State, seat: int, left: int, mode: int, chance: Chance) -> None:
    """Collect every unused gain of one mode among some symbols."""
    while left != 0:
        symbol = lowest(left)
        left &= left - 1
        card = card_of_symbol(s, symbol)
        if RUN_MODE[card][SYMBOL_POWER[symbol]] == mode:
            while unused(s, seat, SYMBOL_PAIR[symbol]) > 0 and not waits_for_owner(s, seat, card):
                collect_symbol(s, seat, symbol, chance)


def collect_symbol(s: State, seat: int, symbol: int, chance: Chance) -> None:
    """Collect the gain of one symbol without asking."""
    card = card_of_symbol(s, symbol)
    if MAY_ASK[card] != 0:  # the rest of it is a choice
        note(chance, USES, seat, card)
        s.seats[seat].used[SYMBOL_PAIR[symbol]] += 1
        take_leftover(s, seat, card, chance)
    else:
        use_symbol(s, seat, symbol, chance)


def end_abilities(s: State, seat: int, chance: Chance) -> None:
    """Collect at the end of step 4 what is left, in the order that yields most (cubitos-11.12).

    What is collected may allow something that was not possible before: then the player is asked once more.
    """
    settled = unused_symbols(s, seat) & SETTLED_SYMBOLS
    if settled != 0:  # credits made it wait, and two fans allow to take feet for the next
        offered = real_choices(s, seat)
        collect_settled(s, seat, settled, chance)
        if real_choices(s, seat) & ~offered != 0:
            return
    if PROFITS_LATE[card_of(s, WHITE)] == 0:
        collect_at_end(s, seat, chance)
        s.seats[seat].stage = IDLE
        return
    offered = real_choices(s, seat)
    collect_at_end(s, seat, chance)
    if real_choices(s, seat) & ~offered == 0:
        collect_mode(s, seat, unused_symbols(s, seat), AFTER_LOSSES, chance)
        settle_refused(s, seat, AFTER_LOSSES, chance)
        s.seats[seat].stage = IDLE


def collect_at_end(s: State, seat: int, chance: Chance) -> None:
    """Collect what looks at active dice, what was left of choices, then what is lost with its use."""
    if can_take_first_credit(s, seat) and not credits_cost_dice(s, seat):
        use_first_credit(s, seat, chance)
    symbols = unused_symbols(s, seat)
    if symbols == 0:
        return
    left = symbols
    collect_mode(s, seat, left, AT_ONCE, chance)
    collect_mode(s, seat, left, LOOKING, chance)
    while left != 0:
        symbol = lowest(left)
        left &= left - 1
        card = card_of_symbol(s, symbol)
        if RUN_MODE[card][SYMBOL_POWER[symbol]] == ASKED and use_of(s, seat, symbol) > 0:
            while unused(s, seat, SYMBOL_PAIR[symbol]) > 0:
                collect_leftover(s, seat, symbol, chance)
    collect_mode(s, seat, symbols, LATE, chance)
    collect_mode(s, seat, symbols, LAST, chance)
    settle_refused(s, seat, LATE, chance)
    settle_refused(s, seat, LAST, chance)


def collect_leftover(s: State, seat: int, symbol: int, chance: Chance) -> None:
    """Collect of a choice that was left what nobody declines."""
    card = card_of_symbol(s, symbol)
    s.seats[seat].used[SYMBOL_PAIR[symbol]] += 1
    if SETTLED[card] != 0 and not is_a_choice(s, seat, card):
        use_run(s, seat, card, SYMBOL_POWER[symbol], chance)
    else:
        take_leftover(s, seat, card, chance)


def settle_refused(s: State, seat: int, mode: int, chance: Chance) -> None:
    """Settle symbols of a mode whose credits were refused: the rest is taken, a loss stays (cubitos-9.3)."""
    left = unused_symbols(s, seat)
    while left != 0:
        symbol = lowest(left)
        left &= left - 1
        card = card_of_symbol(s, symbol)
        if RUN_MODE[card][SYMBOL_POWER[symbol]] == mode:
            while unused(s, seat, SYMBOL_PAIR[symbol]) > 0:
                take_leftover(s, seat, card, chance)
                s.seats[seat].used[SYMBOL_PAIR[symbol]] += 1
                if mode != AFTER_LOSSES:
                    lose_active(s, seat, SYMBOL_PAIR[symbol], chance)
