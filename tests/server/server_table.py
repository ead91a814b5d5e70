"""A server for tests, people who come to it, and the sockets at which they sit."""

from __future__ import annotations

import json
import threading
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar
from unittest.mock import patch

import anyio
from argon2 import PasswordHasher
from httpx._utils import URLPattern
from sqlalchemy import Engine, func, select
from sqlalchemy.event import listen
from sqlalchemy.exc import OperationalError

from cubarium.engine.match import Match
from cubarium.server import app as application
from cubarium.server.limits import Limit
from cubarium.server.people import passwords
from cubarium.server.storage.schema import event
from cubarium.server.storage.store import Store, open_engine
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.tables.lobby import Lobby
from tests.patience import SILENCE
from tests.server.at_once import AtOnce, TestClient, WebSocketTestSession
from tests.server.bot_pools import QuickBotPool
from tests.server.databases import DATABASES

Result = TypeVar("Result")
Frame = dict[str, Any]

WIDE = Limit(1e9, 1e9)

QuickHasher = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""Hashes passwords with little care, or every start of a server would take a quarter of a second."""


class Server:
    """An application that runs, on a database that outlives it."""

    def __init__(
        self, folder: Path, bot_pool: Any = QuickBotPool, *, is_patient: bool = True, **more: Any
    ) -> None:
        self.address = DATABASES.of(folder)
        self._bot_pool = bot_pool
        self._is_patient = is_patient
        self._more = more
        self._stack = ExitStack()
        self._before_statement: Callable[[str, Any], None] = lambda statement, given: None

    def __enter__(self) -> Self:
        with (
            patch.object(application, "BotPool", self._bot_pool),
            patch.object(passwords, "PasswordHasher", QuickHasher),
            patch.object(application, "open_engine", self._open_engine),
        ):
            self.app = application.make_app(self.address, bot_pause=0, bot_processes=1, **self._more)
            self._main = self._stack.enter_context(TestClient(self.app))
        if self._is_patient:
            for limiter in vars(self.app.state.limits).values():
                limiter.limit = WIDE
        return self

    def __exit__(self, *problem: object) -> None:
        self._stack.close()

    def _open_engine(self, address: str) -> Engine:
        """Open the database; who listens does so from the beginning: threads trip over what comes later."""
        engine = open_engine(address)
        if engine.dialect.name == "sqlite":
            # Nothing in these tests pulls the plug, and waiting for the disk would take most of their time.
            listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF"))
        listen(engine, "before_cursor_execute", lambda *call: self._before_statement(call[2], call[3]))
        return engine

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    @property
    def store(self) -> Store:
        return self.lobby.store

    @property
    def bot_pool(self) -> Any:
        return self.lobby.bot_pool

    def call(self, function: Callable[..., Awaitable[Result]], *arguments: Any) -> Result:
        """Run something in the loop of the server."""
        assert self._main.portal is not None
        done: Result = self._main.portal.call(function, *arguments)
        return done

    def begin(self, function: Callable[..., Awaitable[Result]], *arguments: Any) -> Future[Result]:
        """Start something in the loop of the server, and go on."""
        assert self._main.portal is not None
        return self._main.portal.start_task_soon(function, *arguments)

    @contextmanager
    def busy_disk(self) -> Iterator[None]:
        """Let nothing be written meanwhile."""
        free = threading.Event()
        held = self.begin(self.store.write, lambda connection: free.wait(SILENCE))
        try:
            yield
        finally:
            free.set()
            held.result(SILENCE)

    @contextmanager
    def failing_disk(
        self, kind: str = "", times: int = 1_000, writes: str = "INSERT INTO event"
    ) -> Iterator[list[str]]:
        """Let writing events fail so many times, those of a kind if one is named; or what else is written."""
        failed: list[str] = []

        def fail(statement: str, given: Any) -> None:
            if statement.startswith(writes) and (not kind or kind in _told(given)) and len(failed) < times:
                failed.append(statement)
                raise OperationalError(statement, {}, Exception("disk full"))

        with patch.object(self, "_before_statement", fail):
            yield failed

    def rest(self) -> None:
        """Let what is due happen."""
        self.call(anyio.sleep, 0.005)

    def client(self, **settings: Any) -> TestClient:
        """Return somebody's browser: it keeps cookies of its own."""
        client = TestClient(self.app, **settings)
        client.portal = self._main.portal
        client._mounts = {URLPattern("http://"): AtOnce(client)}
        return client

    def nobody(self, **settings: Any) -> Guest:
        """Return somebody who has not come in."""
        return Guest(self, self.client(**settings))

    def guest(self, name: str = "Ada", **settings: Any) -> Guest:
        """Return somebody who has come in."""
        return self.nobody(**settings).come_in(name)

    def welcome_back(self, guest: Guest) -> Guest:
        """Return somebody who came in at another server on the same file."""
        back = self.nobody()
        back.client.cookies.update(guest.client.cookies)
        back.id, back.name = guest.id, guest.name
        return back

    def keep(self, socket: Socket) -> Socket:
        """Let a socket stay open as long as the server at most."""
        return self._stack.enter_context(socket)

    def live_table(self, table_id: str) -> LiveTable:
        """Return a table as the server has it."""
        return self.call(self.lobby.table, table_id)

    def match(self, table_id: str) -> Match:
        """Return the game of a table, secrets included."""
        match = self.live_table(table_id).state.match
        assert match is not None
        return match

    def events(self, table_id: str) -> list[Frame]:
        """Return what is stored of a table."""
        with self.store.engine.begin() as connection:
            rows = connection.execute(
                select(event).where(event.c.table_id == table_id).order_by(event.c.number)
            )
            return [dict(row) for row in rows.mappings()]

    def stored(self) -> int:
        """Return how many events are stored of all tables."""
        with self.store.engine.begin() as connection:
            return connection.execute(select(func.count()).select_from(event)).scalar_one()

    def everything(self, table_id: str) -> tuple[Any, ...]:
        """Return all that a table is: what is stored, and what the server holds of it."""
        state = self.live_table(table_id).state
        match = state.match
        played = (match.packed(), list(match.moves), match._chance.counters[:]) if match else None
        clocks = (list(state.clocks.left), state.clocks.at, state.clocks.running)
        return self.events(table_id), state.last_event, played, repr(state.chairs), clocks, repr(state.undo)


