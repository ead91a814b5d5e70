from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cubarium.engine.components.pack import Pack, Provenance, changes, read_pack
from cubarium.games.cubosaurs.data import values
from cubarium.games.cubosaurs.data.schema import SCHEMA
from tests.games.packs import edit, exported, problems_of

TYPES = ("trex", "stego", "bronto", "ptero", "penta", "grey", "black")
RAPTORS = [f"{colour}-{number}" for colour in ("grey", "black") for number in range(1, 8)]
ALL_TILES = range(1, 11)


problems = partial(problems_of, SCHEMA)


@pytest.fixture(scope="module")
def pack() -> Pack:
    return read_pack(SCHEMA)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return exported(SCHEMA, tmp_path)


def members(cards: int) -> list[str]:
    return [name for i, name in enumerate(values.CARD_NAMES) if cards >> i & 1]


# Values


@pytest.mark.rule("cubosaurs-1.1")
def test_there_are_55_cards_of_8_types() -> None:
    expected = [f"{name}-{number}" for name in TYPES for number in range(1, 8)]
    expected += ["egg-trex", "egg-stego", "egg-bronto", "egg-ptero", "egg-penta", "egg-raptor"]
    assert list(values.CARD_NAMES) == expected
    assert (
        list(values.CARD_TYPE)
        == [0] * 7 + [1] * 7 + [2] * 7 + [3] * 7 + [4] * 7 + [5] * 7 + [6] * 7 + [7] * 6
    )
    assert values.ALL_CARDS == 2**55 - 1
    assert [len(members(cards)) for cards in values.TYPE_CARDS] == [7, 7, 7, 7, 7, 7, 7, 6]
    assert sum(values.TYPE_CARDS) == values.ALL_CARDS


@pytest.mark.rule("cubosaurs-3.2")
def test_score_rows() -> None:
    assert values.SERIES == (
        (0, 4, 1, -2, -5),
        (0, 2, -1, -2, 8),
        (0, -3, 2, 5, -5),
        (0, -1, -1, -1, -1),
        (0, -3, -1, 3, 7),
    )


def test_raptor_values() -> None:
    assert values.PAIR == (0,) * 35 + (1, 1, 2, 2, 2, 3, 3) * 2 + (0,) * 6
    assert values.LONELY == (0,) * 35 + (-1, -1, -2, -2, -2, -3, -3) * 2 + (0,) * 6


def test_raptors_that_gain_most_by_a_partner_come_first() -> None:
    assert values.GREY_BEST_FIRST == (40, 41, 37, 38, 39, 35, 36)
    assert values.BLACK_BEST_FIRST == (47, 48, 44, 45, 46, 42, 43)


@pytest.mark.rule("cubosaurs-3.9")
def test_egg_values() -> None:
    assert values.EGG_TYPES == (1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5 | 1 << 6)
    assert values.EGG_REWARD == (4, 4, 3, 3, 3, 3)
    assert values.EGG_PENALTY == (-3, -3, -3, -3, -3, -3)


def test_sixteen_cards_bear_the_icon() -> None:
    expected = [f"{name}-{n}" for name in TYPES for n in ((1, 2, 3, 4) if name == "ptero" else (1, 2))]
    assert members(values.ICON_CARDS) == expected
    assert len(expected) == 16
    assert list(values.CARD_ICON) == [int(name in expected) for name in values.CARD_NAMES]


def test_tiles() -> None:
    assert values.TILE_COST == (5, 2, 2, 2, 1, 2, 4, 5, 3, 6)
    assert values.TILE_INTERACTION == 0b11_1100_0000
    assert values.TILE_AT_END == 0b00_0000_0011
    assert (values.POINTS_PER_TYPE, values.POINTS_PER_EGG) == (1, 2)


def test_amounts() -> None:
    assert (values.DECK_PER_PLAYER, values.DEALT) == (10, 4)
    assert (values.TOKENS, values.MARKET_EXTRA, values.TOKENS_PER_POINT) == (40, 1, 2)


def test_identical_cards_are_grouped() -> None:
    def group(name: str, sets: tuple[int, ...]) -> list[str]:
        return members(sets[values.CARD_NAMES.index(name)])

    assert group("trex-2", values.SAME_CARD) == ["trex-1", "trex-2"]
    assert group("ptero-7", values.SAME_CARD) == ["ptero-5", "ptero-6", "ptero-7"]
    assert group("grey-3", values.SAME_CARD) == ["grey-3", "grey-4", "grey-5"]
    assert group("egg-bronto", values.SAME_CARD) == ["egg-bronto"]
    assert group("trex-2", values.SAME_CARD_BASE) == [f"trex-{number}" for number in range(1, 8)]
    assert group("black-6", values.SAME_CARD_BASE) == ["black-6", "black-7"]
    assert group("egg-penta", values.SAME_CARD_BASE) == ["egg-penta"]


