"""Chapter 5: gaining DNA tokens."""

from __future__ import annotations

import pytest

from tests.games.cubosaurs.table import EVEN, FREE_TILES, last_turn, new_game, set_up, table, worse

# Gaining


@pytest.mark.rule("cubosaurs-5.3")
def test_the_deal_gives_a_token_for_each_icon() -> None:
    t = new_game(3, starter=1, deck="ptero-1..4 trex-1 trex-3..5 egg-trex egg-stego grey-3..4", tiles=())
    assert (t.tokens, t.supply) == ([0, 4, 1], 35)


@pytest.mark.rule("cubosaurs-5.3")
def test_a_kept_hand_gives_a_token_for_each_icon() -> None:
    t = table(hand="ptero-1 trex-1 stego-3 egg-trex", tokens=(3, 0, 0), collections=("", "grey-1")).act(
        "keep"
    )
    assert (t.tokens, t.supply) == ([5, 0, 0], 35)


@pytest.mark.rule("cubosaurs-5.3")
def test_a_passed_card_gives_no_token() -> None:
    t = table(hand="ptero-1", tokens=(0, 0, 0), collections=("trex-1",)).act("pass trex-1")
    assert t.tokens == [0, 0, 0]


@pytest.mark.rule("cubosaurs-5.3")
def test_a_stolen_card_gives_its_token_to_the_thief() -> None:
    t = table(hand="trex-3", collections=("", "ptero-1"), tokens=(7, 2, 0), market=(8,))
    assert t.act("buy 8", "pick ptero-1").tokens == [7 - 5 + 1, 2, 0]


@pytest.mark.rule("cubosaurs-5.3")
def test_ruling_14_a_gift_gives_its_token_to_the_player_who_receives_it() -> None:
    t = table(hand="trex-3", collections=("ptero-1",), tokens=(5, 0, 0), market=(9,))
    assert t.act("buy 9", "pick ptero-1", "seat 3").tokens == [5 - 3, 0, 1]


@pytest.mark.rule("cubosaurs-5.3")
def test_ruling_14_a_swap_gives_tokens_to_both_players() -> None:
    t = table(hand="trex-3", collections=("ptero-1", "", "trex-1"), tokens=(6, 0, 0), market=(10,))
    assert t.act("buy 10", "pick trex-1", "pick ptero-1").tokens == [6 - 6 + 1, 0, 1]


@pytest.mark.rule("cubosaurs-5.3")
def test_ruling_28_a_card_drawn_by_tile_3_gives_a_token_to_whoever_keeps_it() -> None:
    t = table(hand="stego-3", collections=("grey-3",), deck="ptero-1", tokens=(2, 0, 0), market=(3,))
    assert t.act("buy 3").tokens == [0, 0, 0]
    assert t.act("pass grey-3", "keep").tokens == [0, 1, 0]


@pytest.mark.rule("cubosaurs-5.7")
def test_a_card_that_leaves_takes_no_token_away_and_gives_one_when_it_comes_back() -> None:
    t = table(players=2, hand="stego-3", collections=("ptero-1", "grey-3"), tokens=(2, 0))
    assert t.act("pass ptero-1").tokens == [2, 0]
    assert t.act("pass grey-3", "keep").tokens == [3, 0]


@pytest.mark.rule("cubosaurs-5.7")
def test_stolen_given_and_destroyed_cards_take_no_token_from_their_owner() -> None:
    for tile, owners in ((7, "ptero-1"), (8, "ptero-1")):
        t = table(hand="trex-3", collections=("", owners), tokens=(9, 4, 0), market=(tile,))
        assert t.act(f"buy {tile}", "pick ptero-1").tokens[1] == 4


# An empty supply


@pytest.mark.rule("cubosaurs-5.4")
def test_ruling_16_with_an_empty_supply_the_player_who_gains_chooses_an_opponent() -> None:
    t = table(hand="ptero-1", tokens=(0, 20, 20)).act("keep")
    assert (t.asked, t.legal()) == (0, ["seat 2", "seat 3"])
    assert t.act("seat 3").tokens == [1, 20, 19]
    assert t.asked == 1


@pytest.mark.rule("cubosaurs-5.4")
def test_ruling_16_each_owed_token_is_a_choice_of_its_own() -> None:
    t = table(hand="ptero-1..3", tokens=(0, 20, 20)).act("keep", "seat 2", "seat 3")
    assert (t.asked, t.tokens) == (0, [2, 19, 19])
    assert t.act("seat 3").tokens == [3, 19, 18]


@pytest.mark.rule("cubosaurs-5.4")
def test_the_supply_is_emptied_first() -> None:
    t = table(hand="ptero-1..3", tokens=(0, 20, 18)).act("keep")
    assert (t.tokens, t.supply, t.asked) == ([2, 20, 18], 0, 0)
    assert t.act("seat 2").tokens == [3, 19, 18]


@pytest.mark.rule("cubosaurs-5.4")
def test_opponents_without_tokens_are_no_choice() -> None:
    t = table(players=4, hand="ptero-1", tokens=(0, 20, 0, 20)).act("keep")
    assert t.legal() == ["seat 2", "seat 4"]


@pytest.mark.rule("cubosaurs-5.4")
def test_a_single_opponent_with_tokens_gives_without_a_question() -> None:
    t = table(hand="ptero-1..2", tokens=(0, 0, 40)).act("keep")
    assert (t.asked, t.tokens) == (1, [2, 0, 38])


