# ruff: noqa: RUF001 - the texts must have the true multiplication sign
from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.games.cubitos.data.values import PAIR_NAMES
from cubarium.games.cubitos.state import DRAW, MOVE
from cubarium.terminal.cubitos.drawing import Drawing
from cubarium.terminal.saves import Sitting
from cubarium.terminal.seats import Seat
from cubarium.terminal.session import Leave, Session
from cubarium.terminal.table_view import SEAT_GLYPHS, view_for
from cubarium.terminal.talk import Talk
from tests.cli import drawings
from tests.cli.drawings import shown
from tests.games.cubitos import table as tables

SPEC = load_game("cubitos")
WORDS = SPEC.table.words.with_values(tables.TABLES)
drawing_of = partial(drawings.drawing_of, Drawing)
NAMES = ("Ada", "Ben", "Odile", "A name of forty characters, no less, yes")


def games(variant: str, seed: int, rounds: int = 12) -> Iterator[tuple[Match, int]]:
    """Play at random, stopping before each decision with the seat that is asked, -1 at the end."""
    options = {"players": 4, **SPEC.settings.variants[variant], "round_limit": rounds}
    match = Match(SPEC, options, NAMES, seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        seat = luck.choice(match.actors())
        yield match, seat
        match.act(seat, luck.choice(match.legal(seat)))
    yield match, -1


def table_of(match: Match, seat: int, language: str = "en", width: int = 80) -> str:
    drawing = drawing_of(match, language, width)
    return shown(drawing, drawing.draw(match.view(seat), None))


def consequence(t: tables.Table, action: str, language: str = "en") -> str:
    return drawing_of(t.match, language).consequence(t.match.view(0), SPEC.actions.from_text(action))


# --- the picture ------------------------------------------------------------------------------------------


def test_the_drawing_is_found_by_the_name_of_the_game() -> None:
    match = Match(SPEC, {"players": 2}, NAMES[:2], seed=1)
    assert isinstance(view_for(match, WORDS, Talk("en"), ["", ""]), Drawing)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal_throughout_a_game(language: str, width: int) -> None:
    for moment, (match, seat) in enumerate(games("grand-finale", seed=1)):
        if moment % 25 and not match.is_over:
            continue
        text = table_of(match, seat, language, width)
        lines = text.splitlines()
        assert max(map(len, lines)) <= width
        for glyph, name in zip(SEAT_GLYPHS, NAMES[:3], strict=False):
            assert sum(f"{glyph} {name} " in line for line in lines) == 1
            assert text.count(glyph) == 2, "a runner is missing on the circuit"
        for card in match.state.cards:
            assert WORDS.card(card, language) in text


def test_zones_show_kinds_counts_and_faces() -> None:
    t = tables.table(
        draw="3 light-gray red", roll="2 green", active="2 white-foot blue-coin red-power", discard="brown"
    )
    t.me.used[PAIR_NAMES.index("blue-coin")] = 1
    text = table_of(t.match, 0)
    assert "Draw Lg3 Re1  Roll Gr2  Active Re!! (Bl2¢) Wh▸×2  Discard Br1" in text


def test_cards_show_what_they_cost_and_the_dice_that_are_left() -> None:
    text = table_of(tables.table("bob", discard="3 blue").match, 0, width=120)
    assert re.search(r"Bl Bob +7° +×7 +After moving: take the effect", text)


def test_runners_share_a_space_and_start() -> None:
    seats = [tables.Seat(roll="white", cell=(20, 7)) for _ in range(4)]
    on_grass = table_of(tables.table(seats=seats, players=4).match, 0).splitlines()
    assert on_grass[9].startswith(" 8   . .│~ ~ . .│. . S◆▲●. 1 .│. . .")
    assert on_grass[8][23] == "■", "the fourth stands above"
    on_start = table_of(tables.table(roll="white", players=4).match, 0)
    assert [on_start.count(glyph) for glyph in SEAT_GLYPHS[:4]] == [2, 2, 2, 2]


def test_red_lines_stand_between_zones_and_letters_above_their_spaces() -> None:
    lines = table_of(tables.table(roll="white").match, 0).splitlines()
    assert lines[1].startswith("   a b c d e f g h i j k l m n o p q r ")
    assert lines[8].startswith(" 7  4 . .│. . .│. . F ▲ . . 1│~ . . 2 ")
    cells = [tables.cell_at(0, x, y) for x, y in ((1, 6), (25, 6), (0, 5))]
    assert [WORDS.place(cell, "en") for cell in cells] == ["a7", "m7", "a6"]


def test_the_grand_finale_shows_the_board_of_the_viewer_and_says_where_the_others_are() -> None:
    far = {"laps": 1, "cell": tables.cell_at(2, 20, 3), "began": tables.cell_at(2, 20, 3)}
    seats = [tables.Seat(roll="white"), tables.Seat(more=far)]
    match = tables.table(seats=seats, circuit=4, legs=2).match
    here, there = table_of(match, 0), table_of(match, 1)
    assert "Still Waters Run Deep" in here and "Testing the Waters" not in here
    assert "Testing the Waters" in there and "Still Waters Run Deep" not in there
    assert "1:Start" in here and "2:k4" in here
    assert here.count("●") == 1 and there.count("●") == 2


def test_the_lines_of_the_sheet_are_laps_and_spaces() -> None:
    t = tables.table(roll="white", cell=(25, 6), more={"laps": 1}, legs=2)
    drawing = drawing_of(t.match)
    lines = [WORDS.line(note, "en") for note in drawing.lines_now(t.match.view(0), 0)]
    assert len(lines) == 2


def test_house_values_are_marked() -> None:
    drawing = drawing_of(tables.table("el-bandito", roll="white").match)
    text = " ".join(shown(drawing, drawing.values()).split())
    assert "Re El Bandito, 4°" in text and "1 foot° for each opponent with fewer swords." in text
    assert "Power: Counts as two swords." in text
    assert "0 1 1+ 2 2+ 3 3+ 4 4+ 5 5+ 6 6+°" in text
    assert "Wh ! ▸×2" in text


# --- what a choice brings ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "active", "roll", "language", "text"),
    [
        ((), "2 light-gray-coin", "white", "en", "no risk · 0.5 hits on average"),
        ((), "3 light-gray-coin", "3 white", "en", "bust 12.5 % (1/8) · 1.5 hits on average"),
        ((), "3 light-gray-coin", "3 white", "fr", "chute 12,5 % (1/8) · 1,5 succès en moyenne"),
        (
            ("keep-on-rollin",),
            "3 green-ability",
            "white",
            "en",
            "bust 50.0 % (1/2) · with the green die 0.0 % · 0.5 hits on average",
        ),
    ],
)
def test_a_push_tells_how_likely_a_bust_is(
    cards: Sequence[str], active: str, roll: str, language: str, text: str
) -> None:
    t = tables.table(*cards, active=active, roll=roll)
    assert consequence(t, "push", language).replace("\u202f", " ") == text


