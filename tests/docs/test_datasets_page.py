"""What the pages about datasets and clusters tell one to type runs, and does what they say."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.test_readme import PROGRAMS, ROOT, run, surroundings, with_few_games
from tests.thorough import usual_first


@pytest.mark.parametrize("page", usual_first("datasets", "clusters"))
def test_the_commands_of_the_page_run(page: str, tmp_path: Path) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    typed = [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    assert len(typed) > 1
    for line in typed:
        program, *arguments = shlex.split(with_few_games(line))
        run([*PROGRAMS[program], *arguments], tmp_path)
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    for number in range(len(programs)):  # a later one goes on where those before it ended
        file = tmp_path / f"program{number}.py"
        file.write_text("\n".join(programs[: number + 1]), encoding="utf-8")
        command = [sys.executable, "-W", "error", str(file)]
        told = subprocess.run(
            command, cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, text=True, check=False
        )
        assert told.returncode == 0 and told.stdout, told.stderr
    if page == "datasets":
        assert len(list((tmp_path / "logs").iterdir())) > 1
