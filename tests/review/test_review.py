"""Reviews: luck and skill add up to the last digit, and luck is luck."""

from __future__ import annotations

import json
import statistics
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import islice

import pytest

from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.rules.search import WIN
from cubarium.review import Review, review
from cubarium.review.plan import Decided, Plan, has_chance, stages
from tests.review.games import begin, go_on, last_review, played
from tests.thorough import usual_first

GAMES = [
    ("cubosaurs", ("greedy", "random"), ""),
    ("cubosaurs", ("greedy", "random", "greedy", "random"), "advanced"),
    ("cubano-course", ("random", "greedy"), ""),
    ("cubano-1-die", ("greedy", "random", "greedy", "greedy"), ""),
    ("cubano-1-die", ("greedy", "random"), "attentive"),
    ("cubano-naval-messages", ("greedy", "random"), "short"),
]
in_some_games = pytest.mark.parametrize(("game", "bots", "variant"), GAMES)
PLAYOUTS = 20


@cache
def reviewed(game: str, bots: tuple[str, ...], variant: str) -> tuple[Match, Review]:
    match = played(game, bots, number=1, variant=variant)
    return match, last_review(match, PLAYOUTS)


@in_some_games
def test_luck_and_skill_add_up_to_the_last_digit(game: str, bots: tuple[str, ...], variant: str) -> None:
    match, found = reviewed(game, bots, variant)
    assert found.whole == WIN * found.playouts
    winners = match.winners()
    for place, seat in enumerate(found.seats):
        share = Fraction(1, len(winners)) if place in winners else 0
        assert Fraction(seat.final, found.whole) == share
        assert seat.initial + seat.luck + seat.own + seat.others == seat.final
        assert seat.luck == sum(move.luck[place] for move in found.moves)
        assert seat.skill == sum(move.skill[place] for move in found.moves)
        assert seat.own == sum(move.skill[place] for move in found.moves if move.seat == place)


@in_some_games
def test_a_victory_is_shared_out_whole_at_every_moment(
    game: str, bots: tuple[str, ...], variant: str
) -> None:
    match, found = reviewed(game, bots, variant)
    assert len(found.shares) == match.move_count + 1
    assert {sum(shares) for shares in found.shares} == {found.whole}
    assert all(sum(move.luck) == sum(move.skill) == 0 for move in found.moves)
    for move, before, after in zip(found.moves[1:], found.shares, found.shares[1:], strict=False):
        change = [x - y for x, y in zip(after, before, strict=True)]
        assert change == [x + y for x, y in zip(move.luck, move.skill, strict=True)]


@in_some_games
def test_a_move_without_chance_has_no_luck_and_a_forced_one_no_skill(
    game: str, bots: tuple[str, ...], variant: str
) -> None:
    match, found = reviewed(game, bots, variant)
    for told, move, decided in zip(found.moves[1:], match.moves, Plan.of(match).decided, strict=True):
        if not has_chance(match, move):
            assert set(told.luck) == {0}
        if decided is Decided.BEFORE:
            assert move.is_forced
            assert set(told.skill) == {0}


def test_every_kind_of_move_is_among_those_games() -> None:
    matches = [reviewed(*each)[0] for each in GAMES]
    plans = [Plan.of(match) for match in matches]
    assert {decided for plan in plans for decided in plan.decided} == set(Decided)
    assert any(len(set(plan.stands_for)) < len(plan.stands_for) for plan in plans)
    asked = [m.rules.actors(m.state_at(number)) for m in matches for number in range(m.move_count)]
    assert any(seats.bit_count() > 1 for seats in asked)


def test_who_plays_by_the_heuristic_has_no_skill_of_its_own() -> None:
    """Both sides are played on by the same heuristic in the same worlds, so nothing is left to noise."""
    found = last_review(played("cubosaurs", ["greedy", "greedy"]), PLAYOUTS)
    assert [(seat.own, seat.others) for seat in found.seats] == [(0, 0), (0, 0)]