def test_a_symbol_used_before_a_throw_tells_the_odds_that_follow() -> None:
    t = tables.table("rock-on", active="3 green-ability", roll="white").act("push")
    assert consequence(t, "done") == "bust 50.0 % (1/2) · 0.5 hits on average"
    assert consequence(t, "use green-ability") == "bust 25.0 % (1/4) · 1.0 hits on average"


def test_choices_tell_chances_prices_and_what_is_left() -> None:
    t = tables.table(active="2 blue-coin dark-gray-foot", roll="white")
    assert consequence(t, "pass") == "keeps 3 active dice: 4 coins, 1 foot, and what abilities give"
    first = tables.table(active="light-gray-coin", roll="white", first="coin")
    assert consequence(first, "pass").startswith("keeps 2 active dice: 3 coins, 0 feet")
    draws = tables.table(stage="draw", draw="9 white 9 light-gray")
    assert consequence(draws, "draw white") == "hits 3/6: ability, 1 foot ×2"
    buys = tables.table(stage="buy", step="buying", more={"coins": 4, "credit": 5})
    assert consequence(buys, "buy blue") == "leaves 0 coins, 2 credits"


def test_all_dice_that_hit_most_often_are_drawn_in_one_go() -> None:
    t = tables.table(stage="draw", draw="2 white green 9 light-gray", discard="red", more={"amount": 5})
    drawing = drawing_of(t.match)
    plan, *singles = drawing.plans(t.match.view(0), t.match.legal(0))
    assert plan.sentence == "Draw 5 dice, those that hit most often"
    assert plan.consequence == "Lg2 Gr1 Wh2"
    assert [single.actions for single in singles] == [(action,) for action in t.match.legal(0)]
    for action in plan.actions:
        assert t.me.stage == DRAW
        t.match.act(0, action)
    assert t.me.stage != DRAW


# --- destinations -----------------------------------------------------------------------------------------


def moving(cell: tuple[int, int] | None = None, **purse: Any) -> tables.Table:
    return tables.table(stage="move", step="moving", cell=cell, more=purse)


