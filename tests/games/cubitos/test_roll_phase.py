"""Chapter 3, steps 2 and 3: throwing, pushing and busting."""

from __future__ import annotations

import pytest

from cubarium.engine.match import Match
from cubarium.games.cubitos.events import (
    ACTIVE_TO_ROLL,
    BUSTS,
    GAINS_CREDITS,
    PASSES,
    PUSHES,
    SHOWS,
    STEPS,
    THROWS,
)
from cubarium.games.cubitos.state import ASIDE, IN_ACTIVE, IN_ROLL, MOVING
from tests.games.cubitos.table import SPEC, Table, cell_at, table

# Step 2: throwing


@pytest.mark.rule("cubitos-3.7")
def test_the_first_throw_is_made_for_everybody_and_is_no_push() -> None:
    t = Table(Match(SPEC, {"players": 2}, opening=[0, *[0] * 18, 5]))
    assert [note.a for note in t.notes(THROWS)] == [10, 9]
    assert t.notes(PUSHES) == []
    assert [p.pushes for p in t.state.seats[:2]] == [0, 0]
    assert t.state.first_place == IN_ACTIVE


@pytest.mark.rule("cubitos-3.8")
@pytest.mark.parametrize(
    ("active", "first", "busted"),
    [
        ("2 light-gray-coin", None, 0),
        ("3 light-gray-coin", None, 1),
        ("light-gray-coin light-gray-blank", None, 0),
        ("2 light-gray-coin light-gray-blank", None, 1),
        ("2 light-gray-coin", "foot", 1),
        ("light-gray-coin", "foot", 0),
    ],
)
def test_three_active_dice_of_any_face_make_a_push_risky(active: str, first: str | None, busted: int) -> None:
    t = table(active=active, roll="2 light-gray", first=first)
    t.act("push", "")
    assert (t.me.busted, t.me.risk) == (busted, busted)


@pytest.mark.rule("cubitos-3.8")
def test_used_dice_count_for_the_risk() -> None:
    t = table(
        "pina-cubelada", active="2 light-gray-coin green-ability", roll="light-gray", used="green-ability"
    )
    t.act("push", "")
    assert t.me.busted == 1


@pytest.mark.rule("cubitos-3.8")
def test_a_risk_taken_once_stays() -> None:
    t = table("rock-on", active="2 green-ability light-gray-coin", roll="2 light-gray")
    t.act("push").act("use green-ability").act("use green-ability", "light-gray-coin")
    assert (t.me.risk, sum(t.me.active)) == (1, 2)
    t.act("push", "")
    assert t.me.busted == 1


@pytest.mark.rule("cubitos-3.8")
def test_ruling_6_dice_moved_after_the_declaration_do_not_take_the_risk_away() -> None:
    t = table("rock-on", active="green-ability 2 light-gray-coin", roll="light-gray")
    t.act("push").act("use green-ability", "")
    assert t.me.busted == 1


@pytest.mark.rule("cubitos-3.8")
def test_dice_that_become_active_before_the_throw_bring_the_risk() -> None:
    t = table("broken-cow", active="2 white-ability", roll="light-gray")
    t.act("push").act("use white-ability").act("take dark-gray").act("set dark-gray-blank", "")
    assert t.me.busted == 1


@pytest.mark.rule("cubitos-3.9")
def test_a_free_throw_is_safe_and_brings_no_risk() -> None:
    t = table("dugout", active="2 light-gray-coin", roll="orange light-gray", draw="3 light-gray")
    t.act("push", "orange-ability").act("use orange-ability", "")
    assert (t.me.busted, t.me.risk) == (0, 0)
    assert t.legal() == ["push", "pass"]
    t.act("push", "")
    assert (t.me.busted, t.me.risk) == (1, 1)


@pytest.mark.rule("cubitos-3.9")
def test_a_free_throw_after_a_risk_is_safe_too() -> None:
    t = table("dugout", active="3 light-gray-coin", roll="orange light-gray", draw="3 light-gray")
    t.act("push", "orange-ability").act("use orange-ability", "")
    assert (t.me.busted, t.me.risk) == (0, 1)


