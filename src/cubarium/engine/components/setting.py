"""Values given one by one, by the names that packs have for them: `card.trex-1.icon=true`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cubarium.engine.components.files import Address, ComponentError, quoted
from cubarium.engine.components.pack import Change, Pack, changes, digest_of, name_of, tables_of
from cubarium.engine.components.reader import Provenance, frozen
from cubarium.engine.components.schema import HOUSE, Key, Schema

MANY_PARTS = 3
"""A name has so many parts where a table has several entries: table, entry, key."""


def set_values(schema: Schema, pack: Pack, given: Sequence[str]) -> Pack:
    """Return a pack in which these values are changed, each written as NAME=VALUE.

    A value is written as in the files of a pack, and may leave out the quotation marks of a word. If it
    differs it becomes a house value, and the pack keeps it in one way of writing, however it was given.

    Raises:
        ComponentError: with every problem, one line for each, and the rule behind it.
    """
    addresses = {name_of(address): address for address in addresses_of(pack.tables)}
    problems: list[str] = []
    values: dict[Address, Any] = {address: value_at(pack, address) for address in addresses.values()}
    for text in given:
        name, sign, written = (part.strip() for part in text.partition("="))
        if not sign:
            problems.append(f"{quoted(text)}: write NAME=VALUE")
        elif name not in addresses:
            problems.append(f"{quoted(name)}: there is no such value{_near(name, addresses)}")
        else:
            address = addresses[name]
            key, value = key_of(schema, address), _read(written)
            if fault := key.kind.fault(value):
                problems.append(f"{name}: {key.name} {fault}{_rule(key.rule)}")
            else:
                values[address] = frozen(value)
    if not problems:
        for finding in schema.check(values):
            problem = f"{name_of(finding.address)}: {finding.message}{_rule(finding.rule)}"
            problems.append("\n    ".join((problem, *finding.picture)))
    if problems:
        raise ComponentError(problems)
    made = replace(pack, tables=tables_of(schema, values), digest=digest_of(values))
    changed = changes(pack, made)
    return replace(
        made,
        sources={**pack.sources, **{change.name: Provenance((HOUSE,)) for change in changed}},
        values=(*pack.values, *written_values(changed)),
    )


def written_values(found: Iterable[Change]) -> tuple[str, ...]:
    """Return changes as `set_values` takes them, no longer than need be."""
    return tuple(f"{name}={_written(after)}" for name, _, after in found)


def _written(value: Any) -> str:
    if isinstance(value, str) and _read(value.strip()) == value:
        return value  # a word without its quotation marks
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def addresses_of(tables: Mapping[Any, Any], above: Address = ()) -> Iterator[Address]:
    """Yield where every value of a pack stands."""
    for key, value in tables.items():
        if isinstance(value, Mapping):
            yield from addresses_of(value, (*above, key))
        else:
            yield (*above, key)


def value_at(pack: Pack, address: Address) -> Any:
    """Return the value that stands there."""
    found: Any = pack.tables
    for part in address:
        found = found[part]
    return found


def key_of(schema: Schema, address: Address) -> Key:
    """Return the key that an address of a value leads to."""
    entry = address[1] if len(address) == MANY_PARTS else None
    tables = (table for tables in schema.files.values() for table in tables if table.name == address[0])
    return next(
        key for table in tables for key in table.keys if key.name == address[-1] and key.belongs_to(entry)
    )


def _read(written: str) -> Any:
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        return written  # a word without its quotation marks


def _near(name: str, names: Mapping[str, Address]) -> str:
    """Return names to choose from, of the same entry or the same table, as words that follow a problem."""
    above = name.rpartition(".")[0]
    own = [other for other in names if other.rpartition(".")[0] == above]
    if own:
        return f"; {above} has {', '.join(other.rpartition('.')[2] for other in own)}"
    entries = dict.fromkeys(
        other.rpartition(".")[0] for other in names if other.startswith(f"{name.partition('.')[0]}.")
    )
    return f"; a name looks like {', '.join(list(entries or names)[:3])}"


def _rule(rule: str) -> str:
    return f" ({rule})" if rule else ""
