"""Hints at one table: what a bot would do in the seat of who asks, told to them alone.

A thought is given what the seat knows and may do, as every bot is, so it tells nobody more than they know.
Whoever asks again before anything has changed is answered by the same thought, and one that the game has
overtaken is dropped. That somebody has asked is an event, which the lines of the table tell once, so that
nobody is deceived.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from cubarium.bots.advice import Advice, Weighed, reason
from cubarium.engine.match import Match
from cubarium.engine.record import pack
from cubarium.server.errors import Conflict, NotAllowed, Unable
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.commands import is_still_legal, playing
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.thinker import BotTrouble
from cubarium.server.wire.hints import Hint, HintRequest, WeighedMove
from cubarium.server.wire.people import Person

if TYPE_CHECKING:
    from cubarium.server.tables.live_table import LiveTable

log = logging.getLogger(__name__)
MOST_WEIGHED = 4
"""So many actions are compared before somebody's eyes."""


class _Thought(NamedTuple):
    about: tuple[Match, bytes, tuple[int, ...]]
    """The match, and what the seat knows and may do."""
    answer: asyncio.Task[Advice]


class Hints:
    """Gives hints to the players of one table."""

    def __init__(self, table: LiveTable, bot_pool: BotPool) -> None:
        """Begin with nothing thought."""
        self._table = table
        self._bot_pool = bot_pool
        self._thoughts: dict[int, _Thought] = {}
        """The last one for each seat."""

    async def ask(self, wish: HintRequest, who: Person, language: str) -> Hint:
        """Return a hint for somebody's own seat, or raise what forbids it."""
        match = self._checked(wish, who)
        made = match.moves[:]
        advice = await self._advice(match, wish.seat)
        async with self._table.lock:
            self._checked(wish, who)
            if match.moves[: len(made)] != made:  # what was thought about was taken back
                raise Conflict("moved-on", move=match.move_count)
            if wish.seat not in self._table.state.hinted:
                await self._table.happen("hinted", {"seat": wish.seat, "move": match.move_count})
            return hint_of(self._table.presenter, match, wish.seat, advice, language)

    def _checked(self, wish: HintRequest, who: Person) -> Match:
        state = self._table.state
        if wish.seat not in state.seats_of(who.id):
            raise NotAllowed("not-your-seat")
        match = playing(state)
        if not state.may_hint:
            raise NotAllowed("no-hints")
        if state.chairs[wish.seat].is_away:
            raise Conflict("is-away")
        if wish.move != match.move_count and not is_still_legal(match, wish.seat, wish.move):
            raise Conflict("moved-on", move=match.move_count)
        if wish.seat not in state.asked():
            raise NotAllowed("out-of-turn")
        return match

    async def _advice(self, match: Match, seat: int) -> Advice:
        about = match, pack(match.view(seat)), tuple(match.legal(seat))
        thought = self._thoughts.get(seat)
        if thought is None or thought.about != about or _has_failed(thought.answer):
            thought = _Thought(about, asyncio.create_task(self._bot_pool.advise(match, seat)))
            self._thoughts[seat] = thought
        try:
            return await asyncio.shield(thought.answer)  # others may wait for it too
        except BotTrouble as trouble:
            log.warning("table %s: no hint could be found: %s", self._table.state.id, trouble)
            raise Unable("hint-failed") from trouble

    def close(self) -> None:
        """Think no more."""
        for thought in self._thoughts.values():
            thought.answer.cancel()


def _has_failed(answer: asyncio.Task[Advice]) -> bool:
    return answer.done() and (answer.cancelled() or answer.exception() is not None)


def hint_of(presenter: Presenter, match: Match, seat: int, advice: Advice, language: str) -> Hint:
    """Return advice in the words of the game, made from what the seat knows."""
    view, names, actions = match.view(seat), presenter.names(language), match.spec.actions

    def label(action: int) -> str:
        return str(presenter.words.action(view, action, names, language))

    def score(points: int) -> str:
        return str(presenter.words.score(points, language))

    def consequence(action: int) -> str:
        return str(presenter.insights.consequence(view, action, language))

    def weighed(one: Weighed) -> WeighedMove:
        return WeighedMove(
            action=actions.to_text(one.action),
            label=label(one.action),
            consequence=consequence(one.action),
            won=one.won,
            doubt=one.told_doubt,
            games=one.worlds,
            score=score(round(one.points)) if advice.is_alone else None,
            is_close=one.is_close,
        )

    return Hint(
        seat=seat,
        move=match.move_count,
        action=actions.to_text(advice.action),
        label=label(advice.action),
        consequence=consequence(advice.action),
        reason=reason(advice, label, score, language, len(match.legal(seat))),
        weighed=[weighed(one) for one in advice.weighed[:MOST_WEIGHED]],
    )
