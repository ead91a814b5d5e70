"""Clients that play at random, lose their connection, and write down all they were shown and promised.

They do what any good client does: every command has an id of its own and is sent again under it until it is
answered; a lost connection is taken up again with the number of the last event seen.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.kill_record import Guest, Promise, Record, Shown

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 1.0
ANSWER_SECONDS = 15.0
SLOW_THINKING = (0.3, 2.6)
TOO_MANY = 429
BROKEN = 500

ORDER = "numbers never go back and have no gap without a welcome"
ANSWERED = "commands and requests are answered, bots go on"
REPEATED = "a command sent twice is answered by the same number"


def digest(content: Any) -> str:
    """Return a fingerprint of something that came as JSON."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


class World:
    """What the clients share: the server's address, who they are, their luck and the record."""

    def __init__(self, ports: Sequence[int], seed: int, pace: float) -> None:
        """Look at servers that may not be up yet; a decision takes `pace` seconds on average."""
        self.thinking = (0.1 * pace, 1.9 * pace)
        self._bases = [f"127.0.0.1:{port}" for port in ports]
        self.away = ""
        """The server that is down, if any is."""
        self.record = Record()
        self.luck = random.Random(seed)
        self.guests: list[Guest] = []
        self.clients: set[Client] = set()
        self.finished: list[Client] = []
        self.is_ending = False
        self.answered_at = monotonic()
        """When the server last answered anybody who asked."""
        self._http = httpx.AsyncClient(trust_env=False, timeout=10)

    @property
    def base(self) -> str:
        """Return one of the servers, as who shares out visitors does: to none that takes nobody in."""
        return self.luck.choice([each for each in self._bases if each != self.away] or self._bases)

    async def ask(self, method: str, path: str, who: Guest | None, content: Any = None) -> httpx.Response:
        """Ask until there is an answer, whatever becomes of the server meanwhile."""
        headers = {"cookie": who.cookie} if who else {}
        while True:
            try:
                address = f"http://{self.base}{path}"
                answer = await self._http.request(method, address, headers=headers, json=content)
            except httpx.TransportError:
                await asyncio.sleep(FIRST_PAUSE)
                continue
            finally:
                self._http.cookies.clear()
            self.answered_at = monotonic()
            if answer.status_code == TOO_MANY:
                await asyncio.sleep(1)
                continue
            fine = answer.status_code < BROKEN
            self.record.check(ANSWERED, fine, f"{method} {path}: {answer.status_code}")
            return answer

    async def come_in(self, count: int) -> None:
        """Let guests come in."""
        for number in range(count):
            name = f"Guest {number + 1}"
            answer = await self.ask("POST", "/api/guest", None, {"name": name})
            cookie = answer.headers["set-cookie"].split(";")[0]
            self.guests.append(Guest(answer.json()["id"], name, cookie))

    def note_welcome(self, welcome: dict[str, Any], who: Guest | None) -> None:
        """Keep what a whole table was shown as."""
        self.note(welcome["table"]["id"], who, welcome, "welcome")

    def note(self, table: str, who: Guest | None, message: dict[str, Any], how: str) -> None:
        """Keep what was shown."""
        game = message.get("game")
        self.record.shown.append(
            Shown(
                table=table,
                person=who.id if who else None,
                number=message["event"],
                how=how,
                move=game["move"] if game else None,
                game=digest(game) if game else None,
            )
        )

    async def close(self) -> None:
        """Let every client go."""
        for client in list(self.clients):
            await client.leave()
        await self._http.aclose()


