"""Chapter 3: the turn, and what each of the 17 cards does."""

from __future__ import annotations

import pytest

from tests.games.trex.table import CARDS, card, card_set, named, table

DRAWS = {
    "yellow-1": 1,
    "blue-2": 2,
    "green-4": 3,
    "yellow-6": 2,
    "brown-8": 3,
    "red-10": 3,
    "blue-12": 2,
    "green-14": 1,
    "red-15": 1,
}
METEORS = ("brown-3", "red-5", "blue-7", "green-9", "yellow-11", "brown-13")


# Playing


@pytest.mark.rule("trex-3.1")
def test_a_card_goes_from_the_hand_on_the_own_played_pile() -> None:
    t = table(hands=("red-5 green-9 yellow-1", *["red-5 red-15"] * 3), played=["red-10"] * 4)
    t.act("play green-9")
    assert t.hand(0) == ["yellow-1", "red-5"]
    assert [t.played(seat) for seat in range(4)] == [["red-10", "green-9"], *[["red-10"]] * 3]


@pytest.mark.rule("trex-3.1")
def test_any_card_of_the_hand_may_be_played_and_no_other() -> None:
    t = table(hands=("red-5 green-9 yellow-1 shower chamaelosaurus", "red-5 red-15"), players=2)
    assert t.legal() == [
        f"play {name}" for name in ("yellow-1", "red-5", "green-9", "chamaelosaurus", "shower")
    ]


@pytest.mark.rule("trex-3.2")
def test_the_turn_goes_to_the_left() -> None:
    t = table(hands=["yellow-1 green-4 red-10 blue-2"] * 4, turn=2)
    seats = [t.asked]
    for _ in range(5):
        seats.append(t.act("play yellow-1" if len(seats) < 5 else "play green-4").asked)
    assert seats == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("trex-3.1")
def test_ruling_34_an_only_card_is_played_without_asking() -> None:
    t = table(players=3, hands=("yellow-1 red-10", "shower", "green-9 red-5"), piles=("", "", ""))
    t.act("play yellow-1")
    assert (t.played(1), t.hand(1), t.asked) == (["shower"], [], 2)
    assert [e["card"] for e in t.events("plays")] == [card("yellow-1"), card("shower")]


@pytest.mark.rule("trex-3.3")
def test_ruling_24_without_a_hand_the_top_of_the_pile_is_played_and_its_symbol_works() -> None:
    t = table(players=2, hands=("yellow-1 red-10", ""))
    # Seat 0 draws some card; seat 1 plays brown-8 from its pile and draws the three lowest of the others.
    t.act("play yellow-1", outcomes=[4, CARDS.index("brown-8"), 0, 0, 0])
    assert (t.played(1), t.hand(1), t.asked) == (["brown-8"], ["yellow-1", "blue-2", "brown-3"], 0)
    assert t.events("plays-blind") == [{"seat": 1, "card": card("brown-8")}]


@pytest.mark.rule("trex-3.3")
def test_ruling_25_the_blind_card_is_played_before_its_symbol_draws() -> None:
    pile = "red-10 green-9 yellow-6 blue-2 red-5"
    t = table(players=2, round=11, hands=("red-15 shower", ""), piles=("", f"{pile} yellow-1 green-4"))
    t.act("play shower")
    assert t.played(1) == ["red-10"]
    assert [e["cards"] for e in t.events("drawn-known")] == [card_set("green-9 yellow-6 blue-2")]


@pytest.mark.rule("trex-3.3")
def test_a_blind_card_is_one_nobody_has_seen_while_the_pile_has_one() -> None:
    t = table(players=2, hands=("yellow-1 red-10", ""), piles=("", "red-15"))
    t.act("play yellow-1", outcomes=[0, CARDS.index("green-9")])
    assert (t.played(1), t.pile(1)) == (["green-9"], ["red-15"])


