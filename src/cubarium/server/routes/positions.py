"""Positions by their words: looking at one, and playing it on."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query

from cubarium.server.dependencies import (
    Asker,
    CurrentLobby,
    CurrentPacks,
    KnownGame,
    Language,
    RequestLimits,
    Somebody,
)
from cubarium.server.errors import Conflict
from cubarium.server.positions import match_of, show
from cubarium.server.tables.playing_on import play_from
from cubarium.server.wire.base import Seat
from cubarium.server.wire.positions import PlayFromRequest, PositionInfo
from cubarium.server.wire.updates import Refused, Welcome

router = APIRouter(prefix="/api/positions/{game}/{word}", responses={"4XX": {"model": Refused}})
Word = Annotated[str, Path(description="What `position` has in a row of a dataset.")]


@router.get("")
async def look(
    spec: KnownGame,
    word: Word,
    packs: CurrentPacks,
    limits: RequestLimits,
    who: Asker,
    language: Language,
    seat: Annotated[Seat | None, Query(description="Of several that are asked, the one that looks.")] = None,
) -> PositionInfo:
    """Return a position as a seat that is asked sees it."""
    limits.positions.spend(who)
    components = packs.for_new_tables(spec.id)

    def shown() -> PositionInfo:
        return show(match_of(spec, word, components), seat, language)

    return await asyncio.to_thread(shown)  # insights of a game may take their time


@router.post("/play", status_code=201)
async def play(
    spec: KnownGame,
    word: Word,
    body: PlayFromRequest,
    lobby: CurrentLobby,
    packs: CurrentPacks,
    who: Somebody,
    limits: RequestLimits,
    language: Language,
) -> Welcome:
    """Play a position on, at a new table with bots on the other chairs."""
    components = packs.for_new_tables(spec.id)
    limits.new_tables.spend(who.id)
    match = await asyncio.to_thread(match_of, spec, word, components)
    if match.is_over:
        raise Conflict("is-over")
    new = await play_from(lobby, match, body, who)
    return new.welcome_for(who, language)
