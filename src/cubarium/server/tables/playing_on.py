"""Playing a finished game on from one of its moments: a new table that begins with that position."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cubarium.engine.chance import seeded
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.rules.continuations import NOBODY
from cubarium.engine.table_luck import fresh_secret
from cubarium.review.shares import unknown_to
from cubarium.server.people.people import new_id
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.commands import NewEvent, free_name, name_for_bot
from cubarium.server.tables.state import TableState
from cubarium.server.wire.people import Person
from cubarium.server.wire.reviews import PlayOnRequest
from cubarium.server.wire.tables import Clock, Origin


def position_at(match: Match, move: int) -> dict[str, Any]:
    """Return the position after so many moves, from which luck is new.

    As in a review, what nobody can know has not happened yet: it is drawn anew, like the order of a deck.
    Where seats have secrets, the true ones are part of the position.
    """
    state = match.state_at(move)
    if (seat := unknown_to(match.spec)) != NOBODY:
        match.rules.determinize(state, seat, seeded(secrets.randbits(63)))
    return to_json(state)


def table_to_play_on(old: TableState, move: int, who: Person) -> TableState:
    """Return an empty table that says where it comes from; nobody hurries there."""
    settings = replace(
        old.settings,
        clock=Clock(),
        components=old.components.digest,
        origin=Origin(table=old.id, move=move),
        championship=None,
    )
    return TableState(new_id(), old.spec.id, who.id, settings, old.components, fresh_secret())


def events_to_play_on(
    old: TableState, new: TableState, body: PlayOnRequest, who: Person
) -> Iterator[NewEvent]:
    """Return who sits down, one after the other, and that the game begins; bots keep their names."""
    for seat, chair in enumerate(old.chairs):
        if seat == body.seat:
            yield NewEvent("sat", {"seat": seat, "person": who.id, "name": free_name(new, who.name)})
        elif not chair.is_free:
            name = name_for_bot(new) if chair.person else free_name(new, chair.name)
            yield NewEvent("bot-sat", {"seat": seat, "bot": body.bot, "name": name})
    assert old.match is not None, "only a game that is over is played on"
    yield NewEvent("began", beginning(new, position_at(old.match, body.move)))
