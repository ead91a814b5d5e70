"""Gymnasium's own judges find nothing wrong with a seat among bots."""

from __future__ import annotations

import copy
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.env_match import check_environments_match

from cubarium.adapters.environments import Environments
from cubarium.adapters.gymnasium import TableEnv, id_of, register
from cubarium.engine.errors import IllegalAction, Malformed, OutOfTurn
from cubarium.engine.registry import load_game
from tests.adapters.tables import COMPILED, GAMES, TABLES
from tests.thorough import THOROUGH, usual_first

STEPS = 1000 if THOROUGH else 60


def legal_action(info: dict[str, Any], mind: random.Random) -> int:
    return int(mind.choice(np.flatnonzero(info["action_mask"]).tolist()))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    # Its judge acts blindly.
    made = gymnasium.make(id_of(game), players=players, illegal="replace", disable_env_checker=True)
    check_env(made.unwrapped)


@pytest.mark.parametrize(("game", "players"), COMPILED)
def test_compiled_tables_are_the_interpreted_ones(game: str, players: int) -> None:
    plain, fast = (
        TableEnv(game, players, illegal="replace", backend=name) for name in ("interpreted", "compiled")
    )
    check_env(fast, skip_render_check=True)
    check_environments_match(plain, fast, STEPS, seed=3)
    assert plain.games.numbers[0] == 0 and fast.games.numbers[0] == 0  # it begins each time with the seed


@pytest.mark.parametrize("game", usual_first(*GAMES))
def test_an_episode_is_a_game_and_the_reward_comes_at_its_end(game: str) -> None:
    spec, mind = load_game(game), random.Random(1)
    settings: dict[str, Any] = {"options": spec.settings.random_play, "seat": 0}
    table = gymnasium.make(id_of(game), opponents="random", **settings)
    games = Environments(
        spec, 1, against="random", seed=5, backend="interpreted", keeps_finals=True, **settings
    )
    _, info = table.reset(seed=5)
    ended = False
    while not ended:
        assert (games.masks[0] == info["action_mask"]).all() and info["seat"] == 0
        action = legal_action(info, mind)
        step = games.step([action])
        seen, reward, ended, truncated, info = table.step(action)
        assert not truncated and ended == step.ended[0] and reward == step.rewards[0, 0]
        assert ("scores" in info) == ended
        known = games.finals[0] if ended else games.observations[0]
        assert (seen == known).all() and seen in table.observation_space
    assert info["scores"].tolist() == step.scores[0].tolist() and not info["action_mask"].any()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table, same = TableEnv("trex"), TableEnv("trex")
    seen, info = table.reset(seed=1)
    same.reset(seed=1)
    count = table.games.spec.actions.count
    for wrong in (int(info["action_mask"].argmin()), -1, count, 1 << 32):
        with pytest.raises(
            IllegalAction, match=rf"action {wrong}\b.* is not legal for seat 0; look at its mask"
        ):
            table.step(wrong)
    unfit: Any
    for unfit in (None, "a", 0.5, [0, 1], True):
        with pytest.raises(Malformed, match="whole number"):
            table.step(unfit)
    assert (table.games.observations[0] == seen).all()
    action = int(info["action_mask"].argmax())
    assert data_equivalence(table.step(action), same.step(action), exact=True)


def test_an_action_that_is_not_legal_can_be_replaced_by_the_next_one() -> None:
    mind = random.Random(3)
    table, same = TableEnv("cubano-course", illegal="replace"), TableEnv("cubano-course")
    count, ended = table.games.spec.actions.count, False
    _, info = table.reset(seed=1)
    same.reset(seed=1)
    around = 0
    while not ended:
        action, legal = mind.randrange(count), np.flatnonzero(info["action_mask"]).tolist()
        instead = min((each for each in legal if each >= action), default=legal[0])
        around += instead < action
        brought = table.step(action)
        assert data_equivalence(brought, same.step(instead), exact=True)
        *_, ended, _, info = brought
    assert around > 0
    table.reset()
    for wrong in (-1, count):
        with pytest.raises(IllegalAction, match=f"action {wrong} is not legal"):
            table.step(wrong)


