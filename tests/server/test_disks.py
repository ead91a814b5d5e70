"""A disk that is full, as the system says it, and one that is slow: nothing is lost, and readers go on."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.server_table import Server, Socket, two_people

SPARE = 40_000
"""Bytes left on a disk that will soon be full."""
MOST = 400


@contextmanager
def nearly_full_disk(folder: Path, spare: int) -> Iterator[None]:
    """Let the system refuse to write beyond the end of the longest file of a folder, plus so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    longest = max(file.stat().st_size for file in folder.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (longest + spare, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def said_until_refused(socket: Socket) -> list[str]:
    """Talk until it cannot be stored; return what was."""
    stored: list[str] = []
    for number in range(MOST):
        text = f"{number} " + "x" * 400
        answer = socket.answer(socket.send("say", text=text))
        if answer["type"] == "refused":
            assert answer["code"] == "broken"
            return stored
        stored.append(text)
    raise AssertionError("the disk was never full")


def test_what_was_acknowledged_before_the_disk_was_full_is_there_and_nothing_else(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        mover, other = two_people(server, "cubosaurs")
        table = str(mover.table["id"])
        with nearly_full_disk(tmp_path, SPARE):
            stored = said_until_refused(mover)
            assert len(stored) > 2
        with nearly_full_disk(tmp_path, -SPARE):  # a move is shorter: it might find room where that began
            before = server.everything(table)
            for _ in range(3):
                assert mover.answer(mover.send("act", **mover.choice()))["code"] == "broken"
            assert server.everything(table) == before
            assert server.nobody().look(table)["event"] == mover.event
        mover.move()
        other.until(lambda s: s.event == mover.event)
        assert [line["text"] for line in other.chat] == stored
        game = mover.game
        assert game is not None
    with Server(tmp_path) as again:
        seen: dict[str, Any] = again.nobody().look(table)
        assert [line["text"] for line in seen["chat"]] == stored
        assert seen["game"]["move"] == game["move"] == 1


def test_who_only_reads_does_not_wait_for_a_slow_disk(server: Server) -> None:
    mover, other = two_people(server, "cubosaurs")
    reader = server.guest("Cleo")

    with server.busy_disk():
        sent = [mover.send("act", **mover.choice()), *(mover.send("say", text=str(n)) for n in range(4))]
        reader.look(str(mover.table["id"]))
        other.send_raw('{"type":"ping"}')
        assert other.next()["type"] == "pong", "the table stands still, or shows what is not stored"
    events = [mover.answer(command)["event"] for command in sent]
    assert events == list(range(events[0], events[0] + len(sent)))
    other.until(lambda s: s.event == events[-1])
    assert server.match(str(mover.table["id"])).move_count == 1
