"""The actions of Cub'ano 1 die: one flat space of small numbers, with a structured and a text form.

throw · renounce · colour COLOUR · lay EDGE · flip SQUARE
"""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.errors import Malformed
from cubarium.games.cubano.board import COLOURS, EDGE_NAMES, EDGES, SQUARE_NAMES, SQUARES

THROW_DIE = 0
RENOUNCE = 1
COLOUR = 1
"""To be added to a colour, which is counted from 1."""
LAY_BAR = COLOUR + len(COLOURS) + 1
FLIP = LAY_BAR + EDGES
ACTIONS = FLIP + SQUARES

_FIRST_COLOUR = COLOUR + 1


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its named argument."""
    if action == THROW_DIE:
        return {"kind": "throw"}
    if action == RENOUNCE:
        return {"kind": "renounce"}
    if _FIRST_COLOUR <= action < LAY_BAR:
        return {"kind": "colour", "colour": COLOURS[action - _FIRST_COLOUR]}
    if LAY_BAR <= action < FLIP:
        return {"kind": "lay", "edge": EDGE_NAMES[action - LAY_BAR]}
    if FLIP <= action < ACTIONS:
        return {"kind": "flip", "square": SQUARE_NAMES[action - FLIP]}
    raise Malformed(f"there is no action {str(action)[:40]}")


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    return " ".join(str(part) for part in to_struct(action).values())


def _place(word: str, names: Sequence[str], what: str) -> int:
    if word not in names:
        raise Malformed(f"there is no {what} {word[:40]!r}")
    return names.index(word)


def _edge(word: str) -> int:
    one, _, other = word.partition("-")
    return _place(f"{other}-{one}" if f"{other}-{one}" in EDGE_NAMES else word, EDGE_NAMES, "edge")


def from_text(text: str) -> int:
    """Read the text form back; an edge may name its two squares in any order."""
    if text == "throw":
        return THROW_DIE
    if text == "renounce":
        return RENOUNCE
    kind, _, rest = text.partition(" ")
    if kind == "colour":
        return _FIRST_COLOUR + _place(rest, COLOURS, "colour")
    if kind == "lay":
        return LAY_BAR + _edge(rest)
    if kind == "flip":
        return FLIP + _place(rest, SQUARE_NAMES, "square")
    raise Malformed(
        f"{text[:60]!r} is no action: throw, renounce, colour COLOUR, lay EDGE (a1-b1) or flip SQUARE"
    )
