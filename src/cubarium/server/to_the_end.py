"""Work that is done to its end, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from cubarium.engine.errors import CubariumError

Result = TypeVar("Result")
_log = logging.getLogger(__name__)


async def to_the_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Do something to its end even if the one who asked goes away: what is half stored is half lost."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_nobody_waits)
        raise


def _nobody_waits(task: asyncio.Task[Any]) -> None:
    """Look at how work ended after whoever asked had gone: a refusal is nobody's then, a fault is ours."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, CubariumError):
        _log.error("work that nobody waits for has failed", exc_info=error)
