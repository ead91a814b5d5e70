"""Taking back: free while the same player goes on deciding, never once something was shown."""

from __future__ import annotations

from cubarium.engine.match import Undo
from tests.games.trex.table import table

HANDS = ("red-5 blue-2 red-15", "brown-3 green-4 red-15")


def test_a_played_card_comes_back_by_consent() -> None:
    t = table(players=2, hands=HANDS).play("red-5")
    assert t.match.undo_kind(0) is Undo.CONSENT


def test_a_drawn_card_cannot_be_unseen() -> None:
    t = table(players=2, hands=HANDS).play("blue-2")
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE


def test_the_choice_of_an_egg_is_taken_back_freely_while_the_same_player_is_asked() -> None:
    t = table(players=2, hands=HANDS).play("red-5 brown-3 blue-2").act("egg left")
    assert (t.asked, t.match.undo_kind(0)) == (0, Undo.FREE)
    t.act("remove played")
    assert (t.asked, t.match.undo_kind(0)) == (1, Undo.CONSENT)


def test_the_lowest_takes_back_a_removal_before_changing_colours() -> None:
    t = (
        table(players=2, hands=HANDS)
        .play("red-5 brown-3 blue-2")
        .act("egg left", "remove played", "remove played")
    )
    assert (t.asked, t.phase, t.match.undo_kind(1)) == (1, "colour", Undo.FREE)
    assert t.act("colour keep").match.undo_kind(1) is Undo.IMPOSSIBLE
