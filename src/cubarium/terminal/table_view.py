"""What the terminal shows of a game: every game brings its own drawing, this is what they share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, Protocol, TypeVar

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cubarium.bots.words import bot_label
from cubarium.engine.chance import Note, seeded
from cubarium.engine.insights import HOUSE
from cubarium.engine.match import Match
from cubarium.engine.words import GameWords, signed
from cubarium.terminal.talk import Talk

SEAT_GLYPHS = ("▲", "●", "◆", "■", "★", "✚")
# The sixteen colours of a terminal, which fit a dark and a light background alike.
SEAT_STYLES = ("bold blue", "bold red", "bold green", "bold yellow", "bold magenta", "bold cyan")
NARROW = 100
"""Terminals with fewer columns are spared what is not needed."""

W = TypeVar("W", bound=GameWords)
"""The words of one game."""


@dataclass(frozen=True)
class Plan:
    """What a person may choose: one move, or several that are thought of as one and played in turn."""

    key: str
    """What may be typed for it."""
    sentence: str
    consequence: str
    actions: tuple[int, ...]
    is_main: bool = False
    """Whether it keeps a row of its own in a long list."""


class TableView(Protocol):
    """The drawing of one game at one table."""

    quiet: frozenset[int]
    """Kinds of events that the picture shows well enough, so that the news leave them out."""
    heads: frozenset[int]
    """Kinds of events that head a score sheet."""
    totals: frozenset[int]
    """Kinds of events that tell the sum of a seat's lines, which come before."""
    verdict: frozenset[int]
    """Kinds of events that tell who has won."""

    def draw(self, v: Any, reader: int | None) -> RenderableType:
        """Return the picture of the table as a seat sees it; `reader` is the seat called "you"."""

    def consequence(self, v: Any, action: int) -> str:
        """Return what a move changes, where that is plain arithmetic on public facts, else nothing."""

    def plans(self, v: Any, legal: Sequence[int]) -> list[Plan]:
        """Return what to offer instead of the single moves, the best first; nothing to offer the moves."""

    def holds_back(self, v: Any) -> bool:
        """Tell whether the viewer would rather see what others do, so that they are asked before."""

    def values(self) -> RenderableType:
        """Return what the components pay and cost, house values marked."""

    def lines_now(self, v: Any, seat: int) -> list[Note]:
        """Return the lines of the seat's score sheet if the scoring were now."""


def view_for(match: Match, words: Any, talk: Talk, bots: Sequence[str]) -> TableView:
    """Return the drawing for a match; `bots` names the bot of each seat, nothing for a person."""
    package = f"{__package__}.{match.spec.id.replace('-', '_')}"
    if find_spec(package) is None:  # a game from elsewhere
        return PlainView(match)
    drawing: TableView = import_module(f"{package}.drawing").Drawing(match, words, talk, bots)
    return drawing


class GameDrawing(Generic[W]):
    """What the drawings of our games are made of; each is a class `Drawing` in `drawing.py` of its folder."""

    def __init__(self, match: Match, words: W, talk: Talk, bots: Sequence[str]) -> None:
        """Draw with the words and the component tables of the match."""
        self.match = match
        self.words = words
        self.talk = talk
        self.bots = bots
        self.rules = match.rules.functions
        self.insights: Any = match.spec.table.insights(match.rules.functions, words, match.seats)

    def text(self, message: str, /, **words: str | int) -> str:
        """Return a text that the game's catalogue has for this drawing."""
        return self.words.table(message, self.talk.language, **words)

    def level(self, seat: int) -> str:
        """Return what the bot of a seat is called, nothing for a person."""
        return bot_label(self.bots[seat], self.talk.language) if self.bots[seat] else ""

    def header(self, title: str) -> Rule:
        """Return the line above a table."""
        return Rule(Text(title, "bold"), align="left", style="dim")

    def name(self, seat: int, reader: int | None, *, in_turn: bool, chip: Text | None = None) -> Text:
        """Return the glyph and the name of a seat, a mark before them and a chip between them."""
        name = self.talk.text("you") if seat == reader else self.match.seats[seat]
        turn = ("▶" if in_turn else " ", "bold")
        glyph = (SEAT_GLYPHS[seat], SEAT_STYLES[seat])
        return Text.assemble(turn, glyph, " ", *((chip, " ") if chip else ()), (name, "bold"))

    def lines_now(self, v: Any, seat: int) -> list[Note]:
        """Return the lines of the seat's score sheet if the scoring were now."""
        lines: list[Note] = self.insights.lines_now(v, seat)
        return lines

    def consequence(self, v: Any, action: int) -> str:
        """Return what a move changes."""
        return str(self.insights.consequence(v, action, self.talk.language))

    def plans(self, v: Any, legal: Sequence[int]) -> list[Plan]:
        """Return nothing: in most games every move is chosen by itself."""
        return []

    def holds_back(self, v: Any) -> bool:
        """Tell that nobody does: in most games nobody can say so."""
        return False

    def house_mark(self, value: str) -> str:
        """Return the mark of house values if this value of the component pack is one."""
        return HOUSE if value in self.words.values["HOUSE_VALUES"] else ""

    def journal_of(self, rule: str, *arguments: Any) -> list[Note]:
        """Return what a rule function notes in the journal, which is its last argument."""
        chance = seeded(0)
        self.rules[rule](*arguments, chance)
        return chance.journal


class PlainView:
    """The drawing for a game that brings none: who plays and how the points stand."""

    quiet: frozenset[int] = frozenset()
    heads: frozenset[int] = frozenset()
    totals: frozenset[int] = frozenset()
    verdict: frozenset[int] = frozenset()

    def __init__(self, match: Match) -> None:
        """Keep the match to ask it for the scores."""
        self.match = match

    def draw(self, v: Any, reader: int | None) -> RenderableType:
        """Return the players and their points."""
        table = Table(box=None, show_header=False, pad_edge=False)
        for seat, points in enumerate(self.match.scores()):
            table.add_row(seat_label(seat, self.match.seats[seat]), points_text(points))
        return table

    def consequence(self, v: Any, action: int) -> str:
        """Return nothing: the arithmetic of the game is not known here."""
        return ""

    def plans(self, v: Any, legal: Sequence[int]) -> list[Plan]:
        """Return nothing: how moves go together is not known here."""
        return []

    def holds_back(self, v: Any) -> bool:
        """Tell that nobody does: what players say is not known here."""
        return False

    def values(self) -> RenderableType:
        """Return nothing: the components are not known here."""
        return ""

    def lines_now(self, v: Any, seat: int) -> list[Note]:
        """Return no line: only the end of the game tells."""
        return []


def seat_label(seat: int, name: str) -> Text:
    """Return the glyph of a seat and its name."""
    return Text.assemble((SEAT_GLYPHS[seat], SEAT_STYLES[seat]), " ", (name, "bold"))


def points_text(points: int, mark: str = "") -> Text:
    """Return points with their sign, and in colour."""
    style = "green" if points > 0 else "red" if points < 0 else ""
    return Text(signed(points) + mark, style)
