"""PettingZoo's own judges find nothing to say, and agents play the matches of everywhere."""

from __future__ import annotations

import copy
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from cubarium.adapters.pettingzoo import AgentsEnv, env, raw_env
from cubarium.engine.errors import IllegalAction, Malformed, OutOfTurn
from cubarium.engine.match import Match
from cubarium.engine.observation import observations_of
from cubarium.engine.registry import load_game
from tests.adapters.tables import COMPILED, TABLES
from tests.thorough import THOROUGH

CYCLES = 1000 if THOROUGH else 60
"""Actions by agent after which a game that has not ended has shown enough."""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_nothing_to_say(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: env(game, players=players), num_cycles=CYCLES // 3)


@pytest.mark.parametrize(("game", "players"), COMPILED)
def test_pettingzoo_finds_nothing_to_say_of_compiled_games(game: str, players: int) -> None:
    api_test(env(game, players=players, backend="compiled"), num_cycles=CYCLES)
    backends = iter(("compiled", "interpreted"))
    seed_test(lambda: env(game, players=players, backend=next(backends)), num_cycles=CYCLES)


def act_at_random(table: AgentsEnv, mind: random.Random) -> int:
    """Act for whoever is asked; return the action."""
    mask = table.infos[table.agent_selection]["action_mask"]
    action = mind.choice(np.flatnonzero(mask).tolist())
    table.step(action)
    return int(action)


@pytest.mark.parametrize(("game", "players"), [("cubosaurs", 3), ("trex", 4), ("cubano-puzzle", 1)])
def test_games_are_the_matches_with_the_same_seed_and_number(game: str, players: int) -> None:
    mind, table = random.Random(1), raw_env(game, players=players)
    for number in range(2):
        table.reset(seed=None if number else 7)
        match = Match(load_game(game), {"players": players}, seed=7, game=number)
        while not match.is_over:
            seat = table.possible_agents.index(table.agent_selection)
            for agent in table.agents:
                legal = match.legal(seat) if agent == table.agent_selection else []
                assert np.flatnonzero(table.infos[agent]["action_mask"]).tolist() == legal
            match.act(seat, act_at_random(table, mind))
        shares = [share / (players - 1) for share in match.returns()] if players > 1 else match.scores()
        assert list(table.rewards.values()) == pytest.approx(shares)
        assert all(table.terminations.values()) and table.agents == table.possible_agents


def test_every_agent_observes_its_own_view_at_any_time() -> None:
    mind, table = random.Random(2), raw_env("trex", players=3)
    table.reset(seed=4)
    match = Match(table.games.spec, {"players": 3}, seed=4)
    layout = observations_of(match.spec)
    (hand,) = (part for part in table.parts() if part.name == "hand")
    for _ in range(30):
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            row = [0] * layout.size
            layout.module.observe(match.view(seat), row)
            assert seen.tolist() == row
            assert len(seen[hand.start : hand.stop]) == hand.length
        match.act(table.possible_agents.index(table.agent_selection), act_at_random(table, mind))


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = raw_env("cubosaurs", players=2)
    table.reset(seed=1)
    agent, count = table.agent_selection, table.games.spec.actions.count
    known, mask = table.observe(agent), table.infos[agent]["action_mask"].copy()
    for wrong in (int(mask.argmin()), -1, count, 1 << 32, np.int64(count)):
        with pytest.raises(IllegalAction, match=rf"action {wrong}\b.* is not legal for seat"):
            table.step(wrong)
    unfit: Any
    for unfit, told in ((None, "None is no action"), ("a", "whole number"), (0.5, "whole number")):
        with pytest.raises(Malformed, match=told):
            table.step(unfit)
    assert table.agent_selection == agent and (table.observe(agent) == known).all()
    assert (table.infos[agent]["action_mask"] == mask).all()
    assert not any(table.rewards.values()) and not any(table.terminations.values())


def test_nobody_acts_before_the_beginning_and_after_the_end() -> None:
    mind, table = random.Random(3), raw_env("cubano-course", render_mode="ansi")
    for call in (lambda: table.step(0), table.render):
        with pytest.raises(OutOfTurn):
            call()
    table.reset(seed=1)
    while not any(table.terminations.values()):
        act_at_random(table, mind)
    for agent in table.possible_agents:
        assert not table.infos[agent]["action_mask"].any() and table.observe(agent).any()
        with pytest.raises(ValueError, match="only valid action is None"):
            table.step(0)
        table.step(None)
    assert table.agents == []
    with pytest.raises(OutOfTurn, match="reset"):
        table.step(None)
    table.reset()
    assert table.agents == table.possible_agents


def test_without_a_seed_the_luck_is_new_and_with_one_the_next_game_follows() -> None:
    tables = [raw_env("cubosaurs") for _ in range(2)]
    fresh = []
    for table in tables:
        table.reset()
        fresh.append(table.observe("seat_0"))
    assert (fresh[0] != fresh[1]).any()
    following = []
    for table in tables:
        table.reset(seed=5)
        table.reset()
        following.append(table.observe("seat_0"))
        assert int(table.games.numbers[0]) == 1
    assert (following[0] == following[1]).all()


def test_the_mask_can_be_in_the_observation() -> None:
    plain, dressed = raw_env("cubano-course"), raw_env("cubano-course", mask_in="observation")
    mind = random.Random(4)
    for table in (plain, dressed):
        table.reset(seed=2)
    while not any(plain.terminations.values()):
        for agent in plain.agents:
            seen = dressed.observe(agent)
            assert seen in dressed.observation_space(agent)
            assert (seen["observation"] == plain.observe(agent)).all()
            assert (seen["action_mask"] == plain.infos[agent]["action_mask"]).all()
        dressed.step(act_at_random(plain, mind))
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env("cubano-course", mask_in="observation"), num_cycles=CYCLES)
    # So it says of every dictionary.
    assert {str(each.message).partition(" pr")[0] for each in told} == {
        "Observation is not a NumPy array",
        "Observation space for each agent",
    }


