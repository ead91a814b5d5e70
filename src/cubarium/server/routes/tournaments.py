"""Opening tournaments, joining them, and leading them from round to round."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from cubarium.server.dependencies import Anyone, CurrentTournaments, Language, RequestLimits, Somebody
from cubarium.server.middleware import address_of
from cubarium.server.to_the_end import to_the_end
from cubarium.server.wire.tournaments import (
    EntrantRequest,
    RoundRequest,
    TournamentInfo,
    TournamentList,
    TournamentRequest,
)
from cubarium.server.wire.updates import Refused

TournamentId = Annotated[str, Path(max_length=32)]
router = APIRouter(prefix="/api/tournaments", responses={"4XX": {"model": Refused}})


@router.get("")
async def tournaments(of: CurrentTournaments, who: Anyone, language: Language) -> TournamentList:
    """Return the tournaments one hosts or takes part in, the newest first."""
    return await of.lists(who, language)


@router.post("", status_code=201)
async def open_tournament(
    body: TournamentRequest,
    of: CurrentTournaments,
    who: Somebody,
    request: Request,
    limits: RequestLimits,
    language: Language,
) -> TournamentInfo:
    """Open a tournament; who opens it is its host, and takes part only by joining it."""
    limits.new_tables.spend(who.id)
    limits.new_tournaments_of_address.spend(address_of(request))
    return await of.info(await to_the_end(of.open(body, who)), who, language)


@router.get("/{tournament_id}")
async def tournament(
    tournament_id: TournamentId, of: CurrentTournaments, who: Anyone, language: Language
) -> TournamentInfo:
    """Return a tournament; whoever has its address may look."""
    return await of.info(tournament_id, who, language)


@router.post("/{tournament_id}/join")
async def join(
    tournament_id: TournamentId, of: CurrentTournaments, who: Somebody, language: Language
) -> TournamentInfo:
    """Take part, under the name one has now."""
    await to_the_end(of.join(tournament_id, who))
    return await of.info(tournament_id, who, language)


@router.post("/{tournament_id}/round")
async def begin_round(
    tournament_id: TournamentId,
    body: RoundRequest,
    of: CurrentTournaments,
    who: Somebody,
    language: Language,
) -> TournamentInfo:
    """Begin the next round, as its host."""
    await to_the_end(of.begin_round(tournament_id, body.round, who))
    return await of.info(tournament_id, who, language)


@router.post("/{tournament_id}/drop")
async def drop(
    tournament_id: TournamentId,
    body: EntrantRequest,
    of: CurrentTournaments,
    who: Somebody,
    language: Language,
) -> TournamentInfo:
    """Take somebody out, as its host, or go oneself; a bot plays their game on."""
    await to_the_end(of.drop(tournament_id, body.entrant, who))
    return await of.info(tournament_id, who, language)


@router.post("/{tournament_id}/end")
async def end(
    tournament_id: TournamentId, of: CurrentTournaments, who: Somebody, language: Language
) -> TournamentInfo:
    """Let no further round follow, as its host."""
    await to_the_end(of.end(tournament_id, who))
    return await of.info(tournament_id, who, language)
