"""What the component files of Cubosaurs may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cubarium.engine.components.files import Address
from cubarium.engine.components.schema import Bool, Choice, Finding, Int, Key, List, Schema, Table, Words

SERIES_TYPES = ("trex", "stego", "bronto", "ptero", "penta")
RAPTOR_TYPES = ("grey", "black")
DINOSAURS = SERIES_TYPES + RAPTOR_TYPES
COPIES = 7
MAX_PLAYERS = 5
MAX_ROUNDS = 3

RAPTORS = tuple(f"{name}-{copy}" for name in RAPTOR_TYPES for copy in range(1, COPIES + 1))
EGGS = (*(f"egg-{name}" for name in SERIES_TYPES), "egg-raptor")
CARDS = (*(f"{name}-{copy}" for name in SERIES_TYPES for copy in range(1, COPIES + 1)), *RAPTORS, *EGGS)

VARIETY, NEST = 1, 2
TILES = tuple(range(1, 11))
INSTANT_TILES = TILES[2:]

# The rules keep numbers in small integers; two digits are plenty for what is printed.
MOST = 99


def _check(values: Mapping[Address, Any]) -> Iterator[Finding]:
    for egg in EGGS:
        address = ("card", egg, "counts")
        own = RAPTOR_TYPES if egg == "egg-raptor" else (egg.removeprefix("egg-"),)
        if address in values and sorted(values[address]) != sorted(own):
            names = " and ".join(f'"{name}"' for name in own)
            yield Finding(address, f"counts must name {names}, one egg for each type", "cubosaurs-1.1")
    deck, dealt = values.get(("game", "deck_per_player")), values.get(("game", "dealt"))
    if deck is not None and dealt is not None and dealt >= deck:
        message = "dealt must be less than deck_per_player, or nothing is left to draw"
        yield Finding(("game", "dealt"), message, "cubosaurs-1.3")


SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        "cards.toml": (
            Table(
                "type",
                (Key("points", List(Int(-MOST, MOST), length=4), "cubosaurs-3.2"),),
                ids=SERIES_TYPES,
                rule="cubosaurs-3.2",
            ),
            Table(
                "card",
                (
                    Key("icon", Bool(), "cubosaurs-5.3"),
                    Key("pair", Int(1, MOST), "cubosaurs-3.4", only=RAPTORS),
                    Key("lonely", Int(-MOST, -1), "cubosaurs-3.5", only=RAPTORS),
                    Key("counts", List(Choice(*DINOSAURS)), "cubosaurs-1.1", only=EGGS),
                    Key("reward", Int(1, MOST), "cubosaurs-3.7", only=EGGS),
                    Key("penalty", Int(-MOST, -1), "cubosaurs-3.8", only=EGGS),
                ),
                ids=CARDS,
                rule="cubosaurs-1.1",
            ),
        ),
        "tiles.toml": (
            Table(
                "tile",
                (
                    Key("effect", Words()),
                    Key("cost", Int(0, 40), "cubosaurs-6.3"),
                    # What a tile does is a rule, so only the rules can change when it counts.
                    Key("moment", Choice("end"), "cubosaurs-6.6", only=(VARIETY, NEST)),
                    Key("moment", Choice("instant"), "cubosaurs-6.6", only=INSTANT_TILES),
                    Key("interaction", Bool(), "cubosaurs-5.2"),
                    Key("points", Int(-MOST, MOST), "cubosaurs-7.1", only=(VARIETY,)),
                    Key("points", Int(-MOST, MOST), "cubosaurs-7.2", only=(NEST,)),
                ),
                ids=TILES,
                rule="cubosaurs-5.1",
            ),
        ),
        "game.toml": (
            Table(
                "game",
                (
                    Key("deck_per_player", Int(1, len(CARDS) // MAX_PLAYERS), "cubosaurs-1.2"),
                    Key("dealt", Int(0, len(CARDS) // MAX_PLAYERS), "cubosaurs-1.3"),
                    Key("tokens", Int(0, MOST), "cubosaurs-5.1"),
                    Key("market_extra", Int(0, len(TILES) - MAX_PLAYERS), "cubosaurs-5.1"),
                    Key("tokens_per_point", Int(1, MOST), "cubosaurs-6.9"),
                    Key("rounds", Int(1, MAX_ROUNDS), "cubosaurs-4.1"),
                    Key("rounds_for_two", Int(1, MAX_ROUNDS), "cubosaurs-4.1"),
                ),
            ),
        ),
    },
    check=_check,
)
