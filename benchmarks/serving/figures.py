"""What is measured, and what may be said of it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

WORST_P99 = 0.05
"""Seconds in which 99 of 100 moves have to be acknowledged."""
WORST_LAG_P99 = 0.01
"""Where the clients are later than this themselves, what they measure says nothing about the server."""
MOST_DRIVER_SHARE = 0.9
"""Of one core, for each process of clients: above it these are the limit."""


class Verdict(StrEnum):
    """What a row says of a server."""

    KEPT = "kept"
    EXCEEDED = "exceeded"
    VOID = "void"


@dataclass
class Heard:
    """What processes of clients have measured in the same seconds."""

    own: list[float] = field(default_factory=list)
    """Seconds from a press to its own acknowledgement."""
    other: list[float] = field(default_factory=list)
    """Seconds from a press to the other player's frame."""
    lags: list[float] = field(default_factory=list)
    """How late the clients' own process came back from short waits."""
    busiest: float = 0.0
    """The largest share of a core that one process of clients took."""
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, more: Heard) -> None:
        """Take in what another process has measured, or this one at another time."""
        self.own += more.own
        self.other += more.other
        self.lags += more.lags
        self.busiest = max(self.busiest, more.busiest)
        self.refused += more.refused


@dataclass(frozen=True)
class Row:
    """The figures of some seconds at one server. Times are in seconds, memory in bytes."""

    server: str
    tables: int
    moves_per_second: float
    p50: float
    p95: float
    p99: float
    other_p99: float
    cpu: float
    memory: float
    driver_share: float
    lag_p99: float
    others_cpu: float
    """Cores that neither the server nor its clients used, but the rest of the machine."""
    refused: dict[str, int]

    @property
    def verdict(self) -> Verdict:
        """Say whether the server was quick enough, or whether nothing can be said."""
        if self.lag_p99 > WORST_LAG_P99 or self.driver_share > MOST_DRIVER_SHARE or not self.moves_per_second:
            return Verdict.VOID
        return Verdict.KEPT if max(self.p99, self.other_p99) <= WORST_P99 else Verdict.EXCEEDED

    def as_json(self) -> dict[str, Any]:
        """Return all figures, with the verdict."""
        return {**asdict(self), "verdict": self.verdict}


def row_of(server: str, tables: int, seconds: float, heard: Heard, usage: tuple[float, float, float]) -> Row:
    """Make a row of what was heard in so many seconds, and of usage: cores, memory, others' cores."""
    cpu, memory, others = usage
    p50, p95, p99 = (percentile(heard.own, share) for share in (0.5, 0.95, 0.99))
    return Row(
        server,
        tables,
        len(heard.own) / seconds,
        p50,
        p95,
        p99,
        percentile(heard.other, 0.99),
        cpu,
        memory,
        heard.busiest,
        percentile(heard.lags, 0.99),
        others,
        dict(heard.refused),
    )


@dataclass(frozen=True)
class Capacity:
    """The most moves a second that a server acknowledged in time."""

    moves_per_second: float
    tables: int
    is_floor: bool
    """Whether the server was not at its limit: the clients were at theirs, or there were no more steps."""

    def __str__(self) -> str:
        """Say it, and how sure it is."""
        if not self.moves_per_second:
            return "nothing that can be said" if self.is_floor else "no moves in time"
        floor = "at least " if self.is_floor else ""
        return f"{floor}{self.moves_per_second:.0f} moves/s at {self.tables} tables"


def capacity_of(rows: Sequence[Row]) -> Capacity:
    """Return the best row that was kept; it is a floor unless a later one was exceeded."""
    kept = [row for row in rows if row.verdict is Verdict.KEPT]
    best = max(kept, key=lambda row: row.moves_per_second, default=None)
    is_floor = all(row.verdict is not Verdict.EXCEEDED for row in rows)
    return Capacity(best.moves_per_second if best else 0.0, best.tables if best else 0, is_floor)


def ratio(ours: float, theirs: float) -> str:
    """Say how many times theirs ours is, where that can be said."""
    return f"{ours / theirs:.2f}" if ours and theirs else "?"


def percentile(found: Sequence[float], share: float) -> float:
    """Return the value below which a share of those found lies."""
    return sorted(found)[min(len(found) - 1, int(share * len(found)))] if found else 0.0


def memory_of(pid: int) -> float:
    """Return the bytes a process holds in memory."""
    return float(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int) -> float:
    """Return the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """Return the CPU seconds all processes of the machine have used."""
    user, nice, system, _idle, _wait, *interrupts = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")
