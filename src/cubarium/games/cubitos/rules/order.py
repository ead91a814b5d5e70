"""Whose turn it is in the Run phase, and which step follows which (2.6, chapters 4 to 7)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import pose
from cubarium.games.cubitos.cards.numbers import BATTER_BEAVER, BOB, SCHMUTZ
from cubarium.games.cubitos.data.values import ABILITY_PAIR, CARD_CREDITS, POWER_PAIR
from cubarium.games.cubitos.rules.ending import end_if_decided
from cubarium.games.cubitos.rules.rounds import clear, end_round
from cubarium.games.cubitos.rules.run import (
    asks_before_red,
    carry_out_red,
    compare_swords,
    is_entitled,
    pay_schmutz,
)
from cubarium.games.cubitos.rules.zones import card_of, seat_after
from cubarium.games.cubitos.state import (
    ABILITIES,
    AFTER_MOVES,
    BLUE,
    BUY,
    BUYING,
    CLEAR,
    CLEARING,
    MOVE,
    MOVING,
    MUST_LOSE,
    ORANGE,
    OVER,
    SWORDS,
    TAKE_BOB,
    TOTALS,
    USE_ABILITIES,
    USE_RED,
    WHITE,
    State,
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
    elif s.step == BUYING and card_of(s, ORANGE) != BATTER_BEAVER:  # nobody is asked while clearing up
        for seat in range(s.players):
            clear(s, seat)
        end_round(s, chance)
    elif s.step == MOVING and card_of(s, BLUE) != BOB and card_of(s, WHITE) != SCHMUTZ:
        begin_step(s, BUYING, chance)  # nothing can happen in between
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
        symbols = p.active[ABILITY_PAIR[ORANGE]] + p.active[POWER_PAIR[ORANGE]]
        if card_of(s, ORANGE) == BATTER_BEAVER and p.gained_credit != 0 and symbols > 0:
            pose(s, seat, MUST_LOSE, 0, symbols)


def begin_after_moves(s: State, seat: int, chance: Chance) -> None:
    """Pay Schmutz, and let Bob act (cubitos-5.14)."""
    p = s.seats[seat]
    pay_schmutz(s, seat, CARD_CREDITS[SCHMUTZ], chance)
    if card_of(s, BLUE) == BOB and p.active[ABILITY_PAIR[BLUE]] + p.active[POWER_PAIR[BLUE]] > 0:
        p.stage = TAKE_BOB
