"""A day as its reader is told it, and how somebody comes to play it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import lru_cache, partial
from typing import Any, Literal

from sqlalchemy.exc import IntegrityError

from cubarium.bots.registry import USUAL
from cubarium.bots.words import bot_label
from cubarium.daily.bank import Found, bank
from cubarium.daily.days import PICTURE, DailyTable, game_of, luck_of, thing_of
from cubarium.engine.components.pack import Pack
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.server.daily import clock, tries
from cubarium.server.daily.moves import answer, is_legal, show
from cubarium.server.errors import Conflict, RequestRefused
from cubarium.server.people.people import new_id
from cubarium.server.storage.keys import key_of
from cubarium.server.storage.store import Store
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.commands import NewEvent, free_name, name_for_bot
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import TableState
from cubarium.server.wire.daily import (
    DailyGame,
    DailyInfo,
    DailyLine,
    DailyMove,
    DailyResults,
    MoveRequest,
)
from cubarium.server.wire.people import Person
from cubarium.server.wire.tables import Clock, DailyMark

Part = Literal["game", "picture"]
PARTS: tuple[Part, ...] = ("game", "picture")
KEY = "daily"
KEY_BYTES = 32
MOST_LINES = 10
A_DAY = timedelta(days=1)


class Daily:
    """What every day brings."""

    def __init__(self, store: Store, lobby: Lobby, packs: Packs) -> None:
        """Set tables in a lobby, and keep in the store what people make of them."""
        self._store, self._lobby, self._packs = store, lobby, packs

    async def _key(self) -> str:
        """Return the key all luck of days is drawn with."""
        return await key_of(self._store, KEY, lambda: secrets.token_hex(KEY_BYTES))

    # --- being told ---------------------------------------------------------------------------------------

    async def info(self, who: Person | None, language: str) -> DailyInfo:
        """Return what today brings, and what the reader has made of it."""
        day, person_id, key = clock.today(), who.id if who else "", await self._key()
        mine = await self._store.read(lambda c: tries.own_tries(c, str(day), person_id))
        return DailyInfo(
            day=str(day),
            ends_at=clock.end_of(day),
            streak=await self._store.read(lambda c: tries.streak(c, person_id, day)),
            parts=[await self._game(part, day, key, mine.get(part), person_id, language) for part in PARTS],
            move=await self._move(day, key, mine.get(tries.MOVE), language),
        )

    async def _game(
        self, part: Part, day: date, key: str, mine: Any, person_id: str, language: str
    ) -> DailyGame:
        table = _table_of(part, day)
        spec = load_game(table.game)
        words = spec.table.words
        return DailyGame(
            part=part,
            game=table.game,
            game_name=words.game_name(language),
            variant=words.variant(table.variant, language) if len(spec.settings.variants) > 1 else "",
            bots=table.players - 1,
            bot_label=bot_label(USUAL, language),
            par=None if (par := self._par(part, day, key)) is None else words.par(par, language),
            table=mine.table_id if mine else None,
            is_over=bool(mine and mine.status == "over"),
            today=await self._results(part, day, key, person_id, language),
            before=await self._results(part, day - A_DAY, key, person_id, language),
        )

    async def _results(self, part: Part, day: date, key: str, person_id: str, language: str) -> DailyResults:
        table = _table_of(part, day)
        rows = await self._store.read(lambda c: tries.results(c, str(day), part))
        words, par = load_game(table.game).table.words, self._par(part, day, key)
        lines = []
        for place, row in enumerate(rows):
            is_mine = row.person_id == person_id
            if place < MOST_LINES or is_mine:
                lines.append(
                    DailyLine(
                        rank=_rank(rows, place),
                        name=row.name,
                        is_mine=is_mine,
                        place=row.place,
                        score_text=words.score(row.score, language),
                        against_par="" if par is None else words.against_par(row.score, par, language),
                    )
                )
        return DailyResults(
            day=str(day),
            game_name=words.game_name(language),
            players=table.players,
            played=len(rows),
            lines=lines,
        )

    def _par(self, part: Part, day: date, key: str) -> int | None:
        """Return the score of a solution that is known, where there is one."""
        table = _table_of(part, day)
        return _par_of(table, self._packs.for_new_tables(table.game), luck_of(key, day, part))

    async def _move(self, day: date, key: str, mine: Any, language: str) -> DailyMove:
        found = _asked(day, key, mine)
        is_answered = mine and mine.position == found.id  # else what they chose in has left the bank
        shown = await asyncio.to_thread(show, found.id, language)  # insights of a game may take their time
        answered, right = await self._store.read(lambda c: tries.moves_found(c, str(day)))
        return DailyMove(
            position=found.id,
            table=shown.table,
            game=shown.game,
            answer=await asyncio.to_thread(answer, found, mine.action, language) if is_answered else None,
            answered=answered,
            right=right,
        )

    # --- playing ------------------------------------------------------------------------------------------

    async def sit(self, part: Part, who: Person) -> str:
        """Return the table of somebody's try at today's game or picture; once it is over, that of another."""
        day = clock.today()
        own = partial(tries.own_try, day=str(day), part=part, person_id=who.id)
        mine = await self._store.read(own)
        if mine is not None and mine.status != "over":
            return str(mine.table_id)
        mark = DailyMark(day=str(day), part=part, counts=mine is None)
        state = self._empty(_table_of(part, day), mark, who)
        first = _first_events(state, who, luck_of(await self._key(), day, part))
        if mine is not None:
            return (await self._lobby.open_new(state, first)).state.id
        keep = partial(tries.keep_table, day=str(day), part=part, person_id=who.id, table_id=state.id)
        try:
            return (await self._lobby.open_new(state, first, keep)).state.id
        except IntegrityError:  # they have asked twice at once, and one table is enough
            # In the order of writing: the other request may be waiting for the same commit.
            return str((await self._store.write(own)).table_id)

    def _empty(self, table: DailyTable, mark: DailyMark, who: Person) -> TableState:
        pack = self._packs.for_new_tables(table.game)
        settings = Settings(
            _options(table),
            table.variant,
            Clock(),
            is_private=True,
            may_watch=False,
            components=pack.digest,
            daily=mark,
        )
        return TableState(new_id(), table.game, who.id, settings, pack)

    async def choose(self, body: MoveRequest, who: Person, language: str) -> DailyMove:
        """Take somebody's choice of the move of the day, once, and answer it."""
        day, key = clock.today(), await self._key()
        found = _asked(day, key, None)
        if body.position != found.id:
            raise Conflict("daily-over")
        if not is_legal(found, body.action):
            raise RequestRefused("malformed", what="action")
        keep = partial(
            tries.keep_move,
            day=str(day),
            person_id=who.id,
            position=found.id,
            action=body.action,
            is_right=body.action == found.best,
        )
        try:
            await self._store.write(keep)
        except IntegrityError as error:
            raise Conflict("daily-answered") from error
        mine = await self._store.read(lambda c: tries.own_try(c, str(day), tries.MOVE, who.id))
        return await self._move(day, key, mine, language)


