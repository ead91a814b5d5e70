"""The component files: printed and house values, packs of one's own, damaged files."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.components.pack import Pack, changes, read_pack
from cubarium.engine.match import Match
from cubarium.games.cubitos.data import values
from cubarium.games.cubitos.data.schema import CARDS, CARDS_OF_COLOUR, COLOURS, SCHEMA
from tests.games.cubitos.table import SPEC
from tests.games.packs import edit, exported, problems_of

COSTS = {
    "red": (5, 5, 6, 6, 6, 4, 4),
    "orange": (6, 4, 4, 5, 6, 6, 6),
    "yellow": (6, 7, 7, 6, 5, 6, 5),
    "green": (4, 4, 4, 4, 4, 5, 4),
    "blue": (7, 7, 7, 8, 7, 6, 7),
    "purple": (8, 8, 9, 9, 8, 9, 8),
    "brown": (3, 4, 3, 3, 4, 3, 3),
    "white": (6, 6, 6, 6, 7, 7, 5),
}
IN_THE_BOX = 7
"""Printed cards of each colour."""


problems = partial(problems_of, SCHEMA)


@pytest.fixture(scope="module")
def pack() -> Pack:
    return read_pack(SCHEMA)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return exported(SCHEMA, tmp_path)


# Values


@pytest.mark.rule("cubitos-1.2", "cubitos-6.1")
def test_costs_by_colour(pack: Pack) -> None:
    found = {
        colour: tuple(pack.tables["card"][card]["cost"] for card in CARDS_OF_COLOUR[colour][:IN_THE_BOX])
        for colour in COLOURS
    }
    assert found == COSTS


def test_the_globals_are_the_tables_of_the_built_in_pack(pack: Pack) -> None:
    made = values.values_from(pack)
    named = {name for name in values.__annotations__ if not name.startswith("_")}
    assert {name: made[name] for name in named} == {name: getattr(values, name) for name in named}


def test_tables_hold_plain_numbers(pack: Pack) -> None:
    # A bool is an int to Python but not to compiled rules.
    for name, table in values.values_from(pack).items():
        if name != "HOUSE_VALUES":
            rows = table if isinstance(table, tuple) else (table,)
            cells = [cell for row in rows for cell in (row if isinstance(row, tuple) else (row,))]
            assert {type(cell) for cell in cells} == {int}, name


def test_every_cost_is_a_house_value_with_a_reason(pack: Pack) -> None:
    assert {f"card.{card}.cost" for card in CARDS} <= set(pack.house_values)
    assert all(pack.sources[name].reason for name in pack.house_values)


def test_what_the_rulebook_tells_is_no_house_value(pack: Pack) -> None:
    known = [
        *("game.light_gray", "game.dark_gray", "game.draw_amount", "game.risk_from", "game.coins_per_foot"),
        *("game.purchases", "fans.beyond", "join.feet", "die.light-gray.faces", "die.dark-gray.faces"),
        *("card.rollosaurus.feet", "card.smelly-cat.feet", "card.bahama-llama.water", "card.wizard.credits"),
    ]
    assert not set(known) & set(pack.house_values)
    assert {pack.sources[name].sources for name in known} == {("rulebook",)}


def test_the_ends_of_the_fan_track_are_known_and_the_rest_is_ours(pack: Pack) -> None:
    house = ("house",) * 11
    assert pack.sources["fans.credits"].sources == ("rulebook", "rulebook", *house, "rulebook")
    assert pack.sources["fans.tokens"].sources == ("rulebook", "rulebook", *house, "house")


# A pack of one's own


@pytest.mark.rule("cubitos-1.3", "cubitos-1.4")
def test_a_changed_value_changes_the_game(mine: Path) -> None:
    edit(mine, "game.toml", "light_gray = 7", "light_gray = 6")
    changed = read_pack(SCHEMA, mine)
    assert [change.name for change in changes(read_pack(SCHEMA), changed)] == ["game.light_gray"]
    state = Match(SPEC, {"players": 2}, components=changed, seed=1).state
    assert state.supply[0] == 28 - 2 * 6


# Damaged files


FACES = 'faces = { value = ["coin", "blank", "blank", "blank", "blank", "blank"], source = "rulebook" }'
FIRST_FACES = 'faces = ["credit", "foot", "coin", "blank", "blank", "blank"]'
IN_ORDER = f"one card of each colour in the order {', '.join(COLOURS)}"


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        pytest.param(
            "dice.toml",
            FACES,
            FACES.replace("coin", "foot"),
            'dice.toml:13: die "light-gray": a light-gray die may show coin, blank, not foot (cubitos-1.1)',
            id="a face the kind has not",
        ),
        pytest.param(
            "dice.toml",
            FIRST_FACES,
            FIRST_FACES.replace("credit", "ability"),
            'dice.toml:67: die "first-player": a first-player die may show credit, foot, coin, blank,'
            " not ability (cubitos-1.1)",
            id="a symbol on the first-player die",
        ),
        pytest.param(
            "dice.toml",
            FACES,
            FACES.replace('"coin", ', ""),
            'dice.toml:13: die "light-gray": faces must be a list of 6 (cubitos-1.1)',
            id="five faces",
        ),
        pytest.param(
            "dice.toml",
            "count = { value = 1, ",
            "count = { value = 2, ",
            'dice.toml:66: die "first-player": count must be a whole number from 1 to 1 (cubitos-1.1)',
            id="two first-player dice",
        ),
        pytest.param(
            "races.toml",
            '"mr-soldier"',
            '"dugout"',
            f'races.toml:9: race "race-1": {IN_ORDER}: dugout stands wrong (cubitos-1.2)',
            id="two cards of a colour",
        ),
        pytest.param(
            "races.toml",
            '    "mr-soldier",\n',
            "",
            'races.toml:9: race "race-1": cards must be a list of 8 (cubitos-1.2)',
            id="seven cards",
        ),
        pytest.param(
            "races.toml",
            "laps = 1",
            "laps = 0",
            'races.toml:8: race "race-1": laps must be a whole number from 1 to 9 (cubitos-1.2)',
            id="no lap",
        ),
        pytest.param(
            "game.toml",
            "light_gray = 7",
            "light_gray = 8",
            "game.toml:6: game: light_gray times 4 players is more than the 28 dice there are (cubitos-1.4)",
            id="too many light gray dice dealt",
        ),
        pytest.param(
            "game.toml",
            "dark_gray = 2",
            "dark_gray = 4",
            "game.toml:7: game: dark_gray times 4 players is more than the 12 dice there are (cubitos-1.4)",
            id="too many dark gray dice dealt",
        ),
        pytest.param(
            "dice.toml",
            "count = { value = 28, ",
            "count = { value = 27, ",
            "game.toml:6: game: light_gray times 4 players is more than the 27 dice there are (cubitos-1.4)",
            id="too few light gray dice",
        ),
        pytest.param(
            "game.toml",
            "[0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]",
            "[0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]",
            "game.toml:15: fans: credits must be a list of 14 (cubitos-8.2)",
            id="a fan track of twelve spaces",
        ),
        pytest.param(
            "cards.toml",
            "cost = 5",
            "cost = 0",
            'cards.toml:24: card "mr-soldier": cost must be a whole number from 1 to 20 (cubitos-6.1)',
            id="a card for nothing",
        ),
        pytest.param(
            "cards.toml",
            'id = "punch-guy"\n',
            'id = "punch-guy"\ncoins = 2\n',
            'cards.toml:31: card "punch-guy": coins is not allowed for this card (cubitos-11.1)',
            id="an amount the card has not",
        ),
    ],
)
def test_a_damaged_file_is_refused_with_the_line_and_the_rule(
    mine: Path, file: str, old: str, new: str, problem: str
) -> None:
    edit(mine, file, old, new)
    assert problems(mine) == (problem,)


def test_an_unknown_die_and_the_missing_one_are_named(mine: Path) -> None:
    edit(mine, "dice.toml", 'id = "red"', 'id = "pink"')
    assert problems(mine) == (
        'dice.toml:23: die "pink" is unknown (cubitos-1.1)',
        'dice.toml: die "red" is missing (cubitos-1.1)',
    )


def test_every_race_and_every_kind_of_dice_is_checked(mine: Path) -> None:
    edit(mine, "races.toml", '    "el-bandito",\n    "the-babe",', '    "the-babe",\n    "el-bandito",')
    edit(mine, "dice.toml", 'id = "white"\n', 'id = "white" # cats\n')
    edit(mine, "dice.toml", '["ability", "foot", "foot", ', '["ability", "power", "foot", ')
    found = problems(mine)
    assert [text.split(": ")[1] for text in found] == ['die "white"', 'race "grand-finale"']


@pytest.mark.rule("cubitos-4.4")
def test_a_tie_break_that_is_left_out_is_none(mine: Path) -> None:
    assert values_of(mine)["TIE_BREAK"][:7] == (1, 1, 1, 0, 1, 1, 0)
    edit(mine, "cards.toml", 'cost = 5\ntie_break = "first-player"\n', "cost = 5\n")
    assert values_of(mine)["TIE_BREAK"][:7] == (0, 1, 1, 0, 1, 1, 0)


def values_of(folder: Path) -> dict[str, Any]:
    return dict(SPEC.components.values(read_pack(SCHEMA, folder)))
