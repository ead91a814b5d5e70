"""What each player is asked: every question offers a set of at most 62 choices and perhaps to leave it.

A set of choices is one number: bit i stands for action `first_action + i`, bit 62 for `done`. One answer
alone is no question: the rules give it themselves.
"""

from __future__ import annotations

from cubarium.games.cubitos.actions import (
    BUY_DIE,
    CHOOSE_OPTION,
    CLAIM,
    DISCARD_DIE,
    DRAW_ALL,
    DRAW_DIE,
    EXIT,
    GIVE_SEAT,
    MOST_NEAR,
    NEAR_PLACE,
    PICK_DRAW,
    PUSH,
    SET_DIE,
    TAKE_DIE,
    USE,
)
from cubarium.games.cubitos.data.card import ACTS, AT_EACH_PUSH, PROTECTS, RETURNS, WALKS
from cubarium.games.cubitos.data.values import (
    ABILITY_PAIR,
    ANSWERS_BUST,
    BEFORE_THROW,
    CREDITS_WHEN,
    FIRST_PAIR,
    FOLLOWS_PUSH,
    LAND_STEPS,
    NEAR_SPECIAL,
    PAIR_COUNT,
    PAIR_SYMBOL,
    POWER_PAIR,
)
from cubarium.games.cubitos.rules.buying import purchases
from cubarium.games.cubitos.rules.gains import credits_may_cost_dice
from cubarium.games.cubitos.rules.movement import has_effect, moves_now
from cubarium.games.cubitos.rules.roll import MOST_PUSHES, draw_choices, returning_symbols
from cubarium.games.cubitos.rules.run import can_use_together, card_of_symbol, is_worth_asking, usable
from cubarium.games.cubitos.rules.swords import asks_before_red, loses_in_comparison
from cubarium.games.cubitos.rules.throwing import has_fresh
from cubarium.games.cubitos.rules.zones import (
    ALL_KINDS,
    ANY_COST,
    FROM_ACTIVE,
    FROM_ROLL,
    GRAY_KINDS,
    ROLL_FIRST_DIE,
    card_of,
    dice_in_roll,
    has_dice_for,
    has_first_die,
    kinds_in_draw,
    kinds_in_roll,
    kinds_in_supply,
    picks_of_kinds,
    unused,
)
from cubarium.games.cubitos.state import (
    ABILITIES,
    AFTER_PUSH,
    BLUE,
    BROWN,
    BUY,
    CHOOSE,
    CLAIM_SPACE,
    COLOURS_FROM,
    COLOURS_THROW,
    DECIDE,
    DRAW,
    FREE_THROW,
    GAIN,
    GAIN_GRAY,
    GIVE_DIE,
    GIVE_TO,
    GREEN,
    IN_ROLL,
    KIND_COUNT,
    LEAVE,
    LOAN,
    LOSE_ANY,
    LOSE_ROLL,
    MOVE,
    MOVE_OTHER,
    MUST_LOSE,
    NOTHING,
    PAIR_THROW,
    PICKED,
    PINCH,
    PUSH_WINDOW,
    RED,
    SET_FACE,
    SET_LOAN,
    SYMBOL_COUNT,
    TAKE_NEAR,
    USE_ABILITIES,
    USE_RED,
    WOULD_BUST,
    YELLOW,
    State,
)

NEVER_INLINED = (
    "immediate_choices",
    "ability_choices",
    "near_choices",
    "effect_choices",
    "push_or_pass",
    "push_window_choices",
    "after_push_choices",
    "bust_choices",
)

LEAVE_BIT = 62
LEAVE_IT = 1 << LEAVE_BIT
NOT_RED = ALL_KINDS & ~(1 << RED)
PUSH_BIT = 1
PASS_BIT = 2
USE_BITS = 2
"""In the choice of push or pass, the first symbol follows these two."""


def first_action(s: State, seat: int) -> int:
    """Return the action that bit 0 of the player's choices stands for."""
    p = s.seats[seat]
    question = p.question
    if question != NOTHING:
        if question == SET_FACE or question == SET_LOAN:
            return SET_DIE
        if question == LOAN or question == GAIN or question == GAIN_GRAY:
            return TAKE_DIE
        if question == CHOOSE:
            return CHOOSE_OPTION
        if question == GIVE_TO:
            return GIVE_SEAT
        if question == CLAIM_SPACE:
            return CLAIM
        return PICK_DRAW
    if has_fresh(s, seat):
        return USE
    if p.stage == DRAW:
        return DRAW_ALL if p.may_draw_all != 0 else DRAW_DIE
    if p.stage == DECIDE:
        return PUSH
    if p.stage == AFTER_PUSH:
        return EXIT if FOLLOWS_PUSH[card_of(s, YELLOW)] == WALKS else USE
    if p.stage == LEAVE:
        return DISCARD_DIE
    if p.stage == MOVE:
        return EXIT
    if p.stage == TAKE_NEAR:
        return NEAR_PLACE
    if p.stage == BUY:
        return BUY_DIE
    return USE


