"""The circuits as flat integer tables, made from the component pack.

The spaces of all boards are numbered through as cells: board by board, each in reading order, and after its
other spaces its Start and its Finish, which are one cell each however large they are drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cubarium.engine.components.pack import Pack
from cubarium.engine.components.schema import Int, Key, List, Table, Text
from cubarium.games.cubitos.data.circuit_checks import (
    LINES,
    MOST_COLUMNS,
    MOST_EXITS,
    MOST_NEAR,
    check_circuits,
)
from cubarium.games.cubitos.data.circuit_geometry import (
    BOARDS,
    COINS_SIGN,
    CREDIT_SIGNS,
    FEET_SIGN,
    FINISH_SIGN,
    START_SIGN,
    STEPS,
    Circuit,
    Point,
    beside,
)

__all__ = ["BOARDS", "CIRCUIT_TABLES", "LAP_LINES", "LINES", "check_circuits", "circuit_tables"]

LAP_LINES = LINES + 1
"""Crossing the Finish counts as one more line."""

GRASS, WATER, CREDITS, FAN, LOSE, LOSE_TWO, FAN_LOSE = 0, 1, 2, 3, 4, 5, 6
GAIN_ANY, GAIN_UP_TO, JET, SHORTCUT, START, FINISH = 7, 8, 9, 10, 11, 12

_SPACE_OF_SIGN = dict.fromkeys(CREDIT_SIGNS, CREDITS) | {
    ".": GRASS,
    "p": GRASS,
    "q": GRASS,
    "~": WATER,
    "f": FAN,
    "x": LOSE,
    "X": LOSE_TWO,
    "B": FAN_LOSE,
    "g": GAIN_ANY,
    "d": GAIN_UP_TO,
    "J": JET,
    "P": SHORTCUT,
    "Q": SHORTCUT,
    "S": START,
    "F": FINISH,
}

_LINES = List(Text(MOST_COLUMNS))
_NUMBER = Int(0, MOST_COLUMNS - 1)
_POINTS = List(List(_NUMBER, length=2))

CIRCUIT_TABLES = (
    Table("join", (Key("feet", Int(1, 9), "cubitos-10.6"),)),
    Table(
        "circuit",
        (
            Key("rows", _LINES, "cubitos-5.2"),
            Key("zones", _LINES, "cubitos-15.3"),
            Key("exits", _POINTS, "cubitos-5.11"),
            Key("entries", _POINTS, "cubitos-5.11"),
            Key("limits", List(List(_NUMBER, length=3)), "cubitos-5.10"),
            Key("links", List(List(_NUMBER, length=5)), "cubitos-5.8"),
            Key("islands", _POINTS, "cubitos-15.1"),
        ),
        ids=BOARDS,
        rule="cubitos-15.1",
    ),
)

# Bits of a set of steps: exits of Start, the six directions, the Finish.
STEP_BITS = MOST_EXITS
DIRECTION_COUNT = len(STEPS)
FINISH_BIT = STEP_BITS + DIRECTION_COUNT

_NO_STEP = (-1,) * len(STEPS)


def circuit_tables(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in the module of all tables.

    A table has one item for each cell, but for `START_CELL`, `FINISH_CELL` and `EXITS`, which have one for
    each board. "No cell" is -1.
    """
    tables: dict[str, Any] = {}
    cells = 0
    for board, name in enumerate(BOARDS):
        circuit = Circuit.of(pack.tables["circuit"][name])
        cell_of = {space: cells + i for i, space in enumerate(circuit.spaces)}
        cells += len(cell_of) + 2
        parts = _drawn_tables(circuit, board) | _way_tables(circuit, cell_of) | _step_tables(circuit, cell_of)
        parts |= {"START_CELL": [cells - 2], "FINISH_CELL": [cells - 1]}
        for table, items in parts.items():
            tables[table] = (*tables.get(table, ()), *items)
    tables["LAND_STEPS"] = tuple(_ways_from(tables, cell, into_water=False) for cell in range(cells))
    tables["WATER_STEPS"] = tuple(_ways_from(tables, cell, into_water=True) for cell in range(cells))
    return tables | {"LINES": LINES, "LAP_LINES": LAP_LINES, "JOIN_FEET": pack.tables["join"]["feet"]}


