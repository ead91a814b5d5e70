"""Being told of turns while no page is open."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import HTTPConnection

from cubarium.server.dependencies import CurrentLobby, Language, RequestLimits, Somebody
from cubarium.server.errors import CATALOGUE
from cubarium.server.push.notices import Pushes
from cubarium.server.wire.push import PushDevice, PushKey, Waiting
from cubarium.server.wire.updates import Refused

router = APIRouter(prefix="/api/push", responses={"4XX": {"model": Refused}})


def _pushes_of(connection: HTTPConnection) -> Pushes:
    pushes: Pushes = connection.app.state.pushes
    return pushes


Sender = Annotated[Pushes, Depends(_pushes_of)]


@router.get("/key")
async def push_key(pushes: Sender) -> PushKey:
    """Return what a browser subscribes with."""
    return PushKey(key=await pushes.public_key())


@router.post("/devices", status_code=204)
async def add_device(
    body: PushDevice, pushes: Sender, who: Somebody, limits: RequestLimits, language: Language
) -> None:
    """Be told at this device, in this language."""
    limits.devices.spend(who.id)
    await pushes.add(who.id, body.endpoint, language)


@router.post("/forget", status_code=204)
async def forget_device(body: PushDevice, pushes: Sender, who: Somebody) -> None:
    """Be told nothing more at this device."""
    await pushes.forget(who.id, body.endpoint)


@router.post("/waiting")
async def waiting(
    body: PushDevice, pushes: Sender, lobby: CurrentLobby, who: Somebody, language: Language
) -> list[Waiting]:
    """Return the games that wait for the reader, in the language of the device: a push says nothing."""
    language = await pushes.language(who.id, body.endpoint) or language
    return [
        Waiting(title=CATALOGUE.say(language, "notice-turn", game=row.game_name), address=f"/table/{row.id}")
        for row in (await lobby.lists.of(who, language)).mine
        if row.is_my_turn
    ]
