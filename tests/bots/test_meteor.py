"""Meteor: it plays what it has learned, from what its seat can see; here its network knows nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cubarium.bots.registry import knows, make_bot, offered_bots
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.contract import GameSpec, NetworkPlace
from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.networks import CARD, WEIGHTS
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import game_ids, load_game
from tests.engine.networks import any_weights


@pytest.fixture
def spec(tmp_path: Path) -> GameSpec:
    """Cubosaurs with a network of its own."""
    found = load_game("cubosaurs")
    assert found.network is not None
    features = found.network.features
    np.savez_compressed(tmp_path / WEIGHTS, weights=np.array(any_weights(features), np.int32))
    (tmp_path / CARD).write_text("horizon = 4\n", encoding="utf-8")
    return replace(found, network=NetworkPlace(features, tmp_path))


@pytest.mark.usefixtures("compiled")
def test_it_chooses_the_same_in_worlds_it_cannot_tell_apart(spec: GameSpec) -> None:
    player = make_bot(spec, "meteor:60sims")
    match, imagination = Match(spec, {"players": 3, "advanced": 1}, seed=2), seeded(2)
    worlds, chosen = 0, set()
    while not match.is_over:
        (seat,) = match.actors()
        other = copy_of(match.state)
        match.rules.determinize(other, seat, imagination)
        worlds += pack(other) != match.packed()
        there = spec.records.view()
        match.rules.view(other, seat, there)
        luck, same_luck = seeded(9, match.move_count, THINKING), seeded(9, match.move_count, THINKING)
        action = player.choose(match.view(seat), match.legal(seat), luck)
        assert player.choose(there, match.legal(seat), same_luck) == action
        assert action in match.legal(seat)
        chosen.add(action)
        match.act(seat, action)
    assert worlds > 50
    assert len(chosen) > 5


def test_it_is_offered_where_it_has_learned_the_game_and_nowhere_else(spec: GameSpec) -> None:
    assert offered_bots(spec) == ("hatchling", "raptor", "rex", "meteor")
    for game in game_ids():
        found = load_game(game)
        assert ("meteor" in offered_bots(found)) == knows("meteor", found)
    course = load_game("cubano-course")
    assert offered_bots(course) == ("hatchling", "raptor", "rex")
    with pytest.raises(Malformed, match="meteor has not learned cubano-course"):
        make_bot(course, "meteor")
