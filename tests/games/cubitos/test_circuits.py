from __future__ import annotations

import heapq
from typing import Any

import pytest

from cubarium.engine.components.pack import Provenance, read_pack
from cubarium.games.cubitos.data import circuits
from cubarium.games.cubitos.data.circuit_geometry import Circuit, Point
from cubarium.games.cubitos.data.circuits import BOARDS, WATER, circuit_tables
from cubarium.games.cubitos.data.schema import SCHEMA

RIGHT, CURVE, WATERS, STILL = range(4)
NO_WATER, NO_LIMIT = 0, 99
PACK = read_pack(SCHEMA)
TABLES: dict[str, Any] = circuit_tables(PACK)


def drawing(board: int) -> Circuit:
    return Circuit.of(PACK.tables["circuit"][BOARDS[board]])


def cells(board: int) -> list[int]:
    """Return the cells of a board without its Start and Finish."""
    return [cell for cell, number in enumerate(TABLES["BOARD_OF"]) if number == board][:-2]


def at(board: int, x: int, y: int) -> int:
    """Return the cell at a point of a board."""
    return next(cell for cell in cells(board) if point(cell) == (x, y))


def point(cell: int) -> Point:
    return TABLES["CELL_X"][cell], TABLES["CELL_Y"][cell]


def on_island(board: int, cell: int) -> bool:
    return point(cell) in drawing(board).islands


def spaces(board: int, *kinds: int) -> list[int]:
    return [cell for cell in cells(board) if TABLES["SPACE"][cell] in kinds]


def real(numbers: tuple[int, ...]) -> list[int]:
    """Leave out the padding of a row."""
    return [number for number in numbers if number >= 0]


def shortest_lap(board: int, water_feet: int, shortcuts: bool = False) -> int:
    """Return the fewest feet of a lap with so many water feet; coins are free."""
    finish = TABLES["FINISH_CELL"][board]
    queue = [(0, TABLES["START_CELL"][board], water_feet)]
    seen: set[tuple[int, int]] = set()
    while queue:
        feet, cell, left = heapq.heappop(queue)
        if cell == finish:
            return feet
        if (cell, left) in seen:
            continue
        seen.add((cell, left))
        start = cell == TABLES["START_CELL"][board]
        for other in real(TABLES["EXITS"][board] if start else TABLES["NEIGHBOURS"][cell]):
            wet = TABLES["SPACE"][other] == WATER
            if left or not wet:
                heapq.heappush(queue, (feet + 1, other, left - wet))
        if TABLES["IS_ENTRY"][cell]:
            heapq.heappush(queue, (feet + 1, finish, left))
        if shortcuts and TABLES["LINK_TO"][cell] >= 0:
            heapq.heappush(queue, (feet + TABLES["LINK_FEET"][cell], TABLES["LINK_TO"][cell], left))
    raise AssertionError("no lap")


# The tables


def test_tables_hold_plain_numbers_for_every_cell_and_board() -> None:
    by_board: dict[str, int | None] = {"START_CELL": None, "FINISH_CELL": None, "EXITS": 8}
    by_cell: dict[str, int | None] = {"NEIGHBOURS": 6, "NEAR_SPECIAL": 10}
    single = "IS_ENTRY SPACE SPACE_VALUE ZONE BOARD_OF PROGRESS LINK_TO LINK_COINS LINK_FEET CELL_X CELL_Y"
    by_cell |= dict.fromkeys([*single.split(), "TO_FINISH", "LAND_STEPS", "WATER_STEPS"])
    assert set(TABLES) == {*by_board, *by_cell, "LINES", "LAP_LINES", "JOIN_FEET"}
    for count, names in ((4, by_board), (596, by_cell)):
        for name, width in names.items():
            rows = TABLES[name]
            assert len(rows) == count, name
            assert {type(row) for row in rows} == {int if width is None else tuple}, name
            numbers = rows if width is None else [number for row in rows for number in row]
            assert {type(number) for number in numbers} == {int}, name
            assert width is None or {len(row) for row in rows} == {width}, name


