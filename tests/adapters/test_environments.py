"""Games side by side are the games of everywhere, on every backend, and refuse what is not legal."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import cubarium
from cubarium.adapters.environments import Environments
from cubarium.adapters.expansion import Expansion
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.errors import IllegalAction, Malformed
from cubarium.engine.match import Match
from cubarium.engine.observation import observations_of
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import observed
from tests.compiled_rules import STEPPED
from tests.thorough import few_of, usual_first

GAMES = game_ids()
COMPILED = few_of(GAMES, STEPPED)
"""Games that are compiled for these tests: nothing here depends on the game."""
TAKEN = 400
"""Steps after which a game that has not ended has shown enough."""


def any_actions(games: Environments, mind: random.Random) -> NDArray[Any]:
    """Choose one of the legal actions of each game."""
    return np.array([mind.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in games.masks])


def observation_of(match: Match, seat: int) -> list[int]:
    layout = observations_of(match.spec)
    bound = interpreted(match.spec, match.components, observed, layout.module)
    row = [0] * layout.size
    bound.functions["observe"](match.view(seat), row)
    return row


@pytest.mark.parametrize("game", GAMES)
def test_games_are_the_matches_with_the_same_seed_and_number(game: str) -> None:
    mind = random.Random(5)
    games = cubarium.batch(game, 2, seed=9, backend="interpreted")
    matches = [Match(games.spec, vars_of(games), seed=9, game=number) for number in range(2)]
    numbers, ends = [0, 1], 0
    for _ in range(TAKEN):
        for i, match in enumerate(matches):
            seat = int(games.seats[i])
            assert seat in match.actors()
            assert np.flatnonzero(games.masks[i]).tolist() == match.legal(seat)
            assert games.observations[i].tolist() == observation_of(match, seat)
        actions, seats = any_actions(games, mind), games.seats.copy()
        step = games.step(actions)
        for i, match in enumerate(matches):
            match.act(int(seats[i]), int(actions[i]))
            assert bool(step.ended[i]) == match.is_over
            if match.is_over:
                assert step.scores[i].tolist() == match.scores()
                shares = (
                    [result / (games.players - 1) for result in match.returns()]
                    if games.players > 1
                    else match.scores()
                )
                assert step.rewards[i].tolist() == pytest.approx(shares)
                numbers[i] += 2
                matches[i] = Match(games.spec, vars_of(games), seed=9, game=numbers[i])
                ends += 1
            else:
                assert not step.rewards[i].any() and not step.scores[i].any()
    assert ends > 0 or game in ("cubitos", "cubano-2-dice")  # longer than that at random


def vars_of(games: Environments) -> dict[str, int]:
    """Return the options of the games."""
    return {option.name: getattr(games.options, option.name) for option in games.spec.settings.options}


@pytest.mark.parametrize("game", COMPILED)
@pytest.mark.parametrize("against", ["", "greedy"])
def test_compiled_games_are_the_interpreted_ones(game: str, against: str) -> None:
    mind, settings = random.Random(3), {"against": against, "seed": 4, "keeps_finals": True}
    plain = cubarium.batch(game, 5, backend="interpreted", **settings)
    fast = [cubarium.batch(game, 5, threads=threads, **settings) for threads in (1, 3)]
    for _ in range(TAKEN // 4):
        actions = any_actions(plain, mind)
        step = plain.step(actions)
        for other in fast:
            same = other.step(actions)
            for name in ("rewards", "scores", "ended"):
                assert (getattr(step, name) == getattr(same, name)).all()
            for name in ("observations", "masks", "seats", "finals"):
                assert (getattr(plain, name) == getattr(other, name)).all()
    assert plain.finals.any()


@pytest.mark.parametrize("game", usual_first("cubosaurs", "trex", "cubano-1-die"))
def test_against_bots_one_seat_is_asked_and_another_one_in_the_next_game(game: str) -> None:
    mind = random.Random(1)
    games = cubarium.batch(game, 1, against="greedy", backend="interpreted")
    own, asked = [], set[int]()
    for _ in range(TAKEN):
        asked.add(int(games.seats[0]))
        if games.step(any_actions(games, mind)).ended[0]:
            own.append(asked)
            asked = set()
    assert own[: 2 * games.players] == [{number % games.players} for number in range(2 * games.players)]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    games = cubarium.batch("trex", 3, backend="interpreted")
    legal = games.masks.argmax(axis=1)
    before = games.observations[1].copy(), games.masks[1].copy(), games.seats[1]
    for wrong in (-1, games.spec.actions.count, int(games.masks[1].argmin()), 1 << 32):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(IllegalAction, match=rf"game 1: action {wrong}\b.* is not legal for seat"):
            games.step(actions)
        assert (games.observations[1] == before[0]).all() and (games.masks[1] == before[1]).all()
        assert games.seats[1] == before[2]
        legal = games.masks.argmax(axis=1)  # the others have gone on
    for unfit in ([0, 0], [0.5] * 3, [[0, 0, 0]], ["a"] * 3):
        with pytest.raises(Malformed, match="expected 3 whole numbers"):
            games.step(unfit)


def test_settings_that_make_no_sense_are_refused() -> None:
    for settings, told in (
        ({"n": 0}, "n: 0"),
        ({"n": 1, "seed": -1}, "seed: -1"),
        ({"n": 1, "seed": 1 << 64}, "seed: 18446744073709551616"),
        ({"n": 1, "backend": "abacus"}, "there is no backend"),
        ({"n": 1, "threads": -2}, "threads: -2"),
    ):
        with pytest.raises(Malformed, match=told):
            cubarium.batch("trex", **settings)


def test_a_game_that_does_not_go_on_stays_as_it_ended_until_the_next_step() -> None:
    mind = random.Random(2)
    games = cubarium.batch("cubano-course", 1, backend="interpreted", goes_on=False)
    while not games.step(any_actions(games, mind)).ended[0]:
        pass
    assert games.seats[0] == -1 and not games.masks.any() and games.observations.any()
    step = games.step([0])
    assert not step.ended[0] and games.seats[0] >= 0 and games.masks.any()


def test_beginning_anew_begins_the_same_games() -> None:
    mind = random.Random(6)
    games = cubarium.batch("cubosaurs", 2, seed=3, backend="interpreted")
    first = games.observations.copy()
    games.step(any_actions(games, mind))
    games.reset()
    assert (games.observations == first).all()
    games.reset(4)
    assert (games.observations != first).any()


def test_numbers_of_numpy_count_and_a_reset_that_is_refused_changes_nothing() -> None:
    games = cubarium.batch("trex", np.int64(2), seed=np.uint64(3), backend="interpreted")
    first = games.observations.copy()
    for wrong in ({"seed": 1 << 70}, {"seed": 1.5}, {"seed": True}, {"seed": 4, "first": -1}):
        with pytest.raises(Malformed, match="is not a whole number"):
            games.reset(**wrong)
    games.reset()
    assert (games.observations == first).all()
    games.reset(np.int64(3), first=np.int64(0))
    assert (games.observations == first).all()


def test_games_begin_with_any_number() -> None:
    mind = random.Random(8)
    games = cubarium.batch("trex", 3, seed=3, backend="interpreted")
    games.reset(first=5)
    assert games.numbers.tolist() == [5, 6, 7]
    for i in range(3):
        match = Match(games.spec, vars_of(games), seed=3, game=5 + i)
        assert games.observations[i].tolist() == observation_of(match, int(games.seats[i]))
    while not games.step(any_actions(games, mind)).ended[1]:
        pass
    assert games.numbers[1] == 9
    for refused in ({"first": -1}, {"seed": -1}, {"seed": 0.5}):
        with pytest.raises(Malformed, match="is not a whole number from 0"):
            games.reset(**refused)


@pytest.mark.parametrize("backend", ["interpreted", "compiled"])
def test_every_seat_can_be_asked_what_it_knows(backend: str) -> None:
    mind = random.Random(9)
    games = cubarium.batch("cubano-course", 2, seed=6, backend=backend)
    match = Match(games.spec, vars_of(games), seed=6, game=1)
    for _ in range(5):
        for seat in range(2):
            assert games.observe(1, seat).tolist() == observation_of(match, seat)
        assert (games.observe(1, int(games.seats[1])) == games.observations[1]).all()
        actions, seat = any_actions(games, mind), int(games.seats[1])
        games.step(actions)
        match.act(seat, int(actions[1]))
    for game, seat in ((2, 0), (0, 2), (-1, 0)):
        with pytest.raises(Malformed):
            games.observe(game, seat)


@pytest.mark.parametrize("backend", ["interpreted", "compiled"])
def test_a_copy_goes_on_by_itself(backend: str) -> None:
    mind = random.Random(10)
    games = cubarium.batch("cubano-course", 2, backend=backend, against="greedy")
    other, before = copy.deepcopy(games), games.observations.copy()
    actions = any_actions(games, mind)
    other.step(actions)
    assert (games.observations == before).all() and (other.observations != before).any()
    games.step(actions)
    assert (games.observations == other.observations).all() and (games.masks == other.masks).all()


@pytest.mark.parametrize("backend", ["interpreted", "compiled"])
def test_actions_at_random_are_legal_and_all_come(backend: str) -> None:
    luck, games = np.random.default_rng(3), cubarium.batch("cubano-course", 600, backend=backend)
    for _ in range(4):
        actions = games.any_actions(luck)
        for action, mask in zip(actions, games.masks, strict=True):
            assert mask[action] == 1
        if (games.masks == games.masks[0]).all():
            assert set(actions) == {*np.flatnonzero(games.masks[0])}
        games.step(actions)


def test_the_pack_of_the_games_is_the_one_that_is_given() -> None:
    spec = load_game("trex")
    pack = built_in_pack(spec.components.schema)
    assert Environments(spec, 1, backend="interpreted", components=pack).masks.any()


def test_what_was_compiled_is_found_by_another_process() -> None:
    games = cubarium.batch("cubano-course", 2, seed=1)
    program = "import cubarium; print(cubarium.batch('cubano-course', 2, seed=1).observations.tolist())"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == games.observations.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_expanded_rows_hold_every_number_and_a_place_for_every_choice(game: str) -> None:
    games = cubarium.batch(game, 3, backend="interpreted")
    expand = Expansion(games.layout)
    rows, names = expand(games.observations), expand.names
    assert rows.shape == (3, expand.size) and len(set(names)) == expand.size
    for row, observation in zip(rows, games.observations, strict=True):
        found = dict(zip(names, row, strict=True))
        for part in games.layout.parts:
            for place in range(part.length):
                name = part.name if part.length == 1 else f"{part.name}[{place}]"
                number = observation[part.start + place]
                if name in found:
                    assert found[name] == number
                else:
                    chosen = [key for key in found if key.startswith(f"{name} = ") and found[key] == 1]
                    words = part.names or [f"seat {seat}" for seat in range(part.high + 1)]
                    assert chosen == ([] if number < 0 else [f"{name} = {words[number]}"])


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [
        ("gymnasium", "gymnasium", "adapters"),
        ("pettingzoo", "pettingzoo", "adapters"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
def test_what_is_not_installed_is_named_with_its_extra(
    missing: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"cubarium.adapters.{module}"
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"^{missing} is not installed: .*cubarium\[{extra}\]"):
        import_module(name)
