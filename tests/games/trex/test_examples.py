"""The rulebook's worked examples and its questions, by their numbers in docs/rules/trex.md."""

from __future__ import annotations

import pytest

from tests.games.trex.table import Table, named, table

ANNA, BRIAN, CAROL, NICK = range(4)
HANDS = (
    "yellow-6 brown-3 yellow-1 yellow-11",
    "blue-7 blue-12 red-10 red-15",
    "brown-8 red-10 red-15",
    "blue-12 red-10 red-15",
)


def example(anna: str = HANDS[ANNA]) -> Table:
    """Return the example round before its first card: blue is high, brown is low."""
    return table(hands=(anna, *HANDS[1:]), high="blue", low="brown", eggs=("yellow", "green"))


def counts(t: Table) -> list[int]:
    return [len(t.hand(seat)) for seat in range(4)]


@pytest.mark.rule("trex-2.1", "trex-2.2")
@pytest.mark.parametrize("red", ["red-5", "red-10", "red-15"])
def test_example_1_any_red_card_beats_the_low_green_14(red: str) -> None:
    hands = ("shower green-14 blue-2", f"{red} blue-2")
    t = table(players=2, high="yellow", low="green", hands=hands).play(f"shower {red} green-14")
    assert t.ranking == [1, 0]


@pytest.mark.rule("trex-2.2")
def test_example_1_red_brown_and_blue_are_equal_between_yellow_and_green() -> None:
    hands = ("shower blue-12 blue-2", "red-10 blue-2", "brown-13 blue-2", "red-15 blue-2")
    t = table(high="yellow", low="green", hands=hands).play("shower red-10 brown-13 red-15 blue-12")
    assert t.ranking == [3, 2, 0, 1]


@pytest.mark.rule("trex-3.5")
def test_example_2_anna_plays_yellow_6_and_draws_two() -> None:
    t = example().play("yellow-6")
    assert (counts(t), t.asked) == ([5, 4, 3, 3], BRIAN)


@pytest.mark.rule("trex-4.1", "trex-4.2")
def test_example_3_brian_begins_the_last_lap_carol_draws_three_and_nick_two() -> None:
    t = example().play("yellow-6 blue-7 brown-8 blue-12")
    assert (t.state["leader"], t.state["leader_card"]) == (BRIAN, "blue-7")
    assert (counts(t), t.asked) == ([5, 3, 5, 4], ANNA)


@pytest.mark.rule("trex-4.4")
def test_example_4_annas_brown_3_extends_nothing() -> None:
    t = example().play("yellow-6 blue-7 brown-8 blue-12 brown-3")
    assert (t.state["leader"], t.asked, t.phase) == (BRIAN, BRIAN, "play")


def ended() -> Table:
    return example().play("yellow-6 blue-7 brown-8 blue-12 brown-3 blue-12")


@pytest.mark.rule("trex-4.6")
def test_example_5_brian_closes_with_blue_12_and_draws_two() -> None:
    t = ended()
    assert (t.phase, t.round, counts(t)[BRIAN]) == ("egg", 1, 4)
    assert t.events("draws") == [{"seat": BRIAN, "count": 2, "wanted": 2}]


@pytest.mark.rule("trex-2.4", "trex-5.2", "trex-5.3")
def test_example_6_brian_played_later_and_chooses_the_egg_before_nick() -> None:
    t = ended()
    assert (t.ranking, t.asked) == ([BRIAN, NICK, CAROL, ANNA], BRIAN)
    t.act("egg right")
    assert (t.eggs(BRIAN), t.eggs(NICK)) == ({"green": 1}, {"yellow": 1})


@pytest.mark.rule("trex-5.4")
def test_example_7_cards_are_removed_by_brian_nick_carol_and_anna() -> None:
    t = ended().act("egg left")
    seats = []
    for choice in ("played", "pile", "played", "pile"):
        seats.append(t.asked)
        t.act(f"remove {choice}")
    assert seats == [BRIAN, NICK, CAROL, ANNA]
    assert [t.removed(seat) for seat in range(4)] == [[], ["blue-12"], ["brown-8"], []]


@pytest.mark.rule("trex-5.9", "trex-5.11")
def test_example_8_anna_makes_yellow_high_and_starts() -> None:
    t = ended().act("egg left", *["remove played"] * 4)
    assert (t.phase, t.asked) == ("colour", ANNA)
    t.act("colour high yellow")
    assert (t.state["high"], t.state["low"]) == ("yellow", "brown")
    assert (t.round, t.asked, t.phase) == (2, ANNA, "play")


