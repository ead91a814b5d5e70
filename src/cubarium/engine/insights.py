"""What a picture of the table tells beside the view: sums as they stand, what a move would change.

All of it is plain arithmetic on what the viewer knows, so that a terminal and a browser say the same and
neither knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from cubarium.engine.chance import Note, seeded
from cubarium.engine.words import signed

W = TypeVar("W")
TIMES = "\N{MULTIPLICATION SIGN}"
HOUSE = "°"
"""Stands behind values that are ours, where the printed one is not known."""


class Insights(Generic[W]):
    """The insights of one match; a game derives its own, and this one says nothing."""

    def __init__(self, rules: Mapping[str, Callable[..., Any]], words: W, names: Sequence[str]) -> None:
        """Reckon with the rule functions and the words of a match; `names` are the players by seat."""
        self.rules = rules
        self.words = words
        self.names = names

    def lines_now(self, v: Any, seat: int) -> list[Note]:
        """Return the lines of the seat's score sheet if the scoring were now."""
        return []

    def consequence(self, v: Any, action: int, language: str) -> str:
        """Return what a legal move changes, as far as everybody can tell beforehand, else nothing."""
        return ""

    def numbers(self, v: Any, action: int) -> dict[str, int]:
        """Return what of its consequence a picture shows where the move is made, by name."""
        return {}

    def facts(self, v: Any) -> dict[str, Any]:
        """Return other things a picture shows, as JSON."""
        return {}

    def past(self, notes: Iterable[Note]) -> dict[str, Any]:
        """Return more facts, of what happened before; the viewer may read these notes."""
        return {}

    def pieces(self, language: str) -> dict[str, Any]:
        """Return what is printed on the components, as JSON: names, values, texts, house values marked."""
        return {}

    def journal_of(self, rule: str, *arguments: Any) -> list[Note]:
        """Return what a rule function notes in the journal, which is its last argument."""
        chance = seeded(0)
        self.rules[rule](*arguments, chance)
        return chance.journal


def arrow(before: int, after: int) -> str:
    """Return how points change."""
    return f"{signed(before)} → {signed(after)}"
