"""Step 4 of the Run phase: abilities that may be used, and their use (chapters 4 and 11)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.dispatch import is_a_choice, use_run, use_together
from cubarium.games.cubitos.cards.fan_order import order_of_fans_matters
from cubarium.games.cubitos.cards.fans import fans_of_card, fans_to_come
from cubarium.games.cubitos.data.card import (
    ASKED,
    AT_ONCE,
    IN_RUN,
    LAST,
    LATE,
    NO_RUN,
    ONCE_DIE_LOST,
)
from cubarium.games.cubitos.data.values import (
    ABILITY_PAIR,
    BRINGS_FANS,
    CARD_CREDITS,
    CREDITS_WHEN,
    GROUP,
    LOST_FIRST,
    MAY_ASK,
    MAY_DECLINE_FANS,
    RUN_MODE,
    SETTLED,
    SYMBOL_COLOUR,
    SYMBOL_PAIR,
    SYMBOL_POWER,
    USED_TOGETHER,
)
from cubarium.games.cubitos.events import USES
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.gains import (
    credits_cost_dice,
    fans_bring_token,
    gain_credits,
)
from cubarium.games.cubitos.rules.zones import (
    card_of,
    has_dice_for,
    has_first_die,
    lose_active,
    unused,
    unused_symbols,
)
from cubarium.games.cubitos.state import (
    CLAIM_SPACE,
    FIRST_CREDIT,
    IN_ACTIVE,
    SYMBOL_COUNT,
    WHITE,
    State,
)

NEVER_INLINED = (
    "use_of",
    "usable",
    "real_choices",
    "is_worth_asking",
    "use_symbol",
    "use_white_together",
    "use_first_credit",
    "pay_late",
    "token_waits_for_owner",
)

# --- what may be used --------------------------------------------------------------------------------------

GAIN_ONLY = 1
REAL_CHOICE = 2


def card_of_symbol(s: State, symbol: int) -> int:
    """Return the card a symbol belongs to."""
    return s.cards[SYMBOL_COLOUR[symbol]]


def gains_credits(s: State, seat: int, card: int) -> bool:
    """Tell whether the Run part of a card brings credits now."""
    when = CREDITS_WHEN[card]
    return bool(when == IN_RUN or (when == ONCE_DIE_LOST and s.seats[seat].lost_die != 0))


def use_of(s: State, seat: int, symbol: int) -> int:
    """Return what it means to use an unused symbol in step 4 now: nothing, a mere gain, or a real choice."""
    card = card_of_symbol(s, symbol)
    mode = RUN_MODE[card][SYMBOL_POWER[symbol]]
    if mode == NO_RUN:
        return 0
    if waits_for_owner(s, seat, card) or order_is_left_to_owner(s, seat, card):
        return REAL_CHOICE
    if mode == AT_ONCE:
        return 0
    if (mode == ASKED or MAY_ASK[card] != 0) and is_a_choice(s, seat, card):
        return REAL_CHOICE
    return 0 if mode == ASKED and SETTLED[card] == 0 else GAIN_ONLY


def waits_for_owner(s: State, seat: int, card: int) -> bool:
    """Tell whether a gain is left to its owner: credits with a price, or a draw token (cubitos-11.12)."""
    if gains_credits(s, seat, card) and credits_cost_dice(s, seat):
        return True
    return MAY_DECLINE_FANS[card] != 0 and token_waits_for_owner(s, seat, card)


def token_waits_for_owner(s: State, seat: int, card: int) -> bool:
    """Tell whether a card brings a fan, and one of those to come a draw token."""
    return fans_of_card(s, seat, card) > 0 and fans_bring_token(s, seat, fans_to_come(s, seat))


def order_is_left_to_owner(s: State, seat: int, card: int) -> bool:
    """Tell whether it depends on the order what the fans of a card and of others bring (cubitos-11.12)."""
    return bool(BRINGS_FANS[card] != 0 and order_of_fans_matters(s, seat))


def can_use_together(s: State, seat: int) -> bool:
    """Tell whether enough white symbols are unused for a card that uses several at once (cubitos-11.5)."""
    card = card_of(s, WHITE)
    return bool(
        USED_TOGETHER[card] != 0
        and unused(s, seat, ABILITY_PAIR[WHITE]) >= GROUP[card]
        and has_dice_for(s, seat, card)
    )


def usable(s: State, seat: int) -> int:
    """Return the symbols that may be used in step 4, mere gains included, as a bit set."""
    symbols = 0
    left = unused_symbols(s, seat)
    while left != 0:
        symbol = lowest(left)
        if use_of(s, seat, symbol) > 0:
            symbols |= 1 << symbol
        left &= left - 1
    if can_use_together(s, seat):
        symbols |= 1 << SYMBOL_COUNT - 1
    if credit_of_first_die_waits(s, seat):
        symbols |= 1 << SYMBOL_COUNT
    return symbols


def credit_of_first_die_waits(s: State, seat: int) -> bool:
    """Tell whether the credit on the first-player die is left to its owner."""
    return can_take_first_credit(s, seat) and credits_cost_dice(s, seat)


def can_take_first_credit(s: State, seat: int) -> bool:
    """Tell whether a credit lies on the first-player die for a player."""
    return bool(has_first_die(s, seat, IN_ACTIVE) != 0 and s.first_face == FIRST_CREDIT and s.first_used == 0)


def is_worth_asking(s: State, seat: int) -> bool:
    """Tell whether the player has a real choice in step 4."""
    left = unused_symbols(s, seat)
    while left != 0:
        if use_of(s, seat, lowest(left)) == REAL_CHOICE:
            return True
        left &= left - 1
    return can_use_together(s, seat) or credit_of_first_die_waits(s, seat)


def real_choices(s: State, seat: int) -> int:
    """Return the symbols that are a real choice in step 4, as a bit set."""
    symbols = 0
    left = unused_symbols(s, seat)
    while left != 0:
        if use_of(s, seat, lowest(left)) == REAL_CHOICE:
            symbols |= left & -left
        left &= left - 1
    if can_use_together(s, seat):
        symbols |= 1 << SYMBOL_COUNT - 1
    if credit_of_first_die_waits(s, seat):
        symbols |= 1 << SYMBOL_COUNT
    return symbols


# --- using it ----------------------------------------------------------------------------------------------


def use_symbol(s: State, seat: int, symbol: int, chance: Chance) -> None:
    """Use the Run part of a symbol; a die that is lost with its use is lost (cubitos-11.2, 9.3)."""
    pair = SYMBOL_PAIR[symbol]
    power = SYMBOL_POWER[symbol]
    card = card_of_symbol(s, symbol)
    note(chance, USES, seat, card)
    if LOST_FIRST[card] == 0:
        s.seats[seat].used[pair] += 1
    use_run(s, seat, card, power, chance)
    if RUN_MODE[card][power] == LAST or RUN_MODE[card][power] == LATE:
        lose_active(s, seat, pair, chance)


def use_white_together(s: State, seat: int, chance: Chance) -> None:
    """Use several white symbols at once (cubitos-11.5)."""
    card = card_of(s, WHITE)
    s.seats[seat].used[ABILITY_PAIR[WHITE]] += GROUP[card]
    note(chance, USES, seat, card)
    use_together(s, seat, card, chance)


def use_first_credit(s: State, seat: int, chance: Chance) -> None:
    """Take the credit on the first-player die."""
    s.first_used = 1
    gain_credits(s, seat, 1, chance)


# --- after the moves ---------------------------------------------------------------------------------------


def pay_late(s: State, seat: int, chance: Chance) -> None:
    """Pay the credits of the white card if a die was lost after all (cubitos-5.14)."""
    p = s.seats[seat]
    if p.lost_die != 0 and p.unpaid > 0:
        if credits_cost_dice(s, seat):
            ask_player(s, seat, CLAIM_SPACE, OF_CARD, 1)
        else:
            gain_credits(s, seat, p.unpaid * CARD_CREDITS[card_of(s, WHITE)], chance)
            p.unpaid = 0


OF_CARD = -1
"""What a claim remembers: credits that no space gives."""
