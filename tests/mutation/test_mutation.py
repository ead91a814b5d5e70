from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from tests.mutation import report
from tests.mutation.games import campaign, game_of, pytest_arguments, rule_files, spread
from tests.mutation.mutations import (
    COMPARISON,
    CONSTANT,
    DROPPED,
    JUNCTION,
    KINDS,
    SIGN,
    Mutation,
    chosen,
    mutations_of,
)
from tests.mutation.trial import BROKEN, CAUGHT, SURVIVED, TIMEOUT, NotReadyError, Result, Trial

FILE = "src/cubarium/games/tiny/rules/points.py"
SOURCE = '''"""What è worth."""

from limits import MOST

BONUS = 5


def points(
    s: "State[3]", seat: int
) -> int:
    """Count to 1."""
    note(s, 7 + 1)
    total: "Count[8]" = 0  # naïve
    for i in range(s.cards):
        if i < MOST and i != seat:
            total += BONUS
        elif not (i == -2):
            tell_more(s, i - 1)
            continue
    return total if total <= MOST or seat else 0


def tell_more(s, number):
    note(s, number + 1)
'''


def made(kind: str, source: str = SOURCE) -> set[tuple[int, str]]:
    return {(m.line, m.after) for m in mutations_of(FILE, source.encode()) if m.kind == kind}


def test_comparisons_are_turned() -> None:
    assert made(COMPARISON) == {
        (15, "if i <= MOST and i != seat:"),
        (15, "if i < MOST and i == seat:"),
        (17, "elif not (i != -2):"),
        (20, "return total if total < MOST or seat else 0"),
    }
    assert {after for _, after in made(COMPARISON, "a < b >= c\nd not in e\nf is g")} == {
        "a <= b >= c",
        "a < b > c",
        "d in e",
        "f is not g",
    }


def test_statements_of_functions_are_dropped() -> None:
    dropped = {m.before for m in mutations_of(FILE, SOURCE.encode()) if m.kind == DROPPED}
    assert dropped == {
        "if i < MOST and i != seat: total += BONUS elif not i == -2: tell_more(s, i - 1) continue",
        "total += BONUS",
        "continue",
        "return total if total <= MOST or seat else 0",
    }


def test_signs_are_changed() -> None:
    assert made(SIGN) == {(5, "BONUS = -5"), (16, "total -= BONUS"), (17, "elif not (i == 2):")}
    assert made(SIGN, "a = b + c - d") == {(1, "a = b + c + d"), (1, "a = b - c - d")}


def test_and_and_or_are_swapped() -> None:
    assert made(JUNCTION) == {
        (15, "if i < MOST or i != seat:"),
        (20, "return total if total <= MOST and seat else 0"),
    }
    assert made(JUNCTION, "a or b and c") == {(1, "a and (b and c)"), (1, "a or b or c")}


def test_constants_are_off_by_one() -> None:
    assert made(CONSTANT) == {
        (5, "BONUS = 6"),
        (5, "BONUS = 4"),
        (13, 'total: "Count[8]" = 1  # naïve'),
        (13, 'total: "Count[8]" = -1  # naïve'),
        (17, "elif not (i == -1):"),
        (17, "elif not (i == -3):"),
        (20, "return total if total <= MOST or seat else 1"),
        (20, "return total if total <= MOST or seat else -1"),
    }


def test_every_mutation_is_another_program_and_says_where_it_is() -> None:
    source = SOURCE.replace("return total if", "return total  if").encode()
    programs = {ast.dump(ast.parse(m.applied(source))) for m in mutations_of(FILE, source)}
    assert len(programs) == len(mutations_of(FILE, source))
    assert ast.dump(ast.parse(source)) not in programs
    for m in mutations_of(FILE, source):
        assert m.applied(source).decode().splitlines()[m.line - 1].strip().startswith(m.after)


def test_an_expression_of_several_lines_is_shown_without_what_is_around_it() -> None:
    (swapped,) = (m for m in mutations_of(FILE, b"a = (\n    b\n    and c\n)\n") if m.kind == JUNCTION)
    assert (swapped.line, swapped.before, swapped.after) == (2, "b and c", "b or c")


def test_the_same_seed_gives_the_same_list_of_all_kinds_and_a_larger_count_goes_on() -> None:
    every = mutations_of(FILE, SOURCE.encode())
    assert chosen(every, 10, "1") == chosen(every, 10, "1") == chosen(every, 15, "1")[:10]
    assert chosen(every, 10, "1") != chosen(every, 10, "2")
    assert [m.kind for m in chosen(every, 5, "1")] == list(KINDS)
    assert sorted(map(repr, chosen(every, 1000, "1"))) == sorted(map(repr, every))


