"""The actions of the naval battle of dice: one flat space of small numbers, structured and as text.

remove SQUARE · place SQUARE · to SQUARE · throw · fire SQUARE · correct SQUARE · reroll FACE · plus · minus ·
lose SQUARE
"""

from __future__ import annotations

from cubarium.engine.errors import Malformed
from cubarium.games.cubano.naval_dice.state import FACES, HALF, HALF_NAMES, LETTERS

REMOVE = 0
PLACE = REMOVE + HALF
TO = PLACE + HALF
THROW = TO + HALF
FIRE = THROW + 1
CORRECT = FIRE + HALF
REROLL = CORRECT + HALF
"""Faces that give no letter: 5 and 6."""
PLUS = REROLL + FACES - LETTERS
MINUS = PLUS + 1
LOSE = MINUS + 1
ACTIONS = LOSE + HALF

_ON_SQUARES = {"remove": REMOVE, "place": PLACE, "to": TO, "fire": FIRE, "correct": CORRECT, "lose": LOSE}
_ALONE = {"throw": THROW, "plus": PLUS, "minus": MINUS}
_FACES = tuple(str(face) for face in range(LETTERS + 1, FACES + 1))


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its named argument."""
    for kind, base in _ON_SQUARES.items():
        if base <= action < base + HALF:
            return {"kind": kind, "square": HALF_NAMES[action - base]}
    for kind, number in _ALONE.items():
        if action == number:
            return {"kind": kind}
    if REROLL <= action < PLUS:
        return {"kind": "reroll", "face": action - REROLL + LETTERS + 1}
    raise Malformed(f"there is no action {str(action)[:40]}")


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    return " ".join(str(part) for part in to_struct(action).values())


def from_text(text: str) -> int:
    """Read the text form back."""
    kind, _, rest = text.partition(" ")
    if text in _ALONE:
        return _ALONE[text]
    if kind == "reroll":
        if rest not in _FACES:
            raise Malformed(f"{rest[:40]!r} is not a face without a letter, {' or '.join(_FACES)}")
        return REROLL + _FACES.index(rest)
    if kind in _ON_SQUARES:
        if rest not in HALF_NAMES:
            raise Malformed(f"{rest[:40]!r} is not a square from a1 to d8")
        return _ON_SQUARES[kind] + HALF_NAMES.index(rest)
    kinds = [*(f"{kind} SQUARE" for kind in _ON_SQUARES), "reroll FACE", *_ALONE]
    raise Malformed(f"{text[:60]!r} is no action: {', '.join(kinds)}")
