"""What a throw brings: who may flip for it, and its bars and cubes (cubano-3.4 to 3.10, 3.12)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.one_die.actions import LAY_BAR
from cubarium.games.cubano.one_die.data.values import COLOUR_BARS, FLIP_LAP, STANDARD
from cubarium.games.cubano.one_die.events import LAYS, OCCUPIES, TAKES_BARS, TAKES_LAST, USES_DIE
from cubarium.games.cubano.one_die.rules.scoring import tell_result
from cubarium.games.cubano.one_die.state import LAY, OVER, State, View
from cubarium.games.cubano.rules.board import EDGE_SQUARES, EDGES, HALF_EDGES, SQUARES, has_bar, lay_bar

ALL_HALF = (1 << HALF_EDGES) - 1


def owner_of(t: State | View, colour: int) -> int:
    """Return the seat that plays a colour, or -1."""
    for p in range(t.players):
        if t.seats[p].colour == colour:
            return p
    return -1


def can_claim(s: State) -> bool:
    """Tell whether the colour thrown lets its owner flip a square of the thrower (cubano-3.6)."""
    owner = owner_of(s, s.shown)
    if owner < 0 or owner == s.turn or s.lap < FLIP_LAP:
        return False
    for square in range(SQUARES):
        if s.colours[square] == s.seats[s.turn].colour:
            return True
    return False


def list_things(out: list[int], n: int, base: int, things: int) -> int:
    """Write one action for each member of a set and return the new count."""
    while things != 0:
        out[n] = base + lowest(things)
        n += 1
        things &= things - 1
    return n


def list_edges(s: State, out: list[int]) -> int:
    """Write one action for each edge without a bar and return how many there are (cubano-3.8)."""
    n = list_things(out, 0, LAY_BAR, ALL_HALF & ~s.row_bars)
    return list_things(out, n, LAY_BAR + HALF_EDGES, ALL_HALF & ~s.column_bars)


def bars_due(t: State | View) -> int:
    """Return how many bars the colour thrown is worth to the player in turn (cubano-3.4, 3.5)."""
    if t.shown == t.seats[t.turn].colour:
        return STANDARD
    return COLOUR_BARS[t.shown]


def take_bars(s: State, chance: Chance) -> None:
    """Take the bars of the throw, or what is left of them (cubano-3.8, 3.12)."""
    s.to_lay = min(bars_due(s), s.heap_bars)
    s.heap_bars -= s.to_lay
    s.phase = LAY
    if s.heap_bars == 0:
        note(chance, TAKES_LAST, s.turn, s.to_lay)
        lay_the_rest(s, chance)
    else:
        note(chance, TAKES_BARS, s.turn, s.to_lay)


def put_bar(s: State, edge: int, chance: Chance) -> None:
    """Lay one bar and occupy the squares it forms (cubano-3.8, 3.9)."""
    lay_bar(s, edge)
    s.to_lay -= 1
    note(chance, LAYS, s.turn, edge)
    for side in range(2):
        square = EDGE_SQUARES[edge][side]
        s.missing[square] -= 1
        if s.missing[square] == 0:
            s.colours[square] = s.seats[s.turn].colour
            note(chance, OCCUPIES, s.turn, square)
            take_cube(s, chance)


def take_cube(s: State, chance: Chance) -> None:
    """Take a cube for the player in turn: of the heap, else the nearest die, going back (cubano-3.10)."""
    if s.heap_cubes > 0:
        s.heap_cubes -= 1
        return
    owner = s.turn
    while s.seats[owner].die == 0:
        owner = (owner + s.players - 1) % s.players
    s.seats[owner].die = 0
    note(chance, USES_DIE, s.turn, owner)


def lay_the_rest(s: State, chance: Chance) -> None:
    """Lay the last bars on the last free edges, in whatever order, and end the game (cubano-3.12)."""
    for edge in range(EDGES):
        if not has_bar(s, edge):
            put_bar(s, edge, chance)
    s.shown = 0
    s.phase = OVER
    tell_result(s, chance)
