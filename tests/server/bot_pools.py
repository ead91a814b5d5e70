"""Bots for tests of the server: quick ones and stuck ones."""

from __future__ import annotations

import asyncio

from cubarium.bots.advice import Advice, Weighed
from cubarium.bots.base import Bot
from cubarium.bots.registry import USUAL, make_bot
from cubarium.engine.chance import thinking_luck
from cubarium.engine.match import Match
from cubarium.server.tables.bot_pool import Thought
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import Preparation
from cubarium.server.tables.thinker import Who


class QuickBotPool:
    """Bots that think on the spot, with luck of their own: no process has to be started for them."""

    def __init__(self, packs: Packs, processes: int = 0) -> None:
        self.preparation = Preparation(packs)
        self.asked = 0
        self._bots: dict[Who, Bot] = {}

    async def choose(self, match: Match, seat: int, bot: str) -> Thought:
        self.asked += 1
        await asyncio.sleep(0)
        luck = thinking_luck(self.asked, 0)
        return Thought(self._bot(match, bot).choose(match.view(seat), match.legal(seat), luck))

    async def advise(self, match: Match, seat: int) -> Advice:
        return Advice((await self.choose(match, seat, USUAL)).action, USUAL, stands_in="unready")

    def _bot(self, match: Match, name: str) -> Bot:
        key = match.spec.id, match.components.edition, name
        if key not in self._bots:
            self._bots[key] = make_bot(match.spec, name, match.components)
        return self._bots[key]

    def close(self) -> None:
        self.preparation.close()


class StuckBotPool(QuickBotPool):
    """Bots that come to no decision."""

    async def choose(self, match: Match, seat: int, bot: str) -> Thought:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError


class Adviser(QuickBotPool):
    """Advises the last legal action once it is let go, and counts how often it was asked."""

    def __init__(self, packs: Packs, processes: int = 0) -> None:
        super().__init__(packs, processes)
        self.hints = 0
        self.is_free = asyncio.Event()
        self.is_free.set()
        self.is_ready = True

    async def advise(self, match: Match, seat: int) -> Advice:
        self.hints += 1
        *others, last = match.legal(seat)
        await self.is_free.wait()
        if not self.is_ready:
            return await super().advise(match, seat)
        weighed = (Weighed(last, 0.62, 3.0, 0.07, 200), *(Weighed(a, 0.5, 1.0, 0.07, 200) for a in others))
        return Advice(last, "rex", weighed=weighed)

    async def explain(self, match: Match, move: int) -> Advice:
        made = match.moves[move - 1].action
        return Advice(made, "rex", weighed=(Weighed(made, 0.4, 3.0, 0.07, 200),))
