"""Clocks of a table: none, so much for each decision, or a bank for the whole game.

Several seats may be asked at once, and then several clocks run. Time is that of the caller's monotonic clock:
what is stored is how much is left, never when it began, so that a server that stands still costs nobody time.
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
        self._since: dict[int, float] = {}

    @property
    def counts(self) -> bool:
        """Tell whether time is counted at all."""
        return self.setting.kind != "none"

    @property
    def running(self) -> list[int]:
        """Return the seats whose clock runs."""
        return list(self._since) if self.counts else []

    def begin(self, asked: Iterable[int], now: float) -> None:
        """Start the clocks of those who are asked first."""
        self._since = dict.fromkeys(asked, now)

    def remaining(self, seat: int, now: float) -> float:
        """Return the seconds a seat has left, never less than none."""
        gone = now - self._since[seat] if seat in self._since else 0.0
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
        self._since = dict.fromkeys(asked, now)

    def lose(self, seconds: float) -> None:
        """Take off time that ran before the server stopped."""
        for seat in self._since:
            self.left[seat] = max(0.0, self.left[seat] - seconds)

    def resume(self, now: float) -> None:
        """Forget what has gone by since the clocks were set: it was the server's time."""
        self._since = dict.fromkeys(self._since, now)

    def stop(self) -> None:
        """Let no clock run."""
        self._since = {}

    def next_end(self) -> tuple[float, int] | None:
        """Return when the first running clock ends, and whose it is."""
        if not self.running:
            return None
        return min((self._since[seat] + self.left[seat], seat) for seat in self._since)
