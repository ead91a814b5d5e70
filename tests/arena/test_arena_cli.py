"""The command `cubarium arena`: its reports in both languages, its ladder, its page, and wrong calls."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import polars
import pytest

from cubarium.arena.leaderboard import leaderboard_page
from cubarium.bots import ratings
from cubarium.bots.ratings import rating_of
from tests.cli.test_reports import cubarium

ROOT = Path(__file__).parents[2]
THREE = ("--bots", "raptor,hatchling,random", "--processes", "1")
COURSE = ("arena", "cubano-course", "--games", "8", *THREE)


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("seed 1; each pairing plays 8 games: 4 deals", "95 % interval", "Wins of the row against")),
        (
            "fr",
            (
                "chaque confrontation compte 8 parties",
                "intervalle à 95\N{NARROW NO-BREAK SPACE}%",
                "Victoires de la",
            ),
        ),
    ],
)
def test_the_report_speaks_the_language_of_the_reader(language: str, sentences: tuple[str, ...]) -> None:
    code, output, errors = cubarium(*COURSE, language=language)
    assert (code, errors.count("\n")) == (0, 1)
    for sentence in sentences:
        assert sentence in output
    assert output.count("hatchling") == 5  # its rating, two pairings, a row and a column


def test_json_has_every_figure_and_the_file_every_game(folder: Path) -> None:
    code, output, errors = cubarium(*COURSE, "--json")
    assert code == 0
    told = json.loads(output)
    assert (told["game"], told["players"], told["games"], told["deals"], told["seed"]) == (
        "cubano-course",
        *(2, 8, 4, 1),
    )
    assert [(p["one"], p["other"]) for p in told["pairings"]] == [
        *(("raptor", "hatchling"), ("raptor", "random"), ("hatchling", "random")),
    ]
    assert all(p["interval"][0] < p["share"] <= p["interval"][1] for p in told["pairings"])
    assert all(bot["late_share"] is None and bot["choices"] > 0 for bot in told["bots"])
    (kept,) = (folder / "arena").iterdir()
    assert str(kept) in errors
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1 + 3 * 8


def test_more_players_are_told_what_luck_alone_would_give() -> None:
    code, output, _ = cubarium("arena", "trex", "--players", "3", "--games", "3", *THREE)
    assert code == 0
    assert "Wins of one of the row against 2 of the column; by luck alone 33.3 %" in output


@pytest.mark.parametrize(("language", "words"), [("en", "at least 60 %"), ("fr", "au moins 60")])
def test_a_quick_arena_is_a_ladder_with_a_verdict(language: str, words: str) -> None:
    command = ("arena", "cubano-course", "--quick", "--bots", "random,hatchling,raptor", "--processes", "1")
    code, output, _ = cubarium(*command, language=language)
    assert code == 0
    assert words in output and "raptor  random" not in output
    told = json.loads(cubarium(*command, "--json")[1])
    assert [(p["one"], p["other"]) for p in told["pairings"]] == [
        *(("hatchling", "random"), ("raptor", "hatchling")),
    ]
    assert {p["verdict"] for p in told["pairings"]} <= {"holds", "open", "fails"}


def test_a_ladder_is_climbed_by_two_and_by_four_with_the_same_lead() -> None:
    command = ("arena", "trex", "--quick", "--games", "4", "--bots", "random,raptor", "--processes", "1")
    code, output, _ = cubarium(*command)
    assert code == 0
    assert "at least 60 %" in output and "at least 35 %" in output
    told = json.loads(cubarium(*command, "--json")[1])
    assert [(report["players"], report["deals"]) for report in told] == [(2, 2), (4, 1)]
    assert json.loads(cubarium(*command, "--players", "3", "--json")[1])["players"] == 3


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "It sees what is hidden and the luck to come"), ("fr", "Il voit ce qui est caché et le hasard")],
)
def test_a_ceiling_is_marked_and_explained(language: str, words: str) -> None:
    command = (*COURSE[:4], "--bots", "hatchling,raptor,random", "--ceiling", "--processes", "1")
    code, output, _ = cubarium(*command, language=language)
    assert code == 0
    assert words in " ".join(output.split())
    assert output.count("seer*") == 2  # its pairing and a row, but no rating
    told = json.loads(cubarium(*command, "--json")[1])
    assert told["pairings"][-1]["one"] == "seer" and told["pairings"][-1]["share"] >= 0.5


def test_options_are_told() -> None:
    command = ("arena", "cubano-course", "--games", "2", *THREE, "--variant", "fair")
    code, output, _ = cubarium(*command)
    assert code == 0 and "Unusual settings: fair_last_turn 1." in output
    assert json.loads(cubarium(*command, "--json")[1])["options"] == {"fair_last_turn": 1}


def test_the_page_keeps_games_that_were_not_played_again(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    page, file = folder / "leaderboard.md", folder / "ratings.toml"
    monkeypatch.setattr(ratings, "FILE", file)
    for game in ("trex", "cubano-course", "trex"):
        assert cubarium("arena", game, "--games", "2", *THREE, "--write", str(page))[0] == 0
    stored = tomllib.loads(file.read_text(encoding="utf-8"))
    assert list(stored) == ["trex", "cubano-course"]
    assert page.read_text(encoding="utf-8") == leaderboard_page(stored)
    command = "./cubarium arena trex --bots raptor,hatchling,random --players 2 --games 2 --seed 1 --write"
    assert command in page.read_text(encoding="utf-8")


def test_the_page_of_the_documents_is_that_of_the_ratings() -> None:
    stored = ratings.read_ratings(ratings.FILE)
    assert {"cubosaurs", "trex", "cubano-1-die"} <= set(stored)
    written = (ROOT / "docs" / "leaderboard.md").read_text(encoding="utf-8")
    assert written == leaderboard_page(stored), "write both with `cubarium arena --write docs/leaderboard.md`"


def test_tables_find_the_rating_of_a_bot() -> None:
    measured = next(iter(name for name in ratings.read_ratings(ratings.FILE)["trex"]["bots"] if ":" in name))
    rating = rating_of("trex", measured)
    assert rating is not None and rating.bot == measured and rating.low < rating.value < rating.high
    assert rating_of("trex", "rex") == rating  # tables name no budget
    assert rating_of("trex", "rex:7ms") is None
    assert rating_of("trex", "nobody") is None
    assert rating_of("chess", "rex") is None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "name a game, or --all, and not both"),
        (("trex", "--all"), "name a game, or --all, and not both"),
        (("chess",), "there is no game 'chess'"),
        (("trex", "--bots", "raptor,rapter"), "there is no bot 'rapter'"),
        (("trex", "--bots", "raptor:9ms,random"), "raptor takes no time to think, so it takes no budget"),
        (("trex", "--bots", "raptor"), "an arena needs two bots or more, not 1"),
        (("trex", "--players", "6"), "players: 6 is not between 2 and 5"),
        (("trex", "--seed", "-1"), "seed: -1 is not between 0 and 2^64 - 1"),
        (("trex", "--processes", "-1"), "processes: -1 is not between 0 and 256"),
        (("trex", "--quick", "--write", "page.md"), "--write goes without --quick"),
        (("trex", "--bots", "seer,raptor"), "--ceiling lets it meet raptor"),
        (("trex", "--write", "page.md", "--option", "first=1"), "--write goes without options"),
        (("trex", "--variant", "nonsense"), "trex has no variant 'nonsense'"),
        (("trex", "--resume", "."), "cannot be read and written"),
        (("trex", "--resume", "x" * 300), "cannot be read and written"),
    ],
)
def test_a_wrong_call_is_told_in_one_line_and_leaves_no_file(
    words: tuple[str, ...], told: str, folder: Path
) -> None:
    code, output, errors = cubarium("arena", *words)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert told in errors
    assert list(folder.iterdir()) == []


def test_a_table_of_rows_has_a_row_for_each_seat_of_each_game(tmp_path: Path) -> None:
    code, output, _ = cubarium(*COURSE, "--json", "--parquet", str(tmp_path / "rows.parquet"))
    rows = polars.read_parquet(tmp_path / "rows.parquet")
    (told,) = (json.loads(output),)
    assert code == 0 and rows.height == len(told["pairings"]) * told["games"] * 2
    best = rows.filter(one="raptor", other="random", bot="raptor")["result"]
    assert best.sum() == sum(1 if one > 0 else -1 if one < 0 else 0 for one in best)
    code, _, errors = cubarium(*COURSE, "--parquet", str(tmp_path / "nowhere" / "rows.parquet"))
    assert code == 2 and "the rows cannot be written" in errors
