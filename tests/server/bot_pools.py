"""Bots for tests of the server: quick ones and stuck ones."""

from __future__ import annotations

import asyncio

from cubarium.bots.registry import make_bot
from cubarium.engine.chance import thinking_luck
from cubarium.engine.match import Match
from cubarium.server.tables.packs import Packs


class QuickBotPool:
    """Bots that think on the spot, with luck of their own: no process has to be started for them."""

    def __init__(self, packs: Packs, processes: int = 0) -> None:
        self.asked = 0

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        self.asked += 1
        await asyncio.sleep(0)
        chosen = make_bot(match.spec, bot, match.components)
        return chosen.choose(match.view(seat), match.legal(seat), thinking_luck(self.asked, 0))

    def close(self) -> None:
        pass


class StuckBotPool(QuickBotPool):
    """Bots that come to no decision."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError
