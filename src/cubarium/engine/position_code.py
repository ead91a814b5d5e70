"""A position as one short word, for links: its packed bytes, deflated, in letters that addresses may have."""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.record import from_json, layout_of, pack, to_json, unpack

MOST_LETTERS = 4000
UNREADABLE = "this is no position of the game"


def position_code(state: Any) -> str:
    """Return the word that stands for a state."""
    return urlsafe_b64encode(zlib.compress(pack(state), 9)).decode().rstrip("=")


def read_position_code(spec: GameSpec, code: str) -> dict[str, Any]:
    """Return the position that a word stands for, as JSON; whether it is possible, a match tells.

    Raises:
        Malformed: if it is not a word that `position_code` could have made of some state.
    """
    size = layout_of(spec.records.state).size
    if len(code) > MOST_LETTERS:
        raise Malformed(UNREADABLE)
    try:
        reader = zlib.decompressobj()
        data = reader.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), size + 1)
        if len(data) != size or not reader.eof or reader.unused_data:
            raise Malformed(UNREADABLE)
        position = to_json(unpack(spec.records.state, data))
        # A name that is not there would be another one counted from the end.
        if pack(from_json(spec.records.state, position)) != data:
            raise Malformed(UNREADABLE)
    except (zlib.error, binascii.Error, ValueError, IndexError) as problem:
        if isinstance(problem, CubariumError):
            raise
        raise Malformed(UNREADABLE) from problem
    return position
