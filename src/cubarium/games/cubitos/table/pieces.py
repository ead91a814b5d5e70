"""What is printed on the components of Cubitos, as JSON for a picture."""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.pack import built_in_pack
from cubarium.games.cubitos.data.circuit_geometry import FINISH_SIGN, START_SIGN, WALL_SIGN, Circuit
from cubarium.games.cubitos.data.circuits import BOARDS
from cubarium.games.cubitos.data.deck import DECK
from cubarium.games.cubitos.data.schema import CARDS, CARDS_OF_COLOUR, CIRCUITS, COLOURS, DICE, RACES, SCHEMA
from cubarium.games.cubitos.data.values import FIRST_FACES, PAIRS
from cubarium.games.cubitos.table.names import SPACES
from cubarium.games.cubitos.table.words import Words


def pieces(words: Words, language: str) -> dict[str, Any]:
    """Return dice, cards, races, circuits and the amounts of the table."""
    tables = words.values
    house = frozenset(tables["HOUSE_VALUES"])
    return {
        "dice": [_die(words, kind, language) for kind in range(len(DICE))],
        "pairs": [
            {"die": DICE.index(kind), "face": face, "coins": tables["PAIR_COINS"][pair]}
            for pair, (kind, face) in enumerate(PAIRS)
        ],
        "first_faces": [
            {"face": face, "coins": tables["FIRST_COINS"] if face == "coin" else 0} for face in FIRST_FACES
        ],
        "colours": list(COLOURS),
        "cards": {slug: _card(words, number, language) for number, slug in enumerate(CARDS)},
        "boards": [_board(words, number, language) for number in range(len(BOARDS))],
        "circuits": {
            slug: {"name": words.circuit(number, language), "is_house": f"circuit.{slug}.rows" in house}
            for number, slug in enumerate(CIRCUITS)
        },
        "races": [
            {
                "id": name,
                "name": words.race(number + 1, language),
                "help": words.variant_help(name, language),
                "cards": [CARDS[card] for card in tables["RACE_CARDS"][number]],
                "circuit": CIRCUITS[tables["RACE_CIRCUIT"][number]],
                "laps": tables["RACE_LAPS"][number],
            }
            for number, name in enumerate(RACES)
        ],
        "fans": [
            {"credits": credits_, "tokens": tokens}
            for credits_, tokens in zip(tables["FAN_CREDITS"], tables["FAN_TOKENS"], strict=True)
        ],
        "are_fans_house": "fans.credits" in house,
        "risk_from": tables["RISK_FROM"],
        "coins_per_foot": tables["COINS_PER_FOOT"],
        "purchases": tables["PURCHASES"],
    }


def _die(words: Words, kind: int, language: str) -> dict[str, Any]:
    return {
        "id": DICE[kind],
        "name": words.kind(kind, language),
        "letters": words.table(f"letters-{DICE[kind]}", language),
    }


def _card(words: Words, number: int, language: str) -> dict[str, Any]:
    return {
        "name": words.card(number, language),
        "colour": DECK[number].colour,
        "number": CARDS_OF_COLOUR[DECK[number].colour].index(CARDS[number]) + 1,
        "text": words.card_text(number, language),
        "power": words.card_power(number, language),
        "cost": words.cost(number),
    }


def _board(words: Words, number: int, language: str) -> dict[str, Any]:
    """Return the spaces of a board, where they lie and what they are; Start and Finish are several points."""
    tables = words.values
    circuit = Circuit.of(built_in_pack(SCHEMA).tables["circuit"][BOARDS[number]])
    cells = [cell for cell, board in enumerate(tables["BOARD_OF"]) if board == number]
    return {
        "name": words.circuit(number, language),
        "width": max(map(len, circuit.rows)),
        "height": len(circuit.rows),
        "walls": circuit.drawn(WALL_SIGN),
        "start": circuit.drawn(START_SIGN),
        "finish": circuit.drawn(FINISH_SIGN),
        "cells": [
            {
                "cell": cell,
                "x": tables["CELL_X"][cell],
                "y": tables["CELL_Y"][cell],
                "space": SPACES[tables["SPACE"][cell]],
                "value": tables["SPACE_VALUE"][cell],
                "coins": tables["LINK_COINS"][cell],
                "feet": tables["LINK_FEET"][cell],
                "to": tables["LINK_TO"][cell],
                "zone": tables["ZONE"][cell],
                "place": words.place(cell, language),
                "name": words.space(cell, language),
                "text": words.space_help(cell, language),
            }
            for cell in cells
        ],
    }
