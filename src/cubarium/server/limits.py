"""How often somebody may ask: buckets that fill again with time. And how many sockets may be open."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from time import monotonic

from cubarium.server.errors import NotSignedIn, RequestRefused, TooMany, TooManySockets

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
        self.spent: defaultdict[str, float] | None = None
        """What was taken from each bucket since others were told of it, if there are any."""

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Take from a key's bucket; raise if it does not hold enough."""
        now = monotonic()
        level, then = self._levels.pop(key, (self.limit.burst, now))
        level = min(self.limit.burst, level + (now - then) * self.limit.per_second)
        enough = level >= cost
        self._levels[key] = (level - cost if enough else level, now)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)
        if enough and self.spent is not None:
            self.spent[key] += cost
        if not enough:
            raise TooMany(max(1, math.ceil((cost - level) / self.limit.per_second)))

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Put into a key's bucket again what was taken and turned out not to count."""
        if key in self._levels:
            level, then = self._levels[key]
            self._levels[key] = (min(self.limit.burst, level + cost), then)
            if self.spent is not None:
                self.spent[key] -= cost

    def take(self, key: str, cost: float) -> None:
        """Take what was spent at another server; a bucket may hold less than nothing for it."""
        now = monotonic()
        level, then = self._levels.pop(key, (self.limit.burst, now))
        level = min(self.limit.burst, level + (now - then) * self.limit.per_second) - cost
        self._levels[key] = (max(-self.limit.burst, min(self.limit.burst, level)), now)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)


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


class KnownSessions:
    """Remembers which sessions were found to be open; those that were quiet longest are forgotten first."""

    def __init__(self) -> None:
        """Start with none."""
        self._known: OrderedDict[str, None] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        """Tell whether a session is known."""
        return key in self._known

    def tell(self, key: str, *, is_open: bool) -> None:
        """Remember or forget a session."""
        self._known.pop(key, None)
        if is_open:
            self._known[key] = None
        if len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)


class Limits:
    """The limits of a server.

    A household, a school or a hall is one address: what an address may do is for many people at once, and
    what a session, a person or an account may do is for one.
    """

    def __init__(self) -> None:
        """Set them so that no person at a table meets one."""
        self.requests = Limiter(Limit(120, 20))
        self.requests_of_address = Limiter(Limit(600, 60))
        self.requests_of_crowd = Limiter(Limit(6000, 600))
        self.known_sessions = KnownSessions()
        self.sockets_of_address = OpenSockets(500)
        self.sign_ins_of_address = Limiter(Limit(40, 0.1))
        self.guesses = Limiter(Limit(20, 0.004))
        self.guesses_of_address = Limiter(Limit(10, 0.02))
        self.guesses_of_browser = Limiter(Limit(10, 0.02))
        self.new_people = Limiter(Limit(40, 0.2))
        self.new_tables = Limiter(Limit(20, 0.2))
        self.changed_tables = Limiter(Limit(10, 0.003))
        self.changed_tables_of_address = Limiter(Limit(40, 0.01))
        self.pledges = Limiter(Limit(20, 0.2))
        self.new_tournaments_of_address = Limiter(Limit(10, 0.005))
        self.hints = Limiter(Limit(20, 0.5))
        self.reviews = Limiter(Limit(40, 0.2))
        self.experiments = Limiter(Limit(10, 0.01))
        self.experiments_of_address = Limiter(Limit(40, 0.03))
        self.pack_files = Limiter(Limit(10, 0.1))
        self.positions = Limiter(Limit(60, 2))
        self.devices = Limiter(Limit(20, 0.2))
        self.commands = Limiter(Limit(60, 10))
        self.chat = Limiter(Limit(10, 0.5))

    def admit(self, address: str, token: str | None) -> None:
        """Count a request; raise if it comes too fast.

        The session comes first: what is refused to one person costs the others behind an address nothing. A
        token is whatever a browser sends, so it is kept short, and who makes up many has one address. Those
        with a session that was found open are a crowd, of which an address may have ten times as many.
        """
        if token is not None:
            self.requests.spend(_short(token))
        is_known = token is not None and _short(token) in self.known_sessions
        (self.requests_of_crowd if is_known else self.requests_of_address).spend(address)

    # --- beside other servers: each tells what was spent with it, so that all have one bucket for a key -----

    def note_spent(self) -> None:
        """Keep from now on what is spent, for others to be told."""
        for limiter in self._limiters().values():
            limiter.spent = defaultdict(float)

    def take_spent(self) -> dict[str, dict[str, float]]:
        """Return what was spent since the last time, by bucket and key."""
        found: dict[str, dict[str, float]] = {}
        for name, limiter in self._limiters().items():
            if limiter.spent:
                found[name], limiter.spent = dict(limiter.spent), defaultdict(float)
        return found

    def take(self, spent: Mapping[str, Mapping[str, float]]) -> None:
        """Take what was spent at another server."""
        limiters = self._limiters()
        for name, keys in spent.items():
            for key, cost in keys.items() if name in limiters else ():
                limiters[name].take(key, cost)

    def _limiters(self) -> dict[str, Limiter]:
        return {name: each for name, each in vars(self).items() if isinstance(each, Limiter)}

    @contextmanager
    def one_changed_table(self, person: str, address: str) -> Iterator[None]:
        """Let a table with changed values be set; only one that is set counts."""
        with _unless_refused([(self.changed_tables, person), (self.changed_tables_of_address, address)]):
            yield

    @contextmanager
    def one_experiment(self, person: str, address: str) -> Iterator[None]:
        """Let an experiment be begun; only one that is begun counts."""
        with _unless_refused([(self.experiments, person), (self.experiments_of_address, address)]):
            yield

    # --- being asked --------------------------------------------------------------------------------------

    def tell_session(self, token: str, *, is_open: bool) -> None:
        """Note whether a token was found to open a session."""
        self.known_sessions.tell(_short(token), is_open=is_open)

    @contextmanager
    def one_guess(self, account: str, address: str, browser: str | None) -> Iterator[None]:
        """Let a password of an account be tried; only wrong ones count.

        Who guesses from afar shares what there is for the account, and so cannot use up what a `browser` has
        that was signed in to it before.
        """
        buckets = [(self.guesses_of_address, f"{account} {address}"), (self.guesses, account)]
        if browser is not None:
            buckets = [(self.guesses_of_browser, f"{account} {browser}")]
        _spend_all(buckets)
        is_wrong = False
        try:
            yield
        except NotSignedIn:
            is_wrong = True
            raise
        finally:
            if not is_wrong:
                _give_back(buckets)


@contextmanager
def _unless_refused(buckets: Sequence[tuple[Limiter, str]]) -> Iterator[None]:
    """Take from every bucket, and give back where what is done meanwhile is refused."""
    _spend_all(buckets)
    try:
        yield
    except RequestRefused:
        _give_back(buckets)
        raise


def _spend_all(buckets: Sequence[tuple[Limiter, str]]) -> None:
    """Take from every bucket, or from none if one does not hold enough."""
    for at, (limiter, key) in enumerate(buckets):
        try:
            limiter.spend(key)
        except TooMany:
            _give_back(buckets[:at])
            raise


def _give_back(buckets: Sequence[tuple[Limiter, str]]) -> None:
    for limiter, key in buckets:
        limiter.give_back(key)


def _short(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
