"""What an answer does in each stage of a round; answers to effects are in effect_answers.py."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.dispatch import (
    use_after_push,
    use_before_throw,
    use_immediate,
)
from cubarium.games.cubitos.data.card import AT_EACH_PUSH, WALKS
from cubarium.games.cubitos.data.circuits import FAN_LOSE
from cubarium.games.cubitos.data.values import (
    ABILITY_PAIR,
    CARD_CREDITS,
    CREDITS_WHEN,
    FOLLOWS_PUSH,
    NEAR_SPECIAL,
    POWER_PAIR,
    SPACE,
    SYMBOL_POWER,
    USED_TOGETHER,
)
from cubarium.games.cubitos.events import STANDS_ON, USES, USES_NEAR
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.buying import buy_die
from cubarium.games.cubitos.rules.collecting import end_abilities
from cubarium.games.cubitos.rules.effect_answers import answer_effect
from cubarium.games.cubitos.rules.gains import gain_credits
from cubarium.games.cubitos.rules.movement import (
    ask_about_dice,
    has_effect,
    make_move,
    may_be_declined,
    take_gift,
    walk,
)
from cubarium.games.cubitos.rules.questions import LEAVE_BIT, PASS_BIT, PUSH_BIT
from cubarium.games.cubitos.rules.roll import (
    bust,
    declare_push,
    draw_dice,
    draw_everything,
    end_bust,
    end_draw,
    leave_die,
    pass_on,
    push,
    respond_to_bust,
)
from cubarium.games.cubitos.rules.run import (
    card_of_symbol,
    pay_late,
    use_first_credit,
    use_symbol,
    use_white_together,
)
from cubarium.games.cubitos.rules.swords import carry_out_red
from cubarium.games.cubitos.rules.throwing import forget_fresh
from cubarium.games.cubitos.rules.zones import (
    card_of,
    unused,
)
from cubarium.games.cubitos.state import (
    AFTER_PUSH,
    BLUE,
    BUY,
    CLAIM_SPACE,
    DECIDE,
    DRAW,
    IDLE,
    LEAVE,
    MOVE,
    NOTHING,
    PUSH_WINDOW,
    SYMBOL_COUNT,
    TAKE_NEAR,
    TOTALS,
    USE_ABILITIES,
    USE_RED,
    YELLOW,
    State,
)

NEVER_INLINED = (
    "answer",
    "answer_immediate",
    "answer_in_push_window",
    "answer_after_push",
)


def answer(s: State, seat: int, choice: int, fresh: bool, chance: Chance) -> None:
    """Carry out one choice of a player: to an effect, to Immediate symbols, or to the stage."""
    if s.seats[seat].question != NOTHING:
        answer_effect(s, seat, choice, chance)
    elif fresh:
        answer_immediate(s, seat, choice, chance)
    elif s.seats[seat].stage <= LEAVE:
        answer_in_roll(s, seat, choice, chance)
    else:
        answer_in_run(s, seat, choice, chance)


# --- the Roll phase ----------------------------------------------------------------------------------------


def answer_immediate(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Use an Immediate symbol, or leave all that wait (cubitos-11.3)."""
    p = s.seats[seat]
    if choice == LEAVE_BIT:
        forget_fresh(s, seat)
        return
    p.fresh[choice] -= 1
    p.waiting -= 1
    note(chance, USES, seat, card_of_symbol(s, choice))
    use_immediate(s, seat, card_of_symbol(s, choice), chance)


