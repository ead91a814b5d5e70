"""Bots for tests of the server: quick ones and stuck ones."""

from __future__ import annotations

import asyncio

from cubarium.engine.match import Match
from cubarium.engine.record import pack
from cubarium.server.tables.bot_pool import choose


class QuickBotPool:
    """Bots that think on the spot, with luck of their own: no process has to be started for them."""

    def __init__(self, processes: int = 0) -> None:
        self.asked = 0

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        self.asked += 1
        await asyncio.sleep(0)
        return choose(match.spec.id, bot, pack(match.view(seat)), match.legal(seat), self.asked)

    def close(self) -> None:
        pass


class StuckBotPool(QuickBotPool):
    """Bots that come to no decision."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError
