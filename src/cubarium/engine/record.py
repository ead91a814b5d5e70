"""Records: a state is declared once and takes every form that is needed.

A class decorated with `@record` lists its fields, each with its storage and one sentence of
documentation. From that one declaration come the plain Python object the interpreted rules work on,
the NumPy dtype the compiled rules work on, the packed bytes that both share, JSON and JSON Schema.

Rules read and write attributes and never know which form they hold. A record has no logic.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from cubarium.engine.errors import Malformed, short

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")
Json = Any
Seat = Literal["", "one", "one from 2", "bits", "each", "of 0", "of 1"]
"""What a field's numbers, bits or places have to do with seats, so that these can be counted from anybody."""

_CODES = {1: "b", 2: "h", 4: "i", 8: "q"}
# Attributes of NumPy arrays and records: a field of that name would be shadowed in compiled rules.
_RESERVED = frozenset(
    """
    T all any argmax argmin argpartition argsort astype base byteswap choose clip compress conj conjugate
    copy cumprod cumsum ctypes data device diagonal dot dtype dump dumps field fill flags flat flatten
    getfield imag item itemsize mT max mean min nbytes ndim nonzero partition prod ptp put ravel real
    repeat reshape resize round searchsorted setfield setflags shape size sort squeeze std strides sum
    swapaxes take to_device tobytes tofile tolist trace transpose var view
    """.split()  # noqa: SIM905 - as a list it would fill a page
)


@dataclass(frozen=True)
class Field:
    """One declared field: its storage, its length and what it means."""

    doc: str
    width: int
    length: int | None = None
    names: tuple[str, ...] | None = None
    is_set: bool = False
    of: type | None = None
    name: str = ""
    seat: Seat = ""

    @property
    def low(self) -> int:
        """Return the least number the storage holds."""
        return 0 if self.is_set else -(1 << (8 * self.width - 1))

    @property
    def high(self) -> int:
        """Return the greatest number the storage holds."""
        return (1 << (8 * self.width - 1)) - 1


def _number(width: int, doc: str, names: Sequence[str] | None, length: int | None, seat: Seat = "") -> Any:
    return Field(doc, width, length, tuple(names) if names is not None else None, seat=seat)


def i8(doc: str, names: Sequence[str] | None = None, seat: Seat = "") -> int:
    """Declare a number from -128 to 127; with names, JSON shows the name and null for -1."""
    return cast(int, _number(1, doc, names, None, seat))


def i16(doc: str, names: Sequence[str] | None = None) -> int:
    """Declare a number of 16 bits."""
    return cast(int, _number(2, doc, names, None))


def i32(doc: str, names: Sequence[str] | None = None) -> int:
    """Declare a number of 32 bits."""
    return cast(int, _number(4, doc, names, None))


def i64(doc: str) -> int:
    """Declare a number of 64 bits."""
    return cast(int, _number(8, doc, None, None))


def i8s(length: int, doc: str, names: Sequence[str] | None = None, seat: Seat = "") -> list[int]:
    """Declare a list of small numbers of fixed length."""
    return cast("list[int]", _number(1, doc, names, length, seat))


def i16s(length: int, doc: str, names: Sequence[str] | None = None) -> list[int]:
    """Declare a list of 16-bit numbers of fixed length."""
    return cast("list[int]", _number(2, doc, names, length))


def i32s(length: int, doc: str) -> list[int]:
    """Declare a list of 32-bit numbers of fixed length."""
    return cast("list[int]", _number(4, doc, None, length))


def set_of(names: Sequence[str], doc: str, seat: Seat = "") -> int:
    """Declare a set of named things kept as the bits of one number: bit i stands for names[i]."""
    return cast(int, _set_field(names, doc, None, seat))


def sets_of(length: int, names: Sequence[str], doc: str, seat: Seat = "") -> list[int]:
    """Declare a list of such sets."""
    return cast("list[int]", _set_field(names, doc, length, seat))


def _set_field(names: Sequence[str], doc: str, length: int | None, seat: Seat) -> Field:
    width = next((w for w in (2, 4, 8) if len(names) < 8 * w), None)
    if width is None:
        raise TypeError(f"a set holds at most 63 things, not {len(names)}")
    return Field(doc, width, length, tuple(names), is_set=True, seat=seat)


def records(of: type[T], length: int, doc: str, seat: Seat = "") -> list[T]:
    """Declare a list of records of fixed length."""
    return cast("list[T]", Field(doc, 0, length, of=of, seat=seat))