@pytest.mark.rule("cubitos-3.10")
def test_misses_at_risk_allow_a_bust_response_before_the_bust() -> None:
    t = table("keep-on-rollin", active="green-ability 2 light-gray-coin", roll="light-gray")
    t.act("push", "")
    assert (t.me.busted, t.legal()) == (0, ["use green-ability", "done"])


@pytest.mark.rule("cubitos-3.10")
def test_misses_without_risk_mean_nothing() -> None:
    t = table(active="2 light-gray-coin", roll="light-gray")
    t.act("push", "").act("push", "")
    assert t.legal() == ["push", "pass"]
    assert t.zone("active") == {"light-gray-coin": 2}


# Step 3: hits, push or pass


@pytest.mark.rule("cubitos-3.11")
def test_all_hits_become_active_with_their_faces_and_misses_stay() -> None:
    t = table(roll="3 light-gray 2 white brown", active="light-gray-coin")
    t.act("push", "2 light-gray-coin white-foot brown-coin")
    assert t.zone("active") == {"light-gray-coin": 3, "white-foot": 1, "brown-coin": 1}
    assert t.zone("roll") == {"light-gray": 1, "white": 1}
    assert t.legal() == ["push", "pass"]  # no hit is held back


@pytest.mark.rule("cubitos-3.11")
def test_immediate_abilities_follow_the_hits() -> None:
    t = table("dugout", roll="orange light-gray", draw="3 light-gray")
    assert t.act("push", "orange-ability light-gray-coin").legal() == ["use orange-ability", "done"]


@pytest.mark.rule("cubitos-3.12")
def test_a_push_throws_every_die_of_the_roll_zone_and_a_pass_ends_the_phase() -> None:
    t = table(roll="2 light-gray blue", first_place="roll", more={"credit": 4})
    t.act("push", "")
    assert t.notes(THROWS)[-1].a == 4
    t.act("pass")
    assert (t.state.step, [note.seat for note in t.notes(PASSES)]) == (MOVING, [0])


@pytest.mark.rule("cubitos-3.12")
@pytest.mark.parametrize("active", ["", "light-gray-coin", "2 light-gray-coin"])
def test_ruling_41_a_player_may_pass_with_few_active_dice(active: str) -> None:
    t = table(active=active, roll="light-gray", more={"credit": 4})
    assert t.legal() == ["push", "pass"]
    t.act("pass")
    assert t.state.step == MOVING


@pytest.mark.rule("cubitos-3.12")
def test_who_cannot_push_passes() -> None:
    t = table(active="light-gray-coin", roll="light-gray", more={"credit": 4})
    t.act("push", "light-gray-coin")
    assert (t.state.step, [note.seat for note in t.notes(PASSES)]) == (MOVING, [0])


@pytest.mark.rule("cubitos-3.12")
def test_a_die_that_can_be_moved_to_the_roll_zone_allows_a_push() -> None:
    t = table("rock-on", active="green-ability white-foot")
    assert t.legal() == ["push", "pass"]
    t.act("push", "green-foot")
    assert t.zone("active") == {"green-foot": 1, "white-foot": 1}
    footless = table("rock-on", active="green-foot white-foot")
    assert footless.legal() == ["pass"]


@pytest.mark.rule("cubitos-3.12", "cubitos-12.20")
def test_the_cheese_stands_alone_forbids_the_pass() -> None:
    t = table("the-cheese-stands-alone", roll="yellow 2 light-gray")
    t.act("push", "yellow-ability", "light-gray-coin")
    assert (t.me.pushes, t.legal()) == (2, ["push", "pass"])


@pytest.mark.rule("cubitos-3.13")
def test_the_course_of_a_push() -> None:
    t = table(
        *("wizard", "rock-on", "reckless-cheese", "dugout"),
        active="brown-ability green-ability yellow-ability",
        roll="orange light-gray",
        draw="3 light-gray",
        cell=(23, 6),
    )
    t.act("push")
    assert t.me.credit == 0
    t.act("use green-ability", "orange-ability")
    assert t.me.credit == 1
    assert t.legal() == ["use orange-ability", "done"]
    t.act("done").act("step right")
    assert t.legal() == ["push", "pass"]
    of_interest = (PUSHES, ACTIVE_TO_ROLL, GAINS_CREDITS, THROWS, SHOWS, STEPS)
    kinds = [note.kind for note in t.match.notes() if note.kind in of_interest]
    assert kinds == [PUSHES, ACTIVE_TO_ROLL, GAINS_CREDITS, THROWS, SHOWS, STEPS]


