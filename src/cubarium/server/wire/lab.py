"""The laboratory: the values of a game, what is asked of an experiment, and its report."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from cubarium.server.wire.base import Message
from cubarium.server.wire.tables import Values

LARGEST_FILE = 60_000
LEAST_GAMES, MOST_GAMES = 64, 1_000_000
Stage = Literal["waiting", "compiling", "playing", "done", "failed"]
Trouble = Literal["none", "too-long", "broken"]
Control = Literal["number", "toggle", "choice", "numbers", "choices", "drawing"]


class ChoiceInfo(Message):
    """One of a few words a value may be."""

    value: str
    label: str


class ValueInfo(Message):
    """A value of a game, as it is printed."""

    name: str = Field(description="As in `tile.1.cost`.")
    key: str = Field(description="What it means, in words, such as cost.")
    told: str = Field(description="The whole name in words, such as Tile 1: cost.")
    value: Any = Field(description="A number, a word, true or false, or a list of these.")
    text: str = Field(description="The value in words.")
    control: Control = Field(description="How it can be changed; a drawing cannot be here.")
    low: int | None = Field(description="The bounds of a number, or of each in a list.")
    high: int | None
    length: int | None = Field(description="How long a list has to be; null if it may have any length.")
    choices: list[ChoiceInfo]
    is_house: bool = Field(description="Whether the printed value is not known and this one is ours.")
    reason: str = Field(description="Why it is what it is, where the pack says it.")


class EntryInfo(Message):
    """A card, a tile or whatever else has values of its own."""

    label: str = Field(description="Empty where a table has no entries.")
    values: list[ValueInfo]


class ValueGroup(Message):
    """The values of one table of a pack."""

    table: str
    label: str
    entries: list[EntryInfo]


class LabForm(Message):
    """What can be changed in a game, and how an experiment is bounded."""

    game: str
    name: str
    groups: list[ValueGroup]
    games: list[int] = Field(description="How many games the page offers.")
    least_games: int = Field(description="So few may be asked for.")
    most_games: int = Field(description="So many may be asked for.")
    minutes: int = Field(description="So long an experiment is played at most.")


class LabRequest(Message):
    """An experiment that somebody wants."""

    set: Values = Field(description="Changed values as NAME=VALUE; those alike count for nothing.")
    players: int | None = Field(default=None, ge=1, le=6)
    variant: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[str, int], Field(max_length=40)] = Field(default_factory=dict)
    games: int = Field(ge=LEAST_GAMES, le=MOST_GAMES)
    begin: bool = Field(default=True, description="Whether to play it if there is no report yet.")


class PackFiles(Message):
    """Files of a component pack, by their names; those that are left out are as they are printed."""

    files: Annotated[
        dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=LARGEST_FILE)]],
        Field(min_length=1, max_length=8),
    ]


class PackValues(Message):
    """What the files of a pack change."""

    set: list[str] = Field(description="As NAME=VALUE.")


class LabBar(Message):
    """A bar of a chart with its 95 % interval."""

    mean: float
    low: float
    high: float
    text: str
    full: str = Field(description="With the interval, in words.")


class LabRow(Message):
    """What a row of a chart is about, with a bar before the change and one after it."""

    name: str
    before: LabBar | None
    after: LabBar | None


class LabChart(Message):
    """A chart, which is also a table."""

    title: str
    caption: str
    rows: list[LabRow]
    even: float | None = Field(description="An even share, where the bars are shares.")
    before: str = Field(description="What the first bars are called; empty where there are none.")
    after: str


class LabPart(Message):
    """A part of a report."""

    kind: Literal["values", "changes", "seats", "worths", "game"]
    title: str
    sentences: list[str]
    charts: list[LabChart]


class LabReport(Message):
    """What an experiment found, in words and charts."""

    language: str
    title: str
    head: list[str]
    parts: list[LabPart]
    method: str


class LabUpdate(Message):
    """An experiment as far as it is."""

    key: str
    stage: Stage | Literal["none"] = Field(description="`none` if nobody has begun it.")
    trouble: Trouble
    place: int = Field(description="How many are played before this one.")
    progress: float = Field(description="From 0 to 1, while it is played.")
    is_interrupted: bool
    may_stop: bool = Field(description="Whether the reader has begun it at this server, and may stop it.")
    command: str = Field(description="The command that gives the same report.")
    report: LabReport | None
