"""How a sketch of Cub'ano Course is completed: each colour grows from its corner, square by square."""

from __future__ import annotations

from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubano.course.actions import CORNERS
from cubarium.games.cubano.course.data.schema import PLAYERS
from cubarium.games.cubano.course.data.values import DIAGONALS
from cubarium.games.cubano.course.rules.turn import FACES
from cubarium.games.cubano.course.state import CORNER, GOAL, NO_COLOUR, OVER, State
from cubarium.games.cubano.course.table.refusals import parity
from cubarium.games.cubano.rules.board import NO_SQUARE, SQUARE_NAMES, SQUARES

PLACES = {"colours": SQUARE_NAMES}
"""The names of places in lists."""


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Let both players cover squares from their corners on, and count what is left (cubano-4.3 to 4.9)."""
    if s.turn not in range(PLAYERS) or s.starter not in range(PLAYERS):
        return
    for square in range(SQUARES):
        if not known.colours[square]:
            s.colours[square] = NO_COLOUR
    if s.phase <= CORNER:
        _open(s, known)
    else:
        _choose(s, known, luck)
        sizes = _sizes(s, known)
        for p in range(PLAYERS):
            _grow(s, guide, known, p, sizes[p], luck)
    for p, player in enumerate(s.seats):
        if not known.seats[p].covered:
            player.covered = sum(bool(c) and c == player.colour for c in s.colours)
    _count(s, known)


def _open(s: State, known: State) -> None:
    """Take back what has not been chosen yet."""
    asked = 0 if s.turn == s.starter else 1
    for late, p in enumerate((s.starter, 1 - s.starter)):
        if late >= asked:
            if s.phase < CORNER and not known.seats[p].colour:
                s.seats[p].colour = NO_COLOUR
            if not known.seats[p].corner:
                s.seats[p].corner = NO_SQUARE


def _choose(s: State, known: State, luck: Luck) -> None:
    """Give each player a colour and a corner that fit the squares that are said."""
    shown = {c for c in s.colours if c}
    said_colours = {s.seats[p].colour for p in range(PLAYERS) if known.seats[p].colour}
    for p in luck.mixed(range(PLAYERS)):
        player, other = s.seats[p], s.seats[1 - p]
        if not known.seats[p].colour:
            at_corner = s.colours[player.corner] if known.seats[p].corner else NO_COLOUR
            left = sorted(shown - said_colours) or [c for c in range(1, FACES + 1) if c not in said_colours]
            keep = player.colour in left and player.colour != NO_COLOUR
            player.colour = at_corner or (player.colour if keep else luck.pick(left))
        said_colours.add(player.colour)
        if not known.seats[p].corner:
            own = [c for c in CORNERS if s.colours[c] in (NO_COLOUR, player.colour)]
            touching = [c for c in own if any(s.colours[q] == player.colour for q in _of(c))]
            fitting = [c for c in touching or own if _fits(s, known, p, c)]
            if player.corner not in fitting and fitting:
                player.corner = luck.pick(fitting)
        if not known.seats[1 - p].corner and parity(other.corner) == parity(player.corner):
            other.corner = luck.pick([c for c in CORNERS if parity(c) != parity(player.corner)])


def _of(corner: int) -> list[int]:
    """Return the squares that can be reached from a corner: those of one colour of a chessboard."""
    return [q for q in range(SQUARES) if parity(q) == parity(corner)]


def _fits(s: State, known: State, seat: int, corner: int) -> bool:
    other = s.seats[1 - seat].corner
    return not known.seats[1 - seat].corner or parity(other) != parity(corner)


def _sizes(s: State, known: State) -> list[int]:
    """Return how many squares each player covers: as said, as the heap has it, else as in the guide."""
    sizes = [s.seats[p].covered for p in range(PLAYERS)]
    dice = sum(player.die for player in s.seats)
    if known.heap_cubes:
        said_dice = all(known.seats[p].die for p in range(PLAYERS))
        total = SQUARES - s.heap_cubes - (PLAYERS if s.heap_cubes else dice if said_dice else 0)
        for p in range(PLAYERS):
            if not known.seats[p].covered:
                most = GOAL - (s.phase != OVER)
                sizes[p] = max(0, min(most, total - sizes[1 - p]))
    return sizes


def _grow(s: State, guide: State, known: State, seat: int, size: int, luck: Luck) -> None:
    """Cover so many squares that touch by corners, all that are said to be covered among them."""
    player = s.seats[seat]
    free = {q for q in _of(player.corner) if not known.colours[q] or s.colours[q] == player.colour}
    must = {q for q in free if s.colours[q] == player.colour}
    if player.corner not in free or (size == 0 and not must):
        return
    cluster = {player.corner}
    while must - cluster:
        path = _path(cluster, must - cluster, free, luck)
        if not path:
            return
        cluster |= path
    liked = {q for q in range(SQUARES) if guide.colours[q] and guide.colours[q] == guide.seats[seat].colour}
    while len(cluster) < size:
        border = [q for q in _around(cluster) & free if q not in cluster]
        if not border:
            break
        cluster.add(luck.pick(sorted(liked.intersection(border)) or sorted(border)))
    for square in cluster:
        s.colours[square] = player.colour


def _around(squares: set[int]) -> set[int]:
    return {near for q in squares for near in DIAGONALS[q] if near != NO_SQUARE}


def _path(cluster: set[int], wanted: set[int], free: set[int], luck: Luck) -> set[int]:
    """Return a shortest way from a cluster to one of the wanted squares, nothing if there is none."""
    came: dict[int, int] = {}
    border = luck.mixed(sorted(cluster))
    while border:
        following = []
        for q in border:
            for near in DIAGONALS[q]:
                if near != NO_SQUARE and near in free and near not in cluster and near not in came:
                    came[near] = q
                    following.append(near)
                    if near in wanted:
                        return _way_back(near, came)
        border = luck.mixed(following)
    return set()


def _way_back(square: int, came: dict[int, int]) -> set[int]:
    way = set()
    while square in came:
        way.add(square)
        square = came[square]
    return way


def _count(s: State, known: State) -> None:
    """Put what is not on the board into the heap; dice are used last (cubano-4.9)."""
    left = SQUARES - sum(bool(c) for c in s.colours)
    dice = min(PLAYERS, left)
    said = sum(s.seats[p].die for p in range(PLAYERS) if known.seats[p].die)
    for p in (s.turn, 1 - s.turn):
        if not known.seats[p].die:
            s.seats[p].die = 0
            if said < dice:
                s.seats[p].die = 1
                said += 1
    if not known.heap_cubes:
        s.heap_cubes = left - said
