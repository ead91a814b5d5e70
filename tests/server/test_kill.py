"""The kill test in its short form: `kill_server.py` runs it for longer, with more tables."""

from __future__ import annotations

import pytest

from tests.server.kill_run import PROMISES, play_and_kill
from tests.thorough import when_thorough


@pytest.mark.parametrize(
    ("tables", "kills", "on_postgresql", "servers"),
    [(5, 2, False, 1), (4, 1, True, 3), *when_thorough((3, 1, True, 1), (4, 3, True, 3))],
)
def test_a_server_that_is_killed_keeps_its_promises(
    tables: int, kills: int, on_postgresql: bool, servers: int
) -> None:
    run = play_and_kill(
        tables, kills, seed=7, show=lambda _: None, on_postgresql=on_postgresql, servers=servers
    )
    broken = [f"{promise}:\n{fault}" for promise in PROMISES for fault in run.record.faults[promise]]
    assert not broken, "\n\n".join(broken)  # in full: what was logged once may not be seen soon again
    assert run.killed == kills
    assert run.figures.events > 50
