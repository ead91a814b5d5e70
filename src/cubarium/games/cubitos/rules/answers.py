"""What an answer does: one function for the questions of effects, one for the stages of a round."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.dispatch import (
    take_first,
    take_second,
    use_after_push,
    use_before_throw,
    use_immediate,
)
from cubarium.games.cubitos.cards.effects import active_to_roll
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
from cubarium.games.cubitos.events import BORROWS, GIVES_DIE, SETS_FACE, STANDS_ON, USES, USES_NEAR
from cubarium.games.cubitos.rules.asking import ask_player, end_question
from cubarium.games.cubitos.rules.buying import buy_die
from cubarium.games.cubitos.rules.gains import credits_cost_dice, gain_credits, has_price
from cubarium.games.cubitos.rules.loans import (
    ACTIVE_PLACE,
    DRAW_PLACE,
    NOWHERE,
    PICKED_PLACE,
    ROLL_PLACE,
    follow_die,
    lend,
    lose_loan,
)
from cubarium.games.cubitos.rules.movement import (
    ask_about_dice,
    gives_credits,
    has_effect,
    make_move,
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
    OF_CARD,
    card_of_symbol,
    end_abilities,
    pay_late,
    use_first_credit,
    use_symbol,
    use_white_together,
)
from cubarium.games.cubitos.rules.swords import carry_out_red, give_die
from cubarium.games.cubitos.rules.throwing import enter_active, forget_fresh, throw_picked
from cubarium.games.cubitos.rules.zones import (
    FROM_ACTIVE,
    FROM_ROLL,
    ROLL_FIRST_DIE,
    card_of,
    gain_die,
    lose_active,
    return_die,
    take_picked,
    unused,
)
from cubarium.games.cubitos.state import (
    AFTER_PUSH,
    BLUE,
    BUY,
    CHOOSE,
    CLAIM_SPACE,
    CLEARING,
    COLOURS_THROW,
    DECIDE,
    DRAW,
    FREE_THROW,
    GAIN,
    GAIN_GRAY,
    GIVE_DIE,
    GIVE_TO,
    IDLE,
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
    SET_FACE,
    SET_LOAN,
    SYMBOL_COUNT,
    TAKE_NEAR,
    TOTALS,
    USE_ABILITIES,
    USE_RED,
    WHITE,
    YELLOW,
    State,
)

NEVER_INLINED = (
    "answer",
    "answer_immediate",
    "answer_in_push_window",
    "answer_after_push",
    "answer_effect",
    "lose_picked",
    "pick_for_throw",
    "throw_what_was_picked",
    "settle_effect",
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
    if SPACE[cell] == FAN_LOSE and credits_cost_dice(s, seat):  # its two parts are taken or left one by one
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
    if gives_credits(s, seat, p.cell) and credits_cost_dice(s, seat):
        ask_player(s, seat, CLAIM_SPACE, 0, 1)
    else:
        take_gift(s, seat, p.cell, chance)
        ask_about_dice(s, seat, p.cell)


# --- effects -----------------------------------------------------------------------------------------------


def answer_effect(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Carry out the answer to the question of an effect."""
    p = s.seats[seat]
    question = p.question
    if question == FREE_THROW:
        p.draw[choice] -= 1
        p.picked[choice] += 1
        follow_die(s, seat, DRAW_PLACE + choice, PICKED_PLACE + choice)
        p.left -= 1
    elif question == PAIR_THROW or question == COLOURS_THROW:
        pick_for_throw(s, seat, choice, chance)
    elif question == GIVE_DIE and choice != LEAVE_BIT:
        ask_player(s, seat, GIVE_TO, choice, 1)
    elif question == PINCH:
        ask_player(s, seat, SET_FACE, choice - FROM_ROLL, 1)
    elif question == LOAN:
        s.supply[choice] -= 1
        p.picked[choice] += 1  # nobody else can take it while its face is being chosen
        ask_player(s, seat, SET_LOAN, choice, 1)
    elif question == LOSE_ANY or question == LOSE_ROLL or question == MUST_LOSE:
        lose_picked(s, seat, choice, chance)
    else:
        about = p.about
        end_question(s, seat)
        settle_effect(s, seat, question, about, choice, chance)


