"""The actions of the puzzle: one flat space of small numbers, with a structured and a text form.

bars · a colour (red) · an edge (a1-a2) · a square (c3) · stop

The tool comes first and has its own number as an action; then the two ends of the run, which are places.
"""

from __future__ import annotations

from cubarium.engine.errors import Malformed
from cubarium.games.cubano.board import COLOURS, EDGES
from cubarium.games.cubano.puzzle.state import BAR_TOOL, TOOL_NAMES
from cubarium.games.cubano.puzzle.tables import PLACE_NAMES, PLACES

BARS = BAR_TOOL
PLACE = BARS + len(TOOL_NAMES)
STOP = PLACE + PLACES
ACTIONS = STOP + 1

_TEXTS = (*TOOL_NAMES, *PLACE_NAMES, "stop")


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its named argument."""
    text = to_text(action)
    if action == BARS or action == STOP:
        return {"kind": text}
    kind = "colour" if text in COLOURS else "edge" if action < PLACE + EDGES else "square"
    return {"kind": kind, kind: text}


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    if not 0 <= action < ACTIONS:
        raise Malformed(f"there is no action {str(action)[:40]}")
    return _TEXTS[action]


def from_text(text: str) -> int:
    """Read the text form back."""
    if text not in _TEXTS:
        raise Malformed(
            f"{text[:60]!r} is no action: bars, a colour, an edge like a1-a2, a square like c3, stop"
        )
    return _TEXTS.index(text)
