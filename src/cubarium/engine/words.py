"""Words: every sentence people read comes from a catalogue, one Project Fluent file for each language.

The library that reads Fluent is imported when the first sentence is asked for, since most of what the
package does needs no sentence.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
MINUS = "\N{MINUS SIGN}"
# Fluent writes negative numbers with a hyphen. One inside an id, as in trex-3, is no minus.
_HYPHEN_AS_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_AND = {"en": "and", "fr": "et"}
_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")


class MissingWords(LookupError):
    """Report a message, an argument or a language that a catalogue does not have."""


class Catalogue:
    """The messages in a folder, `en.ftl` and its translations."""

    def __init__(self, folder: Path) -> None:
        """Remember where the messages are; they are read when they are needed."""
        self.folder = folder

    def say(self, language: str, message_id: str, /, **arguments: str | int) -> str:
        """Return a message with its arguments filled in; `tile-1.effect` names an attribute.

        Raises:
            MissingWords: if the message, one of its arguments or the language is missing.
        """
        bundle = _bundle(self.folder, language)
        name, _, attribute = message_id.partition(".")
        pattern = None
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{language}: there is no message {message_id!r}")
        text, problems = bundle.format_pattern(pattern, arguments)
        if problems:
            raise MissingWords(f"{language}: {message_id}: {problems[0]}")
        return _HYPHEN_AS_MINUS.sub(MINUS, str(text))


def join(language: str, items: Sequence[str]) -> str:
    """Return a list as it is read aloud: a, b and c."""
    *others, last = items or [""]
    return f"{', '.join(others)} {_AND[language]} {last}" if others else last


def signed(number: int) -> str:
    """Return a number with its sign, as points gained or lost are written."""
    return f"{number:+}".replace("-", MINUS) if number else "0"


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the first locale setting that says anything, English if we do not speak it."""
    for name in _SETTINGS:
        if setting := environment.get(name):
            code = setting.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    if language not in LANGUAGES:
        raise MissingWords(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
    file = folder / f"{language}.ftl"
    resource = FluentResource(file.read_text(encoding="utf-8"))
    # Fluent passes over what it cannot read; here that would hide a message.
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingWords(f"{file.name}: this cannot be read: {(entry.content or '').strip()[:60]!r}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle
