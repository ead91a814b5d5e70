"""The terminal drawing of the naval battle of messages."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from cubarium.cli.terminal.cubano_naval_halves import (
    FIRST_COLOURS,
    GREEN,
    PLAIN,
    YELLOW,
    Cell,
    half,
    label,
    order,
    side_by_side,
)
from cubarium.cli.terminal.table_view import GameDrawing
from cubarium.engine.chance import Note
from cubarium.games.cubano.naval_messages.events import FINAL, GAME_ENDS, HIDES, LINE_FOUND, WINS
from cubarium.games.cubano.naval_messages.state import HALF, HIDING, OVER, PHASE_NAMES, View
from cubarium.games.cubano.naval_messages.text import Words

HALF_LETTERS = ("abcd", "efgh")


class Drawing(GameDrawing[Words]):
    """The table of one match of the naval battle of messages."""

    quiet = frozenset({HIDES})
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS})

    def consequence(self, v: View, action: int) -> str:
        """Return nothing: every square that was not named is as likely as another."""
        return ""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return how many messages the seat has found."""
        found = _found_in(v, 1 - seat)
        return [Note(LINE_FOUND, seat, found, found)]

    def draw(self, v: View, reader: int | None) -> RenderableType:
        """Return the whole table."""
        title = self.text(f"header-{PHASE_NAMES[v.phase]}", game=self.words.game_name(self.talk.language))
        seats = order(v.viewer)
        halves = side_by_side(
            self.talk,
            [self._label(v, seat, reader) for seat in seats],
            [half(HALF_LETTERS[seat], _cells(v, seat)) for seat in seats],
        )
        return Group(self.header(title), halves, Text(self.text("legend"), "dim"))

    def _label(self, v: View, seat: int, reader: int | None) -> Text:
        in_turn = v.phase != OVER and (_count(v, seat) < v.messages if v.phase == HIDING else seat == v.turn)
        if v.phase == HIDING:
            fact = self.text("hidden", count=_count(v, seat), messages=v.messages)
        else:
            fact = self.text("found", count=_found_in(v, seat), messages=v.messages)
        facts = [self.talk.text("bot") + ", " + fact if self.bots[seat] else fact]
        if v.phase != HIDING:
            left, squares = v.messages - _found_in(v, seat), HALF - _named(v, seat).bit_count()
            facts.append(self.text("left", left=left, squares=squares))
        return label(self.talk, self.name(seat, reader, in_turn=in_turn), facts)

    def values(self) -> RenderableType:
        """Return how many messages are hidden, marked if the number is ours."""
        usual = self.words.tables["MESSAGES"]
        count = self.match.options.messages or usual
        mark = self.house_mark("game.messages") if count == usual else ""
        return Text(self.text("values-messages", count=count, mark=mark))


def _known(v: View, seat: int) -> int:
    return (v.left_known, v.right_known)[seat]


def _named(v: View, seat: int) -> int:
    return (v.left_named, v.right_named)[seat]


def _count(v: View, seat: int) -> int:
    return (v.left_count, v.right_count)[seat]


def _found_in(v: View, seat: int) -> int:
    return (_known(v, seat) & _named(v, seat)).bit_count()


def _cells(v: View, seat: int) -> list[Cell]:
    cells = []
    for place in range(HALF):
        message, named = _known(v, seat) >> place & 1, _named(v, seat) >> place & 1
        sign = ("M" if message else "○") if named else ("m" if message else PLAIN)
        colour = (GREEN if message else YELLOW) if named else FIRST_COLOURS[seat]
        cells.append((sign, colour))
    return cells
