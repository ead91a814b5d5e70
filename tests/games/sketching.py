"""Sketches made of whole positions, by leaving things out."""

from __future__ import annotations

import random
from typing import Any

from cubarium.engine.record import Field, fields_of, to_json

FOLLOWS = ("empty",)
"""Fields that only count what others say: without those, hardly any position has just these numbers."""
WHOLE = 0.7
"""How often a list or a set that is kept is kept whole."""


def left_out(s: Any, mind: random.Random, share: float) -> dict[str, Any]:
    """Return a sketch that keeps about a share of what a state says."""
    return _kept(type(s), to_json(s), mind, share)


def _kept(record: type, data: dict[str, Any], mind: random.Random, share: float) -> dict[str, Any]:
    sketch: dict[str, Any] = {}
    for f in fields_of(record):
        if f.of is not None:
            sketch[f.name] = [_kept(f.of, inner, mind, share) for inner in data[f.name]]
        elif mind.random() < share and (share == 1 or f.name not in FOLLOWS):
            sketch[f.name] = _part(f, data[f.name], mind)
    return sketch


def _part(f: Field, value: Any, mind: random.Random) -> Any:
    if mind.random() < WHOLE or (f.length is None and not f.is_set):
        return value
    if f.length is not None:
        return {str(i): x for i, x in enumerate(value) if mind.random() < mind.random()}
    return {name: name in value for name in f.names or () if mind.random() < mind.random()}
