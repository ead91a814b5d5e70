"""What a picture of Cub'ano 1 die is told beside the view."""

from __future__ import annotations

from typing import Any

from cubarium.games.cubano.one_die.table.insights import Insights
from tests.games.cubano.one_die_table import SPEC, Table, new_game, random_game, table


def outlook_of(t: Table) -> Insights:
    words = SPEC.table.words.with_values(SPEC.components.values(t.match.components), t.match.options)
    return Insights(t.match.rules.functions, words, t.match.seats)


def facts(t: Table) -> dict[str, Any]:
    return outlook_of(t).facts(t.match.view(0))


def consequence(t: Table, action: str, language: str = "en") -> str:
    return outlook_of(t).consequence(t.match.view(t.asked), SPEC.actions.from_text(action), language)


def test_before_colours_are_chosen_there_is_nothing_to_tell() -> None:
    told = facts(new_game(3))
    assert (told["suites"], told["laid"]) == ([], 0)
    assert [seat["sizes"] for seat in told["seats"]] == [[], [], []]
    assert told["flip_lap"] == 2


def test_suites_are_told_with_their_squares() -> None:
    told = facts(table(squares={"a1": "brown", "a2": "brown", "h8": "red"}))
    assert told["suites"] == [{"colour": "brown", "squares": ["a1", "a2"]}]
    assert [seat["sizes"] for seat in told["seats"]] == [[2], [1], []]
    assert told["laid"] == 2 + 2 + 2


def test_a_bar_tells_what_it_closes_and_what_it_opens() -> None:
    t = table(bars=("c4-d4", "d4-d5", "d3-d4", "e4-f4", "e4-e5"), phase="lay", shown="blue", to_lay=2)
    assert consequence(t, "lay d4-e4") == "closes d4, opens e4"
    assert consequence(t, "lay d4-e4", "fr") == "ferme d4, ouvre e4"
    assert consequence(t, "lay g7-g8") == ""


def test_a_flip_tells_only_suites_that_change() -> None:
    squares = {"a1": "brown", "b1": "brown", "c1": "brown", "d1": "red"}
    t = table(squares=squares).throw("red")
    assert consequence(t, "flip c1") == "suite 1 → 2, Player 1 3 → 2"
    assert consequence(t, "flip a1") == "Player 1 3 → 2"
    assert consequence(t, "renounce") == ""


def test_the_largest_suite_told_is_the_score() -> None:
    for match in random_game(seed=2, players=3):
        told = facts(Table(match))
        assert [max(seat["sizes"], default=0) for seat in told["seats"]] == list(match.scores())


def test_the_lines_of_now_tell_each_suite() -> None:
    t = table(squares={"a1": "brown", "a2": "brown", "h8": "brown"})
    lines = outlook_of(t).lines_now(t.match.view(0), 0)
    assert [SPEC.events[line.kind].name for line in lines] == ["line-largest", "line-suite"]


def test_colours_have_names_and_values() -> None:
    pieces = SPEC.table.insights({}, SPEC.table.words, ()).pieces("en")
    assert pieces["colours"]["orange"] == {"name": "orange", "value": 3}
