"""One game between bots, and what each of them thought about it.

The luck of the table is a function of seed and deal alone, and the luck a bot thinks with one of seed, deal
and seat: whoever sits there meets the same.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from cubarium.arena.plan import Meeting, options_of
from cubarium.bots.base import Bot
from cubarium.bots.budget import Budget
from cubarium.bots.registry import make_player
from cubarium.bots.seer import Coming, Seer
from cubarium.bots.told import ToldBot
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import MAX_SEATS, THINKING, seeded, thinking_luck
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import Rules
from cubarium.engine.errors import CubariumError
from cubarium.engine.registry import load_game
from cubarium.engine.rules import playout

GRACE = 1.1
"""A thought is over budget if it took so many times as long: no clock is looked at all the time."""


@dataclass
class Thought:
    """How a seat thought in one game; where there is nothing to choose, nothing is thought."""

    choices: int = 0
    seconds: float = 0.0
    late: int | None = None
    """Choices over budget; nothing where time is not limited."""

    def add(self, seconds: float, limit: float | None) -> None:
        """Count one choice."""
        self.choices += 1
        self.seconds += seconds
        if self.late is not None and limit is not None:
            self.late += seconds > limit


@dataclass(frozen=True)
class Result:
    """How one game ended, by seat."""

    meeting: Meeting
    returns: tuple[int, ...]
    moves: int
    thoughts: tuple[Thought, ...]

    @property
    def seats(self) -> tuple[str, ...]:
        """Return who sat where."""
        return seats_of(self.meeting)

    @property
    def share(self) -> float:
        """Return the part of the victory that the one of the pairing has."""
        best = max(self.returns)
        return (self.returns[self.meeting.rotation] == best) / self.returns.count(best)


def seats_of(meeting: Meeting) -> tuple[str, ...]:
    """Return the bot of each seat."""
    seats = range(meeting.players)
    return tuple(meeting.one if seat == meeting.rotation else meeting.other for seat in seats)


@cache
def sit_down(game: str, bot: str, seat: int) -> Bot | Seer:
    """Return the bot of a seat, once for all games of this process."""
    return make_player(load_game(game), bot)


@cache
def _rules(game: str) -> Rules:
    spec = load_game(game)
    return interpreted(spec, built_in_pack(spec.components.schema))


def play(meeting: Meeting, seed: int, others: Mapping[str, int]) -> Result:
    """Play a game to its end, under the usual options but for these others."""
    spec, rules, deal = load_game(meeting.game), _rules(meeting.game), meeting.deal
    players = meeting.players
    bots = [sit_down(meeting.game, bot, seat) for seat, bot in enumerate(seats_of(meeting))]
    limits = [_limit(bot) for bot in bots]
    minds = [thinking_luck(seed, deal * MAX_SEATS + seat) for seat in range(players)]
    thoughts = tuple(Thought(late=None if limit is None else 0) for limit in limits)
    chance, order = seeded(seed, deal), seeded(seed, deal, THINKING)
    state, legal, moves = spec.records.state(), [0] * spec.actions.count, 0
    options = options_of(spec, players, others)
    told = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, ToldBot)]
    for seat, listener in told:
        listener.begin(options, seat)
    rules.setup(state, options, chance)
    while not rules.is_over(state):
        if moves == playout.MOVE_LIMIT:
            raise CubariumError(f"{meeting.game}: deal {deal} under seed {seed} does not end")
        seat = playout.first_to_act(rules.actors(state), order)
        count = rules.legal_actions(state, seat, legal)
        bot = bots[seat]
        view = spec.records.view()
        rules.view(state, seat, view)
        started = time.perf_counter()
        if isinstance(bot, Seer):
            action = bot.choose(state, seat, legal[:count], Coming(chance, order, minds))
        else:
            action = bot.choose(view, legal[:count], minds[seat])
        seconds = time.perf_counter() - started
        if count > 1:
            thoughts[seat].add(seconds, limits[seat])
        if action not in legal[:count]:
            raise CubariumError(f"{bot.name} chose {action}, which is not legal")
        rules.apply(state, seat, action, chance)
        moves += 1
    returns, scores = [0] * players, [0] * players
    rules.returns(state, returns)
    rules.scores(state, scores)
    for _, listener in told:
        listener.end(scores, returns)
    return Result(meeting, tuple(int(each) for each in returns), moves, thoughts)


def _limit(bot: Any) -> float | None:
    """Return after how many seconds a thought is over budget; nothing for a bot whose time is not limited."""
    budget: Budget | None = getattr(bot, "budget", None)
    return GRACE * budget.milliseconds / 1000 if budget is not None and budget.milliseconds else None
