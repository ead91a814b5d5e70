"""Chapter 4: rounds and victory."""

from __future__ import annotations

import pytest

from cubarium.engine.errors import NotOver
from tests.games.cubosaurs.table import (
    CARDS,
    EVEN,
    better,
    last_turn,
    named,
    new_game,
    random_game,
    set_up,
    table,
    worse,
)


@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
@pytest.mark.rule("cubosaurs-4.1")
def test_ruling_22_there_are_three_rounds_with_two_players_else_two(players: int, rounds: int) -> None:
    *_, match = random_game(1, players=players)
    assert [e["round"] for e in named(match.notes(), "round-ends")] == list(range(1, rounds + 1))


@pytest.mark.rule("cubosaurs-4.1")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_an_option_sets_the_number_of_rounds(players: int, rounds: int) -> None:
    *_, match = random_game(1, players=players, rounds=rounds)
    assert len(named(match.notes(), "round-ends")) == rounds


@pytest.mark.rule("cubosaurs-4.2")
def test_a_new_round_is_set_up_like_the_first() -> None:
    deck = "black-1..7 grey-1..6"
    t = last_turn(better(EVEN[0]), better(EVEN[1]).replace("grey-1", "grey-2"), EVEN[2])
    t.act("keep", outcomes=set_up(3, deck=deck))
    assert [t.collection(seat) for seat in (2, 1, 0)] == [
        ["black-1", "black-2", "black-3", "black-4"],
        ["grey-1", "black-5", "black-6", "black-7"],
        ["grey-2", "grey-3", "grey-4", "grey-5"],
    ]
    assert (t.hand, t.deck_left) == (["grey-6"], 30 - 12 - 1)


@pytest.mark.rule("cubosaurs-4.2")
def test_ruling_4_all_cards_come_back_also_destroyed_ones_and_those_set_aside() -> None:
    t = table(hand="trex-3", destroyed="egg-trex", deck_left=0, tokens=(0, 0, 0))
    aside = t.state["deck"][30:]
    # The last seat has most of the cards; whoever starts is not the point here.
    t.act("keep", outcomes=set_up(3, deck=f"egg-trex {aside[0]}", tiles=(), unsold=t.market))
    assert t.state["destroyed"] == []
    assert {"egg-trex", aside[0]} <= set(t.collection(t.asked))
    assert sorted(t.state["deck"]) == sorted(CARDS)


# Who starts


@pytest.mark.rule("cubosaurs-4.3")
@pytest.mark.parametrize("last", range(3))
def test_the_player_with_the_fewest_points_starts_the_next_round(last: int) -> None:
    own = [worse(cards) if seat == last else cards for seat, cards in enumerate(EVEN)]
    t = last_turn(*own).act("keep")
    assert (t.round_scores(1)[last], t.asked) == (0, last)


@pytest.mark.rule("cubosaurs-4.3")
def test_ruling_3_the_round_counts_not_the_total() -> None:
    t = last_turn(worse(EVEN[0]), EVEN[1], EVEN[2], round=2, rounds=3, scores=((50,), (0,), (0,))).act("keep")
    assert t.asked == 0


@pytest.mark.rule("cubosaurs-4.3")
@pytest.mark.parametrize(("first_round", "starter"), [((7, 3), 1), ((3, 7), 0)])
def test_ruling_2_among_the_last_of_the_round_the_lower_total_starts(
    first_round: tuple[int, int], starter: int
) -> None:
    scores = [(points,) for points in first_round]
    t = last_turn(EVEN[0], EVEN[1], round=2, rounds=3, scores=scores).act("keep", outcomes=set_up(2))
    assert (t.round_scores(2), t.asked) == ([1, 1], starter)


@pytest.mark.rule("cubosaurs-4.3")
@pytest.mark.parametrize("pick", range(3))
def test_ruling_2_chance_decides_among_players_who_are_still_level(pick: int) -> None:
    t = last_turn(*EVEN).act("keep", outcomes=set_up(3, starter=pick))
    assert (t.round_scores(1), t.asked) == ([1, 1, 1], pick)


