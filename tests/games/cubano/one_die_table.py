"""A table of Cub'ano 1 die for tests: any position in one line, then play.

Seats are counted from 0. Edges and squares are named as in the text of actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.components.pack import Pack, read_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from cubarium.games.cubano.rules.board import COLOURS, EDGE_NAMES, HALF_EDGES, SQUARE_EDGES, SQUARE_NAMES
from tests.games.any_table import AnyTable, events_named, played

SPEC: GameSpec = load_game("cubano-1-die")
BUILT_IN: Pack = read_pack(SPEC.components.schema)
SEATS = 6


def around(*squares: str) -> list[str]:
    """Return the edges that form these squares."""
    return sorted(
        {EDGE_NAMES[edge] for name in squares for edge in SQUARE_EDGES[SQUARE_NAMES.index(name)] if edge >= 0}
    )


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What lies on the table; what is not told follows from it.

    `squares` are occupied squares by colour, with the bars around them. With `free`, all edges but these
    carry a bar. Other squares that are formed show the colour of the last player. The lap is the second once
    a bar lies.
    """

    colours: Sequence[str] = ("brown", "red", "orange")
    squares: Mapping[str, str] = field(default_factory=dict)
    bars: Sequence[str] = ()
    free: Sequence[str] | None = None
    dice: Sequence[int] | None = None
    turn: int = 0
    lap: int = 0
    phase: str = "throw"
    shown: str = "none"
    to_lay: int = 0
    attentive: int = 0

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.colours)

    def position(self) -> dict[str, Any]:
        """Return the position as JSON."""
        laid = {*self.bars, *around(*self.squares)}
        if self.free is not None:
            laid = {*EDGE_NAMES} - {*self.free}
        missing = [sum(EDGE_NAMES[e] not in laid for e in edges if e >= 0) for edges in SQUARE_EDGES]
        shown = ["none" if n else self.colours[-1] for n in missing]
        for name, colour in self.squares.items():
            shown[SQUARE_NAMES.index(name)] = colour
        dice = [*(self.dice or [1] * self.players), *[0] * SEATS][:SEATS]
        names = [*self.colours, *["none"] * SEATS]
        return {
            **to_json(SPEC.records.state()),
            "row_bars": [name for name in EDGE_NAMES[:HALF_EDGES] if name in laid],
            "column_bars": [name for name in EDGE_NAMES[HALF_EDGES:] if name in laid],
            "colours": shown,
            "missing": missing,
            "seats": [{"colour": names[p], "die": dice[p]} for p in range(SEATS)],
            "heap_bars": len(EDGE_NAMES) - len(laid) - self.to_lay,
            "heap_cubes": sum(n > 0 for n in missing) - sum(dice),
            "players": self.players,
            "turn": self.turn,
            "lap": self.lap or min(2, 1 + len(laid)),
            "phase": self.phase,
            "shown": self.shown,
            "to_lay": self.to_lay,
            "attentive": self.attentive,
        }


class Table(AnyTable):
    """A match with short words to play it and to read it."""

    def throw(self, colour: str, seat: int | None = None) -> Table:
        """Let the seat that is asked, or the one named, throw a colour."""
        self.match.act(self.asked if seat is None else seat, "throw", [COLOURS.index(colour)])
        return self

    def act(self, *actions: str, seat: int | None = None) -> Table:
        """Carry out actions, each for the seat that is asked or for the one named."""
        for action in actions:
            self.match.act(self.asked if seat is None else seat, action)
        return self

    def lay(self, *edges: str) -> Table:
        """Lay bars, one after the other."""
        return self.act(*(f"lay {edge}" for edge in edges))

    @property
    def dice(self) -> list[int]:
        """Return who has a die."""
        return [seat["die"] for seat in self.state["seats"][: self.state["players"]]]

    def colour(self, square: str) -> str:
        """Return the colour a square shows."""
        return str(self.state["colours"][SQUARE_NAMES.index(square)])


def table(**setting: Any) -> Table:
    """Start from a position; see `Setting`."""
    described = Setting(**setting)
    options = {"players": described.players, "attentive": described.attentive}
    return Table(Match(SPEC, options, seed=1, position=described.position()))


def new_game(players: int, starter: int = 0) -> Table:
    """Start a game with a given starter."""
    return Table(Match(SPEC, {"players": players}, opening=[starter]))


def random_game(seed: int, players: int, attentive: int = 0) -> Iterator[Match]:
    """Play a game at random; yield the match at each decision and once more at its end."""
    return played(Match(SPEC, {"players": players, "attentive": attentive}, seed=seed), seed)


def named(notes: Sequence[Note], event: str) -> list[dict[str, int]]:
    """Return the events of one name, each as its numbers by name."""
    return events_named(SPEC, notes, event)
