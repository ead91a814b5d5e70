"""A table without a server around it: nothing is stored, sent or timed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubarium.engine.match import Match
from cubarium.server.tables.commands import NewEvent, prepare_move
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import Event, TableState
from cubarium.server.wire.tables import Clock


def table_of(game: str, people: Sequence[str], seed: int, **options: int) -> TableState:
    """Return a table at which a game has begun; a person may have several chairs, "" is a bot's."""
    settings = Settings({"players": len(people), **options}, None, Clock(), False, True)
    state = TableState("t", game, people[0], settings)
    for seat, person in enumerate(people):
        name = {"name": f"{person.capitalize()} {seat}"}
        sat = ("sat", {"person": person}) if person else ("bot-sat", {"bot": "random"})
        happen(state, [NewEvent(sat[0], {"seat": seat, **sat[1], **name})])
    match = Match(state.spec, settings.options, [chair.name for chair in state.chairs], seed=seed, game=1)
    luck = {"seed": seed, "game": 1, "outcomes": list(match.opening_outcomes)}
    happen(state, [NewEvent("began", luck)])
    return state


def happen(state: TableState, events: Iterable[NewEvent]) -> None:
    """Let a table take in what a command made."""
    for one in events:
        state.apply(Event(state.last_event + 1, one.kind, one.content, 0.0, one.prepared), 0.0)


def play(state: TableState, seat: int, action: int, by: str = "person") -> NewEvent:
    """Make a move and return its event."""
    moved = prepare_move(state, seat, state.spec.actions.to_text(action), by, 0.0)
    happen(state, [moved])
    return moved
