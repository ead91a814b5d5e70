"""What each command of a person does to a table: the events it makes, or why it is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from cubarium.bots.registry import NAMES, USUAL, is_bot, knows
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match, PreparedMove
from cubarium.engine.match import Undo as UndoKind
from cubarium.engine.table_luck import BOT, NONE
from cubarium.server.errors import Conflict, NotAllowed, RequestRefused
from cubarium.server.people.names import looks
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.luck import (
    Pledge,
    check_contribution,
    content_of,
    contributed,
)
from cubarium.server.tables.state import BY_PERSON, TableState
from cubarium.server.wire import commands as wire
from cubarium.server.wire.people import Person

WAIT = "wait"
"""The action of who would rather see what others do, in games that have it."""


class NewEvent(NamedTuple):
    """Something that will have happened once it is stored."""

    kind: str
    content: dict[str, Any]
    prepared: PreparedMove | None = None


def events_of(
    state: TableState, command: wire.Command, who: Person, here: Sequence[int], now: float
) -> list[NewEvent]:
    """Return the events of a command, which are stored together or not at all."""
    match command:
        case wire.Sit():
            check_contribution(state, command.contribution)
            return sit(state, command.seat, who, now, command.contribution)
        case wire.Contribute():
            return [NewEvent("contributed", contributed(state, command.contribution, who.id))]
        case wire.Stand():
            return _stand(state, who)
        case wire.SeatBot():
            return [_seat_bot(state, command, who)]
        case wire.ClearSeat():
            return [_clear_seat(state, command, who)]
        case wire.Invite():
            return [_invite(state, command, who)]
        case wire.Start():
            return _start(state, command, who)
        case wire.Act():
            return [_act(state, command, who, now)]
        case wire.Undo():
            return [_undo(state, who)]
        case wire.AnswerUndo():
            return _answer_undo(state, command, who)
        case wire.Say():
            return [_say(state, command, who)]
        case wire.Leave():
            return _leave(state, who)
        case wire.ComeBack():
            return [_come_back(state, who)]
        case wire.Replace():
            return _replace(state, command, who, here)
        case _:
            raise RequestRefused("malformed", what=type(command).__name__)


JOINERS = "\u200c\u200d"
"""Cannot be seen, but letters and emoji are made with them."""


# --- before the game --------------------------------------------------------------------------------------


def _chair_is_there(state: TableState, seat: int) -> None:
    if seat >= len(state.chairs):
        raise RequestRefused("no-such-seat", seat=seat + 1, seats=len(state.chairs))


def _must_be_open(state: TableState) -> None:
    if state.status != "open":
        raise Conflict("has-begun")


def _must_own(state: TableState, who: Person) -> None:
    if who.id != state.owner:
        raise NotAllowed("owner-only")


def sit(
    state: TableState, seat: int, who: Person, now: float, contribution: str | None = None
) -> list[NewEvent]:
    """Let somebody take a chair; at some tables the last one begins the game."""
    _chair_is_there(state, seat)
    if who.id in state.sent_away:
        raise NotAllowed("sent-away")
    is_free = state.chairs[seat].is_free
    if state.status == "playing" and is_free and not state.is_late(seat):
        raise Conflict("too-late", seat=seat + 1)
    if not state.is_late(seat):
        _must_be_open(state)
    if not is_free:
        raise Conflict("seat-taken", seat=seat + 1)
    if state.seats_of(who.id) and who.id != state.owner:
        raise Conflict("has-a-seat")
    clocks = {} if state.match is None else {"clocks": state.clocks.standing(now)}
    named = {"seat": seat, "person": who.id, "name": free_name(state, who.name)}
    sat = NewEvent("sat", {**named, **clocks, **content_of(contribution)})
    is_last = state.status == "open" and [seat] == state.free_chairs()
    begins = is_last and state.settings.begins_when_full
    coming = {seat: contribution or NONE}
    return [sat, NewEvent("began", beginning(state, coming=coming))] if begins else [sat]


def free_name(state: TableState, name: str) -> str:
    """Return the name, or with a number where somebody at the table has it already."""
    return unlike((chair.name for chair in state.chairs), name)


def unlike(taken: Iterable[str], name: str) -> str:
    """Return a name, or with a number where one that looks like it is taken."""
    seen = {looks(one) for one in taken}
    number = 2
    free = name
    while looks(free) in seen:
        free = f"{name[:36]} {number}"
        number += 1
    return free


def name_for_bot(state: TableState, others: Sequence[str] = ()) -> str:
    """Return a name of ours that nobody at the table has, nor others who are about to sit down."""
    taken = {looks(name) for name in (*(chair.name for chair in state.chairs), *others)}
    return next((name for name in NAMES if looks(name) not in taken), free_name(state, NAMES[0]))


def _stand(state: TableState, who: Person) -> list[NewEvent]:
    _must_be_open(state)
    seats = state.seats_of(who.id)
    if not seats:
        raise Conflict("no-seat")
    return [NewEvent("stood", {"seat": seat}) for seat in seats]


def check_bot_of(spec: GameSpec, bot: str) -> None:
    """Refuse a bot that is not there, or has not learned the game."""
    if not is_bot(bot):
        raise RequestRefused("no-such-bot", bot=bot)
    if not knows(bot, spec):
        raise RequestRefused("bot-knows-not", bot=bot)


def _seat_bot(state: TableState, command: wire.SeatBot, who: Person) -> NewEvent:
    _must_own(state, who)
    _must_be_open(state)
    _chair_is_there(state, command.seat)
    bot = USUAL if command.bot is None else command.bot
    check_bot_of(state.spec, bot)
    if not state.chairs[command.seat].is_free:
        raise Conflict("seat-taken", seat=command.seat + 1)
    return NewEvent("bot-sat", {"seat": command.seat, "bot": bot, "name": name_for_bot(state)})


def _clear_seat(state: TableState, command: wire.ClearSeat, who: Person) -> NewEvent:
    _must_own(state, who)
    _must_be_open(state)
    _chair_is_there(state, command.seat)
    if state.chairs[command.seat].is_free:
        raise Conflict("seat-free", seat=command.seat + 1)
    person = state.chairs[command.seat].person
    out = {} if person in (None, state.owner) else {"sent_away": person}
    return NewEvent("stood", {"seat": command.seat, **out})


def _invite(state: TableState, command: wire.Invite, who: Person) -> NewEvent:
    _must_own(state, who)
    if command.person not in state.sent_away:
        raise Conflict("not-sent-away")
    return NewEvent("invited", {"person": command.person})


def _start(state: TableState, command: wire.Start, who: Person) -> list[NewEvent]:
    _must_own(state, who)
    _must_be_open(state)
    if not state.may_begin and not command.fill:
        raise Conflict("seats-are-free")
    names: list[str] = []
    free = state.free_chairs() if command.fill else []
    for _ in free:
        names.append(name_for_bot(state, names))
    bots = [
        NewEvent("bot-sat", {"seat": seat, "bot": USUAL, "name": name})
        for seat, name in zip(free, names, strict=True)
    ]
    return [*bots, NewEvent("began", beginning(state, coming=dict.fromkeys(free, BOT)))]


# --- playing ----------------------------------------------------------------------------------------------


def begun(state: TableState) -> Match:
    """Return the match of a table; refuse before its beginning."""
    if state.match is None:
        raise Conflict("not-begun")
    return state.match


def playing(state: TableState) -> Match:
    """Return the match that is played; refuse before its beginning and after its end."""
    match = begun(state)
    if match.is_over or state.ended:
        raise Conflict("is-over")
    return match


def _act(state: TableState, command: wire.Act, who: Person, now: float) -> NewEvent:
    if command.seat not in state.seats_of(who.id):
        raise NotAllowed("not-your-seat")
    match = playing(state)
    if state.chairs[command.seat].is_away:
        raise Conflict("is-away")
    if command.move != match.move_count and not is_still_legal(match, command.seat, command.move):
        raise Conflict("moved-on", move=match.move_count)
    return prepare_move(state, command.seat, command.action, BY_PERSON, now)


def prepare_move(
    state: TableState, seat: int, action: str, by: str, now: float, stands_in: str = ""
) -> NewEvent:
    """Run the rules for a move; the match makes it when the event is stored, and changes nothing before.

    `stands_in` says why the usual bot moves for the one in the chair.
    """
    match = begun(state)
    remaining, clocks = state.clocks.remaining(seat, now), state.clocks.after_move(seat, now)
    prepared = match.prepare(seat, action)
    move, ending = prepared.move, match.ending(prepared)
    result = {} if ending is None else ending.to_json()
    content = {
        "seat": move.seat,
        "action": match.spec.actions.to_text(move.action),
        "outcomes": list(move.outcomes),
        "move": match.move_count + 1,
        "ends": ending is not None,
        "by": by,
        "remaining": round(remaining, 3),
        "clocks": clocks,
        **result,
    }
    if ending is not None and state.secret is not None:
        content["next"] = Pledge.new().to_json()
    if stands_in:
        content["stands_in"] = {"bot": state.chairs[seat].bot, "why": stands_in}
    return NewEvent("moved", content, prepared)


def is_still_legal(match: Match, seat: int, move: int) -> bool:
    """Tell whether others have moved since, and the seat has the very same actions: all may act at once.

    Whether one may wait to see what others do changes with every move of theirs, and nothing else by it.
    """
    if move > match.move_count or any(one.seat == seat for one in match.moves[move:]):
        return False
    then = match.state_at(move)
    out = [0] * match.spec.actions.count
    before = out[: match.rules.legal_actions(then, seat, out)]
    return _but_for_waiting(match, before) == _but_for_waiting(match, match.legal(seat))


def _but_for_waiting(match: Match, actions: Sequence[int]) -> list[str]:
    texts = map(match.spec.actions.to_text, actions)
    return [text for text in texts if text != WAIT]


def _undo(state: TableState, who: Person) -> NewEvent:
    playing(state)
    seat = state.undo_seat(who.id)
    if seat is None:
        raise NotAllowed("no-seat")
    if state.chairs[seat].is_away:
        raise Conflict("is-away")
    plan = state.undo_plan(seat)
    if plan.rule:
        raise Conflict("laid-is-laid", rule=plan.rule)
    if plan.kind is UndoKind.IMPOSSIBLE:
        if state.settings.tournament is not None:
            raise Conflict("tournament-undo")
        raise Conflict("undo-impossible") if state.settings.daily is None else Conflict("daily-undo")
    if plan.kind is UndoKind.FREE:
        return _undone(state, plan.count)
    if state.undo is not None:
        raise Conflict("undo-asked")
    return NewEvent("undo-asked", {"seat": seat})


def _undone(state: TableState, count: int) -> NewEvent:
    move = playing(state).move_count - count
    return NewEvent("undone", {"move": move, "clocks": state.clocks_before(move)})


def _undone_if_agreed(
    state: TableState, agreeing: Sequence[int] = (), leaving: Sequence[int] = ()
) -> list[NewEvent]:
    """Return the undo that is asked for, if nobody has still to agree once these agree or leave."""
    if state.undo is None:
        return []
    plan = state.undo_plan(state.undo.seat, leaving)
    is_agreed = plan.needs <= {*state.undo.agreed, *agreeing}
    return [_undone(state, plan.count)] if is_agreed and plan.kind is not UndoKind.IMPOSSIBLE else []


def _answer_undo(state: TableState, command: wire.AnswerUndo, who: Person) -> list[NewEvent]:
    playing(state)
    seats = state.seats_of(who.id)
    if state.undo is None:
        raise Conflict("undo-not-asked")
    if command.event != state.undo.event:
        raise Conflict("undo-lapsed")
    if not state.undo_plan(state.undo.seat).needs & {*seats}:
        raise NotAllowed("undo-not-yours")
    answered = NewEvent("undo-answered", {"seats": seats, "agree": command.agree})
    return [answered, *_undone_if_agreed(state, agreeing=seats)] if command.agree else [answered]


# --- beside the game --------------------------------------------------------------------------------------


def _say(state: TableState, command: wire.Say, who: Person) -> NewEvent:
    seats = state.seats_of(who.id)
    kept = "".join(c for c in " ".join(command.text.split()) if c.isprintable() or c in JOINERS)
    text = kept.strip(JOINERS + " ")
    if not text:
        raise RequestRefused("unreadable-text")
    content = {
        "person": who.id,
        "name": state.chairs[seats[0]].name if seats else free_name(state, who.name),
        "seat": seats[0] if seats else None,
        "text": text,
    }
    return NewEvent("said", content)


def _leave(state: TableState, who: Person) -> list[NewEvent]:
    playing(state)
    if state.settings.daily is not None:  # its result is to be one's own
        raise NotAllowed("daily-leave")
    if not (left := give_to_bot(state, who.id)):
        raise Conflict("no-seat")
    return left


def give_to_bot(state: TableState, person: str) -> list[NewEvent]:
    """Let a bot play for somebody; nothing happens where one does already."""
    seats = [seat for seat in state.seats_of(person) if not state.chairs[seat].is_away]
    left = NewEvent("left", {"seats": seats, "bot": USUAL})
    return [left, *_undone_if_agreed(state, leaving=seats)] if seats else []


def _come_back(state: TableState, who: Person) -> NewEvent:
    seats = [seat for seat in state.seats_of(who.id) if state.chairs[seat].is_away]
    if not seats:
        raise Conflict("not-away")
    return NewEvent("returned", {"seats": seats})


def _replace(state: TableState, command: wire.Replace, who: Person, here: Sequence[int]) -> list[NewEvent]:
    playing(state)
    _chair_is_there(state, command.seat)
    if not state.seats_of(who.id):
        raise NotAllowed("no-seat")
    chair = state.chairs[command.seat]
    if chair.is_free:
        raise Conflict("seat-free", seat=command.seat + 1)
    if state.clocks.counts and not chair.is_played_by_bot and command.seat not in state.overdue:
        raise Conflict("clock-decides", seat=command.seat + 1)
    if chair.is_played_by_bot or command.seat in here:
        raise Conflict("is-here", seat=command.seat + 1)
    left = NewEvent("left", {"seats": [command.seat], "bot": USUAL})
    return [left, *_undone_if_agreed(state, leaving=[command.seat])]
