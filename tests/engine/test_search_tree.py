"""The tree of a search: what seats see are its nodes, and there they choose by how their tries went."""

from __future__ import annotations

import pytest

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.record import pack
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.rules import learning, playout, search
from cubarium.engine.rules.learning import TOTAL, TRIES, is_new, key_of, make_node, next_try, node_at
from tests.bots.leduc.exploit import ALL_CHOICES


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_search_goes_with_the_rules_of_every_game(game: str) -> None:
    """A function of the game with the same name would be refused."""
    spec = load_game(game)
    bound = interpreted(spec, built_in_pack(spec.components.schema), playout, search, learning)
    assert "compare_actions" in bound.functions


def test_every_view_of_a_game_is_a_node_of_its_own() -> None:
    views = [pack(view) for place in ALL_CHOICES for view in place.views]
    keys = {key_of(view, count) for view in views for count in (2, 3)}
    assert len(keys) == 2 * len(views)
    assert all(0 < key < 1 << 63 for key in keys)


def test_nodes_that_belong_to_one_place_stand_beside_each_other_until_half_is_full() -> None:
    keys, nodes, tried = [0] * 4, [[0, 0] for _ in range(5)], [[0.0, 0.0] for _ in range(10)]
    for key, expected in ((1 << 7, 1), (5 << 7, 2)):
        at = node_at(key, keys)
        assert at == expected
        assert is_new(at, 3, keys, nodes, tried)
        make_node(at, key, 3, 2, keys, nodes)
        assert node_at(key, keys) == at
    assert nodes[1:3] == [[0, 2], [3, 2]]
    assert not is_new(node_at(9 << 7, keys), 3, keys, nodes, tried)


def test_a_node_whose_actions_find_no_room_is_not_made() -> None:
    keys, nodes, tried = [0] * 8, [[0, 0] for _ in range(9)], [[0.0, 0.0] for _ in range(4)]
    make_node(node_at(1, keys), 1, 3, 0, keys, nodes)
    assert not is_new(node_at(2 << 7, keys), 2, keys, nodes, tried)
    assert is_new(node_at(2 << 7, keys), 1, keys, nodes, tried)


def tries_of(worths: tuple[float, ...], sensible: int, games: int) -> list[float]:
    """Return how often a node tries each action, given what each is worth; the first try is sensible."""
    tried = [[0.0, 0.0] for _ in worths]
    for game in range(games):
        chosen = next_try(0, len(worths), sensible, tried) if game else sensible
        tried[chosen][TRIES] += 1
        tried[chosen][TOTAL] += worths[chosen]
    return [tries for tries, _ in tried]


@pytest.mark.parametrize(("actions", "games"), [(2, 2), (6, 10), (30, 50)])
def test_a_node_plays_as_the_heuristic_does_at_first_and_longer_where_there_are_more_actions(
    actions: int, games: int
) -> None:
    assert tries_of((0.5,) * actions, 1, games)[1] == games
    assert tries_of((0.5,) * actions, 1, 10 * games)[1] < 10 * games


def test_the_best_is_tried_most_though_the_heuristic_thinks_otherwise_and_none_is_forgotten() -> None:
    often = tries_of((0.2, 0.8, 0.5), 0, 2000)
    assert often[1] > 1500
    assert min(often) >= 10
