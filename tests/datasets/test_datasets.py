"""Games as tables of decisions: they are the games, and tell a seat no more than it knew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from cubarium.cli import dataset
from cubarium.datasets.files import columns, matches_in, read_rows, write_rows
from cubarium.datasets.games import bot_matches
from cubarium.datasets.rows import COLUMNS, Reader, Row
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.components.setting import set_values
from cubarium.engine.errors import CubariumError, IllegalAction, Malformed, NotOver
from cubarium.engine.log import write_log
from cubarium.engine.match import Match
from cubarium.engine.observation import observations_of
from cubarium.engine.position_code import position_code, read_position_code
from cubarium.engine.record import layout_of, pack, to_json
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import observed
from cubarium.engine.table_luck import BOT, NONE, TableLuck
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import set_table
from tests.games.any_table import played
from tests.thorough import THOROUGH, few_of

GAMES = game_ids()
QUICK = few_of(GAMES, *(game for game in GAMES if game not in ("cubitos", "cubano-2-dice", "cubano-puzzle")))
"""Games that take an interpreter little."""
MATCHES = 112 if THOROUGH else 1
"""Games of each kind that are written down and played again: over a thousand if thorough."""


def told(matches: dict[str, Match], eyes: int | None = None) -> Iterator[Row]:
    for name, match in matches.items():
        yield from Reader(match).rows(match, name, eyes)


def some_matches(game: str, count: int = 1, bot: str = "greedy") -> dict[str, Match]:
    return dict(bot_matches(load_game(game), {}, [bot], count, 3))


@pytest.mark.parametrize("game", GAMES)
def test_games_that_are_written_and_read_are_the_same(game: str, tmp_path: Path) -> None:
    matches = some_matches(game, MATCHES)
    rows = write_rows(told(matches), tmp_path / "games.parquet")
    found = read_rows(tmp_path / "games.parquet")
    assert rows == found.height == sum(1 + match.move_count for match in matches.values())
    again = dict(matches_in(found))
    assert list(again) == list(matches)
    for name, match in matches.items():
        assert write_log(again[name]) == write_log(match)


@pytest.mark.parametrize("game", QUICK)
def test_bots_play_the_games_of_simulations(game: str) -> None:
    table = set_table(load_game(game), {}, ["random"])
    ends = Interpreted(table).play(3, 0, 1)
    (match,) = some_matches(game, 1, "random").values()
    assert (match.packed(), match.move_count) == (ends.states[0].tobytes(), ends.moves[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_row_tells_what_its_seat_knew_and_nothing_else(game: str) -> None:
    """Whatever a seat cannot know is drawn anew, and its rows stay as they are."""
    ((name, match),) = some_matches(game).items()
    spec, layout = match.spec, observations_of(match.spec)
    observe = interpreted(spec, match.components, observed, layout.module).functions["observe"]
    for row in Reader(match).rows(match, name):
        if row["move"] < 0 or row["move"] % 3:
            continue
        s, seat = match.state_at(row["move"]), row["seat"]
        match.rules.determinize(s, seat, seeded(row["move"]))
        view, restored, out = spec.records.view(), spec.records.state(), [0] * layout.size
        match.rules.view(s, seat, view)
        match.rules.restore(view, restored)
        observe(view, out)
        legal = [0] * spec.actions.count
        count = match.rules.legal_actions(s, seat, legal)
        assert row["observation"] == out and row["legal"] == legal[:count]
        assert row["action"] in row["legal"]
        assert row["position"] == position_code(restored)


@pytest.mark.parametrize("game", QUICK)
def test_a_table_for_one_seat_holds_its_rows_and_no_secrets(game: str, tmp_path: Path) -> None:
    matches = some_matches(game)
    write_rows(told(matches, 0), tmp_path / "mine.parquet", 0)
    mine = read_rows(tmp_path / "mine.parquet")
    secret = {column.name for column in COLUMNS if column.is_secret}
    assert secret and not secret & {*mine.columns}
    assert set(mine["seat"]) == {-1, 0}
    write_rows(told(matches), tmp_path / "all.parquet")
    every = read_rows(tmp_path / "all.parquet").filter(pl.col("seat") <= 0).drop(*secret)
    assert mine.equals(every)
    with pytest.raises(Malformed, match="made for one seat"):
        list(matches_in(mine))


@pytest.mark.parametrize("game", GAMES)
def test_every_row_opens_a_position_in_which_its_seat_decides(game: str) -> None:
    ((name, match),) = some_matches(game).items()
    spec, opened = match.spec, 0
    for row in Reader(match).rows(match, name):
        if row["move"] < 0 or row["move"] % 3:
            continue
        position = read_position_code(spec, row["position"])
        table = Match(spec, {}, position=position, components=match.components)
        assert row["seat"] in table.actors() and table.legal(row["seat"]) == row["legal"]
        view = spec.records.view()
        match.rules.view(match.state_at(row["move"]), row["seat"], view)
        assert pack(table.view(row["seat"])) == pack(view)
        opened += 1
    assert opened > 3


def test_equal_information_is_what_seats_cannot_tell_apart() -> None:
    """Games that differ in what a seat has seen differ in it; what is hidden alone makes no difference."""
    (match,) = some_matches("trex").values()
    first, *later = (row for row in Reader(match).rows(match, "a") if row["seat"] == match.moves[0].seat)
    other = Match(match.spec, {"players": len(match.seats)}, match.seats, seed=3, game=0)
    choices = other.legal(first["seat"])
    other.act(first["seat"], next(action for action in choices if action != first["action"]))
    for _ in played(other, 1):
        pass
    otherwise = [row["information"] for row in Reader(other).rows(other, "b") if row["seat"] == first["seat"]]
    assert otherwise[0] == first["information"]
    mine = {row["information"] for row in later}
    assert len(mine) == len(later) and not mine & {*otherwise}


def test_games_with_the_luck_of_a_table_keep_it(tmp_path: Path) -> None:
    luck = TableLuck("t", "ab" * 32, ("cd" * 32, NONE, BOT))
    match = Match(load_game("trex"), {"players": 3}, table_luck=luck)
    for _ in played(match, 2):
        pass
    write_rows(told({"t": match}), tmp_path / "t.parquet")
    ((_, again),) = matches_in(read_rows(tmp_path / "t.parquet"))
    assert again.table_luck == luck and write_log(again) == write_log(match)


def test_games_that_begin_with_a_position_keep_it(tmp_path: Path) -> None:
    (match,) = some_matches("cubosaurs").values()
    begun = Match(match.spec, {}, position=to_json(match.state_at(match.move_count // 2)))
    for _ in played(begun, 2):
        pass
    write_rows(told({"p": begun}), tmp_path / "p.parquet")
    ((_, again),) = matches_in(read_rows(tmp_path / "p.parquet"))
    assert again.position == begun.position and again.packed() == begun.packed()


def test_games_with_values_that_were_set_keep_them(tmp_path: Path) -> None:
    spec = load_game("cubosaurs")
    pack = set_values(spec.components.schema, built_in_pack(spec.components.schema), ["tile.1.cost = 1"])
    match = Match(spec, {}, seed=2, components=pack)
    for _ in played(match, 2):
        pass
    write_rows(told({"v": match}), tmp_path / "v.parquet")
    ((_, again),) = matches_in(read_rows(tmp_path / "v.parquet"))
    assert again.components.digest == pack.digest and write_log(again) == write_log(match)


def test_names_of_matches_tell_one_seat_no_seed(tmp_path: Path) -> None:
    given = ["play", "cubano-course", str(tmp_path / "mine.parquet"), "--games", "2", "--seed", "7301"]
    assert CliRunner().invoke(dataset.app, [*given, "--eyes", "1", "--seats", "random"]).exit_code == 0
    mine = read_rows(tmp_path / "mine.parquet")
    assert set(mine["match"]) == {"cubano-course 1", "cubano-course 2"}
    assert not any("7301" in str(row) for row in mine.drop("observation", "legal").iter_rows())


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("head", "no JSON"),
        ("head", "[]"),
        ("head", '{"rules": 1}'),
        ("luck", None),
        ("luck", '{"seed": [1]}'),
        ("luck", '{"seed": 1}'),
        ("begins", '{"hands": 1}'),
        ("outcomes", None),
        ("game", None),
    ],
)
def test_a_beginning_that_makes_no_sense_is_told(column: str, value: Any, tmp_path: Path) -> None:
    rows = list(told(some_matches("cubano-course", bot="random")))
    rows[0] = {**rows[0], column: value}
    write_rows(rows, tmp_path / "games.parquet")
    with pytest.raises(CubariumError):
        list(matches_in(read_rows(tmp_path / "games.parquet")))


@pytest.mark.parametrize(
    ("column", "value"),
    [("action", 0), ("seat", 1), ("state", "0" * 16), ("outcomes", [5]), ("move", 900)],
)
def test_a_row_that_was_changed_is_found(column: str, value: Any, tmp_path: Path) -> None:
    rows = list(told(some_matches("cubano-course")))
    rows[9] = {**rows[9], column: value}
    write_rows(rows, tmp_path / "games.parquet")
    with pytest.raises((Malformed, IllegalAction, CubariumError)):
        list(matches_in(read_rows(tmp_path / "games.parquet")))


def test_what_is_no_table_of_matches_is_told(tmp_path: Path) -> None:
    pl.DataFrame({"a": [1]}).write_parquet(tmp_path / "other.parquet")
    (tmp_path / "text.parquet").write_text("no table")
    for name, why in (
        ("other.parquet", "this is no table of matches: game, match, move"),
        ("text.parquet", "text.parquet: "),
        ("none.parquet", "none.parquet: "),
    ):
        with pytest.raises(Malformed, match=why):
            read_rows(tmp_path / name)
    (match,) = some_matches("cubano-course").values()
    unfinished = Match(match.spec, {}, seed=1)
    with pytest.raises(NotOver):
        list(told({"u": unfinished}))
    with pytest.raises(Malformed, match="no seat 3"):
        list(told({"m": match}, 2))


def test_many_rows_go_into_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubarium.datasets.files.ROWS_IN_A_FILE", 50)
    matches = some_matches("cubano-course", 2)
    write_rows(told(matches), tmp_path / "games")
    assert len(list((tmp_path / "games").iterdir())) > 1
    assert [m.packed() for _, m in matches_in(read_rows(tmp_path / "games"))] == [
        m.packed() for m in matches.values()
    ]
    with pytest.raises(CubariumError, match="not empty"):
        write_rows([], tmp_path / "games")


def test_every_column_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    for column in COLUMNS:
        assert f"| `{column.name}` | {column.kind} | {column.doc} |" in page
    assert list(columns()) == [column.name for column in COLUMNS]


# --- positions as words ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_words_that_stand_for_no_position_are_refused(game: str) -> None:
    spec = load_game(game)
    (match,) = some_matches(game).values()
    code = position_code(match.state_at(0))
    assert read_position_code(spec, code)
    size = layout_of(spec.records.state).size
    for wrong in (
        "",
        "?",
        code[:-3],
        code + "AAAA",
        "A" * 5000,
        "é",
        _word(b"\x7f" * size),
        _word(bytes(size + 9)),
    ):
        with pytest.raises(Malformed, match="this is no position"):
            read_position_code(spec, wrong)


def _word(data: bytes) -> str:
    import base64
    import zlib

    return base64.urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")
