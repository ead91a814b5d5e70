"""The tree of a search: what seats see are its nodes, and there they choose by how their tries went."""

from __future__ import annotations

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.record import pack
from cubarium.engine.rules.search import TOTAL, is_new, key_of, make_node, next_try, node_at
from tests.bots.leduc.exploit import ALL_CHOICES


def test_every_view_of_a_game_is_a_node_of_its_own() -> None:
    views = [pack(view) for place in ALL_CHOICES for view in place.views]
    keys = {key_of(view) for view in views}
    assert len(keys) == len(views)
    assert all(0 < key < 1 << 63 for key in keys)


def test_nodes_that_belong_to_one_place_stand_beside_each_other_until_half_is_full() -> None:
    keys, firsts, tried = [0] * 4, [0] * 6, [[0.0, 0.0] for _ in range(10)]
    for key, expected in ((1 << 7, 1), (5 << 7, 2)):
        at = node_at(key, keys)
        assert at == expected
        assert is_new(at, 3, keys, firsts, tried)
        make_node(at, key, 3, keys, firsts)
        assert node_at(key, keys) == at
    assert [firsts[1], firsts[2]] == [0, 3]
    assert not is_new(node_at(9 << 7, keys), 3, keys, firsts, tried)


def test_a_node_whose_actions_find_no_room_is_not_made() -> None:
    keys, firsts, tried = [0] * 8, [0] * 10, [[0.0, 0.0] for _ in range(4)]
    make_node(node_at(1, keys), 1, 3, keys, firsts)
    assert not is_new(node_at(2 << 7, keys), 2, keys, firsts, tried)
    assert is_new(node_at(2 << 7, keys), 1, keys, firsts, tried)


@pytest.mark.parametrize(
    ("tries", "expected"),
    [
        ([0, 1, 0, 0], {0, 2, 3}),  # one is known: another is tried
        ([0, 1, 0, 1], {1}),  # two are known: the better
        ([0, 3, 0, 1], {0, 2}),  # and after four games a third
        ([3, 3, 0, 2], {1}),
        ([4, 3, 0, 2], {2}),
    ],
)
def test_few_actions_are_tried_at_first_and_more_as_games_are_played(
    tries: list[int], expected: set[int]
) -> None:
    worth = [0.1, 0.9, 0.2, 0.3]
    tried = [[0.0, 0.0], *([float(n), n * w] for n, w in zip(tries, worth, strict=True))]
    assert {next_try(1, 4, tried, seeded(seed)) for seed in range(40)} == expected


def test_the_best_is_tried_most_and_the_others_are_not_forgotten() -> None:
    tried, luck = [[0.0, 0.0] for _ in range(3)], seeded(3)
    for _ in range(1000):
        chosen = next_try(0, 3, tried, luck)
        tried[chosen][0] += 1
        tried[chosen][TOTAL] += (0.2, 0.8, 0.5)[chosen]
    often = [tries for tries, _ in tried]
    assert often[1] > 800
    assert min(often) >= 10
