"""The figures of an arena: intervals, shares and ratings, against arithmetic done another way."""

from __future__ import annotations

import random
import statistics
from math import log10

import pytest

from cubarium.arena.plan import Contest, Meeting
from cubarium.arena.play import Result, Thought
from cubarium.arena.ratings import ratings
from cubarium.arena.report import PairingReport, report, wanted_share
from cubarium.arena.stats import deal_interval


def result(meeting: Meeting, returns: tuple[int, ...], thought: Thought | None = None) -> Result:
    return Result(meeting, returns, 10, tuple(thought or Thought(2, 0.01) for _ in returns))


def duels(one: str, other: str, share: float, deals: int, seed: int = 0) -> list[Result]:
    """Return games of two players in which the one wins so often."""
    luck = random.Random(seed)
    return [
        result(Meeting("trex", 2, deal, one, other, rotation), (1, -1) if won == (rotation == 0) else (-1, 1))
        for deal in range(deals)
        for rotation in range(2)
        for won in [luck.random() < share]
    ]


@pytest.mark.parametrize("deals", [[0.5] * 7, [1.0] * 30, [0.0, 0.5, 1.0, 1.0], [0.25, 1 / 3, 0.9] * 40])
def test_the_interval_is_that_of_a_mean_with_four_deals_more(deals: list[float]) -> None:
    low, high = deal_interval(deals)
    values = [*deals, 0.0, 1.0, 0.0, 1.0]
    error = statistics.pstdev(values) / len(values) ** 0.5
    normal = statistics.NormalDist(statistics.fmean(values), error)
    assert low == pytest.approx(max(0, normal.inv_cdf(0.025)))
    assert high == pytest.approx(min(1, normal.inv_cdf(0.975)))
    assert low < high


@pytest.mark.parametrize("deals", [15, 100])
@pytest.mark.parametrize("strong", [0.5, 0.6, 0.9])
def test_the_interval_holds_the_truth_in_95_of_100_arenas(deals: int, strong: float) -> None:
    """Each deal favours a seat, so that the two games of a deal are not independent."""
    luck, held, arenas = random.Random(deals), 0, 2000
    for _ in range(arenas):
        means = []
        for _ in range(deals):
            lean = luck.uniform(-0.1, 0.1)
            means.append(((luck.random() < strong + lean) + (luck.random() < strong - lean)) / 2)
        low, high = deal_interval(means)
        held += low <= strong <= high
    assert 0.935 < held / arenas < 0.985


def test_a_share_is_the_mean_of_deals_and_shared_victories_count_in_parts() -> None:
    contest = Contest("trex", 2, ("a", "b"), 2, 1)
    results = [
        result(Meeting("trex", 2, 0, "a", "b", 0), (1, -1)),
        result(Meeting("trex", 2, 0, "a", "b", 1), (1, -1)),
        result(Meeting("trex", 2, 1, "a", "b", 0), (0, 0)),
        result(Meeting("trex", 2, 1, "a", "b", 1), (-1, 1)),
    ]
    found = report(contest, results)
    assert found.pairings[0].share == pytest.approx((0.5 + 0.75) / 2)
    assert found.pairings[0].interval == deal_interval([0.5, 0.75])
    assert found.share("b", "a") == pytest.approx(1 - 0.625)
    assert found.share("a", "c") is None


def test_one_against_several_is_not_several_against_one() -> None:
    contest = Contest("trex", 3, ("a", "b"), 1, 1)
    returns = (2, -1, -1)  # whoever sits first wins
    results = [result(meeting, returns) for meeting in contest.meetings()]
    found = report(contest, results)
    assert found.share("a", "b") == found.share("b", "a") == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.6, 0.7, "holds"), (0.59, 0.7, "open"), (0.4, 0.59, "fails")]
)
def test_a_level_holds_only_if_the_whole_interval_does(low: float, high: float, verdict: str) -> None:
    assert PairingReport("a", "b", (low + high) / 2, (low, high), wanted_share(2)).verdict == verdict


