"""What a picture of Cub'ano Course is told beside the view."""

from __future__ import annotations

from typing import Any

from cubarium.games.cubano.course.table.insights import Insights
from tests.games.cubano.course_table import SPEC, Table, new_game, own_squares, random_game, table

COVERED = (["a1", "b2", "c3", "d4", "e5"], ["h1", "g2", "f3"])


def outlook_of(t: Table) -> Insights:
    words = SPEC.table.words.with_values(SPEC.components.values(t.match.components), t.match.options)
    return Insights(t.match.rules.functions, words, t.match.seats)


def facts(t: Table) -> dict[str, Any]:
    return outlook_of(t).facts(t.match.view(0))


def test_before_corners_are_taken_nobody_has_a_way() -> None:
    assert facts(new_game()) == {"goal": 32, "ways": [[], []]}


def test_ways_are_the_diagonals_of_the_corners() -> None:
    ways = facts(table())["ways"]
    assert [set(way) for way in ways] == [set(own_squares("a1")), set(own_squares("h1"))]
    assert not set(ways[0]) & set(ways[1])


def test_every_covered_square_lies_on_its_way() -> None:
    for match in random_game(seed=4):
        t = Table(match)
        for seat, way in enumerate(facts(t)["ways"]):
            colour = t.state["seats"][seat]["colour"]
            assert not way or set(t.squares(colour)) <= set(way)


def test_a_cube_tells_how_many_squares_are_covered_then() -> None:
    t = table(covered=COVERED).throw(2)
    action = next(action for action in t.legal() if action.startswith("place"))
    told = outlook_of(t).consequence(t.match.view(0), SPEC.actions.from_text(action), "en")
    assert told == "5 → 6 of 32"
    assert outlook_of(t).consequence(t.match.view(0), SPEC.actions.from_text(action), "fr") == "5 → 6 sur 32"


def test_throwing_and_choosing_tell_nothing() -> None:
    t = new_game()
    assert {outlook_of(t).consequence(t.match.view(0), action, "en") for action in t.match.legal(0)} == {""}


def test_lines_and_colours() -> None:
    t = table(covered=COVERED)
    (line,) = outlook_of(t).lines_now(t.match.view(0), 1)
    assert (line.seat, line.a) == (1, 3)
    assert SPEC.table.insights({}, SPEC.table.words, ()).pieces("en")["colours"]["green"] == {
        "name": "green",
        "value": 5,
    }
