"""One run of the kill test: a server that is killed and started again while many tables are played."""

from __future__ import annotations

import asyncio
import random
import signal
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

from cubarium.server.storage.store import address_of
from tests.server.kill_checks import (
    ACKNOWLEDGED,
    FINAL,
    LOGS,
    REFUSED,
    SHOWN,
    STATUS,
    WHOLE,
    Stored,
    check_commands,
    check_tables,
)
from tests.server.kill_clients import ANSWERED, ORDER, REPEATED, Client, World
from tests.server.kill_process import START_SECONDS, Server, end_group, free_port, members_of
from tests.server.kill_record import Guest, Record
from tests.server.kill_setups import BANK, SETUPS, Figures
from tests.server.postgresql import Cluster
from tests.server.redis_server import RedisServer

BACK = "clients are current within 5 s of the server being up"
CLOCKS = "clocks stand still while the server is down"
LEFT = "no process of a killed server is left behind"
CLEAN = "the server ends cleanly and logs no error"
PROMISES = (
    *(ACKNOWLEDGED, REPEATED, REFUSED, SHOWN, ORDER, BACK, ANSWERED, WHOLE, CLOCKS),
    *(FINAL, STATUS, LOGS, LEFT, CLEAN),
)

GUESTS = 16
CLOCK_TABLES = 2
BACK_SECONDS = 5.0
GRACE_SECONDS = 2.0
REST_SECONDS = 30.0
DONE_AT_A_TABLE = 20
LOST_SHARE = 0.5
"""What a clock may lose at a restart, as a share of the start: tables are read before the server is up."""
BEHIND_SECONDS = 1.0
"""By so much the clocks of a server that has just begun may be behind: it has not heard the others yet."""
GIVEN_SECONDS = 2.0
"""What a clock may be given at a restart: the server notes each second that it runs."""


