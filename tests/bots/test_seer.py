"""The seer: it knows what will happen, takes the best of it, and comes to no table."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.bots.registry import (
    SEER,
    bot_class,
    bot_names,
    has_policy,
    is_bot,
    make_bot,
    make_player,
    offered_bots,
    policy_of,
)
from cubarium.bots.seer import Coming, Seer
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import THINKING, Chance, seeded, thinking_luck
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.options import checked_options
from cubarium.engine.record import copy_of
from cubarium.engine.registry import load_game
from cubarium.engine.rules.playout import first_to_act
from cubarium.engine.rules.search import WIN
from cubarium.sim.runner import simulate
from cubarium.terminal.seats import read_seats

GAMES = ("trex", "cubano-naval-messages")
"""A game with hands, and one whose heuristic draws luck to think."""


@pytest.fixture(scope="module", params=GAMES)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    return load_game(request.param)


@pytest.fixture(scope="module")
def seer(spec: GameSpec) -> Seer:
    made = make_player(spec, SEER)
    assert isinstance(made, Seer)
    return made


class Game:
    """A game in plain Python, with the luck of an arena."""

    def __init__(self, spec: GameSpec, number: int) -> None:
        self.spec, self.rules = spec, interpreted(spec, built_in_pack(spec.components.schema))
        self.state, self.players = spec.records.state(), 2
        self.chance, self.order = seeded(4, number), seeded(4, number, THINKING)
        self.minds = [thinking_luck(4, 6 * number + seat) for seat in range(self.players)]
        self.rules.setup(self.state, checked_options(spec, {"players": 2}), self.chance)

    @property
    def coming(self) -> Coming:
        return Coming(self.chance, self.order, self.minds)

    def copy(self) -> Game:
        other = object.__new__(Game)
        other.__dict__ = {**self.__dict__, "state": copy_of(self.state)}
        other.chance, other.order = _copied(self.chance), _copied(self.order)
        other.minds = [_copied(mind) for mind in self.minds]
        return other

    def asked(self) -> tuple[int, list[int]]:
        seat, legal = first_to_act(self.rules.actors(self.state), self.order), [0] * self.spec.actions.count
        return seat, legal[: self.rules.legal_actions(self.state, seat, legal)]

    def by_heuristic(self, seat: int, legal: list[int]) -> int:
        seen = self.spec.records.view()
        self.rules.view(self.state, seat, seen)
        return self.rules.greedy(seen, legal, len(legal), self.minds[seat]) if len(legal) > 1 else legal[0]

    def act(self, seat: int, action: int) -> None:
        self.rules.apply(self.state, seat, action, self.chance)

    def play_on(self) -> Game:
        while not self.rules.is_over(self.state):
            seat, legal = self.asked()
            self.act(seat, self.by_heuristic(seat, legal))
        return self

    def end(self, seat: int) -> tuple[int, int]:
        """Return victory and margin."""
        numbers = [0] * self.players
        self.rules.returns(self.state, numbers)
        victory = 0 if numbers[seat] < max(numbers) else WIN // numbers.count(max(numbers))
        self.rules.scores(self.state, numbers)
        return victory, numbers[seat] - numbers[1 - seat]


def _copied(luck: Any) -> Any:
    """Return the same luck with a journal of its own."""
    made = seeded(0)
    for name in Chance.__slots__:  # type: ignore[attr-defined]
        value = getattr(luck, name)
        setattr(made, name, value[:] if isinstance(value, list) else value)
    return made


def test_what_it_foresees_is_what_plain_python_plays(spec: GameSpec, seer: Seer) -> None:
    game, compared = Game(spec, 0), 0
    while not game.rules.is_over(game.state):
        seat, legal = game.asked()
        if len(legal) > 1 and compared < 40:
            foreseen = seer.foresee(game.state, seat, legal[:3], game.coming)
            for action, end in zip(legal[:3], foreseen, strict=True):
                other = game.copy()
                other.act(seat, action)
                assert other.play_on().end(seat) == end
                compared += 1
        game.act(seat, game.by_heuristic(seat, legal))
    assert compared >= 40


@pytest.mark.parametrize("number", range(3))
def test_what_it_foresees_happens_or_better(spec: GameSpec, seer: Seer, number: int) -> None:
    """Among players of the heuristic its end only grows, from that of the heuristic alone."""
    game, foreseen = Game(spec, number), Game(spec, number).play_on().end(0)
    while not game.rules.is_over(game.state):
        seat, legal = game.asked()
        if seat == 0:
            action = seer.choose(game.state, seat, legal, game.coming)
            (end,) = seer.foresee(game.state, seat, [action], game.coming)
            assert action in legal and end >= foreseen
            foreseen = end
        else:
            action = game.by_heuristic(seat, legal)
        game.act(seat, action)
    assert game.end(0) == foreseen


def test_it_leaves_the_table_and_its_luck_as_they_were(spec: GameSpec, seer: Seer) -> None:
    game = Game(spec, 1)
    seat, legal = game.asked()
    before = game.copy()
    seer.foresee(game.state, seat, legal, game.coming)
    assert game.state == before.state
    assert [game.chance.counters, game.order.counters] == [before.chance.counters, before.order.counters]
    assert [mind.counters for mind in game.minds] == [mind.counters for mind in before.minds]


@pytest.mark.thorough
def test_it_wins_in_simulations_and_alone_it_mends_more() -> None:
    report = simulate(load_game("trex"), {"players": 3}, [SEER, "greedy", "greedy"], 10, 1)
    assert (report.backend, report.seats[0].bot) == ("interpreted", SEER)
    assert report.seats[0].win_share > 0.9
    means = [
        simulate(load_game("cubano-puzzle"), {}, [bot], 4, 1).seats[0].score.mean for bot in ("greedy", SEER)
    ]
    assert means[1] >= means[0]


def test_no_table_takes_it() -> None:
    assert not is_bot(SEER)
    assert SEER not in (*bot_names(), *offered_bots(load_game("trex")))
    for refuse in (bot_class, lambda name: make_bot(load_game("trex"), name)):
        with pytest.raises(Malformed, match="seer sees what no player may see"):
            refuse(SEER)
    seats = read_seats("you,seer", "", 2, "en")
    assert [(seat.name, seat.bot) for seat in seats[1:]] == [(SEER, "")]  # a person of that name


def test_it_has_no_policy() -> None:
    assert not has_policy(SEER) and has_policy("raptor")
    with pytest.raises(Malformed, match="seer cannot play in compiled games"):
        policy_of(SEER)
