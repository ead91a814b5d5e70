"""Chapter 6: points, the winner and ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cubarium.engine.errors import NotOver
from tests.games.trex.table import COLOURS, Table, named, random_game, table

CLOSING = ("shower red-15 green-14", "blue-12 yellow-1")
"""Seat 1 is highest in the last round, seat 0 lowest; both get an egg."""


def last_round(won: Sequence[Mapping[str, int]], closing: str = "green-14", **setting: Any) -> Table:
    """Return a two-player game after its last round; seat 1 takes the green egg, seat 0 the red one."""
    told = {
        "hands": CLOSING,
        "piles": ("green-4 yellow-6 red-10", "green-9 green-4 yellow-6 red-10"),
        "eggs": ("green", "red"),
        **setting,
    }
    t = table(players=2, round=12, won=won, **told).play(f"shower blue-12 {closing}")
    return t.act("egg left", "remove played")


@pytest.mark.rule("trex-6.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_16_after_twelve_rounds_24_eggs_are_won_and_five_cards_left(players: int) -> None:
    *_, match = random_game(3, players=players)
    state = match.to_json()
    assert [e["round"] for e in named(match.notes(), "round-ends")] == list(range(1, 13))
    assert sum(sum(player["eggs"]) for player in state["seats"]) == 24
    assert sum(state["stack_eggs"]) == 6
    for seat in range(players):
        left = len(state["hands"][seat]) + len(state["unseen"][seat]) + state["seats"][seat]["pile_size"]
        assert left == 5


@pytest.mark.rule("trex-6.2")
def test_eggs_of_a_colour_are_worth_their_number_squared() -> None:
    t = last_round(({"yellow": 5, "blue": 3, "red": 3}, {"brown": 6, "green": 4, "yellow": 1}))
    assert t.match.scores() == [25 + 9 + 16, 36 + 25 + 1]


@pytest.mark.rule("trex-6.2")
def test_the_score_sheet_adds_up() -> None:
    t = last_round(({"yellow": 5, "blue": 3, "red": 3}, {"brown": 6, "green": 4, "yellow": 1}))
    for seat, points in enumerate(t.match.scores()):
        lines = [e for e in t.events("line-eggs") if e["seat"] == seat]
        assert sum(e["points"] for e in lines) == points
        assert {COLOURS[e["colour"]]: e["count"] for e in lines} == t.eggs(seat)
    assert [e["points"] for e in t.events("final")] == t.match.scores()


@pytest.mark.rule("trex-6.3")
def test_the_most_points_win() -> None:
    t = last_round(({"yellow": 5, "blue": 3, "red": 3}, {"brown": 6, "green": 4, "yellow": 1}))
    assert (t.match.winners(), t.match.returns()) == ([1], [-1, 1])
    assert t.events("wins") == [{"seat": 1, "points": 62}]
    assert t.events("remains") == []


LEVEL = ({"yellow": 5, "blue": 3, "red": 3}, {"brown": 5, "blue": 3, "green": 3})
"""With the last two eggs both have 25 + 9 + 16 points."""


@pytest.mark.rule("trex-6.4")
def test_ruling_32_among_the_level_the_numbers_of_hand_and_pile_decide() -> None:
    t = last_round(LEVEL)
    assert t.match.scores() == [50, 50]
    # Seat 0 keeps 15 + 14 + 4 + 6 + 10, seat 1 keeps 1 + 9 + 4 + 6 + 10.
    assert t.events("remains") == [{"seat": 0, "total": 49}, {"seat": 1, "total": 30}]
    assert (t.match.winners(), t.events("wins")) == ([0], [{"seat": 0, "points": 50}])


@pytest.mark.rule("trex-6.4")
def test_special_cards_count_nothing_in_a_tie() -> None:
    t = last_round(LEVEL, hands=("shower green-14 chamaelosaurus", CLOSING[1]))
    assert t.events("remains")[0] == {"seat": 0, "total": 14 + 4 + 6 + 10}


@pytest.mark.rule("trex-6.4")
def test_a_card_removed_unseen_is_gone_in_a_tie_too() -> None:
    t = last_round(LEVEL, removed_unseen=("brown-13", ""))
    assert t.events("remains")[0] == {"seat": 0, "total": 49}


@pytest.mark.rule("trex-6.5")
def test_those_who_are_still_level_share_the_victory() -> None:
    # Both keep 1, 4, 6, 9 and 10.
    t = last_round(LEVEL, hands=("shower yellow-1 green-9", CLOSING[1]), closing="green-9")
    assert (t.match.winners(), t.match.returns()) == ([0, 1], [0, 0])
    assert [e["seat"] for e in t.events("shares")] == [0, 1]


def test_a_game_can_be_judged_before_its_end() -> None:
    t = table(won=({"yellow": 2}, {"blue": 1, "red": 1}, {}, {}), round=3, hands=["red-10 red-15"] * 4)
    assert t.match.scores() == [4, 2, 0, 0]
    assert t.match.returns() == [3, 1, -2, -2]
    with pytest.raises(NotOver):
        t.match.winners()
