"""Clocks of a table: none, so much for each decision, or a bank for the whole game.

Several seats may be asked at once, and then several clocks run. Time is that of the server
([server_time.py](server_time.py)), so that a server that stands still costs nobody time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubarium.server.wire.tables import Clock


class Clocks:
    """What each seat has left, and whose clock runs."""

    def __init__(self, setting: Clock, players: int) -> None:
        """Give every seat its time."""
        self.setting = setting
        self.left = [float(setting.seconds)] * players
        self.at = 0.0
        """The server time when they were set."""
        self._running: frozenset[int] = frozenset()

    @property
    def counts(self) -> bool:
        """Tell whether time is counted at all."""
        return self.setting.kind != "none"

    @property
    def running(self) -> list[int]:
        """Return the seats whose clock runs."""
        return sorted(self._running) if self.counts else []

    def begin(self, asked: Iterable[int], now: float) -> None:
        """Start the clocks of those who are asked first."""
        self.at, self._running = now, frozenset(asked)

    def remaining(self, seat: int, now: float) -> float:
        """Return the seconds a seat has left, never less than none."""
        gone = max(0.0, now - self.at) if seat in self._running else 0.0
        return max(0.0, self.left[seat] - gone)

    def after_move(self, mover: int, now: float) -> list[float]:
        """Return what every seat has left once a seat has moved: this is what is stored."""
        left = self.standing(now)
        left[mover] = (
            float(self.setting.seconds)
            if self.setting.kind == "move"
            else round(left[mover] + self.setting.increment, 3)
        )
        return left

    def standing(self, now: float) -> list[float]:
        """Return what every seat has left while nobody has moved."""
        return [round(self.remaining(seat, now), 3) for seat in range(len(self.left))]

    def go_on(self, left: Sequence[float], asked: Iterable[int], now: float) -> None:
        """Set the clocks to what is stored and let those of the asked seats run."""
        self.left = list(left)
        self.begin(asked, now)

    def stop(self) -> None:
        """Let no clock run."""
        self._running = frozenset()

    def next_end(self) -> tuple[float, int] | None:
        """Return when the first running clock ends, and whose it is."""
        return min(((self.at + self.left[seat], seat) for seat in self.running), default=None)
