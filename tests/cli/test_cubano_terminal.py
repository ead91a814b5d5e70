"""The terminal drawing of the Cub'ano board, and of Cub'ano 2 dice."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of
from cubarium.engine.registry import load_game
from cubarium.games.cubano.rules.board import (
    EDGE_NAMES,
    EDGES,
    HALF_EDGES,
    SIDE,
    SQUARE_EDGES,
    SQUARE_NAMES,
    SQUARES,
)
from cubarium.games.cubano.two_dice import state as st
from cubarium.games.cubano.two_dice.actions import (
    AFTER_YOU,
    CLAIM_BARS,
    CLAIM_CUBANO,
    CLAIM_CUBE,
    FILL,
    FLIP,
    RENOUNCE,
    SPACE,
)
from cubarium.terminal import saves
from cubarium.terminal.cubano.board import BOARD_WIDTH, board, largest_suites
from cubarium.terminal.cubano_2_dice.drawing import Drawing
from cubarium.terminal.seats import Seat
from tests.cli.drawings import drawing_of, shown

SPEC = load_game("cubano-2-dice")
NAMES = ("Ada", "Ben", "Odile", "Tao", "Inès", "A name of forty characters and not fewer")
EMPTY = [0] * SQUARES
ALL_BARS = (1 << HALF_EDGES) - 1

# --- the board ---------------------------------------------------------------------------------------------


def bars(*edges: str) -> tuple[int, int]:
    """Return the sets of row bars and column bars."""
    numbers = [EDGE_NAMES.index(edge) for edge in edges]
    rows = sum(1 << n for n in numbers if n < HALF_EDGES)
    return rows, sum(1 << (n - HALF_EDGES) for n in numbers if n >= HALF_EDGES)


def colours(**squares: int) -> list[int]:
    shown = list(EMPTY)
    for name, colour in squares.items():
        shown[SQUARE_NAMES.index(name)] = colour
    return shown


def place_of(square: int) -> tuple[int, int]:
    """Return the line and the column of a square's middle in the picture."""
    return 2 + 2 * (SIDE - 1 - square // SIDE), 5 + 4 * (square % SIDE)


def picture(shown: list[int], edges: tuple[int, int], framed: frozenset[int] = frozenset()) -> list[str]:
    return board(shown, *edges, framed).plain.splitlines()


def test_a_bar_is_drawn_between_its_two_squares() -> None:
    for edge in range(EDGES):
        lines = picture(EMPTY, bars(EDGE_NAMES[edge]))
        before = picture(EMPTY, (0, 0))
        one, other = (place_of(SQUARE_NAMES.index(name)) for name in EDGE_NAMES[edge].split("-"))
        line, column = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
        assert before[line][column] == " "
        assert lines[line][column] == ("━" if edge < HALF_EDGES else "┃")


def test_a_diamond_marks_the_squares_that_are_formed_and_free() -> None:
    luck = random.Random(4)
    for _ in range(20):
        laid = {edge for edge in range(EDGES) if luck.random() < 0.8}
        lines = picture(EMPTY, bars(*(EDGE_NAMES[edge] for edge in laid)))
        for square in range(SQUARES):
            line, column = place_of(square)
            formed = all(edge in laid for edge in SQUARE_EDGES[square] if edge >= 0)
            assert lines[line][column] == ("◇" if formed else " ")


def test_crossings_join_exactly_the_lines_that_meet() -> None:
    lines = picture(EMPTY, bars("a1-a2", "a1-b1", "b1-b2"))
    assert lines[-4:] == [
        "   ┣━━━┳━━━╸   ·   ·   ·   ·   ·   ┃",
        " 1 ┃ ◇ ┃                           ┃",
        "   ┗━━━┻━━━━━━━━━━━━━━━━━━━━━━━━━━━┛",
        "     a   b   c   d   e   f   g   h",
    ]


def test_cubes_show_their_value_and_brackets_what_is_framed() -> None:
    shown = colours(a1=6, a2=6, c3=2)
    lines = picture(shown, (ALL_BARS, ALL_BARS), largest_suites(shown))
    assert "┃[6]┃" in lines[-3]
    assert "┃[6]┃" in lines[-5]
    assert "┃ 2 ┃" in lines[-7]
    assert max(map(len, lines)) == BOARD_WIDTH


def test_signs_take_the_place_of_values_and_of_empty_squares() -> None:
    signs = {SQUARE_NAMES.index("a1"): "X", SQUARE_NAMES.index("b1"): "~"}
    line = board(colours(a1=1), ALL_BARS, ALL_BARS, signs=signs).plain.splitlines()[-3]
    assert line.startswith(" 1 ┃ X ┃ ~ ┃ ◇ ┃")


def test_each_colour_has_its_own_ground() -> None:
    shown = colours(a1=1, b1=2, c1=3, d1=4, e1=5, f1=6)
    styles = {str(span.style) for span in board(shown, 0, 0).spans}
    assert len(styles - {""}) == 6


def test_all_equal_largest_suites_are_marked_and_single_squares_are_not() -> None:
    shown = colours(a1=6, a2=6, c1=6, d1=6, f1=6, h8=2, b1=5, b2=5)
    assert {SQUARE_NAMES[s] for s in largest_suites(shown)} == {"a1", "a2", "c1", "d1", "b1", "b2"}


# --- 2 dice ------------------------------------------------------------------------------------------------


def games(players: int, seed: int) -> Iterator[Match]:
    """Play a game at random, stopping before each decision."""
    match = Match(SPEC, {"players": players}, NAMES[-players:], seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        yield match
        seat = match.actors()[0]
        match.act(seat, luck.choice(match.legal(seat)))
    yield match


def table_of(match: Match, language: str = "en", width: int = 80) -> Drawing:
    return drawing_of(Drawing, match, language, width)


def drawn(table: Drawing, view: st.View) -> list[str]:
    return shown(table, table.draw(view, None)).splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal_throughout_a_game(language: str, width: int) -> None:
    for moment, match in enumerate(games(6, seed=1)):
        if moment % 40 and not match.is_over:
            continue
        lines = drawn(table_of(match, language, width), match.view(0))
        assert max(map(len, lines)) <= width
        assert len(lines) <= 24
        for name in NAMES[:-1]:
            assert sum(f" {name} " in line for line in lines) == 1


def test_the_consequence_of_a_placing_or_flip_is_what_happens() -> None:
    told = swings = 0
    for moment, match in enumerate(games(3, seed=5)):
        if moment % 5 or match.is_over:
            continue
        seat = match.actors()[0]
        view, table = match.view(seat), table_of(match)
        before = match.scores()
        for action in [x for x in match.legal(seat) if x >= FILL]:
            text, numbers = table.consequence(view, action), table.insights.numbers(view, action)
            match.act(seat, action)
            if match.state.step not in (st.LEAVING, st.OVER) and match.state.phase == view.phase:
                told += 1
                suites = zip(match.seats, before, match.scores(), strict=True)
                changes = {
                    f"{'suite' if name == match.seats[seat] else name} {one} → {other}"
                    for name, one, other in suites
                    if one not in (0, other)
                }
                assert changes == {part for part in text.split(", ") if " → " in part}
                sizes = [re.findall(r"\d+", change) for change in changes]
                assert sorted(numbers.values()) == sorted(abs(int(a) - int(b)) for b, a in sizes)
                swings += bool(numbers)
            match.undo()
    assert told > 300
    assert swings > 30


def position(**places: int) -> tuple[Match, st.View]:
    """Return a match and a view of it where Ada is blue, Ben is red and Ada has thrown a double blue."""
    match = Match(SPEC, {"players": 2}, NAMES[:2], seed=1)
    view: st.View = copy_of(match.view(0))
    view.turn, view.step, view.dice, view.phase = 0, st.PLACING, [6, 6], st.PENALTIES
    for seat, colour in enumerate((6, 2)):
        player = view.seats[seat]
        player.colour, player.status, player.bars, player.cubes = colour, st.ACTIVE, 9, 2
        player.squares = sum(place == colour for place in places.values())
    view.colours = colours(**places)
    return match, view


def test_squares_formed_besides_are_named() -> None:
    match, view = position()
    view.missing[SQUARE_NAMES.index("a1")] = 1
    text = table_of(match).consequence(view, SPACE.from_text("lay a1-b1"))
    assert text == "closes a1"
    assert table_of(match).consequence(view, SPACE.from_text("fill a2")) == "closes a1"


def test_a_flip_tells_what_it_does_to_both() -> None:
    match, view = position(a1=6, b1=6, c1=6, b2=2)
    view.viewer = view.claimant = 1
    view.step, view.seats[0].bars, view.seats[0].cubes, view.seats[1].claims = st.CLAIMING, 0, 0, 1
    table, flip = table_of(match), FLIP + SQUARE_NAMES.index("b1")
    assert table.consequence(view, flip) == "suite 1 → 2, Ada 3 → 1"
    assert table.insights.numbers(view, flip) == {"gain": 1, "loss": 2}


def test_a_claim_tells_the_reserve_it_leads_to() -> None:
    match, view = position()
    view.viewer, view.step = 1, st.CLAIMING
    view.seats[0].bars = 3
    assert table_of(match).consequence(view, CLAIM_BARS) == "bars 9 → 12"
    assert table_of(match, "fr").consequence(view, CLAIM_BARS) == "barrettes 9 → 12"


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", ["CUBE", "“4”", "CUBANØ", "After you", ""]),
        ("fr", ["CUBE", "«\u202f4\u202f»", "CUBANØ", "Après vous", ""]),
    ],
)
def test_a_claim_is_short_where_what_it_brings_stands_beside_it(language: str, called: list[str]) -> None:
    match, view = position()
    view.viewer, view.step = 1, st.CLAIMING
    words = table_of(match).insights.words
    actions = (CLAIM_CUBE, CLAIM_BARS, CLAIM_CUBANO, AFTER_YOU, RENOUNCE)
    assert [words.short_action(view, action, language) for action in actions] == called
    view.let_pass = 1
    assert words.short_action(view, AFTER_YOU, "en") == "PRIORITY"
    for action in actions:
        label = words.action(view, action, NAMES[:2], language)
        assert label.startswith(words.short_action(view, action, language))


