"""Taking back: free within the own turn, by consent after it, never once something was shown."""

from __future__ import annotations

from cubarium.engine.match import Undo
from tests.games.cubosaurs.table import FREE_TILES, last_turn, new_game, table


def test_an_own_action_within_the_turn_is_taken_back_freely() -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(2,)).act("pass stego-3")
    assert t.match.undo_kind(0) is Undo.FREE


def test_a_purchase_that_shows_nothing_is_taken_back_freely() -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(6,)).act("buy 6")
    assert t.match.undo_kind(0) is Undo.FREE
    assert t.act("pick stego-3").match.undo_kind(0) is Undo.FREE


def test_opponents_must_consent_to_take_back_what_is_not_theirs() -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(6,)).act("buy 6")
    assert t.match.undo_kind(1) is Undo.CONSENT


def test_a_hand_that_has_been_passed_comes_back_by_consent() -> None:
    t = table(hand="trex-3", collections=("stego-3",)).act("pass stego-3")
    assert t.match.undo_kind(0) is Undo.CONSENT


def test_once_another_is_asked_taking_back_needs_consent() -> None:
    t = table(hand="trex-3", collections=("ptero-1",), tokens=(20, 0, 20), market=(9,), components=FREE_TILES)
    t.act("buy 9", "pick ptero-1", "seat 2")
    assert t.asked == 1
    assert t.match.undo_kind(0) is Undo.CONSENT


def test_a_card_that_was_drawn_cannot_be_unseen() -> None:
    t = table(hand="trex-3", collections=("stego-3",)).act("keep")
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE


def test_the_card_of_tile_3_cannot_be_unseen() -> None:
    t = table(hand="trex-3", tokens=(2, 0, 0), market=(3,)).act("buy 3")
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE


def test_a_deal_cannot_be_unseen() -> None:
    t = last_turn("trex-1").act("keep")
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE


def test_a_game_that_is_over_stays_over() -> None:
    t = last_turn("trex-1", round=3).act("keep")
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert new_game(2).match.undo_kind(0) is Undo.IMPOSSIBLE


def test_taking_back_restores_the_table_and_its_luck() -> None:
    t = last_turn("trex-1")
    before = t.match.packed()
    after = t.act("keep").match.packed()
    assert t.match.undo().outcomes
    assert (t.match.packed(), t.match.move_count) == (before, 0)
    assert t.act("keep").match.packed() == after
