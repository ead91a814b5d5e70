"""Hints: which move a bot would make in one's seat, why, and how the others compare."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cubarium.server.wire.base import Message, Seat


class HintRequest(Message):
    """Ask what to do, for a seat of one's own that is asked."""

    seat: Seat
    move: Annotated[int, Field(ge=0, le=1_000_000)] = Field(
        description="How many moves had been made in the game that was seen."
    )


class WeighedMove(Message):
    """How one action compares, by the games that were imagined after it."""

    action: str
    label: str
    consequence: str
    won: int = Field(description="How many of 100 games are won.")
    doubt: int = Field(description="How many games more or less that may be.")
    games: int = Field(description="How many games were imagined.")
    score: str | None = Field(description="The average score in words, where somebody plays alone.")
    is_close: bool = Field(description="Whether it may be as good as the hint.")


class Reasoned(Message):
    """An action with its reason, as far as its seat can know."""

    seat: int
    move: int = Field(description="How many moves had been made before it.")
    action: str
    label: str
    consequence: str
    reason: str = Field(description="Why, in sentences.")
    weighed: list[WeighedMove] = Field(
        description="This action first, then the next best; empty where nothing was imagined."
    )


class Hint(Reasoned):
    """The move that is advised: one of the legal actions of the seat that asked, and for it alone."""


class BotReason(Reasoned):
    """Why a bot made a move. It thinks again, with other luck than then."""