def _told(given: Any) -> str:
    """Return what a statement is given; the driver of PostgreSQL wraps what becomes JSON."""
    values = given.values() if isinstance(given, dict) else given
    return str([json.dumps(value.obj) if hasattr(value, "obj") else value for value in values])


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server, client: TestClient) -> None:
        self.server = server
        self.client = client
        self.id = ""
        self.name = ""

    def come_in(self, name: str) -> Self:
        person = self.post("/api/guest", {"name": name}, 200)
        self.id, self.name = person["id"], person["name"]
        return self

    def get(self, path: str, status: int = 200, **more: Any) -> Any:
        """Return the answer as JSON; its status must be the expected one."""
        return read(self.client.get(path, **more), status)

    def post(self, path: str, content: Any = None, status: int = 200, **more: Any) -> Any:
        """Send JSON and return the answer as JSON; its status must be the expected one."""
        return read(self.client.post(path, json=content, **more), status)

    def set_table(self, game: str = "cubosaurs", seats: Iterable[str] = ("me", "me"), **more: Any) -> str:
        """Set a table and return its id."""
        return str(self.post("/api/tables", {"game": game, "seats": list(seats), **more}, 201)["table"]["id"])

    def look(self, table_id: str, language: str = "en") -> Frame:
        """Return a table as this person sees it."""
        seen: Frame = self.get(f"/api/tables/{table_id}?lang={language}")
        return seen

    def join(self, table_id: str, query: str = "") -> Socket:
        """Sit at the socket of a table until the server closes."""
        return self.server.keep(self.socket(table_id, query))

    def socket(self, table_id: str, query: str = "") -> Socket:
        """Return the socket of a table, to be opened with `with`."""
        return Socket(self.client.websocket_connect(f"/api/tables/{table_id}/socket{query}"))


def read(answer: Any, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code}: {answer.text[:300]}"
    return answer.json() if answer.content else None


