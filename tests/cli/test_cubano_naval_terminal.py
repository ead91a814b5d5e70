# ruff: noqa: RUF001 - the pictures have the true multiplication sign
"""The terminal drawings of both naval battles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.terminal.cubano.board import COLOUR_STYLES
from tests.cli.drawings import drawing_at, shown_by
from tests.games.cubano import naval_dice_table as dice
from tests.games.cubano import naval_messages_table as messages

LONG_NAMES = ("A name of forty characters, no less, yes", "Another of forty characters, no more, no")


def picture(match: Match, seat: int, language: str = "en", width: int = 80) -> list[str]:
    view, talk = drawing_at(match, language, width)
    return shown_by(talk, view.draw(match.view(seat), None)).splitlines()


def games(spec: GameSpec, options: dict[str, int]) -> Iterator[Match]:
    luck = random.Random(1)
    match = Match(spec, options, LONG_NAMES, seed=1)
    while not match.is_over:
        yield match
        seat = luck.choice(match.actors())
        match.act(seat, luck.choice(match.legal(seat)))
    yield match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    ("spec", "options"), [(messages.SPEC, {"messages": 3}), (dice.SPEC, {}), (dice.SPEC, {"mines": 1})]
)
def test_the_table_fits_the_terminal_throughout_a_game(
    spec: GameSpec, options: dict[str, int], width: int, language: str
) -> None:
    for moment, match in enumerate(games(spec, options)):
        if moment % 25 and not match.is_over:
            continue
        for seat in (-1, 0, 1):
            lines = picture(match, seat, language, width)
            assert max(map(len, lines)) <= width
            for row in range(1, 9):
                assert sum(line.startswith(f" {row} ") for line in lines) == 1


@pytest.mark.rule("cubano-5.9")
@pytest.mark.rule("cubano-6.15")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_colour_of_each_half_is_told(language: str) -> None:
    said = {"en": ("in blue", "in red"), "fr": ("en bleu", "en rouge")}[language]
    for match in (messages.new_game(), dice.new_game().match):
        text = "\n".join(picture(match, 0, language))
        assert all(colour in text for colour in said)
    for match in (messages.unchosen(), dice.unchosen().match):
        text = "\n".join(picture(match, 0, language))
        assert not any(colour in text for colour in said)


@pytest.mark.rule("cubano-5.9")
def test_cubes_are_drawn_in_the_colours_of_the_game() -> None:
    match = messages.table("a1 a2", "e1 e2", left_named="a1 b1", right_named="f1 f2")
    view, _ = drawing_at(match)
    drawn: Any = view.draw(match.view(0), None)
    left = list(drawn.renderables[1].columns[0].cells)[1]
    styles = {str(left.plain[span.start : span.end]): span.style for span in left.spans}
    assert styles == {
        " M ": COLOUR_STYLES[4],
        " ○ ": COLOUR_STYLES[5],
        " m ": COLOUR_STYLES[6],
        " · ": COLOUR_STYLES[6],
    }


# Messages


def test_own_messages_are_drawn_and_those_of_the_opponent_are_not() -> None:
    match = messages.table("a1 a2", "e1 e2", left_named="a1", right_named="f1 f2")
    own, theirs, nobody = (picture(match, seat) for seat in (0, 1, -1))
    row = {seat: next(x for x in lines if x.startswith(" 2 ")) for seat, lines in enumerate((own, theirs))}
    assert row[0].split() == ["2", "m", "·", "·", "·", "2", "·", "○", "·", "·"]
    assert row[1].split() == ["2", "m", "○", "·", "·", "2", "·", "·", "·", "·"]
    assert next(x for x in own if x.startswith(" 1 ")).split()[:2] == ["1", "M"]
    assert not any(" m " in line for line in nobody if line.startswith((" 1 ", " 2 ")))


@pytest.mark.rule("cubano-5.2")
def test_pictures_do_not_differ_by_what_a_seat_cannot_know() -> None:
    one = messages.play(messages.new_game(3), "hide a1", "hide b7")
    other = messages.play(messages.new_game(3), "hide c3", "hide d8")
    assert picture(one, 1) == picture(other, 1)
    assert picture(one, -1) == picture(other, -1)
    assert picture(one, 0) != picture(other, 0)


def test_found_messages_and_what_is_left_are_told() -> None:
    match = messages.table("a1 a2", "e1 e2", left_named="a1", right_named="f1 f2")
    text = "\n".join(picture(match, 0))
    assert "1 of 2 found" in text and "1 to find in 31 squares" in text
    assert "Raptor, 0 of 2 found" in text and "2 to find in 30 squares" in text
    view, _ = drawing_at(match)
    assert [(note.seat, note.a, note.b) for note in view.lines_now(match.view(0), 1)] == [(1, 1, 1)]
    assert view.consequence(match.view(1), match.legal(1)[0]) == ""


@pytest.mark.parametrize(("options", "text"), [({}, "5°"), ({"messages": 3}, "3")])
def test_the_usual_number_of_messages_is_marked_as_ours(options: dict[str, int], text: str) -> None:
    view, talk = drawing_at(Match(messages.SPEC, options, messages.NAMES, seed=1))
    told = shown_by(talk, view.values())
    assert told == f"Messages each: {text}\n"


# Dice


def consequences(t: dice.Table) -> dict[str, str]:
    view, _ = drawing_at(t.match)
    seen = t.match.view(t.asked)
    return {dice.SPEC.actions.to_text(a): view.consequence(seen, a) for a in t.match.legal(t.asked)}


def test_ships_holes_and_what_the_dice_give_are_drawn() -> None:
    match = dice.table(mines=1, lost=("d6", "a8")).throw(2, 5).match
    lines = picture(match, 0)
    rows = {line[1]: line.split() for line in lines if line[:1] == " " and line[1:2].isdigit()}
    assert rows["8"] == ["8", "E", "·", "·", "·", "8", "×", "·", "·", "·"]
    assert rows["6"] == ["6", "·", "·", "·", "×", "6", "·", "·", "·", "S"]
    assert rows["5"] == ["5", "*", "*", "·", "·", "5", "*", "[*]", "·", "·"]
    assert rows["2"][2] == "C"
    assert any(line.startswith("Dice") and line.split() == ["Dice", "2", "5"] for line in lines)
    assert any("5 cubes afloat" in line for line in lines)


def test_every_shot_says_what_it_does() -> None:
    assert consequences(dice.table().throw(2, 2))["fire b2"] == "hits the carrier"
    assert consequences(dice.table(lost=("", "b2")).throw(2, 2))["fire b2"] == "miss: lost already"
    assert consequences(dice.table().throw(1, 1))["fire a1"] == "miss"
    assert consequences(dice.table().throw(2, 5))["fire b5"] == "miss: island"
    assert consequences(dice.table(mines=1).throw(2, 5))["fire b5"] == "strikes a mine"


def test_corrections_say_which_throws_reach_a_ship() -> None:
    assert consequences(dice.table().throw(1, 6))["correct a6"] == "hits with 1 and 2: 2 throws of 6"
    assert consequences(dice.table().throw(3, 6))["correct c6"] == "hits with 3: 1 throw of 6"
    assert consequences(dice.table(addition_only=1).throw(3, 6))["correct c6"] == "no throw hits"
    mined = "hits with 1 and 2: 2 throws of 6, mines with 1"
    assert consequences(dice.table(mines=1).throw(1, 6))["correct a6"] == mined
    shift = dice.table().throw(1, 6).act("correct a6", dice=[2])
    assert consequences(shift) == {"plus": "a8: hits the escort", "minus": "a4: miss"}
    assert consequences(dice.table().throw(1, 6).act("correct a6", dice=[4]))["plus"] == "leaves the board"


def test_what_a_shot_is_said_to_do_is_what_happens() -> None:
    told = 0
    for match in dice.random_game(7, mines=1):
        if match.is_over:
            break
        (seat,) = match.actors()
        t = dice.Table(match)
        for action, text in consequences(t).items():
            if not text or action.startswith("correct"):
                continue
            before = match.scores()
            match.act(seat, action)
            names, points = t.events(), match.scores()
            match.undo()
            told += 1
            assert ("hits" in text) == ("hits" in names) == (points[seat] > before[seat])
            assert ("mine" in text) == ("mine" in names)
            assert ("leaves" in text) == ("off-board" in names)
    assert told > 50


def test_points_so_far_and_values() -> None:
    match = dice.table(lost=("", "b2 c3 a8")).match
    view, talk = drawing_at(match)
    assert [(note.seat, note.a, note.c) for note in view.lines_now(match.view(0), 0)] == [
        (0, 0, 2),
        (0, 1, 1),
    ]
    told = shown_by(talk, view.values())
    assert told.splitlines() == [
        "Carrier, 3 cubes",
        "Escort, 2 cubes",
        "Submarine, 1 cube",
        "A mine costs 1 ship cube°.",
    ]
