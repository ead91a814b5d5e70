"""The terminal drawing of the naval battle of messages."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from cubarium.games.cubano.naval_messages.events import FINAL, GAME_ENDS, HIDES, WINS
from cubarium.games.cubano.naval_messages.state import (
    CHOOSING,
    HALF,
    HIDING,
    NO_COLOUR,
    OVER,
    PHASE_NAMES,
    View,
)
from cubarium.games.cubano.naval_messages.table.insights import found_in, known_in, named_in
from cubarium.games.cubano.naval_messages.table.words import Words
from cubarium.games.cubano.table import words as shared
from cubarium.terminal.cubano.naval_halves import (
    PLAIN,
    Cell,
    half,
    label,
    order,
    side_by_side,
    turned,
)
from cubarium.terminal.table_view import GameDrawing

HALF_LETTERS = ("abcd", "efgh")


class Drawing(GameDrawing[Words]):
    """The table of one match of the naval battle of messages."""

    quiet = frozenset({HIDES})
    heads = frozenset({GAME_ENDS})
    totals = frozenset({FINAL})
    verdict = frozenset({WINS})

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
        if v.phase <= HIDING:
            fact = self.text("hidden", count=_count(v, seat), messages=v.messages)
        else:
            fact = self.text("found", count=found_in(v, seat), messages=v.messages)
        facts = [f"{self.level(seat)}, {fact}" if self.bots[seat] else fact]
        if v.colours[seat] != NO_COLOUR:
            facts.insert(0, self.text("colour", colour=shared.colour(v.colours[seat], self.talk.language)))
        if v.phase > HIDING:
            left, squares = v.messages - found_in(v, seat), HALF - named_in(v, seat).bit_count()
            facts.append(self.text("left", left=left, squares=squares))
        return label(self.talk, self.name(seat, reader, in_turn=_is_asked(v, seat)), facts)

    def values(self) -> RenderableType:
        """Return how many messages are hidden, marked if the number is ours."""
        usual = self.words.values["MESSAGES"]
        count = self.match.options.messages or usual
        mark = self.house_mark("game.messages") if count == usual else ""
        return Text(self.text("values-messages", count=count, mark=mark))


def _is_asked(v: View, seat: int) -> bool:
    if v.phase == CHOOSING:
        return v.colours[seat] == NO_COLOUR and (seat == v.starter or v.colours[v.starter] != NO_COLOUR)
    if v.phase == HIDING:
        return _count(v, seat) < v.messages
    return v.phase != OVER and seat == v.turn


def _count(v: View, seat: int) -> int:
    return (v.left_count, v.right_count)[seat]


def _cells(v: View, seat: int) -> list[Cell]:
    cells = []
    second, third = turned(v.colours) or (NO_COLOUR, NO_COLOUR)
    for place in range(HALF):
        message, named = known_in(v, seat) >> place & 1, named_in(v, seat) >> place & 1
        sign = ("M" if message else "○") if named else ("m" if message else PLAIN)
        colour = (third if message else second) if named else v.colours[seat]
        cells.append((sign, colour))
    return cells
