"""Where a runner can get: every way does what it promises, and none is cheaper."""

from __future__ import annotations

import random
import sys
from types import FrameType
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.record import copy_of, members
from cubarium.games.cubitos.actions import CONVERT, DONE, EXIT, SPACE, TAKE_SHORTCUT, USE_JET
from cubarium.games.cubitos.data.circuits import FINISH, START
from cubarium.games.cubitos.data.schema import CIRCUITS
from cubarium.games.cubitos.state import MOVE
from cubarium.games.cubitos.table.routes import Route, routes
from tests.games.cubitos.table import FINALE_BOARD, TABLES, Table, cell_at, table

FINALE = CIRCUITS.index("grand-finale")
ANYWHERE = 12
"""From how many spaces of each circuit every way is tried."""
MOST_CALLS = 40_000
"""Calls that the greatest purse may take, which are some 50 milliseconds on a slow machine."""


def runner(circuit: int, cell: tuple[int, int] | None = None, **purse: Any) -> Table:
    """Put a runner on a cell, in step 5, with feet, water feet, coins and credits."""
    return table(cell=cell, more=purse, circuit=circuit, legs=2, step="moving", stage="move")


def to(t: Table, board: int, x: int, y: int) -> Route:
    """Return the way to a cell on this lap."""
    laps = t.me.laps
    return next(r for r in routes(t.state, 0, TABLES) if (r.laps, r.cell) == (laps, cell_at(board, x, y)))


def cheapest_by_rules(t: Table) -> dict[tuple[int, int], int]:
    """Try every sequence of moves that the rules allow; return the least money for each place."""
    rules = t.match.rules.functions
    money = t.me.coins + t.me.credit
    least: dict[tuple[int, int], int] = {}
    seen = set()
    stack = [copy_of(t.state)]
    while stack:
        state = stack.pop()
        p = state.seats[0]
        spent = money - p.coins - p.credit
        where = (p.laps, p.cell)
        least[where] = min(spent, least.get(where, spent))
        for move in members(rules["moves_now"](state, 0)):
            after = copy_of(state)
            rules["make_move"](after, 0, move, seeded(0))
            q = after.seats[0]
            stand = (q.laps, q.cell, q.feet, q.water, q.coins + q.credit, q.moved)
            if stand not in seen:
                seen.add(stand)
                stack.append(after)
    return least


PLACES = [
    pytest.param(0, None, {"feet": 3, "coins": 5}, id="from Start with a foot to buy"),
    pytest.param(0, (15, 8), {"feet": 4, "water": 1}, id="through Finish into the next lap"),
    pytest.param(1, (7, 0), {"feet": 2, "coins": 3, "credit": 6}, id="a shortcut for coins"),
    pytest.param(1, (17, 2), {"feet": 1, "water": 3, "coins": 4}, id="water feet on land and in water"),
    pytest.param(2, (27, 10), {"feet": 2, "water": 1, "coins": 8}, id="a jet pack"),
    pytest.param(2, (24, 9), {"coins": 4}, id="a jet pack and nothing but a foot to buy"),
    pytest.param(3, (2, 5), {"feet": 5, "water": 2, "coins": 9}, id="a shortcut for feet"),
    pytest.param(FINALE, (26, 7), {"feet": 3, "water": 1}, id="onto the next board"),
]


@pytest.mark.rule("cubitos-5.4")
@pytest.mark.rule("cubitos-5.5")
@pytest.mark.parametrize(("circuit", "cell", "purse"), PLACES)
def test_every_place_is_found_at_the_least_price(
    circuit: int, cell: tuple[int, int] | None, purse: dict[str, int]
) -> None:
    t = runner(circuit, cell, **purse)
    least = cheapest_by_rules(t)
    found = {(way.laps, way.cell): way.coins + way.credits for way in routes(t.state, 0, TABLES)}
    found[t.me.laps, t.me.cell] = 0
    assert found == least


