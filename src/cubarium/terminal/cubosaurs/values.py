"""The faces of cards and tiles of Cubosaurs in a terminal: letters, colours, values and house marks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.engine.insights import HOUSE
from cubarium.engine.record import members
from cubarium.engine.words import MINUS, signed
from cubarium.games.cubosaurs.data.schema import EGGS, TILES
from cubarium.games.cubosaurs.rules.scoring import BLACK, FIRST_EGG, GREY, SERIES_TYPES
from cubarium.games.cubosaurs.table.names import MANY, TYPES, Names
from cubarium.games.cubosaurs.table.words import Words
from cubarium.terminal.table_view import points_text
from cubarium.terminal.talk import Talk

# Letters on a ground of their own read alike on a dark and on a light terminal.
CHIPS = {
    "trex": "bold #000000 on #f08c3c",
    "stego": "bold #ffffff on #2f6db5",
    "bronto": "bold #ffffff on #7d4fb0",
    "ptero": "bold #ffffff on #b8382f",
    "penta": "bold #ffffff on #2f7d46",
    "grey": "bold #000000 on #a9b0ba",
    "black": "bold #ffffff on #33363d",
    "egg": "bold #000000 on #f2dfae",
}


class Faces:
    """How cards and tiles of one component pack look."""

    def __init__(self, words: Words, talk: Talk) -> None:
        """Take the values from the tables of the words."""
        self.words = words
        self.talk = talk
        self.tables = words.values
        self.house = frozenset(self.tables["HOUSE_VALUES"])

    def type_of(self, card: int) -> int:
        """Return the type of a card."""
        return int(self.tables["CARD_TYPE"][card])

    def cards_of(self, number: int) -> int:
        """Return all cards of a type, as a set."""
        return int(self.tables["TYPE_CARDS"][number])

    def letters(self, number: int) -> str:
        """Return the two letters that stand for a type."""
        return self.talk.text(f"cubosaurs-letters-{TYPES[number]}")

    def chip(self, number: int, more: str = "") -> Text:
        """Return the letters of a type on its colour, with a count or value."""
        return Text.assemble((f"{self.letters(number)}{more}", CHIPS[TYPES[number]]))

    def card_chip(self, card: int) -> Text:
        """Return a raptor as its letters and its value in a pair."""
        return self.chip(self.type_of(card), str(self.tables["PAIR"][card]))

    def egg(self, card: int, points: int | None = None) -> Text:
        """Return an egg as the letters of what it counts, with the points it pays."""
        kind = self.tables["CARD_NAMES"][card].removeprefix("egg-")
        letter = self.talk.text(f"cubosaurs-letters-{kind}")
        text = Text.assemble((letter, CHIPS["egg"]))
        if points is not None:
            text.append_text(
                points_text(points, self.house_mark(f"card.egg-{kind}.reward", f"card.egg-{kind}.penalty"))
            )
        return text

    def ladder(self, number: int) -> Text:
        """Return what 1, 2, 3 and 4 copies of a type pay."""
        values = " ".join(str(points).replace("-", MINUS) for points in self.tables["SERIES"][number][1:])
        return Text.assemble(self.chip(number), f" {values}{self.house_mark(f'type.{TYPES[number]}.points')}")

    def cost(self, tile: int) -> str:
        """Return what a tile costs."""
        cost = self.talk.text("cubosaurs-tokens", count=self.tables["TILE_COST"][tile])
        return cost + self.house_mark(f"tile.{tile + 1}.cost")

    def house_mark(self, *names: str) -> str:
        """Return the mark of house values if one of these values is ours."""
        return HOUSE if self.house.intersection(names) else ""

    def raptor_mark(self, number: int) -> str:
        """Return the mark of house values if one of a raptor colour's values is ours."""
        names = [self.tables["CARD_NAMES"][card] for card in members(self.cards_of(number))]
        return self.house_mark(*(f"card.{name}.{key}" for name in names for key in ("pair", "lonely")))


def values_table(faces: Faces) -> RenderableType:
    """Return everything that pays or costs, for readers who want to know before they decide."""
    parts = [_series(faces), Text(), *(_raptors(faces, number) for number in (GREY, BLACK))]
    parts += [_egg(faces, egg) for egg in range(len(EGGS))]
    if faces.words.icons:
        parts += [Text(), *(_tile(faces, tile) for tile in range(len(TILES))), _icons(faces)]
    return Group(*parts, Text(faces.talk.text("house-legend"), "dim"))


def _series(faces: Faces) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(faces.talk.text("cubosaurs-values-series"))
    for copies in ("1", "2", "3", "4+"):
        table.add_column(copies, justify="right")
    for number in range(SERIES_TYPES):
        name = faces.words.card_type(number, faces.talk.language)
        mark = faces.house_mark(f"type.{TYPES[number]}.points")
        points = map(points_text, faces.tables["SERIES"][number][1:])
        table.add_row(Text.assemble(faces.chip(number), f" {name}{mark}"), *points)
    return table


def _raptors(faces: Faces, number: int) -> RenderableType:
    pair, lonely = faces.tables["PAIR"], faces.tables["LONELY"]
    values = ", ".join(f"{signed(pair[c])}/{signed(lonely[c])}" for c in members(faces.cards_of(number)))
    name = faces.words.card_type(number, faces.talk.language, MANY)
    sentence = faces.talk.text("cubosaurs-values-raptors", type=name, values=values)
    return Text.assemble(faces.chip(number), f" {sentence}{faces.raptor_mark(number)}")


def _egg(faces: Faces, egg: int) -> RenderableType:
    sentence = faces.talk.text(
        "cubosaurs-values-egg",
        egg=faces.words.card(FIRST_EGG + egg, faces.talk.language),
        reward=signed(faces.tables["EGG_REWARD"][egg]),
        penalty=signed(faces.tables["EGG_PENALTY"][egg]),
    )
    mark = faces.house_mark(f"card.{EGGS[egg]}.reward", f"card.{EGGS[egg]}.penalty")
    return Text.assemble(faces.egg(FIRST_EGG + egg), f" {sentence}{mark}")


def _tile(faces: Faces, tile: int) -> RenderableType:
    name = faces.words.tile(tile, faces.talk.language)
    effect = faces.words.tile_effect(tile, faces.talk.language)
    words = {"tile": name, "cost": faces.cost(tile), "effect": effect}
    return Text(faces.talk.text("cubosaurs-values-tile", number=tile + 1, **words))


def _icons(faces: Faces) -> RenderableType:
    cards = Names(faces.tables).cards(faces.tables["ICON_CARDS"], faces.talk.language)
    mark = faces.house_mark(*(f"card.{name}.icon" for name in faces.tables["CARD_NAMES"]))
    return Text(faces.talk.text("cubosaurs-values-icons", cards=cards) + mark)