class Run:
    """One run: the server, its clients, and what came of it."""

    def __init__(
        self,
        folder: Path,
        tables: int,
        kills: int,
        seed: int,
        port: int,
        cluster: Cluster | None = None,
        redis: RedisServer | None = None,
        servers: int = 1,
    ) -> None:
        """Prepare everything; nothing is started yet."""
        self.cluster, self.redis = cluster, redis
        ports = [port or free_port(), *(free_port() for _ in range(servers - 1))]
        self.tables = tables
        self.kills = kills
        self.luck = random.Random(seed)
        database = cluster.create("kill", is_empty=True) if cluster else ""
        self.servers = [Server(folder, each, database, redis.address if redis else "") for each in ports]
        # All guests together stay below what a person may send in a second.
        self.world = World(ports, seed + 1, pace=max(0.1, 0.012 * tables))
        self.figures = Figures()
        self.killed = 0
        self.killed_at = 0.0
        self._alive_at = 0.0
        self.up_at = 0.0
        self._setups = count()
        self._seen_at: dict[str, float] = {}
        self._graces: list[asyncio.Task[None]] = []

    @property
    def record(self) -> Record:
        """Return what was seen."""
        return self.world.record

    @property
    def is_broken(self) -> bool:
        """Tell whether a promise was broken, or one was never put to the test."""
        record = self.record
        return any(record.faults[promise] or not record.counts[promise] for promise in PROMISES)

    async def go(self, show: Callable[[str], None]) -> None:
        """Play and kill to the end, then check what is stored."""
        started = monotonic()
        for server in self.servers:
            server.start()
        for server in self.servers:
            await server.is_up()
        self.up_at = monotonic()
        await self.world.come_in(GUESTS)
        keepers = [asyncio.create_task(self._keep_table()) for _ in range(self.tables)]
        watchers = [asyncio.create_task(self._watch_clock(talks)) for talks in (False, True)]
        try:
            await self._all_seated()
            asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self._end_early)
            while self.killed < self.kills:
                await self._kill_once()
                show(self._progress(monotonic() - started))
            await self._all_back(self.up_at)
            await self._enough_done()
            show("the last moves")
            self.world.is_ending = True
            await asyncio.gather(*keepers, *watchers)
            await self._settle()
            logs = await self._fetch_logs()
            await self.world.close()
            show("reading what is stored")
            await self._end()
            self._check_stored(logs)
        finally:
            for task in (*keepers, *watchers, *self._graces):
                task.cancel()
            await asyncio.gather(*keepers, *watchers, *self._graces, return_exceptions=True)
        self.figures.seconds = monotonic() - started

    def _end_early(self) -> None:
        """Kill no more, and check what has come of it so far."""
        self.kills = self.killed

    def _progress(self, seconds: float) -> str:
        record = self.record
        return (
            f"{seconds:5.0f} s  kill {self.killed}/{self.kills}  {self.figures.tables} tables  "
            f"{len(record.promises):,} answers  {len(record.shown):,} updates  "
            f"{sum(map(len, record.faults.values()))} faults"
        )

    # --- killing -------------------------------------------------------------------------------------------

    async def _kill_once(self) -> None:
        """Let them play a while, or hardly come back; then kill the server and start it again."""
        if self.killed % 4 == 2:
            await asyncio.sleep(self.luck.uniform(0, 0.6))
        else:
            if self.killed:  # before, they come when their table is set
                await self._all_back(self.up_at)
            await self._clocks_seen()
            await asyncio.sleep(self.luck.uniform(0.1, 1.5))
        if self.cluster is not None:  # first what the server stands on, and half of the time both at once
            await asyncio.to_thread(self.cluster.restart)
            await asyncio.sleep(self.luck.choice((0.0, self.luck.uniform(0, 1.5))))
        if self.redis is not None and self.luck.random() < 0.5:
            self.redis.stop()
            if self.luck.random() < 0.5:
                await asyncio.sleep(self.luck.uniform(0, 3))
            await asyncio.to_thread(self.redis.start)
        self.killed += 1
        self._alive_at, self.killed_at = self.world.answered_at, monotonic()
        server = self.luck.choice(self.servers)
        group, _ = server.end(signal.SIGKILL)
        self.world.away = f"127.0.0.1:{server.port}"
        self._graces.append(asyncio.create_task(self._look_for_left(group)))
        if self.luck.random() < 0.5:
            await asyncio.sleep(self.luck.uniform(0, 1.5))
        begun = monotonic()
        server.start()
        await server.is_up()
        self.world.away = ""
        self.figures.starts.append(monotonic() - begun)
        self.up_at = monotonic()

    async def _all_seated(self) -> None:
        """Wait for the first games to begin."""
        until = monotonic() + START_SECONDS
        while monotonic() < until:
            playing = {c.id for c in self.world.clients if c.table and c.table["status"] == "playing"}
            if len(playing) >= self.tables:
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("the games do not begin")

    async def _enough_done(self) -> None:
        """Wait until much was done: where the machine has other work, little is between two kills."""
        until = monotonic() + START_SECONDS
        enough = DONE_AT_A_TABLE * self.tables
        while monotonic() < until and sum(p.number is not None for p in self.record.promises) < enough:
            await asyncio.sleep(0.1)

    async def _clocks_seen(self) -> None:
        until = monotonic() + BACK_SECONDS
        while len(self._seen_at) < CLOCK_TABLES or min(self._seen_at.values()) <= self.up_at:
            if monotonic() > until:
                return
            await asyncio.sleep(0.02)

    async def _all_back(self, since: float) -> None:
        """Measure how long each client takes to be current again."""
        if len(self.servers) > 1:  # who was at another server has lost nothing, and all others may go there
            since = self.killed_at
        waiting = {client for client in self.world.clients if client.table and not self._is_current(client)}
        until = since + 3 * self._at_least_a_start(BACK_SECONDS)
        while waiting and monotonic() < until:
            for client in list(waiting):
                if client.current_at > since:
                    self.figures.back.append(client.current_at - since)
                    self._check_back(client.current_at - since, client)
                if client.current_at > since or client not in self.world.clients:
                    waiting.discard(client)
            await asyncio.sleep(0.02)
        for client in waiting:
            self._check_back(until - since, client)

    def _is_current(self, client: Client) -> bool:
        return len(self.servers) > 1 and client.is_connected and client.current_at <= self.killed_at

    def _check_back(self, seconds: float, client: Client) -> None:
        within = self._at_least_a_start(BACK_SECONDS)
        if len(self.servers) > 1:  # meanwhile the one that was killed starts, and takes a part of the machine
            within = max(within, 2 * max(self.figures.starts[-1:], default=0.0))
        self.record.check(BACK, seconds <= within, f"{client.id}, {client.who}: {seconds:.1f} s")

    def _at_least_a_start(self, seconds: float) -> float:
        """Return a bound for this machine: where it has other work, the server starts slowly too."""
        return max([seconds, *self.figures.starts[-1:]])

    async def _look_for_left(self, group: int) -> None:
        until = monotonic() + self._at_least_a_start(GRACE_SECONDS)
        while (left := await asyncio.to_thread(members_of, group)) and monotonic() < until:
            await asyncio.sleep(0.2)
        self.record.check(LEFT, not left, f"group {group}: {left}")
        end_group(group)

    async def _end(self) -> None:
        """Ask the servers to end."""
        for server in self.servers:
            group, status = await asyncio.to_thread(server.end, signal.SIGTERM)
            self.record.check(CLEAN, status in (0, -signal.SIGTERM), f"exit status {status}")
            await self._look_for_left(group)
            said = server.output.read_text()
            self.record.check(CLEAN, "Traceback" not in said and "ERROR" not in said, said)

    # --- tables --------------------------------------------------------------------------------------------

    async def _keep_table(self) -> None:
        """Keep one table busy: a finished game is followed by another."""
        while not self.world.is_ending:
            number = next(self._setups)
            game, variant, seats, clock = SETUPS[number % len(SETUPS)]
            first, *others = self.luck.sample(self.world.guests, 3)
            table = await self._make(first, game, variant, seats, clock)
            players = [first, others[0]] if "open" in seats else [first]
            clients = [Client(self.world, table, who, sits=True) for who in players]
            if number % 3 == 0:
                who = others[1] if number % 2 else None
                clients.append(Client(self.world, table, who, sits=False, drops=0.2))
            while not (self.world.is_ending or all(client.is_over for client in clients)):
                await asyncio.sleep(0.1)
                if self.luck.random() < 0.5 / self.tables:  # looks at the table beside the socket
                    shown = await self.world.ask("GET", f"/api/tables/{table}", first)
                    self.world.note_welcome(shown.json(), first)
            if not self.world.is_ending:
                for client in clients:
                    await client.leave()

    async def _make(
        self, who: Guest, game: str, variant: str, seats: tuple[str, ...], clock: dict[str, Any] | None
    ) -> str:
        wish = {"game": game, "variant": variant, "seats": seats, **({"clock": clock} if clock else {})}
        welcome = (await self.world.ask("POST", "/api/tables", who, wish)).json()
        self.world.note_welcome(welcome, who)
        self.figures.tables += 1
        return str(welcome["table"]["id"])

    async def _watch_clock(self, talks: bool) -> None:
        """Leave a clock running without a move, and look at it before and after each kill.

        At one of the tables somebody talks meanwhile, which changes no clock.
        """
        who, talker = self.world.guests[:2]
        table = await self._make(who, "trex", "standard", ("me", "greedy"), BANK)
        if talks:
            Client(self.world, table, talker, sits=False, talks=0.2)
        before: tuple[float, float, float, int] | None = None
        while not self.world.is_ending:
            await asyncio.sleep(0.3)
            asked = monotonic()
            welcome = (await self.world.ask("GET", f"/api/tables/{table}", who)).json()
            now, killed = monotonic(), self.killed
            self.world.note_welcome(welcome, who)
            clock = next((seat for seat in welcome["table"]["seats"] if seat["person"]), None)
            if clock is None or not clock["is_running"]:
                continue
            is_through = self.up_at > self.killed_at or len(self.servers) > 1
            if before is not None and is_through and killed - before[3] == 1:
                # How long the server ran between the two looks, at least and at most: one that answered
                # nobody for a while before it was killed may not have come to run.
                least = max(0.0, self._alive_at - before[1]) + max(0.0, asked - self.up_at)
                most = self.killed_at - before[0] + now - self.up_at
                if len(self.servers) > 1:  # the others ran all the time
                    least, most = asked - before[1], now - before[0]
                self._check_clock(before[2] - clock["remaining"], least, most, table)
            self._seen_at[table] = now
            before = (asked, now, clock["remaining"], killed)

    def _check_clock(self, gone: float, least: float, most: float, table: str) -> None:
        self.figures.clock_losses.append(gone - most)
        self.figures.clock_gifts.append(least - gone)
        allowed = LOST_SHARE * max(self.figures.starts[-1:], default=1.0)
        if len(self.servers) > 1:
            allowed += BEHIND_SECONDS
        given = self._at_least_a_start(GIVEN_SECONDS)
        holds = least - given <= gone <= most + allowed
        self.record.check(
            CLOCKS, holds, f"{table}: {gone:.1f} s are gone, the server ran {least:.1f} to {most:.1f} s"
        )

    # --- the end -------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Wait until nothing goes on, then compare what clients have with what the server says."""
        until = monotonic() + REST_SECONDS
        while monotonic() < until:
            moved = max((client.changed_at for client in self.world.clients), default=0.0)
            if moved + 1 < monotonic() and all(client.is_at_rest for client in self.world.clients):
                break
            await asyncio.sleep(0.1)
        for client in list(self.world.clients):
            self.record.check(ANSWERED, client.is_at_rest, f"{client.id}, {client.who}: still waits")
            if client.table.get("clock", {}).get("kind") == "move":
                continue  # its clock makes moves of its own
            shown = (await self.world.ask("GET", f"/api/tables/{client.id}", client.who)).json()
            same = (shown["event"], shown["game"]) == (client.number, client.game)
            self.record.check(
                FINAL, same, f"{client.id}: the server is at {shown['event']}, a client at {client.number}"
            )

    async def _fetch_logs(self) -> dict[str, str]:
        over = {c.id for c in (*self.world.finished, *self.world.clients) if c.is_over}
        return {table: (await self.world.ask("GET", f"/api/tables/{table}/log", None)).text for table in over}

    def _check_stored(self, logs: dict[str, str]) -> None:
        stored = Stored(self.servers[0].database or address_of(self.servers[0].folder))
        self.figures.games = len(logs)
        self.figures.events = sum(map(len, stored.events.values()))
        check_commands(stored, self.record)
        check_tables(stored, self.record, self.world.finished, logs)


def play_and_kill(
    tables: int,
    kills: int,
    seed: int,
    port: int = 0,
    show: Callable[[str], None] = print,
    *,
    on_postgresql: bool = False,
    servers: int = 1,
) -> Run:
    """Do one run in a folder of its own, and leave nothing behind; a PostgreSQL is restarted at each kill.

    Several servers stand on a PostgreSQL and tell each other by a Redis, which is killed too.
    """
    with tempfile.TemporaryDirectory(prefix="cubarium-kill-") as folder, ExitStack() as stack:
        cluster = Cluster(is_careful=True) if on_postgresql or servers > 1 else None
        redis = RedisServer() if servers > 1 else None
        if cluster is not None:
            stack.callback(cluster.clear)
        if redis is not None:
            stack.callback(redis.clear)
        run = Run(Path(folder), tables, kills, seed, port, cluster, redis, servers)
        for server in run.servers:
            stack.callback(server.clear)
        asyncio.run(run.go(show))
    return run
