"""The search is compiled as rules are: interpreted, it plays the same games and learns the same."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.bots.budget import Budget
from cubarium.bots.trial import Comparison, Trial
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Chance, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.record import copy_of, pack
from cubarium.engine.rules import learning, playout, search
from cubarium.engine.rules.continuations import NOBODY
from cubarium.engine.rules.learning import PLAIN
from tests.bots.leduc.exploit import ALL_CHOICES
from tests.bots.leduc.game import SPEC
from tests.bots.leduc.state import PLAYERS, State, View

KEY = 5, 6
WORLDS = range(3, 43)
NODES = 1 << 14
"""Room as compiled games have, since what does not fit is not learnt."""
BUILT_IN = built_in_pack(SPEC.components.schema)


class Copies(list[Any]):
    """A list that keeps copies, as an array of records does."""

    def __setitem__(self, at: Any, record: Any) -> None:
        super().__setitem__(at, copy_of(record))


class BytesOf:
    """The bytes of a record as signed numbers, whatever it is at the time."""

    def __init__(self, records: list[Any]) -> None:
        """Watch the first of these records."""
        self._records = records

    def __len__(self) -> int:
        return len(pack(self._records[0]))

    def __getitem__(self, at: int) -> int:
        byte = pack(self._records[0])[at]
        return byte - 256 if byte > 127 else byte


def played_interpreted(
    view: View, legal: list[int], scale: float, for_points: bool, worlds: range = WORLDS
) -> tuple[list[list[int]], set[int]]:
    """Return the margins of every world and action in plain Python, and which seats have learnt."""
    views, luck = Copies([View()]), Chance()
    luck.key_low, luck.key_high = KEY
    victories, margins = ([[0] * len(legal) for _ in worlds] for _ in range(2))
    path = [[0, NOBODY] for _ in range(64)]
    interpreted(SPEC, BUILT_IN, playout, search, learning).functions["compare_actions"](
        [view],
        [State()],
        [View()],
        [luck],
        Copies([State(), State()]),
        views,
        Copies([Chance(), Chance(), Chance()]),
        [0] * SPEC.actions.count,
        [0] * PLAYERS,
        legal,
        [1] * len(legal),
        worlds.start,
        victories,
        margins,
        [],
        BytesOf(views),
        [0] * NODES,
        [[0, 0] for _ in range(NODES + 1)],
        [[0.0, 0.0] for _ in range(1000)],
        path,
        scale,
        int(for_points),
    )
    return margins, {seat for _, seat in path} - {NOBODY}


@pytest.mark.parametrize(("scale", "for_points"), [(0.0, False), (6.0, False), (6.0, True)])
def test_compiled_and_interpreted_searches_agree(scale: float, for_points: bool) -> None:
    comparison, place = Comparison(SPEC, BUILT_IN), ALL_CHOICES[1]
    for view in place.views:
        comparison.forget()
        all_tried = [True] * len(place.legal)
        _, margins = comparison.play_on(
            view, place.legal, all_tried, KEY, WORLDS, scale=scale, for_points=for_points
        )
        assert margins.tolist() == played_interpreted(view, place.legal, scale, for_points)[0]


def test_seats_that_learn_play_otherwise() -> None:
    place = ALL_CHOICES[0]
    simple, learnt = (played_interpreted(place.views[2], place.legal, scale, True)[0] for scale in (0.0, 6.0))
    assert simple[0] == learnt[0]
    assert simple != learnt


def test_in_some_worlds_only_who_thinks_learns() -> None:
    learners = []
    for world in (PLAIN, PLAIN + 1):
        found = [
            (view.viewer, played_interpreted(view, place.legal, 6.0, True, range(world, world + 1))[1])
            for place in ALL_CHOICES
            for view in place.views
        ]
        learners.append({seat == thinker for thinker, seats in found for seat in seats})
    assert learners == [{True}, {True, False}]


def test_a_trial_lets_seats_learn_unless_it_is_told_otherwise() -> None:
    comparison, place = Comparison(SPEC, BUILT_IN), ALL_CHOICES[0]
    values = []
    for learns in (True, False, True, False):
        trial = Trial(comparison, place.views[2], place.legal, seeded(1), learns=learns)
        trial.run(Budget(simulations=200))
        values.append(trial.values[:, 0].tolist())
    assert values[:2] == values[2:]
    assert values[0][0] == values[1][0]
    assert values[0] != values[1]
