"""What the server tells of the games that can be played: a part of the protocol."""

from __future__ import annotations

from cubarium.server.wire.messages import Message


class OptionInfo(Message):
    """A choice made when a table is set."""

    name: str
    label: str
    help: str
    low: int
    high: int
    default: int


class VariantInfo(Message):
    """A named set of options."""

    name: str
    label: str
    help: str
    options: dict[str, int]


class GameCard(Message):
    """A game that can be played here."""

    id: str
    name: str
    tagline: str
    least_players: int
    most_players: int
    options: list[OptionInfo]
    variants: list[VariantInfo]
    bots: list[str]
