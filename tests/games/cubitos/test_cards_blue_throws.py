"""Chapter 12: the blue cards that throw dice freely: Stogie at once, Chilly McChillster in step 4."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.games.cubitos.events import BUSTS, THROWS, USES
from tests.games.cubitos.table import table

Dice = dict[str, Any]
BOTH_FACES = pytest.mark.parametrize("face", ["ability", "power"])
ASKED_TO_MOVE = {"credit": 4}
"""Credits for a foot: the player is asked in step 5, and the totals of step 4 can be seen."""

# Stogie


@BOTH_FACES
@pytest.mark.rule("cubitos-12.34")
@pytest.mark.rule("cubitos-9.9")
def test_stogie_throws_the_grays_of_draw_and_roll_at_once(face: str) -> None:
    dice: Dice = {"draw": "2 light-gray red", "roll": "blue light-gray white", "discard": "3 dark-gray"}
    t = table("stogie", active="2 dark-gray-foot", **dice).act("push", f"blue-{face}")
    assert t.legal() == [f"use blue-{face}", "done"]
    t.act(f"use blue-{face}", "light-gray-coin")
    assert t.notes(THROWS)[-1].a == 3  # neither the active grays nor those in Discard
    assert t.zone("active") == {"dark-gray-foot": 2, "light-gray-coin": 1, f"blue-{face}": 1}
    assert t.zone("roll") == {"light-gray": 2, "white": 1}
    assert t.zone("draw") == {"red": 1}
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.34")
@pytest.mark.rule("cubitos-3.9")
def test_stogie_cannot_bust_and_takes_no_risk() -> None:
    t = table("stogie", active="2 white-foot", draw="light-gray", roll="blue white")
    t.act("push", "blue-ability").act("use blue-ability", "")
    assert not t.notes(BUSTS)
    assert t.me.risk == 0


@pytest.mark.rule("cubitos-12.34")
@pytest.mark.rule("cubitos-11.3")
def test_stogie_declined_is_gone_for_good() -> None:
    t = table("stogie", draw="light-gray", roll="blue 2 white").act("push", "blue-ability").act("done")
    t.act("push", "white-foot")
    assert t.legal() == ["push", "pass"]
    assert t.zone("draw") == {"light-gray": 1}


@pytest.mark.rule("cubitos-12.34")
@pytest.mark.parametrize("discard", ["", "3 light-gray"])
def test_stogie_without_grays_in_draw_and_roll_does_nothing(discard: str) -> None:
    t = table("stogie", draw="red", roll="blue white", discard=discard).act("push", "blue-ability")
    assert t.legal() == ["push", "pass"]
    assert not t.notes(USES)


@pytest.mark.rule("cubitos-12.34")
@pytest.mark.rule("cubitos-11.14")
def test_stogie_twice_throws_what_the_first_left_in_roll() -> None:
    t = table("stogie", draw="2 light-gray", roll="2 blue white").act("push", "blue-ability blue-power")
    assert t.legal() == ["use blue-ability", "use blue-power", "done"]
    t.act("use blue-power", "light-gray-coin")
    assert t.legal() == ["use blue-ability", "done"]
    t.act("use blue-ability", "light-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 2, "blue-ability": 1, "blue-power": 1}


# Chilly McChillster


@BOTH_FACES
@pytest.mark.rule("cubitos-12.35")
def test_chilly_mcchillster_throws_the_roll_zone_twice(face: str) -> None:
    t = table("chilly-mcchillster", active=f"blue-{face}", roll="3 dark-gray", draw="white").act("pass")
    assert t.legal() == [f"use blue-{face}", "done"]
    t.act(f"use blue-{face}", "dark-gray-foot", "dark-gray-coin")
    assert [note.a for note in t.notes(THROWS)] == [3, 2]
    assert t.zone("roll") == {"dark-gray": 1}
    assert (t.me.coins, t.me.feet) == (1, 1)


@pytest.mark.rule("cubitos-12.35")
@pytest.mark.rule("cubitos-3.9")
def test_chilly_mcchillster_cannot_bust() -> None:
    active = "blue-ability 3 light-gray-coin"
    t = table("chilly-mcchillster", active=active, roll="light-gray", more=ASKED_TO_MOVE).act("pass")
    t.act("use blue-ability", "", "")
    assert not t.notes(BUSTS)
    assert t.me.coins == 3


@pytest.mark.rule("cubitos-12.35")
def test_chilly_mcchillster_may_be_declined_and_needs_a_die_in_roll() -> None:
    declined = table("chilly-mcchillster", active="blue-ability", roll="white", more=ASKED_TO_MOVE)
    assert declined.act("pass").act("done").legal() == ["use blue-ability", "done"]  # 4a is over, 4c begins
    assert declined.act("done").legal() == ["convert", "done"]
    assert not declined.notes(THROWS)
    lonely = table("chilly-mcchillster", "rock-on", active="blue-ability green-ability", more=ASKED_TO_MOVE)
    assert lonely.act("pass").legal() == ["convert", "done"]


@pytest.mark.rule("cubitos-12.35")
@pytest.mark.rule("cubitos-1.10")
def test_chilly_mcchillster_throws_the_first_player_die_too() -> None:
    dice: Dice = {"active": "blue-ability", "roll": "white", "first_place": "roll", "first_face": "blank"}
    t = table("chilly-mcchillster", **dice).act("pass")
    t.act("use blue-ability", "", "first-player-foot white-foot")
    assert t.me.feet == 2


@pytest.mark.rule("cubitos-12.35")
@pytest.mark.rule("cubitos-11.3")
def test_chilly_mcchillster_settles_immediate_abilities_between_its_throws() -> None:
    dice: Dice = {"active": "blue-ability", "roll": "white light-gray", "draw": "2 dark-gray"}
    t = table("chilly-mcchillster", "fast-cat", **dice).act("pass").act("use blue-ability", "white-ability")
    assert t.legal() == ["use white-ability", "done"]
    t.act("use white-ability", "dark-gray-foot", "light-gray-coin dark-gray-foot")
    assert [note.a for note in t.notes(THROWS)] == [2, 2, 2]  # the miss of the cat is thrown again
    assert (t.me.coins, t.me.feet) == (1, 2)


@pytest.mark.rule("cubitos-12.35")
@pytest.mark.rule("cubitos-11.14")
def test_chilly_mcchillster_twice_throws_four_times() -> None:
    t = table("chilly-mcchillster", active="blue-ability blue-power", roll="5 white").act("pass")
    t.act("use blue-ability", "white-foot", "white-foot")
    assert t.legal() == ["use blue-power", "done"]
    assert t.me.feet == 2  # plain gains are collected before the next question
    t.act("use blue-power", "white-foot", "")
    assert t.me.feet == 3


@pytest.mark.rule("cubitos-12.35")
def test_chilly_mcchillster_throws_once_where_nothing_is_left_for_a_second_throw() -> None:
    t = table("chilly-mcchillster", active="blue-ability", roll="white").act("pass")
    t.act("use blue-ability", "white-foot")
    assert len(t.notes(THROWS)) == 1


@pytest.mark.rule("cubitos-12.35")
@pytest.mark.rule("cubitos-11.12")
def test_chilly_mcchillster_asks_no_question_about_what_it_merely_gains() -> None:
    t = table("chilly-mcchillster", "dancing-dino", active="blue-ability", roll="2 purple").act("pass")
    t.act("use blue-ability", "", "purple-ability")
    assert t.me.feet == 2  # already in step 5
    assert "exit 1" in t.legal()


@pytest.mark.rule("cubitos-9.10")
def test_ruling_23_chilly_mcchillster_brings_a_forced_push_to_nothing() -> None:
    dice: Dice = {"active": "blue-ability", "roll": "yellow"}
    t = table("chilly-mcchillster", "the-cheese-stands-alone", **dice).act("pass")
    t.act("use blue-ability", "yellow-ability")
    assert t.me.forced == 0
    assert t.me.feet == 3
