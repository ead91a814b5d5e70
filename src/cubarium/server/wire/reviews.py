"""Looking back at a finished game: luck and skill, and what may become of a moment."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cubarium.server.wire.base import Message
from cubarium.server.wire.positions import PlayFromRequest

PARTS = "In parts of a victory, of which `whole` make one."


class SeatShare(Message):
    """How the share of one seat came about: initial + luck + own + others = final, to the last digit."""

    initial: int = Field(description=PARTS)
    luck: int = Field(description="What chance gave, to whomever it answered.")
    own: int = Field(description="What the seat's own decisions gave.")
    others: int = Field(description="What the decisions of the others gave.")
    final: int
    luck_error: float = Field(description="The standard error of luck, in victories.")
    own_error: float


class MoveShare(Message):
    """What one move changed for every seat."""

    move: int = Field(description="Its number, from 1; 0 is the deal.")
    seat: int = Field(description="Who moved; -1 for the deal.")
    is_forced: bool
    luck: list[int] = Field(description=PARTS)
    skill: list[int]
    loss: float | None = Field(
        description="How much of a victory the decision gave away, on what its seat could know; "
        "null where there was none, or where it is not judged yet."
    )
    error: float | None = Field(description="The standard error of the loss.")


class Mistake(Message):
    """A decision that gave something away beyond doubt, and what was better."""

    move: int
    seat: int
    done: str
    done_leads_to: str = Field(description="What it changed, as far as the game can tell; may be empty.")
    better: str
    better_leads_to: str
    loss: float
    error: float


class Luck(Message):
    """What chance did to a seat with one move, beyond doubt."""

    move: int
    seat: int = Field(description="Whose luck it was.")
    luck: int = Field(description=PARTS)
    text: str = Field(description="What turned up; empty for the deal.")


class ReviewInfo(Message):
    """Luck and skill of a finished game."""

    playouts: int = Field(description="How often every position was played on.")
    whole: int = Field(description="How many parts a victory has here.")
    is_judged: bool = Field(description="Whether decisions have been judged.")
    seats: list[SeatShare]
    shares: list[list[int]] = Field(description="The shares after each number of moves, from 0 on.")
    moves: list[MoveShare]
    mistakes: list[Mistake] = Field(description="The worst decisions of each seat, the worst first.")
    lucky: list[Luck] = Field(
        description="The luckiest and unluckiest moves of each seat, by size; none is told twice."
    )


Stage = Literal["waiting", "preparing", "working", "done", "failed"]


class Looking(Message):
    """How far something is that is worked out."""

    stage: Stage = Field(description="It gets better until it is `done`, or has `failed`.")
    progress: float = Field(description="How far the stage is, from 0 to 1.")
    is_interrupted: bool = Field(description="Whether its process has ended and it was begun again.")
    version: int = Field(description="Grows with everything better that is found; 0 before the first.")


class ReviewUpdate(Looking):
    """A review as far as it is."""

    review: ReviewInfo | None = Field(description="Left out if the reader has this version already.")


class FinalScore(Message):
    """A score, and how often it came."""

    score: int
    text: str
    count: int


class FuturesInfo(Message):
    """How the game ends if a moment of it is played on many times, each time with fresh luck."""

    move: int
    worlds: int
    whole: int = Field(description="How many parts all victories together have.")
    shares: list[int]
    scores: list[list[FinalScore]] = Field(description="For each seat, ascending.")


class FuturesUpdate(Looking):
    """Futures, once they are there."""

    futures: FuturesInfo | None


class PlayOnRequest(PlayFromRequest):
    """Play a finished game on from one of its moments, at a new table."""

    move: Annotated[int, Field(ge=0, le=1_000_000)] = Field(description="How many moves had been made.")
