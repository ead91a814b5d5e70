"""The faces of cards and eggs of T-Rex in a terminal: letters, colours, symbols and house marks."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.engine.insights import HOUSE, TIMES
from cubarium.games.trex.data.schema import COLOURS, NUMBERED
from cubarium.games.trex.state import CARDS, CHAMAELOSAURUS, SHOWER
from cubarium.games.trex.table.words import Words
from cubarium.terminal.talk import Talk

# Letters on a ground of their own read alike on a dark and on a light terminal.
CHIPS = {
    "yellow": "bold #000000 on #f2c94c",
    "blue": "bold #ffffff on #2f6db5",
    "brown": "bold #ffffff on #7a4a24",
    "green": "bold #ffffff on #2f7d46",
    "red": "bold #ffffff on #b8382f",
}
SPECIAL_CHIP = "bold #ffffff on #55585f"
METEOR = "*"


class Faces:
    """How cards and eggs of one component pack look."""

    def __init__(self, words: Words, talk: Talk) -> None:
        """Take the values from the tables of the words."""
        self.words = words
        self.talk = talk
        self.tables = words.values
        self.house = frozenset(self.tables["HOUSE_VALUES"])

    def say(self, message: str, /, **words: str | int) -> str:
        """Return a word of the table."""
        return self.words.table(message, self.talk.language, **words)

    def colour(self, number: int, more: str = "") -> Text:
        """Return the letters of a colour on its ground, with a number."""
        name = COLOURS[number]
        return Text.assemble((f"{self.say(f'letters-{name}')}{more}", CHIPS[name]))

    def card(self, card: int) -> Text:
        """Return a card as the letters of its colour and its number."""
        if card < len(NUMBERED):
            return self.colour(self.tables["CARD_COLOUR"][card], str(self.tables["CARD_NUMBER"][card]))
        return Text.assemble((self.say(f"letters-{self.tables['CARD_NAMES'][card]}"), SPECIAL_CHIP))

    def cards(self, cards: Iterable[int]) -> Text:
        """Return cards in a row."""
        return Text(" ").join(self.card(card) for card in cards)

    def card_with_symbol(self, card: int) -> Text:
        """Return a card and what its symbol does: a star for a meteor, the number of cards drawn."""
        draws = self.tables["CARD_DRAWS"][card]
        symbol = METEOR if self.is_meteor(card) else f"+{draws}" if draws else ""
        return self.card(card).append(symbol + self.symbol_mark(card), "not bold")

    def is_meteor(self, card: int) -> bool:
        """Tell whether a card works as a meteor."""
        return card == SHOWER or bool(self.tables["METEORS"] >> card & 1)

    def symbol_mark(self, card: int) -> str:
        """Return the mark of house values if the symbol of a card is ours."""
        return self.house_mark(f"card.{self.tables['CARD_NAMES'][card]}.symbol")

    def house_mark(self, name: str) -> str:
        """Return the mark of house values if this value is ours."""
        return HOUSE if name in self.house else ""


def values_table(faces: Faces) -> RenderableType:
    """Return the cards of a deck with their symbols, and what eggs pay."""
    parts = [
        _numbered(faces),
        _special(faces, CHAMAELOSAURUS),
        _special(faces, SHOWER),
        Text(),
        _eggs(faces),
        Text(faces.say("values-squares", squares=" ".join(str(n * n) for n in range(1, 7)))),
    ]
    return Group(*parts, Text(faces.talk.text("house-legend"), "dim"))


def _numbered(faces: Faces) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    language = faces.talk.language
    for colour in range(len(COLOURS)):
        cells: list[RenderableType] = [faces.words.colour(colour, language)]
        for card in (c for c in range(CARDS) if faces.tables["CARD_COLOUR"][c] == colour):
            symbol = faces.words.symbol(card, language) + faces.symbol_mark(card)
            cells.append(Text.assemble(faces.card(card), f" {symbol}"))
        table.add_row(*cells)
    return table


def _special(faces: Faces, card: int) -> Text:
    return Text.assemble(faces.card(card), " ", faces.say(f"values-{faces.tables['CARD_NAMES'][card]}"))


def _eggs(faces: Faces) -> Text:
    counts = faces.tables["EGG_COUNTS"]
    chips = [
        faces.colour(colour, f"{TIMES}{counts[colour]}").append(
            faces.house_mark(f"egg.{name}.count"), "not bold"
        )
        for colour, name in enumerate(COLOURS)
    ]
    return Text.assemble(faces.say("values-eggs"), " ", Text(" ").join(chips))
