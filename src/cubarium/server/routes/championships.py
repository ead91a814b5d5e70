"""Championships: one's own, and one of them. The first race is set like any table; a rematch is the next."""

from __future__ import annotations

from fastapi import APIRouter

from cubarium.server.dependencies import Anyone, CurrentLobby, Language
from cubarium.server.routes.tables import readable
from cubarium.server.tables.championships import own_championships, read, table_of, told
from cubarium.server.wire.championships import ChampionshipInfo
from cubarium.server.wire.updates import Refused

router = APIRouter(prefix="/api/championships", responses={"4XX": {"model": Refused}})


@router.get("")
async def championships(lobby: CurrentLobby, who: Anyone, language: Language) -> list[ChampionshipInfo]:
    """Return the championships of the reader, the one that was run last first."""
    if who is None:
        return []
    own = await lobby.store.read(lambda c: [read(c, each) for each in own_championships(c, who.id)])
    return [told(run, who.id, language) for run in own]


@router.get("/{championship}")
async def championship(
    championship: str, lobby: CurrentLobby, who: Anyone, language: Language
) -> ChampionshipInfo:
    """Return a championship, for those who may see the table of its newest race."""
    await readable(lobby, await lobby.store.read(lambda c: table_of(c, championship)), who)
    run = await lobby.store.read(lambda c: read(c, championship))
    return told(run, who.id if who else "", language)
