"""Supply and placing: what moves between heap, reserve and board (cubano-2.16 to 2.30)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.rules.board import (
    EDGE_SQUARES,
    SIDES,
    SIDES_TO_CLOSE,
    SQUARE_EDGES,
    has_bar,
    lay_bar,
)
from cubarium.games.cubano.two_dice.data.values import STANDARD
from cubarium.games.cubano.two_dice.events import DRAWS, FILLS, FORMS, LAYS
from cubarium.games.cubano.two_dice.state import State

# --- what there is room for --------------------------------------------------------------------------------


def room(s: State, least: int, bars: int) -> int:
    """Count the squares without a cube that miss at least so many sides and no more than there are bars."""
    count = 0
    for m in range(least, min(bars, SIDES) + 1):
        count += s.empty[m]
    return count


def can_place(s: State, bars: int, cubes: int) -> bool:
    """Tell whether some square can be filled, or formed without a cube (cubano-2.22, 2.23)."""
    return room(s, 0 if cubes > 0 else 1, bars) > 0


# --- supply ------------------------------------------------------------------------------------------------


def take_from_heap(s: State, cubes: int, bars: int, chance: Chance) -> None:
    """Move cubes and bars from the heap to the player in turn, or what is left of them (cubano-2.21)."""
    player = s.seats[s.turn]
    more_cubes = min(cubes, s.heap_cubes)
    more_bars = min(bars, s.heap_bars)
    s.heap_cubes -= more_cubes
    s.heap_bars -= more_bars
    player.cubes += more_cubes
    player.bars += more_bars
    s.drawn_cubes += more_cubes
    s.drawn_bars += more_bars
    note(chance, DRAWS, s.turn, more_cubes, more_bars, s.heap_cubes, s.heap_bars)


def unit_of_bars(s: State) -> int:
    """Return the bars that one unit of the heap has: four, or what is left."""
    return min(STANDARD, s.heap_bars)


# --- placing -----------------------------------------------------------------------------------------------


def use_bars(s: State, count: int) -> None:
    """Take bars out of the reserve of the player in turn, those drawn in this turn first."""
    s.seats[s.turn].bars -= count
    s.drawn_bars = max(0, s.drawn_bars - count)


def use_cube(s: State) -> None:
    """Take a cube out of the reserve of the player in turn, one drawn in this turn first."""
    s.seats[s.turn].cubes -= 1
    s.drawn_cubes = max(0, s.drawn_cubes - 1)


def close_side(s: State, edge: int) -> None:
    """Lay a bar on an edge; both squares beside it miss one side less."""
    lay_bar(s, edge)
    for i in range(2):
        square = EDGE_SQUARES[edge][i]
        missing = s.missing[square]
        s.missing[square] = missing - 1
        if s.colours[square] == 0:
            s.empty[missing] -= 1
            s.empty[missing - 1] += 1


def form_square(s: State, square: int) -> int:
    """Lay all bars a square misses, from the reserve of the player in turn, and return how many."""
    bars = s.missing[square]
    if bars > 0:
        for i in range(SIDES_TO_CLOSE[square]):
            if not has_bar(s, SQUARE_EDGES[square][i]):
                close_side(s, SQUARE_EDGES[square][i])
        use_bars(s, bars)
    return bars


def form(s: State, square: int, chance: Chance) -> None:
    """Form a square and leave it free (cubano-2.22, 2.27)."""
    bars = form_square(s, square)
    note(chance, FORMS, s.turn, square, bars)


def fill(s: State, square: int, chance: Chance) -> None:
    """Form a square if need be and put a cube of the player in turn into it (cubano-2.22, 2.23, 2.26)."""
    bars = form_square(s, square)
    use_cube(s)
    s.empty[0] -= 1
    s.colours[square] = s.seats[s.turn].colour
    s.seats[s.turn].squares += 1
    note(chance, FILLS, s.turn, square, bars)


def lay_one(s: State, edge: int, chance: Chance) -> None:
    """Lay a single bar of the player in turn (cubano-2.25)."""
    close_side(s, edge)
    use_bars(s, 1)
    note(chance, LAYS, s.turn, edge)
