"""The application: what the server consists of, who asks, and how refusals are answered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from cubarium.engine.components.pack import Pack
from cubarium.engine.errors import CubariumError
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.answers import Answers
from cubarium.server.daily.daily import Daily
from cubarium.server.dependencies import COOKIE, language_of
from cubarium.server.errors import NotAllowed, NotFound, RequestRefused, TooMany
from cubarium.server.fellows.by_redis import news_by
from cubarium.server.fellows.fellows import ALONE, Fellows, Sharing
from cubarium.server.hosts import HostMiddleware, HostNames
from cubarium.server.lab.experiments import Experiments
from cubarium.server.limits import Limits
from cubarium.server.metrics import Metrics
from cubarium.server.middleware import SAFE_METHODS, SafetyMiddleware, address_of, comes_from_here
from cubarium.server.people.browsers import KnownBrowsers
from cubarium.server.people.people import People
from cubarium.server.push.notices import SERVICES, Pushes
from cubarium.server.push.vapid import NOBODY
from cubarium.server.requests import RequestMiddleware
from cubarium.server.reviews.reviews import Reviews
from cubarium.server.routes import (
    championships,
    daily,
    games,
    health,
    lab,
    lists,
    luck,
    marks,
    people,
    positions,
    push,
    reviews,
    tables,
    tournaments,
)
from cubarium.server.routes.site import add_site
from cubarium.server.routes.socket import refusal
from cubarium.server.storage.checking import check_database
from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.private import private_folder
from cubarium.server.storage.store import Store, open_engine
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.lifetimes import AS_USUAL, Keep
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.meetings import Meetings
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.together import Beside
from cubarium.server.tournaments.tournaments import Tournaments
from cubarium.server.turns import Turns
from cubarium.server.watch import watch
from cubarium.server.wire.base import VERSION
from cubarium.server.wire.openapi import describe

NOT_FOUND = 404
LEAST_TO_SHRINK = 1000
LONGEST_HOST = 100
COUNTED = ("/api/", "/readyz")


class TooLarge(RequestRefused):
    """Report a body that is larger than any of ours."""

    status = 413


class Misdirected(RequestRefused):
    """Report a request under a name that is none of ours."""

    status = 421


def _load_games() -> None:
    for game in game_ids():
        load_game(game)


async def _beside(store: Store, sharing: Sharing, limits: Limits) -> Beside:
    fellows = Fellows(store, sharing.kind)
    return Beside(fellows, await news_by(sharing.redis, store, fellows.id), limits)


def make_app(
    database: str,
    *,
    bot_pause: float = 0.6,
    bot_processes: int = 0,
    push_services: re.Pattern[str] = SERVICES,
    contact: str = NOBODY,
    packs: Mapping[str, Pack] = MappingProxyType({}),
    prepares_ahead: bool = False,
    host_names: HostNames | None = None,
    keep: Keep = AS_USUAL,
    sharing: Sharing = ALONE,
) -> FastAPI:
    """Return the application on a database, whose schema is brought up to date first.

    Tables of games in `packs` are set with these component packs. With `prepares_ahead`, bots are got ready
    for every game, else for those whose tables have them. Without `host_names` it answers under any name.
    `sharing` says what it has to do with other servers on the same database.
    """

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(database)
        migrate(engine)
        store = Store(engine)
        app.state.store = store
        app.state.packs = Packs(packs)
        pool = BotPool(app.state.packs, bot_processes)
        app.state.people = People(store)
        app.state.known_browsers = KnownBrowsers(store)
        app.state.pushes = Pushes(store, push_services, contact)
        app.state.limits = Limits()
        beside = await _beside(store, sharing, app.state.limits)
        app.state.lobby = Lobby(store, pool, app.state.packs, beside, bot_pause, app.state.pushes.tell, keep)
        app.state.meetings = Meetings(app.state.lobby)
        app.state.reviews = Reviews(store, app.state.packs, pool.preparation)
        app.state.experiments = Experiments(store)
        app.state.daily = Daily(store, app.state.lobby, app.state.packs)
        app.state.tournaments = Tournaments(store, app.state.lobby, app.state.packs)
        app.state.connections = set()
        app.state.turns = Turns()
        metrics.watch(app.state)
        watching = asyncio.create_task(watch(app.state))
        await app.state.lobby.go_on()
        await app.state.tournaments.go_on()
        if prepares_ahead:
            await app.state.lobby.get_bots_ready()
        warming = asyncio.create_task(asyncio.to_thread(_load_games))  # nobody should wait for the first list
        yield
        store.hurry()
        await warming
        watching.cancel()
        app.state.tournaments.close()
        await app.state.lobby.close()
        at_work = (app.state.reviews, app.state.experiments, app.state.pushes, pool)
        for part in (*at_work, app.state.people, store):
            part.close()

    metrics = Metrics()
    app = FastAPI(
        title="Cubarium",
        version=str(VERSION),
        lifespan=life,
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        openapi_url=None,  # it would be written out anew for each who asks
    )
    app.state.metrics = metrics
    app.openapi = cache(lambda: describe(app))  # type: ignore[method-assign]
    described = Answers(TypeAdapter(dict[str, Any]))
    app.add_route("/api/openapi.json", lambda request: described.answer(request, "", app.openapi))
    for part in (
        people,
        games,
        luck,
        lists,
        marks,
        tables,
        championships,
        reviews,
        lab,
        positions,
        daily,
        tournaments,
        push,
        health,
    ):
        # As they are: `include_router` would make each anew when somebody first asks.
        app.router.routes.extend(part.router.routes)
    add_site(app)
    _guard(app, host_names, metrics)
    app.add_exception_handler(CubariumError, _answer_refused)
    app.add_exception_handler(RequestValidationError, _answer_malformed)
    app.add_exception_handler(HTTPException, _answer_plain)
    return app


def _guard(app: FastAPI, host_names: HostNames | None, metrics: Metrics) -> None:
    """Add what every request passes, the innermost first."""
    app.add_middleware(AdmissionMiddleware)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_TO_SHRINK)
    if host_names is not None:
        app.add_middleware(HostMiddleware, names=host_names, elsewhere=_answer_elsewhere)
    app.add_middleware(SafetyMiddleware, too_large=_answer_too_large)
    app.add_middleware(RequestMiddleware, metrics=metrics)


def make_app_in(folder: Path, **settings: Any) -> FastAPI:
    """Return the application on the embedded database of a folder, with settings as for `make_app`.

    Raises:
        Unusable: if what is in the folder is no database for this version.
    """
    from cubarium.server.storage.store import FILE
    from cubarium.server.storage.store import address_of as database_in

    private_folder(folder)
    check_database(folder / FILE)
    return make_app(database_in(folder), **settings)


# --- what every request passes ----------------------------------------------------------------------------


class AdmissionMiddleware:
    """Turns away what comes from another site or too often."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap this application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is admitted."""
        answer = self.app
        if scope["type"] == "http":
            request = Request(scope)
            try:
                _admit(request)
            except RequestRefused as error:
                answer = _refused(request, error)
        await answer(scope, receive, send)


