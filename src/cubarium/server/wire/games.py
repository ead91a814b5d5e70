"""The games that can be played here, and what can be chosen when a table is set."""

from __future__ import annotations

from pydantic import Field

from cubarium.server.wire.base import Message


class OptionInfo(Message):
    """An option of a table."""

    name: str
    label: str
    help: str
    low: int
    high: int
    default: int
    is_automatic: bool = Field(description="Whether the default leaves the number to the rules.")
    first_chair: int | None = Field(
        description="The value that stands for the first chair; those after it stand for the others."
    )
    values: list[str] = Field(
        description="The names of the values, or of those before that of the first chair."
    )
    only_with: list[dict[str, list[int]]] = Field(
        description="It changes something only where all options of one of these have one of these values; "
        "if empty, always."
    )
    spares: int | None = Field(
        description="So many players it never counts, if it counts players: at most it is the others."
    )


class VariantInfo(Message):
    """A named set of options."""

    name: str
    label: str
    help: str
    options: dict[str, int]


class BotInfo(Message):
    """Somebody who plays in a chair of their own."""

    name: str
    label: str
    help: str = Field(description="In one line, how it plays.")
    record: str = Field(description="How it does against the level below, as measured; may be empty.")
    is_ready: bool = Field(
        description="Whether it can play this game now; else the default bot plays for it."
    )
    note: str = Field(description="What else is to be said of it now, such as that it is getting ready.")


class ValueChange(Message):
    """A value of the components that is not as printed."""

    label: str = Field(description="What people call it.")
    before: str
    after: str


class ChangedGame(Message):
    """A game of which some values are changed, as a link tells it."""

    game: str
    game_name: str
    values: list[str] = Field(
        description="Those that differ, as `TableRequest` takes them; a value as it is printed is none."
    )
    changes: list[ValueChange] = Field(description="The same, for people.")


class GameCard(Message):
    """A game that can be played here."""

    id: str
    name: str
    tagline: str
    least_players: int
    most_players: int
    options: list[OptionInfo]
    variants: list[VariantInfo]
    laid_rule: str | None = Field(
        description="The rule by which what is laid stays, if the game has one: a table may hold to it."
    )
    championship: int | None = Field(description="How many races its championship has, if it has one.")
    has_lesson: bool = Field(description="Whether it can be learned by playing prepared moments.")
    bots: list[BotInfo] = Field(description="Those who can be chosen, ours from the weakest on.")
    default_bot: str = Field(description="The bot that takes a chair where nobody says which.")
