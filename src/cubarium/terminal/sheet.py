"""Score sheets: every line of a score with the rule behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.terminal.table_view import NARROW, TableView, points_text, seat_label
from cubarium.terminal.talk import Talk


class Sheets:
    """The score sheets of one match."""

    def __init__(self, match: Match, words: Any, view: TableView, talk: Talk, reader: int | None) -> None:
        """Read them from the notes of the match; `reader` is the seat called "you"."""
        self.match = match
        self.words = words
        self.view = view
        self.talk = talk
        self.reader = reader

    def is_line(self, note: Note) -> bool:
        """Tell whether a note is a line of a score sheet."""
        return self.match.spec.events[note.kind].is_line

    def so_far(self, v: Any) -> RenderableType:
        """Return what every seat would score if the scoring were now."""
        parts: list[RenderableType] = [_heading(self.talk.text("sheet-now"))]
        for seat, name in enumerate(self.match.seats):
            lines = self.view.lines_now(v, seat)
            shown = self.talk.text("you") if seat == self.reader else name
            parts += [seat_label(seat, f"{shown} ").append_text(self._total(lines)), self._lines(lines)]
        return Group(*parts)

    def scored(self) -> RenderableType:
        """Return the sheets of everything that has been scored."""
        parts: list[RenderableType] = []
        lines: list[Note] = []
        for note in self.match.notes():
            if self.is_line(note):
                lines.append(note)
            elif note.kind in self.view.heads:
                parts.append(_heading(self._sentence(note)))
            elif note.kind in self.view.totals:
                parts += [seat_label(note.seat, self._sentence(note)), self._lines(lines)]
                lines = []
        return Group(*parts)

    def _sentence(self, note: Note) -> str:
        return str(self.words.event(note, self.match.seats, self.talk.language, self.reader))

    def _total(self, lines: Sequence[Note]) -> Text:
        """Return the sum of the lines; nothing in a game whose lines are no points."""
        total = 0
        for note in lines:
            fields = self.match.spec.events[note.kind].fields
            if "points" not in fields:
                return Text()
            total += (note.a, note.b, note.c, note.d)[fields.index("points")]
        return points_text(total)

    def _lines(self, lines: Iterable[Note]) -> RenderableType:
        wide = self.talk.console.width >= NARROW
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for note in lines:
            rule = self.match.spec.events[note.kind].rule
            title = f" {self.words.rule_title(rule, self.talk.language)}" if wide else ""
            table.add_row(self.words.line(note, self.talk.language), rule.rpartition("-")[2] + title)
        return Padding(table, (0, 0, 0, 4), expand=False)


def _heading(text: str) -> RenderableType:
    return Rule(Text(text, "bold"), align="left", style="dim")
