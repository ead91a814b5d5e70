"""What `benchmarks/server.py` says of its figures, how it speaks to boardgame.io, and how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from serving import processes, servers
from serving.figures import WORST_LAG_P99, WORST_P99, Heard, Row, Verdict, capacity_of, percentile, row_of
from serving.processes import ProcessDied, running, while_alive
from serving.seats import Opened, PeerSeat, Seat, no_cookies, open_cubarium, watching

from tests.patience import wait_until
from tests.server.server_table import Server, Socket

BENCHMARKS = Path(processes.__file__).parents[1]
SLEEPS = [sys.executable, "-c", "import time; time.sleep(600)"]


def row(p99: float = 0.01, lag: float = 0.0, share: float = 0.1, moves: int = 100, tables: int = 10) -> Row:
    heard = Heard(own=[p99] * moves, other=[p99] * moves, lags=[lag] * 100, busiest=share)
    return row_of("a server", tables, 1.0, heard, (0.5, 1e8, 0.0))


def is_running(pid: str) -> bool:
    found = subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True, text=True, check=False)
    return found.stdout.strip() != "" and not found.stdout.startswith("Z")


def test_a_percentile_is_a_value_that_was_found() -> None:
    hundred = [float(number) for number in range(100, 0, -1)]
    assert [percentile(hundred, share) for share in (0.0, 0.5, 0.99, 1.0)] == [1, 51, 100, 100]
    assert percentile([], 0.5) == 0


def test_a_row_is_void_where_the_clients_are_the_limit() -> None:
    assert row().verdict is Verdict.KEPT
    assert row(p99=2 * WORST_P99).verdict is Verdict.EXCEEDED
    for late in (row(lag=2 * WORST_LAG_P99), row(share=0.95), row(moves=0)):
        assert late.verdict is Verdict.VOID
    assert row(p99=2 * WORST_P99, lag=2 * WORST_LAG_P99).verdict is Verdict.VOID


def test_the_other_player_must_not_wait_longer_either() -> None:
    heard = Heard(own=[0.01] * 100, other=[2 * WORST_P99] * 100, lags=[0.0])
    assert row_of("a server", 10, 1.0, heard, (0.5, 1e8, 0.0)).verdict is Verdict.EXCEEDED


def test_the_most_moves_are_a_floor_unless_the_server_gave_in() -> None:
    fine, better = row(moves=100), row(moves=200, tables=15)
    gave_in = capacity_of([fine, better, row(p99=1.0, moves=300)])
    assert (gave_in.moves_per_second, gave_in.tables, gave_in.is_floor) == (200, 15, False)
    assert capacity_of([fine, better]).is_floor
    void = capacity_of([fine, row(lag=1.0, moves=900)])
    assert (void.moves_per_second, void.is_floor) == (100, True)
    assert str(capacity_of([row(lag=1.0)])) == "nothing that can be said"
    assert str(capacity_of([row(p99=1.0)])) == "no moves in time"


def test_what_clients_of_two_processes_heard_goes_together() -> None:
    heard = Heard(own=[0.1], busiest=0.5)
    heard.add(Heard(own=[0.2], other=[0.3], busiest=0.4))
    assert (heard.own, heard.other, heard.busiest) == ([0.1, 0.2], [0.3], 0.5)


def test_waiting_ends_when_the_server_dies() -> None:
    dies = [sys.executable, "-c", "raise SystemExit('the disk is full')"]
    with running("a server", dies, {}) as process, pytest.raises(ProcessDied, match=r"1.*\n.*disk is full"):
        asyncio.run(while_alive([process], asyncio.Event().wait(), 600))


def test_work_is_not_waited_for_longer_than_allowed() -> None:
    with running("a server", SLEEPS, {}) as process, pytest.raises(TimeoutError):
        asyncio.run(while_alive([process], asyncio.Event().wait(), 0))


def test_what_was_started_is_ended_however_the_block_is_left() -> None:
    with pytest.raises(KeyboardInterrupt), running("a server", SLEEPS, {}) as process:
        raise KeyboardInterrupt
    assert process.is_over


def test_a_process_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "GRACE_SECONDS", 0.05)
    with running("a server", SLEEPS, {}) as process:
        os.kill(process.pid, signal.SIGSTOP)  # now it cannot end when it is asked to
    assert process.is_over


def test_a_seat_of_boardgame_io_speaks_as_its_client_does() -> None:
    seat = PeerSeat("abc", 1, "secret")
    assert seat.take('0{"sid":"x","pingInterval":10000}') == ["40/high-card,"]
    assert seat.take('40/high-card,{"sid":"y"}') == ['42/high-card,["sync", "abc", "1", "secret", 2]']
    assert seat.take("2") == ["3"]
    state = {"_stateID": 4, "ctx": {"currentPlayer": "1"}, "G": {"hands": {"1": [17]}}}
    assert seat.take("42/high-card," + json.dumps(["sync", "abc", {"state": state}])) == []
    assert (seat.moves, seat.is_asked, seat.acknowledged) == (4, True, 0)
    kind, action, moves, *rest = json.loads(seat.press(random.Random(1)).partition(",")[2])
    assert (kind, action["payload"]["args"], moves, rest) == ("update", [17], 4, ["abc", "1"])
    after = {**state, "_stateID": 5, "ctx": {"currentPlayer": "0", "gameover": {}}}
    seat.take("42/high-card," + json.dumps(["update", "abc", after]))
    assert (seat.moves, seat.is_asked, seat.is_over, seat.acknowledged) == (5, False, True, 1)


async def opened_at(server: Server) -> Opened:
    transport = httpx.ASGITransport(server.app)
    address = "http://testserver"
    async with httpx.AsyncClient(transport=transport, base_url=address, cookies=no_cookies()) as http:
        return await open_cubarium(http, 300, 1)


def read_until(socket: Socket, seat: Seat, is_so: Callable[[], bool]) -> None:
    """Let a seat of the benchmark take what comes to its socket, and send what it answers."""
    while not is_so():
        for answer in seat.take(json.dumps(socket.next())):
            socket.send_raw(answer)


def test_seats_at_our_table_play(server: Server) -> None:
    table = server.call(opened_at, server)
    with ExitStack() as stack:
        places = []
        for seat in table.seats:
            session = server.client().websocket_connect(seat.path, headers=seat.headers)
            socket = stack.enter_context(Socket(session))
            for answer in seat.take(json.dumps(socket.frames[0])):
                socket.send_raw(answer)
            places.append((socket, seat))
        for socket, seat in places:
            read_until(socket, seat, lambda seat=seat: seat.moves == 0)  # type: ignore[misc]
        places.sort(key=lambda place: not place[1].is_asked)
        (socket, mover), (other_socket, other) = places
        socket.send_raw(mover.press(random.Random(1)))
        read_until(socket, mover, lambda: mover.acknowledged == 1)
        read_until(other_socket, other, lambda: other.moves == 1)
        assert (mover.moves, mover.refused, other.refused) == (1, [], [])


def test_who_watches_boardgame_io_has_no_seat() -> None:
    comes = watching("boardgame.io", "abc")
    assert ("40/high-card,", '42/high-card,["sync", "abc", null, null, 2]') in comes.answers


def test_what_was_started_ends_when_the_benchmark_is_killed() -> None:
    starts = f"import sys; sys.path.insert(0, {str(BENCHMARKS)!r}); from serving.processes import running\n"
    starts += f"with running('a server', {SLEEPS!r}, {{}}) as process:\n    print(process.pid, flush=True)\n"
    starts += "    sys.stdin.read()"
    command = [sys.executable, "-c", starts]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as benchmark:
        assert benchmark.stdout is not None
        server = benchmark.stdout.readline().strip()
        assert is_running(server)
        benchmark.kill()
        wait_until(lambda: not is_running(server), "the end of the server")


def test_npm_that_cannot_be_reached_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "package-lock.json").write_text("{}", encoding="utf-8")
    node = tmp_path / "node" / "bin" / "node"
    node.parent.mkdir(parents=True)
    node.write_text(
        "#!/bin/sh\necho 'getaddrinfo ENOTFOUND registry.npmjs.org' >&2; exit 1", encoding="utf-8"
    )
    node.chmod(0o755)
    monkeypatch.setattr(servers, "PEER", tmp_path)
    monkeypatch.setattr(servers, "INSTALLED", tmp_path / "installed")
    monkeypatch.setattr(servers, "node", lambda: node)
    with pytest.raises(servers.NoPeer, match=r"from npm.\n.*ENOTFOUND"):
        servers.install_peer()
