"""What the documents say is so: commands run, pictures are true, links lead somewhere, files are as told."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

import cubarium
from cubarium.engine.log import read_log
from cubarium.engine.registry import load_game
from tests.commands import run as run_ours
from tests.thorough import THOROUGH

ROOT = Path(__file__).parents[2]
PACKAGE = Path(cubarium.__file__).parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MOST_SECONDS = 3600
"""Room for compiling rules on a slow machine; once they are compiled, a command takes a few seconds."""

PROGRAMS = {
    "./cubarium": [sys.executable, "-m", "cubarium"],
    ".venv/bin/python": [sys.executable, "-W", "error"],
}
"""What the launcher would start from its own environment."""
NOT_RUN = {"./cubarium test": "it would run this test again"}
GAMES = re.compile(r" --games (\d+)")
PLAYS = ("./cubarium sim", "./cubarium check")
"""Commands that begin so play many games where nobody says how many."""
FEW = 2
"""As many games at most show that a command runs, where nobody asks for more."""
STAYS = "./cubarium play"
"""A command that begins so ends when somebody ends it."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a document."""

    language: str
    text: str


def blocks(text: str) -> list[Block]:
    fences = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(language, body) for language, body in fences]


def chapters() -> dict[str, list[Block]]:
    """Return the blocks of the README by chapter; what a chapter makes, its later commands may use."""
    parts = re.split(r"^## (.+)\n", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], map(blocks, parts[2::2]), strict=True))


def commands(found: list[Block]) -> list[str]:
    return [line for block in found if block.language == "sh" for line in block.text.splitlines()]


def with_few_games(command: str) -> str:
    """Let a command play few games, and none more than it says itself."""
    told = GAMES.search(command)
    if not told and not command.startswith(PLAYS):
        return command
    return f"{GAMES.sub('', command)} --games {min(FEW, int(told[1])) if told else FEW}"


def surroundings(folder: Path) -> Mapping[str, str]:
    """Return the settings of an English terminal of 80 columns without a screen."""
    kept_out = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    ours = {
        "PYTHONPATH": str(PACKAGE.parent),
        "CUBARIUM_DATA": str(folder / "data"),
        "COLUMNS": "80",
        "LC_ALL": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }
    return {**{name: value for name, value in os.environ.items() if name not in kept_out}, **ours}


def run_until_it_serves(command: list[str], folder: Path) -> str:
    """Run a command until it says where its page is, and of its packs, then end it as a person would."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=surroundings(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout
    said = "".join(process.stdout.readline() for _ in range(1 + command.count("--components")))
    process.send_signal(signal.SIGINT)
    more, problems = process.communicate()
    assert "http://" in said and "Traceback" not in problems, said + more + problems
    return said + more


def run(command: list[str], folder: Path) -> str:
    """Run a command as a reader would in an English terminal of 80 columns, with its input closed."""
    ours = PROGRAMS["./cubarium"]
    if command[: len(ours)] == ours:
        status, said, problems = run_ours(command[len(ours) :], folder, surroundings(folder))
    else:
        done = subprocess.run(
            command,
            cwd=folder,
            env=surroundings(folder),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=MOST_SECONDS,
            check=False,
        )
        status, said, problems = done.returncode, done.stdout, done.stderr
    told = f"{shlex.join(command)}: {status}\n{said}\n{problems}"
    assert status == 0 and "Traceback" not in told, told
    return "\n".join(line.rstrip() for line in said.splitlines())


def test_a_command_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"sim chess: 2\s+cubarium: there is no game 'chess'"):
        run([*PROGRAMS["./cubarium"], "sim", "chess"], tmp_path)


CHAPTERS = {title: found for title, found in chapters().items() if commands(found)}


@pytest.mark.parametrize("title", CHAPTERS)
def test_the_commands_of_a_chapter_run(title: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for block in CHAPTERS[title]:
        if block.language == "python":
            (tmp_path / "example.py").write_text(block.text, encoding="utf-8")
    shown = ""
    for line in commands(CHAPTERS[title]):
        if line not in NOT_RUN:
            program, *arguments = shlex.split(line if THOROUGH else with_few_games(line))
            start = run_until_it_serves if line.startswith(STAYS) else run
            said = start([*PROGRAMS[program], *arguments], tmp_path)
            if line.startswith(f"{STAYS} --components"):
                assert "Cubosaurs" in said and "my-pack" in said
            shown += said + "\n"
    for block in CHAPTERS[title]:
        if block.language == "text":
            assert block.text.rstrip() in shown, "the picture is not what the command shows; paste it anew"


def test_the_map_has_every_part_and_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = text.partition("## Where things are")[2].partition("\n## ")[0]
    mapped = set(re.findall(r"\]\(([^)]+)\)", rows))
    parts = [path for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert {f"src/cubarium/{path.name}" for path in parts} <= mapped
    assert {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")} <= mapped
    assert {"web", "tests", "benchmarks", "examples", "docs/decisions/README.md"} <= mapped


def test_what_is_not_run_is_still_there() -> None:
    every = [line for found in CHAPTERS.values() for line in commands(found)]
    assert every[:2] == ["./cubarium play", "./cubarium test"]
    assert NOT_RUN.keys() <= set(every)


def test_python_examples_are_run() -> None:
    for title, found in chapters().items():
        if any(block.language == "python" for block in found):
            assert ".venv/bin/python example.py" in commands(found), title


def test_the_log_in_the_protocol_is_what_its_program_prints(tmp_path: Path) -> None:
    program, log = blocks((ROOT / "docs" / "protocol-of-logs.md").read_text(encoding="utf-8"))[:2]
    assert (program.language, log.language) == ("python", "json")
    printed = run([sys.executable, "-W", "error", "-c", program.text], tmp_path)
    assert printed.splitlines() == log.text.splitlines(), "rules or components have changed; paste it anew"
    opening = "".join(line + "\n" for line in printed.splitlines()[:3])
    assert read_log(opening, load_game).move_count == 2


def links() -> Iterator[tuple[Path, str]]:
    """Find the relative links and pictures of the documents, code left out."""
    for document in DOCUMENTS:
        text = re.sub(r"^```.*?^```$|`[^`\n]+`", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if not re.match(r"[a-z]+:", target):
                yield document, target


def test_every_relative_link_leads_to_a_file() -> None:
    found = list(links())
    assert {document.name for document, _ in found} >= {"README.md", "CONTRIBUTING.md", "architecture.md"}
    broken = [
        f"{document.relative_to(ROOT)}: {target}"
        for document, target in found
        if not (document.parent / target.partition("#")[0]).exists()
    ]
    assert broken == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\((\d{4}-[^)]+)\)", (folder / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(path.name for path in folder.glob("[0-9]*.md"))
