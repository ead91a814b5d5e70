"""Setting tables, finding them, looking back, and the socket at which one plays."""

from __future__ import annotations

from contextlib import nullcontext
from io import BytesIO
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from cubarium.engine.log import write_log
from cubarium.engine.match import SPECTATOR
from cubarium.server.daily import clock
from cubarium.server.dependencies import (
    COOKIE,
    Anyone,
    CurrentLobby,
    CurrentMeetings,
    Language,
    RequestLimits,
    Somebody,
    language_of,
    person_of,
)
from cubarium.server.errors import Conflict, NotAllowed, NotFound, RequestRefused, TooMany, TooManySockets
from cubarium.server.limits import Limits
from cubarium.server.middleware import address_of, comes_from_here
from cubarium.server.routes.socket import GONE, TRY_AGAIN, Connection, refusal, serve
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.presenter import viewing_seat
from cubarium.server.tables.rematching import set_again
from cubarium.server.to_the_end import to_the_end
from cubarium.server.wire.hints import BotReason, Hint, HintRequest
from cubarium.server.wire.lists import FinishedList, TableList
from cubarium.server.wire.people import Person
from cubarium.server.wire.play import GameInfo
from cubarium.server.wire.tables import MeetRequest, TableRequest
from cubarium.server.wire.updates import Refused, Welcome

MOST_ON_A_PAGE = 20
REFUSED = "#/components/schemas/Refused"
router = APIRouter(prefix="/api/tables", responses={"4XX": {"model": Refused}})
EventNumber = Annotated[int, Query(ge=0, le=1_000_000)]
MoveCount = Annotated[int, Path(ge=-1_000_000, le=1_000_000)]
Time = Annotated[float | None, Query(ge=0, le=1e12)]
SeatNumber = Annotated[int | None, Query(ge=-1_000_000, le=1_000_000)]
AS_JSON = {"description": "Refused", "content": {"application/json": {"schema": {"$ref": REFUSED}}}}

THINKS: dict[int | str, dict[str, Any]] = {503: {"model": Refused}}
"""A thought may come to nothing."""


class Picture(Response):
    """A drawing."""

    media_type = "image/svg+xml"


async def readable(lobby: Lobby, table_id: str, who: Person | None) -> LiveTable:
    """Return a table that somebody may see: with a seat, or as a spectator where these are welcome."""
    table = await lobby.table(table_id)
    await table.be_current()
    if not table.may_look(who):
        raise NotAllowed("not-to-watch")
    return table


@router.get("")
async def tables(lobby: CurrentLobby, who: Anyone, language: Language) -> TableList:
    """Return the tables that wait for people, and one's own."""
    return await lobby.lists.of(who, language)


@router.get("/finished")
async def finished(lobby: CurrentLobby, who: Anyone, language: Language, before: Time = None) -> FinishedList:
    """Return one's own games that are over, the last one first; `before` is for those after these."""
    return await lobby.lists.finished(who, language, before, MOST_ON_A_PAGE)


@router.post("", status_code=201)
async def set_table(
    body: TableRequest,
    request: Request,
    lobby: CurrentLobby,
    who: Somebody,
    limits: RequestLimits,
    language: Language,
) -> Welcome:
    """Set a table; it begins at once if nobody is awaited."""
    limits.new_tables.spend(who.id)
    with limits.one_changed_table(who.id, address_of(request)) if body.values else nullcontext():
        table = await lobby.make(body, who)
    return table.welcome_for(who, language)


@router.post("/meet")
async def meet(
    body: MeetRequest, meetings: CurrentMeetings, who: Somebody, limits: RequestLimits, language: Language
) -> Welcome:
    """Sit down with whoever waits for somebody to play with, or wait at a table of one's own."""
    limits.new_tables.spend(who.id)
    return (await meetings.meet(body, who)).welcome_for(who, language)


@router.get("/{table_id}")
async def table(table_id: str, lobby: CurrentLobby, who: Anyone, language: Language) -> Welcome:
    """Return a table as the reader may see it."""
    return (await readable(lobby, table_id, who)).welcome_for(who, language)


@router.get("/{table_id}/move/{move}")
async def look_back(
    table_id: str,
    move: MoveCount,
    lobby: CurrentLobby,
    who: Anyone,
    language: Language,
    seat: SeatNumber = None,
) -> GameInfo:
    """Return the game after so many moves, as the reader saw it then.

    `seat` is another seat, once the game is over; or -1, what lies open to all, at any time.
    """
    table = await readable(lobby, table_id, who)
    state = table.state
    if state.match is None:
        raise Conflict("not-begun")
    if not 0 <= move <= state.match.move_count:
        raise NotFound("no-such-move", move=move, last=state.match.move_count)
    own = viewing_seat(state, who.id if who else None)
    if seat is not None and seat != own:
        if not SPECTATOR <= seat < len(state.chairs):
            raise RequestRefused("no-such-seat", seat=seat + 1, seats=len(state.chairs))
        is_open = seat == SPECTATOR or state.match.is_over
        if not is_open and seat not in state.seats_of(who.id if who else None):
            raise NotAllowed("not-your-seat")
        own = seat
    return table.presenter.game_of(own, language, move)


