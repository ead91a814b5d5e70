"""Work that is done to its end, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


async def to_the_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Do something to its end even if the one who asked goes away: what is half stored is half lost."""
    return await asyncio.shield(asyncio.create_task(work))