def test_icons_tell_raptors_of_equal_value_apart_only_with_dna(mine: Path) -> None:
    edit(mine, "cards.toml", "icon = false", "icon = true", after='"grey-4"')
    changed = values.values_from(read_pack(SCHEMA, mine))
    grey_4 = values.CARD_NAMES.index("grey-4")
    assert members(changed["SAME_CARD"][grey_4]) == ["grey-4"]
    assert members(changed["SAME_CARD_BASE"][grey_4]) == ["grey-3", "grey-4", "grey-5"]


def test_the_globals_are_the_tables_of_the_built_in_pack(pack: Pack) -> None:
    made = values.values_from(pack)
    assert made == {name: getattr(values, name) for name in made}
    annotated = {name for name in values.__annotations__ if not name.startswith("_")}
    assert annotated == set(made)


def test_tables_hold_plain_numbers(pack: Pack) -> None:
    # A bool is an int to Python but not to compiled rules.
    for name, table in values.values_from(pack).items():
        if name not in {"CARD_NAMES", "HOUSE_VALUES"}:
            rows = table if isinstance(table, tuple) else (table,)
            cells = [cell for row in rows for cell in (row if isinstance(row, tuple) else (row,))]
            assert {type(cell) for cell in cells} == {int}, name


# Where values come from


def test_sources_of_the_rows(pack: Pack) -> None:
    assert {name: pack.sources[f"type.{name}.points"].sources for name in TYPES[:5]} == {
        "trex": ("rulebook", "public", "public", "rulebook"),
        "stego": ("public",),
        "bronto": ("public", "public", "rulebook", "public"),
        "ptero": ("public",),
        "penta": ("rulebook", "public", "public", "public"),
    }


def test_house_values_are_exactly_those_no_source_gives(pack: Pack) -> None:
    expected = {f"card.{name}.icon" for name in values.CARD_NAMES}
    expected |= {f"card.{name}.{key}" for name in RAPTORS for key in ("pair", "lonely")}
    unknown_eggs = ("egg-trex", "egg-bronto", "egg-ptero", "egg-raptor")
    expected |= {f"card.{name}.{key}" for name in unknown_eggs for key in ("reward", "penalty")}
    expected |= {f"tile.{number}.cost" for number in ALL_TILES}
    expected |= {f"tile.{number}.interaction" for number in ALL_TILES if number not in (7, 10)}
    assert set(values.HOUSE_VALUES) == expected
    assert all(pack.sources[name].reason for name in expected)


def test_all_other_values_are_from_the_rulebook(pack: Pack) -> None:
    others = set(pack.sources) - set(values.HOUSE_VALUES) - {f"type.{name}.points" for name in TYPES[:5]}
    assert {pack.sources[name] for name in others} == {Provenance(("rulebook",))}
    assert (
        len(others) == 6 + 4 + 2 + 10 + 2 + 7
    )  # egg types, egg values, tiles: icons, moments, points; amounts


# A pack of one's own


def test_an_exported_pack_is_the_built_in_one(pack: Pack, mine: Path) -> None:
    exported = read_pack(SCHEMA, mine)
    assert exported.name == "mine"
    assert (exported.digest, exported.sources) == (pack.digest, pack.sources)
    assert changes(pack, exported) == ()


def test_a_changed_pack_changes_the_tables(pack: Pack, mine: Path) -> None:
    edit(mine, "cards.toml", "lonely = -1", "lonely = -9", after='"grey-2"')
    edit(mine, "tiles.toml", "cost = 2", "cost = 0", after="id = 3")
    edit(mine, "game.toml", "dealt = 4", "dealt = 5")
    changed = read_pack(SCHEMA, mine)
    assert [change.name for change in changes(pack, changed)] == [
        "card.grey-2.lonely",
        "tile.3.cost",
        "game.dealt",
    ]
    made = values.values_from(changed)
    assert made["GREY_BEST_FIRST"] == (36, 40, 41, 37, 38, 39, 35)
    assert made["TILE_COST"] == (5, 2, 0, 2, 1, 2, 4, 5, 3, 6)
    assert made["DEALT"] == 5
    assert set(made["HOUSE_VALUES"]) == {*values.HOUSE_VALUES, "game.dealt"}
    assert changed.digest != pack.digest


CARDS, TILES, GAME = "cards.toml", "tiles.toml", "game.toml"
TO_99 = "must be a whole number from 1 to 99"
FROM_99 = "must be a whole number from -99 to -1"


