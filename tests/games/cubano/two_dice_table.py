"""A table of Cub'ano 2 dice for tests: any position in one line, then play.

Seats are counted from 0, and seat p has colour p + 1: brown, red, orange and so on. The last seat is the
bank: it has all bars and cubes that lie nowhere else, so that every other number is as told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.games.cubano.rules.board import (
    COLOURS,
    COLUMN_EDGE_NAMES,
    EDGE_NAMES,
    EDGES,
    RIM,
    ROW_EDGE_NAMES,
    SIDES_TO_CLOSE,
    SQUARE_EDGES,
    SQUARE_NAMES,
    SQUARES,
)
from cubarium.games.cubano.two_dice import SPEC
from tests.games.any_table import AnyTable, events_named

SEATS = 6
FACES = ("none", *COLOURS)


def around(*squares: str) -> set[str]:
    """Return the edges of squares."""
    numbers = (SQUARE_NAMES.index(square) for square in squares)
    return {EDGE_NAMES[e] for number in numbers for e in SQUARE_EDGES[number] if e != RIM}


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What lies on the table.

    `cubes` names the squares of each seat, which are formed with all bars they need; `formed` are free
    squares, `bars` single edges. `reserves` are (bars, cubes) by seat; `gone` tells who is out or expelled.
    """

    players: int = 3
    phase: int = 2
    turn: int = 0
    reserves: Sequence[tuple[int, int]] = ()
    cubes: Sequence[str] = ()
    formed: str = ""
    bars: str = ""
    heap: tuple[int, int] | None = None
    waiting: Sequence[int] = ()
    gone: Mapping[int, str] = field(default_factory=dict)
    dice: tuple[str, str] = ("brown", "red")
    options: Mapping[str, int] = field(default_factory=dict)

    def position(self) -> dict[str, Any]:
        """Return the position as JSON, before a throw."""
        owners = {square: p for p, text in enumerate(self.cubes) for square in text.split()}
        laid = around(*owners, *self.formed.split()) | set(self.bars.split())
        missing = [SIDES_TO_CLOSE[q] - len(around(name) & laid) for q, name in enumerate(SQUARE_NAMES)]
        free = [q for q, name in enumerate(SQUARE_NAMES) if name not in owners]
        seats = [self._seat(p, list(owners.values()).count(p)) for p in range(SEATS)]
        bars = EDGES - len(laid) - sum(seat["bars"] for seat in seats)
        cubes = SQUARES - len(owners) - sum(seat["cubes"] + 2 * seat["has_dice"] for seat in seats)
        heap_bars, heap_cubes = self._heap(bars, cubes)
        bank = seats[self.players - 1]
        bank["bars"] += bars - heap_bars
        bank["cubes"] += cubes - heap_cubes
        return {
            **to_json(SPEC.records.state()),
            "row_bars": [name for name in ROW_EDGE_NAMES if name in laid],
            "column_bars": [name for name in COLUMN_EDGE_NAMES if name in laid],
            "colours": [FACES[owners[name] + 1] if name in owners else "none" for name in SQUARE_NAMES],
            "missing": missing,
            "empty": [sum(missing[q] == m for q in free) for m in range(5)],
            "seats": seats,
            "dice": list(self.dice),
            "entered": [COLOURS[p] for p in range(self.players) if p not in self.waiting],
            "heap_bars": heap_bars,
            "heap_cubes": heap_cubes,
            "phase": self.phase,
            "turn": self.turn,
            "claimant": -1,
            "players": self.players,
            **self.options,
        }

    def _heap(self, bars: int, cubes: int) -> tuple[int, int]:
        if self.heap is not None:
            return self.heap
        return (bars if self.phase == 1 else 0, cubes if self.phase < 3 else 0)

    def _seat(self, p: int, squares: int) -> dict[str, Any]:
        bars, cubes = self.reserves[p] if p < len(self.reserves) else (0, 0)
        playing = p < self.players
        status = "waiting" if p in self.waiting or not playing else self.gone.get(p, "active")
        return {
            "colour": FACES[p + 1] if playing and p not in self.waiting else "none",
            "status": status,
            "has_dice": int(playing and p not in self.gone),
            "bars": bars,
            "cubes": cubes,
            "squares": squares,
            "claims": 0,
        }


class Table(AnyTable):
    """A match with short words to play it and to read it."""

    def act(self, *actions: str, seat: int | None = None) -> Table:
        """Carry out actions, each for the seat that is asked or for the one named."""
        for action in actions:
            self.match.act(self.asked if seat is None else seat, action)
        return self

    def throw(self, first: str, second: str, seat: int | None = None) -> Table:
        """Throw two colours."""
        outcomes = [COLOURS.index(first), COLOURS.index(second)]
        self.match.act(self.asked if seat is None else seat, "throw", outcomes)
        return self

    @property
    def state(self) -> Any:
        """Return the state."""
        return self.match.state

    @property
    def turn(self) -> int:
        """Return the seat in turn."""
        return int(self.state.turn)

    @property
    def heap(self) -> tuple[int, int]:
        """Return the bars and cubes in the heap."""
        return self.state.heap_bars, self.state.heap_cubes

    def reserve(self, seat: int) -> tuple[int, int]:
        """Return the bars and cubes of a seat."""
        return self.state.seats[seat].bars, self.state.seats[seat].cubes

    def status(self, seat: int) -> str:
        """Return what has become of a seat."""
        return str(to_json(self.state.seats[seat])["status"])

    def colour(self, square: str) -> str:
        """Return the colour on a square, "none" if it is empty."""
        return FACES[self.state.colours[SQUARE_NAMES.index(square)]]

    def is_formed(self, square: str) -> bool:
        """Tell whether all sides of a square are closed."""
        return bool(self.state.missing[SQUARE_NAMES.index(square)] == 0)

    def events(self, name: str) -> list[dict[str, int]]:
        """Return the events of one name, each as its numbers by name."""
        return named(self.match.notes(), name)


def named(notes: Sequence[Note], event: str) -> list[dict[str, int]]:
    """Return the events of one name among notes."""
    return events_named(SPEC, notes, event)


def table(**setting: Any) -> Table:
    """Start from a position before a throw; see `Setting`."""
    described = Setting(**setting)
    options = {"players": described.players, **described.options}
    return Table(Match(SPEC, options, seed=1, position=described.position()))


def new_game(players: int, **options: int) -> Table:
    """Start a game with seat 0."""
    return Table(Match(SPEC, {"players": players, **options}, seed=1, opening=[0]))
