"""Who is told what happens at a table: its readers, and whoever else has to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cubarium.server.tables.listed import Listed
from cubarium.server.tables.state import TableState
from cubarium.server.wire.base import Message
from cubarium.server.wire.people import Person
from cubarium.server.wire.written import Written

if TYPE_CHECKING:
    from cubarium.server.tables.live_table import LiveTable

TellAway = Callable[[TableState, set[str]], None]
"""Takes the people who have come to be asked at a table and do not read there."""
TellOver = Callable[[TableState], None]
"""Takes a table whose game has ended."""
TellChanged = Callable[["LiveTable", Listed, Listed], None]
"""Takes a table at which something has happened, as lists showed it before and do now."""


TellReaders = Callable[["LiveTable"], None]
"""Takes a table at which other people read than before."""


def tell_nobody(table: TableState, people: set[str]) -> None:
    """Let people who are away find out by themselves."""


def tell_no_end(table: TableState) -> None:
    """Let nobody but its readers know that a game is over."""


def tell_no_change(table: LiveTable, before: Listed, now: Listed) -> None:
    """Let lists find out by themselves."""


def tell_nothing() -> None:
    """Let nobody know."""


def tell_no_readers(table: LiveTable) -> None:
    """Let nobody else know who reads."""


def sees_to_all(table_id: str) -> bool:
    """Let this server see to every table."""
    return True


def is_alone() -> bool:
    """Tell that there is no other server."""
    return False


def everybody_may_sit(host: str, guest: str) -> bool:
    """Let everybody sit down."""
    return True


class Listeners(NamedTuple):
    """Who is told what happens at a table, beside its readers; and who says who may sit down."""

    away: TellAway = tell_nobody
    over: TellOver = tell_no_end
    changed: TellChanged = tell_no_change
    may_sit: Callable[[str, str], bool] = everybody_may_sit
    sees_to: Callable[[str], bool] = sees_to_all
    """Tells whether a table goes on by itself here, or at another server."""
    stored: TellChanged = tell_no_change
    """Is told as `changed` is, but only of what this server has stored."""
    readers: TellReaders = tell_no_readers
    is_one_of_many: Callable[[], bool] = is_alone
    """Tells whether other servers may store something at a table."""


class Elsewhere(NamedTuple):
    """Who reads at a table by way of another server."""

    people: frozenset[str]
    watching: int


class Reader(Protocol):
    """A connection at which somebody reads along."""

    person: Person | None
    language: str

    def send(self, message: Written[Message], *, in_turn: bool = False) -> None:
        """Take a message to send, at once or when it is this reader's turn; never waits."""

    def dismiss(self, message: Written[Message] | None = None) -> None:
        """End the connection, after a last message."""
