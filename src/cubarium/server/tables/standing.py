"""How a table stands: what is kept beside its events, so that nobody reads these to list it or to wake it.

It is written with every event, before the table takes the event in, so it is worked out from what will be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cubarium.engine.record import members
from cubarium.server.tables.chairs import Chair, change_chairs
from cubarium.server.tables.state import Event, TableState
from cubarium.server.wire.base import Status

AT_ONCE = 0.0


@dataclass(frozen=True)
class Standing:
    """Who sits at a table, whom it asks, and when it goes on by itself."""

    status: Status
    chairs: Sequence[tuple[str | None, str | None]]
    """For each seat the name and the person; no name where the chair is free, no person where a bot sits."""
    asked: Sequence[str]
    """The people who have to decide."""
    clocks_at: float
    """The server time when the clocks were set."""
    wakes_at: float | None
    """The server time when something happens by itself, if nobody does anything."""

    @property
    def free(self) -> int:
        """Return how many chairs are free."""
        return sum(name is None for name, _ in self.chairs)

    def columns(self) -> dict[str, Any]:
        """Return what is stored."""
        return {
            "status": self.status,
            "free": self.free,
            "chairs": [list(chair) for chair in self.chairs],
            "asked": list(self.asked),
            "clocks_at": self.clocks_at,
            "wakes_at": self.wakes_at,
        }


def standing(state: TableState, happened: Sequence[Event] = (), now: float = 0.0) -> Standing:
    """Return how a table stands, or will once it has taken in what has happened at this server time."""
    chairs = [replace(chair) for chair in state.chairs]
    status, game = state.status, state.match.state if state.match else None
    left, clocks_at = state.clocks.left, state.clocks.at
    match = state.match
    for one in happened:
        change_chairs(chairs, one.kind, one.content)
        if "clocks" in one.content:
            left, clocks_at = one.content["clocks"], now
        if one.kind == "began":
            match = state.opened(one.content)
            status, game, clocks_at = "playing", match.state, now
        elif one.kind == "moved":
            assert one.prepared is not None, "a move is prepared before it is stored"
            game, status = one.prepared.after, "over" if one.content["ends"] else status
        elif one.kind == "ended":
            status = "over"
        elif one.kind == "undone":
            assert match is not None, "what is taken back was played"
            game = match.state_at(one.content["move"])
    actors = members(match.rules.actors(game)) if match and status == "playing" else ()
    asked = [seat for seat in actors if not chairs[seat].is_free]
    return Standing(
        status,
        [(None if chair.is_free else chair.name, chair.person) for chair in chairs],
        sorted({chair.person for chair in _deciding(chairs, asked) if chair.person}),
        clocks_at,
        _wakes_at(state, chairs, asked, left, clocks_at),
    )


def _deciding(chairs: Sequence[Chair], asked: Sequence[int]) -> list[Chair]:
    """Return the chairs that are asked and whose moves no bot makes."""
    return [chairs[seat] for seat in asked if not chairs[seat].is_played_by_bot]


def _wakes_at(
    state: TableState, chairs: Sequence[Chair], asked: Sequence[int], left: Sequence[float], clocks_at: float
) -> float | None:
    if len(_deciding(chairs, asked)) < len(asked):
        return AT_ONCE
    return min((clocks_at + left[seat] for seat in asked), default=None) if state.clocks.counts else None
