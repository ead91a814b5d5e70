"""What the answer to the question of an effect does."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.dispatch import (
    take_first,
    take_second,
)
from cubarium.games.cubitos.cards.effects import active_to_roll
from cubarium.games.cubitos.data.values import (
    CARD_CREDITS,
    NEAR_SPECIAL,
)
from cubarium.games.cubitos.events import BORROWS, GIVES_DIE, SETS_FACE
from cubarium.games.cubitos.rules.asking import ask_player, end_question
from cubarium.games.cubitos.rules.gains import gain_credits, has_price
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
    take_gift,
)
from cubarium.games.cubitos.rules.questions import LEAVE_BIT
from cubarium.games.cubitos.rules.run import (
    OF_CARD,
)
from cubarium.games.cubitos.rules.swords import give_die
from cubarium.games.cubitos.rules.throwing import enter_active, throw_picked
from cubarium.games.cubitos.rules.zones import (
    FROM_ACTIVE,
    FROM_ROLL,
    ROLL_FIRST_DIE,
    card_of,
    gain_die,
    lose_active,
    return_die,
    take_picked,
)
from cubarium.games.cubitos.state import (
    CHOOSE,
    CLAIM_SPACE,
    CLEARING,
    COLOURS_THROW,
    FREE_THROW,
    GAIN,
    GAIN_GRAY,
    GIVE_DIE,
    GIVE_TO,
    LOAN,
    LOSE_ANY,
    LOSE_ROLL,
    MOVE_OTHER,
    MUST_LOSE,
    PAIR_THROW,
    PICKED,
    PINCH,
    SET_FACE,
    SET_LOAN,
    WHITE,
    State,
)

NEVER_INLINED = (
    "answer_effect",
    "lose_picked",
    "pick_for_throw",
    "throw_what_was_picked",
    "settle_effect",
)


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
