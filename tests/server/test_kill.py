"""The kill test in its short form: `kill_server.py` runs it for longer, with more tables."""

from __future__ import annotations

from tests.server.kill_run import PROMISES, play_and_kill


def test_a_server_that_is_killed_keeps_its_promises() -> None:
    run = play_and_kill(tables=6, kills=3, seed=7, show=lambda _: None)
    broken = [f"{promise}:\n{fault}" for promise in PROMISES for fault in run.record.faults[promise]]
    assert not broken, "\n\n".join(broken)  # in full: what was logged once may not be seen soon again
    assert run.killed == 3
    assert run.figures.events > 100
