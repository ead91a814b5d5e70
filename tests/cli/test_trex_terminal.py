# ruff: noqa: RUF001 - the texts must have the true multiplication sign
from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.games.trex import events as e
from cubarium.games.trex.state import NONE, OVER, PLAY
from cubarium.terminal.table_view import view_for
from cubarium.terminal.talk import Talk
from cubarium.terminal.trex.drawing import Drawing
from tests.cli import drawings
from tests.cli.drawings import shown

SPEC = load_game("trex")
drawing_of = partial(drawings.drawing_of, Drawing)
NAMES = ("Ada", "Ben", "Odile", "Tao", "A name of forty characters, no less, yes")


def games(players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Play a game at random, stopping before each decision with the seat that is asked, -1 at the end."""
    match = Match(SPEC, {"players": players}, NAMES[:players], seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        seat = match.actors()[0]
        yield match, seat
        match.act(seat, luck.choice(match.legal(seat)))
    yield match, -1


def table_of(match: Match, seat: int, language: str = "en", width: int = 80) -> str:
    drawing = drawing_of(match, language, width)
    return shown(drawing, drawing.draw(match.view(seat), None))


def test_the_drawing_is_found_by_the_name_of_the_game() -> None:
    match = Match(SPEC, {"players": 3}, NAMES[:3], seed=1)
    assert isinstance(view_for(match, SPEC.table.words, Talk("en"), ["", "", ""]), Drawing)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal_throughout_a_game(language: str, width: int) -> None:
    for moment, (match, seat) in enumerate(games(5, seed=1)):
        if moment % 4 and not match.is_over:
            continue
        lines = table_of(match, seat, language, width).splitlines()
        assert max(map(len, lines)) <= width
        assert sum(line.endswith(" points") for line in lines) == 1, "the last column is cut off"
        for name in NAMES[:4]:
            assert sum(f" {name} " in line for line in lines[:16]) >= 1


def test_only_the_viewer_sees_the_hand() -> None:
    for moment, (match, seat) in enumerate(games(3, seed=3)):
        if match.is_over:
            break
        if moment % 2:  # every seat is asked at an even moment too
            continue
        owner = f"The hand of {NAMES[seat]}, "
        assert (owner in table_of(match, seat)) == (match.view(seat).hand != 0)
        assert "The hand of " not in table_of(match, -1)
        assert owner not in table_of(match, (seat + 1) % 3)


def notes_of_the_play(notes: Sequence[Note]) -> list[Note]:
    """Return what one player's card did, without the next player and the end of the round."""
    return list(takewhile(lambda n: n.seat == notes[0].seat and n.kind != e.ROUND_ENDS, notes))


@pytest.mark.parametrize("players", [2, 4])
def test_the_consequence_of_a_card_is_what_happens(players: int) -> None:
    told = {"place": 0, "draws": 0, "begins": 0, "tops": 0, "too low": 0, "no effect": 0}
    for match, seat in games(players, seed=players):
        view = match.view(seat)
        if view.phase != PLAY:
            continue
        drawing = drawing_of(match)
        for action in match.legal(seat):
            promised = drawing.consequence(view, action)
            notes = match.act(seat, action).notes
            own = notes_of_the_play(notes)
            kinds = {n.kind for n in own}
            assert ("begins the last lap" in promised) == (e.METEOR_FALLS in kinds)
            assert ("tops the meteor" in promised) == (e.METEOR_TOPS in kinds)
            assert ("too low to lead" in promised) == (e.METEOR_TOO_LOW in kinds)
            assert ("its meteor has no effect" in promised) == (e.METEOR_AFTER_ALL in kinds)
            drawn = [n.a for n in own if n.kind == e.DRAWS and n.a > 0]
            assert [f"draws {count}" in promised for count in drawn] == [True] * len(drawn)
            if view.leader == seat:
                place = next(n.a for n in notes if n.kind == e.RANKS and n.seat == seat)
                assert promised.startswith(f"place {place} of {players}")
            for key in told:
                told[key] += key in promised
            match.undo()
    assert min(told.values()) > 0


def test_a_colour_tells_how_many_cards_in_hand_have_it() -> None:
    told = 0
    for match, seat in games(3, seed=8):
        view = match.view(seat)
        for action in match.legal(seat) if seat >= 0 else ():
            numbers = drawing_of(match).insights.numbers(view, action)
            is_change = SPEC.actions.to_text(action).startswith(("colour high ", "colour low "))
            assert bool(numbers) == is_change
            if is_change:
                promised = drawing_of(match).consequence(view, action)
                assert [int(word) for word in re.findall(r"\d+", promised)] == [
                    numbers["new"],
                    numbers["old"],
                ]
                told += numbers["new"] > 0
    assert told > 0


def test_an_egg_tells_the_points_it_brings() -> None:
    told = 0
    for match, seat in games(3, seed=8):
        view = match.view(seat)
        for action in match.legal(seat) if seat >= 0 else ():
            if not SPEC.actions.to_text(action).startswith("egg "):
                continue
            promised = drawing_of(match).consequence(view, action)
            before = match.scores()[seat]
            match.act(seat, action)
            after = match.scores()[seat]
            match.undo()
            assert promised == f"{before:+} → {after:+}".replace("+0 ", "0 ")
            told += 1
    assert told > 10


def test_the_lines_of_the_sheet_add_up_to_the_points() -> None:
    for match, _ in games(3, seed=2):
        drawing, view = drawing_of(match), match.view(0)
        sums = [sum(note.c for note in drawing.lines_now(view, seat)) for seat in range(3)]
        assert sums == list(match.scores())


def test_what_everybody_knows_is_drawn_in_the_order_it_will_be_drawn() -> None:
    checked = 0
    for match, seat in games(2, seed=7):
        view = match.view(seat)
        if view.phase == OVER or not view.seats[0].pile_size:
            continue
        player = view.seats[0]
        drawing = drawing_of(match, width=120)
        top_first = [drawing.faces.card(card).plain for card in reversed(player.pile[: player.pile_size])]
        unseen = [f"?×{view.unseen_sizes[0]}"] if view.unseen_sizes[0] else []
        lines = shown(drawing, drawing.draw(view, None)).splitlines()
        known = next(i for i, line in enumerate(lines) if line.startswith("All know"))
        assert lines[known + 1].split()[: 1 + len(unseen + top_first)] == ["▲", *unseen, *top_first]
        checked += 1
    assert checked > 10


def test_the_leader_and_the_end_of_the_lap_are_shown() -> None:
    seen = 0
    for match, seat in games(3, seed=4):
        view = match.view(seat)
        text = table_of(match, seat)
        has_leader = view.phase == PLAY and view.leader != NONE
        assert ("leads with" in text) == has_leader
        if has_leader:
            assert f"Last lap: {NAMES[view.leader]} leads with " in text
        seen += has_leader
    assert seen > 10


def test_the_hand_is_sorted_by_rank() -> None:
    match, seat = next(games(4, seed=12))
    drawing = drawing_of(match, width=120)
    view = match.view(seat)
    strengths = [
        drawing.rules["strength"](view, card) for _, cards in drawing._classes(view) for card in cards
    ]
    assert strengths == sorted(strengths, reverse=True)
    assert len(strengths) == view.hand_sizes[seat]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("BL2 draw 2°", "BL7 meteor ", "BL12 draw 2 ", "MS Meteor shower: the highest meteor")),
        ("fr", ("MA3 météorite ", "MA8 pioche 3 ", "MA13 météorite°", "CH Chamaelosaure\u202f: prend")),
    ],
)
def test_house_values_are_marked(language: str, lines: tuple[str, ...]) -> None:
    match, _ = next(games(3, seed=1))
    drawing = drawing_of(match, language)
    text = shown(drawing, drawing.values())
    for line in lines:
        assert line in text
    assert "1 4 9 16 25 36" in text