@pytest.mark.rule("cubitos-5.2", "cubitos-5.5", "cubitos-5.11")
def test_steps_are_the_exits_the_directions_and_the_finish() -> None:
    for cell, board in enumerate(TABLES["BOARD_OF"]):
        exits = TABLES["EXITS"][board] if cell == TABLES["START_CELL"][board] else (-1,) * 8
        ways = [*exits, *TABLES["NEIGHBOURS"][cell]]
        for bit, to in enumerate(ways):
            is_wet = to >= 0 and TABLES["SPACE"][to] == WATER
            assert TABLES["LAND_STEPS"][cell] >> bit & 1 == (to >= 0 and not is_wet), (cell, bit)
            assert TABLES["WATER_STEPS"][cell] >> bit & 1 == is_wet, (cell, bit)
        assert TABLES["LAND_STEPS"][cell] >> len(ways) == TABLES["IS_ENTRY"][cell]
        assert TABLES["WATER_STEPS"][cell] >> len(ways) == 0


def test_cells_are_numbered_board_by_board_in_reading_order() -> None:
    assert BOARDS == (
        "nothing-goes-right",
        "ahead-of-the-curve",
        "testing-the-waters",
        "still-waters-run-deep",
    )
    assert TABLES["BOARD_OF"] == (0,) * 150 + (1,) * 150 + (2,) * 142 + (3,) * 154
    for board in range(4):
        points = [point(cell) for cell in cells(board)]
        assert points == sorted(points, key=lambda p: (p[1], p[0]))
        assert points == list(drawing(board).spaces)


@pytest.mark.rule("cubitos-5.11")
def test_start_and_finish_are_one_cell_each_after_the_others() -> None:
    assert TABLES["START_CELL"] == (148, 298, 440, 594)
    assert TABLES["FINISH_CELL"] == (149, 299, 441, 595)
    for board, (start, finish) in enumerate(zip(TABLES["START_CELL"], TABLES["FINISH_CELL"], strict=True)):
        assert (TABLES["SPACE"][start], TABLES["SPACE"][finish]) == (circuits.START, circuits.FINISH)
        assert (TABLES["ZONE"][start], TABLES["ZONE"][finish]) == (0, 9)
        assert {start, finish}.isdisjoint(n for cell in cells(board) for n in TABLES["NEIGHBOURS"][cell])
        assert TABLES["NEIGHBOURS"][start] == TABLES["NEIGHBOURS"][finish] == (-1,) * 6
    assert point(148) == (19, 6)
    assert point(149) == (17, 6)


@pytest.mark.rule("cubitos-5.2")
def test_a_space_touches_six_in_the_order_of_directions() -> None:
    around = TABLES["NEIGHBOURS"][at(RIGHT, 12, 3)]
    assert [point(cell) for cell in around] == [(10, 3), (14, 3), (11, 2), (13, 2), (11, 4), (13, 4)]


@pytest.mark.rule("cubitos-5.2")
def test_walls_and_blanks_are_no_spaces() -> None:
    assert TABLES["NEIGHBOURS"][at(RIGHT, 5, 0)] == (
        -1,
        at(RIGHT, 7, 0),
        -1,
        -1,
        at(RIGHT, 4, 1),
        at(RIGHT, 6, 1),
    )
    # A wall to the lower left and right.
    assert [n >= 0 for n in TABLES["NEIGHBOURS"][at(RIGHT, 15, 4)]] == [True, True, True, True, False, False]


@pytest.mark.rule("cubitos-5.2")
def test_neighbours_touch_each_other_and_stay_on_the_board() -> None:
    opposite = (1, 0, 5, 4, 3, 2)
    for cell, around in enumerate(TABLES["NEIGHBOURS"]):
        for direction, other in enumerate(around):
            if other >= 0:
                assert TABLES["NEIGHBOURS"][other][opposite[direction]] == cell
                assert TABLES["BOARD_OF"][other] == TABLES["BOARD_OF"][cell]


