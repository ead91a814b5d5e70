"""Chapter 12: the green cards that act before the throw of a Push; test_cards_green_bust.py has the others.

Three active dice put a Push at risk. Many tests begin with three and throw misses only.
"""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.games.cubitos.events import BUSTS, MISSES, THROWS
from tests.games.cubitos.table import Table, table

Dice = dict[str, Any]
BOTH_FACES = pytest.mark.parametrize("face", ["ability", "power"])
RETURNING = pytest.mark.parametrize("card", ["rock-on", "pineapple-rocks", "up-to-11"])


def has_busted(t: Table) -> bool:
    return bool(t.notes(BUSTS))


# Rock On, and what Pineapple Rocks and Up to 11 have in common with it


@BOTH_FACES
@pytest.mark.rule("cubitos-12.22")
@pytest.mark.rule("cubitos-11.6")
def test_rock_on_goes_to_roll_after_the_declaration_and_is_thrown_with_the_rest(face: str) -> None:
    t = table("rock-on", active=f"green-{face} light-gray-coin", roll="light-gray").act("push")
    assert t.legal() == [f"use green-{face}", "done"]
    t.act(f"use green-{face}", "green-foot")
    assert t.zone("active") == {"light-gray-coin": 1, "green-foot": 1}
    assert t.zone("roll") == {"light-gray": 1}
    assert t.notes(THROWS)[-1].a == 2


