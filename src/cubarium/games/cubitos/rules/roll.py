"""The Roll phase: draw, throw, push or pass, bust (chapter 3)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.cards.dispatch import use_on_bust
from cubarium.games.cubitos.data.card import ACTS, AT_EACH_PUSH, WALKS
from cubarium.games.cubitos.data.values import (
    ABILITY_PAIR,
    CARD_CREDITS,
    CREDITS_WHEN,
    FEET,
    FOLLOWS_PUSH,
    PAIR_KIND,
    POWER_PAIR,
    RISK_FROM,
)
from cubarium.games.cubitos.events import (
    BUSTS,
    DRAWS,
    DRAWS_ALL,
    LEAVES,
    MISSES,
    PASSES,
    PUSHES,
    USES,
    WOULD_BUST_NOW,
)
from cubarium.games.cubitos.rules.gains import credits_may_cost_dice, gain_credits, gain_fan
from cubarium.games.cubitos.rules.loans import (
    DISCARD_PLACE,
    ROLL_PLACE,
    discard_active_loans,
    follow_die,
    has_loans,
)
from cubarium.games.cubitos.rules.throwing import throw_roll
from cubarium.games.cubitos.rules.waiting import end_waiting
from cubarium.games.cubitos.rules.zones import (
    card_of,
    dice_in_active,
    dice_in_discard,
    dice_in_draw,
    dice_in_roll,
    has_first_die,
    kinds_in_draw,
    refill,
)
from cubarium.games.cubitos.state import (
    AFTER_PUSH,
    ASIDE,
    BROWN,
    COLOURS_FROM,
    DARK,
    DECIDE,
    GREEN,
    IDLE,
    IN_ACTIVE,
    KIND_COUNT,
    LEAVE,
    LIGHT,
    PAIR_TOTAL,
    PUSH_WINDOW,
    SIMULTANEOUS,
    WHITE,
    WOULD_BUST,
    YELLOW,
    State,
)

NEVER_INLINED = (
    "draw_everything",
    "respond_to_bust",
    "bust",
    "leave_die",
    "end_bust",
)

MOST_REPEATS = 100
"""A number must not outgrow its field."""
MOST_PUSHES = 60
"""Then the player must pass (cubitos-10.7)."""

# --- step 1, draw ------------------------------------------------------------------------------------------


def exempt_kinds(s: State, seat: int) -> int:
    """Return the kinds that do not count against the draw amount now, as a bit set (cubitos-3.5)."""
    p = s.seats[seat]
    kinds = 0
    if p.free_gray != 0:
        kinds |= 1 << LIGHT | 1 << DARK
    if p.free_white_green != 0:
        kinds |= 1 << WHITE | 1 << GREEN
    return kinds


def owed(s: State, seat: int) -> int:
    """Count the dice that must still be drawn (cubitos-3.1, 3.3)."""
    p = s.seats[seat]
    left = p.amount
    for kind in range(KIND_COUNT):
        left -= p.roll[kind]
    exempt = exempt_kinds(s, seat)
    while exempt != 0:
        left += p.roll[lowest(exempt)]
        exempt &= exempt - 1
    return left


def draw_choices(s: State, seat: int) -> tuple[int, bool]:
    """Return the kinds that may be drawn, and whether the player may leave the Draw step (cubitos-3.5).

    Counted dice are drawn only while some are owed; one may stop when none is owed or Draw has none of them.
    """
    kinds = kinds_in_draw(s, seat)
    exempt = exempt_kinds(s, seat)
    if owed(s, seat) <= 0:
        return kinds & exempt, True
    return kinds, kinds & ~exempt == 0


def draw_dice(s: State, seat: int, kind: int, count: int, chance: Chance) -> None:
    """Move dice from Draw to Roll."""
    p = s.seats[seat]
    p.draw[kind] -= count
    p.roll[kind] += count
    note(chance, DRAWS, seat, kind, count)


def draw_without_choice(s: State, seat: int, chance: Chance) -> None:
    """Draw what leaves no choice, refilling Draw where it is empty; leave the step where nothing is left."""
    p = s.seats[seat]
    if p.free_white_green != 0 or p.free_gray != 0:
        if owed(s, seat) > 0 and dice_in_draw(s, seat) == 0 and dice_in_discard(s, seat) > 0:
            refill(s, seat, chance)
        return
    need = owed(s, seat)
    while need > 0:
        kinds = kinds_in_draw(s, seat)
        if kinds == 0:
            if dice_in_discard(s, seat) == 0:
                break
            refill(s, seat, chance)
        elif size(kinds) == 1:
            count = min(need, p.draw[lowest(kinds)])
            draw_dice(s, seat, lowest(kinds), count, chance)
            need -= count
        elif dice_in_draw(s, seat) <= need:
            while kinds != 0:
                kind = lowest(kinds)
                need -= p.draw[kind]
                draw_dice(s, seat, kind, p.draw[kind], chance)
                kinds &= kinds - 1
        else:
            return
    end_draw(s, seat)


def draw_everything(s: State, seat: int, chance: Chance) -> None:
    """Move all dice of Draw and Discard to Roll, as a card allows (cubitos-3.6)."""
    p = s.seats[seat]
    for kind in range(KIND_COUNT):
        p.roll[kind] += p.draw[kind] + p.discard[kind]
        p.draw[kind] = 0
        p.discard[kind] = 0
    note(chance, DRAWS_ALL, seat)
    end_draw(s, seat)


def end_draw(s: State, seat: int) -> None:
    """Leave the Draw step; what held for it is over (cubitos-2.8)."""
    p = s.seats[seat]
    p.free_white_green = 0
    p.free_gray = 0
    p.may_draw_all = 0
    p.stage = DECIDE


# --- steps 2 and 3: throw, push or pass --------------------------------------------------------------------


def first_throw(s: State, seat: int, chance: Chance) -> None:
    """Throw for the first time: compulsory, no Push, never at risk with an empty Active (cubitos-3.7)."""
    s.seats[seat].thrown = 1
    if dice_in_roll(s, seat) > 0 and throw_roll(s, seat, chance) == 0:
        note(chance, MISSES, seat)


def returning_symbols(s: State, seat: int) -> int:
    """Count the active green symbols that may be moved to Roll before a throw."""
    p = s.seats[seat]
    return p.active[ABILITY_PAIR[GREEN]] + p.active[POWER_PAIR[GREEN]]


def declare_push(s: State, seat: int, chance: Chance) -> None:
    """Declare a Push; its risk is measured now and at the throw (cubitos-3.8, 3.13)."""
    p = s.seats[seat]
    if s.order == SIMULTANEOUS:
        end_waiting(s)
    p.pushes += 1
    p.forced = max(p.forced - 1, 0)
    p.protected = 0
    p.risky = 1 if p.risk != 0 or dice_in_active(s, seat) >= RISK_FROM else 0
    p.stage = PUSH_WINDOW
    note(chance, PUSHES, seat, p.risky)
    p.repeats = p.active[ABILITY_PAIR[BROWN]] if CREDITS_WHEN[card_of(s, BROWN)] == AT_EACH_PUSH else 0


def push(s: State, seat: int, chance: Chance) -> None:
    """Throw all of Roll again: credits, risk, throw, bust or not (cubitos-3.13)."""
    p = s.seats[seat]
    if p.repeats > 0 and not credits_may_cost_dice(s, seat):
        card = card_of(s, BROWN)
        note(chance, USES, seat, card)
        gain_credits(s, seat, p.repeats * CARD_CREDITS[card], chance)
    p.repeats = yellow_triggers(s, seat)
    if dice_in_active(s, seat) >= RISK_FROM:
        p.risky = 1
    if p.risky != 0:
        p.risk = 1
    p.stage = AFTER_PUSH
    if throw_roll(s, seat, chance) == 0:
        note(chance, MISSES, seat)
        if p.risky != 0 and p.protected == 0:
            p.stage = WOULD_BUST
            note(chance, WOULD_BUST_NOW, seat)


def yellow_triggers(s: State, seat: int) -> int:
    """Count the yellow symbols that act after a Push without bust (cubitos-11.8)."""
    p = s.seats[seat]
    card = card_of(s, YELLOW)
    copies = p.active[ABILITY_PAIR[YELLOW]] + p.active[POWER_PAIR[YELLOW]]
    if FOLLOWS_PUSH[card] == WALKS:
        return min(copies * FEET[card], MOST_REPEATS)
    return copies if FOLLOWS_PUSH[card] == ACTS else 0


def pass_on(s: State, seat: int, chance: Chance) -> None:
    """End the Roll phase of a player (cubitos-3.12)."""
    if s.order == SIMULTANEOUS:
        end_waiting(s)
    note(chance, PASSES, seat)
    s.seats[seat].forced = 0
    s.seats[seat].stage = IDLE


# --- bust --------------------------------------------------------------------------------------------------


def respond_to_bust(s: State, seat: int, card: int, power: int, chance: Chance) -> None:
    """Use a green card instead of a bust, or to soften it (cubitos-11.9)."""
    use_on_bust(s, seat, card, power, chance)
    if s.seats[seat].protected != 0:
        bust(s, seat, chance)


def bust(s: State, seat: int, chance: Chance) -> None:
    """Put the active dice into Discard; green and gray ones may be kept (cubitos-3.14)."""
    p = s.seats[seat]
    note(chance, BUSTS, seat)
    p.busted = 1
    p.busts = min(p.busts + 1, MOST_BUSTS)
    for pair in range(PAIR_TOTAL):
        kind = PAIR_KIND[pair]
        if p.protected == 0 or (kind >= COLOURS_FROM and kind != GREEN):
            p.discard[kind] += p.active[pair]
            p.active[pair] = 0
            p.used[pair] = 0
    if has_loans(s, seat):
        discard_active_loans(s, seat)
    if has_first_die(s, seat, IN_ACTIVE) != 0:
        s.first_place = ASIDE
    p.protected = 0
    p.forced = 0
    p.repeats = 0
    p.stage = LEAVE


MOST_BUSTS = 100
"""A number must not outgrow its field."""


def leave_die(s: State, seat: int, kind: int, chance: Chance) -> None:
    """Discard a die from Roll after a bust (cubitos-3.14)."""
    p = s.seats[seat]
    p.roll[kind] -= 1
    p.discard[kind] += 1
    follow_die(s, seat, ROLL_PLACE + kind, DISCARD_PLACE + kind)
    note(chance, LEAVES, seat, kind)


def end_bust(s: State, seat: int, chance: Chance) -> None:
    """Advance on the fan track and end the Roll phase (cubitos-3.14)."""
    gain_fan(s, seat, 1, chance)
    s.seats[seat].stage = IDLE
