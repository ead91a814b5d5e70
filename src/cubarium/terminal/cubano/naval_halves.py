"""The two halves of a naval battle side by side, the viewer's own at the left, a1 at the lower left.

A square is one sign on the colour its cube shows, so that it reads without colours too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.table import Table
from rich.text import Text

from cubarium.games.cubano.rules.board import COLOURS, SIDE
from cubarium.games.cubano.table.naval_colours import turned_colours
from cubarium.terminal.cubano.board import COLOUR_STYLES
from cubarium.terminal.table_view import NARROW
from cubarium.terminal.talk import Talk

HOLE = 0
PLAIN = "·"
LETTERS = SIDE // 2

Cell = tuple[str, int]
"""A sign and the colour of the cube, 0 where there is none."""


def half(letters: str, cells: Sequence[Cell], framed: Collection[int] = ()) -> Text:
    """Return the picture of one half; `cells` are its squares row by row, `framed` ones get brackets."""
    head = "    " + "  ".join(letters) + " "
    picture = Text(f"{head}\n", no_wrap=True)
    for row in range(SIDE - 1, -1, -1):
        picture.append(f" {row + 1} ")
        for place in range(row * LETTERS, (row + 1) * LETTERS):
            sign, colour = cells[place]
            picture.append(f"[{sign}]" if place in framed else f" {sign} ", COLOUR_STYLES[colour])
        picture.append("\n")
    return picture.append(head)


def turned(chosen: Sequence[int]) -> list[int]:
    """Return the second and the third colour as numbers; none before both players have chosen."""
    return [COLOURS.index(name) + 1 for name in turned_colours(chosen)]


def order(viewer: int) -> tuple[int, int]:
    """Return the seats from left to right; a spectator sees the first seat at the left."""
    return (1, 0) if viewer == 1 else (0, 1)


def label(talk: Talk, name: Text, facts: Sequence[str]) -> Text:
    """Return whose half it is, and what there is to know of it."""
    name.truncate(talk.console.width // 2 - 2, overflow="ellipsis")
    return Text.assemble(name, *((f"\n   {fact}", "dim") for fact in facts))


def side_by_side(talk: Talk, labels: Sequence[Text], pictures: Sequence[Text]) -> Table:
    """Return both halves under their labels."""
    gap = 6 if talk.console.width >= NARROW else 3
    table = Table.grid(padding=(0, gap, 0, 0))
    table.add_row(*labels)
    table.add_row(*pictures)
    return table
