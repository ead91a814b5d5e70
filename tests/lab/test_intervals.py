"""Student's t against printed tables, and how intervals and flags behave where the truth is known."""

from __future__ import annotations

from random import Random

import pytest

from cubarium.lab.intervals import Estimate, holm, t_quantile, two_sided


@pytest.mark.parametrize(
    ("freedom", "covered", "t"),
    [(1, 0.95, 12.706205), (5, 0.99, 4.032143), (63, 0.95, 1.998341), (200, 0.999, 3.339835)],
)
def test_student_is_as_printed_in_tables(freedom: int, covered: float, t: float) -> None:
    assert t_quantile(freedom, covered) == pytest.approx(t, abs=1e-6)
    assert two_sided(t, freedom) == pytest.approx(1 - covered, rel=1e-4)
    assert two_sided(-t, freedom) == two_sided(t, freedom)


def test_the_tail_stays_exact_far_out() -> None:
    # With one degree of freedom the tail is that of Cauchy: nearly 2 / (pi t).
    assert two_sided(1e9, 1) == pytest.approx(2 / 3.141592653589793e9, rel=1e-9)
    assert 0 < two_sided(50, 63) < 1e-45


def test_an_estimate_is_its_mean_and_an_interval_around_it() -> None:
    found = Estimate.of([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert (found.low, found.high) == pytest.approx((0.445739743, 4.554260257))
    assert found.p == pytest.approx(0.030466291, rel=1e-6)


def test_what_never_varies_is_known_exactly() -> None:
    assert Estimate.of([0.0] * 8) == Estimate(0.0, 0.0, 0.0, 1.0)
    assert Estimate.of([0.5] * 8) == Estimate(0.5, 0.5, 0.5, 0.0)


@pytest.mark.parametrize("true", [0.02, 0.98])
def test_a_share_that_none_or_all_games_had_is_not_known_exactly(true: float) -> None:
    luck = Random(5)
    runs = [[float(luck.random() < true) for _ in range(64)] for _ in range(2000)]
    found = [Estimate.of_shares(run, 64) for run in runs]
    same = [each for each, run in zip(found, runs, strict=True) if len({*run}) == 1]
    assert len(same) > 400
    assert all(each.low <= true <= each.high and 0 <= each.low < each.high <= 1 for each in same)
    assert Estimate.of_shares([0.0] * 64, 64).high == pytest.approx(1 - 0.05 ** (1 / 64))
    assert Estimate.of_shares([0.5] * 64, 64) == Estimate.of([0.5] * 64)


def test_intervals_hold_the_truth_in_95_of_100_runs() -> None:
    luck = Random(11)
    found = [Estimate.of([luck.gauss(3, 2) for _ in range(8)]) for _ in range(2000)]
    assert 0.935 < sum(each.low <= 3 <= each.high for each in found) / len(found) < 0.965


def test_holm_goes_on_until_one_is_too_large() -> None:
    # 0.01 <= 0.05 / 4, 0.015 <= 0.05 / 3, 0.03 > 0.05 / 2: what comes after is not looked at.
    assert holm([0.03, 0.01, 0.04, 0.015], 0.05) == [False, True, False, True]
    assert holm([0.013, 0.0, 0.02, 0.04], 0.05) == [True, True, True, True]
    assert holm([], 0.05) == []
    assert holm([0.013] * 4, 0.05) == [False] * 4


def test_an_interval_leaves_out_what_cannot_be() -> None:
    found = Estimate.of([0.0, 0.0, 0.0, 1.0])
    assert found.low < 0
    assert (found.within(0, 1).low, found.within(0, 1).high, found.within(0).high) == (0, 1, found.high)
    assert found.within(0, 1).mean == 0.25
