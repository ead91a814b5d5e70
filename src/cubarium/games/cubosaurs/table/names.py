"""The names of cards, types and tiles, alone and in lists."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cubarium.engine.record import members
from cubarium.engine.words import Catalogue, join
from cubarium.games.cubosaurs.data.schema import DINOSAURS, EGGS, RAPTORS

CATALOGUE = Catalogue(Path(__file__).parents[1] / "text")
TYPES = (*DINOSAURS, "egg")

# The forms of a name.
TITLE = ""
WITH_A = "with-a"
MANY = "many"


class Names:
    """Names of components; the values on cards come from the tables of a component pack."""

    def __init__(self, tables: Mapping[str, Any], icons: bool = False) -> None:
        """Use the tables of a pack; `icons` tells whether DNA icons mean anything at this table."""
        self.values = tables
        self.icons = icons

    def card_type(self, number: int, language: str, form: str = TITLE) -> str:
        """Return the name of a type of cards."""
        return CATALOGUE.say(language, _in_form(f"type-{TYPES[number]}", form))

    def card(self, card: int, language: str, form: str = TITLE, count: int = 1) -> str:
        """Return the name of a card, or with the form MANY that of so many equal cards."""
        name = self.values["CARD_NAMES"][card]
        if name in EGGS:
            text = CATALOGUE.say(language, _in_form(f"card-{name}", form))
        else:
            text = self.card_type(self.values["CARD_TYPE"][card], language, form)
            text = f"{count} {text}" if form == MANY else text
        if name in RAPTORS:
            values = {"pair": self.values["PAIR"][card], "lonely": self.values["LONELY"][card]}
            text = CATALOGUE.say(language, "card-raptor", type=text, **values)
        if self.icons and self.values["CARD_ICON"][card]:
            text += CATALOGUE.say(language, "card-icon-suffix")
        return text

    def egg_kind(self, card: int, count: int, language: str) -> str:
        """Return so many of the dinosaurs that an egg counts."""
        message = self.values["CARD_NAMES"][card].replace("egg-", "type-")
        one, many = (CATALOGUE.say(language, _in_form(message, form)) for form in (TITLE, MANY))
        return CATALOGUE.say(language, "counted-type", count=count, one=one, many=many)

    def cards(self, cards: int, language: str) -> str:
        """Return a set of cards as a list in a sentence, equal cards counted."""
        alike = self.values["SAME_CARD" if self.icons else "SAME_CARD_BASE"]
        items = []
        for card in members(cards):
            group = cards & alike[card]
            if card == next(members(group)):
                count = group.bit_count()
                items.append(self.card(card, language, MANY if count > 1 else WITH_A, count))
        return join(language, items)

    def tile(self, tile: int, language: str) -> str:
        """Return the name of a tile; they are counted from 0."""
        return CATALOGUE.say(language, f"tile-{tile + 1}")

    def tile_effect(self, tile: int, language: str) -> str:
        """Return what a tile does."""
        points = self.values["POINTS_PER_TYPE"] if tile == 0 else self.values["POINTS_PER_EGG"]
        return CATALOGUE.say(language, f"tile-{tile + 1}.effect", points=points)


def _in_form(message: str, form: str) -> str:
    return f"{message}.{form}" if form else message
