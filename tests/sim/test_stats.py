"""Statistics: intervals that hold what they promise, and points that add up to the score."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import seeded
from cubarium.engine.record import unpack
from cubarium.sim.backends import Batch, Interpreted
from cubarium.sim.runner import set_table
from cubarium.sim.stats import Distribution, mean_interval, share_interval
from tests.games.cubosaurs.table import BUILT_IN, SPEC

# --- intervals ---------------------------------------------------------------------------------------------


def coverage(results: np.ndarray[Any, np.dtype[Any]], true_share: float) -> float:
    """Return how often the interval of a simulation, one for each row of results, holds the true share."""
    games = results.shape[1]
    held = 0
    for wins, squares in zip(results.sum(axis=1), (results**2).sum(axis=1), strict=True):
        low, high = share_interval(float(wins), float(squares), games)
        assert 0 <= low <= wins / games <= high <= 1
        held += low <= true_share <= high
    return held / len(results)


@pytest.mark.parametrize("share", [0.5, 0.25, 0.05])
def test_the_interval_of_a_win_share_holds_the_true_share_as_often_as_it_says(share: float) -> None:
    flips = np.random.default_rng(1).random((3000, 300)) < share
    assert 0.935 < coverage(flips.astype(float), share) < 0.97


def test_shared_victories_narrow_the_interval_and_it_still_holds() -> None:
    results = np.random.default_rng(2).choice([0.0, 0.5, 1.0], (3000, 300), p=[0.3, 0.4, 0.3])
    assert 0.935 < coverage(results, 0.5) < 0.97
    coin = share_interval(150, 150, 300)
    shared = share_interval(150, 0.3 * 300 + 0.25 * 0.4 * 300, 300)
    assert shared[1] - shared[0] < 0.8 * (coin[1] - coin[0])
    assert share_interval(150, 75, 300) == (0.5, 0.5)  # every game was shared by two: no doubt is left


@pytest.mark.parametrize("wins", [0, 10])
def test_the_interval_of_a_seat_that_wins_never_or_always_is_not_a_point(wins: int) -> None:
    low, high = share_interval(wins, wins, 10)
    assert 0 <= low < high <= 1
    assert (low if wins == 0 else high) == pytest.approx(wins / 10)


def test_wilson_s_interval_is_the_published_one() -> None:
    # Newcombe (1998), table I: 81 of 263.
    low, high = share_interval(81, 81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_the_interval_of_a_mean_holds_the_true_mean_as_often_as_it_says() -> None:
    rolls = np.random.default_rng(3).integers(1, 7, (3000, 200))
    held = 0
    for row in rolls:
        low, high = Distribution.of(Counter(row.tolist())).interval
        held += low <= 3.5 <= high
    assert 0.935 < held / 3000 < 0.965
    assert mean_interval(2.0, 1.0, 0) == (2.0, 2.0)


@given(st.lists(st.integers(-50, 50), min_size=1))
def test_a_distribution_says_what_numpy_says(values: list[int]) -> None:
    found = Distribution.of(Counter(values))
    assert found.mean == pytest.approx(np.mean(values))
    assert found.deviation == pytest.approx(np.std(values))
    assert (found.low, found.high) == (min(values), max(values))
    quartiles = np.quantile(values, [0.25, 0.5, 0.75], method="inverted_cdf")
    assert list(found.quartiles) == quartiles.tolist()
    assert list(found.counts) == sorted(set(values))


# --- how the components of Cubosaurs pay -------------------------------------------------------------------

RULES = interpreted(SPEC, BUILT_IN)


def games(players: int, count: int, seat: str = "random", **options: int) -> Batch:
    table = set_table(SPEC, {"players": players, **options}, [seat])
    return Interpreted(table).play(6, 0, count)


def statistics_of(batch: Batch, players: int) -> dict[str, list[dict[str, Any]]]:
    statistics = SPEC.table.statistics(SPEC.components.values(BUILT_IN), players)
    share = (batch.returns == batch.returns.max(axis=1, keepdims=True)).astype(float)
    statistics.add(batch.states, share / share.sum(axis=1, keepdims=True))
    found: dict[str, list[dict[str, Any]]] = statistics.report()
    return found


@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_points_of_the_card_types_add_up_to_the_last_round(players: int, advanced: int) -> None:
    """Compare with the rules, game by game, so that no two mistakes can make up for each other."""
    batch = games(players, 12, "greedy", advanced=advanced)
    for i in range(12):
        one = Batch(*(part[i : i + 1] for part in (batch.states, batch.moves, batch.scores, batch.returns)))
        rows = statistics_of(one, players)["card_types"]
        s: Any = unpack(SPEC.records.state, batch.states[i].tobytes())
        expected = 0
        for seat in range(players):
            cards, quiet = s.seats[seat].collection, seeded(0)
            tiles = RULES.functions["tile_points"](s, seat, cards, quiet, 0) if advanced else 0
            expected += s.seats[seat].round_scores[s.rounds - 1] - tiles
        assert sum(row["points_mean"] for row in rows) * players == pytest.approx(expected)
        held = sum(player.collection.bit_count() for player in s.seats)
        assert sum(row["copies_mean"] for row in rows) * players == pytest.approx(held)


def test_the_tiles_bought_are_counted() -> None:
    batch = games(3, 60, advanced=1)
    rows = statistics_of(batch, 3)["tiles"]
    states: list[Any] = [unpack(SPEC.records.state, state.tobytes()) for state in batch.states]
    for place, row in enumerate(rows):
        bought = sum(p.tiles[r] >> place & 1 for s in states for p in s.seats for r in range(s.rounds))
        assert row["bought_per_round"] * 60 * 2 == pytest.approx(bought)
        assert (row["tile"], row["cost"]) == (place + 1, BUILT_IN.tables["tile"][place + 1]["cost"])


@pytest.mark.parametrize("direct_interaction", [0, 1])
def test_tiles_that_are_in_the_game_are_listed_also_where_nobody_buys_one(direct_interaction: int) -> None:
    batch = games(3, 4, advanced=1, direct_interaction=direct_interaction)
    states = batch.states.copy()
    states["seats"]["tiles"] = 0
    rows = statistics_of(Batch(states, batch.moves, batch.scores, batch.returns), 3)["tiles"]
    tiles = BUILT_IN.tables["tile"]
    in_game = [tile for tile in tiles if direct_interaction or not tiles[tile]["interaction"]]
    assert [row["tile"] for row in rows] == in_game
    assert [(row["bought_per_round"], row["win_share"]) for row in rows] == [(0.0, None)] * len(in_game)
    assert "tiles" not in statistics_of(games(3, 4), 3)


def test_the_margin_of_a_tile_is_the_lead_of_its_buyers_in_that_round() -> None:
    batch = games(3, 60, advanced=1)
    row = statistics_of(batch, 3)["tiles"][0]
    margins, wins = [], []
    for state, returns in zip(batch.states, batch.returns, strict=True):
        for r in range(2):
            scores = state["seats"]["round_scores"][:3, r]
            for seat in range(3):
                if state["seats"]["tiles"][seat, r] & 1:
                    margins.append(scores[seat] - scores.mean())
                    wins.append((returns[seat] == returns.max()) / (returns == returns.max()).sum())
    assert margins
    assert row["margin_mean"] == pytest.approx(np.mean(margins))
    assert row["win_share"] == pytest.approx(np.mean(wins))


def test_a_game_without_tiles_has_no_table_of_tiles() -> None:
    assert list(statistics_of(games(2, 5), 2)) == ["card_types"]


def test_a_type_nobody_ever_has_has_no_points_a_card() -> None:
    batch = games(2, 1)
    nothing = np.zeros_like(batch.states)  # a table with no cards at all
    for row in statistics_of(replace(batch, states=nothing), 2)["card_types"]:
        assert (row["copies_mean"], row["points_per_card"]) == (0, None)
