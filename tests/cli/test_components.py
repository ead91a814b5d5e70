from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from cubarium.cli.components import app
from cubarium.engine.components.pack import read_pack
from cubarium.engine.components.schema import Finding
from cubarium.games.cubosaurs.data.schema import SCHEMA

FILES = ("cards.toml", "tiles.toml", "game.toml")


def run(*words: str) -> tuple[int, str, str]:
    """Return the exit code, the output and the errors of a command."""
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "my pack"
    assert run("export", "cubosaurs", str(folder))[0] == 0
    return folder


def test_export_copies_the_files_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "new pack"
    assert run("export", "cubosaurs", str(folder)) == (
        0,
        f"cards.toml, tiles.toml, game.toml are now in {folder}.\n"
        f"Change the values you like, then run: cubarium components check cubosaurs '{folder}'\n",
        "",
    )
    assert {path.name for path in folder.iterdir()} == set(FILES)


def test_an_exported_pack_is_complete_and_differs_in_nothing(mine: Path) -> None:
    digest = read_pack(SCHEMA).digest[:16]
    output = f"my pack is complete: no values differ from the built-in ones, digest {digest}\n"
    assert run("check", "cubosaurs", str(mine)) == (0, output, "")


def test_check_shows_a_value_that_differs(mine: Path) -> None:
    edit(mine / "cards.toml", "[2, -1, -2, 8]", "[2, -1, -2, 9]")
    digest = read_pack(SCHEMA, mine).digest[:16]
    assert run("check", "cubosaurs", str(mine)) == (
        0,
        f"my pack is complete: 1 value differs from the built-in ones, digest {digest}\n"
        "  type.stego.points: [2, -1, -2, 8] -> [2, -1, -2, 9] (house)\n",
        "",
    )


def test_check_shows_all_values_that_differ_with_their_sources(mine: Path) -> None:
    edit(mine / "cards.toml", 'id = "trex-3"\nicon = false', 'id = "trex-3"\nicon = true')
    edit(mine / "tiles.toml", "cost = 5", 'cost = { value = 4, source = "public" }')
    code, output, errors = run("check", "cubosaurs", str(mine))
    first, *rest = output.splitlines()
    assert (code, errors) == (0, "")
    assert first.startswith("my pack is complete: 2 values differ from the built-in ones, digest ")
    assert rest == ["  card.trex-3.icon: false -> true (house)", "  tile.1.cost: 5 -> 4 (public)"]


def test_check_tells_each_problem_on_a_line_of_its_own(mine: Path) -> None:
    edit(mine / "tiles.toml", "cost = 5", "cost = 41")
    edit(mine / "game.toml", "tokens = 40", "tokens = -1")
    assert run("check", "cubosaurs", str(mine)) == (
        2,
        "",
        "tiles.toml:16: tile 1: cost must be a whole number from 0 to 40 (cubosaurs-6.3)\n"
        "game.toml:9: game: tokens must be a whole number from 0 to 99 (cubosaurs-5.1)\n",
    )


def test_check_draws_a_problem_that_has_a_picture(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finding = Finding(("game", "tokens"), "tokens do not fit in the box", "toy-1.1", ("+--+", "|40|", "+--+"))
    schema = replace(SCHEMA, check=lambda _: [finding])
    game = SimpleNamespace(components=SimpleNamespace(schema=schema))
    monkeypatch.setattr("cubarium.engine.registry.load_game", lambda _: game)
    assert run("check", "toy", str(mine)) == (
        2,
        "",
        "game.toml:9: game: tokens do not fit in the box (toy-1.1)\n    +--+\n    |40|\n    +--+\n",
    )


def test_check_wants_a_folder_that_exists(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert run("check", "cubosaurs", str(nowhere)) == (2, "", f"{nowhere}: No such file or directory\n")


def test_export_leaves_present_files_alone(mine: Path) -> None:
    errors = "".join(f"{mine / name}: already exists\n" for name in FILES)
    assert run("export", "cubosaurs", str(mine)) == (2, "", errors)


@pytest.mark.parametrize("command", ["export", "check"])
def test_an_unknown_game_is_refused_in_one_line(command: str, tmp_path: Path) -> None:
    code, output, errors = run(command, "chess", str(tmp_path / "new"))
    assert (code, output) == (2, "")
    assert "chess" in errors
    assert len(errors.splitlines()) == 1
    assert not (tmp_path / "new").exists()
