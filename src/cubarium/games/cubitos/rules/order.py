"""Whose turn it is in the Run phase, and which step follows which (2.6, chapters 4 to 7)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ONCE_DIE_LOST
from cubarium.games.cubitos.data.values import (
    ABILITY_PAIR,
    CREDITS_COST_DICE,
    CREDITS_WHEN,
    NEAR_SPACES,
    POWER_PAIR,
)
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.ending import end_if_decided
from cubarium.games.cubitos.rules.gains import symbols_with_price
from cubarium.games.cubitos.rules.rounds import clear, end_round
from cubarium.games.cubitos.rules.run import pay_late
from cubarium.games.cubitos.rules.swords import asks_before_red, carry_out_red, compare_swords, is_entitled
from cubarium.games.cubitos.rules.zones import card_of, seat_after
from cubarium.games.cubitos.state import (
    ABILITIES,
    AFTER_MOVES,
    BLUE,
    BUY,
    BUYING,
    CLEAR,
    CLEARING,
    COLOUR_COUNT,
    MOVE,
    MOVING,
    MUST_LOSE,
    OVER,
    SWORDS,
    TAKE_NEAR,
    TOTALS,
    USE_ABILITIES,
    USE_RED,
    WHITE,
    State,
    View,
)

NEVER_INLINED = (
    "begin_after_moves",
    "may_cost_dice",
    "acts_after_moves",
)


def begin_step(s: State, step: int, chance: Chance) -> None:
    """Begin a step of the Run phase with the first player (cubitos-2.6)."""
    s.step = step
    s.turn = s.first
    if step == SWORDS:
        compare_swords(s, chance)
    begin_turn(s, s.turn, chance)


def next_turn(s: State, chance: Chance) -> None:
    """Go on to the next player of a step, to the next step, or to the next round."""
    s.turn = seat_after(s, s.turn, 1)
    if s.turn != s.first:
        begin_turn(s, s.turn, chance)
        return
    if s.step == MOVING:
        end_if_decided(s, chance)
        if s.step == OVER:
            return
    if s.step == CLEARING:
        end_round(s, chance)
    elif s.step == BUYING and not may_cost_dice(s):  # nobody is asked while clearing up
        for seat in range(s.players):
            clear(s, seat)
        end_round(s, chance)
    elif s.step == MOVING and not acts_after_moves(s):
        begin_step(s, BUYING, chance)
    else:
        begin_step(s, s.step + 1, chance)


def begin_turn(s: State, seat: int, chance: Chance) -> None:
    """Put a player into the step that is being played."""
    p = s.seats[seat]
    if s.step == ABILITIES:
        p.stage = USE_ABILITIES
    elif s.step == SWORDS:
        if is_entitled(s, seat):
            if asks_before_red(s):
                p.stage = USE_RED
            else:
                carry_out_red(s, seat, chance)
                if p.repeats > 0:
                    p.stage = USE_RED
    elif s.step == TOTALS:
        p.stage = USE_ABILITIES
    elif s.step == MOVING:
        p.stage = MOVE
    elif s.step == AFTER_MOVES:
        begin_after_moves(s, seat, chance)
    elif s.step == BUYING:
        p.stage = BUY
    else:
        p.stage = CLEAR
        symbols = symbols_with_price(s, seat)
        if p.gained_credit != 0 and symbols > 0:
            ask_player(s, seat, MUST_LOSE, 0, symbols)


def begin_after_moves(s: State, seat: int, chance: Chance) -> None:
    """Pay what waited for a lost die, and offer the spaces near the runner (cubitos-5.14)."""
    p = s.seats[seat]
    pay_late(s, seat, chance)
    symbols = p.active[ABILITY_PAIR[BLUE]] + p.active[POWER_PAIR[BLUE]]
    if NEAR_SPACES[card_of(s, BLUE)] != 0 and symbols > 0:
        p.stage = TAKE_NEAR


def acts_after_moves(s: State) -> bool:
    """Tell whether a card acts between the moves and the purchases."""
    return bool(NEAR_SPACES[card_of(s, BLUE)] != 0 or CREDITS_WHEN[card_of(s, WHITE)] == ONCE_DIE_LOST)


def may_cost_dice(t: State | View) -> bool:
    """Tell whether dice may have to be lost while clearing up."""
    for colour in range(COLOUR_COUNT):
        if CREDITS_COST_DICE[t.cards[colour]] != 0:
            return True
    return False
