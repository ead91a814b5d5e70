"""The way to a database: what may go wrong with it, beyond what a job does wrong."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, Engine

from cubarium.server.errors import Unable


class Unreachable(Unable):
    """Report that nothing was done, because the database could not be reached for a while."""


class Uncertain(Unable):
    """Report that the connection was lost while something was kept, and nobody can tell whether it was."""


class Link:
    """The way to a file of this machine: it is never lost, and what fails is not done."""

    is_shared = False
    """Whether other servers may be on the same database."""
    reading: Mapping[str, Any] = MappingProxyType({})
    """What a transaction that only reads is set to."""

    def in_time(self, connection: Connection) -> AbstractContextManager[None]:
        """Let nobody wait for ever for what is done on a connection."""
        return nullcontext()

    def may_pass(self, error: Exception) -> bool:
        """Tell whether nothing was done, and the same may succeed in a moment."""
        return False

    def was_too_slow(self, error: Exception) -> bool:
        """Tell whether nothing was done because it took too long."""
        return False

    def note(self, connection: Connection) -> None:
        """Note with a transaction that it takes place, if anybody may have to ask."""

    def is_done(self, error: Exception) -> bool:
        """Tell whether a commit took place although it failed.

        Raises:
            Uncertain: if that could not be found out.
        """
        return False

    def close(self) -> None:
        """Leave nothing behind."""


def link_to(engine: Engine) -> Link:
    """Return the way to a database."""
    if engine.dialect.name == "sqlite":
        return Link()
    from cubarium.server.storage.postgresql import PostgresqlLink

    return PostgresqlLink(engine)
