"""What values of packs are called: every value of every game, in words of every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cubarium.engine.components.naming import (
    CATALOGUE,
    told_choice,
    told_entry,
    told_key,
    told_name,
    told_reason,
    told_table,
    told_value,
)
from cubarium.engine.components.pack import built_in_pack, name_of
from cubarium.engine.components.schema import Choice, List
from cubarium.engine.components.setting import MANY_PARTS, addresses_of, key_of, value_at
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES, MINUS, NARROW_SPACE

RAW = re.compile(r"_|[{}]|\b[a-z]+-\d")
"""What ids look like, and no words do."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_value_has_a_name_of_its_own_in_words(game: str, language: str) -> None:
    spec = load_game(game)
    schema = spec.components.schema
    pack = built_in_pack(schema)
    names: dict[str, str] = {}
    for address in addresses_of(pack.tables):
        name = name_of(address)
        table, key = str(address[0]), str(address[-1])
        told = told_name(spec, name, language)
        assert not RAW.search(told), told
        assert any(CATALOGUE.has(language, f"key-{each}") for each in keys_of(table, key)), name
        assert CATALOGUE.has(language, f"table-{table}"), name
        assert told_table(table, language, many=True)
        if len(address) == MANY_PARTS:
            assert told_entry(spec, table, str(address[1]), language) != address[1], name
        assert not RAW.search(told_value(spec, name, value_at(pack, address), language)), name
        for choice in choices_of(key_of(schema, address).kind):
            found = told_choice(spec, key, choice, language)
            assert not RAW.search(found), (name, choice)
        assert names.setdefault(told, name) == name, "two values are called alike"


def keys_of(table: str, key: str) -> tuple[str, ...]:
    return tuple(each.replace("_", "-") for each in (f"{table}-{key}", key))


def choices_of(kind: Any) -> tuple[str, ...]:
    item = kind.item if isinstance(kind, List) else kind
    return item.options if isinstance(item, Choice) else ()


@pytest.mark.parametrize("game", game_ids())
def test_every_reason_is_told_in_every_language_as_the_pack_says_it(game: str) -> None:
    spec = load_game(game)
    pack = built_in_pack(spec.components.schema)
    for name, source in pack.sources.items():
        told = {language: told_reason(spec, pack, name, language) for language in LANGUAGES}
        plain = told["en"].replace(MINUS, "-").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        assert plain == (source.reason or "")
        assert len(set(told.values())) == (len(LANGUAGES) if source.reason else 1), name


def test_names_are_those_of_the_table() -> None:
    cubosaurs, cubitos = load_game("cubosaurs"), load_game("cubitos")
    assert told_name(cubosaurs, "tile.1.cost", "en") == "Tile 1: cost"
    assert told_name(cubosaurs, "tile.1.cost", "fr") == f"Tuile 1{NARROW_SPACE}: coût"
    assert told_entry(cubosaurs, "tile", "1", "en", full=True) == "Tile 1 Variety"
    assert told_name(cubitos, "card.rollosaurus.feet", "en") == "Rollosaurus: feet"
    assert told_value(cubosaurs, "type.ptero.points", (-1, 4), "en") == "\N{MINUS SIGN}1, 4"
    assert told_value(cubosaurs, "card.egg-raptor.counts", ("grey", "black"), "en") == (
        "Grey Velociraptor, Black Velociraptor"
    )
    assert told_value(cubitos, "circuit.nothing-goes-right.limits", (), "en") == "nothing"


def test_places_are_counted_as_places_and_drawings_as_lines() -> None:
    spec = load_game("cubitos")
    circuit = built_in_pack(spec.components.schema).tables["circuit"]["testing-the-waters"]
    told = {
        (key, language): told_value(spec, f"circuit.testing-the-waters.{key}", circuit[key], language)
        for key in ("exits", "entries", "limits", "links", "zones")
        for language in LANGUAGES
    }
    assert told == {
        ("exits", "en"): "6 places",
        ("exits", "fr"): "6 endroits",
        ("entries", "en"): "6 places",
        ("entries", "fr"): "6 endroits",
        ("limits", "en"): "3 places",
        ("limits", "fr"): "3 endroits",
        ("links", "en"): "one pair of places",
        ("links", "fr"): "1 paire d\N{RIGHT SINGLE QUOTATION MARK}endroits",
        ("zones", "en"): "a drawing of 11 lines",
        ("zones", "fr"): "un dessin de 11 lignes",
    }
    assert told_value(spec, "circuit.testing-the-waters.islands", ((3, 4),), "en") == "one place"
    assert told_value(spec, "circuit.testing-the-waters.islands", ((3, 4),), "fr") == "1 endroit"


def test_what_nobody_has_put_into_words_is_told_as_it_stands_in_the_files() -> None:
    assert told_key("gem", "sharp_edges", "en") == "sharp edges"
    assert told_table("gem", "fr") == "gem"


def test_choices_of_all_games_are_words() -> None:
    spec = load_game("trex")
    assert [told_choice(spec, "symbol", each, "fr") for each in ("draw-2", "meteor")] == [
        "pioche 2",
        "météorite",
    ]
    assert told_choice(spec, "colour", "red", "fr") == "Rouge"
