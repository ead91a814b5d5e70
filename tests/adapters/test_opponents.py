"""Every bot can play against those who learn, at the seats that were named, and as it plays anywhere."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import cubarium
from cubarium.adapters.environments import Environments
from cubarium.adapters.opponents import FIRST_BOT, roles_of
from cubarium.bots.registry import make_bot
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.rules.batching import OUTSIDE
from cubarium.engine.rules.playout import HEURISTIC, RANDOM, first_to_act
from tests.thorough import usual_first


def one_action(games: Environments, mind: random.Random) -> list[int]:
    return [mind.choice(np.flatnonzero(mask).tolist()) for mask in games.masks]


@pytest.mark.parametrize(
    ("game", "bot"),
    usual_first(("cubano-course", "rex:8sims"), ("trex", "rex:8sims"), ("trex", "meteor:8sims")),
)
def test_a_bot_that_cannot_be_compiled_plays_as_it_does_in_a_match(game: str, bot: str) -> None:
    spec, mind, seed = load_game(game), random.Random(1), 3
    games = cubarium.batch(game, 1, against=bot, backend="interpreted", seed=seed)
    match, luck = Match(spec, {"players": 2}, seed=seed), seeded(seed, 0, THINKING)
    rules = interpreted(spec, built_in_pack(spec.components.schema))
    opponent, thoughts = make_bot(spec, bot), 0
    while not match.is_over:
        seat = first_to_act(rules.actors(match.state), luck)
        legal = match.legal(seat)
        if seat == 0:
            assert games.seats[0] == 0 and np.flatnonzero(games.masks[0]).tolist() == legal
            (action,) = one_action(games, mind)
            step = games.step([action])
        else:
            action = opponent.choose(match.view(seat), legal, luck)
            thoughts += len(legal) > 1
        match.act(seat, action)
    assert thoughts > 3
    assert step.ended[0] and step.scores[0].tolist() == match.scores()


def test_each_seat_can_have_another_bot() -> None:
    roles = roles_of(("random", "hatchling", "greedy"), 4, None, is_compiled=False)
    assert roles.tolist() == [
        [OUTSIDE, RANDOM, FIRST_BOT + 1, HEURISTIC],
        [HEURISTIC, OUTSIDE, RANDOM, FIRST_BOT + 1],
        [FIRST_BOT + 1, HEURISTIC, OUTSIDE, RANDOM],
        [RANDOM, FIRST_BOT + 1, HEURISTIC, OUTSIDE],
    ]
    games = cubarium.batch(
        "trex", 2, players=4, against=["random", "hatchling", "greedy"], backend="interpreted"
    )
    mind, ends = random.Random(2), 0
    while ends < 3:
        assert games.seats.tolist() == [number % 4 for number in games.numbers]
        ends += int(games.step(one_action(games, mind)).ended.sum())


@pytest.mark.parametrize("seat", [0, 2])
def test_the_own_seat_can_be_the_same_in_every_game(seat: int) -> None:
    games = cubarium.batch("cubosaurs", 1, players=3, against="random", seat=seat, backend="interpreted")
    mind, ends = random.Random(4), 0
    while ends < 2:
        assert games.seats[0] == seat
        ends += int(games.step(one_action(games, mind)).ended[0])


def test_who_plays_alone_has_no_opponents() -> None:
    for against in ("", "greedy", ()):
        games = cubarium.batch("cubano-puzzle", 1, against=against, backend="interpreted")
        assert games.seats[0] == 0


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"against": "nobody"}, "there is no bot 'nobody'"),
        ({"against": "greedy:2s"}, "greedy takes no time to think"),
        ({"against": "seer"}, "seer sees what no player may see"),
        ({"against": ["greedy"]}, "one for each of 2 other seats"),
        ({"against": ["greedy", ""]}, "one for each of 2 other seats"),
        ({"against": ["greedy", "nobody"]}, "there is no bot 'nobody'"),
        ({"against": "greedy", "seat": 3}, "seat: 3 is not between 0 and 2"),
        ({"seat": 1}, "say against whom"),
        ({"against": "rex", "backend": "compiled"}, "rex cannot play in compiled games"),
    ],
)
def test_opponents_that_make_no_sense_are_refused(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(Malformed, match=told):
        cubarium.batch("trex", 1, players=3, **{"backend": "interpreted", **settings})
