"""The games behind Gymnasium's interfaces: one seat is played from outside, bots play the others.

    import gymnasium
    import cubarium.adapters.gymnasium

    table = gymnasium.make("cubarium/Cubosaurs-v0", players=3, opponents="greedy")
    tables = gymnasium.make_vec("cubarium/Cubosaurs-v0", num_envs=1024)

Importing this module makes the ids known. An episode is a game, and the reward comes at its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from cubarium.adapters import needs
from cubarium.adapters.environments import Environments
from cubarium.adapters.spaces import (
    MASK,
    RENDER_MODES,
    as_text,
    checked_render_mode,
    is_legal,
    observation_space,
    version_of,
    with_legal_ones,
)
from cubarium.engine.errors import Malformed, OutOfTurn, short
from cubarium.engine.observation import Part
from cubarium.engine.registry import game_ids, load_game

with needs("adapters"):
    import gymnasium
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

NAMESPACE = "cubarium"
ILLEGAL = ("refuse", "replace")


def id_of(game: str) -> str:
    """Return the id of a game's environments, such as `cubarium/Cubano2Dice-v0`."""
    name = "".join(word.capitalize() for word in game.split("-"))
    return f"{NAMESPACE}/{name}-v{version_of(game)}"


def register() -> None:
    """Make all games known to Gymnasium; those that are known stay."""
    for game in game_ids():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point=f"{__name__}:{TableEnv.__name__}",
                vector_entry_point=f"{__name__}:{VectorTableEnv.__name__}",
                kwargs={"game": game},
            )


class TableEnv(gymnasium.Env["NDArray[Any]", "np.int64"]):
    """One seat of a table at which bots play the others.

    Episodes are the games 0, 1, 2 and so on under the seed of the last `reset` that had one. `info` has the
    mask of legal actions, `action_mask`, and the `seat` that is played, and at the end the `scores` of all.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as in Env

    def __init__(
        self,
        game: str = "cubosaurs",
        players: int | None = None,
        options: Mapping[str, int] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        backend: str = "interpreted",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        """Set the table.

        `opponents` names a bot, or one for each other seat, from the one after the own on. The own is `seat`,
        or another one from game to game. What is not legal is refused with an error, or with
        `illegal="replace"` the next action is taken that is legal.
        """
        self.render_mode = checked_render_mode(render_mode)
        self._replaces = _replaces(illegal)
        played = _played(game, players, options, opponents, seat)
        self.games = Environments(n=1, **played, backend=backend, threads=1, goes_on=False)
        self.observation_space = observation_space(self.games.spec)
        self.action_space = Discrete(self.games.spec.actions.count)
        self._seat = -1
        self._has_begun = self._was_seeded = False

    def parts(self) -> tuple[Part, ...]:
        """Return the named parts of an observation; seats are counted from the own on."""
        return self.games.layout.parts

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin the first game of a seed; without a seed, the next game of the last one, or of a random one.

        `options={"number": 7}` begins game number 7 instead.
        """
        super().reset(seed=seed)
        luck, first = _luck(self, seed, options, int(self.games.numbers[0]) + 1, was_seeded=self._was_seeded)
        self.games.reset(luck, first)
        self._has_begun = self._was_seeded = True
        self._seat = int(self.games.seats[0])
        return self.games.observations[0].copy(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until it is the own turn again, or the game is over.

        Raises:
            IllegalAction: if the action is not legal; then nothing has changed.
        """
        if not self._has_begun:
            raise OutOfTurn("no game is being played: begin one with reset()")
        actions = np.asarray([action])
        if self._replaces and actions.dtype.kind in "iu" and actions.shape == (1,):
            actions = with_legal_ones(actions, self.games.masks)
        step = self.games.step(actions)
        info, is_over = self._info(), bool(step.ended[0])
        if is_over:
            self._has_begun = False
            info["scores"] = step.scores[0]
        return self.games.observations[0].copy(), float(step.rewards[0, self._seat]), is_over, False, info

    def _info(self) -> dict[str, Any]:
        return {MASK: self.games.masks[0].copy(), "seat": self._seat}

    def render(self) -> str | None:
        """Return what the own seat may know as text, a line for each part; without a mode, nothing."""
        if self.render_mode is None:
            return None
        if not self._was_seeded:
            raise OutOfTurn("there is nothing to see before reset()")
        return as_text(self.games.spec, self.games.observations[0])


class VectorTableEnv(VectorEnv["NDArray[Any]", "NDArray[Any]", "NDArray[Any]"]):
    """Many such tables, one game each. A game that ends is followed by the next one in the same step.

    Table `i` of `n` plays the games `i`, `i + n` and so on under the seed. `info` has what it has in
    `TableEnv`, by table; where games have ended, `final_obs` and `final_info` tell how.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as above

    def __init__(
        self,
        game: str = "cubosaurs",
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, int] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        backend: str = "compiled",
        illegal: str = "refuse",
        threads: int = 0,
    ) -> None:
        """Set the tables, all alike; what can be chosen is what it is for one."""
        super().__init__()
        self._replaces = _replaces(illegal)
        played = _played(game, players, options, opponents, seat)
        self.games = Environments(n=num_envs, **played, backend=backend, threads=threads, keeps_finals=True)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.games.spec)
        self.single_action_space = Discrete(self.games.spec.actions.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._was_seeded = False

    def parts(self) -> tuple[Part, ...]:
        """Return the named parts of an observation; seats are counted from the own on."""
        return self.games.layout.parts

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin all games anew: the first ones of a seed; without a seed, those that come after all so far.

        `options={"number": 7}` begins with game number 7 instead.
        """
        super().reset(seed=seed)
        following = int(self.games.numbers.max()) + 1
        luck, first = _luck(self, seed, options, following, was_seeded=self._was_seeded)
        self.games.reset(luck, first)
        self._was_seeded = True
        return self.games.observations.copy(), self._info()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act at each table.

        Raises:
            IllegalAction: if an action is not legal; then nothing has changed at any table.
        """
        games = self.games
        if not self._was_seeded:
            raise OutOfTurn("no game is being played: begin with reset()")
        given = np.asarray(actions)
        if given.shape == (self.num_envs,) and given.dtype.kind in "iu":  # what is not, the games refuse
            if self._replaces:
                given = with_legal_ones(given, games.masks)
            wrong = np.flatnonzero(~is_legal(given, games.masks))
            if len(wrong):
                raise games.refusal(int(wrong[0]), int(given[wrong[0]]))
        seats = games.seats.astype(np.int64)
        step = games.step(given)
        rewards = step.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        info = self._info()
        if step.ended.any():
            info |= self._final(step.ended, seats, step.scores)
        return games.observations.copy(), rewards, step.ended, np.zeros_like(step.ended), info

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            MASK: self.games.masks.copy(),
            f"_{MASK}": everywhere,
            "seat": self.games.seats.astype(np.int64),
            "_seat": everywhere.copy(),
        }

    def _final(self, ended: NDArray[Any], seats: NDArray[Any], scores: NDArray[Any]) -> dict[str, Any]:
        """Return how games ended, in the form in which Gymnasium's own vectors tell it."""
        observations = np.full(self.num_envs, None, dtype=object)
        for at in np.flatnonzero(ended):
            observations[at] = self.games.finals[at].copy()
        own = {MASK: np.zeros_like(self.games.masks), "seat": np.where(ended, seats, 0), "scores": scores}
        final_info = own | {f"_{name}": ended.copy() for name in own}
        return {
            "final_obs": observations,
            "_final_obs": ended.copy(),
            "final_info": final_info,
            "_final_info": ended.copy(),
        }


