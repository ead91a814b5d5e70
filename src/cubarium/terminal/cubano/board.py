"""The board of Cub'ano in the terminal, for all games played on it.

A cube is the value of its colour on that colour, so that it reads without colours too. Heavy lines are bars
and the rim. A diamond is a square that is formed and free; brackets stand round what is to be seen first,
as a rule the largest suites.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from cubarium.games.cubano.rules.board import SIDE
from cubarium.games.cubano.table import insights

# Each colour brings its own background, so that it looks the same on a dark and on a light terminal.
COLOUR_STYLES = (
    "",
    "bold white on color(94)",
    "bold white on color(160)",
    "bold black on color(208)",
    "bold black on color(220)",
    "bold white on color(28)",
    "bold white on color(25)",
)
"""By colour, from 1; 0 is none."""

FORMED = "◇"
BOARD_WIDTH = 3 + 4 * SIDE + 1
"""Columns of the whole picture."""

_LETTERS = "     " + "   ".join("abcdefgh")
_CROSSINGS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Where lines meet that go upwards (1), to the right (2), downwards (4) and to the left (8)."""


@dataclass(frozen=True)
class _Bars:
    """The bars on the board; the rim counts as one."""

    row_bars: int
    column_bars: int

    def above(self, letter: int, digit: int) -> bool:
        """Tell whether the upper side of a square is closed; row -1 lies below the board."""
        if not 0 <= letter < SIDE:
            return False
        return digit < 0 or digit == SIDE - 1 or self.row_bars >> (digit * SIDE + letter) & 1 == 1

    def left(self, letter: int, digit: int) -> bool:
        """Tell whether the left side of a square is closed; column 8 lies right of the board."""
        if not 0 <= digit < SIDE:
            return False
        return letter % SIDE == 0 or self.column_bars >> (digit * (SIDE - 1) + letter - 1) & 1 == 1

    def formed(self, letter: int, digit: int) -> bool:
        """Tell whether all sides of a square are closed."""
        across = self.left(letter, digit) and self.left(letter + 1, digit)
        return across and self.above(letter, digit) and self.above(letter, digit - 1)

    def crossing(self, letter: int, digit: int) -> str:
        """Return the sign at the upper left corner of a square."""
        up = 1 * self.left(letter, digit + 1)
        right = 2 * self.above(letter, digit)
        down = 4 * self.left(letter, digit)
        left = 8 * self.above(letter - 1, digit)
        return _CROSSINGS[up + right + down + left]


def board(
    colours: Sequence[int],
    row_bars: int,
    column_bars: int,
    framed: Collection[int] = (),
    signs: Mapping[int, str] | None = None,
) -> Text:
    """Return the picture of a board, a1 at the lower left.

    Args:
        colours: By square, the colour on top, 1 to 6, or 0 where it is empty.
        row_bars: The set of bars between digits, as in the states of all games.
        column_bars: The set of bars between letters.
        framed: Squares that get brackets.
        signs: By square, one character to show instead of the value or of the mark of an empty square.
    """
    bars = _Bars(row_bars, column_bars)
    picture = Text(f"{_LETTERS}\n", no_wrap=True)
    for digit in range(SIDE - 1, -1, -1):
        picture.append(f"{_line(bars, digit)}\n {digit + 1} ")
        for letter in range(SIDE):
            square = digit * SIDE + letter
            colour = colours[square]
            usual = str(colour) if colour else FORMED if bars.formed(letter, digit) else " "
            sign = (signs or {}).get(square, usual)
            picture.append("┃" if bars.left(letter, digit) else " ")
            picture.append(f"[{sign}]" if square in framed else f" {sign} ", COLOUR_STYLES[colour])
        picture.append("┃\n")
    return picture.append(f"{_line(bars, -1)}\n{_LETTERS}")


def _line(bars: _Bars, digit: int) -> str:
    """Return the line above a row of squares."""
    line = "   "
    for letter in range(SIDE):
        line += bars.crossing(letter, digit) + ("━━━" if bars.above(letter, digit) else "   ")
    return line + bars.crossing(SIDE, digit)


def cube(colour: int, sign: str = "") -> Text:
    """Return a cube, or a die, that shows a colour, or a blank for colour 0; three columns wide."""
    return Text(f" {sign or colour or ' '} ", COLOUR_STYLES[colour])


def largest_suites(colours: Sequence[int]) -> frozenset[int]:
    """Return the squares of the largest suites of all colours, where they have more than one square."""
    return frozenset(square for suite in insights.largest_suites(colours) for square in suite)
