"""Networks: the same bits on every backend, and no number that does not fit."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.backends.cuda import compile_to_ptx, device_functions
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import NetworkPlace
from cubarium.engine.errors import CubariumError
from cubarium.engine.networks import CARD, WEIGHTS, has_network, network_in, read_network
from cubarium.engine.options import checked_options
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import guided, learning, network, playout, search
from cubarium.engine.rules.draws import draw
from tests.engine.networks import (
    any_weights,
    promised_by_compiled_rules,
    promised_by_plain_python,
    some_views,
)
from train.gpu_kernel import practice_kernel_of
from train.whole_numbers import returns, value, whole_numbers

LEARNING = tuple(game for game in game_ids() if load_game(game).network is not None)


@pytest.mark.parametrize("game", LEARNING)
def test_a_network_says_the_same_interpreted_and_compiled(game: str) -> None:
    spec = load_game(game)
    assert spec.network is not None
    views, weights = some_views(spec, 150), any_weights(spec.network.features)
    rows, said = promised_by_plain_python(spec, views, weights)
    assert all(-128 <= number <= 127 for row in rows for number in row)
    assert max(said) - min(said) > network.SURE // 5, "the weights of this test tell too little apart"

    kept, told = promised_by_compiled_rules(spec, views, weights)
    assert kept.tolist() == rows
    assert told.tolist() == said


@pytest.mark.thorough
def test_practice_with_a_network_compiles_for_a_gpu_that_is_not_there() -> None:
    ptx = compile_to_ptx(*practice_kernel_of(load_game("cubano-1-die")), optimised=False)
    assert len(re.findall(r"^\.visible \.entry \S*practice_kernel", ptx, re.MULTILINE)) == 1


def test_on_a_gpu_views_are_written_by_a_call() -> None:
    spec = load_game("cubosaurs")
    functions = device_functions(spec, built_in_pack(spec.components.schema))
    assert functions["view"].seldom
    assert not functions["seen_cards"].seldom


@pytest.mark.parametrize("game", LEARNING)
def test_games_come_to_rest_and_a_network_is_asked_there(game: str) -> None:
    spec = load_game(game)
    rules = interpreted(
        spec, built_in_pack(spec.components.schema), playout, search, learning, network, guided
    )
    legal, rests = [0] * spec.actions.count, 0
    for number, options in enumerate(spec.settings.combinations()[:6]):
        state = spec.records.state()
        deal, thoughts = seeded(7, number), seeded(7, number, THINKING)
        rules.setup(state, checked_options(spec, {**options, **spec.settings.simulated}), deal)
        while not rules.is_over(state):
            seat = playout.first_to_act(rules.actors(state), thoughts)
            found = rules.legal_actions(state, seat, legal)
            rules.apply(state, seat, legal[draw(thoughts, seat, found)], deal)
            rules.functions["play_some"](
                state, 1, deal, thoughts, [spec.records.view()], [spec.records.view()], legal
            )
            assert rules.is_over(state) or rules.functions["at_rest"](state)
            rests += 1
    assert rests > 40


def test_whole_numbers_say_what_fractions_say() -> None:
    luck = np.random.default_rng(4)
    features = 40
    shapes = (network.FIRST, features), (network.SECOND, network.FIRST), (1, network.SECOND)
    layers = [(luck.normal(0, 0.3, shape[0]), luck.normal(0, 0.25, shape)) for shape in shapes]
    x = luck.integers(-20, 20, (200, features)).astype(np.int8)
    weights, sums = whole_numbers(layers).tolist(), [0] * network.FIRST
    said = np.array([network.evaluate(row, weights, sums) / network.SURE for row in x.tolist()])
    assert np.abs(said - value(layers, x)).max() < 0.02
    assert np.ptp(said) > 0.2


def test_weights_by_which_a_sum_could_leave_32_bits_are_refused() -> None:
    shapes = (network.FIRST, 747), (network.SECOND, network.FIRST), (1, network.SECOND)
    layers = [(np.zeros(shape[0]), np.full(shape, 2.0)) for shape in shapes]
    whole_numbers(layers)
    layers[0][1][5] = 3.9
    with pytest.raises(OverflowError, match="leave 32 bits"):
        whole_numbers(layers)


def test_positions_learn_from_those_after_them_in_their_game() -> None:
    luck = Random(2)
    games = [0, 0, 0, 1, 2, 2]
    shares, promised = [luck.random() for _ in games], [luck.random() for _ in games]
    learned = returns(np.array(shares), np.array(games), np.array(promised), 0.75)
    by_hand = list(shares)
    by_hand[1] = 0.25 * promised[2] + 0.75 * shares[2]
    by_hand[0] = 0.25 * promised[1] + 0.75 * by_hand[1]
    by_hand[4] = 0.25 * promised[5] + 0.75 * shares[5]
    assert learned == pytest.approx(by_hand)


def test_a_network_for_other_features_is_refused(tmp_path: Path) -> None:
    np.savez_compressed(tmp_path / WEIGHTS, weights=np.zeros(network.count_weights(9), np.int32))
    (tmp_path / CARD).write_text("horizon = 8\n", encoding="utf-8")
    assert network_in(NetworkPlace(9, tmp_path)).horizon == 8
    with pytest.raises(CubariumError, match=f"{network.count_weights(10)}; train/ makes a new network"):
        network_in(NetworkPlace(10, tmp_path))
    spec = replace(load_game("trex"), network=NetworkPlace(9, tmp_path / "nothing"))
    assert not has_network(spec)
    with pytest.raises(CubariumError, match="trex ships no network"):
        read_network(spec)