def _admit(request: Request) -> None:
    if request.method not in SAFE_METHODS and not comes_from_here(request.headers):
        raise NotAllowed("other-site")
    if request.url.path.startswith(COUNTED):  # a page is many files, and costs next to nothing
        request.app.state.limits.admit(address_of(request), request.cookies.get(COOKIE))


def _refused(request: Request, error: CubariumError) -> JSONResponse:
    request.app.state.metrics.count_refusal(error.code if isinstance(error, RequestRefused) else "malformed")
    status = error.status if isinstance(error, RequestRefused) else RequestRefused.status
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooMany) else None
    content = refusal(error, language_of(request)).model_dump()
    return JSONResponse(content, status, headers)


async def _answer_too_large(scope: Scope, receive: Receive, send: Send) -> None:
    await _refused(Request(scope), TooLarge("too-large"))(scope, receive, send)


async def _answer_elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    request = Request(scope)
    host = request.headers.get("host", "")[:LONGEST_HOST]
    await _refused(request, Misdirected("other-host", host=host))(scope, receive, send)


async def _answer_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, CubariumError)
    return _refused(request, error)


async def _answer_malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    where = ".".join(str(part)[:40] for part in fault["loc"])
    return _refused(request, RequestRefused("malformed", what=f"{where}: {fault['msg']}"))


async def _answer_plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == NOT_FOUND:
        return _refused(request, NotFound("no-such-page"))
    answer = _refused(request, RequestRefused("malformed", what=str(error.detail)))
    answer.status_code = error.status_code
    return answer
