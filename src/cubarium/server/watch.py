"""What another process changes in the database, as `cubarium admin` does, is noticed while a server runs."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import time

from starlette.datastructures import State

from cubarium.server.people.administration import erased_since, forget_at_tables
from cubarium.server.tables.live_table import LiveTable

WATCH_SECONDS = 2.0
AGAIN_SECONDS = 60.0
"""For so long it is looked for again where somebody is named who was erased: a table may just be read."""

log = logging.getLogger(__name__)


async def watch(state: State) -> None:
    """Look again and again whether sessions have ended, and whether somebody was erased."""
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        try:
            await look(state)
        except Exception:
            log.exception("it could not be seen what has changed in the database")


async def look(state: State) -> None:
    """Let go who may not be here, and forget who is to be forgotten."""
    await state.people.sessions.dismiss_ended(list(state.connections))
    erased = await state.store.read(lambda c: erased_since(c, time() - AGAIN_SECONDS))
    for table in list(state.lobby.in_memory_now):
        for person, name in erased.items():
            if _forget(table, person, name):  # and may have written it down since they were erased
                forget = partial(forget_at_tables, person_id=person, name=name, only=table.state.id)
                await state.store.write(forget)


def _forget(table: LiveTable, person: str, name: str) -> bool:
    """Take a name, and what was said under it, from a table in memory and from all who read there.

    Tell whether it was there.
    """
    state = table.state
    seats = [seat for seat in state.seats_of(person) if state.chairs[seat].name != name]
    spoken = [said for said in state.chat if said.person == person and (said.name, said.text) != (name, "")]
    for seat in seats:
        state.chairs[seat].name = name
        if state.match is not None:
            state.match.rename(seat, name)
    for said in spoken:
        said.name, said.text = name, ""
    if not seats and not spoken:
        return False
    table.tell_anew()
    return True
