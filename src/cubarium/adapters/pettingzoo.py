"""The games behind PettingZoo's interface: agents at one table, asked one after the other (AEC).

    game = env("cubosaurs", players=3)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        game.step(None if terminated else choose(observation, info["action_mask"]))

There is no parallel environment: a game asks several seats at once in some moments only, and one in most.
Where several are asked, they answer one after the other, in an order that is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cubarium.adapters import needs
from cubarium.adapters.environments import Environments
from cubarium.adapters.spaces import (
    MASK,
    RENDER_MODES,
    as_text,
    checked_render_mode,
    observation_space,
    random_seed,
    version_of,
)
from cubarium.engine.errors import Malformed, OutOfTurn, short
from cubarium.engine.observation import Part
from cubarium.engine.registry import load_game

with needs("adapters"):
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

PLACES = ("info", "observation")


class AgentsEnv(AECEnv):  # type: ignore[misc] # PettingZoo ships no types
    """One game after the other at a table of agents `seat_0`, `seat_1` and so on.

    Games are the numbers 0, 1, 2 and so on under the seed of the last `reset` that had one. All rewards come
    at the end, as those of `Environments` do.
    """

    def __init__(
        self,
        game: str = "cubosaurs",
        players: int | None = None,
        options: Mapping[str, int] | None = None,
        backend: str = "interpreted",
        render_mode: str | None = None,
        mask_in: str = "info",
    ) -> None:
        """Set the table.

        With `mask_in="observation"` an observation is a dictionary of the numbers, `observation`, and of the
        mask, `action_mask`; else it is the numbers, and the mask is in the info.
        """
        super().__init__()
        if mask_in not in PLACES:
            raise Malformed(f"there is no place {short(mask_in)} for masks: {', '.join(PLACES)}")
        spec = load_game(game)
        chosen = dict(options or {}) if players is None else {**(options or {}), "players": players}
        self.render_mode = checked_render_mode(render_mode)
        self.games = Environments(spec, 1, chosen, backend=backend, threads=1, goes_on=False)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{version_of(game)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.players)]
        self.agents: list[str] = []
        self._masks_observed = mask_in == "observation"
        self._observation_spaces: dict[str, Space[Any]] = {}
        for agent in self.possible_agents:
            numbers = observation_space(spec)
            mask = Box(0, 1, (spec.actions.count,), np.int8)
            self._observation_spaces[agent] = (
                Dict({"observation": numbers, MASK: mask}) if self._masks_observed else numbers
            )
        self._action_spaces = {agent: Discrete(spec.actions.count) for agent in self.possible_agents}
        self._last_asked = 0
        self._is_first = True

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of what an agent observes."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of what an agent may do."""
        return self._action_spaces[agent]

    def parts(self) -> tuple[Part, ...]:
        """Return the named parts of an observation; seats are counted from the observing agent on."""
        return self.games.layout.parts

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of a seed; without a seed, the next game of the last one, or of a random one.

        `options` are not used: a table is set when it is made.
        """
        if seed is not None:
            self.games.reset(seed)
        elif self._is_first:
            self.games.reset(random_seed())
        else:
            self.games.reset(first=int(self.games.numbers[0]) + 1)
        self._is_first = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._look_who_is_asked()

    def _look_who_is_asked(self) -> None:
        seat = int(self.games.seats[0])
        if seat >= 0:
            self._last_asked = seat
            self.agent_selection = self.possible_agents[seat]
        # Each agent has a mask of its own: whoever keeps one may change it.
        self.infos = {agent: {MASK: self._mask_of(agent)} for agent in self.agents}

    def _mask_of(self, agent: str) -> Any:
        is_asked = agent == self.agent_selection
        return self.games.masks[0].copy() if is_asked else np.zeros_like(self.games.masks[0])

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Act for the agent that is asked; an agent whose game has ended takes None.

        Raises:
            IllegalAction: if the action is not legal; then nothing has changed.
        """
        if not self.agents:
            raise OutOfTurn("the game has ended, and nobody is asked: begin the next one with reset()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Malformed(f"{agent}: None is no action as long as the game goes on")
        step = self.games.step(np.asarray([action]))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: float(step.rewards[0, seat]) for seat, name in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.agents, bool(step.ended[0]))
        self._accumulate_rewards()
        self._look_who_is_asked()

    def observe(self, agent: str) -> Any:
        """Return what an agent may know now, whether it is asked or not."""
        seat = self.possible_agents.index(agent)
        known = seat == self._last_asked
        numbers = self.games.observations[0].copy() if known else self.games.observe(0, seat)
        return {"observation": numbers, MASK: self._mask_of(agent)} if self._masks_observed else numbers

    def render(self) -> str | None:
        """Return what the agent in turn may know as text, a line for each part; without a mode, nothing."""
        if self.render_mode is None:
            return None
        if not self.agents:
            raise OutOfTurn("there is nothing to see before reset() and after the end")
        seat = self.possible_agents.index(self.agent_selection)
        return as_text(self.games.spec, self.games.observe(0, seat))

    def close(self) -> None:
        """Do nothing: there is no window and no file to close."""


raw_env = AgentsEnv
"""PettingZoo's name for an environment without a wrapper."""


def env(game: str = "cubosaurs", **settings: Any) -> Any:
    """Return the environment of a game in PettingZoo's wrapper that says when calls come in a wrong order.

    The settings are those of `AgentsEnv`.
    """
    return OrderEnforcingWrapper(raw_env(game, **settings))
