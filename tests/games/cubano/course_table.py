"""A table of Cub'ano Course for tests: any position in one line, then play. Seats are counted from 0."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from cubarium.games.cubano.rules.board import SIDE, SQUARE_NAMES
from tests.games.any_table import AnyTable, played

SPEC: GameSpec = load_game("cubano-course")


def own_squares(corner: str) -> list[str]:
    """Return the 32 squares on the diagonals of a corner, row by row from it on."""
    digit, letter = divmod(SQUARE_NAMES.index(corner), SIDE)
    kind = (digit + letter) % 2
    rows = range(SIDE) if digit == 0 else range(SIDE - 1, -1, -1)
    letters = range(SIDE) if letter == 0 else range(SIDE - 1, -1, -1)
    return [SQUARE_NAMES[row * SIDE + i] for row in rows for i in letters if (row + i) % 2 == kind]


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What lies on the table; `covered` are the squares of each player, or how many of them by rows."""

    covered: Sequence[Sequence[str] | int] = (0, 0)
    colours: Sequence[str] = ("blue", "red")
    corners: Sequence[str | None] = ("a1", "h1")
    turn: int = 0
    starter: int = 0
    fair: int = 0
    phase: str = "throw"
    more: Mapping[str, Any] = field(default_factory=dict)

    def squares(self, seat: int) -> list[str]:
        """Return the squares a player has covered."""
        told = self.covered[seat]
        if not isinstance(told, int):
            return list(told)
        return own_squares(self.corners[seat] or "a1")[:told]

    def position(self) -> dict[str, Any]:
        """Return the position as JSON."""
        shown = ["none"] * len(SQUARE_NAMES)
        for seat, colour in enumerate(self.colours):
            for name in self.squares(seat):
                shown[SQUARE_NAMES.index(name)] = colour
        used = sum(colour != "none" for colour in shown)
        dice = [int(used < len(SQUARE_NAMES)), int(used < len(SQUARE_NAMES))]
        return {
            **to_json(SPEC.records.state()),
            "colours": shown,
            "seats": [
                {
                    "colour": self.colours[seat],
                    "corner": self.corners[seat],
                    "covered": len(self.squares(seat)),
                    "die": dice[seat],
                }
                for seat in range(len(dice))
            ],
            "heap_cubes": len(SQUARE_NAMES) - used - sum(dice),
            "players": len(dice),
            "fair_last_turn": self.fair,
            "starter": self.starter,
            "turn": self.turn,
            "phase": self.phase,
            **self.more,
        }


class Table(AnyTable):
    """A match with short words to play it and to read it."""

    def throw(self, cubes: int) -> Table:
        """Let the seat that is asked throw the colour that is worth so much."""
        self.match.act(self.asked, "throw", [cubes - 1])
        return self

    def act(self, *actions: str) -> Table:
        """Carry out actions, each for the seat that is asked."""
        for action in actions:
            self.match.act(self.asked, action)
        return self

    @property
    def dice(self) -> list[int]:
        """Return who has a die."""
        return [seat["die"] for seat in self.state["seats"]]

    def squares(self, colour: str) -> list[str]:
        """Return the squares that show a colour."""
        return [SQUARE_NAMES[i] for i, shown in enumerate(self.state["colours"]) if shown == colour]


def table(**setting: Any) -> Table:
    """Start from a position; see `Setting`."""
    return Table(Match(SPEC, {}, seed=1, position=Setting(**setting).position()))


def new_game(starter: int = 0, fair: int = 0) -> Table:
    """Start a game with a given starter."""
    return Table(Match(SPEC, {"fair_last_turn": fair}, opening=[starter]))


def random_game(seed: int, fair: int = 0) -> Iterator[Match]:
    """Play a game at random; yield the match at each decision and once more at its end."""
    return played(Match(SPEC, {"fair_last_turn": fair}, seed=seed), seed)


def named(notes: Sequence[Note], event: str) -> list[Note]:
    """Return the events of one name."""
    return [note for note in notes if SPEC.events[note.kind].name == event]
