"""What the component files of Cubitos may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from cubarium.engine.components.files import Address
from cubarium.engine.components.schema import Choice, Finding, Int, Key, List, Schema, Table
from cubarium.games.cubitos.data import deck
from cubarium.games.cubitos.data.card import Amount, Unit
from cubarium.games.cubitos.data.circuits import BOARDS, CIRCUIT_TABLES, check_circuits
from cubarium.games.cubitos.data.deck import DECK

COLOURS = deck.COLOURS
GRAYS = ("light-gray", "dark-gray")
FIRST_PLAYER = "first-player"
KINDS = (*GRAYS, *COLOURS)
DICE = (*KINDS, FIRST_PLAYER)
FACES = {
    "light-gray": ("coin", "blank"),
    "dark-gray": ("coin", "foot", "blank"),
    "red": ("ability", "power", "blank"),
    "orange": ("ability", "power", "blank"),
    "yellow": ("ability", "power", "blank"),
    "green": ("ability", "power", "foot", "blank"),
    "blue": ("ability", "power", "coin", "blank"),
    "purple": ("ability", "blank"),
    "brown": ("ability", "coin", "blank"),
    "white": ("ability", "foot", "blank"),
    "first-player": ("credit", "foot", "coin", "blank"),
}
"""The different faces a die of each kind has."""
SIDES = 6
CARDS = tuple(declared.slug for declared in DECK)
CARDS_OF_COLOUR = {
    colour: tuple(declared.slug for declared in DECK if declared.colour == colour) for colour in COLOURS
}
"""The cards of a colour in the order of their numbers, which is that of its option."""
RACES = (*(f"race-{number}" for number in range(1, 8)), "combotastic", "such-much-fans", "grand-finale")
GRAND_FINALE = "grand-finale"
CIRCUITS = (*BOARDS, GRAND_FINALE)
FAN_SPACES = 13
MAX_PLAYERS = 4
MAX_LAPS = 9
MOST = 20
"""The rules keep numbers in small integers; no printed amount comes near this."""

AMOUNTS: dict[str, tuple[str, ...]] = {
    amount: tuple(declared.slug for declared in DECK if amount in declared.card.amounts)
    for amount in get_args(Amount)
}
"""By amount, the cards that have it besides their cost."""
UNITS = get_args(Unit)
WITH_UNIT = tuple(declared.slug for declared in DECK if declared.card.has_unit)
FIRST_IN_ORDER = "first-player"
NO_TIE_BREAK = "none"
TIE_BREAKS = (FIRST_IN_ORDER, NO_TIE_BREAK)
FOR_THE_MOST = tuple(
    declared.slug for declared in DECK if declared.colour == "red" and not declared.card.entitles_all
)
"""Red cards that serve whoever has the most swords; they say who that is in a tie."""


def _check(values: Mapping[Address, Any]) -> Iterator[Finding]:
    yield from check_circuits(values)
    for kind in DICE:
        address = ("die", kind, "faces")
        strange = [face for face in values.get(address, ()) if face not in FACES[kind]]
        if strange:
            allowed = ", ".join(FACES[kind])
            yield Finding(address, f"a {kind} die may show {allowed}, not {strange[0]}", "cubitos-1.1")
    for race in RACES:
        address = ("race", race, "cards")
        cards = values.get(address, ())
        wrong = (
            [c for c, own in zip(cards, CARDS_OF_COLOUR.values(), strict=True) if c not in own]
            if cards
            else []
        )
        if wrong:
            message = f"one card of each colour in the order {', '.join(COLOURS)}: {wrong[0]} stands wrong"
            yield Finding(address, message, "cubitos-1.2")
    for kind, key in (("light-gray", "light_gray"), ("dark-gray", "dark_gray")):
        count, dealt = values.get(("die", kind, "count")), values.get(("game", key))
        if count is not None and dealt is not None and dealt * MAX_PLAYERS > count:
            message = f"{key} times {MAX_PLAYERS} players is more than the {count} dice there are"
            yield Finding(("game", key), message, "cubitos-1.4")


SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        "dice.toml": (
            Table(
                "die",
                (
                    Key("count", Int(1, 1), "cubitos-1.1", only=(FIRST_PLAYER,)),
                    Key("count", Int(1, 40), "cubitos-1.1", only=KINDS),
                    Key(
                        "faces",
                        List(Choice("ability", "power", "coin", "foot", "credit", "blank"), length=SIDES),
                        "cubitos-1.1",
                    ),
                    Key(
                        "worth",
                        Int(1, 9),
                        "cubitos-1.1",
                        only=tuple(kind for kind, faces in FACES.items() if "coin" in faces),
                    ),
                ),
                ids=DICE,
                rule="cubitos-1.1",
            ),
        ),
        "cards.toml": (
            Table(
                "card",
                (
                    Key("cost", Int(1, MOST), "cubitos-6.1"),
                    *(
                        Key(name, Int(0 if name != "group" else 1, MOST), "cubitos-11.1", only=cards)
                        for name, cards in AMOUNTS.items()
                    ),
                    Key("unit", Choice(*UNITS), "cubitos-11.1", only=WITH_UNIT),
                    Key(
                        "tie_break",
                        Choice(*TIE_BREAKS),
                        "cubitos-4.4",
                        only=FOR_THE_MOST,
                        otherwise=NO_TIE_BREAK,
                    ),
                ),
                ids=CARDS,
                rule="cubitos-1.2",
            ),
        ),
        "races.toml": (
            Table(
                "race",
                (
                    Key("circuit", Choice(*CIRCUITS), "cubitos-1.2"),
                    Key("laps", Int(1, MAX_LAPS), "cubitos-1.2"),
                    Key("cards", List(Choice(*CARDS), length=len(COLOURS)), "cubitos-1.2"),
                ),
                ids=RACES,
                rule="cubitos-1.2",
            ),
        ),
        "game.toml": (
            Table(
                "game",
                (
                    Key("light_gray", Int(0, 10), "cubitos-1.3"),
                    Key("dark_gray", Int(0, 10), "cubitos-1.3"),
                    Key("draw_amount", Int(1, MOST), "cubitos-3.2"),
                    Key("risk_from", Int(1, MOST), "cubitos-3.8"),
                    Key("coins_per_foot", Int(1, MOST), "cubitos-5.4"),
                    Key("purchases", Int(1, len(COLOURS)), "cubitos-6.1"),
                ),
            ),
            Table(
                "fans",
                (
                    Key("credits", List(Int(0, MOST), length=FAN_SPACES + 1), "cubitos-8.2"),
                    Key("tokens", List(Int(0, 2), length=FAN_SPACES + 1), "cubitos-8.2"),
                    Key("beyond", Int(0, MOST), "cubitos-8.3"),
                ),
            ),
        ),
        "circuits.toml": CIRCUIT_TABLES,
    },
    check=_check,
)