def _table_of(part: Part, day: date) -> DailyTable:
    return PICTURE if part == "picture" else game_of(day)


def _options(table: DailyTable) -> dict[str, int]:
    return {**load_game(table.game).settings.variants[table.variant], "players": table.players}


@lru_cache(maxsize=8)
def _par_of(table: DailyTable, pack: Pack, luck: tuple[int, int]) -> int | None:
    spec, (seed, game) = load_game(table.game), luck
    if spec.table.par is None:
        return None
    return spec.table.par(Match(spec, _options(table), seed=seed, game=game, components=pack).state)


def _asked(day: date, key: str, mine: Any) -> Found:
    """Return the position of a day; for who has chosen, the one they chose in."""
    known = bank()
    return known[mine.position] if mine and mine.position in known else thing_of(key, day, known)


def _first_events(state: TableState, who: Person, luck: tuple[int, int]) -> Iterator[NewEvent]:
    """Return that the person sits down, then bots, and that the game begins."""
    yield NewEvent("sat", {"seat": 0, "person": who.id, "name": free_name(state, who.name)})
    for seat in range(1, len(state.chairs)):
        yield NewEvent("bot-sat", {"seat": seat, "bot": USUAL, "name": name_for_bot(state)})
    yield NewEvent("began", beginning(state, luck=luck))


def _rank(rows: Sequence[Any], place: int) -> int:
    """Return how many came out better, and one more."""
    key = rows[place].place, rows[place].score
    return 1 + next(at for at, row in enumerate(rows) if (row.place, row.score) == key)
