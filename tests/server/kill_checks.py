"""What the database of the server must say once everything is over: read offline, replayed, compared."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from cubarium.engine.errors import CubariumError
from cubarium.engine.log import read_log
from cubarium.engine.match import Undo
from cubarium.engine.registry import load_game
from cubarium.server.storage.schema import event, game_table
from cubarium.server.storage.store import open_engine
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import MOST_LINES, Event, TableState
from tests.server.kill_clients import Client, digest
from tests.server.kill_record import Record, Shown

ACKNOWLEDGED = "acknowledged commands are stored under their number"
REFUSED = "refused commands left nothing in the store"
SHOWN = "what was shown was stored: number, kind, move, game"
WHOLE = "commands are stored whole, numbers have no gap"
FINAL = "the events replay to what clients have at the end"
STATUS = "the status of a table is that of its events"
LOGS = "logs of finished games replay to the stored game"

KINDS_WITH_GAME = {"began", "moved", "undone"}


class Stored:
    """A database of the server, read once."""

    def __init__(self, address: str) -> None:
        """Read everything."""
        engine = open_engine(address)
        with engine.begin() as connection:
            self.tables = {row.id: row for row in connection.execute(select(game_table))}
            self.events: defaultdict[str, list[Any]] = defaultdict(list)
            for row in connection.execute(select(event).order_by(event.c.table_id, event.c.number)):
                self.events[row.table_id].append(row)
        engine.dispose()


def check_commands(stored: Stored, record: Record) -> None:
    """Look for every command that was answered."""
    number_of = {
        (row.table_id, row.command): row for rows in stored.events.values() for row in rows if row.command
    }
    done = {(one.table, one.person, one.command) for one in record.promises if one.number is not None}
    for promise in record.promises:
        if promise.number is None and (promise.table, promise.person, promise.command) in done:
            continue  # sent twice, it was refused and then done: in haste, or before the table had moved on
        found = number_of.get((promise.table, f"{promise.person}:{promise.command}"))
        if promise.number is None:
            record.check(REFUSED, found is None, f"{promise} is stored")
            continue
        # Agreeing to an undo makes two events, the answer and what was taken back; so may leaving.
        most = 2 if promise.kind in {"answer-undo", "leave"} else 1
        holds = found is not None and found.number <= promise.number < found.number + most
        record.check(ACKNOWLEDGED, holds, f"{promise} is stored as {found and found.number}")


def check_tables(stored: Stored, record: Record, clients: Sequence[Client], logs: dict[str, str]) -> None:
    """Replay every table, and compare each move with what was shown of it."""
    shown: defaultdict[str, defaultdict[int, list[Shown]]] = defaultdict(lambda: defaultdict(list))
    for one in record.shown:
        shown[one.table][one.number].append(one)
    ends: defaultdict[str, list[Client]] = defaultdict(list)
    for client in clients:
        ends[client.id].append(client)
    for table_id in {*shown, *ends} - set(stored.tables):
        record.check(SHOWN, False, f"table {table_id} was shown and is not stored")
    for table_id, row in stored.tables.items():
        state = TableState(
            row.id, row.game, row.owner_id, Settings.from_json(row.settings), secret=row.secret
        )
        try:
            _replay(state, stored.events[table_id], record, shown[table_id], ends[table_id])
        except (CubariumError, AssertionError, KeyError) as problem:
            record.check(FINAL, False, f"table {table_id} does not replay: {problem!r}")
            continue
        record.check(STATUS, row.status == state.status, f"{table_id}: {row.status}, not {state.status}")
        if table_id in logs:
            _check_log(state, logs[table_id], record)


def _replay(
    state: TableState,
    rows: Sequence[Any],
    record: Record,
    shown: defaultdict[int, list[Shown]],
    ends: Sequence[Client],
) -> None:
    presenter = Presenter(state)
    number = 0
    owes_undo = False
    for number, row in enumerate(rows, 1):
        state.apply(Event(row.number, row.kind, row.content, row.at), 0.0)
        record.check(
            WHOLE,
            not owes_undo or row.kind == "undone",
            f"{state.id}: agreed to take back before {number}, and not done",
        )
        owes_undo = _owes_undo(state, row.kind)
        _compare(presenter, record, row, shown.pop(number, []))
        for client in ends:
            if client.number == number:
                _compare_end(presenter, record, client)
    record.check(WHOLE, not owes_undo, f"{state.id}: agreed to take back at {number}, and not done")
    for unknown, messages in shown.items():
        record.check(SHOWN, False, f"{state.id} has {number} events, shown was {unknown}: {messages[0]}")
    for client in ends:
        known = client.number is None or client.number <= number
        record.check(FINAL, known, f"{state.id} has {number} events, a client saw {client.number}")


def _owes_undo(state: TableState, kind: str) -> bool:
    """Tell whether the answer just given means that a move is taken back at once."""
    if kind != "undo-answered" or state.undo is None:
        return False
    plan = state.undo_plan(state.undo.seat)
    return plan.needs <= set(state.undo.agreed) and plan.kind is not Undo.IMPOSSIBLE


def _compare(presenter: Presenter, record: Record, row: Any, shown: Sequence[Shown]) -> None:
    games: dict[str | None, tuple[int | None, str | None]] = {}
    for one in shown:
        if one.how == "chat":
            fits = row.kind == "said"
        elif one.how == "game":
            fits = row.kind in KINDS_WITH_GAME
        elif one.how == "table":
            fits = row.kind not in {*KINDS_WITH_GAME, "said"}
        else:
            fits = True
        record.check(SHOWN, fits, f"{one} is stored as {row.kind}")
        if one.how not in {"game", "welcome"}:
            continue
        if one.person not in games:
            game = as_sent(presenter.game(one.person, "en"))
            games[one.person] = (game["move"], digest(game)) if game else (None, None)
        same = (one.move, one.game) == games[one.person]
        record.check(SHOWN, same, f"{one}, stored is move and game {games[one.person]}")


def _compare_end(presenter: Presenter, record: Record, client: Client) -> None:
    person = client.who.id if client.who else None
    pairs = {
        "game": (client.game, as_sent(presenter.game(person, "en"))),
        "log": (client.log, [as_sent(line) for line in presenter.log(person, "en")]),
        # a client keeps every line it was told; a table the last ones
        "chat": (client.chat[-MOST_LINES:], [as_sent(line) for line in presenter.chat()]),
        "table": (_timeless(client.table), _timeless(as_sent(presenter.table(person, "en", 0.0)))),
    }
    for name, (told, again) in pairs.items():
        what = f"{client.id} at {client.number}, {client.who}: {name}"
        seen, replayed = _differing(told, again)
        record.check(FINAL, seen == replayed, f"{what} is {seen}, replayed {replayed}"[:2000])


def _differing(one: Any, other: Any) -> tuple[Any, Any]:
    """Return the parts in which two messages differ."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return one, other
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return {name: one.get(name) for name in names}, {name: other.get(name) for name in names}


def _check_log(state: TableState, text: str, record: Record) -> None:
    try:
        match = read_log(text, load_game)
    except CubariumError as problem:
        record.check(LOGS, False, f"{state.id}: {problem}")
        return
    same = state.match is not None and match.packed() == state.match.packed() and match.is_over
    record.check(LOGS, same, f"{state.id}: the log leads to another state")


def as_sent(message: Any) -> Any:
    """Return a message as a client reads it."""
    return None if message is None else json.loads(message.model_dump_json())


def _timeless(table: dict[str, Any]) -> dict[str, Any]:
    seats = [{**seat, "remaining": None, "is_running": False} for seat in table["seats"]]
    return {**table, "seats": seats, "ends_on": None}  # what is said goes without the table