@pytest.mark.rule("cubitos-12.22")
def test_rock_on_may_be_declined() -> None:
    t = table("rock-on", active="green-ability", roll="light-gray").act("push").act("done", "light-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 1, "green-ability": 1}


@pytest.mark.rule("cubitos-12.22")
def test_rock_on_may_go_back_every_time_it_comes_up() -> None:
    t = table("rock-on", active="green-ability", roll="light-gray")
    t.act("push").act("use green-ability", "green-power")
    t.act("push").act("use green-power", "green-ability")
    assert t.act("push").legal() == ["use green-ability", "done"]


@pytest.mark.rule("cubitos-12.22")
@pytest.mark.rule("cubitos-11.14")
def test_rock_on_twice_is_moved_die_by_die() -> None:
    t = table("rock-on", active="2 green-ability", roll="light-gray").act("push").act("use green-ability")
    assert t.zone("active") == {"green-ability": 1}
    assert t.legal() == ["use green-ability", "done"]
    t.act("use green-ability", "2 green-foot")
    assert t.zone("active") == {"green-foot": 2}


@RETURNING
@pytest.mark.rule("cubitos-12.22")
def test_rock_on_and_its_kin_stay_active_with_their_foot(card: str) -> None:
    t = table(card, active="green-foot", roll="light-gray").act("push", "light-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 1, "green-foot": 1}


@RETURNING
@pytest.mark.rule("cubitos-3.12")
def test_rock_on_and_its_kin_allow_a_push_with_an_empty_roll_zone(card: str) -> None:
    t = table(card, active="green-ability light-gray-coin")
    assert t.legal() == ["push", "pass"]
    t.act("push", "green-foot")  # the symbol has to go: there must be a die to throw
    assert t.zone("active") == {"light-gray-coin": 1, "green-foot": 1}


@pytest.mark.rule("cubitos-3.12")
def test_rock_on_in_an_empty_roll_zone_leaves_the_choice_which_symbol_goes() -> None:
    t = table("rock-on", active="green-ability green-power").act("push")
    assert t.legal() == ["use green-ability", "use green-power"]
    assert t.act("use green-power").legal() == ["use green-ability", "done"]


@pytest.mark.rule("cubitos-3.12")
@pytest.mark.rule("cubitos-12.20")
def test_rock_on_is_not_forced_back_by_a_forced_push_without_a_die_in_roll() -> None:
    t = table("rock-on", "the-cheese-stands-alone", active="green-ability", roll="yellow")
    t.act("push").act("done", "yellow-ability")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-3.8")
@RETURNING
def test_ruling_6_a_push_declared_at_risk_stays_so_when_dice_leave_active(card: str) -> None:
    t = table(card, active="green-ability 2 light-gray-coin", roll="light-gray").act("push")
    t.act("use green-ability", "")
    assert has_busted(t)
    assert t.zone("discard") == {"light-gray": 2}  # the green die was thrown and lies in Roll


@pytest.mark.rule("cubitos-3.8")
def test_ruling_6_a_die_that_comes_before_the_throw_puts_the_push_at_risk() -> None:
    safe = table("broken-cow", active="2 white-ability", roll="light-gray").act("push")
    assert not has_busted(safe.act("done", ""))
    t = table("broken-cow", active="2 white-ability", roll="light-gray").act("push")
    t.act("use white-ability").act("take red").act("set red-blank", "")
    assert has_busted(t)


@pytest.mark.rule("cubitos-3.8")
def test_rock_on_does_not_take_back_a_risk_once_taken() -> None:
    t = table("rock-on", active="2 green-ability light-gray-coin", roll="light-gray")
    t.act("push").act("use green-ability").act("use green-ability", "green-ability")
    assert len(t.zone("active")) == 2
    t.act("push").act("done", "")
    assert has_busted(t)


@pytest.mark.rule("cubitos-3.10")
def test_rock_on_below_three_active_dice_risks_nothing() -> None:
    t = table("rock-on", active="green-ability light-gray-coin", roll="light-gray")
    t.act("push").act("use green-ability", "")
    assert t.notes(MISSES)
    assert not has_busted(t)
    assert t.legal() == ["push", "pass"]


# Piña Cubelada


@BOTH_FACES
@pytest.mark.rule("cubitos-12.23")
def test_pina_cubelada_keeps_a_push_from_busting(face: str) -> None:
    t = table("pina-cubelada", active=f"green-{face} 2 light-gray-coin", roll="light-gray").act("push")
    assert t.legal() == [f"use green-{face}", "done"]
    t.act(f"use green-{face}", "")
    assert not has_busted(t)
    assert t.zone("active") == {"light-gray-coin": 2, f"green-{face}": 1}
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.23")
def test_pina_cubelada_protects_one_push_and_is_used() -> None:
    t = table("pina-cubelada", active="green-ability 2 light-gray-coin", roll="light-gray")
    t.act("push").act("use green-ability", "")
    t.act("push", "")
    assert has_busted(t)
    assert t.zone("discard")["green"] == 1


@pytest.mark.rule("cubitos-12.23")
def test_pina_cubelada_may_be_declined() -> None:
    t = table("pina-cubelada", active="green-ability 2 light-gray-coin", roll="light-gray")
    assert has_busted(t.act("push").act("done", ""))


@pytest.mark.rule("cubitos-12.23")
def test_pina_cubelada_twice_protects_two_pushes_one_after_the_other() -> None:
    t = table("pina-cubelada", active="green-ability green-power light-gray-coin", roll="light-gray")
    t.act("push").act("use green-ability", "")  # the second copy is not wasted on the same Push
    assert t.zone("used") == {"green-ability": 1}
    assert t.act("push").legal() == ["use green-power", "done"]
    assert not has_busted(t.act("use green-power", ""))
    assert has_busted(t.act("push", ""))


@pytest.mark.rule("cubitos-12.23")
def test_pina_cubelada_needs_a_symbol() -> None:
    t = table("pina-cubelada", active="green-foot 2 light-gray-coin", roll="light-gray")
    assert has_busted(t.act("push", ""))


@pytest.mark.rule("cubitos-12.23")
@pytest.mark.parametrize(("active", "risk"), [("2 light-gray-coin", 1), ("light-gray-coin", 0)])
def test_ruling_37_a_protected_push_takes_the_risk_it_would_take_without(active: str, risk: int) -> None:
    t = table("pina-cubelada", active=f"green-ability {active}", roll="light-gray")
    t.act("push").act("use green-ability", "")
    assert t.me.risk == risk


@pytest.mark.rule("cubitos-11.8")
def test_pina_cubelada_lets_what_follows_a_push_without_bust_happen() -> None:
    t = table("pina-cubelada", "reckless-cheese", active="green-ability 2 yellow-ability", roll="light-gray")
    t.act("push").act("use green-ability", "")
    assert "exit 1" in t.legal()


# Pineapple Rocks


@pytest.mark.rule("cubitos-12.25")
def test_pineapple_rocks_moves_itself_alone_with_its_ability() -> None:
    t = table("pineapple-rocks", active="green-ability light-gray-coin", roll="light-gray").act("push")
    t.act("use green-ability", "green-ability")
    assert t.zone("active") == {"light-gray-coin": 1, "green-ability": 1}


@pytest.mark.rule("cubitos-12.25")
@pytest.mark.rule("cubitos-11.11")
def test_pineapple_rocks_has_to_take_another_die_along_with_its_power() -> None:
    t = table("pineapple-rocks", active="green-power light-gray-coin dark-gray-foot", roll="light-gray")
    t.act("push").act("use green-power")
    assert t.legal() == ["pick active light-gray-coin", "pick active dark-gray-foot"]
    t.act("pick active dark-gray-foot", "dark-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 1, "dark-gray-coin": 1}
    assert t.zone("roll") == {"light-gray": 1, "green": 1}


@pytest.mark.rule("cubitos-12.25")
@pytest.mark.parametrize("face", [None, "coin"])
def test_pineapple_rocks_goes_alone_with_its_power_where_no_other_die_is_active(face: str | None) -> None:
    t = table("pineapple-rocks", active="green-power", roll="light-gray", first=face).act("push")
    t.act("use green-power", "light-gray-coin")  # the first-player die stays
    assert t.zone("active") == {"light-gray-coin": 1}
    assert t.zone("roll") == {"green": 1}


@pytest.mark.rule("cubitos-12.25")
def test_pineapple_rocks_may_be_declined_with_its_power_too() -> None:
    t = table("pineapple-rocks", active="green-power light-gray-coin", roll="light-gray").act("push")
    t.act("done", "")
    assert t.zone("active") == {"light-gray-coin": 1, "green-power": 1}


@pytest.mark.rule("cubitos-12.25")
def test_pineapple_rocks_twice_may_take_its_like_along() -> None:
    t = table("pineapple-rocks", active="2 green-power light-gray-coin", roll="light-gray")
    t.act("push").act("use green-power").act("pick active green-power", "2 green-foot")
    assert t.zone("active") == {"light-gray-coin": 1, "green-foot": 2}


@pytest.mark.rule("cubitos-11.7")
@pytest.mark.parametrize("other", ["brown-ability", "light-gray-coin"])
def test_pineapple_rocks_does_not_keep_a_wizard_from_paying(other: str) -> None:
    active = "green-power brown-ability light-gray-coin"
    t = table("pineapple-rocks", "wizard", active=active, roll="light-gray").act("push")
    t.act("use green-power").act(f"pick active {other}", "green-foot")
    assert t.me.credit == 1


# Up to 11


@BOTH_FACES
@pytest.mark.rule("cubitos-12.26")
def test_up_to_11_goes_to_roll_with_either_face(face: str) -> None:
    t = table("up-to-11", active=f"green-{face} light-gray-coin", roll="light-gray").act("push")
    t.act(f"use green-{face}", "green-foot")
    assert t.zone("active") == {"light-gray-coin": 1, "green-foot": 1}


@pytest.mark.rule("cubitos-12.26")
@pytest.mark.parametrize(
    ("active", "feet"), [("green-ability", 0), ("green-power", 2), ("2 green-power green-ability", 4)]
)
def test_up_to_11_gives_feet_for_power_faces_alone(active: str, feet: int) -> None:
    t = table("up-to-11", active=active, roll="light-gray", more={"credit": 4}).act("pass")
    assert t.me.feet == feet


@pytest.mark.rule("cubitos-12.26")
def test_up_to_11_gives_no_feet_once_its_power_was_thrown_again_or_a_bust_took_it() -> None:
    dice: Dice = {"active": "green-power 2 light-gray-coin", "roll": "light-gray", "more": {"credit": 4}}
    again = table("up-to-11", **dice).act("push").act("use green-power", "green-ability").act("pass")
    assert again.me.feet == 0
    bust = table("up-to-11", **dice).act("push").act("done", "").act("done")
    assert bust.me.feet == 0
    assert bust.zone("discard") == {"light-gray": 2, "green": 1}
