"""The terminal drawing of the naval battle of dice: both halves, the dice, and what each shot would do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from cubarium.cli.terminal.cubano_board import cube
from cubarium.cli.terminal.cubano_naval_halves import (
    FIRST_COLOURS,
    HOLE,
    PLAIN,
    YELLOW,
    Cell,
    half,
    label,
    order,
    side_by_side,
)
from cubarium.cli.terminal.table_view import TIMES, GameDrawing
from cubarium.engine.chance import Note
from cubarium.engine.words import join
from cubarium.games.cubano.naval_dice.actions import CORRECT, FIRE, MINUS, PLUS, REROLL
from cubarium.games.cubano.naval_dice.events import FINAL, GAME_ENDS, WINS
from cubarium.games.cubano.naval_dice.rules import afloat, aimed, corrected, ship_at
from cubarium.games.cubano.naval_dice.state import (
    AIMING,
    FACES,
    HALF,
    HALF_NAMES,
    NO_PLACE,
    OVER,
    SHIFTING,
    SHIP_COUNT,
    SHIP_END,
    View,
)
from cubarium.games.cubano.naval_dice.text import Words

HALF_LETTERS = "abcd"
ISLAND_SIGN = "○"
MINE_SIGN = "*"


class Drawing(GameDrawing[Words]):
    """The table of one match of the naval battle of dice."""

    quiet: frozenset[int] = frozenset()
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS})

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return what the seat has sunk so far."""
        return self.journal_of("tell_lines", v, seat)

    # --- what a shot would do ------------------------------------------------------------------------------

    def consequence(self, v: View, action: int) -> str:
        """Return what a shot does, or with which throws a correction hits."""
        if FIRE <= action < CORRECT:
            return self._shot(v, action - FIRE)
        if CORRECT <= action < REROLL:
            return self._reach(v, action - CORRECT)
        if PLUS <= action <= MINUS:
            square = corrected(v.aim, v.shift if action == PLUS else -v.shift)
            what = self._shot(v, square)
            return what if square == NO_PLACE else self.text("to", square=HALF_NAMES[square], what=what)
        return ""

    def _shot(self, v: View, square: int) -> str:
        enemy = 1 - v.viewer
        if square == NO_PLACE:
            return self.text("off-board")
        if afloat(v, enemy) >> square & 1:
            ship = self.words.ship(ship_at(v, enemy, square), self.talk.language, "with-the")
            return self.text("hit", ship=ship)
        if v.seats[enemy].lost >> square & 1:
            return self.text("lost-already")
        if v.seats[enemy].holes >> square & 1:
            return self.text("mine" if v.mines else "island")
        return self.text("miss")

    def _reach(self, v: View, aim: int) -> str:
        enemy = 1 - v.viewer
        hits = [n for n in range(1, FACES + 1) if _reached(v, aim, n) & afloat(v, enemy)]
        parts = []
        if hits:
            throws = join(self.talk.language, [str(n) for n in hits])
            parts.append(self.text("reach", throws=throws, count=len(hits)))
        else:
            parts.append(self.text("reach-none"))
        if v.mines:
            mines = [n for n in range(1, FACES + 1) if _reached(v, aim, n) & v.seats[enemy].holes]
            if mines:
                throws = join(self.talk.language, [str(n) for n in mines])
                parts.append(self.text("reach-mines", throws=throws))
        return ", ".join(parts)

    # --- the picture ---------------------------------------------------------------------------------------

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
        facts = [self.talk.text("bot") + ", " + fact if self.bots[seat] else fact]
        return label(self.talk, name, facts)

    def _cells(self, v: View, seat: int) -> list[Cell]:
        cells = []
        for square in range(HALF):
            ship = ship_at(v, seat, square)
            sign, colour = PLAIN, FIRST_COLOURS[seat]
            if v.seats[seat].holes >> square & 1:
                sign, colour = MINE_SIGN if v.mines else ISLAND_SIGN, HOLE
            elif v.seats[seat].lost >> square & 1:
                sign = TIMES
            elif ship < SHIP_COUNT:
                sign, colour = self.words.ship(ship, self.talk.language, "letter"), YELLOW
            cells.append((sign, colour))
        return cells

    def values(self) -> RenderableType:
        """Return the ships with their points, and what a mine costs, house values marked."""
        tables, language = self.words.tables, self.talk.language
        rows: list[RenderableType] = [
            Text(self.text("values-ship", ship=self.words.ship(ship, language), length=length))
            for ship, length in enumerate(tables["SHIP_LENGTH"])
        ]
        mark = self.house_mark("mine.loss")
        return Group(*rows, Text(self.text("values-mine", count=tables["MINE_LOSS"], mark=mark)))


def _reached(v: View, aim: int, shift: int) -> int:
    """Return the squares a correction with this throw can choose from."""
    shifts = (shift,) if v.addition_only else (shift, -shift)
    squares = [corrected(aim, s) for s in shifts]
    return sum(1 << square for square in squares if square != NO_PLACE)


def _framed(v: View, seat: int) -> Iterator[int]:
    """Yield the squares of a half that the present choice is about."""
    if v.phase == SHIP_END and seat == v.turn:
        yield v.anchor
    elif v.phase == AIMING and seat != v.turn:
        yield aimed(v.dice[0], v.dice[1])
        yield aimed(v.dice[1], v.dice[0])
    elif v.phase == SHIFTING and seat != v.turn:
        yield corrected(v.aim, v.shift)
        yield corrected(v.aim, -v.shift)