# Busting


@pytest.mark.rule("cubitos-3.14")
def test_a_bust_discards_all_active_dice_and_lays_the_first_player_die_aside() -> None:
    t = table(active="2 light-gray-coin brown-ability white-foot", roll="red blue", first="foot")
    t.act("push", "")
    assert (t.zone("active"), t.zone("used")) == ({}, {})
    assert t.zone("discard") == {"light-gray": 2, "brown": 1, "white": 1}
    assert (t.state.first_place, t.state.first) == (ASIDE, 0)


@pytest.mark.rule("cubitos-3.14")
def test_after_a_bust_any_dice_of_the_roll_zone_may_be_discarded() -> None:
    rich = {"credit": 4}  # so that the player is asked again in this round
    t = table(active="3 light-gray-coin", roll="red 2 blue", first_place="roll", more=rich)
    t.act("push", "")
    assert t.legal() == ["discard red", "discard blue", "done"]
    t.act("discard blue").act("done")
    assert (t.zone("roll"), t.zone("discard")) == ({"red": 1, "blue": 1}, {"light-gray": 3, "blue": 1})
    assert t.state.first_place == IN_ROLL


@pytest.mark.rule("cubitos-3.14")
def test_a_bust_brings_a_fan_with_its_reward_and_ends_the_phase() -> None:
    t = table(active="3 light-gray-coin", roll="red", more={"fans": 2, "credit": 3})
    t.act("push", "").act("done")
    assert (t.me.fans, t.me.credit, t.me.tokens) == (3, 4, 1)
    assert (t.state.step, len(t.notes(BUSTS)), t.notes(PASSES)) == (MOVING, 1, [])


@pytest.mark.rule("cubitos-3.15")
def test_after_a_bust_credits_buy_feet_and_dice() -> None:
    t = table(active="3 light-gray-coin", roll="red", cell=(23, 6), more={"credit": 12})
    t.act("push", "").act("done")
    assert t.legal() == ["convert", "done"]
    t.act("convert").act("step right")  # onto 1 credit
    t.act("done")
    assert "buy orange" in t.legal()
    t.act("buy orange")
    assert t.me.credit == 12 - 4 + 1 - 6


@pytest.mark.rule("cubitos-3.15")
def test_after_a_bust_there_is_nothing_to_use() -> None:
    t = table("dr-livingstone", active="2 brown-ability purple-ability", roll="red", more={"credit": 4})
    t.act("push", "").act("done")
    assert (t.me.feet, t.me.coins, t.legal()) == (0, 0, ["convert", "done"])


@pytest.mark.rule("cubitos-3.15")
@pytest.mark.parametrize("cheese", ["reckless-cheese", "ledercheesen"])
def test_after_a_bust_nothing_is_thrown_in_the_run_phase(cheese: str) -> None:
    t = table(cheese, active="3 yellow-ability", roll="2 light-gray", more={"credit": 4})
    t.act("push", "").act("done")
    assert t.legal() == ["convert", "done"]
    assert len(t.notes(THROWS)) == 1


@pytest.mark.rule("cubitos-3.16")
def test_ruling_9_what_was_gained_before_a_bust_is_kept() -> None:
    t = table(
        *("wizard", "reckless-cheese", "cubasaurus"),
        active="brown-ability yellow-ability",
        roll="purple 2 light-gray",
        cell=(23, 6),
    )
    t.act("push", "purple-ability").act("use purple-ability").act("take white").act("set white-foot")
    t.act("step left").act("push", "")
    assert t.me.busted == 1
    assert (t.me.credit, t.me.cell) == (2, cell_at(0, 21, 6))
    assert t.zone("discard") == {"brown": 1, "yellow": 1, "purple": 1, "white": 1}
