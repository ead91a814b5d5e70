"""How soon rex plays on a machine where nothing is compiled yet.

    python benchmarks/ready.py [GAME ...] [--late 0]

For each game in turn, all if none is named, a server is started on a new database and an empty cache. A
person comes in as a browser does, over HTTP and a socket, sets a table with rex at once, or so many seconds
late, and plays on at random. Printed are seconds from the start of the server until

    offered   the lobby offers rex for the game
    set       the table is set
    ready     the chair says without being asked that rex is ready
    searched  rex has made a move it had a choice in, by a search of its own; the usual bot moved until then

and besides how many moves the usual bot made for it at the last table, the slowest acknowledgement of a
move of the person's own, and the load of the machine (the mean of a minute, and how many cores it has).
Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import httpx
from serving.servers import free_port
from websockets.asyncio.client import ClientConnection, connect

from cubarium.engine.registry import game_ids, load_game
from cubarium.server.storage.store import FILE

ROOT = Path(__file__).resolve().parents[1]
BOT = "rex"
PACE = 0.5
LONGEST_WAIT = 900.0
LOOK_SECONDS = 0.05
HEADS = ("offered", "set", "ready", "searched")


class Newcomer:
    """A person who comes to a server that has just been started."""

    def __init__(self, game: str, port: int, folder: Path, late: float) -> None:
        """Prepare; the clock runs from now on."""
        self._game, self._folder, self._late = game, folder, late
        self._port = port
        self._started = monotonic()
        self._luck = random.Random(7)
        self._table = ""
        self._seat = 0
        self._lines: list[dict[str, Any]] = []
        self._state: dict[str, Any] = {}
        self._view: dict[str, Any] | None = None
        self._sent: dict[str, float] = {}
        self._acts = 0
        self.seconds: dict[str, float] = {}
        self.stand_ins = 0
        self.slowest = 0.0

    def _note(self, what: str) -> None:
        self.seconds.setdefault(what, monotonic() - self._started)

    async def come(self) -> None:
        """Come in, set tables and play until rex has searched."""
        address = f"http://127.0.0.1:{self._port}"
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
            while not await self._is_offered(http):
                await asyncio.sleep(LOOK_SECONDS)
            self._note("offered")
            answer = await http.post("/api/guest", json={"name": "Ada"})
            cookie = answer.raise_for_status().headers["set-cookie"].split(";")[0]
            await asyncio.sleep(self._late)
            await http.post(f"/api/games/{self._game}/choice")
            while "searched" not in self.seconds:  # a game may end before
                await self._set_table(http)
                address = f"ws://127.0.0.1:{self._port}/api/tables/{self._table}/socket"
                headers = {"cookie": cookie}
                async with connect(address, additional_headers=headers, proxy=None) as socket:
                    await self._play(socket)

    async def _is_offered(self, http: httpx.AsyncClient) -> bool:
        try:
            cards = (await http.get("/api/games")).raise_for_status().json()
        except httpx.TransportError:  # it does not answer yet
            return False
        return any(
            card["id"] == self._game and BOT in [bot["name"] for bot in card["bots"]] for card in cards
        )

    async def _set_table(self, http: httpx.AsyncClient) -> None:
        fewest, most = load_game(self._game).players
        seats = [BOT] if most == 1 else ["me", BOT, *["raptor"] * (fewest - 2)]
        answer = await http.post("/api/tables", json={"game": self._game, "seats": seats})
        self._table = answer.raise_for_status().json()["table"]["id"]
        self._seat = seats.index(BOT)
        self._lines, self._view, self._sent = [], None, {}
        self._note("set")

    async def _play(self, socket: ClientConnection) -> None:
        async with asyncio.timeout(LONGEST_WAIT):
            async for text in socket:
                self._take(json.loads(text))
                if "searched" in self.seconds or self._state.get("status") == "over":
                    return
                await self._move(socket)

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.slowest = max(self.slowest, perf_counter() - self._sent.pop(message["id"]))
        if message["type"] not in {"welcome", "update"}:
            return
        self._state = message["table"] or self._state
        self._view = message["game"] or self._view
        told = message["log"]
        if isinstance(told, list):
            self._lines = told
        elif told is not None:
            self._lines[told["start"] :] = told["lines"]
        if not self._state["seats"][self._seat]["bot_note"]:
            self._note("ready")
            self._look_for_search()

    def _look_for_search(self) -> None:
        """Look whether rex has made a move that was no other's and not its only one."""
        forced = {line["move"] for line in self._lines if line["is_forced"]}
        question = "SELECT content FROM event WHERE table_id = ? AND kind = 'moved' ORDER BY number"
        with closing(sqlite3.connect(self._folder / FILE)) as database:
            moves = [json.loads(row[0]) for row in database.execute(question, (self._table,))]
        mine = [(n, move) for n, move in enumerate(moves, 1) if move["seat"] == self._seat]
        self.stand_ins = sum("stands_in" in move for _, move in mine)
        if any("stands_in" not in move and n not in forced for n, move in mine):
            self._note("searched")

    async def _move(self, socket: ClientConnection) -> None:
        """Move at random, if asked; one move is on its way at a time."""
        game = self._view
        if game is None or not game["actions"] or self._sent or self._state["status"] != "playing":
            return
        await asyncio.sleep(PACE)
        self._acts += 1
        action = self._luck.choice(game["actions"])["action"]
        name = f"act-{self._acts}"
        move = {"id": name, "type": "act", "move": game["move"], "seat": game["seat"], "action": action}
        self._sent[name] = perf_counter()
        await socket.send(json.dumps(move))


@asynccontextmanager
async def fresh_server(folder: Path) -> AsyncIterator[int]:
    """Run a server for which nothing is there yet; give its port."""
    port = free_port()
    given = ["-m", "cubarium", "serve", "--port", str(port), "--data", str(folder / "data")]
    paths = {"PYTHONPATH": str(ROOT / "src"), "CUBARIUM_CACHE": str(folder / "cache")}
    environment = {name: value for name, value in os.environ.items() if name != "CUBARIUM_AHEAD"} | paths
    process = await asyncio.create_subprocess_exec(
        sys.executable, *given, env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def measure(game: str, late: float) -> None:
    """Print the row of one game."""
    with tempfile.TemporaryDirectory(prefix="cubarium-ready-") as folder:
        data = Path(folder) / "data"
        data.mkdir()
        async with fresh_server(Path(folder)) as port:
            newcomer = Newcomer(game, port, data, late)
            await newcomer.come()
    times = "".join(f"{newcomer.seconds[head]:10.1f}" for head in HEADS)
    load = f"{os.getloadavg()[0]:.1f}/{os.cpu_count()}"
    print(f"{game:24}{times}{newcomer.stand_ins:10}{1000 * newcomer.slowest:9.0f} ms{load:>9}", flush=True)


def main() -> None:
    """Measure every game that is named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--late", type=float, default=0.0, help="seconds before the table is set")
    given = parser.parse_args()
    heads = "".join(f"{head:>10}" for head in (*HEADS, "stand-ins"))
    print(f"{'seconds until':24}{heads}{'slowest':>12}{'load':>9}", flush=True)
    for game in given.games or game_ids():
        asyncio.run(measure(game, given.late))


if __name__ == "__main__":
    main()