def record(cls: type[T]) -> type[T]:
    """Turn a class of declared fields into a slotted record with all its forms."""
    fields = [replace(v, name=k) for k, v in vars(cls).items() if isinstance(v, Field)]
    # Own fields before inherited ones, or compiled code would take one record for the other.
    fields += [f for base in cls.__bases__ for f in getattr(base, "_fields", ())]
    for f in fields:
        if f.name in _RESERVED:
            raise TypeError(f"{cls.__name__}.{f.name}: arrays have an attribute of this name, choose another")
        if not f.doc.strip():
            raise TypeError(f"{cls.__name__}.{f.name}: say what the field means")
    space: dict[str, Any] = {
        "__slots__": tuple(f.name for f in fields),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__annotations__": cls.__annotations__,
        "__eq__": lambda a, b: type(a) is type(b) and a._flat() == b._flat(),
        "__hash__": None,
        "__repr__": lambda self: f"{cls.__name__}({to_json(self)})",
    }
    made = type(cls.__name__, (), space)
    made._fields = tuple(fields)  # type: ignore[attr-defined]
    _write_methods(made, fields)
    return cast("type[T]", made)


def _write_methods(made: Any, fields: list[Field]) -> None:
    """Generate the three hot methods as straight-line code, as dataclasses do."""
    space: dict[str, Any] = {"_cls": made}
    begin, clone, flat, fill = [], [], [], []
    for f in fields:
        n, own = f.name, f"self.{f.name}"
        if f.of is not None:
            space[f"_{n}"] = f.of
            begin.append(f"{own} = [_{n}() for _ in range({f.length})]")
            clone.append(f"new.{n} = [r._copy() for r in {own}]")
            flat.append(f"*[x for r in {own} for x in r._flat()]")
            fill.append(f"for r in {own}: r._fill(take)")
        elif f.length is not None:
            begin.append(f"{own} = [0] * {f.length}")
            clone.append(f"new.{n} = {own}[:]")
            flat.append(f"*{own}")
            fill.append(f"{own} = [next(take) for _ in range({f.length})]")
        else:
            begin.append(f"{own} = 0")
            clone.append(f"new.{n} = {own}")
            flat.append(own)
            fill.append(f"{own} = next(take)")
    source = (
        "def __init__(self):\n    " + "\n    ".join(begin) + "\n"
        "def _copy(self):\n    new = _cls.__new__(_cls)\n    " + "\n    ".join(clone) + "\n    return new\n"
        "def _flat(self):\n    return (" + ", ".join(flat) + ",)\n"
        "def _fill(self, take):\n    " + "\n    ".join(fill) + "\n"
    )
    exec(source, space)  # the text above is built from checked field names only
    for method in ("__init__", "_copy", "_flat", "_fill"):
        setattr(made, method, space[method])


def fields_of(cls: type) -> tuple[Field, ...]:
    """Return the declared fields of a record class, in order."""
    return cast("tuple[Field, ...]", cls._fields)  # type: ignore[attr-defined]


def copy_of(rec: T) -> T:
    """Return an independent copy."""
    return cast(T, rec._copy())  # type: ignore[attr-defined]


# --- packed bytes and dtype: one layout for every backend ------------------------------------------------


@dataclass(frozen=True)
class Layout:
    """How a record lies in memory: aligned like a C struct, padding always zero."""

    format: str
    size: int
    align: int


_layouts: dict[type, Layout] = {}
_structs: dict[type, struct.Struct] = {}
_dtypes: dict[type, np.dtype[np.void]] = {}


def layout_of(cls: type) -> Layout:
    """Compute the memory layout that NumPy calls aligned."""
    if cls not in _layouts:
        text, at, widest = "", 0, 1
        for f in fields_of(cls):
            inner = layout_of(f.of) if f.of is not None else Layout(_CODES[f.width], f.width, f.width)
            pad = -at % inner.align
            count = 1 if f.length is None else f.length
            text += "x" * pad + inner.format * count
            at += pad + inner.size * count
            widest = max(widest, inner.align)
        tail = -at % widest
        _layouts[cls] = Layout(text + "x" * tail, at + tail, widest)
    return _layouts[cls]


def _struct_of(cls: type) -> struct.Struct:
    if cls not in _structs:
        _structs[cls] = struct.Struct("<" + layout_of(cls).format)
    return _structs[cls]


def pack(rec: object) -> bytes:
    """Return the bytes of the record, equal to those of the same NumPy element."""
    cls = type(rec)
    try:
        return _struct_of(cls).pack(*rec._flat())  # type: ignore[attr-defined]
    except struct.error as problem:
        raise Malformed(f"{cls.__name__}: a field is out of range: {problem}") from problem


def unpack(cls: type[T], data: bytes) -> T:
    """Return the record whose packed bytes are given."""
    made = cls()
    made._fill(iter(_struct_of(cls).unpack(data)))  # type: ignore[attr-defined]
    return made


def digest(rec: object) -> str:
    """Return a short fingerprint of the record's content."""
    return hashlib.sha256(pack(rec)).hexdigest()[:16]


def dtype_of(cls: type) -> np.dtype[np.void]:
    """Return the NumPy dtype of the record; it is made once, for each call of compiled rules needs it."""
    if cls not in _dtypes:
        import numpy as np

        parts: list[tuple[Any, ...]] = []
        for f in fields_of(cls):
            inner = dtype_of(f.of) if f.of is not None else np.dtype(f"<i{f.width}")
            parts.append((f.name, inner) if f.length is None else (f.name, inner, (f.length,)))
        made = np.dtype(parts, align=True)
        if made.itemsize != layout_of(cls).size:
            raise TypeError(f"{cls.__name__}: the packed layout and the dtype differ")
        _dtypes[cls] = made
    return _dtypes[cls]


