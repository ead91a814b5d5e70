"""Leaving the game: the voluntary exit, expulsion, and what they need (cubano-2.31 to 2.35, 2.46 to 2.57)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.journal import note
from cubarium.engine.rules.scratch import scratch
from cubarium.games.cubano.rules.board import (
    EDGES,
    HALF_EDGES,
    SIDE,
    SIDES,
    SIDES_TO_CLOSE,
    SQUARE_EDGES,
    SQUARES,
)
from cubarium.games.cubano.two_dice.data.values import EXIT_SQUARES, SOLVENT, STANDARD
from cubarium.games.cubano.two_dice.events import EXITS, GIVES_UP, IS_EXPELLED
from cubarium.games.cubano.two_dice.rules.placing import fill, lay_one
from cubarium.games.cubano.two_dice.state import (
    ACTIVE,
    CALLS_OPEN,
    DEPARTURES,
    DICE,
    EXPELLED,
    LEAVING,
    OUT,
    WAITING,
    State,
)

ROW_EDGES = (1 << HALF_EDGES) - 1
TOO_DEAR = EDGES + 1

# --- is there room to leave? -------------------------------------------------------------------------------


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


def sides_open(square: int, rows: int, columns: int) -> int:
    """Count the sides a square misses under any set of bars."""
    missing = 0
    for i in range(SIDES_TO_CLOSE[square]):
        missing += edge_open(SQUARE_EDGES[square][i], rows, columns)
    return missing


def with_square(square: int, rows: int, columns: int) -> tuple[int, int]:
    """Return a set of bars with those around a square."""
    for i in range(SIDES_TO_CLOSE[square]):
        edge = SQUARE_EDGES[square][i]
        if edge < HALF_EDGES:
            rows |= 1 << edge
        else:
            columns |= 1 << (edge - HALF_EDGES)
    return rows, columns


def sides_shared(square: int, step: int, rows: int, columns: int) -> int:
    """Return 1 if a bar is missing between a square and the one `step` before it, else 0."""
    if step == SIDE:
        return edge_open(square - SIDE, rows, columns) if square >= SIDE else 0
    row = square // SIDE
    return edge_open(HALF_EDGES + square - 1 - row, rows, columns) if square != row * SIDE else 0


def forms_enough(s: State, wanted: int, bars: int, rows: int, columns: int) -> bool:
    """Tell whether so many bars can make for so many formed free squares, in the best way there is.

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
    least = scratch()
    width = more + 1
    is_known = width << SIDE
    for i in range(is_known):
        least[i] = TOO_DEAR
    for i in range(1 << SIDE):
        least[is_known + i] = 0
    least[0] = 0
    least[is_known] = 1
    for square in range(SQUARES):
        bit = 1 << square % SIDE
        sides = sides_open(square, rows, columns) if s.colours[square] == 0 else 0
        below = sides_shared(square, SIDE, rows, columns)
        beside = sides_shared(square, 1, rows, columns)
        for left in range(1 << SIDE):
            taken = left | bit
            if left == taken or least[is_known + left] + least[is_known + taken] == 0:
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
            least[is_known + left] = 1
            least[is_known + taken] = any_taken
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


def can_exit(s: State) -> bool:
    """Tell whether the player in turn may leave, given a double for it (cubano-2.31 to 2.33, 2.48)."""
    player = s.seats[s.turn]
    cubes = player.cubes + DICE
    if s.phase != DEPARTURES and player.squares + cubes < EXIT_SQUARES:
        return False
    return room_to_leave(s, cubes, player.bars)


# --- the exit, step by step: enough squares, then the surplus bars, then the cubes -------------------------


def begin_exit(s: State, chance: Chance) -> None:
    """Begin to leave: the dice are cubes to place like those of the reserve (cubano-2.31)."""
    s.seats[s.turn].has_dice = 0
    s.seats[s.turn].cubes += DICE
    s.step = LEAVING
    continue_exit(s, chance)


def squares_lacking(s: State) -> int:
    """Return how many more squares the leaving player has to form, 0 or less if there are enough."""
    return s.seats[s.turn].cubes - s.empty[0]


def first_free_edge(s: State) -> int:
    """Return the first edge without a bar."""
    rows = ~s.row_bars & ROW_EDGES
    if rows != 0:
        return lowest(rows)
    return HALF_EDGES + lowest(~s.column_bars & ROW_EDGES)


def fill_all(s: State, chance: Chance) -> None:
    """Fill every formed free square with the cubes of the player in turn."""
    for square in range(SQUARES):
        if s.colours[square] == 0 and s.missing[square] == 0:
            fill(s, square, chance)


def continue_exit(s: State, chance: Chance) -> None:
    """Do what is left without a choice: bars on all free edges, cubes in all formed squares."""
    player = s.seats[s.turn]
    free_edges = EDGES - size(s.row_bars) - size(s.column_bars)
    if squares_lacking(s) <= 0 and player.bars == free_edges:
        while player.bars > 0:
            lay_one(s, first_free_edge(s), chance)
    if squares_lacking(s) == 0 and player.bars == 0:
        fill_all(s, chance)
    if player.cubes == 0:
        finish_exit(s, chance)


def finish_exit(s: State, chance: Chance) -> None:
    """Let the player in turn go, untouchable from now on (cubano-2.34)."""
    s.seats[s.turn].status = OUT
    s.step = CALLS_OPEN
    note(chance, EXITS, s.turn, s.seats[s.turn].squares)


def is_capot(s: State) -> bool:
    """Tell whether the player in turn has just left and nobody else has a square (cubano-2.35)."""
    if s.seats[s.turn].status != OUT:
        return False
    for p in range(s.players):
        if p != s.turn and s.seats[p].squares > 0:
            return False
    return True


# --- leaving against one's will ----------------------------------------------------------------------------


def solvency(s: State, seat: int) -> int:
    """Return how many penalties a player could pay (cubano-2.49)."""
    player = s.seats[seat]
    return player.squares + player.cubes + (player.bars + STANDARD - 1) // STANDARD


def is_insolvent(s: State, seat: int) -> bool:
    """Tell whether a player is to be expelled at the start of the turn (cubano-2.50)."""
    return s.phase == DEPARTURES and s.seats[seat].status == ACTIVE and solvency(s, seat) < SOLVENT


def hand_over(s: State, seat: int) -> None:
    """Move dice and reserve of a player to the new heap (cubano-2.46, 2.51)."""
    player = s.seats[seat]
    s.heap_cubes += player.cubes + DICE
    s.heap_bars += player.bars
    player.cubes = 0
    player.bars = 0
    player.has_dice = 0
    player.status = EXPELLED


def expel(s: State, seat: int, chance: Chance) -> None:
    """Expel a player who could not pay the penalties of one throw (cubano-2.50, 2.51)."""
    note(chance, IS_EXPELLED, seat, s.seats[seat].squares, s.seats[seat].cubes, s.seats[seat].bars)
    hand_over(s, seat)


def waiting_players_give_up(s: State, chance: Chance) -> None:
    """Let those who never entered make the first new heap of their dice (cubano-2.46)."""
    for p in range(s.players):
        if s.seats[p].status == WAITING:
            hand_over(s, p)
            note(chance, GIVES_UP, p, DICE)
