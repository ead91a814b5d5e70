"""The answer to `?`: what can be typed, why a move is not allowed, what a rule says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from cubarium.engine.errors import IllegalAction, Malformed
from cubarium.engine.match import Match
from cubarium.engine.messages import MissingWords
from cubarium.terminal.talk import Talk, read_number

COMMANDS = (
    "move",
    "move-text",
    "explain-move",
    "explain-rule",
    "hint",
    "undo",
    "score",
    "values",
    "table",
    "log",
    "save",
    "quit",
)
RULE = re.compile(r"(?:[a-z]+-)?(\d+\.\d+)")


class Explainer:
    """Explains one match."""

    def __init__(self, match: Match, words: Any, talk: Talk) -> None:
        """Explain with the words of the match."""
        self.match = match
        self.words = words
        self.talk = talk

    def explain(self, seat: int, legal: list[int], question: str) -> None:
        """Answer what follows the question mark."""
        rule = RULE.fullmatch(question)
        if not question:
            self.commands(self.match.spec.actions.to_text(legal[-1]))
        elif rule:
            self.rule(f"{self.match.spec.book}-{rule[1]}")
        else:
            self.move(seat, legal, question)

    def commands(self, example: str) -> None:
        """List what can be typed, with a move for example."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for command in COMMANDS:
            typed = Text(self.talk.text(f"command-{command}", example=example), "bold")
            table.add_row(typed, self.talk.text(f"command-{command}.help"))
        self.talk.show(table)

    def move(self, seat: int, legal: list[int], question: str) -> None:
        """Say whether a move is allowed, and if not by which rule."""
        number = read_number(question)
        if number is not None and 1 <= number <= len(legal):
            action = legal[number - 1]
        else:
            try:
                action = self.match.spec.actions.from_text(question)
            except Malformed:
                self.talk.complain(self.talk.text("no-such-move", answer=question[:60]))
                return
        refused = self.match.refusal(seat, action)
        if refused is None:
            self.talk.say("move-allowed", move=self.match.spec.actions.to_text(action))
        else:
            self.refuse(refused)

    def refuse(self, refused: IllegalAction) -> None:
        """Say why a move is not allowed."""
        title = self.words.rule_title(refused.rule, self.talk.language)
        number = refused.rule.rpartition("-")[2]
        self.talk.complain(self.words.refusal(refused, self.match.seats, self.talk.language))
        self.talk.show(f"  {self.talk.text('by-rule', rule=refused.rule, title=title, number=number)}", "dim")

    def rule(self, rule_id: str) -> None:
        """Show the title of a rule, and its text where the rules document is at hand."""
        try:
            title = self.words.rule_title(rule_id, self.talk.language)
        except MissingWords:
            self.talk.complain(self.talk.text("no-such-rule", rule=rule_id))
            return
        self.talk.show(Text(f"{rule_id} {title}", "bold"))
        if text := rule_text(self.match.spec.book, rule_id, self.talk.language):
            self.talk.show(text)


def rule_text(book: str, rule_id: str, language: str) -> str:
    """Return what the rules document says under a rule; nothing where the document is not installed."""
    suffix = "" if language == "en" else f".{language}"
    file = Path(__file__).parents[3] / "docs" / "rules" / f"{book}{suffix}.md"
    if not file.is_file():
        return ""
    found = re.search(
        rf"^### {re.escape(rule_id)} .*?\n+(.*?)\s*(?=^#|\Z)", file.read_text(encoding="utf-8"), re.M | re.S
    )
    return found[1] if found else ""
