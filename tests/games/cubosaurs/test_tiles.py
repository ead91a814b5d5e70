"""Chapter 7: the ten tiles, what each does and when it cannot be bought."""

from __future__ import annotations

import pytest

from tests.games.cubosaurs.table import scored, table

# Tile 1: Variety


@pytest.mark.rule("cubosaurs-7.1")
def test_tile_1_pays_a_point_for_each_type() -> None:
    own = "trex-1 stego-1..2 ptero-1"
    assert scored(own, front=((1,),))[0] == scored(own)[0] + 3


@pytest.mark.rule("cubosaurs-7.1")
def test_ruling_6_tile_1_counts_all_eggs_as_one_type_and_the_raptors_as_two() -> None:
    own = "egg-trex egg-stego grey-3 grey-4 black-3"
    assert scored(own, front=((1,),))[0] == scored(own)[0] + 3


@pytest.mark.rule("cubosaurs-6.6")
@pytest.mark.rule("cubosaurs-7.1")
def test_tile_1_counts_what_is_kept_after_the_purchase() -> None:
    t = table(hand="trex-3", deck_left=0, collections=("grey-3",), tokens=(5, 0, 0), market=(1,))
    assert t.act("buy 1", "keep").round_scores(1)[0] == 4 - 2 + 2


@pytest.mark.rule("cubosaurs-7.1")
@pytest.mark.rule("cubosaurs-7.2")
@pytest.mark.parametrize(("tile", "cost"), [(1, 5), (2, 2)])
def test_tiles_1_and_2_can_be_bought_with_an_empty_collection(tile: int, cost: int) -> None:
    t = table(hand="trex-3", tokens=(cost, 0, 0), market=(tile,)).act(f"buy {tile}")
    assert t.front(0) == [tile]


@pytest.mark.rule("cubosaurs-7.1")
@pytest.mark.rule("cubosaurs-7.2")
@pytest.mark.parametrize(("tile", "cost"), [(1, 5), (2, 2)])
@pytest.mark.parametrize("decision", ["keep", "pass stego-3"])
def test_tiles_1_and_2_can_be_bought_after_the_decision(tile: int, cost: int, decision: str) -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(cost, 0, 0), market=(tile,))
    assert t.act(decision, f"buy {tile}").front(0) == [tile]


@pytest.mark.rule("cubosaurs-7.1")
@pytest.mark.rule("cubosaurs-7.2")
@pytest.mark.parametrize(("tile", "cost"), [(1, 5), (2, 2)])
def test_only_their_price_and_the_market_stand_against_tiles_1_and_2(tile: int, cost: int) -> None:
    assert (
        table(hand="trex-3", tokens=(cost - 1, 0, 0), market=(tile,)).refused(f"buy {tile}")
        == "cubosaurs-6.3"
    )
    assert table(hand="trex-3", tokens=(cost, 0, 0)).refused(f"buy {tile}") == "cubosaurs-6.5"


# Tile 2: Nest


@pytest.mark.rule("cubosaurs-7.2")
def test_tile_2_pays_two_points_for_each_egg_whether_it_pays_or_costs() -> None:
    own = "stego-1 egg-stego egg-trex"
    assert scored(own, "trex-1", front=((2,),)) == [2 + 4 - 3 + 2 * 2, 4]


@pytest.mark.rule("cubosaurs-7.2")
def test_tile_2_pays_its_buyer_only() -> None:
    assert scored("stego-1 egg-stego", "trex-1 egg-trex", front=((), (2,))) == [2 + 4, 4 + 4 + 2]


# Tile 3: Extra card


@pytest.mark.rule("cubosaurs-7.3")
def test_tile_3_draws_a_card_into_the_hand_even_of_a_type_that_is_there() -> None:
    t = table(
        hand="trex-3", collections=("trex-4 stego-3",), deck="trex-5 penta-3", tokens=(2, 0, 0), market=(3,)
    )
    left = t.deck_left
    t.act("buy 3")
    assert (t.hand, t.deck_left, t.asked) == (["trex-3", "trex-5"], left - 1, 0)
    assert t.legal() == ["keep", "pass stego-3"]
    assert t.act("keep").collection(0) == ["trex-3", "trex-4", "trex-5", "stego-3"]


@pytest.mark.rule("cubosaurs-7.3")
def test_the_card_of_tile_3_binds_the_pass() -> None:
    t = table(hand="trex-3", collections=("stego-3 grey-3",), deck="stego-4", tokens=(2, 0, 0), market=(3,))
    assert t.act("buy 3").refused("pass stego-3") == "cubosaurs-2.5"
    assert t.act("pass grey-3").hand == ["trex-3", "stego-4", "grey-3"]


@pytest.mark.rule("cubosaurs-7.3")
def test_tile_3_needs_a_hand() -> None:
    t = table(hand="trex-3", tokens=(4, 0, 0), market=(2, 3)).act("keep")
    assert t.refused("buy 3") == "cubosaurs-7.3"


