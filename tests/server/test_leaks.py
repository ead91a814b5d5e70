"""What a reader cannot know changes nothing that is sent: a search, and that it finds what is planted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

from cubarium.engine.match import Match
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.state import TableState
from tests.server.leaks import Search

HIDING = ("trex", "cubosaurs", "cubano-naval-messages")
"""The games in which something is hidden."""
SHORT = 30
PLANTED = 100
"""Within so many pairs a leak must be found."""


@pytest.mark.parametrize("game", HIDING)
def test_worlds_that_are_one_to_a_reader_are_told_alike(game: str) -> None:
    search = Search(game)
    assert search.run(SHORT) is None
    assert search.pairs == SHORT


def test_where_nothing_is_hidden_no_world_is_another() -> None:
    search = Search("cubano-course")
    assert search.run(SHORT) is None
    assert search.pairs == 0
    assert search.same > SHORT


# --- leaks that are planted --------------------------------------------------------------------------------


def _coin(match: Match) -> int:
    """Return 1 for half of all states, hidden parts included: cards in another order have the same sum."""
    return crc32(match.packed()) % 2


def _in_a_label(patch: pytest.MonkeyPatch) -> None:
    """Let the sentence above the board end with a blank more, for half of all hidden states."""
    honest = Presenter.game_of

    def telling(self: Presenter, seat: int, language: str, move: int | None = None) -> Any:
        told = honest(self, seat, language, move)
        match = self.state.match
        assert match is not None
        return told.model_copy(update={"prompt": told.prompt + " " * (_coin(match))})

    patch.setattr(Presenter, "game_of", telling)


def _in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Let everybody read what only one may."""
    patch.setattr(Match, "may_read", lambda *note_and_seat: True)


def _in_an_order(patch: pytest.MonkeyPatch) -> None:
    """Let the order in which seats are named depend on what is hidden."""
    honest = TableState.asked

    def telling(self: TableState) -> list[int]:
        asked = honest(self)
        return asked[::-1] if self.match and _coin(self.match) else asked

    patch.setattr(TableState, "asked", telling)


def _in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """Let a refusal say more where something hidden stands against it."""
    honest = Match.refusal

    def telling(self: Match, seat: int, action: int | str) -> Any:
        refused = honest(self, seat, action)
        if refused is not None and _coin(self):
            refused.rule += "'"
        return refused

    patch.setattr(Match, "refusal", telling)


@pytest.mark.parametrize(
    ("game", "plant"),
    [
        ("trex", _in_a_label),
        ("trex", _in_the_log),
        ("cubano-naval-messages", _in_an_order),
        ("cubosaurs", _in_a_refusal),
    ],
)
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    search = Search(game)
    found = search.run(PLANTED)
    assert found is not None
    assert f"after move {found.move}" in str(found)
