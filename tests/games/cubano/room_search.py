"""Room to leave, as the rules find it and as it is found by trying everything.

`python -m tests.games.cubano.room_search 20000` looks at so many boards.
"""

from __future__ import annotations

import sys
from itertools import combinations
from random import Random

from cubarium.engine.record import copy_of
from cubarium.engine.rules.bits import size
from cubarium.games.cubano.rules.board import (
    EDGE_NAMES,
    EDGE_SQUARES,
    EDGES,
    SIDE,
    SIDES,
    SQUARES,
    lay_bar,
    sides_missing,
)
from cubarium.games.cubano.two_dice.rules.groups import ALL_UPWARD, open_sideways
from cubarium.games.cubano.two_dice.rules.room import (
    forms_enough,
    squares_over,
    squares_to_form,
    unformed_squares,
)
from cubarium.games.cubano.two_dice.rules.room_search import can_leave_out
from cubarium.games.cubano.two_dice.state import State
from tests.games.cubano.two_dice_table import table

OPEN_EDGES = 10
MOST_TAKEN = 24


def most_formed(edges: list[int], bars: int, is_free: list[bool]) -> int:
    """Try every way to lay bars on the only open edges; return how many free squares can be formed."""
    unformed = ({q for e in left for q in EDGE_SQUARES[e]} for left in combinations(edges, len(edges) - bars))
    return sum(is_free) - min(sum(is_free[q] for q in squares) for squares in unformed)


def count_squares(s: State) -> None:
    """Count the sides each square misses, and the free squares by that."""
    for m in range(SIDES + 1):
        s.empty[m] = 0
    for square in range(SQUARES):
        s.missing[square] = sides_missing(s, square)
        if s.colours[square] == 0:
            s.empty[s.missing[square]] += 1


def fill_some(s: State, luck: Random, most: int) -> None:
    """Put cubes in some of the formed squares."""
    formed = [square for square in range(SQUARES) if sides_missing(s, square) == 0]
    for square in luck.sample(formed, luck.randrange(min(most, len(formed) + 1))):
        s.colours[square] = 1
    count_squares(s)


def searched(s: State, wanted: int, bars: int, formed: int = 0) -> bool:
    """Ask the long search alone; a set of squares must be among those formed."""
    upward, sideways = ~s.row_bars & ALL_UPWARD, open_sideways(s.column_bars)
    saved = size(upward) + size(sideways) - bars
    squares = unformed_squares(upward, sideways) & ~formed
    upward &= squares & squares >> SIDE
    sideways &= squares & squares >> 1
    over = squares_over(s, wanted)
    if over >= size(squares):
        return size(upward) + size(sideways) >= saved
    return over >= 0 and (saved <= 0 or can_leave_out(squares, over, saved, upward, sideways))


def some_board(luck: Random) -> tuple[State, list[int]]:
    """Return a board with a few open edges that lie together, and cubes anywhere."""
    s = copy_of(table().state)
    column, row = luck.randrange(SIDE - 2), luck.randrange(SIDE - 2)
    width, height = luck.randint(3, 5), luck.randint(3, 5)
    near = [
        edge
        for edge, pair in enumerate(EDGE_SQUARES)
        if all(0 <= q % SIDE - column < width and 0 <= q // SIDE - row < height for q in pair)
    ]
    edges = sorted(luck.sample(near, min(OPEN_EDGES, len(near))))
    for edge in set(range(EDGES)) - set(edges):
        lay_bar(s, edge)
    fill_some(s, luck, MOST_TAKEN)
    return s, edges


def differences(luck: Random, boards: int) -> list[str]:
    """Return every board, and number of bars, for which the rules do not find the most squares there are."""
    found = []
    for _ in range(boards):
        s, edges = some_board(luck)
        is_free = [colour == 0 for colour in s.colours]
        for bars in range(len(edges) + 1):
            most = most_formed(edges, bars, is_free)
            answers = [ask(s, most + more, bars) for more in (0, 1) for ask in (forms_enough, searched)]
            if answers != [True, True, False, False]:
                found.append(f"{bars} bars on {[EDGE_NAMES[edge] for edge in edges]}: {answers}")
    return found


def any_board(luck: Random) -> State:
    """Return a board with any number of bars and cubes, too large to try everything."""
    s: State = copy_of(table().state)
    for edge in luck.sample(range(EDGES), luck.randrange(EDGES)):
        lay_bar(s, edge)
    fill_some(s, luck, SQUARES)
    return s


def wrong_short_answers(luck: Random, boards: int) -> list[str]:
    """Return the boards of any size for which the short answers are not those of the long search."""
    found = []
    for number in range(boards):
        s, bars = any_board(luck), luck.randrange(30)
        most = max(n for n in range(SQUARES + 1) if forms_enough(s, n, bars))
        answers = [searched(s, most + n, bars) for n in (0, 1)]
        if answers != [True, False]:
            found.append(f"board {number}: {most} squares with {bars} bars, {answers}")
    return found


def wrong_squares(luck: Random, boards: int) -> list[str]:
    """Return the boards where other squares may be formed while leaving than the long search allows."""
    found = []
    for number in range(boards):
        s, edges = some_board(luck)
        bars = luck.randint(1, len(edges))
        most = max(n for n in range(SQUARES + 1) if forms_enough(s, n, bars))
        wanted = most - luck.randrange(2)
        squares = squares_to_form(s, wanted, bars)
        allowed = sum(
            1 << q for q in range(SQUARES) if s.missing[q] > 0 and searched(s, wanted, bars, formed=1 << q)
        )
        if squares != allowed:
            found.append(f"board {number}: {wanted} squares with {bars} bars, {squares:x} not {allowed:x}")
    return found


def main() -> None:
    """Look at as many boards as the command says."""
    boards = int(sys.argv[1])
    found = differences(Random(1), boards)
    print(
        *found[:10],
        f"{boards} boards, up to {OPEN_EDGES + 1} numbers of bars each, {len(found)} differ",
        sep="\n",
    )
    short = wrong_short_answers(Random(2), boards)
    print(*short[:10], f"{boards} large boards, {len(short)} short answers are wrong", sep="\n")
    squares = wrong_squares(Random(3), boards)
    print(*squares[:10], f"{boards} listings, {len(squares)} differ", sep="\n")
    sys.exit(bool(found or short or squares))


if __name__ == "__main__":
    main()
