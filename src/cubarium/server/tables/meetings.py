"""People who wait for somebody to play with, and are brought to one table."""

from __future__ import annotations

import asyncio
from time import time

from cubarium.engine.registry import game_ids, load_game
from cubarium.server.errors import RequestRefused
from cubarium.server.tables.live_table import GRACE_SECONDS, LiveTable
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.seating import BOT, ME, OPEN
from cubarium.server.tables.stored import tables_to_join
from cubarium.server.to_the_end import to_the_end
from cubarium.server.wire.people import Person
from cubarium.server.wire.tables import MeetRequest, TableRequest


class Meetings:
    """Brings people together one after the other, so that two who come at once meet each other."""

    def __init__(self, lobby: Lobby) -> None:
        """Look for tables in a lobby."""
        self._lobby = lobby
        self._lock = asyncio.Lock()

    async def meet(self, body: MeetRequest, who: Person) -> LiveTable:
        """Seat somebody with those who have waited longest, or set a table at which they wait."""
        for game in body.games:
            if game not in game_ids():
                raise RequestRefused("no-such-game", game=game)
            if load_game(game).players[1] == 1:
                raise RequestRefused("nobody-to-meet")
        return await to_the_end(self._meet(body, who))

    async def _meet(self, body: MeetRequest, who: Person) -> LiveTable:
        async with self._lock, self._lobby.news.alone("meet"):
            own: LiveTable | None = None
            read = self._lobby.read_before_the_game(body.games)
            now = time()
            for table_id in await self._lobby.store.read(
                lambda connection: tables_to_join(connection, body.games, read, now - GRACE_SECONDS, now)
            ):
                table = await self._lobby.readable(table_id)
                if table is None or not self._may_meet(table, who):
                    continue
                if await table.take_chair(who):
                    return table
                if table.state.seats_of(who.id) and table.state.free_chairs():
                    own = own or table
            return own or await self._wait(body, who)

    def _may_meet(self, table: LiveTable, who: Person) -> bool:
        if table.state.settings.values:  # who asks for a game means the one in the box
            return False
        people = {chair.person for chair in table.state.chairs if chair.person} | {table.state.owner}
        return all(self._lobby.marks.may_meet(one, who.id) for one in people - {who.id})

    async def _wait(self, body: MeetRequest, who: Person) -> LiveTable:
        seats = [ME, OPEN, *(BOT for _ in range(body.players - 2))]
        return await self._lobby.make(
            TableRequest(game=body.games[0], seats=seats), who, begins_when_full=True
        )
