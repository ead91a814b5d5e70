"""The drawing of a circuit: where its spaces lie, which touch, and how far it is from one to another."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Point = tuple[int, int]  # x and y: the column and the row of the drawing

# The order of directions is part of the rules: an action names a step by its place here.
STEPS: tuple[Point, ...] = ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))

BOARDS = ("nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep")

BLANK_SIGN, WALL_SIGN, START_SIGN, FINISH_SIGN, GRASS_SIGN, WATER_SIGN = " #SF.~"
CREDIT_SIGNS, LIMITED_SIGN, JET_SIGN, COINS_SIGN, FEET_SIGN = "123456789", "d", "J", "P", "Q"
LANDING_SIGN = {COINS_SIGN: "p", FEET_SIGN: "q"}  # where a shortcut leads
SPECIAL_SIGNS = CREDIT_SIGNS + "fxXBg" + LIMITED_SIGN
SPACE_SIGNS = GRASS_SIGN + WATER_SIGN + SPECIAL_SIGNS + JET_SIGN + "PQpq"

CIRCUIT_KEYS = ("rows", "zones", "exits", "entries", "limits", "links", "islands")


@dataclass(frozen=True)
class Circuit:
    """A circuit as the component file has it. Start and Finish are large and belong to no list of spaces."""

    rows: tuple[str, ...]
    zones: tuple[str, ...]
    exits: tuple[Point, ...]
    entries: tuple[Point, ...]
    limits: tuple[tuple[int, int, int], ...]
    links: tuple[tuple[int, int, int, int, int], ...]
    islands: tuple[Point, ...]

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Circuit:
        """Build a circuit from the values of its keys."""
        return cls(*(values[key] for key in CIRCUIT_KEYS))

    def sign(self, point: Point) -> str:
        """Return what is drawn at a point; outside of the drawing, a blank."""
        return _sign(self.rows, point)

    def zone(self, point: Point) -> str:
        """Return what the drawing of the zones has at a point."""
        return _sign(self.zones, point)

    def drawn(self, signs: str) -> tuple[Point, ...]:
        """Return the points with one of these signs, in reading order."""
        return tuple((x, y) for y, row in enumerate(self.rows) for x, sign in enumerate(row) if sign in signs)

    @cached_property
    def spaces(self) -> tuple[Point, ...]:
        """Return all spaces but Start and Finish, in reading order."""
        return self.drawn(SPACE_SIGNS)

    @cached_property
    def all_spaces(self) -> frozenset[Point]:
        """Return the same spaces as a set."""
        return frozenset(self.spaces)

    @cached_property
    def land(self) -> frozenset[Point]:
        """Return the spaces that any foot may enter."""
        return self.all_spaces.difference(self.drawn(WATER_SIGN))

    def spread(self, known: Mapping[Point, int], over: Set[Point]) -> dict[Point, int]:
        """Return the fewest steps to every point reached from known ones, by entering points of `over`."""
        steps = dict(known)
        queue = [(count, point) for point, count in known.items()]
        heapq.heapify(queue)
        while queue:
            count, point = heapq.heappop(queue)
            if count > steps[point]:
                continue
            for other in beside(point):
                if other in over and count + 1 < steps.get(other, count + 2):
                    steps[other] = count + 1
                    heapq.heappush(queue, (count + 1, other))
        return steps

    def on_foot(self, gates: Iterable[Point]) -> dict[Point, int]:
        """Return the fewest steps over land to each space, those of `gates` being one step away."""
        return self.spread({gate: 1 for gate in gates if gate in self.land}, self.land)

    def swum_from_land(self, gates: Iterable[Point]) -> dict[Point, int]:
        """Return the steps on foot, and for water and islands those from the best place on land."""
        walked = self.on_foot(gates)
        wet = {gate: 1 for gate in gates if gate not in walked}
        return self.spread(wet | walked, self.all_spaces - walked.keys())

    def swimming(self, gates: Iterable[Point]) -> dict[Point, int]:
        """Return the fewest steps to each space with water open everywhere."""
        return self.spread(dict.fromkeys(gates, 1), self.all_spaces)

    @property
    def lap_on_foot(self) -> int:
        """Return the fewest steps from Start to Finish over land, 0 if there is no such way."""
        to_finish = self.on_foot(self.entries)
        return min((to_finish[space] + 1 for space in self.exits if space in to_finish), default=0)

    def near_special(self, gates: Iterable[Point]) -> set[Point]:
        """Return the special spaces one or two steps away, water counted, those of `gates` being one away."""
        one_step = self.all_spaces.intersection(gates)
        two_steps = {point for space in one_step for point in beside(space)} & self.all_spaces
        return {space for space in one_step | two_steps if self.sign(space) in SPECIAL_SIGNS}


def beside(point: Point) -> tuple[Point, ...]:
    """Return the six points around one, spaces or not, in the order of directions."""
    x, y = point
    return tuple((x + dx, y + dy) for dx, dy in STEPS)


def _sign(rows: tuple[str, ...], point: Point) -> str:
    x, y = point
    inside = 0 <= y < len(rows) and 0 <= x < len(rows[y])
    return rows[y][x] if inside else BLANK_SIGN
