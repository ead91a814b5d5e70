"""Tournaments of this server: opened, joined, and led from round to round.

What is stored is who takes part and who met at which table. How a game came out is told by the results of
its table, so that a server that starts anew knows everything it knew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from functools import partial
from typing import Any

from sqlalchemy import Connection

from cubarium.bots.registry import USUAL
from cubarium.engine.registry import load_game
from cubarium.engine.table_luck import fresh_secret
from cubarium.server.errors import Conflict, NotAllowed, NotFound, RequestRefused
from cubarium.server.people.people import new_id
from cubarium.server.storage.store import Store
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.commands import NewEvent, name_for_bot, unlike
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.seating import OPEN
from cubarium.server.tables.settings import Settings, options_of
from cubarium.server.tables.state import TableState
from cubarium.server.tournaments import stored
from cubarium.server.tournaments.stored import Entrant, Tournament
from cubarium.server.tournaments.told import MOST_ENTRANTS, info_of, list_of
from cubarium.server.wire.people import Person
from cubarium.server.wire.tables import TableRequest, TournamentMark
from cubarium.server.wire.tournaments import (
    TournamentInfo,
    TournamentList,
    TournamentRequest,
    TournamentSettings,
)
from cubarium.tournament import round_robin, swiss
from cubarium.tournament.games import BOT, DUEL, Past, Seating

log = logging.getLogger(__name__)

MOST_UNFINISHED = 5
"""Tournaments of one host that are not over."""
AGAIN_SECONDS = (1.0, 10.0, 60.0)
"""After what pauses a round that could not be begun is tried again; after that the next start does."""


class _Changed(Exception):
    """Report a tournament that is not any more what it was when it was read."""


class Tournaments:
    """All tournaments; one thing happens to them after the other."""

    def __init__(self, store: Store, lobby: Lobby, packs: Packs) -> None:
        """Set tables in a lobby, and be told when their games are over."""
        self._store, self._lobby, self._packs = store, lobby, packs
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        lobby.tell_over = self._table_is_over
        lobby.tell_shared = self._servers_have_changed

    # --- being told ---------------------------------------------------------------------------------------

    async def info(self, tournament_id: str, who: Person | None, language: str) -> TournamentInfo:
        """Return a tournament as somebody sees it."""
        return info_of(await self._find(tournament_id), who.id if who else "", language)

    async def lists(self, who: Person | None, language: str) -> TournamentList:
        """Return the tournaments somebody hosts or takes part in."""
        person_id = who.id if who else ""
        rows = await self._store.read(lambda connection: stored.listed(connection, person_id))
        return list_of(rows, person_id, language)

    async def _find(self, tournament_id: str) -> Tournament:
        found = await self._store.read(lambda connection: stored.find(connection, tournament_id))
        if found is None:
            raise NotFound("no-such-tournament")
        return found

    # --- before it begins ---------------------------------------------------------------------------------

    async def open(self, body: TournamentRequest, who: Person) -> str:
        """Open a tournament; return its id."""
        settings = TournamentSettings(
            **{name: getattr(body, name) for name in TournamentSettings.model_fields}
        )
        if settings.format == "round-robin" and settings.seats != DUEL:
            raise RequestRefused("round-robin-of-two")
        self._empty_table(settings, who.id)  # refuses what cannot be played
        async with self._lock:
            if await self._store.read(lambda c: stored.unfinished_of(c, who.id)) >= MOST_UNFINISHED:
                raise Conflict("too-many-tournaments", most=MOST_UNFINISHED)
            new = Tournament(new_id(), body.name, who.id, who.name, settings, "open", 0, 0, (), ())
            await self._store.write(partial(stored.keep, new=new))
        return new.id

    async def join(self, tournament_id: str, who: Person) -> None:
        """Let somebody take part; whoever does already stays."""
        async with self._lock:
            await self._store.write(partial(_join, tournament_id=tournament_id, who=who))

    # --- while it is played -------------------------------------------------------------------------------

    async def begin_round(self, tournament_id: str, number: int, who: Person) -> None:
        """Let the host begin the next round; the first one begins the tournament."""
        async with self._lock:
            has_begun = False
            while not has_begun:
                found = await self._hosted(tournament_id, who)
                if number != found.round + 1:
                    raise Conflict("round-begun")
                if not found.is_round_over:
                    raise Conflict("round-not-over")
                if not found.is_enough:
                    raise Conflict("tournament-too-few", least=found.least)
                has_begun = await self._seat_round(found)
        await self._advance(tournament_id)

    async def drop(self, tournament_id: str, number: int, who: Person) -> None:
        """Let somebody play in no later round: they go themselves, or the host says so.

        Who goes leaves the game they are in to a bot. Whom the host takes out plays it to its end, unless
        they are not at the table and no clock leaves them time.
        """
        async with self._lock:
            found = await self._find(tournament_id)
            entrant = next((each for each in found.entrants if each.number == number), None)
            if who.id != found.host and (entrant is None or who.id != entrant.person):
                raise NotAllowed("host-only")
            if entrant is None:
                raise NotFound("no-such-entrant")
            if found.status == "over":
                raise Conflict("tournament-over")
            if found.status == "open":
                forget = partial(stored.forget_entrant, tournament_id=found.id, person_id=entrant.person)
                await self._store.write(forget)
                return
            game = found.game_of(number)
            if game is not None and game.table is not None and not game.game.is_over:
                table = await self._lobby.table(game.table)
                if who.id == entrant.person or table.may_be_replaced(entrant.person):
                    await table.let_bot_play(entrant.person)
            put_out = partial(stored.put_out, tournament_id=found.id, person_id=entrant.person)
            await self._store.write(put_out)
        await self._advance(tournament_id)

    async def end(self, tournament_id: str, who: Person) -> None:
        """Let no further round follow; the tournament is over with the games that are still played."""
        async with self._lock:
            found = await self._hosted(tournament_id, who)
            values = {"status": "over"} if found.status == "open" else {"rounds": found.round}
            await self._store.write(lambda connection: stored.change(connection, found.id, **values))
        await self._advance(tournament_id)

    async def _hosted(self, tournament_id: str, who: Person) -> Tournament:
        """Return a tournament that is not over to its host."""
        found = await self._find(tournament_id)
        if found.host != who.id:
            raise NotAllowed("host-only")
        if found.status == "over":
            raise Conflict("tournament-over")
        return found

    # --- what goes on by itself ---------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Go on after a restart: a round may have ended just before it."""
        for tournament_id in await self._store.read(stored.playing):
            if self._lobby.fellows.sees_to(tournament_id):
                self._look_at(tournament_id)

    def _servers_have_changed(self) -> None:
        """Look at what another server may have left: a game may have ended just before it did."""
        self._begin(self._go_on_again())

    async def _go_on_again(self) -> None:
        try:
            await self.go_on()
        except Exception:
            log.exception("tournaments could not be read; the next start looks at them")

    def _table_is_over(self, state: TableState) -> None:
        if state.settings.tournament is not None:
            self._look_at(state.settings.tournament.id)

    def _look_at(self, tournament_id: str) -> None:
        self._begin(self._try_to_advance(tournament_id))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try_to_advance(self, tournament_id: str) -> None:
        for pause in (*AGAIN_SECONDS, None):
            try:
                await self._advance(tournament_id)
            except Exception:
                log.exception("tournament %s: the next round could not be begun", tournament_id)
            else:
                return
            if pause is not None:
                await asyncio.sleep(pause)

    async def _advance(self, tournament_id: str) -> None:
        """Begin the next rounds, if these begin by themselves, or end the tournament."""
        async with self._lock:
            while True:
                found = await self._find(tournament_id)
                if found.status != "playing" or not found.is_round_over:
                    return
                if found.round >= found.rounds or not found.is_enough:
                    over = partial(stored.change, tournament_id=found.id, status="over")
                    await self._store.write(over)
                    return
                if not found.settings.follows:
                    return
                await self._seat_round(found)

    async def _seat_round(self, found: Tournament) -> bool:
        """Set the tables of the next round, all at once, and keep who sits where.

        Tell whether that was done: not if another server has let somebody in, or begun a round, meanwhile.
        """
        new = []
        games: list[tuple[str | None, Seating]] = []
        for seats in _seatings(found):
            if len(seats) == 1:
                games.append((None, seats))
                continue
            people = {each.number: each for each in found.entrants if each.number in seats}
            first = next(people[each].person for each in seats if each != BOT)
            mark = TournamentMark(id=found.id, name=found.name, round=found.round + 1)
            state = self._empty_table(found.settings, first, mark)
            games.append((state.id, seats))
            new.append((state, _first_events(state, [people.get(each) for each in seats])))

        def keep(connection: Connection) -> None:
            now = stored.find_to_change(connection, found.id)
            if now is None or (now.round, now.entrants) != (found.round, found.entrants):
                raise _Changed
            rounds = found.rounds or _rounds(found)
            stored.keep_round(connection, found.id, found.round + 1, rounds, games)

        try:
            tables = await self._lobby.open_together(new, keep)
        except _Changed:
            return False
        for table in tables:
            table.tell_who_is_away(set())
        return True

    def _empty_table(
        self, settings: TournamentSettings, owner: str, mark: TournamentMark | None = None
    ) -> TableState:
        wanted = TableRequest(
            game=settings.game,
            variant=settings.variant,
            options=settings.options,
            seats=[OPEN] * settings.seats,
            clock=settings.clock,
            laid_is_laid=settings.laid_is_laid,
        )
        options = options_of(wanted)
        if load_game(settings.game).players[1] == 1:
            raise RequestRefused("nobody-to-meet")
        pack = self._packs.for_new_tables(settings.game)
        fixed = Settings(
            options,
            settings.variant,
            settings.clock,
            is_private=True,
            may_watch=True,
            components=pack.digest,
            laid_is_laid=settings.laid_is_laid,
            tournament=mark,
        )
        state = TableState(new_id(), settings.game, owner, fixed, pack, fresh_secret())
        if len(state.chairs) != settings.seats:
            raise RequestRefused("wrong-seats", given=settings.seats, seats=len(state.chairs))
        return state

    def close(self) -> None:
        """Let nothing go on."""
        for task in self._tasks:
            task.cancel()


