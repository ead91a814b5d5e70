"""Chapter 6: buying tiles, and what becomes of tiles and tokens."""

from __future__ import annotations

import pytest

from cubarium.engine.errors import OutOfTurn
from tests.games.cubosaurs.table import EVEN, last_turn, named, set_up, table, worse

ALL_TILES = range(1, 11)
COSTS = (5, 2, 2, 2, 1, 2, 4, 5, 3, 6)


@pytest.mark.rule("cubosaurs-6.1")
def test_one_tile_is_bought_in_a_turn() -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(9, 0, 0), market=(1, 2, 6)).act("buy 2")
    assert t.legal() == ["keep", "pass stego-3"]
    assert t.refused("buy 1") == "cubosaurs-6.1"
    assert t.act("keep").asked == 1


@pytest.mark.rule("cubosaurs-6.1")
def test_each_turn_allows_a_new_purchase() -> None:
    t = table(
        players=2, hand="trex-3", collections=("stego-3",), tokens=(9, 5), market=(1, 2, 6), deck="trex-4..6"
    )
    t.act("buy 2", "keep", "buy 1", "keep")
    assert (t.asked, t.legal()) == (0, ["keep", "pass stego-3", "buy 6"])


@pytest.mark.rule("cubosaurs-6.2")
def test_ruling_13_a_tile_may_be_bought_before_the_decision() -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(2,)).act("buy 2")
    assert (t.asked, t.front(0), t.state["phase"]) == (0, [2], "decide")


@pytest.mark.rule("cubosaurs-6.2")
@pytest.mark.parametrize("decision", ["keep", "pass stego-3"])
def test_ruling_13_a_tile_may_be_bought_after_keeping_or_passing(decision: str) -> None:
    t = table(hand="trex-3", collections=("stego-3",), tokens=(2, 0, 0), market=(2,)).act(decision)
    assert (t.asked, t.legal()) == (0, ["done", "buy 2"])
    assert t.act("buy 2").front(0) == [2]
    assert t.asked == 1


@pytest.mark.rule("cubosaurs-6.2")
def test_the_token_just_gained_pays() -> None:
    t = table(hand="ptero-1", tokens=(1, 0, 0), market=(2,))
    assert t.refused("buy 2") == "cubosaurs-6.3"
    assert t.act("keep").legal() == ["done", "buy 2"]


@pytest.mark.rule("cubosaurs-6.2")
def test_a_turn_in_which_nothing_can_be_bought_ends_by_itself() -> None:
    t = table(hand="trex-3", tokens=(1, 9, 9), market=(2,)).act("keep")
    assert t.asked == 1


@pytest.mark.rule("cubosaurs-6.2")
def test_done_ends_the_turn_without_a_purchase() -> None:
    t = table(hand="trex-3", tokens=(2, 0, 0), market=(2,)).act("keep", "done")
    assert (t.asked, t.tokens, t.market) == (1, [2, 0, 0], [2])


@pytest.mark.rule("cubosaurs-6.2")
def test_nobody_buys_in_the_turn_of_another() -> None:
    t = table(hand="trex-3", tokens=(0, 9, 0), market=(2,))
    with pytest.raises(OutOfTurn):
        t.match.act(1, "buy 2")


@pytest.mark.rule("cubosaurs-6.2")
def test_ruling_34_after_passing_the_next_turn_begins_when_this_one_is_over() -> None:
    t = table(hand="trex-3", collections=("stego-3 grey-3", "black-3"), tokens=(4, 9, 0), market=(6, 7))
    t.act("pass stego-3")
    assert (t.asked, t.hand) == (0, ["trex-3", "stego-3"])
    t.act("buy 7")
    assert t.legal() == ["pick black-3"]
    assert t.refused("pick trex-3") == "cubosaurs-6.10"
    assert (t.act("pick black-3").asked, t.hand) == (1, ["trex-3", "stego-3"])


@pytest.mark.rule("cubosaurs-6.3")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_the_price_goes_to_the_supply(tile: int) -> None:
    t = table(hand="trex-3", collections=("trex-4", "stego-3"), tokens=(7, 0, 0), market=(tile,))
    t.act(f"buy {tile}")
    assert (t.tokens[0], t.supply) == (7 - COSTS[tile - 1], 33 + COSTS[tile - 1])


