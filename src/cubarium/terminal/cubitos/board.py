"""The circuit of Cubitos in the terminal: spaces in rows shifted by half, red lines, runners, coordinates.

A space is named by the letter above it and the number of its row. In every second row spaces lie half a space
to the right of their letter.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from string import ascii_lowercase
from typing import Any

from rich.text import Text

from cubarium.games.cubitos.data.circuit_geometry import FINISH_SIGN, START_SIGN, Circuit, Point
from cubarium.games.cubitos.data.circuits import FINISH, GRASS, SHORTCUT, START, WATER
from cubarium.terminal.table_view import SEAT_GLYPHS, SEAT_STYLES

IN_REACH = "o"
UPRIGHT, LEVEL = "│", "_"
MARGIN = 3
"""Columns for the numbers of rows."""

SIGN_STYLES = {
    "#": "dim",
    ".": "dim",
    "~": "blue",
    "S": "bold",
    "F": "bold",
    "f": "magenta",
    "B": "magenta",
    "x": "red",
    "X": "red",
    "g": "green",
    "d": "green",
    "J": "cyan",
    "P": "cyan",
    "Q": "cyan",
    "p": "cyan",
    "q": "cyan",
    IN_REACH: "bold green",
}
CREDIT_STYLE = "yellow"


class Board:
    """One circuit, drawn from a component pack."""

    def __init__(self, number: int, values: Mapping[str, Any], tables: Mapping[str, Any]) -> None:
        """Draw the circuit with these values; the tables say which cell lies where."""
        self.number = number
        self.circuit = Circuit.of(values)
        self.tables = tables
        cells = [cell for cell, board in enumerate(tables["BOARD_OF"]) if board == number]
        self.cells = {(tables["CELL_X"][cell], tables["CELL_Y"][cell]): cell for cell in cells}
        self.width = max(len(row) for row in self.circuit.rows)

    def picture(self, runners: Mapping[int, Sequence[int]], reach: Collection[int]) -> Text:
        """Return the picture with runners (seats by cell), and cells in reach marked."""
        shown = self._runners(runners)
        letters = "".join(ascii_lowercase[x // 2] if x % 2 == 0 else " " for x in range(self.width))
        picture = Text(f"{'':{MARGIN}}{letters.rstrip()}", "dim", no_wrap=True)
        for y, row in enumerate(self.circuit.rows):
            picture.append(f"\n{y + 1:2} ", "dim")
            for x in range(self.width):
                if (x, y) in shown:
                    seat = shown[x, y]
                    picture.append(SEAT_GLYPHS[seat], SEAT_STYLES[seat])
                else:
                    picture.append(*self._sign((x, y), row[x : x + 1], reach))
        return picture

    def _runners(self, runners: Mapping[int, Sequence[int]]) -> dict[Point, int]:
        """Find a point for every runner: on its cell, then beside it where several share it."""
        shown: dict[Point, int] = {}
        for cell, seats in runners.items():
            points = self._points(cell)
            x, y = points[0]
            points += [(x + 1, y), (x - 1, y), (x, y - 1 if y else y + 1)] if len(points) == 1 else []
            shown.update(zip(points, seats, strict=False))
        return shown

    def _points(self, cell: int) -> list[Point]:
        """Return where a cell is drawn: Start and Finish at several points."""
        space = self.tables["SPACE"][cell]
        if space in (START, FINISH):
            return list(self.circuit.drawn(START_SIGN if space == START else FINISH_SIGN))
        return [(self.tables["CELL_X"][cell], self.tables["CELL_Y"][cell])]

    def _sign(self, point: Point, sign: str, reach: Collection[int]) -> tuple[str, str]:
        """Return what is drawn at a point, and its style."""
        if not sign.strip():
            line = self._line(point)
            return line, "red" if line.strip() else ""
        is_near = self.cells.get(point) in reach
        if sign == "." and is_near:
            sign = IN_REACH
        style = CREDIT_STYLE if sign.isdigit() else SIGN_STYLES[sign]
        return sign, f"{style.replace('dim', '')} bold underline".strip() if is_near else style

    def _line(self, point: Point) -> str:
        """Return the piece of a red line between two spaces of a row, or under them."""
        x, y = point
        left, right = self.circuit.zone((x - 1, y)), self.circuit.zone((x + 1, y))
        below = self.circuit.zone((x, y + 1))
        if left.isdigit() and right.isdigit() and left != right:
            return UPRIGHT
        sides = [zone for zone in (left, right) if zone.isdigit()]
        return LEVEL if below.isdigit() and sides and all(zone != below for zone in sides) else " "

    # --- names ---------------------------------------------------------------------------------------------

    def legend_cells(self) -> list[tuple[str, int]]:
        """Return one cell for each sign that wants an explanation, but for credits, with the sign."""
        found: dict[str, int] = {}
        for point, cell in self.cells.items():
            if self.tables["SPACE"][cell] not in (GRASS, WATER, SHORTCUT):
                found.setdefault(self.circuit.sign(point), cell)
        return [(sign, cell) for sign, cell in sorted(found.items()) if not sign.isdigit()]

    def shortcuts(self) -> list[int]:
        """Return the cells from which a shortcut leads away."""
        return [cell for cell in self.cells.values() if self.tables["SPACE"][cell] == SHORTCUT]
