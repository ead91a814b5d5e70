"""Looking back at a finished game with a review, seeing what might have become of it, and playing it on."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from cubarium.engine.match import Match
from cubarium.review import Review
from cubarium.review.futures import Futures
from cubarium.review.plan import FEWEST_PLAYERS
from cubarium.server.dependencies import (
    Anyone,
    Asker,
    CurrentLobby,
    CurrentReviews,
    Language,
    RequestLimits,
    Somebody,
)
from cubarium.server.errors import Conflict, NotAllowed, NotFound, RequestRefused
from cubarium.server.limits import Limits
from cubarium.server.reviews.reviewer import WHOLE
from cubarium.server.reviews.reviews import Look, Reviews
from cubarium.server.reviews.told import told_futures, told_review
from cubarium.server.routes.tables import MoveCount, readable
from cubarium.server.tables import playing_on
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.wire.reviews import FuturesUpdate, PlayOnRequest, ReviewUpdate
from cubarium.server.wire.updates import Refused, Welcome

router = APIRouter(prefix="/api/tables/{table_id}", responses={"4XX": {"model": Refused}})
TableId = Annotated[str, Path()]
Version = Annotated[int, Query(ge=0, le=1_000_000, description="The version the reader has.")]


def _finished(table: LiveTable) -> Match:
    """Return a game that is over: before, its review would tell every secret."""
    match = table.state.match
    if match is None or not match.is_over:
        raise NotAllowed("still-open")
    return match


def _contested(table: LiveTable) -> Match:
    match = _finished(table)
    if len(match.seats) < FEWEST_PLAYERS:
        raise RequestRefused("played-alone")
    return match


def _spend(reviews: Reviews, limits: Limits, key: str, look: tuple[str, int]) -> None:
    """Count what has to be worked out; what is known costs nothing."""
    if not reviews.is_known(*look):
        limits.reviews.spend(key)


@router.get("/review")
async def review(
    table_id: TableId,
    lobby: CurrentLobby,
    reviews: CurrentReviews,
    limits: RequestLimits,
    who: Anyone,
    asker: Asker,
    language: Language,
    since: Version = 0,
) -> ReviewUpdate:
    """Return the review of a finished game as far as it is; whoever asks again gets a better one."""
    match = _contested(await readable(lobby, table_id, who))
    _spend(reviews, limits, asker, (table_id, WHOLE))
    return _update(await reviews.look(table_id, match), match, since, language)


@router.post("/review")
async def review_again(
    table_id: TableId,
    lobby: CurrentLobby,
    reviews: CurrentReviews,
    limits: RequestLimits,
    who: Somebody,
    language: Language,
) -> ReviewUpdate:
    """Try a review again that has failed."""
    match = _contested(await readable(lobby, table_id, who))
    limits.reviews.spend(who.id)
    return _update(await reviews.look(table_id, match, again=True), match, 0, language)


def _update(look: Look, match: Match, since: int, language: str) -> ReviewUpdate:
    found = look.found if isinstance(look.found, Review) and look.version != since else None
    return ReviewUpdate(
        stage=look.stage,
        progress=look.progress,
        is_interrupted=look.is_interrupted,
        version=look.version,
        review=told_review(match, found, language) if found else None,
    )


@router.get("/futures/{move}")
async def futures(
    table_id: TableId,
    move: MoveCount,
    lobby: CurrentLobby,
    reviews: CurrentReviews,
    limits: RequestLimits,
    who: Anyone,
    asker: Asker,
    language: Language,
) -> FuturesUpdate:
    """Play a finished game on from a moment many times, and return how it ends once that is done."""
    match = _contested(await readable(lobby, table_id, who))
    if not 0 <= move <= match.move_count:
        raise NotFound("no-such-move", move=move, last=match.move_count)
    _spend(reviews, limits, asker, (table_id, move))
    look = await reviews.look(table_id, match, move)
    return FuturesUpdate(
        stage=look.stage,
        progress=look.progress,
        is_interrupted=look.is_interrupted,
        version=look.version,
        futures=told_futures(match, look.found, language) if isinstance(look.found, Futures) else None,
    )


@router.post("/play-on", status_code=201)
async def play_on(
    table_id: TableId,
    body: PlayOnRequest,
    lobby: CurrentLobby,
    who: Somebody,
    limits: RequestLimits,
    language: Language,
) -> Welcome:
    """Play a finished game on from one of its moments, at a new table with bots on the other chairs."""
    old = await readable(lobby, table_id, who)
    match = _finished(old)
    if body.move > match.move_count:
        raise NotFound("no-such-move", move=body.move, last=match.move_count)
    if body.move == match.move_count:
        raise Conflict("is-over")
    limits.new_tables.spend(who.id)
    new = await playing_on.play_on(lobby, old, body, who)
    return new.welcome_for(who, language)
