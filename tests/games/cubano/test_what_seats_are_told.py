"""What holds for the views and the legal actions of all games of Cub'ano."""

from __future__ import annotations

import pytest

from cubarium.engine.match import SPECTATOR
from cubarium.games.cubano.naval_messages.state import View
from tests.games.random_positions import (
    assert_legal_actions_fit_any_list,
    assert_open_fields_are_in_every_view,
    positions,
    rules_of,
)

MESSAGES = "cubano-naval-messages"
GAMES = {
    "cubano-1-die": 8,
    "cubano-2-dice": 97,
    "cubano-course": 3,
    "cubano-naval-dice": 9,
    MESSAGES: 7,
    "cubano-puzzle": 12,
}
"""The games, and how many moves lie between the positions that are looked at."""


@pytest.mark.rule("cubano-1.11")
@pytest.mark.parametrize("game", GAMES)
def test_views_tell_everything_that_is_open(game: str) -> None:
    assert_open_fields_are_in_every_view(game)


@pytest.mark.parametrize(("game", "every"), GAMES.items())
def test_legal_actions_are_written_whatever_was_in_the_list(game: str, every: int) -> None:
    assert_legal_actions_fit_any_list(game, every)


@pytest.mark.rule("cubano-5.2")
def test_each_player_knows_the_own_messages_and_everybody_those_that_were_found() -> None:
    for s in positions(MESSAGES, 7):
        found = s.left_hidden & s.left_named, s.right_hidden & s.right_named
        known = {SPECTATOR: found, 0: (s.left_hidden, found[1]), 1: (found[0], s.right_hidden)}
        for seat, expected in known.items():
            v = View()
            rules_of(MESSAGES).view(s, seat, v)
            assert (v.left_known, v.right_known) == expected
            assert (v.left_count, v.right_count) == (s.left_hidden.bit_count(), s.right_hidden.bit_count())
