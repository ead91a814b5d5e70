"""How a table is set: options by name, checked against what a game allows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import ImpossiblePosition, Malformed, short
from cubarium.engine.record import from_json


def read_options(
    spec: GameSpec, players: int | None, variant: str, rounds: int | None, given: Sequence[str]
) -> dict[str, int]:
    """Join the ways to set options: the variant first, then the named ones, then `--option name=value`."""
    options: dict[str, int] = {}
    if variant:
        if variant not in spec.settings.variants:
            raise Malformed(
                f"{spec.id} has no variant {variant[:40]!r}; it has {', '.join(spec.settings.variants)}"
            )
        options.update(spec.settings.variants[variant])
    if players is not None:
        options["players"] = players
    if rounds is not None:
        options["rounds"] = rounds
    for text in given:
        name, _, value = text.partition("=")
        if not re.fullmatch(r"-?[0-9]{1,9}", value):
            raise Malformed(f"--option {text[:60]!r}: write NAME=NUMBER")
        options[name] = int(value)
    return options


def checked_options(spec: GameSpec, given: Mapping[str, Any]) -> Any:
    """Return the options record for the given settings; what is not given takes its default."""
    known = {o.name: o for o in spec.settings.options}
    for name in given:
        if name not in known:
            raise Malformed(f"{spec.id} has no option {str(name)[:60]!r}; it has {', '.join(known)}")
    values = {name: given.get(name, option.default) for name, option in known.items()}
    for name, value in values.items():
        option = known[name]
        if not isinstance(value, int) or isinstance(value, bool):
            raise Malformed(f"{name}: expected a whole number, not {short(value)!r}")
        if not option.low <= value <= option.high:
            raise Malformed(f"{name}: {short(value)} is not between {option.low} and {option.high}")
    for option in known.values():
        if values[option.name] > option.highest(values):
            raise Malformed(
                f"{option.name}: {values[option.name]} are too many for {values['players']} players,"
                f" {option.spares} of whom must be there from the start"
            )
    for option in known.values():
        if option.first_chair is not None and values[option.name] - option.first_chair >= values["players"]:
            seat = values[option.name] - option.first_chair + 1
            raise Malformed(f"{option.name}: there is no seat {seat} of {values['players']}")
    if conflict := spec.settings.conflicts(values):
        raise Malformed(conflict)
    return from_json(spec.records.options, values)


def options_of_position(spec: GameSpec, state: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options a position was played with; given ones may not contradict it."""
    options = dict(given)
    for option in spec.settings.options:
        stands = getattr(state, option.name, None)
        if stands is None:
            continue
        wanted = given.get(option.name, stands)
        if wanted != stands and not (option.automatic and wanted == option.default):
            raise ImpossiblePosition(
                [f"{option.name} is {stands} in the position and {short(wanted)} in the options"]
            )
        options[option.name] = stands
    return options
