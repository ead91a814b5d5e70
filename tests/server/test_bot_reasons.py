"""Why a bot moved: told at once where nobody hides anything, else after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubarium.bots.advice import Advice
from cubarium.engine.match import Match
from cubarium.engine.record import pack
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import Preparation
from cubarium.server.tables.thinker import Answer, Question, Thinker
from tests.server.bare_table import table_of
from tests.server.bot_pools import Adviser
from tests.server.server_table import Server, Socket


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, Adviser) as running:
        yield running


def moves_of(match: Match, seat: int) -> list[int]:
    return [number for number, move in enumerate(match.moves, 1) if move.seat == seat]


def play_until_moved(server: Server, socket: Socket, seat: int) -> int:
    """Play on until a seat has moved, and return the number of its first move."""
    match = server.match(socket.table["id"])
    while not moves_of(match, seat):
        socket.until(lambda s: s.game and s.game["actions"])
        socket.move()
        socket.catch_up()
    socket.until(lambda s: s.game and s.game["actions"])
    return moves_of(match, seat)[0]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("hatchling", "New to the game, overlooks things."),
        ("rex", "In the games Rex imagines after this move, it wins 40 of 100"),
    ],
)
def test_where_nothing_is_secret_a_bot_says_why_while_the_game_lasts(
    server: Server, bot: str, reason: str
) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    socket = ada.join(ada.set_table("cubosaurs", ["me", "raptor"]))
    number = play_until_moved(server, socket, 1)
    server.live_table(socket.table["id"]).state.chairs[1].bot = bot  # nothing is got ready for it
    match = server.match(socket.table["id"])
    for guest in (ada, eve):
        told = guest.get(f"/api/tables/{socket.table['id']}/move/{number}/reason")
        assert told["reason"].startswith(reason)
        made = match.moves[number - 1]
        assert (told["seat"], told["action"]) == (1, match.spec.actions.to_text(made.action))
        assert told["move"] == number - 1
    lines = [line for line in socket.log if line["is_of_bot"]]
    assert {line["move"] for line in lines} == {*moves_of(match, 1)}
    assert {line["seat"] for line in lines} == {1}


def test_where_bots_hold_cards_they_say_why_after_the_end(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "raptor"])
    with ada.socket(table) as socket:
        number = play_until_moved(server, socket, 1)
        address = f"/api/tables/{table}/move/{number}/reason"
        assert ada.get(address, 403)["code"] == "reason-is-secret"
        socket.do("leave")
        socket.until(lambda s: s.table["status"] == "over")
    assert ada.get(address)["reason"] == "Plays with some common sense."


def test_a_bot_that_explains_is_given_what_its_seat_knew_then(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Question] = []

    def watched(_: Thinker, question: Question) -> Answer:
        given.append(question)
        return Advice(question.made or 0, "rex")

    async def find(*_: object) -> bool:
        return True

    monkeypatch.setattr(Thinker, "ask", watched)
    monkeypatch.setattr(Preparation, "look", find)
    match = table_of("trex", ["ada", "", ""], seed=5).match
    assert match is not None
    before: list[tuple[bytes, list[int]]] = []
    while len(match.moves) < 12:
        seat = match.actors()[0]
        before.append((pack(match.view(seat)), match.legal(seat)))
        match.act(seat, match.legal(seat)[0])
    number = next(n for n, (_, legal) in enumerate(before, 1) if n > 3 and len(legal) > 1)

    async def think() -> Advice:
        pool = BotPool(Packs(), 1)
        try:
            return await pool.explain(match, number)
        finally:
            pool.close()

    assert asyncio.run(think()).action == match.moves[number - 1].action
    (asked,) = given
    assert (asked.view, asked.legal) == before[number - 1]
    assert (asked.bot, asked.made) == ("rex", match.moves[number - 1].action)
