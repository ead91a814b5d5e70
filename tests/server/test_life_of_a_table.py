"""Leaving and coming back, replacing, playing once more, talking, and who is there."""

from __future__ import annotations

import pytest

from cubarium.server.tables import live_table
from cubarium.server.tables.rematching import set_again
from tests.server.bot_pools import StuckBotPool
from tests.server.server_table import Server, Socket, two_people

# --- alone -------------------------------------------------------------------------------------------------


def test_one_person_plays_a_puzzle_alone(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-puzzle", ["me"], variant="heart"))
    assert (socket.table["status"], socket.table["mine"], len(socket.table["seats"])) == ("playing", [0], 1)
    assert socket.game is not None
    before = socket.game["actions"]
    socket.move()
    assert socket.table["undo"]["mine"] == "free"
    socket.do("undo")
    socket.catch_up()
    assert socket.game["actions"] == before


# --- leaving -----------------------------------------------------------------------------------------------


def test_a_bot_takes_over_and_gives_the_chair_back(server: Server) -> None:
    mover, other = two_people(server, "cubosaurs")
    seat = mover.table["mine"][0]
    mover.do("leave")
    other.catch_up()
    chair = other.table["seats"][seat]
    assert (chair["is_away"], chair["bot"], chair["name"]) == (
        True,
        "raptor",
        mover.table["seats"][seat]["name"],
    )
    assert chair["person"] is not None
    other.until(lambda s: s.game and s.game["actions"])
    assert server.match(other.table["id"]).move_count >= 1
    mover.do("come-back")
    mover.catch_up()
    assert mover.table["seats"][seat]["bot"] is None
    assert not mover.table["seats"][seat]["is_away"]
    other.move()
    while not (mover.game and mover.game["actions"]):
        other.catch_up()
        mover.catch_up()
        if other.game and other.game["actions"]:
            other.move()
    mover.move()


def test_what_a_bot_did_for_somebody_is_marked_as_such(server: Server) -> None:
    mover, other = two_people(server, "cubosaurs")
    mover.do("leave")
    other.until(lambda s: s.game and s.game["actions"])
    moves = [row["content"]["by"] for row in server.events(other.table["id"]) if row["kind"] == "moved"]
    assert moves
    assert set(moves) == {"bot"}


def test_a_game_that_everybody_has_left_is_played_to_its_end(server: Server) -> None:
    mover, other = two_people(server, "trex")
    mover.do("leave")
    other.do("leave")
    other.until(lambda s: s.table["status"] == "over")
    assert other.game is not None
    assert other.game["result"]["winners"]


def test_leaving_leaves_every_chair_of_a_shared_screen(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["me", "me"]))
    socket.do("leave")
    assert all(seat["is_away"] for seat in socket.table["seats"])
    socket.until(lambda s: s.table["status"] == "over")


def test_who_is_away_may_still_talk_and_watch_with_their_own_eyes(server: Server) -> None:
    mover, other = two_people(server, "trex")
    other.do("leave")
    other.do("say", text="back soon")
    assert other.game is not None
    assert other.game["seat"] == other.table["mine"][0]
    assert other.game["actions"] == []
    mover.catch_up()
    assert mover.chat[-1]["text"] == "back soon"


# --- replacing ---------------------------------------------------------------------------------------------


def test_somebody_who_is_not_connected_can_be_replaced_and_come_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("trex", ["me", "open"])
    first, second = ada.join(table), blaise.join(table)
    second.do("sit", seat=1)
    first.do("start")
    second.close()
    assert first.refused("replace", seat=1)["code"] == "is-here"  # a reload takes a move
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0)
    first.do("replace", seat=1)
    assert first.table["seats"][1]["is_away"]
    assert first.table["seats"][1]["person"] == blaise.id
    first.until(lambda s: s.game and s.game["actions"])
    first.move()
    again = blaise.join(table)
    again.do("come-back")
    assert not again.table["seats"][1]["is_away"]


# --- once more ---------------------------------------------------------------------------------------------


def test_everybody_at_the_table_is_told_of_the_rematch(server: Server) -> None:
    mover, other = two_people(server, "trex", ["random"])
    table = mover.table["id"]
    mover.do("leave")
    other.do("leave")
    other.until(lambda s: s.table["status"] == "over")
    watcher = server.guest("Eve").join(table)
    people = {reader.person.id: reader.person for reader in server.live_table(table).readers if reader.person}
    ada = people[mover.table["owner"]]
    new = server.call(set_again, server.lobby, server.live_table(table), ada)
    for socket in (mover, other, watcher):
        socket.until(lambda s: s.table["rematch"])
        assert socket.table["rematch"] == new
    state = server.live_table(new).state
    first, *rest = other.table["seats"]
    assert [chair.person for chair in state.chairs] == [seat["person"] for seat in (*rest, first)]
    assert [chair.name for chair in state.chairs] == [seat["name"] for seat in (*rest, first)]
    assert not any(chair.is_away for chair in state.chairs)
    assert state.owner == ada.id


# --- talking -----------------------------------------------------------------------------------------------


