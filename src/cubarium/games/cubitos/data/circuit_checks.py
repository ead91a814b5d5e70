"""What a circuit must fulfil to be run; a problem with spaces comes with a picture that frames them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cubarium.engine.components.files import Address, quoted
from cubarium.engine.components.schema import Finding
from cubarium.games.cubitos.data.circuit_geometry import (
    BLANK_SIGN,
    BOARDS,
    CIRCUIT_KEYS,
    FINISH_SIGN,
    LANDING_SIGN,
    LIMITED_SIGN,
    SPACE_SIGNS,
    START_SIGN,
    WALL_SIGN,
    Circuit,
    Point,
    beside,
)
from cubarium.games.cubitos.data.circuit_picture import circuit_picture, with_scale
from cubarium.games.cubitos.data.deck import rule_with

LINES = 8
"""Red lines of a circuit: zones are numbered from 0 to this."""

MOST_ROWS, MOST_COLUMNS = 20, 60
# Actions name an exit and a space near the runner by number, and there are so many of them.
MOST_EXITS, MOST_NEAR = 8, 10
SHORTEST_LAP, LONGEST_LAP = 20, 60  # steps; the four printed circuits take about 30

_MOST_NAMED = 3


def check_circuits(values: Mapping[Address, Any]) -> Iterator[Finding]:
    """Find what is wrong with the circuits of a pack; one that lacks a value has been reported already."""
    for board in BOARDS:
        of_board = {key: values.get(("circuit", board, key)) for key in CIRCUIT_KEYS}
        if None not in of_board.values():
            yield from _Checker(board, Circuit.of(of_board)).findings()


@dataclass(frozen=True, slots=True)
class _Checker:
    board: str
    circuit: Circuit

    def findings(self) -> Iterator[Finding]:
        """Find all that is wrong, but not what follows from something more basic that is wrong."""
        basic = list(self._shape()) or list(self._signs())
        yield from basic
        if not basic:
            gates = [
                *self._gates("exits", self.circuit.exits, START_SIGN, (0,)),
                *self._gates("entries", self.circuit.entries, FINISH_SIGN, (LINES - 1, LINES)),
            ]
            yield from gates
            yield from self._lines()
            yield from self._links()
            yield from self._limits()
            if not gates:
                yield from self._ways()
                yield from self._near()

    def _finding(self, key: str, message: str, rule: str, points: Collection[Point] = ()) -> Finding:
        """Make a finding that names and frames points."""
        rows = self.circuit.zones if key == "zones" else self.circuit.rows
        framed = [(x, y) for x, y in points if y < len(rows)]
        picture = with_scale(circuit_picture(rows, framed=framed)) if framed else ()
        text = f"{message}: {_names(points)}" if points else message
        return Finding(("circuit", self.board, key), text, f"cubitos-{rule}", picture)

    def _shape(self) -> Iterator[Finding]:
        rows, zones = self.circuit.rows, self.circuit.zones
        if not 1 <= len(rows) <= MOST_ROWS:
            yield self._finding("rows", f"rows must be 1 to {MOST_ROWS} lines", "15.1")
        if len(zones) != len(rows):
            yield self._finding("zones", "zones must have as many lines as rows", "15.1")

    def _signs(self) -> Iterator[Finding]:
        circuit = self.circuit
        known = SPACE_SIGNS + BLANK_SIGN + WALL_SIGN + START_SIGN + FINISH_SIGN
        for sign in sorted({sign for row in circuit.rows for sign in row if sign not in known}):
            yield self._finding("rows", f"rows: unknown sign {quoted(sign)}", "15.1", circuit.drawn(sign))
        drawn = circuit.drawn(known.replace(BLANK_SIGN, ""))
        if even := [(x, y) for x, y in drawn if (x + y) % 2 == 0]:
            yield self._finding("rows", "rows: x + y must be odd where something is drawn", "5.2", even)
        for sign, name in ((START_SIGN, "Start"), (FINISH_SIGN, "Finish")):
            if not circuit.drawn(sign):
                yield self._finding("rows", f'rows: {name} ("{sign}") is missing', "5.11")
        digits = "".join(str(zone) for zone in range(LINES + 1))
        if wrong := [space for space in circuit.spaces if circuit.zone(space) not in digits]:
            yield self._finding("zones", f"zones: a space must have a digit from 0 to {LINES}", "15.3", wrong)
        points = {
            (x, y)
            for rows in (circuit.rows, circuit.zones)
            for y, row in enumerate(rows)
            for x in range(len(row))
        }
        rest = sorted(points - circuit.all_spaces, key=_reading_order)
        if wrong := [p for p in rest if circuit.sign(p) in known and circuit.sign(p) != circuit.zone(p)]:
            yield self._finding("zones", "zones must be as rows where no space is", "15.1", wrong)

    def _gates(
        self, key: str, points: tuple[Point, ...], sign: str, zones: tuple[int, ...]
    ) -> Iterator[Finding]:
        """Look at the spaces that a lap begins or ends with."""
        circuit = self.circuit
        name = "Start" if sign == START_SIGN else "Finish"
        if not 1 <= len(points) <= MOST_EXITS:
            yield self._finding(key, f"{key} must be 1 to {MOST_EXITS} spaces", "5.11")
        if doubled := _doubled(points):
            yield self._finding(key, f"{key} must differ", "5.11", doubled)
        large = set(circuit.drawn(sign))
        if apart := [p for p in points if p not in circuit.all_spaces or large.isdisjoint(beside(p))]:
            yield self._finding(key, f"{key} must be spaces that touch {name}", "5.11", apart)
        allowed = [str(zone) for zone in zones]
        if wrong := [p for p in points if p in circuit.all_spaces and circuit.zone(p) not in allowed]:
            message = f"{key} must lie in zone {' or '.join(allowed)}, or nobody runs a full lap"
            yield self._finding(key, message, "15.2", wrong)

    def _lines(self) -> Iterator[Finding]:
        """See that no step crosses two lines, so that every way from Start to Finish crosses all of them."""
        zone = {space: int(self.circuit.zone(space)) for space in self.circuit.spaces}

        def leaps(space: Point) -> bool:
            return any(abs(zone[other] - zone[space]) > 1 for other in beside(space) if other in zone)

        if wrong := [space for space in zone if leaps(space)]:
            yield self._finding("zones", "zones: a step must cross at most one line", "15.3", wrong)

    def _links(self) -> Iterator[Finding]:
        circuit = self.circuit
        begins = [(x, y) for x, y, *_ in circuit.links]
        if wrong := _unequal(begins, circuit.drawn("".join(LANDING_SIGN))):
            yield self._finding(
                "links", "links: one must begin on each P and Q, none elsewhere", "5.8", wrong
            )
        ends = {(x, y): (to_x, to_y) for x, y, to_x, to_y, _ in circuit.links}
        lost = [to for begin, to in ends.items() if circuit.sign(to) != LANDING_SIGN.get(circuit.sign(begin))]
        if lost:
            yield self._finding("links", "links must lead from P to p and from Q to q", "5.8", lost)
        landings = circuit.drawn("".join(LANDING_SIGN.values()))
        if unused := [point for point in landings if point not in ends.values()]:
            yield self._finding("links", "links: one must lead to each p and q", "5.8", unused)

    def _limits(self) -> Iterator[Finding]:
        limited = self.circuit.drawn(LIMITED_SIGN)
        if wrong := _unequal([(x, y) for x, y, _ in self.circuit.limits], limited):
            message = f"limits: each {LIMITED_SIGN} must have one, and nothing else"
            yield self._finding("limits", message, "5.10", wrong)

    def _ways(self) -> Iterator[Finding]:
        """See that runners reach every space on foot, islands excepted, and come home from it."""
        circuit = self.circuit
        walked, homeward = circuit.on_foot(circuit.exits), circuit.on_foot(circuit.entries)
        dry = [space for space in circuit.spaces if space in circuit.land]
        if wrong := _unequal(circuit.islands, [space for space in dry if space not in walked]):
            message = "islands must be all land that nobody reaches on foot, and nothing else"
            yield self._finding("islands", message, "15.1", wrong)
        swum = circuit.swimming(circuit.exits).keys() & circuit.swimming(circuit.entries).keys()
        if cut_off := [space for space in circuit.spaces if space not in swum]:
            yield self._finding("rows", "rows: no way from Start to Finish leads here", "15.1", cut_off)
        lap = circuit.lap_on_foot
        if not lap:
            yield self._finding("rows", "rows: no way on foot leads to Finish", "15.1", circuit.entries)
        elif stuck := [space for space in dry if space in walked and space not in homeward]:
            yield self._finding("rows", "rows: no way on foot leads from here to Finish", "15.1", stuck)
        elif not SHORTEST_LAP <= lap <= LONGEST_LAP:
            message = f"rows: a lap on foot must take {SHORTEST_LAP} to {LONGEST_LAP} steps, not {lap}"
            yield self._finding("rows", message, "15.1")

    def _near(self) -> Iterator[Finding]:
        near = {space: self.circuit.near_special(beside(space)) - {space} for space in self.circuit.spaces}
        near[self.circuit.drawn(START_SIGN)[0]] = self.circuit.near_special(self.circuit.exits)
        if crowded := [space for space, found in near.items() if len(found) > MOST_NEAR]:
            message = f"rows: more than {MOST_NEAR} special spaces lie within two steps"
            yield self._finding("rows", message, rule_with("near_spaces").removeprefix("cubitos-"), crowded)


def _reading_order(point: Point) -> Point:
    return point[1], point[0]


def _doubled(points: Iterable[Point]) -> list[Point]:
    return [point for point, count in Counter(points).items() if count > 1]


def _unequal(stated: Collection[Point], drawn: Collection[Point]) -> list[Point]:
    """Return what is in one collection only, or stated twice."""
    return sorted({*_doubled(stated), *set(stated).symmetric_difference(drawn)}, key=_reading_order)


def _names(points: Collection[Point]) -> str:
    """Name the first few of some points."""
    names = [f"({x}, {y})" for x, y in points]
    if len(names) > _MOST_NAMED:
        names[_MOST_NAMED:] = [f"{len(names) - _MOST_NAMED} more"]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
