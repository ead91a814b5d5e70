"""Why an action is refused: always with the rule behind it, and with what a player needs to know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.errors import OutOfTurn
from cubarium.engine.words import LANGUAGES
from tests.games.cubitos.table import SPEC, Seat, Table, random_game, table

RULES = read_rules(Path(__file__).parents[3] / "docs" / "rules" / "cubitos.md", "cubitos")


def on_the_move(cell: tuple[int, int] | None = None, circuit: int = 0, legs: int = 1, **purse: Any) -> Table:
    legs = 2 if circuit == 4 else legs
    return table(stage="move", step="moving", circuit=circuit, cell=cell, more=purse, legs=legs)


def buying(**purse: Any) -> Table:
    return table(stage="buy", step="buying", more=purse)


# --- the moment --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["buy red", "step left", "draw red", "done", "claim", "pick roll white"])
def test_what_is_not_asked_is_refused_with_the_question(action: str) -> None:
    reason = table(roll="2 white").refused(action, "cubitos-3.12")
    assert reason == "Not now. You are asked to push or pass."


@pytest.mark.parametrize(
    ("setting", "rule", "asked"),
    [
        ({"stage": "draw", "draw": "9 light-gray 3 red"}, "cubitos-3.1", "draw dice"),
        ({"stage": "leave", "roll": "white"}, "cubitos-3.14", "discard dice of the Roll zone, or keep them"),
        (
            {"stage": "move", "step": "moving", "more": {"feet": 1}},
            "cubitos-5.1",
            "move your runner, or stop",
        ),
        ({"stage": "buy", "step": "buying", "more": {"coins": 9}}, "cubitos-6.1", "buy dice, or stop"),
    ],
)
def test_each_question_is_named(setting: dict[str, Any], rule: str, asked: str) -> None:
    assert table(**setting).refused("pass", rule) == f"Not now. You are asked to {asked}."


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    with pytest.raises(OutOfTurn):
        table(roll="2 white").match.act(1, "pass")


# --- the Roll phase ----------------------------------------------------------------------------------------


@pytest.mark.rule("cubitos-3.1")
def test_dice_are_drawn_from_the_draw_zone_as_many_as_are_owed() -> None:
    t = table(stage="draw", draw="9 light-gray 3 red")
    assert t.refused("draw white", "cubitos-3.1") == "You do not have a white die in the Draw zone."
    assert t.refused("done", "cubitos-3.1") == "You still have to draw 9 dice."
    assert t.refused("draw-all", "cubitos-3.6") == "Only Champion lets you draw all dice at once."


@pytest.mark.rule("cubitos-3.3")
def test_no_counted_die_is_drawn_when_none_is_owed() -> None:
    t = table(stage="draw", roll="9 light-gray", draw="red white", more={"free_white_green": 1})
    assert "9 dice" in t.refused("draw red", "cubitos-3.3")


@pytest.mark.rule("cubitos-12.20")
def test_a_forced_push_is_not_passed() -> None:
    t = table(
        "the-cheese-stands-alone", "broken-cow", active="2 white-ability", roll="red", more={"forced": 1}
    )
    assert t.refused("pass", "cubitos-12.20") == "The Cheese Stands Alone makes you push."


@pytest.mark.rule("cubitos-3.12")
def test_a_push_needs_a_die() -> None:
    t = table("broken-cow", active="2 white-ability", roll="")
    assert t.refused("push", "cubitos-3.12") == "There is no die to throw in your Roll zone."


@pytest.mark.rule("cubitos-10.7")
def test_pushes_have_a_limit() -> None:
    t = table("broken-cow", active="2 white-ability", roll="red", more={"pushes": 60})
    assert "60 times" in t.refused("push", "cubitos-10.7")


def test_only_dice_of_the_roll_zone_are_discarded_after_a_bust() -> None:
    reason = table(stage="leave", roll="white").refused("discard red", "cubitos-3.14")
    assert reason == "You do not have a red die in the Roll zone."


# --- abilities ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cubitos-11.2")
def test_a_symbol_is_used_once_and_has_to_be_active() -> None:
    t = table("mr-bats", active="orange-ability orange-power", used="orange-ability", more={"fans": 4}).act(
        "pass"
    )
    assert t.refused("use orange-ability", "cubitos-11.2") == "You have already used Mr. Bats."
    assert (
        t.refused("use white-ability", "cubitos-11.2") == "No active die of yours shows this: White: ability."
    )
    assert "no credit" in t.refused("use first-player-credit", "cubitos-1.10")


def test_a_card_may_have_no_effect_now() -> None:
    t = table("mr-bats", "rock-on", active="orange-ability green-ability", more={"fans": 4}).act("pass")
    assert t.refused("use green-ability", "cubitos-12.22") == "Rock On does nothing at this moment."


@pytest.mark.rule("cubitos-11.3")
def test_only_immediate_abilities_are_used_at_once() -> None:
    t = table("dugout", active="white-ability", roll="orange", draw="3 red 3 blue").act(
        "push", "orange-ability"
    )
    reason = t.refused("use white-ability", "cubitos-11.3")
    assert reason == "Smelly Cat has no immediate effect now."


@pytest.mark.rule("cubitos-12.54")
def test_one_cat_is_not_enough_for_broken_cow() -> None:
    t = table("broken-cow", active="white-ability", roll="red")
    assert t.refused("use white-ability", "cubitos-12.54") == "Broken Cow needs 2 unused cats."


# --- movement ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "action", "rule", "reason"),
    [
        ({"coins": 4}, "exit 1", "5.1", "You have no foot left."),
        ({"feet": 1}, "exit 8", "5.11", "Start has no exit 8."),
        ({"feet": 1}, "step left", "5.11", "Start is left by its exits."),
        ({"feet": 1, "cell": (28, 7)}, "exit 1", "5.11", "Your runner does not stand on Start."),
        ({"feet": 1, "cell": (26, 7)}, "step up-right", "5.5", "Only a water foot takes you into the water."),
        ({"feet": 1, "cell": (29, 4)}, "step down-left", "5.2", "There is no space in this direction."),
        ({"feet": 1, "cell": (28, 7)}, "finish", "5.11", "Finish cannot be entered from this space."),
        ({"feet": 1}, "convert", "5.4", "This costs 4 in coins and credits, and you have 0."),
        ({"feet": 1}, "shortcut", "5.7", "Your runner does not stand on a shortcut."),
        ({"feet": 1}, "jet-pack", "5.7", "Your runner does not stand on a jet pack."),
        (
            {"feet": 1},
            "next-board",
            "10.6",
            "Your runner does not stand on the first Finish of the Grand Finale.",
        ),
        (
            {"feet": 1, "coins": 3, "circuit": 2, "cell": (13, 10)},
            "shortcut",
            "5.8",
            "This costs 4 in coins and credits, and you have 3.",
        ),
        ({"feet": 6, "circuit": 3, "cell": (4, 5)}, "shortcut", "5.8", "This costs 7 feet, and you have 6."),
        ({"coins": 4, "circuit": 3, "cell": (5, 0)}, "jet-pack", "5.9", "You have no foot left."),
    ],
)
def test_a_move_is_refused_with_what_it_lacks(
    setting: dict[str, Any], action: str, rule: str, reason: str
) -> None:
    assert on_the_move(**setting).refused(action, f"cubitos-{rule}") == reason


@pytest.mark.rule("cubitos-5.7")
def test_a_special_move_is_made_once_a_round() -> None:
    t = on_the_move(cell=(5, 0), circuit=3, feet=1).act("jet-pack")
    assert t.refused("jet-pack", "cubitos-5.7") == "You have already used this space in this round: Jet pack."


@pytest.mark.rule("cubitos-12.15")
def test_reckless_cheese_takes_steps_on_land_alone() -> None:
    more = {"repeats": 1}
    t = table("reckless-cheese", stage="after-push", active="yellow-ability", cell=(26, 7), more=more)
    assert t.refused("step up-right", "cubitos-5.5") == "Only a water foot takes you into the water."
    assert t.refused("convert", "cubitos-12.15") == "Only a step on land is offered now."


@pytest.mark.rule("cubitos-12.29")
def test_bob_acts_on_spaces_that_are_near() -> None:
    t = table("bob", stage="take-bob", step="after-moves", active="blue-ability", cell=(26, 7))
    reason = t.refused("bob 10", "cubitos-12.29")
    assert reason == "There is no special space number 10 near your runner."


# --- purchases ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cubitos-6.1")
def test_a_die_is_bought_for_its_price() -> None:
    reason = buying(coins=4, credit=1).refused("buy purple", "cubitos-6.1")
    assert reason == "It takes 8 in coins and credits to buy a purple die, and you have 5."


@pytest.mark.rule("cubitos-6.1")
def test_the_same_colour_is_not_bought_twice() -> None:
    reason = buying(coins=20).act("buy red").refused("buy red", "cubitos-6.1")
    assert reason == "You have already bought a red die in this round. Choose another colour."


@pytest.mark.rule("cubitos-1.5")
def test_the_supply_may_be_empty() -> None:
    t = table(stage="buy", step="buying", seats=[Seat(more={"coins": 9}), Seat(discard="10 green")])
    assert t.refused("buy green", "cubitos-1.5") == "The supply cannot give you a green die."


# --- questions of effects ----------------------------------------------------------------------------------


def test_a_free_throw_takes_dice_of_the_draw_zone() -> None:
    t = table("dugout", roll="orange white", draw="3 red 3 blue").act("push", "orange-ability")
    t.act("use orange-ability")
    assert t.refused("pick roll white", "cubitos-9.8") == "This effect takes no die of the Roll zone."
    assert t.refused("pick draw white", "cubitos-9.8") == "You do not have a white die in the Draw zone."
    assert t.refused("pick roll first-player", "cubitos-1.10")
    assert t.refused("done", "cubitos-9.8") == "Not now. You are asked to pick dice for the free throw."


def test_a_die_is_set_on_one_of_its_own_faces() -> None:
    t = table("pinch-eater", roll="orange white red").act("push", "orange-ability")
    t.act("use orange-ability").act("pick roll white")
    reason = t.refused("set red-ability", "cubitos-12.14")
    assert reason == "This is not a face of the die you are setting, which is a white die."


@pytest.mark.rule("cubitos-9.6")
def test_a_gained_die_may_not_cost_too_much() -> None:
    t = table("cat-tastrophy", active="white-ability", more={"fans": 4}).act("pass").act("use white-ability")
    reason = t.refused("take purple", "cubitos-9.6")
    assert reason == "Too dear: a purple die costs 8, and at most 4 is allowed."


@pytest.mark.rule("cubitos-12.52")
def test_fat_cat_gives_a_gray_die() -> None:
    t = table("fat-cat", active="white-ability").act("pass").act("use white-ability")
    assert t.refused("take red", "cubitos-12.52") == "Fat Cat gives only a gray die."


@pytest.mark.rule("cubitos-12.6")
@pytest.mark.parametrize(
    ("seat", "rule", "reason"),
    [
        (1, "cubitos-12.6", "Choose an opponent, not yourself."),
        (2, "cubitos-12.6", "Somebody has fewer swords than Player 2."),
    ],
)
def test_crabby_gives_to_one_with_the_fewest_swords(seat: int, rule: str, reason: str) -> None:
    seats = [Seat(active="2 red-ability", draw="white"), Seat(active="red-ability"), Seat(), Seat()]
    t = table("crabby", seats=seats, players=4).act("pass").act("pick draw white")
    assert t.refused(f"give {seat}", rule) == reason


def test_nobody_plays_at_an_empty_seat() -> None:
    seats = [Seat(active="2 red-ability", draw="white"), Seat(), Seat()]
    t = table("crabby", seats=seats, players=3).act("pass").act("pick draw white")
    assert t.refused("give 4", "cubitos-1.1") == "Nobody is playing at this seat."


@pytest.mark.rule("cubitos-12.4")
def test_jacques_couteau_throws_no_red_die() -> None:
    t = table("jacques-couteau", active="red-ability", draw="2 red 3 white 2 blue").act("pass")
    assert t.refused("pick draw red", "cubitos-12.4") == "Jacques Couteau throws no red die."


@pytest.mark.rule("cubitos-12.28")
def test_punk_fruit_throws_different_colours() -> None:
    t = table("punk-fruit", active="green-ability", draw="2 red 3 white 2 blue").act("pass")
    t.act("use green-ability").act("pick draw red")
    assert "a red die" in t.refused("pick draw red", "cubitos-12.28")


# --- all of them -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("race", range(11))
def test_an_action_is_either_legal_or_refused_by_a_rule_that_exists(race: int) -> None:
    for match in random_game(seed=race + 50, race=race, order=race % 3, players=2 + race % 3):
        if match.move_count % 7:
            continue
        for seat in match.actors():
            for action in range(SPEC.actions.count):
                refused = match.refusal(seat, action)
                assert (refused is None) == (action in match.legal(seat))
                if refused is not None:
                    assert refused.rule in RULES
                    assert all(
                        SPEC.table.words.refusal(refused, match.seats, language) for language in LANGUAGES
                    )
