"""Observations: a view as a row of small numbers with named parts, for programs that learn.

The parts follow from the fields that a game's view declares. Seats are counted from the viewer on, so that a
player's own things are always in the same places: seat 0 is the viewer, seat 1 who sits next. `observe`
writes such a row. Its text is made here, out of the same declaration, in the dialect of the rules, so that it
runs interpreted, compiled and on a GPU.
"""

from __future__ import annotations

import linecache
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Literal

from cubarium.engine.contract import GameSpec
from cubarium.engine.record import Field, fields_of
from cubarium.engine.rules.observed import Observed, seat_from

WIDEST = 2
"""Bytes of the widest number a view may hold: observations are numbers of 16 bits."""


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation: where they stand, and what they mean."""

    name: str
    """Such as `seats[1].tokens`."""
    doc: str
    start: int
    length: int
    kind: Literal["number", "choice", "seat", "yes or no"]
    """A number; the place of one of `names`, or a seat from the viewer on, -1 for none; or 1 for yes."""
    low: int
    high: int
    names: tuple[str, ...] = ()
    """The names that a choice chooses from, or those of the single numbers, if they have any."""

    @property
    def stop(self) -> int:
        """Return where the next part begins."""
        return self.start + self.length


@dataclass(frozen=True)
class Observations:
    """How the views of a game are written as numbers."""

    parts: tuple[Part, ...]
    text: str
    """The text of `observe`."""
    module: ModuleType
    """With `observe`, which `bind` can bind to the game."""

    @property
    def size(self) -> int:
        """Return how many numbers there are."""
        return self.parts[-1].stop


class _Writer:
    """Writes down one part after the other, and the lines that fill it."""

    def __init__(self, view: type) -> None:
        """Write all of a view."""
        self.parts: list[Part] = []
        self.lines: list[str] = []
        self.has_seats = any(f.seat for f in fields_of(view))
        self.most_seats = max((f.length or 0 for f in fields_of(view) if f.seat == "each"), default=1)
        self._write_fields(view, "v", "", "", "    ")

    @property
    def _end(self) -> int:
        return self.parts[-1].stop if self.parts else 0

    def _write_fields(self, cls: type, source: str, name: str, place: str, indent: str) -> None:
        """Write the fields of a record; `place` is what is added to a number's place in a loop over seats."""
        pairs = [f for f in fields_of(cls) if f.seat.startswith("of ")]
        for f in fields_of(cls):
            if f in pairs:
                if f.seat == "of 0":  # and the other one with it
                    self._write_pair(f, pairs, source, indent)
            elif f.of is not None:
                self._write_records(f, source, name, indent)
            else:
                self._write_field(f, f"{source}.{f.name}", f"{name}{f.name}", place, indent)

    def _write_pair(self, f: Field, fields: list[Field], source: str, indent: str) -> None:
        """Write two fields of which each belongs to a seat, the viewer's first."""
        ending = f.name.partition("_")[2]
        (other,) = (x for x in fields if x.seat == "of 1" and x.name.partition("_")[2] == ending)
        for name, one, two in (("own", f, other), ("their", other, f)):
            self.lines.append(f"{indent}if first == 0:")
            self._write_field(one, f"{source}.{one.name}", f"{name}_{ending}", "", f"{indent}    ")
            for_seat_0 = self.parts.pop()
            self.lines.append(f"{indent}else:")
            self._write_field(two, f"{source}.{two.name}", f"{name}_{ending}", "", f"{indent}    ")
            for_seat_1 = self.parts.pop()
            if for_seat_0.length != for_seat_1.length:
                raise TypeError(f"{one.name} and {two.name} are not alike")
            doc = f"To seat 0: {for_seat_0.doc} To seat 1: {for_seat_1.doc}"
            self.parts.append(replace(for_seat_0, doc=doc, names=()))

    def _write_records(self, f: Field, source: str, name: str, indent: str) -> None:
        assert f.of is not None and f.length is not None
        start, each, known, before = self._end, f"one_of_{f.name}", len(self.parts), len(self.lines)
        self._write_fields(f.of, each, f"{name}{f.name}[0].", " + at", f"{indent}    ")
        size, first = self._end - start, self.parts[known:]
        for i in range(1, f.length):
            for part in first:
                own = part.name.replace(f"{f.name}[0]", f"{f.name}[{i}]")
                self.parts.append(replace(part, name=own, start=part.start + i * size))
        by_seat = f.seat == "each"
        inner = self.lines[before:]
        self.lines[before:] = [
            f"{indent}for i in range({'v.players' if by_seat else f.length}):",
            f"{indent}    {each} = {source}.{f.name}[{'(first + i) % v.players' if by_seat else 'i'}]",
            f"{indent}    at = i * {size}",
            *inner,
        ]
        if by_seat:
            self._clear(start, size, f.length, indent)

    def _clear(self, start: int, size: int, length: int, indent: str) -> None:
        """Write zeros where nobody sits."""
        self.lines.append(f"{indent}for i in range({start} + v.players * {size}, {start + length * size}):")
        self.lines.append(f"{indent}    x[i] = 0")

    def _write_field(self, f: Field, source: str, name: str, place: str, indent: str) -> None:
        """Write one number, a list, a set or a list of sets."""
        start, things = self._end, 1 if f.length is None else f.length
        by_seat = f.seat == "each"
        bits = len(f.names or ()) if f.is_set else 0
        if f.seat == "bits":
            bits, by_seat = self.most_seats, False
        each = bits or 1
        self.parts.append(self._part_of(f, name, start, things * each, bits))
        at, value = f"{start}{place}", source
        if f.length is not None:
            indent_in, index = f"{indent}    ", "(first + k) % v.players" if by_seat else "k"
            self.lines.append(f"{indent}for k in range({'v.players' if by_seat else things}):")
            at, value = f"{at} + k" + (f" * {each}" if each > 1 else ""), f"{source}[{index}]"
        else:
            indent_in = indent
        if bits:  # read once: what is written could lie where it is read, as far as compilers know
            self.lines.append(f"{indent_in}bits_{start} = {value}")
        if f.seat == "bits":
            self.lines.append(f"{indent_in}for b in range({bits}):")
            asked = f"bits_{start} >> (first + b) % v.players & 1 if b < v.players else 0"
            self.lines.append(f"{indent_in}    x[{at} + b] = {asked}")
        elif bits:
            self.lines.append(f"{indent_in}for b in range({bits}):")
            self.lines.append(f"{indent_in}    x[{at} + b] = bits_{start} >> b & 1")
        elif f.seat in ("one", "one from 2"):
            lowest = 2 if f.seat == "one from 2" else 0
            self.lines.append(f"{indent_in}x[{at}] = seat_from({value}, {lowest}, first, v.players)")
        else:
            self.lines.append(f"{indent_in}x[{at}] = {value}")
        if by_seat:
            self._clear(start, each, things, indent)

    def _part_of(self, f: Field, name: str, start: int, length: int, bits: int) -> Part:
        if f.width > WIDEST and not bits:
            raise TypeError(f"{name}: observations have numbers of {8 * WIDEST} bits")
        if bits:
            return Part(name, f.doc, start, length, "yes or no", 0, 1, f.names or ())
        if f.seat == "one":
            return Part(name, f.doc, start, length, "seat", -1, self.most_seats - 1)
        if f.names is not None:
            return Part(name, f.doc, start, length, "choice", -1, len(f.names) - 1, f.names)
        return Part(name, f.doc, start, length, "number", f.low, f.high)


