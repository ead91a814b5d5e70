"""Who asks, for which game, in which language."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from cubarium.engine.contract import GameSpec
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.server.daily.daily import Daily
from cubarium.server.errors import NotFound, NotSignedIn
from cubarium.server.lab.experiments import Experiments
from cubarium.server.limits import Limits
from cubarium.server.middleware import address_of
from cubarium.server.people.people import People
from cubarium.server.reviews.reviews import Reviews
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.meetings import Meetings
from cubarium.server.tables.packs import Packs
from cubarium.server.tournaments.tournaments import Tournaments
from cubarium.server.wire.people import Person

COOKIE = "cubarium"
KNOWN_COOKIE = "cubarium-known"
"""Marks a browser with which somebody has signed in before; it opens nothing."""


def language_of(connection: HTTPConnection) -> str:
    """Return the language of the answer: asked for with `lang`, else what the browser likes best."""
    wanted = connection.query_params.get("lang", "")
    liked = [part.split(";")[0].strip()[:2].lower() for part in sorted(_liked(connection), key=_dislike)]
    return next((code for code in (wanted, *liked) if code in LANGUAGES), LANGUAGES[0])


def _dislike(part: str) -> float:
    """Return how little a language of `Accept-Language` is liked: those without a number are liked best."""
    number = re.search(r";\s*q=([0-9.]+)", part)
    try:
        return -float(number[1]) if number else -1.0
    except ValueError:
        return 0.0


def _liked(connection: HTTPConnection) -> list[str]:
    return connection.headers.get("accept-language", "")[:200].split(",")


def people_of(connection: HTTPConnection) -> People:
    """Return who is known here."""
    people: People = connection.app.state.people
    return people


async def person_of(connection: HTTPConnection) -> Person | None:
    """Return who asks, if they have come in."""
    people, token = people_of(connection), connection.cookies.get(COOKIE)
    who = await people.sessions.person_of(token)
    if token:
        limits_of(connection).tell_session(token, is_open=who is not None)
    return who


async def somebody(who: Annotated[Person | None, Depends(person_of)]) -> Person:
    """Return who asks; nobody may not."""
    if who is None:
        raise NotSignedIn("not-signed-in")
    return who


async def asker(connection: HTTPConnection, who: Annotated[Person | None, Depends(person_of)]) -> str:
    """Return for whom limits count what is asked: a person, or an address of which nobody has come in."""
    return who.id if who else address_of(connection)


def known_game(game: str) -> GameSpec:
    """Return the game that a path names."""
    if game not in game_ids():
        raise NotFound("no-such-game", game=game)
    return load_game(game)


def lobby_of(connection: HTTPConnection) -> Lobby:
    """Return the lobby."""
    lobby: Lobby = connection.app.state.lobby
    return lobby


def meetings_of(connection: HTTPConnection) -> Meetings:
    """Return where people meet who do not know each other."""
    meetings: Meetings = connection.app.state.meetings
    return meetings


def limits_of(connection: HTTPConnection) -> Limits:
    """Return the limits."""
    limits: Limits = connection.app.state.limits
    return limits


def packs_of(connection: HTTPConnection) -> Packs:
    """Return the component packs of this server."""
    packs: Packs = connection.app.state.packs
    return packs


def reviews_of(connection: HTTPConnection) -> Reviews:
    """Return the reviews of finished games."""
    reviews: Reviews = connection.app.state.reviews
    return reviews


def experiments_of(connection: HTTPConnection) -> Experiments:
    """Return the experiments of the laboratory."""
    experiments: Experiments = connection.app.state.experiments
    return experiments


def daily_of(connection: HTTPConnection) -> Daily:
    """Return what every day brings."""
    daily: Daily = connection.app.state.daily
    return daily


def tournaments_of(connection: HTTPConnection) -> Tournaments:
    """Return the tournaments."""
    tournaments: Tournaments = connection.app.state.tournaments
    return tournaments


CurrentPeople = Annotated[People, Depends(people_of)]
Anyone = Annotated[Person | None, Depends(person_of)]
Somebody = Annotated[Person, Depends(somebody)]
Asker = Annotated[str, Depends(asker)]
KnownGame = Annotated[GameSpec, Depends(known_game)]
CurrentLobby = Annotated[Lobby, Depends(lobby_of)]
CurrentMeetings = Annotated[Meetings, Depends(meetings_of)]
RequestLimits = Annotated[Limits, Depends(limits_of)]
CurrentPacks = Annotated[Packs, Depends(packs_of)]
CurrentDaily = Annotated[Daily, Depends(daily_of)]
CurrentTournaments = Annotated[Tournaments, Depends(tournaments_of)]
CurrentExperiments = Annotated[Experiments, Depends(experiments_of)]
CurrentReviews = Annotated[Reviews, Depends(reviews_of)]
Language = Annotated[str, Depends(language_of)]
