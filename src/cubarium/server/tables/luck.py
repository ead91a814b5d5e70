"""The luck of a table: what is pledged before a game, what its people give to it, what is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from time import time
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert, select

from cubarium.engine.table_luck import BOT, NONE, TableLuck, commitment_of, fresh_secret
from cubarium.server.errors import Conflict, NotAllowed, RequestRefused
from cubarium.server.people.people import new_id
from cubarium.server.storage.schema import luck_pledge
from cubarium.server.wire.tables import LuckInfo, NextLuck, TableRequest

if TYPE_CHECKING:
    from cubarium.server.tables.state import TableState

PLEDGE_SECONDS = 600
"""A pledge that nobody has set a table for is forgotten after this time."""
MOST_PLEDGES = 5
"""How many a person may hold; the oldest makes room."""


@dataclass(frozen=True)
class Pledge:
    """A table to come and its secret, whose commitment is told before anybody contributes."""

    table: str
    secret: str

    @staticmethod
    def new() -> Pledge:
        """Draw one."""
        return Pledge(new_id(), fresh_secret())

    @property
    def commitment(self) -> str:
        """Return what is told of it."""
        return commitment_of(self.table, self.secret)

    def to_json(self) -> dict[str, str]:
        """Return what is stored."""
        return asdict(self)


# --- pledges to people who are about to set a table ------------------------------------------------------


def keep_pledge(connection: Connection, person: str, pledge: Pledge) -> None:
    """Store a pledge to a person, and forget those that are too old or too many."""
    rows, now = luck_pledge, time()
    connection.execute(delete(rows).where(rows.c.made_at < now - PLEDGE_SECONDS))
    own = select(rows.c.table_id).where(rows.c.person_id == person).order_by(rows.c.made_at.desc())
    too_many = connection.execute(own.offset(MOST_PLEDGES - 1)).scalars().all()
    connection.execute(delete(rows).where(rows.c.table_id.in_(too_many)))
    connection.execute(
        insert(rows).values(table_id=pledge.table, person_id=person, secret=pledge.secret, made_at=now)
    )


def find_pledge(connection: Connection, person: str, table: str) -> Pledge:
    """Return a pledge that a person has; refuse one that has lapsed."""
    rows = luck_pledge
    own = (rows.c.table_id == table, rows.c.person_id == person, rows.c.made_at >= time() - PLEDGE_SECONDS)
    found = connection.execute(select(rows).where(*own)).first()
    if found is None:
        raise Conflict("luck-lapsed")
    return Pledge(found.table_id, found.secret)


def use_pledge(connection: Connection, table: str) -> None:
    """Take a pledge away with the table that was set for it: it is good for one."""
    rows = luck_pledge
    if connection.execute(delete(rows).where(rows.c.table_id == table)).rowcount != 1:
        raise Conflict("luck-lapsed")


def check_wish(body: TableRequest) -> None:
    """Refuse a contribution to a secret that is still to be chosen: it would be worth nothing."""
    if body.contribution is not None and body.luck is None:
        raise RequestRefused("luck-without-pledge")


# --- what people give -------------------------------------------------------------------------------------


def content_of(contribution: str | None) -> dict[str, str]:
    """Return what an event holds of a contribution."""
    return {} if contribution is None else {"contribution": contribution}


def check_contribution(state: TableState, contribution: str | None) -> None:
    """Refuse a contribution with which somebody sits down where it cannot count any more."""
    if contribution is not None and (state.match is not None or state.secret is None):
        raise Conflict("luck-settled")


def contributed(state: TableState, contribution: str, person: str) -> dict[str, str]:
    """Return what a person gives to the game, or once it is over to the next one; only once."""
    seats = state.seats_of(person)
    if not seats:
        raise NotAllowed("no-seat")
    is_over = state.status == "over"
    has_next = state.next_luck is not None and state.rematch is None
    if state.secret is None or state.status == "playing" or (is_over and not has_next):
        raise Conflict("luck-settled")
    next_one = state.next_contributions.get(person, "")
    if next_one if is_over else all(state.chairs[seat].contribution for seat in seats):
        raise Conflict("luck-given")
    return {"person": person, "contribution": contribution}


def contributions_of(state: TableState, coming: Mapping[int, str] = MappingProxyType({})) -> list[str]:
    """Return what each seat gives to a game that begins now; `coming` are those who sit down with it."""
    given = [BOT if chair.bot is not None else chair.contribution or NONE for chair in state.chairs]
    return [coming.get(seat, one) for seat, one in enumerate(given)]


def luck_of(state: TableState, content: Mapping[str, Any]) -> TableLuck | None:
    """Return the luck of a game from its secret and what was given when it began; none if it has a seed."""
    if "contributions" not in content:
        return None
    assert state.secret is not None, "a table whose people contribute has a secret"
    return TableLuck(state.id, state.secret, tuple(content["contributions"]))


# --- what is told -----------------------------------------------------------------------------------------


def luck_info(state: TableState) -> LuckInfo | None:
    """Return what everybody may know of the luck of a table."""
    if state.secret is None:
        return None
    match = state.match
    luck = match.table_luck if match is not None else None
    is_over = match is not None and match.is_over
    seats = contributions_of(state) if luck is None else luck.contributions
    if luck is not None and is_over:
        seats = [luck.given(seat) for seat in range(len(seats))]
    return LuckInfo(
        commitment=commitment_of(state.id, state.secret),
        contributions=[None if given in (BOT, NONE) else given for given in seats],
        secret=state.secret if is_over else None,
        next=_next_of(state) if is_over and state.rematch is None else None,
    )


def _next_of(state: TableState) -> NextLuck | None:
    pledge = state.next_luck
    if pledge is None:
        return None
    given = [state.next_contributions.get(chair.person or "") for chair in state.chairs]
    return NextLuck(table=pledge.table, commitment=pledge.commitment, contributions=given)
