"""The page of agents: its examples are by the schemas, its commands run, its numbers are true."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

from jsonschema import Draft202012Validator

from cubarium.bots.agent import USUAL_MS
from cubarium.bots.agent_messages import FILE, PROTOCOL, as_text
from cubarium.bots.agent_process import LONGEST_LINE
from cubarium.bots.agent_talk import START_MS
from cubarium.cli.main import COMMANDS
from tests.docs.test_readme import PROGRAMS, ROOT, blocks, run

PAGE = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
SCHEMAS = json.loads((ROOT / FILE).read_text(encoding="utf-8"))


def test_the_schemas_in_the_docs_are_those_of_the_code() -> None:
    assert (ROOT / FILE).read_text(encoding="utf-8") == as_text(), (
        "run python -m cubarium.bots.agent_messages"
    )


def test_the_examples_of_the_page_are_by_the_schemas() -> None:
    shown = [json.loads(block.text) for block in blocks(PAGE) if block.language == "json"]
    sides = {side: SCHEMAS["$defs"][side]["discriminator"]["mapping"] for side in ("ToAgent", "FromAgent")}
    assert {message["type"] for message in shown} == set().union(*sides.values())
    for message in shown:
        side = "ToAgent" if message["type"] in sides["ToAgent"] else "FromAgent"
        Draft202012Validator({**SCHEMAS, "$ref": f"#/$defs/{side}"}).validate(message)


def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    lines = [line for block in blocks(PAGE) if block.language == "sh" for line in block.text.splitlines()]
    assert len(lines) == 2
    for line in lines:
        program, *arguments = shlex.split(line)
        assert "agent:" in run([*PROGRAMS[program], *arguments], tmp_path)
    (other,) = (block.text for block in blocks(PAGE) if block.language == "text")
    assert shlex.split(other)[1] in COMMANDS


def test_the_page_tells_the_limits() -> None:
    assert f"`protocol` is {PROTOCOL}." in PAGE
    assert f"more than {LONGEST_LINE:,} bytes" in PAGE
    assert f"else that is {USUAL_MS // 1000} seconds" in PAGE
    assert f"has {START_MS // 1000} seconds to load" in PAGE


def test_the_examples_are_short_and_need_nothing_but_their_language() -> None:
    for name in ("agent.py", "agent.mjs"):
        lines = (ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()
        assert len([line for line in lines if line.strip()]) <= 30
    python = (ROOT / "examples" / "agent.py").read_text(encoding="utf-8")
    assert set(re.findall(r"^(?:import|from) (\w+)", python, re.MULTILINE)) == {"json", "random", "sys"}