def test_nobody_acts_before_the_beginning_and_after_the_end() -> None:
    mind, table = random.Random(4), TableEnv("cubano-course")
    with pytest.raises(OutOfTurn, match="reset"):
        table.step(0)
    _, info = table.reset(seed=1)
    ended = False
    while not ended:
        *_, ended, _, info = table.step(legal_action(info, mind))
    with pytest.raises(OutOfTurn, match="reset"):
        table.step(0)
    assert table.reset()[1]["action_mask"].any()


def test_seats_turn_from_game_to_game_and_games_have_numbers() -> None:
    table = TableEnv("cubosaurs", players=3, opponents=["random", "greedy"])
    seats = [table.reset(seed=1)[1]["seat"], *(table.reset()[1]["seat"] for _ in range(3))]
    assert seats == [0, 1, 2, 0]
    third, _ = table.reset(seed=1, options={"number": 2})
    again = TableEnv("cubosaurs", players=3, opponents=["random", "greedy"])
    again.reset(seed=1)
    again.reset()
    assert (again.reset()[0] == third).all()
    assert [TableEnv("cubosaurs", players=3, seat=2).reset()[1]["seat"] for _ in range(2)] == [2, 2]


def test_without_a_seed_the_luck_is_new() -> None:
    first, second = (TableEnv("cubosaurs").reset()[0] for _ in range(2))
    assert (first != second).any()


def test_rex_can_be_the_opponent() -> None:
    mind, table = random.Random(5), TableEnv("cubano-course", opponents="rex:4sims")
    _, info = table.reset(seed=2)
    ended = False
    while not ended:
        _, reward, ended, _, info = table.step(legal_action(info, mind))
    assert reward in (-1, 1) and len(info["scores"]) == 2


def test_a_copy_plays_on_by_itself() -> None:
    mind, table = random.Random(6), TableEnv("cubosaurs")
    seen, info = table.reset(seed=3)
    other, action = copy.deepcopy(table), legal_action(info, mind)
    brought = other.step(action)
    assert (table.games.observations[0] == seen).all()
    assert data_equivalence(table.step(action), brought, exact=True)


def test_a_table_is_shown_as_text() -> None:
    table = TableEnv("cubosaurs", render_mode="ansi")
    with pytest.raises(OutOfTurn, match="reset"):
        table.render()
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert [line.partition(":")[0] for line in text.splitlines()] == [part.name for part in table.parts()]
    assert TableEnv("cubosaurs").render() is None


def test_all_games_are_known_by_ids_with_versions() -> None:
    register()  # those that are known stay, without a warning
    assert id_of("cubano-naval-messages") == "cubarium/CubanoNavalMessages-v0"
    assert {id_of(game) for game in GAMES} <= set(gymnasium.registry)
    made = gymnasium.make("cubarium.adapters.gymnasium:cubarium/Trex-v0", players=4)
    assert isinstance(made.unwrapped, TableEnv) and made.unwrapped.games.players == 4


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"players": 7}, "players: 7 is not between"),
        ({"opponents": ""}, "say which bots play"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"illegal": "forgive"}, "illegal: forgive is not one of"),
        ({"render_mode": "human"}, "there is no render mode human"),
        ({"players": 3, "seat": 3}, "seat: 3 is not between"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(Malformed, match=told):
        TableEnv("cubosaurs", **settings)


def test_a_reset_that_makes_no_sense_is_refused() -> None:
    table = TableEnv("cubano-course")
    for options, told in (({"reset_mask": 1}, "not reset_mask"), ({"number": -1}, "first: -1")):
        with pytest.raises(Malformed, match=told):
            table.reset(options=options)
