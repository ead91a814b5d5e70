"""What a reader is sent: built from their view and nothing else, in their language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cubarium.bots.registry import USUAL
from cubarium.bots.words import bot_label, bot_record
from cubarium.engine.chance import Note
from cubarium.engine.components.pack import Edition
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.options import checked_options
from cubarium.engine.record import members, to_json
from cubarium.server.errors import CATALOGUE
from cubarium.server.tables.aborting import abort_plan, may_abort
from cubarium.server.tables.endings import result_of, score_line
from cubarium.server.tables.luck import luck_info
from cubarium.server.tables.rematches import told_of_rematch
from cubarium.server.tables.rounds import round_before
from cubarium.server.tables.settings import variant_of
from cubarium.server.tables.state import ChatMessage, StandIn, TableState
from cubarium.server.wire.play import (
    ChatLine,
    GameInfo,
    LegalAction,
    LogLine,
    Result,
    RoundInfo,
    ScoreLine,
)
from cubarium.server.wire.tables import AbortInfo, SeatInfo, TableInfo, UndoInfo

TroubleOf = Callable[[str, Edition, str], str]
"""Tells of a game, a component pack and a bot whether it can think."""


class Hinted(NamedTuple):
    """A seat that asked for a hint, for the first time in the game."""

    seat: int


Told = Note | StandIn | Hinted
"""What a line tells of."""


def viewing_seat(state: TableState, person: str | None) -> int:
    """Return the seat from which a person looks: their own, of several the one that is asked."""
    seats = state.seats_of(person)
    asked = [seat for seat in seats if seat in state.asked()]
    return asked[0] if asked else seats[0] if seats else SPECTATOR


class Presenter:
    """Presents one table; keeps the insights of its match."""

    def __init__(self, state: TableState, trouble_of: TroubleOf = lambda *_: "") -> None:
        """Present this table."""
        self.state = state
        self.ends_on: Callable[[TableState], float | None] = lambda state: None
        """Tells when a table ends by itself; the lobby knows."""
        self._trouble_of = trouble_of
        self._insights: Any = None
        self._insights_of: tuple[Match, Sequence[str]] | None = None

    @property
    def words(self) -> Any:
        """Return the words of the match."""
        return self._match.words

    @property
    def insights(self) -> Any:
        """Return the insights of the match."""
        match = self._match
        if self._insights_of != (match, match.seats):
            self._insights_of = match, match.seats
            self._insights = match.spec.table.insights(match.rules.functions, match.words, match.seats)
        return self._insights

    @property
    def _match(self) -> Match:
        assert self.state.match is not None, "there is no game yet"
        return self.state.match

    def names(self, language: str) -> list[str]:
        """Return the names of all seats, in a language where nobody sits there."""
        return [chair.name or empty_chair(language) for chair in self.state.chairs]

    # --- the table ----------------------------------------------------------------------------------------

    def table(self, person: str | None, language: str, now: float) -> TableInfo:
        """Return the table for a reader."""
        state = self.state
        clocks = state.clocks
        mine = state.seats_of(person)
        return TableInfo(
            id=state.id,
            game=state.spec.id,
            game_name=state.spec.table.words.game_name(language),
            variant=state.settings.variant,
            variant_label=self._variant(language),
            options=state.settings.options,
            owner=state.owner,
            status=state.status,
            may_begin=state.may_begin,
            begins_when_full=state.settings.begins_when_full,
            is_private=state.settings.is_private,
            may_watch=state.settings.may_watch,
            laid_rule=state.spec.laid_rule if state.settings.laid_is_laid else None,
            hints=state.settings.hints,
            may_hint=state.may_hint,
            hinted=sorted(state.hinted),
            championship=state.settings.championship,
            daily=state.settings.daily,
            tournament=state.settings.tournament,
            luck=luck_info(state),
            has_secrets=state.spec.table.has_secrets,
            components=state.components.digest,
            values=list(state.settings.values),
            clock=state.settings.clock,
            seats=[
                SeatInfo(
                    person=chair.person,
                    bot=chair.bot,
                    bot_label=None if chair.bot is None else bot_label(chair.bot, language),
                    bot_note=self._bot_note(chair.bot, language),
                    bot_record="" if chair.bot is None else bot_record(state.spec.id, chair.bot, language),
                    name=chair.name if state.match is None else chair.name or empty_chair(language),
                    is_away=chair.is_away,
                    remaining=round(clocks.remaining(seat, now), 1) if clocks.counts else None,
                    is_running=seat in clocks.running,
                    is_overdue=seat in state.overdue,
                    roles=self._roles(seat, language),
                    may_sit=state.may_sit(seat),
                )
                for seat, chair in enumerate(state.chairs)
            ],
            mine=mine,
            sent_away=sorted(state.sent_away) if person == state.owner else [],
            undo=UndoInfo(
                mine=self._undo_of(person),
                turn_start=self.state.turn_start(person),
                asked_by=state.undo.seat if state.undo else None,
                event=state.undo.event if state.undo else None,
                answers=list(state.undo.agreed) if state.undo else [],
                waits_for=state.undo_waits_for(),
            ),
            may_abort=may_abort(state),
            abort=self._abort(),
            ended=state.ended,
            ends_on=self.ends_on(state),
            rematch=state.rematch,
            origin=state.settings.origin,
        )

    def _abort(self) -> AbortInfo | None:
        plan = abort_plan(self.state)
        return AbortInfo(**plan._asdict()) if plan else None

    def _variant(self, language: str) -> str:
        """Return what people call the variant that is played; nothing where it has no name of its own."""
        spec, variant = self.state.spec, variant_of(self.state.spec, self.state.settings)
        is_told = variant is not None and len(spec.settings.variants) > 1
        return spec.table.words.variant(variant, language) if is_told else ""

    def _bot_note(self, bot: str | None, language: str) -> str:
        """Return what else is to be said of the bot of a chair."""
        spec, edition = self.state.spec, self.state.components.edition
        return "" if bot is None else bot_note(self._trouble_of(spec.id, edition, bot), language)

    def _roles(self, seat: int, language: str) -> list[str]:
        """Return the options that name the player of this seat, such as who begins."""
        spec = self.state.spec
        chosen = checked_options(spec, self.state.settings.options)
        return [
            spec.table.words.option(option.name, language)
            for option in spec.settings.options
            if option.first_chair is not None and getattr(chosen, option.name) == option.first_chair + seat
        ]

    def _undo_of(self, person: str | None) -> Any:
        """Say what a person needs to take their last move back."""
        seat = self.state.undo_seat(person)
        return "impossible" if seat is None else self.state.undo_plan(seat).kind.value

    # --- the game -----------------------------------------------------------------------------------------

    def game(self, person: str | None, language: str) -> GameInfo | None:
        """Return the game as a reader sees it, once there is one."""
        if self.state.match is None:
            return None
        return self.game_of(viewing_seat(self.state, person), language)

    def game_of(self, seat: int, language: str, move: int | None = None) -> GameInfo:
        """Return the game as a seat sees it; after fewer moves than were made no action is legal."""
        match = self.state.match
        assert match is not None
        is_now = move is None or move == match.move_count
        state = match.state if is_now else match.state_at(move if move is not None else match.move_count)
        rules, spec = match.rules, match.spec
        view = spec.records.view()
        rules.view(state, seat, view)
        asked = [p for p in members(rules.actors(state)) if not self.state.chairs[p].is_free]
        asked = [] if is_now and self.state.ended else asked
        names = self.names(language)
        legal: list[int] = match.legal(seat) if is_now and seat in asked else []
        return GameInfo(
            seat=seat,
            move=match.move_count if move is None else move,
            view=to_json(view),
            asked=asked,
            prompt=self.words.prompt(view, asked, names, language, legal),
            actions=[
                LegalAction(
                    action=spec.actions.to_text(action),
                    label=self.words.action(view, action, names, language),
                    short=self.words.short_action(view, action, language),
                    consequence=self.insights.consequence(view, action, language),
                    numbers=self.insights.numbers(view, action),
                    **_struct(spec.actions.to_struct(action)),
                )
                for action in legal
            ],
            standing=[
                [self._score_line(note, language) for note in self.insights.lines_now(view, p)]
                for p in range(len(match.seats))
            ],
            facts=self.insights.facts(view) | self.insights.past(_read_by(match, seat, move)),
            result=self._result(seat, language) if is_now and match.is_over else None,
        )

    def round_before(self, person: str | None, language: str) -> RoundInfo | None:
        """Return the round that was over when the last move began the next one, as a reader knows it."""
        return round_before(self._match, viewing_seat(self.state, person), language)

    def _result(self, seat: int, language: str) -> Result:
        """Return how the game has ended for who looks from a seat; who has several is not called "you"."""
        mine = self.state.seats_of(self.state.chairs[seat].person) if seat != SPECTATOR else []
        reader = seat if mine == [seat] else None
        return result_of(
            self._match, self.names(language), language, reader, told_of_rematch(self.state, language)
        )

    def _score_line(self, note: Note, language: str) -> ScoreLine:
        return score_line(self._match, note, language)

    # --- what happened ------------------------------------------------------------------------------------

    def log(self, person: str | None, language: str) -> list[LogLine]:
        """Return all a reader may know of what happened."""
        lines = [self._line(move, note, person, language) for move, note in self._notes(person)]
        return [*lines, *self._tie_lines(language)]

    def log_since(self, person: str | None, language: str, move: int) -> tuple[int, list[LogLine]]:
        """Return what happened after a move, and how many lines come before it."""
        notes = self._notes(person)
        start = sum(1 for at, _ in notes if at <= move)
        lines = [self._line(at, note, person, language) for at, note in notes[start:]]
        return start, [*lines, *(line for line in self._tie_lines(language) if line.move > move)]

    def _notes(self, person: str | None) -> list[tuple[int, Told]]:
        match = self.state.match
        if match is None:
            return []
        mine = self.state.seats_of(person)
        seat = mine[0] if len(mine) == 1 else SPECTATOR  # a shared screen is read by all around it
        noted: list[tuple[int, Told]] = [(0, note) for note in match.opening_notes] + self._hints_at(0)
        for number, move in enumerate(match.moves, 1):
            stand_in = self.state.stand_ins.get(number)
            noted += [(number, stand_in)] if stand_in and stand_in.is_news else []
            noted += [(number, note) for note in move.notes]
            noted += self._hints_at(number)
        return [(at, one) for at, one in noted if not isinstance(one, Note) or match.may_read(one, seat)]

    def _hints_at(self, move: int) -> list[tuple[int, Told]]:
        """Return who first asked for a hint after so many moves."""
        return [(move, Hinted(seat)) for seat, at in self.state.hinted.items() if at == move]

    def _line(self, move: int, note: Told, person: str | None, language: str) -> LogLine:
        match = self.state.match
        assert match is not None
        if isinstance(note, StandIn):
            return LogLine(move=move, seat=note.seat, text=self._stand_in(note, language), rule="")
        if isinstance(note, Hinted):
            text = CATALOGUE.say(language, "hinted", name=self.names(language)[note.seat])
            return LogLine(move=move, seat=note.seat, text=text, rule="")
        mine = self.state.seats_of(person)
        reader = mine[0] if len(mine) == 1 else None
        text = self.words.event(note, self.names(language), language, reader)
        return LogLine(
            move=move,
            seat=note.seat,
            text=text,
            rule=match.spec.events[note.kind].rule,
            kind=match.spec.events[note.kind].name,
            place=self.words.place_of(note, language),
            is_forced=move > 0 and match.forced_note(match.moves[move - 1]) is note,
            is_of_bot=move > 0
            and note.seat == match.moves[move - 1].seat
            and self.state.bot_of(move) is not None,
        )

    def _stand_in(self, stand_in: StandIn, language: str) -> str:
        return CATALOGUE.say(
            language,
            f"stand-in-{stand_in.why}",
            name=self.names(language)[stand_in.seat],
            bot=bot_label(stand_in.bot, language),
            usual=bot_label(USUAL, language),
        )

    def _tie_lines(self, language: str) -> list[LogLine]:
        """Return the last lines of a finished game: why seats with the same score rank as they do."""
        match = self.state.match
        if match is None or not match.is_over:
            return []
        return [
            LogLine(
                move=match.move_count,
                seat=tie.above[0],
                text=self.words.tie(tie, self.names(language), language),
                rule=tie.rule,
            )
            for tie in match.result().ties
        ]

    def chat(self) -> list[ChatLine]:
        """Return all that was said."""
        return [chat_line(said) for said in self.state.chat]


def _read_by(match: Match, seat: int, move: int | None) -> Iterator[Note]:
    """Return what happened in the first so many moves, or in all, as far as a seat may know."""
    for each in match.moves[:move]:
        yield from (note for note in each.notes if match.may_read(note, seat))


def bot_note(trouble: str, language: str) -> str:
    """Return what people are told of a bot that cannot play yet, or not at all."""
    return CATALOGUE.say(language, f"bot-{trouble}", usual=bot_label(USUAL, language)) if trouble else ""


def empty_chair(language: str) -> str:
    """Return what is said for the name of who has not sat down."""
    return CATALOGUE.say(language, "empty-chair")


def chat_line(said: ChatMessage) -> ChatLine:
    """Return one thing that was said."""
    return ChatLine(
        event=said.event, person=said.person, name=said.name, seat=said.seat, text=said.text, at=said.at
    )


def _struct(struct: Mapping[str, Any]) -> dict[str, Any]:
    arguments = dict(struct)
    return {"kind": arguments.pop("kind"), "arguments": arguments}
