"""Many tables at once are single tables side by side, in the form of Gymnasium's own vectors."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from cubarium.adapters.gymnasium import TableEnv, VectorTableEnv, id_of
from cubarium.engine.errors import IllegalAction, Malformed, OutOfTurn
from tests.adapters.tables import COMPILED
from tests.thorough import usual_first

TABLES = 3
AFTERWARDS = 10


class Numbered(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Plays every so many games of a seed, as a table of many does."""

    def __init__(self, table: TableEnv, place: int) -> None:
        super().__init__(table)
        self._place = self._number = place

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self._number = self._place if seed is not None else self._number + TABLES
        own = None if seed is None else seed - self._place  # Gymnasium gives each the next seed
        return self.env.reset(seed=own, options={"number": self._number})


def any_actions(info: dict[str, Any], mind: random.Random) -> NDArray[Any]:
    return np.array([mind.choice(np.flatnonzero(mask).tolist()) for mask in info["action_mask"]])


def check_are_alike(many: VectorTableEnv, singles: SyncVectorEnv, games: int) -> None:
    """Play both alike until so many games have ended, and some steps of the next."""
    mind, ends = random.Random(1), 0
    assert many.observation_space == singles.observation_space
    assert many.action_space == singles.action_space
    assert many.single_observation_space == singles.single_observation_space
    assert many.single_action_space == singles.single_action_space
    found, same = many.reset(seed=4), singles.reset(seed=4)
    assert data_equivalence(found, same, exact=True)
    info = found[1]
    steps = 0
    while steps < AFTERWARDS:
        actions = any_actions(info, mind)
        brought = many.step(actions)
        assert data_equivalence(brought, singles.step(actions), exact=True)
        *_, info = brought
        ends += int(brought[2].sum())
        steps += ends >= games


@pytest.mark.parametrize("game", usual_first("cubosaurs", "trex", "cubano-2-dice"))
def test_many_tables_are_single_ones_side_by_side(game: str) -> None:
    settings: dict[str, Any] = {"players": 3, "opponents": ["greedy", "hatchling"]}
    many = VectorTableEnv(game, TABLES, **settings, backend="interpreted")
    makers = [lambda place=place: Numbered(TableEnv(game, **settings), place) for place in range(TABLES)]
    singles = SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)
    check_are_alike(many, singles, TABLES)


@pytest.mark.parametrize(("game", "players"), COMPILED)
def test_compiled_tables_are_too(game: str, players: int) -> None:
    many = gymnasium.make_vec(
        id_of(game), num_envs=1, vectorization_mode="vector_entry_point", players=players
    )
    assert isinstance(many, VectorTableEnv)
    singles = gymnasium.make_vec(
        id_of(game),
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        players=players,
    )
    assert isinstance(singles, SyncVectorEnv)
    check_are_alike(many, singles, 2)


def test_what_is_not_legal_changes_nothing_at_any_table() -> None:
    many = VectorTableEnv("trex", TABLES, backend="interpreted")
    with pytest.raises(OutOfTurn, match="reset"):
        many.step(np.zeros(TABLES, np.int64))
    seen, info = many.reset(seed=1)
    masks = info["action_mask"].copy()
    for wrong in (-1, int(masks[1].argmin()), masks.shape[1], 1 << 32):
        actions = masks.argmax(axis=1)
        actions[1] = wrong
        with pytest.raises(IllegalAction, match=rf"game 1: action {wrong}\b.* is not legal"):
            many.step(actions)
    for unfit in ([0] * (TABLES - 1), [0.5] * TABLES, 0):
        with pytest.raises(Malformed, match=f"expected {TABLES} whole numbers"):
            many.step(unfit)
    assert (many.games.observations == seen).all() and (many.games.masks == masks).all()


def test_actions_that_are_not_legal_can_be_replaced() -> None:
    many = VectorTableEnv("cubano-course", TABLES, illegal="replace", backend="interpreted")
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    many.action_space.seed(1)
    many.reset(seed=1)
    ends = 0
    while ends < 4:
        seen, _, ended, truncated, _ = many.step(many.action_space.sample())
        assert seen in many.observation_space and not truncated.any()
        ends += int(ended.sum())


def test_what_is_returned_is_not_written_over() -> None:
    many = VectorTableEnv("cubosaurs", TABLES, illegal="replace", backend="interpreted")
    seen, info = many.reset(seed=1)
    kept = seen.copy(), info["action_mask"].copy()
    many.step(np.zeros(TABLES, np.int64))
    assert (seen == kept[0]).all() and (info["action_mask"] == kept[1]).all()


def test_without_a_seed_games_go_on_from_the_last() -> None:
    many = VectorTableEnv("cubosaurs", TABLES, seat=1, backend="interpreted")
    many.reset(seed=2)
    many.reset()
    assert many.games.numbers.tolist() == [3, 4, 5]
    _, info = many.reset(options={"number": 7})
    assert many.games.numbers.tolist() == [7, 8, 9] and info["seat"].tolist() == [1] * TABLES
    with pytest.raises(Malformed, match="not reset_mask"):
        many.reset(options={"reset_mask": np.ones(TABLES, np.bool_)})
