"""The names of cards and colours, alone and in lists."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cubarium.engine.record import members
from cubarium.engine.words import Catalogue, join
from cubarium.games.trex.data.schema import COLOURS, NUMBERED

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")

# The forms of a name.
TITLE = ""
INSIDE = "inside"


class Names:
    """Names of components; the values on cards come from the tables of a component pack."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        """Use the tables of a pack."""
        self.values = tables

    def colour(self, number: int, language: str, form: str = TITLE) -> str:
        """Return the name of a colour."""
        return CATALOGUE.say(language, _in_form(f"colour-{COLOURS[number]}", form))

    def card(self, card: int, language: str, form: str = TITLE) -> str:
        """Return the name of a card."""
        if card >= len(NUMBERED):
            return CATALOGUE.say(language, _in_form(f"card-{self.values['CARD_NAMES'][card]}", form))
        colour = self.colour(self.values["CARD_COLOUR"][card], language, form)
        number = self.values["CARD_NUMBER"][card]
        return CATALOGUE.say(language, _in_form("card-numbered", form), colour=colour, number=number)

    def cards(self, cards: int, language: str) -> str:
        """Return a set of cards as a list in a sentence."""
        return join(language, [self.card(card, language, INSIDE) for card in members(cards)])

    def symbol(self, card: int, language: str) -> str:
        """Return what the symbol of a card says, nothing for the special cards."""
        if self.values["METEORS"] >> card & 1:
            return CATALOGUE.say(language, "symbol-meteor")
        draw = self.values["CARD_DRAWS"][card]
        return CATALOGUE.say(language, "symbol-draw", draw=draw) if draw else ""


def _in_form(message: str, form: str) -> str:
    return f"{message}.{form}" if form else message
