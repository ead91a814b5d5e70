"""What values of a pack are called, in words: "Tile 1: cost" for `tile.1.cost`.

Names of cards, tiles and the like are those of the game's own words. What its words do not say, such as
what a key means, is in the catalogue beside this file. A game from elsewhere may have keys that nobody has
put in words: they are told as they stand in its files.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.messages import MissingWords
from cubarium.engine.words import Catalogue, written

CATALOGUE = Catalogue(Path(__file__).parent / "text")


def told_name(spec: GameSpec, name: str, language: str) -> str:
    """Return what a value is called, such as "Tile 1: cost"."""
    table, *entry, key = name.split(".")
    owner = told_entry(spec, table, entry[0], language) if entry else told_table(table, language)
    return CATALOGUE.say(language, "value-name", owner=owner, key=told_key(table, key, language))


def told_table(table: str, language: str, *, many: bool = False) -> str:
    """Return what an entry of a table is called, such as "Card", or many of them."""
    return _said(f"table-{table}{'.many' if many else ''}", language) or _plain(table)


def told_key(table: str, key: str, language: str) -> str:
    """Return what a key of a table means."""
    own, usual = (f"key-{part}".replace("_", "-") for part in (f"{table}-{key}", key))
    return _said(own, language) or _said(usual, language) or _plain(key)


def told_entry(spec: GameSpec, table: str, entry: str, language: str, *, full: bool = False) -> str:
    """Return what an entry is called, such as "Tile 1", in full "Tile 1 Variety", or "Rollosaurus"."""
    if own := _said(f"entry-{table}-{entry}", language):
        return own
    found = _component(spec, table, entry, language)
    if number := re.match(r"\d+", found):
        known = found if full else number[0]
        return CATALOGUE.say(language, "numbered", kind=told_table(table, language), number=known)
    kind, _, rest = entry.rpartition("-")
    if found == entry and kind:  # a copy of something, such as the third T-Rex
        return CATALOGUE.say(language, "numbered", kind=_component(spec, "type", kind, language), number=rest)
    return found[:1].upper() + found[1:]


def told_value(spec: GameSpec, name: str, value: Any, language: str) -> str:
    """Return a value in words."""
    return _told(spec, name.rpartition(".")[2], value, language)


def told_choice(spec: GameSpec, key: str, choice: str, language: str) -> str:
    """Return what one word of a choice stands for: a thing of the game, or what the catalogue says."""
    if own := _said(f"choice-{choice}", language):
        return own
    things = {"cards": "card", "counts": "type"}
    return _component(spec, things.get(key, key), choice, language)


def told_reason(spec: GameSpec, pack: Pack, name: str, language: str) -> str:
    """Return why a house value is what it is; a reason that several values share is told once for all."""
    reason = pack.sources[name].reason
    if not reason:
        return ""
    first = next(each for each, source in pack.sources.items() if source.reason == reason)
    return _said(re.sub("[._]", "-", f"reason-{spec.id}-{first}"), language) or reason


def _told(spec: GameSpec, key: str, value: Any, language: str) -> str:
    if isinstance(value, bool):
        return CATALOGUE.say(language, "value-yes" if value else "value-no")
    if isinstance(value, int):
        return written(str(value), language)
    if isinstance(value, str):
        return told_choice(spec, key, value, language)
    return _told_list(spec, key, value, language)


def _told_list(spec: GameSpec, key: str, items: Sequence[Any], language: str) -> str:
    if not items:
        return CATALOGUE.say(language, "value-nothing")
    if is_drawing(items):
        return CATALOGUE.say(language, "value-drawing", lines=len(items))
    if any(isinstance(item, list | tuple) for item in items):
        own = f"value-places-{key}"
        message = own if CATALOGUE.has(language, own) else "value-places"
        return CATALOGUE.say(language, message, count=len(items))
    return ", ".join(_told(spec, key, item, language) for item in items)


def is_drawing(value: Any) -> bool:
    """Tell whether a value is drawn in lines of a file."""
    return isinstance(value, list | tuple) and any(
        isinstance(item, str) and not re.fullmatch(r"[a-z][a-z0-9-]*", item) for item in value
    )


def _component(spec: GameSpec, column: str, entry: str, language: str) -> str:
    words = spec.table.words
    value: str | int = int(entry) if entry.isdigit() else entry
    try:
        found = str(words.component(column, value, language))
    except (MissingWords, ValueError):
        found = entry
    if found == entry and entry in spec.settings.variants:
        return str(words.variant(entry, language))
    return found


def _said(message: str, language: str) -> str:
    name = message.partition(".")[0]
    return CATALOGUE.say(language, message) if CATALOGUE.has(language, name) else ""


def _plain(word: str) -> str:
    return word.replace("_", " ")
