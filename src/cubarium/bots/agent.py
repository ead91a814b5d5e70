"""A bot that is a program of somebody's own, in any language: `agent:COMMAND`."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from typing import Any, ClassVar

from cubarium.bots.agent_process import AgentFault
from cubarium.bots.agent_talk import Agent
from cubarium.bots.budget import read_budget
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.record import to_json
from cubarium.engine.ties import places_of

__all__ = ["AgentBot", "AgentFault"]

BUDGET = re.compile(r"\d+(ms|s|sims)")
USUAL_MS = 10_000
"""How long an agent may think about an action, where nobody says otherwise."""


class AgentBot:
    """Lets a program choose; what it does wrong is an `AgentFault`."""

    name: ClassVar[str] = "agent"
    policy: ClassVar[int | None] = None

    def __init__(self, spec: GameSpec, components: Pack, command: str = "") -> None:
        """Start the program of a command, which may begin with how long it may think: `2s:python a.py`."""
        words, self._milliseconds = read_command(command)
        self._spec, self._digest = spec, components.digest
        self._agent = Agent(words)
        self._seat: int | None = None
        self.reason = ""
        """Why it chose its last action, if it said so."""

    def begin(self, options: Any, seat: int) -> None:
        """Tell of a game that begins."""
        self._greet(to_json(options), seat)

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Ask the program; a single action needs no question."""
        if self._seat != view.viewer:
            # Nobody has told of the game: what its view says of the options is all there is.
            names = (option.name for option in self._spec.settings.options)
            self._greet({name: getattr(view, name) for name in names if hasattr(view, name)}, view.viewer)
        if len(legal) == 1:
            return legal[0]
        offered = [self._offer(number) for number in legal]
        choice = self._agent.choose(to_json(view), offered, [], self._milliseconds)
        self.reason = choice.reason or ""
        return self._spec.actions.from_text(choice.action)

    def _offer(self, number: int) -> dict[str, Any]:
        arguments: dict[str, Any] = self._spec.actions.to_struct(number)
        kind = arguments.pop("kind")
        text = self._spec.actions.to_text(number)
        return {"action": text, "number": number, "kind": kind, "arguments": arguments}

    def end(self, scores: Sequence[int], returns: Sequence[int]) -> None:
        """Tell how the game has ended."""
        places = places_of(returns)
        self._agent.end(scores, [seat for seat, place in enumerate(places) if place == 1], places)
        self._seat = None

    def _greet(self, options: dict[str, int], seat: int) -> None:
        self._agent.begin(self._spec.id, options, seat, self._digest)
        self._seat = seat


def read_command(text: str) -> tuple[list[str], int]:
    """Read a command, and how many milliseconds its program may think."""
    first, _, rest = text.partition(":")
    milliseconds = USUAL_MS
    if BUDGET.fullmatch(first):
        text, milliseconds = rest, read_budget(first).milliseconds
        if not milliseconds:
            raise Malformed("an agent thinks so many ms or s; its simulations cannot be counted")
    try:
        words = shlex.split(text)
    except ValueError as problem:
        raise Malformed(f"agent: the command cannot be read: {problem}") from problem
    if not words:
        raise Malformed("agent: say which program to start, such as agent:python3 examples/agent.py")
    return words, milliseconds
