"""Score sheets: every line of a score with the rule behind it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cubarium.cli.terminal.table_view import TableView, points_text, seat_label
from cubarium.cli.terminal.talk import Talk
from cubarium.engine.chance import Note
from cubarium.engine.match import Match


class Sheets:
    """The score sheets of one match."""

    def __init__(self, match: Match, words: Any, view: TableView, talk: Talk) -> None:
        """Read them from the notes of the match."""
        self.match = match
        self.words = words
        self.view = view
        self.talk = talk

    def is_line(self, note: Note) -> bool:
        """Tell whether a note is a line of a score sheet."""
        return bool(self.match.spec.events[note.kind].rule)

    def so_far(self, v: Any) -> RenderableType:
        """Return what every seat would score if the scoring were now."""
        parts: list[RenderableType] = [Rule(Text(self.talk.text("sheet-now"), "bold"), align="left", style="dim")]
        for seat, name in enumerate(self.match.seats):
            parts += [seat_label(seat, name), self._lines(self.view.lines_now(v, seat))]
        return Group(*parts)

    def scored(self) -> RenderableType:
        """Return the sheets of everything that has been scored."""
        parts: list[RenderableType] = []
        lines: list[Note] = []
        for note in self.match.notes():
            if self.is_line(note):
                lines.append(note)
            elif note.kind in self.view.sheet:
                parts += self._block(note, lines)
                lines = []
        return Group(*parts)

    def _block(self, note: Note, lines: list[Note]) -> Iterable[RenderableType]:
        sentence = Text(self.words.event(note, self.match.seats, self.talk.language), "bold")
        if not lines:
            return [Rule(sentence, align="left", style="dim")]
        return [seat_label(note.seat, "").append_text(sentence), self._lines(lines)]

    def _lines(self, lines: Iterable[Note]) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(min_width=50)
        table.add_column(style="dim", no_wrap=True, overflow="ellipsis")
        for note in lines:
            rule = self.match.spec.events[note.kind].rule
            title = self.words.rule_title(rule, self.talk.language)
            table.add_row(f"    {self.words.line(note, self.talk.language)}", f"{rule.rpartition('-')[2]} {title}")
        return table