def test_a_number_is_shared_out_in_proportion() -> None:
    assert spread(10, {"a": 1, "b": 2, "c": 4}) == {"a": 1, "b": 3, "c": 6}
    assert sum(spread(360, {"a": 7919, "b": 31, "c": 4001}).values()) == 360


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


def test_rules_and_cards_are_found_by_their_folders(tmp_path: Path) -> None:
    games = "src/cubarium/games/"
    wanted = ["four/rules/a.py", "four/two/rules/b.py", "two/cards/red/c.py"]
    others = ["four/__init__.py", "four/bot/d.py", "four/bot/rules/e.py", "two/cards/dispatch.py", "two/f.py"]
    write(tmp_path, {games + name: "" for name in (*wanted, *others, "two/rules/g.toml")})
    assert rule_files(tmp_path) == [games + name for name in wanted]
    assert rule_files(tmp_path, [games + "two/*.py", games + "**/f.py"]) == [games + "two/f.py"]
    assert [game_of(file) for file in rule_files(tmp_path)] == ["four", "four", "two"]
    assert "tests/games/four" in pytest_arguments("four")


TINY = {
    "src/cubarium/__init__.py": "",
    "src/cubarium/games/__init__.py": "",
    "src/cubarium/games/tiny/__init__.py": "",
    "src/cubarium/games/tiny/rules/__init__.py": "",
    FILE: """LIMIT = 3


def points(cards: int) -> int:
    while cards > LIMIT:
        cards -= 1
    return max(cards, 0) if cards > 0 else 0
""",
    "tests/test_tiny.py": """from cubarium.games.tiny.rules.points import points


def test_points() -> None:
    assert [points(cards) for cards in (-1, 1, 2, 3, 5)] == [0, 1, 2, 3, 3]
""",
}


def tiny(game: str) -> list[str]:
    return [f"tests/test_{game}.py"]


def mutation(before: str, after: str) -> Mutation:
    every = mutations_of(FILE, TINY[FILE].encode())
    (found,) = (m for m in every if before in m.before and m.after == after)
    return found


def test_faults_are_caught_and_equivalent_changes_survive(tmp_path: Path) -> None:
    write(tmp_path / "root", TINY)
    caught = mutation("LIMIT = 3", "LIMIT = 4")
    equivalent = mutation("cards > 0", "return max(cards, 0) if cards >= 0 else 0")
    broken = replace(caught, text="absent")
    mutations = [caught, equivalent, broken]

    trial = Trial(tmp_path / "root", tmp_path / "copies", 2, tiny)
    baseline = trial.baseline({"tiny": FILE})
    results = {result.mutation: result for result in trial.results(mutations, baseline)}
    assert [results[m].verdict for m in mutations] == [CAUGHT, SURVIVED, BROKEN]
    assert results[caught].test == "tests/test_tiny.py::test_points"
    for copy in ("root", "copies/0", "copies/1"):
        assert (tmp_path / copy / FILE).read_text(encoding="utf-8") == TINY[FILE]


def test_an_endless_loop_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.mutation.trial.LIMIT_SLACK_S", 3.0)
    write(tmp_path / "root", TINY)
    trial = Trial(tmp_path / "root", tmp_path / "copies", 1, tiny)
    (result,) = trial.results([mutation("cards -= 1", "cards += 1")], {"tiny": 0.0})
    assert result.verdict == TIMEOUT


def test_tests_that_fail_without_a_mutation_judge_nothing(tmp_path: Path) -> None:
    write(tmp_path / "root", TINY | {"tests/test_tiny.py": "def test_nothing() -> None:\n    assert False\n"})
    with pytest.raises(NotReadyError, match="fail without any mutation"):
        Trial(tmp_path / "root", tmp_path / "copies", 1, tiny).baseline({"tiny": FILE})


def test_results_are_kept_and_told(tmp_path: Path) -> None:
    write(tmp_path, TINY)
    first, second, third, fourth = campaign(tmp_path, [FILE], 4, seed=1)
    results = [
        Result(first, CAUGHT, 1.0, "test_points"),
        Result(second, TIMEOUT, 6.0),
        Result(third, SURVIVED, 1.5),
        Result(fourth, BROKEN, 1.5),
    ]
    file = tmp_path / "results.json"
    assert report.read(file) == []
    report.write(file, results, {"tiny": 1.25})
    assert report.read(file) == results
    _, row, total = report.table(results, {"tiny": 1.25}).splitlines()
    assert row.split() == ["tiny", "4", "1", "1", "1", "1", "66.7", "2.5", "1.2"]
    assert total.split() == ["all", "4", "1", "1", "1", "1", "66.7", "2.5", "-"]
    told = report.survivors(results)
    assert told == f"{FILE}:{third.line} {third.kind}\n  - {third.before}\n  + {third.after}"