@pytest.mark.rule("cubosaurs-4.3")
@pytest.mark.parametrize(("pick", "starter"), [(0, 0), (1, 2)])
def test_chance_decides_among_the_last_only(pick: int, starter: int) -> None:
    t = last_turn(EVEN[0], better(EVEN[1]), EVEN[2]).act("keep", outcomes=set_up(3, starter=pick))
    assert (t.round_scores(1), t.asked) == ([1, 2, 1], starter)


@pytest.mark.rule("cubosaurs-4.4")
def test_ruling_23_the_direction_turns_with_each_round() -> None:
    *_, match = random_game(1, players=3, rounds=3)
    assert [e["direction"] for e in named(match.notes(), "round-begins")] == [1, -1, 1]


@pytest.mark.rule("cubosaurs-4.4")
def test_the_second_round_is_played_counterclockwise() -> None:
    t = last_turn(EVEN[0], EVEN[1], worse(EVEN[2])).act("keep")
    seats = [t.asked, t.act("keep").asked, t.act("keep").asked, t.act("keep").asked]
    assert seats == [2, 1, 0, 2]


# Who wins


def final(*collections: str, scores: tuple[int, ...]) -> list[int]:
    """Return the winners after a second and last round."""
    t = last_turn(*collections, round=2, rounds=2, scores=[(points,) for points in scores]).act("keep")
    assert t.match.is_over
    return t.match.winners()


@pytest.mark.rule("cubosaurs-4.5")
def test_the_highest_total_of_all_rounds_wins() -> None:
    assert final(better(EVEN[0]), EVEN[1], EVEN[2], scores=(0, 9, 5)) == [1]
    assert final(EVEN[0], EVEN[1], EVEN[2], scores=(-3, -9, -5)) == [0]


@pytest.mark.rule("cubosaurs-4.5")
def test_the_total_is_the_sum_of_the_rounds() -> None:
    t = last_turn(EVEN[0], EVEN[1], round=3, scores=((4, -6), (10, 20))).act("keep")
    assert t.match.scores() == [4 - 6 + 1, 10 + 20 + 1]


@pytest.mark.rule("cubosaurs-4.6")
def test_among_those_who_are_level_the_last_round_decides() -> None:
    assert final(EVEN[0], better(EVEN[1]), EVEN[2], scores=(6, 5, 0)) == [1]
    assert final(better(EVEN[0]), EVEN[1], EVEN[2], scores=(5, 6, 0)) == [0]


@pytest.mark.rule("cubosaurs-4.7")
def test_two_who_are_still_level_share_the_victory() -> None:
    assert final(*EVEN, scores=(6, 5, 6)) == [0, 2]


@pytest.mark.rule("cubosaurs-4.7")
def test_three_who_are_still_level_share_the_victory() -> None:
    assert final(*EVEN, scores=(6, 6, 6)) == [0, 1, 2]


@pytest.mark.rule("cubosaurs-4.7")
def test_a_level_player_with_a_lower_last_round_has_no_share() -> None:
    assert final(EVEN[0], worse(EVEN[1]), EVEN[2], scores=(6, 7, 6)) == [0, 2]


@pytest.mark.rule("cubosaurs-4.7")
def test_the_journal_names_those_who_win_or_share() -> None:
    def ends(*scores: int) -> tuple[list[int], list[int]]:
        t = last_turn(*EVEN, round=2, rounds=2, scores=[(points,) for points in scores]).act("keep")
        notes = t.match.notes()
        return [e["seat"] for e in named(notes, "wins")], [e["seat"] for e in named(notes, "shares")]

    assert ends(1, 2, 0) == ([1], [])
    assert ends(2, 2, 0) == ([], [0, 1])


def test_results_count_the_opponents_beaten_less_those_who_beat() -> None:
    t = last_turn(*EVEN, round=2, rounds=2, scores=((3,), (5,), (3,))).act("keep")
    assert t.match.returns() == [-1, 2, -1]


def test_nobody_has_won_before_the_end() -> None:
    with pytest.raises(NotOver):
        new_game(3).match.winners()
