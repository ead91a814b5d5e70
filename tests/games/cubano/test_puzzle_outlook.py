"""What a picture of the puzzle is told beside the view."""

from __future__ import annotations

from typing import Any

from cubarium.engine.match import Match
from cubarium.games.cubano.puzzle.table.insights import Insights
from tests.games.cubano.puzzle_table import ALL, SPEC, played_by_greedy, puzzle, run


def outlook_of(match: Match) -> Insights:
    words = SPEC.table.words.with_values(SPEC.components.values(match.components), match.options)
    return Insights(match.rules.functions, words, match.seats)


def facts(match: Match) -> dict[str, Any]:
    return outlook_of(match).facts(match.view(0))


def test_progress_and_wrong_squares_are_told() -> None:
    told = facts(puzzle("RRG", "RG", bars=ALL))
    assert (told["right"], told["wanted"], told["is_rebuilt"]) == (1, 3, False)
    assert (told["wrong"], told["formed"]) == (["b1"], ["c1"])
    assert told["left"] == {"bars": 112 - 6, "cubes": 62}


def test_bars_belong_beside_coloured_squares() -> None:
    assert facts(puzzle("R"))["bars"] == ["a1-a2", "a1-b1"]


def test_par_and_limit_carry_the_mark_of_house_values() -> None:
    told = facts(Match(SPEC, {"pattern": 1}, seed=1))
    assert (told["par"], told["limit"]) == ("22°", "60°")


def test_the_end_of_a_run_tells_what_it_changes() -> None:
    match = puzzle("RRG", bars=ALL)
    match.act(0, "red")
    view, insights = match.view(0), outlook_of(match)
    assert {insights.consequence(view, action, "en") for action in match.legal(0)} == {""}
    match.act(0, "a1")
    view = match.view(0)
    told = {SPEC.actions.to_text(a): insights.consequence(view, a, "en") for a in match.legal(0)}
    assert told == {"a1": "1 more right", "b1": "2 more right", "c1": "2 more right"}


def test_a_line_of_bars_tells_how_many_are_laid() -> None:
    match = puzzle("RRG")
    match.act(0, "a1-a2")
    view, insights = match.view(0), outlook_of(match)
    told = {SPEC.actions.to_text(a): insights.consequence(view, a, "en") for a in match.legal(0)}
    assert told["c1-c2"] == "3 bars"
    run(match, "bars a1-a2 c1-c2")
    assert facts(match)["left"]["bars"] == 109


def test_a_whole_picture_is_told_as_rebuilt() -> None:
    match = played_by_greedy(Match(SPEC, {"pattern": 1}, seed=1))
    assert facts(match)["is_rebuilt"] is True
    assert facts(match)["wrong"] == []


def test_pictures_have_names_by_number() -> None:
    pieces = SPEC.table.insights({}, SPEC.table.words, ()).pieces("en")
    assert (len(pieces["pictures"]), pieces["pictures"][2]) == (11, "Boat")
    assert pieces["colours"]["brown"]["name"] == "brown"