def _drawn_tables(circuit: Circuit, board: int) -> dict[str, list[int]]:
    """Return what is drawn on each cell."""
    spaces = circuit.spaces
    points = [*spaces, circuit.drawn(START_SIGN)[0], circuit.drawn(FINISH_SIGN)[0]]
    limits = {(x, y): limit for x, y, limit in circuit.limits}
    return {
        "SPACE": [_SPACE_OF_SIGN[circuit.sign(point)] for point in points],
        "SPACE_VALUE": [_credits(circuit.sign(point)) or limits.get(point, 0) for point in points],
        "ZONE": [*(int(circuit.zone(space)) for space in spaces), 0, LAP_LINES],
        "BOARD_OF": [board for _ in points],
        "CELL_X": [x for x, _ in points],
        "CELL_Y": [y for _, y in points],
    }


def _step_tables(circuit: Circuit, cell_of: Mapping[Point, int]) -> dict[str, list[Any]]:
    """Return where single steps and shortcuts lead."""
    links = {(x, y): ((to_x, to_y), price) for x, y, to_x, to_y, price in circuit.links}
    targets = {space: cell_of[target] for space, (target, _) in links.items()}
    coins = {space: price for space, (_, price) in links.items() if circuit.sign(space) == COINS_SIGN}
    feet = {space: price for space, (_, price) in links.items() if circuit.sign(space) == FEET_SIGN}
    return {
        "NEIGHBOURS": [
            *(tuple(cell_of.get(point, -1) for point in beside(space)) for space in cell_of),
            _NO_STEP,
            _NO_STEP,
        ],
        "EXITS": [_padded([cell_of[space] for space in circuit.exits], MOST_EXITS)],
        "IS_ENTRY": [*(int(space in circuit.entries) for space in cell_of), 0, 0],
        "LINK_TO": [*(targets.get(space, -1) for space in cell_of), -1, -1],
        "LINK_COINS": [*(coins.get(space, 0) for space in cell_of), 0, 0],
        "LINK_FEET": [*(feet.get(space, 0) for space in cell_of), 0, 0],
    }


def _ways_from(tables: Mapping[str, Any], cell: int, into_water: bool) -> int:
    """Return the ways over land or into water: exits of Start, steps, the Finish (5.2, 5.5, 5.11)."""
    space = tables["SPACE"]
    exits = tables["EXITS"][tables["BOARD_OF"][cell]] if space[cell] == START else ()
    ways = [*_padded(exits, MOST_EXITS), *tables["NEIGHBOURS"][cell]]
    steps = sum(1 << bit for bit, to in enumerate(ways) if to >= 0 and (space[to] == WATER) == into_water)
    return steps | (tables["IS_ENTRY"][cell] and not into_water) << FINISH_BIT


def _way_tables(circuit: Circuit, cell_of: Mapping[Point, int]) -> dict[str, list[Any]]:
    """Return how far it is from each cell, and what lies near it."""
    progress = circuit.swum_from_land(circuit.exits)
    to_finish = circuit.swum_from_land(circuit.entries)
    near = [circuit.near_special(beside(space)) - {space} for space in cell_of]
    near += [circuit.near_special(circuit.exits), set()]
    return {
        # Runners of the Grand Finale rest on the first Finish, which is farther than all before it.
        "PROGRESS": [*(progress[space] for space in cell_of), 0, max(progress.values()) + 1],
        "TO_FINISH": [*(to_finish[space] for space in cell_of), circuit.lap_on_foot, 0],
        "NEAR_SPECIAL": [_padded(sorted(cell_of[space] for space in found), MOST_NEAR) for found in near],
    }


def _credits(sign: str) -> int:
    return int(sign) if sign in CREDIT_SIGNS else 0


def _padded(cells: Sequence[int], length: int) -> tuple[int, ...]:
    return (*cells, *(-1 for _ in range(length - len(cells))))
