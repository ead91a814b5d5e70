"""The socket of a table: commands come in, what changes goes out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cubarium.engine.errors import CubariumError, IllegalAction, OutOfTurn
from cubarium.server.errors import NotAllowed, NotSignedIn, Problem, TooMany
from cubarium.server.limits import Limits
from cubarium.server.tables.live_table import Authority
from cubarium.server.wire import messages as wire
from cubarium.server.wire.messages import Person

log = logging.getLogger(__name__)

COMMANDS: TypeAdapter[wire.FromClient] = TypeAdapter(wire.FromClient)
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
        self._outgoing: asyncio.Queue[wire.Message | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: wire.Message) -> None:
        """Take a message to send; a reader who does not keep up is let go."""
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss()

    def dismiss(self, message: wire.Message | None = None) -> None:
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


async def serve(connection: Connection, table: Authority, since: int | None, limits: Limits) -> None:
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


async def _receive(connection: Connection, table: Authority, limits: Limits) -> None:
    frame = await connection.socket.receive()
    if frame["type"] == "websocket.disconnect" or connection.is_dismissed:
        raise WebSocketDisconnect(frame.get("code", 1000))
    command_id: str | None = None
    try:
        limits.commands.spend(connection.key)
        command = _read(frame.get("text"))
        if isinstance(command, wire.Ping):
            connection.send(wire.Pong())
            return
        command_id = command.id
        if isinstance(command, wire.Say):
            limits.chat.spend(connection.key)
        number = await table.carry_out(command, _somebody(connection.person))
        connection.send(wire.Done(id=command_id, number=number))
    except CubariumError as problem:
        connection.send(refusal(problem, connection.language, table, command_id))
        if isinstance(problem, TooMany):
            await asyncio.sleep(SLOW_DOWN)  # reads no more meanwhile, so that the sender must wait
    except Exception:
        log.exception("table %s: a command failed", table.state.id)
        connection.send(refusal(Problem("broken"), connection.language, table, command_id))


def _somebody(who: Person | None) -> Person:
    if who is None:
        raise NotSignedIn("not-signed-in")
    return who


def _read(text: str | None) -> wire.FromClient:
    if text is None:
        raise Problem("malformed", what="a frame of bytes, not of text")
    if len(text) > LONGEST_MESSAGE:
        raise Problem("too-large")
    try:
        return COMMANDS.validate_json(text)
    except ValidationError as problem:
        raise Problem("malformed", what=_first_fault(problem)) from problem


def _first_fault(problem: ValidationError) -> str:
    fault = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part)[:40] for part in fault["loc"])
    return f"{where}: {fault['msg']}" if where else str(fault["msg"])


def refusal(
    problem: CubariumError, language: str, table: Authority | None = None, command_id: str | None = None
) -> wire.Refused:
    """Return what is sent for a problem, in the reader's language."""
    if isinstance(problem, IllegalAction) and table is not None and table.state.match is not None:
        text = table.presenter.words.refusal(problem, table.state.match.seats, language)
        return wire.Refused(id=command_id, code="illegal", text=text, rule=problem.rule)
    if isinstance(problem, OutOfTurn):
        problem = NotAllowed("out-of-turn")
    if not isinstance(problem, Problem):
        problem = Problem("malformed", what=str(problem))
    return wire.Refused(id=command_id, code=problem.code, text=problem.text(language))