def record_array(rec: object) -> np.ndarray[Any, np.dtype[np.void]]:
    """Return the record as a NumPy array of one element."""
    import numpy as np

    # Not a copy of an array: that would leave the padding as it was in memory.
    return np.frombuffer(bytearray(pack(rec)), dtype_of(type(rec)))


# --- JSON ------------------------------------------------------------------------------------------------


def to_json(rec: object) -> dict[str, Json]:
    """Return the record as plain JSON values; named numbers and sets are written by name."""
    return {f.name: _value_to_json(f, getattr(rec, f.name)) for f in fields_of(type(rec))}


def _value_to_json(f: Field, value: Any) -> Json:
    if f.of is not None:
        return [to_json(r) for r in value]
    if f.length is not None:
        return [_one_to_json(f, x) for x in value]
    return _one_to_json(f, value)


def _one_to_json(f: Field, x: int) -> Json:
    if f.names is None:
        return x
    if f.is_set:
        return [name for i, name in enumerate(f.names) if x >> i & 1]
    return None if x == -1 else f.names[x]


def from_json(cls: type[T], data: Json, where: str = "") -> T:
    """Read a record; every mistake is reported with the place where it stands."""
    where = where or cls.__name__
    if not isinstance(data, dict):
        raise Malformed(f"{where}: expected an object, not {_kind(data)}")
    fields = fields_of(cls)
    known = {f.name for f in fields}
    for key in data:
        if key not in known:
            raise Malformed(f"{where}: unknown field {str(key)[:60]!r}")
    made = cls()
    for f in fields:
        if f.name not in data:
            raise Malformed(f"{where}: the field {f.name!r} is missing")
        setattr(made, f.name, _value_from_json(f, data[f.name], f"{where}.{f.name}"))
    return made


def _value_from_json(f: Field, data: Json, where: str) -> Any:
    read: Callable[[Json, str], Any] = lambda x, at: one_from_json(f, x, at)  # noqa: E731 - two short forms
    if f.of is not None:
        inner = f.of
        read = lambda x, at: from_json(inner, x, at)  # noqa: E731
    if f.length is None:
        return read(data, where)
    if not isinstance(data, list) or len(data) != f.length:
        found = f"{len(data)}" if isinstance(data, list) else _kind(data)
        raise Malformed(f"{where}: expected a list of {f.length}, not {found}")
    return [read(x, f"{where}[{i}]") for i, x in enumerate(data)]


def one_from_json(f: Field, data: Json, where: str) -> int:
    """Read one number, name or set of a field."""
    if f.is_set:
        assert f.names is not None
        if not isinstance(data, list):
            raise Malformed(f"{where}: expected a list of names, not {_kind(data)}")
        total = 0
        for x in data:
            bit = 1 << _index(f.names, x, where)
            if total & bit:
                raise Malformed(f"{where}: {x!r} is there twice")
            total |= bit
        return total
    if f.names is not None:
        return -1 if data is None else _index(f.names, data, where)
    if not isinstance(data, int) or isinstance(data, bool):
        raise Malformed(f"{where}: expected a whole number, not {_kind(data)}")
    if not f.low <= data <= f.high:
        raise Malformed(f"{where}: {short(data)} is not between {f.low} and {f.high}")
    return data


def _index(names: tuple[str, ...], data: Json, where: str) -> int:
    if not isinstance(data, str) or data not in names:
        raise Malformed(f"{where}: {str(data)[:60]!r} is not one of {names[0]!r} … {names[-1]!r}")
    return names.index(data)


def _kind(data: Json) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return names.get(type(data), "a number")


def json_schema(cls: type) -> dict[str, Json]:
    """Return the JSON Schema of the record, with the documentation of each field."""
    properties = {f.name: {"description": f.doc, **_schema_of(f)} for f in fields_of(cls)}
    return {
        "title": cls.__name__,
        "description": (cls.__doc__ or "").strip(),
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _schema_of(f: Field) -> dict[str, Json]:
    if f.of is not None:
        one: dict[str, Json] = json_schema(f.of)
    elif f.is_set:
        one = {"type": "array", "items": {"enum": list(f.names or ())}, "uniqueItems": True}
    elif f.names is not None:
        one = {"enum": [*f.names, None]}
    else:
        one = {"type": "integer", "minimum": f.low, "maximum": f.high}
    if f.length is None:
        return one
    return {"type": "array", "items": one, "minItems": f.length, "maxItems": f.length}


def members(bits: int) -> Iterator[int]:
    """Yield the indices of the things in a set, lowest first."""
    for index in range(bits.bit_length()):
        if bits >> index & 1:
            yield index
