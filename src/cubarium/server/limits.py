"""How often somebody may ask: buckets that fill again with time."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

from cubarium.server.errors import TooMany

MOST_KEYS = 20_000


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Limiter:
    """Counts what each key has done; the keys that were quiet longest are forgotten first."""

    def __init__(self, limit: Limit) -> None:
        """Start with nobody known."""
        self.limit = limit
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Take from a key's bucket; raise if it does not hold enough."""
        now = monotonic()
        level, then = self._levels.pop(key, (self.limit.burst, now))
        level = min(self.limit.burst, level + (now - then) * self.limit.per_second)
        enough = level >= cost
        self._levels[key] = (level - cost if enough else level, now)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)
        if not enough:
            raise TooMany(max(1, math.ceil((cost - level) / self.limit.per_second)))


class Limits:
    """The limits of a server."""

    def __init__(self) -> None:
        """Set them so that no person at a table meets one."""
        self.requests = Limiter(Limit(120, 20))
        self.sign_ins = Limiter(Limit(10, 0.1))
        self.new_people = Limiter(Limit(20, 0.2))
        self.new_tables = Limiter(Limit(20, 0.2))
        self.devices = Limiter(Limit(20, 0.2))
        self.commands = Limiter(Limit(60, 10))
        self.chat = Limiter(Limit(10, 0.5))
