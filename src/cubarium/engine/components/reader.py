"""Reading one component file: each value with its source, and everything that is wrong, in one pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cubarium.engine.components.files import Address, ComponentFile, quoted
from cubarium.engine.components.schema import HOUSE, ID, REASON, SOURCE, VALUE, Key, Table, Words

SOURCES = ("rulebook", "public", HOUSE)
_WRONG_SOURCE = "source must be rulebook, public or house"
_WRONG_REASON = "reason must be text"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a value comes from: one source, or one for each item of a list."""

    sources: tuple[str, ...]
    reason: str = ""

    @property
    def is_house(self) -> bool:
        """Tell whether any part of the value is ours."""
        return HOUSE in self.sources


class FileReader:
    """The values of one file by address, and their sources; problems go to the file.

    A strict reader wants a source for every value and a reason for every house value.
    """

    def __init__(self, file: ComponentFile, tables: tuple[Table, ...], *, strict: bool) -> None:
        """Read the whole file."""
        self.values: dict[Address, Any] = {}
        self.sources: dict[Address, Provenance] = {}
        self._file = file
        self._strict = strict
        self._places: dict[Address, Address] = {}  # table and id -> table and position in the file
        self._default = self._file_default()
        self._house = self._house_reasons(tables)
        known = {SOURCE, REASON, HOUSE, *(table.name for table in tables)}
        for name in file.data:
            if name not in known:
                file.add_problem((name,), f"unknown table or key {quoted(name)}")
        for table in tables:
            if table.ids:
                self._read_array(table)
            else:
                self._read_single(table)

    def add_problem(
        self, address: Address, message: str, rule: str = "", picture: tuple[str, ...] = ()
    ) -> None:
        """Note a problem with a value, at its line and under the name of its card, tile or table."""
        place, label = address, str(address[0])
        if address[:2] in self._places:
            place = self._places[address[:2]] + address[2:]
            label += f" {_shown(address[1])}"
        self._file.add_problem(place, f"{label}: {message}", rule, picture)

    def _file_default(self) -> Provenance | None:
        source, reason = self._file.data.get(SOURCE), self._file.data.get(REASON, "")
        if not isinstance(reason, str):
            self._file.add_problem((REASON,), _WRONG_REASON)
        if source is None:
            return None
        if source not in SOURCES:
            self._file.add_problem((SOURCE,), _WRONG_SOURCE)
        return Provenance((source,), reason)

    def _house_reasons(self, tables: tuple[Table, ...]) -> dict[Address, str]:
        known = {(table.name, key.name) for table in tables for key in table.keys}
        section = self._file.data.get(HOUSE, {})
        if not isinstance(section, dict) or not all(isinstance(keys, dict) for keys in section.values()):
            self._file.add_problem((HOUSE,), "house reasons stand in tables like [house.card]")
            return {}
        reasons: dict[Address, str] = {}
        for table, keys in section.items():
            for key, reason in keys.items():
                place = (HOUSE, table, key)
                if (table, key) not in known:
                    self._file.add_problem(place, f"house: unknown key {quoted(f'{table}.{key}')}")
                elif not isinstance(reason, str):
                    self._file.add_problem(place, f"house: {key}: {_WRONG_REASON}")
                reasons[table, key] = reason
        return reasons

    def _read_single(self, table: Table) -> None:
        data = self._file.data.get(table.name)
        if isinstance(data, dict):
            self._read_entry(table, None, data)
        else:
            self._file.add_problem((table.name,), f"a table [{table.name}] must be here", table.rule)

    def _read_array(self, table: Table) -> None:
        entries = self._file.data.get(table.name)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self._file.add_problem((table.name,), f"tables [[{table.name}]] must be here", table.rule)
            return
        for position, entry in enumerate(entries):
            place = (table.name, position)
            entry_id = entry.get(ID)
            if ID not in entry:
                problem = f"{table.name}: id is missing"
            elif type(entry_id) not in (int, str):
                problem = f"{table.name}: id must be text or a whole number"
            elif entry_id not in table.ids:
                problem = f"{table.name} {_shown(entry_id)} is unknown"
            elif (table.name, entry_id) in self._places:
                problem = f"{table.name} {_shown(entry_id)} is doubled"
            else:
                self._places[table.name, entry_id] = place
                self._read_entry(table, entry_id, entry)
                continue
            self._file.add_problem((*place, ID), problem, table.rule)
        for entry_id in table.ids:
            if (table.name, entry_id) not in self._places:
                self._file.add_problem((), f"{table.name} {_shown(entry_id)} is missing", table.rule)

    def _read_entry(self, table: Table, entry_id: str | int | None, data: dict[str, Any]) -> None:
        entry: Address = (table.name,) if entry_id is None else (table.name, entry_id)
        elsewhere = {key.name: key for key in table.keys}
        keys = {key.name: key for key in table.keys if key.belongs_to(entry_id)}
        for name, raw in data.items():
            if name in keys:
                self._read_value((*entry, name), keys[name], raw)
            elif name in elsewhere:
                message = f"{name} is not allowed for this {table.name}"
                self.add_problem((*entry, name), message, elsewhere[name].rule)
            elif name != ID or entry_id is None:
                self.add_problem((*entry, name), f"unknown key {quoted(name)}")
        for name, key in keys.items():
            if name not in data and key.otherwise is not None:
                self._read_value((*entry, name), key, key.otherwise)
            elif name not in data and not isinstance(key.kind, Words):
                self.add_problem((*entry, name), f"{name} is missing", key.rule)

    def _read_value(self, address: Address, key: Key, raw: Any) -> None:
        stated: dict[str, Any] = {}
        if isinstance(raw, dict) and not isinstance(key.kind, Words):
            for name in raw:
                if name not in (VALUE, SOURCE, REASON):
                    self.add_problem((*address, name), f"{key.name}: unknown key {quoted(name)}")
            if VALUE not in raw:
                self.add_problem(address, f"{key.name}: value is missing", key.rule)
                return
            stated, raw = raw, raw[VALUE]
        if fault := key.kind.fault(raw):
            self.add_problem(address, f"{key.name} {fault}", key.rule)
        elif not isinstance(key.kind, Words):
            self.values[address] = frozen(raw)
            self.sources[address] = self._provenance(address, stated)

    def _provenance(self, address: Address, stated: dict[str, Any]) -> Provenance:
        """Find the nearest source: the value's own, the house section's, the file's."""
        key = address[-1]
        house_reason = self._house.get((address[0], key))
        found = self._default or Provenance((HOUSE,))
        if SOURCE in stated:
            found = Provenance(self._stated_sources(address, stated[SOURCE]))
        elif house_reason is not None:
            found = Provenance((HOUSE,), house_reason)
        elif self._strict and self._default is None:
            self.add_problem(address, f"{key}: source is missing")
            return found
        reason = stated.get(REASON, found.reason)
        if not isinstance(reason, str):
            self.add_problem(address, f"{key}: {_WRONG_REASON}")
        elif self._strict and found.is_house and not reason:
            self.add_problem(address, f"{key}: a house value wants a reason")
        return Provenance(found.sources, reason)

    def _stated_sources(self, address: Address, source: Any) -> tuple[str, ...]:
        value = self.values[address]
        each = isinstance(source, list) and isinstance(value, tuple) and len(source) == len(value)
        sources = tuple(source) if each else (source,)
        if not all(name in SOURCES for name in sources):
            self.add_problem((*address, SOURCE), f"{address[-1]}: {_WRONG_SOURCE}")
        return sources


def _shown(entry_id: str | int) -> str:
    return quoted(entry_id) if isinstance(entry_id, str) else str(entry_id)


def frozen(value: Any) -> Any:
    """Return a value that stays: lists become tuples."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
