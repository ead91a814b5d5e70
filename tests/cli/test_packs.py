"""Component packs that `play` and `serve` are given."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.cli.packs import read_packs
from cubarium.engine.components.pack import built_in_pack, export_pack
from cubarium.engine.errors import CubariumError
from cubarium.engine.registry import game_ids, load_game
from tests.cli.test_serve import running


def export(game: str, folder: Path) -> Path:
    export_pack(load_game(game).components.schema, folder)
    return folder


@pytest.mark.parametrize("game", game_ids())
def test_a_folder_tells_its_game_by_its_files(game: str, tmp_path: Path) -> None:
    folder = export(game, tmp_path / "my-pack")
    for word in (str(folder), f"{game}={folder}"):
        (found,) = read_packs([word]).items()
        assert (found[0], found[1].name) == (game, "my-pack")
        assert found[1].digest == built_in_pack(load_game(game).components.schema).digest


def test_several_games_may_have_packs(tmp_path: Path) -> None:
    one, other = export("trex", tmp_path / "a=b"), export("cubitos", tmp_path / "other")
    assert set(read_packs([str(one), f"cubitos={other}"])) == {"trex", "cubitos"}
    assert read_packs([]) == {}


def test_a_pack_that_is_not_in_order_is_told_with_file_line_and_rule(tmp_path: Path) -> None:
    folder = export("cubosaurs", tmp_path / "my-pack")
    tiles = folder / "tiles.toml"
    tiles.write_text(tiles.read_text("utf-8").replace("cost = 5", "cost = 41", 1), "utf-8")
    with pytest.raises(CubariumError) as told:
        read_packs([str(folder)])
    assert str(told.value).splitlines() == [
        f"{folder} is no pack of cubosaurs:",
        "tiles.toml:16: tile 1: cost must be a whole number from 0 to 40 (cubosaurs-6.3)",
    ]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (None, "No such file or directory"),
        ([], "does not have the files of one game"),
        (["cards.toml"], "does not have the files of one game"),
        (["game.toml"], "could be of cubano-2-dice, cubano-1-die, .*; say which it is: --components GAME="),
    ],
)
def test_a_folder_whose_game_cannot_be_told_is_refused(
    tmp_path: Path, names: list[str] | None, told: str
) -> None:
    folder = tmp_path / "pack"
    if names is not None:
        folder.mkdir()
        for name in names:
            (folder / name).touch()
    with pytest.raises(CubariumError, match=told):
        read_packs([str(folder)])


def test_a_game_has_one_pack(tmp_path: Path) -> None:
    folder = export("trex", tmp_path / "pack")
    with pytest.raises(CubariumError, match="trex has two packs"):
        read_packs([str(folder), f"trex={folder}"])


def test_a_server_says_with_which_packs_it_sets_tables(tmp_path: Path) -> None:
    folder = export("cubosaurs", tmp_path / "my-pack")
    tiles = folder / "tiles.toml"
    tiles.write_text(tiles.read_text("utf-8").replace("cost = 5", "cost = 7", 1), "utf-8")
    words = ("--port", "0", "--components", str(folder))
    with running(tmp_path / "data", None, "serve", *words) as (process, _):
        assert process.stdout
        assert (
            process.stdout.readline()
            == "Tables of Cubosaurs are set up with my-pack: 1 value differs from ours.\n"
        )
        with running(tmp_path / "data", None, "play", *words) as (second, line):
            _, errors = second.communicate(timeout=60)
            assert (line, second.returncode) == ("", 2)
            assert "uses this folder already" in errors


def test_no_server_starts_with_a_pack_that_is_not_in_order(tmp_path: Path) -> None:
    folder = export("trex", tmp_path / "my-pack")
    (folder / "eggs.toml").write_text("[egg\n", "utf-8")
    with running(tmp_path / "data", None, "play", "--components", str(folder)) as (process, line):
        _, errors = process.communicate(timeout=60)
        assert (line, process.returncode) == ("", 2)
        assert "cubarium: eggs.toml:1: not valid TOML" in errors
    assert not (tmp_path / "data").exists()
