"""Movement, special moves and special spaces (chapter 5)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.circuits import (
    CREDITS,
    FAN,
    FAN_LOSE,
    FINISH,
    FINISH_BIT,
    GAIN_ANY,
    GAIN_UP_TO,
    JET,
    LOSE,
    LOSE_TWO,
    SHORTCUT,
    STEP_BITS,
    WATER,
)
from cubarium.games.cubitos.data.schema import CIRCUITS
from cubarium.games.cubitos.data.values import (
    BOARD_OF,
    COINS_PER_FOOT,
    EXITS,
    FINISH_CELL,
    JOIN_FEET,
    LAND_STEPS,
    LINK_COINS,
    LINK_FEET,
    LINK_TO,
    NEIGHBOURS,
    SPACE,
    SPACE_VALUE,
    SPECIAL_MOVE,
    START_CELL,
    WATER_STEPS,
)
from cubarium.games.cubitos.events import (
    BUYS_FOOT,
    CHANGES_BOARD,
    FINISHES_LAP,
    STEPS,
    TAKES_SHORTCUT,
    USES_JET,
)
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.gains import (
    credits_cost_dice,
    fan_brings_token,
    fans_cost_dice,
    gain_credits,
    gain_fan,
    money,
    pay,
)
from cubarium.games.cubitos.rules.zones import ANY_COST, kinds_in_supply
from cubarium.games.cubitos.state import GAIN, LOSE_ANY, State

NEVER_INLINED = (
    "enter_finish",
    "make_move",
)

GRAND_FINALE = len(CIRCUITS) - 1
FINALE_BOARDS = (3, 2)
MOST_FEET = 10_000
"""Nobody comes near it; a number must not outgrow its field."""

# Bits of a set of moves, in the order of the actions: exits, steps and the moves that follow.
NEXT_BIT = FINISH_BIT + 1
SHORTCUT_BIT = NEXT_BIT + 1
JET_BIT = SHORTCUT_BIT + 1
CONVERT_BIT = JET_BIT + 1


def board_of_leg(s: State, leg: int) -> int:
    """Return the board on which a lap is run; the Grand Finale has two (cubitos-10.6)."""
    if s.course != GRAND_FINALE:
        return s.course
    return FINALE_BOARDS[0] if leg == 0 else FINALE_BOARDS[1]


# --- single steps ------------------------------------------------------------------------------------------


def can_take_special(s: State, seat: int) -> bool:
    """Tell whether the special move of the runner's cell has not been used in this round (cubitos-5.7)."""
    p = s.seats[seat]
    return bool(p.moved >> SPECIAL_MOVE[p.cell] & 1 == 0)


def moves_now(s: State, seat: int) -> int:
    """Return the moves a runner may make in step 5 (cubitos-5.1 to 5.9, 5.11, 10.6)."""
    p = s.seats[seat]
    moves = 0
    if p.feet + p.water > 0:
        moves |= LAND_STEPS[p.cell]
    if p.water > 0:
        moves |= WATER_STEPS[p.cell]
    if SPACE[p.cell] == FINISH and p.feet + p.water >= JOIN_FEET:
        moves |= 1 << NEXT_BIT
    if SPACE[p.cell] == SHORTCUT and can_take_special(s, seat):
        if LINK_COINS[p.cell] > 0 and money(s, seat) >= LINK_COINS[p.cell]:
            moves |= 1 << SHORTCUT_BIT
        if LINK_FEET[p.cell] > 0 and p.feet + p.water >= LINK_FEET[p.cell]:
            moves |= 1 << SHORTCUT_BIT
    if SPACE[p.cell] == JET and can_take_special(s, seat) and 0 < p.feet + p.water < MOST_FEET:
        moves |= 1 << JET_BIT
    if money(s, seat) >= COINS_PER_FOOT and p.feet < MOST_FEET:
        moves |= 1 << CONVERT_BIT
    return moves


def spend_feet(s: State, seat: int, count: int) -> None:
    """Spend ordinary feet first, then water feet (cubitos-5.5)."""
    p = s.seats[seat]
    ordinary = min(p.feet, count)
    p.feet -= ordinary
    p.water -= count - ordinary


def arrive(s: State, seat: int, cell: int, chance: Chance) -> None:
    """Put the runner on a cell."""
    s.seats[seat].cell = cell
    note(chance, STEPS, seat, cell)


def target_of(cell: int, move: int) -> int:
    """Return the cell to which an exit or a step leads."""
    if move < STEP_BITS:
        return EXITS[BOARD_OF[cell]][move]
    return NEIGHBOURS[cell][move - STEP_BITS]


