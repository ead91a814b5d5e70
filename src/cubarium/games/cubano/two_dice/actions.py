"""The actions of Cub'ano 2 dice: one flat space of small numbers, with a structured and a text form.

call · throw · claim cube · claim bars · draw cube · draw bars · share cube · share bars · place ·
bar · exit · done · fill SQUARE · form SQUARE · lay EDGE · flip SQUARE · renounce
"""

from __future__ import annotations

from cubarium.engine.errors import Malformed
from cubarium.games.cubano.board import EDGE_NAMES, EDGES, SQUARE_NAMES, SQUARES

CALL = 0  # before the throw, which would give the claim away
THROW = 1
CLAIM_CUBE = 2
CLAIM_BARS = 3
DRAW_CUBE = 4
DRAW_BARS = 5
SHARE_CUBE = 6
SHARE_BARS = 7
PLACE = 8
BAR = 9
EXIT = 10
DONE = 11
FILL = 12
FORM = FILL + SQUARES
LAY = FORM + SQUARES
FLIP = LAY + EDGES
RENOUNCE = FLIP + SQUARES  # last, so that nobody gives a claim away by choosing the first move
ACTIONS = RENOUNCE + 1

PLAIN = (
    "call",
    "throw",
    "claim cube",
    "claim bars",
    "draw cube",
    "draw bars",
    "share cube",
    "share bars",
    "place",
    "bar",
    "exit",
    "done",
)
"""The actions before FILL, by number."""


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its named argument."""
    if CALL <= action < FILL:
        kind, _, what = PLAIN[action].partition(" ")
        return {"kind": kind, "what": what} if what else {"kind": kind}
    if FILL <= action < FORM:
        return {"kind": "fill", "square": SQUARE_NAMES[action - FILL]}
    if FORM <= action < LAY:
        return {"kind": "form", "square": SQUARE_NAMES[action - FORM]}
    if LAY <= action < FLIP:
        return {"kind": "lay", "edge": EDGE_NAMES[action - LAY]}
    if FLIP <= action < RENOUNCE:
        return {"kind": "flip", "square": SQUARE_NAMES[action - FLIP]}
    if action == RENOUNCE:
        return {"kind": "renounce"}
    raise Malformed(f"there is no action {str(action)[:40]}")


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    return " ".join(str(part) for part in to_struct(action).values())


def _place_of(word: str, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise Malformed(f"there is no {what} {word[:40]!r}, they are {names[0]} to {names[-1]}")
    return names.index(word)


def from_text(text: str) -> int:
    """Read the text form back."""
    if text in PLAIN:
        return PLAIN.index(text)
    if text == "renounce":
        return RENOUNCE
    kind, _, rest = text.partition(" ")
    if kind == "fill":
        return FILL + _place_of(rest, SQUARE_NAMES, "square")
    if kind == "form":
        return FORM + _place_of(rest, SQUARE_NAMES, "square")
    if kind == "lay":
        return LAY + _place_of(rest, EDGE_NAMES, "edge")
    if kind == "flip":
        return FLIP + _place_of(rest, SQUARE_NAMES, "square")
    plain = ", ".join((*PLAIN, "renounce"))
    raise Malformed(f"{text[:60]!r} is no action: {plain}, fill, form or flip SQUARE, or lay EDGE")
