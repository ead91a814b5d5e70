"""A table as its events tell it: chairs, game, clocks, chat. Nothing here waits, stores or sends.

`apply` takes one event after the other; replaying those of the store gives the same table again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Any

from cubarium.bots.registry import USUAL
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match, PreparedMove
from cubarium.engine.match import Undo as UndoKind
from cubarium.engine.options import checked_options
from cubarium.engine.registry import load_game
from cubarium.server.tables.chairs import Chair, change_chairs
from cubarium.server.tables.clocks import Clocks
from cubarium.server.tables.consent import AbortRequest, UndoPlan, UndoRequest
from cubarium.server.tables.luck import Pledge, luck_of
from cubarium.server.tables.settings import Settings
from cubarium.server.wire.base import Ended, Status

BY_PERSON = "person"
BY_CLOCK = "clock"
BY_BOT = "bot"
MOST_LINES = 200
"""Of what is said, so many lines are at hand; those before are read from the events."""
EMPTY = "…"
"""Stands in a match for the name of who is to sit on a free chair."""


@dataclass(frozen=True)
class Event:
    """Something that happened at a table, as it is stored."""

    number: int
    kind: str
    content: Mapping[str, Any]
    at: float
    prepared: PreparedMove | None = None
    """The move it makes, where the rules have carried it out already; this is not stored."""


@dataclass
class ChatMessage:
    """Something said at the table."""

    event: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True)
class StandIn:
    """For which bot the usual one moved, and why, in a word of the catalogue."""

    seat: int
    bot: str
    why: str
    is_news: bool
    """Whether the seat's move before was made otherwise: what lasts is told once."""


