"""The long search for room to leave, for what no short answer decides (cubano-2.32)."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.engine.rules.scratch import scratch
from cubarium.games.cubano.rules.board import EDGES, SIDE, SQUARES

TOO_DEAR = EDGES + 1
SEARCH_ROOM = SQUARES // 2 + 2 << SIDE


def can_leave_out(squares: int, over: int, saved: int, upward: int, sideways: int) -> bool:
    """Tell whether `over` squares of a set can be left out so that `saved` of its missing bars are.

    Those to form are taken, or those to leave out, whichever are fewer, one by one, row by row. To form one
    costs its missing bars, to leave one out nothing; a bar between two that are taken is won back. So what is
    still to pay depends on the last eight squares alone: for each set of taken ones among these, and for each
    number taken in all, only the fewest bars are kept.
    """
    to_come = size(squares)
    forms = to_come - over < over
    more = to_come - over if forms else over
    limit = size(upward) + size(sideways) - saved if forms else -saved
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
    seen = 0
    for square in range(SQUARES):
        bit = 1 << square % SIDE
        takes = squares >> square & 1 != 0
        if not takes and possible & bit == 0:  # it cannot be taken, nor was the one before it
            continue
        below = upward >> (square - SIDE) & 1 if square >= SIDE else 0
        beside = sideways >> (square - 1) & 1 if square > 0 else 0
        if takes:
            seen += 1
            to_come -= 1
        sides = below + beside + (upward >> square & 1) + (sideways >> square & 1) if forms else 0
        for left in range(1 << SIDE):
            taken = left | bit
            if left == taken or left & ~possible != 0:
                continue
            if least[known + left] + least[known + taken] == 0:
                continue
            price = sides - beside if left & bit >> 1 != 0 else sides
            any_taken = 0
            for i in range(max(0, more - seen), min(more, to_come + 1)):  # the others are too many or too few
                count = more - i
                a = left * width + count
                b = taken * width + count
                paid = TOO_DEAR
                if takes:
                    paid = min(least[a - 1] + price, least[b - 1] + price - below)
                least[a] = min(least[a], least[b])
                least[b] = TOO_DEAR
                if paid <= limit + (0 if forms else 2 * i):  # a square more wins back two bars at most
                    if i == 0:
                        return True
                    least[b] = paid
                    any_taken = 1
            least[left * width] = min(least[left * width], least[taken * width])
            least[taken * width] = TOO_DEAR
            least[known + left] = 1
            least[known + taken] = any_taken
        possible = possible | bit if takes else possible & ~bit
    return False
