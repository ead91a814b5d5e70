"""The actions of T-Rex: one flat space of small numbers, with a structured and a text form.

play CARD · egg left|right · remove played|pile · colour keep · colour high|low COLOUR
"""

from __future__ import annotations

from cubarium.engine.errors import Malformed
from cubarium.games.trex.components import COLOURS
from cubarium.games.trex.state import CARDS
from cubarium.games.trex.tables import CARD_NAMES

PLAY_CARD = 0
EGG_LEFT = PLAY_CARD + CARDS
EGG_RIGHT = EGG_LEFT + 1
REMOVE_PLAYED = EGG_RIGHT + 1
REMOVE_PILE = REMOVE_PLAYED + 1
KEEP_COLOURS = REMOVE_PILE + 1
HIGH_COLOUR = KEEP_COLOURS + 1
LOW_COLOUR = HIGH_COLOUR + len(COLOURS)
ACTIONS = LOW_COLOUR + len(COLOURS)

_PLAIN = {
    EGG_LEFT: {"kind": "egg", "side": "left"},
    EGG_RIGHT: {"kind": "egg", "side": "right"},
    REMOVE_PLAYED: {"kind": "remove", "from": "played"},
    REMOVE_PILE: {"kind": "remove", "from": "pile"},
    KEEP_COLOURS: {"kind": "colour", "place": "keep"},
}


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its named arguments."""
    if PLAY_CARD <= action < EGG_LEFT:
        return {"kind": "play", "card": CARD_NAMES[action - PLAY_CARD]}
    if action in _PLAIN:
        return {**_PLAIN[action]}
    if HIGH_COLOUR <= action < LOW_COLOUR:
        return {"kind": "colour", "place": "high", "colour": COLOURS[action - HIGH_COLOUR]}
    if LOW_COLOUR <= action < ACTIONS:
        return {"kind": "colour", "place": "low", "colour": COLOURS[action - LOW_COLOUR]}
    raise Malformed(f"there is no action {str(action)[:40]}")


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    return " ".join(str(part) for part in to_struct(action).values())


_BY_TEXT = {to_text(action): action for action in range(ACTIONS)}


def from_text(text: str) -> int:
    """Read the text form back."""
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    kind, _, rest = text.partition(" ")
    if kind == "play":
        raise Malformed(f"there is no card {rest[:40]!r}")
    if kind == "colour" and rest.startswith(("high ", "low ")):
        raise Malformed(f"there is no colour {rest.partition(' ')[2][:40]!r}")
    raise Malformed(
        f"{text[:60]!r} is no action: play CARD, egg left, egg right, remove played, remove pile, "
        "colour keep, colour high COLOUR or colour low COLOUR"
    )
