"""What the component files of the puzzle may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cubarium.engine.components.files import Address
from cubarium.engine.components.schema import Finding, Int, Key, List, Schema, Table, Words
from cubarium.games.cubano.rules.board import SIDE

EMPTY = "."
LETTERS = EMPTY + "NROYGB"
"""What a square of a picture is in the files: empty, then browN, Red, Orange, Yellow, Green, Blue."""
PATTERNS = ("heart", "boat", "house", "rings", "rug", "tree", "sunset", "fish", "trex", "flower")
"""The pictures by number, counted from 1; the easier come first."""
NEW = "new"
"""What pattern 0 is called: a picture drawn for this game."""

# The rules keep moves in small integers, and a picture of this many strokes fits them too.
MOST_MOVES = 99
MOST_STROKES = 20


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a picture, a letter or dot for each square."""

    def fault(self, value: object) -> str:
        """Refuse other lengths and other letters."""
        if isinstance(value, str) and len(value) == SIDE and set(value) <= set(LETTERS):
            return ""
        return f"must be {SIDE} characters, each one of {LETTERS}"


def _check(values: Mapping[Address, Any]) -> Iterator[Finding]:
    limit = values.get(("game", "moves"), MOST_MOVES)
    for number in range(1, len(PATTERNS) + 1):
        rows, par = ("pattern", number, "rows"), ("pattern", number, "par")
        if rows in values and set("".join(values[rows])) == {EMPTY}:
            yield Finding(rows, "a picture needs at least one coloured square", "cubano-7.1")
        if values.get(par, 0) > limit:
            yield Finding(par, f"par must not be more than the {limit} moves of a game", "cubano-7.13")


SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        "patterns.toml": (
            Table(
                "pattern",
                (
                    Key("name", Words()),
                    Key("rows", List(Row(), length=SIDE), "cubano-7.1"),
                    Key("par", Int(1, MOST_MOVES), "cubano-7.13"),
                ),
                ids=tuple(range(1, len(PATTERNS) + 1)),
                rule="cubano-7.14",
            ),
        ),
        "game.toml": (
            Table(
                "game",
                (
                    Key("moves", Int(1, MOST_MOVES), "cubano-7.11"),
                    Key("strokes", Int(1, MOST_STROKES), "cubano-7.14"),
                ),
            ),
        ),
    },
    check=_check,
)
