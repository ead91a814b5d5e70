"""A player of simple sense: places ships where dice seldom reach, and fires where a hit is likeliest.

It looks as far as the end of its own shot. Shots are valued in sixths of a cube, one for each face of a die.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.games.cubano.naval_dice.actions import (
    CORRECT,
    FIRE,
    FIRST_COLOUR,
    LOSE,
    MINUS,
    PLACE,
    PLUS,
    REMOVE,
    REROLL,
    THROW,
    TO,
)
from cubarium.games.cubano.naval_dice.data.values import MINE_LOSS, SHIP_LENGTH
from cubarium.games.cubano.naval_dice.rules.placing import (
    digit_of,
    letter_of,
    line_between,
    next_ship,
    ship_ends,
    square_of,
)
from cubarium.games.cubano.naval_dice.rules.turn import afloat, corrected, only_adds
from cubarium.games.cubano.naval_dice.state import FACES, LETTERS, NO_PLACE, View

NEVER = -1000000


def shot_value(v: View, square: int) -> int:
    """Value a shot: a hit wins a cube, a mine costs some."""
    if square == NO_PLACE:
        return 0
    if afloat(v, 1 - v.viewer) >> square & 1 != 0:
        return FACES
    if v.mines != 0 and v.seats[1 - v.viewer].holes >> square & 1 != 0:
        return -FACES * MINE_LOSS
    return 0


def correction_value(v: View, aim: int) -> int:
    """Value a correction from a square over all throws of the digit die."""
    value = 0
    for shift in range(1, FACES + 1):
        best = shot_value(v, corrected(aim, shift))
        if not only_adds(v, v.viewer):
            best = max(best, shot_value(v, corrected(aim, -shift)))
        value += best
    return value // FACES


def reroll_value(v: View, digit: int) -> int:
    """Value a throw for the letter when the other die gives the digit."""
    value = 0
    for letter in range(1, LETTERS + 1):
        aim = square_of(letter, digit)
        value += max(shot_value(v, aim), correction_value(v, aim))
    return value


def exposure(v: View, square: int) -> int:
    """Count, in sixths, the first throws of which a shooter can reach a square, directly or by correction."""
    letter = letter_of(square)
    digit = digit_of(square)
    reached = 0
    for thrown in range(1, FACES + 1):
        throws = 1 if thrown == letter else 2
        if thrown == digit:
            reached += throws * FACES
        elif digit - thrown <= FACES and (thrown < digit or not only_adds(v, 1 - v.viewer)):
            reached += throws
    return reached


def exposure_of(v: View, squares: int) -> int:
    """Add up the exposure of several squares."""
    total = 0
    while squares != 0:
        total += exposure(v, lowest(squares))
        squares &= squares - 1
    return total


def ship_value(v: View, start: int, end: int) -> int:
    """Value a place for the next ship: the less exposed the better."""
    return -exposure_of(v, line_between(start, end, SHIP_LENGTH[next_ship(v, v.viewer)]))


def start_value(v: View, start: int) -> int:
    """Value a first square by the best ship that begins there."""
    best = NEVER
    ends = ship_ends(v, v.viewer, start)
    while ends != 0:
        best = max(best, ship_value(v, start, lowest(ends)))
        ends &= ends - 1
    return best


def judge(v: View, action: int) -> int:
    """Value one action; holes are worth most where shots are likeliest to fall."""
    if action < PLACE:
        return exposure(v, action - REMOVE)
    if action < TO:
        return start_value(v, action - PLACE)
    if action < THROW:
        return ship_value(v, v.anchor, action - TO)
    if action == THROW:
        return 0
    if action < CORRECT:
        return shot_value(v, action - FIRE)
    if action < REROLL:
        return correction_value(v, action - CORRECT)
    if action < PLUS:
        face = action - REROLL + LETTERS + 1
        return reroll_value(v, v.dice[0] + v.dice[1] - face)
    if action <= MINUS:
        return shot_value(v, corrected(v.aim, v.shift if action == PLUS else -v.shift))
    if action < FIRST_COLOUR:
        return exposure(v, action - LOSE)
    return 0


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the action of greatest value, the first of equals."""
    best = legal[0]
    best_value = NEVER
    for i in range(count):
        value = judge(v, legal[i])
        if value > best_value:
            best = legal[i]
            best_value = value
    return best
