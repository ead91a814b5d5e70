"""Chapter 5: eggs, the removal of cards, the colour change and the next round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trex.table import COLOURS, Table, card, named, table


def ended(**setting: Any) -> Table:
    """Return a table of three just ranked: seat 1 highest, then 2, then 0, who led with a meteor."""
    told = {
        "players": 3,
        "hands": ("red-5 brown-8 green-4 red-15", "blue-2 yellow-1 red-15", "yellow-6 yellow-1 red-15"),
        **setting,
    }
    return table(**told).play("red-5 blue-2 yellow-6 brown-8")


@pytest.mark.rule("trex-5.1")
def test_ruling_7_eggs_then_cards_then_colours() -> None:
    t = ended()
    seen = [(t.phase, t.asked)]
    for action in ("egg left", "remove played", "remove played", "remove played", "colour keep"):
        t.act(action)
        seen.append((t.phase, t.asked))
    assert seen == [("egg", 1), ("remove", 1), ("remove", 2), ("remove", 0), ("colour", 0), ("play", 0)]


# Eggs


@pytest.mark.rule("trex-5.2", "trex-5.3")
@pytest.mark.parametrize(("side", "first", "second"), [("left", "green", "red"), ("right", "red", "green")])
def test_ruling_5_the_highest_top_card_chooses_an_egg_and_the_second_gets_the_other(
    side: str, first: str, second: str
) -> None:
    t = ended()
    assert t.legal() == ["egg left", "egg right"]
    t.act(f"egg {side}")
    assert [t.eggs(seat) for seat in range(3)] == [{}, {first: 1}, {second: 1}]
    assert t.state["shown_eggs"] == [None, None]


@pytest.mark.rule("trex-5.3")
def test_ruling_30_no_egg_can_be_refused() -> None:
    t = ended()
    assert t.legal() == ["egg left", "egg right"]
    t.act("egg left")
    assert (t.phase, t.eggs(1), t.eggs(2)) == ("remove", {"green": 1}, {"red": 1})


@pytest.mark.rule("trex-5.2")
def test_there_is_nothing_to_choose_between_eggs_of_one_colour() -> None:
    t = ended(eggs=("green", "green"))
    assert (t.phase, t.eggs(1), t.eggs(2)) == ("remove", {"green": 1}, {"green": 1})


@pytest.mark.rule("trex-1.4")
def test_with_two_players_the_lower_card_gets_the_other_egg_the_change_and_the_start() -> None:
    t = table(players=2, hands=("shower blue-2 red-15", "green-4 yellow-1 red-15")).play(
        "shower green-4 blue-2"
    )
    t.act("egg right", "remove played")
    assert (t.eggs(0), t.eggs(1), t.phase, t.asked) == ({"red": 1}, {"green": 1}, "colour", 1)
    assert t.act("colour keep").asked == 1


# Removing a card


@pytest.mark.rule("trex-5.4")
def test_cards_are_removed_from_the_highest_player_to_the_lowest() -> None:
    t = ended().act("egg left")
    seats = []
    while t.phase == "remove":
        seats.append(t.asked)
        assert t.legal() == ["remove played", "remove pile"]
        t.act("remove played")
    assert seats == [1, 2, 0]
    assert [t.removed(seat) for seat in range(3)] == [["brown-8"], ["blue-2"], ["yellow-6"]]


@pytest.mark.rule("trex-5.4", "trex-7.5")
def test_ruling_8_the_top_of_a_draw_pile_is_removed_unseen() -> None:
    t = ended().act("egg left")
    unseen = t.state["unseen"][1]
    t.act("remove pile", outcomes=[3])
    assert t.state["removed_unseen"][1] == [unseen[3]]
    assert (t.removed(1), t.played(1)) == ([], ["blue-2"])
    assert t.events("removes-unseen") == [{"seat": 1}]


@pytest.mark.rule("trex-5.4")
def test_a_card_nobody_has_seen_is_removed_before_those_under_it() -> None:
    t = ended(piles=("", "green-9", "")).act("egg left", "remove pile")
    assert (len(t.state["removed_unseen"][1]), t.removed(1), t.pile(1)) == (1, [], ["green-9"])


@pytest.mark.rule("trex-7.5")
def test_a_removed_card_that_everybody_knew_is_named() -> None:
    t = table(
        players=2,
        round=11,
        hands=("shower red-15 green-14", "blue-2 yellow-1"),
        piles=("red-5 green-4 yellow-6 red-10", "green-9 green-4 yellow-6 red-10 red-15"),
    )
    t.play("shower blue-2 green-14")
    assert t.ranking == [1, 0]
    t.act("egg left", "remove pile")
    assert "yellow-6" in t.removed(1)
    assert named(t.match.notes(), "removes-known") == [{"seat": 1, "card": card("yellow-6")}]


@pytest.mark.rule("trex-5.5")
def test_ruling_23_with_an_empty_pile_the_top_played_card_goes() -> None:
    t = table(
        players=2,
        round=11,
        hands=("shower red-15 green-14", "blue-12 yellow-1 blue-2"),
        piles=("red-5 green-4 yellow-6 red-10", "green-9 green-4"),
        played=("", "red-10 red-15"),
    )
    t.play("shower blue-12 green-14")
    assert (t.phase, t.asked, t.ranking) == ("egg", 1, [1, 0])
    t.act("egg left")
    assert ("blue-12" in t.removed(1), t.phase) == (True, "colour")
    assert t.pile(1) == ["red-10", "red-15"]


@pytest.mark.rule("trex-5.6")
def test_ruling_14_whoever_played_the_shower_removes_it_and_no_other_card() -> None:
    t = table(players=2, hands=("shower blue-2 red-15", "green-4 yellow-1 red-15")).play(
        "shower green-4 blue-2"
    )
    t.act("egg left")
    assert (t.removed(0), t.played(0), t.asked, t.phase) == (["shower"], ["blue-2"], 1, "remove")
    assert t.events("removes-shower") == [{"seat": 0, "card": card("shower")}]


@pytest.mark.rule("trex-5.6")
def test_ruling_22_a_shower_is_taken_out_from_beneath_and_the_others_keep_their_order() -> None:
    hands = ("yellow-1 shower chamaelosaurus red-15 red-10", "green-4 yellow-1 red-5 red-15")
    t = table(players=2, hands=hands).play("yellow-1 green-4 shower yellow-1 chamaelosaurus")
    assert t.ranking == [1, 0]
    t.act("egg left", "remove pile")
    assert (t.removed(0), t.pile(0)) == (["shower"], ["yellow-1", "chamaelosaurus"])


# The played piles


@pytest.mark.rule("trex-5.7")
def test_ruling_9_the_card_played_first_is_drawn_first_after_the_older_cards() -> None:
    t = table(
        players=2,
        round=11,
        hands=("shower red-15 green-14", "blue-12 yellow-1 blue-2"),
        piles=("red-5 green-4 yellow-6 red-10", "green-9"),
        played=("", "red-10 red-15 green-4"),
    )
    t.play("shower blue-12 green-14").act("egg left")
    assert t.phase == "colour"
    assert t.pile(1) == ["red-10", "red-15", "green-4"]
    assert t.pile(0)[-1] == "green-14"
    assert t.played(0) == t.played(1) == []


@pytest.mark.rule("trex-5.7")
def test_known_cards_lie_under_those_nobody_has_seen() -> None:
    t = ended().act("egg left", "remove pile", "remove pile", "remove pile")
    assert [t.pile(seat) for seat in range(3)] == [["red-5", "brown-8"], ["blue-2"], ["yellow-6"]]
    assert [len(cards) > 0 for cards in t.state["unseen"]] == [True, True, True, False, False]


@pytest.mark.rule("trex-5.8")
def test_hands_stay_between_rounds() -> None:
    t = ended()
    hands = [t.hand(seat) for seat in range(3)]
    t.act("egg left", "remove played", "remove played", "remove played", "colour keep")
    assert (t.round, [t.hand(seat) for seat in range(3)]) == (2, hands)


# Colours


def changing() -> Table:
    return ended().act("egg left", "remove played", "remove played", "remove played")


@pytest.mark.rule("trex-5.9")
def test_ruling_6_the_lowest_may_replace_one_colour_by_any_of_the_three_others() -> None:
    t = changing()
    others = [colour for colour in COLOURS if colour not in ("blue", "brown")]
    places = [f"colour {place} {colour}" for place in ("high", "low") for colour in others]
    assert (t.asked, t.legal()) == (0, ["colour keep", *places])


@pytest.mark.rule("trex-5.9")
@pytest.mark.parametrize(
    ("action", "high", "low"),
    [
        ("colour keep", "blue", "brown"),
        ("colour high yellow", "yellow", "brown"),
        ("colour low red", "blue", "red"),
    ],
)
def test_the_new_colour_takes_the_place_of_the_old(action: str, high: str, low: str) -> None:
    t = changing().act(action)
    assert (t.state["high"], t.state["low"]) == (high, low)


@pytest.mark.rule("trex-5.10")
@pytest.mark.parametrize(
    "action", ["colour high brown", "colour low blue", "colour high blue", "colour low brown"]
)
def test_colours_never_trade_places(action: str) -> None:
    assert changing().refused(action) == "trex-5.10"


# The next round


@pytest.mark.rule("trex-5.11")
def test_ruling_2_the_lowest_starts_the_next_round_from_the_hand() -> None:
    t = changing().act("colour keep", outcomes=[0, 0])
    assert (t.asked, t.state["starter"], t.round) == (0, 0, 2)
    assert t.legal() == [f"play {name}" for name in t.hand(0)]
    assert t.state["shown_eggs"] == ["yellow", "yellow"]
    assert (t.state["plays"], t.state["leader"]) == (0, -1)


LAST = {
    "players": 2,
    "round": 12,
    "hands": ("shower red-15 green-14", "blue-12 yellow-1"),
    "piles": ("green-4 yellow-6 red-10", "green-9 green-4 yellow-6 red-10"),
}


@pytest.mark.rule("trex-5.12")
def test_ruling_31_after_the_last_round_cards_are_removed_and_no_colour_is_changed() -> None:
    t = table(**LAST).play("shower blue-12 green-14")
    t.act("egg left", "remove played")
    assert t.match.is_over
    assert t.state["shown_eggs"] == [None, None]
    assert (t.state["high"], t.state["low"], t.round) == ("blue", "brown", 12)
    assert (t.removed(0)[-1], "blue-12" in t.removed(1)) == ("shower", True)


@pytest.mark.rule("trex-5.11")
def test_a_round_before_the_last_is_followed_by_another() -> None:
    hands = ("shower red-15 green-14 blue-2", "blue-12 yellow-1 blue-2")
    t = table(**{**LAST, "round": 11, "hands": hands}).play("shower blue-12 green-14")
    t.act("egg left", "remove played", "colour keep")
    assert (t.round, t.match.is_over) == (12, False)
