"""Talking with the person at the terminal: sentences out, answers in."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.terminal.sentences import CATALOGUE

MOST_DIGITS = 10
MOST_QUOTED = 40


class EndOfInput(Exception):
    """Report that nobody will answer any more: the input is closed."""


@dataclass(frozen=True)
class Choice:
    """One possible answer: what is typed, its name and one line of explanation."""

    key: str
    name: str
    help: str = ""


class Talk:
    """One conversation in one language."""

    def __init__(self, language: str) -> None:
        """Write to the standard output, in colour where the terminal shows it."""
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False)
        if sys.stdin.isatty():
            with suppress(ImportError):  # some Pythons are built without it
                import readline  # noqa: F401 - gives `input` the arrow keys

    def text(self, message: str, /, **words: str | int) -> str:
        """Return a sentence of the command line."""
        return CATALOGUE.say(self.language, message, **words)

    def show(self, thing: RenderableType = "", style: str = "", *, whole: bool = False) -> None:
        """Print a text or a drawing; `whole` keeps a long line in one piece, for people who copy it."""
        self.console.print(thing, style=style, soft_wrap=whole)

    def say(self, message: str, /, **words: str | int) -> None:
        """Print a sentence of the command line."""
        self.show(self.text(message, **words))

    def complain(self, text: str) -> None:
        """Print what is wrong with an answer."""
        self.show(Text.assemble(("! ", "bold red"), text))

    def ask(self, prompt: str) -> str:
        """Return one line of input without the blanks around it.

        Raises:
            EndOfInput: if there is none.
        """
        self.console.file.flush()
        try:
            return input(prompt).strip()
        except EOFError as end:
            self.show()
            raise EndOfInput from end
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"  # bytes that are no text answer no question

    def ask_yes(self, question: str, *, default: bool) -> bool:
        """Return the answer to a question of yes or no."""
        yes, no = self.text("yes"), self.text("no")
        while True:
            answer = self.ask(f"{question} [{yes if default else no}] ").lower()
            if not answer:
                return default
            if yes.startswith(answer) or no.startswith(answer):
                return yes.startswith(answer)
            self.complain(self.text("answer-yes-or-no", answer=_short(answer)))

    def choose(self, question: str, choices: Sequence[Choice], default: int = 0) -> int:
        """Return the place of the chosen answer, given by its number or by its key."""
        self.show(Text(question, "bold"))
        rows = Table.grid(padding=(0, 2, 0, 0))
        for place, choice in enumerate(choices, 1):
            rows.add_row(Text(f"  {place}"), Text(choice.name, no_wrap=True), Text(choice.help, "dim"))
        self.show(rows)
        keys = [c.key.lower() for c in choices]
        while True:
            answer = self.ask(f"[{default + 1}] ").lower()
            if not answer:
                return default
            if answer in keys:
                return keys.index(answer)
            if (number := read_number(answer)) is not None and 1 <= number <= len(choices):
                return number - 1
            self.complain(self.text("answer-not-listed", answer=_short(answer), count=len(choices)))

    def ask_number(self, question: str, low: int, high: int, default: int) -> int:
        """Return a number between two bounds."""
        self.show(Text(question, "bold"))
        while True:
            answer = self.ask(f"[{default}] ")
            if not answer:
                return default
            if (number := read_number(answer)) is not None and low <= number <= high:
                return number
            self.complain(self.text("answer-not-a-number", answer=_short(answer), low=low, high=high))


def read_number(answer: str) -> int | None:
    """Return the number that was typed, if it is one of a sensible size."""
    return int(answer) if answer.isdecimal() and len(answer) < MOST_DIGITS else None


def _short(answer: str) -> str:
    return answer if len(answer) <= MOST_QUOTED else f"{answer[:MOST_QUOTED]}…"
