"""What an arena found: win shares with intervals, ratings, and how long everybody thought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from cubarium.arena.plan import PAIR, Contest, Pairing
from cubarium.arena.play import Result
from cubarium.arena.ratings import ratings
from cubarium.arena.stats import Interval, deal_interval
from cubarium.bots.ratings import Rating
from cubarium.bots.registry import SEER

LEAD = 0.1
"""What a level must win beyond its even share against the one below, to be worth its name."""


def wanted_share(players: int) -> float:
    """Return what a level must win against the one below."""
    return 1 / players + LEAD


@dataclass(frozen=True)
class PairingReport:
    """How one bot fared against another; a shared victory counts its share."""

    one: str
    other: str
    share: float
    interval: Interval
    wanted: float
    """What the one must win to be a higher level than the other."""

    @property
    def verdict(self) -> str:
        """Tell whether the one wins as often as a higher level should: holds, fails, or still open."""
        low, high = self.interval
        return "holds" if low >= self.wanted else "fails" if high < self.wanted else "open"

    @property
    def is_ceiling(self) -> bool:
        """Tell whether the one is no player, but shows how much room there is."""
        return self.one == SEER


@dataclass(frozen=True)
class BotReport:
    """How strong a bot is and how it thought."""

    bot: str
    rating: Rating
    choices: int
    milliseconds: float
    """The mean of a choice."""
    late_share: float | None
    """The share of choices over budget; nothing for a bot whose time is not limited."""


@dataclass(frozen=True)
class ContestReport:
    """Everything an arena found in one game; bots as they were named."""

    game: str
    players: int
    seed: int
    deals: int
    games: int
    """The games of each pairing."""
    is_ladder: bool
    options: Mapping[str, int]
    """How the game is set, where it is not as usual."""
    pairings: tuple[PairingReport, ...]
    bots: tuple[BotReport, ...]

    @property
    def by_strength(self) -> list[BotReport]:
        """Return the bots, the strongest first."""
        return sorted(self.bots, key=lambda bot: -bot.rating.value)

    def share(self, one: str, other: str) -> float | None:
        """Return the win share of a bot against another, if they met."""
        for pairing in self.pairings:
            if (pairing.one, pairing.other) == (one, other):
                return pairing.share
            if self.players == PAIR and (pairing.other, pairing.one) == (one, other):
                return 1 - pairing.share
        return None


def report(contest: Contest, results: Sequence[Result]) -> ContestReport:
    """Sum up the results of a contest, which are in the order of its games."""
    fair = [result for result in results if SEER not in result.seats]
    return ContestReport(
        contest.game,
        contest.players,
        contest.seed,
        contest.deals,
        contest.games,
        contest.is_ladder,
        contest.options,
        tuple(_pairing(pairing, results, wanted_share(contest.players)) for pairing in contest.pairings),
        tuple(_bot(rating, fair) for rating in ratings(contest.bots, fair)),
    )


def _pairing(pairing: Pairing, results: Sequence[Result], wanted: float) -> PairingReport:
    by_deal: dict[int, list[float]] = {}
    for result in results:
        if (result.meeting.one, result.meeting.other) == pairing:
            by_deal.setdefault(result.meeting.deal, []).append(result.share)
    means = [fmean(shares) for shares in by_deal.values()]
    return PairingReport(*pairing, fmean(means), deal_interval(means), wanted)


def _bot(rating: Rating, results: Sequence[Result]) -> BotReport:
    thoughts = [
        thought
        for result in results
        for bot, thought in zip(result.seats, result.thoughts, strict=True)
        if bot == rating.bot
    ]
    choices = sum(thought.choices for thought in thoughts)
    seconds = sum(thought.seconds for thought in thoughts)
    late = [thought.late for thought in thoughts if thought.late is not None]
    return BotReport(
        rating.bot,
        rating,
        choices,
        1000 * seconds / max(1, choices),
        sum(late) / max(1, choices) if late else None,
    )