@pytest.mark.rule("cubosaurs-6.3")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_a_tile_one_cannot_pay_is_refused(tile: int) -> None:
    cost = COSTS[tile - 1]
    setting = {"hand": "trex-3", "collections": ("trex-4", "stego-3"), "market": (tile,)}
    assert table(**setting, tokens=(cost - 1, 9, 9)).refused(f"buy {tile}") == "cubosaurs-6.3"
    assert f"buy {tile}" in table(**setting, tokens=(cost, 0, 0)).legal()


@pytest.mark.rule("cubosaurs-6.3")
def test_ruling_30_the_tokens_paid_can_be_gained_back_by_the_same_purchase() -> None:
    t = table(hand="trex-3", collections=("", "ptero-1"), tokens=(5, 20, 15), market=(8,))
    assert t.supply == 0
    t.act("buy 8", "pick ptero-1")
    assert (t.tokens, t.supply, t.state["phase"]) == ([1, 20, 15], 4, "decide")


@pytest.mark.rule("cubosaurs-6.4")
@pytest.mark.parametrize("tile", [5, 6, 7, 8, 9, 10])
def test_the_effect_must_be_carried_out_at_once(tile: int) -> None:
    t = table(hand="trex-3", collections=("trex-4", "stego-3"), tokens=(7, 0, 0), market=(tile, 2))
    t.act(f"buy {tile}")
    for action in ("keep", "done", "buy 2"):
        assert t.refused(action) == "cubosaurs-6.4"


@pytest.mark.rule("cubosaurs-6.4")
@pytest.mark.parametrize("tile", [3, 4, 5])
@pytest.mark.parametrize("decision", ["keep", "pass stego-3"])
def test_ruling_11_tiles_3_to_5_cannot_be_bought_after_the_decision(tile: int, decision: str) -> None:
    t = table(hand="trex-3", collections=("trex-4 stego-3",), tokens=(9, 0, 0), market=(tile, 2)).act(
        decision
    )
    assert t.legal() == ["done", "buy 2"]
    assert t.refused(f"buy {tile}") == f"cubosaurs-7.{tile}"


@pytest.mark.rule("cubosaurs-6.5")
@pytest.mark.rule("cubosaurs-6.1")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_only_tiles_of_the_market_can_be_bought(tile: int) -> None:
    others = [number for number in ALL_TILES if number != tile][:4]
    t = table(hand="trex-3", collections=("trex-4", "stego-3"), tokens=(9, 0, 0), market=others)
    assert t.refused(f"buy {tile}") == "cubosaurs-6.5"


@pytest.mark.rule("cubosaurs-6.5")
def test_ruling_31_a_bought_tile_is_not_replaced() -> None:
    t = table(hand="trex-3", tokens=(2, 2, 0), market=(1, 2, 6, 7)).act("buy 2", "keep")
    assert t.market == [1, 6, 7]
    assert (t.asked, t.refused("buy 2")) == (1, "cubosaurs-6.5")


@pytest.mark.rule("cubosaurs-6.6")
@pytest.mark.parametrize(("tile", "then"), [(1, []), (6, ["pick trex-4"])])
def test_a_bought_tile_lies_in_front_of_its_buyer(tile: int, then: list[str]) -> None:
    t = table(hand="trex-3", collections=("trex-4",), tokens=(5, 0, 0), market=(1, 2, 6, 7))
    t.act(f"buy {tile}", *then, "keep", "keep")
    assert (t.front(0), t.front(1)) == ([tile], [])


@pytest.mark.rule("cubosaurs-6.7")
def test_ruling_17_who_cannot_draw_has_no_turn_and_buys_nothing() -> None:
    t = table(hand="stego-3", deck_left=0, tokens=(0, 9, 9), market=(1,), round=2, rounds=2).act("keep")
    assert t.match.is_over
    assert (t.tokens, t.market) == ([0, 9, 9], [1])


# Between rounds and at the end

ROUND = (worse(EVEN[0]), EVEN[1], EVEN[2])
"""The first player has no points, the others have 1 each; the first starts the next round."""
PLAIN = "trex-3..6 stego-3..6 bronto-3..6"
"""A deal without icons."""


