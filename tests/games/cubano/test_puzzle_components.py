from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from cubarium.engine.components.pack import ComponentError, export_pack, read_pack
from cubarium.engine.match import Match
from cubarium.engine.record import dtype_of, record_array
from cubarium.games.cubano.puzzle.data.schema import PATTERNS, SCHEMA
from cubarium.games.cubano.puzzle.data.values import (
    HOUSE_VALUES,
    NEXT_PLACE,
    PARS,
    PICTURES,
    PLACE_NAMES,
    PLACES,
    values_from,
)
from cubarium.games.cubano.puzzle.table.statistics import Statistics
from cubarium.games.cubano.rules.board import EDGE_SQUARES, EDGES, SQUARES
from tests.games.cubano.puzzle_table import ALL, SPEC, played_by_greedy, puzzle

Change = Callable[[str, str, str], Path]


@pytest.fixture
def change(tmp_path: Path) -> Change:
    """Return a function that changes a text in a file of a copy of the pack."""
    export_pack(SCHEMA, tmp_path)

    def replace(file: str, old: str, new: str) -> Path:
        text = (tmp_path / file).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return replace


@pytest.mark.rule("cubano-7.14")
def test_there_are_ten_pictures_and_all_differ() -> None:
    assert len(PATTERNS) == len(set(PICTURES)) == 10
    assert all(len(picture) == SQUARES for picture in PICTURES)
    assert list(PARS) == sorted(PARS)


def test_every_value_is_a_house_value() -> None:
    pack = read_pack(SCHEMA)
    assert set(HOUSE_VALUES) == set(pack.sources)
    assert all(provenance.reason for provenance in pack.sources.values())


def test_the_first_row_of_a_picture_is_the_one_at_the_top() -> None:
    boat = PICTURES[PATTERNS.index("boat")]
    assert boat[:8] == (6,) * 8
    assert boat[56:] == (0, 0, 0, 1, 0, 0, 0, 0)


def test_places_follow_one_another_in_a_straight_line() -> None:
    def step(place: int, direction: int) -> str:
        after = NEXT_PLACE[place][direction]
        return "" if after < 0 else PLACE_NAMES[after]

    def places(name: str) -> list[str]:
        return [step(PLACE_NAMES.index(name), direction) for direction in range(4)]

    assert places("a1") == ["b1", "", "a2", ""]
    assert places("d5") == ["e5", "c5", "d6", "d4"]
    assert places("h8") == ["", "g8", "", "h7"]
    assert places("c2-c3") == ["d2-d3", "b2-b3", "", ""]
    assert places("h2-h3") == ["", "g2-g3", "", ""]
    assert places("c2-d2") == ["", "", "c3-d3", "c1-d1"]
    assert places("g8-h8") == ["", "", "", "g7-h7"]


def test_the_way_back_leads_to_where_one_came_from() -> None:
    for place in range(PLACES):
        for direction, back in ((0, 1), (1, 0), (2, 3), (3, 2)):
            after = NEXT_PLACE[place][direction]
            if after >= 0:
                assert NEXT_PLACE[after][back] == place
                assert (after < EDGES) == (place < EDGES)
                if place < EDGES:
                    moved = {b - a for a, b in zip(EDGE_SQUARES[place], EDGE_SQUARES[after], strict=True)}
                    assert len(moved) == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("patterns.toml", '".RR..RR."', '".RR..RR"', "rows item 1 must be 8 characters"),
        ("patterns.toml", '".RR..RR."', '".RR..PP."', "rows item 1 must be 8 characters"),
        ("patterns.toml", "par = 22", "par = 61", "par must not be more than the 60 moves of a game"),
        ("patterns.toml", "id = 10", "id = 11", "pattern 11 is unknown"),
        ("game.toml", "strokes = 8", "strokes = 21", "strokes must be a whole number from 1 to 20"),
        ("game.toml", "moves = 60", "moves = 100", "moves must be a whole number from 1 to 99"),
    ],
)
def test_mistakes_in_a_pack_are_named(change: Change, file: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(ComponentError, match=problem):
        read_pack(SCHEMA, change(file, old, new))


def test_an_empty_picture_is_refused(change: Change, tmp_path: Path) -> None:
    for row in (".RR..RR.", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", ".RRRRRR.", "..RRRR..", "...RR..."):
        change("patterns.toml", f'"{row}"', '"........"')
    with pytest.raises(ComponentError, match="a picture needs at least one coloured square"):
        read_pack(SCHEMA, tmp_path)


def test_a_pack_may_bring_its_own_picture(change: Change) -> None:
    pack = read_pack(SCHEMA, change("patterns.toml", '"...RR..."', '"...RG..."'))
    match = Match(SPEC, {"pattern": 1}, seed=1, components=pack)
    assert match.state.picture[8:16] == [0, 0, 0, 2, 5, 0, 0, 0]
    assert values_from(pack)["PARS"] == PARS


@pytest.mark.rule("cubano-7.11")
def test_the_longest_puzzle_fits_its_numbers(change: Change) -> None:
    pack = read_pack(SCHEMA, change("game.toml", "strokes = 8", "strokes = 20"))
    for seed in range(40):
        match = Match(SPEC, {"pattern": 0}, seed=seed, components=pack)
        assert 1 <= match.state.par <= 99
        assert match.rules.position_problems(match.state) == []


def test_statistics_tell_how_often_and_how_well_it_is_solved() -> None:
    solved = played_by_greedy(Match(SPEC, {"pattern": 5}, seed=1)).state
    stopped = puzzle("RRBB", "R", bars=ALL, moves=30, phase="over", pattern=5).state
    statistics = Statistics(SPEC.components.values(read_pack(SCHEMA)), 1)
    states = np.concatenate([record_array(solved), record_array(stopped)])
    assert states.dtype == dtype_of(SPEC.records.state)
    statistics.add(states, np.ones((2, 1)))
    assert statistics.report() == {
        "pictures": [
            {
                "pattern": 5,
                "solved_share": 0.5,
                "right_share": (1 + 1 / 4) / 2,
                "moves_mean": solved.moves,
                "par_mean": 28,
            }
        ]
    }


def test_statistics_of_games_nobody_solved_have_no_mean() -> None:
    statistics = Statistics(SPEC.components.values(read_pack(SCHEMA)), 1)
    state = puzzle("RRBB", "R", bars=ALL, moves=30, phase="over").state
    statistics.add(record_array(state), np.ones((1, 1)))
    assert statistics.report()["pictures"][0]["moves_mean"] is None