@pytest.mark.rule("trex-3.3")
def test_a_blind_meteor_begins_the_last_lap() -> None:
    t = table(players=3, hands=("yellow-1 red-10", "", "red-10 red-15"))
    t.act("play yellow-1", outcomes=[0, CARDS.index("green-9")])
    assert (t.state["leader"], t.state["leader_card"], t.asked) == (1, "green-9", 2)


@pytest.mark.rule("trex-3.3")
def test_ruling_33_a_starter_without_a_hand_plays_blind() -> None:
    t = table(
        players=2,
        round=11,
        hands=("", "red-10 red-15 blue-2"),
        played=("shower", ""),
        piles=("brown-3 red-5 yellow-1 yellow-6 red-10 red-15", "yellow-1 yellow-6 green-4 brown-3"),
        turn=1,
        leader=(0, "shower"),
    )
    t.play("red-10")  # now seat 0 closes with brown-3, is lowest and starts with its next card
    assert t.ranking == [1, 0]
    t.act("egg left", "remove played", "colour keep")
    assert (t.round, t.state["starter"], t.played(0)) == (12, 0, ["red-5"])


@pytest.mark.rule("trex-3.4")
def test_a_player_without_any_card_is_skipped() -> None:
    t = table(
        players=3,
        round=12,
        hands=("yellow-1 red-10", "", "red-10 red-15"),
        played=("green-4", "yellow-1 blue-2 green-4 yellow-6 red-10 red-15", "yellow-1"),
        piles=("yellow-6 red-15 blue-2", "", "yellow-6 blue-2 green-4"),
    )
    t.act("play yellow-1")
    assert (t.asked, t.events("cannot-play")) == (2, [{"seat": 1}])


# Drawing


@pytest.mark.rule("trex-3.5", "trex-1.2")
@pytest.mark.parametrize(("name", "count"), DRAWS.items())
def test_nine_cards_draw_one_to_three(name: str, count: int) -> None:
    t = table(players=2, hands=(f"{name} shower", "red-10 shower"))
    t.act(f"play {name}")
    assert (len(t.hand(0)), len(t.state["unseen"][0])) == (1 + count, 15 - count)
    assert t.events("draws") == [{"seat": 0, "count": count, "wanted": count}]
    assert t.state["leader"] == -1


@pytest.mark.rule("trex-3.5")
def test_ruling_10_nobody_is_asked_whether_to_draw() -> None:
    t = table(players=2, hands=("red-10 shower", "red-10 shower")).act("play red-10", outcomes=[14, 13, 12])
    assert (t.hand(0), t.asked) == (["green-14", "red-15", "chamaelosaurus", "shower"], 1)


@pytest.mark.rule("trex-3.5")
def test_a_short_pile_gives_what_it_has() -> None:
    t = table(
        players=2,
        round=12,
        hands=("red-10 shower yellow-1 blue-2", "yellow-1 blue-2"),
        piles=("green-4 red-15", "yellow-6 red-10 red-15 green-4"),
    )
    t.act("play red-10")
    assert t.hand(0) == ["yellow-1", "blue-2", "green-4", "red-15", "shower"]
    assert t.events("draws") == [{"seat": 0, "count": 2, "wanted": 3}]
    t.act("play yellow-1", "play yellow-1")
    assert t.events("draws") == [{"seat": 0, "count": 0, "wanted": 1}]


@pytest.mark.rule("trex-3.5")
def test_unseen_cards_are_drawn_before_those_put_under_them() -> None:
    rest = "yellow-1 blue-2 brown-3 green-4 red-5 yellow-6 blue-7 brown-8 green-9 yellow-11 blue-12 brown-13"
    t = table(players=2, hands=(f"red-10 {rest}", "red-10 red-15"), piles=("green-14 red-15",))
    t.act("play red-10", outcomes=[1, 0])
    assert t.pile(0) == ["red-15"]
    assert set(t.hand(0)) == {*rest.split(), "green-14", "chamaelosaurus", "shower"}
    assert t.state["seats"][0]["known_hand"] == ["green-14"]


