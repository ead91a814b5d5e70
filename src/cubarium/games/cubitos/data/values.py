"""The components as the flat integer tables that the rules read.

Dice are numbered by kind 0 to 9 in the order of `KINDS`. A `pair` is one of the 30 (kind, face) a die can
show; the first-player die stands apart. A `symbol` is one of the 13 pairs with an ability or power face.
The globals hold the built-in pack; `values_from` makes the same tables for any pack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubitos.data.card import ON_BOTH_FACES, ONCE, SETTLED_FIRST, TWICE
from cubarium.games.cubitos.data.circuits import JET, SHORTCUT, WATER, circuit_tables
from cubarium.games.cubitos.data.deck import DECK
from cubarium.games.cubitos.data.schema import (
    CARDS,
    CARDS_OF_COLOUR,
    CIRCUITS,
    COLOURS,
    FACES,
    FAN_SPACES,
    FIRST_IN_ORDER,
    FIRST_PLAYER,
    KINDS,
    RACES,
    SCHEMA,
    UNITS,
)

PAIRS = tuple((kind, face) for kind in KINDS for face in FACES[kind])
PAIR_NAMES = tuple(f"{kind}-{face}" for kind, face in PAIRS)
SYMBOLS = tuple(pair for pair in PAIRS if pair[1] in ("ability", "power"))
SYMBOL_NAMES = tuple(f"{kind}-{face}" for kind, face in SYMBOLS)
FIRST_FACES = FACES[FIRST_PLAYER]
NUMBER_PAIR = tuple(i for i, (_, face) in enumerate(PAIRS) if face in ("coin", "foot"))
NUMBER_COUNT = len(NUMBER_PAIR)


NO_CARD = -1


def _fact(name: str) -> tuple[int, ...]:
    return tuple(int(getattr(declared.card, name)) for declared in DECK)


def _has(timing: str) -> tuple[int, ...]:
    return tuple(int(timing in declared.timings) for declared in DECK)


def _symbols_of(fact: str, *values: int) -> int:
    """Return the symbols of the colours that have such a card, as a bit set."""
    colours = {declared.colour for declared in DECK if getattr(declared.card, fact) in values}
    return sum(1 << i for i, (kind, _) in enumerate(SYMBOLS) if kind in colours)


def _colour_cards(colour: str) -> tuple[int, ...]:
    numbers = tuple(CARDS.index(slug) for slug in CARDS_OF_COLOUR[colour])
    return numbers + (NO_CARD,) * (max(map(len, CARDS_OF_COLOUR.values())) - len(numbers))


_FACTS: dict[str, Any] = {
    "COLOUR_CARDS": tuple(_colour_cards(colour) for colour in COLOURS),
    "COLOUR_SIZE": tuple(len(CARDS_OF_COLOUR[colour]) for colour in COLOURS),
    "RUN_MODE": tuple((declared.card.run, declared.power_run()) for declared in DECK),
    "IMMEDIATE": tuple(
        (int(on_faces == ON_BOTH_FACES), int(on_faces != 0)) for on_faces in _fact("immediate")
    ),
    "NEEDS": _fact("needs"),
    "LOSES_OR_GAINS": _fact("loses_or_gains"),
    "SETTLED": _fact("settled"),
    "MAY_ASK": _has("asks"),
    "LOST_FIRST": _fact("lost_first"),
    "THROWS_IN_RUN": _fact("throws_in_run"),
    "CREDITS_WHEN": _fact("credits"),
    "CREDITS_COST_DICE": _fact("credits_cost_dice"),
    "SETTLED_SYMBOLS": _symbols_of("settled", SETTLED_FIRST),
    "THROWING_SYMBOLS": _symbols_of("throws_in_run", ONCE, TWICE),
    "PRICED_SYMBOLS": _symbols_of("credits_cost_dice", True),
    "BEFORE_THROW": _fact("before_throw"),
    "FOLLOWS_PUSH": _fact("after_push"),
    "FORCES_PUSH": _fact("forces_push"),
    "ANSWERS_BUST": _has("bust"),
    "USED_TOGETHER": _has("together"),
    "NEAR_SPACES": _fact("near_spaces"),
    "SWORDS_OF_POWER": _fact("swords_of_power"),
    "ENTITLES_ALL": _fact("entitles_all"),
    "TAKES_DICE": _fact("takes_dice"),
    "COUNTS_FANS": _fact("counts_fans"),
    "BRINGS_FANS": _fact("fans"),
    "MAY_DECLINE_FANS": _fact("may_decline_fans"),
    "PROFITS_LATE": _fact("profits_late"),
    "HAS_PRICE": _fact("has_price"),
    "EXTRA": _fact("extra"),
    "ESTIMATED": _has("estimate"),
    "HAS_OFFERS": _has("offer"),
    "BUST_LEFT": _fact("bust_left"),
    "LOST_INSTEAD": _fact("lost_instead"),
    "LOSES_FROM_ROLL": tuple(int("lose-roll" in declared.card.asks) for declared in DECK),
}
"""What the cards declare, by card; no pack changes it."""


def _place(kind: str, face: str) -> int:
    return PAIRS.index((kind, face)) if (kind, face) in PAIRS else -1


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module."""
    return _BUILT_IN if pack is built_in_pack(SCHEMA) else _made_from(pack)


