"""A prepared match as the one who sits in a seat of it is shown it, at no table of the server's."""

from __future__ import annotations

from cubarium.engine.match import Match
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import TableState
from cubarium.server.wire.tables import Clock

TABLE = "prepared"
PERSON = "reader"
RIVAL = "rival"


def presenter_of(match: Match, seat: int) -> Presenter:
    """Return what presents a match to the person in a seat; its own names are those of the players."""
    options = {each.name: getattr(match.options, each.name) for each in match.spec.settings.options}
    settings = Settings(options, None, Clock(), is_private=True, may_watch=False)
    state = TableState(TABLE, match.spec.id, PERSON, settings, match.components)
    for place, chair in enumerate(state.chairs):
        chair.person = PERSON if place == seat else f"{RIVAL}-{place}"
        chair.name = match.seats[place]
    state.match = match
    return Presenter(state)
