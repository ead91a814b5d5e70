"""Positions: one that was opened by its word, and playing on from one."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cubarium.server.wire.base import Message, Seat
from cubarium.server.wire.play import GameInfo
from cubarium.server.wire.tables import TableInfo


class PositionInfo(Message):
    """A position as a seat that is asked sees it; no table has it."""

    table: TableInfo = Field(description="With its options; its `status` is `over` where the game is.")
    game: GameInfo = Field(description="As a spectator sees it where nobody is asked any more.")


class PlayFromRequest(Message):
    """Play on from a position, at a new table."""

    seat: Seat = Field(description="The seat to play.")
    bot: Annotated[str, Field(max_length=40)] = Field(description="Who plays the others.")