@pytest.mark.rule("cubosaurs-7.3")
def test_ruling_10_tile_3_needs_cards_in_the_deck() -> None:
    t = table(hand="trex-3", deck_left=0, tokens=(2, 0, 0), market=(3,))
    assert t.refused("buy 3") == "cubosaurs-7.3"


@pytest.mark.rule("cubosaurs-7.3")
def test_ruling_29_tile_3_may_draw_the_last_card() -> None:
    t = table(hand="trex-3", deck_left=1, tokens=(2, 0, 0), market=(3,)).act("buy 3")
    assert (t.asked, len(t.hand), t.deck_left, t.state["round_index"]) == (0, 2, 0, 0)
    assert t.act("keep").state["round_index"] == 1


# Tile 4: Free pass


@pytest.mark.rule("cubosaurs-7.4")
def test_tile_4_passes_the_hand_without_a_card() -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(4,)).act("buy 4")
    assert (t.asked, t.hand, t.collection(0)) == (1, ["trex-3"], ["stego-3"])


@pytest.mark.rule("cubosaurs-7.4")
def test_tile_4_needs_no_card_in_the_collection() -> None:
    t = table(hand="trex-3", tokens=(2, 0, 0), market=(4,)).act("buy 4")
    assert (t.asked, t.hand) == (1, ["trex-3"])


@pytest.mark.rule("cubosaurs-7.4")
@pytest.mark.parametrize("decision", ["keep", "pass stego-3"])
def test_tile_4_cannot_be_bought_after_the_decision(decision: str) -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(2, 4)).act(decision)
    assert t.refused("buy 4") == "cubosaurs-7.4"


@pytest.mark.rule("cubosaurs-7.4")
def test_ruling_25_tile_4_is_sold_once_in_a_round() -> None:
    t = table(players=2, hand="trex-3", tokens=(2, 2), market=(4,)).act("buy 4")
    assert (t.asked, t.refused("buy 4")) == (1, "cubosaurs-6.5")


# Tile 5: Twin


@pytest.mark.rule("cubosaurs-7.5")
def test_tile_5_passes_with_a_card_of_a_type_that_is_in_the_hand() -> None:
    t = table(hand="trex-3", collections=("trex-4 stego-3",), tokens=(1, 0, 0), market=(5,)).act("buy 5")
    assert t.legal() == ["pass trex-4"]
    t.act("pass trex-4")
    assert (t.asked, t.hand, t.collection(0)) == (1, ["trex-3", "trex-4"], ["stego-3"])


@pytest.mark.rule("cubosaurs-7.5")
def test_ruling_12_with_tile_5_no_new_type_can_be_added() -> None:
    t = table(hand="trex-3", collections=("trex-4 stego-3",), tokens=(1, 0, 0), market=(5,)).act("buy 5")
    assert t.refused("pass stego-3") == "cubosaurs-7.5"
    assert t.refused("keep") == "cubosaurs-6.4"


@pytest.mark.rule("cubosaurs-7.5")
@pytest.mark.parametrize("own", ["", "stego-3 grey-3"])
def test_tile_5_needs_a_card_of_a_type_that_is_in_the_hand(own: str) -> None:
    t = table(hand="trex-3", collections=(own, "trex-4"), tokens=(1, 0, 0), market=(5,))
    assert t.refused("buy 5") == "cubosaurs-7.5"


@pytest.mark.rule("cubosaurs-7.5")
@pytest.mark.parametrize("decision", ["keep", "pass stego-3"])
def test_tile_5_cannot_be_bought_after_the_decision(decision: str) -> None:
    t = table(hand="trex-3", collections=("trex-4 stego-3",), tokens=(2, 0, 0), market=(2, 5)).act(decision)
    assert t.refused("buy 5") == "cubosaurs-7.5"


# Tile 6: Farewell


@pytest.mark.rule("cubosaurs-7.6")
def test_tile_6_destroys_an_own_card() -> None:
    t = table(hand="trex-3", collections=("trex-4 stego-3", "grey-3"), tokens=(2, 0, 0), market=(6,)).act(
        "buy 6"
    )
    assert t.legal() == ["pick trex-4", "pick stego-3"]
    t.act("pick stego-3")
    assert (t.collection(0), t.state["destroyed"], t.tokens) == (["trex-4"], ["stego-3"], [0, 0, 0])
    assert t.legal() == ["keep"]


@pytest.mark.rule("cubosaurs-7.6")
def test_ruling_20_tile_6_needs_an_own_card() -> None:
    t = table(hand="trex-3", collections=("", "grey-3"), tokens=(2, 0, 0), market=(6,))
    assert t.refused("buy 6") == "cubosaurs-7.6"


# Tile 7: Meteor


