"""What all messages share: OpenAPI, JSON Schema and TypeScript types are made from them.

`docs/protocol.md` tells how the messages are used.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from cubarium.server.people.names import fit

VERSION = 2
"""Of the protocol; it grows when a client written for the one before would not understand."""


LONGEST_NAME = 40


def fit_within(most: int) -> AfterValidator:
    """Return what makes a text a name of so many characters at most, or refuses it."""

    def made(text: str) -> str:
        name = fit(text)
        if len(name) > most:  # some characters stand for many
            raise ValueError(f"has more than {most} characters")
        return name

    return AfterValidator(made)


Name = Annotated[
    str, Field(min_length=1, max_length=LONGEST_NAME, pattern=r"^\S(.*\S)?$"), fit_within(LONGEST_NAME)
]
Contribution = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes of somebody's own, for the luck of a game."""
Seat = Annotated[int, Field(ge=0, le=5)]
Status = Literal["open", "playing", "over"]
Ended = Literal["agreed", "idle", "operator"]
"""Why a game ended without a result: all agreed, nobody played, or the operator ended it."""


class Message(BaseModel):
    """Whatever is sent: unknown fields are an error, and nothing changes once it is made."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
