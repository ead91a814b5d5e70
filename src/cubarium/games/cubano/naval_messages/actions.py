"""The actions of the naval battle of messages: hide SQUARE · name SQUARE."""

from __future__ import annotations

from cubarium.engine.errors import Malformed
from cubarium.games.cubano.board import SQUARE_NAMES, SQUARES

HIDE = 0
NAME = HIDE + SQUARES
ACTIONS = NAME + SQUARES

_KINDS = {"hide": HIDE, "name": NAME}


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its square."""
    for kind, base in _KINDS.items():
        if base <= action < base + SQUARES:
            return {"kind": kind, "square": SQUARE_NAMES[action - base]}
    raise Malformed(f"there is no action {str(action)[:40]}")


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    return " ".join(str(part) for part in to_struct(action).values())


def from_text(text: str) -> int:
    """Read the text form back."""
    kind, _, square = text.partition(" ")
    if kind not in _KINDS:
        raise Malformed(f"{text[:60]!r} is no action: hide SQUARE or name SQUARE")
    if square not in SQUARE_NAMES:
        raise Malformed(f"{square[:40]!r} is not a square from a1 to h8")
    return _KINDS[kind] + SQUARE_NAMES.index(square)
