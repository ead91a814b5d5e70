"""Rematches, and races of a championship: the seats move on, so that who sat first sits last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.options import checked_options
from cubarium.server.errors import CATALOGUE, RequestRefused
from cubarium.server.people.people import new_id
from cubarium.server.tables.chairs import Chair
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import TableState
from cubarium.server.wire.tables import ChampionshipMark


def seats_again(state: TableState) -> list[int]:
    """Return for each seat of the next game the seat of this one whose chair comes there.

    Chairs that are kept for people who are late stay where the rules know them. A game that is played on
    begins from the same moment, where every seat has its own things.
    """
    match = state.match
    seats = list(range(len(state.chairs)))
    if match is None or match.position is not None:
        return seats
    opening = match.state_at(0)
    there = [
        seat for seat in seats if not state.chairs[seat].is_free and not match.rules.is_absent(opening, seat)
    ]
    for place, seat in enumerate(there):
        seats[seat] = there[(place + 1) % len(there)]
    return seats


def chairs_again(state: TableState) -> Sequence[Chair]:
    """Return the chairs in the order of the next game."""
    return [state.chairs[seat] for seat in seats_again(state)]


def settings_again(state: TableState) -> Settings:
    """Return the settings of the next game: what is said of a person stays with them."""
    options = dict(state.settings.options)
    came_from = seats_again(state)
    for option in state.spec.settings.options:
        if option.first_chair is None or option.goes_round or option.name not in options:
            continue
        seat = options[option.name] - option.first_chair
        if seat >= 0:
            options[option.name] = option.first_chair + came_from.index(seat)
    settings = replace(state.settings, options=options, daily=None, tournament=None)
    mark = settings.championship
    if mark is None:
        return settings
    if mark.race == mark.races:  # the same people run another one
        return first_race(state.spec, settings)
    return race_settings(state.spec, settings, mark.id, mark.race + 1)


def first_race(spec: GameSpec, settings: Settings) -> Settings:
    """Return the settings of the first race of a new championship, once those of all races are checked."""
    series = spec.table.championship
    if series is None:
        raise RequestRefused("no-championship", game=spec.id)
    championship = new_id()
    races = [race_settings(spec, settings, championship, race) for race in range(1, len(series.variants) + 1)]
    for race in races:
        try:
            checked_options(spec, race.options)
        except Malformed as error:
            raise RequestRefused("bad-options", what=str(error)) from error
    return races[0]


def race_settings(spec: GameSpec, settings: Settings, championship: str, race: int) -> Settings:
    """Return the settings of a race, from those of the one before or of all of them."""
    series = spec.table.championship
    assert series is not None, "the game of a championship has one"
    variant = series.variants[race - 1]
    mark = ChampionshipMark(id=championship, race=race, races=len(series.variants))
    options = {**settings.options, **spec.settings.variants[variant]}
    return replace(settings, options=options, variant=variant, championship=mark)


def told_of_rematch(state: TableState, language: str) -> str:
    """Return who sits first and who begins in a rematch; nothing where one plays alone."""
    if len(state.chairs) == 1:
        return ""
    if state.match is not None and state.match.position is not None:
        return CATALOGUE.say(language, "rematch-same-moment")
    chairs = chairs_again(state)
    chosen = checked_options(state.spec, state.settings.options)
    for option in state.spec.settings.options:
        if option.goes_round and option.first_chair is not None:
            seat = getattr(chosen, option.name) - option.first_chair
            if seat >= 0:
                return CATALOGUE.say(language, "rematch-begins", name=chairs[seat].name)
    lots = "yes" if state.spec.table.lots_decide else "no"
    return CATALOGUE.say(language, "rematch-first", name=chairs[0].name, lots=lots)