def lose_picked(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Lose the picked die, one after the other (cubitos-9.1)."""
    p = s.seats[seat]
    if choice != LEAVE_BIT:
        if choice >= FROM_ACTIVE:
            if s.step == CLEARING and has_price(s, choice - FROM_ACTIVE):
                p.about += 1  # it may be one that has not acted yet
            lose_active(s, seat, choice - FROM_ACTIVE, chance)
        else:
            lose_loan(s, seat, 1 + choice)
            return_die(s, seat, take_picked(s, seat, choice), chance)
        p.left -= 1
    if choice == LEAVE_BIT or p.left == 0:
        end_question(s, seat)


def pick_for_throw(s: State, seat: int, choice: int, chance: Chance) -> None:
    """Pick a die for a free throw, or throw those picked so far (cubitos-9.9)."""
    p = s.seats[seat]
    if choice == LEAVE_BIT:
        p.left = 0
        return
    p.about = 1
    p.left -= 1
    if choice == ROLL_FIRST_DIE:
        s.first_place = PICKED
    else:
        kind = take_picked(s, seat, choice)
        p.picked[kind] += 1
        follow_die(s, seat, 1 + choice, PICKED_PLACE + kind)


def throw_what_was_picked(s: State, seat: int, chance: Chance) -> None:
    """Throw the picked dice; nothing is thrown if none was picked."""
    picked = s.seats[seat].about
    was_free_throw = s.seats[seat].question == FREE_THROW
    end_question(s, seat)
    if picked != 0 or was_free_throw:
        throw_picked(s, seat, chance)


def settle_effect(s: State, seat: int, question: int, about: int, choice: int, chance: Chance) -> None:
    """Carry out the last answer of an effect."""
    p = s.seats[seat]
    if choice == LEAVE_BIT and question != CLAIM_SPACE:
        return
    if question == SET_FACE:
        p.roll[about] -= 1
        follow_die(s, seat, ROLL_PLACE + about, ACTIVE_PLACE + choice)
        note(chance, SETS_FACE, seat, choice)
        enter_active(s, seat, choice)
    elif question == SET_LOAN:
        p.picked[about] -= 1
        lend(s, seat, ACTIVE_PLACE + choice)
        note(chance, BORROWS, seat, choice)
        enter_active(s, seat, choice)
    elif question == GAIN or question == GAIN_GRAY:
        gain_die(s, seat, choice, chance)
    elif question == CHOOSE:
        if choice == 0:
            take_first(s, seat, card_of(s, about), chance)
        else:
            take_second(s, seat, card_of(s, about), chance)
    elif question == GIVE_TO:
        kind = take_picked(s, seat, about)
        follow_die(s, seat, 1 + about, NOWHERE)
        give_die(s, seat, kind, choice)
        note(chance, GIVES_DIE, seat, kind, choice)
    elif question == MOVE_OTHER:
        active_to_roll(s, seat, choice - FROM_ACTIVE, chance)
    elif question == CLAIM_SPACE:
        settle_claim(s, seat, about, choice != LEAVE_BIT, chance)


def settle_claim(s: State, seat: int, about: int, taken: bool, chance: Chance) -> None:
    """Take or leave credits: of the runner's space, of one near it, or those that the white card owes."""
    p = s.seats[seat]
    if about == OF_CARD:
        if taken:
            gain_credits(s, seat, p.unpaid * CARD_CREDITS[card_of(s, WHITE)], chance)
        p.unpaid = 0
        return
    cell = p.cell if about == 0 else NEAR_SPECIAL[p.cell][about - 1]
    if taken:
        take_gift(s, seat, cell, chance)
    ask_about_dice(s, seat, cell)
