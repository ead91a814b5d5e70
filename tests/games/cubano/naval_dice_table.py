"""A table of the naval battle of dice for tests: any position in one line, then play.

Each half has squares a1 to d8 of its own. Squares are named in one text: "a7 a8".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from tests.games.any_table import AnyTable, played

SPEC: GameSpec = load_game("cubano-naval-dice")
NAMES = ("Ada", "Ben")
SEATS = 2
COLOURS = ("blue", "red")


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What lies on the table: both halves are set up alike, `lost` are the lost cubes of each seat."""

    mines: int = 0
    addition_only: int = 0
    holes: str = "a5 b5"
    ships: Sequence[str] = ("b2 c3 d4", "a7 a8", "d6")
    lost: Sequence[str] = ("", "")

    def options(self) -> dict[str, int]:
        """Return the options of such a game."""
        return {"mines": self.mines, "addition_only": self.addition_only}

    def position(self) -> dict[str, Any]:
        """Return the position as JSON: seat 0 is about to throw."""
        half = {"holes": self.holes.split(), "ships": [ship.split() for ship in self.ships]}
        return {
            **to_json(SPEC.records.state()),
            **self.options(),
            "seats": [
                {**half, "lost": lost.split(), "colour": colour}
                for lost, colour in zip(self.lost, COLOURS, strict=True)
            ],
            "anchor": None,
            "aim": None,
            "players": SEATS,
            "phase": "throw",
        }


class Table(AnyTable):
    """A match with short words to play it and to read it."""

    def act(self, *actions: str, dice: Sequence[int] | None = None) -> Table:
        """Carry out actions, each for the seat that is asked; `dice` are what the last one throws."""
        for action in actions[:-1]:
            self.match.act(self.asked, action)
        outcomes = None if dice is None else [face - 1 for face in dice]
        self.match.act(self.asked, actions[-1], outcomes)
        return self

    def throw(self, *dice: int) -> Table:
        """Throw both dice, and any that follow without a choice."""
        return self.act("throw", dice=dice)

    @property
    def phase(self) -> str:
        """Return where the game stands."""
        return str(self.match.to_json()["phase"])

    def half(self, seat: int) -> dict[str, Any]:
        """Return the half of a seat as JSON."""
        found: dict[str, Any] = self.match.to_json()["seats"][seat]
        return found

    def lost(self, seat: int) -> str:
        """Return the lost ship cubes of a seat."""
        return " ".join(self.half(seat)["lost"])

    def events(self) -> list[str]:
        """Return the names of what the last action made happen."""
        return [SPEC.events[note.kind].name for note in self.match.moves[-1].notes]


def table(**setting: Any) -> Table:
    """Return a game in which seat 0 is about to throw."""
    chosen = Setting(**setting)
    return Table(Match(SPEC, chosen.options(), NAMES, position=chosen.position()))


def new_game(starter: int = 0, **options: int) -> Table:
    """Start a game in which this seat begins, blue against red."""
    return unchosen(starter, **options).act("colour blue", "colour red")


def unchosen(starter: int = 0, **options: int) -> Table:
    """Start a game in which this seat begins, before colours are chosen."""
    return Table(Match(SPEC, options, NAMES, opening=[starter]))


def random_game(seed: int, **options: int) -> Iterator[Match]:
    """Play a game at random; yield the match at each decision and once more at its end."""
    return played(Match(SPEC, options, NAMES, seed=seed), seed)
