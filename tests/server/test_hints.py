"""Hints at a table: for one's own seat and eyes, where the table allows them, and nobody is deceived."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from cubarium.bots.advice import Advice, Weighed
from cubarium.engine.chance import seeded
from cubarium.engine.record import copy_of, pack
from cubarium.server.errors import Conflict
from cubarium.server.tables.bot_pool import BotPool, question_of
from cubarium.server.tables.hints import hint_of
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import Preparation
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.thinker import Answer, Question, Thinker, answer_of, bot_of
from cubarium.server.wire.hints import Hint, HintRequest
from cubarium.server.wire.people import Person
from tests.patience import SILENCE, wait_until
from tests.server.bare_table import table_of
from tests.server.bot_pools import Adviser
from tests.server.server_table import Frame, Guest, Server, Socket, two_people


@pytest.fixture
def server(tmp_path: Any) -> Iterator[Server]:
    with Server(tmp_path, Adviser) as running:
        yield running


def ask(guest: Guest, socket: Socket, status: int = 200, language: str = "en") -> Frame:
    """Ask for a hint for the seat that is asked."""
    assert socket.game is not None
    wish = {"seat": socket.game["seat"], "move": socket.game["move"]}
    told: Frame = guest.post(f"/api/tables/{socket.table['id']}/hint?lang={language}", wish, status)
    return told


def begin_asking(server: Server, guest: Guest, socket: Socket) -> Future[Hint]:
    """Ask for a hint, and go on before it comes."""
    assert socket.game is not None
    wish = HintRequest(seat=socket.game["seat"], move=socket.game["move"])
    who = Person(id=guest.id, name=guest.name, account=None)
    return server.begin(server.live_table(socket.table["id"]).hints.ask, wish, who, "en")


def hold(server: Server) -> None:
    """Let thoughts wait until they are let go."""

    async def clear() -> None:
        server.bot_pool.is_free.clear()

    server.call(clear)


def let_go(server: Server) -> None:
    async def free() -> None:
        server.bot_pool.is_free.set()

    server.call(free)


def test_a_hint_is_one_of_the_offered_actions_with_its_reason(server: Server) -> None:
    ada = server.guest("Ada")
    socket = ada.join(ada.set_table("cubosaurs", ["me", "random"]))
    socket.until(lambda s: s.game and len(s.game["actions"]) > 1)
    assert socket.table["may_hint"]
    told = ask(ada, socket)
    assert socket.game is not None
    offered = {one["action"]: one for one in socket.game["actions"]}
    chosen = offered[told["action"]]
    assert (told["label"], told["consequence"]) == (chosen["label"], chosen["consequence"])
    assert told["reason"].startswith(
        "In the games Rex imagines after this move, it wins 62 of 100, give or take 7."
    )
    assert told["weighed"][0]["action"] == told["action"]
    assert {one["action"] for one in told["weighed"]} <= offered.keys()
    assert (told["weighed"][0]["won"], told["weighed"][1]["won"]) == (62, 50)
    french = ask(ada, socket, language="fr")
    assert french["reason"].startswith(
        "Dans les parties que Rex imagine après ce coup, il en gagne 62 sur 100"
    )
    socket.do("act", **{**socket.choice(), "action": told["action"]})


def test_who_asks_again_is_answered_by_the_same_thought(server: Server) -> None:
    ada = server.guest("Ada")
    socket = ada.join(ada.set_table("cubosaurs", ["me", "me"]))
    hold(server)
    first, second = begin_asking(server, ada, socket), begin_asking(server, ada, socket)
    wait_until(lambda: server.bot_pool.hints == 1, "nobody thinks")
    server.rest()
    assert not first.done()
    let_go(server)
    assert first.result(SILENCE) == second.result(SILENCE)
    ask(ada, socket)
    assert server.bot_pool.hints == 1  # nothing has changed, so there is nothing to think about
    socket.move()
    ask(ada, socket)
    assert server.bot_pool.hints == 2


def test_a_stand_in_is_not_asked_again_once_the_adviser_is_there(server: Server) -> None:
    ada = server.guest("Ada")
    socket = ada.join(ada.set_table("cubosaurs", ["me", "me"]))
    server.bot_pool.is_ready = False
    assert "Rex, which tries moves in its head, is getting ready" in ask(ada, socket)["reason"]
    server.bot_pool.is_ready = True
    assert "it wins 62 of 100" in ask(ada, socket)["reason"]
    assert server.bot_pool.hints == 2


def test_a_hint_that_a_move_has_overtaken_is_dropped(server: Server) -> None:
    ada = server.guest("Ada")
    socket = ada.join(ada.set_table("cubosaurs", ["me", "me"]))
    hold(server)
    late = begin_asking(server, ada, socket)
    wait_until(lambda: server.bot_pool.hints == 1, "nobody thinks")
    socket.move()
    let_go(server)
    with pytest.raises(Conflict):
        late.result(SILENCE)
    assert "hinted" not in [row["kind"] for row in server.events(socket.table["id"])]


def test_a_hint_for_what_was_taken_back_is_dropped(server: Server) -> None:
    ada = server.guest("Ada")
    socket = ada.join(ada.set_table("cubano-puzzle", ["me"]))
    socket.move()
    hold(server)
    late = begin_asking(server, ada, socket)
    wait_until(lambda: server.bot_pool.hints == 1, "nobody thinks")
    socket.do("undo")
    socket.move(1)
    let_go(server)
    with pytest.raises(Conflict):
        late.result(SILENCE)


def test_the_server_goes_on_while_somebody_thinks(server: Server) -> None:
    ada = server.guest("Ada")
    socket = ada.join(ada.set_table("cubosaurs", ["me", "me"]))
    hold(server)
    waiting = begin_asking(server, ada, socket)
    wait_until(lambda: server.bot_pool.hints == 1, "nobody thinks")
    socket.do("say", text="hello")
    assert not waiting.done()
    let_go(server)
    assert waiting.result(SILENCE).action


# --- where hints are allowed -------------------------------------------------------------------------------


def test_two_people_have_hints_only_where_the_table_allows_them(server: Server) -> None:
    for hints in (False, True):
        mover, other = two_people(server, hints=hints)
        assert [socket.table["may_hint"] for socket in (mover, other)] == [hints, hints]
        assert mover.table["hints"] is hints


def test_the_host_may_allow_hints_to_several_people(server: Server) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open"], hints=True)
    first, second = ada.join(table), blaise.join(table)
    second.do("sit", seat=1)
    first.do("start")
    second.catch_up()
    mover, who = (first, ada) if first.game and first.game["actions"] else (second, blaise)
    assert ask(who, mover)["action"]
    other, stranger = (second, blaise) if mover is first else (first, ada)
    assert ask(stranger, mover, 403)["code"] == "not-your-seat"
    assert not any("hint" in frame["type"] for frame in other.catch_up()), "a hint is for who asked alone"


def test_people_at_one_screen_may_ask_and_spectators_may_not(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    socket = ada.join(ada.set_table("trex", ["me", "me"]))
    assert ask(ada, socket)["seat"] == socket.choice()["seat"]
    assert ask(eve, socket, 403)["code"] == "not-your-seat"


def test_a_second_person_ends_what_one_alone_might_ask(server: Server) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("cubano-2-dice", ["me", "me", "open"], options={"late": 1})
    socket = ada.join(table)
    socket.do("start")
    socket.catch_up()
    assert socket.table["may_hint"]
    late = blaise.join(table)
    late.do("sit", seat=2)
    socket.catch_up()
    assert not socket.table["may_hint"]
    assert ask(ada, socket, 403)["code"] == "no-hints"


def test_a_rematch_keeps_what_the_host_allowed_and_begins_without_hints(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("cubano-course", ["me", "random"], hints=True)
    with ada.socket(table) as socket:
        socket.until(lambda s: s.game and s.game["actions"])
        ask(ada, socket)
        socket.do("leave")
        socket.until(lambda s: s.table["status"] == "over")
        assert socket.table["hinted"] == [0]
    new = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert (new["hints"], new["hinted"]) == (True, [])


def test_tables_from_before_allow_none_to_several_people() -> None:
    state = table_of("cubosaurs", ["ada", "blaise"], seed=1)
    stored = state.settings.to_json()
    del stored["hints"]
    assert not Settings.from_json(stored).hints
    assert not state.may_hint
    assert table_of("cubosaurs", ["ada", "ada", ""], seed=1).may_hint


# --- nobody is deceived ------------------------------------------------------------------------------------


def test_that_somebody_asked_is_told_once_to_all(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.set_table("cubosaurs", ["me", "random"])
    socket, watching = ada.join(table), eve.join(table, "?lang=fr")
    socket.until(lambda s: s.game and s.game["actions"])
    for _ in range(2):
        ask(ada, socket)
        socket.move()
        socket.until(lambda s: s.game and s.game["actions"])
    socket.catch_up()
    watching.catch_up()
    assert [line["text"] for line in socket.log].count("Ada asked for a hint.") == 1
    assert [line["text"] for line in watching.log].count("Ada a demandé un conseil.") == 1
    assert socket.table["hinted"] == watching.table["hinted"] == [0]
    assert socket.log == ada.look(table)["log"], "what updates told is what a welcome tells"


def test_taking_a_move_back_does_not_take_the_hint_back(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("cubano-puzzle", ["me"])
    socket = ada.join(table)
    socket.move()
    ask(ada, socket)
    socket.do("undo")
    socket.catch_up()
    assert socket.table["hinted"] == [0]
    assert [line["text"] for line in socket.log].count("Ada asked for a hint.") == 1
    assert socket.log == ada.look(table)["log"]


def test_it_is_known_after_a_restart(server: Server, tmp_path: Any) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("cubosaurs", ["me", "me"])
    ask(ada, ada.join(table))
    before = ada.look(table)
    with Server(tmp_path, Adviser) as again:
        after = again.welcome_back(ada).look(table)
    assert after["table"]["hinted"] == before["table"]["hinted"] != []
    assert after["log"] == before["log"]


# --- what is asked of the bot ------------------------------------------------------------------------------


def test_the_adviser_is_given_what_the_seat_knows_and_stands_in_until_it_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[Question] = []

    def watched(_: Thinker, question: Question) -> Answer:
        given.append(question)
        bot = bot_of(question, Packs())
        assert bot is not None
        return answer_of(bot, question)

    async def find_nothing(*_: object) -> bool:
        return False

    monkeypatch.setattr(Thinker, "ask", watched)
    monkeypatch.setattr(Preparation, "look", find_nothing)
    state = table_of("trex", ["ada", "blaise", ""], seed=5)
    match = state.match
    assert match is not None
    (seat,) = match.actors()

    async def think() -> Advice:
        pool = BotPool(Packs(), 1)
        try:
            return await pool.advise(match, seat)
        finally:
            pool.close()

    advice = asyncio.run(think())
    assert (advice.bot, advice.stands_in, advice.weighed) == ("raptor", "unready", ())
    assert advice.action in match.legal(seat)
    (asked,) = given
    expected = question_of(match, seat, "raptor")
    assert asked._replace(seed=0) == expected._replace(seed=0, wants_reasons=True)


@pytest.mark.parametrize("game", ["trex", "cubano-naval-messages"])
def test_hidden_cards_change_neither_what_is_asked_nor_what_is_told(game: str) -> None:
    state = table_of(game, ["ada", "ada"], seed=11)
    match, presenter, changed = state.match, Presenter(state), 0
    assert match is not None

    def asked_and_told(seat: int) -> tuple[Question, str]:
        best, *_ = match.legal(seat)
        weighed = tuple(Weighed(action, 0.5, 1.0, 0.07, 200) for action in match.legal(seat))
        told = hint_of(presenter, match, seat, Advice(best, "rex", weighed=weighed), "en")
        return question_of(match, seat, "rex")._replace(seed=0), told.model_dump_json()

    while not match.is_over and match.move_count < 25:
        seat = match.actors()[0]
        truth, before = match.state, asked_and_told(seat)
        match.state = copy_of(truth)
        match.rules.determinize(match.state, seat, seeded(match.move_count, 1))
        changed += pack(match.state) != pack(truth)
        assert asked_and_told(seat) == before
        match.state = truth
        match.act(seat, match.legal(seat)[-1])
    assert changed > 10, "nothing was hidden, so nothing was tried"