def answer_in_roll(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Carry out a choice of the Roll phase."""
    p = s.seats[seat]
    if p.stage == DRAW:
        if p.may_draw_all != 0:
            if choice == LEAVE_BIT:
                p.may_draw_all = 0
            else:
                draw_everything(s, seat, chance)
        elif choice == LEAVE_BIT:
            end_draw(s, seat)
        else:
            draw_dice(s, seat, choice, 1, chance)
    elif p.stage == DECIDE:
        if 1 << choice == PUSH_BIT:
            declare_push(s, seat, chance)
        elif 1 << choice == PASS_BIT:
            pass_on(s, seat, chance)
        else:
            use_white_together(s, seat, chance)
    elif p.stage == PUSH_WINDOW:
        answer_in_push_window(s, seat, choice, chance)
    elif p.stage == AFTER_PUSH:
        answer_after_push(s, seat, choice, chance)
    elif p.stage == LEAVE:
        if choice == LEAVE_BIT:
            end_bust(s, seat, chance)
        else:
            leave_die(s, seat, choice, chance)
    elif choice == LEAVE_BIT:
        bust(s, seat, chance)
    else:
        card = card_of_symbol(s, choice)
        if USED_TOGETHER[card] != 0:
            use_white_together(s, seat, chance)
        else:
            note(chance, USES, seat, card)
            respond_to_bust(s, seat, card, SYMBOL_POWER[choice], chance)


def answer_in_push_window(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Use a symbol before the throw, or throw (cubitos-3.13)."""
    if choice == LEAVE_BIT:
        push(s, seat, chance)
        return
    card = card_of_symbol(s, choice)
    if USED_TOGETHER[card] != 0:
        use_white_together(s, seat, chance)
    elif CREDITS_WHEN[card] == AT_EACH_PUSH:
        s.seats[seat].repeats -= 1
        note(chance, USES, seat, card)
        gain_credits(s, seat, CARD_CREDITS[card], chance)
    else:
        note(chance, USES, seat, card)
        use_before_throw(s, seat, card, SYMBOL_POWER[choice], chance)


def answer_after_push(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Take the step or the effect of the yellow card, or leave it (cubitos-11.8)."""
    p = s.seats[seat]
    card = card_of(s, YELLOW)
    p.repeats -= 1
    if choice == LEAVE_BIT:
        p.repeats = 0
    elif FOLLOWS_PUSH[card] == WALKS:
        note(chance, USES, seat, card)
        walk(s, seat, choice, chance)
    else:
        note(chance, USES, seat, card)
        use_after_push(s, seat, card, chance)


# --- the Run phase -----------------------------------------------------------------------------------------


def answer_in_run(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Carry out a choice of the Run phase."""
    p = s.seats[seat]
    if p.stage == USE_ABILITIES:
        if choice == LEAVE_BIT:
            if s.step == TOTALS:
                end_abilities(s, seat, chance)
            else:
                p.stage = IDLE
        elif choice == SYMBOL_COUNT:
            use_first_credit(s, seat, chance)
        elif USED_TOGETHER[card_of_symbol(s, choice)] != 0:
            use_white_together(s, seat, chance)
        else:
            use_symbol(s, seat, choice, chance)
    elif p.stage == USE_RED:
        p.stage = IDLE
        if choice != LEAVE_BIT:
            carry_out_red(s, seat, chance)
    elif p.stage == MOVE:
        if choice == LEAVE_BIT:
            end_move(s, seat, chance)
        else:
            make_move(s, seat, choice, chance)
    elif p.stage == TAKE_NEAR:
        if choice == LEAVE_BIT:
            p.stage = IDLE
            pay_late(s, seat, chance)
        else:
            use_near(s, seat, choice, chance)
    elif p.stage == BUY:
        if choice == LEAVE_BIT:
            p.stage = IDLE
        else:
            buy_die(s, seat, choice, chance)


def use_near(s: State, seat: int, place: int, chance: Chance) -> None:
    """Use a blue symbol for a special space near the runner."""
    p = s.seats[seat]
    cell = NEAR_SPECIAL[p.cell][place]
    p.used[ABILITY_PAIR[BLUE] if unused(s, seat, ABILITY_PAIR[BLUE]) > 0 else POWER_PAIR[BLUE]] += 1
    note(chance, USES_NEAR, seat, cell)
    if SPACE[cell] == FAN_LOSE and may_be_declined(s, seat, cell):  # its parts are taken or left one by one
        ask_player(s, seat, CLAIM_SPACE, place + 1, 1)
    else:
        take_gift(s, seat, cell, chance)
        ask_about_dice(s, seat, cell)


def end_move(s: State, seat: int, chance: Chance) -> None:
    """End the movement: feet are lost, a special space acts unless the round began there (cubitos-5.10)."""
    p = s.seats[seat]
    p.stage = IDLE
    p.feet = 0
    p.water = 0
    if p.cell == p.began or not has_effect(s, seat, p.cell):
        return
    note(chance, STANDS_ON, seat, p.cell)
    if may_be_declined(s, seat, p.cell):
        ask_player(s, seat, CLAIM_SPACE, 0, 1)
    else:
        take_gift(s, seat, p.cell, chance)
        ask_about_dice(s, seat, p.cell)
