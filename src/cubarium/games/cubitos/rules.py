"""Set-up, the steps of a round, and who is asked (chapters 1, 2 and 7)."""

from __future__ import annotations

from cubarium.engine.bits import lowest, size
from cubarium.engine.chance import Chance
from cubarium.games.cubitos.abilities.effects import pose
from cubarium.games.cubitos.actions import DONE
from cubarium.games.cubitos.answers import answer, throw_what_was_picked
from cubarium.games.cubitos.cards import BATTER_BEAVER, BOB, JACQUES_COUTEAU, SCHMUTZ
from cubarium.games.cubitos.ending import end_if_decided
from cubarium.games.cubitos.questions import LEAVE_BIT, choices, first_action
from cubarium.games.cubitos.roll import draw_without_choice, first_throw
from cubarium.games.cubitos.rounds import clear, end_round
from cubarium.games.cubitos.run import (
    asks_before_red,
    carry_out_red,
    collect_at_once,
    compare_swords,
    is_entitled,
    is_worth_asking,
    loses_in_comparison,
    pay_schmutz,
    swords_may_come,
)
from cubarium.games.cubitos.state import (
    ABILITIES,
    AFTER_MOVES,
    AFTER_PUSH,
    BLUE,
    BUY,
    BUYING,
    CLEAR,
    CLEARING,
    COLOURS_THROW,
    DECIDE,
    DRAW,
    FREE_THROW,
    IDLE,
    KIND_COUNT,
    MOVE,
    MOVING,
    MUST_LOSE,
    NOBODY,
    NOTHING,
    ORANGE,
    OVER,
    PAIR_THROW,
    ROLLING,
    SEQUENTIAL,
    SIMULTANEOUS,
    SWORDS,
    TAKE_BOB,
    TOTALS,
    USE_ABILITIES,
    USE_RED,
    WHITE,
    State,
)
from cubarium.games.cubitos.tables import (
    ABILITY_PAIR,
    CARD_CREDITS,
    FREE_DICE,
    POWER_PAIR,
)
from cubarium.games.cubitos.throwing import forget_fresh, has_fresh, throw_roll
from cubarium.games.cubitos.zones import (
    card_of,
    dice_in_discard,
    dice_in_draw,
    dice_in_roll,
    refill,
    seat_after,
)

# --- who is asked, and what they may do --------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Tell whether the race has been decided."""
    return bool(s.step == OVER)


def is_rolling(s: State, seat: int) -> bool:
    """Tell whether a player is still in the Roll phase."""
    p = s.seats[seat]
    return bool(p.stage != IDLE or p.question != NOTHING)


def waits_to_decide(s: State, seat: int) -> bool:
    """Tell whether a player has thrown and has only to push or pass."""
    p = s.seats[seat]
    return bool(p.stage == DECIDE and p.thrown != 0 and p.question == NOTHING and not has_fresh(s, seat))


def actors(s: State) -> int:
    """Return the seats that are asked now, as a bit set; in the Roll phase perhaps several."""
    if s.step == OVER:
        return 0
    if s.step != ROLLING or s.order != SIMULTANEOUS:
        return 1 << s.turn
    seats = 0
    for seat in range(s.players):
        if is_rolling(s, seat):
            seats |= 1 << seat
    return seats


def next_to_roll(s: State) -> int:
    """Return who acts next in the Roll phase where the order is fixed, or -1 (cubitos-2.4, 2.5)."""
    best = NOBODY
    most = -1
    for i in range(s.players):
        seat = seat_after(s, s.first, i)
        if is_rolling(s, seat):
            if s.order == SEQUENTIAL or not waits_to_decide(s, seat):
                return seat
            if dice_in_roll(s, seat) > most:
                most = dice_in_roll(s, seat)
                best = seat
    return best


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
    return n


# --- playing -----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Carry out a legal action and go on to the next decision."""
    choice = LEAVE_BIT if action == DONE else action - first_action(s, seat)
    answer(s, seat, choice, has_fresh(s, seat), chance)
    go_on(s, chance)


def go_on(s: State, chance: Chance) -> None:
    """Do all that follows without a choice, until somebody is asked or the game is over."""
    while s.step != OVER:
        if s.step == ROLLING:
            if roll_on(s, chance):
                return
            begin_step(s, ABILITIES if swords_may_come(s) else TOTALS, chance)
        elif is_asked(s, s.turn, chance):
            return
        else:
            next_turn(s, chance)


