"""The socket of a table: commands come in, what changes goes out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from itertools import count

from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cubarium.engine.errors import CubariumError, IllegalAction, OutOfTurn
from cubarium.server.errors import NotAllowed, NotSignedIn, RequestRefused, TooMany
from cubarium.server.limits import Limits
from cubarium.server.storage.link import Uncertain
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.turns import Turns
from cubarium.server.wire.base import Message
from cubarium.server.wire.commands import CommandId, FromClient, Ping, Say
from cubarium.server.wire.people import Person
from cubarium.server.wire.updates import Done, Pong, Refused
from cubarium.server.wire.written import Written

log = logging.getLogger(__name__)

COMMANDS: TypeAdapter[FromClient] = TypeAdapter(FromClient)
MOST_WAITING = 200
"""Messages that may wait for a slow reader; then the connection is closed, to be resumed."""
LONGEST_SEND = 20.0
"""Seconds in which a reader takes a message; who takes none is not there."""
LONGEST_MESSAGE = 4096
SLOW_DOWN = 0.5
TRY_AGAIN = 1013
GONE = 4004
NUMBERS = count()


class Named(BaseModel):
    """Anything that has the id of a command."""

    id: CommandId


class Connection:
    """One open socket: a reader of a table who may also send commands."""

    def __init__(
        self, socket: WebSocket, person: Person | None, language: str, turns: Turns, token: str | None = None
    ) -> None:
        """Remember who reads, in which language, and in which session; crowds are sent to in turns."""
        self.socket = socket
        self.token = token
        self.is_dismissed = False
        self.person = person
        self.language = language
        # Strangers behind one address are many people: what one of them sends is not the haste of another.
        self.key = person.id if person else f"socket {next(NUMBERS)}"
        self._turns = turns
        self._outgoing: deque[Written[Message]] = deque()
        self._is_due = asyncio.Event()
        self._has_asked = False

    def send(self, message: Written[Message], *, in_turn: bool = False) -> None:
        """Take a message to send, after all before it; a reader who does not keep up is let go."""
        if self.is_dismissed:
            return
        if len(self._outgoing) >= MOST_WAITING:
            self.dismiss()
            return
        self._outgoing.append(message)
        if not in_turn:
            self._is_due.set()
        elif not self._has_asked:
            self._has_asked = True
            self._turns.ask(self._take_turn)

    def _take_turn(self) -> None:
        self._has_asked = False
        self._is_due.set()

    def dismiss(self, message: Written[Message] | None = None) -> None:
        """End the connection, after a last message."""
        self.is_dismissed = True
        self._outgoing.clear()
        if message is not None:
            self._outgoing.append(message)
        self._is_due.set()

    async def send_all(self) -> None:
        """Send what there is to send, until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while True:
                await self._is_due.wait()
                self._is_due.clear()
                while self._outgoing:
                    async with asyncio.timeout(LONGEST_SEND):
                        await self.socket.send_text(self._outgoing.popleft().text)
                if self.is_dismissed:
                    async with asyncio.timeout(LONGEST_SEND):
                        await self.socket.close(TRY_AGAIN)
                    return


async def serve(connection: Connection, table: LiveTable, since: int | None, limits: Limits) -> None:
    """Serve one socket until it is closed, or its reader takes nothing any more."""
    work = [
        asyncio.create_task(connection.send_all()),
        asyncio.create_task(_receive_all(connection, table, limits)),
    ]
    try:
        table.join(connection, since)
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.part(connection)
        for task in work:
            task.cancel()


async def _receive_all(connection: Connection, table: LiveTable, limits: Limits) -> None:
    try:
        while connection.socket.application_state is WebSocketState.CONNECTED:
            await _receive(connection, table, limits)
    except (WebSocketDisconnect, RuntimeError):
        log.debug("table %s: a connection has ended", table.state.id)


async def _receive(connection: Connection, table: LiveTable, limits: Limits) -> None:
    frame = await connection.socket.receive()
    if frame["type"] == "websocket.disconnect" or connection.is_dismissed:
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    command_id = _id_in(text)
    try:
        try:
            await _answer(text, connection, table, limits)
        except TooMany:
            number = await _number_of(command_id, table, connection.person)
            if command_id is None or number is None:
                raise
            connection.send(Written(Done(id=command_id, event=number)))
    except Uncertain:
        connection.dismiss()  # neither done nor refused: who comes back asks again under the same id
    except CubariumError as error:
        told = refusal(error, connection.language, table, command_id)
        connection.socket.app.state.metrics.count_refusal(told.code)
        connection.send(Written(told))
        if isinstance(error, TooMany):
            await asyncio.sleep(SLOW_DOWN)  # reads no more meanwhile, so that the sender must wait
    except Exception:
        log.exception("table %s: a command failed", table.state.id)
        broken = refusal(RequestRefused("broken"), connection.language, table, command_id)
        connection.send(Written(broken))


async def _answer(text: str | None, connection: Connection, table: LiveTable, limits: Limits) -> None:
    limits.commands.spend(connection.key)
    command = _read(text)
    if isinstance(command, Ping):
        connection.send(Written(Pong()))
        return
    if isinstance(command, Say):
        limits.chat.spend(connection.key)
    event = await table.carry_out(command, _somebody(connection.person))
    connection.send(Written(Done(id=command.id, event=event)))


async def _number_of(command_id: str | None, table: LiveTable, who: Person | None) -> int | None:
    """Look for what is sent once more in haste: it may have been done, perhaps at another server."""
    if who is None or command_id is None:
        return None
    return await table.number_of(command_id, who)


def _id_in(text: str | None) -> str | None:
    """Return the id of a command, also of one that is refused unread: somebody waits for it."""
    try:
        return Named.model_validate_json(text or "").id
    except ValidationError:
        return None


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
