"""Whoever runs a server looks after its tables and reports, beside the server that runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.server.tables import lifetimes
from tests.server.server_table import Server, two_people


def admin(folder: Path, *words: str, code: int = 0) -> str:
    """Return what a command says."""
    ended = CliRunner().invoke(app, ["admin", *words, "--data", str(folder), "--lang", "en"])
    assert ended.exit_code == code, ended.output
    return ended.output


def test_tables_are_listed_shown_and_ended_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifetimes, "LOOK_SECONDS", 0.01)
    with Server(tmp_path) as server:
        mover, _ = two_people(server, "trex")
        playing = mover.table["id"]
        mover.do("say", text="hello there")
        waiting = server.guest("Eve").set_table("trex", ["me", "open"])
        listed = admin(tmp_path, "tables").splitlines()
        assert [line.split()[0] for line in listed[:2]] == [waiting, playing]
        assert listed[-1] == "2 tables."
        assert admin(tmp_path, "tables", "--status", "open").splitlines()[-1] == "One table."
        assert "hello there" in admin(tmp_path, "table", playing)
        admin(tmp_path, "end-table", playing)
        mover.until(lambda s: s.table["status"] == "over")
        assert mover.table["ended"] == "operator"
        reading = server.nobody().join(waiting)
        admin(tmp_path, "end-table", waiting)
        assert reading.until(lambda s: s.frames[-1]["type"] == "refused")["code"] == "no-such-table"
        admin(tmp_path, "end-table", playing, code=2)
        admin(tmp_path, "table", "none", code=2)


def test_reports_are_listed_and_closed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        mover, _ = two_people(server, "trex")
        mover.do("say", text="boo")
        rude = mover.chat[-1]
        wish = {"person": rude["person"], "event": rude["event"], "reason": "rude"}
        server.guest("Eve").post(f"/api/tables/{mover.table['id']}/report", wish, 204)
        said = admin(tmp_path, "reports").splitlines()
        assert said[0].endswith("rude")
        assert said[1].strip() == f"> {rude['name']}: boo"
        assert said[-1] == "One report."
        admin(tmp_path, "close-report", said[0].split()[0])
        assert admin(tmp_path, "reports").strip() == "0 reports."
        assert admin(tmp_path, "reports", "--closed").splitlines()[-1] == "One report."
        admin(tmp_path, "close-report", said[0].split()[0], code=2)


@pytest.mark.on("postgresql")
def test_a_postgresql_is_looked_after_too(fresh: Server, tmp_path: Path) -> None:
    ada = fresh.guest("Ada")
    ada.post("/api/account", {"account": "ada", "password": "correct horse"})
    table = ada.set_table("trex", ["me", "open"])
    here = ("--database", fresh.address)
    assert ada.id in admin(tmp_path, "people", "ada", *here)
    assert admin(tmp_path, "tables", *here).startswith(table)
    admin(tmp_path, "end-table", table, *here)
    assert "Linux" not in admin(tmp_path, "sessions", "ada", *here)
    admin(tmp_path, "export", "ada", str(tmp_path / "ada.json"), *here)
    assert '"account": "ada"' in (tmp_path / "ada.json").read_text("utf-8")
    admin(tmp_path, "ban", "ada", "rude", *here)
    admin(tmp_path, "unban", "ada", *here)
    admin(tmp_path, "erase", ada.id, "--yes", *here)
    assert "somebody" in admin(tmp_path, "people", ada.id, *here)


def test_a_folder_without_a_server_is_told(tmp_path: Path) -> None:
    admin(tmp_path, "tables", code=2)