def _made_from(pack: Pack) -> dict[str, Any]:
    die, card, race, game, fans = (pack.tables[name] for name in ("die", "card", "race", "game", "fans"))

    circuits = circuit_tables(pack)

    def amount(name: str) -> tuple[int, ...]:
        return tuple(card[slug].get(name, 0) for slug in CARDS)

    return {
        "FACE_PAIR": tuple(tuple(_place(kind, face) for face in die[kind]["faces"]) for kind in KINDS),
        "PAIR_SIDES": tuple(die[kind]["faces"].count(face) for kind, face in PAIRS),
        "FIRST_FACE": tuple(FIRST_FACES.index(face) for face in die[FIRST_PLAYER]["faces"]),
        "FIRST_COINS": die[FIRST_PLAYER]["worth"],
        "DICE_COUNT": tuple(die[kind]["count"] for kind in KINDS),
        "FIRST_PAIR": tuple(_place(kind, FACES[kind][0]) for kind in KINDS),
        "PAIR_COUNT": tuple(len(FACES[kind]) for kind in KINDS),
        "BLANK_PAIR": tuple(_place(kind, "blank") for kind in KINDS),
        "ABILITY_PAIR": tuple(_place(kind, "ability") for kind in KINDS),
        "POWER_PAIR": tuple(_place(kind, "power") for kind in KINDS),
        "PAIR_KIND": tuple(KINDS.index(kind) for kind, _ in PAIRS),
        "PAIR_COINS": tuple(die[kind]["worth"] if face == "coin" else 0 for kind, face in PAIRS),
        "PAIR_FEET": tuple(int(face == "foot") for _, face in PAIRS),
        "PAIR_SYMBOL": tuple(SYMBOLS.index(pair) if pair in SYMBOLS else -1 for pair in PAIRS),
        "SYMBOL_PAIR": tuple(PAIRS.index(symbol) for symbol in SYMBOLS),
        "SYMBOL_COLOUR": tuple(COLOURS.index(kind) for kind, _ in SYMBOLS),
        "SYMBOL_POWER": tuple(int(face == "power") for _, face in SYMBOLS),
        "COST": amount("cost"),
        "COINS": amount("coins"),
        "FEET": amount("feet"),
        "WATER_FEET": amount("water"),
        "CARD_CREDITS": amount("credits"),
        "FREE_DICE": amount("dice"),
        "BONUS": amount("bonus"),
        "SECOND_BONUS": amount("second_bonus"),
        "GROUP": amount("group"),
        "UNIT": tuple(UNITS.index(card[slug].get("unit", UNITS[0])) for slug in CARDS),
        "TIE_BREAK": tuple(int(card[slug].get("tie_break") == FIRST_IN_ORDER) for slug in CARDS),
        **_FACTS,
        "RACE_CARDS": tuple(tuple(CARDS.index(slug) for slug in race[name]["cards"]) for name in RACES),
        "RACE_CIRCUIT": tuple(CIRCUITS.index(race[name]["circuit"]) for name in RACES),
        "RACE_LAPS": tuple(race[name]["laps"] for name in RACES),
        "LIGHT_GRAY_DICE": game["light_gray"],
        "DARK_GRAY_DICE": game["dark_gray"],
        "DRAW_AMOUNT": game["draw_amount"],
        "RISK_FROM": game["risk_from"],
        "COINS_PER_FOOT": game["coins_per_foot"],
        "PURCHASES": game["purchases"],
        "FAN_CREDITS": fans["credits"],
        "FAN_TOKENS": fans["tokens"],
        "FANS_BEYOND": fans["beyond"],
        "LAST_FAN": FAN_SPACES,
        **circuits,
        "SPECIAL_MOVE": _special_moves(circuits["SPACE"]),
        "CUT_OFF": tuple(int(_is_cut_off(circuits, cell)) for cell in range(len(circuits["SPACE"]))),
        "HOUSE_VALUES": pack.house_values,
    }


