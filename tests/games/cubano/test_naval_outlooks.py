"""What pictures of the naval battles tell beside the view."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of
from tests.games.cubano import naval_dice_table as dice
from tests.games.cubano import naval_messages_table as messages

BOTH = ("en", "fr")
SQUARE = re.compile(r"\b[a-h][1-8]\b")


def outlook_of(match: Match) -> Any:
    return match.spec.table.insights(match.rules.functions, match.words, match.seats)


def facts(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(outlook_of(match).facts(match.view(seat))))
    return found


def consequences(match: Match, seat: int, language: str = "en") -> dict[str, str]:
    view, insights = match.view(seat), outlook_of(match)
    return {
        match.spec.actions.to_text(action): insights.consequence(view, action, language)
        for action in match.legal(seat)
    }


# --- messages ----------------------------------------------------------------------------------------------


def test_halves_tell_what_is_hidden_found_and_not_named() -> None:
    hiding = messages.play(messages.new_game(3), "hide a1", "hide b7", "hide e1")
    assert facts(hiding, 0)["halves"] == [
        {"hidden": 2, "found": 0, "left": 3, "unnamed": 32},
        {"hidden": 1, "found": 0, "left": 3, "unnamed": 32},
    ]
    search = messages.table("a1 a2", "e1 e2", left_named="a1", right_named="f1 f2")
    assert facts(search, SPECTATOR)["halves"] == [
        {"hidden": 2, "found": 1, "left": 1, "unnamed": 31},
        {"hidden": 2, "found": 0, "left": 2, "unnamed": 30},
    ]
    assert [line.a for line in outlook_of(search).lines_now(search.view(0), 1)] == [1]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_nothing_a_seat_is_told_depends_on_messages_it_does_not_know(seat: int) -> None:
    for match in messages.random_game(5, messages=4):
        other, view = copy_of(match.state), match.spec.records.view()
        match.rules.determinize(other, seat, seeded(9))
        match.rules.view(other, seat, view)
        told = [_told(match, each, seat) for each in (view, match.view(seat))]
        assert told[0] == told[1]
        assert not SQUARE.search(told[0]), "facts are numbers, not places"


def _told(match: Match, view: Any, seat: int) -> str:
    insights = outlook_of(match)
    lines = [tuple(vars(line).values()) for p in (0, 1) for line in insights.lines_now(view, p)]
    asked = match.legal(seat) if seat in match.actors() else []
    moves = [insights.consequence(view, action, "en") for action in asked]
    return json.dumps([insights.facts(view), lines, moves])


def test_pieces_are_the_squares_of_each_half() -> None:
    pieces = outlook_of(messages.new_game()).pieces("en")
    assert [(len(half), half[0], half[-1]) for half in pieces["halves"]] == [
        (32, "a1", "d8"),
        (32, "e1", "h8"),
    ]
    assert (pieces["messages"], pieces["is_house"]) == (5, True)


def test_squares_are_told_in_the_order_in_which_they_were_named() -> None:
    match = messages.table("a1 a2", "e1 e2", left_named="d8", right_named="h8")
    match.act(match.actors()[0], "name f3")
    assert outlook_of(match).past(match.notes()) == {"order": [[], ["f3"]]}
    match.act(match.actors()[0], "name a2")
    match.act(match.actors()[0], "name e1")
    assert outlook_of(match).past(match.notes()) == {"order": [["a2"], ["f3", "e1"]]}


@pytest.mark.rule("cubano-5.9")
def test_cubes_are_turned_to_colours_that_nobody_chose() -> None:
    match = messages.unchosen()
    assert facts(match, SPECTATOR)["turned"] == []
    match.act(0, "colour blue")
    assert facts(match, SPECTATOR)["turned"] == []
    match.act(1, "colour yellow")
    assert facts(match, SPECTATOR)["turned"] == ["green", "orange"]
    assert outlook_of(match).pieces("en")["colours"]["blue"] == "blue"


def test_only_the_battle_with_secrets_has_hidden_hands() -> None:
    assert messages.SPEC.table.has_secrets
    assert not dice.SPEC.table.has_secrets


# --- dice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cubano-6.7")
def test_a_throw_tells_what_it_aims_at_and_what_each_shot_does() -> None:
    table = dice.table(mines=1, holes="a5 b5").throw(2, 3)
    assert facts(table.match, 1)["aims"] == [{"square": "c2", "by": 0}, {"square": "b3", "by": 0}]
    assert facts(table.match, 1)["dice"] == [2, 3]
    told = consequences(table.match, 0)
    assert told["fire c2"] == told["fire b3"] == "miss"
    assert told["correct c2"] == "hits with 1: 1 throw of 6"
    assert told["correct b3"] == "hits with 1: 1 throw of 6, mines with 2"
    assert consequences(dice.table().throw(2, 2).match, 0)["fire b2"] == "hits the carrier"


@pytest.mark.rule("cubano-6.9")
def test_a_correction_keeps_the_letter_on_one_die_and_tells_where_both_ways_lead() -> None:
    table = dice.table().throw(2, 6).act("correct b6", dice=[4])
    assert facts(table.match, 0)["dice"] == [2, 4]
    assert facts(table.match, 0)["aims"] == [{"square": None, "by": 4}, {"square": "b2", "by": -4}]
    assert consequences(table.match, 0) == {"plus": "leaves the board", "minus": "b2: hits the carrier"}


@pytest.mark.rule("cubano-6.10")
def test_learners_are_told_of_additions_only() -> None:
    reach = [
        consequences(dice.table(addition_only=only).throw(2, 6).match, 0)["correct b6"] for only in (0, 1)
    ]
    assert reach == ["hits with 4: 1 throw of 6", "no throw hits"]


@pytest.mark.rule("cubano-6.10")
@pytest.mark.parametrize(("only", "told"), [(0, [0, 0]), (1, [1, 1]), (2, [1, 0]), (3, [0, 1])])
def test_pictures_tell_who_only_adds(only: int, told: list[int]) -> None:
    match = dice.table(addition_only=only).throw(2, 6).match
    assert facts(match, SPECTATOR)["only_adds"] == told
    reach = "no throw hits" if told[0] else "hits with 4: 1 throw of 6"
    assert consequences(match, 0)["correct b6"] == reach


@pytest.mark.rule("cubano-6.15")
def test_ships_show_the_second_colour_once_both_colours_are_chosen() -> None:
    t = dice.unchosen()
    assert facts(t.match, 0)["second"] is None
    assert facts(t.act("colour blue").match, 0)["second"] is None
    assert facts(t.act("colour green").match, 0)["second"] == "yellow"
    assert outlook_of(t.match).pieces("fr")["colours"]["blue"] == "bleu"


@pytest.mark.rule("cubano-6.11")
def test_ships_are_sunk_when_all_their_cubes_are_lost() -> None:
    match = dice.table(lost=("d6", "b2 a7")).match
    assert facts(match, SPECTATOR)["afloat"] == [5, 4]
    assert facts(match, SPECTATOR)["sunk"] == [[False, False, True], [False, False, False]]
    assert [(line.a, line.b) for line in outlook_of(match).lines_now(match.view(0), 0)] == [(0, 1), (1, 1)]


@pytest.mark.rule("cubano-6.12")
def test_whoever_strikes_a_mine_reads_what_each_cube_costs() -> None:
    table = dice.table(mines=1, lost=("b2", "")).throw(1, 5).act("fire a5")
    told = consequences(table.match, 0)
    assert told["lose d6"] == "Submarine, sunk by it"
    assert told["lose c3"] == "Carrier, 1 left"


def test_no_ship_is_sunk_before_it_is_placed() -> None:
    assert facts(dice.new_game().match, 0)["sunk"] == [[False] * 3] * 2


@pytest.mark.parametrize("language", BOTH)
def test_everything_can_be_told_throughout_games(language: str) -> None:
    for mines in (0, 1):
        for match in dice.random_game(7, mines=mines):
            for seat in match.actors():
                assert all("table-" not in told for told in consequences(match, seat, language).values())
            assert facts(match, SPECTATOR) == facts(match, 0)
    pieces = outlook_of(match).pieces(language)
    assert [ship["length"] for ship in pieces["ships"]] == [3, 2, 1]