def test_pettingzoos_wrapper_may_end_games_instead(caplog: pytest.LogCaptureFixture) -> None:
    table = TerminateIllegalWrapper(env("trex", players=2), illegal_reward=-1)
    table.reset(seed=1)
    loser = table.agent_selection
    _, _, _, _, info = table.last()
    table.step(int(info["action_mask"].argmin()))
    assert "Illegal move" in caplog.text
    assert table.rewards[loser] == -1 and all(table.terminations.values())


def test_a_copy_plays_on_by_itself() -> None:
    mind, table = random.Random(5), raw_env("cubosaurs")
    table.reset(seed=3)
    other = copy.deepcopy(table)
    before = table.observe("seat_0")
    for _ in range(5):
        act_at_random(other, mind)
    assert (table.observe("seat_0") == before).all()
    assert (other.observe("seat_0") != before).any()


def test_a_table_is_shown_as_text() -> None:
    table = raw_env("cubosaurs", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert [line.partition(":")[0] for line in text.splitlines()] == [part.name for part in table.parts()]
    assert raw_env("cubosaurs").render() is None


def test_names_have_versions() -> None:
    table = env("cubano-2-dice", players=3)
    assert table.metadata["name"] == str(table.unwrapped) == "cubano_2_dice_v0"
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert not table.metadata["is_parallelizable"]


def test_settings_that_make_no_sense_are_refused() -> None:
    settings: dict[str, Any]
    for settings, told in (
        ({"players": 7}, "players: 7 is not between"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"backend": "abacus"}, "there is no backend abacus"),
        ({"render_mode": "human"}, "there is no render mode human"),
        ({"mask_in": "hat"}, "there is no place hat"),
    ):
        with pytest.raises(Malformed, match=told):
            env("cubosaurs", **settings)
    with pytest.raises(Malformed, match="seed: -1"):
        raw_env().reset(seed=-1)
