"""The search of rex: what it counts is what plain Python counts, and it keeps to its budget."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cubarium.bots.advice import advice_of
from cubarium.bots.budget import Budget
from cubarium.bots.registry import make_bot
from cubarium.bots.rex import RexBot
from cubarium.bots.trial import DOUBT, Comparison, Trial
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import DEALING, THINKING, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import load_game
from cubarium.engine.rules import search
from cubarium.engine.rules.playout import first_to_act
from cubarium.engine.rules.search import IMAGINING, WIN
from tests.thorough import few_of

KEY = 77
WORLDS = 6
GAMES = ("cubosaurs", "trex")
"""A game whose deck alone is secret, and one with hands."""


@pytest.fixture(scope="module", params=GAMES)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    return load_game(request.param)


@pytest.fixture(scope="module")
def comparison(spec: GameSpec) -> Comparison:
    return Comparison(spec, built_in_pack(spec.components.schema))


def positions(spec: GameSpec, players: int, count: int) -> list[tuple[Any, int, list[int]]]:
    """Play at random and return some moments at which somebody has a choice."""
    match, luck = Match(spec, {"players": players}, seed=3), np.random.default_rng(5)
    found: list[tuple[Any, int, list[int]]] = []
    while not match.is_over and len(found) < count:
        seat = match.actors()[0]
        legal = match.legal(seat)
        if len(legal) > 1 and luck.random() < 0.2:
            found.append((match.view(seat), seat, legal))
        match.act(seat, int(luck.choice(legal)))
    return found


def played_on(spec: GameSpec, view: Any, action: int, world: int) -> tuple[int, int]:
    """Imagine a world, act, and play on by the heuristic, all in plain Python."""
    rules = interpreted(spec, built_in_pack(spec.components.schema))
    s = spec.records.state()
    rules.restore(view, s)
    rules.determinize(s, view.viewer, seeded(KEY, world, IMAGINING))
    deal, luck = seeded(KEY, world, DEALING), seeded(KEY, world, THINKING)
    rules.apply(s, view.viewer, action, deal)
    out = [0] * spec.actions.count
    while not rules.is_over(s):
        seat = first_to_act(rules.actors(s), luck)
        count = rules.legal_actions(s, seat, out)
        seen = spec.records.view()
        rules.view(s, seat, seen)
        rules.apply(s, seat, rules.greedy(seen, out, count, luck) if count > 1 else out[0], deal)
    numbers = [0] * view.players
    rules.returns(s, numbers)
    winners = numbers.count(max(numbers))
    victory = WIN // winners if numbers[view.viewer] == max(numbers) else 0
    rules.scores(s, numbers)
    own = numbers.pop(view.viewer)
    return victory, own - max(numbers)


@pytest.mark.parametrize("players", few_of([2, 4], 2))
def test_games_end_as_plain_python_says(spec: GameSpec, comparison: Comparison, players: int) -> None:
    for view, _, legal in positions(spec, players, 3):
        victories, margins = comparison.play_on(view, legal, [True] * len(legal), (KEY, 0), range(WORLDS))
        for world in range(WORLDS):
            for place, action in enumerate(legal):
                expected = played_on(spec, view, action, world)
                assert (victories[world, place], margins[world, place]) == expected


def test_actions_that_are_not_tried_cost_nothing(spec: GameSpec, comparison: Comparison) -> None:
    view, _, legal = positions(spec, 3, 1)[0]
    tried = [place == 1 for place in range(len(legal))]
    all_of_them = comparison.play_on(view, legal, [True] * len(legal), (KEY, 0), range(4))
    victories, margins = comparison.play_on(view, legal, tried, (KEY, 0), range(4))
    assert (victories[:, 1] == all_of_them[0][:, 1]).all()
    assert (margins[:, 1] == all_of_them[1][:, 1]).all()
    assert not victories[:, [i for i, is_tried in enumerate(tried) if not is_tried]].any()


def test_worlds_do_not_depend_on_how_they_are_divided(spec: GameSpec, comparison: Comparison) -> None:
    view, _, legal = positions(spec, 2, 1)[0]
    everything = [True] * len(legal)
    whole, _ = comparison.play_on(view, legal, everything, (KEY, 1), range(8))
    parts = [comparison.play_on(view, legal, everything, (KEY, 1), range(a, a + 4))[0] for a in (0, 4)]
    assert (whole == np.concatenate(parts)).all()


def test_actions_are_ranked_by_asking_the_heuristic_again(spec: GameSpec, comparison: Comparison) -> None:
    greedy = interpreted(spec, built_in_pack(spec.components.schema)).greedy
    for view, _, legal in positions(spec, 3, 5):
        left, expected = list(legal), []
        while left:
            best = greedy(view, left, len(left), seeded(KEY, 0, THINKING)) if len(left) > 1 else left[0]
            expected.append(best)
            left.remove(best)
        assert comparison.rank(view, legal, len(legal), (KEY, 0)) == expected
        assert comparison.rank(view, legal, 2, (KEY, 0)) == expected[:2]


def test_every_action_is_ranked_though_the_heuristic_insists_on_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "greedy", lambda v, legal, count, chance: 7)
    ranked = [0, 0, 0]
    search.rank_actions(None, None, [0, 0, 0], [3, 7, 9], ranked)
    assert ranked == [7, 9, 3]


@pytest.mark.parametrize("simulations", [1, 40, 400])
def test_simulations_are_counted(spec: GameSpec, comparison: Comparison, simulations: int) -> None:
    for view, _, legal in positions(spec, 2, 4):
        trial = Trial(comparison, view, legal, seeded(1))
        trial.run(Budget(simulations=simulations))
        first = 2 * min(4, len(legal))
        assert trial.simulations <= max(simulations, first) + len(legal)
        assert trial.best() in legal


def test_the_favourite_of_the_heuristic_stands_in_doubt(spec: GameSpec, comparison: Comparison) -> None:
    view, _, legal = positions(spec, 2, 1)[0]
    trial = Trial(comparison, view, legal, seeded(1))
    trial.run(Budget(simulations=40))
    worlds = len(trial.values)
    trial.is_tried[:2] = True
    trial.values[:] = -9.0
    trial.values[:, 0] = 0.0
    for better, expected in ((0.9 * DOUBT, 0), (1.1 * DOUBT, 1)):
        noise = np.tile([-1.0, 1.0], worlds)[:worlds]
        trial.values[:, 1] = noise - noise.mean()
        trial.values[:, 1] += better * trial.values[:, 1].std() / worlds**0.5
        assert trial.best() == trial.actions[expected]


def test_advice_is_the_choice_with_its_games_counted(spec: GameSpec, comparison: Comparison) -> None:
    for view, _, legal in positions(spec, 2, 3):
        trial = Trial(comparison, view, legal, seeded(1), learns=False)
        trial.run(Budget(simulations=400))
        advice = advice_of(trial, "rex", is_alone=False)
        assert advice.action == advice.weighed[0].action == trial.best()
        assert {one.action for one in advice.weighed} == {*trial.actions} <= {*legal}
        assert advice.weighed[0].worlds == len(trial.values)
        for one in advice.weighed:
            alone = [action == one.action for action in trial.actions]
            again, margins = comparison.play_on(view, trial.actions, alone, trial._key, range(one.worlds))
            place = trial.actions.index(one.action)
            assert one.share == pytest.approx(again[:, place].mean() / WIN)
            assert one.points == pytest.approx(margins[:, place].mean())


def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(spec: GameSpec) -> None:
    """What is hidden is drawn anew inside of what the seat may know; with the same luck nothing changes."""
    rex, rules = make_bot(spec, "rex:60sims"), interpreted(spec, built_in_pack(spec.components.schema))
    assert isinstance(rex, RexBot)
    match, luck, changed = Match(spec, {"players": 3}, seed=4), np.random.default_rng(6), 0
    for move in range(24):
        seat = match.actors()[0]
        legal = match.legal(seat)
        other = copy_of(match.state)
        rules.determinize(other, seat, seeded(move, 1))
        seen = spec.records.view()
        rules.view(other, seat, seen)
        changed += pack(other) != pack(match.state)
        told = [rex.advise(view, legal, seeded(9, move)) for view in (match.view(seat), seen)]
        assert told[0] == told[1]
        match.act(seat, int(luck.choice(legal)))
    assert changed > 12, "nothing was hidden, so nothing was tried"


def test_a_move_that_was_made_is_compared_to_the_end(spec: GameSpec) -> None:
    rex = make_bot(spec, "rex:300sims")
    assert isinstance(rex, RexBot)
    for view, _, legal in positions(spec, 2, 3):
        for made in (legal[0], legal[-1]):
            told = rex.explain(view, legal, made, seeded(2))
            assert told.action == told.weighed[0].action == made
            assert told.weighed[0].worlds == max(one.worlds for one in told.weighed)
            assert not any(one.is_close and one.is_better for one in told.weighed)


def test_a_budget_of_time_ends(spec: GameSpec) -> None:
    for view, _, legal in positions(spec, 2, 2):
        assert make_bot(spec, "rex:5ms").choose(view, legal, seeded(1)) in legal


def test_thinking_changes_nothing_of_what_it_is_given(spec: GameSpec) -> None:
    view, _, legal = positions(spec, 2, 1)[0]
    before, listed = copy_of(view), list(legal)
    make_bot(spec, "rex:50sims").choose(view, legal, seeded(1))
    assert view == before
    assert legal == listed


def test_rex_beats_raptor() -> None:
    """Cubosaurs, with few simulations and fixed seeds."""
    spec = load_game("cubosaurs")
    bots = [make_bot(spec, "rex:60sims"), make_bot(spec, "raptor")]
    won = 0.0
    for game in range(12):
        match, luck = Match(spec, {"players": 2}, seed=8, game=game // 2), seeded(8, game, THINKING)
        while not match.is_over:
            seat = match.actors()[0]
            bot = bots[(seat + game) % 2]
            match.act(seat, bot.choose(match.view(seat), match.legal(seat), luck))
        won += (game % 2 in match.winners()) / len(match.winners())
    assert won >= 8