@pytest.mark.parametrize(
    ("edited", "line", "problem"),
    [
        ((CARDS, '"trex-3"', "trex-3", "trex-8"), 53, 'card "trex-8" is unknown (cubosaurs-1.1)'),
        ((CARDS, '"trex-3"', "trex-3", "trex-2"), 53, 'card "trex-2" is doubled (cubosaurs-1.1)'),
        (
            (CARDS, '"egg-stego"', '["stego"]', '["trex"]'),
            281,
            'card "egg-stego": counts must name "stego", one egg for each type (cubosaurs-1.1)',
        ),
        (
            (CARDS, '"egg-raptor"', '"grey", "black"', '"grey", "grey"'),
            309,
            'card "egg-raptor": counts must name "grey" and "black", one egg for each type (cubosaurs-1.1)',
        ),
        ((CARDS, '"stego"', ", 8]", "]"), 28, 'type "stego": points must be a list of 4 (cubosaurs-3.2)'),
        (
            (CARDS, '"stego"', "8]", "100]"),
            28,
            'type "stego": points item 4 must be a whole number from -99 to 99 (cubosaurs-3.2)',
        ),
        ((CARDS, "[[type]]", '"trex"', '"grey"'), 23, 'type "grey" is unknown (cubosaurs-3.2)'),
        (
            (CARDS, '"trex-3"', "icon", "pair = 1\nicon"),
            54,
            'card "trex-3": pair is not allowed for this card (cubosaurs-3.4)',
        ),
        ((CARDS, '"grey-1"', "pair = 1", "pair = 0"), 188, f'card "grey-1": pair {TO_99} (cubosaurs-3.4)'),
        ((CARDS, '"grey-1"', "= -1", "= 0"), 189, f'card "grey-1": lonely {FROM_99} (cubosaurs-3.5)'),
        ((CARDS, '"egg-raptor"', "= 3", "= -3"), 310, f'card "egg-raptor": reward {TO_99} (cubosaurs-3.7)'),
        (
            (CARDS, '"egg-raptor"', "= -3", "= 3"),
            311,
            f'card "egg-raptor": penalty {FROM_99} (cubosaurs-3.8)',
        ),
        ((CARDS, '"trex-3"', "false", "0"), 54, 'card "trex-3": icon must be true or false (cubosaurs-5.3)'),
        ((TILES, "id = 8", "id = 8", "id = 7"), 64, "tile 7 is doubled (cubosaurs-5.1)"),
        ((TILES, "id = 3", "false", '"no"'), 33, "tile 3: interaction must be true or false (cubosaurs-5.2)"),
        (
            (TILES, "id = 3", "cost = 2", "cost = 41"),
            31,
            "tile 3: cost must be a whole number from 0 to 40 (cubosaurs-6.3)",
        ),
        ((TILES, "id = 3", "instant", "end"), 32, 'tile 3: moment must be "instant" (cubosaurs-6.6)'),
        ((TILES, "id = 2", '"end"', '"instant"'), 25, 'tile 2: moment must be "end" (cubosaurs-6.6)'),
        ((TILES, "id = 1", "points = 1\n", ""), 12, "tile 1: points is missing (cubosaurs-7.1)"),
        (
            (GAME, "", "10", "12"),
            7,
            "game: deck_per_player must be a whole number from 1 to 11 (cubosaurs-1.2)",
        ),
        (
            (GAME, "", "dealt = 4", "dealt = 10"),
            8,
            "game: dealt must be less than deck_per_player, or nothing is left to draw (cubosaurs-1.3)",
        ),
        ((GAME, "", "40", "100"), 9, "game: tokens must be a whole number from 0 to 99 (cubosaurs-5.1)"),
        (
            (GAME, "", "extra = 1", "extra = 6"),
            10,
            "game: market_extra must be a whole number from 0 to 5 (cubosaurs-5.1)",
        ),
        ((GAME, "", "point = 2", "point = 0"), 11, f"game: tokens_per_point {TO_99} (cubosaurs-6.9)"),
    ],
)
def test_a_pack_that_breaks_a_rule_is_refused(
    mine: Path, edited: tuple[str, str, str, str], line: int, problem: str
) -> None:
    file, after, old, new = edited
    edit(mine, file, old, new, after)
    assert f"{file}:{line}: {problem}" in problems(mine)


@pytest.mark.rule("cubosaurs-1.1")
def test_no_card_may_be_missing(mine: Path) -> None:
    edit(mine, CARDS, '[[card]]\nid = "trex-3"\nicon = false\n', "")
    assert problems(mine) == ('cards.toml: card "trex-3" is missing (cubosaurs-1.1)',)


@pytest.mark.rule("cubosaurs-5.1")
def test_no_tile_may_be_missing(mine: Path) -> None:
    edit(mine, TILES, "id = 7", "id = 11")
    assert problems(mine) == (
        "tiles.toml:57: tile 11 is unknown (cubosaurs-5.1)",
        "tiles.toml: tile 7 is missing (cubosaurs-5.1)",
    )
