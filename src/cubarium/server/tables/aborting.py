"""Ending a game without a result: at once before everybody has moved, later if all who play agree."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from cubarium.server.errors import Conflict, NotAllowed
from cubarium.server.tables.commands import NewEvent, playing
from cubarium.server.tables.state import TableState
from cubarium.server.wire.base import Ended
from cubarium.server.wire.commands import AnswerAbort
from cubarium.server.wire.people import Person

AGREED: Ended = "agreed"
IDLE: Ended = "idle"
BY_OPERATOR: Ended = "operator"


class AbortPlan(NamedTuple):
    """Whose word is missing."""

    asked_by: int
    event: int
    waits_for: list[int]


def may_abort(state: TableState) -> bool:
    """Tell whether people may end the game without a result: not where others are compared with it."""
    return state.status == "playing" and not (state.settings.is_compared or state.settings.championship)


def abort(state: TableState, who: Person) -> list[NewEvent]:
    """End the game, or ask the others whether it may end."""
    _check_player(state, who)
    if state.settings.tournament is not None:
        raise Conflict("tournament-abort")
    if state.settings.daily is not None:
        raise Conflict("daily-abort")
    if state.settings.championship is not None:
        raise Conflict("championship-abort")
    if state.abort is not None:
        raise Conflict("abort-asked")
    if _is_early(state) or _people(state) <= {who.id}:
        return [NewEvent("ended", {"why": AGREED})]
    return [NewEvent("abort-asked", {"person": who.id})]


def answer_abort(state: TableState, command: AnswerAbort, who: Person) -> list[NewEvent]:
    """Agree that the game ends, or play on."""
    _check_player(state, who)
    if state.abort is None:
        raise Conflict("abort-not-asked")
    if command.event != state.abort.event:
        raise Conflict("abort-lapsed")
    answered = NewEvent("abort-answered", {"person": who.id, "agree": command.agree})
    return [answered, *ended_if_agreed(state, {who.id})] if command.agree else [answered]


def ended_if_agreed(
    state: TableState, agreeing: Collection[str] = (), leaving: Collection[str] = ()
) -> list[NewEvent]:
    """Return the end that was asked for, if nobody has still to agree once these agree or leave."""
    if state.abort is None:
        return []
    missing = _people(state) - state.abort.agreed - {*agreeing} - {*leaving}
    return [] if missing else [NewEvent("ended", {"why": AGREED})]


def abort_plan(state: TableState) -> AbortPlan | None:
    """Return who asks that the game ends, and for whose word they wait."""
    if state.abort is None:
        return None
    waits = _people(state) - state.abort.agreed
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.person in waits]
    return AbortPlan(state.seats_of(state.abort.person)[0], state.abort.event, seats)


def _check_player(state: TableState, who: Person) -> None:
    playing(state)
    if not state.seats_of(who.id):
        raise NotAllowed("no-seat")


def _people(state: TableState) -> set[str]:
    """Return those whose word counts: who has left has none."""
    return {chair.person for chair in state.chairs if chair.person and not chair.is_away}


def _is_early(state: TableState) -> bool:
    """Tell whether somebody has not moved yet."""
    moved = {move.seat for move in state.match.moves} if state.match else set()
    return any(chair.person and seat not in moved for seat, chair in enumerate(state.chairs))
