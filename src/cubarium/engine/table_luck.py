"""Luck that anyone can verify: HMAC-SHA-256 under a key of the table's secret and what each seat gave.

Before a game the table publishes a commitment to its secret. Every seat may then give 32 bytes of its own.
The key comes from both, so that neither chooses the luck alone. After the game the secret is told, and
everybody can work out every outcome again: `docs/luck.md` says how. Simulations and the terminal keep the
counter-based generator of `engine.chance`, which is fast but keeps no secret.
"""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.chance import MASK, Chance, TableChance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec, Rules
from cubarium.engine.errors import Malformed, short
from cubarium.engine.rules import draws

SCHEME = "cubarium luck 1"
NONE = "none"
"""Stands for the contribution of a seat that gave none."""
BOT = "bot"
"""Stands for that of a bot of the table's own, which comes from the secret and leaves nobody a choice."""
_HEX = re.compile(r"[0-9a-f]{64}")
_TABLE = re.compile(r"[!-~]{1,64}")


def fresh_secret() -> str:
    """Return 32 bytes that only the system could tell, in hexadecimal."""
    return secrets.token_hex(32)


def is_contribution(text: object) -> bool:
    """Tell whether this may be what somebody gives: 32 bytes, as 64 small hexadecimal digits."""
    return isinstance(text, str) and _HEX.fullmatch(text) is not None


def commitment_of(table: str, secret: str) -> str:
    """Return what is published before the game: it fixes the secret of this very table, and hides it."""
    return sha256(f"{SCHEME} {table} {secret}".encode()).hexdigest()


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


@dataclass(frozen=True)
class TableLuck:
    """Where the luck of one game at a table comes from."""

    table: str
    secret: str
    contributions: tuple[str, ...]
    """What each seat gave: 64 hexadecimal digits, `bot` or `none`."""

    @property
    def commitment(self) -> str:
        """Return what was published before the game."""
        return commitment_of(self.table, self.secret)

    def given(self, seat: int) -> str:
        """Return what a seat gave; that of a bot follows from the secret."""
        given = self.contributions[seat]
        return _hmac(bytes.fromhex(self.secret), f"{BOT} {seat + 1}").hex() if given == BOT else given

    @property
    def key(self) -> bytes:
        """Return the key of all words of this game."""
        seats = (f"seat {seat + 1} {self.given(seat)}" for seat in range(len(self.contributions)))
        return _hmac(bytes.fromhex(self.secret), "\n".join([SCHEME, f"table {self.table}", *seats]))

    def to_json(self) -> dict[str, Any]:
        """Return what a log tells of it, the secret included."""
        return {"table": self.table, "secret": self.secret, "contributions": list(self.contributions)}

    @staticmethod
    def from_json(found: Any) -> TableLuck:
        """Read what a log tells; anything else is refused."""
        table, secret, contributions = found["table"], found["secret"], found["contributions"]
        if not isinstance(table, str) or not _TABLE.fullmatch(table):
            raise Malformed(f"{short(table)!r} is no table")
        if not is_contribution(secret):
            raise Malformed("the secret is not 64 hexadecimal digits")
        if not isinstance(contributions, list):
            raise Malformed("contributions are a list")
        for given in contributions:
            if given not in (BOT, NONE) and not is_contribution(given):
                raise Malformed(f"{short(given)!r} is no contribution")
        return TableLuck(table, secret, tuple(contributions))


class KeyedChance(TableChance):
    """The chance of a table under a key, which also keeps what was asked of it."""

    __slots__ = ("key",)

    def __init__(self, table_luck: TableLuck, players: int) -> None:
        """Begin every stream at its first word."""
        given = len(table_luck.contributions)
        if given != players:
            raise Malformed(f"{given} contributions for {players} players")
        super().__init__()
        self.key = table_luck.key

    def numbers(self) -> tuple[int, int]:
        """Return seed and game for the thoughts of bots and for reviews: no way leads back to the key."""
        made = _hmac(self.key, "numbers")
        return int.from_bytes(made[:8]), int.from_bytes(made[8:16])

    def outcome(self, stream: int, bound: int) -> int:
        """Return the next outcome of a stream, exactly uniform over 0 … bound - 1."""
        self.asked.append((stream, bound))
        least = (MASK + 1 - bound) % bound
        while True:
            product = self._word(stream) * bound
            if product & MASK >= least:
                return product >> 32

    def _word(self, stream: int) -> int:
        index = self.counters[stream]
        self.counters[stream] = index + 1
        return int.from_bytes(_hmac(self.key, f"{stream}:{index}")[:4])


def keyed_outcome(c: Chance, stream: int, bound: int) -> int:
    """Return the next outcome, from the key where the chance has one."""
    return c.outcome(stream, bound) if isinstance(c, KeyedChance) else draws.generate(c, stream, bound)


def _generate(c: Chance, stream: int, bound: int) -> int:
    """Take the place of the generator in rules that are bound for a table."""
    return keyed_outcome(c, stream, bound)


@lru_cache(maxsize=64)
def rules_with_keyed_luck(spec: GameSpec, pack: Pack) -> Rules:
    """Return the game's rules as plain Python, for a chance that may have a key."""
    modules, values = (*compiled_modules(spec), *spec.code.interpreted), spec.components.values(pack)
    helpers = {keyed_outcome.__name__: keyed_outcome}
    return Rules(bind(modules, values, replacements={"generate": _generate}, helpers=helpers))
