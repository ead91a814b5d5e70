"""Server time: the seconds that servers have run on this database, by which clocks go.

It stands still while no server runs, and knows nothing of the time of day: whoever sets the machine's clock
an hour forward or back costs nobody anything. What is stored of it means the same after a restart.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

LONGEST_GAP = 15.0
"""It is looked at every second; of a longer silence, as of a machine that slept, no more than this counts."""


class ServerTime:
    """Counts on from what servers have run before."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Begin at nothing."""
        self._ran = 0.0
        self._clock = clock
        self._seen = clock()

    def begin(self, before: float) -> None:
        """Go on from what servers have run before."""
        self._ran, self._seen = before, self._clock()

    def keep_up_with(self, longest: float) -> None:
        """Be no further back than another server."""
        self._ran = max(self._ran, longest)

    def now(self) -> float:
        """Return the seconds that servers have run."""
        seen = self._clock()
        self._ran += min(max(0.0, seen - self._seen), LONGEST_GAP)
        self._seen = seen
        return self._ran
