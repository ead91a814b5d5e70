"""A bot of thirty lines, as CONTRIBUTING.md tells it, sits at tables and plays in simulations."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.docs.walkthrough import changes, commands, cubarium, follow, run

TITLE = "A bot"
MOST_LINES = 40
AT_A_TABLE = """
import sys
from pathlib import Path
from tests.server.server_table import Server

with Server(Path(sys.argv[1])) as server:
    ada = server.guest()
    offered = {bot["name"]: bot for bot in ada.get("/api/games?lang=fr")[0]["bots"]}
    assert offered["scout"]["label"] == "Éclaireur"
    table = ada.set_table(seats=["me", "scout"])
    with ada.socket(table) as socket:
        assert socket.table["seats"][1]["bot_label"] == "Scout"
        while not socket.game["result"]:
            socket.until(lambda s: s.game["asked"] == [0] or s.game["result"])
            if not socket.game["result"]:
                now = socket.game["move"]
                action = socket.game["actions"][-1]["action"]
                socket.send("act", move=now, seat=0, action=action)
                socket.until(lambda s: s.game["move"] > now)
    moved = {line["seat"] for line in socket.log}
    print("played to its end by seats", sorted(moved))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return follow(TITLE, tmp_path_factory.mktemp("bot"))


def test_the_bot_is_short_and_whole() -> None:
    bot = next(change for change in changes(TITLE) if change.file.startswith("src/cubarium/bots/scout"))
    assert len([line for line in bot.text.splitlines() if line.strip()]) <= MOST_LINES
    assert ast.get_docstring(ast.parse(bot.text))


def test_it_sits_at_a_table_of_the_server(copy: Path, tmp_path: Path) -> None:
    assert "played to its end by seats [0, 1]" in run(copy, "-c", AT_A_TABLE, str(tmp_path))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_terminal_offers_it_in_words(copy: Path, language: str) -> None:
    words = next(change.text for change in changes(TITLE) if change.file.endswith(f"{language}.ftl"))
    name, text = (line.partition(" = ")[2] for line in words.splitlines())
    asked = cubarium(copy, f"./cubarium terminal --lang {language}", typed="cubosaurs\n2\nbase\n")
    assert re.search(rf"{name} +{text}", asked)


def test_it_plays_at_the_terminal(copy: Path) -> None:
    shown = cubarium(copy, "./cubarium terminal cubosaurs --seats scout,scout")
    assert "wins" in shown or "share" in shown


def test_the_command_of_the_page_names_it_in_its_report(copy: Path) -> None:
    (command,) = commands(TITLE)
    report = cubarium(copy, command)
    assert "scout" in report
    assert "interpreted" in report


ELSEWHERE = """
from importlib.metadata import EntryPoint
from unittest.mock import patch

entry = EntryPoint("scout", "scout_of_mine:ScoutBot", "cubarium.bots")
with patch("cubarium.bots.registry.entry_points", lambda group: [entry]):
    from cubarium.bots.registry import make_bot, offered_bots
    from cubarium import load_game
    from cubarium.bots.words import bot_label
    game = load_game("cubosaurs")
    print(offered_bots(game), make_bot(game, "scout").name, bot_label("scout", "fr"))
"""


def test_a_package_of_ones_own_brings_it_without_a_change_here(tmp_path: Path) -> None:
    bot = next(change for change in changes(TITLE) if change.file.startswith("src/cubarium/bots/scout"))
    (tmp_path / "scout_of_mine.py").write_text(bot.text, encoding="utf-8")
    told = run(Path(__file__).parents[2], "-c", ELSEWHERE, more=str(tmp_path))
    assert told.split("\n")[0] == "('hatchling', 'raptor', 'rex', 'meteor', 'scout') scout scout"
