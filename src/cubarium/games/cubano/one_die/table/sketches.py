"""How a sketch of Cub'ano 1 die is completed: bars are laid, and each square they form has a cube."""

from __future__ import annotations

from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubano.one_die.data.schema import MAX_PLAYERS, MIN_PLAYERS
from cubarium.games.cubano.one_die.rules.turn import FACES
from cubarium.games.cubano.one_die.state import CHOOSE, LAY, NO_COLOUR, OVER, State
from cubarium.games.cubano.rules.board import EDGES, SIDES_TO_CLOSE, SQUARE_NAMES, SQUARES, sides_missing
from cubarium.games.cubano.table.bars import Wanted, fit_bars, said_edges
from cubarium.games.cubano.table.colours import part_colours

PLACES = {"colours": SQUARE_NAMES, "missing": SQUARE_NAMES}
"""The names of places in lists."""


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Lay bars as they are said and counted, then set cubes and count what is left (cubano-3.8 to 3.12)."""
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    if s.players not in players or s.turn not in range(s.players) or s.starter not in range(s.players):
        return
    if s.phase == CHOOSE:
        _open(s, known)
    shown = {s.colours[q] for q in range(SQUARES) if known.colours[q]}
    part_colours(s.seats[: s.players], known.seats[: s.players], shown, FACES, luck)
    if s.phase != LAY and not known.to_lay:
        s.to_lay = 0
    fit_bars(s, _wanted(s, known), luck)
    _set_cubes(s, known, luck)
    _count(s, known)


def _open(s: State, known: State) -> None:
    """Take back colours that have not been chosen yet, and all bars."""
    late = (s.turn - s.starter) % s.players
    for i in range(late, s.players):
        p = (s.starter + i) % s.players
        if not known.seats[p].colour:
            s.seats[p].colour = NO_COLOUR
    if not known.lap:
        s.lap = 1


def _wanted(s: State, known: State) -> Wanted:
    wanted = Wanted(fixed=said_edges(known))
    for q in range(SQUARES):
        low, high = 0, SIDES_TO_CLOSE[q]
        if known.missing[q]:
            low = high = s.missing[q]
        if known.colours[q]:
            low, high = (max(low, 1), high) if s.colours[q] == NO_COLOUR else (low, 0)
        wanted.missing[q] = (low, high)
    if known.heap_bars:
        wanted.laid = (EDGES - s.heap_bars - s.to_lay,) * 2
    elif s.phase == OVER:
        wanted.laid = (EDGES, EDGES)
    elif s.phase == CHOOSE:
        wanted.laid = (0, 0)
    else:
        wanted.laid = (s.lap - 1, EDGES - 1 - s.to_lay - (s.phase == LAY))
    if known.heap_cubes:
        dice = sum(s.seats[p].die for p in range(s.players))
        wanted.counts = {0: SQUARES - s.heap_cubes - (s.players if s.heap_cubes else dice)}
    return wanted


def _set_cubes(s: State, known: State, luck: Luck) -> None:
    """Let each formed square, and no other, show the colour of a player (cubano-3.9)."""
    owned = [s.seats[p].colour for p in range(s.players) if s.seats[p].colour]
    for q in range(SQUARES):
        missing = sides_missing(s, q)
        if not known.missing[q]:
            s.missing[q] = missing
        if not known.colours[q]:
            usual = s.colours[q] if s.colours[q] in owned else NO_COLOUR
            s.colours[q] = NO_COLOUR if missing or not owned else usual or luck.pick(owned)


def _count(s: State, known: State) -> None:
    """Put what is not on the board into the heaps; dice are used last (cubano-3.10)."""
    if not known.heap_bars:
        s.heap_bars = EDGES - s.row_bars.bit_count() - s.column_bars.bit_count() - s.to_lay
    left = SQUARES - sum(c != NO_COLOUR for c in s.colours)
    said = sum(s.seats[p].die for p in range(s.players) if known.seats[p].die)
    for i in range(s.players):
        p = (s.turn + i) % s.players
        if not known.seats[p].die:
            s.seats[p].die = int(said < left)
            said += s.seats[p].die
    if not known.heap_cubes:
        s.heap_cubes = left - said
