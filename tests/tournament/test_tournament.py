"""Tournaments by search: who meets whom at every size, and how everybody stands."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cubarium.tournament import round_robin, swiss
from cubarium.tournament.games import BOT, Game, Past, Seating, pairs
from cubarium.tournament.standings import Standing, halves_of, standings

SIZES = range(2, 18)


def met_in(tables: list[Seating]) -> Counter[frozenset[int]]:
    return Counter(frozenset(two) for seats in tables for two in pairs(seats))


# --- round robin ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_everybody_meets_everybody_once_and_sits_first_half_of_the_time(size: int, bots: bool) -> None:
    rounds = round_robin.rounds_for(size)
    tables = [round_robin.seat_round(size, number, bots=bots) for number in range(1, rounds + 1)]
    for each in tables:
        assert sorted(entrant for seats in each for entrant in seats if entrant != BOT) == list(range(size))
    every = [seats for each in tables for seats in each]
    assert met_in(every) == {frozenset(two): 1 for two in combinations(range(size), 2)}
    alone = [seats for seats in every if len(seats) == 1 or BOT in seats]
    assert len(alone) == (size if size % 2 else 0)
    assert all((len(seats) == 2) == bots for seats in alone)
    first = Counter(seats[0] for seats in every if len(seats) == 2 and BOT not in seats)
    behind = Counter(seats[1] for seats in every if len(seats) == 2 and BOT not in seats)
    assert all(abs(first[each] - behind[each]) <= 1 for each in range(size))


def test_who_should_meet_somebody_gone_has_a_bye_or_a_bot() -> None:
    rounds = [round_robin.seat_round(4, number, gone={2}) for number in (1, 2, 3)]
    assert [sum(seats in {(0,), (1,), (3,)} for seats in each) for each in rounds] == [1, 1, 1]
    assert not any(2 in seats for each in rounds for seats in each)
    with_bot = round_robin.seat_round(4, 1, gone={2}, bots=True)
    assert sum(BOT in seats for seats in with_bot) == 1
    assert round_robin.seat_round(2, 1, gone={0, 1}) == []


# --- Swiss ------------------------------------------------------------------------------------------------


def play(
    size: int, rounds: int, luck: random.Random, seats: int = 2, *, bots: bool = False, leaving: float = 0.0
) -> tuple[list[list[Game]], list[set[int]]]:
    """Play a Swiss tournament with any results; return its rounds, and who took part in each."""
    games: list[list[Game]] = []
    here, there = set(range(size)), []
    for _ in range(rounds):
        here = {each for each in here if len(here) <= seats or luck.random() >= leaving}
        past = [game for each in games for game in each]
        order = [each.entrant for each in standings(range(size), past, seats) if each.entrant in here]
        there.append(set(here))
        seated = swiss.seat_round(order, Past(past), seats, bots=bots)
        games.append([Game(each, places(each, luck)) for each in seated])
    return games, there


def places(seats: Seating, luck: random.Random) -> tuple[int, ...]:
    if len(seats) == 1:
        return ()
    scores = [luck.randrange(3) for _ in seats]
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def has_perfect_matching(entrants: set[int], past: Past) -> bool:
    """Tell, without any order, whether all can be seated in pairs of who have not met."""
    if not entrants:
        return True
    one = min(entrants, key=lambda each: sum(not past.have_met(each, o) for o in entrants - {each}))
    rest = entrants - {one}
    return any(not past.have_met(one, o) and has_perfect_matching(rest - {o}, past) for o in rest)


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("leaving", [0.0, 0.1])
@pytest.mark.parametrize("size", [*SIZES, 32])
def test_nobody_meets_twice_while_all_can_be_seated_otherwise(size: int, leaving: float, bots: bool) -> None:
    for seed in range(8 if size < 32 else 2):
        rounds, there = play(size, min(9, size), random.Random(seed), bots=bots, leaving=leaving)
        before: list[Game] = []
        for games, here in zip(rounds, there, strict=True):
            past = Past(before)
            seated = [entrant for game in games for entrant in game.seats if entrant != BOT]
            assert sorted(seated) == sorted(here)
            alone = {each for game in games if game.is_bye or BOT in game.seats for each in game.seats}
            alone.discard(BOT)
            assert len(alone) == len(here) % 2
            least = min(past.unmet[each] for each in here)
            assert all(past.unmet[each] == least for each in alone), "somebody was left over before others"
            again = sum(past.have_met(*two) for game in games for two in pairs(game.seats))
            if again:
                fair = [each for each in here if past.unmet[each] == least] if alone else [-2]
                assert not any(has_perfect_matching(here - {each}, past) for each in fair)
            before += games


@pytest.mark.parametrize("size", SIZES)
def test_in_duels_everybody_sits_first_about_half_of_the_time(size: int) -> None:
    for seed in range(8):
        rounds, _ = play(size, swiss.usual_rounds(size, 2), random.Random(seed))
        behind: Counter[int] = Counter()
        for game in (game for each in rounds for game in each if len(game.seats) == 2):
            behind.update({game.seats[0]: -1, game.seats[1]: 1})
        assert all(abs(count) <= 3 for count in behind.values())
        assert sum(abs(count) for count in behind.values()) <= 1.5 * size


def test_those_who_stand_alike_meet() -> None:
    past = [Game((0, 1), (1, 2)), Game((2, 3), (2, 1))]
    order = [each.entrant for each in standings(range(4), past)]
    assert order[:2] == [0, 3]
    assert [set(seats) for seats in swiss.seat_round(order, Past(past))] == [{0, 3}, {1, 2}]


@pytest.mark.parametrize(
    ("size", "seats", "bots"),
    [(n, seats, bots) for n in SIZES for seats in (3, 4) for bots in (False, True) if bots or n >= seats],
)
def test_larger_tables_are_full_and_leave_nobody_over_twice_before_others(
    size: int, seats: int, bots: bool
) -> None:
    rounds, _ = play(size, 4, random.Random(size), seats, bots=bots)
    for number, games in enumerate(rounds):
        past = Past(game for each in rounds[:number] for game in each)
        assert sorted(each for game in games for each in game.seats if each != BOT) == list(range(size))
        assert all(len(game.seats) == seats or (game.is_bye and not bots) for game in games)
        assert sum(BOT in game.seats for game in games) == (1 if bots and size % seats else 0)
        least = min(past.unmet[each] for each in range(size))
        alone = {each for game in games if game.is_bye or BOT in game.seats for each in game.seats} - {BOT}
        waited = [each for each in range(size) if past.unmet[each] == least]
        assert all(past.unmet[each] <= least + 1 for each in alone)
        assert alone.issubset(waited) or alone.issuperset(waited)


def test_at_larger_tables_people_meet_others_first() -> None:
    past = Past([Game((0, 1, 2), (1, 2, 3)), Game((3, 4, 5), (1, 2, 3)), Game((6, 7, 8), (1, 2, 3))])
    tables = swiss.seat_round(list(range(9)), past, 3)
    assert all(past.have_met(*two) == 0 for seats in tables for two in pairs(seats))


@pytest.mark.parametrize(
    ("size", "rounds"), [(2, 1), (3, 2), (4, 3), (5, 3), (8, 3), (9, 4), (17, 5), (32, 5)]
)
def test_the_usual_number_of_rounds(size: int, rounds: int) -> None:
    assert swiss.usual_rounds(size, 2) == rounds
    assert swiss.most_rounds(size, 2, 99) == min(9, size - 1)
    assert swiss.most_rounds(size, 4, 99) == 9


# --- standings --------------------------------------------------------------------------------------------


def lines(found: list[Standing]) -> list[tuple[Any, ...]]:
    return [(each.entrant, each.place, each.halves, each.opponents, each.direct) for each in found]


def test_points_are_for_those_one_comes_out_ahead_of() -> None:
    assert halves_of(Game((4, 7), (1, 2)), 2) == {4: 2, 7: 0}
    assert halves_of(Game((4, 7), (1, 1)), 2) == {4: 1, 7: 1}
    assert halves_of(Game((4, BOT), (2, 1)), 2) == {4: 0}
    assert halves_of(Game((1, 2, 3, 4), (3, 1, 1, 4)), 4) == {1: 2, 2: 5, 3: 5, 4: 0}
    assert halves_of(Game((4,)), 2) == {4: 2}
    assert halves_of(Game((4,)), 4) == {4: 6}


def test_games_that_are_played_do_not_count_yet() -> None:
    assert lines(standings(range(2), [Game((0, 1))])) == [(0, 1, 0, 0, None), (1, 1, 0, 0, None)]


def test_the_points_of_opponents_decide_between_equals() -> None:
    games = [Game((0, 1), (1, 2)), Game((2, 3), (1, 2)), Game((0, 2), (2, 1)), Game((1, 3), (1, 2))]
    found = standings(range(4), games)
    assert lines(found) == [(2, 1, 4, 2, None), (0, 2, 2, 6, None), (1, 3, 2, 2, None), (3, 4, 0, 6, None)]
    assert [each.decided for each in found] == ["points", "opponents", "opponents", "points"]


def test_who_won_the_game_between_equals_is_ahead() -> None:
    games = [Game((0, 1), (1, 2)), Game((2, 3), (1, 2)), Game((0, 3), (2, 1)), Game((1, 2), (1, 2))]
    found = standings(range(4), games)
    assert {each.halves for each in found} == {2}
    assert {each.opponents for each in found} == {4}
    assert {(each.place, each.direct, each.decided) for each in found} == {(1, None, "nothing")}
    played_off = standings(range(2), [Game((0, 1), (2, 1)), Game((0,)), Game((1, BOT), (2, 1))])
    assert lines(played_off) == [(1, 1, 2, 4, 2), (0, 2, 2, 4, 0)]
    assert [each.decided for each in played_off] == ["direct", "direct"]


def test_a_bye_or_a_bot_counts_as_an_opponent_as_strong_as_oneself() -> None:
    found = standings(range(3), [Game((0,)), Game((1, 2), (1, 2)), Game((1,)), Game((0, BOT), (1, 2))])
    assert {each.entrant: each.opponents for each in found} == {0: 8, 1: 4, 2: 4}
    assert [each.games for each in found] == [2, 2, 1]
