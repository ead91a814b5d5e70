"""Positions by their words: looking at one, and playing it on."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from cubarium.server.dependencies import (
    Anyone,
    CurrentLobby,
    CurrentPacks,
    Language,
    RequestLimits,
    Somebody,
)
from cubarium.server.errors import Conflict
from cubarium.server.middleware import address_of
from cubarium.server.positions import match_of, pack_for, show
from cubarium.server.tables.playing_on import play_from
from cubarium.server.wire.base import Seat
from cubarium.server.wire.positions import PlayFromRequest, PositionInfo
from cubarium.server.wire.updates import Refused, Welcome

router = APIRouter(prefix="/api/positions/{game}/{word}", responses={"4XX": {"model": Refused}})
Game = Annotated[str, Path()]
Word = Annotated[str, Path(description="What `position` has in a row of a dataset.")]


@router.get("")
async def look(
    game: Game,
    word: Word,
    request: Request,
    packs: CurrentPacks,
    limits: RequestLimits,
    who: Anyone,
    language: Language,
    seat: Annotated[Seat | None, Query(description="Of several that are asked, the one that looks.")] = None,
) -> PositionInfo:
    """Return a position as a seat that is asked sees it."""
    limits.positions.spend(who.id if who else address_of(request))
    components = pack_for(game, packs)

    def shown() -> PositionInfo:
        return show(match_of(game, word, components), seat, language)

    return await asyncio.to_thread(shown)  # insights of a game may take their time


@router.post("/play", status_code=201)
async def play(
    game: Game,
    word: Word,
    body: PlayFromRequest,
    lobby: CurrentLobby,
    packs: CurrentPacks,
    who: Somebody,
    limits: RequestLimits,
    language: Language,
) -> Welcome:
    """Play a position on, at a new table with bots on the other chairs."""
    components = pack_for(game, packs)
    limits.new_tables.spend(who.id)
    match = await asyncio.to_thread(match_of, game, word, components)
    if match.is_over:
        raise Conflict("is-over")
    new = await play_from(lobby, match, body, who)
    return new.welcome_for(who, language)
