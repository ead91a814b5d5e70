"""Chairs that are kept for players who are late: a game begins without them, and they sit down later."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cubarium.engine.match import Match
from cubarium.server.errors import Conflict
from cubarium.server.tables.commands import NewEvent, events_of
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import Event, TableState
from cubarium.server.wire.commands import Sit
from cubarium.server.wire.people import Person
from cubarium.server.wire.tables import Clock
from tests.server.bare_table import happen, play
from tests.server.server_table import Guest, Server, Socket

GAME = "cubano-2-dice"


def begin(server: Server, seats: tuple[str, ...] = ("me", "open", "open"), **more: Any) -> tuple[Guest, str]:
    """Let Ada, and a second player, begin a game of three with an empty last chair."""
    ada = server.guest("Ada")
    table = ada.set_table(GAME, seats, options={"late": 1}, **more)
    if seats[1] == "open":
        server.guest("Blaise").join(table).do("sit", seat=1)
    ada.join(table).do("start")
    return ada, table


def sit(guest: Guest, table: str, seat: int = 2) -> Socket:
    """Sit down on the chair that was kept."""
    socket = guest.join(table)
    socket.do("sit", seat=seat)
    socket.catch_up()
    return socket


def chairs(ada: Guest, table: str, language: str = "en") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ada.look(table, language)["table"]["seats"]
    return found


@pytest.mark.rule("cubano-2.80")
def test_a_game_begins_while_only_kept_chairs_are_free(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table(GAME, ["me", "open", "open"], options={"late": 1})
    socket = ada.join(table)
    assert not socket.table["may_begin"]
    assert socket.refused("start")["code"] == "seats-are-free"
    server.guest("Blaise").join(table).do("sit", seat=1)
    socket.catch_up()
    assert socket.table["may_begin"]
    socket.do("start")
    socket.catch_up()
    assert socket.table["status"] == "playing"
    assert [chair["may_sit"] for chair in socket.table["seats"]] == [False, False, True]


def test_another_free_chair_than_the_kept_ones_has_to_be_taken(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table(GAME, ["me", "open", "bot"], options={"late": 1})
    socket = ada.join(table)
    assert not socket.table["may_begin"]
    assert socket.refused("start")["code"] == "seats-are-free"


def test_nobody_is_asked_on_an_empty_chair(server: Server) -> None:
    ada, table = begin(server, clock={"kind": "move", "seconds": 60})
    seen = ada.look(table)
    turn = seen["game"]["view"]["turn"]
    assert seen["game"]["asked"] == [turn]
    assert [chair["is_running"] for chair in seen["table"]["seats"]] == [p == turn for p in range(3)]
    assert seen["table"]["seats"][2]["person"] is seen["table"]["seats"][2]["bot"] is None
    assert ada.join(table).refused("replace", seat=2)["code"] == "seat-free"


def test_an_empty_chair_has_a_name_in_every_language(server: Server) -> None:
    ada, table = begin(server)
    assert chairs(ada, table)[2]["name"] == "Empty chair"
    assert chairs(ada, table, "fr")[2]["name"] == "Chaise vide"


@pytest.mark.rule("cubano-2.81")
def test_somebody_sits_down_late_and_arrives(server: Server) -> None:
    ada, table = begin(server)
    cleo = sit(server.guest("Cleo"), table)
    assert cleo.game is not None and cleo.table["mine"] == [2]
    assert (cleo.game["seat"], [one["action"] for one in cleo.game["actions"]]) == (2, ["arrive"])
    assert sorted(cleo.game["asked"]) == sorted({cleo.game["view"]["turn"], 2})
    cleo.move()
    cleo.catch_up()
    assert cleo.game["view"]["seats"][2]["status"] == "waiting"
    assert cleo.log[-1]["text"] == "You arrive and join the game."
    assert ada.look(table)["log"][-1]["text"] == "Cleo arrives and joins the game."


def test_everybody_is_told_who_sat_down(server: Server) -> None:
    ada, table = begin(server)
    watching = ada.join(table)
    sit(server.guest("Cleo"), table)
    watching.catch_up()
    assert (watching.table["seats"][2]["name"], watching.game and watching.game["seat"]) == ("Cleo", 0)
    assert server.match(table).seats[2] == "Cleo"


def test_a_chair_is_taken_once_and_by_who_has_none(server: Server) -> None:
    _, table = begin(server)
    sit(server.guest("Cleo"), table)
    late = server.guest("Dora").join(table)
    assert late.refused("sit", seat=2)["code"] == "seat-taken"
    assert late.refused("sit", seat=5)["code"] == "no-such-seat"


def test_who_plays_already_takes_no_second_chair(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table(GAME, ["me", "open", "open"], options={"late": 1})
    blaise = server.guest("Blaise").join(table)
    blaise.do("sit", seat=1)
    ada.join(table).do("start")
    assert blaise.refused("sit", seat=2)["code"] == "has-a-seat"


@pytest.mark.rule("cubano-2.84")
@pytest.mark.parametrize("seed", range(3))
def test_the_chair_is_kept_until_the_third_phase_and_never_asked(seed: int) -> None:
    state = bare_table(seed)
    dice, match = random.Random(seed), state.match
    assert match is not None
    command, dora = Sit(id="1", type="sit", seat=2), Person(id="dora", name="Dora", account=None)
    while not match.is_over:
        assert state.asked() and 2 not in state.asked()
        assert state.may_sit(2) == (match.state.phase < 3)
        if match.state.phase == 3:
            with pytest.raises(Conflict, match="too-late"):
                events_of(state, command, dora, [], 0.0)
        seat = dice.choice(state.asked())
        play(state, seat, dice.choice(match.legal(seat)))
    with pytest.raises(Conflict, match="has-begun"):
        events_of(state, command, dora, [], 0.0)


def bare_table(seed: int) -> TableState:
    """Return a table at which two play and the last of three chairs is empty."""
    state = TableState("t", GAME, "ada", Settings({"players": 3, "late": 1}, None, Clock(), False, True))
    sat = [
        NewEvent("sat", {"seat": seat, "person": name, "name": name})
        for seat, name in enumerate(("ada", "bo"))
    ]
    opening = Match(state.spec, state.settings.options, seed=seed, game=1).opening_outcomes
    happen(state, [*sat, NewEvent("began", {"seed": seed, "game": 1, "outcomes": list(opening)})])
    return state


def test_who_sat_down_is_there_after_a_restart(server: Server) -> None:
    _, table = begin(server, clock={"kind": "bank", "seconds": 60, "increment": 0})
    cleo = sit(server.guest("Cleo"), table)
    cleo.move()
    before = server.match(table)
    state = server.live_table(table).state
    again = TableState(state.id, GAME, state.owner, state.settings, secret=state.secret)
    for stored in server.events(table):
        again.apply(Event(stored["number"], stored["kind"], stored["content"], stored["at"]), 0.0)
    assert again.match is not None
    assert (again.match.packed(), again.match.seats) == (before.packed(), before.seats)
    assert repr(again.chairs) == repr(state.chairs)
    assert again.clocks.running == state.clocks.running


def test_a_clock_runs_for_who_has_sat_down(server: Server) -> None:
    ada, table = begin(server, clock={"kind": "move", "seconds": 600})
    turn = ada.look(table)["game"]["view"]["turn"]
    cleo = sit(server.guest("Cleo"), table)
    assert sorted(server.live_table(table).state.clocks.running) == [turn, 2]
    cleo.move()
    assert server.live_table(table).state.clocks.running == [turn]


def test_a_bot_on_a_kept_chair_arrives_by_itself(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table(GAME, ["me", "me", "bot"], options={"late": 1})
    socket = ada.join(table)
    socket.until(lambda s: s.game and s.game["view"]["seats"][2]["status"] == "waiting")


def test_who_was_late_has_a_say_when_a_move_is_taken_back(server: Server) -> None:
    _, table = begin(server)
    cleo = sit(server.guest("Cleo"), table)
    cleo.move()
    plan = server.live_table(table).state.undo_plan(2)
    assert (plan.kind.value, plan.needs) == ("consent", frozenset({0, 1}))


def test_a_table_without_spectators_lets_latecomers_in(server: Server) -> None:
    _, table = begin(server, may_watch=False)
    sit(server.guest("Cleo"), table)
    assert server.guest("Dora").get(f"/api/tables/{table}", 403)["code"] == "not-to-watch"


def test_too_many_latecomers_are_refused_in_words(server: Server) -> None:
    wish = {"game": GAME, "seats": ["me", "open", "open"], "options": {"late": 2}}
    refused = server.guest("Ada").post("/api/tables", wish, 400)
    assert refused["code"] == "bad-options"
    assert "2 of whom must be there from the start" in refused["text"]


def test_an_empty_chair_stays_empty_at_the_next_game(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table(GAME, ["me", "random", "open"], options={"late": 1})
    socket = ada.join(table)
    socket.do("start")
    socket.do("leave")
    socket.until(lambda s: s.table["status"] == "over")
    assert socket.table["seats"][2]["name"] == "Empty chair"
    row = ada.get("/api/tables")["mine"][0]
    assert row["seats"][2] == "Empty chair"
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert (again["status"], again["seats"][2]["may_sit"]) == ("playing", True)
