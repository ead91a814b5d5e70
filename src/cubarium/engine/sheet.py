"""Score sheets: in which row a line of a score stands, and what decided a game by these numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cubarium.engine.chance import Note


class Cell(NamedTuple):
    """What one line of a score puts into its row of the sheet."""

    row: str
    """A name that stays the same in all languages and games of this kind."""
    amount: int | None
    """The number it adds to its row; nothing where the line only says that something is so."""
    copies: int | None = None
    """How many cards, eggs or suites it counts."""
    is_part: bool = True
    """Whether the score of the seat is the sum of all amounts like this."""
    order: int = 0
    """Where its row stands among those of the same kind of lines."""


class Line(NamedTuple):
    """A line of a score, and the number of the scoring it belongs to: 0 for the first round that ended."""

    part: int
    note: Note


class Decision(NamedTuple):
    """Who came next after the one winner, and the row without which they would have won."""

    second: Sequence[int]
    margin: int
    """How many points they were behind."""
    row: str = ""
    """The row of the largest lead, if it is larger than the margin and no other is as large."""
    more: int = 0
    """What the winner has in this row."""
    less: int = 0
    """What the one next to the winner has there."""


def decision_of(
    scores: Sequence[int], winners: Sequence[int], places: Sequence[int], rows: Mapping[str, Sequence[int]]
) -> Decision | None:
    """Say what decided a game with one winner by points, from the amounts of each row for each seat.

    Seats that are equal in points were ranked by something else, and several winners by nothing.
    """
    if len(winners) != 1 or len(scores) == 1:
        return None
    winner = winners[0]
    place = min(place for place in places if place > 1)
    second = [seat for seat, own in enumerate(places) if own == place]
    margin = scores[winner] - scores[second[0]]
    if margin <= 0:
        return None
    if len(second) == 1:
        leads = {row: amounts[winner] - amounts[second[0]] for row, amounts in rows.items()}
        largest = max(leads.values(), default=0)
        wide = [row for row, lead in leads.items() if lead == largest]
        if largest > margin and len(wide) == 1:
            amounts = rows[wide[0]]
            return Decision(second, margin, wide[0], amounts[winner], amounts[second[0]])
    return Decision(second, margin)
