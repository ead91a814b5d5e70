"""The protocol page and its machine-readable twin."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

from cubarium.server.app import make_app
from cubarium.server.limits import Limiter, Limits
from cubarium.server.wire.openapi import FILE, TYPES, as_text, views
from cubarium.server.wire.typescript import typescript
from tests.patience import SILENCE, wait_until

ROOT = Path(__file__).parents[2]


def test_openapi_in_the_docs_is_what_the_server_serves() -> None:
    served = as_text(make_app("sqlite://").openapi())
    assert (ROOT / FILE).read_text(encoding="utf-8") == served, "run python -m cubarium.server.wire.openapi"


def test_the_types_of_the_browser_are_made_from_it() -> None:
    made = typescript(make_app("sqlite://").openapi())
    assert (ROOT / TYPES).read_text(encoding="utf-8") == made, "run python -m cubarium.server.wire.openapi"


def test_the_types_of_views_are_made_from_the_records() -> None:
    for file, made in views().items():
        assert (ROOT / file).read_text(encoding="utf-8") == made, "run python -m cubarium.server.wire.openapi"


def test_the_page_tells_the_limits() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| [^|]+ \| ([\d.]+) \| ([\d.]+) \|$", page, re.MULTILINE)
    limits = Limits()
    limiters = [limiter for limiter in vars(limits).values() if isinstance(limiter, Limiter)]
    assert {(float(burst), float(rate)) for burst, rate in rows} == {
        (limiter.limit.burst, limiter.limit.per_second) for limiter in limiters
    }
    assert f"have {limits.sockets_of_address.most} sockets open" in page


def test_the_page_names_every_command_and_every_message() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    schemas = make_app("sqlite://").openapi()["components"]["schemas"]
    for union in ("FromClient", "FromServer"):
        for kind in schemas[union]["discriminator"]["mapping"]:
            assert f"`{kind}`" in page, kind


def test_the_client_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert program is not None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "cubarium", "serve", "--port", str(port), "--data", str(tmp_path)]
    server = subprocess.Popen([*command, "--bot-pause", "0"])
    try:
        wait_until(lambda: answers(port), "nobody listens")
        done = subprocess.run(
            [sys.executable, "-c", program[1], f"http://127.0.0.1:{port}"],
            capture_output=True,
            text=True,
            timeout=SILENCE,
            check=True,
        )
    finally:
        server.terminate()
        server.wait(SILENCE)
    assert "refused" not in done.stdout
    assert "The game is over. [" in done.stdout


def answers(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0
