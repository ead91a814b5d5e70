"""What a game declares about its component files: their tables, ids and keys, and what each key may hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from cubarium.engine.components.files import Address

# Names with a meaning of their own in every file.
ID, VALUE, SOURCE, REASON, HOUSE = "id", "value", "source", "reason", "house"


class Kind(Protocol):
    """What a key may hold."""

    def fault(self, value: object) -> str:
        """Say what is wrong with a value, as the words that follow the key's name; nothing if it is right."""
        ...


@dataclass(frozen=True, slots=True)
class Int:
    """A whole number within a range, both ends included."""

    low: int
    high: int

    def fault(self, value: object) -> str:
        """Refuse other types and numbers out of range."""
        if type(value) is int and self.low <= value <= self.high:  # a bool is no number here
            return ""
        return f"must be a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text with a meaning for the game, such as a line of a drawing, unlike `Words`."""

    longest: int

    def fault(self, value: object) -> str:
        """Refuse other types, long texts, and signs that do not print."""
        if isinstance(value, str) and len(value) <= self.longest and value.isprintable():
            return ""
        return f"must be a line of text of at most {self.longest} signs"


@dataclass(frozen=True, slots=True)
class Bool:
    """True or false."""

    def fault(self, value: object) -> str:
        """Refuse other types."""
        return "" if isinstance(value, bool) else "must be true or false"


class Choice:
    """One word of a few."""

    def __init__(self, *options: str) -> None:
        """Keep the words in the order in which problems name them."""
        self.options = options

    def fault(self, value: object) -> str:
        """Refuse other words and other types."""
        if isinstance(value, str) and value in self.options:
            return ""
        return "must be " + " or ".join(f'"{option}"' for option in self.options)


@dataclass(frozen=True, slots=True)
class List:
    """A list whose items are all of one kind; of any length if none is given."""

    item: Kind
    length: int | None = None

    def fault(self, value: object) -> str:
        """Refuse other types, other lengths, and name the first item that is wrong."""
        if not isinstance(value, list) or self.length not in (None, len(value)):
            return "must be a list" if self.length is None else f"must be a list of {self.length}"
        faults = ((number, self.item.fault(item)) for number, item in enumerate(value, 1))
        return next((f"item {number} {fault}" for number, fault in faults if fault), "")


@dataclass(frozen=True, slots=True)
class Words:
    """Words for whoever reads the file, as one text or one for each language; the pack leaves them out."""

    def fault(self, value: object) -> str:
        """Refuse what is not text."""
        texts = value.values() if isinstance(value, dict) else [value]
        return "" if all(isinstance(text, str) for text in texts) else "must be text"


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a table, and the rule that gives it its meaning.

    With `only`, it belongs to these ids and no other; a table may then have several keys of one name. With
    `otherwise`, it may be left out and has that value then.
    """

    name: str
    kind: Kind
    rule: str = ""
    only: tuple[str | int, ...] = ()
    otherwise: str | int | None = None

    def belongs_to(self, entry: str | int | None) -> bool:
        """Tell whether an entry of the table has this key."""
        return not self.only or entry in self.only


@dataclass(frozen=True, slots=True)
class Table:
    """A `[name]` table, or with ids a `[[name]]` array that has each id exactly once, in any order."""

    name: str
    keys: tuple[Key, ...]
    ids: tuple[str | int, ...] = ()
    rule: str = ""


class Finding(NamedTuple):
    """A problem that concerns several values; `address` is the one at whose line it is shown.

    The lines of `picture` stand below the message, where a drawing tells more than words.
    """

    address: Address
    message: str
    rule: str
    picture: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Schema:
    """The component files of a game and the folder of its built-in pack.

    `check` looks at values together. It receives those that are right by themselves; in a damaged pack
    some are missing, so that all problems are found at once.
    """

    folder: Path
    files: Mapping[str, tuple[Table, ...]]
    check: Callable[[Mapping[Address, Any]], Iterable[Finding]] = lambda _: ()