@pytest.mark.rule("cubitos-5.11")
def test_exits_and_entries_are_those_of_the_lists() -> None:
    exits = [point(cell) for cell in real(TABLES["EXITS"][RIGHT])]
    assert exits == [(21, 6), (20, 7), (21, 8), (20, 9), (21, 10)]
    entries = [point(cell) for cell in cells(RIGHT) if TABLES["IS_ENTRY"][cell]]
    assert entries == [(15, 6), (16, 7), (15, 8), (16, 9), (15, 10)]
    assert [len(real(exits)) for exits in TABLES["EXITS"]] == [5, 3, 6, 3]


@pytest.mark.rule("cubitos-15.2")
def test_a_lap_begins_in_zone_0_and_ends_in_zone_7_or_8() -> None:
    assert {TABLES["ZONE"][cell] for exits in TABLES["EXITS"] for cell in real(exits)} == {0}
    entries = [cell for cell, entry in enumerate(TABLES["IS_ENTRY"]) if entry]
    assert {TABLES["ZONE"][cell] for cell in entries} == {7, 8}
    assert [cell for cell in entries if TABLES["ZONE"][cell] == 7] == [at(RIGHT, 15, 10)]


@pytest.mark.rule("cubitos-15.3")
def test_a_step_crosses_at_most_one_line() -> None:
    steps = [(cell, other) for cell, around in enumerate(TABLES["NEIGHBOURS"]) for other in real(around)]
    assert {abs(TABLES["ZONE"][a] - TABLES["ZONE"][b]) for a, b in steps} == {0, 1}
    assert (TABLES["LINES"], TABLES["LAP_LINES"]) == (8, 9)


# The figures of the circuits


@pytest.mark.rule("cubitos-15.1")
@pytest.mark.parametrize(
    ("board", "land", "water", "walls", "islands"),
    [(RIGHT, 131, 17, 12, 0), (CURVE, 123, 25, 14, 0), (WATERS, 116, 24, 16, 0), (STILL, 113, 39, 10, 6)],
)
def test_land_water_and_walls(board: int, land: int, water: int, walls: int, islands: int) -> None:
    wet = len(spaces(board, WATER))
    assert (len(cells(board)) - wet, wet, len(drawing(board).drawn("#"))) == (land, water, walls)
    assert sum(on_island(board, cell) for cell in cells(board)) == islands


@pytest.mark.rule("cubitos-15.1")
@pytest.mark.parametrize(
    ("board", "on_foot", "two", "four", "unlimited", "shortcuts"),
    [
        (RIGHT, 30, 28, 27, 27, 30),
        (CURVE, 33, 28, 24, 23, 30),
        (WATERS, 32, 30, 29, 28, 28),
        (STILL, 32, 27, 24, 19, 27),
    ],
)
def test_the_shortest_laps(
    board: int, on_foot: int, two: int, four: int, unlimited: int, shortcuts: int
) -> None:
    laps = [shortest_lap(board, water_feet) for water_feet in (NO_WATER, 2, 4, NO_LIMIT)]
    assert laps == [on_foot, two, four, unlimited]
    assert shortest_lap(board, NO_WATER, shortcuts=True) == shortcuts
    start = TABLES["START_CELL"][board]
    assert TABLES["TO_FINISH"][start] == on_foot


@pytest.mark.rule("cubitos-15.1")
@pytest.mark.parametrize(
    ("board", "feet"),
    [
        (RIGHT, [5, 8, 12, 16, 19, 22, 25, 28]),
        (CURVE, [6, 9, 13, 17, 20, 24, 28, 31]),
        (WATERS, [6, 9, 13, 16, 20, 23, 27, 30]),
        (STILL, [6, 8, 13, 16, 20, 23, 27, 30]),
    ],
)
def test_the_first_foot_in_each_zone(board: int, feet: list[int]) -> None:
    dry = [cell for cell in cells(board) if TABLES["SPACE"][cell] != WATER and not on_island(board, cell)]
    first = [
        min(TABLES["PROGRESS"][cell] for cell in dry if TABLES["ZONE"][cell] == zone) for zone in range(1, 9)
    ]
    assert first == feet


