"""Room to leave: whether bars can form enough free squares; neighbours share them (cubano-2.32)."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.engine.rules.scratch import scratch
from cubarium.games.cubano.rules.board import (
    EDGE_SQUARES,
    EDGES,
    HALF_EDGES,
    SIDE,
    SIDE_BARS,
    SIDES,
    SIDES_TO_CLOSE,
    SQUARE_EDGES,
    SQUARES,
    sides_open,
)
from cubarium.games.cubano.two_dice.rules.groups import with_closed_groups
from cubarium.games.cubano.two_dice.state import State

TOO_DEAR = EDGES + 1
SEARCH_ROOM = SQUARES + 2 << SIDE
FEWEST_BARS = (
    *(0, 2, 4, 6, 8, 10, 12, 14, 15, 17, 19, 21, 23, 25, 27, 28, 30, 32, 34, 36, 38, 40),
    *(41, 43, 45, 47, 49, 51, 52, 54, 56, 58, 60, 62, 63, 65, 67, 69, 71, 72, 74, 76, 78, 80),
    *(81, 83, 85, 87, 88, 90, 92, 94, 95, 97, 99, 100, 102, 104, 105, 107, 108, 110, 111, 112, 112),
)
"""By a number of squares, the fewest bars among which so many can be formed, wherever they stand."""


def cheapest(s: State, count: int, left_out: int) -> int:
    """Return the bars that `count` unformed squares need if each is closed by itself, cheapest first.

    One square that misses `left_out` sides is not counted; 0 leaves none out.
    """
    bars = 0
    for m in range(1, SIDES + 1):
        found = s.empty[m] - 1 if m == left_out else s.empty[m]
        bars += m * min(count, found)
        count -= min(count, found)
    return bars if count == 0 else TOO_DEAR


def edge_open(edge: int, rows: int, columns: int) -> int:
    """Return 1 if an edge has no bar under any set of bars, else 0."""
    if edge < HALF_EDGES:
        return 1 - (rows >> edge & 1)
    return 1 - (columns >> (edge - HALF_EDGES) & 1)


def with_square(square: int, rows: int, columns: int) -> tuple[int, int]:
    """Return a set of bars with those around a square."""
    return rows | SIDE_BARS[square][0], columns | SIDE_BARS[square][1]


def sides_beside(square: int, rows: int, columns: int) -> int:
    """Count the sides missed by the neighbours that would share the bars of a square."""
    missing = 0
    for i in range(SIDES_TO_CLOSE[square]):
        edge = SQUARE_EDGES[square][i]
        if edge_open(edge, rows, columns) != 0:
            missing += sides_open(EDGE_SQUARES[edge][0] + EDGE_SQUARES[edge][1] - square, rows, columns)
    return missing


def forms_enough(s: State, wanted: int, bars: int, rows: int, columns: int) -> bool:
    """Tell whether so many bars can make for so many formed free squares, in the best way there is.

    With the squares under cubes they would be formed by the bars that lie and those laid then, which can be
    too few for so many squares on any board.
    Where squares are joined by missing bars, as many bars as squares are needed to form some of them, and one
    fewer to form all of a closed group. So there is no room for more squares than bars and closed groups, of
    which the smallest come cheapest. The long search is for what neither this nor a short way decides.
    """
    cubes = SQUARES
    for m in range(SIDES + 1):
        cubes -= s.empty[m]
    if size(rows) + size(columns) + bars < FEWEST_BARS[wanted + cubes]:
        return False
    groups, left, closed_rows, closed_columns = with_closed_groups(s, bars, rows, columns)
    if wanted > bars + groups:
        return False
    return closes_enough(s, wanted, left, closed_rows, closed_columns) or forms_enough_at_best(
        s, wanted, bars, rows, columns
    )


def closes_enough(s: State, wanted: int, bars: int, rows: int, columns: int) -> bool:
    """Try it by closing whichever square needs fewest bars, again and again.

    Among equals it is the square whose neighbours miss fewest sides: they share its bars.
    """
    while True:
        formed = 0
        best = -1
        best_cost = bars + 1
        best_beside = 0
        for square in range(SQUARES):
            if s.colours[square] == 0:
                cost = sides_open(square, rows, columns)
                if cost == 0:
                    formed += 1
                elif cost <= min(best_cost, bars):
                    beside = sides_beside(square, rows, columns)
                    if cost < best_cost or beside < best_beside:
                        best = square
                        best_cost = cost
                        best_beside = beside
        if formed >= wanted:
            return True
        if best < 0:
            return False
        rows, columns = with_square(best, rows, columns)
        bars -= best_cost


def sides_shared(square: int, step: int, rows: int, columns: int) -> int:
    """Return 1 if a bar is missing between a square and the one `step` before it, else 0."""
    if step == SIDE:
        return edge_open(square - SIDE, rows, columns) if square >= SIDE else 0
    row = square // SIDE
    return edge_open(HALF_EDGES + square - 1 - row, rows, columns) if square != row * SIDE else 0


def forms_enough_at_best(s: State, wanted: int, bars: int, rows: int, columns: int) -> bool:
    """Try every way at once.

    Squares are taken or left one by one, row by row. What is still to pay for depends on the last eight of
    them alone, for a bar between two squares that are taken is laid once. So for each set of taken ones among
    these, and for each number of squares taken in all, only the fewest bars are kept.
    """
    more = wanted
    for square in range(SQUARES):
        if s.colours[square] == 0 and sides_open(square, rows, columns) == 0:
            more -= 1
    if more <= 0:
        return True
    least = scratch(SEARCH_ROOM)
    width = more + 1
    known = width << SIDE
    for i in range(known):
        least[i] = TOO_DEAR
    for i in range(1 << SIDE):
        least[known + i] = 0
    least[0] = 0
    least[known] = 1
    possible = 0
    for square in range(SQUARES):
        bit = 1 << square % SIDE
        sides = sides_open(square, rows, columns) if s.colours[square] == 0 else 0
        if sides == 0 and possible & bit == 0:  # it cannot be taken, nor was the one before it
            continue
        below = sides_shared(square, SIDE, rows, columns)
        beside = sides_shared(square, 1, rows, columns)
        for left in range(1 << SIDE):
            taken = left | bit
            if left == taken or left & ~possible != 0:
                continue
            if least[known + left] + least[known + taken] == 0:
                continue
            price = sides - beside if left & bit >> 1 != 0 else sides
            any_taken = 0
            for i in range(more):
                count = more - i
                a = left * width + count
                b = taken * width + count
                paid = TOO_DEAR
                if sides > 0:
                    paid = min(least[a - 1] + price, least[b - 1] + price - below)
                least[a] = min(least[a], least[b])
                least[b] = TOO_DEAR
                if paid <= bars:
                    if count == more:
                        return True
                    least[b] = paid
                    any_taken = 1
            least[left * width] = min(least[left * width], least[taken * width])
            least[taken * width] = TOO_DEAR
            least[known + left] = 1
            least[known + taken] = any_taken
        possible = possible | bit if sides > 0 else possible & ~bit
    return False


def room_to_leave(s: State, cubes: int, bars: int) -> bool:
    """Tell whether bars can form enough free squares for so many cubes (cubano-2.32)."""
    more = cubes - s.empty[0]
    if more <= 0:
        return True
    cost = cheapest(s, more, 0)
    if cost <= bars:
        return True
    if cost == TOO_DEAR or cost > 2 * bars:  # a bar closes a side of two squares at most
        return False
    return forms_enough(s, cubes, bars, s.row_bars, s.column_bars)


def still_room(s: State, cubes: int, bars: int, square: int) -> bool:
    """Tell whether there is room to leave after this square has been formed."""
    cost = s.missing[square]
    if cost > bars:
        return False
    if cheapest(s, cubes - s.empty[0] - 1, cost) <= bars - cost:
        return True
    rows, columns = with_square(square, s.row_bars, s.column_bars)
    return forms_enough(s, cubes, bars - cost, rows, columns)
