"""The values of a game as a form: in words, with how each can be changed."""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.naming import (
    told_choice,
    told_entry,
    told_key,
    told_name,
    told_reason,
    told_table,
    told_value,
)
from cubarium.engine.components.pack import Pack, built_in_pack, name_of
from cubarium.engine.components.schema import Bool, Choice, Int, Kind, List
from cubarium.engine.components.setting import MANY_PARTS, addresses_of, key_of, value_at
from cubarium.engine.contract import GameSpec
from cubarium.server.lab.experiments import MOST_MINUTES
from cubarium.server.wire.lab import (
    LEAST_GAMES,
    MOST_GAMES,
    ChoiceInfo,
    Control,
    EntryInfo,
    LabForm,
    ValueGroup,
    ValueInfo,
)

OFFERED = (10_000, 100_000, 1_000_000)


def form_of(spec: GameSpec, language: str) -> LabForm:
    """Return all values of a game in groups, one for each table."""
    pack = built_in_pack(spec.components.schema)
    groups: dict[str, dict[str, list[ValueInfo]]] = {}
    for address in addresses_of(pack.tables):
        table, entry = str(address[0]), str(address[1]) if len(address) == MANY_PARTS else ""
        values = groups.setdefault(table, {}).setdefault(entry, [])
        values.append(_value(spec, pack, address, language))
    return LabForm(
        game=spec.id,
        name=spec.table.words.game_name(language),
        groups=[
            ValueGroup(
                table=table,
                label=told_table(table, language, many=True),
                entries=[
                    EntryInfo(label=_label(spec, table, entry, language), values=values)
                    for entry, values in entries.items()
                ],
            )
            for table, entries in groups.items()
        ],
        games=list(OFFERED),
        least_games=LEAST_GAMES,
        most_games=MOST_GAMES,
        minutes=MOST_MINUTES,
    )


def _label(spec: GameSpec, table: str, entry: str, language: str) -> str:
    return told_entry(spec, table, entry, language, full=True) if entry else ""


def _value(spec: GameSpec, pack: Pack, address: Any, language: str) -> ValueInfo:
    name, value = name_of(address), value_at(pack, address)
    table, key = str(address[0]), str(address[-1])
    kind, source = key_of(spec.components.schema, address).kind, pack.sources[name]
    item = kind.item if isinstance(kind, List) else kind
    choices = item.options if isinstance(item, Choice) else ()
    return ValueInfo(
        name=name,
        key=told_key(table, key, language),
        told=told_name(spec, name, language),
        value=value,
        text=told_value(spec, name, value, language),
        control=control_of(kind),
        low=item.low if isinstance(item, Int) else None,
        high=item.high if isinstance(item, Int) else None,
        length=kind.length if isinstance(kind, List) else None,
        choices=[ChoiceInfo(value=each, label=told_choice(spec, key, each, language)) for each in choices],
        is_house=source.is_house,
        reason=told_reason(spec, pack, name, language),
    )


def control_of(kind: Kind) -> Control:
    """Return what changes a value of this kind."""
    match kind:
        case Int():
            return "number"
        case Bool():
            return "toggle"
        case Choice():
            return "choice"
        case List(item=Int()):
            return "numbers"
        case List(item=Choice()):
            return "choices"
        case _:
            return "drawing"
