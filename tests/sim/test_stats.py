from __future__ import annotations

import random

import pytest

from cubarium.sim.stats import Distribution, mean_interval, share_interval


def test_a_win_share_lies_in_its_interval_in_95_of_100_simulations() -> None:
    luck = random.Random(1)
    games, chance, inside = 400, 0.3, 0
    for _ in range(1000):
        wins = sum(luck.random() < chance for _ in range(games))
        low, high = share_interval(wins, wins, games)
        inside += low <= chance <= high
    assert 930 <= inside <= 970


def test_shared_victories_narrow_the_interval() -> None:
    whole = share_interval(500, 500, 1000)
    halves = share_interval(500, 250, 1000)  # every game shared by two: no doubt at all is left
    assert halves[1] - halves[0] < (whole[1] - whole[0]) / 2


@pytest.mark.parametrize(("wins", "bound"), [(0, 0.0), (50, 1.0)])
def test_the_interval_of_a_seat_that_never_or_always_wins_has_a_width(wins: int, bound: float) -> None:
    low, high = share_interval(wins, wins, 50)
    assert bound in (low, high)
    assert high - low > 0.01


def test_a_mean_has_an_interval() -> None:
    assert mean_interval(10.0, 5.0, 100) == pytest.approx((9.02, 10.98), abs=0.001)


def test_a_distribution_knows_its_quartiles() -> None:
    found = Distribution.of({5: 1, -2: 1, 0: 1, 7: 1, 3: 1})
    assert (found.low, found.quartiles, found.high) == (-2, (0, 3, 5), 7)
    assert found.mean == pytest.approx(2.6)
    assert list(found.counts) == [-2, 0, 3, 5, 7]
