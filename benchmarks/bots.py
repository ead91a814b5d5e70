"""Bots at many tables at once: how many thoughts end within their budget, and how long a table waits.

    python benchmarks/bots.py [--tables 8] [--bot rex] [--game cubosaurs] [--seconds 20] [--processes 0]

That many tables of two bots play against time in one pool, each asking for its next move as soon as the last
one was made. A thought is measured from when a process takes it, with the budget that the pool gave it: with
many tables that is less than the bot's own. The wait is from asking to the answer. The bot is got ready
first, and thoughts for which a process had to make it are left out. Prints the share of thoughts within
budget and 50 ms, the budgets that were given, the waits, and for how many the usual bot had to stand in; and
how long the loop in which a server would answer people was held up meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from time import monotonic
from unittest.mock import patch

from cubarium.bots.budget import Budget
from cubarium.bots.registry import make_bot
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.server.tables import bot_pool
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparing_process import Work
from cubarium.server.tables.thinker import Answer, Question, Thinker, seconds_of

SLACK = 0.05
LOOK_SECONDS = 0.01


class Measured:
    """What was seen of one run."""

    def __init__(self, budget: float) -> None:
        """Begin with nothing seen; `budget` is the bot's own, in seconds."""
        self.budget = budget
        self.thoughts: list[tuple[float, float]] = []
        """For each thought its budget and how long it took, in seconds."""
        self.waits: list[float] = []
        self.stand_ins = 0
        self.held_up = 0.0

    def watch(self) -> type[Thinker]:
        """Return a process that notes how long it thinks."""
        measured = self

        class Watched(Thinker):
            def ask(self, question: Question) -> Answer:
                is_met, started = question.who in self.known, monotonic()
                answer = super().ask(question)
                if is_met:
                    whole = Budget(milliseconds=round(measured.budget * 1000))
                    given = whole.shortened(question.share).milliseconds / 1000
                    measured.thoughts.append((given, monotonic() - started))
                return answer

        return Watched


def spread(seconds: list[float]) -> str:
    """Return the least, the median and the 99th percentile in words."""
    ordered = sorted(seconds) or [0.0]
    places = (0, len(ordered) // 2, int(0.99 * (len(ordered) - 1)))
    least, median, most = (f"{ordered[place] * 1000:.0f} ms" for place in places)
    return f"least {least}, median {median}, 99 % {most}"


async def play(pool: bot_pool.BotPool, game: str, bot: str, until: float, measured: Measured) -> None:
    """Play at one table."""
    number = 0
    while monotonic() < until:
        number += 1
        match = Match(load_game(game), {"players": 2}, seed=number)
        while not match.is_over and monotonic() < until:
            seat = match.actors()[0]
            asked = monotonic()
            thought = await pool.choose(match, seat, bot)
            measured.waits.append(monotonic() - asked)
            measured.stand_ins += bool(thought.stands_in)
            match.act(seat, thought.action)


async def watch_loop(until: float, measured: Measured) -> None:
    """Note by how much the loop is late."""
    while monotonic() < until:
        wanted = monotonic() + LOOK_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
        measured.held_up = max(measured.held_up, monotonic() - wanted)


async def run(arguments: argparse.Namespace, measured: Measured) -> None:
    """Let all tables play."""
    spec = load_game(arguments.game)
    pool = bot_pool.BotPool(Packs(), arguments.processes)
    work = Work(arguments.game, built_in_pack(spec.components.schema).edition, arguments.bot)
    if not pool.preparation.is_ready(*work):
        ready = asyncio.Event()
        pool.preparation.tell_news = lambda _: ready.set()
        pool.preparation.want(*work)
        await ready.wait()
    until = monotonic() + arguments.seconds
    tables = [play(pool, arguments.game, arguments.bot, until, measured) for _ in range(arguments.tables)]
    await asyncio.gather(watch_loop(until, measured), *tables)
    pool.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--bot", default="rex")
    parser.add_argument("--game", default="cubosaurs")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=0)
    arguments = parser.parse_args()
    spec = load_game(arguments.game)
    measured = Measured(seconds_of(make_bot(spec, arguments.bot)))
    with patch.object(bot_pool, "Thinker", measured.watch()):
        asyncio.run(run(arguments, measured))
    kept = [took <= given + SLACK for given, took in measured.thoughts]
    beyond = [took - given for given, took in measured.thoughts]
    given = [given for given, _ in measured.thoughts]
    print(f"{arguments.tables} tables of {arguments.game}, {arguments.bot}, {os.cpu_count()} cores")
    print(f"thoughts            {len(kept)}, within budget + 50 ms: {sum(kept) / max(1, len(kept)):.1%}")
    print(f"beyond the budget   {spread(beyond)}")
    print(f"budget given        {spread(given)}")
    print(f"a table waits       {spread(measured.waits)}")
    print(f"stand-ins           {measured.stand_ins} of {len(measured.waits)}")
    print(f"loop held up        {measured.held_up * 1000:.0f} ms at most")


if __name__ == "__main__":
    main()
