"""Signs of life: servers on one database go by one time, whenever each of them notes it."""

from __future__ import annotations

import random
from functools import partial

import pytest
from sqlalchemy import create_engine

from cubarium.server.storage.schema import metadata
from cubarium.server.tables import signs
from cubarium.server.tables.server_time import ServerTime
from cubarium.server.tables.signs import Sign, begin_run, keep_alive


class Wall:
    """The time of a machine on which nothing takes time but what is told to."""

    def __init__(self) -> None:
        """Begin somewhere."""
        self.now = 1_000.0

    def __call__(self) -> float:
        """Return it."""
        return self.now


@pytest.mark.parametrize("seed", range(5))
def test_servers_that_note_at_different_moments_go_by_one_time(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck, wall = random.Random(seed), Wall()
    monkeypatch.setattr(signs, "time", wall)
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    times = [ServerTime(wall) for _ in range(3)]
    with engine.begin() as connection:
        before = [begin_run(connection) for _ in times]
        for each in times:
            each.begin(luck.uniform(0, 5))
        truth = max(each.now() for each in times)
        begun = wall.now
        moments = sorted((beat + luck.random(), at) for beat in range(40) for at in range(len(times)))
        for moment, at in moments:
            wall.now = begun + moment
            before[at] = keep_alive(connection, times[at].now(), before[at])
            times[at].keep_up_with(before[at].ran)
            if moment > 2:
                assert [each.now() - moment for each in times] == pytest.approx([truth] * 3)


def test_what_was_noted_long_ago_has_not_run_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time in which no server ran is nobody's, nor what the clock of the database was set forward."""
    wall = Wall()
    monkeypatch.setattr(signs, "time", wall)
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        note = partial(keep_alive, connection)
        first = note(50.0, begin_run(connection))
        wall.now += 3_600
        begun = begin_run(connection)
        assert begun.ran == first.ran == 50.0
        mine = note(50.5, begun)
        assert mine.ran == 50.5
        wall.now += 1
        other = note(52.0, Sign(50.0, wall.now))
        wall.now += 3_600
        assert note(52.0, mine).ran == other.ran + 1.5  # as long as it ran itself
        wall.now -= 10_000
        assert note(53.0, mine).ran == other.ran + 1.5
