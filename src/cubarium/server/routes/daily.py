"""The day: what it brings, playing its game and its picture, and finding its move."""

from __future__ import annotations

from fastapi import APIRouter

from cubarium.server.daily.daily import Part
from cubarium.server.dependencies import Anyone, CurrentDaily, Language, RequestLimits, Somebody
from cubarium.server.to_the_end import to_the_end
from cubarium.server.wire.daily import DailyInfo, DailyMove, DailyTry, MoveRequest
from cubarium.server.wire.updates import Refused

router = APIRouter(prefix="/api/daily", responses={"4XX": {"model": Refused}})


@router.get("")
async def today(daily: CurrentDaily, who: Anyone, language: Language) -> DailyInfo:
    """Return what today brings, and what the reader has made of it."""
    return await daily.info(who, language)


@router.post("/move")
async def choose(body: MoveRequest, daily: CurrentDaily, who: Somebody, language: Language) -> DailyMove:
    """Choose the move of the day; the first choice counts, and is answered."""
    return await to_the_end(daily.choose(body, who, language))


@router.post("/{part}")
async def sit(part: Part, daily: CurrentDaily, who: Somebody, limits: RequestLimits) -> DailyTry:
    """Return one's table of today's game or picture; once it is over, another one, which does not count."""
    limits.new_tables.spend(who.id)
    return DailyTry(table=await to_the_end(daily.sit(part, who)))
