# ruff: noqa: RUF001 - the texts must have the true minus and multiplication signs
from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.games.cubosaurs.table.foresight import after as view_after
from cubarium.terminal.cubosaurs.drawing import Drawing
from cubarium.terminal.table_view import view_for
from cubarium.terminal.talk import Talk
from tests.cli.drawings import drawing_of

SPEC = load_game("cubosaurs")
NAMES = ("Ada", "Ben", "Odile", "Tao", "A name of forty characters, no less, yes")


def games(players: int, seed: int) -> Iterator[Match]:
    """Play an advanced game at random, stopping before each decision."""
    match = Match(SPEC, {"players": players, "advanced": 1}, NAMES[:players], seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        yield match
        seat = match.actors()[0]
        match.act(seat, luck.choice(match.legal(seat)))
    yield match


def table_of(match: Match, language: str, width: int) -> Drawing:
    return drawing_of(Drawing, match, language, width, ["greedy"] * len(match.seats))


@pytest.mark.parametrize("players", [2, 4])
def test_the_consequence_shown_is_what_happens(players: int) -> None:
    told = 0
    for match in games(players, seed=players):
        if match.is_over:
            break
        seat = match.actors()[0]
        view = match.view(seat)
        for action in match.legal(seat):
            after = view_after(view, action)
            match.act(seat, action)
            # A new round has other cards; a card to be given away lies there until it is known who gets it.
            same_round = match.state.round_index == view.round_index and not match.is_over
            if after is not None and same_round and match.state.pending_depth == 0:
                told += 1
                assert [s.collection for s in after.seats] == [s.collection for s in match.state.seats]
            match.undo()
    assert told > 100


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal_throughout_a_game(language: str, width: int) -> None:
    for moment, match in enumerate(games(5, seed=1)):
        if moment % 10 and not match.is_over:
            continue
        table = table_of(match, language, width)
        seat = match.actors()[0] if not match.is_over else -1
        with table.talk.console.capture() as captured:
            table.talk.show(table.draw(match.view(seat), None))
        lines = captured.get().splitlines()
        assert max(map(len, lines)) <= width
        for name in NAMES[:4]:
            assert sum(f" {name} " in line for line in lines) == 1


def test_points_under_the_cards_add_up_to_those_at_the_end_of_the_row() -> None:
    for match in games(3, seed=2):
        table = table_of(match, "en", 80)
        view = match.view(0)
        for seat in range(3):
            fields = {kind: event.fields.index("points") for kind, event in SPEC.events.items() if event.rule}
            lines = table.lines_now(view, seat)
            total = sum((n.a, n.b, n.c, n.d)[fields[n.kind]] for n in lines)
            assert total == table.insights.points_now(view, seat)


def test_a_game_without_a_drawing_shows_players_and_points() -> None:
    match = Match(replace(SPEC, id="another"), {"players": 2}, NAMES[:2], seed=1)
    talk = Talk("en")
    table = view_for(match, match.spec.table.words, talk, ["", ""])
    with talk.console.capture() as captured:
        talk.show(table.draw(match.view(0), None))
    assert captured.get() == "▲ Ada  0\n● Ben  0\n"
    assert table.consequence(match.view(0), 0) == ""
    assert table.lines_now(match.view(0), 0) == []


def test_house_values_are_marked() -> None:
    match = next(games(4, seed=1))
    table = table_of(match, "en", 80)
    with table.talk.console.capture() as captured:
        table.talk.show(table.values())
    text = captured.get()
    assert "ST Stegosaurus egg: +4 if nobody has more of this dinosaur, else −3\n" in text
    assert "TR T-Rex egg: +4 if nobody has more of this dinosaur, else −3°\n" in text
    assert "#6 Farewell, 2 DNA°: Destroy 1 card of your collection.\n" in text
