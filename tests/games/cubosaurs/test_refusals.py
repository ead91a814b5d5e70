"""Why an action is refused: always with the rule behind it, and never with a trace on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.errors import Malformed, OutOfTurn
from tests.games.cubosaurs.table import FREE_TILES, SPEC, changed_pack, last_turn, random_game, table

RULES = read_rules(Path(__file__).parents[3] / "docs" / "rules" / "cubosaurs.md", "cubosaurs")


def test_the_turn_is_not_done_before_the_decision() -> None:
    assert table(hand="trex-3").refused("done") == "cubosaurs-2.9"


@pytest.mark.parametrize("action", ["keep", "pass stego-3"])
def test_the_hand_is_decided_on_once(action: str) -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(2,)).act("keep")
    assert t.refused(action) == "cubosaurs-2.9"


@pytest.mark.parametrize("action", ["pick trex-3", "seat 2"])
def test_an_answer_needs_a_question(action: str) -> None:
    assert table(hand="trex-3").refused(action) == "cubosaurs-6.4"


@pytest.mark.rule("cubosaurs-5.8")
def test_there_is_nothing_to_buy_in_the_base_game() -> None:
    assert table(hand="trex-3").refused("buy 1") == "cubosaurs-5.8"


@pytest.mark.rule("cubosaurs-5.4")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("seat 1", "cubosaurs-5.4"),
        ("seat 3", "cubosaurs-5.5"),
        ("seat 5", "cubosaurs-1.6"),
        ("keep", "cubosaurs-5.4"),
        ("done", "cubosaurs-5.4"),
        ("buy 2", "cubosaurs-5.4"),
    ],
)
def test_an_owed_token_is_taken_from_an_opponent_who_has_one(action: str, rule: str) -> None:
    t = table(players=4, hand="ptero-1", tokens=(2, 20, 0, 18), market=(2,)).act("keep")
    assert t.refused(action) == rule


@pytest.mark.rule("cubosaurs-7.9")
@pytest.mark.parametrize(
    ("action", "rule"),
    [("seat 1", "cubosaurs-7.9"), ("seat 4", "cubosaurs-1.6"), ("pick stego-3", "cubosaurs-6.4")],
)
def test_a_gift_goes_to_an_opponent_at_the_table(action: str, rule: str) -> None:
    t = table(hand="trex-3", collections=("stego-3 grey-3",), tokens=(3, 0, 0), market=(9,))
    assert t.act("buy 9", "pick grey-3").refused(action) == rule


@pytest.mark.parametrize(("tile", "card"), [(6, "grey-3"), (7, "stego-3"), (8, "stego-3"), (9, "grey-3")])
def test_a_tile_acts_on_the_collections_it_names(tile: int, card: str) -> None:
    t = table(hand="trex-3", collections=("stego-3", "grey-3"), tokens=(6, 0, 0), market=(tile,))
    t.act(f"buy {tile}")
    assert t.refused(f"pick {card}") in ("cubosaurs-6.4", f"cubosaurs-7.{tile}")


def test_of_equal_cards_a_tile_acts_on_the_first() -> None:
    t = table(hand="trex-3", collections=("trex-4 trex-5",), tokens=(2, 0, 0), market=(6,)).act("buy 6")
    assert t.legal() == ["pick trex-4"]
    assert t.refused("pick trex-5") in ("cubosaurs-6.4", "cubosaurs-7.6")


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    t = table(hand="trex-3", collections=("stego-3", "grey-3"))
    for seat in (1, 2):
        with pytest.raises(OutOfTurn):
            t.match.act(seat, "keep")


def test_who_is_in_turn_waits_while_an_opponent_takes_a_token() -> None:
    t = table(hand="trex-3", collections=("ptero-1",), tokens=(20, 0, 20), market=(9,), components=FREE_TILES)
    t.act("buy 9", "pick ptero-1", "seat 2")
    with pytest.raises(OutOfTurn):
        t.match.act(0, "keep")


def test_nobody_acts_when_the_game_is_over() -> None:
    t = last_turn("trex-1", round=3).act("keep")
    assert [t.match.legal(seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(OutOfTurn):
        t.match.act(0, "keep")


@pytest.mark.parametrize(
    "text",
    ["", "Keep", "keep ", "keep trex-1", "pass", "pass trex-8", "pass  trex-1", "buy 0", "buy 11", "buy 01"],
)
def test_a_text_that_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        table(hand="trex-3").match.act(0, text)


@pytest.mark.parametrize("word", ["buy", "seat"])
def test_a_number_of_any_length_is_malformed(word: str) -> None:
    with pytest.raises(Malformed):
        table(hand="trex-3").match.act(0, f"{word} {'9' * 5000}")


def test_every_action_has_a_text_that_is_read_back() -> None:
    texts = [SPEC.actions.to_text(action) for action in range(SPEC.actions.count)]
    assert len(set(texts)) == SPEC.actions.count
    assert [SPEC.actions.from_text(text) for text in texts] == list(range(SPEC.actions.count))


@pytest.mark.parametrize("seed", range(4))
def test_an_action_is_either_legal_or_refused_by_a_rule_that_exists(seed: int) -> None:
    poor = changed_pack(game={"tokens": 4})
    for match in random_game(seed, poor, players=3 + seed % 2, rounds=1, advanced=1):
        if match.is_over:
            break
        seat = match.actors()[0]
        for action in range(SPEC.actions.count):
            refused = match.refusal(seat, action)
            assert (refused is None) == (action in match.legal(seat))
            assert refused is None or refused.rule in RULES
