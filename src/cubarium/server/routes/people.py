"""Coming in, having an account, and what somebody has played."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from cubarium.server.dependencies import COOKIE, Anyone, Language, RequestLimits, Somebody
from cubarium.server.middleware import address_of
from cubarium.server.people import SESSION_SECONDS, People
from cubarium.server.progress.badges import badges_of
from cubarium.server.progress.statistics import statistics_of
from cubarium.server.wire.people import AccountRequest, GuestRequest, Person
from cubarium.server.wire.progress import Badges, Statistics
from cubarium.server.wire.updates import Refused

PersonId = Annotated[str, Path(max_length=32)]
router = APIRouter(prefix="/api", responses={"4XX": {"model": Refused}})


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@router.get("/me")
async def me(who: Anyone) -> Person | None:
    """Return who asks; null for somebody unknown."""
    return who


@router.post("/guest")
async def come_in(
    body: GuestRequest, request: Request, response: Response, who: Anyone, limits: RequestLimits
) -> Person:
    """Come in as a guest, or change the name others see."""
    people = _people(request)
    if who is not None:
        return await people.rename(who, body.name)
    limits.new_people.spend(address_of(request))
    guest, token = await people.welcome_guest(body.name)
    _set_cookie(request, response, token)
    return guest


@router.post("/account")
async def make_account(
    body: AccountRequest, request: Request, who: Somebody, limits: RequestLimits
) -> Person:
    """Make an account of a guest, whose games stay theirs."""
    limits.sign_ins_of_address.spend(address_of(request))
    return await _people(request).make_account(who, body.account, body.password)


@router.post("/sign-in")
async def sign_in(
    body: AccountRequest, request: Request, response: Response, limits: RequestLimits
) -> Person:
    """Sign in to an account."""
    limits.sign_ins_of_address.spend(address_of(request))
    limits.sign_ins.spend(body.account.lower())
    who, token = await _people(request).sign_in(body.account, body.password)
    _set_cookie(request, response, token)
    return who


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, response: Response) -> None:
    """End the session."""
    if token := request.cookies.get(COOKIE):
        await _people(request).sign_out(token)
        for connection in list(request.app.state.connections):
            if connection.token == token:
                connection.dismiss()
    response.delete_cookie(COOKIE)


@router.get("/people/{person}/statistics")
async def statistics(person: PersonId, request: Request, language: Language) -> Statistics:
    """Return what somebody has played here, in numbers."""
    return await _people(request).store.read(lambda c: statistics_of(c, person, language))


@router.get("/people/{person}/badges")
async def badges(person: PersonId, request: Request, who: Anyone, language: Language) -> Badges:
    """Return all badges, with those somebody has earned."""
    is_own = who is not None and who.id == person
    return await _people(request).store.read(lambda c: badges_of(c, person, language, with_tables=is_own))
