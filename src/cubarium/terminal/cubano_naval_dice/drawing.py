"""The terminal drawing of the naval battle of dice: both halves, the dice, and what each shot would do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from cubarium.engine.insights import TIMES
from cubarium.games.cubano.naval_dice.events import FINAL, GAME_ENDS, WINS
from cubarium.games.cubano.naval_dice.rules.turn import afloat, only_adds, ship_at
from cubarium.games.cubano.naval_dice.state import (
    HALF,
    HALF_NAMES,
    NO_COLOUR,
    NO_PLACE,
    OVER,
    SHIP_COUNT,
    SHIP_END,
    View,
)
from cubarium.games.cubano.naval_dice.table.insights import aims
from cubarium.games.cubano.naval_dice.table.words import Words
from cubarium.games.cubano.table import words as shared
from cubarium.terminal.cubano.board import cube
from cubarium.terminal.cubano.naval_halves import (
    HOLE,
    PLAIN,
    Cell,
    half,
    label,
    order,
    side_by_side,
    turned,
)
from cubarium.terminal.table_view import GameDrawing

HALF_LETTERS = "abcd"
ISLAND_SIGN = "○"
MINE_SIGN = "*"


class Drawing(GameDrawing[Words]):
    """The table of one match of the naval battle of dice."""

    quiet: frozenset[int] = frozenset()
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS})

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        game = self.words.game_name(self.talk.language)
        title = self.text("header", game=game, mines="mines" if v.mines else "islands")
        seats = order(v.viewer)
        halves = side_by_side(
            self.talk,
            [self._label(v, seat, reader) for seat in seats],
            [half(HALF_LETTERS, self._cells(v, seat), set(_framed(v, seat))) for seat in seats],
        )
        parts: list[RenderableType] = [self.header(title), halves]
        if any(v.dice):
            dice = Text(" ").join(cube(face) for face in v.dice)
            parts.append(Text.assemble((self.text("dice") + " ", "bold"), dice))
        if v.aim != NO_PLACE:
            parts.append(Text(self.text("correcting", square=HALF_NAMES[v.aim], shift=v.shift), "bold"))
        parts.append(Text(self.text("legend-ships"), "dim"))
        parts.append(Text(self.text("legend-mines" if v.mines else "legend-islands"), "dim"))
        return Group(*parts)

    def _label(self, v: View, seat: int, reader: int | None) -> Text:
        name = self.name(seat, reader, in_turn=v.phase != OVER and seat == v.turn)
        fact = self.text("cubes", count=afloat(v, seat).bit_count())
        facts = [f"{self.level(seat)}, {fact}" if self.bots[seat] else fact]
        colour = v.seats[seat].colour
        if colour != NO_COLOUR:
            facts.insert(0, self.text("colour", colour=shared.colour(colour, self.talk.language)))
        if only_adds(v, seat):
            facts.append(self.text("adds"))
        return label(self.talk, name, facts)

    def _cells(self, v: View, seat: int) -> list[Cell]:
        cells = []
        second = next(iter(turned([player.colour for player in v.seats])), NO_COLOUR)
        for square in range(HALF):
            ship = ship_at(v, seat, square)
            sign, colour = PLAIN, v.seats[seat].colour
            if v.seats[seat].holes >> square & 1:
                sign, colour = MINE_SIGN if v.mines else ISLAND_SIGN, HOLE
            elif v.seats[seat].lost >> square & 1:
                sign = TIMES
            elif ship < SHIP_COUNT:
                sign, colour = self.words.ship(ship, self.talk.language, "letter"), second
            cells.append((sign, colour))
        return cells

    def values(self) -> RenderableType:
        """Return the ships with their points, and what a mine costs, house values marked."""
        tables, language = self.words.values, self.talk.language
        rows: list[RenderableType] = [
            Text(self.text("values-ship", ship=self.words.ship(ship, language), length=length))
            for ship, length in enumerate(tables["SHIP_LENGTH"])
        ]
        mark = self.house_mark("mine.loss")
        return Group(*rows, Text(self.text("values-mine", count=tables["MINE_LOSS"], mark=mark)))


def _framed(v: View, seat: int) -> Iterator[int]:
    """Yield the squares of a half that the present choice is about."""
    if v.phase == SHIP_END and seat == v.turn:
        yield v.anchor
    elif seat != v.turn:
        yield from (square for square, _ in aims(v))
