"""Sketches are read: as JSON, a part of a position; or as a line of text, `A.tokens: 3; turn: A`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cubarium.engine.errors import Malformed, short
from cubarium.engine.record import Field, Json, fields_of
from cubarium.engine.record import one_from_json as read_one
from cubarium.engine.sketch.said import Entry, Key, Said

AND_MORE = "..."
"""The last of a list of names that is not the whole list."""
OUTCOMES = "outcomes"
"""The key of what chance answers in forced moves."""
SEATS = "ABCDEF"
MOST_TEXT = 20_000
MOST_PATH = 1000
NOTHING = "none"

Places = Mapping[str, Sequence[str]]


def read_sketch(state: type, sketch: str | Mapping[str, Any], places: Places) -> tuple[Said, list[int]]:
    """Return what a sketch says of a state, and the outcomes it names for forced moves.

    Raises:
        Malformed: if something cannot be read; the sentence begins with its place in the sketch.
    """
    data = _parse(state, sketch, places) if isinstance(sketch, str) else dict(sketch)
    outcomes = data.pop(OUTCOMES, [])
    if not isinstance(outcomes, list) or not all(type(x) is int and x >= 0 for x in outcomes):
        raise Malformed(f"{OUTCOMES}: expected a list of whole numbers from 0 on")
    return Said(state, list(_entries(state, data, "", (), places))), outcomes


def sketch_from(text: str) -> str:
    """Return the sketch in a file, or the text itself where there is no such file."""
    path = Path(text)
    try:
        return path.read_text("utf-8") if len(text) < MOST_PATH and path.is_file() else text
    except (OSError, ValueError) as error:
        raise Malformed(f"{short(text)}: this file cannot be read: {short(error)}") from error


# --- JSON --------------------------------------------------------------------------------------------------


def _entries(record: type, data: Json, where: str, keys: tuple[Key, ...], places: Places) -> Iterator[Entry]:
    if not isinstance(data, dict):
        raise Malformed(f"{where or 'sketch'}: expected an object with the names of fields")
    fields = {f.name: f for f in fields_of(record)}
    for name, value in data.items():
        path = f"{where}.{name}" if where else str(name)
        if name not in fields:
            raise Malformed(f"{path[:60]}: there is no such field; there is {', '.join(fields)}")
        yield from _of_field(fields[name], value, path, (*keys, name), places)


def _of_field(f: Field, data: Json, path: str, keys: tuple[Key, ...], places: Places) -> Iterator[Entry]:
    if f.length is None:
        yield _one(f, data, path, path, keys)
        return
    if f.of is not None:
        for index, inner in _items(f, data, path, SEATS if f.name == "seats" else ()):
            label = SEATS[index] if f.name == "seats" else f"{path}.{index}"
            yield from _entries(f.of, inner, label, (*keys, index), places)
        return
    names = places.get(f.name, ())
    for index, x in _items(f, data, path, names):
        label = f"{path}.{names[index] if names else index}"
        yield _one(f, x, label if f.is_set else path, label, (*keys, index))


def _items(f: Field, data: Json, path: str, names: Sequence[str]) -> Iterator[tuple[int, Json]]:
    """Yield what is said of the places of a list: of all in a list, of some in an object."""
    assert f.length is not None
    if isinstance(data, list):
        whole = f.of is None
        if len(data) > f.length or (whole and len(data) != f.length):
            raise Malformed(f"{path}: expected a list of {f.length}, not {len(data)}; an object names some")
        yield from enumerate(data)
        return
    if not isinstance(data, dict):
        raise Malformed(f"{path}: expected a list of {f.length}, or an object that names some of its places")
    seen = set()
    for key, value in data.items():
        index = _index(key, f.length, names)
        if index < 0 or index in seen:
            known = f"{names[0]} to {names[-1]}" if names else f"0 to {f.length - 1}"
            raise Malformed(f"{path}.{short(key)}: the places are {known}, each named once")
        seen.add(index)
        yield index, value


def _index(key: Any, length: int, names: Sequence[str]) -> int:
    if key in names:
        index = list(names).index(key)
    elif re.fullmatch(r"[0-9]{1,3}", str(key)):
        index = int(key)
    else:
        return -1
    return index if index < length else -1


def _one(f: Field, data: Json, path: str, where: str, keys: tuple[Key, ...]) -> Entry:
    if not f.is_set:
        return Entry(path, keys, read_one(f, data, where))
    whole = (1 << len(f.names or ())) - 1
    if isinstance(data, dict):
        if not all(isinstance(x, bool) for x in data.values()):
            raise Malformed(f"{where}: say true or false of each name")
        return Entry(
            path, keys, read_one(f, [n for n, x in data.items() if x], where), read_one(f, [*data], where)
        )
    if isinstance(data, list) and data[-1:] == [AND_MORE]:
        value = read_one(f, data[:-1], where)
        return Entry(path, keys, value, value)
    return Entry(path, keys, read_one(f, data, where), whole)


# --- text --------------------------------------------------------------------------------------------------


def _parse(state: type, text: str, places: Places) -> dict[str, Any]:
    """Return the JSON of a text, which may be JSON itself."""
    if len(text) > MOST_TEXT:
        raise Malformed(f"sketch: longer than {MOST_TEXT} characters")
    if text.lstrip().startswith("{"):
        try:
            data = json.loads(text, object_pairs_hook=_no_doubles)
        except (ValueError, RecursionError) as error:
            raise Malformed(f"sketch: no JSON: {short(error)}") from error
        assert isinstance(data, dict)
        return data
    data = {}
    for part in re.split(r"[;\n]", text):
        if part.strip() and not part.strip().startswith("#"):
            path, colon, words = part.partition(":")
            if not colon:
                raise Malformed(f"{short(part.strip())}: write NAME: WORDS")
            _put(data, path.strip().split("."), state, words.replace(",", " ").split(), places)
    return data


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a name stands there twice")
    return data


def _put(data: dict[str, Any], path: list[str], state: type, words: list[str], places: Places) -> None:
    """Write the words of one part into the JSON: they are read as the field at the end of its path."""
    where = ".".join(path)
    if path[0] in SEATS and path[0]:
        path = ["seats", *path]
    if path == [OUTCOMES]:
        data[OUTCOMES] = [_number(word, OUTCOMES) for word in words]
        return
    record: type | None = state
    found: Field | None = None
    for key in path:
        if record is not None:
            found = next((f for f in fields_of(record) if f.name == key), None)
            if found is None:
                names = ", ".join(f.name for f in fields_of(record))
                raise Malformed(f"{where[:60]}: there is no such field; there is {names}")
            record = None
        else:
            assert found is not None
            record = found.of
            found = found if found.of is None else None
    if found is None:
        raise Malformed(f"{where[:60]}: say which field of it")
    steps, is_whole = path[:-1], _names_whole(path, found)
    for key in steps:
        data = data.setdefault(key, {})
        if not isinstance(data, dict):
            raise Malformed(f"{where[:60]}: said twice")
    if path[-1] in data:
        raise Malformed(f"{where[:60]}: said twice")
    data[path[-1]] = _value(found, words, is_whole, where)


def _names_whole(path: list[str], f: Field) -> bool:
    """Tell whether a path leads to a whole list, or to a place in it."""
    return f.length is not None and f.of is None and path[-1] == f.name


def _value(f: Field, words: list[str], is_list: bool, where: str) -> Any:
    if is_list and all("=" in word for word in words) and not f.is_set:
        return {name: _word(f, value, where) for name, _, value in (w.partition("=") for w in words)}
    if is_list:
        return [_word(f, word, where) for word in words]
    if f.is_set:
        return [word for word in words if word != NOTHING]
    if len(words) != 1:
        raise Malformed(f"{where[:60]}: expected one word")
    return _word(f, words[0], where)


def _word(f: Field, word: str, where: str) -> Any:
    if f.names is not None:
        return None if word == NOTHING and NOTHING not in f.names else word
    if word in SEATS:
        return SEATS.index(word)
    return _number(word, where)


def _number(word: str, where: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", word):
        raise Malformed(f"{where[:60]}: {short(word)!r} is no whole number")
    return int(word)
