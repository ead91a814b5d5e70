"""A table as lists show it: made from its row, or from the table where that is open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cubarium.engine.registry import load_game
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.standing import Standing
from cubarium.server.tables.state import TableState
from cubarium.server.wire.base import Status
from cubarium.server.wire.lists import TableRow

A_DAY = 60 * 60 * 24


@dataclass(frozen=True)
class Listed:
    """What a list shows of a table."""

    id: str
    game: str
    owner: str
    settings: Settings
    status: Status
    chairs: Sequence[tuple[str | None, str | None]]
    """For each seat the name and the person."""
    asked: Sequence[str]
    changed_at: float

    @staticmethod
    def from_row(row: Any) -> Listed:
        """Read what is stored."""
        settings = Settings.from_json(row.settings)
        chairs = [(name, person) for name, person in row.chairs]
        return Listed(row.id, row.game, row.owner_id, settings, row.status, chairs, row.asked, row.changed_at)

    @staticmethod
    def of(state: TableState, now: Standing, changed_at: float) -> Listed:
        """Return what a list shows of a table that is open."""
        settings = state.settings
        return Listed(
            state.id, state.spec.id, state.owner, settings, now.status, now.chairs, now.asked, changed_at
        )

    @property
    def waits(self) -> bool:
        """Tell whether it waits for anybody."""
        is_free = any(name is None for name, _ in self.chairs)
        return self.status == "open" and is_free and not self.settings.is_private

    @property
    def people(self) -> set[str]:
        """Return the people whose own it is."""
        return {self.owner, *(person for _, person in self.chairs if person)}

    def row(self, person: str, language: str) -> TableRow:
        """Return the line of a list for a person; for nobody in particular where it is empty."""
        return TableRow(
            id=self.id,
            game=self.game,
            game_name=load_game(self.game).table.words.game_name(language),
            variant=self.settings.variant,
            status=self.status,
            seats=[name for name, _ in self.chairs],
            is_mine=person in self.people,
            is_my_turn=person in self.asked,
            clock=self.settings.clock,
            values=list(self.settings.values),
            changed_at=self.changed_at,
            origin=self.settings.origin,
        )


def urgency(row: TableRow) -> tuple[int, bool, float]:
    """Return how soon a table wants to be seen: mine to move, then those that go on for days, then others."""
    is_slow = row.clock.kind != "none" and row.clock.seconds >= A_DAY
    order = {"playing": 0 if row.is_my_turn or is_slow else 1, "open": 2, "over": 3}
    return order[row.status], not row.is_my_turn, -row.changed_at
