"""What a sketch says, as numbers: which fields of a state it names, and with what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from cubarium.engine.record import fields_of

ALL = -1
"""Every bit of a number: it is said whole."""

Key = str | int


@dataclass(frozen=True)
class Entry:
    """One number that a sketch names; of a set, the bits it names."""

    path: str
    """The field it belongs to, as people write it."""
    keys: tuple[Key, ...]
    value: int
    known: int = ALL


@dataclass(frozen=True)
class _Atom:
    """A said number, by its place in the flat state, and what missing it weighs."""

    at: int
    value: int
    known: int
    weight: float


SCALAR = 2.0
"""A number that stands alone tells more about the moment than one of a list."""


class Said:
    """All that a sketch says: in `value` the numbers, in `known` the bits of them that are said."""

    def __init__(self, state: type, entries: Sequence[Entry]) -> None:
        """Take what was read."""
        self.state = state
        self.entries = tuple(entries)
        self.value: Any = state()
        self.known: Any = state()
        for entry in entries:
            _write(self.known, entry.keys, at(self.known, *entry.keys) | entry.known)
            _write(self.value, entry.keys, at(self.value, *entry.keys) | entry.value & entry.known)
        self._atoms = _atoms(state, self.value, self.known)

    @property
    def paths(self) -> list[str]:
        """Return the fields that are named, in the order of the sketch."""
        return list(dict.fromkeys(entry.path for entry in self.entries))

    def only(self, paths: Iterable[str]) -> Said:
        """Return what is said of some fields."""
        wanted = set(paths)
        return Said(self.state, [entry for entry in self.entries if entry.path in wanted])

    def distance(self, s: Any) -> float:
        """Tell how far a state is from what is said; 0 where all of it stands."""
        flat = s._flat()
        far = 0.0
        for atom in self._atoms:
            wrong = (flat[atom.at] ^ atom.value) & atom.known
            if wrong:
                share = 1.0 if atom.known == ALL else wrong.bit_count() / atom.known.bit_count()
                far += atom.weight * share
        return far

    def lay_over(self, s: Any) -> None:
        """Write everything that is said into a state."""
        for entry in self.entries:
            rest = at(s, *entry.keys) & ~entry.known
            _write(s, entry.keys, rest | entry.value & entry.known)

    def unlike(self, s: Any) -> list[str]:
        """Return the fields that stand otherwise in a state than is said."""
        wrong = (e.path for e in self.entries if (at(s, *e.keys) ^ e.value) & e.known)
        return list(dict.fromkeys(wrong))


def at(record: Any, *keys: Key) -> Any:
    """Return what stands in a record under names and numbers."""
    return reduce(lambda x, key: getattr(x, key) if isinstance(key, str) else x[key], keys, record)


def _write(record: Any, keys: tuple[Key, ...], value: int) -> None:
    holder, key = at(record, *keys[:-1]), keys[-1]
    if isinstance(key, str):
        setattr(holder, key, value)
    else:
        holder[key] = value


def _atoms(state: type, value: Any, known: Any) -> list[_Atom]:
    weights = _weights(state)
    pairs = zip(value._flat(), known._flat(), weights, strict=True)
    return [_Atom(i, v, k, weight) for i, (v, k, weight) in enumerate(pairs) if k]


def _weights(state: type) -> list[float]:
    weights: list[float] = []
    for f in fields_of(state):
        if f.of is not None:
            weights += _weights(f.of) * (f.length or 1)
        elif f.length is not None:
            weights += [1 / f.length] * f.length
        else:
            weights.append(1.0 if f.is_set else SCALAR)
    return weights
