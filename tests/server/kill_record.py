"""What clients of a kill run were shown and promised, and what was wrong with it."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Guest:
    """Somebody who has come in."""

    id: str
    name: str
    cookie: str = field(repr=False)


@dataclass(frozen=True)
class Shown:
    """Something a reader of a table was shown."""

    table: str
    person: str | None
    number: int
    how: str  # welcome, resumed, chat, game or table
    move: int | None
    game: str | None


@dataclass(frozen=True)
class Promise:
    """What a command was answered: the number of its event, or the code of a refusal."""

    table: str
    person: str
    command: str
    kind: str
    number: int | None
    code: str | None = None


@dataclass
class Record:
    """All that was seen, and what was wrong with it."""

    shown: list[Shown] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    faults: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def check(self, what: str, holds: bool, otherwise: str) -> None:
        """Count one check, and keep what is wrong."""
        self.counts[what] += 1
        if not holds:
            self.faults[what].append(otherwise)