def test_what_is_said_is_stored_and_told_to_everybody(server: Server) -> None:
    mover, other = two_people(server, "cubano-course")
    watcher = server.guest("Eve").join(mover.table["id"])
    number = mover.do("say", text="  good \t\n luck 🦕 ")
    watcher.do("say", text="merci")
    for socket in (mover, other, watcher):
        socket.catch_up()
        assert [line["text"] for line in socket.chat] == ["good luck 🦕", "merci"]
        assert socket.chat[0]["event"] == number
        assert socket.chat[0]["seat"] == mover.table["mine"][0]
        assert (socket.chat[1]["seat"], socket.chat[1]["name"]) == (None, "Eve")
    assert server.events(mover.table["id"])[number - 1]["content"]["text"] == "good luck 🦕"


def test_words_stay_when_a_move_is_taken_back(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-course", ["me", "me"]))
    socket.move()
    socket.do("say", text="oh no")
    socket.do("undo")
    assert [line["text"] for line in socket.chat] == ["oh no"]
    assert [line["text"] for line in ada.look(socket.table["id"])["chat"]] == ["oh no"]


def test_people_talk_before_and_after_the_game_too(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["me", "open"]))
    socket.do("say", text="anybody?")
    socket.do("stand")
    socket.do("seat-bot", seat=0, bot="random")
    socket.do("seat-bot", seat=1, bot="random")
    socket.do("start")
    socket.until(lambda s: s.table["status"] == "over")
    socket.do("say", text="well played")
    assert [line["text"] for line in socket.chat] == ["anybody?", "well played"]


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("a\x07b", "ab"),
        ("a\x00b", "ab"),
        ("\x1b[31mred", "[31mred"),
        ("left\u202eright", "leftright"),
        ("a\u2028b", "a b"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("oui\u00a0: ça\u202f!", "oui : ça !"),
        ("x" * 500, "x" * 500),
    ],
)
def test_words_are_cleaned_of_what_cannot_be_read(server: Server, text: str, heard: str) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["me", "me"]))
    answer = socket.answer(socket.send("say", text=text))
    assert answer["type"] == "done", answer
    assert [line["text"] for line in socket.chat] == [heard]


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\x00", "\u202e\u202d", "x" * 501])
def test_what_says_nothing_or_too_much_is_not_said(server: Server, text: str) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["me", "me"]))
    command = socket.send("say", text=text)
    while (frame := socket.next())["type"] != "refused":
        pass
    assert frame["id"] in {command, None}
    assert frame["code"] in {"unreadable-text", "malformed"}
    assert ada.look(socket.table["id"])["chat"] == []


# --- who is there ------------------------------------------------------------------------------------------


def there(socket: Socket) -> tuple[list[int], int]:
    socket.catch_up()
    return socket.presence["here"], socket.presence["watching"]


def test_everybody_is_told_who_is_there(server: Server) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("trex", ["me", "open"])
    first = ada.join(table)
    assert there(first) == ([0], 0)
    second = blaise.join(table)
    assert there(first) == ([0], 1)
    second.do("sit", seat=1)
    assert there(first) == there(second) == ([0, 1], 0)
    third = blaise.join(table)
    assert there(first) == ([0, 1], 0)
    third.close()
    assert there(first) == ([0, 1], 0)
    second.close()
    assert there(first) == ([0], 0)


def test_a_guest_who_watches_is_counted(server: Server) -> None:
    ada = server.guest("Ada")
    first = ada.join(ada.set_table("trex", ["me", "random"]))
    watcher = server.guest("Eve").join(first.table["id"])
    assert there(first)[1] == there(watcher)[1] == 1


@pytest.mark.parametrize("seats", [["me", "me"], ["me", "open"], ["me", "random"]])
def test_somebody_who_has_not_come_in_is_counted_as_well(server: Server, seats: list[str]) -> None:
    ada = server.guest("Ada")
    first = ada.join(ada.set_table("trex", seats))
    server.nobody().join(first.table["id"])
    assert there(first)[1] == 1


def test_a_table_that_nobody_reads_is_forgotten_and_found_again(server: Server) -> None:
    ada = server.guest("Ada")
    waiting, playing = ada.set_table("trex", ["me", "open"]), ada.set_table("trex", ["me", "me"])
    for table in (waiting, playing):
        with ada.socket(table) as socket:
            socket.do("say", text="hello")
    server.rest()
    assert waiting not in server.lobby._tables
    assert playing in server.lobby._tables
    assert [line["text"] for line in ada.look(waiting)["chat"]] == ["hello"]
    with ada.socket(waiting) as socket:
        assert socket.do("say", text="again") == 3


def test_a_bot_that_thinks_keeps_nobody_from_leaving_or_talking(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("stuck"), StuckBotPool) as stuck:
        ada = stuck.guest("Ada")
        socket = ada.join(ada.set_table("trex", ["greedy", "me"]))
        socket.do("say", text="hm")
        socket.do("leave")
        socket.do("come-back")
        assert stuck.bot_pool.asked <= 2