@pytest.mark.rule("cubitos-15.1")
@pytest.mark.parametrize(
    ("board", "credit_spaces", "sum_of_credits", "fan", "lose", "gain"),
    [
        (RIGHT, 15, 45, 3, 9, 3),
        (CURVE, 14, 37, 5, 7, 3),
        (WATERS, 11, 29, 4, 7, 3),
        (STILL, 13, 42, 4, 7, 3),
    ],
)
def test_the_special_spaces(
    board: int, credit_spaces: int, sum_of_credits: int, fan: int, lose: int, gain: int
) -> None:
    paying = spaces(board, circuits.CREDITS)
    assert (len(paying), sum(TABLES["SPACE_VALUE"][cell] for cell in paying)) == (
        credit_spaces,
        sum_of_credits,
    )
    assert len(spaces(board, circuits.FAN, circuits.FAN_LOSE)) == fan
    assert len(spaces(board, circuits.LOSE, circuits.LOSE_TWO, circuits.FAN_LOSE)) == lose
    assert len(spaces(board, circuits.GAIN_ANY, circuits.GAIN_UP_TO)) == gain


@pytest.mark.rule("cubitos-5.10")
def test_what_single_spaces_hold() -> None:
    kinds = {
        (5, 0): (circuits.LOSE_TWO, 0),
        (29, 0): (circuits.FAN_LOSE, 0),
        (9, 0): (circuits.CREDITS, 3),
        (3, 2): (circuits.GAIN_ANY, 0),
        (18, 1): (circuits.WATER, 0),
        (2, 5): (circuits.LOSE, 0),
        (33, 4): (circuits.FAN, 0),
    }
    found = {p: at(RIGHT, *p) for p in kinds}
    assert {p: (TABLES["SPACE"][c], TABLES["SPACE_VALUE"][c]) for p, c in found.items()} == kinds


@pytest.mark.rule("cubitos-5.10")
def test_limited_gain_spaces_give_dice_up_to_a_cost_of_4() -> None:
    limited = [cell for board in range(4) for cell in spaces(board, circuits.GAIN_UP_TO)]
    assert [(TABLES["BOARD_OF"][cell], *point(cell)) for cell in limited] == [
        (WATERS, 5, 0),
        (WATERS, 29, 0),
        (WATERS, 5, 10),
        (STILL, 29, 0),
    ]
    assert {TABLES["SPACE_VALUE"][cell] for cell in limited} == {4}


@pytest.mark.rule("cubitos-5.8")
def test_shortcuts_lead_to_their_landing_for_coins_or_feet() -> None:
    links = [cell for cell, target in enumerate(TABLES["LINK_TO"]) if target >= 0]
    prices = [(TABLES["LINK_COINS"][cell], TABLES["LINK_FEET"][cell]) for cell in links]
    ways = [(TABLES["BOARD_OF"][cell], point(cell), point(TABLES["LINK_TO"][cell])) for cell in links]
    assert list(zip(ways, prices, strict=True)) == [
        ((CURVE, (5, 0), (4, 9)), (4, 0)),
        ((WATERS, (13, 10), (3, 4)), (4, 0)),
        ((STILL, (4, 5), (23, 2)), (0, 7)),
        ((STILL, (12, 5), (13, 2)), (0, 3)),
    ]
    assert {TABLES["SPACE"][cell] for cell in links} == {circuits.SHORTCUT}
    assert {TABLES["SPACE"][TABLES["LINK_TO"][cell]] for cell in links} == {circuits.GRASS}