@pytest.mark.rule("cubosaurs-7.7")
def test_tile_7_destroys_a_card_of_an_opponent() -> None:
    own = ("trex-4", "grey-3 ptero-1", "black-3")
    t = table(hand="trex-3", collections=own, tokens=(4, 0, 0), market=(7,)).act("buy 7")
    assert t.legal() == ["pick ptero-1", "pick grey-3", "pick black-3"]
    t.act("pick ptero-1")
    assert (t.collection(1), t.state["destroyed"], t.tokens) == (["grey-3"], ["ptero-1"], [0, 0, 0])
    assert (t.asked, t.state["phase"]) == (0, "decide")


@pytest.mark.rule("cubosaurs-7.7")
@pytest.mark.rule("cubosaurs-7.8")
@pytest.mark.parametrize("tile", [7, 8])
def test_tiles_7_and_8_need_a_card_of_an_opponent(tile: int) -> None:
    t = table(hand="trex-3", collections=("trex-4",), tokens=(5, 0, 0), market=(tile,))
    assert t.refused(f"buy {tile}") == f"cubosaurs-7.{tile}"


# Tile 8: Theft


@pytest.mark.rule("cubosaurs-7.8")
def test_tile_8_takes_a_card_of_an_opponent() -> None:
    own = ("trex-4", "grey-3", "black-3 stego-3")
    t = table(hand="trex-3", collections=own, tokens=(5, 0, 0), market=(8,)).act("buy 8")
    assert t.legal() == ["pick stego-3", "pick grey-3", "pick black-3"]
    t.act("pick black-3")
    assert (t.collection(0), t.collection(2)) == (["trex-4", "black-3"], ["stego-3"])
    assert "pass black-3" in t.legal()


# Tile 9: Gift


@pytest.mark.rule("cubosaurs-7.9")
def test_tile_9_gives_an_own_card_to_an_opponent() -> None:
    t = table(hand="trex-3", collections=("trex-4 stego-3", "grey-3"), tokens=(3, 0, 0), market=(9,)).act(
        "buy 9"
    )
    assert t.legal() == ["pick trex-4", "pick stego-3"]
    assert t.act("pick trex-4").legal() == ["seat 2", "seat 3"]
    t.act("seat 3")
    assert [t.collection(seat) for seat in range(3)] == [["stego-3"], ["grey-3"], ["trex-4"]]


@pytest.mark.rule("cubosaurs-7.9")
def test_with_two_players_tile_9_needs_no_choice_of_opponent() -> None:
    t = table(players=2, hand="trex-3", collections=("", "trex-4"), tokens=(0, 3), market=(9,), turn=1)
    t.act("buy 9", "pick trex-4")
    assert (t.collection(0), t.collection(1), t.state["phase"]) == (["trex-4"], [], "decide")


@pytest.mark.rule("cubosaurs-7.9")
def test_ruling_20_tile_9_needs_an_own_card() -> None:
    t = table(hand="trex-3", collections=("", "grey-3"), tokens=(3, 0, 0), market=(9,))
    assert t.refused("buy 9") == "cubosaurs-7.9"


# Tile 10: Swap


@pytest.mark.rule("cubosaurs-7.10")
def test_tile_10_swaps_a_card_with_an_opponent() -> None:
    own = ("trex-4 stego-3", "grey-3", "black-3")
    t = table(hand="trex-3", collections=own, tokens=(6, 0, 0), market=(10,)).act("buy 10")
    assert t.legal() == ["pick grey-3", "pick black-3"]
    assert t.act("pick black-3").legal() == ["pick trex-4", "pick stego-3"]
    t.act("pick trex-4")
    assert [t.collection(seat) for seat in range(3)] == [["stego-3", "black-3"], ["grey-3"], ["trex-4"]]


@pytest.mark.rule("cubosaurs-7.10")
def test_ruling_26_identical_cards_may_be_swapped_and_give_their_tokens() -> None:
    t = table(hand="trex-3", collections=("ptero-1", "ptero-2"), tokens=(6, 0, 0), market=(10,))
    t.act("buy 10", "pick ptero-2", "pick ptero-1")
    assert (t.collection(0), t.collection(1), t.tokens) == (["ptero-2"], ["ptero-1"], [1, 1, 0])


@pytest.mark.rule("cubosaurs-7.10")
@pytest.mark.parametrize("own", [("", "grey-3"), ("trex-4", "")])
def test_ruling_20_tile_10_needs_a_card_on_both_sides(own: tuple[str, str]) -> None:
    t = table(hand="trex-3", collections=own, tokens=(6, 0, 0), market=(10,))
    assert t.refused("buy 10") == "cubosaurs-7.10"


@pytest.mark.rule("cubosaurs-6.4")
@pytest.mark.parametrize("tile", [6, 7, 8, 9, 10])
def test_tiles_6_to_10_act_also_after_the_decision(tile: int) -> None:
    t = table(hand="trex-3", collections=("stego-3", "grey-3"), tokens=(6, 0, 0), market=(tile,)).act("keep")
    assert t.legal() == ["done", f"buy {tile}"]
    t.act(f"buy {tile}")
    assert (t.asked, t.state["turn"], t.hand) == (0, 0, [])
    assert all(action.startswith("pick") for action in t.legal())
