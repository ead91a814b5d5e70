"""Chapter 2: which card is higher. Each round here begins with a shower, so that one lap decides."""

from __future__ import annotations

import pytest

from tests.games.trex.table import Table, table


def ends_with(*tops: str, **setting: str) -> Table:
    """Return a table where every seat has shown its card; the first seat led and closes last."""
    hands = [f"shower {tops[0]} red-5", *(f"{top} red-5" for top in tops[1:])]
    t = table(players=len(tops), hands=hands, **setting).act("play shower")
    return t.play(" ".join((*tops[1:], tops[0])))


@pytest.mark.rule("trex-2.1")
@pytest.mark.parametrize("card", ["yellow-11", "green-14", "red-15", "brown-13"])
def test_the_high_colour_beats_every_other(card: str) -> None:
    assert ends_with("blue-2", card).ranking == [0, 1]
    assert ends_with(card, "blue-2").ranking == [1, 0]


@pytest.mark.rule("trex-2.1")
@pytest.mark.parametrize("card", ["yellow-1", "green-4", "red-10", "blue-2"])
def test_ruling_12_the_low_colour_loses_to_every_other(card: str) -> None:
    assert ends_with(card, "brown-13").ranking == [0, 1]
    assert ends_with("brown-13", card).ranking == [1, 0]


@pytest.mark.rule("trex-2.2")
def test_the_middle_colours_are_ranked_by_number_alone() -> None:
    t = ends_with("yellow-11", "red-10", "green-14", "green-9")
    assert t.ranking == [2, 0, 1, 3]


@pytest.mark.rule("trex-2.3")
@pytest.mark.parametrize(
    ("lower", "higher"), [("blue-2", "blue-7"), ("brown-8", "brown-13"), ("yellow-1", "red-10")]
)
def test_within_a_class_the_number_decides(lower: str, higher: str) -> None:
    assert ends_with(lower, higher).ranking == [1, 0]
    assert ends_with(higher, lower).ranking == [0, 1]


@pytest.mark.rule("trex-2.4")
@pytest.mark.parametrize("card", ["blue-12", "yellow-6", "brown-8"])
def test_of_equal_cards_the_later_is_higher(card: str) -> None:
    assert ends_with(card, card).ranking == [0, 1]
    assert ends_with(card, card, card, card).ranking == [0, 3, 2, 1]


@pytest.mark.rule("trex-2.4")
def test_ruling_19_among_the_lowest_the_first_played_is_the_lowest() -> None:
    t = ends_with("blue-2", "brown-8", "green-9", "brown-8")
    assert t.ranking == [0, 2, 3, 1]


@pytest.mark.rule("trex-2.4")
def test_ruling_26_a_chamaelosaurus_counts_from_the_time_it_was_played_itself() -> None:
    hands = ("yellow-6 blue-12 red-5", "blue-12 chamaelosaurus red-5", "shower green-4 red-5")
    t = table(players=3, hands=hands).play("yellow-6 blue-12 shower blue-12 chamaelosaurus green-4")
    assert t.ranking == [1, 0, 2]


@pytest.mark.rule("trex-2.5")
def test_a_shower_ranks_below_the_lowest_number() -> None:
    t = table(players=2, hands=("shower yellow-6 red-5", "brown-3 red-5")).play("shower brown-3 yellow-6")
    assert t.ranking == [0, 1]
    t = table(players=2, hands=("brown-3 shower red-5", "brown-8 red-5")).play("brown-3 brown-8 shower")
    assert t.ranking == [1, 0]


@pytest.mark.rule("trex-2.5")
def test_ruling_20_of_cards_without_value_the_later_is_higher() -> None:
    hands = ("shower yellow-6 red-5", "chamaelosaurus red-5", "chamaelosaurus red-5", "brown-3 red-5")
    t = table(hands=hands).play("shower chamaelosaurus chamaelosaurus brown-3 yellow-6")
    assert t.ranking == [0, 3, 2, 1]


@pytest.mark.rule("trex-2.6")
def test_only_the_top_card_counts() -> None:
    hands = ("blue-12 shower brown-3 red-5", "blue-7 green-4 red-5")
    t = table(players=2, hands=hands, high="red").play("blue-12 green-4 shower red-5 brown-3")
    assert t.ranking == [1, 0]
