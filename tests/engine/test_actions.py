"""A game's actions: numbers, structured forms and texts of one list of kinds."""

from __future__ import annotations

import pytest

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.engine.errors import Malformed

SPACE = ActionSpace(
    Kind("throw"),
    Kind("colour", place="high", colour=("red", "blue")),
    Kind("seat", seat=range(1, 4)),
    otherwise=str.lower,
)


def test_kinds_are_numbered_one_after_the_other() -> None:
    assert (SPACE.firsts, SPACE.count) == ((0, 1, 3), 6)
    assert [SPACE.to_text(a) for a in range(6)] == [
        "throw",
        "colour high red",
        "colour high blue",
        "seat 1",
        "seat 2",
        "seat 3",
    ]
    assert SPACE.to_struct(2) == {"kind": "colour", "place": "high", "colour": "blue"}
    assert SPACE.to_struct(4) == {"kind": "seat", "seat": 2}


def test_every_text_is_read_back_and_another_wording_too() -> None:
    assert [SPACE.from_text(SPACE.to_text(a)) for a in range(6)] == list(range(6))
    assert SPACE.from_text("Colour HIGH Blue") == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("colour high green", "there is no colour 'green'"),
        ("seat 4", "there is no seat '4'"),
        ("fly", "'fly' is no action: throw, colour high COLOUR, seat SEAT"),
        ("", "'' is no action"),
        ("x" * 1000, r"'x{1,60}…?' is no action"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_what_there_is(text: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        SPACE.from_text(text)


@pytest.mark.parametrize("action", [-1, 6, 10**30])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(Malformed, match="there is no action"):
        SPACE.to_struct(action)
    with pytest.raises(Malformed, match="there is no action"):
        SPACE.to_text(action)


def test_two_actions_never_share_a_text() -> None:
    with pytest.raises(TypeError, match="same text"):
        ActionSpace(Kind("seat 1"), Kind("seat", seat=range(1, 3)))
