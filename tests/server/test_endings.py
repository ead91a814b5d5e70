"""The end of a game: its sheet adds up, and the sentence that says what decided it is true."""

from __future__ import annotations

import re
from itertools import combinations, product

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.sheet import Decision, Line, decision_of
from cubarium.engine.words import MINUS, Upshot
from cubarium.games.cubosaurs.data.values import EGG_TYPES, SERIES
from cubarium.games.cubosaurs.events import LINE_EGG_MOST, LINE_SERIES
from cubarium.games.cubosaurs.rules.scoring import FIRST_EGG
from cubarium.games.cubosaurs.table.sheet import last_copy
from cubarium.server.wire.play import Result, SheetRow
from tests.server.finished_games import FILE, LANGUAGES, NAMES, as_text, ended, finished, matches
from tests.thorough import few_of

SEEDS = {"cubosaurs": range(1, 16), "trex": range(1, 9), "cubitos": range(1, 4)}
ONE = range(1, 2)
WON_BY_POINTS = r"(?P<name>\w+) (?:fell (?P<short>\d+) \w+ short|came next, (?P<behind>\d+) \w+ behind)\."
A_ROW = rf"One line decided it: (?P<row>.+), (?P<more>{MINUS}?\d+) to (?P<less>{MINUS}?\d+)\."
A_COPY = r"The (?P<copy>second|third|fourth) (?P<type>.+) decided it\."
LEFT = r"(?P<name>\w+) had (?P<left>\d+) .+ left to .+\."
ORDINALS = ("", "", "second", "third", "fourth")


def number(text: str) -> int:
    return int(text.replace(MINUS, "-"))


def games(game: str) -> list[Match]:
    return list(matches(game, SEEDS.get(game, ONE)))


def whole_row(result: Result, label: str) -> list[int]:
    """Return what each seat has in the rows of this name, in the whole game."""
    rows = [row for part in result.sheet for row in part.rows if row.label == label]
    assert rows, label
    return [sum(amount_of(row, seat) for row in rows) for seat in range(len(result.scores))]


def amount_of(row: SheetRow, seat: int) -> int:
    cell = row.cells[seat]
    return 0 if cell is None else cell.amount or 0


@pytest.mark.parametrize("game", few_of(game_ids(), "trex", "cubano-1-die", "cubano-course"))
def test_every_line_stands_in_its_row_and_the_parts_of_a_score_add_up_to_it(game: str) -> None:
    for match, language in product(games(game), LANGUAGES):
        result = ended(match, language)
        assert result.before == []
        for seat, score in enumerate(result.scores):
            parts = [row for part in result.sheet for row in part.rows if row.is_part]
            if parts:
                assert sum(amount_of(row, seat) for row in parts) == score
                assert sum(part.sums[seat] for part in result.sheet) == score
            for line in result.lines[seat]:
                (row,) = [row for row in result.sheet[line.part].rows if row.row == line.row]
                assert row.cells[seat] is not None
            told = {(line.part, line.row) for line in result.lines[seat]}
            filled = {
                (p, row.row) for p, part in enumerate(result.sheet) for row in part.rows if row.cells[seat]
            }
            assert told == filled
        for part in result.sheet:
            labels = [row.label for row in part.rows]
            assert len(set(labels)) == len(labels) == len({row.row for row in part.rows})


@pytest.mark.parametrize("game", game_ids())
def test_rows_keep_their_order_and_their_names_in_every_language(game: str) -> None:
    for match in games(game):
        english, french = (ended(match, language) for language in LANGUAGES)
        keys = [[row.row for row in part.rows] for part in english.sheet]
        assert keys == [[row.row for row in part.rows] for part in french.sheet]
        assert english.scores == french.scores
    above = {
        (one.row, other.row)
        for match in games(game)
        for part in ended(match).sheet
        for one, other in combinations(part.rows, 2)
    }
    assert not above & {(other, one) for one, other in above}