class Socket:
    """An open socket that keeps the table as its frames have told it."""

    _last_id = 0

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session
        self._is_closed = False
        self.frames: list[Frame] = []
        self.event = -1
        self.table: Frame = {}
        self.game: Frame | None = None
        self.log: list[Frame] = []
        self.chat: list[Frame] = []
        self.presence: Frame = {}

    def __enter__(self) -> Self:
        self._session.__enter__()
        self.next()
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up, and let the server notice."""
        if self._is_closed:
            return
        self._is_closed = True
        self._session.close(1000)
        self._session.portal.call(anyio.sleep, 0.002)
        self._session.__exit__(None, None, None)

    def tear(self) -> None:
        """Break the connection at once, whatever the server is doing."""
        self._is_closed = True
        self._session.__exit__(None, None, None)

    # --- receiving ----------------------------------------------------------------------------------------

    def next(self, patience: float = SILENCE) -> Frame:
        """Return the next frame; it must come."""
        message = self._session.portal.call(self._receive, patience)
        self._session._raise_on_close(message)
        frame: Frame = json.loads(message["text"])
        self.frames.append(frame)
        self._take_in(frame)
        return frame

    async def _receive(self, patience: float) -> Any:
        with anyio.move_on_after(patience):
            return await self._session._send_rx.receive()
        raise AssertionError(f"nothing came; the last frames were {str(self.frames[-3:])[:600]}")

    def _take_in(self, frame: Frame) -> None:
        if frame["type"] == "presence":
            self.presence = frame
        if frame["type"] not in {"welcome", "update"}:
            return
        self.event = frame["event"]
        self.table = frame["table"] or self.table
        self.game = frame["game"] or self.game
        if frame["type"] == "welcome":
            self.log, self.chat, self.game = frame["log"], frame["chat"], frame["game"]
            return
        if frame["log"]:
            assert frame["log"]["start"] <= len(self.log), "lines are missing"
            self.log[frame["log"]["start"] :] = frame["log"]["lines"]
        if frame["chat"]:
            self.chat.append(frame["chat"])

    def until(self, is_it: Callable[[Self], Any], patience: float = SILENCE) -> Frame:
        """Read on until something holds; it must hold in the end."""
        while not is_it(self):
            self.next(patience)
        return self.frames[-1]

    def catch_up(self) -> list[Frame]:
        """Return every frame that was sent before now."""
        start = len(self.frames)
        self.send_raw('{"type":"ping"}')
        while self.next()["type"] != "pong":
            pass
        return self.frames[start:-1]

    # --- sending ------------------------------------------------------------------------------------------

    def send_raw(self, text: str) -> None:
        self._session.send_text(text)

    def send_bytes(self, data: bytes) -> None:
        self._session.send_bytes(data)

    def send(self, kind: str, command_id: str = "", **fields: Any) -> str:
        """Send a command and return its id without waiting for the answer."""
        Socket._last_id += 1
        command_id = command_id or f"c{Socket._last_id}"
        self.send_raw(json.dumps({"type": kind, "id": command_id, **fields}))
        return command_id

    def answer(self, command_id: str | None) -> Frame:
        """Read on to the answer of a command."""
        while True:
            frame = self.next()
            if frame["type"] in {"done", "refused"} and frame["id"] == command_id:
                return frame

    def do(self, kind: str, command_id: str = "", **fields: Any) -> int:
        """Carry out a command, which must succeed, and return its number."""
        answer = self.answer(self.send(kind, command_id, **fields))
        assert answer["type"] == "done", answer
        return int(answer["event"])

    def refused(self, kind: str, command_id: str = "", **fields: Any) -> Frame:
        """Send a command, which must be refused, and return the refusal."""
        answer = self.answer(self.send(kind, command_id, **fields))
        assert answer["type"] == "refused", answer
        return answer

    def move(self, choice: int = 0) -> int:
        """Make one of the offered moves and return its number."""
        return self.do("act", **self.choice(choice))

    def choice(self, choice: int = 0) -> Mapping[str, Any]:
        """Return one of the offered moves as it is sent."""
        assert self.game is not None
        offered = self.game["actions"][choice]["action"]
        return {"move": self.game["move"], "seat": self.game["seat"], "action": offered}


def two_people(
    server: Server, game: str = "cubosaurs", bots: Iterable[str] = (), **more: Any
) -> tuple[Socket, Socket]:
    """Let Ada and Blaise begin a game, and return the sockets of who is asked and of who is not."""
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table(game, ["me", "open", *bots], **more)
    first, second = ada.join(table), blaise.join(table)
    second.do("sit", seat=1)
    first.do("start")
    second.catch_up()
    return (first, second) if first.game and first.game["actions"] else (second, first)


def timeless(seen: Frame) -> Frame:
    """Return a welcome or an update without what depends on when it is asked for."""
    table = seen["table"]
    seats = [{**seat, "remaining": None} for seat in table["seats"]] if table else []
    return {**seen, "table": table and {**table, "seats": seats}}
