"""A lesson: every step with the table as it stands, what is right, and what it leads to."""

from __future__ import annotations

from pydantic import Field

from cubarium.server.wire.base import Message
from cubarium.server.wire.play import GameInfo
from cubarium.server.wire.tables import TableInfo


class LessonMoment(Message):
    """The table after a move."""

    game: GameInfo
    lines: list[str] = Field(description="What happened, sentence by sentence.")


class LessonStep(Message):
    """Something to read and mostly something to do."""

    id: str
    text: str
    table: TableInfo
    game: GameInfo
    right: dict[str, list[LessonMoment]] = Field(
        description="The actions that lead on, each with what happens then; none where one only reads."
    )
    done: str = Field(description="What is said of a right action.")
    wrong: str = Field(description="What is said of any other legal action.")
    wrong_actions: dict[str, str] = Field(description="What is said of some of these instead.")


class LessonInfo(Message):
    """The lesson of a game, whole: nothing has to be asked of the server while it is played."""

    game: str
    game_name: str
    title: str
    goal: str
    end: str
    steps: list[LessonStep]
