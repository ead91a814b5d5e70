"""Which positions a match may start from: every one a game can reach, and none that breaks a rule."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cubarium.engine.errors import ImpossiblePosition
from cubarium.engine.match import Match
from tests.games.trex.table import CARDS, SPEC, Setting, Table, random_game, table

SETTING = Setting(
    players=3,
    round=4,
    hands=("red-5 blue-2 green-4", "yellow-1 blue-7 red-10", "shower red-15"),
    known=("blue-2", "", ""),
    played=("brown-3", "", "yellow-6"),
    piles=("green-9 red-10", "brown-8", ""),
    removed_unseen=("yellow-11", "", ""),
    turn=1,
    leader=(0, "brown-3"),
)
POSITION = SETTING.position()


def broken(position: dict[str, Any], **changes: Any) -> list[str]:
    """Return the rules a position breaks, in the order they are told."""
    players = int(position["players"])
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, {"players": players}, position={**position, **changes})
    return [rule for line in caught.value.problems for rule in re.findall(r"trex-\d+\.\d+", line)]


def seats(position: dict[str, Any], seat: int, **changes: Any) -> list[dict[str, Any]]:
    """Return the seats of a position, one of them changed."""
    return [{**player, **changes} if p == seat else player for p, player in enumerate(position["seats"])]


def moment(phase: str) -> dict[str, Any]:
    """Return a position of a game in one phase."""
    t = table(players=2, hands=("red-5 blue-2 red-15", "brown-3 green-4 red-15")).play("red-5 brown-3 blue-2")
    for action in ("egg left", "remove played", "remove played"):
        if t.phase == phase:
            break
        t.act(action)
    assert t.phase == phase
    return t.state


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_position_of_a_game_can_be_started_from(players: int) -> None:
    for match in random_game(4, players=players):
        again = Match(SPEC, {"players": players}, position=match.to_json())
        assert (again.packed(), again.actors()) == (match.packed(), match.actors())


def test_the_position_of_these_tests_is_possible() -> None:
    assert Table(Match(SPEC, SETTING.options(), position=POSITION)).asked == 1


# Cards, eggs and colours


@pytest.mark.rule("trex-1.1")
def test_each_card_of_a_player_lies_in_exactly_one_place() -> None:
    hands = POSITION["hands"]
    assert broken(POSITION, hands=[hands[0][1:], *hands[1:]]) == ["trex-1.1", "trex-7.4"]
    assert broken(POSITION, hands=[["yellow-1", *hands[0]], *hands[1:]]) == ["trex-1.1"]
    pile = ["shower", "shower", *[None] * 15]
    assert set(broken(POSITION, seats=seats(POSITION, 1, pile=pile, pile_size=2))) == {"trex-1.1"}


@pytest.mark.rule("trex-1.5")
def test_there_are_thirty_eggs() -> None:
    assert broken(POSITION, stack_eggs=[6, 6, 6, 6, 6]) == ["trex-1.5"] * 5
    assert broken(POSITION, shown_eggs=["red", "red"]) == ["trex-1.5"] * 2
    assert broken(POSITION, seats=seats(POSITION, 0, eggs=[-1, 0, 0, 0, 0])) == ["trex-1.5"]


@pytest.mark.rule("trex-1.6")
def test_the_colour_cards_are_two_of_five() -> None:
    assert broken(POSITION, high="brown") == ["trex-1.6"]
    assert "trex-1.6" in broken(POSITION, low=None)


# Numbers


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("round_index", 12, "trex-6.1"),
        ("round_index", -1, "trex-6.1"),
        ("phase", None, "trex-5.1"),
        ("turn", 3, "trex-1.3"),
        ("starter", -1, "trex-1.3"),
        ("leader", -1, "trex-4.1"),
        ("leader", 3, "trex-4.1"),
        ("leader_card", None, "trex-4.1"),
        ("removals", 4, "trex-5.4"),
        ("plays", 1, "trex-2.4"),
        ("plays", 3, "trex-3.1"),
        ("ranking", [0, 1, 2, -1, -1], "trex-5.1"),
        ("leader_card", "red-5", "trex-4.3"),
        ("leader", 2, "trex-4.3"),
    ],
)
def test_numbers_must_fit_the_table(field: str, value: Any, rule: str) -> None:
    assert rule in broken(POSITION, **{field: value})


def test_a_table_has_two_to_five_players() -> None:
    with pytest.raises(ImpossiblePosition, match="6 players"):
        Match(SPEC, {"players": 5}, position={**POSITION, "players": 6})


@pytest.mark.rule("trex-1.3")
def test_an_unused_seat_has_nothing() -> None:
    hands = [*POSITION["hands"][:4], ["red-5"]]
    assert broken(POSITION, hands=hands) == ["trex-1.3"]


@pytest.mark.rule("trex-1.7")
def test_a_pile_holds_as_many_cards_as_it_says() -> None:
    assert broken(POSITION, seats=seats(POSITION, 0, pile_size=1)) == ["trex-1.7"]
    assert broken(POSITION, seats=seats(POSITION, 0, played_size=2)) == ["trex-3.1"]
    assert broken(POSITION, seats=seats(POSITION, 0, pile_size=18)) == ["trex-1.7"]


# What cannot come about


@pytest.mark.rule("trex-5.2")
def test_two_eggs_are_won_each_round() -> None:
    eggs = [POSITION["stack_eggs"][0] + 1, *POSITION["stack_eggs"][1:]]
    fewer = [POSITION["seats"][0]["eggs"][0] - 1, *POSITION["seats"][0]["eggs"][1:]]
    assert broken(POSITION, stack_eggs=eggs, seats=seats(POSITION, 0, eggs=fewer)) == ["trex-5.2"]


@pytest.mark.rule("trex-5.3")
def test_two_eggs_lie_open_while_cards_are_played() -> None:
    stack = POSITION["stack_eggs"]
    eggs = [*stack[:3], stack[3] + 1, stack[4] + 1]
    assert broken(POSITION, stack_eggs=eggs, shown_eggs=[None, None]) == ["trex-5.3"]


@pytest.mark.rule("trex-5.4")
def test_everybody_has_removed_a_card_each_round() -> None:
    unseen = [[*POSITION["unseen"][0], "yellow-11"], *POSITION["unseen"][1:]]
    assert broken(POSITION, unseen=unseen, removed_unseen=[[]] * 5) == ["trex-5.4"]


@pytest.mark.rule("trex-2.4")
def test_two_cards_are_not_played_at_one_time() -> None:
    assert broken(POSITION, seats=seats(POSITION, 0, played_at=1)) == ["trex-2.4"]


@pytest.mark.rule("trex-3.3")
def test_who_is_asked_for_a_card_has_one() -> None:
    unseen = [POSITION["unseen"][0], POSITION["unseen"][1] + POSITION["hands"][1], *POSITION["unseen"][2:]]
    hands = [POSITION["hands"][0], [], *POSITION["hands"][2:]]
    assert broken(POSITION, hands=hands, unseen=unseen) == ["trex-3.3"]


@pytest.mark.rule("trex-3.1")
def test_who_is_asked_for_a_card_has_a_choice() -> None:
    unseen = [*POSITION["unseen"][:1], POSITION["unseen"][1] + ["blue-7", "red-10"], *POSITION["unseen"][2:]]
    hands = [POSITION["hands"][0], ["yellow-1"], *POSITION["hands"][2:]]
    assert broken(POSITION, hands=hands, unseen=unseen) == ["trex-3.1"]


@pytest.mark.rule("trex-3.2", "trex-4.2")
@pytest.mark.parametrize("turn", [0, 2])
def test_nobody_is_passed_over_in_the_last_lap(turn: int) -> None:
    hands = ("blue-2 red-15", "red-10 red-15", "red-10 red-15")
    led = Setting(players=3, hands=hands, played=("red-5", "", ""), turn=1, leader=(0, "red-5")).position()
    assert Table(Match(SPEC, {"players": 3}, position=led)).asked == 1
    assert broken(led, turn=turn) == ["trex-3.2"]


@pytest.mark.rule("trex-4.2")
def test_everybody_has_played_when_a_round_ends() -> None:
    egg = moment("egg")
    hand = [*egg["hands"][1], *(card for card in egg["seats"][1]["played"] if card)]
    hands = [egg["hands"][0], sorted(hand, key=CARDS.index), *egg["hands"][2:]]
    one = seats({"seats": seats(egg, 0, played_at=2)}, 1, played=[None] * 17, played_size=0, played_at=0)
    assert broken(egg, hands=hands, seats=one, plays=2) == ["trex-4.2"]


@pytest.mark.rule("trex-2.4")
def test_a_played_pile_and_its_time_go_together() -> None:
    assert broken(POSITION, seats=seats(POSITION, 2, played_at=0)) == ["trex-2.4"]
    assert "trex-2.4" in broken(POSITION, plays=3, seats=seats(POSITION, 1, played_at=3))


@pytest.mark.rule("trex-4.1")
def test_a_played_meteor_has_a_leader() -> None:
    assert broken(POSITION, leader=-1, leader_card=None) == ["trex-4.1"]


@pytest.mark.rule("trex-2.6")
def test_the_ranking_is_that_of_the_top_cards() -> None:
    egg = moment("egg")
    assert broken(egg, ranking=[1, 0, -1, -1, -1], turn=1) == ["trex-2.6"]
    assert broken(egg, ranking=[0, 0, -1, -1, -1]) == ["trex-2.6"]
    assert broken(egg, ranking=[0, 1, 2, -1, -1]) == ["trex-2.6"]


@pytest.mark.rule("trex-5.2")
def test_the_highest_is_asked_for_an_egg_if_there_is_a_choice() -> None:
    egg = moment("egg")
    assert broken(egg, turn=1) == ["trex-5.2"]
    stack = [*egg["stack_eggs"][:3], egg["stack_eggs"][3] - 1, egg["stack_eggs"][4] + 1]
    assert broken(egg, shown_eggs=["green", "green"], stack_eggs=stack) == ["trex-5.2"]


@pytest.mark.rule("trex-5.4")
def test_cards_are_removed_in_the_order_of_the_ranking() -> None:
    assert broken(moment("remove"), turn=1) == ["trex-5.4"]


@pytest.mark.rule("trex-5.5", "trex-5.6")
def test_who_is_asked_what_to_remove_has_a_choice() -> None:
    t = table(players=2, hands=("red-5 shower red-15", "brown-3 green-4 red-15")).play("red-5 brown-3 shower")
    position = t.act("egg left").state
    assert (position["phase"], position["ranking"][:2], position["turn"]) == ("remove", [1, 0], 1)
    assert broken(position, turn=0, ranking=[0, 1, -1, -1, -1]) == ["trex-5.5"]


@pytest.mark.rule("trex-5.7")
def test_after_the_removal_the_table_is_cleared() -> None:
    colour = moment("colour")
    assert broken(colour, plays=3) == ["trex-5.7"]
    assert broken(colour, seats=seats(colour, 0, played_at=1)) == ["trex-5.7"]


@pytest.mark.rule("trex-5.12")
def test_only_the_last_round_ends_the_game() -> None:
    assert broken(moment("colour"), phase="over") == ["trex-5.12"]
