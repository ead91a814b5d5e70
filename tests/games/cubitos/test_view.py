"""What a seat is told: everything, and all it may do."""

from __future__ import annotations

import pytest

from tests.games.random_positions import (
    assert_legal_actions_fit_any_list,
    assert_open_fields_are_in_every_view,
)


@pytest.mark.rule("cubitos-1.9")
def test_everybody_sees_the_whole_table() -> None:
    assert_open_fields_are_in_every_view("cubitos")


def test_legal_actions_are_written_whatever_was_in_the_list() -> None:
    assert_legal_actions_fit_any_list("cubitos", 9)
