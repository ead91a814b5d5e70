"""A table of the naval battle of messages for tests: any position in one line, then play.

Seat 0 owns the left half, a to d, and seat 1 the right one. Squares are named in one text: "a1 b3".
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import IllegalAction
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game

SPEC: GameSpec = load_game("cubano-naval-messages")
NAMES = ("Ada", "Ben")


def position(
    left: str = "", right: str = "", left_named: str = "", right_named: str = "", **changes: Any
) -> dict[str, Any]:
    """Return a position of a search that seat 0 has begun; what follows from the squares is filled in."""
    one_ahead = len(right_named.split()) > len(left_named.split())
    return {
        **to_json(SPEC.records.state()),
        "left_hidden": left.split(),
        "right_hidden": right.split(),
        "left_named": left_named.split(),
        "right_named": right_named.split(),
        "players": 2,
        "messages": len(left.split()),
        "turn": int(one_ahead),
        "phase": "seeking",
        "colours": ["blue", "red"],
        **changes,
    }


def table(left: str, right: str, left_named: str = "", right_named: str = "") -> Match:
    """Return a match in the middle of the search."""
    return Match(SPEC, {}, NAMES, position=position(left, right, left_named, right_named))


def new_game(messages: int = 2, starter: int = 0) -> Match:
    """Start a game in which this seat names first, blue against red."""
    match = unchosen(messages, starter)
    match.act(starter, "colour blue")
    match.act(1 - starter, "colour red")
    return match


def unchosen(messages: int = 2, starter: int = 0) -> Match:
    """Start a game in which this seat names first, before colours are chosen."""
    return Match(SPEC, {"messages": messages}, NAMES, opening=[starter])


def play(match: Match, *actions: str) -> Match:
    """Carry out actions: `hide` by the owner of the square, `name` by the other player."""
    for action in actions:
        owner = int(action.split()[1][0] in "efgh")
        match.act(owner if action.startswith("hide") else 1 - owner, action)
    return match


def refused(match: Match, seat: int, action: str) -> str:
    """Return the rule that refuses an action; nothing may change by it."""
    before = match.packed()
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, action)
    assert match.packed() == before
    return caught.value.rule


def random_game(seed: int, **options: int) -> Iterator[Match]:
    """Play a game at random, any of the seats that are asked first; yield the match at each decision."""
    mind = random.Random(seed)
    match = Match(SPEC, options, NAMES, seed=seed)
    while not match.is_over:
        yield match
        seat = mind.choice(match.actors())
        match.act(seat, mind.choice(match.legal(seat)))
    yield match