def test_a_level_must_win_a_tenth_of_all_games_beyond_its_even_share() -> None:
    assert [wanted_share(players) for players in (2, 4, 5)] == pytest.approx([0.6, 0.35, 0.3])
    (found,) = report(Contest("trex", 4, ("a", "b"), 1, 1, is_ladder=True), four_games()).pairings
    assert found.wanted == wanted_share(4)


def four_games() -> list[Result]:
    """Return one deal of four players, of whom the last wins."""
    contest = Contest("trex", 4, ("a", "b"), 1, 1, is_ladder=True)
    return [result(meeting, (-1, -1, -1, 3)) for meeting in contest.meetings()]


def test_the_ceiling_has_a_share_and_no_rating() -> None:
    contest = Contest("trex", 2, ("raptor", "b"), 4, 1, has_ceiling=True)
    results = [
        result(meeting, (1, -1) if meeting.rotation == 0 else (-1, 1)) for meeting in contest.meetings()
    ]
    found = report(contest, results)
    assert [bot.bot for bot in found.bots] == ["raptor", "b"]
    assert [(p.one, p.is_ceiling) for p in found.pairings] == [("raptor", False), ("seer", True)]
    assert found.share("seer", "raptor") == 1.0
    without = report(Contest("trex", 2, ("raptor", "b"), 4, 1), results)
    assert [bot.rating for bot in found.bots] == [bot.rating for bot in without.bots]


def test_time_is_the_mean_of_choices_and_lateness_a_share_of_them() -> None:
    contest = Contest("trex", 2, ("a", "b"), 1, 1)
    thoughts = [Thought(4, 0.2, 1), Thought(0, 0.0, 0)]
    results = [result(m, (1, -1), t) for m, t in zip(contest.meetings(), thoughts, strict=True)]
    for bot in report(contest, results).bots:
        assert (bot.choices, bot.late_share) == (4, 0.25)
        assert bot.milliseconds == pytest.approx(50)


def test_a_choice_is_late_beyond_its_limit_and_never_without_one() -> None:
    timed, free = Thought(late=0), Thought()
    for seconds in (0.05, 0.1, 0.11, 0.3):
        timed.add(seconds, 0.1)
        free.add(seconds, None)
    assert (timed.choices, timed.late, free.choices, free.late) == (4, 2, 4, None)


def test_ratings_order_bots_by_strength_around_1500() -> None:
    games = [
        *duels("strong", "middle", 0.75, 60, seed=1),
        *duels("middle", "weak", 0.75, 60, seed=2),
        *duels("strong", "weak", 0.9, 60, seed=3),
    ]
    games.sort(key=lambda each: each.meeting)
    strong, middle, weak = ratings(["strong", "middle", "weak"], games)
    assert strong.low > middle.value > weak.high
    assert (strong.value + middle.value + weak.value) / 3 == pytest.approx(1500, abs=40)
    assert all(
        each.high - each.value == pytest.approx(each.value - each.low, abs=1) for each in (strong, weak)
    )


@pytest.mark.parametrize("share", [0.5, 0.64, 0.76])
def test_400_points_are_ten_victories_to_one(share: float) -> None:
    gaps = []
    for seed in range(8):
        one, other = ratings(["a", "b"], duels("a", "b", share, 200, seed))
        gaps.append(one.value - other.value)
    assert statistics.fmean(gaps) == pytest.approx(400 * log10(share / (1 - share)), abs=45)


def test_ratings_narrow_with_more_games_and_are_the_same_each_time() -> None:
    few, many = (ratings(["a", "b"], duels("a", "b", 0.6, deals)) for deals in (20, 200))
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many == ratings(["a", "b"], duels("a", "b", 0.6, 200))


def test_a_bot_on_several_seats_is_rated_once_for_a_game() -> None:
    contest = Contest("trex", 4, ("a", "b"), 30, 1)
    alone = [
        result(m, tuple(3 if (seat == m.rotation) == (m.one == "a") else -1 for seat in range(4)))
        for m in contest.meetings()
    ]
    a, b = ratings(["a", "b"], alone)
    assert a.low > b.high
