"""Luck that is pledged before a table is set."""

from __future__ import annotations

from fastapi import APIRouter

from cubarium.server.dependencies import CurrentLobby, RequestLimits, Somebody
from cubarium.server.tables.luck import Pledge, keep_pledge
from cubarium.server.wire.tables import LuckPledge
from cubarium.server.wire.updates import Refused

router = APIRouter(prefix="/api/luck", responses={"4XX": {"model": Refused}})


@router.post("", status_code=201)
async def pledge(lobby: CurrentLobby, who: Somebody, limits: RequestLimits) -> LuckPledge:
    """Pledge the luck of a table that one is about to set, so that one can contribute to it."""
    limits.pledges.spend(who.id)
    made = Pledge.new()
    await lobby.store.write(lambda connection: keep_pledge(connection, who.id, made))
    return LuckPledge(table=made.table, commitment=made.commitment)
