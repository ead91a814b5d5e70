"""A game that is played: what its reader knows, may do, and has been told."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from cubarium.server.wire.base import Message


class LegalAction(Message):
    """Something the reader may do now."""

    action: str = Field(description="What to send back.")
    kind: str
    arguments: dict[str, int | str | bool]
    label: str
    short: str = Field(
        description="What it is called where its consequence stands beside it; empty if like its label."
    )
    consequence: str = Field(description="What it changes, as far as can be told; may be empty.")
    numbers: dict[str, int] = Field(description="What of it a picture shows where it is done; may be empty.")


class ScoreLine(Message):
    """One line of a score, and the rule behind it."""

    kind: str
    numbers: dict[str, int]
    text: str
    rule: str


class ScoredLine(ScoreLine):
    """A line of a score that counts, and what it was scored after."""

    after: str = Field(description="The sentence of the round or the game that had ended.")
    part: int = Field(description="To which part of the sheet it belongs, from 0.")
    row: str = Field(description="In which row of that part it stands.")


class SheetCell(Message):
    """What one seat has in a row of the score sheet."""

    amount: int | None = Field(description="Nothing where the row only says that something is so.")
    copies: int | None = Field(description="How many cards, eggs or suites it counts, where it counts any.")


class SheetRow(Message):
    """One kind of score line, for all seats side by side."""

    row: str = Field(description="A name that stays the same in every language.")
    label: str
    rule: str
    is_part: bool = Field(description="Whether scores are sums of amounts like these.")
    cells: list[SheetCell | None] = Field(description="For each seat.")


class SheetPart(Message):
    """What was counted at one time: after a round, or at the end of the game."""

    label: str
    is_round: bool
    rows: list[SheetRow]
    sums: list[int] = Field(description="For each seat, what it adds to the score.")


class TieInfo(Message):
    """Why seats with the same score rank as they do, or share their place."""

    seats: list[int]
    text: str
    rule: str


class Result(Message):
    """How a game has ended."""

    winners: list[int]
    scores: list[int]
    score_texts: list[str] = Field(
        description="The scores in the units of the game, like 2 laps and 5 spaces."
    )
    totals: list[str] = Field(description="The scores as the last row of a sheet has them.")
    places: list[int] = Field(description="For each seat; equals share one.")
    ties: list[TieInfo]
    decided: str = Field(description="What decided the game, by the numbers of the sheet; may be empty.")
    decided_by_names: str = Field(description="The same where nobody is called you, to be sent to others.")
    lines: list[list[ScoredLine]] = Field(description="For each seat, where its points come from.")
    sheet: list[SheetPart] = Field(description="The same lines, all seats side by side.")
    before: list[int] = Field(
        description="For each seat, what it had when a game that is played on began; empty where none had."
    )
    rematch: str = Field(description="Who sits first and who begins in a rematch; may be empty.")


class RoundSeat(Message):
    """What a round brought to a seat, in the units of the game."""

    gained: str = Field(description="Like +12 points.")
    total: str = Field(description="What it has now.")


class RoundInfo(Message):
    """A round that is over."""

    number: int = Field(description="From 1.")
    seats: list[RoundSeat]


class GameInfo(Message):
    """The game from one seat: what it knows, and what it may do."""

    seat: int = Field(description="Whose view; -1 for a spectator.")
    move: int = Field(description="How many moves have been made.")
    view: dict[str, Any] = Field(description="By the JSON Schema of the game's view.")
    asked: list[int]
    prompt: str
    actions: list[LegalAction]
    standing: list[list[ScoreLine]] = Field(description="For each seat, its score if it were counted now.")
    facts: dict[str, Any] = Field(description="What else a picture of this game shows.")
    result: Result | None


class LogLine(Message):
    """Something that happened, in a sentence."""

    move: int = Field(description="The number of moves made when it had happened.")
    seat: int
    text: str
    rule: str
    kind: str = Field(default="", description="What kind of thing it is, by a name the game gives it.")
    place: str = Field(default="", description="Where on the board it led, if it is a step of a longer way.")
    is_forced: bool = Field(
        default=False, description="Whether it tells of a move that was the only legal one."
    )
    is_of_bot: bool = Field(
        default=False, description="Whether it tells of a move of a bot, which may be asked why."
    )


class ChatLine(Message):
    """Something that was said."""

    event: int = Field(description="The number of its event.")
    person: str
    name: str
    seat: int | None
    text: str
    at: float
