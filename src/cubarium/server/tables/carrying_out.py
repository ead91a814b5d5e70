"""Any command of a person: what it does to the table, and what follows from that."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.server.tables.aborting import abort, answer_abort, ended_if_agreed
from cubarium.server.tables.commands import NewEvent, events_of
from cubarium.server.tables.state import TableState
from cubarium.server.wire.commands import Abort, AnswerAbort, Command
from cubarium.server.wire.people import Person


def all_events_of(
    state: TableState, command: Command, who: Person, here: Sequence[int], now: float
) -> list[NewEvent]:
    """Return the events of a command, which are stored together or not at all."""
    match command:
        case Abort():
            return abort(state, who)
        case AnswerAbort():
            return answer_abort(state, command, who)
        case _:
            events = events_of(state, command, who, here, now)
            seats = [seat for one in events if one.kind == "left" for seat in one.content["seats"]]
            gone = {person for seat in seats if (person := state.chairs[seat].person)}
            return [*events, *ended_if_agreed(state, leaving=gone)] if gone else events
