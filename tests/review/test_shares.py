"""Playing on: compiled, it is what the rules say, and what nobody knows is drawn anew."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.engine.chance import DEALING, THINKING, seeded
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of
from cubarium.engine.rules.playout import first_to_act
from cubarium.engine.rules.search import IMAGINING, WIN
from cubarium.review.shares import Continuations, unknown_to
from tests.review.games import begin, go_on, played

KEY = (7, 1)


def by_hand(match: Match, state: Any, world: int, seat: int = 0, action: int = -1) -> list[int]:
    """Play one position on with interpreted rules, and share the victory out."""
    seed, rules = KEY[0] | KEY[1] << 32, match.rules
    deal, mind = seeded(seed, world, DEALING), seeded(seed, world, THINKING)
    if not match.spec.table.has_secrets:
        rules.determinize(state, 0, seeded(seed, world, IMAGINING))
    if action >= 0:
        rules.apply(state, seat, action, deal)
    legal = [0] * match.spec.actions.count
    while not rules.is_over(state):
        seat = first_to_act(rules.actors(state), mind)
        count, view = rules.legal_actions(state, seat, legal), match.spec.records.view()
        rules.view(state, seat, view)
        choice = legal[0] if count == 1 else rules.greedy(view, legal[:count], count, mind)
        rules.apply(state, seat, choice, deal)
    results = [0] * len(match.seats)
    rules.returns(state, results)
    winners = results.count(max(results))
    return [WIN // winners if result == max(results) else 0 for result in results]


@pytest.mark.parametrize(
    ("game", "players"), [("cubosaurs", 3), ("cubano-course", 2), ("cubano-naval-messages", 2)]
)
def test_compiled_continuations_are_those_of_the_rules(game: str, players: int) -> None:
    match, luck = begin(game, players)
    go_on(match, luck, ["random"] * players, moves=20)
    play, worlds = Continuations(match, KEY), range(3, 8)
    found = play.of_position(match.state, worlds).tolist()
    assert found == [by_hand(match, copy_of(match.state), world) for world in worlds]
    seat = match.actors()[0]
    action = match.legal(seat)[-1]
    found = play.of_action(match.state, seat, action, worlds).tolist()
    assert found == [by_hand(match, copy_of(match.state), world, seat, action) for world in worlds]


def test_the_same_world_goes_the_same_way_whatever_is_played_beside_it() -> None:
    match, _ = begin("cubosaurs", 4)
    play = Continuations(match, KEY)
    together = play.of_position(match.state, range(20)).tolist()
    assert play.of_position(match.state, range(12, 20)).tolist() == together[12:]
    tables = play.of_tables(range(20)).tolist()
    assert play.of_tables(range(12, 20)).tolist() == tables[12:]
    assert tables != together


def test_a_game_that_is_over_ends_as_it_did() -> None:
    match = played("cubosaurs", ["greedy", "random"])
    shares = Continuations(match, KEY).of_position(match.state, range(4)).tolist()
    (winner,) = match.winners()
    assert shares == [[WIN if seat == winner else 0 for seat in range(2)]] * 4


def test_the_order_of_a_deck_that_nobody_knows_does_not_matter() -> None:
    """Cubosaurs shuffles its deck once: what lies on top of it is still luck to come."""
    match, _ = begin("cubosaurs", 2)
    assert unknown_to(match.spec) == 0
    other = copy_of(match.state)
    match.rules.determinize(other, 0, seeded(99))
    assert other != match.state
    play = Continuations(match, KEY)
    here, there = (play.of_position(state, range(400)).mean(axis=0)[0] for state in (match.state, other))
    noise = WIN * 0.5 / 400**0.5
    assert abs(here - there) < 4 * noise * 2**0.5


def test_the_secrets_of_seats_are_part_of_the_position() -> None:
    match, _ = begin("trex", 2)
    assert unknown_to(match.spec) == -1
