"""Whom one does not want to hear or to play with, what one tells the operator, and what was said before."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from cubarium.server.dependencies import Anyone, CurrentLobby, Somebody
from cubarium.server.routes.tables import readable
from cubarium.server.tables.presenter import chat_line
from cubarium.server.tables.stored import said_before
from cubarium.server.wire.marks import ChatPage, MarkInfo, MarkRequest, ReportRequest
from cubarium.server.wire.updates import Refused

MOST_LINES = 100
router = APIRouter(prefix="/api", responses={"4XX": {"model": Refused}})
EventNumber = Annotated[int, Query(ge=0, le=1_000_000_000)]


@router.get("/marks")
async def marks(lobby: CurrentLobby, who: Somebody) -> list[MarkInfo]:
    """Return whom one has marked."""
    return await lobby.marks.of(who)


@router.post("/marks")
async def set_mark(body: MarkRequest, lobby: CurrentLobby, who: Somebody) -> list[MarkInfo]:
    """Mark somebody, or take marks away."""
    return await lobby.marks.set(who, body)


@router.post("/tables/{table_id}/report", status_code=204)
async def report(table_id: str, body: ReportRequest, lobby: CurrentLobby, who: Somebody) -> None:
    """Tell the operator of somebody at a table."""
    table = await readable(lobby, table_id, who)
    await lobby.reports.make(table.state, body, who)


@router.get("/tables/{table_id}/chat")
async def chat(table_id: str, lobby: CurrentLobby, who: Anyone, before: EventNumber) -> ChatPage:
    """Return what was said before a line."""
    await readable(lobby, table_id, who)
    said = await lobby.store.read(lambda c: said_before(c, table_id, before, MOST_LINES + 1))
    lines = [chat_line(one) for one in reversed(said[:MOST_LINES])]
    return ChatPage(lines=lines, has_more=len(said) > MOST_LINES)