@pytest.mark.rule("cubosaurs-5.4")
def test_two_players_take_from_each_other_without_a_question() -> None:
    t = table(players=2, hand="ptero-1", tokens=(15, 25)).act("keep")
    assert (t.asked, t.tokens) == (1, [16, 24])


@pytest.mark.rule("cubosaurs-5.4")
def test_tokens_are_taken_before_a_tile_is_bought() -> None:
    t = table(hand="ptero-1", collections=("trex-3",), tokens=(1, 19, 20), market=(6,)).act("keep")
    assert t.legal() == ["seat 2", "seat 3"]
    assert t.act("seat 2").legal() == ["done", "buy 6"]


@pytest.mark.rule("cubosaurs-5.5")
def test_nothing_is_gained_where_nobody_has_a_token() -> None:
    t = table(hand="ptero-1", tokens=(40, 0, 0)).act("keep")
    assert (t.asked, t.tokens, t.supply) == (1, [40, 0, 0], 0)


@pytest.mark.rule("cubosaurs-5.5")
def test_what_opponents_cannot_give_is_lost() -> None:
    t = table(hand="ptero-1..3", tokens=(38, 1, 1)).act("keep", "seat 2")
    assert (t.asked, t.tokens) == (1, [40, 0, 0])
    assert t.state["seats"][0]["owed"] == 0


# With tiles that cost nothing the supply can be empty at a theft, a gift and a swap too.


@pytest.mark.rule("cubosaurs-5.4")
def test_a_theft_with_an_empty_supply() -> None:
    t = table(
        hand="trex-3", collections=("", "ptero-1"), tokens=(0, 20, 20), market=(8,), components=FREE_TILES
    )
    t.act("buy 8", "pick ptero-1")
    assert (t.asked, t.legal()) == (0, ["seat 2", "seat 3"])
    assert t.act("seat 2").tokens == [1, 19, 20]
    assert (t.asked, t.state["phase"]) == (0, "decide")


@pytest.mark.rule("cubosaurs-5.4")
def test_a_gift_with_an_empty_supply_asks_the_receiver_out_of_turn() -> None:
    t = table(hand="trex-3", collections=("ptero-1",), tokens=(20, 0, 20), market=(9,), components=FREE_TILES)
    t.act("buy 9", "pick ptero-1", "seat 2")
    assert (t.asked, t.legal()) == (1, ["seat 1", "seat 3"])
    assert t.act("seat 1").tokens == [19, 1, 20]
    assert (t.asked, t.state["phase"]) == (0, "decide")


@pytest.mark.rule("cubosaurs-5.6")
def test_ruling_15_after_a_swap_the_buyer_takes_first() -> None:
    own = ("trex-1", "", "ptero-1", "")
    t = table(
        players=4,
        hand="egg-trex",
        collections=own,
        tokens=(0, 20, 0, 20),
        market=(10,),
        components=FREE_TILES,
    )
    t.act("buy 10", "pick ptero-1", "pick trex-1")
    assert (t.asked, t.legal()) == (0, ["seat 2", "seat 4"])
    t.act("seat 2")
    assert (t.asked, t.legal(), t.tokens) == (2, ["seat 1", "seat 2", "seat 4"], [1, 19, 0, 20])
    assert t.act("seat 1").tokens == [0, 19, 1, 20]


@pytest.mark.rule("cubosaurs-5.6")
def test_ruling_15_the_last_token_of_the_supply_is_the_buyers() -> None:
    own = ("trex-1", "", "ptero-1")
    t = table(hand="egg-trex", collections=own, tokens=(0, 20, 19), market=(10,), components=FREE_TILES)
    t.act("buy 10", "pick ptero-1", "pick trex-1")
    assert (t.tokens, t.asked, t.legal()) == ([1, 20, 19], 2, ["seat 1", "seat 2"])


DEAL = "ptero-1 trex-3..5 ptero-2 stego-3..5 ptero-3 bronto-3..5 penta-3"
"""One icon for each of three players."""
ROUND_1 = (EVEN[0], worse(EVEN[1]), EVEN[2])
"""The second player has the fewest points and starts the next round."""


@pytest.mark.rule("cubosaurs-5.6")
def test_ruling_15_after_the_deal_the_supply_pays_in_turn_order_from_the_starter() -> None:
    t = last_turn(*ROUND_1, tokens=(13, 13, 13))
    t.act("keep", outcomes=set_up(3, deck=DEAL, tiles=()))
    # Counterclockwise from seat 1, which took the last token: seat 0 chooses, then seat 2.
    assert (t.tokens, t.asked) == ([13, 14, 13], 0)
    assert t.act("seat 3").asked == 2
    assert t.act("seat 2").tokens == [14, 13, 13]
    assert (t.asked, t.hand) == (1, ["penta-3"])


@pytest.mark.rule("cubosaurs-5.6")
def test_after_the_deal_owed_tokens_are_taken_in_turn_order_from_the_starter() -> None:
    t = last_turn(*ROUND_1, tokens=(20, 10, 10)).act("keep", outcomes=set_up(3, deck=DEAL, tiles=()))
    order = []
    while t.legal()[0].startswith("seat"):
        order.append(t.asked)
        t.act(t.legal()[0])
    assert order == [1, 0, 2]
