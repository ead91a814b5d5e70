"""Pictures: taken from the components or drawn anew, and how far the board shows them."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.draws import draw
from cubarium.games.cubano.puzzle.data.values import END, NEXT_PLACE, PARS, PICTURES, STROKES
from cubarium.games.cubano.puzzle.rules.runs import needs_bar
from cubarium.games.cubano.puzzle.state import EMPTY, State, View
from cubarium.games.cubano.rules.board import COLOURS, EDGES, SIDE, SQUARES

HALF = SIDE // 2


def take_picture(s: State, pattern: int) -> None:
    """Copy one of our pictures, counted from 1 (cubano-7.14)."""
    for square in range(SQUARES):
        s.picture[square] = PICTURES[pattern - 1][square]
    s.par = PARS[pattern - 1]


def draw_picture(s: State, chance: Chance) -> None:
    """Draw a picture that is the same left and right, by strokes over one another (cubano-7.14).

    While it is drawn, `colours` remembers which run painted each square last. The runs that can still be
    seen, after a line of bars for each line of the picture, are a solution.
    """
    runs = 0
    for _ in range(STROKES):
        colour = 1 + draw(chance, TABLE, len(COLOURS))
        column = draw(chance, TABLE, HALF)
        if draw(chance, TABLE, 2) == 0:
            row = draw(chance, TABLE, SIDE)
            runs += 1
            stroke(s, runs, colour, row * SIDE + column, 1, SIDE - 2 * column)
        else:
            low = draw(chance, TABLE, SIDE)
            high = draw(chance, TABLE, SIDE)
            start = min(low, high) * SIDE
            length = abs(high - low) + 1
            runs += 2
            stroke(s, runs - 1, colour, start + column, SIDE, length)
            stroke(s, runs, colour, start + SIDE - 1 - column, SIDE, length)
    s.par = bar_lines(s)
    for run in range(1, runs + 1):
        if is_seen(s, run):
            s.par += 1
    for square in range(SQUARES):
        s.colours[square] = EMPTY


def stroke(s: State, run: int, colour: int, square: int, step: int, length: int) -> None:
    """Paint a line of squares and remember the run in all of them, unless it changes none."""
    changed = False
    for i in range(length):
        if s.picture[square + i * step] != colour:
            changed = True
    if not changed:
        return
    for i in range(length):
        s.picture[square + i * step] = colour
        s.colours[square + i * step] = run


def is_seen(s: State, run: int) -> bool:
    """Tell whether a run was the last in any square."""
    for square in range(SQUARES):
        if s.colours[square] == run:
            return True
    return False


def bar_lines(s: State) -> int:
    """Count the unbroken lines of bars in the picture; each takes one move."""
    lines = 0
    for edge in range(EDGES):
        after = max(NEXT_PLACE[edge][0], NEXT_PLACE[edge][2])  # an edge goes on in one of the two at most
        if needs_bar(s, edge) and (after == END or not needs_bar(s, after)):
            lines += 1
    return lines


def wanted_squares(t: State | View) -> int:
    """Count the coloured squares of the picture."""
    n = 0
    for square in range(SQUARES):
        if t.picture[square] != EMPTY:
            n += 1
    return n


def right_squares(t: State | View) -> int:
    """Count the coloured squares of the picture that the board shows."""
    n = 0
    for square in range(SQUARES):
        if t.picture[square] != EMPTY and t.colours[square] == t.picture[square]:
            n += 1
    return n


def is_rebuilt(t: State | View) -> bool:
    """Tell whether the board shows the picture (cubano-7.11)."""
    return right_squares(t) == wanted_squares(t)