def _replaces(illegal: str) -> bool:
    if illegal not in ILLEGAL:
        raise Malformed(f"illegal: {short(illegal)} is not one of {', '.join(ILLEGAL)}")
    return illegal == "replace"


def _played(
    game: str,
    players: int | None,
    options: Mapping[str, int] | None,
    opponents: str | Sequence[str],
    seat: int | None,
) -> dict[str, Any]:
    """Return what the games are to be, as `Environments` takes it."""
    spec = load_game(game)
    chosen = dict(options or {}) if players is None else {**(options or {}), "players": players}
    defaults = {option.name: option.default for option in spec.settings.options}
    if not opponents and (defaults | chosen)["players"] != 1:
        raise Malformed("opponents: say which bots play the other seats, such as greedy")
    return {"spec": spec, "options": chosen, "against": opponents, "seat": seat}


def _luck(
    env: TableEnv | VectorTableEnv,
    seed: int | None,
    options: Mapping[str, Any] | None,
    following: int,
    *,
    was_seeded: bool,
) -> tuple[int | None, int]:
    """Return the seed of the games, if it is another one, and the number of the first."""
    given = dict(options or {})
    number = given.pop("number", None)
    if given:
        raise Malformed(f"reset takes the option number, not {', '.join(map(short, given))}")
    if seed is not None:
        luck: int | None = int(seed)
    else:
        luck = None if was_seeded else int(env.np_random.integers(0, 1 << 64, dtype=np.uint64))
    if number is None:
        number = 0 if luck is not None else following
    return luck, number


register()
