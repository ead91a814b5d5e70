"""Which game a day brings, and the numbers that are drawn for it with the key of a server."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

Thing = TypeVar("Thing")
LUCK_BITS = 63


@dataclass(frozen=True)
class DailyTable:
    """How the table of a day is set: one person, and bots on the other chairs."""

    game: str
    variant: str
    players: int
    joined: frozenset[str] = frozenset()
    """Kinds of actions of which one press makes several: which of them comes first is no question."""


WEEK = (
    DailyTable("cubosaurs", "base", 3),
    DailyTable("cubano-1-die", "standard", 2),
    DailyTable("trex", "standard", 3),
    DailyTable("cubano-course", "standard", 2),
    DailyTable("cubano-naval-dice", "islands", 2),
    DailyTable("cubitos", "race-1", 2, frozenset({"draw", "exit", "step", "finish"})),
    DailyTable("cubano-2-dice", "standard", 2),
)
"""The games from Monday to Sunday: short ones first, and long ones when there is time. All are games in which
the usual bot needs no luck to choose, so that it answers everybody alike."""
PICTURE = DailyTable("cubano-puzzle", "new", 1)


def game_of(day: date) -> DailyTable:
    """Return the game of a day."""
    return WEEK[day.weekday()]


def luck_of(key: str, day: date, what: str) -> tuple[int, int]:
    """Return seed and game of a day's match. Who has not the key of the server cannot look ahead."""
    return _number(key, f"{day} {what} seed"), _number(key, f"{day} {what} game")


def thing_of(key: str, day: date, things: dict[str, Thing]) -> Thing:
    """Return one of many things by the day: all have been there before one comes again."""
    number = day.toordinal()
    lap = number // len(things)
    order = sorted(things, key=lambda name: _number(key, f"{lap} {name}"))
    return things[order[number % len(things)]]


def _number(key: str, what: str) -> int:
    drawn = hmac.digest(key.encode(), what.encode(), "sha256")
    return int.from_bytes(drawn[:8], "big") >> (64 - LUCK_BITS)
