"""The socket of a table: commands come in, what changes goes out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cubarium.engine.errors import CubariumError, IllegalAction, OutOfTurn
from cubarium.server.errors import NotAllowed, NotSignedIn, RequestRefused, TooMany
from cubarium.server.limits import Limits
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.wire.base import Message
from cubarium.server.wire.commands import FromClient, Ping, Say
from cubarium.server.wire.people import Person
from cubarium.server.wire.updates import Done, Pong, Refused

log = logging.getLogger(__name__)

COMMANDS: TypeAdapter[FromClient] = TypeAdapter(FromClient)
MOST_WAITING = 200
"""Messages that may wait for a slow reader; then the connection is closed, to be resumed."""
LONGEST_MESSAGE = 4096
SLOW_DOWN = 0.5
TRY_AGAIN = 1013
GONE = 4004


class Connection:
    """One open socket: a reader of a table who may also send commands."""

    def __init__(
        self, socket: WebSocket, person: Person | None, language: str, address: str, token: str | None = None
    ) -> None:
        """Remember who reads, in which language, from where, and in which session."""
        self.socket = socket
        self.token = token
        self.is_dismissed = False
        self.person = person
        self.language = language
        self.key = person.id if person else address
        self._outgoing: asyncio.Queue[Message | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: Message) -> None:
        """Take a message to send; a reader who does not keep up is let go."""
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss()

    def dismiss(self, message: Message | None = None) -> None:
        """End the connection, after a last message."""
        self.is_dismissed = True
        while not self._outgoing.empty():
            self._outgoing.get_nowait()
        if message is not None:
            self._outgoing.put_nowait(message)
        self._outgoing.put_nowait(None)

    async def send_all(self) -> None:
        """Send what there is to send, until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._outgoing.get()) is not None:
                await self.socket.send_text(message.model_dump_json(exclude_defaults=False))
            await self.socket.close(TRY_AGAIN)


async def serve(connection: Connection, table: LiveTable, since: int | None, limits: Limits) -> None:
    """Serve one socket until it is closed."""
    sender = asyncio.create_task(connection.send_all())
    try:
        table.join(connection, since)
        while connection.socket.application_state is WebSocketState.CONNECTED:
            await _receive(connection, table, limits)
    except (WebSocketDisconnect, RuntimeError):
        log.debug("table %s: a connection has ended", table.state.id)
    finally:
        table.part(connection)
        sender.cancel()


async def _receive(connection: Connection, table: LiveTable, limits: Limits) -> None:
    frame = await connection.socket.receive()
    if frame["type"] == "websocket.disconnect" or connection.is_dismissed:
        raise WebSocketDisconnect(frame.get("code", 1000))
    command_id: str | None = None
    try:
        limits.commands.spend(connection.key)
        command = _read(frame.get("text"))
        if isinstance(command, Ping):
            connection.send(Pong())
            return
        command_id = command.id
        if isinstance(command, Say):
            limits.chat.spend(connection.key)
        event = await table.carry_out(command, _somebody(connection.person))
        connection.send(Done(id=command_id, event=event))
    except CubariumError as error:
        connection.send(refusal(error, connection.language, table, command_id))
        if isinstance(error, TooMany):
            await asyncio.sleep(SLOW_DOWN)  # reads no more meanwhile, so that the sender must wait
    except Exception:
        log.exception("table %s: a command failed", table.state.id)
        connection.send(refusal(RequestRefused("broken"), connection.language, table, command_id))


def _somebody(who: Person | None) -> Person:
    if who is None:
        raise NotSignedIn("not-signed-in")
    return who


def _read(text: str | None) -> FromClient:
    if text is None:
        raise RequestRefused("malformed", what="a frame of bytes, not of text")
    if len(text) > LONGEST_MESSAGE:
        raise RequestRefused("too-large")
    try:
        return COMMANDS.validate_json(text)
    except ValidationError as error:
        raise RequestRefused("malformed", what=_first_fault(error)) from error


def _first_fault(error: ValidationError) -> str:
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part)[:40] for part in fault["loc"])
    return f"{where}: {fault['msg']}" if where else str(fault["msg"])


def refusal(
    error: CubariumError, language: str, table: LiveTable | None = None, command_id: str | None = None
) -> Refused:
    """Return what is sent for an error, in the reader's language."""
    if isinstance(error, IllegalAction) and table is not None and table.state.match is not None:
        text = table.presenter.words.refusal(error, table.state.match.seats, language)
        return Refused(id=command_id, code="illegal", text=text, rule=error.rule)
    if isinstance(error, OutOfTurn):
        error = NotAllowed("out-of-turn")
    if not isinstance(error, RequestRefused):
        error = RequestRefused("malformed", what=str(error))
    return Refused(id=command_id, code=error.code, text=error.text(language), rule=error.rule)
