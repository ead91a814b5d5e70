"""Positions of games and networks that know nothing, to compare backends by."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubarium.bots.guidance import Guidance
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.backends.compiled import compile_loop
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.networks import Network
from cubarium.engine.options import checked_options
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.rules import network, promises
from cubarium.engine.rules.playout import first_to_act


def some_views(spec: GameSpec, count: int, seed: int = 5) -> list[Any]:
    """Return what seats see in games played at random, under all kinds of options."""
    rules = interpreted(spec, built_in_pack(spec.components.schema))
    luck, views = Random(seed), list[Any]()
    legal = [0] * spec.actions.count
    while len(views) < count:
        options = checked_options(
            spec, {**spec.settings.random_play, **luck.choice(spec.settings.combinations())}
        )
        state = spec.records.state()
        deal, thoughts = seeded(luck.getrandbits(32), 0), seeded(seed, len(views), THINKING)
        rules.setup(state, options, deal)
        for _ in range(luck.randrange(300)):
            if rules.is_over(state):
                break
            seat = first_to_act(rules.actors(state), thoughts)
            found = rules.legal_actions(state, seat, legal)
            rules.apply(state, seat, legal[luck.randrange(found)], deal)
            if luck.random() < 0.1:
                view = spec.records.view()
                rules.view(state, luck.randrange(options.players), view)
                views.append(view)
    return views[:count]


def any_weights(features: int, seed: int = 3) -> list[int]:
    """Return weights of a size that uses the whole range of every layer."""
    luck = Random(seed)
    first = [luck.randint(-600, 600) for _ in range((features + 1) * network.FIRST)]
    second = [luck.randint(-4000, 4000) for _ in range((network.FIRST + 1) * network.SECOND)]
    last = [luck.randint(-9000, 9000) for _ in range(network.SECOND + 1)]
    return first + second + last


def promised_by_plain_python(spec: GameSpec, views: list[Any], weights: list[int]) -> tuple[Any, list[int]]:
    """Return the features of views, and what a network says of them, interpreted."""
    assert spec.network is not None
    rules = interpreted(spec, built_in_pack(spec.components.schema), network, promises)
    rows = [[0] * spec.network.features for _ in views]
    said = [0] * len(views)
    rules.functions["promise_batch"](views, rows, weights, [[0] * network.FIRST], said)
    return rows, said


def promised_by_compiled_rules(
    spec: GameSpec, views: list[Any], weights: list[int]
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the same of the same views, compiled."""
    assert spec.network is not None
    compiled = compile_loop(spec, built_in_pack(spec.components.schema), promises.promise_batch.__name__)
    packed = [np.zeros(0, dtype_of(spec.records.view)), *map(record_array, views)]
    rows, told = np.zeros((len(views), spec.network.features), np.int8), np.zeros(len(views), np.int32)
    sums = np.zeros((1, network.FIRST), np.int32)
    compiled.functions["promise_batch"](np.concatenate(packed), rows, np.array(weights, np.int32), sums, told)
    return rows, told


def guidance_of(spec: GameSpec, components: Pack) -> Guidance:
    """Return a search that is guided by a network which knows nothing."""
    assert spec.network is not None
    features = spec.network.features
    return Guidance(spec, components, Network(np.array(any_weights(features), np.int32), features, 4))
