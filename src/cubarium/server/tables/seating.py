"""Who sits where when a table is set."""

from __future__ import annotations

from collections.abc import Iterator

from cubarium.bots.registry import USUAL
from cubarium.server.errors import RequestRefused
from cubarium.server.tables.commands import NewEvent, check_bot_of, free_name, name_for_bot
from cubarium.server.tables.luck import content_of
from cubarium.server.tables.state import TableState
from cubarium.server.wire.people import Person
from cubarium.server.wire.tables import TableRequest

ME = "me"
OPEN = "open"
BOT = "bot"


def first_events(state: TableState, body: TableRequest, who: Person) -> Iterator[NewEvent]:
    """Return who sits down when a table is set, one after the other: names depend on those before."""
    names = body.names or [None] * len(body.seats)
    for seat, (wanted, name) in enumerate(zip(body.seats, names, strict=True)):
        if name is not None and wanted != ME:
            raise RequestRefused("name-of-another", seat=seat + 1)
        if wanted == ME:
            named = free_name(state, name or who.name)
            mine = {"seat": seat, "person": who.id, "name": named}
            yield NewEvent("sat", {**mine, **content_of(body.contribution)})
        elif wanted != OPEN:
            bot = USUAL if wanted == BOT else wanted
            check_bot_of(state.spec, bot)
            yield NewEvent("bot-sat", {"seat": seat, "bot": bot, "name": name_for_bot(state)})
