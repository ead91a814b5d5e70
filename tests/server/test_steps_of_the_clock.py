"""The machine's clock is set forward or back, or the machine sleeps: nobody at a table loses time by it."""

from __future__ import annotations

from pathlib import Path
from time import time as true_time

import pytest

from cubarium.server.tables import live_table, lobby, meetings, stored
from cubarium.server.tables.server_time import LONGEST_GAP, ServerTime
from tests.patience import wait_until
from tests.server.server_table import Server, Socket, two_people

BANK = {"kind": "bank", "seconds": 600, "increment": 0}
AN_HOUR = 3600.0
SLACK = 300.0
"""Less than is stepped, and more than a slow machine needs for the scene."""


def step(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Set the clock of the machine."""
    for module, name in ((live_table, "wall_time"), (lobby, "time"), (stored, "time"), (meetings, "time")):
        monkeypatch.setattr(module, name, lambda: true_time() + seconds)


def least_left(socket: Socket) -> float:
    socket.catch_up()
    left: list[float] = [seat["remaining"] for seat in socket.table["seats"]]
    return min(left)


@pytest.mark.parametrize("seconds", [AN_HOUR, -AN_HOUR])
def test_a_step_while_the_server_runs_costs_nobody_time(
    server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    mover, other = two_people(server, "cubosaurs", clock=BANK)
    mover.move()
    step(monkeypatch, seconds)
    other.catch_up()
    (other if other.game and other.game["actions"] else mover).move()
    assert least_left(mover) > 600 - SLACK
    assert all(row["content"]["by"] == "person" for row in server.events(mover.table["id"])[-1:])


@pytest.mark.parametrize("seconds", [AN_HOUR, -AN_HOUR])
def test_a_step_between_two_runs_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    with Server(tmp_path) as before:
        mover, _ = two_people(before, "cubosaurs", clock=BANK)
        mover.move()
        table = mover.table["id"]
    step(monkeypatch, seconds)
    with Server(tmp_path) as after:
        seats = after.nobody().look(table)["table"]["seats"]
        assert min(seat["remaining"] for seat in seats) > 600 - SLACK
    step(monkeypatch, -2 * seconds)
    with Server(tmp_path) as again:
        seats = again.nobody().look(table)["table"]["seats"]
        assert min(seat["remaining"] for seat in seats) > 600 - SLACK


def test_signs_of_life_that_run_backwards_take_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "BEAT_SECONDS", 0.01)
    with Server(tmp_path) as server:
        mover, _ = two_people(server, "cubosaurs", clock=BANK)
        step(monkeypatch, -AN_HOUR)
        seen = server.lobby.time.now()
        wait_until(lambda: server.lobby.time.now() > seen, "server time stands still")
        assert server.lobby.time.now() - seen < SLACK
        assert least_left(mover) > 600 - SLACK


def test_a_machine_that_slept_rings_no_clock(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    mover, other = two_people(server, "cubosaurs", clock=BANK)
    table = server.live_table(mover.table["id"])
    (seat,) = table.state.clocks.running

    async def ring() -> None:
        table.driver._ring(seat)

    server.call(ring)
    server.rest()
    assert [row["kind"] for row in server.events(mover.table["id"])][-1] == "began"
    mover.move()
    other.catch_up()


def test_server_time_counts_what_is_seen_and_of_a_long_sleep_a_little() -> None:
    seen = 1000.0
    time = ServerTime(lambda: seen)
    time.begin(50.0)
    seen += 2
    assert time.now() == 52.0
    seen += AN_HOUR
    assert time.now() == 52.0 + LONGEST_GAP
    seen -= AN_HOUR
    assert time.now() == 52.0 + LONGEST_GAP
    seen += 1
    assert time.now() == 53.0 + LONGEST_GAP
