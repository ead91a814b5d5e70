"""The conversation with an agent: what it is told, asked, and forgiven once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any

from pydantic import ValidationError

from cubarium.bots.agent_messages import FROM_AGENT, PROTOCOL, Choice, Error, Ready
from cubarium.bots.agent_process import AgentProcess

Offer = Mapping[str, Any]
START_MS = 30_000
"""How long an agent may take to get ready: some load a model first."""
FORGIVEN = 1
"""Wrong lines in a game that are answered with an error; the next one ends the agent."""


class Agent:
    """A program at the other end of a pipe, and how far the talk with it has come."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program."""
        self._process = AgentProcess(command)
        self.pid = self._process.pid
        self.close = self._process.close
        self.interrupt = self._process.interrupt
        self.name = ""
        """What it calls itself, once it is ready."""
        self._questions = 0
        self._errors = 0

    def begin(self, game: str, options: Mapping[str, int], seat: int, components: str) -> None:
        """Tell of a new game, and wait until the agent is ready for it."""
        self._errors = 0
        until = monotonic() + START_MS / 1000
        self._say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": game,
                "options": dict(options),
                "seat": seat,
                "components": components,
            },
            until,
        )
        while not isinstance(said := self._hear(until), Ready):
            self._complain("expected ready", until)
        self.name = said.name

    def choose(
        self,
        view: Mapping[str, Any],
        actions: Sequence[Mapping[str, Any]],
        log: Sequence[Any],
        budget_ms: int,
    ) -> Choice:
        """Ask for one of the actions."""
        self._questions += 1
        until = monotonic() + budget_ms / 1000
        self._say(
            {
                "type": "choose",
                "id": self._questions,
                "view": view,
                "actions": actions,
                "log": log,
                "budget_ms": budget_ms,
            },
            until,
        )
        offered = {action["action"] for action in actions}
        while True:
            said = self._hear(until)
            if not isinstance(said, Choice):
                self._complain("expected choice", until)
            elif said.id != self._questions:
                self._complain(f"the id of the question is {self._questions}, not {said.id}", until)
            elif said.action not in offered:
                self._complain(f"{said.action!r} is not one of the offered actions", until)
            else:
                return said

    def end(self, scores: Sequence[int], winners: Sequence[int], places: Sequence[int]) -> None:
        """Tell how the game has ended."""
        result = {"scores": list(scores), "winners": list(winners), "places": list(places)}
        self._say({"type": "end", "result": result}, monotonic() + START_MS / 1000)

    def _say(self, message: Mapping[str, Any], until: float) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._process.say(text.encode() + b"\n", until)

    def _hear(self, until: float) -> Ready | Choice:
        """Return the next line that can be read."""
        while True:
            try:
                said = FROM_AGENT.validate_json(self._process.hear(until))
            except ValidationError as error:
                self._complain(_first_fault(error), until)
                continue
            if isinstance(said, Error):
                raise self._process.fault(f"gives up: {said.text}")
            return said

    def _complain(self, what: str, until: float) -> None:
        """Answer a wrong line, and end an agent that has written one before."""
        self._errors += 1
        if self._errors > FORGIVEN:
            raise self._process.fault(f"wrote a wrong line again: {what}")
        self._say({"type": "error", "text": what}, until)


def _first_fault(error: ValidationError) -> str:
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part)[:40] for part in fault["loc"])
    return f"{where}: {fault['msg']}" if where else str(fault["msg"])