def choices(s: State, seat: int) -> int:
    """Return what a player may choose now; 0 for one who has nothing to choose."""
    p = s.seats[seat]
    if p.question != NOTHING:
        return effect_choices(s, seat)
    if has_fresh(s, seat):
        symbols = immediate_choices(s, seat)
        return symbols | LEAVE_IT if symbols != 0 else 0
    if p.stage == DRAW:
        if p.may_draw_all != 0:
            return 1 | LEAVE_IT
        kinds, may_stop = draw_choices(s, seat)
        return kinds | LEAVE_IT if may_stop else kinds
    if p.stage == DECIDE:
        return push_or_pass(s, seat)
    if p.stage == PUSH_WINDOW:
        symbols = push_window_choices(s, seat)
        return symbols | LEAVE_IT if dice_in_roll(s, seat) > 0 else symbols
    if p.stage == AFTER_PUSH:
        return after_push_choices(s, seat)
    if p.stage == WOULD_BUST:
        return bust_choices(s, seat) | LEAVE_IT
    if p.stage == LEAVE:
        return kinds_in_roll(s, seat) | LEAVE_IT
    if p.stage == USE_ABILITIES:
        return ability_choices(s, seat) | LEAVE_IT
    if p.stage == USE_RED and asks_before_red(s):
        return 1 | LEAVE_IT
    if p.stage == MOVE:
        return moves_now(s, seat) | LEAVE_IT
    if p.stage == TAKE_NEAR:
        return near_choices(s, seat) | LEAVE_IT
    if p.stage == BUY:
        return purchases(s, seat) | LEAVE_IT
    return 0


# --- the Roll phase ----------------------------------------------------------------------------------------


def symbols_of(s: State, seat: int, kind: int) -> int:
    """Return the unused symbols of a colour in Active, as a bit set."""
    symbols = 0
    if unused(s, seat, ABILITY_PAIR[kind]) > 0:
        symbols |= 1 << PAIR_SYMBOL[ABILITY_PAIR[kind]]
    if POWER_PAIR[kind] >= 0 and unused(s, seat, POWER_PAIR[kind]) > 0:
        symbols |= 1 << PAIR_SYMBOL[POWER_PAIR[kind]]
    return symbols


def together_choice(s: State, seat: int) -> int:
    """Return the white symbol if several may be used at once, as a bit set (cubitos-11.5)."""
    return 1 << SYMBOL_COUNT - 1 if can_use_together(s, seat) else 0


def immediate_choices(s: State, seat: int) -> int:
    """Return the Immediate symbols that wait and have an effect (cubitos-11.3)."""
    p = s.seats[seat]
    symbols = 0
    for symbol in range(SYMBOL_COUNT):
        if p.fresh[symbol] > 0 and has_dice_for(s, seat, card_of_symbol(s, symbol)):
            symbols |= 1 << symbol
    return symbols


def can_push(s: State, seat: int) -> bool:
    """Tell whether a die would be thrown: one in Roll, or a green one that can go there (cubitos-3.12)."""
    if s.seats[seat].pushes >= MOST_PUSHES:
        return False
    return dice_in_roll(s, seat) > 0 or (returns_to_roll(s) and returning_symbols(s, seat) > 0)


def returns_to_roll(s: State) -> bool:
    """Tell whether the green card moves its die from Active to Roll."""
    return BEFORE_THROW[card_of(s, GREEN)] == RETURNS


def push_or_pass(s: State, seat: int) -> int:
    """Return whether the player may push, pass, or use several symbols at once first (cubitos-3.12)."""
    if not can_push(s, seat):
        return PASS_BIT | together_choice(s, seat) << USE_BITS
    moves = PUSH_BIT
    if s.seats[seat].forced == 0 or dice_in_roll(s, seat) == 0:
        moves |= PASS_BIT
    return moves | together_choice(s, seat) << USE_BITS


def push_window_choices(s: State, seat: int) -> int:
    """Return the symbols that may be used between the declaration and the throw (cubitos-3.13)."""
    p = s.seats[seat]
    symbols = together_choice(s, seat)
    use = BEFORE_THROW[card_of(s, GREEN)]
    if use == RETURNS or (use == PROTECTS and p.protected == 0):
        symbols |= symbols_of(s, seat, GREEN)
    if p.repeats > 0 and CREDITS_WHEN[card_of(s, BROWN)] == AT_EACH_PUSH and credits_may_cost_dice(s, seat):
        symbols |= 1 << PAIR_SYMBOL[ABILITY_PAIR[BROWN]]
    return symbols


