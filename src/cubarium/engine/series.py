"""What a game may be played in besides single matches: a series of its variants, and sets of its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Championship:
    """A series of matches between the same players, whose places bring points."""

    variants: tuple[str, ...]
    """What is played, one after the other."""
    points: tuple[int, ...]
    """What each place brings, from the first on: as many as the game has players."""


@dataclass(frozen=True)
class CardSets:
    """The sets a game can be played with, of one card of each kind, and how games with a set are measured."""

    settings: Mapping[str, int]
    """The options with which sets are chosen freely."""
    options: Mapping[str, int]
    """The option of each kind, and how many cards of it there are: it chooses one, counted from 1."""
    card: Callable[[str, int, str], str]
    """The name of the card that an option chooses, in a language."""
    measures: Mapping[str, Callable[[Any, int], Any]]
    """By name, a number for each game, from final states and how many play."""
