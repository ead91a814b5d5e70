"""What a picture of the naval battle of messages tells beside the view: what is hidden, found and left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cubarium.engine import insights
from cubarium.engine.chance import Note
from cubarium.games.cubano.naval_messages.events import FINDS, LINE_FOUND, MISSES
from cubarium.games.cubano.naval_messages.state import HALF, LEFT_NAMES, PLAYERS, RIGHT_NAMES, View
from cubarium.games.cubano.naval_messages.table.words import Words
from cubarium.games.cubano.rules.board import SQUARE_NAMES
from cubarium.games.cubano.table.naval_colours import colour_names, turned_colours


class Insights(insights.Insights[Words]):
    """The insights of one match; every square that was not named is as likely as another."""

    def lines_now(self, v: View, seat: int) -> list[Note]:
        """Return how many messages the seat has found."""
        found = found_in(v, 1 - seat)
        return [Note(LINE_FOUND, seat, found, found)]

    def facts(self, v: View) -> dict[str, Any]:
        """Return the second and third colour, and for each half how much is hidden, found and not named."""
        return {
            "turned": turned_colours(v.colours),
            "halves": [
                {
                    "hidden": (v.left_count, v.right_count)[seat],
                    "found": found_in(v, seat),
                    "left": v.messages - found_in(v, seat),
                    "unnamed": HALF - named_in(v, seat).bit_count(),
                }
                for seat in range(PLAYERS)
            ],
        }

    def past(self, notes: Iterable[Note]) -> dict[str, Any]:
        """Return for each half the squares that were named, in that order; a position has none before it."""
        order: list[list[str]] = [[] for _ in range(PLAYERS)]
        for note in notes:
            if note.kind in (MISSES, FINDS):
                order[1 - note.seat].append(SQUARE_NAMES[note.a])
        return {"order": order}

    def pieces(self, language: str) -> dict[str, Any]:
        """Return the squares of each half, row by row, and how many messages are usual."""
        tables = self.words.values
        return {
            "halves": [LEFT_NAMES, RIGHT_NAMES],
            "colours": colour_names(language),
            "messages": tables["MESSAGES"],
            "is_house": "game.messages" in tables["HOUSE_VALUES"],
        }


def known_in(v: View, seat: int) -> int:
    """Return the messages of a half that the viewer knows of."""
    return int((v.left_known, v.right_known)[seat])


def named_in(v: View, seat: int) -> int:
    """Return the squares of a half that were named."""
    return int((v.left_named, v.right_named)[seat])


def found_in(v: View, seat: int) -> int:
    """Count the messages of a half that were found."""
    return (known_in(v, seat) & named_in(v, seat)).bit_count()