def after_push_choices(s: State, seat: int) -> int:
    """Return what a yellow card allows after a Push without bust (cubitos-11.8)."""
    if s.seats[seat].repeats == 0:
        return 0
    card = card_of(s, YELLOW)
    if FOLLOWS_PUSH[card] == WALKS:
        return LAND_STEPS[s.seats[seat].cell] | LEAVE_IT
    if FOLLOWS_PUSH[card] == ACTS and has_dice_for(s, seat, card):
        return 1 << PAIR_SYMBOL[ABILITY_PAIR[YELLOW]] | LEAVE_IT
    return 0


def bust_choices(s: State, seat: int) -> int:
    """Return the green symbols that answer a bust, and white ones that may bring one (cubitos-11.5, 11.9)."""
    if ANSWERS_BUST[card_of(s, GREEN)] == 0:
        return 0
    return symbols_of(s, seat, GREEN) | together_choice(s, seat)


# --- the Run phase -----------------------------------------------------------------------------------------


def ability_choices(s: State, seat: int) -> int:
    """Return the symbols to use in step 4, if one of them is worth a question (cubitos-11.12)."""
    if is_worth_asking(s, seat) or (s.step == ABILITIES and loses_in_comparison(s, seat)):
        return usable(s, seat)
    return 0


def near_choices(s: State, seat: int) -> int:
    """Return the special spaces near the runner that have an effect, by their place (cubitos-5.14)."""
    cell = s.seats[seat].cell
    places = 0
    if symbols_of(s, seat, BLUE) == 0:
        return 0
    for i in range(MOST_NEAR):
        if NEAR_SPECIAL[cell][i] >= 0 and has_effect(s, seat, NEAR_SPECIAL[cell][i]):
            places |= 1 << i
    return places


# --- effects -----------------------------------------------------------------------------------------------


def effect_choices(s: State, seat: int) -> int:
    """Return the answers to the question of an effect."""
    p = s.seats[seat]
    question = p.question
    if p.left == 0:  # all dice of a free throw are picked
        return 0
    if question == FREE_THROW:
        return kinds_in_draw(s, seat)
    if question == PINCH:
        return kinds_in_roll(s, seat) << FROM_ROLL
    if question == SET_FACE or question == SET_LOAN:
        return (1 << PAIR_COUNT[p.about]) - 1 << FIRST_PAIR[p.about]
    if question == LOAN:
        return kinds_in_supply(s, ANY_COST)
    if question == LOSE_ROLL:
        return kinds_in_roll(s, seat) << FROM_ROLL | LEAVE_IT
    if question == LOSE_ANY or question == GIVE_DIE:
        return picks_of_kinds(s, seat, ALL_KINDS) | LEAVE_IT
    if question == MUST_LOSE:  # one that was lost to another no longer acts
        picks = picks_of_kinds(s, seat, ALL_KINDS)
        return picks | LEAVE_IT if p.left <= p.about else picks
    if question == GAIN:
        return kinds_in_supply(s, p.about) | LEAVE_IT
    if question == GAIN_GRAY:
        return kinds_in_supply(s, 0) & GRAY_KINDS
    if question == CHOOSE:
        return 3
    if question == GIVE_TO:
        return seats_with_fewest_swords(s, seat)
    if question == PAIR_THROW:
        picks = picks_of_kinds(s, seat, NOT_RED)
        return picks | LEAVE_IT if p.about == 0 else picks
    if question == COLOURS_THROW:
        return colours_to_pick(s, seat) | LEAVE_IT
    if question == MOVE_OTHER:
        return picks_of_kinds(s, seat, ALL_KINDS) >> FROM_ACTIVE << FROM_ACTIVE
    return 1 | LEAVE_IT


def seats_with_fewest_swords(s: State, seat: int) -> int:
    """Return the opponents with the fewest swords, as a bit set."""
    fewest = 127
    for other in range(s.players):
        if other != seat and s.seats[other].swords < fewest:
            fewest = s.seats[other].swords
    seats = 0
    for other in range(s.players):
        if other != seat and s.seats[other].swords == fewest:
            seats |= 1 << other
    return seats


def colours_to_pick(s: State, seat: int) -> int:
    """Return picks from Draw and Roll of colours not picked yet; grays are one colour (cubitos-9.9)."""
    p = s.seats[seat]
    kinds = ALL_KINDS
    for kind in range(KIND_COUNT):
        if p.picked[kind] > 0:
            kinds &= ~(GRAY_KINDS if kind < COLOURS_FROM else 1 << kind)
    picks = kinds_in_draw(s, seat) & kinds | (kinds_in_roll(s, seat) & kinds) << FROM_ROLL
    if has_first_die(s, seat, IN_ROLL) != 0 and has_first_die(s, seat, PICKED) == 0:
        picks |= 1 << ROLL_FIRST_DIE
    return picks