def walk(s: State, seat: int, move: int, chance: Chance) -> None:
    """Take an exit, a step, or the way into the Finish, without a price."""
    p = s.seats[seat]
    if move == FINISH_BIT:
        enter_finish(s, seat, chance)
    else:
        arrive(s, seat, target_of(p.cell, move), chance)


def enter_finish(s: State, seat: int, chance: Chance) -> None:
    """Complete a lap and stand on Start again, or rest on the Grand Finale's first Finish (5.12, 10.6)."""
    p = s.seats[seat]
    if s.course == GRAND_FINALE and p.laps == 0:
        arrive(s, seat, FINISH_CELL[FINALE_BOARDS[0]], chance)
        return
    p.laps = min(p.laps + 1, MOST_LAPS)
    p.cell = START_CELL[board_of_leg(s, p.laps)]
    note(chance, FINISHES_LAP, seat, p.laps)


MOST_LAPS = 100
"""Rounds after a tie may add laps; a number must not outgrow its field."""


def make_move(s: State, seat: int, move: int, chance: Chance) -> None:
    """Make one move of step 5 and pay for it."""
    p = s.seats[seat]
    if move <= FINISH_BIT:
        into_water = move != FINISH_BIT and SPACE[target_of(p.cell, move)] == WATER
        if into_water:
            p.water -= 1
        else:
            spend_feet(s, seat, 1)
        walk(s, seat, move, chance)
    elif move == NEXT_BIT:
        spend_feet(s, seat, JOIN_FEET)
        p.laps += 1
        p.cell = START_CELL[FINALE_BOARDS[1]]
        note(chance, CHANGES_BOARD, seat)
    elif move == SHORTCUT_BIT:
        p.moved |= 1 << SPECIAL_MOVE[p.cell]
        pay(s, seat, LINK_COINS[p.cell])
        spend_feet(s, seat, LINK_FEET[p.cell])
        p.cell = LINK_TO[p.cell]
        note(chance, TAKES_SHORTCUT, seat, p.cell)
    elif move == JET_BIT:
        p.moved |= 1 << SPECIAL_MOVE[p.cell]
        p.feet *= 2
        p.water *= 2
        note(chance, USES_JET, seat, p.feet, p.water)
    else:
        pay(s, seat, COINS_PER_FOOT)
        p.feet += 1
        note(chance, BUYS_FOOT, seat)


# --- special spaces ----------------------------------------------------------------------------------------


def has_effect(s: State, seat: int, cell: int) -> bool:
    """Tell whether a space gives its visitor anything now (cubitos-5.10)."""
    kind = SPACE[cell]
    if kind == GAIN_ANY:
        return kinds_in_supply(s, ANY_COST) != 0
    if kind == GAIN_UP_TO:
        return kinds_in_supply(s, SPACE_VALUE[cell]) != 0
    return kind == CREDITS or kind == FAN or kind == LOSE or kind == LOSE_TWO or kind == FAN_LOSE


def may_be_declined(s: State, seat: int, cell: int) -> bool:
    """Tell whether the credits or the fan of a space may be unwelcome: a price, or a draw token."""
    kind = SPACE[cell]
    if kind == CREDITS:
        return credits_cost_dice(s, seat)
    return (kind == FAN or kind == FAN_LOSE) and (fan_brings_token(s, seat) or fans_cost_dice(s, seat, 1))


def take_gift(s: State, seat: int, cell: int, chance: Chance) -> None:
    """Take the credits or the fan of a space."""
    if SPACE[cell] == CREDITS:
        gain_credits(s, seat, SPACE_VALUE[cell], chance)
    elif SPACE[cell] == FAN or SPACE[cell] == FAN_LOSE:
        gain_fan(s, seat, 1, chance)


def ask_about_dice(s: State, seat: int, cell: int) -> None:
    """Ask which die is lost or gained on a space, or none."""
    kind = SPACE[cell]
    if kind == LOSE or kind == FAN_LOSE:
        ask_player(s, seat, LOSE_ANY, 0, 1)
    elif kind == LOSE_TWO:
        ask_player(s, seat, LOSE_ANY, 0, 2)
    elif kind == GAIN_ANY:
        ask_player(s, seat, GAIN, ANY_COST, 1)
    elif kind == GAIN_UP_TO:
        ask_player(s, seat, GAIN, SPACE_VALUE[cell], 1)
