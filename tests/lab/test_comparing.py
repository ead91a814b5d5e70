"""Which changes are flagged and in what order, from figures whose truth is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from cubarium.engine.registry import load_game
from cubarium.lab.blocks import BLOCKS, Figure, Played, figures_of
from cubarium.lab.comparing import compare
from cubarium.lab.findings import Advantage, find
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import Tally, set_table

ANY = Figure("games", "", "", "moves_mean")


def tile(number: int, column: str = "win_share") -> Figure:
    return Figure("tiles", "tile", number, column)


def card(name: str, column: str = "points_per_card") -> Figure:
    return Figure("card_types", "type", name, column)


def seat(number: int) -> Figure:
    return Figure("seats", "seat", number, "won_share")


def played(means: dict[Figure, float], seed: int, width: float = 0.01) -> Played:
    """Return blocks whose figures scatter around their means."""
    luck = Random(seed)
    blocks = [{figure: luck.gauss(mean, width) for figure, mean in means.items()} for _ in range(BLOCKS)]
    return Played(tuple(blocks), BLOCKS, BLOCKS, "")


def order(base: dict[Figure, float], changed: dict[Figure, float]) -> Sequence[Figure]:
    found = compare(played(base | {ANY: 9}, 1), played(changed | {ANY: 9}, 2), players=4)
    return [change.figure for change in found if change.is_flagged]


def test_what_moved_furthest_for_its_kind_comes_first() -> None:
    base = {tile(1): 0.25, tile(2): 0.30, card("a"): 4.0, card("b"): 6.0}
    # Half an even share is more than a fifth of the usual five points.
    assert order(base, base | {tile(1): 0.375, card("a"): 5.0}) == [tile(1), card("a")]
    assert order(base, base | {tile(1): 0.275, card("a"): 5.0}) == [card("a"), tile(1)]


def test_what_concerns_components_comes_before_other_figures() -> None:
    left = tile(1, "left_share")
    assert order({left: 0.5, tile(1): 0.25}, {left: 9.0, tile(1): 0.28}) == [tile(1), left]


def test_a_part_of_all_purchases_stands_beside_worth() -> None:
    parts = [tile(number, "taken_share") for number in (1, 2)]
    base = {tile(1): 0.25, parts[0]: 0.25, parts[1]: 0.75}
    # A fifth of an even part is more than an eighth of an even share, and a tenth is less.
    assert order(base, base | {tile(1): 0.28125, parts[0]: 0.35}) == [parts[0], tile(1)]
    assert order(base, base | {tile(1): 0.28125, parts[0]: 0.30}) == [tile(1), parts[0]]


def test_parts_of_purchases_add_up_in_every_table() -> None:
    rows = [{"tile": 1, "cost": 3, "bought_per_round": 0.5}, {"tile": 2, "bought_per_round": 1.5}]
    table = set_table(load_game("cubano-course"), {}, ["random"])
    tally = Tally(table, keep_rows=False)
    tally.add(Interpreted(table).play(1, 0, 2), 0)
    report = replace(
        tally.report(1, 0.0, ""), statistics={"tiles": rows, "none": [{"tile": 1, "bought_mean": 0.0}]}
    )
    found = figures_of(report)
    assert [found[tile(number, "taken_share")] for number in (1, 2)] == [0.25, 0.75]
    assert found[Figure("none", "tile", 1, "taken_share")] == 0.0
    assert tile(1, "cost") not in found, "it is printed, and no game can change it"


def test_what_never_varies_is_not_compared() -> None:
    blocks = [dict.fromkeys([tile(1), ANY], 1.0) for _ in range(BLOCKS)]
    still = Played(tuple(blocks), BLOCKS, BLOCKS, "")
    assert compare(still, still, players=4) == []


def test_a_figure_that_jumps_from_one_number_to_another_is_flagged() -> None:
    both = [Played(tuple({ANY: number} for _ in range(BLOCKS)), BLOCKS, BLOCKS, "") for number in (8.0, 7.0)]
    (change,) = compare(both[0], both[1], players=4)
    assert (change.is_flagged, change.before, change.after, change.difference.mean) == (True, 8.0, 7.0, -1.0)


def test_what_a_block_lacks_is_left_out() -> None:
    base, changed = played({tile(1): 0.2, tile(2): 0.2}, 1), played({tile(1): 0.2, tile(2): 0.2}, 2)
    first = {figure: value for figure, value in changed.blocks[0].items() if figure != tile(2)}
    short = Played((first, *changed.blocks[1:]), BLOCKS, BLOCKS, "")
    assert [change.figure for change in compare(base, short, players=4)] == [tile(1)]


def test_of_100_neutral_runs_fewer_than_5_flag_anything() -> None:
    means = {tile(number): 0.25 for number in range(40)}
    runs = [compare(played(means, 2 * run), played(means, 2 * run + 1), players=4) for run in range(100)]
    assert sum(any(change.is_flagged for change in run) for run in runs) < 5


def test_a_small_change_is_flagged_among_many() -> None:
    means = {tile(number): 0.25 for number in range(40)}
    found = compare(played(means, 6), played(means | {tile(7): 0.26}, 7), players=4)
    assert [change.figure for change in found if change.is_flagged] == [tile(7)]
    assert found[0].difference.low < 0.01 < found[0].difference.high


@pytest.mark.parametrize(
    ("shares", "told"),
    [((0.25, 0.25, 0.25, 0.25), "even even even even"), ((0.28, 0.25, 0.25, 0.22), "more even even less")],
)
def test_seats_have_an_advantage_beyond_luck_alone(shares: tuple[float, ...], told: str) -> None:
    found = find(played({ANY: 9} | {seat(p + 1): share for p, share in enumerate(shares)}, 3, 0.02), 4)
    assert " ".join(each.advantage for each in found.seats) == told
    assert found.seats[0].advantage is (Advantage.MORE if told.startswith("more") else Advantage.EVEN)


def test_must_haves_win_far_more_and_the_dominated_are_hardly_taken() -> None:
    means = {ANY: 9.0} | {seat(p): 0.25 for p in range(1, 5)}
    means |= {tile(1): 0.42, tile(2): 0.37, tile(3): 0.25}
    means |= {tile(n, "taken_share"): share for n, share in ((1, 0.52), (2, 0.44), (3, 0.04))}
    found = find(played(means, 4), 4)
    assert [worth.figure for worth in found.must_haves] == [tile(1)]
    assert [each.figure.row for each in found.dominated] == [3]
    assert found.dominated[0].usual == pytest.approx(1 / 3)


def test_who_merely_kept_a_card_needed_it_not() -> None:
    kept = Figure("cards_left", "card", "red-15", "keeper_win_share")
    means = {ANY: 9.0, kept: 0.9} | {seat(p): 0.25 for p in range(1, 5)}
    assert find(played(means, 5), 4).must_haves == []


@pytest.mark.parametrize(("games", "is_dominated"), [(BLOCKS, False), (100 * BLOCKS, True)])
def test_what_nobody_took_in_few_games_may_be_taken_in_others(games: int, is_dominated: bool) -> None:
    parts = {tile(number, "taken_share"): float(number == 1) for number in range(1, 11)}
    blocks = tuple({ANY: 9.0, seat(1): 0.5, seat(2): 0.5, **parts} for _ in range(BLOCKS))
    found = find(Played(blocks, games, games, ""), 2)
    assert bool(found.dominated) is is_dominated
    assert all(0 == each.estimate.low < each.estimate.high < 1 for each in found.dominated)
