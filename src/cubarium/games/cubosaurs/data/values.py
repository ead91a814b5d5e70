"""The components as the flat integer tables that the rules read.

Cards are numbered 0 to 54 in the order of `CARD_NAMES`, tiles 0 to 9. A set is one number: bit i stands for
card, tile or type i. The globals hold the built-in pack; `values_from` makes the same tables for any pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubosaurs.data.schema import (
    CARDS,
    DINOSAURS,
    EGGS,
    NEST,
    SCHEMA,
    SERIES_TYPES,
    TILES,
    VARIETY,
)

_TYPE_NAMES = (*DINOSAURS, "egg")


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _sets_of_equals(faces: Sequence[object]) -> tuple[int, ...]:
    return tuple(_bits(i for i, other in enumerate(faces) if other == face) for face in faces)


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module."""
    row, card, tile, game = (pack.tables[name] for name in ("type", "card", "tile", "game"))
    types = tuple(_TYPE_NAMES.index(name.split("-")[0]) for name in CARDS)
    icons = tuple(int(card[name]["icon"]) for name in CARDS)
    pairs = tuple(card[name].get("pair", 0) for name in CARDS)
    lonely = tuple(card[name].get("lonely", 0) for name in CARDS)
    # No two eggs are alike, whatever their numbers: each counts another type.
    faces = [(types[i], pairs[i], lonely[i], name if name in EGGS else "") for i, name in enumerate(CARDS)]

    def cards_of(type_name: str) -> list[int]:
        return [i for i, number in enumerate(types) if _TYPE_NAMES[number] == type_name]

    def best_first(type_name: str) -> tuple[int, ...]:
        return tuple(sorted(cards_of(type_name), key=lambda i: (lonely[i] - pairs[i], i)))

    return {
        "CARD_NAMES": CARDS,
        "CARD_TYPE": types,
        "CARD_ICON": icons,
        "PAIR": pairs,
        "LONELY": lonely,
        "SERIES": tuple((0, *row[name]["points"]) for name in SERIES_TYPES),
        "EGG_TYPES": tuple(_bits(_TYPE_NAMES.index(name) for name in card[egg]["counts"]) for egg in EGGS),
        "EGG_REWARD": tuple(card[egg]["reward"] for egg in EGGS),
        "EGG_PENALTY": tuple(card[egg]["penalty"] for egg in EGGS),
        "GREY_BEST_FIRST": best_first("grey"),
        "BLACK_BEST_FIRST": best_first("black"),
        "SAME_CARD": _sets_of_equals(list(zip(faces, icons, strict=True))),
        "SAME_CARD_BASE": _sets_of_equals(faces),
        "TYPE_CARDS": tuple(_bits(cards_of(name)) for name in _TYPE_NAMES),
        "ICON_CARDS": _bits(i for i, icon in enumerate(icons) if icon),
        "ALL_CARDS": _bits(range(len(CARDS))),
        "TILE_COST": tuple(tile[number]["cost"] for number in TILES),
        "AFFORDABLE": tuple(
            _bits(i for i, number in enumerate(TILES) if tile[number]["cost"] <= tokens)
            for tokens in range(game["tokens"] + 1)
        ),
        "TILE_INTERACTION": _bits(i for i, number in enumerate(TILES) if tile[number]["interaction"]),
        "TILE_AT_END": _bits(i for i, number in enumerate(TILES) if tile[number]["moment"] == "end"),
        "POINTS_PER_TYPE": tile[VARIETY]["points"],
        "POINTS_PER_EGG": tile[NEST]["points"],
        "DECK_PER_PLAYER": game["deck_per_player"],
        "DEALT": game["dealt"],
        "TOKENS": game["tokens"],
        "MARKET_EXTRA": game["market_extra"],
        "TOKENS_PER_POINT": game["tokens_per_point"],
        "ROUNDS": game["rounds"],
        "ROUNDS_FOR_TWO": game["rounds_for_two"],
        "HOUSE_VALUES": pack.house_values,
    }


_BUILT_IN = values_from(built_in_pack(SCHEMA))

CARD_NAMES: tuple[str, ...] = _BUILT_IN["CARD_NAMES"]
CARD_TYPE: tuple[int, ...] = _BUILT_IN["CARD_TYPE"]
CARD_ICON: tuple[int, ...] = _BUILT_IN["CARD_ICON"]
PAIR: tuple[int, ...] = _BUILT_IN["PAIR"]  # 0 for cards that are no raptors
LONELY: tuple[int, ...] = _BUILT_IN["LONELY"]  # negative; 0 for cards that are no raptors
SERIES: tuple[tuple[int, ...], ...] = _BUILT_IN["SERIES"]  # by type, points of 0 to 4 copies
EGG_TYPES: tuple[int, ...] = _BUILT_IN["EGG_TYPES"]  # by egg, the set of types it counts
EGG_REWARD: tuple[int, ...] = _BUILT_IN["EGG_REWARD"]
EGG_PENALTY: tuple[int, ...] = _BUILT_IN["EGG_PENALTY"]  # negative
GREY_BEST_FIRST: tuple[int, ...] = _BUILT_IN["GREY_BEST_FIRST"]  # by what a partner is worth to the card
BLACK_BEST_FIRST: tuple[int, ...] = _BUILT_IN["BLACK_BEST_FIRST"]
SAME_CARD: tuple[int, ...] = _BUILT_IN[
    "SAME_CARD"
]  # by card, the set of cards that differ in nothing from it
SAME_CARD_BASE: tuple[int, ...] = _BUILT_IN[
    "SAME_CARD_BASE"
]  # the same in the base game, where icons mean nothing
TYPE_CARDS: tuple[int, ...] = _BUILT_IN["TYPE_CARDS"]
ICON_CARDS: int = _BUILT_IN["ICON_CARDS"]
ALL_CARDS: int = _BUILT_IN["ALL_CARDS"]
TILE_COST: tuple[int, ...] = _BUILT_IN["TILE_COST"]
AFFORDABLE: tuple[int, ...] = _BUILT_IN["AFFORDABLE"]  # by tokens, the set of tiles they can pay
TILE_INTERACTION: int = _BUILT_IN["TILE_INTERACTION"]
TILE_AT_END: int = _BUILT_IN["TILE_AT_END"]
POINTS_PER_TYPE: int = _BUILT_IN["POINTS_PER_TYPE"]
POINTS_PER_EGG: int = _BUILT_IN["POINTS_PER_EGG"]
DECK_PER_PLAYER: int = _BUILT_IN["DECK_PER_PLAYER"]
DEALT: int = _BUILT_IN["DEALT"]
TOKENS: int = _BUILT_IN["TOKENS"]
MARKET_EXTRA: int = _BUILT_IN["MARKET_EXTRA"]
TOKENS_PER_POINT: int = _BUILT_IN["TOKENS_PER_POINT"]
ROUNDS: int = _BUILT_IN["ROUNDS"]
ROUNDS_FOR_TWO: int = _BUILT_IN["ROUNDS_FOR_TWO"]
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # names like "tile.3.cost", to be shown to players
