"""Games side by side on a GPU are those of everywhere: the kernels run here as they are, in plain Python."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import numpy as np
import pytest

import cubarium
from cubarium.adapters.environments import Environments
from cubarium.adapters.gpu_environments import shared
from cubarium.adapters.gpu_kernels import kernel_functions, kernel_signatures, kernels_of
from cubarium.engine.backends.cuda import NoGpu, compile_to_ptx
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.errors import IllegalAction, Malformed
from cubarium.engine.options import checked_options
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules.batching import OUTSIDE
from cubarium.engine.rules.playout import HEURISTIC
from tests.adapters.threads import OnThreads, Threads
from tests.thorough import few_of, usual_first

GAMES = game_ids()
SMALL = "cubano-course"
AGAINST_BOTS = few_of([game for game in GAMES if load_game(game).players[1] > 1], SMALL, "cubosaurs")
STEPS = 25
WRITTEN = ("observations", "masks", "seats", "finals", "numbers")
BROUGHT = ("rewards", "scores", "ended")


def any_actions(games: Environments, mind: random.Random) -> np.ndarray[Any, Any]:
    """Choose one of the legal actions of each game."""
    return np.array([mind.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in games.masks])


def both(game: str, **settings: Any) -> tuple[Environments, OnThreads]:
    plain = cubarium.batch(game, 5, backend="interpreted", **settings)
    return plain, OnThreads(load_game(game), 5, backend="gpu", **settings)


def play_alike(plain: Environments, other: OnThreads, steps: int) -> int:
    """Play the same in both and compare all they write; return how many games ended."""
    mind, ends = random.Random(3), 0
    for _ in range(steps):
        actions = any_actions(plain, mind)
        step, same = plain.step(actions), other.step(actions)
        for name in BROUGHT:
            assert (getattr(step, name) == getattr(same, name)).all(), name
        for name in WRITTEN:
            assert (getattr(plain, name) == getattr(other, name)).all(), name
        ends += int(step.ended.sum())
    return ends


@pytest.mark.parametrize("game", GAMES)
def test_kernels_play_the_games_of_everywhere(game: str) -> None:
    play_alike(*both(game, seed=(1 << 63) + 4), steps=STEPS)


@pytest.mark.parametrize("game", AGAINST_BOTS)
def test_kernels_play_against_bots(game: str) -> None:
    assert play_alike(*both(game, against="greedy", keeps_finals=True), steps=2 * STEPS) > 0


@pytest.mark.parametrize("goes_on", [True, False])
def test_games_that_are_sorted_end_and_go_on(goes_on: bool) -> None:
    settings: dict[str, Any] = {"against": "greedy", "keeps_finals": True, "seed": 4}
    assert play_alike(*both("cubitos", goes_on=goes_on, **settings), steps=2 * STEPS) > 0


def test_a_puzzle_gives_its_score_and_a_game_may_stay_as_it_ended() -> None:
    assert play_alike(*both("cubano-puzzle", goes_on=False), steps=40) > 0


@pytest.mark.parametrize("game", few_of(GAMES, SMALL))
@pytest.mark.parametrize("policies", usual_first((OUTSIDE, HEURISTIC), (OUTSIDE,)))
def test_kernels_compile_for_a_gpu_that_is_not_there(game: str, policies: tuple[int, ...]) -> None:
    spec = load_game(game)
    options = checked_options(spec, spec.settings.simulated)
    functions = kernel_functions(spec, built_in_pack(spec.components.schema), options, policies)
    for name, function, signature in zip(kernels_of(spec), functions, kernel_signatures(spec), strict=True):
        if signature is not None:
            ptx = compile_to_ptx(function, signature, optimised=False)
            assert len(re.findall(rf"^\.visible \.entry \S*{name}", ptx, re.MULTILINE)) == 1
            assert ".extern .func" not in ptx


def test_without_a_gpu_the_reason_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
    with pytest.raises(NoGpu, match="no CUDA GPU was found"):
        cubarium.batch(SMALL, 2, backend="gpu")


class OnTheGpu:
    """Actions of another library, which lie on the GPU."""

    __cuda_array_interface__ = None

    def __init__(self, given: Any, kind: Any) -> None:
        self.held = Threads.to_device(np.array(given, kind))


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
def test_actions_may_lie_on_the_gpu_in_any_width(kind: Any) -> None:
    mind = random.Random(7)
    plain, other = both(SMALL)
    for _ in range(3):
        actions = any_actions(plain, mind)
        plain.step(actions)
        other.step(OnTheGpu(actions, kind))
        assert (plain.observations == other.observations).all()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    _, games = both("trex")
    legal = games.masks.argmax(axis=1)
    for wrong in (-1, games.spec.actions.count, int(games.masks[1].argmin()), 1 << 32):
        before = games.observations[1].copy(), games.masks[1].copy(), games.seats[1]
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(IllegalAction, match="game 1: an action is not legal for seat"):
            games.step(actions)
        assert (games.observations[1] == before[0]).all() and (games.masks[1] == before[1]).all()
        assert games.seats[1] == before[2]
        legal = games.masks.argmax(axis=1)  # the others have gone on
    for unfit in ([0, 0], [0.5] * 5, [[0] * 5]):
        with pytest.raises(Malformed, match="expected 5 whole numbers"):
            games.step(unfit)


def test_a_step_that_does_not_wait_is_confirmed_later() -> None:
    _, games = both("trex")
    games.step([-1, 0, -1, 0, 0], waits=False)
    games.step(games.any_actions(np.random.default_rng(1)), waits=False)
    with pytest.raises(IllegalAction, match="game 0"):
        games.confirm()
    games.confirm()


def test_actions_at_random_are_legal_and_all_come() -> None:
    luck = np.random.default_rng(3)
    games = OnThreads(load_game(SMALL), 100, backend="gpu")
    for _ in range(2):
        actions = games.any_actions(luck)
        assert games.masks[np.arange(100), actions].all()
        for seat in set(games.seats):
            same = games.seats == seat
            if (games.masks[same] == games.masks[same][0]).all():
                assert set(actions[same]) == {*np.flatnonzero(games.masks[same][0])}
        games.step(actions)


def test_a_copy_goes_on_by_itself_and_every_seat_can_be_asked() -> None:
    mind = random.Random(10)
    plain, games = both(SMALL, against="greedy")
    other, before = copy.deepcopy(games), games.observations.copy()
    actions = any_actions(games, mind)
    other.step(actions)
    assert (games.observations == before).all() and (other.observations != before).any()
    games.step(actions)
    plain.step(actions)
    assert (games.observations == other.observations).all()
    for seat in range(2):
        assert (games.observe(1, seat) == plain.observe(1, seat)).all()


def test_arrays_are_shared_with_other_libraries_and_not_copied() -> None:
    _, games = both(SMALL)
    for array in (games.observations, games.masks, games.rewards, games.ended):
        same = np.from_dlpack(shared(array))
        assert np.shares_memory(array, same)
        assert (same == array).all() and same.strides == array.strides and same.dtype == array.dtype


def test_beginning_anew_begins_the_same_games() -> None:
    mind = random.Random(6)
    plain, games = both("cubosaurs", seed=3)
    games.step(any_actions(games, mind))
    for each in (plain, games):
        each.reset(first=5)
    assert games.numbers.tolist() == [5, 6, 7, 8, 9]
    assert (games.observations == plain.observations).all()
    for refused in ({"first": -1}, {"seed": -1}, {"seed": 0.5}):
        with pytest.raises(Malformed, match="is not a whole number from 0"):
            games.reset(**refused)
