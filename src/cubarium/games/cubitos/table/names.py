"""The names of what is on the table: cards, dice, faces, spaces, circuits and races."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from cubarium.engine.words import Catalogue
from cubarium.games.cubitos.data.circuits import FINISH, SHORTCUT, START
from cubarium.games.cubitos.data.schema import AMOUNTS, CARDS, CIRCUITS, DICE, UNITS, WITH_UNIT
from cubarium.games.cubitos.data.values import FIRST_FACES, PAIRS

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")
COMPONENTS = Catalogue(Path(__file__).parents[1] / "text" / "components")
RULES = Catalogue(Path(__file__).parents[1] / "text" / "rules")

# The forms of the name of a die.
TITLE = ""
WITH_A = "with-a"
MANY = "many"

HOUSE = "°"
SPACES = (
    "grass",
    "water",
    "credits",
    "fan",
    "lose",
    "lose-two",
    "fan-lose",
    "gain-any",
    "gain-up-to",
    "jet",
    "shortcut",
    "start",
    "finish",
)
"""The kinds of spaces, in the order of their numbers."""
_AMOUNT_TABLES = {
    "coins": "COINS",
    "feet": "FEET",
    "water": "WATER_FEET",
    "credits": "CARD_CREDITS",
    "dice": "FREE_DICE",
    "bonus": "BONUS",
    "second_bonus": "SECOND_BONUS",
    "group": "GROUP",
}


class Names:
    """Names of components; the amounts on cards and spaces come from the tables of a component pack."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        """Use the tables of a pack."""
        self.values = tables

    # --- cards ---------------------------------------------------------------------------------------------

    def card(self, number: int, language: str) -> str:
        """Return the name of a card."""
        return COMPONENTS.say(language, f"card-{CARDS[number]}")

    def card_text(self, number: int, language: str) -> str:
        """Return what both symbols of a card do, house values marked."""
        return self._of_card(f"card-{CARDS[number]}-text", number, language)

    def card_power(self, number: int, language: str) -> str:
        """Return what the power face of a card does besides; nothing where it does no more."""
        message = f"card-{CARDS[number]}-power"
        return self._of_card(message, number, language) if COMPONENTS.has(language, message) else ""

    def cost(self, number: int) -> str:
        """Return what a die of a card costs, marked if it is a house value."""
        return f"{self.values['COST'][number]}{self._mark(number, 'cost')}"

    def _of_card(self, message: str, number: int, language: str) -> str:
        words: dict[str, str | int] = {}
        for amount, cards in AMOUNTS.items():
            if CARDS[number] in cards:
                words[amount] = self.values[_AMOUNT_TABLES[amount]][number]
                words[f"{amount}_mark"] = self._mark(number, amount)
        if CARDS[number] in WITH_UNIT:
            words["unit"], words["unit_mark"] = UNITS[self.values["UNIT"][number]], self._mark(number, "unit")
        return COMPONENTS.say(language, message, **words)

    def _mark(self, number: int, amount: str) -> str:
        return HOUSE if f"card.{CARDS[number]}.{amount}" in self.values["HOUSE_VALUES"] else ""

    # --- dice ----------------------------------------------------------------------------------------------

    def kind(self, number: int, language: str, form: str = TITLE) -> str:
        """Return the name of a kind of dice, the first-player die included."""
        name = f"kind-{DICE[number]}"
        return CATALOGUE.say(language, f"{name}.{form}" if form else name)

    def dice(self, number: int, count: int, language: str) -> str:
        """Return a number of dice of a kind: "a red die", "2 red dice"."""
        if count == 1:
            return self.kind(number, language, WITH_A)
        return CATALOGUE.say(language, "dice-of-kind", count=count, kind=self.kind(number, language, MANY))

    def face(self, pair: int, language: str) -> str:
        """Return what a die of a pair shows."""
        name = PAIRS[pair][1]
        return CATALOGUE.say(language, f"face-{name}", count=self.values["PAIR_COINS"][pair] or 1)

    def first_face(self, number: int, language: str) -> str:
        """Return a face of the first-player die."""
        name = FIRST_FACES[number]
        count = self.values["FIRST_COINS"] if name == "coin" else 1
        return CATALOGUE.say(language, f"face-{name}", count=count)

    def pair(self, number: int, language: str) -> str:
        """Return the name of a kind of dice and what it shows."""
        kind = self.kind(DICE.index(PAIRS[number][0]), language)
        return CATALOGUE.say(language, "pair", kind=kind, face=self.face(number, language))

    # --- the circuit ---------------------------------------------------------------------------------------

    def space(self, cell: int, language: str) -> str:
        """Return the name of a space, with what it gives or costs."""
        return self._space(cell, "", language)

    def space_help(self, cell: int, language: str) -> str:
        """Return what a space does."""
        return self._space(cell, "-help", language)

    def _space(self, cell: int, part: str, language: str) -> str:
        kind = self.values["SPACE"][cell]
        name = SPACES[kind]
        coins, feet = self.values["LINK_COINS"][cell], self.values["LINK_FEET"][cell]
        if kind == SHORTCUT:
            name = "shortcut-coins" if coins else "shortcut-feet"
        value = self.values["SPACE_VALUE"][cell]
        return COMPONENTS.say(language, f"space-{name}{part}", value=value, coins=coins, feet=feet)

    def place(self, cell: int, language: str) -> str:
        """Return where a cell is: its letter and number, or its name where it is large."""
        if self.values["SPACE"][cell] in (START, FINISH):
            return self.space(cell, language)
        return f"{ascii_lowercase[self.values['CELL_X'][cell] // 2]}{self.values['CELL_Y'][cell] + 1}"

    def circuit(self, number: int, language: str) -> str:
        """Return the name of a circuit."""
        return COMPONENTS.say(language, f"circuit-{CIRCUITS[number]}")

    def race(self, number: int, language: str) -> str:
        """Return the name of a race; 0 is the one whose cards are drawn by chance."""
        return COMPONENTS.say(language, f"race-{number}")
