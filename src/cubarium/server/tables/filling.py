"""What versions before did not keep, filled in from the events, one table after the other."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from cubarium.engine.match import Match
from cubarium.server.tables.results import is_kept, store_feats, store_result, without_result
from cubarium.server.tables.state import TableState
from cubarium.server.tables.stored import not_filled_in

if TYPE_CHECKING:
    from cubarium.server.tables.lobby import Lobby

log = logging.getLogger(__name__)


async def fill_in_all(lobby: Lobby) -> None:
    """Fill in how tables stand, then what is missing of results."""
    try:
        for table_id in await lobby.store.read(not_filled_in):
            table = await lobby.readable(table_id)  # which fills it in
            if table is not None:
                lobby.let_go(table)
        missing = await lobby.store.read(without_result)
    except Exception:
        log.exception("what versions before did not keep cannot be read; the next start looks for it again")
        return
    for table_id in missing:
        try:
            await _fill_result(lobby, table_id)
        except Exception:
            log.exception("table %s: its result cannot be kept", table_id)


async def _fill_result(lobby: Lobby, table_id: str) -> None:
    table = await lobby.readable(table_id)
    match = table.state.match if table else None
    if table is None or match is None:
        return
    state = table.state
    lobby.let_go(table)
    await lobby.store.write(partial(_keep_result, state=state, match=match))


def _keep_result(connection: Connection, state: TableState, match: Match) -> None:
    if is_kept(connection, state.id):
        store_feats(connection, state, match.notes())
    else:
        store_result(connection, state, match.result().to_json(), state.played_at, match.notes())
