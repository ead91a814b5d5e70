"""The component files: what the rulebook tells, what we chose, and packs of other people."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cubarium.engine.components.pack import read_pack
from cubarium.engine.match import Match
from cubarium.games.trex.data import values
from cubarium.games.trex.data.schema import SCHEMA
from tests.games.packs import edit, exported, problems_of
from tests.games.trex.table import BUILT_IN, CARDS, COLOURS, SPEC, changed_pack, random_game

FROM_THE_BOOK = ("brown-3", "yellow-6", "blue-7", "brown-8", "blue-12")


problems = partial(problems_of, SCHEMA)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return exported(SCHEMA, tmp_path)


@pytest.mark.rule("trex-1.1")
def test_numbers_and_colours_go_together() -> None:
    numbers: dict[str, tuple[int, ...]] = dict.fromkeys(COLOURS, ())
    for card in range(15):
        colour = COLOURS[values.CARD_COLOUR[card]]
        numbers[colour] = (*numbers[colour], values.CARD_NUMBER[card])
    assert numbers == {
        "yellow": (1, 6, 11),
        "blue": (2, 7, 12),
        "brown": (3, 8, 13),
        "green": (4, 9, 14),
        "red": (5, 10, 15),
    }
    assert CARDS[15:] == ("chamaelosaurus", "shower")


@pytest.mark.rule("trex-1.2")
def test_six_cards_are_meteors_and_nine_draw() -> None:
    assert values.METEORS.bit_count() == 6
    assert sorted(draws for draws in values.CARD_DRAWS if draws) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert all((values.METEORS >> card & 1) != (values.CARD_DRAWS[card] > 0) for card in range(15))


@pytest.mark.rule("trex-1.2")
def test_the_symbols_the_rulebook_does_not_tell_are_house_values() -> None:
    house = {name for name in values.HOUSE_VALUES if name.startswith("card.")}
    expected = {f"card.{name}.symbol" for name in CARDS[:15] if name not in FROM_THE_BOOK}
    assert house == expected


@pytest.mark.rule("trex-1.5")
def test_the_colours_of_the_eggs_are_house_values_but_for_green() -> None:
    house = {name for name in values.HOUSE_VALUES if name.startswith("egg.")}
    assert house == {f"egg.{colour}.count" for colour in COLOURS if colour != "green"}
    assert values.EGG_COUNTS == (6, 6, 6, 6, 6)


@pytest.mark.rule("trex-6.1", "trex-1.7")
def test_twelve_rounds_and_seven_cards() -> None:
    assert (values.ROUNDS, values.HAND_SIZE) == (12, 7)


def test_a_pack_may_change_symbols(mine: Path) -> None:
    edit(mine, "cards.toml", 'symbol = "draw-1"', 'symbol = "meteor"')
    pack = read_pack(SCHEMA, mine)
    assert SPEC.components.values(pack)["METEORS"] == values.METEORS | 1
    *_, match = random_game(1, pack, players=3)
    assert match.is_over


def test_a_card_keeps_the_colour_and_number_of_its_name(mine: Path) -> None:
    edit(mine, "cards.toml", "number = 1\n", "number = 2\n")
    edit(mine, "cards.toml", 'colour = "blue"', 'colour = "red"')
    found = problems(mine)
    assert len(found) == 2 and all("(trex-1.1)" in problem for problem in found)


def test_there_must_be_eggs_for_every_round(mine: Path) -> None:
    text = (mine / "eggs.toml").read_text(encoding="utf-8")
    (mine / "eggs.toml").write_text(text.replace("count = 6", "count = 3"), encoding="utf-8")
    (problem,) = problems(mine)
    assert "at most 9" in problem and "(trex-1.5)" in problem


@pytest.mark.parametrize(("old", "new"), [("rounds = 12", "rounds = 13"), ("hand = 7", "hand = 0")])
def test_amounts_have_limits(mine: Path, old: str, new: str) -> None:
    edit(mine, "game.toml", old, new)
    assert len(problems(mine)) == 1


@pytest.mark.parametrize("hand", [1, 17])
def test_games_with_other_amounts_can_be_played(hand: int) -> None:
    pack = changed_pack(game={"hand": hand, "rounds": 3})
    *_, match = random_game(2, pack, players=4)
    assert match.is_over
    assert sum(sum(player["eggs"]) for player in match.to_json()["seats"]) == 6


def test_the_built_in_pack_is_what_the_rules_read() -> None:
    assert Match(SPEC, {}).components == BUILT_IN
    assert SPEC.components.values(BUILT_IN)["CARD_NAMES"] == CARDS