@router.get("/{table_id}/move/{move}/reason", responses=THINKS)
async def bot_reason(
    table_id: str,
    move: MoveCount,
    lobby: CurrentLobby,
    who: Somebody,
    limits: RequestLimits,
    language: Language,
) -> BotReason:
    """Return why a bot made a move; in games with secrets, once the game is over."""
    limits.hints.spend(who.id)
    return await (await readable(lobby, table_id, who)).hints.explain(move, language)


@router.post("/{table_id}/hint", responses=THINKS)
async def hint(
    table_id: str,
    body: HintRequest,
    lobby: CurrentLobby,
    who: Somebody,
    limits: RequestLimits,
    language: Language,
) -> Hint:
    """Return what a bot would do in one's seat, and why; the thought takes part of a second, or a few."""
    limits.hints.spend(who.id)
    table = await readable(lobby, table_id, who)
    return await to_the_end(table.hints.ask(body, who, language))


@router.get("/{table_id}/log", response_class=PlainTextResponse, responses={"4XX": AS_JSON})
async def game_log(table_id: str, lobby: CurrentLobby, who: Anyone) -> str:
    """Return the log of a finished game, with every secret it had."""
    table = await readable(lobby, table_id, who)
    if table.state.match is None or not table.state.match.is_over:
        raise NotAllowed("still-secret")
    daily = table.state.settings.daily
    if daily is not None and daily.day == str(clock.today()):  # others have the same luck still to come
        raise NotAllowed("daily-log")
    return write_log(table.state.match)


@router.get("/{table_id}/invitation.svg", response_class=Picture, responses={"4XX": AS_JSON})
async def invitation(table_id: str, request: Request, lobby: CurrentLobby, who: Anyone) -> Response:
    """Return the link of a table as a QR code."""
    import segno

    await readable(lobby, table_id, who)
    picture = BytesIO()
    segno.make(link_to(request, table_id), error="m").save(picture, kind="svg", scale=6, border=2)
    return Picture(picture.getvalue())


def link_to(request: Request, table_id: str) -> str:
    """Return the address of a table's page."""
    return f"{str(request.base_url).rstrip('/')}/table/{table_id}"


@router.post("/{table_id}/rematch")
async def rematch(
    table_id: str, lobby: CurrentLobby, who: Somebody, limits: RequestLimits, language: Language
) -> Welcome:
    """Set the table again for the same people; all are sent to the same one."""
    limits.new_tables.spend(who.id)
    old = await readable(lobby, table_id, who)
    new = await lobby.table(await set_again(lobby, old, who))
    return new.welcome_for(who, language)


@router.post("/{table_id}/remove", status_code=204)
async def remove(table_id: str, lobby: CurrentLobby, who: Somebody) -> None:
    """Take away one's own table before the game, or a finished game out of one's own list."""
    table = await readable(lobby, table_id, who)
    if table.state.status == "over":
        await lobby.lists.put_away(table_id, who)
        return
    if table.state.owner != who.id:
        raise NotAllowed("owner-only")
    if not await lobby.remove(table_id, "open"):
        raise Conflict("open-only")


@router.websocket("/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, since: EventNumber | None = None) -> None:
    """Play or watch at a table; `since` is the number of the last event that was seen."""
    if not comes_from_here(socket.headers):
        await socket.close()
        return
    language, token = language_of(socket), socket.cookies.get(COOKIE)
    lobby: Lobby = socket.app.state.lobby
    limits: Limits = socket.app.state.limits
    await socket.accept()
    try:
        limits.admit(address_of(socket), token)
        with limits.sockets_of_address.one_more(address_of(socket)):
            who = await person_of(socket)
            table = await readable(lobby, table_id, who)
            connection = Connection(socket, who, language, socket.app.state.turns, token)
            await _keep(connection, table, since)
    except RequestRefused as error:
        await socket.send_text(refusal(error, language).model_dump_json())
        await socket.close(TRY_AGAIN if isinstance(error, TooMany | TooManySockets) else GONE)


async def _keep(connection: Connection, table: LiveTable, since: int | None) -> None:
    """Let a connection read along until it ends."""
    state = connection.socket.app.state
    state.connections.add(connection)
    try:
        await serve(connection, table, since, state.limits)
    finally:
        state.connections.discard(connection)
        state.lobby.forget(table)
