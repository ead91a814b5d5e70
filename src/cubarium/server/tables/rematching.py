"""Setting a table again, once, for those who have played there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from cubarium.server.errors import RequestRefused
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.commands import NewEvent
from cubarium.server.tables.luck import Pledge, content_of
from cubarium.server.tables.rematches import chairs_again, settings_again
from cubarium.server.tables.state import TableState
from cubarium.server.to_the_end import to_the_end
from cubarium.server.wire.people import Person

if TYPE_CHECKING:
    from cubarium.server.tables.live_table import LiveTable
    from cubarium.server.tables.lobby import Lobby


async def set_again(lobby: Lobby, old: LiveTable, who: Person) -> str:
    """Set a table again for the same people, once; return its id."""
    state = old.state
    if state.status != "over":
        raise RequestRefused("not-over")
    if not state.seats_of(who.id):
        raise RequestRefused("no-seat")
    return await to_the_end(_set_once(lobby, old, who))


async def _set_once(lobby: Lobby, old: LiveTable, who: Person) -> str:
    async with old.lock:
        if old.state.rematch is None:
            await _set_new(lobby, old, who)
    return str(old.state.rematch)


async def _set_new(lobby: Lobby, old: LiveTable, who: Person) -> None:
    state = old.state
    settings = settings_again(state).with_pack(state.components.edition)
    pledge = state.next_luck or Pledge.new()
    new = TableState(pledge.table, state.spec.id, who.id, settings, state.components, pledge.secret)
    try:
        table = await lobby.open_new(new, _first_events(new, state))
    except IntegrityError:
        if state.next_luck is None:
            raise
        await old.catch_up()  # another server has set the table that was pledged
    else:
        table.tell_who_is_away(old.people_here() | {who.id})
    rematched = NewEvent("rematched", {"table": new.id})
    await old.settle(lambda: [rematched] if state.rematch is None else [])


def _first_events(new: TableState, old: TableState) -> Iterator[NewEvent]:
    """Return that those of before sit down, one place further, and that the game begins."""
    for seat, chair in enumerate(chairs_again(old)):
        if chair.is_free:
            continue
        if chair.person is None:
            yield NewEvent("bot-sat", {"seat": seat, "bot": chair.bot, "name": chair.name})
        else:
            given = content_of(old.next_contributions.get(chair.person))
            yield NewEvent("sat", {"seat": seat, "person": chair.person, "name": chair.name, **given})
    yield NewEvent("began", beginning(new, old.match.position if old.match else None))
