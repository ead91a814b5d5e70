"""Messages of one Project Fluent file.

The library that reads Fluent is imported when the first sentence is asked for, since most of what the
package does needs no sentence.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"[{(]\s*(-?[a-zA-Z][\w-]*)")
_STRAY = re.compile(r"^(?!-?[a-zA-Z][\w-]* *=)[^\s#}].*", re.MULTILINE)
"""A line that neither begins an entry nor goes on with one."""


class MissingWords(LookupError):
    """Report a message, an argument or a language that a catalogue does not have."""


class Messages:
    """The messages of one file, each parsed when it is first asked for: to parse all takes long."""

    def __init__(self, file: Path, language: str) -> None:
        """Read the file.

        Raises:
            MissingWords: if a line of it belongs to no message.
        """
        from fluent.runtime import FluentBundle

        self._file = file
        self.bundle = FluentBundle([language], use_isolating=False)
        text = file.read_text(encoding="utf-8")
        # Fluent passes over what it cannot read; here that would hide a message.
        if stray := _STRAY.search(text):
            raise self._unreadable(stray[0])
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._texts = {s[1]: text[s.start() : end] for s, end in zip(starts, ends, strict=True)}
        self._parsed: set[str] = set()

    def has(self, name: str) -> bool:
        """Tell whether there is a message."""
        return name in self._texts

    def get(self, name: str) -> Message:
        """Return a message, which `bundle` formats.

        Raises:
            MissingWords: if it cannot be read.
        """
        if name not in self._parsed:
            self._parse(name)
        return self.bundle.get_message(name)

    def _parse(self, name: str) -> None:
        """Parse a message and all it refers to. Last it is known as parsed: other threads may ask too."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        found: set[str] = set()
        waiting = {name}
        while waiting:
            text = self._texts[each := waiting.pop()]
            found.add(each)
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise self._unreadable(entry.content or "")
            self.bundle.add_resource(resource)
            waiting |= (self._texts.keys() & _REFERENCE.findall(text)) - found
        self._parsed |= found

    def _unreadable(self, text: str) -> MissingWords:
        return MissingWords(f"{self._file.name}: this cannot be read: {text.strip()[:60]!r}")