@pytest.mark.rule("cubitos-5.7")
@pytest.mark.rule("cubitos-5.9")
@pytest.mark.parametrize("circuit", range(len(CIRCUITS)))
def test_no_way_is_overlooked_from_any_space(circuit: int) -> None:
    luck = random.Random(circuit)
    board = FINALE_BOARD if circuit == FINALE else circuit
    cells = [cell for cell, on in enumerate(TABLES["BOARD_OF"]) if on == board]
    for _ in range(ANYWHERE):
        cell = luck.choice([cell for cell in cells if TABLES["SPACE"][cell] not in (START, FINISH)])
        place = (TABLES["CELL_X"][cell], TABLES["CELL_Y"][cell])
        purse = {name: luck.randint(0, 3) for name in ("feet", "water", "credit")}
        t = runner(circuit, place, coins=luck.randint(0, 9), **purse)
        found = {(way.laps, way.cell): way.coins + way.credits for way in routes(t.state, 0, TABLES)}
        assert found | {(t.me.laps, t.me.cell): 0} == cheapest_by_rules(t), (place, purse)


@pytest.mark.rule("cubitos-5.1")
@pytest.mark.parametrize(("circuit", "cell", "purse"), PLACES)
def test_every_way_leads_there_and_ends_the_move(
    circuit: int, cell: tuple[int, int] | None, purse: dict[str, int]
) -> None:
    t = runner(circuit, cell, **purse)
    for way in routes(t.state, 0, TABLES):
        before = t.match.move_count
        for action in way.actions:
            assert t.me.stage == MOVE
            t.match.act(0, action)
        assert (t.me.laps, t.me.cell) == (way.laps, way.cell)
        assert t.me.stage != MOVE or t.state.round_number > 1
        while t.match.move_count > before:
            t.match.undo()


@pytest.mark.rule("cubitos-5.8")
@pytest.mark.parametrize(("circuit", "cell", "purse"), PLACES)
def test_every_way_costs_what_it_says(
    circuit: int, cell: tuple[int, int] | None, purse: dict[str, int]
) -> None:
    t = runner(circuit, cell, **purse)
    for way in routes(t.state, 0, TABLES):
        after = copy_of(t.state)
        for action in way.actions:
            if action != DONE:
                t.match.rules.functions["make_move"](after, 0, action - EXIT, seeded(0))
        p = after.seats[0]
        assert (t.me.coins - p.coins, t.me.credit - p.credit) == (way.coins, way.credits)
        assert p.feet + p.water == way.left


@pytest.mark.rule("cubitos-5.9")
def test_feet_are_bought_before_a_jet_pack_doubles_them() -> None:
    t = runner(2, (26, 9), feet=1, coins=8)
    assert to(t, 2, 22, 9).coins == 0
    far = to(t, 2, 18, 9)
    assert [SPACE.to_text(a) for a in far.actions[:2]] == ["convert", "jet-pack"]
    assert (far.coins, far.bought, far.steps) == (4, 1, 4)


@pytest.mark.rule("cubitos-5.7")
def test_a_special_move_that_was_used_is_not_used_again() -> None:
    bit = 1 << TABLES["SPECIAL_MOVE"][cell_at(2, 26, 9)]
    fresh, used = runner(2, (26, 9), feet=2), runner(2, (26, 9), feet=2, moved=bit)
    assert any(USE_JET in way.actions for way in routes(fresh.state, 0, TABLES))
    assert not any(USE_JET in way.actions for way in routes(used.state, 0, TABLES))


@pytest.mark.rule("cubitos-5.8")
def test_a_shortcut_is_taken_where_walking_would_cost_more() -> None:
    t = runner(1, (5, 0), coins=4)
    way = to(t, 1, 4, 9)
    assert TAKE_SHORTCUT in way.actions
    assert CONVERT not in way.actions
    assert (way.coins, way.steps) == (4, 1)


def test_coins_are_spent_before_credits() -> None:
    way = to(runner(0, None, coins=3, credit=5), 0, 21, 6)
    assert (way.coins, way.credits, way.bought) == (3, 1, 1)


def test_who_has_nothing_gets_nowhere() -> None:
    t = runner(0, None, coins=4)
    t.me.coins = 3
    assert routes(t.state, 0, TABLES) == []


@pytest.mark.parametrize("circuit", range(len(CIRCUITS)))
def test_a_great_purse_takes_little_work(circuit: int) -> None:
    cell = (13, 8) if circuit == 0 else (13, 2)
    t = runner(circuit, cell, feet=12, water=4, coins=20)
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        found = routes(t.state, 0, TABLES)
    finally:
        sys.setprofile(None)
    assert len(found) > 100
    assert calls < MOST_CALLS
