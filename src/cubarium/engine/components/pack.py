"""Component packs: what is printed on cards, tiles and dice, with the source of every value.

A pack is a folder of TOML files. Above its tables, a file may say where its values come from:

    source = "rulebook"                 # all values of the file that say nothing else
    [house.card]
    pair = "Nobody tells. Mean 2."      # every `pair` of a card is a house value, for this reason

A value may say it for itself: `cost = { value = 5, source = "house", reason = "…" }`. The source of a list
may be a list too, with one for each item.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from cubarium.engine.components.files import Address, ComponentError, read_folder
from cubarium.engine.components.reader import FileReader, Provenance
from cubarium.engine.components.schema import HOUSE, Schema

__all__ = ["Change", "ComponentError", "Pack", "Provenance", "changes", "export_pack", "read_pack"]


class Edition(NamedTuple):
    """What finds a pack again: its digest, and the values that were set one by one on top of another."""

    digest: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """The values of a component pack.

    `tables["card"]["trex-1"]["icon"]` and `tables["game"]["tokens"]` are plain values, lists being tuples;
    `sources["card.trex-1.icon"]` tells where one comes from. `digest` is the SHA-256 of the values alone,
    not of comments, layout or sources; logs show its first 16 characters. `set_values` makes the same pack
    again from `values` and the pack they were set on.
    """

    name: str
    tables: Mapping[str, Mapping[Any, Any]]
    sources: Mapping[str, Provenance]
    digest: str
    values: tuple[str, ...] = ()

    def __hash__(self) -> int:
        """Go by the values."""
        return hash(self.digest)

    @property
    def edition(self) -> Edition:
        """Return what finds this pack again."""
        return Edition(self.digest, self.values)

    @property
    def house_values(self) -> tuple[str, ...]:
        """Return the names of the values that are ours, as in `sources`."""
        return tuple(name for name, provenance in self.sources.items() if provenance.is_house)


class Change(NamedTuple):
    """A value that differs between two packs, by its name as in `sources`."""

    name: str
    before: Any
    after: Any


def read_pack(schema: Schema, folder: Path | None = None) -> Pack:
    """Read and check a pack: the game's own, or a user's from a folder with the same files.

    A user's pack need not tell sources: a value without one is a house value. Nor does a changed value
    inherit the source of the one it replaces: it is a house value until the pack says something new.

    Raises:
        ComponentError: with every problem of the pack, one line and perhaps a picture for each.
    """
    files, problems = read_folder(folder or schema.folder, schema.files)
    readers = [FileReader(file, schema.files[file.name], strict=folder is None) for file in files]
    values = {address: value for reader in readers for address, value in reader.values.items()}
    for finding in schema.check(values):
        owner = next(reader for reader in readers if finding.address in reader.values)
        owner.add_problem(*finding)
    problems.extend(problem for file in files for problem in file.problems())
    if problems:
        raise ComponentError(problems)
    sources = {name_of(address): source for reader in readers for address, source in reader.sources.items()}
    pack = Pack("built-in", tables_of(schema, values), sources, digest_of(values))
    return pack if folder is None else _as_users(pack, folder, read_pack(schema))


_READ: dict[int, tuple[Schema, Pack]] = {}


def built_in_pack(schema: Schema) -> Pack:
    """Return the game's own pack, which is read once in a process."""
    if id(schema) not in _READ:
        _READ[id(schema)] = schema, read_pack(schema)
    return _READ[id(schema)][1]


def changes(before: Pack, after: Pack) -> tuple[Change, ...]:
    """Return the values that differ between two packs of one game."""
    old, new = _by_name(before.tables), _by_name(after.tables)
    return tuple(Change(name, old[name], new[name]) for name in old if old[name] != new[name])


def export_pack(schema: Schema, folder: Path) -> None:
    """Copy the files of the built-in pack to a folder for the user to edit; create it if need be.

    Raises:
        ComponentError: if a file is already there, and then nothing is written, or cannot be written.
    """
    if present := [folder / name for name in schema.files if (folder / name).exists()]:
        raise ComponentError(f"{path}: already exists" for path in present)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in schema.files:
            content = (schema.folder / name).read_bytes()
            with (folder / name).open("xb") as target:
                target.write(content)
    except OSError as error:
        raise ComponentError([f"{error.filename or folder}: {error.strerror}"]) from error


def _as_users(pack: Pack, folder: Path, original: Pack) -> Pack:
    changed = {change.name for change in changes(original, pack)}
    sources = {
        name: Provenance((HOUSE,)) if name in changed and source == original.sources[name] else source
        for name, source in pack.sources.items()
    }
    return replace(pack, name=folder.resolve().name, sources=sources)


def name_of(address: Address) -> str:
    """Return the name of a value, as in `sources`."""
    return ".".join(str(part) for part in address)


def tables_of(schema: Schema, values: Mapping[Address, Any]) -> dict[str, dict[Any, Any]]:
    """Arrange the values by table and id, in the order of the schema whatever the order in the files."""
    tables: dict[str, dict[Any, Any]] = {}
    for table in (table for tables_of_file in schema.files.values() for table in tables_of_file):
        tables[table.name] = {entry_id: {} for entry_id in table.ids}
    for (name, *entry, key), value in values.items():
        target = tables[str(name)]
        for entry_id in entry:
            target = target[entry_id]
        target[key] = value
    return tables


def _by_name(tables: Mapping[Any, Any], above: Address = ()) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for key, value in tables.items():
        address = (*above, key)
        flat |= _by_name(value, address) if isinstance(value, Mapping) else {name_of(address): value}
    return flat


def digest_of(values: Mapping[Address, Any]) -> str:
    """Return the SHA-256 of values, whatever their order."""
    by_name = {name_of(address): value for address, value in values.items()}
    canonical = json.dumps(by_name, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
