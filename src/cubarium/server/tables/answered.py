"""What became of the commands of a table: each counts once, whichever server it is sent to.

Somebody whose connection breaks sends a command again, perhaps to another server, while the first one still
works at it. Both go by the row of the table in the database: whoever has it first decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import TYPE_CHECKING

from cubarium.engine.errors import CubariumError
from cubarium.server.storage.link import Uncertain, Unreachable
from cubarium.server.storage.store import Store
from cubarium.server.tables.commands import NewEvent
from cubarium.server.tables.refused import note_refusal

if TYPE_CHECKING:
    from cubarium.server.tables.live_table import LiveTable

Make = Callable[[], Sequence[NewEvent]]
"""Returns what a command lets happen, or raises what forbids it."""


class Answered:
    """Keeps the number with which each command of a table was answered."""

    def __init__(self, store: Store, numbers: Mapping[str, int]) -> None:
        """Take over the commands that are stored."""
        self._store = store
        self._numbers = dict(numbers)

    def __contains__(self, key: str) -> bool:
        """Tell whether a command was carried out."""
        return key in self._numbers

    def number_of(self, key: str) -> int | None:
        """Return the number of the last event of a command, if it was carried out."""
        return self._numbers.get(key)

    def note(self, key: str, number: int) -> None:
        """Note the number of the last event of a command."""
        self._numbers[key] = number

    async def settle(self, table: LiveTable, make: Make, key: str, is_one_of_many: Callable[[], bool]) -> int:
        """Carry out a command at the table and return its number; the caller holds its lock."""
        try:
            await table.settle(make, key)
        except CubariumError as error:
            if not is_one_of_many():
                raise
            await self._settle_beside_others(table, make, key, error)
        return self._numbers[key]

    async def _settle_beside_others(
        self, table: LiveTable, make: Make, key: str, error: CubariumError
    ) -> None:
        """Look again at what was refused by what was known here; what stays refused is so at every server."""
        try:
            if not await table.catch_up():
                raise error
            await table.settle(make, key)
        except Uncertain:
            raise
        except Unreachable as out_of_reach:  # not stored here, but another server may be about to
            raise Uncertain("storage-unsure") from out_of_reach
        except CubariumError:
            if await self._refuse_everywhere(table.state.id, key) is None:
                raise

    async def _refuse_everywhere(self, table_id: str, key: str) -> int | None:
        """Note for all servers that a command is refused; return its number if one has stored it before."""
        try:
            number = await self._store.write(
                lambda connection: note_refusal(connection, table_id, key, time())
            )
        except Unreachable as out_of_reach:
            raise Uncertain("storage-unsure") from out_of_reach
        if number is not None:
            self._numbers[key] = number
        return number
