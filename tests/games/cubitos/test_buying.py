"""Chapters 6 and 7: buying dice, clearing up, passing the first-player die on."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.data.schema import COLOURS
from cubarium.games.cubitos.events import BUYS
from cubarium.games.cubitos.state import BUYING, CLEARING, DRAW, IN_ROLL, ROLLING
from tests.games.cubitos.table import Seat, Table, table

TO_DRAW = Seat(draw="9 light-gray dark-gray")
"""Asked at the beginning of the next round."""


def shopping(*cards: str, seats: tuple[Seat, ...] = (), holder: int = 0, **more: int) -> Table:
    """Put seat 0 into step 6."""
    placed = [*seats] or [Seat(more=more), TO_DRAW]
    return table(*cards, stage="buy", step="buying", players=len(placed), seats=placed, holder=holder)


# Step 6


@pytest.mark.rule("cubitos-6.1")
def test_two_dice_of_different_colours_may_be_bought() -> None:
    t = shopping(credit=16)
    assert t.legal() == [*(f"buy {colour}" for colour in COLOURS), "done"]
    t.act("buy green")
    assert t.legal() == [*(f"buy {colour}" for colour in COLOURS if colour != "green"), "done"]
    t.act("buy purple")
    assert (t.state.round_number, t.me.credit) == (2, 16 - 4 - 8)


@pytest.mark.rule("cubitos-6.1")
def test_a_die_costs_what_its_card_says() -> None:
    assert shopping("muggles", coins=5, credit=1).legal() == [
        *("buy red", "buy orange", "buy yellow", "buy green", "buy brown", "buy white", "done"),
    ]
    assert shopping("muggles", "schmutz", "champion", coins=5).legal() == [
        *("buy green", "buy brown", "buy white", "done"),
    ]


@pytest.mark.rule("cubitos-6.1")
def test_coins_are_spent_before_credits() -> None:
    t = shopping(coins=4, credit=5)
    t.act("buy red")
    assert (t.me.coins, t.me.credit) == (0, 4)


@pytest.mark.rule("cubitos-6.1")
def test_a_colour_that_ran_out_cannot_be_bought() -> None:
    t = shopping(seats=(Seat(more={"credit": 6}), Seat(discard="10 red")))
    assert t.legal() == ["buy orange", "buy yellow", "buy green", "buy brown", "buy white", "done"]


@pytest.mark.rule("cubitos-6.2")
def test_a_bought_die_lies_in_the_discard_at_once() -> None:
    t = shopping(credit=12)
    t.act("buy orange")
    assert (t.state.step, t.zone("discard"), t.supply("orange")) == (BUYING, {"orange": 1}, 9)


@pytest.mark.rule("cubitos-6.3")
def test_gained_dice_do_not_count() -> None:
    runner = Seat(cell=(9, 8), more={"feet": 1, "credit": 9})
    t = table(stage="move", step="moving", seats=[runner, TO_DRAW])
    t.act("step left").act("done").act("take red")
    assert "buy red" in t.legal()
    t.act("buy red").act("buy green")
    assert t.zone("discard") == {"red": 2, "green": 1}


@pytest.mark.rule("cubitos-6.4")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_makes_both_purchases_before_the_next_in_turn_order(first: int) -> None:
    buyer = Seat(cell=(12, 9), more={"credit": 9, "feet": 1})
    t = table(stage="move", step="moving", seats=[buyer, buyer], holder=first)
    # Seat 0 is the last to move if the other is first player.
    t.act("done")
    if first == 0:
        t.act("done")
    buyers = []
    for action in ("buy red", "buy green", "buy red", "buy green"):
        buyers.append(t.asked)
        t.act(action)
    assert buyers == [first, first, 1 - first, 1 - first]


@pytest.mark.rule("cubitos-6.4", "cubitos-2.7")
def test_the_last_die_goes_to_the_earlier_player() -> None:
    buyer = Seat(more={"credit": 5})
    t = shopping(seats=(buyer, buyer, Seat(discard="9 red")))
    t.act("buy red")
    assert t.asked == 1
    assert t.legal() == ["buy green", "buy brown", "done"]


@pytest.mark.rule("cubitos-6.5")
def test_nobody_has_to_buy_coins_vanish_and_credits_stay() -> None:
    t = shopping(coins=9, credit=7)
    t.act("done")
    assert (t.state.round_number, t.me.coins, t.me.credit) == (2, 0, 7)
    assert t.notes(BUYS) == []


# Step 7


@pytest.mark.rule("cubitos-7.1")
def test_clearing_up_discards_active_dice_and_leaves_the_roll_zone() -> None:
    messy = Seat(
        roll="2 blue",
        active="white-foot 2 light-gray-coin red-blank",
        used="white-foot 2 light-gray-coin",
        discard="green",
        more={"credit": 3, "coins": 1, "risk": 1, "risky": 1, "pushes": 3, "busted": 1, "protected": 1},
    )
    t = shopping(seats=(messy, TO_DRAW))
    t.act("done")
    assert t.zone("discard") == {"white": 1, "light-gray": 2, "red": 1, "green": 1}
    assert (t.zone("active"), t.zone("used"), t.zone("roll")) == ({}, {}, {"blue": 2})
    p = t.me
    assert (p.coins, p.feet, p.water, p.risk, p.risky, p.pushes, p.busted, p.protected) == (0,) * 8


@pytest.mark.rule("cubitos-7.1", "cubitos-12.11")
def test_batter_beaver_takes_its_dice_while_the_active_ones_still_lie_there() -> None:
    beaver = Seat(active="2 orange-ability white-foot", discard="red", more={"gained_credit": 1, "credit": 3})
    t = shopping("batter-beaver", seats=(beaver, TO_DRAW))
    t.act("done")
    assert t.state.step == CLEARING
    assert t.legal() == ["pick discard red", "pick active orange-ability", "pick active white-foot"]
    t.act("pick active white-foot").act("pick active orange-ability")
    assert t.zone("discard") == {"red": 1, "orange": 1}


@pytest.mark.rule("cubitos-7.1", "cubitos-9.7")
def test_dice_on_loan_go_back_after_the_active_ones_were_discarded() -> None:
    borrower = Seat(active="white-foot light-gray-coin", loan="active white-foot", more={"credit": 3})
    t = shopping(seats=(borrower, TO_DRAW))
    assert t.supply("white") == 9
    t.act("done")
    assert (t.zone("discard"), t.zone("loan"), t.supply("white")) == ({"light-gray": 1}, {}, 10)


@pytest.mark.rule("cubitos-7.2", "cubitos-10.2")
def test_a_completed_last_lap_ends_the_race() -> None:
    t = table(stage="move", step="moving", cell=(15, 6), more={"feet": 1})
    assert t.act("finish").match.is_over


@pytest.mark.rule("cubitos-7.3")
@pytest.mark.parametrize("place", ["roll", "active", "aside"])
@pytest.mark.parametrize("players", [2, 3])
def test_the_first_player_die_goes_to_the_next_player_wherever_it_lay(place: str, players: int) -> None:
    seats = [Seat(more={"credit": 3}), *[TO_DRAW] * (players - 1)]
    t = table(stage="buy", step="buying", players=players, seats=seats, first_place=place)
    t.act("done")
    assert (t.state.first, t.state.first_place, t.state.round_number) == (1, IN_ROLL, 2)
    assert (t.state.step, t.asked, t.state.seats[1].stage) == (ROLLING, 1, DRAW)


@pytest.mark.rule("cubitos-7.3")
def test_after_the_last_seat_comes_the_first() -> None:
    t = shopping(seats=(Seat(draw="9 light-gray dark-gray", more={"credit": 3}), Seat()), holder=1)
    t.act("done")
    assert (t.state.first, t.asked, t.me.stage) == (0, 0, DRAW)
