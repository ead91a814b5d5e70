"""Agents that are slow, crash, write nonsense or cheat: a sentence tells of each, and no process is left."""

from __future__ import annotations

import fcntl
import os
import shlex
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from cubarium.bots import agent_talk
from cubarium.bots.agent import AgentBot, AgentFault
from cubarium.bots.registry import make_bot
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from tests.patience import wait_until

SPEC = load_game("cubosaurs")
ODD = shlex.join([sys.executable, str(Path(__file__).parent / "odd_agent.py")])
QUICK = "400ms"
"""For agents that never answer; those that do have the usual time."""


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def play(bot: AgentBot) -> None:
    match, mind = Match(SPEC, {"players": 2}, seed=1), seeded(1, 0, THINKING)
    bot.begin(match.options, 0)
    while not match.is_over:
        (seat,) = match.actors()
        legal = match.legal(seat)
        match.act(seat, bot.choose(match.view(seat), legal, mind) if seat == 0 else legal[-1])
    bot.end(match.scores(), match.returns())


def start(oddity: str, budget: str = "") -> AgentBot:
    bot = make_bot(SPEC, f"agent:{budget}{budget and ':'}{ODD} {oddity}")
    assert isinstance(bot, AgentBot)
    return bot


def fault_of(oddity: str, budget: str = "") -> AgentFault:
    """Return how an agent fails; it must, and its process must be gone by then."""
    bot = start(oddity, budget)
    pid = bot._agent.pid
    with pytest.raises(AgentFault) as caught:
        play(bot)
    assert not is_there(pid)
    return caught.value


@pytest.mark.parametrize(
    ("oddity", "told"),
    [
        ("exits", "has ended, with exit status 3"),
        ("nameless", "wrote a wrong line again: ready.name: String should have at least 1 character"),
        ("crashes", "has ended, with exit status 1"),
        ("killed", "has ended, by signal 9"),
        ("half-a-line-and-exits", "has ended in the middle of a line, with exit status 0"),
        ("long-line", "wrote a line of more than 65536 bytes"),
        ("floods", "wrote a wrong line again: Invalid JSON: EOF while parsing a value"),
        ("gives-up", "gives up: out of memory"),
        ("illegal", "wrote a wrong line again: 'fly' is not one of the offered actions"),
        ("""says '{"type": "choice", "id": 99, "action": "keep"}'""", "the id of the question is 1, not 99"),
        ("""says '{"type": "choice", "id": "1", "action": "keep"}'""", "choice.id: Input should be a valid"),
        (
            """says '{"type": "choice", "id": 1, "action": 0}'""",
            "choice.action: Input should be a valid",
        ),
        ("""says '{"type": "choice", "id": 1}'""", "choice.action: Field required"),
        ("""says '{"type": "choice", "id": 1, "action": "keep", "x": 1}'""", "choice.x: Extra inputs"),
        ("""says '{"type": "ready", "name": "Odd"}'""", "wrote a wrong line again: expected choice"),
        ("""says '{"type": "win"}'""", "wrote a wrong line again: Input tag 'win'"),
        ("says [1]", "wrote a wrong line again: Input should be"),
        ("says nonsense", "wrote a wrong line again: Invalid JSON"),
        ("no-text", "wrote a wrong line again: Invalid JSON"),
    ],
    ids=lambda text: text.split(":")[0][:60],
)
def test_what_an_agent_does_wrong_is_told_in_a_sentence(oddity: str, told: str) -> None:
    fault = fault_of(oddity)
    assert told in fault.reason
    assert fault.reason.startswith("The agent '") and fault.reason.endswith(".") and "\n" not in fault.reason


@pytest.mark.parametrize(
    ("oddity", "told"),
    [
        ("slow", "did not answer in time."),
        ("half-a-line", "did not answer in time and has written half a line."),
        ("stubborn", "did not answer in time."),
    ],
)
def test_an_agent_that_does_not_answer_is_ended(oddity: str, told: str) -> None:
    assert fault_of(oddity, QUICK).reason.endswith(told)


def test_an_agent_that_was_ended_is_not_talked_to_again() -> None:
    bot = start("exits")
    for told in ("has ended, with exit status 3.", "was ended before."):
        with pytest.raises(AgentFault) as caught:
            play(bot)
        assert caught.value.reason.endswith(told)
    bot._agent.interrupt()


def test_an_agent_that_closes_its_output_is_ended() -> None:
    assert fault_of("closes").reason.endswith("has closed its input or output.")


def test_an_agent_that_is_never_ready_is_ended() -> None:
    with patch.object(agent_talk, "START_MS", 300):
        assert fault_of("never-ready").reason.endswith("did not answer in time.")


def test_the_last_words_of_an_agent_are_shown_beside_the_sentence() -> None:
    fault = fault_of("crashes")
    assert "RuntimeError: lost my way" in str(fault)
    assert "RuntimeError" not in fault.reason


def test_what_an_agent_has_started_ends_with_it(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    assert fault_of(f"leaves-a-child {lock}").reason.endswith("has ended, with exit status 4.")
    with lock.open("w") as mine:

        def is_free() -> bool:
            try:
                fcntl.flock(mine, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            return True

        wait_until(is_free, "a child of the agent is still there")


@pytest.mark.parametrize("oddity", ["errs-once", "loud"])
def test_an_agent_that_errs_once_or_talks_much_plays_on(oddity: str) -> None:
    bot = start(oddity)
    play(bot)
    play(bot)
    pid = bot._agent.pid
    assert is_there(pid)
    del bot
    assert not is_there(pid)


def test_a_wrong_line_is_answered_with_what_is_wrong() -> None:
    bot = start("errs-once")
    play(bot)
    fault = bot._agent._process.fault("is looked at")
    assert "'fly' is not one of the offered actions" in str(fault)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("/nowhere/at/all", "cannot be started: No such file or directory."),
        (str(Path(__file__).parent), "cannot be started: Permission denied."),
    ],
)
def test_a_program_that_is_not_there_is_told(command: str, told: str) -> None:
    with pytest.raises(AgentFault) as caught:
        make_bot(SPEC, f"agent:{command}")
    assert caught.value.reason == f"The agent {command[:60]!r} {told}"


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    with pytest.raises(AgentFault, match="has ended"):
        play_with(f"agent:echo nothing > {tmp_path / 'trap'}; touch {tmp_path / 'trap'}")
    assert not (tmp_path / "trap").exists()


def play_with(name: str) -> None:
    bot = make_bot(SPEC, name)
    assert isinstance(bot, AgentBot)
    play(bot)
