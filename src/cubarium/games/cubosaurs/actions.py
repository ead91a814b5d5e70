"""The actions of Cubosaurs: one flat space of small numbers, with a structured and a text form.

keep · done · pass CARD · buy TILE · pick CARD · seat NUMBER
"""

from __future__ import annotations

from cubarium.engine.errors import Malformed
from cubarium.games.cubosaurs.components import MAX_PLAYERS
from cubarium.games.cubosaurs.state import CARDS, TILES
from cubarium.games.cubosaurs.tables import CARD_NAMES

KEEP = 0
DONE = 1
PASS = 2
BUY = PASS + CARDS
PICK = BUY + TILES
SEAT = PICK + CARDS
ACTIONS = SEAT + MAX_PLAYERS


def to_struct(action: int) -> dict[str, str | int]:
    """Return the structured form: a kind and its named argument."""
    if action == KEEP:
        return {"kind": "keep"}
    if action == DONE:
        return {"kind": "done"}
    if PASS <= action < BUY:
        return {"kind": "pass", "card": CARD_NAMES[action - PASS]}
    if BUY <= action < PICK:
        return {"kind": "buy", "tile": action - BUY + 1}
    if PICK <= action < SEAT:
        return {"kind": "pick", "card": CARD_NAMES[action - PICK]}
    if SEAT <= action < ACTIONS:
        return {"kind": "seat", "seat": action - SEAT + 1}
    raise Malformed(f"there is no action {str(action)[:40]}")


def to_text(action: int) -> str:
    """Return the text form, the one logs and the terminal use."""
    return " ".join(str(part) for part in to_struct(action).values())


def _tile(word: str) -> int:
    return _numbered(word, TILES, "tile")


def _seat(word: str) -> int:
    return _numbered(word, MAX_PLAYERS, "seat")


def _numbered(word: str, count: int, what: str) -> int:
    if word not in {str(number) for number in range(1, count + 1)}:
        raise Malformed(f"{word[:40]!r} is not a {what} from 1 to {count}")
    return int(word) - 1


def _card(word: str) -> int:
    if word not in CARD_NAMES:
        raise Malformed(f"there is no card {word[:40]!r}")
    return CARD_NAMES.index(word)


def from_text(text: str) -> int:
    """Read the text form back."""
    kind, _, rest = text.partition(" ")
    if kind in ("keep", "done") and rest == "" and text == kind:
        return KEEP if kind == "keep" else DONE
    if kind == "pass":
        return PASS + _card(rest)
    if kind == "buy":
        return BUY + _tile(rest)
    if kind == "pick":
        return PICK + _card(rest)
    if kind == "seat":
        return SEAT + _seat(rest)
    raise Malformed(f"{text[:60]!r} is no action: keep, done, pass CARD, buy TILE, pick CARD or seat NUMBER")