def test_places_to_run_begin_with_the_farthest_and_those_that_pay() -> None:
    t = moving(feet=2, coins=5)
    plans = drawing_of(t.match).plans(t.match.view(0), t.match.legal(0))
    assert plans[0].consequence.startswith("+2 spaces · 2 steps")
    assert plans[1].consequence == "+3 spaces · 3 steps · 4 coins"
    sentences = [plan.sentence for plan in plans]
    assert "Run to k10: 2 credits" in sentences
    assert "Run to k8" in sentences
    assert sum(plan.key == "done" for plan in plans) == 1
    assert len({plan.key for plan in plans}) == len(plans)


def test_the_finish_is_a_way_to_the_next_lap() -> None:
    t = moving((16, 7), feet=2)
    plans = drawing_of(t.match).plans(t.match.view(0), t.match.legal(0))
    assert plans[0].sentence == "Run through the Finish to k10: 1 of 1 done"
    assert plans[0].key == "k10+1"
    assert "Run through the Finish to Start: 1 of 1 done" in [plan.sentence for plan in plans]


def test_a_space_with_a_fan_tells_what_the_fan_brings() -> None:
    t = moving((30, 9), feet=3, fans=2)
    plans = drawing_of(t.match).plans(t.match.view(0), t.match.legal(0))
    (fan,) = [plan for plan in plans if plan.sentence == "Run to p9: Fan"]
    assert fan.consequence.endswith("fan 3: 1 credit, 1 draw token")


def test_a_space_on_which_the_round_began_gives_nothing() -> None:
    t = moving((20, 9), feet=1)
    stop = next(p for p in drawing_of(t.match).plans(t.match.view(0), t.match.legal(0)) if p.key == "done")
    assert stop.consequence == "nothing: you began the round here"


@pytest.mark.parametrize("variant", ["race-1", "race-2", "grand-finale"])
def test_every_place_offered_is_reached(variant: str) -> None:
    checked = 0
    for match, seat in games(variant, seed=3, rounds=20):
        if match.is_over or match.state.seats[seat].stage != MOVE or match.state.seats[seat].question:
            continue
        for plan in drawing_of(match).plans(match.view(seat), match.legal(seat))[:6]:
            before = match.move_count
            for action in plan.actions:
                match.act(seat, action)
            checked += 1
            while match.move_count > before:
                match.undo()
    assert checked > 30


# --- at the table -----------------------------------------------------------------------------------------


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


Sit = Callable[..., Match]


@pytest.fixture
def sit(data: Path, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Return a function that answers at a table and returns its match when the answers are over."""

    def play(match: Match, *answers: str) -> Match:
        lines = chain(answers, repeat("q"))
        monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
        seats = tuple(Seat(name) for name in match.seats)
        with pytest.raises(Leave):
            Session(Sitting(match, seats, None), Talk("en"), "x").play()
        return match

    return play


def texts(match: Match) -> list[str]:
    return [SPEC.actions.to_text(move.action) for move in match.moves]


def test_a_place_is_run_to_in_single_steps_and_taken_back_in_one(sit: Sit) -> None:
    assert texts(sit(moving(feet=2, coins=1).match, "k10")) == ["exit 4", "done"]
    assert texts(sit(moving(feet=2, coins=1).match, "k10", "u")) == []


def test_a_step_may_be_typed_where_places_are_offered(sit: Sit) -> None:
    assert texts(sit(moving((20, 7), feet=2).match, "step right")) == ["step right"]


def test_a_place_out_of_reach_is_no_command(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    assert sit(moving(feet=1).match, "a1").moves == []
    assert "“a1” is neither a move nor a command." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seats", "language", "bust", "run"),
    [
        ("you,greedy,greedy,greedy", "en", r"bust \d+\.\d %", r"Run to [a-r]\d+"),
        ("Ada,greedy", "fr", r"chute \d+,\d\u202f%", r"Courir jusqu’à [a-r]\d+"),
    ],
)
def test_whole_games_are_played(seats: str, language: str, bust: str, run: str, data: Path) -> None:
    command = ["terminal", "cubitos", "--seats", seats, "--seed", "4", "--lang", language]
    done = CliRunner().invoke(app, command, input="pass\n1\ndone\n" * 250)
    assert done.exit_code == 0, done.exception
    (log,) = (data / "finished").glob("*.log")
    match = read_log(log.read_text(encoding="utf-8"), load_game)
    assert match.is_over
    assert {move.seat for move in match.moves} == set(range(len(match.seats)))
    assert re.search(bust, done.stdout)
    assert re.search(run, done.stdout)
