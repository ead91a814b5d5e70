"""Set-up, the steps of a round, and who is asked (chapters 1, 2 and 7)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.steps import ASKED
from cubarium.games.cubitos.actions import DONE, WAIT
from cubarium.games.cubitos.data.values import FREE_DICE
from cubarium.games.cubitos.rules.answers import answer
from cubarium.games.cubitos.rules.asking import ask_player, end_question
from cubarium.games.cubitos.rules.collecting import collect_at_once
from cubarium.games.cubitos.rules.effect_answers import throw_what_was_picked
from cubarium.games.cubitos.rules.loans import DRAW_PLACE, PICKED_PLACE, follow_all, has_loans
from cubarium.games.cubitos.rules.order import begin_step, next_turn
from cubarium.games.cubitos.rules.questions import LEAVE_BIT, choices, first_action
from cubarium.games.cubitos.rules.roll import draw_without_choice, first_throw
from cubarium.games.cubitos.rules.rounds import clear
from cubarium.games.cubitos.rules.swords import swords_may_come
from cubarium.games.cubitos.rules.throwing import forget_fresh, has_fresh, throw_roll
from cubarium.games.cubitos.rules.waiting import (
    everybody_waits,
    is_rolling,
    may_wait,
    next_to_roll,
    wait_and_see,
)
from cubarium.games.cubitos.rules.zones import (
    card_of,
    dice_in_discard,
    dice_in_draw,
    dice_in_roll,
    refill,
)
from cubarium.games.cubitos.state import (
    ABILITIES,
    AFTER_PUSH,
    CLEAR,
    COLOURS_THROW,
    DECIDE,
    DRAW,
    FREE_THROW,
    IDLE,
    KIND_COUNT,
    NOBODY,
    NOTHING,
    OVER,
    PAIR_THROW,
    RED,
    ROLLING,
    SIMULTANEOUS,
    TOTALS,
    USE_ABILITIES,
    USE_RED,
    WAITING_ORDER,
    State,
)

NEVER_INLINED = (
    "settle",
    "roll_together",
    "roll_in_waiting_order",
    "prepare_free_throw",
    "prepare_abilities",
)

NO_ANSWER = 63
"""A step beside the answers to a question: it has none, and things go on."""
END_TURN = 64
WAIT_STEP = 65
ENDING_STEPS = 32
STAGE_STEPS = 48
"""Where the kinds of steps begin that end a turn, and those of the stages."""

# --- who is asked, and what they may do --------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Tell whether the race has been decided."""
    return bool(s.step == OVER)


def actors(s: State) -> int:
    """Return the seats that are asked now, as a bit set; in the Roll phase perhaps several."""
    if s.step == OVER:
        return 0
    if s.step != ROLLING or s.order != SIMULTANEOUS:
        return 1 << s.turn
    if everybody_waits(s):
        return 1 << next_to_roll(s)
    seats = 0
    for seat in range(s.players):
        if is_rolling(s, seat):
            seats |= 1 << seat
    return seats


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat in ascending order and return how many there are."""
    if actors(s) >> seat & 1 == 0:
        return 0
    mask = choices(s, seat)
    first = first_action(s, seat)
    n = 0
    while mask != 0:
        bit = lowest(mask)
        out[n] = DONE if bit == LEAVE_BIT else first + bit
        n += 1
        mask &= mask - 1
    if may_wait(s, seat):
        out[n] = WAIT
        n += 1
    return n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    take_step(s, seat, step_of(s, seat, action), chance)
    settle(s, chance)


def settle(s: State, chance: Chance) -> None:
    """Take every step that leaves no choice, until somebody is asked or the game is over."""
    while s.step != OVER:
        seat, step, _ = next_step(s, chance)
        if step == ASKED:
            return
        take_step(s, seat, step, chance)


def step_of(s: State, seat: int, action: int) -> int:
    """Return the choice, among those of the player's question, that an action stands for."""
    if action == WAIT:
        return WAIT_STEP
    return LEAVE_BIT if action == DONE else action - first_action(s, seat)


def next_step(s: State, chance: Chance) -> tuple[int, int, int]:
    """Do what comes before a question; return who acts, the only answer or `ASKED`, and all answers."""
    seat = s.turn
    if s.step == ROLLING and s.order == SIMULTANEOUS:
        return seat, roll_together(s, chance), 0
    if s.step == ROLLING and s.order == WAITING_ORDER:
        return seat, roll_in_waiting_order(s, chance), 0
    if is_done(s, seat):
        return seat, END_TURN, 0
    prepare(s, seat, chance)
    answers = choices(s, seat)
    return seat, only_one(answers), answers


def take_step(s: State, seat: int, step: int, chance: Chance) -> None:
    """Carry out an answer, or what happens without one."""
    if step == END_TURN:
        end_turn(s, chance)
    elif step == WAIT_STEP:
        wait_and_see(s, seat, chance)
    else:
        take_answer(s, seat, step, chance)


