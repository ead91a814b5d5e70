"""Single values of a pack, given by name: what they become, and how wrong ones are told."""

from __future__ import annotations

import pytest

from cubarium.engine.components.pack import ComponentError, built_in_pack, changes, read_pack
from cubarium.engine.components.setting import set_values
from cubarium.engine.registry import game_ids, load_game

SCHEMA = load_game("cubosaurs").components.schema
BASE = read_pack(SCHEMA)


@pytest.mark.parametrize("game", game_ids())
def test_without_a_change_the_pack_is_the_same(game: str) -> None:
    schema = load_game(game).components.schema
    base = read_pack(schema)
    same = set_values(schema, base, [])
    assert same == base
    assert [*same.tables] == [*base.tables]


def test_values_change_and_become_house_values() -> None:
    pack = set_values(
        SCHEMA, BASE, ["tile.1.cost=3", "type.trex.points = [1, 2, 3, 4]", "card.trex-3.icon=true"]
    )
    assert {(name, after) for name, _, after in changes(BASE, pack)} == {
        ("tile.1.cost", 3),
        ("type.trex.points", (1, 2, 3, 4)),
        ("card.trex-3.icon", True),
    }
    assert "type.trex.points" in pack.house_values
    assert "type.trex.points" not in BASE.house_values
    assert pack.digest != BASE.digest


def test_a_value_set_back_gives_the_digest_of_the_pack() -> None:
    changed = set_values(SCHEMA, BASE, ["tile.1.cost=3"])
    assert set_values(SCHEMA, changed, ["tile.1.cost=5"]).digest == BASE.digest


def test_a_word_needs_no_quotation_marks() -> None:
    schema = load_game("trex").components.schema
    packs = [
        set_values(schema, read_pack(schema), [f"card.red-15.symbol={word}"])
        for word in ('"meteor"', "meteor")
    ]
    assert packs[0].tables["card"]["red-15"]["symbol"] == "meteor"
    assert packs[0].digest == packs[1].digest


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("tile.1.cost=99", "tile.1.cost: cost must be a whole number from 0 to 40 (cubosaurs-6.3)"),
        ("tile.1.cost=NaN", "tile.1.cost: cost must be a whole number from 0 to 40 (cubosaurs-6.3)"),
        (
            f"tile.1.cost={'9' * 5000}",
            "tile.1.cost: cost must be a whole number from 0 to 40 (cubosaurs-6.3)",
        ),
        ("tile.1.cost=", "tile.1.cost: cost must be a whole number from 0 to 40 (cubosaurs-6.3)"),
        (
            'card.egg-trex.counts=["stego"]',
            'card.egg-trex.counts: counts must name "trex", one egg for each type',
        ),
        ("game.dealt=11", "game.dealt: dealt must be less than deck_per_player"),
        ("tile.1.colour=3", "there is no such value; tile.1 has points, cost, moment, interaction"),
        ("tile.11.cost=3", "there is no such value; a name looks like tile.1, tile.2, tile.3"),
        ("tile.1.effect=x", "there is no such value"),
        ("cost", "write NAME=VALUE"),
    ],
)
def test_what_cannot_be_is_told_with_its_name_and_rule(given: str, told: str) -> None:
    with pytest.raises(ComponentError) as refused:
        set_values(SCHEMA, BASE, [given])
    assert told in str(refused.value)
    assert len(refused.value.problems) == 1


def test_a_pack_keeps_what_was_set_in_one_way_of_writing() -> None:
    given = [
        " tile.1.cost = 3 ",
        'card.egg-trex.counts = [ "trex" ]',
        "tile.2.cost=9",
        "tile.2.cost=2",
        "type.trex.points=[1, 2,3,4]",
    ]
    pack = set_values(SCHEMA, BASE, given)
    assert pack.values == ("type.trex.points=[1,2,3,4]", "tile.1.cost=3")
    assert set_values(SCHEMA, BASE, pack.values) == pack
    assert pack.edition == (pack.digest, pack.values)
    further = set_values(SCHEMA, pack, ["game.tokens=9"])
    assert set_values(SCHEMA, BASE, further.values).digest == further.digest


def test_a_word_is_kept_without_its_quotation_marks() -> None:
    trex = load_game("trex").components.schema
    pack = set_values(trex, built_in_pack(trex), ['card.red-15.symbol="draw-3"'])
    assert pack.values == ("card.red-15.symbol=draw-3",)


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(ComponentError) as refused:
        set_values(SCHEMA, BASE, ["tile.1.cost=-1", "x=1", "tile.2.cost=3", "game.tokens=100"])
    assert [problem.partition(":")[0] for problem in refused.value.problems] == [
        "tile.1.cost",
        '"x"',
        "game.tokens",
    ]
