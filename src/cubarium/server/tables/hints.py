"""Hints at one table: what a bot would do in the seat of who asks, told to them alone. And why bots moved.

A thought is given what the seat knows and may do, as every bot is, so it tells nobody more than they know.
Whoever asks again before anything has changed is answered by the same thought, and one that the game has
overtaken is dropped. That somebody has asked is an event, which the lines of the table tell once, so that
nobody is deceived.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import ref

from cubarium.bots.advice import ADVISER, Advice, Weighed, reason
from cubarium.bots.words import bot_help
from cubarium.engine.match import Match
from cubarium.engine.record import pack
from cubarium.server.errors import Conflict, NotAllowed, NotFound, RequestRefused, Unable
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.commands import NewEvent, begun, is_still_legal, playing
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.thinker import BotTrouble
from cubarium.server.wire.hints import BotReason, Hint, HintRequest, WeighedMove
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
        self._ref = ref(table)  # the table has them: let go, it is freed at once
        self._bot_pool = bot_pool
        self._thoughts: dict[int, _Thought] = {}
        """The last one for each seat."""

    @property
    def _table(self) -> LiveTable:
        table = self._ref()
        assert table is not None, "who asks for hints holds the table"
        return table

    async def ask(self, wish: HintRequest, who: Person, language: str) -> Hint:
        """Return a hint for somebody's own seat, or raise what forbids it."""
        match, table = self._checked(wish, who), self._table
        made = match.moves[:]
        advice = await self._advice(match, wish.seat)

        def hinted() -> Sequence[NewEvent]:
            self._checked(wish, who)
            if match.moves[: len(made)] != made:  # what was thought about was taken back
                raise Conflict("moved-on", move=match.move_count)
            content = {"seat": wish.seat, "move": match.move_count}
            return [] if wish.seat in table.state.hinted else [NewEvent("hinted", content)]

        async with table.lock:
            await table.settle(hinted)
            return hint_of(table.presenter, match, wish.seat, advice, language)

    async def explain(self, move: int, language: str) -> BotReason:
        """Return why a bot made a move, or raise what forbids it.

        While a game lasts nobody may know what a bot has in its hand, so only games without such secrets are
        explained before their end. What the bot is asked is what its seat knew then, in either case.
        """
        state = self._table.state
        match = begun(state)
        if not 0 < move <= match.move_count:
            raise NotFound("no-such-move", move=move, last=match.move_count)
        bot = state.bot_of(move)
        if bot is None:
            raise RequestRefused("not-of-bot", move=move)
        if state.spec.table.has_secrets and not match.is_over:
            raise NotAllowed("reason-is-secret")
        made = match.moves[move - 1]
        telling = Telling(self._table.presenter, match, made.seat, move - 1, language)
        if bot != ADVISER:  # it has compared nothing, and says how it plays
            return BotReason(**telling.fields(Advice(made.action, bot), bot_help(bot, language)))
        try:
            advice = await self._bot_pool.explain(match, move)
        except BotTrouble as trouble:
            raise Unable("hint-failed") from trouble
        why = reason(advice, telling.label, telling.score, language, is_forced=made.is_forced)
        return BotReason(**telling.fields(advice, why))

    def _checked(self, wish: HintRequest, who: Person) -> Match:
        state = self._table.state
        if wish.seat not in state.seats_of(who.id):
            raise NotAllowed("not-your-seat")
        match = playing(state)
        if not state.may_hint:
            if state.settings.tournament is not None:
                raise NotAllowed("tournament-hints")
            raise NotAllowed("no-hints") if state.settings.daily is None else NotAllowed("daily-hints")
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
        if thought is None or thought.about != about or _is_poor(thought.answer):
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


def _is_poor(answer: asyncio.Task[Advice]) -> bool:
    """Tell whether it is worth while to think again: nothing was found, or the adviser was not there."""
    if not answer.done():
        return False
    return answer.cancelled() or answer.exception() is not None or bool(answer.result().stands_in)


class Telling:
    """Advice about one moment in the words of the game, made from what a seat knew then."""

    def __init__(self, presenter: Presenter, match: Match, seat: int, move: int, language: str) -> None:
        """Speak of the moment after so many moves."""
        self._presenter, self._match, self._language = presenter, match, language
        self._seat, self._move = seat, move
        state = match.state if move == match.move_count else match.state_at(move)
        self._view = match.spec.records.view()
        match.rules.view(state, seat, self._view)

    def label(self, action: int) -> str:
        """Return what an action is called."""
        names = self._presenter.names(self._language)
        return str(self._presenter.words.action(self._view, action, names, self._language))

    def score(self, points: int) -> str:
        """Return a score in the units of the game."""
        return str(self._presenter.words.score(points, self._language))

    def fields(self, advice: Advice, why: str, most: int = MOST_WEIGHED) -> dict[str, Any]:
        """Return what is told of advice, whose reason is in sentences already, with so many actions."""
        return {
            "seat": self._seat,
            "move": self._move,
            **self._named(advice.action),
            "reason": why,
            "weighed": [self._weighed(one, advice) for one in advice.weighed[:most]],
        }

    def _named(self, action: int) -> dict[str, str]:
        return {
            "action": self._match.spec.actions.to_text(action),
            "label": self.label(action),
            "consequence": self._presenter.insights.consequence(self._view, action, self._language),
        }

    def _weighed(self, one: Weighed, advice: Advice) -> WeighedMove:
        return WeighedMove(
            **self._named(one.action),
            won=one.won,
            doubt=one.told_doubt,
            games=one.worlds,
            score=self.score(round(one.points)) if advice.is_alone else None,
            is_close=one.is_close,
        )


def hint_of(presenter: Presenter, match: Match, seat: int, advice: Advice, language: str) -> Hint:
    """Return advice about the choice that a seat has now."""
    telling = Telling(presenter, match, seat, match.move_count, language)
    why = reason(advice, telling.label, telling.score, language, is_forced=len(match.legal(seat)) == 1)
    return Hint(**telling.fields(advice, why))