def take_answer(s: State, seat: int, step: int, chance: Chance) -> None:
    """Carry out the answer to a question, or go on where it has none."""
    if step == NO_ANSWER:
        proceed(s, seat, chance)
    else:
        answer(s, seat, step, has_fresh(s, seat), chance)


def kind_of_step(s: State) -> int:
    """Tell apart what the player on turn does next: games on a GPU are sorted by it."""
    p = s.seats[s.turn]
    if p.question != NOTHING or has_fresh(s, s.turn):
        return p.question
    if p.stage == IDLE:
        return ENDING_STEPS + s.step
    return STAGE_STEPS + (p.stage if p.thrown != 0 or p.stage != DECIDE else IDLE)


def is_done(s: State, seat: int) -> bool:
    """Tell whether a player has nothing more to do in the step of the round."""
    return not is_rolling(s, seat) and not has_fresh(s, seat)


def only_one(answers: int) -> int:
    """Return the only one of a set of answers, `NO_ANSWER` where it is empty, or `ASKED` for several."""
    if answers & answers - 1 != 0:
        return ASKED
    return lowest(answers) if answers != 0 else NO_ANSWER


def roll_together(s: State, chance: Chance) -> int:
    """Take every forced step of players who all roll at once (cubitos-2.4)."""
    asked = False
    for seat in range(s.players):
        while not is_done(s, seat):
            prepare(s, seat, chance)
            step = only_one(choices(s, seat))
            if step == ASKED:
                asked = True
                break
            take_answer(s, seat, step, chance)
    return ASKED if asked else END_TURN


def roll_in_waiting_order(s: State, chance: Chance) -> int:
    """Take forced steps of whoever acts next, until that player is asked (cubitos-2.5)."""
    while True:
        seat = next_to_roll(s)
        if seat == NOBODY:
            return END_TURN
        s.turn = seat
        prepare(s, seat, chance)
        step = only_one(choices(s, seat))
        if step != ASKED:
            take_answer(s, seat, step, chance)
        elif next_to_roll(s) == seat:
            return ASKED


def end_turn(s: State, chance: Chance) -> None:
    """Let the next player act, or begin the next step of the round."""
    if s.step != ROLLING:
        next_turn(s, chance)
        return
    seat = next_to_roll(s)
    if seat != NOBODY:
        s.turn = seat
    else:
        begin_step(s, ABILITIES if swords_may_come(s) else TOTALS, chance)


def prepare(s: State, seat: int, chance: Chance) -> None:
    """Do what comes before a question: refills, first throws, plain gains."""
    p = s.seats[seat]
    if p.question != NOTHING:
        if p.question == FREE_THROW:
            prepare_free_throw(s, seat, chance)
    elif has_fresh(s, seat):
        return
    elif p.stage <= DECIDE:
        if p.stage == DRAW and p.may_draw_all == 0:
            draw_without_choice(s, seat, chance)
        if p.stage == DECIDE and p.thrown == 0:
            first_throw(s, seat, chance)
    elif p.stage == USE_ABILITIES:
        prepare_abilities(s, seat, chance)
    elif p.stage == USE_RED and p.repeats > 0:
        p.repeats -= 1
        ask_player(s, seat, PAIR_THROW, 0, FREE_DICE[card_of(s, RED)])


def prepare_free_throw(s: State, seat: int, chance: Chance) -> None:
    """Refill Draw where it has too few dice; pick without a question where all of them will be thrown."""
    p = s.seats[seat]
    if dice_in_draw(s, seat) < p.left and dice_in_discard(s, seat) > 0:
        refill(s, seat, chance)
    if p.left > 0 and dice_in_draw(s, seat) <= p.left:
        pick_whole_draw(s, seat)


def pick_whole_draw(s: State, seat: int) -> None:
    """Pick every die of Draw for the free throw that is being made up."""
    p = s.seats[seat]
    for kind in range(KIND_COUNT):
        p.left -= p.draw[kind]
        p.picked[kind] += p.draw[kind]
        p.draw[kind] = 0
        if has_loans(s, seat):
            follow_all(s, seat, DRAW_PLACE + kind, PICKED_PLACE + kind)


def prepare_abilities(s: State, seat: int, chance: Chance) -> None:
    """Throw again where a card says so, and collect plain gains."""
    p = s.seats[seat]
    if p.repeats > 0:
        p.repeats -= 1
        if dice_in_roll(s, seat) > 0:
            throw_roll(s, seat, chance)
            if has_fresh(s, seat):
                return
    collect_at_once(s, seat, chance)


def proceed(s: State, seat: int, chance: Chance) -> None:
    """Go on where a question or a stage offers nothing."""
    p = s.seats[seat]
    if p.question == FREE_THROW or p.question == PAIR_THROW or p.question == COLOURS_THROW:
        throw_what_was_picked(s, seat, chance)
    elif p.question != NOTHING:
        end_question(s, seat)
    elif has_fresh(s, seat):
        forget_fresh(s, seat)
    elif p.stage == AFTER_PUSH:
        p.repeats = 0
        p.stage = DECIDE
    elif p.stage == CLEAR:
        clear(s, seat)
    else:
        p.stage = IDLE