class Client:
    """One person, or nobody, at one table: plays if it has or finds a seat, else watches."""

    def __init__(
        self,
        world: World,
        table: str,
        who: Guest | None,
        *,
        sits: bool,
        drops: float = 0.01,
        talks: float = 0.01,
    ) -> None:
        """Come to a table; `drops` is how likely the connection breaks after a message."""
        self.world = world
        self.id = table
        self.who = who
        self.sits = sits
        self.drops = drops
        self.talks = talks
        self.number: int | None = None
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.pending: dict[str, Any] | None = None
        self.current_at = 0.0
        self.changed_at = monotonic()
        self._sent: Counter[str] = Counter()
        self._numbers: dict[str, int] = {}
        self._sent_at = 0.0
        self._act_at = 0.0
        self._is_first = True
        self.is_connected = False
        self._task = asyncio.create_task(self._live())
        world.clients.add(self)

    @property
    def is_over(self) -> bool:
        """Tell whether the game is known to have ended."""
        return bool(self.table) and self.table["status"] == "over"

    @property
    def is_at_rest(self) -> bool:
        """Tell whether nothing is to come: no answer, and no move of a bot or clock."""
        if self.pending is not None or not self.table:
            return False
        if self.table["status"] != "playing" or self.game is None:
            return True
        seats = self.table["seats"]
        return not any(seats[seat]["bot"] for seat in self.game["asked"])

    async def leave(self) -> None:
        """Go away; what was seen stays."""
        self.world.clients.discard(self)
        self.world.finished.append(self)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # --- the connection ------------------------------------------------------------------------------------

    async def _live(self) -> None:
        pause = FIRST_PAUSE
        while True:
            seen = self.current_at
            try:
                async with connect(
                    self._address(),
                    additional_headers={"cookie": self.who.cookie} if self.who else {},
                    proxy=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=1,
                    max_size=None,
                ) as socket:
                    self._is_first = True
                    await self._talk(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            self.is_connected = False
            if self.current_at > seen:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause * self.world.luck.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _address(self) -> str:
        # One that breaks often also forgets at times what it has seen.
        forgets = self.drops > self.world.luck.random()
        since = "" if self.number is None or forgets else f"?since={self.number}"
        return f"ws://{self.world.base}/api/tables/{self.id}/socket{since}"

    async def _talk(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await self._send(socket, self.pending)
        while True:
            try:
                async with asyncio.timeout(max(0.0, self._act_at - monotonic())):
                    text = await socket.recv()
            except TimeoutError:
                self._act_at = monotonic() + self.world.luck.uniform(*self._pace())
                await self._act(socket)
                continue
            self._take(json.loads(text))
            if self.world.luck.random() < self.drops and not self.world.is_ending:
                return

    def _pace(self) -> tuple[float, float]:
        has_clock = bool(self.table) and self.table["clock"]["kind"] == "move"
        return SLOW_THINKING if has_clock else self.world.thinking

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        self._sent_at = monotonic()
        self._sent[command["id"]] += 1
        await socket.send(json.dumps(command))

    # --- what comes in -------------------------------------------------------------------------------------

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._take_welcome(message)
        elif kind == "update":
            self._take_update(message)
        elif kind == "done":
            self._promised(message["id"], number=message["event"])
        elif kind == "refused" and message["id"] is not None:
            self._promised(message["id"], code=message["code"])
        elif kind == "refused" and message["code"] == "too-many":
            self._act_at = monotonic() + 1
        elif kind == "refused":
            self.world.record.check(ANSWERED, False, f"table {self.id}: {message}")

    def _take_welcome(self, message: dict[str, Any]) -> None:
        last = self.number
        self._check_order(last is None or message["event"] >= last, message["event"])
        self.world.note(self.id, self.who, message, "welcome")
        self.table, self.game = message["table"], message["game"]
        self.log, self.chat = message["log"], message["chat"]
        self._now_at(message["event"])

    def _take_update(self, message: dict[str, Any]) -> None:
        last, number = self.number or 0, message["event"]
        is_resumed = self._is_first and number == last
        self._check_order(is_resumed or (not self._is_first and number == last + 1), number)
        how = "chat" if message["chat"] else "game" if message["game"] else "table"
        self.world.note(self.id, self.who, message, "resumed" if is_resumed else how)
        self.table = message["table"] or self.table
        self.game = message["game"] or self.game
        if message["log"] is not None:
            self.log = self.log[: message["log"]["start"]] + message["log"]["lines"]
        if message["chat"] is not None:
            self.chat = [*self.chat, message["chat"]]
        self._now_at(number)

    def _check_order(self, holds: bool, number: int) -> None:
        first = "first of a connection" if self._is_first else "later"
        self.world.record.check(
            ORDER, holds, f"table {self.id}, {self.who}: {number} after {self.number} ({first})"
        )

    def _now_at(self, number: int) -> None:
        self.changed_at = monotonic()
        if self._is_first:
            self.current_at = self.changed_at
        self.is_connected = True
        self._is_first = False
        self.number = number

    def _promised(self, command: str, number: int | None = None, code: str | None = None) -> None:
        assert self.who is not None
        record = self.world.record
        record.check(ANSWERED, code != "broken", f"table {self.id}: {command} was answered by `broken`")
        kind = command.split("-", 1)[1]
        # In haste one server may refuse what another, to which it was sent before, is still about to store.
        is_final = code != "too-many" or self._sent[command] == 1
        if is_final:
            record.promises.append(Promise(self.id, self.who.id, command, kind, number, code))
        if number is not None:
            known = self._numbers.setdefault(command, number)
            if self._sent[command] > 1:
                record.check(
                    REPEATED, known == number, f"table {self.id}: {command} was {known}, then {number}"
                )
        if self.pending is not None and self.pending["id"] == command:
            self.pending = None

    # --- what goes out -------------------------------------------------------------------------------------

    async def _act(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            late = monotonic() - self._sent_at > ANSWER_SECONDS
            self.world.record.check(ANSWERED, not late, f"table {self.id}: no answer to {self.pending}")
            if late:
                raise ConnectionClosed(None, None)
            if self._sent_at + 1 < monotonic():  # turned away for sending too fast, unread
                await self._send(socket, self.pending)
            return
        command = None if self.world.is_ending or not self.table else self._wish()
        if command is None:
            return
        self.pending = {"id": f"{self.world.luck.getrandbits(60):x}-{command['type']}", **command}
        pending = self.pending
        await self._send(socket, pending)
        if self.world.luck.random() < 0.05:
            await self._send(socket, pending)

    def _wish(self) -> dict[str, Any] | None:
        """Return what to do next, if anything."""
        if self.who is None:
            return None
        luck, table, mine = self.world.luck, self.table, self.table["mine"]
        if luck.random() < self.talks:
            return {"type": "say", "text": f"line {luck.getrandbits(32)}"}
        if table["status"] == "open":
            free = [n for n, seat in enumerate(table["seats"]) if not (seat["person"] or seat["bot"])]
            if self.sits and free and not mine:
                return {"type": "sit", "seat": free[0], "contribution": f"{luck.getrandbits(256):064x}"}
            return {"type": "start"} if table["owner"] == self.who.id and not free else None
        if table["status"] != "playing" or not mine:
            return None
        if table["seats"][mine[0]]["is_away"]:
            return {"type": "come-back"} if luck.random() < 0.3 else None
        undo = table["undo"]
        if mine[0] in undo["waits_for"]:
            return {"type": "answer-undo", "agree": luck.random() < 0.8, "event": undo["event"]}
        if undo["mine"] != "impossible" and undo["asked_by"] is None and luck.random() < 0.08:
            return {"type": "undo"}
        return self._move(luck)

    def _move(self, luck: random.Random) -> dict[str, Any] | None:
        game = self.game
        if game is None or not game["actions"]:
            return None
        if luck.random() < 0.005:
            return {"type": "leave"}
        action = luck.choice(game["actions"])["action"]
        return {"type": "act", "move": game["move"], "seat": game["seat"], "action": action}
