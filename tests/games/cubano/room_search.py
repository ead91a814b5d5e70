"""Room to leave, as the rules find it and as it is found by trying everything.

`python -m tests.games.cubano.room_search 20000` looks at so many boards.
"""

from __future__ import annotations

import sys
from itertools import combinations
from random import Random

from cubarium.engine.record import copy_of
from cubarium.games.cubano.rules.board import EDGE_NAMES, EDGE_SQUARES, EDGES, SIDE, SQUARES, lay_bar
from cubarium.games.cubano.two_dice.rules.room import forms_enough, forms_enough_at_best
from cubarium.games.cubano.two_dice.state import State
from tests.games.cubano.two_dice_table import table

OPEN_EDGES = 10
MOST_TAKEN = 24


def most_formed(edges: list[int], bars: int, is_free: list[bool]) -> int:
    """Try every way to lay bars on the only open edges; return how many free squares can be formed."""
    unformed = ({q for e in left for q in EDGE_SQUARES[e]} for left in combinations(edges, len(edges) - bars))
    return sum(is_free) - min(sum(is_free[q] for q in squares) for squares in unformed)


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
    for square in luck.sample(range(SQUARES), luck.randrange(MOST_TAKEN)):
        s.colours[square] = 1
    return s, edges


def differences(luck: Random, boards: int) -> list[str]:
    """Return every board, and number of bars, for which the rules do not find the most squares there are."""
    found = []
    for _ in range(boards):
        s, edges = some_board(luck)
        is_free = [colour == 0 for colour in s.colours]
        for bars in range(len(edges) + 1):
            most = most_formed(edges, bars, is_free)
            answers = [
                ask(s, most + more, bars, s.row_bars, s.column_bars)
                for more in (0, 1)
                for ask in (forms_enough, forms_enough_at_best)
            ]
            if answers != [True, True, False, False]:
                found.append(f"{bars} bars on {[EDGE_NAMES[edge] for edge in edges]}: {answers}")
    return found


def any_board(luck: Random) -> State:
    """Return a board as full of bars and cubes as may be, too large to try everything."""
    s: State = copy_of(table().state)
    for edge in luck.sample(range(EDGES), luck.randrange(EDGES)):
        lay_bar(s, edge)
    for square in luck.sample(range(SQUARES), luck.randrange(SQUARES)):
        s.colours[square] = 1
    return s


def wrong_short_answers(luck: Random, boards: int) -> list[str]:
    """Return the boards of any size for which the short answers are not those of the long search."""
    found = []
    for number in range(boards):
        s, bars = any_board(luck), luck.randrange(30)
        most = max(n for n in range(SQUARES + 1) if forms_enough(s, n, bars, s.row_bars, s.column_bars))
        answers = [forms_enough_at_best(s, most + n, bars, s.row_bars, s.column_bars) for n in (0, 1)]
        if answers != [True, False]:
            found.append(f"board {number}: {most} squares with {bars} bars, {answers}")
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
    sys.exit(bool(found or short))


if __name__ == "__main__":
    main()
