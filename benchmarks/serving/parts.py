"""What is measured at one server: memory a table, people who only watch, and the most moves a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from .crowd import Crowd, crowd_at, watchers
from .figures import Heard, Row, Verdict, percentile
from .servers import Started

FAST = (0.1, 0.2)
"""Seconds from being asked to pressing; our server lets nobody press more than ten times a second."""
PEOPLE = (1.0, 3.0)
"""The same for quick people."""
WARM_TABLES = 10
WATCHERS_OF_ONE = 50
"""How many idle sockets a quiet table has."""
GROWTH = 1.5
LEAST_MOVES = 100
"""Of fewer there is no 99th percentile to compare."""
Say = Callable[[Row], None]


@dataclass(frozen=True)
class Plan:
    """How much is measured."""

    processes: int
    seconds: float
    pause: float
    """Seconds after each change before anything is measured."""
    memory_tables: int
    first_step: int
    most_tables: int
    tables_beside: int
    idle: int
    spectators: int
    turns: int
    """How often watchers come and go, so that what is with and without them is of the same minutes."""

    def steps(self) -> Iterator[int]:
        """Return the numbers of tables, each half as many again as the one before."""
        tables = float(self.first_step)
        while tables <= self.most_tables:
            yield round(tables)
            tables *= GROWTH


@dataclass(frozen=True)
class Beside:
    """What tables that play notice of people who only watch, and what these cost."""

    watchers: int
    stayed: int
    messages: int
    kilobytes_each: float
    p50: tuple[float, float]
    p99: tuple[float, float]
    """Without and with them."""
    is_void: bool
    """Whether the clients were late themselves, or too few moves were made."""

    @property
    def growth(self) -> float:
        """Return how many times longer a move waits, by the median or the 99th percentile."""
        pairs = (self.p50, self.p99)
        return max(after / before if before else float("inf") for before, after in pairs)


@dataclass(frozen=True)
class Examined:
    """What was found at one server."""

    kilobytes_a_table: float
    idle: Beside | None
    spectators: Beside | None
    rows: list[Row]

    def as_json(self) -> dict[str, Any]:
        """Return all of it."""
        return {**asdict(self), "rows": [row.as_json() for row in self.rows]}


async def examine(started: Started, plan: Plan, say: Say) -> Examined:
    """Measure one server."""
    async with crowd_at(started, plan.processes) as crowd:
        memory = await memory_a_table(crowd, plan)
        idle = spectators = None
        if plan.idle or plan.spectators:
            await crowd.grow(plan.tables_beside + plan.idle // WATCHERS_OF_ONE + 1)
            await crowd.play(plan.tables_beside, PEOPLE)
            shares = zip(crowd.ids, crowd.shares(plan.tables_beside), strict=True)
            quiet = [table for ids, share in shares for table in ids[share:]]
            if plan.spectators:  # the fewer first: the memory they leave is found by those who come next
                spectators = await beside(crowd, plan, plan.spectators, crowd.ids[0][:1])
            if plan.idle:
                idle = await beside(crowd, plan, plan.idle, quiet[: plan.idle // WATCHERS_OF_ONE + 1])
        rows = await climb(crowd, plan, say)
    return Examined(memory, idle, spectators, rows)


async def memory_a_table(crowd: Crowd, plan: Plan) -> float:
    """Return the kB that one more table takes, with two sockets and a game that has begun."""
    held = []
    for wanted in (WARM_TABLES, WARM_TABLES + plan.memory_tables):
        await crowd.grow(wanted)
        await crowd.play(wanted, FAST)
        await asyncio.sleep(plan.pause)
        await crowd.play(0, FAST)
        await asyncio.sleep(plan.pause)
        held.append(crowd.memory())
    return (held[1] - held[0]) / plan.memory_tables / 1e3


async def beside(crowd: Crowd, plan: Plan, count: int, tables: list[str]) -> Beside:
    """Measure tables that play by turns without and with people who watch some tables."""
    playing = plan.tables_beside
    heard = Heard(), Heard()
    is_void, stayed, messages, cost = False, count, 0, 0.0
    for turn in range(plan.turns):
        await asyncio.sleep(plan.pause)
        before, found = await crowd.measure(playing, plan.seconds / plan.turns, left_out=0)
        heard[0].add(found)
        async with watchers(crowd.started, count, tables) as crowd_there:
            await asyncio.sleep(plan.pause)
            after, found = await crowd.measure(playing, plan.seconds / plan.turns, left_out=0)
            heard[1].add(found)
            told = await crowd_there.last_words()
        if turn == 0:  # later ones find memory that the first have left
            cost = (after.memory - before.memory) / count / 1e3
        stayed = min(stayed, told["open"])
        messages += told["messages"]
        is_void = is_void or Verdict.VOID in (before.verdict, after.verdict)
    (p50, p99), (p50_with, p99_with) = (
        [percentile(one.own, share) for share in (0.5, 0.99)] for one in heard
    )
    is_void = is_void or any(len(one.own) < LEAST_MOVES for one in heard)
    return Beside(count, stayed, messages, cost, (p50, p50_with), (p99, p99_with), is_void)


async def climb(crowd: Crowd, plan: Plan, say: Say) -> list[Row]:
    """Measure more and more tables, until moves are not acknowledged in time or nothing can be said."""
    rows = []
    for tables in plan.steps():
        await crowd.grow(tables)
        await crowd.play(tables, FAST)
        row = await measured_twice(crowd, tables, plan)
        say(row)
        rows.append(row)
        if row.verdict is not Verdict.KEPT:
            break
    return rows


async def measured_twice(crowd: Crowd, tables: int, plan: Plan) -> Row:
    """Measure; and once more where it was not kept, for a machine may have had something else to do."""
    for _ in range(2):
        await asyncio.sleep(plan.pause)
        row, _heard = await crowd.measure(tables, plan.seconds)
        if row.verdict is Verdict.KEPT:
            break
    return row


async def people(started: Started, processes: int, tables: int, games: int, seconds: float) -> Row:
    """Measure so many tables of several games, at which quick people play."""
    async with crowd_at(started, processes, games) as crowd:
        await crowd.grow(tables)
        await crowd.play(tables, PEOPLE)
        await asyncio.sleep(PEOPLE[1])
        row, _heard = await crowd.measure(tables, seconds)
    return row
