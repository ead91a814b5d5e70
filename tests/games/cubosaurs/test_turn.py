"""Chapter 2: the turn."""

from __future__ import annotations

import pytest

from tests.games.cubosaurs.table import random_game, table, type_of


@pytest.mark.rule("cubosaurs-2.1")
def test_a_passed_hand_is_the_next_players_and_nothing_is_drawn() -> None:
    t = table(hand="trex-3", collections=("ptero-5", "stego-3"), deck="bronto-3")
    left = t.deck_left
    t.act("pass ptero-5")
    assert (t.asked, t.hand, t.deck_left) == (1, ["trex-3", "ptero-5"], left)


@pytest.mark.rule("cubosaurs-2.2")
def test_without_a_passed_hand_one_card_is_drawn() -> None:
    t = table(hand="trex-3", collections=("ptero-5", "stego-3"), deck="bronto-3 bronto-4")
    left = t.deck_left
    t.act("keep")
    assert (t.asked, t.hand, t.deck_left) == (1, ["bronto-3"], left - 1)
    assert t.act("keep").hand == ["bronto-4"]


@pytest.mark.rule("cubosaurs-2.3")
def test_keeping_moves_the_hand_to_the_own_collection() -> None:
    t = table(hand="trex-3", collections=("ptero-5", "stego-3"), deck="bronto-3").act("keep")
    assert t.collection(0) == ["trex-3", "ptero-5"]
    assert t.collection(1) == ["stego-3"]
    assert "trex-3" not in t.hand


@pytest.mark.rule("cubosaurs-2.4")
def test_passing_adds_exactly_one_card_to_the_hand() -> None:
    t = table(hand="trex-3", collections=("ptero-5 ptero-6 grey-3", "stego-3")).act("pass ptero-5")
    assert t.collection(0) == ["ptero-6", "grey-3"]
    assert t.collection(1) == ["stego-3"]
    assert t.hand == ["trex-3", "ptero-5"]


@pytest.mark.rule("cubosaurs-2.4")
@pytest.mark.parametrize("card", ["stego-3", "trex-3", "bronto-3", "egg-raptor"])
def test_only_a_card_of_the_own_collection_can_be_added(card: str) -> None:
    t = table(hand="trex-3", collections=("ptero-5", "stego-3"), deck="bronto-3")
    assert t.refused(f"pass {card}") == "cubosaurs-2.4"


@pytest.mark.rule("cubosaurs-2.5")
def test_only_a_type_that_is_not_in_the_hand_may_be_added() -> None:
    t = table(hand="trex-3 ptero-5", collections=("trex-4 ptero-6 stego-3 black-1",))
    assert t.legal() == ["keep", "pass stego-3", "pass black-1"]
    assert t.refused("pass trex-4") == "cubosaurs-2.5"
    assert t.refused("pass ptero-6") == "cubosaurs-2.5"


@pytest.mark.rule("cubosaurs-2.6")
def test_keeping_is_forced_when_the_hand_has_all_own_types() -> None:
    t = table(hand="trex-3 ptero-5", collections=("trex-4 ptero-6 ptero-7",))
    assert t.legal() == ["keep"]


@pytest.mark.rule("cubosaurs-2.6")
def test_ruling_20_keeping_is_forced_with_an_empty_collection() -> None:
    t = table(hand="trex-3", collections=("", "stego-3"), tokens=(9, 0, 0), market=(5, 6, 9, 10))
    assert t.legal() == ["keep"]
    t = table(hand="trex-3", collections=("", "stego-3"), tokens=(9, 0, 0), market=(4,))
    assert t.legal() == ["keep", "buy 4"]


@pytest.mark.rule("cubosaurs-2.6")
@pytest.mark.parametrize(("tile", "then"), [(4, []), (5, ["pass trex-4"])])
def test_ruling_27_tiles_4_and_5_free_from_a_forced_keep(tile: int, then: list[str]) -> None:
    t = table(hand="trex-3", collections=("trex-4",), tokens=(2, 0, 0), market=(tile,))
    assert t.legal() == ["keep", f"buy {tile}"]
    t.act(f"buy {tile}", *then)
    assert (t.asked, t.state["phase"]) == (1, "decide")


@pytest.mark.rule("cubosaurs-2.7")
def test_a_hand_is_kept_whole() -> None:
    t = table(hand="trex-3 ptero-5 egg-trex", collections=("grey-3",)).act("keep")
    assert t.collection(0) == ["trex-3", "ptero-5", "grey-3", "egg-trex"]


