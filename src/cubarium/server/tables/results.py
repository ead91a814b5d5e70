"""Results: written in the same commit as the move that ends a game, and read by lists and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, exists, insert, null, select, update

from cubarium.bots.registry import USUAL
from cubarium.engine.chance import Note
from cubarium.engine.contract import nothing_special
from cubarium.engine.registry import load_game
from cubarium.engine.ties import Tie
from cubarium.server.storage.schema import game_table, put_away, result, sitting
from cubarium.server.tables.presenter import empty_chair
from cubarium.server.tables.settings import Settings, variant_of
from cubarium.server.tables.state import TableState
from cubarium.server.wire.lists import RowResult, TableRow

ADD_RESULT = insert(result)


def store_result(
    connection: Connection,
    state: TableState,
    ending: Mapping[str, Any],
    ended_at: float,
    notes: Sequence[Note],
) -> None:
    """Write how every seat of a table came out; `notes` are those of the whole game."""
    variant = variant_of(state.spec, state.settings)
    feats = feats_of(state, notes, ending["places"])
    for seat, chair in enumerate(state.chairs):
        connection.execute(
            ADD_RESULT,
            {
                "table_id": state.id,
                "seat": seat,
                "person_id": chair.person,
                "name": chair.name,
                "game": state.spec.id,
                "variant": variant,
                "score": ending["scores"][seat],
                "place": ending["places"][seat],
                "ended_at": ended_at,
                "ties": ending["ties"],
                "counts": state.settings.counts,
                "bot": _bot_in(state, seat),
                "feats": feats[seat],
            },
        )


def _bot_in(state: TableState, seat: int) -> str | None:
    """Return the bot in a chair at the end: the usual one, where it made most of the moves for another."""
    chair, stood_in = state.chairs[seat], sum(one.seat == seat for one in state.stand_ins.values())
    made = sum(move.seat == seat for move in state.match.moves) if state.match else 0
    return USUAL if chair.bot is not None and 2 * stood_in > made else chair.bot


def feats_of(state: TableState, notes: Sequence[Note], places: Sequence[int]) -> list[list[str]]:
    """Return what each seat achieved; nothing in a game that statistics do not count."""
    feats = state.spec.table.feats if state.settings.counts else nothing_special
    return feats(notes, places)


def store_feats(connection: Connection, state: TableState, notes: Sequence[Note]) -> None:
    """Write what was achieved at a table whose result is kept."""
    own = result.c.table_id == state.id
    places = connection.execute(select(result.c.place).where(own).order_by(result.c.seat)).scalars().all()
    for seat, feats in enumerate(feats_of(state, notes, places)):
        connection.execute(update(result).where(own, result.c.seat == seat).values(feats=feats))


def is_kept(connection: Connection, table_id: str) -> bool:
    """Tell whether the result of a table is kept."""
    return connection.execute(select(exists().where(result.c.table_id == table_id))).scalar_one()


def without_result(connection: Connection) -> Sequence[str]:
    """Return the tables that were over before results were kept, or what was achieved there."""
    known = exists().where(result.c.table_id == game_table.c.id, result.c.feats.is_not(null()))
    over = select(game_table.c.id).where(game_table.c.status == "over", game_table.c.ended.is_(None), ~known)
    return connection.execute(over.order_by(game_table.c.changed_at.desc())).scalars().all()


def is_own(person: str) -> ColumnElement[bool]:
    """Select the tables at which a person has a seat, or that they have set."""
    sat = select(sitting.c.table_id).where(sitting.c.person_id == person)
    # Together with `or` they would make PostgreSQL read all tables.
    return game_table.c.id.in_(sat.union(select(game_table.c.id).where(game_table.c.owner_id == person)))


def _own(person: str) -> Select[Any]:
    """Select the finished games in the list of a person."""
    is_away = exists().where(put_away.c.table_id == game_table.c.id, put_away.c.person_id == person)
    return (
        select(result.c.table_id)
        .join(game_table, game_table.c.id == result.c.table_id)
        .where(result.c.seat == 0, is_own(person), ~is_away)
    )


def own_finished(connection: Connection, person: str, table_id: str) -> Sequence[str]:
    """Return a finished game if it is in the list of a person."""
    return connection.execute(_own(person).where(result.c.table_id == table_id)).scalars().all()


def finished(connection: Connection, person: str, before: float | None, most: int) -> list[Sequence[Any]]:
    """Return the newest finished games of a person, each as the rows of its seats."""
    own = _own(person).order_by(result.c.ended_at.desc()).limit(most)
    if before is not None:
        own = own.where(result.c.ended_at < before)
    tables = connection.execute(own).scalars().all()
    rows = results_of(connection, tables)
    return [[row for row in rows if row.table_id == table] for table in tables]


def results_of(connection: Connection, tables: Sequence[str]) -> Sequence[Any]:
    """Return how every seat of these tables came out."""
    return connection.execute(
        select(result, game_table.c.settings)
        .join(game_table, game_table.c.id == result.c.table_id)
        .where(result.c.table_id.in_(tables))
        .order_by(result.c.seat)
    ).all()


def finished_row(seats: Sequence[Any], person: str, language: str) -> TableRow:
    """Return a finished game as a line of a list."""
    first = seats[0]
    settings = Settings.from_json(first.settings)
    words, names = load_game(first.game).table.words, [seat.name or empty_chair(language) for seat in seats]
    mine = [seat.seat for seat in seats if seat.person_id == person]
    return TableRow(
        id=first.table_id,
        game=first.game,
        game_name=words.game_name(language),
        variant=first.variant,
        status="over",
        seats=names,
        is_mine=True,
        is_my_turn=False,
        clock=settings.clock,
        values=list(settings.values),
        changed_at=first.ended_at,
        result=RowResult(
            places=[seat.place for seat in seats],
            scores=[seat.score for seat in seats],
            score_texts=[words.score(seat.score, language) for seat in seats],
            ties=[words.tie(tie, names, language) for tie in _ties_to_list(first.ties or [], mine)],
            mine=mine,
        ),
        origin=settings.origin,
    )


def _ties_to_list(stored: Sequence[Mapping[str, Any]], mine: Sequence[int]) -> list[Tie]:
    """Return the ties that matter in a line of a list: those of the winners, and of the reader's seats."""
    ties = [Tie.from_json(tie) for tie in stored]
    return [tie for tie in ties if tie.place == 1 or {*tie.above, *tie.below} & set(mine)]