@pytest.mark.rule("trex-4.3")
def test_example_9_a_second_blue_7_is_higher_and_everybody_plays_once_more() -> None:
    t = example("yellow-6 blue-7 yellow-1 yellow-11").play("yellow-6 blue-7 brown-8 blue-12 blue-7")
    assert (t.state["leader"], t.asked) == (ANNA, BRIAN)
    seats = []
    for action in ("red-10", "red-10", "red-10", "yellow-1"):
        seats.append(t.asked)
        t.play(action)
    assert (seats, t.phase) == ([BRIAN, CAROL, NICK, ANNA], "egg")


@pytest.mark.rule("trex-6.2")
def test_example_10_three_green_eggs_give_nine_points() -> None:
    won: tuple[dict[str, int], ...] = ({"green": 3}, {"red": 1}, {}, {})
    assert table(round=3, won=won, hands=["red-10 red-15"] * 4).match.scores() == [9, 1, 0, 0]


@pytest.mark.rule("trex-2.1")
def test_example_11_the_highest_card_is_of_the_high_colour_else_of_the_middle_ones() -> None:
    hands = ("shower red-15 yellow-1", "brown-13 yellow-1", "blue-2 yellow-1", "green-14 yellow-1")
    assert table(hands=hands).play("shower brown-13 blue-2 green-14 red-15").ranking == [2, 0, 3, 1]
    assert table(hands=hands, high="yellow").play("shower brown-13 blue-2 green-14 red-15").ranking == [
        0,
        3,
        2,
        1,
    ]


@pytest.mark.rule("trex-2.4")
def test_example_12_of_equal_cards_the_first_is_lowest_and_the_last_highest() -> None:
    t = table(hands=("shower red-15 yellow-1", *["red-15 yellow-1"] * 3)).play(
        "shower red-15 red-15 red-15 red-15"
    )
    assert t.ranking == [0, 3, 2, 1]


@pytest.mark.rule("trex-4.5")
def test_example_13_of_several_showers_the_last_is_the_highest() -> None:
    t = table(hands=["shower red-15 yellow-1"] * 4).play("shower shower red-15 shower red-15 red-15")
    assert (t.state["leader"], t.asked, t.phase) == (3, 2, "play")
    assert t.play("shower").state["leader"] == 2


@pytest.mark.rule("trex-3.7")
def test_example_14_several_chamaelosaurs_in_a_round() -> None:
    hands = ("red-10 shower yellow-1 green-4", *["chamaelosaurus red-10 green-14 yellow-1"] * 3)
    t = table(hands=hands).play("red-10 red-10 green-14 yellow-1 shower" + " chamaelosaurus" * 3 + " green-4")
    assert t.ranking == [2, 1, 0, 3]
    assert len(named(t.match.notes(), "copies")) == 3


@pytest.mark.rule("trex-3.10")
def test_example_15_a_shower_may_be_the_first_card() -> None:
    t = table(hands=["shower red-15 yellow-1"] * 4)
    assert "play shower" in t.legal()
    assert t.play("shower").played(0) == ["shower"]


@pytest.mark.rule("trex-3.9")
def test_example_16_a_chamaelosaurus_played_first_has_no_value() -> None:
    hands = ("shower red-15 yellow-1", "chamaelosaurus yellow-1", "brown-3 yellow-1")
    assert table(players=3, hands=hands).play("shower chamaelosaurus brown-3 red-15").ranking == [0, 2, 1]


@pytest.mark.rule("trex-3.9", "trex-2.5")
def test_example_17_a_chamaelosaurus_on_a_shower_is_lowest() -> None:
    hands = ("shower chamaelosaurus yellow-1", "brown-3 yellow-1", "brown-8 yellow-1")
    t = table(players=3, hands=hands).play("shower brown-3 brown-8 chamaelosaurus")
    assert t.ranking == [2, 1, 0]


@pytest.mark.rule("trex-3.3")
def test_example_18_without_a_hand_the_top_of_the_draw_pile_is_played() -> None:
    t = table(players=2, hands=("blue-7 red-15 green-4", "")).act("play blue-7", outcomes=[13, 0])
    assert (t.played(1), t.hand(1)) == (["green-14"], ["yellow-1"])