@pytest.mark.rule("cubosaurs-2.7")
def test_a_hand_is_passed_whole() -> None:
    t = table(hand="trex-3 ptero-5 egg-trex", collections=("grey-3",)).act("pass grey-3")
    assert t.hand == ["trex-3", "ptero-5", "grey-3", "egg-trex"]
    assert t.collection(0) == []


@pytest.mark.rule("cubosaurs-2.8")
def test_all_eggs_are_one_type() -> None:
    t = table(hand="egg-trex", collections=("egg-stego egg-raptor trex-3",))
    assert t.legal() == ["keep", "pass trex-3"]
    assert t.refused("pass egg-stego") == "cubosaurs-2.5"


@pytest.mark.rule("cubosaurs-2.8")
@pytest.mark.parametrize(("hand", "own"), [("grey-3", "black-3"), ("black-3", "grey-3")])
def test_ruling_6_grey_and_black_raptors_are_two_types_for_passing(hand: str, own: str) -> None:
    t = table(hand=hand, collections=(f"{own} {hand[:-1]}4",))
    assert t.legal() == ["keep", f"pass {own}"]


@pytest.mark.rule("cubosaurs-2.9")
@pytest.mark.parametrize("action", ["keep", "pass grey-3"])
@pytest.mark.parametrize(("number", "order"), [(1, [0, 1, 2, 3]), (2, [0, 3, 2, 1])])
def test_turns_follow_the_direction_of_play(action: str, number: int, order: list[int]) -> None:
    t = table(players=4, hand="trex-3", collections=("grey-3",), round=number)
    seats = [t.asked]
    for step in (action, "keep", "keep"):
        seats.append(t.act(step).asked)
    assert seats == order


@pytest.mark.rule("cubosaurs-2.10")
def test_ruling_8_keeping_is_open_whatever_could_be_passed() -> None:
    t = table(hand="trex-3", collections=("grey-3",))
    assert t.legal() == ["keep", "pass grey-3"]
    assert t.act("keep").collection(0) == ["trex-3", "grey-3"]


@pytest.mark.rule("cubosaurs-2.10")
def test_keeping_is_open_at_every_decision_about_a_hand() -> None:
    for match in random_game(3, players=5):
        if not match.is_over:
            assert 0 in match.legal(match.actors()[0])


@pytest.mark.rule("cubosaurs-2.11")
def test_ruling_24_a_hand_may_come_back_with_the_same_rights() -> None:
    t = table(players=2, hand="trex-3", collections=("ptero-5 grey-3 stego-3", "black-3"))
    t.act("pass ptero-5", "pass black-3")
    assert (t.asked, t.hand) == (0, ["trex-3", "ptero-5", "black-3"])
    assert t.legal() == ["keep", "pass stego-3", "pass grey-3"]


def test_a_hand_is_passed_seven_times_at_most() -> None:
    own = "trex-3 stego-3 bronto-3 ptero-5 penta-3 grey-3 black-3"
    other = own.replace("3", "4").replace("ptero-5", "ptero-6")
    t = table(players=2, hand="egg-trex", collections=(own, other))
    while t.legal() != ["keep"]:
        t.act(t.legal()[1])
    assert t.match.move_count == 7
    assert len({type_of(card) for card in t.hand}) == 8


def test_equal_cards_of_one_player_are_one_choice() -> None:
    t = table(hand="egg-trex", collections=("trex-3 trex-4 grey-3 grey-4 grey-6",))
    assert t.legal() == ["keep", "pass trex-3", "pass grey-3", "pass grey-6"]
    assert t.refused("pass trex-4") == "cubosaurs-2.4"


def test_icons_make_cards_different_in_the_advanced_game() -> None:
    t = table(hand="egg-trex", collections=("trex-1 trex-2 trex-3 trex-4",), tokens=(0, 0, 0))
    assert t.legal() == ["keep", "pass trex-1", "pass trex-3"]


@pytest.mark.rule("cubosaurs-2.4")
def test_ruling_35_cards_that_differ_in_nothing_are_one_choice() -> None:
    own = "ptero-4 ptero-5 ptero-6"  # the fourth has a DNA icon
    assert table(hand="trex-3", collections=(own, "stego-3")).legal() == ["keep", "pass ptero-4"]
    with_dna = table(hand="trex-3", collections=(own, "stego-3"), tokens=(0, 0), market=(1, 2, 3))
    assert with_dna.legal() == ["keep", "pass ptero-4", "pass ptero-5"]
