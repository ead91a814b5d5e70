"""An agent at a table of a server: it comes by the link, sits down like a person, and plays to the end.

Two tasks share what is known of the table: one reads the socket, and connects again when it breaks, the other
plays. A command that was not answered is sent again under its id, so that it is carried out once.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cubarium.bots.agent_link import Guest
from cubarium.bots.agent_process import AgentFault
from cubarium.bots.agent_talk import Agent
from cubarium.engine.errors import CubariumError, short
from cubarium.engine.options import checked_options
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game

Json = dict[str, Any]
Tell = Callable[..., None]
VERSION = 2
"""Of the server's protocol, as this client speaks it."""
LINE = ("move", "seat", "text", "rule", "is_forced")
"""What an agent is told of a line of the log; a server may say more."""
OFFER = ("action", "kind", "arguments", "label", "consequence", "numbers")
"""What it is told of an action; as above."""
LARGEST_FRAME = 1 << 26
PATIENCE = 120.0
"""Seconds without a connection after which the server is given up."""
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before the connection is tried again; the last one, from then on."""
TOO_FAST = ("too-many", "too-many-sockets")
SLOW_DOWN = 1.0
LEAVING = 3.0
"""Seconds in which a server answers somebody who leaves."""
MARGIN_MS = 1000
LEAST_MS = 100


class AgentAtTable:
    """One agent on one chair, until the game is over."""

    def __init__(self, guest: Guest, agent: Agent, milliseconds: int, tell: Tell) -> None:
        """Bring an agent to a table; `tell` takes the id of a sentence and its words."""
        self._guest, self._agent, self._milliseconds, self._tell = guest, agent, milliseconds, tell
        self._table: Json = {}
        self._game: Json | None = None
        self._log: list[Json] = []
        self._lines_told = 0
        self._event: int | None = None
        self._table_at = monotonic()
        """When the table was told: its clocks were right then."""
        self._has_changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[Json]]] = {}
        self._ids = secrets.token_hex(4)
        self._sent = 0
        self._seat = -1

    async def play(self, seat: int | None, name: str) -> None:
        """Sit down on a chair, or the first free one, and play until the game is over."""
        try:
            await asyncio.to_thread(self._come_in, seat, name)
        except asyncio.CancelledError:
            self._agent.interrupt()
            raise
        tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._play())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            if tasks[1].cancel():
                self._agent.interrupt()  # a thought that nobody waits for any more
            if not tasks[0].done():
                await self._leave()
            tasks[0].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _come_in(self, seat: int | None, name: str) -> None:
        """Become a guest who is called as the agent calls itself, unless it is given a name."""
        self._guest.come_in(name or "Agent")
        table = self._guest.look()
        self._spec = load_game(table["game"])
        free = [number for number, chair in enumerate(table["seats"]) if chair["may_sit"]]
        if seat is None and not free:
            raise CubariumError("no chair is free at this table")
        self._seat = free[0] if seat is None else seat
        options = to_json(checked_options(self._spec, table["options"]))
        self._agent.begin(self._spec.id, options, self._seat, table["components"])
        if not name:
            self._guest.come_in(self._agent.name)

    # --- the connection -----------------------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        """Read what the server says, on one connection after the other."""
        broken, since = 0, monotonic()
        while True:
            with suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                address, headers = self._guest.address(self._event), self._guest.headers
                async with connect(address, additional_headers=headers, max_size=LARGEST_FRAME) as socket:
                    async for text in socket:
                        self._take_in(json.loads(text))
                        if self._socket is not socket and self._event is not None:
                            await self._resume(socket, is_again=broken > 0)
                            broken = 0
            if self._socket is not None:
                self._socket, since = None, monotonic()
                self._tell("agent-lost")
            if monotonic() - since > PATIENCE:
                raise CubariumError(f"{self._guest.server} has not answered for {PATIENCE:.0f} seconds")
            await asyncio.sleep(PAUSES[min(broken, len(PAUSES) - 1)])
            broken += 1

    async def _resume(self, socket: ClientConnection, *, is_again: bool) -> None:
        """Send what was not answered on the connection before."""
        self._socket = socket
        if is_again:
            self._tell("agent-back")
        for text, _ in list(self._waiting.values()):
            await socket.send(text)

    def _take_in(self, message: Json) -> None:
        kind = message["type"]
        if kind in {"done", "refused"} and message["id"] in self._waiting:
            answer = self._waiting[message["id"]][1]
            if not answer.done():
                answer.set_result(message)
        elif kind == "refused" and message["id"] is None and message["code"] not in TOO_FAST:
            raise CubariumError(message["text"])
        elif kind in {"welcome", "update"}:
            if message.get("version", VERSION) != VERSION:
                raise CubariumError(
                    f"{self._guest.server} speaks version {message['version']}, not {VERSION}"
                )
            self._event = message["event"]
            if message["table"]:
                self._table, self._table_at = message["table"], monotonic()
            self._game = message["game"] or (None if kind == "welcome" else self._game)
            if kind == "welcome":
                self._keep_lines(0, message["log"])
            elif message["log"]:
                self._keep_lines(message["log"]["start"], message["log"]["lines"])
            self._has_changed.set()

    def _keep_lines(self, start: int, lines: list[Json]) -> None:
        """Take what became of the log from a line on; the agent is told what is not the same as before."""
        log = self._log[:start] + [{name: line[name] for name in LINE} for line in lines]
        self._lines_told, self._log = min(self._lines_told, alike(self._log, log)), log

    async def _command(self, kind: str, **fields: Any) -> Json | None:
        """Send a command until it is answered; return the refusal if it is one."""
        self._sent += 1
        command_id = f"{kind}-{self._ids}-{self._sent}"
        text = json.dumps({"type": kind, "id": command_id, **fields})
        try:
            while True:
                answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
                self._waiting[command_id] = text, answer
                if self._socket is not None:
                    with suppress(ConnectionClosed):
                        await self._socket.send(text)
                message = await answer
                if message["type"] == "done":
                    return None
                if message["code"] not in TOO_FAST:
                    return message
                await asyncio.sleep(SLOW_DOWN)
        finally:
            del self._waiting[command_id]

    # --- the game -----------------------------------------------------------------------------------------

    async def _play(self) -> None:
        await self._has_changed.wait()
        is_open = self._table["status"] == "open" and self._table.get("luck")
        given = {"contribution": secrets.token_hex(32)} if is_open else {}
        if refused := await self._command("sit", seat=self._seat, **given):
            raise CubariumError(refused["text"])
        seats, name = self._table["seats"], self._table["game_name"]
        self._tell("agent-sits", name=seats[self._seat]["name"], seat=self._seat + 1, game=name)
        while True:
            self._has_changed.clear()
            if self._game and self._game["result"]:
                await self._end(self._game["result"])
                return
            if not await self._do_what_is_due():
                await self._has_changed.wait()

    async def _do_what_is_due(self) -> bool:
        """Do one thing that others wait for; return whether there was any."""
        event, undo = self._event, self._table["undo"]
        if self._table["status"] != "playing":
            return False
        if self._table["seats"][self._seat]["is_away"]:
            refused = await self._command("come-back")
        elif self._seat in undo["waits_for"]:
            refused = await self._command("answer-undo", event=undo["event"], agree=True)
        elif self._game and self._game["actions"]:
            game = self._game
            action = await self._choose(game)
            refused = await self._command("act", move=game["move"], seat=self._seat, action=action)
        else:
            return False
        if refused and event == self._event:
            raise CubariumError(refused["text"])  # nothing has happened meanwhile that would explain it
        return True

    async def _choose(self, game: Json) -> str:
        if len(game["actions"]) == 1:
            return str(game["actions"][0]["action"])
        number = self._spec.actions.from_text
        offered = [
            {**{name: offer[name] for name in OFFER if name in offer}, "number": number(offer["action"])}
            for offer in game["actions"]
        ]
        lines, self._lines_told = self._log[self._lines_told :], len(self._log)
        budget = self._budget()
        choice = await asyncio.to_thread(self._agent.choose, game["view"], offered, lines, budget)
        if choice.reason:
            self._tell("agent-reason", action=choice.action, reason=choice.reason)
        return choice.action

    def _budget(self) -> int:
        """Return how long the agent may think: no longer than its clock runs."""
        remaining = self._table["seats"][self._seat]["remaining"]
        if remaining is None:
            return self._milliseconds
        passed = monotonic() - self._table_at
        return max(LEAST_MS, min(self._milliseconds, int((remaining - passed) * 1000) - MARGIN_MS))

    async def _end(self, result: Json) -> None:
        self._seat, seat = -1, self._seat
        place, score = result["places"][seat], short(result["score_texts"][seat])
        self._tell("agent-over", place=place, score=score)
        with suppress(AgentFault):  # it has played to the end, whatever it says now
            await asyncio.to_thread(self._agent.end, result["scores"], result["winners"], result["places"])

    async def _leave(self) -> None:
        """Let a bot play on for an agent that cannot, and free a chair before the game."""
        if self._socket is not None and self._seat in self._table.get("mine", ()):
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVING):
                    await self._command("leave" if self._game else "stand")


def alike(before: Sequence[Json], after: Sequence[Json]) -> int:
    """Return how many lines two logs have in common from the first on."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((line for line, (a, b) in pairs if a != b), min(len(before), len(after)))


def bring_to_table(
    guest: Guest, command: Sequence[str], seat: int | None, name: str, milliseconds: int, tell: Tell
) -> None:
    """Start an agent and let it play at the table of a guest."""
    agent = Agent(command)

    async def play() -> None:
        here = asyncio.current_task()
        assert here is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, here.cancel)
        await AgentAtTable(guest, agent, milliseconds, tell).play(seat, name)

    try:
        asyncio.run(play())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None  # it has left the table as at Ctrl+C
    finally:
        agent.close()
