"""The bank: every position can be set, has one move that is clearly the best, and was measured as it says."""

from __future__ import annotations

from collections import Counter

import pytest

from cubarium.daily.bank import Found, bank
from cubarium.daily.days import WEEK
from cubarium.daily.find import CHOICES, CLEARLY, ERRORS, TOO_PLAINLY, WORLDS
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game

LEAST, LEAST_GAMES = 20, 4


def test_there_are_enough_of_several_games() -> None:
    by_game = Counter(found.game for found in bank().values())
    assert by_game.total() >= LEAST
    assert len(by_game) >= LEAST_GAMES


@pytest.mark.parametrize("found", bank().values(), ids=lambda found: found.id)
def test_a_position_asks_one_seat_for_one_of_the_actions_that_were_tried(found: Found) -> None:
    spec = load_game(found.game)
    match = Match(spec, found.options, seed=1, position=found.position)
    assert match.actors() == [found.seat]
    legal = [spec.actions.to_text(action) for action in match.legal(found.seat)]
    assert sorted(one.action for one in found.tried) == sorted(legal)
    assert len(legal) in CHOICES


@pytest.mark.parametrize("found", bank().values(), ids=lambda found: found.id)
def test_nothing_is_asked_of_which_one_press_makes_several(found: Found) -> None:
    table = next(table for table in WEEK if table.game == found.game)
    actions = load_game(found.game).actions
    kinds = {actions.to_struct(actions.from_text(one.action))["kind"] for one in found.tried}
    assert not kinds & table.joined
    assert table.joined <= {struct["kind"] for kind in actions.kinds for struct in kind.structs}


@pytest.mark.parametrize("found", bank().values(), ids=lambda found: found.id)
def test_one_action_is_clearly_the_best_and_not_too_plainly(found: Found) -> None:
    best, second, *others = found.tried
    lead = best.share - second.share
    assert found.worlds == WORLDS
    assert CLEARLY <= lead < TOO_PLAINLY
    # in the same worlds errors are smaller than those of each action by itself
    assert lead >= ERRORS * (best.error**2 + second.error**2) ** 0.5 / 2
    assert all(0 <= one.share <= second.share for one in others)
