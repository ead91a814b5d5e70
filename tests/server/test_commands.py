"""What each command does, and what everybody at the table is told of it."""

from __future__ import annotations

import json

import pytest
from pydantic import TypeAdapter

from cubarium.engine.registry import game_ids, load_game
from cubarium.server.wire.updates import FromServer
from tests.server.server_table import Server, Socket, timeless

FRAMES: TypeAdapter[FromServer] = TypeAdapter(FromServer)


def kinds(server: Server, table: str) -> list[str]:
    return [row["kind"] for row in server.events(table)]


def test_a_table_fills_and_begins(server: Server) -> None:
    ada, blaise, eve = (server.guest(name) for name in ("Ada", "Blaise", "Eve"))
    table = ada.set_table("trex", ["me", "open", "open"])
    first, second, watcher = ada.join(table), blaise.join(table), eve.join(table)
    assert second.do("sit", seat=2) == 2
    assert second.table["mine"] == [2]
    assert first.do("seat-bot", seat=1, bot="random") == 3
    assert first.do("start") == 4
    for socket, seat in ((first, 0), (second, 2), (watcher, -1)):
        socket.until(lambda s: s.table["status"] == "playing")
        assert socket.game is not None
        assert socket.game["seat"] == seat
        assert [chair["name"] for chair in socket.table["seats"]] == ["Ada", "Nour", "Blaise"]
        assert [chair["person"] for chair in socket.table["seats"]] == [ada.id, None, blaise.id]
        assert [chair["bot"] for chair in socket.table["seats"]] == [None, "random", None]
    assert kinds(server, table)[:4] == ["sat", "sat", "bot-sat", "began"]


def test_a_bot_takes_its_turn_as_soon_as_the_game_begins(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["open", "open"]))
    socket.do("seat-bot", seat=0, bot="greedy")
    socket.do("seat-bot", seat=1, bot="random")
    socket.do("start")
    socket.until(lambda s: s.table["status"] == "over")
    assert socket.game is not None
    assert socket.game["result"]["scores"] == server.match(socket.table["id"]).scores()


def test_standing_up_frees_every_chair_one_has(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me", "open"])
    socket = ada.join(table)
    assert socket.do("stand") == 4
    assert [chair["person"] for chair in socket.table["seats"]] == [None] * 3
    assert [chair["name"] for chair in socket.table["seats"]] == [""] * 3
    assert socket.do("sit", seat=2) == 5
    assert socket.table["mine"] == [2]


def test_the_owner_clears_chairs_of_bots_and_of_people(server: Server) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("trex", ["me", "random", "open"])
    first, second = ada.join(table), blaise.join(table)
    second.do("sit", seat=2)
    first.do("clear-seat", seat=1)
    first.do("clear-seat", seat=2)
    second.until(lambda s: s.table["mine"] == [])
    assert [chair["name"] for chair in second.table["seats"]] == ["Ada", "", ""]
    assert second.refused("sit", seat=1)["code"] == "sent-away"
    first.do("invite", person=blaise.id)
    second.do("sit", seat=1)
    assert second.table["mine"] == [1]


def test_the_owner_may_take_several_chairs_for_one_screen(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["open", "open"]))
    socket.do("sit", seat=0)
    socket.do("sit", seat=1)
    socket.do("start")
    assert socket.table["mine"] == [0, 1]
    assert socket.game is not None
    assert socket.game["seat"] == socket.game["asked"][0]
    for _ in range(6):
        socket.move()
        assert socket.game["seat"] == socket.game["asked"][0]


def test_a_move_is_told_to_everybody_as_they_may_know_it(server: Server) -> None:
    ada, blaise, eve = (server.guest(name) for name in ("Ada", "Blaise", "Eve"))
    table = ada.set_table("trex", ["me", "open"])
    first, second, watcher = ada.join(table), blaise.join(table), eve.join(table, "?lang=fr")
    second.do("sit", seat=1)
    first.do("start")
    second.catch_up()
    for _ in range(12):
        mover = first if first.game and first.game["actions"] else second
        number = mover.move()
        for socket, guest, language in ((first, ada, "en"), (second, blaise, "en"), (watcher, eve, "fr")):
            socket.until(lambda s, number=number: s.event == number)  # type: ignore[misc]
            told = folded(socket)
            assert told == timeless(guest.look(table, language))
    assert watcher.log
    assert first.log != watcher.log


def folded(socket: Socket) -> object:
    """Return what the frames of a socket add up to, as a welcome would say it."""
    first = next(frame for frame in socket.frames if frame["type"] == "welcome")
    now = {"event": socket.event, "table": socket.table, "game": socket.game}
    return timeless({**first, **now, "log": socket.log, "chat": socket.chat})


@pytest.mark.parametrize("game", game_ids())
def test_frames_fit_the_protocol_and_add_up_to_the_table_in_every_game(server: Server, game: str) -> None:
    ada = server.guest()
    spec = load_game(game)
    seats = ["me", *["random"] * (spec.players[0] - 1)]
    table = ada.set_table(game, seats, options=dict(spec.settings.random_play))
    with ada.socket(table, "?lang=fr") as socket:
        for turn in range(12):
            socket.until(lambda s: s.game and (s.game["actions"] or s.game["result"]))
            assert socket.game is not None
            if socket.game["result"]:
                break
            # To wait comes last; a bot that passes meanwhile would leave nobody to wait for.
            socket.move(turn % sum(action["kind"] != "wait" for action in socket.game["actions"]))
            if socket.table["undo"]["mine"] == "free" and turn % 5 == 0:
                socket.answer(socket.send("undo"))  # a bot may have drawn something meanwhile
            socket.do("say", text=f"c'est mon coup {turn}")
        socket.do("leave") if socket.table["status"] == "playing" else None
        socket.catch_up()
        for frame in socket.frames:
            FRAMES.validate_json(json.dumps(frame))
        numbers = [frame["event"] for frame in socket.frames if frame["type"] == "update"]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "an event is missing"


def test_ping_is_answered_and_nothing_happens(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table()
    before = server.everything(table)
    socket = server.nobody().join(table)
    assert [frame["type"] for frame in socket.catch_up()] == ["presence"]
    socket.send_raw('{"type":"ping"}')
    assert socket.next() == {"type": "pong"}
    assert server.everything(table) == before


def test_the_log_is_told_to_you_as_you(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "random"])
    socket = ada.join(table)
    socket.until(lambda s: s.game and s.game["actions"])
    socket.move()
    lines = [line["text"] for line in socket.log if line["seat"] == 0]
    assert any("You" in text or "you" in text for text in lines)
    others = [line["text"] for line in server.nobody().look(table)["log"] if line["seat"] == 0]
    assert any("Ada" in text for text in others)
