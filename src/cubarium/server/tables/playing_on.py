"""Playing on from a moment of a finished game, or from any position: a new table that begins with it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cubarium.engine.chance import seeded
from cubarium.engine.match import Match
from cubarium.engine.position_code import position_code
from cubarium.engine.record import to_json
from cubarium.engine.rules.continuations import NOBODY
from cubarium.engine.table_luck import fresh_secret
from cubarium.review.shares import unknown_to
from cubarium.server.errors import RequestRefused
from cubarium.server.people.people import new_id
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.chairs import Chair
from cubarium.server.tables.commands import NewEvent, check_bot_of, free_name, name_for_bot
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import TableState
from cubarium.server.wire.people import Person
from cubarium.server.wire.positions import PlayFromRequest
from cubarium.server.wire.reviews import PlayOnRequest
from cubarium.server.wire.tables import Clock, Origin, PositionOrigin

if TYPE_CHECKING:
    from cubarium.server.tables.live_table import LiveTable
    from cubarium.server.tables.lobby import Lobby


async def play_on(lobby: Lobby, old: LiveTable, body: PlayOnRequest, who: Person) -> LiveTable:
    """Set a table that begins from a moment of a finished game.

    As in a review, what nobody can know has not happened yet: it is drawn anew, like the order of a deck.
    Where seats have secrets, the true ones are part of the position.
    """
    was, match = old.state, old.state.match
    assert match is not None, "only a game that is over is played on"
    _check(match, was.chairs, body)
    settings = replace(
        was.settings,
        clock=Clock(),  # nobody hurries there
        origin=Origin(table=was.id, move=body.move),
        championship=None,
    ).with_pack(was.components.edition)
    position = _position(match, body.move, unknown_to(match.spec))
    return await _begin(lobby, match, settings, was.chairs, position, body, who)


async def play_from(lobby: Lobby, match: Match, body: PlayFromRequest, who: Person) -> LiveTable:
    """Set a table that begins with the position of a match, in which bots have the names of its seats.

    Whoever made the position knows all of it: what the seat of the person cannot know is drawn anew.
    """
    chairs = [Chair(bot=body.bot, name=name) for name in match.seats]
    _check(match, chairs, body)
    settings = Settings(
        to_json(match.options),
        None,
        Clock(),
        is_private=False,
        may_watch=True,
        origin=PositionOrigin(position=position_code(match.state)),
    ).with_pack(match.components.edition)
    position = _position(match, match.move_count, body.seat)
    return await _begin(lobby, match, settings, chairs, position, body, who)


def _check(match: Match, chairs: Sequence[Chair], body: PlayFromRequest) -> None:
    check_bot_of(match.spec, body.bot)
    if body.seat >= len(chairs) or chairs[body.seat].is_free:
        raise RequestRefused("no-such-seat", seat=body.seat + 1, seats=len(chairs))


def _position(match: Match, move: int, seat: int) -> dict[str, Any]:
    """Return the position after so many moves, in which luck draws anew what a seat cannot know."""
    state = match.state_at(move)
    if seat != NOBODY:
        match.rules.determinize(state, seat, seeded(secrets.randbits(63)))
    return to_json(state)


async def _begin(
    lobby: Lobby,
    match: Match,
    settings: Settings,
    chairs: Sequence[Chair],
    position: dict[str, Any],
    body: PlayFromRequest,
    who: Person,
) -> LiveTable:
    """Set the table, with the person on one of the chairs that are taken and bots on the others."""
    new = TableState(new_id(), match.spec.id, who.id, settings, match.components, fresh_secret())

    def events() -> Iterator[NewEvent]:  # one after the other, for names depend on those before
        for seat, chair in enumerate(chairs):
            if seat == body.seat:
                yield NewEvent("sat", {"seat": seat, "person": who.id, "name": free_name(new, who.name)})
            elif not chair.is_free:
                name = name_for_bot(new) if chair.person else free_name(new, chair.name)
                yield NewEvent("bot-sat", {"seat": seat, "bot": body.bot, "name": name})
        yield NewEvent("began", beginning(new, position))

    return await lobby.open_new(new, events())