def roll_on(s: State, chance: Chance) -> bool:
    """Let the Roll phase go on; tell whether somebody is asked."""
    if s.order == SIMULTANEOUS:
        asked = False
        for seat in range(s.players):
            if is_asked(s, seat, chance):
                asked = True
        return asked
    while True:
        seat = next_to_roll(s)
        if seat == NOBODY:
            return False
        s.turn = seat
        if is_asked(s, seat, chance) and (s.order == SEQUENTIAL or next_to_roll(s) == seat):
            return True


def is_asked(s: State, seat: int, chance: Chance) -> bool:
    """Do for a player what leaves no choice; tell whether a choice is left."""
    p = s.seats[seat]
    while True:
        if p.question == NOTHING and p.stage == IDLE and not has_fresh(s, seat):
            return False
        prepare(s, seat, chance)
        mask = choices(s, seat)
        if size(mask) > 1:
            return True
        if mask != 0:
            answer(s, seat, lowest(mask), has_fresh(s, seat), chance)
        else:
            proceed(s, seat, chance)


def prepare(s: State, seat: int, chance: Chance) -> None:
    """Do what comes before a question: refills, first throws, plain gains."""
    p = s.seats[seat]
    if p.question != NOTHING:
        if p.question == FREE_THROW:
            prepare_free_throw(s, seat, chance)
    elif has_fresh(s, seat):
        return
    elif p.stage == DRAW:
        if p.may_draw_all == 0:
            draw_without_choice(s, seat, chance)
    elif p.stage == DECIDE and p.thrown == 0:
        first_throw(s, seat, chance)
    elif p.stage == USE_ABILITIES:
        prepare_abilities(s, seat, chance)
    elif p.stage == USE_RED and p.repeats > 0:
        p.repeats -= 1
        pose(s, seat, PAIR_THROW, 0, FREE_DICE[JACQUES_COUTEAU])


def prepare_free_throw(s: State, seat: int, chance: Chance) -> None:
    """Refill Draw where it is empty; pick without a question where all dice there are will be thrown."""
    p = s.seats[seat]
    if p.left > 0 and dice_in_draw(s, seat) == 0 and dice_in_discard(s, seat) > 0:
        refill(s, seat, chance)
    if p.left > 0 and dice_in_draw(s, seat) <= p.left:
        for kind in range(KIND_COUNT):
            p.left -= p.draw[kind]
            p.picked[kind] += p.draw[kind]
            p.draw[kind] = 0
        if p.left > 0 and dice_in_discard(s, seat) > 0:
            prepare_rest_of_throw(s, seat, chance)


def prepare_rest_of_throw(s: State, seat: int, chance: Chance) -> None:
    """Refill Draw in the middle of a free throw (cubitos-9.8)."""
    p = s.seats[seat]
    refill(s, seat, chance)
    if dice_in_draw(s, seat) <= p.left:
        for kind in range(KIND_COUNT):
            p.left -= p.draw[kind]
            p.picked[kind] += p.draw[kind]
            p.draw[kind] = 0


def prepare_abilities(s: State, seat: int, chance: Chance) -> None:
    """Throw again for Chilly McChillster, collect plain gains, and leave where no real choice is left."""
    p = s.seats[seat]
    if p.repeats > 0:
        p.repeats -= 1
        if dice_in_roll(s, seat) > 0:
            throw_roll(s, seat, chance)
            if has_fresh(s, seat):
                return
    collect_at_once(s, seat, chance)
    if not is_worth_asking(s, seat) and (s.step == TOTALS or not loses_in_comparison(s, seat)):
        answer(s, seat, LEAVE_BIT, False, chance)


def proceed(s: State, seat: int, chance: Chance) -> None:
    """Go on where a question or a stage offers nothing."""
    p = s.seats[seat]
    if p.question == FREE_THROW or p.question == PAIR_THROW or p.question == COLOURS_THROW:
        throw_what_was_picked(s, seat, chance)
    elif p.question != NOTHING:
        pose(s, seat, NOTHING, 0, 0)
    elif has_fresh(s, seat):
        forget_fresh(s, seat)
    elif p.stage == AFTER_PUSH:
        p.repeats = 0
        p.stage = DECIDE
    elif p.stage == CLEAR:
        clear(s, seat)
    else:
        p.stage = IDLE


# --- the Run phase -----------------------------------------------------------------------------------------


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


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart: taking back is free only within one turn."""
    return (s.round_number, s.step, s.turn)
