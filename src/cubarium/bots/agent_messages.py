"""What is said between Cubarium and an agent: a JSON object a line. `docs/agents.md` tells how it is used.

    python -m cubarium.bots.agent_messages

writes `docs/agents.schema.json`, which a test compares with these classes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

PROTOCOL = 1
"""It grows when an agent that was written for the one before would not understand."""
FILE = Path("docs") / "agents.schema.json"


def _readable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("has characters that cannot be seen")
    return text


class Line(BaseModel):
    """Whatever is said: unknown fields are an error, and a text is never taken for a number."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Hello(Line):
    """A game begins; said again in the same process for the next one. It wants `ready`."""

    type: Literal["hello"]
    protocol: Literal[1]
    game: str = Field(description="The id of the game, such as cubosaurs.")
    options: dict[str, int] = Field(description="How the table is set, as far as it is known.")
    seat: int = Field(ge=0, description="Where the agent sits, from 0.")
    components: str = Field(description="The digest of the component pack.")


class OfferedAction(Line):
    """Something the agent may do now."""

    action: str = Field(description="What to answer with.")
    number: int = Field(ge=0, description="The same in the game's flat space of actions.")
    kind: str
    arguments: dict[str, int | str | bool]
    label: str = Field(default="", description="A sentence for people; at tables of a server alone.")
    consequence: str = Field(default="", description="What it changes, if that can be told; there alone.")
    numbers: dict[str, int] = Field(default={}, description="What of it a picture shows; there alone.")


class LogLine(Line):
    """Something that happened, in a sentence."""

    move: int
    seat: int
    text: str
    rule: str
    is_forced: bool


class Choose(Line):
    """The agent is asked; there are two actions at least. It wants `choice`."""

    type: Literal["choose"]
    id: int = Field(description="To be repeated in the answer; it is never the same twice in a process.")
    view: dict[str, Any] = Field(description="What the seat knows, by the JSON Schema of the game's view.")
    actions: list[OfferedAction] = Field(min_length=2)
    log: list[LogLine] = Field(
        description="What has happened since the last question; empty where nobody writes it in sentences."
    )
    budget_ms: int = Field(ge=1, description="How long the answer may take.")


class Result(Line):
    """How a game has ended, by seat."""

    scores: list[int]
    winners: list[int]
    places: list[int] = Field(description="From 1; equals share one.")


class End(Line):
    """The game is over. It wants no answer."""

    type: Literal["end"]
    result: Result


class Error(Line):
    """What was wrong with the last line; from an agent, why it cannot go on."""

    type: Literal["error"]
    text: Annotated[str, Field(max_length=2000)]


class Ready(Line):
    """The agent is there."""

    type: Literal["ready"]
    name: Annotated[
        str, Field(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$"), AfterValidator(_readable)
    ]


class Choice(Line):
    """One of the offered actions."""

    type: Literal["choice"]
    id: int = Field(description="That of the question.")
    action: Annotated[str, Field(max_length=80)]
    reason: Annotated[str, Field(max_length=2000)] | None = Field(default=None, description="In words.")


ToAgent = Annotated[Hello | Choose | End | Error, Field(discriminator="type")]
FromAgent = Annotated[Ready | Choice | Error, Field(discriminator="type")]
FROM_AGENT: TypeAdapter[Ready | Choice | Error] = TypeAdapter(FromAgent)


def schemas() -> dict[str, Any]:
    """Return the JSON Schemas of both sides."""
    to_agent: TypeAdapter[Any] = TypeAdapter(ToAgent)
    sides = {"ToAgent": to_agent, "FromAgent": FROM_AGENT}
    made = {side: adapter.json_schema(ref_template="#/$defs/{model}") for side, adapter in sides.items()}
    definitions = {name: schema for side in made.values() for name, schema in side.pop("$defs").items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What is said between Cubarium and an agent",
        "$defs": dict(sorted({**definitions, **made}.items())),
    }


def as_text() -> str:
    """Return the schemas as they stand in the documents."""
    return json.dumps(schemas(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(as_text(), encoding="utf-8")
