from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from cubarium.games.cubitos.data.circuit_picture import circuit_picture, with_scale
from cubarium.games.cubitos.data.circuits import BOARDS
from cubarium.games.cubitos.data.schema import SCHEMA
from tests.games.packs import edit, exported, problems_of

FILE = "circuits.toml"
RIGHT, CURVE, WATERS, STILL = BOARDS


problems = partial(problems_of, SCHEMA)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return exported(SCHEMA, tmp_path)


def edit_board(folder: Path, board: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text that follows the id of a board."""
    edit(folder, FILE, old, new, after=f'id = "{board}"')


def line_of(folder: Path, board: str, key: str) -> int:
    text = (folder / FILE).read_text(encoding="utf-8")
    return text[: text.index(f"\n{key} = ", text.index(f'id = "{board}"'))].count("\n") + 2


def first_lines_and_pictures(folder: Path) -> dict[str, list[str]]:
    return {first: lines for first, *lines in (text.split("\n") for text in problems(folder))}


def frames(picture: list[str]) -> int:
    return sum(line.count("[") for line in picture)


TOP = "     X . 3 . 3 x 2 . 2 . X . B     "
TOP_ZONES = "     4 4 4 4 3 3 3 3 2 2 2 2 2     "
WALL_ZONES = "6 6 6 # # # # # # # # # # # # 1 1 1"
CURVE_LINK = "[[5, 0, 4, 9, 4]]"


@pytest.mark.parametrize(
    ("board", "key", "old", "new", "problem", "framed"),
    [
        (RIGHT, "zones", f'    "{TOP_ZONES}",\n', "", "zones must have as many lines as rows (15.1)", 0),
        (RIGHT, "rows", TOP, TOP.replace("B", "Z"), 'rows: unknown sign "Z": (29, 0) (15.1)', 1),
        (
            RIGHT,
            "rows",
            TOP,
            " " + TOP,
            "rows: x + y must be odd where something is drawn: (6, 0), (8, 0), (10, 0) and 10 more (5.2)",
            13,
        ),
        (
            RIGHT,
            "zones",
            TOP_ZONES,
            TOP_ZONES.replace("4 4 4 4", "4 9   4"),
            "zones: a space must have a digit from 0 to 8: (7, 0) and (9, 0) (15.3)",
            2,
        ),
        (
            RIGHT,
            "zones",
            WALL_ZONES,
            WALL_ZONES.replace("# 1", "1 1"),
            "zones must be as rows where no space is: (28, 5) (15.1)",
            1,
        ),
        (
            RIGHT,
            "zones",
            TOP_ZONES,
            TOP_ZONES.replace("4 3", "4 1"),
            "zones: a step must cross at most one line: (11, 0), (13, 0), (15, 0) and 2 more (15.3)",
            5,
        ),
        (WATERS, "exits", "exits = [", "exits = [] # [", "exits must be 1 to 8 spaces (5.11)", 0),
        (RIGHT, "exits", "[[21, 6]", "[[20, 7]", "exits must differ: (20, 7) (5.11)", 1),
        (RIGHT, "exits", "[[21, 6]", "[[23, 6]", "exits must be spaces that touch Start: (23, 6) (5.11)", 1),
        (
            RIGHT,
            "exits",
            "[[21, 6]",
            "[[16, 7]",  # touches both Start and Finish
            "exits must lie in zone 0, or nobody runs a full lap: (16, 7) (15.2)",
            1,
        ),
        (
            RIGHT,
            "entries",
            "[[15, 6]",
            "[[17, 50]",
            "entries must be spaces that touch Finish: (17, 50) (5.11)",
            0,
        ),
        (
            CURVE,
            "entries",
            "8 8 F S",
            "8 6 F S",
            "entries must lie in zone 7 or 8, or nobody runs a full lap: (15, 8) (15.2)",
            1,
        ),
        (
            CURVE,
            "links",
            CURVE_LINK,
            "[]",
            "links: one must begin on each P and Q, none elsewhere: (5, 0) (5.8)",
            1,
        ),
        (
            CURVE,
            "links",
            CURVE_LINK,
            "[[5, 0, 6, 9, 4]]",
            "links must lead from P to p and from Q to q: (6, 9) (5.8)",
            1,
        ),
        (CURVE, "links", CURVE_LINK, "[]", "links: one must lead to each p and q: (4, 9) (5.8)", 1),
        (
            WATERS,
            "limits",
            "[5, 0, 4], ",
            "[7, 0, 4], ",
            "limits: each d must have one, and nothing else: (5, 0) and (7, 0) (5.10)",
            2,
        ),
        (
            STILL,
            "islands",
            "[16, 5], ",
            "",
            "islands must be all land that nobody reaches on foot, and nothing else: (16, 5) (15.1)",
            1,
        ),
        (
            STILL,
            "islands",
            "[16, 5], ",
            "[16, 5], [1, 4], ",
            "islands must be all land that nobody reaches on foot, and nothing else: (1, 4) (15.1)",
            1,
        ),
    ],
)
def test_a_damaged_circuit_is_refused_and_drawn(
    mine: Path, board: str, key: str, old: str, new: str, problem: str, framed: int
) -> None:
    edit_board(mine, board, old, new)
    message, _, rule = problem.rpartition("(")
    expected = f'{FILE}:{line_of(mine, board, key)}: circuit "{board}": {message}(cubitos-{rule}'
    found = first_lines_and_pictures(mine)
    assert expected in found
    assert frames(found[expected]) == framed


# Small circuits, to be drawn instead of the first


def draw(folder: Path, rows: list[str], zones: list[str], **others: object) -> list[str]:
    """Put another circuit in the place of the first and return the first lines of what is wrong with it."""
    values = {"exits": [], "entries": [], "limits": [], "links": [], "islands": []} | others
    circuit = {"id": RIGHT, "rows": rows, "zones": zones} | values
    lines = "".join(f"{key} = {json.dumps(value)}\n" for key, value in circuit.items())
    head, _, *rest = (folder / FILE).read_text(encoding="utf-8").split("[[circuit]]\n")
    (folder / FILE).write_text("[[circuit]]\n".join([head, lines, *rest]), encoding="utf-8")
    return [first.split(f'"{RIGHT}": ')[1] for first in first_lines_and_pictures(folder)]


ROW = " S . . . . . . . . . F"
ZONES = " S 0 1 2 3 4 5 6 7 8 F"


@pytest.mark.rule("cubitos-15.1")
def test_a_lap_has_a_sensible_length(mine: Path) -> None:
    found = draw(mine, [ROW], [ZONES], exits=[[3, 0]], entries=[[19, 0]])
    assert found == ["rows: a lap on foot must take 20 to 60 steps, not 10 (cubitos-15.1)"]


@pytest.mark.rule("cubitos-5.11")
@pytest.mark.parametrize(("sign", "name"), [("S", "Start"), ("F", "Finish")])
def test_start_and_finish_must_be_drawn(mine: Path, sign: str, name: str) -> None:
    found = draw(mine, [ROW.replace(sign, "#")], [ZONES.replace(sign, "#")])
    assert found == [f'rows: {name} ("{sign}") is missing (cubitos-5.11)']


@pytest.mark.rule("cubitos-15.1")
@pytest.mark.parametrize("count", [0, 21])
def test_a_drawing_has_1_to_20_rows(mine: Path, count: int) -> None:
    assert draw(mine, [ROW] * count, [ZONES] * count) == ["rows must be 1 to 20 lines (cubitos-15.1)"]


@pytest.mark.rule("cubitos-15.1")
def test_a_way_on_foot_must_lead_to_finish(mine: Path) -> None:
    row = ROW.replace(". . F", "~ . F")
    found = draw(mine, [row], [ZONES], exits=[[3, 0]], entries=[[19, 0]], islands=[[19, 0]])
    assert found == ["rows: no way on foot leads to Finish: (19, 0) (cubitos-15.1)"]


@pytest.mark.rule("cubitos-15.1")
def test_nobody_may_be_stuck_on_land(mine: Path) -> None:
    rows, zones = [" ." + ROW, "  ~ ~"], [" 0" + ZONES, "  0 0"]
    found = draw(mine, rows, zones, exits=[[1, 0], [5, 0]], entries=[[21, 0]])
    assert found == ["rows: no way on foot leads from here to Finish: (1, 0) (cubitos-15.1)"]


@pytest.mark.rule("cubitos-15.1")
def test_every_space_must_lie_on_a_way_from_start_to_finish(mine: Path) -> None:
    rows, zones = [ROW + " # ~"], [ZONES + " # 8"]
    found = draw(mine, rows, zones, exits=[[3, 0]], entries=[[19, 0]])
    assert found[0] == "rows: no way from Start to Finish leads here: (25, 0) (cubitos-15.1)"


@pytest.mark.rule("cubitos-12.29")
def test_at_most_ten_special_spaces_lie_near_a_space(mine: Path) -> None:
    rows = [" S 1 1 1 1 1 . . . . . . . F", "    1 1 1 1 1", "   1 1 1 1 1"]
    zones = [" S 0 0 0 0 0 1 2 3 4 5 6 7 F", "    0 0 0 0 0", "   0 0 0 0 0"]
    found = draw(mine, rows, zones, exits=[[3, 0]], entries=[[25, 0]])
    message = "rows: more than 10 special spaces lie within two steps"
    assert found[1] == f"{message}: (7, 0), (6, 1), (8, 1) and 1 more (cubitos-12.29)"


# What is shown


@pytest.mark.rule("cubitos-15.1")
def test_the_picture_frames_the_space_under_its_scale(mine: Path) -> None:
    edit_board(mine, RIGHT, "[[21, 6]", "[[25, 6]")
    line = line_of(mine, RIGHT, "exits")
    assert problems(mine) == (
        f'{FILE}:{line}: circuit "{RIGHT}": exits must be spaces that touch Start: (25, 6) (cubitos-5.11)\n'
        "        0         10        20        30\n"
        "     0       X . 3 . 3 x 2 . 2 . X . B\n"
        "     1      . . . . . . . ~ ~ . . . . .\n"
        "     2     g . . . . . . . . ~ . . . . 2\n"
        "     3    . ~ ~ . . . ~ . x . . . . . x .\n"
        "     4   3 . . . . . ~ ~ . . . . . . . . f\n"
        "     5  . x . # # # # # # # # # # # # . x .\n"
        "     6   4 . . . . . . . F S . .[1]~ . . 2\n"
        "     7    . . ~ ~ . . . . S . . 1 . . . .\n"
        "     8     4 . g ~ . . . F S ~ ~ ~ . . f\n"
        "     9      . . . . . . . S 2 ~ ~ . . .\n"
        "    10       7 . 7 . g . F S . . x . 2",
    )


def test_a_circuit_with_a_value_of_the_wrong_kind_has_no_other_problems(mine: Path) -> None:
    edit_board(mine, RIGHT, "[[21, 6]", "[[21]")
    edit_board(mine, RIGHT, TOP, TOP.replace("B", "Z"))
    line = line_of(mine, RIGHT, "exits")
    assert problems(mine) == (
        f'{FILE}:{line}: circuit "{RIGHT}": exits item 1 must be a list of 2 (cubitos-5.11)',
    )


def test_every_circuit_is_checked(mine: Path) -> None:
    for board in BOARDS:
        edit_board(mine, board, " . ", " ! ")
    assert [text.split(": ")[1] for text in problems(mine)] == [f'circuit "{board}"' for board in BOARDS]


# Pictures


def test_a_picture_shows_runners_and_frames() -> None:
    rows = (" . ~ .", "x . .")
    assert circuit_picture(rows) == ("  . ~ .", " x . .")
    assert circuit_picture(rows, {(1, 0): "A", (4, 1): "B"}, framed=[(0, 1), (2, 1), (5, 0)]) == (
        "  A ~[.]",
        "[x[.]B",
    )


def test_a_frame_may_lie_beyond_the_end_of_a_row() -> None:
    assert circuit_picture((".",), framed=[(4, 0)]) == (" .  [ ]",)


def test_a_scale_numbers_columns_and_rows() -> None:
    assert with_scale(circuit_picture((". " * 6, " ."))) == ("    0         10", " 0  . . . . . .", " 1   .")
