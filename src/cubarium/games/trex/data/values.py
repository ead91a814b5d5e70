"""The components as the flat integer tables that the rules read.

Cards are numbered 0 to 16 in the order of `CARD_NAMES`, colours 0 to 4. A set is one number: bit i stands
for card i. The globals hold the built-in pack; `values_from` makes the same tables for any pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.trex.data.schema import CARDS, COLOURS, NUMBERED, SCHEMA, SPECIAL

_DRAW = "draw-"
_PLAIN = tuple(0 for _ in SPECIAL)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module."""
    card, egg, game = (pack.tables[name] for name in ("card", "egg", "game"))
    symbols = tuple(card[name]["symbol"] for name in NUMBERED)
    numbers = tuple(card[name]["number"] for name in NUMBERED) + _PLAIN
    colours = tuple(COLOURS.index(card[name]["colour"]) for name in NUMBERED) + tuple(-1 for _ in SPECIAL)
    return {
        "CARD_NAMES": CARDS,
        "CARD_COLOUR": colours,
        "CARD_NUMBER": numbers,
        "CARD_DRAWS": tuple(int(s.removeprefix(_DRAW)) if s.startswith(_DRAW) else 0 for s in symbols)
        + _PLAIN,
        "METEORS": _bits(i for i, symbol in enumerate(symbols) if symbol == "meteor"),
        "ALL_CARDS": _bits(range(len(CARDS))),
        "EGG_COUNTS": tuple(egg[colour]["count"] for colour in COLOURS),
        "ROUNDS": game["rounds"],
        "HAND_SIZE": game["hand"],
        "HOUSE_VALUES": pack.house_values,
    }


_BUILT_IN = values_from(built_in_pack(SCHEMA))

CARD_NAMES: tuple[str, ...] = _BUILT_IN["CARD_NAMES"]
CARD_COLOUR: tuple[int, ...] = _BUILT_IN["CARD_COLOUR"]  # -1 for the special cards
CARD_NUMBER: tuple[int, ...] = _BUILT_IN["CARD_NUMBER"]  # 0 for the special cards
CARD_DRAWS: tuple[int, ...] = _BUILT_IN["CARD_DRAWS"]  # 0 for cards without that symbol
METEORS: int = _BUILT_IN["METEORS"]  # the numbered cards with a meteor; the shower is not among them
ALL_CARDS: int = _BUILT_IN["ALL_CARDS"]
EGG_COUNTS: tuple[int, ...] = _BUILT_IN["EGG_COUNTS"]  # by colour
ROUNDS: int = _BUILT_IN["ROUNDS"]
HAND_SIZE: int = _BUILT_IN["HAND_SIZE"]
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # names like "card.red-5.symbol", shown to players