class TableState:
    """Everything that is known of one table."""

    def __init__(
        self,
        table_id: str,
        game: str,
        owner: str,
        settings: Settings,
        components: Pack | None = None,
        secret: str | None = None,
    ) -> None:
        """Set an empty table, with a component pack or the game's own; luck comes from the secret if any."""
        self.id = table_id
        self.spec: GameSpec = load_game(game)
        self.components = components or built_in_pack(self.spec.components.schema)
        self.owner = owner
        self.settings = settings
        self.chairs = [Chair() for _ in range(checked_options(self.spec, settings.options).players)]
        self.clocks = Clocks(settings.clock, len(self.chairs))
        self.last_event = 0
        """The number of the last event."""
        self.match: Match | None = None
        self.chat: list[ChatMessage] = []
        self.sent_away: set[str] = set()
        """The people whom the host has taken from a chair and not invited since."""
        self.undo: UndoRequest | None = None
        self.abort: AbortRequest | None = None
        self.ended: Ended | None = None
        """Why the game has ended without a result, if it has."""
        self.rematch: str | None = None
        self.secret = secret
        self.next_luck: Pledge | None = None
        """Of the next game, once this one is over."""
        self.next_contributions: dict[str, str] = {}
        """What people have given to it."""
        self.touched_at = 0.0
        """The time of day when something last happened."""
        self.played_at = 0.0
        """The time of day when somebody last played."""
        self.overdue: set[int] = set()
        """The seats for which a clock moved last, and whose person has not moved or come back since."""
        self._movers: list[str] = []
        """For each move who made it: a `person`, a `bot` or the `clock`."""
        self.stand_ins: dict[int, StandIn] = {}
        """The moves, by number, that the usual bot made for another."""
        self.hinted: dict[int, int] = {}
        """The seats that asked for hints, and how many moves had been made when each first did."""
        self._before: list[tuple[list[float], int, float]] = []
        """For each move: the clocks when it was asked for, who made it, and what they had left then."""

    # --- reading ------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Tell how far the table is."""
        if self.match is None:
            return "open"
        return "over" if self.match.is_over or self.ended else "playing"

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        return [p for p, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def asked(self) -> list[int]:
        """Return the seats that have to decide now; nobody is asked on a free chair."""
        if self.match is None or self.ended:
            return []
        return [seat for seat in self.match.actors() if not self.chairs[seat].is_free]

    def free_chairs(self) -> list[int]:
        """Return the chairs on which nobody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_free]

    def may_sit(self, seat: int) -> bool:
        """Tell whether anybody may take a chair: a free one, in a game one that is kept for who is late."""
        return self.chairs[seat].is_free and (self.status == "open" or self.is_late(seat))

    def is_late(self, seat: int) -> bool:
        """Tell whether the player of a seat has not arrived at the game that is played, and still may."""
        match = self.match
        return match is not None and self.status == "playing" and match.rules.is_absent(match.state, seat)

    @property
    def may_begin(self) -> bool:
        """Tell whether all are there who are needed: only chairs of players who may be late are free."""
        free = self.free_chairs()
        return self.match is None and (not free or self._kept.issuperset(free))

    @cached_property
    def _kept(self) -> frozenset[int]:
        """The seats whose players may be late, whatever the luck of the game."""
        match = Match(self.spec, self.settings.options, seed=0, components=self.components)
        seats = range(len(self.chairs))
        return frozenset(seat for seat in seats if match.rules.is_absent(match.state, seat))

    def names(self) -> list[str]:
        """Return the names of all seats for a match, those of free chairs too."""
        return [chair.name or EMPTY for chair in self.chairs]

    def people_asked(self) -> set[str]:
        """Return the people who have to decide now, but for those for whom a bot does."""
        asked = [self.chairs[seat] for seat in self.asked()] if self.status == "playing" else []
        return {chair.person for chair in asked if chair.person and not chair.is_played_by_bot}

    def bot_of(self, move: int) -> str | None:
        """Return which bot made a move in a chair, by its number; nothing if none did, or for a clock."""
        if self.match is None or not 0 < move <= len(self._movers) or self._movers[move - 1] != BY_BOT:
            return None
        return USUAL if move in self.stand_ins else self.chairs[self.match.moves[move - 1].seat].bot or USUAL

    @property
    def may_hint(self) -> bool:
        """Tell whether players may ask for hints: where nobody else plays, or the table allows it.

        Never in a game that is compared with those of others.
        """
        people = {chair.person for chair in self.chairs if chair.person}
        return not self.settings.is_compared and (self.settings.hints or len(people) == 1)

    def undo_plan(self, seat: int, leaving: Sequence[int] = ()) -> UndoPlan:
        """Return what a seat needs to take its last move back, once these seats have left.

        Moves others have made since go with it, so all who play are asked, and nobody's own move is taken
        back without them, wherever they are.
        """
        match = self.match
        if match is None or self.status == "over":
            return UndoPlan(UndoKind.IMPOSSIBLE)
        for count, move in enumerate(reversed(match.moves), 1):
            if match.shows(move):
                return UndoPlan(UndoKind.IMPOSSIBLE)
            if self.settings.laid_is_laid and (rule := match.laid_rule(move)):
                return UndoPlan(UndoKind.IMPOSSIBLE, rule=rule)
            if move.seat == seat:
                free = count == 1 and match.undo_kind(seat) is UndoKind.FREE
                if self.settings.is_compared and not free:
                    return UndoPlan(UndoKind.IMPOSSIBLE)
                needs = frozenset() if free else self._to_consent(seat, count, leaving)
                return UndoPlan(UndoKind.CONSENT if needs else UndoKind.FREE, count, needs)
        return UndoPlan(UndoKind.IMPOSSIBLE)

    def _to_consent(self, seat: int, count: int, leaving: Sequence[int]) -> frozenset[int]:
        """Return the other seats whose person must agree that the last moves are taken back.

        Somebody for whom a bot plays has no say in moves they did not choose: those of bots and of the clock
        are nobody's own. In moves they made themselves they keep it.
        """
        mine = self.chairs[seat].person
        last = zip(self.match.moves[-count:] if self.match else (), self._movers[-count:], strict=True)
        own = {move.seat for move, by in last if by == BY_PERSON}
        return frozenset(
            p
            for p, chair in enumerate(self.chairs)
            if chair.person not in (None, mine) and (p in own or not (chair.is_played_by_bot or p in leaving))
        )

    def undo_waits_for(self) -> list[int]:
        """Return the seats whose person has still to agree to the undo that is asked for."""
        if self.undo is None:
            return []
        return sorted(self.undo_plan(self.undo.seat).needs - {*self.undo.agreed})

    def turn_start(self, person: str | None) -> int:
        """Return how many moves had been made when those a person made in a row began."""
        seat, moves = self.undo_seat(person), self.match.moves if self.match else []
        return len(moves) - sum(1 for _ in takewhile(lambda move: move.seat == seat, reversed(moves)))

    def undo_seat(self, person: str | None) -> int | None:
        """Return for which of a person's seats a move would be taken back: the one that moved last."""
        seats = self.seats_of(person)
        moves = self.match.moves if self.match else []
        return next(
            (move.seat for move in reversed(moves) if move.seat in seats), seats[0] if seats else None
        )

    def clocks_before(self, move: int) -> list[float]:
        """Return the clocks for a move that is taken back: its maker has the time they had used up gone."""
        left, mover, remaining = self._before[move]
        return [remaining if seat == mover else seconds for seat, seconds in enumerate(left)]

    # --- events -------------------------------------------------------------------------------------------

    def apply(self, event: Event, now: float) -> None:
        """Take in the next event; `now` is the time from which clocks run on."""
        assert event.number == self.last_event + 1, "events have no gap"
        change_chairs(self.chairs, event.kind, event.content)
        self._HANDLERS[event.kind](self, event, now)
        self.last_event, self.touched_at = event.number, event.at
        if event.kind in {"began", "moved", "undone"} or "clocks" in event.content:
            self.played_at = event.at

    def _sat(self, event: Event, now: float) -> None:
        content = event.content
        if self.match is not None:
            self.match.rename(content["seat"], content["name"])
            self.clocks.go_on(content["clocks"], self._running(), now)

    def _changed_chairs(self, event: Event, now: float) -> None:
        if who := event.content.get("sent_away"):
            self.sent_away.add(who)

    def _invited(self, event: Event, now: float) -> None:
        self.sent_away.discard(event.content["person"])

    def opened(self, content: Mapping[str, Any]) -> Match:
        """Return the match that an event begins."""
        return Match(
            self.spec,
            self.settings.options,
            self.names(),
            seed=content.get("seed"),
            game=content.get("game"),
            table_luck=luck_of(self, content),
            components=self.components,
            position=content.get("position"),
            opening=content["outcomes"],
        )

    def _began(self, event: Event, now: float) -> None:
        self.match = self.opened(event.content)
        self.clocks.begin(self.asked(), now)

    def _moved(self, event: Event, now: float) -> None:
        content = event.content
        assert self.match is not None
        if event.prepared is not None:
            self.match.commit(event.prepared)
        else:
            self.match.act(content["seat"], content["action"], content["outcomes"])
        self._before.append((self.clocks.left, content["seat"], content["remaining"]))
        self._movers.append(content["by"])
        if "stands_in" in content:
            self._note_stand_in(content["seat"], **content["stands_in"])
        if "next" in content:
            self.next_luck = Pledge(**content["next"])
        if content["by"] == BY_CLOCK:
            self.overdue.add(content["seat"])
        elif content["by"] == BY_PERSON:
            self.overdue.discard(content["seat"])
        self.clocks.go_on(content["clocks"], self._running(), now)
        self.undo = self.abort = None

    def _contributed(self, event: Event, now: float) -> None:
        person, given = event.content["person"], event.content["contribution"]
        if self.match is not None:
            self.next_contributions[person] = given
            return
        for seat in self.seats_of(person):
            self.chairs[seat].contribution = self.chairs[seat].contribution or given

    def _note_stand_in(self, seat: int, bot: str, why: str) -> None:
        moves = self.match.moves if self.match else []
        before = next((n for n in range(len(moves) - 1, 0, -1) if moves[n - 1].seat == seat), 0)
        last = self.stand_ins.get(before)
        is_news = last is None or (last.bot, last.why) != (bot, why)
        self.stand_ins[len(moves)] = StandIn(seat, bot, why, is_news)

    def _running(self) -> list[int]:
        return self.asked() if self.status == "playing" else []

    def _undone(self, event: Event, now: float) -> None:
        assert self.match is not None
        while self.match.move_count > event.content["move"]:
            self.match.undo()
        del self._before[self.match.move_count :]
        del self._movers[self.match.move_count :]
        self.stand_ins = {n: one for n, one in self.stand_ins.items() if n <= self.match.move_count}
        self.hinted = {seat: min(move, self.match.move_count) for seat, move in self.hinted.items()}
        self.undo = None
        self.clocks.go_on(event.content["clocks"], self._running(), now)

    def _undo_asked(self, event: Event, now: float) -> None:
        self.undo = UndoRequest(event.content["seat"], event.number)

    def _undo_answered(self, event: Event, now: float) -> None:
        if not event.content["agree"]:
            self.undo = None
        elif self.undo is not None:
            self.undo.agreed += [seat for seat in event.content["seats"] if seat not in self.undo.agreed]

    def _hinted(self, event: Event, now: float) -> None:
        self.hinted[event.content["seat"]] = event.content["move"]

    def _said(self, event: Event, now: float) -> None:
        if event.content:  # else its time was over
            self.chat.append(ChatMessage(event.number, at=event.at, **event.content))
            del self.chat[:-MOST_LINES]

    def _returned(self, event: Event, now: float) -> None:
        self.overdue.difference_update(event.content["seats"])

    def _abort_asked(self, event: Event, now: float) -> None:
        person = event.content["person"]
        self.abort = AbortRequest(person, event.number, {person})

    def _abort_answered(self, event: Event, now: float) -> None:
        if not event.content["agree"]:
            self.abort = None
        elif self.abort is not None:
            self.abort.agreed.add(event.content["person"])

    def _ended(self, event: Event, now: float) -> None:
        self.ended, self.abort, self.undo = event.content["why"], None, None
        self.clocks.stop()

    def _rematched(self, event: Event, now: float) -> None:
        self.rematch = event.content["table"]

    _HANDLERS: Mapping[str, Callable[[TableState, Event, float], None]] = {
        "sat": _sat,
        "contributed": _contributed,
        "bot-sat": _changed_chairs,
        "stood": _changed_chairs,
        "began": _began,
        "moved": _moved,
        "undone": _undone,
        "undo-asked": _undo_asked,
        "undo-answered": _undo_answered,
        "hinted": _hinted,
        "said": _said,
        "left": _changed_chairs,
        "returned": _returned,
        "rematched": _rematched,
        "invited": _invited,
        "abort-asked": _abort_asked,
        "abort-answered": _abort_answered,
        "ended": _ended,
    }
