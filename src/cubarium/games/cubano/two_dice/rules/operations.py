"""The operation of the player in turn, and what it chooses from (cubano-2.14 to 2.32)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.games.cubano.rules.board import HALF_EDGES, SQUARES
from cubarium.games.cubano.two_dice.actions import (
    BAR,
    DONE,
    DRAW_BARS,
    DRAW_CUBE,
    EXIT,
    FILL,
    FLIP,
    FORM,
    LAY,
    PLACE,
    SHARE_BARS,
    SHARE_CUBE,
)
from cubarium.games.cubano.two_dice.data.values import STANDARD, VALUES
from cubarium.games.cubano.two_dice.rules.leaving import (
    ROW_EDGES,
    begin_exit,
    can_exit,
    continue_exit,
    squares_lacking,
)
from cubarium.games.cubano.two_dice.rules.placing import (
    can_place,
    fill,
    form,
    lay_one,
    room,
    take_from_heap,
    unit_of_bars,
)
from cubarium.games.cubano.two_dice.rules.room import squares_to_form
from cubarium.games.cubano.two_dice.state import (
    ACTIVE,
    AGREED,
    CALLS_OPEN,
    DEPARTURES,
    DICE,
    DRAWING,
    ONE_BAR,
    PLACING,
    SHARING,
    SUPPLY,
    State,
)


def own_dice(s: State) -> int:
    """Return how many dice of the throw show the colour of the player in turn."""
    own = 0
    for i in range(DICE):
        if s.dice[i] == s.seats[s.turn].colour:
            own += 1
    return own


def draw_without_choice(s: State, chance: Chance) -> None:
    """Draw for a throw of the first phase without the own colour (cubano-2.16, 2.17)."""
    bars = VALUES[s.dice[0]] + VALUES[s.dice[1]]
    if s.dice[0] == s.dice[1]:
        bars = DICE * STANDARD
    take_from_heap(s, 0, bars, chance)


# --- which operations are possible -------------------------------------------------------------------------


def colour_was_freed(s: State, colour: int) -> bool:
    """Tell whether the owner of a colour has left the game (cubano-2.45)."""
    for p in range(s.players):
        if s.seats[p].colour == colour:
            return bool(s.seats[p].status != ACTIVE)
    return False


def door_is_open(s: State) -> bool:
    """Tell whether the throw is a double of a freed colour that lets a player leave (cubano-2.55)."""
    if s.exit_door != AGREED or s.phase != DEPARTURES or s.dice[0] != s.dice[1]:
        return False
    return colour_was_freed(s, s.dice[0]) and can_exit(s)


def operations(s: State) -> int:
    """Return the operations the player in turn may choose, as a set of actions (cubano-2.14, 2.15)."""
    own = own_dice(s)
    if own == 0:
        return (1 << EXIT | 1 << DONE) if door_is_open(s) else 0
    bars = s.seats[s.turn].bars
    cubes = s.seats[s.turn].cubes
    chosen = 0
    if s.heap_cubes > 0:
        chosen |= 1 << DRAW_CUBE
    if s.heap_bars > 0:
        chosen |= 1 << DRAW_BARS
    if can_place(s, bars, cubes):
        chosen |= 1 << PLACE
    if bars > 0:
        chosen |= 1 << BAR
    if own == DICE:
        if s.heap_cubes > 0 and room(s, 0, bars) > 0:
            chosen |= 1 << SHARE_CUBE
        if s.heap_bars > 0 and cubes > 0 and room(s, 0, bars + unit_of_bars(s)) > 0:
            chosen |= 1 << SHARE_BARS
        if can_exit(s):
            chosen |= 1 << EXIT
    return chosen


def second_units(s: State) -> int:
    """Return what may be drawn with the second die of a double, as a set of actions (cubano-2.19, 2.21).

    Nobody has to take the other kind because the one drawn first has run out.
    """
    units = 0
    if s.heap_cubes > 0:
        units |= 1 << DRAW_CUBE
    if s.heap_bars > 0:
        units |= 1 << DRAW_BARS
    first_left = s.heap_cubes if s.drawn_cubes > 0 else s.heap_bars
    if first_left == 0 and units != 0:
        units |= 1 << DONE
    return units


# --- what to choose from, written ascending ----------------------------------------------------------------


def list_set(actions: int, out: list[int]) -> int:
    """Write the actions of a set and return how many there are."""
    n = 0
    while actions != 0:
        out[n] = lowest(actions)
        n += 1
        actions &= actions - 1
    return n


def list_squares(s: State, out: list[int], n: int, base: int, least: int, most: int) -> int:
    """Write one action for each square without a cube that misses so many sides, and return the new count."""
    for square in range(SQUARES):
        if s.colours[square] == 0 and least <= s.missing[square] <= most:
            out[n] = base + square
            n += 1
    return n


def list_edges(s: State, out: list[int]) -> int:
    """Write one action for each edge without a bar."""
    n = 0
    rows = ~s.row_bars & ROW_EDGES
    while rows != 0:
        out[n] = LAY + lowest(rows)
        n += 1
        rows &= rows - 1
    columns = ~s.column_bars & ROW_EDGES
    while columns != 0:
        out[n] = LAY + HALF_EDGES + lowest(columns)
        n += 1
        columns &= columns - 1
    return n


def list_flips(s: State, out: list[int], n: int) -> int:
    """Write one action for each square of the player in turn and return the new count."""
    colour = s.seats[s.turn].colour
    for square in range(SQUARES):
        if s.colours[square] == colour:
            out[n] = FLIP + square
            n += 1
    return n


def list_placing(s: State, out: list[int]) -> int:
    """Write the squares to fill or form; a double may end once something has been placed (cubano-2.28).

    It may end as an exit too, so that who sees a way to make room can take it (cubano-2.32).
    """
    bars = s.seats[s.turn].bars
    n = 0
    if s.placed > 0:
        if can_exit(s):
            out[n] = EXIT
            n += 1
        out[n] = DONE
        n += 1
    if s.seats[s.turn].cubes > 0:
        n = list_squares(s, out, n, FILL, 0, bars)
    return list_squares(s, out, n, FORM, 1, bars)


def list_leaving(s: State, out: list[int]) -> int:
    """Write the next choices of an exit: squares to form, edges for surplus bars, squares to fill."""
    player = s.seats[s.turn]
    n = 0
    if squares_lacking(s) > 0:
        squares = squares_to_form(s, player.cubes, player.bars)
        while squares != 0:
            square = lowest(squares)
            out[n] = FORM + square
            n += 1
            squares &= ~(1 << square)
        return n
    if player.bars > 0:
        return list_edges(s, out)
    return list_squares(s, out, n, FILL, 0, 0)


# --- carrying out ------------------------------------------------------------------------------------------


def operate(s: State, action: int, chance: Chance) -> None:
    """Begin the chosen operation; what needs no further choice is done at once."""
    s.step = CALLS_OPEN
    if action == DRAW_CUBE or action == DRAW_BARS:
        draw_first(s, action, chance)
    elif action == SHARE_CUBE or action == SHARE_BARS:
        draw_unit(s, action - SHARE_CUBE, 0, chance)
        s.step = SHARING
    elif action == PLACE:
        s.step = PLACING
    elif action == BAR:
        s.step = ONE_BAR
    elif action == EXIT:
        begin_exit(s, chance)


def draw_unit(s: State, of_bars: int, besides: int, chance: Chance) -> None:
    """Draw a cube or up to four bars, and further bars besides."""
    if of_bars != 0:
        take_from_heap(s, 0, STANDARD + besides, chance)
    else:
        take_from_heap(s, 1, besides, chance)


def draw_first(s: State, action: int, chance: Chance) -> None:
    """Draw for the first die of the own colour, and for the second of a double (cubano-2.18 to 2.20)."""
    own = own_dice(s)
    besides = 0
    if own == 1 and s.phase == SUPPLY:
        other = s.dice[0] if s.dice[1] == s.seats[s.turn].colour else s.dice[1]
        besides = VALUES[other]
    draw_unit(s, action - DRAW_CUBE, besides, chance)
    if own == DICE:
        more = second_units(s)
        if more == 1 << DRAW_CUBE or more == 1 << DRAW_BARS:
            draw_unit(s, lowest(more) - DRAW_CUBE, 0, chance)
        elif more != 0:
            s.step = DRAWING


def draw_second(s: State, action: int, chance: Chance) -> None:
    """Draw for the second die of an own double, or leave it."""
    if action != DONE:
        draw_unit(s, action - DRAW_CUBE, 0, chance)
    s.step = CALLS_OPEN


def place(s: State, action: int, chance: Chance) -> None:
    """Fill or form a square; a double goes on while more can be placed (cubano-2.22, 2.28, 2.29)."""
    if action == EXIT:
        s.placed = 0
        begin_exit(s, chance)
        return
    if action >= FORM:
        form(s, action - FORM, chance)
    elif action != DONE:
        fill(s, action - FILL, chance)
    player = s.seats[s.turn]
    goes_on = action != DONE and s.step == PLACING and own_dice(s) == DICE
    if goes_on and (can_place(s, player.bars, player.cubes) or can_exit(s)):
        s.placed += 1
    else:
        s.placed = 0
        s.step = CALLS_OPEN


def lay_single(s: State, action: int, chance: Chance) -> None:
    """Lay the one bar that was chosen instead of a square (cubano-2.25)."""
    lay_one(s, action - LAY, chance)
    s.step = CALLS_OPEN


def leave(s: State, action: int, chance: Chance) -> None:
    """Carry out one choice of an exit (cubano-2.31)."""
    if action < FORM:
        fill(s, action - FILL, chance)
    elif action < LAY:
        form(s, action - FORM, chance)
    else:
        lay_one(s, action - LAY, chance)
    continue_exit(s, chance)