@pytest.mark.parametrize("game", ["cubosaurs", "trex"])
def test_what_decided_a_game_of_points_is_what_the_sheet_says(game: str) -> None:
    seen = set()
    for match in games(game):
        result = ended(match)
        if len(result.winners) > 1 or result.scores.count(max(result.scores)) > 1:
            assert result.decided == ""
            assert result.ties
            continue
        winner = result.winners[0]
        told = re.match(WON_BY_POINTS, result.decided)
        if told is None:
            equals = [name for name, place in zip(match.seats, result.places, strict=True) if place == 2]
            assert len(equals) > 1
            assert all(name in result.decided for name in equals)
            continue
        second = match.seats.index(told["name"])
        margin = number(told["short"] or told["behind"])
        assert result.places[second] == 2
        assert result.scores[winner] - result.scores[second] == margin > 0
        rest = result.decided[told.end() :].strip()
        seen.add(rest.split(" ")[0])
        if row := re.fullmatch(A_ROW, rest):
            amounts = whole_row(result, row["row"])
            assert (number(row["more"]), number(row["less"])) == (amounts[winner], amounts[second])
            without = [score - amount for score, amount in zip(result.scores, amounts, strict=True)]
            assert without[winner] < without[second]
        elif copy := re.fullmatch(A_COPY, rest):
            copies = ORDINALS.index(copy["copy"])
            rows = [r for part in result.sheet for r in part.rows if r.label == copy["type"]]
            assert any(cell and cell.copies == copies for r in rows for cell in [r.cells[winner]])
            kind = [match.words.card_type(t, "en") for t in range(len(SERIES))].index(copy["type"])
            gain = SERIES[kind][copies] - SERIES[kind][copies - 1]
            assert result.scores[winner] - gain < result.scores[second]
        else:
            assert rest == ""
    assert {"One", ""} <= seen


@pytest.mark.parametrize("game", ["cubano-course", "cubano-naval-dice", "cubano-naval-messages"])
def test_in_a_race_for_all_it_is_said_how_much_the_other_had_left(game: str) -> None:
    for match in games(game):
        result = ended(match)
        told = re.fullmatch(LEFT, result.decided)
        if told is None:
            assert len(result.winners) > 1
            continue
        second = match.seats.index(told["name"])
        assert second not in result.winners
        assert max(result.scores) - result.scores[second] == int(told["left"])


@pytest.mark.parametrize("game", ["cubano-1-die", "cubano-2-dice"])
def test_suites_are_compared_in_squares(game: str) -> None:
    for match in games(game):
        result = ended(match)
        if result.decided:
            told = re.fullmatch(WON_BY_POINTS, result.decided)
            assert told is not None, result.decided
            second = match.seats.index(told["name"])
            assert max(result.scores) - result.scores[second] == int(told["short"] or told["behind"])
        else:
            assert result.ties


def test_a_race_is_told_in_laps_and_spaces_and_never_in_points() -> None:
    behind = set()
    for match in games("cubitos"):
        result = ended(match)
        assert "point" not in f"{result.decided} {result.totals}"
        assert result.totals == result.score_texts
        second = [seat for seat, place in enumerate(result.places) if place == 2]
        assert all(match.seats[seat] in result.decided for seat in second)
        laps = [divmod(score, 100) for score in result.scores]
        winner, next_one = laps[result.winners[0]], laps[second[0]]
        behind.add(winner[0] > next_one[0])
        if winner[0] > next_one[0]:
            assert result.decided.endswith(f" came next with {result.score_texts[second[0]]}.")
        else:
            assert re.search(rf" came next, {winner[1] - next_one[1]} spaces? behind\.$", result.decided)
    assert behind == {True, False}


def test_a_puzzle_has_an_ending_too() -> None:
    for match in games("cubano-puzzle"):
        result = ended(match)
        rows = {row.row: row.cells[0] for row in result.sheet[0].rows}
        assert result.winners == [0]
        if left := rows.get("moves-left"):
            assert f"with {left.amount} move" in result.decided
        else:
            assert "missing" in result.decided