@pytest.mark.rule("cubitos-5.9")
def test_two_circuits_have_a_jet_pack() -> None:
    jets = [[point(cell) for cell in spaces(board, circuits.JET)] for board in range(4)]
    assert jets == [[], [], [(26, 9)], [(5, 0)]]


# Distances


@pytest.mark.rule("cubitos-10.3")
def test_progress_is_counted_over_land() -> None:
    progress = TABLES["PROGRESS"]
    assert progress[TABLES["START_CELL"][RIGHT]] == 0
    assert [progress[at(RIGHT, *p)] for p in ((21, 6), (20, 7), (20, 9), (22, 7), (23, 6))] == [1, 1, 1, 2, 2]
    for board in range(4):
        for cell in cells(board):
            dry = [n for n in real(TABLES["NEIGHBOURS"][cell]) if TABLES["SPACE"][n] != WATER]
            if TABLES["SPACE"][cell] != WATER and not on_island(board, cell) and progress[cell] > 1:
                assert progress[cell] == 1 + min(progress[n] for n in dry)


@pytest.mark.rule("cubitos-10.3")
def test_progress_in_water_is_counted_from_the_best_land() -> None:
    progress = TABLES["PROGRESS"]
    assert progress[at(RIGHT, 21, 8)] == 1  # an exit
    assert progress[at(RIGHT, 27, 6)] == progress[at(RIGHT, 25, 6)] + 1
    # A swim of four steps from (13, 8) leads to an island. Beyond it, land keeps its own value.
    swim = [progress[at(STILL, *p)] for p in ((13, 8), (12, 7), (13, 6), (15, 6), (16, 5))]
    assert swim == [5, 6, 7, 8, 9]
    assert progress[at(STILL, 17, 2)] == 20


@pytest.mark.rule("cubitos-10.6")
def test_a_finish_is_farther_than_the_rest_of_its_board_and_one_foot_from_the_next() -> None:
    for board, finish in enumerate(TABLES["FINISH_CELL"]):
        assert TABLES["PROGRESS"][finish] > max(TABLES["PROGRESS"][cell] for cell in cells(board))
    assert TABLES["JOIN_FEET"] == 1


def test_the_way_to_finish_gets_shorter_step_by_step() -> None:
    left = TABLES["TO_FINISH"]
    for board in range(4):
        assert left[TABLES["FINISH_CELL"][board]] == 0
        for cell in cells(board):
            around = [left[n] for n in real(TABLES["NEIGHBOURS"][cell])]
            assert left[cell] == 1 if TABLES["IS_ENTRY"][cell] else left[cell] > min(around)


@pytest.mark.rule("cubitos-12.29")
def test_special_spaces_within_two_steps() -> None:
    def near(cell: int) -> list[Point]:
        return [point(other) for other in real(TABLES["NEAR_SPECIAL"][cell])]

    assert near(at(RIGHT, 5, 0)) == [(9, 0), (3, 2)]  # not its own space
    assert near(at(RIGHT, 27, 6)) == [(25, 6), (24, 7)]  # not through the wall
    assert near(at(STILL, 13, 6)) == [(11, 4), (13, 4), (16, 5)]  # over water
    assert near(TABLES["START_CELL"][RIGHT]) == [(20, 9)]
    assert near(TABLES["FINISH_CELL"][RIGHT]) == []
    assert max(len(near(cell)) for cell in range(596)) == 5


# Where the circuits come from


def test_one_circuit_is_public_and_three_are_ours() -> None:
    sources = {name: PACK.sources[f"circuit.{name}.{key}"] for name in BOARDS for key in ("zones", "rows")}
    assert sources[BOARDS[RIGHT]].sources == ("public",)
    assert "(21,0) and (20,9)" in sources[BOARDS[RIGHT]].reason
    assert all(sources[name].is_house and sources[name].reason for name in BOARDS[CURVE:])
    assert PACK.sources["join.feet"] == Provenance(("rulebook",))
