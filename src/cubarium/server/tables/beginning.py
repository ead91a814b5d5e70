"""How the game of a table begins: with the first luck of its game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cubarium.engine.match import Match
from cubarium.server.tables.luck import contributions_of, luck_of
from cubarium.server.tables.state import TableState


def beginning(
    state: TableState,
    position: Mapping[str, Any] | None = None,
    luck: tuple[int, int] | None = None,
    coming: Mapping[int, str] = MappingProxyType({}),
) -> dict[str, Any]:
    """Draw the first luck of a game that begins; where it comes from is kept with the table's secrets.

    With a position it begins there, and not with a shuffle. `luck` is seed and game where they are given;
    `coming` is what those give who sit down at this very moment.
    """
    seed, game = luck or (secrets.randbits(63), secrets.randbits(63))
    given = {} if state.secret is None else {"contributions": contributions_of(state, coming)}
    match = Match(
        state.spec,
        state.settings.options,
        state.names(),
        seed=seed,
        game=game,
        table_luck=luck_of(state, given),
        components=state.components,
        position=position,
    )
    source: dict[str, Any] = {**given} or {"seed": match.seed, "game": match.game}
    drawn = {**source, "outcomes": list(match.opening_outcomes)}
    return drawn if match.position is None else {**drawn, "position": match.position}