@pytest.mark.rule("trex-3.6")
def test_ruling_17_a_hand_has_no_limit_and_is_never_filled_up() -> None:
    hand = "yellow-1 blue-2 brown-3 green-4 yellow-6 brown-8 red-10 red-15"
    t = table(players=2, hands=(hand, "shower red-5")).act("play red-10")
    assert len(t.hand(0)) == 7 + 3
    t = table(players=2, hands=("shower red-5 yellow-6 blue-2", "brown-3 red-5 green-4"))
    t.play("shower brown-3 red-5").act("egg left", "remove played", "colour keep")
    assert (t.round, t.hand(0), t.hand(1)) == (2, ["blue-2", "yellow-6"], ["green-4", "red-5"])


# Meteors, chamaelosaurus and shower


@pytest.mark.rule("trex-1.2")
@pytest.mark.parametrize("name", METEORS)
def test_six_cards_are_meteors_and_draw_nothing(name: str) -> None:
    t = table(players=2, hands=(f"{name} red-10 shower", "red-10 shower")).act(f"play {name}")
    assert (t.state["leader"], t.state["leader_card"]) == (0, name)
    assert (len(t.hand(0)), t.events("draws")) == (2, [])


def test_every_card_is_one_of_these() -> None:
    assert {*DRAWS, *METEORS, "chamaelosaurus", "shower"} == set(CARDS)
    assert len(DRAWS) + len(METEORS) + 2 == len(CARDS)


@pytest.mark.rule("trex-3.7")
@pytest.mark.parametrize(
    ("beneath", "first"), [("blue-2", 1), ("green-14", 1), ("yellow-6", 0), ("brown-8", 0)]
)
def test_a_chamaelosaurus_takes_colour_and_number_of_the_card_beneath(beneath: str, first: int) -> None:
    hands = ("yellow-1 shower red-10 red-5", f"{beneath} chamaelosaurus red-5")
    t = table(players=2, hands=hands).play(f"yellow-1 {beneath} shower chamaelosaurus red-10")
    assert t.ranking == [first, 1 - first]
    assert named(t.match.notes(), "copies") == [{"seat": 1, "card": card(beneath)}]


@pytest.mark.rule("trex-3.8")
@pytest.mark.parametrize("beneath", sorted(DRAWS))
def test_a_chamaelosaurus_draws_nothing(beneath: str) -> None:
    t = table(players=2, hands=("chamaelosaurus shower", "shower brown-3"), played=(beneath, "blue-2"))
    t = t.act("play chamaelosaurus")
    assert (t.hand(0), t.events("draws")) == (["shower"], [])


@pytest.mark.rule("trex-3.8")
@pytest.mark.parametrize("beneath", METEORS)
def test_ruling_27_a_chamaelosaurus_on_a_meteor_is_no_meteor(beneath: str) -> None:
    t = table(
        players=3,
        hands=("chamaelosaurus red-10 red-15", *["red-10 red-15"] * 2),
        played=(beneath, "shower", "blue-2"),
        leader=(1, "shower"),
    )
    t.act("play chamaelosaurus")
    assert (t.state["leader"], t.asked) == (1, 1)


@pytest.mark.rule("trex-3.9")
@pytest.mark.parametrize("played", ["", "shower"])
def test_a_chamaelosaurus_without_a_dinosaur_has_no_value(played: str) -> None:
    t = table(
        players=3,
        hands=("chamaelosaurus red-10", "brown-8 red-15", "red-10 red-15"),
        played=(played, "shower", "brown-3"),
        leader=(1, "shower"),
    )
    t.act("play chamaelosaurus", "play brown-8")
    assert t.ranking == [1, 2, 0]
    assert named(t.match.notes(), "copies-nothing") == [{"seat": 0}]


@pytest.mark.rule("trex-3.10")
@pytest.mark.parametrize("played", ["", "red-10"])
def test_a_shower_may_be_played_at_any_time_and_works_as_a_meteor(played: str) -> None:
    t = table(players=2, hands=("shower blue-2 red-5", "blue-2 red-5"), played=(played, played))
    t.act("play shower")
    assert (t.state["leader"], t.state["leader_card"]) == (0, "shower")
    assert t.events("draws") == []
