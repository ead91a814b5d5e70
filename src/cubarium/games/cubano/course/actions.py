"""The actions of Cub'ano Course: one flat space of small numbers, with a structured and a text form.

throw · colour COLOUR · corner SQUARE · place SQUARE
"""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.errors import Malformed
from cubarium.games.cubano.board import COLOURS, SIDE, SQUARE_NAMES, SQUARES

CORNERS = (0, SIDE - 1, SQUARES - SIDE, SQUARES - 1)
"""The squares a1, h1, a8 and h8."""
CORNER_NAMES = tuple(SQUARE_NAMES[square] for square in CORNERS)

THROW_DIE = 0
COLOUR = 0
"""To be added to a colour, which is counted from 1."""
TAKE_CORNER = COLOUR + len(COLOURS) + 1
PLACE_CUBE = TAKE_CORNER + len(CORNERS)
ACTIONS = PLACE_CUBE + SQUARES

_FIRST_COLOUR = COLOUR + 1


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its named argument."""
    if action == THROW_DIE:
        return {"kind": "throw"}
    if _FIRST_COLOUR <= action < TAKE_CORNER:
        return {"kind": "colour", "colour": COLOURS[action - _FIRST_COLOUR]}
    if TAKE_CORNER <= action < PLACE_CUBE:
        return {"kind": "corner", "square": CORNER_NAMES[action - TAKE_CORNER]}
    if PLACE_CUBE <= action < ACTIONS:
        return {"kind": "place", "square": SQUARE_NAMES[action - PLACE_CUBE]}
    raise Malformed(f"there is no action {str(action)[:40]}")


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    return " ".join(str(part) for part in to_struct(action).values())


def _place(word: str, names: Sequence[str], what: str) -> int:
    if word not in names:
        raise Malformed(f"there is no {what} {word[:40]!r}")
    return names.index(word)


def from_text(text: str) -> int:
    """Read the text form back."""
    if text == "throw":
        return THROW_DIE
    kind, _, rest = text.partition(" ")
    if kind == "colour":
        return _FIRST_COLOUR + _place(rest, COLOURS, "colour")
    if kind == "corner":
        return TAKE_CORNER + _place(rest, CORNER_NAMES, "corner")
    if kind == "place":
        return PLACE_CUBE + _place(rest, SQUARE_NAMES, "square")
    raise Malformed(f"{text[:60]!r} is no action: throw, colour COLOUR, corner SQUARE or place SQUARE")
