"""Which positions a match may start from: every one a game can reach, and none that breaks a rule."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cubarium.engine.errors import ImpossiblePosition
from cubarium.engine.match import Match
from tests.games.cubosaurs.table import (
    CARDS,
    EVEN,
    FREE_TILES,
    SPEC,
    Setting,
    changed_pack,
    last_turn,
    random_game,
    set_up,
    table,
    worse,
)

POOR = changed_pack(game={"tokens": 4})
"""So few tokens that the supply is often empty."""
BASE = Setting(players=2, hand="trex-3", collections=("ptero-1 stego-3", "grey-3"), rounds=2)
DNA = Setting(
    hand="trex-3",
    collections=("ptero-1 trex-4", "grey-3", "black-3"),
    tokens=(9, 3, 0),
    market=(1, 5, 6),
    front=((2,),),
)
Change = Mapping[str, Any]


def problems(setting: Setting, **changes: Any) -> list[str]:
    """Return the reasons for which a position is refused."""
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, setting.options(), position={**setting.position(), **changes})
    return list(caught.value.problems)


def rules(setting: Setting, **changes: Any) -> list[str]:
    """Return the rules a position breaks, in the order they are told."""
    return [rule for line in problems(setting, **changes) for rule in re.findall(r"cubosaurs-\d+\.\d+", line)]


def seats(setting: Setting, seat: int, **changes: Any) -> list[dict[str, Any]]:
    """Return the seats of a position, one of them changed."""
    found: list[dict[str, Any]] = setting.position()["seats"]
    return [{**player, **changes} if p == seat else player for p, player in enumerate(found)]


# Possible positions


@pytest.mark.parametrize(
    "options", [{"advanced": 0}, {"advanced": 1}, {"advanced": 1, "direct_interaction": 0}]
)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_position_of_a_game_can_be_started_from(players: int, options: dict[str, int]) -> None:
    for match in random_game(4, players=players, **options):
        again = Match(SPEC, {"players": players, **options}, position=match.to_json())
        assert (again.packed(), again.actors()) == (match.packed(), match.actors())
        assert [again.legal(seat) for seat in range(players)] == [
            match.legal(seat) for seat in range(players)
        ]


@pytest.mark.parametrize("seed", range(4))
def test_positions_in_which_tokens_are_short_can_be_started_from(seed: int) -> None:
    for match in random_game(seed, POOR, players=4, advanced=1):
        assert match.rules.position_problems(match.state) == []


@pytest.mark.rule("cubosaurs-5.6")
def test_a_position_in_which_two_players_are_owed_tokens_can_be_started_from() -> None:
    t = table(
        hand="egg-trex",
        collections=("trex-1", "ptero-1"),
        tokens=(0, 20, 20),
        market=(10,),
        components=FREE_TILES,
    )
    t.act("buy 10", "pick ptero-1", "pick trex-1")
    assert [player["owed"] for player in t.state["seats"][:3]] == [1, 1, 0]
    assert t.match.rules.position_problems(t.match.state) == []


@pytest.mark.rule("cubosaurs-5.6")
def test_a_position_right_after_the_deal_of_a_poor_round_can_be_started_from() -> None:
    t = last_turn(worse(EVEN[0]), EVEN[1], EVEN[2], tokens=(0, 20, 20))
    t.act("keep", outcomes=set_up(3, deck="ptero-1 trex-3..5 bronto-3..6 ptero-2 stego-3..5", tiles=()))
    # Seat 0 starts, and play is counterclockwise.
    assert (t.asked, [player["owed"] for player in t.state["seats"][:3]]) == (0, [1, 1, 0])
    assert t.match.rules.position_problems(t.match.state) == []


# Impossible ones: numbers


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"players": 6}, "cubosaurs-1.6"),
        ({"players": 1}, "cubosaurs-1.6"),
        ({"rounds": 0}, "cubosaurs-4.1"),
        ({"rounds": 4}, "cubosaurs-4.1"),
        ({"round_index": 2}, "cubosaurs-4.1"),
        ({"direction": -1}, "cubosaurs-4.4"),
        ({"turn": 2}, "cubosaurs-1.6"),
        ({"starter": -1}, "cubosaurs-1.6"),
        ({"deck_next": 21}, "cubosaurs-1.2"),
        ({"tile_stack_size": 11}, "cubosaurs-5.1"),
        ({"tile_stack_size": -1}, "cubosaurs-5.1"),
        ({"pending_depth": 2}, "cubosaurs-6.1"),
    ],
)
def test_a_number_out_of_range_is_impossible(changes: Change, rule: str) -> None:
    assert rules(BASE, **changes) == [rule]


@pytest.mark.parametrize("name", ["advanced", "direct_interaction", "bought"])
def test_a_switch_is_on_or_off(name: str) -> None:
    (problem,) = problems(BASE, **{name: 2})
    assert name in problem


@pytest.mark.rule("cubosaurs-1.6")
@pytest.mark.parametrize(
    "thing",
    [
        {"collection": ["egg-trex"]},
        {"tokens": 1},
        {"owed": 1},
        {"round_scores": [1, 0, 0]},
        {"tiles": [["tile-1"], [], []]},
    ],
)
def test_an_empty_seat_has_nothing(thing: Change) -> None:
    assert rules(BASE, seats=seats(BASE, 2, **thing)) == ["cubosaurs-1.6"]


@pytest.mark.parametrize("thing", [{"round_scores": [0, 3, 0]}, {"tiles": [[], ["tile-3"], []]}])
def test_nobody_has_points_or_tiles_of_a_round_to_come(thing: Change) -> None:
    assert rules(BASE, seats=seats(BASE, 1, **thing)) == ["cubosaurs-4.1"]


@pytest.mark.rule("cubosaurs-1.6")
def test_the_position_and_the_options_agree_on_the_number_of_players() -> None:
    with pytest.raises(ImpossiblePosition):
        Match(SPEC, {"players": 3}, position=BASE.position())


# Impossible ones: components


@pytest.mark.rule("cubosaurs-1.1")
@pytest.mark.rule("cubosaurs-1.2")
@pytest.mark.parametrize(
    ("changes", "broken"),
    [
        ({"deck": ["trex-1"] * 55}, ["cubosaurs-1.1"]),
        ({"deck": [None] * 55}, ["cubosaurs-1.1"]),
        ({"hand": ["trex-3", "grey-3"]}, ["cubosaurs-1.1"]),
        ({"hand": ["trex-3", "egg-trex"]}, ["cubosaurs-1.2"]),
        ({"deck_next": 5}, ["cubosaurs-1.1"]),
        ({"deck_next": 3}, ["cubosaurs-1.2"]),
    ],
)
def test_every_card_is_in_one_place(changes: Change, broken: list[str]) -> None:
    assert rules(BASE, **changes) == broken


@pytest.mark.rule("cubosaurs-5.1")
@pytest.mark.parametrize("supply", [27, 29])
def test_there_are_forty_tokens(supply: int) -> None:
    assert rules(DNA, supply=supply) == ["cubosaurs-5.1"]


@pytest.mark.rule("cubosaurs-5.1")
def test_nobody_has_fewer_than_no_tokens() -> None:
    assert rules(DNA, seats=seats(DNA, 2, tokens=-1), supply=29) == ["cubosaurs-5.1"]
    assert rules(DNA, seats=seats(DNA, 2, tokens=30), supply=-2) == ["cubosaurs-5.1"]


@pytest.mark.rule("cubosaurs-5.1")
@pytest.mark.parametrize(
    ("changes", "broken"),
    [
        ({"tile_stack_size": 3}, ["cubosaurs-5.1"]),
        ({"tile_stack_size": 7}, ["cubosaurs-5.1"]),
        ({"market": ["tile-1", "tile-5"]}, ["cubosaurs-5.1"]),
        ({"market": ["tile-1", "tile-2", "tile-5", "tile-6"]}, ["cubosaurs-5.1"]),
        ({"market": [f"tile-{n}" for n in range(1, 7)]}, ["cubosaurs-5.1"]),
        ({"direct_interaction": 0}, ["cubosaurs-5.2"] * 4),
    ],
)
def test_every_tile_is_in_one_place(changes: Change, broken: list[str]) -> None:
    assert rules(DNA, **changes) == broken


@pytest.mark.rule("cubosaurs-5.8")
@pytest.mark.parametrize("changes", [{"supply": 40}, {"market": ["tile-1"]}])
def test_the_base_game_has_no_tokens_and_no_tiles(changes: Change) -> None:
    assert len(problems(BASE, **changes)) == 1


@pytest.mark.rule("cubosaurs-5.8")
def test_nothing_is_bought_in_the_base_game() -> None:
    assert rules(BASE, bought=1) == ["cubosaurs-5.8"]


# Impossible ones: moments


def test_somebody_is_asked() -> None:
    assert rules(BASE, phase="begin") == ["cubosaurs-2.9", "cubosaurs-3.1"]
    assert set(rules(BASE, phase="finished")) == {"cubosaurs-2.9"}
    assert rules(BASE, phase=None) == ["cubosaurs-2.9"]


@pytest.mark.rule("cubosaurs-2.2")
def test_who_decides_has_a_hand() -> None:
    assert rules(Setting(players=2, collections=("trex-3",))) == ["cubosaurs-2.2"]


@pytest.mark.rule("cubosaurs-3.1")
def test_the_game_is_over_when_its_last_deck_is_empty() -> None:
    empty = Setting(players=2, collections=("trex-3",), deck_left=0, round=3, phase="over")
    assert Match(SPEC, empty.options(), position=empty.position()).is_over
    full = Setting(players=2, collections=("trex-3",), round=3, phase="over")
    assert rules(full) == ["cubosaurs-3.1"]
    assert rules(empty, round_index=0) == ["cubosaurs-3.1"]


@pytest.mark.rule("cubosaurs-3.1")
def test_there_is_no_hand_when_the_game_is_over() -> None:
    over = Setting(players=2, hand="trex-3", deck_left=0, round=3, phase="over")
    assert rules(over) == ["cubosaurs-3.1"]


@pytest.mark.rule("cubosaurs-3.1")
def test_a_round_being_played_has_no_score() -> None:
    assert rules(BASE, seats=seats(BASE, 0, round_scores=[5, 0, 0])) == ["cubosaurs-3.1"]


@pytest.mark.rule("cubosaurs-6.2")
def test_after_the_decision_something_can_be_bought() -> None:
    assert rules(DNA, phase="after", seats=seats(DNA, 0, tokens=0), supply=37) == ["cubosaurs-6.2"]
    assert rules(BASE, phase="after") == ["cubosaurs-6.2"]


# Impossible ones: questions


@pytest.mark.rule("cubosaurs-5.4")
@pytest.mark.parametrize(
    ("tokens", "owed"), [((9, 3, 0), 1), ((20, 20, 0), -1), ((20, 20, 0), 1), ((0, 0, 40), 1)]
)
def test_a_token_is_owed_only_where_there_is_a_choice(tokens: tuple[int, ...], owed: int) -> None:
    setting = Setting(hand="trex-3", tokens=tokens)
    assert rules(setting, seats=seats(setting, 0, owed=owed)) == ["cubosaurs-5.4"]


PASS_FORBIDDEN, DESTROY_OWN, DESTROY_OTHER, STEAL, GIVE, GIVE_TO, SWAP_TAKE, SWAP_GIVE = range(1, 9)
TILE_OF = {
    PASS_FORBIDDEN: 5,
    DESTROY_OWN: 6,
    DESTROY_OTHER: 7,
    STEAL: 8,
    GIVE: 9,
    GIVE_TO: 9,
    SWAP_TAKE: 10,
    SWAP_GIVE: 10,
}


def asked(question: int, a: int = 0, seat: int = 0) -> dict[str, Any]:
    """Return the fields of a question to a player who has bought a tile."""
    empty = {"question": 0, "seat": 0, "a": 0, "b": 0}
    return {
        "pending": [{"question": question, "seat": seat, "a": a, "b": 0}, empty],
        "pending_depth": 1,
        "bought": 1,
    }


def having(question: int) -> Setting:
    """Return the setting with the tile that asks this question in front of the player in turn."""
    return replace(DNA, market=(1,), front=((TILE_OF[question],),))


@pytest.mark.rule("cubosaurs-6.4")
def test_a_question_is_one_of_a_tile_and_put_to_its_buyer() -> None:
    assert rules(DNA, **asked(0)) == ["cubosaurs-6.4"]
    assert rules(DNA, **asked(9)) == ["cubosaurs-6.4"]
    assert rules(DNA, **asked(2, seat=1)) == ["cubosaurs-6.4"]
    assert rules(DNA, **{**asked(2), "bought": 0}) == ["cubosaurs-6.4"]


@pytest.mark.rule("cubosaurs-7.9")
@pytest.mark.parametrize("card", [-1, 55, CARDS.index("grey-3"), CARDS.index("trex-3")])
def test_the_card_to_give_is_the_givers(card: int) -> None:
    assert rules(having(GIVE_TO), **asked(GIVE_TO, card)) == ["cubosaurs-7.9"]


@pytest.mark.rule("cubosaurs-7.10")
@pytest.mark.parametrize("card", [-1, 55, CARDS.index("ptero-1"), CARDS.index("trex-3")])
def test_the_card_to_swap_for_is_an_opponents(card: int) -> None:
    assert rules(having(SWAP_GIVE), **asked(SWAP_GIVE, card)) == ["cubosaurs-7.10"]


@pytest.mark.rule("cubosaurs-7.5")
def test_there_is_a_hand_to_pass_with_tile_5() -> None:
    assert rules(having(PASS_FORBIDDEN), **asked(PASS_FORBIDDEN), phase="after") == ["cubosaurs-7.5"]


@pytest.mark.parametrize(
    "question", [PASS_FORBIDDEN, DESTROY_OWN, DESTROY_OTHER, STEAL, GIVE, GIVE_TO, SWAP_TAKE, SWAP_GIVE]
)
def test_a_question_that_can_be_answered_may_be_open(question: int) -> None:
    card = CARDS.index("black-3" if question == SWAP_GIVE else "ptero-1")
    setting = having(question)
    match = Match(SPEC, setting.options(), position={**setting.position(), **asked(question, card)})
    assert (match.actors(), match.legal(0) != []) == ([0], True)


@pytest.mark.rule("cubosaurs-6.4")
@pytest.mark.parametrize(
    ("question", "own"),
    [
        (PASS_FORBIDDEN, ("stego-3", "grey-3")),
        (DESTROY_OWN, ("", "grey-3")),
        (DESTROY_OTHER, ("stego-3", "")),
        (STEAL, ("stego-3", "")),
        (GIVE, ("", "grey-3")),
        (SWAP_TAKE, ("stego-3", "")),
        (SWAP_GIVE, ("", "grey-3")),
    ],
)
def test_a_question_nobody_can_answer_is_impossible(question: int, own: tuple[str, str]) -> None:
    setting = replace(DNA, collections=own, market=(1,), front=((TILE_OF[question],),))
    assert problems(setting, **asked(question, CARDS.index("grey-3")))


@pytest.mark.rule("cubosaurs-6.4")
def test_a_question_of_a_tile_the_player_does_not_have_is_impossible() -> None:
    assert rules(DNA, **asked(STEAL)) == ["cubosaurs-6.4"]


@pytest.mark.rule("cubosaurs-6.1")
def test_who_has_bought_a_tile_this_turn_has_one() -> None:
    assert problems(replace(DNA, front=((), (2,)), bought=True))


@pytest.mark.parametrize("phase", [None, "finished"])
def test_an_owed_token_does_not_stand_for_a_phase(phase: str | None) -> None:
    setting = Setting(hand="trex-3", tokens=(0, 20, 20))
    assert problems(setting, phase=phase, seats=seats(setting, 0, owed=1))


OVER = Setting(deck_left=0, tokens=(0, 20, 20), front=((7,),), round=2, phase="over")


def test_nothing_is_asked_when_the_game_is_over() -> None:
    assert Match(SPEC, OVER.options(), position=OVER.position()).is_over
    assert problems(OVER, **asked(DESTROY_OTHER))


def test_nothing_is_owed_when_the_game_is_over() -> None:
    assert problems(OVER, seats=seats(OVER, 0, owed=1))


@pytest.mark.rule("cubosaurs-5.8")
def test_nothing_is_destroyed_in_the_base_game() -> None:
    assert problems(replace(BASE, destroyed="egg-trex"))
