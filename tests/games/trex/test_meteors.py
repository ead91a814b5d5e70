"""Chapter 4: meteors and the last lap. Blue is high, brown is low."""

from __future__ import annotations

import pytest

from tests.games.trex.table import Table, card, table

QUIET = "yellow-1 blue-2 green-4 yellow-6"
"""Cards without a meteor, enough for several laps."""


def lap(*meteors: str, high: str = "blue", low: str = "brown") -> Table:
    """Return a table of four where each seat has some meteors and quiet cards."""
    return table(
        hands=[f"{own} {QUIET}".strip() for own in (*meteors, "", "", "", "")][:4], high=high, low=low
    )


@pytest.mark.rule("trex-4.1")
def test_the_first_meteor_makes_a_leader() -> None:
    t = lap("", "red-5").play("yellow-1 red-5")
    assert (t.state["leader"], t.state["leader_card"], t.phase) == (1, "red-5", "play")
    assert t.events("meteor-falls") == [{"seat": 1, "card": card("red-5")}]


@pytest.mark.rule("trex-4.1")
def test_without_a_meteor_a_round_goes_on() -> None:
    t = lap().play("yellow-1 " * 4 + "blue-2 " * 4 + "green-4 " * 3 + "green-4")
    assert (t.phase, t.round, t.asked, t.state["plays"]) == ("play", 1, 0, 12)


@pytest.mark.rule("trex-4.2")
@pytest.mark.parametrize("leader", range(4))
def test_everybody_else_plays_once_more_and_the_leader_closes(leader: int) -> None:
    hands = ["", "", "", ""]
    hands[leader] = "red-5"
    t = lap(*hands).play("yellow-1 " * leader + "red-5")
    seats = []
    for _ in range(4):
        seats.append(t.asked)
        assert t.phase == "play"
        t.play("blue-2")
    assert seats == [(leader + i) % 4 for i in (1, 2, 3, 4)]
    assert (t.phase, t.events("round-ends")) == ("egg", [{"seat": leader, "round": 1}])


@pytest.mark.rule("trex-4.3")
@pytest.mark.parametrize(
    ("first", "second"),
    [("red-5", "green-9"), ("brown-13", "red-5"), ("brown-3", "brown-13"), ("yellow-11", "blue-7")],
)
def test_ruling_3_a_meteor_of_higher_rank_makes_a_new_leader(first: str, second: str) -> None:
    t = lap(first, second).play(f"{first} {second}")
    assert (t.state["leader"], t.state["leader_card"]) == (1, second)
    assert t.events("meteor-tops") == [{"seat": 1, "card": card(second), "owner": 0}]


@pytest.mark.rule("trex-4.3")
@pytest.mark.parametrize("meteor", ["blue-7", "red-5", "brown-13"])
def test_an_equal_meteor_played_later_makes_a_new_leader(meteor: str) -> None:
    assert lap(meteor, "", meteor).play(f"{meteor} yellow-1 {meteor}").state["leader"] == 2


@pytest.mark.rule("trex-4.3")
def test_ruling_28_after_a_new_leader_everybody_plays_once_more() -> None:
    t = lap("red-5", "", "", "green-9").play("red-5 yellow-1 yellow-1 green-9")
    seats = []
    while t.phase == "play":
        seats.append(t.asked)
        t.play("blue-2")
    assert seats == [0, 1, 2, 3]


@pytest.mark.rule("trex-4.4")
@pytest.mark.parametrize(
    ("first", "second"), [("green-9", "red-5"), ("red-5", "brown-13"), ("blue-7", "yellow-11")]
)
def test_a_lower_meteor_changes_nothing(first: str, second: str) -> None:
    t = lap(first, second).play(f"{first} {second}")
    assert (t.state["leader"], t.state["leader_card"], t.played(1)) == (0, first, [second])
    assert t.events("meteor-too-low") == [{"seat": 1, "card": card(second), "owner": 0}]
    assert t.play("yellow-1 yellow-1 yellow-1").phase == "egg"


@pytest.mark.rule("trex-4.5")
@pytest.mark.parametrize("meteor", ["blue-7", "brown-3"])
def test_a_shower_is_higher_than_every_meteor(meteor: str) -> None:
    assert lap(meteor, "shower").play(f"{meteor} shower").state["leader"] == 1
    assert lap("shower", meteor).play(f"shower {meteor}").state["leader"] == 0


@pytest.mark.rule("trex-4.5")
def test_a_later_shower_is_higher_than_an_earlier_one() -> None:
    t = lap("shower", "shower", "shower").play("shower shower shower")
    assert (t.state["leader"], t.state["leader_card"]) == (2, "shower")


@pytest.mark.rule("trex-4.6")
@pytest.mark.parametrize("closing", ["green-9", "blue-7", "brown-3"])
def test_ruling_4_a_closing_meteor_starts_nothing(closing: str) -> None:
    t = lap(f"red-5 {closing}").play(f"red-5 yellow-1 yellow-1 yellow-1 {closing}")
    assert t.phase == "egg"
    assert t.events("meteor-after-all") == [{"seat": 0, "card": card(closing)}]
    assert t.events("meteor-tops") == t.events("meteor-too-low") == []


@pytest.mark.rule("trex-4.6")
def test_ruling_21_a_closing_shower_ranks_last_and_is_removed() -> None:
    t = lap("red-5 shower").play("red-5 yellow-1 yellow-1 yellow-1 shower")
    assert t.ranking == [3, 2, 1, 0]
    t.act("egg left", "remove played", "remove played", "remove played")
    assert (t.removed(0), t.phase, t.asked) == (["shower"], "colour", 0)


@pytest.mark.rule("trex-4.6")
def test_the_symbol_of_a_closing_card_still_draws() -> None:
    t = lap("red-5").play("red-5 yellow-1 yellow-1 yellow-1 green-4")
    assert t.events("draws") == [{"seat": 0, "count": 3, "wanted": 3}]
    assert len(t.hand(0)) == 3 + 3


ALL_SIX = "yellow-1 blue-2 green-4 yellow-6 red-10"


@pytest.mark.rule("trex-4.7")
def test_a_leader_without_a_card_ends_the_round() -> None:
    t = table(
        players=2,
        round=12,
        hands=("", "blue-2 yellow-1"),
        played=(f"{ALL_SIX} red-5", "yellow-6 green-4 red-10"),
        piles=("", "green-14"),
        turn=1,
        leader=(0, "red-5"),
    )
    t.play("blue-2")
    assert (t.phase, t.events("cannot-play"), t.ranking) == ("egg", [{"seat": 0}], [1, 0])


@pytest.mark.rule("trex-4.8")
def test_ruling_18_the_round_ends_when_nobody_can_play() -> None:
    t = table(
        players=2,
        round=12,
        hands=("yellow-1 chamaelosaurus", "red-15"),
        played=("blue-2 green-4 yellow-6 red-10", ALL_SIX),
    )
    t.play("yellow-1")
    assert (t.phase, t.events("cannot-play")) == ("egg", [{"seat": 1}, {"seat": 0}])
    assert t.ranking == [1, 0]