def test_who_came_next_is_called_you() -> None:
    match = finished("cubano-course", (("players", 2),), 1)
    loser = 1 - match.result().winners[0]
    assert ended(match, "en", loser).decided.startswith("You had ")
    assert ended(match, "fr", loser).decided.startswith("Vous aviez encore ")
    assert ended(match, "en", 1 - loser).decided.startswith(NAMES[loser])
    assert ended(match, "en", loser).decided_by_names == ended(match, "en", 1 - loser).decided


def test_nothing_single_decided_where_two_rows_lead_alike_or_none_leads_enough() -> None:
    scores, places = [10, 8], [1, 2]
    assert decision_of(scores, [0], places, {"a": [6, 2], "b": [4, 6]}) == Decision([1], 2, "a", 6, 2)
    assert decision_of(scores, [0], places, {"a": [6, 2], "b": [6, 2], "c": [-2, 4]}) == Decision([1], 2)
    assert decision_of(scores, [0], places, {"a": [5, 4], "b": [5, 4]}) == Decision([1], 2)
    assert decision_of([8, 8], [0], places, {"a": [8, 0], "b": [0, 8]}) is None
    assert decision_of([8, 8], [0, 1], [1, 1], {"a": [8, 0], "b": [0, 8]}) is None
    assert decision_of([9, 8, 8], [0], [1, 2, 2], {"a": [9, 0, 0], "b": [0, 8, 8]}) == Decision([1, 2], 1)
    assert decision_of([64], [0], [1], {}) is None


def test_the_last_card_of_a_series_decides_unless_an_egg_looks_at_it() -> None:
    values = {"SERIES": SERIES, "EGG_TYPES": EGG_TYPES}
    kind = max(range(len(SERIES)), key=lambda t: SERIES[t][4] - SERIES[t][3])
    gain = SERIES[kind][4] - SERIES[kind][3]
    series = Line(0, Note(LINE_SERIES, 0, kind, 4, SERIES[kind][4], 0))
    egg = next(e for e in range(len(EGG_TYPES)) if EGG_TYPES[e] >> kind & 1)
    looks = Note(LINE_EGG_MOST, 1, FIRST_EGG + egg, 1, 1, 3)
    assert last_copy(values, gain - 1, 0, [series]) == (kind, 4)
    assert last_copy(values, gain, 0, [series]) is None
    assert last_copy(values, gain - 1, 1, [series]) is None
    assert last_copy(values, gain - 1, 0, [series, Line(0, looks)]) is None
    assert last_copy(values, gain - 1, 0, [series, Line(1, looks)]) == (kind, 4)


def test_the_browser_table_is_tested_with_the_ends_of_this_version() -> None:
    assert as_text() == FILE.read_text(encoding="utf-8"), "python -m tests.server.finished_games"


def test_points_from_before_a_game_that_is_played_on_are_told() -> None:
    spec = load_game("cubosaurs")
    whole = finished("cubosaurs", (("players", 2), ("advanced", 0)), 2)
    half = next(
        m for m in range(whole.move_count) if any(whole.state_at(m).seats[p].round_scores[0] for p in (0, 1))
    )
    rest = Match(spec, {}, NAMES[:2], seed=3, position=to_json(whole.state_at(half)))
    while not rest.is_over:
        seat = rest.actors()[0]
        rest.act(seat, rest.legal(seat)[0])
    result = ended(rest)
    assert result.before == [whole.state_at(half).seats[p].round_scores[0] for p in (0, 1)]
    for seat, score in enumerate(result.scores):
        assert result.before[seat] + sum(part.sums[seat] for part in result.sheet) == score
    assert "One line" not in result.decided


@pytest.mark.parametrize(("language", "both"), [("en", "Blaise and you"), ("fr", "Blaise et vous")])
def test_a_reader_who_came_next_with_another_is_spoken_to(language: str, both: str) -> None:
    upshot = Upshot(Decision([1, 2], 4), [9, 5, 5], [], ["Ada", "Blaise", "Chloé"], 2)
    assert upshot.second(language) == {"second": both, "you": "no"}
    assert upshot._replace(reader=0).second(language)["second"].startswith("Blaise ")
    alone = upshot._replace(decision=Decision([2], 4))
    assert alone.second(language)["you"] == "yes"