@pytest.mark.parametrize(
    ("game", "games", "is_skilful"), usual_first(("cubosaurs", 24, True), ("cubano-course", 120, False))
)
def test_luck_has_mean_zero_although_one_side_plays_at_random(
    game: str, games: int, is_skilful: bool
) -> None:
    reviews = [last_review(played(game, ["greedy", "random"], number), 16) for number in range(games)]
    luck, skill = (
        [getattr(each.seats[0], what) / each.whole for each in reviews] for what in ("luck", "skill")
    )
    assert abs(statistics.mean(luck)) < 3 * statistics.stdev(luck) / games**0.5
    assert (statistics.mean(skill) > 3 * statistics.stdev(skill) / games**0.5) == is_skilful


def test_the_same_seed_gives_the_same_reviews_and_another_seed_others() -> None:
    match = played("cubano-course", ["greedy", "random"])
    first, again, other = (list(review(match, 40, seed)) for seed in (1, 1, 2))
    assert stages(40) == [16, 40]
    assert [each.playouts for each in first] == [16, 16, 40]
    assert [bool(each.decisions) for each in first] == [False, True, True]
    assert first == again == list(review(match, 40, 1, threads=2))
    assert first[-1].shares != other[-1].shares


def test_reviews_get_better_from_the_same_worlds() -> None:
    match = played("cubano-course", ["greedy", "random"])
    soon, judged, *_ = islice(review(match, 1000), 2)
    assert judged == last_review(match, 16, judges=True)
    assert soon == replace(judged, decisions=())


def test_a_review_is_told_how_far_it_is() -> None:
    match = played("cubano-course", ["greedy", "random"])
    done: list[int] = []
    assert list(review(match, 20, progress=done.append))
    assert sum(done) == Plan.of(match).work(20)


def test_a_review_survives_json() -> None:
    found = last_review(played("cubano-course", ["greedy", "random"]), 16, judges=True)
    assert found.decisions
    assert Review.from_json(json.loads(json.dumps(found.to_json()))) == found


@pytest.mark.parametrize("data", [{}, {"format": 2}])
def test_something_else_is_no_review(data: dict[str, int]) -> None:
    with pytest.raises(Malformed, match="no review"):
        Review.from_json(data)


def test_a_game_that_is_not_over_ends_with_an_estimate() -> None:
    match, luck = begin("cubano-course", 2)
    go_on(match, luck, ["greedy", "random"], moves=12)
    found = last_review(match, 64)
    assert not found.is_over
    assert len(found.shares) == 13
    assert all(0 < seat.final < found.whole for seat in found.seats)
    assert all(seat.initial + seat.luck + seat.skill == seat.final for seat in found.seats)


def test_a_match_from_a_position_has_no_deal() -> None:
    match, luck = begin("cubosaurs", 2)
    go_on(match, luck, ["greedy", "greedy"], moves=30)
    later = Match(match.spec, {}, match.seats, seed=9, position=to_json(match.state))
    go_on(later, luck, ["greedy", "random"])
    found = last_review(later, 16)
    assert [move.number for move in found.moves] == list(range(1, later.move_count + 1))
    assert tuple(seat.initial for seat in found.seats) == found.shares[0]


def test_a_game_without_a_move_is_its_deal() -> None:
    match, _ = begin("cubosaurs", 3)
    (deal,) = last_review(match, 16).moves
    assert (deal.number, deal.seat, set(deal.skill)) == (0, -1, {0})


def test_who_plays_alone_has_no_review() -> None:
    match, luck = begin("cubano-puzzle", 1)
    go_on(match, luck, ["greedy"], moves=3)
    with pytest.raises(Malformed, match="played alone"):
        next(review(match, 16))


@pytest.mark.parametrize("playouts", [0, 15, -1, 1_000_001])
def test_a_number_of_playouts_that_makes_no_sense_is_refused(playouts: int) -> None:
    match, _ = begin("cubosaurs", 2)
    with pytest.raises(Malformed, match="playouts"):
        next(review(match, playouts))