def _rounds(found: Tournament) -> int:
    """Return how many rounds a tournament of these entrants has."""
    settings, count = found.settings, len(found.entrants)
    if settings.format == "round-robin":
        return round_robin.rounds_for(count)
    if settings.rounds is None:
        return swiss.usual_rounds(count, settings.seats)
    return swiss.most_rounds(count, settings.seats, settings.rounds)


def _seatings(found: Tournament) -> list[Seating]:
    """Return who meets whom in the next round."""
    settings = found.settings
    if settings.format == "swiss":
        out = {each.number for each in found.entrants if each.is_out}
        order = [line.entrant for line in found.standings if line.entrant not in out]
        past = Past(each.game for each in found.games)
        return swiss.seat_round(order, past, settings.seats, bots=settings.bots)
    # Numbers may have gaps where somebody went before it began; afterwards everybody keeps their place.
    numbers = [each.number for each in found.entrants]
    gone = {place for place, each in enumerate(found.entrants) if each.is_out}
    seated = round_robin.seat_round(len(numbers), found.round + 1, bots=settings.bots, gone=gone)
    return [tuple(BOT if each == BOT else numbers[each] for each in seats) for seats in seated]


def _first_events(state: TableState, entrants: list[Entrant | None]) -> Iterator[NewEvent]:
    """Return that people sit down, then bots on the other chairs, and that the game begins."""
    for seat, entrant in enumerate(entrants):
        if entrant is not None:
            yield NewEvent("sat", {"seat": seat, "person": entrant.person, "name": entrant.name})
    for seat, entrant in enumerate(entrants):
        if entrant is None:
            yield NewEvent("bot-sat", {"seat": seat, "bot": USUAL, "name": name_for_bot(state)})
    yield NewEvent("began", beginning(state))


def _join(connection: Connection, tournament_id: str, who: Person) -> None:
    found = stored.find_to_change(connection, tournament_id)
    if found is None:
        raise NotFound("no-such-tournament")
    if found.entrant_of(who.id):
        return
    if found.status != "open":
        raise Conflict("tournament-begun")
    if len(found.entrants) >= MOST_ENTRANTS:
        raise Conflict("tournament-full", most=MOST_ENTRANTS)
    number = 1 + max((each.number for each in found.entrants), default=-1)
    name = unlike({each.name for each in found.entrants}, who.name)
    stored.keep_entrant(connection, found.id, Entrant(number, who.id, name, is_out=False))