def _special_moves(spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Number the jet packs and shortcuts of all boards through; -1 for other cells."""
    places = [cell for cell, space in enumerate(spaces) if space in (JET, SHORTCUT)]
    return tuple(places.index(cell) if cell in places else -1 for cell in range(len(spaces)))


def _is_cut_off(circuits: Mapping[str, Any], cell: int) -> bool:
    """Tell whether no way over land leads on from a cell: in deep water, or on a small island."""
    for _ in range(ISLAND):
        if circuits["IS_ENTRY"][cell]:
            return False
        nearer = [
            to
            for to in circuits["NEIGHBOURS"][cell]
            if to >= 0
            and circuits["SPACE"][to] != WATER
            and circuits["TO_FINISH"][to] < circuits["TO_FINISH"][cell]
        ]
        if not nearer:
            return True
        cell = nearer[0]
    return False


ISLAND = 4
"""Steps over land in one direction that no island allows."""

_BUILT_IN = _made_from(built_in_pack(SCHEMA))

FACE_PAIR: tuple[tuple[int, ...], ...] = _BUILT_IN["FACE_PAIR"]  # by kind, the pair of each of its six faces
PAIR_SIDES: tuple[int, ...] = _BUILT_IN["PAIR_SIDES"]  # how many of the six faces show it
FIRST_FACE: tuple[int, ...] = _BUILT_IN["FIRST_FACE"]  # the six faces of the first-player die
FIRST_COINS: int = _BUILT_IN["FIRST_COINS"]
DICE_COUNT: tuple[int, ...] = _BUILT_IN["DICE_COUNT"]
FIRST_PAIR: tuple[int, ...] = _BUILT_IN["FIRST_PAIR"]  # by kind, its first pair; the others follow
PAIR_COUNT: tuple[int, ...] = _BUILT_IN["PAIR_COUNT"]
BLANK_PAIR: tuple[int, ...] = _BUILT_IN["BLANK_PAIR"]
ABILITY_PAIR: tuple[int, ...] = _BUILT_IN["ABILITY_PAIR"]  # by kind, -1 for grays
POWER_PAIR: tuple[int, ...] = _BUILT_IN["POWER_PAIR"]  # by kind, -1 where there is none
PAIR_KIND: tuple[int, ...] = _BUILT_IN["PAIR_KIND"]
PAIR_COINS: tuple[int, ...] = _BUILT_IN["PAIR_COINS"]
PAIR_FEET: tuple[int, ...] = _BUILT_IN["PAIR_FEET"]
PAIR_SYMBOL: tuple[int, ...] = _BUILT_IN["PAIR_SYMBOL"]  # -1 for number faces and blanks
SYMBOL_PAIR: tuple[int, ...] = _BUILT_IN["SYMBOL_PAIR"]
SYMBOL_COLOUR: tuple[int, ...] = _BUILT_IN["SYMBOL_COLOUR"]
SYMBOL_POWER: tuple[int, ...] = _BUILT_IN["SYMBOL_POWER"]  # 1 for power faces
COST: tuple[int, ...] = _BUILT_IN["COST"]  # by card, like the amounts below; 0 where a card has none
COINS: tuple[int, ...] = _BUILT_IN["COINS"]
FEET: tuple[int, ...] = _BUILT_IN["FEET"]
WATER_FEET: tuple[int, ...] = _BUILT_IN["WATER_FEET"]
CARD_CREDITS: tuple[int, ...] = _BUILT_IN["CARD_CREDITS"]
FREE_DICE: tuple[int, ...] = _BUILT_IN["FREE_DICE"]
BONUS: tuple[int, ...] = _BUILT_IN["BONUS"]
SECOND_BONUS: tuple[int, ...] = _BUILT_IN["SECOND_BONUS"]
GROUP: tuple[int, ...] = _BUILT_IN["GROUP"]
UNIT: tuple[int, ...] = _BUILT_IN["UNIT"]  # what a card gives for each thing it counts, where it says so
TIE_BREAK: tuple[int, ...] = _BUILT_IN["TIE_BREAK"]  # 1 if the first in order has the most swords in a tie
COLOUR_CARDS: tuple[tuple[int, ...], ...] = _FACTS["COLOUR_CARDS"]  # by colour, -1 after the last
COLOUR_SIZE: tuple[int, ...] = _FACTS["COLOUR_SIZE"]
# By card, the facts of data/card.py; MAY_ASK and the like tell whether it has a function for the moment.
RUN_MODE: tuple[tuple[int, ...], ...] = _FACTS["RUN_MODE"]  # of its ability and its power face
IMMEDIATE: tuple[tuple[int, ...], ...] = _FACTS["IMMEDIATE"]  # 1 where the face has an Immediate part
NEEDS: tuple[int, ...] = _FACTS["NEEDS"]
LOSES_OR_GAINS: tuple[int, ...] = _FACTS["LOSES_OR_GAINS"]
SETTLED: tuple[int, ...] = _FACTS["SETTLED"]
MAY_ASK: tuple[int, ...] = _FACTS["MAY_ASK"]
LOST_FIRST: tuple[int, ...] = _FACTS["LOST_FIRST"]
THROWS_IN_RUN: tuple[int, ...] = _FACTS["THROWS_IN_RUN"]
CREDITS_WHEN: tuple[int, ...] = _FACTS["CREDITS_WHEN"]
CREDITS_COST_DICE: tuple[int, ...] = _FACTS["CREDITS_COST_DICE"]
# Bit sets of symbols: where a card may be that is settled first, throws in the run, makes credits cost dice.
SETTLED_SYMBOLS: int = _FACTS["SETTLED_SYMBOLS"]
THROWING_SYMBOLS: int = _FACTS["THROWING_SYMBOLS"]
PRICED_SYMBOLS: int = _FACTS["PRICED_SYMBOLS"]
BEFORE_THROW: tuple[int, ...] = _FACTS["BEFORE_THROW"]
FOLLOWS_PUSH: tuple[int, ...] = _FACTS["FOLLOWS_PUSH"]
FORCES_PUSH: tuple[int, ...] = _FACTS["FORCES_PUSH"]
ANSWERS_BUST: tuple[int, ...] = _FACTS["ANSWERS_BUST"]
USED_TOGETHER: tuple[int, ...] = _FACTS["USED_TOGETHER"]
NEAR_SPACES: tuple[int, ...] = _FACTS["NEAR_SPACES"]
SWORDS_OF_POWER: tuple[int, ...] = _FACTS["SWORDS_OF_POWER"]
ENTITLES_ALL: tuple[int, ...] = _FACTS["ENTITLES_ALL"]
TAKES_DICE: tuple[int, ...] = _FACTS["TAKES_DICE"]
COUNTS_FANS: tuple[int, ...] = _FACTS["COUNTS_FANS"]
BRINGS_FANS: tuple[int, ...] = _FACTS["BRINGS_FANS"]
MAY_DECLINE_FANS: tuple[int, ...] = _FACTS["MAY_DECLINE_FANS"]
PROFITS_LATE: tuple[int, ...] = _FACTS["PROFITS_LATE"]
HAS_PRICE: tuple[int, ...] = _FACTS["HAS_PRICE"]
EXTRA: tuple[int, ...] = _FACTS["EXTRA"]
ESTIMATED: tuple[int, ...] = _FACTS["ESTIMATED"]
HAS_OFFERS: tuple[int, ...] = _FACTS["HAS_OFFERS"]
BUST_LEFT: tuple[int, ...] = _FACTS["BUST_LEFT"]
LOST_INSTEAD: tuple[int, ...] = _FACTS["LOST_INSTEAD"]
LOSES_FROM_ROLL: tuple[int, ...] = _FACTS["LOSES_FROM_ROLL"]
RACE_CARDS: tuple[tuple[int, ...], ...] = _BUILT_IN["RACE_CARDS"]
RACE_CIRCUIT: tuple[int, ...] = _BUILT_IN["RACE_CIRCUIT"]  # a board, or the Grand Finale after them
RACE_LAPS: tuple[int, ...] = _BUILT_IN["RACE_LAPS"]
LIGHT_GRAY_DICE: int = _BUILT_IN["LIGHT_GRAY_DICE"]
DARK_GRAY_DICE: int = _BUILT_IN["DARK_GRAY_DICE"]
DRAW_AMOUNT: int = _BUILT_IN["DRAW_AMOUNT"]
RISK_FROM: int = _BUILT_IN["RISK_FROM"]  # active dice that make a Push risky
COINS_PER_FOOT: int = _BUILT_IN["COINS_PER_FOOT"]
PURCHASES: int = _BUILT_IN["PURCHASES"]
FAN_CREDITS: tuple[int, ...] = _BUILT_IN["FAN_CREDITS"]  # by fan space
FAN_TOKENS: tuple[int, ...] = _BUILT_IN["FAN_TOKENS"]
FANS_BEYOND: int = _BUILT_IN["FANS_BEYOND"]  # credits for every fan beyond the last space
LAST_FAN: int = _BUILT_IN["LAST_FAN"]
NEIGHBOURS: tuple[tuple[int, ...], ...] = _BUILT_IN["NEIGHBOURS"]  # by cell, six directions, -1 for none
START_CELL: tuple[int, ...] = _BUILT_IN["START_CELL"]  # by board
FINISH_CELL: tuple[int, ...] = _BUILT_IN["FINISH_CELL"]
EXITS: tuple[tuple[int, ...], ...] = _BUILT_IN["EXITS"]  # by board, the cells after Start, -1 for none
IS_ENTRY: tuple[int, ...] = _BUILT_IN["IS_ENTRY"]  # 1 for cells from which Finish may be entered
LAND_STEPS: tuple[int, ...] = _BUILT_IN["LAND_STEPS"]  # by cell, the ways over land as a bit set
WATER_STEPS: tuple[int, ...] = _BUILT_IN["WATER_STEPS"]  # the ways into water
SPACE: tuple[int, ...] = _BUILT_IN["SPACE"]  # by cell, the kind of space
SPACE_VALUE: tuple[int, ...] = _BUILT_IN["SPACE_VALUE"]  # credits, or the greatest cost of a gained die
ZONE: tuple[int, ...] = _BUILT_IN["ZONE"]  # red lines passed since Start
BOARD_OF: tuple[int, ...] = _BUILT_IN["BOARD_OF"]
PROGRESS: tuple[int, ...] = _BUILT_IN["PROGRESS"]  # steps from Start over land
LINK_TO: tuple[int, ...] = _BUILT_IN["LINK_TO"]  # where a shortcut leads, -1 for none
LINK_COINS: tuple[int, ...] = _BUILT_IN["LINK_COINS"]
LINK_FEET: tuple[int, ...] = _BUILT_IN["LINK_FEET"]
SPECIAL_MOVE: tuple[int, ...] = _BUILT_IN["SPECIAL_MOVE"]  # the number of a jet pack or shortcut, else -1
CUT_OFF: tuple[int, ...] = _BUILT_IN["CUT_OFF"]  # by cell, 1 where no way over land leads on
NEAR_SPECIAL: tuple[tuple[int, ...], ...] = _BUILT_IN["NEAR_SPECIAL"]  # special spaces within two steps
TO_FINISH: tuple[int, ...] = _BUILT_IN["TO_FINISH"]  # steps to Finish over land
CELL_X: tuple[int, ...] = _BUILT_IN["CELL_X"]  # where a cell is drawn, like CELL_Y
CELL_Y: tuple[int, ...] = _BUILT_IN["CELL_Y"]
LINES: int = _BUILT_IN["LINES"]
LAP_LINES: int = _BUILT_IN["LAP_LINES"]
JOIN_FEET: int = _BUILT_IN["JOIN_FEET"]
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # such as "game.risk_from", shown to players
