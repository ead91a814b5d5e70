"""Positions that somebody opens by their word: what a seat that is asked sees there."""

from __future__ import annotations

from cubarium.bots.registry import NAMES
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.position_code import read_position_code
from cubarium.server.errors import NotFound, RequestRefused
from cubarium.server.tables.prepared import PERSON, presenter_of
from cubarium.server.wire.positions import PositionInfo

SEED = 1
"""Nothing is drawn: nobody moves."""


def match_of(spec: GameSpec, word: str, components: Pack) -> Match:
    """Return the match that begins with the position of a word, once all of it is checked."""
    try:
        position = read_position_code(spec, word)
    except Malformed as problem:
        raise NotFound("no-such-position") from problem
    try:
        match = Match(spec, {}, seed=SEED, components=components, position=position)
    except CubariumError as problem:
        raise RequestRefused("impossible-position") from problem
    for seat in range(len(match.seats)):
        match.rename(seat, NAMES[seat])
    return match


def show(match: Match, seat: int | None, language: str) -> PositionInfo:
    """Return a position as a seat that is asked sees it: this one, or the first."""
    asked = match.actors()
    if seat is None:
        seat = asked[0] if asked else SPECTATOR
    elif seat >= len(match.seats):
        raise RequestRefused("no-such-seat", seat=seat + 1, seats=len(match.seats))
    elif seat not in asked:
        raise RequestRefused("not-asked", seat=seat + 1)
    presenter = presenter_of(match, seat)
    table = presenter.table(PERSON, language, 0.0)
    return PositionInfo(table=table, game=presenter.game_of(seat, language))