@pytest.mark.parametrize(("cubes", "said"), [(2, ""), (1, "half reprieve"), (0, "full reprieve")])
def test_a_player_in_reprieve_is_shown(cubes: int, said: str) -> None:
    match, view = position()
    view.phase = st.DEPARTURES
    view.seats[0].bars, view.seats[0].cubes = 0, cubes
    assert any("reprieve" in line for line in drawn(table_of(match), view)) == bool(said)
    assert any(said in line for line in drawn(table_of(match), view))


def test_values_are_those_of_the_components() -> None:
    table = table_of(Match(SPEC, {"players": 2}, NAMES[:2], seed=1))
    with table.talk.console.capture() as captured:
        table.talk.show(table.values())
    assert "brown 1   red 2   orange 3   yellow 4   green 5   blue 6" in captured.get()
    assert "Leaving takes 22 squares before phase 3." in captured.get()


# --- at the terminal ---------------------------------------------------------------------------------------


@pytest.fixture
def last_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Return a function that answers at a game whose end is near and returns what was shown."""
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    *_, match = games(2, seed=4)
    for _ in range(5):
        match.undo()
    saves.save(saves.Sitting(match, tuple(Seat(name) for name in match.seats)), "late")

    def answer(*lines: str, language: str = "en") -> str:
        command = [
            "terminal",
            "--resume",
            str(saves.path_of("late")),
            "--seats",
            "you,you",
            "--lang",
            language,
        ]
        result = CliRunner().invoke(app, command, input="\n".join(lines))
        assert result.exception is None, result.exception
        return result.stdout

    return answer


def test_a_game_is_played_to_its_end_and_its_sheets(last_moves: Callable[..., str]) -> None:
    shown = last_moves(*["1"] * 60)
    assert "The game is over." in shown
    assert "Largest suite: " in shown
    assert " wins with a suite of " in shown


def test_a_move_is_refused_with_its_rule_in_both_languages(last_moves: Callable[..., str]) -> None:
    assert "Rule cubano-2.36: A claim for each die." in last_moves("call", "q")
    assert "Une pénalité par dé" in last_moves("call", "q", language="fr")


def test_the_suites_so_far_can_be_asked_for(last_moves: Callable[..., str]) -> None:
    assert " squares in all" in last_moves("s", "q")
