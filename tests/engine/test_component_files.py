from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from cubarium.engine.components.files import ComponentError, locate, read_folder

NAMES = ("cards.toml", "game.toml")


def problems(folder: Path) -> list[str]:
    return read_folder(folder, NAMES)[1]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"[game]\nturns = \n", "game.toml:2: not valid TOML: Invalid value"),
        (b"[game]\nturns = 1\nturns = 2\n", "game.toml:3: not valid TOML: Cannot overwrite a value"),
        (b"[game]\nturns = [1,\n\n", "game.toml:2: not valid TOML: Invalid value"),
        (b"[game]\n# caf\xe9\nturns = 12\n", "game.toml:2: is not UTF-8 text"),
        (b"[game]\nturns = 12 #" + b"x" * 1000, "game.toml:2: line is longer than 1000 characters"),
        (b"#\n" * 500_001, "game.toml: is larger than 1 MB"),
        (b"a = " + b"[\n" * 5000, "game.toml: brackets are nested too deeply"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_problem(tmp_path: Path, content: bytes, expected: str) -> None:
    (tmp_path / "cards.toml").touch()
    (tmp_path / "game.toml").write_bytes(content)
    assert problems(tmp_path) == [expected]


def test_a_file_may_be_as_large_as_the_limit(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").touch()
    (tmp_path / "game.toml").write_bytes(b"#\n" * 500_000)
    assert problems(tmp_path) == []


def test_missing_and_unknown_files_are_named(tmp_path: Path) -> None:
    for name in ("cards.toml", "Gmae.TOML", "new\nline.toml", "notes.txt"):
        (tmp_path / name).touch()
    assert problems(tmp_path) == [
        "game.toml: file is missing",
        "Gmae.TOML: unknown file, the files of a pack are cards.toml, game.toml",
        '"new\\nline.toml": unknown file, the files of a pack are cards.toml, game.toml',
    ]


def test_only_plain_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()
    os.mkfifo(tmp_path / "game.toml")  # opening it would wait for ever
    assert problems(tmp_path) == ["cards.toml: is not a file", "game.toml: is not a file"]


def test_a_link_that_leads_in_a_circle_is_one_problem(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").symlink_to(tmp_path / "cards.toml")
    (tmp_path / "game.toml").touch()
    assert problems(tmp_path) == ["cards.toml: Too many levels of symbolic links"]


@pytest.mark.parametrize(
    ("name", "why"), [("nowhere", "No such file or directory"), ("file", "Not a directory")]
)
def test_a_folder_must_exist(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ComponentError) as caught:
        read_folder(tmp_path / name, NAMES)
    assert caught.value.problems == (f"{tmp_path / name}: {why}",)


def test_an_error_tells_all_problems_and_survives_pickling() -> None:
    error = ComponentError(["one", "two"])
    assert isinstance(error, ValueError)
    assert str(error) == "one\ntwo"
    assert pickle.loads(pickle.dumps(error)).problems == ("one", "two")


def test_lines_are_those_of_statements_not_of_what_looks_like_them() -> None:
    text = '''\
# [[card]]
[[card]]
id = "a"  # id = "b"
text = """
[[card]]
id = "no"
"""
rows = [
[[1]],
]
"long key" = { value = 1 }
[card.part]
size.x = 1
[[ card ]]
  id = "b"
[[card.leg]]
[[card.leg]]
toes = 5
'''
    assert locate(text) == {
        ("card", 0): 2,
        ("card", 0, "id"): 3,
        ("card", 0, "text"): 4,
        ("card", 0, "rows"): 8,
        ("card", 0, "long key"): 11,
        ("card", 0, "long key", "value"): 11,
        ("card", 0, "part"): 12,
        ("card", 0, "part", "size"): 13,
        ("card", 0, "part", "size", "x"): 13,
        ("card", 1): 14,
        ("card", 1, "id"): 15,
        ("card", 1, "leg", 0): 16,
        ("card", 1, "leg", 1): 17,
        ("card", 1, "leg", 1, "toes"): 18,
    }


def test_locating_gives_up_rather_than_run_for_long() -> None:
    assert locate("a = 1\nb = [\n" + "1,\n" * 3000 + "]\nc = 1\n") == {("a",): 1}
