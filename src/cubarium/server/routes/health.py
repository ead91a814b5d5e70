"""How a server is: for those who run it and the programs that watch it."""

from __future__ import annotations

import asyncio
import os
from time import time

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from cubarium.server.errors import NotFound, Unable
from cubarium.server.metrics import MEDIA_TYPE, TOKEN, Metrics, may_read_metrics
from cubarium.server.storage.schema import heartbeat
from cubarium.server.storage.store import Store

READY_SECONDS = 3.0
"""So long the database may take to answer."""
router = APIRouter(include_in_schema=False)


@router.get("/healthz", response_class=PlainTextResponse)
async def lives() -> str:
    """Tell that the process answers."""
    return "alive\n"


@router.get("/readyz", response_class=PlainTextResponse)
async def is_ready(request: Request) -> str:
    """Tell whether the database takes what is written: a full disk still answers."""
    store: Store = request.app.state.store
    try:
        async with asyncio.timeout(READY_SECONDS):
            await store.write(lambda connection: connection.execute(update(heartbeat).values(at=time())))
    except TimeoutError as problem:
        raise Unable("database-busy") from problem
    except SQLAlchemyError as problem:
        what = str(getattr(problem, "orig", None) or type(problem).__name__)
        raise Unable("database-refuses", what=what) from problem
    return "ready\n"


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Tell in numbers what goes on, to this machine and to whoever has the token."""
    if not may_read_metrics(request, os.environ.get(TOKEN)):
        raise NotFound("no-such-page")
    counted: Metrics = request.app.state.metrics
    return Response(await counted.text(request.app.state), media_type=MEDIA_TYPE)
