"""What the component files of T-Rex may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cubarium.engine.components.files import Address
from cubarium.engine.components.schema import Choice, Finding, Int, Key, Schema, Table

MAX_PLAYERS = 5
COLOURS = ("yellow", "blue", "brown", "green", "red")
NUMBERS = 15
NUMBERED = tuple(f"{COLOURS[i % len(COLOURS)]}-{i + 1}" for i in range(NUMBERS))
SPECIAL = ("chamaelosaurus", "shower")
CARDS = NUMBERED + SPECIAL
SYMBOLS = ("draw-1", "draw-2", "draw-3", "meteor")

EGGS_A_ROUND = 2
MAX_ROUNDS = 12
"""Everybody loses a card each round: with more rounds some could have none to play."""


def _check(values: Mapping[Address, Any]) -> Iterator[Finding]:
    for card in NUMBERED:
        colour, number = (values.get(("card", card, key)) for key in ("colour", "number"))
        if colour is not None and number is not None and card != f"{colour}-{number}":
            message = f"a card called {card} must have this colour and this number"
            yield Finding(("card", card, "number"), message, "trex-1.1")
    counts = [values[address] for colour in COLOURS if (address := ("egg", colour, "count")) in values]
    rounds = values.get(("game", "rounds"))
    if rounds is not None and len(counts) == len(COLOURS) and sum(counts) < EGGS_A_ROUND * rounds:
        message = f"rounds must be at most {sum(counts) // EGGS_A_ROUND}, for each needs two eggs"
        yield Finding(("game", "rounds"), message, "trex-1.5")


SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        "cards.toml": (
            Table(
                "card",
                (
                    Key("colour", Choice(*COLOURS), "trex-1.1", only=NUMBERED),
                    Key("number", Int(1, NUMBERS), "trex-1.1", only=NUMBERED),
                    Key("symbol", Choice(*SYMBOLS), "trex-1.2", only=NUMBERED),
                ),
                ids=CARDS,
                rule="trex-1.1",
            ),
        ),
        "eggs.toml": (Table("egg", (Key("count", Int(0, 30), "trex-1.5"),), ids=COLOURS, rule="trex-1.5"),),
        "game.toml": (
            Table(
                "game",
                (
                    Key("rounds", Int(1, MAX_ROUNDS), "trex-6.1"),
                    Key("hand", Int(1, len(CARDS)), "trex-1.7"),
                ),
            ),
        ),
    },
    check=_check,
)
