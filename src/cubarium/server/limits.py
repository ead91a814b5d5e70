"""How often somebody may ask: buckets that fill again with time. And how many sockets may be open."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from time import monotonic

from cubarium.server.errors import TooMany, TooManySockets

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


class OpenSockets:
    """Counts the sockets that each address has open."""

    def __init__(self, most: int) -> None:
        """Start with none."""
        self.most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; raise if there are as many as may be."""
        if self._open[address] >= self.most:
            raise TooManySockets("too-many-sockets", most=self.most)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Limits:
    """The limits of a server.

    A household, a school or a hall is one address: what an address may do is for many people at once, and
    what a session, a person or an account may do is for one.
    """

    def __init__(self) -> None:
        """Set them so that no person at a table meets one."""
        self.requests = Limiter(Limit(120, 20))
        self.requests_of_address = Limiter(Limit(600, 60))
        self.sockets_of_address = OpenSockets(500)
        self.sign_ins = Limiter(Limit(10, 0.1))
        self.sign_ins_of_address = Limiter(Limit(40, 0.1))
        self.new_people = Limiter(Limit(40, 0.2))
        self.new_tables = Limiter(Limit(20, 0.2))
        self.new_tournaments_of_address = Limiter(Limit(10, 0.005))
        self.hints = Limiter(Limit(20, 0.5))
        self.reviews = Limiter(Limit(40, 0.2))
        self.devices = Limiter(Limit(20, 0.2))
        self.commands = Limiter(Limit(60, 10))
        self.chat = Limiter(Limit(10, 0.5))

    def admit(self, address: str, token: str | None) -> None:
        """Count a request; raise if it comes too fast.

        The session comes first: what is refused to one person costs the others behind an address nothing. A
        token is whatever a browser sends, so it is kept short, and who makes up many has one address.
        """
        if token is not None:
            self.requests.spend(sha256(token.encode(errors="replace")).hexdigest())
        self.requests_of_address.spend(address)
