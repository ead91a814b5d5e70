"""Chapter 12: the blue cards that bring something; test_cards_blue_throws.py has the two that throw dice."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.games.cubitos.data.schema import CARDS_OF_COLOUR
from cubarium.games.cubitos.events import BUSTS
from cubarium.games.cubitos.state import BUYING
from tests.games.cubitos.table import Table, table

Dice = dict[str, Any]
BOTH_FACES = pytest.mark.parametrize("face", ["ability", "power"])
WATERS = 2
"""The circuit Testing the Waters: a jet pack on (26, 9) beside a pond."""
JET_PACK = (26, 9)
ASKED_TO_MOVE = {"credit": 4}
"""Credits for a foot: the player is asked in step 5, and the totals of step 4 can be seen."""


@pytest.mark.rule("cubitos-3.14")
@pytest.mark.parametrize("card", CARDS_OF_COLOUR["blue"])
def test_a_bust_takes_blue_dice_before_they_can_be_used(card: str) -> None:
    dice: Dice = {"active": "2 blue-ability blue-power", "roll": "light-gray", "more": ASKED_TO_MOVE}
    t = table(card, cell=(11, 0), **dice).act("push", "").act("done")
    assert t.notes(BUSTS)
    assert t.legal() == ["convert", "done"]
    assert (t.me.coins, t.me.feet, t.me.water) == (0, 0, 0)
    assert t.act("done").state.step == BUYING  # nothing was asked after the moves
    assert t.zone("discard") == {"blue": 3}


# Bob. On the first circuit, (11, 0) has 3 credits on either side and a lose space two steps away.


def after_the_moves(active: str, cell: tuple[int, int] | None, *cards: str, roll: str = "white") -> Table:
    """Play to step 5b. The credits let the player buy in step 6, so that the round does not run out."""
    t = table("bob", *cards, active=active, roll=roll, cell=cell, more=ASKED_TO_MOVE)
    return t.act("pass").act("done")


@BOTH_FACES
@pytest.mark.rule("cubitos-12.29")
@pytest.mark.rule("cubitos-5.14")
def test_bob_takes_a_special_space_one_or_two_steps_away(face: str) -> None:
    t = after_the_moves(f"blue-{face}", (11, 0))
    assert t.legal() == ["bob 1", "bob 2", "bob 3", "done"]  # (9, 0), (13, 0), (15, 0)
    t.act("bob 1")
    assert (t.me.credit, t.state.step) == (4 + 3, BUYING)


@pytest.mark.rule("cubitos-12.29")
def test_bob_may_be_declined() -> None:
    t = after_the_moves("2 blue-ability", (11, 0)).act("done")
    assert (t.me.credit, t.state.step) == (4, BUYING)


@pytest.mark.rule("cubitos-12.29")
def test_bob_does_not_act_with_its_coins() -> None:
    assert after_the_moves("blue-coin", (11, 0)).state.step == BUYING


@pytest.mark.rule("cubitos-12.29")
def test_bob_does_not_take_the_space_of_the_runner_again() -> None:
    t = table("bob", active="blue-ability white-foot", roll="white", cell=(11, 0), more=ASKED_TO_MOVE)
    t.act("pass").act("step left").act("done")  # onto (9, 0)
    assert t.me.credit == 4 + 3
    assert t.legal() == ["bob 1", "bob 2", "done"]  # (5, 0), (13, 0)
    assert t.act("bob 2").me.credit == 4 + 3 + 3


@pytest.mark.rule("cubitos-12.29")
def test_bob_may_take_the_space_on_which_the_round_began() -> None:
    t = table("bob", active="blue-ability white-foot", roll="white", cell=(9, 0), more=ASKED_TO_MOVE)
    t.act("pass").act("step right").act("done")
    assert t.me.credit == 4
    assert t.act("bob 1").me.credit == 4 + 3


@pytest.mark.rule("cubitos-12.29")
@pytest.mark.rule("cubitos-11.14")
def test_bob_twice_may_take_the_same_space_or_another() -> None:
    same = after_the_moves("blue-ability blue-power", (11, 0)).act("bob 1").act("bob 1")
    assert (same.me.credit, same.state.step) == (4 + 3 + 3, BUYING)
    other = after_the_moves("2 blue-ability", (11, 0), roll="red").act("bob 3").act("pick roll red")
    assert other.supply("red") == 10
    assert other.act("bob 2").me.credit == 4 + 3


@pytest.mark.rule("cubitos-12.29")
@pytest.mark.rule("cubitos-5.10")
def test_bob_may_leave_the_loss_of_a_space_with_two_effects() -> None:
    t = after_the_moves("blue-ability", (27, 0))
    assert t.legal() == ["bob 1", "bob 2", "done"]  # (25, 0), (29, 0)
    t.act("bob 2")
    assert t.me.fans == 1
    t.act("done")
    assert (t.me.lost_die, t.state.step) == (0, BUYING)


@pytest.mark.rule("cubitos-9.2")
def test_bob_still_acts_after_the_loss_of_another_bob_that_was_used() -> None:
    t = after_the_moves("2 blue-ability", (11, 0)).act("bob 3").act("pick active blue-ability")
    assert t.zone("active") == {"blue-ability": 1}
    assert t.act("bob 1").me.credit == 4 + 3


@pytest.mark.rule("cubitos-9.2")
def test_bob_does_not_act_any_more_when_another_bob_has_made_it_lost() -> None:
    t = after_the_moves("2 blue-ability", (7, 0)).act("bob 1")  # (5, 0) takes two dice
    t.act("pick active blue-ability").act("pick active blue-ability")
    assert t.state.step == BUYING


@pytest.mark.rule("cubitos-12.29")
def test_bob_counts_water_but_does_not_reach_over_a_wall() -> None:
    water = after_the_moves("blue-ability", (11, 8))
    assert water.legal() == ["bob 1", "bob 2", "bob 3", "done"]  # (7, 8) behind water, (9, 10), (13, 10)
    assert "take red" in water.act("bob 1").legal()
    assert after_the_moves("blue-ability", (25, 4)).state.step == BUYING  # (25, 6) is behind a wall


@pytest.mark.rule("cubitos-12.29")
def test_ruling_42_bob_on_start_counts_it_as_one_space() -> None:
    t = after_the_moves("blue-ability", None)
    assert t.legal() == ["bob 1", "done"]  # (20, 9), an exit
    assert t.act("bob 1").me.credit == 4 + 2


@pytest.mark.rule("cubitos-12.29")
def test_ruling_42_bob_does_not_reach_through_finish() -> None:
    t = after_the_moves("blue-ability", (16, 9))
    assert t.legal() == ["bob 1", "done"]  # (13, 10); the credits of (20, 9) lie beyond Finish and Start
    assert "take red" in t.act("bob 1").legal()


@pytest.mark.rule("cubitos-5.14")
@pytest.mark.rule("cubitos-12.56")
def test_bob_may_lose_the_die_that_schmutz_waits_for() -> None:
    t = after_the_moves("blue-ability white-ability", (11, 0), "schmutz", roll="red")
    assert t.me.credit == 4
    assert t.act("bob 3").act("pick roll red").me.credit == 4 + 3


# Undercover Fish


@pytest.mark.rule("cubitos-12.30")
@pytest.mark.parametrize(
    ("active", "water"),
    [("blue-ability", 2), ("blue-power", 2), ("blue-ability blue-power", 4), ("blue-coin", 0)],
)
def test_undercover_fish_gives_two_water_feet(active: str, water: int) -> None:
    t = table("undercover-fish", active=active, roll="light-gray", more=ASKED_TO_MOVE).act("pass")
    assert (t.me.feet, t.me.water) == (0, water)


@pytest.mark.rule("cubitos-12.30")
@pytest.mark.rule("cubitos-5.5")
def test_undercover_fish_swims_with_its_own_feet_and_lands_with_any() -> None:
    dice: Dice = {"roll": "light-gray", "circuit": WATERS, "cell": (25, 8)}
    dry = table("undercover-fish", active="dark-gray-foot", **dice).act("pass")
    assert "step right" not in dry.legal()  # (27, 8) is water
    t = table("undercover-fish", active="blue-ability dark-gray-foot", **dice, more=ASKED_TO_MOVE).act("pass")
    t.act("step right")
    assert (t.me.feet, t.me.water) == (1, 1)
    t.act("step left")  # ashore with the ordinary foot
    assert (t.me.feet, t.me.water) == (0, 1)
    t.act("step left")  # a water foot walks too
    assert t.legal() == ["convert", "done"]


@pytest.mark.rule("cubitos-5.9")
@pytest.mark.parametrize(("card", "steps"), [("bahama-llama", 4), ("undercover-fish", 8)])
def test_undercover_fish_and_bahama_llama_swim_farther_with_a_jet_pack(card: str, steps: int) -> None:
    dice: Dice = {"active": "2 blue-ability", "roll": "light-gray", "more": ASKED_TO_MOVE}
    t = table(card, circuit=WATERS, cell=JET_PACK, **dice).act("pass").act("jet-pack")
    assert (t.me.feet, t.me.water) == (0, steps)
    t.act("step up-right")  # into the pond
    for step in range(steps - 1):
        t.act("step right" if step % 2 == 0 else "step left")
    assert t.me.water == 0
    assert t.legal() == ["convert", "done"]


@pytest.mark.rule("cubitos-5.9")
def test_undercover_fish_keeps_its_feet_apart_under_a_jet_pack() -> None:
    t = table("undercover-fish", active="blue-ability dark-gray-foot", circuit=WATERS, cell=JET_PACK)
    t.act("pass").act("jet-pack")
    assert (t.me.feet, t.me.water) == (2, 4)


# Llama-Rama


@pytest.mark.rule("cubitos-12.31")
@pytest.mark.parametrize(
    ("active", "coins", "fans"),
    [
        ("blue-ability", 3, 2),
        ("2 blue-ability", 6, 2),
        ("blue-power", 3, 3),
        ("blue-ability blue-power", 6, 3),
    ],
)
def test_llama_rama_gives_coins_and_with_its_power_a_fan(active: str, coins: int, fans: int) -> None:
    t = table("llama-rama", active=active, roll="light-gray", more={"credit": 4, "fans": 2}).act("pass")
    assert (t.me.coins, t.me.fans) == (coins, fans)


@pytest.mark.rule("cubitos-12.31")
@pytest.mark.rule("cubitos-8.2")
def test_llama_rama_takes_the_token_of_the_fan_space_but_not_its_credits() -> None:
    t = table("llama-rama", active="blue-power", roll="light-gray", more={"credit": 4, "fans": 2}).act("pass")
    assert (t.me.fans, t.me.tokens, t.me.credit) == (3, 1, 4)  # space 3 has a token and 1 credit
    assert t.me.gained_credit == 0


@pytest.mark.rule("cubitos-8.3")
def test_ruling_18_llama_rama_gives_no_fan_and_no_credits_at_the_end_of_the_track() -> None:
    t = table("llama-rama", active="blue-power", roll="white", more={"credit": 4, "fans": 13}).act("pass")
    assert (t.me.coins, t.me.fans, t.me.tokens, t.me.credit) == (3, 13, 0, 4)


# Bahama Llama


@pytest.mark.rule("cubitos-12.32")
@pytest.mark.parametrize(
    ("active", "copies"), [("blue-ability", 1), ("blue-power", 1), ("blue-ability blue-power", 2)]
)
def test_bahama_llama_gives_coins_and_a_water_foot(active: str, copies: int) -> None:
    t = table("bahama-llama", active=active, roll="light-gray").act("pass")
    assert (t.me.coins, t.me.feet, t.me.water) == (3 * copies, 0, copies)


# Llama Shaman


@BOTH_FACES
@pytest.mark.rule("cubitos-12.33")
def test_llama_shaman_gives_feet_and_a_red_die(face: str) -> None:
    t = table("llama-shaman", active=f"blue-{face}", roll="light-gray").act("pass").act(f"use blue-{face}")
    assert t.me.feet == 2
    assert t.zone("discard") == {"red": 1}
    assert t.supply("red") == 9


@pytest.mark.rule("cubitos-12.33")
def test_ruling_46_llama_shaman_declined_gives_neither_feet_nor_die() -> None:
    t = table("llama-shaman", active="blue-ability", roll="light-gray", more=ASKED_TO_MOVE).act("pass")
    assert t.act("done").legal() == ["convert", "done"]
    assert t.me.feet == 0
    assert t.supply("red") == 10


@pytest.mark.rule("cubitos-12.33")
@pytest.mark.rule("cubitos-9.5")
def test_llama_shaman_gives_feet_alone_where_no_red_die_is_left() -> None:
    t = table("llama-shaman", active="blue-ability", draw="10 red", roll="light-gray").act("pass")
    assert t.me.feet == 2
    assert t.zone("discard") == {}


@pytest.mark.rule("cubitos-12.33")
@pytest.mark.rule("cubitos-11.14")
def test_llama_shaman_twice_takes_two_red_dice_or_the_last_one() -> None:
    two = table("llama-shaman", active="2 blue-ability", roll="light-gray").act("pass")
    two.act("use blue-ability").act("use blue-ability")
    assert (two.me.feet, two.zone("discard")) == (4, {"red": 2})
    last = table("llama-shaman", active="2 blue-ability", draw="9 red", roll="light-gray").act("pass")
    last.act("use blue-ability")  # the feet of the second come without a question
    assert (last.me.feet, last.zone("discard")) == (4, {"red": 1})
