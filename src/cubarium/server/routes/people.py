"""Coming in, having an account, and the games there are."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from cubarium.bots.registry import bot_names
from cubarium.engine.record import json_schema
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.dependencies import COOKIE, Anyone, Bounds, Somebody, Tongue
from cubarium.server.errors import NotFound
from cubarium.server.middleware import address_of
from cubarium.server.people import SESSION_SECONDS, People
from cubarium.server.tables.statistics import statistics_of
from cubarium.server.wire.games import GameCard, OptionInfo, VariantInfo
from cubarium.server.wire.lists import Statistics
from cubarium.server.wire.messages import AccountRequest, GuestRequest, Person, Refused

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
    wish: GuestRequest, request: Request, response: Response, who: Anyone, bounds: Bounds
) -> Person:
    """Come in as a guest, or change the name others see."""
    people = _people(request)
    if who is not None:
        return await people.rename(who, wish.name)
    bounds.new_people.spend(address_of(request))
    guest, token = await people.welcome_guest(wish.name)
    _set_cookie(request, response, token)
    return guest


@router.post("/account")
async def make_account(wish: AccountRequest, request: Request, who: Somebody, bounds: Bounds) -> Person:
    """Make an account of a guest, whose games stay theirs."""
    bounds.sign_ins.spend(f"from {address_of(request)}")
    return await _people(request).make_account(who, wish.account, wish.password)


@router.post("/sign-in")
async def sign_in(wish: AccountRequest, request: Request, response: Response, bounds: Bounds) -> Person:
    """Sign in to an account."""
    bounds.sign_ins.spend(f"from {address_of(request)}")
    bounds.sign_ins.spend(f"to {wish.account.lower()}")
    who, token = await _people(request).sign_in(wish.account, wish.password)
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
async def statistics(person: PersonId, request: Request, language: Tongue) -> Statistics:
    """Return what somebody has played here, in numbers."""
    return await _people(request).store.read(lambda c: statistics_of(c, person, language))


@router.get("/games")
def games(language: Tongue) -> list[GameCard]:
    """Return the games that can be played here."""
    return [_card(game, language) for game in game_ids()]


@router.get("/games/{game}/view-schema")
def view_schema(game: str) -> dict[str, Any]:
    """Return the JSON Schema of a game's views."""
    if game not in game_ids():
        raise NotFound("no-such-game", game=game)
    return json_schema(load_game(game).records.view)


@router.get("/games/{game}/pieces")
def pieces(game: str, language: Tongue) -> dict[str, Any]:
    """Return what is printed on the components of a game, house values marked."""
    if game not in game_ids():
        raise NotFound("no-such-game", game=game)
    spec = load_game(game)
    printed: dict[str, Any] = spec.table.insights({}, spec.table.words, ()).pieces(language)
    return printed


def _card(game: str, language: str) -> GameCard:
    spec = load_game(game)
    words = spec.table.words
    return GameCard(
        id=game,
        name=words.game_name(language),
        tagline=words.tagline(language),
        least_players=spec.players[0],
        most_players=spec.players[1],
        options=[
            OptionInfo(
                name=option.name,
                label=words.option(option.name, language),
                help=words.option_help(option.name, language),
                low=option.low,
                high=option.high,
                default=option.default,
            )
            for option in spec.settings.options
        ],
        variants=[
            VariantInfo(
                name=name,
                label=words.variant(name, language),
                help=words.variant_help(name, language),
                options=dict(options),
            )
            for name, options in spec.settings.variants.items()
        ],
        bots=list(bot_names()),
    )
