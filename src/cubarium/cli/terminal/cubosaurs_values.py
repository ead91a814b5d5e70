"""The faces of cards and tiles of Cubosaurs in a terminal: letters, colours, values and house marks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.cli.terminal.table_view import HOUSE, points_text
from cubarium.cli.terminal.talk import Talk
from cubarium.engine.record import members
from cubarium.engine.words import signed
from cubarium.games.cubosaurs.components import EGGS, TILES
from cubarium.games.cubosaurs.scoring import BLACK, FIRST_EGG, GREY, SERIES_TYPES
from cubarium.games.cubosaurs.text import Words
from cubarium.games.cubosaurs.text.names import TYPES

# Letters on a ground of their own read alike on a dark and on a light terminal.
CHIPS = {
    "trex": "bold black on #f08c3c",
    "stego": "bold white on #2f6db5",
    "bronto": "bold white on #7d4fb0",
    "ptero": "bold white on #b8382f",
    "penta": "bold white on #2f7d46",
    "grey": "bold black on #a9b0ba",
    "black": "bold white on #33363d",
    "egg": "bold black on #f2dfae",
}


class Faces:
    """How cards and tiles of one component pack look."""

    def __init__(self, words: Words, talk: Talk) -> None:
        """Take the values from the tables of the words."""
        self.words = words
        self.talk = talk
        self.tables = words.tables
        self.house = frozenset(self.tables["HOUSE_VALUES"])

    def type_of(self, card: int) -> int:
        """Return the type of a card."""
        return int(self.tables["CARD_TYPE"][card])

    def cards_of(self, number: int) -> int:
        """Return all cards of a type, as a set."""
        return int(self.tables["TYPE_CARDS"][number])

    def letter(self, number: int) -> str:
        """Return the letter of a type."""
        return self.talk.text(f"cubosaurs-letter-{TYPES[number]}")

    def chip(self, number: int, more: str = "") -> Text:
        """Return the letter of a type on its colour, with a count or value."""
        return Text(f"{self.letter(number)}{more}", CHIPS[TYPES[number]])

    def card_chip(self, card: int) -> Text:
        """Return a raptor as its letter and its value in a pair."""
        return self.chip(self.type_of(card), str(self.tables["PAIR"][card]))

    def egg(self, card: int, points: int | None = None) -> Text:
        """Return an egg as the letter of what it counts, with the points it pays."""
        kind = self.tables["CARD_NAMES"][card].removeprefix("egg-")
        letter = self.talk.text(f"cubosaurs-letter-{kind}")
        text = Text(letter, CHIPS["egg"])
        if points is not None:
            text.append_text(points_text(points, self.house_mark(f"card.egg-{kind}.reward", f"card.egg-{kind}.penalty")))
        return text

    def ladder(self, number: int) -> Text:
        """Return what 1, 2, 3 and 4 copies of a type pay."""
        values = " ".join(signed(points) for points in self.tables["SERIES"][number][1:])
        return Text.assemble(self.chip(number), f" {values}{self.house_mark(f'type.{TYPES[number]}.points')}")

    def cost(self, tile: int) -> str:
        """Return what a tile costs."""
        cost = self.talk.text("cubosaurs-tokens", count=self.tables["TILE_COST"][tile])
        return cost + self.house_mark(f"tile.{tile + 1}.cost")

    def house_mark(self, *names: str) -> str:
        """Return the mark of house values if a value whose name begins like one of these is ours."""
        return HOUSE if any(value.startswith(names) and not value.endswith(".icon") for value in self.house) else ""


def values_table(faces: Faces) -> RenderableType:
    """Return everything that pays or costs, for readers who want to know before they decide."""
    language, say = faces.talk.language, faces.talk.text
    series = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    series.add_column(say("cubosaurs-values-series"))
    for copies in ("1", "2", "3", "4+"):
        series.add_column(copies, justify="right")
    for number in range(SERIES_TYPES):
        name = Text.assemble(faces.chip(number), f" {faces.words.card_type(number, language)}")
        name.append(faces.house_mark(f"type.{TYPES[number]}.points"))
        series.add_row(name, *(points_text(points) for points in faces.tables["SERIES"][number][1:]))
    parts: list[RenderableType] = [series, Text()]
    for number in (GREY, BLACK):
        cards = members(faces.cards_of(number))
        values = ", ".join(f"{signed(faces.tables['PAIR'][c])}/{signed(faces.tables['LONELY'][c])}" for c in cards)
        mark = faces.house_mark(f"card.{TYPES[number]}-")
        name = faces.words.card_type(number, language, "many")
        parts.append(Text.assemble(faces.chip(number), " ", say("cubosaurs-values-raptors", type=name, values=values), mark))
    for egg, name in enumerate(EGGS):
        reward, penalty = signed(faces.tables["EGG_REWARD"][egg]), signed(faces.tables["EGG_PENALTY"][egg])
        title = faces.words.card(FIRST_EGG + egg, language)
        sentence = say("cubosaurs-values-egg", egg=title, reward=reward, penalty=penalty)
        mark = faces.house_mark(f"card.{name}.reward", f"card.{name}.penalty")
        parts.append(Text.assemble(faces.egg(FIRST_EGG + egg), f" {sentence}{mark}"))
    parts.append(Text())
    if faces.words.icons:
        for tile in range(len(TILES)):
            words = {"tile": faces.words.tile(tile, language), "cost": faces.cost(tile)}
            effect = faces.words.tile_effect(tile, language)
            parts.append(Text(say("cubosaurs-values-tile", number=tile + 1, effect=effect, **words)))
        icons = faces.words.cards(faces.tables["ICON_CARDS"], language)
        mark = HOUSE if any(value.endswith(".icon") for value in faces.house) else ""
        parts.append(Text(say("cubosaurs-values-icons", cards=icons) + mark))
    parts.append(Text(say("house-legend"), "dim"))
    return Group(*parts)
