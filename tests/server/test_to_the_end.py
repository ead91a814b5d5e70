"""Work that goes on after whoever asked for it is gone: what becomes of it, and of how it fails."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from cubarium.server.errors import Conflict
from cubarium.server.to_the_end import to_the_end


def asked_and_gone(error: Exception | None) -> list[str]:
    """Ask for work, go away while it is done, and let it end, or fail with this; return what was done."""
    done: list[str] = []

    async def scene() -> None:
        is_under_way, may_end = asyncio.Event(), asyncio.Event()

        async def work() -> None:
            is_under_way.set()
            await may_end.wait()
            done.append("to its end")
            if error is not None:
                raise error

        asking = asyncio.create_task(to_the_end(work()))
        await is_under_way.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        may_end.set()
        for _ in range(3):  # rounds of the loop, in which the work ends and is looked at
            await asyncio.sleep(0)

    asyncio.run(scene())
    gc.collect()  # a task whose error nobody looked at says so when it goes
    return done


def test_work_is_done_though_whoever_asked_is_gone(caplog: pytest.LogCaptureFixture) -> None:
    assert asked_and_gone(None) == ["to its end"]
    assert caplog.records == []


def test_a_refusal_that_nobody_waits_for_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    assert asked_and_gone(Conflict("moved-on", move=1)) == ["to its end"]
    assert caplog.records == []


def test_a_fault_that_nobody_waits_for_is_told_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    assert asked_and_gone(ValueError("wrong")) == ["to its end"]
    (record,) = caplog.records
    assert record.levelno == logging.ERROR and record.exc_info
    assert "nobody waits" in record.message and "wrong" in str(record.exc_info[1])


def test_whoever_waits_is_told() -> None:
    async def refuse() -> None:
        raise Conflict("moved-on", move=1)

    with pytest.raises(Conflict):
        asyncio.run(to_the_end(refuse()))
