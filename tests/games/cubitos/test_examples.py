"""The worked examples of docs/rules/cubitos.md, E1 to E12."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubarium.games.cubitos.events import DRAWS
from cubarium.games.cubitos.state import MOVING
from tests.games.cubitos.table import TABLES, Seat, Table, cell_at, table

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "cubitos.md"
WATERS, STILL = 2, 3
RICH = {"credit": 4}
"""Enough to be asked in step 5."""


def test_every_example_is_here() -> None:
    told = set(re.findall(r"^\| E(\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))
    played = {name.split("_")[2] for name in globals() if name.startswith("test_example_")}
    assert told == played


def after_step_4(*cards: str, active: str, **more: int) -> Table:
    t = table(*cards, active=active, more={**RICH, **more})
    t.act("pass")
    assert t.state.step == MOVING
    return t


@pytest.mark.rule("cubitos-3.3")
def test_example_1_with_two_dice_left_seven_are_drawn() -> None:
    buyer = Seat(more={"credit": 3})
    t = table(stage="buy", step="buying", seats=[buyer, Seat(roll="2 light-gray", draw="9 dark-gray")])
    t.act("done", "")
    assert [(note.seat, note.b) for note in t.notes(DRAWS)] == [(1, 7)]
    assert t.zone("draw", 1) == {"dark-gray": 2}


@pytest.mark.rule("cubitos-9.6")
def test_example_2_a_die_of_cost_4_is_any_gray_or_any_colour_at_4_or_less() -> None:
    t = table("wizard", stage="move", step="moving", circuit=WATERS, cell=(27, 0), more={"feet": 1})
    t.act("step right")
    assert t.legal() == ["take light-gray", "take dark-gray", "take green", "take brown", "done"]


@pytest.mark.rule("cubitos-5.8")
def test_example_3_ten_feet_are_two_steps_a_shortcut_for_seven_and_one_more_step() -> None:
    runner = Seat(cell=(4, 7), more={"feet": 10})
    t = table(stage="move", step="moving", circuit=STILL, seats=[runner, Seat(draw="9 light-gray dark-gray")])
    t.act("step up-left").act("step up-right").act("shortcut")
    assert (t.me.cell, t.me.feet) == (cell_at(STILL, 23, 2), 1)
    t.act("step right")
    assert t.me.cell == cell_at(STILL, 25, 2)


@pytest.mark.rule("cubitos-5.9")
def test_example_4_a_jet_pack_doubles_what_is_left() -> None:
    there = table(stage="move", step="moving", circuit=STILL, cell=(5, 0), more={"feet": 6})
    assert there.act("jet-pack").me.feet == 12
    t = table(stage="move", step="moving", circuit=STILL, cell=(11, 0), more={"feet": 6})
    for _ in range(3):
        t.act("step left")
    assert t.me.feet == 3
    assert t.act("jet-pack").me.feet == 6


@pytest.mark.rule("cubitos-8.1")
def test_example_5_a_pawn_that_advanced_three_spaces_has_three_fans() -> None:
    assert after_step_4("llama-rama", active="3 blue-power").me.fans == 3


@pytest.mark.rule("cubitos-12.3")
def test_example_6_five_fans_are_five_coins_for_supah_general() -> None:
    assert after_step_4("supah-general", active="red-ability", fans=5).me.coins == 5


@pytest.mark.rule("cubitos-12.7")
def test_example_7_who_has_no_sword_has_fewer_than_one_and_who_has_one_has_not() -> None:
    seats = [Seat(active="red-ability", more=RICH), Seat(active="red-ability", more=RICH), Seat(), Seat()]
    t = table("el-bandito", players=4, seats=seats)
    t.act("pass")
    assert [p.feet for p in t.state.seats[:4]] == [2, 2, 0, 0]


@pytest.mark.rule("cubitos-12.12", "cubitos-12.16")
@pytest.mark.parametrize(("card", "symbol"), [("mr-bats", "orange"), ("the-big-cheese", "yellow")])
def test_example_8_half_of_five_fans_are_two_feet(card: str, symbol: str) -> None:
    t = table(card, active=f"{symbol}-ability", more={"fans": 5, **RICH})
    t.act("pass").act(f"use {symbol}-ability").act("choose second")
    assert (t.state.step, t.me.feet) == (MOVING, 2)


@pytest.mark.rule("cubitos-12.17")
def test_example_9_seven_active_dice_are_one_foot_for_ledercheesen() -> None:
    assert after_step_4("ledercheesen", active="yellow-power 6 light-gray-coin").me.feet == 1
    assert after_step_4("ledercheesen", active="yellow-power 7 light-gray-coin").me.feet == 2


@pytest.mark.rule("cubitos-5.9")
@pytest.mark.parametrize(("card", "water"), [("bahama-llama", 2), ("undercover-fish", 4)])
def test_example_10_a_jet_pack_doubles_water_feet(card: str, water: int) -> None:
    t = table(card, circuit=STILL, cell=(5, 0), active="2 blue-ability")
    t.act("pass")
    assert t.me.water == water
    t.act("jet-pack")
    assert (t.me.water, t.me.feet) == (2 * water, 0)


@pytest.mark.rule("cubitos-12.42")
def test_example_11_two_pronto_brontos_five_lines_before_finish_are_four_feet() -> None:
    place = (13, 0)
    assert TABLES["LINES"] - TABLES["ZONE"][cell_at(0, *place)] == 5
    t = table("pronto-bronto", active="2 purple-ability", cell=place)
    t.act("pass")
    assert t.me.feet == 4


@pytest.mark.rule("cubitos-12.46")
def test_example_12_two_dapper_doggies_make_nine_coins_of_three() -> None:
    t = after_step_4("dapper-doggie", active="2 light-gray-coin dark-gray-coin 2 brown-ability")
    assert (t.me.coins, t.supply("brown")) == (9, 10)
