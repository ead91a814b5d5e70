"""Coming in, having an account, the sessions one has, and what somebody has played."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response

from cubarium.server.dependencies import (
    COOKIE,
    KNOWN_COOKIE,
    Anyone,
    CurrentPeople,
    Language,
    RequestLimits,
    Somebody,
)
from cubarium.server.middleware import address_of
from cubarium.server.people.browsers import KNOWN_SECONDS, KnownBrowsers, browser_of
from cubarium.server.people.names import fit
from cubarium.server.people.sessions import SESSION_SECONDS
from cubarium.server.progress.badges import badges_of
from cubarium.server.progress.statistics import statistics_of
from cubarium.server.wire.people import AccountRequest, GuestRequest, PasswordRequest, Person, SessionInfo
from cubarium.server.wire.progress import Badges, Statistics
from cubarium.server.wire.updates import Refused

PersonId = Annotated[str, Path(max_length=32)]
SessionId = Annotated[str, Path(max_length=32)]
router = APIRouter(prefix="/api", responses={"4XX": {"model": Refused}})
BUSY: dict[int | str, dict[str, Any]] = {503: {"model": Refused}}
"""Passwords are worked on a few at a time."""


def _browser(request: Request) -> str:
    return browser_of(request.headers.get("user-agent", ""))


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def _mark_browser(request: Request, response: Response, account: str) -> None:
    """Mark the browser as one with which somebody has signed in to an account."""
    known: KnownBrowsers = request.app.state.known_browsers
    response.set_cookie(
        KNOWN_COOKIE,
        await known.marked(request.cookies.get(KNOWN_COOKIE), account),
        path="/api",
        max_age=KNOWN_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def _dismiss_ended(request: Request) -> None:
    """End the sockets of sessions that have ended."""
    state = request.app.state
    await state.people.sessions.dismiss_ended(list(state.connections))


@router.get("/me")
async def me(who: Anyone) -> Person | None:
    """Return who asks; null for somebody unknown."""
    return who


@router.post("/guest")
async def come_in(
    body: GuestRequest,
    request: Request,
    response: Response,
    who: Anyone,
    people: CurrentPeople,
    limits: RequestLimits,
) -> Person:
    """Come in as a guest, or change the name others see."""
    if who is not None:
        return await people.rename(who, body.name)
    limits.new_people.spend(address_of(request))
    guest, token = await people.welcome_guest(body.name, _browser(request))
    _set_cookie(request, response, token)
    return guest


@router.post("/account", responses=BUSY)
async def make_account(
    body: AccountRequest,
    request: Request,
    response: Response,
    after: BackgroundTasks,
    who: Somebody,
    people: CurrentPeople,
    limits: RequestLimits,
) -> Person:
    """Make an account of a guest, whose games stay theirs; the cookie is another one from then on."""
    limits.sign_ins_of_address.spend(address_of(request))
    fit(body.account)
    before = request.cookies[COOKIE]
    account, token = await people.make_account(who, body.account, body.password, before, _browser(request))
    _set_cookie(request, response, token)
    await _mark_browser(request, response, body.account)
    after.add_task(_dismiss_ended, request)  # they come back with the new cookie, which is on its way first
    return account


@router.post("/sign-in", responses=BUSY)
async def sign_in(
    body: AccountRequest,
    request: Request,
    response: Response,
    people: CurrentPeople,
    limits: RequestLimits,
) -> Person:
    """Sign in to an account."""
    known: KnownBrowsers = request.app.state.known_browsers
    browser = await known.knows(request.cookies.get(KNOWN_COOKIE), body.account)
    if browser is None:
        limits.sign_ins_of_address.spend(address_of(request))
    with limits.one_guess(body.account.lower(), address_of(request), browser):
        who, token = await people.sign_in(body.account, body.password, _browser(request))
    _set_cookie(request, response, token)
    await _mark_browser(request, response, body.account)
    return who


@router.post("/password", status_code=204, responses=BUSY)
async def change_password(
    body: PasswordRequest, request: Request, who: Somebody, people: CurrentPeople, limits: RequestLimits
) -> None:
    """Change one's password; all other sessions end."""
    with limits.one_guess(who.account or "", address_of(request), who.id):
        await people.change_password(who, body.old, body.new, request.cookies[COOKIE])
    await _dismiss_ended(request)


@router.get("/sessions")
async def sessions(request: Request, who: Somebody, people: CurrentPeople) -> list[SessionInfo]:
    """Return where one is signed in, the browser that asks first."""
    return await people.sessions.listed(who, request.cookies.get(COOKIE))


@router.post("/sessions/end-others", status_code=204)
async def end_other_sessions(request: Request, who: Somebody, people: CurrentPeople) -> None:
    """End all sessions of one's own but the one that asks."""
    await people.sessions.end_others(who, request.cookies.get(COOKIE))
    await _dismiss_ended(request)


@router.post("/sessions/{session}/end", status_code=204)
async def end_session(session: SessionId, request: Request, who: Somebody, people: CurrentPeople) -> None:
    """End one session of one's own."""
    await people.sessions.end(who, session)
    await _dismiss_ended(request)


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, response: Response, people: CurrentPeople) -> None:
    """End the session."""
    if token := request.cookies.get(COOKIE):
        await people.sessions.sign_out(token)
        await _dismiss_ended(request)
    response.delete_cookie(COOKIE)


@router.get("/people/{person}/statistics")
async def statistics(person: PersonId, people: CurrentPeople, language: Language) -> Statistics:
    """Return what somebody has played here, in numbers."""
    return await people.store.read(lambda c: statistics_of(c, person, language))


@router.get("/people/{person}/badges")
async def badges(person: PersonId, people: CurrentPeople, who: Anyone, language: Language) -> Badges:
    """Return all badges, with those somebody has earned."""
    is_own = who is not None and who.id == person
    return await people.store.read(lambda c: badges_of(c, person, language, with_tables=is_own))
