"""The socket of the pages that list tables: the whole lists first, then what changes."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from cubarium.server.dependencies import COOKIE, language_of, person_of
from cubarium.server.errors import RequestRefused
from cubarium.server.limits import Limits
from cubarium.server.middleware import address_of, comes_from_here
from cubarium.server.routes.socket import LONGEST_MESSAGE, SLOW_DOWN, TRY_AGAIN, Connection, refusal
from cubarium.server.tables.lists import Lists
from cubarium.server.wire.commands import Ping
from cubarium.server.wire.updates import Pong
from cubarium.server.wire.written import Written

router = APIRouter(prefix="/api/lists")
PING: TypeAdapter[Ping] = TypeAdapter(Ping)


@router.websocket("/socket")
async def lists_socket(socket: WebSocket) -> None:
    """Read along in the lists: those of everybody, and one's own."""
    if not comes_from_here(socket.headers):
        await socket.close()
        return
    language, token = language_of(socket), socket.cookies.get(COOKIE)
    limits: Limits = socket.app.state.limits
    await socket.accept()
    try:
        limits.admit(address_of(socket), token)
        with limits.sockets_of_address.one_more(address_of(socket)):
            who = await person_of(socket)
            await _serve(Connection(socket, who, language, socket.app.state.turns, token))
    except RequestRefused as error:
        await socket.send_text(refusal(error, language).model_dump_json())
        await socket.close(TRY_AGAIN)


async def _serve(connection: Connection) -> None:
    """Serve one socket until it is closed, or its reader takes nothing any more."""
    state = connection.socket.app.state
    lists: Lists = state.lobby.lists
    state.connections.add(connection)
    work = [
        asyncio.create_task(connection.send_all()),
        asyncio.create_task(_receive_all(connection, state.limits)),
    ]
    try:
        await lists.join(connection)
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        lists.part(connection)
        state.connections.discard(connection)
        for task in work:
            task.cancel()


async def _receive_all(connection: Connection, limits: Limits) -> None:
    """Answer pings, and refuse all else: lists are only read."""
    while True:
        try:
            frame = await connection.socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if frame["type"] == "websocket.disconnect" or connection.is_dismissed:
            return
        try:
            limits.commands.spend(connection.key)
            PING.validate_json((frame.get("text") or "")[:LONGEST_MESSAGE])
            connection.send(Written(Pong()))
        except ValidationError:
            what = RequestRefused("malformed", what="only pings are read here")
            connection.send(Written(refusal(what, connection.language)))
        except RequestRefused as error:
            connection.send(Written(refusal(error, connection.language)))
            await asyncio.sleep(SLOW_DOWN)