@pytest.mark.rule("cubosaurs-6.8")
@pytest.mark.rule("cubosaurs-6.6")
def test_in_the_next_round_unsold_tiles_stay_and_the_market_is_filled_up() -> None:
    t = last_turn(*ROUND, market=(1, 8), front=((2,), (6,)), tokens=(1, 0, 0))
    t.act("keep", outcomes=set_up(3, deck=PLAIN, tiles=(6, 10), unsold=(1, 8)))
    assert t.market == [1, 6, 8, 10]
    assert [t.front(seat) for seat in range(3)] == [[], [], []]
    assert {name for name in t.state["tile_stack"] if name} == {f"tile-{n}" for n in (2, 3, 4, 5, 7, 9)}


@pytest.mark.rule("cubosaurs-6.8")
def test_players_keep_their_tokens() -> None:
    t = last_turn(*ROUND, tokens=(3, 0, 7)).act("keep", outcomes=set_up(3, deck=PLAIN, tiles=()))
    assert (t.tokens, t.supply) == ([3, 0, 7], 30)


@pytest.mark.rule("cubosaurs-6.8")
def test_ruling_33_tiles_1_and_2_count_in_one_round_only() -> None:
    t = last_turn(*ROUND, front=((1, 2),), tokens=(0, 0, 0))
    while not t.match.is_over:
        t.act(t.legal()[0])
    assert len(named(t.match.notes(), "round-ends")) == 2
    assert [e["seat"] for e in named(t.match.notes(), "line-tile-types")] == [0]
    assert [e["seat"] for e in named(t.match.notes(), "line-tile-eggs")] == [0]


@pytest.mark.rule("cubosaurs-6.8")
def test_ruling_33_a_bought_tile_may_be_bought_again() -> None:
    t = last_turn(*ROUND, front=((), (1,)), tokens=(5, 0, 0))
    t.act("keep", outcomes=set_up(3, deck=PLAIN, tiles=(1,)))
    assert t.asked == 0
    assert t.act("buy 1").front(0) == [1]


@pytest.mark.rule("cubosaurs-6.9")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4)])
def test_every_two_tokens_left_are_a_point(tokens: int, points: int) -> None:
    t = last_turn(*ROUND, round=2, rounds=2, tokens=(tokens, 0, 0), scores=((10,), (0,), (0,))).act("keep")
    assert t.match.scores() == [10 + 0 + points, 1, 1]


@pytest.mark.rule("cubosaurs-6.9")
def test_tokens_are_no_points_before_the_end() -> None:
    t = last_turn(*ROUND, round=2, rounds=2, tokens=(6, 0, 0), scores=((10,), (12,), (0,)))
    assert not t.match.is_over
    assert t.match.scores() == [10, 12, 0]


@pytest.mark.rule("cubosaurs-6.9")
def test_ruling_18_points_for_tokens_are_no_points_of_the_last_round() -> None:
    t = last_turn(*ROUND, round=2, rounds=2, tokens=(6, 0, 0), scores=((10,), (12,), (0,))).act("keep")
    assert (t.match.scores(), t.round_scores(2)) == ([13, 13, 1], [0, 1, 1])
    assert t.match.winners() == [1]


@pytest.mark.rule("cubosaurs-6.9")
def test_tokens_are_worth_nothing_at_the_end_of_an_earlier_round() -> None:
    t = last_turn(*ROUND, tokens=(6, 0, 0)).act("keep", outcomes=set_up(3, deck=PLAIN, tiles=()))
    assert (t.round_scores(1), t.tokens) == ([0, 1, 1], [6, 0, 0])


@pytest.mark.rule("cubosaurs-6.10")
@pytest.mark.parametrize(
    ("tile", "legal"), [(6, "stego-3"), (7, "grey-3"), (8, "grey-3"), (9, "stego-3"), (10, "grey-3")]
)
def test_ruling_19_tiles_never_act_on_the_hand(tile: int, legal: str) -> None:
    t = table(hand="trex-3", collections=("stego-3", "grey-3"), tokens=(7, 0, 0), market=(tile,))
    t.act(f"buy {tile}")
    assert t.legal() == [f"pick {legal}"]
    assert t.refused("pick trex-3") == "cubosaurs-6.10"