@cache
def observations_of(spec: GameSpec) -> Observations:
    """Return how the views of a game are written as numbers."""
    writer = _Writer(spec.records.view)
    head = [
        "def observe(v: View, x: Observed) -> None:",
        f'    """Write a view of {spec.id} as {writer.parts[-1].stop} numbers."""',
        *(["    first = v.viewer if v.viewer > 0 else 0"] if writer.has_seats else []),
    ]
    text = "\n".join([*head, *writer.lines, ""])
    name = f"cubarium.observed.{spec.id.replace('-', '_')}"
    module = ModuleType(name)
    module.__file__ = f"<{name}>"
    linecache.cache[module.__file__] = (len(text), None, text.splitlines(keepends=True), module.__file__)
    vars(module).update(View=spec.records.view, Observed=Observed, seat_from=seat_from)
    sys.modules[name] = module  # where Numba looks for it when compiled code is read
    exec(compile(text, module.__file__, "exec"), vars(module))  # the text above, from declared names only
    return Observations(tuple(writer.parts), text, module)


def described(spec: GameSpec) -> Iterator[str]:
    """Yield a line for each part, for people."""
    for part in observations_of(spec).parts:
        yield f"{part.start:5d} … {part.stop - 1:<5d} {part.name}: {part.doc} ({part.kind})"
