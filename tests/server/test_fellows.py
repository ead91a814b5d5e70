"""Three servers on one PostgreSQL: what one stores the others show, whether a Redis tells them or not."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from cubarium.server.fellows.fellows import Sharing
from cubarium.server.limits import Limit
from cubarium.server.storage.schema import heartbeat
from cubarium.server.tables import together as together_module
from cubarium.server.tables.listeners import tell_nothing
from cubarium.server.tables.stored import listed_tables
from tests.patience import wait_until
from tests.server.redis_server import RedisServer
from tests.server.server_table import WIDE, Server, Socket

pytestmark = pytest.mark.on("postgresql")

Three = tuple[Server, Server, Server]


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    started = RedisServer()
    yield started
    started.clear()


@pytest.fixture(scope="module")
def three(database: str, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Three]:
    folder: Path = tmp_path_factory.mktemp("three")
    sharing = Sharing(redis.address)
    with (
        Server(folder, sharing=sharing) as first,
        Server(folder, sharing=sharing) as second,
        Server(folder, sharing=sharing) as third,
    ):
        wait_until(lambda: all_know_all((first, second, third)), "the servers find each other")
        yield first, second, third


def all_know_all(servers: Three) -> bool:
    return all(
        len(each.lobby.fellows.others) == 2 and each.lobby.news.hears(each.lobby.fellows.others)
        for each in servers
    )


def is_over(server: Server, table: str) -> bool:
    """Tell whether a game is over, as a server has it."""
    return server.live_table(table).state.status == "over"


def read_to(event: int, sockets: Sequence[Socket]) -> None:
    """Wait until all have been told of an event."""
    for each in sockets:
        each.until(lambda s: s.event >= event)


def test_a_game_of_three_is_seen_at_every_server(three: Three) -> None:
    ada, blaise, cleo = (
        server.guest(name) for server, name in zip(three, ("Ada", "Blaise", "Cleo"), strict=True)
    )
    table = ada.set_table("cubosaurs", ["me", "open", "open"])
    sockets = [each.join(table) for each in (ada, blaise, cleo)]
    sockets[1].do("sit", seat=1)
    sockets[2].do("sit", seat=2)
    sockets[0].until(lambda s: s.event >= 3)
    sockets[0].do("start")
    for _ in range(20):
        read_to(max(each.event for each in sockets), sockets)
        asked = next(each for each in sockets if each.game and each.game["actions"])
        asked.move()
    wait_until(
        lambda: len({server.live_table(table).state.last_event for server in three}) == 1, "all know all"
    )
    assert len({str(server.match(table).moves) for server in three}) == 1


def test_one_server_lets_the_bots_of_a_table_move(three: Three) -> None:
    ada = three[0].guest("Ada")
    tables = [ada.set_table("trex", ["random", "random"]) for _ in range(12)]
    for each in tables:
        wait_until(partial(is_over, three[1], each), "the bots play")
    asked = [server.bot_pool.asked for server in three]
    moves = sum(three[0].match(each).move_count for each in tables)
    assert all(asked), "each server sees to some of twelve tables"
    # While a server is slow to say that it runs, two may see to a table; without shares all three would.
    assert sum(asked) < 2 * moves, "more thoughts were in vain than not"


def test_who_reads_elsewhere_is_there(three: Three) -> None:
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open"])
    here, there = ada.join(table), blaise.join(table)
    there.do("sit", seat=1)
    here.until(lambda s: s.presence.get("here") == [0, 1])
    there.until(lambda s: s.presence.get("here") == [0, 1])
    watcher = three[2].guest("Cleo").join(table)
    here.until(lambda s: s.presence.get("watching") == 1)
    watcher.close()
    here.until(lambda s: s.presence.get("watching") == 0)
    there.close()
    here.until(lambda s: s.presence.get("here") == [0])
    three[1].lobby.sweep()
    back = blaise.join(table)
    back.until(lambda s: s.presence.get("here") == [0, 1])


def test_who_sits_down_elsewhere_does_not_watch_any_more(three: Three) -> None:
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    here = ada.join(ada.set_table("cubosaurs", ["me", "open"]))
    there = blaise.join(str(here.table["id"]))
    here.until(lambda s: s.presence.get("watching") == 1)
    there.do("sit", seat=1)
    here.until(lambda s: (s.presence.get("here"), s.presence.get("watching")) == ([0, 1], 0))
    there.do("stand")
    here.until(lambda s: (s.presence.get("here"), s.presence.get("watching")) == ([0], 1))


def test_a_server_that_was_thought_gone_is_asked_who_reads_there(three: Three) -> None:
    ada = three[0].guest("Ada")
    here = ada.join(ada.set_table("cubosaurs", ["me", "open"]))
    three[1].guest("Blaise").join(str(here.table["id"]))
    here.until(lambda s: s.presence.get("watching") == 1)
    lobby, late = three[0].lobby, three[1].lobby.fellows.id
    everybody = lobby.fellows.others

    async def find(before: set[str], now: set[str]) -> None:
        lobby.together._share_anew(before, now)

    three[0].call(find, everybody, everybody - {late})
    here.until(lambda s: s.presence.get("watching") == 0)
    three[0].call(find, everybody - {late}, everybody)
    here.until(lambda s: s.presence.get("watching") == 1)


def test_lists_show_what_is_set_elsewhere(three: Three) -> None:
    reader = three[1].guest("Blaise")
    with reader.client.websocket_connect("/api/lists/socket") as session:
        assert session.receive_json()["type"] == "lists"
        table = three[0].guest("Ada").set_table("cubosaurs", ["me", "open"])
        news = session.receive_json()
        assert [row["id"] for row in news["waiting"]] == [table]
        private = three[0].guest("Ada").set_table("cubosaurs", ["me", "open"], is_private=True)
        with three[0].guest("Cleo").socket(table) as cleo:
            cleo.do("sit", seat=1)
        news = session.receive_json()
        assert news["no_longer_waiting"] == [table]
        assert private not in str(news)


def test_what_one_server_is_asked_counts_at_the_others(three: Three) -> None:
    for server in three:
        server.app.state.limits.new_tables.limit = Limit(3.0, 0.001)
    ada = three[0].guest("Ada")
    try:
        for _ in range(3):
            ada.set_table("trex", ["me", "open"])
        # Asked of the bucket itself, since each table that is set there would empty it too.
        levels = three[1].app.state.limits.new_tables._levels
        wait_until(lambda: any(level < 1 for level, _ in levels.values()), "it is told")
        there = three[1].welcome_back(ada)
        there.post("/api/tables", {"game": "trex", "seats": ["me", "open"]}, 429)
    finally:
        for server in three:
            server.app.state.limits.new_tables.limit = WIDE


def test_without_redis_servers_look_for_themselves(three: Three, redis: RedisServer) -> None:
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open"])
    here, there = ada.join(table), blaise.join(table)
    for stop, start in ((redis.stop, redis.start), (redis.hang, redis.go_on)):
        stop()
        try:
            here.do("say", text="Who hears me?")
            there.until(lambda s: s.event >= here.event)
        finally:
            start()
        wait_until(lambda: all_know_all(three), "Redis tells again")
        there.do("say", text="All do.")
        here.until(lambda s: s.event >= there.event)


def test_what_a_server_saw_to_falls_to_the_others(database: str, redis: RedisServer, tmp_path: Path) -> None:
    sharing = Sharing(redis.address)
    with Server(tmp_path, sharing=sharing) as first:
        with Server(tmp_path, sharing=sharing) as second:
            pair = (first, second)
            wait_until(
                lambda: all(len(each.lobby.fellows.others) == 1 for each in pair), "they find each other"
            )
            ada = first.guest("Ada")
            clock = {"kind": "move", "seconds": 30}
            table = next(
                each
                for each in iter(lambda: ada.set_table("cubosaurs", ["me", "open"], clock=clock), None)
                if second.lobby.fellows.sees_to(each)
            )
            blaise = second.guest("Blaise").join(table)
            blaise.do("sit", seat=1)
            here = ada.join(table)
            here.do("start")
            # The clock has ended by now, and only the other server would see to it, in half a minute.
            first.lobby.time.keep_up_with(first.lobby.time.now() + 40)
            assert here.game is not None
            assert here.game["move"] == 0
        here.until(lambda s: s.game and s.game["move"] >= 1)


def test_clocks_go_by_one_time_at_all_servers(three: Three) -> None:
    """Who goes on at another server finds as much time there: none is ahead by what the others overheard."""
    ahead = three[1].lobby.time
    ahead.keep_up_with(ahead.now() + 0.7)
    aim = ahead.now()

    def spread() -> float:
        times = [each.lobby.time.now() for each in three]
        return max(times) - min(times) if min(times) > aim else 1.0

    wait_until(lambda: spread() < 0.05, "the servers go by one time")


def test_bots_move_where_there_is_nobody_else(database: str, redis: RedisServer, tmp_path: Path) -> None:
    with (
        Server(tmp_path, sharing=Sharing(redis.address)) as people,
        Server(tmp_path, sharing=Sharing(redis.address, "bots")) as bots,
    ):
        pair = (people, bots)
        wait_until(lambda: all(len(each.lobby.fellows.others) == 1 for each in pair), "they find each other")
        table = people.guest("Ada").set_table("trex", ["random", "random"])
        wait_until(lambda: people.live_table(table).state.status == "over", "the bots play")
        assert people.bot_pool.asked == 0
        assert bots.bot_pool.asked >= people.match(table).move_count


def test_a_table_at_which_nothing_has_happened_is_not_gone(three: Three) -> None:
    ada = three[0].guest("Ada")
    table = ada.set_table("trex", ["open", "open"])
    live = three[0].live_table(table)
    assert live.state.last_event == 0
    three[0].call(three[0].lobby.together._look)
    assert not live.is_gone
    ada.join(table).do("sit", seat=1)


def test_a_redis_that_never_answers_keeps_no_server_from_starting(database: str, tmp_path: Path) -> None:
    nobody_there = Sharing(f"unix://{tmp_path}/nothing.sock")
    with Server(tmp_path, sharing=nobody_there) as first, Server(tmp_path, sharing=nobody_there) as second:
        ada = first.guest("Ada")
        table = ada.set_table("cubosaurs", ["me", "open"])
        here, there = ada.join(table), second.guest("Blaise").join(table)
        there.do("sit", seat=1)
        here.do("start")
        there.until(lambda s: s.table["status"] == "playing")


def test_two_who_look_for_somebody_at_two_servers_meet(three: Three) -> None:
    wish = {"games": ["cubitos"], "players": 2}
    ada = three[0].guest("Ada")
    with ada.socket(str(ada.post("/api/tables/meet", wish)["table"]["id"])) as waiting:
        met = three[1].guest("Blaise").post("/api/tables/meet", wish)["table"]
        assert met["id"] == waiting.table["id"]
        waiting.until(lambda s: s.table["status"] == "playing")


def test_who_is_blocked_at_one_server_is_at_all(three: Three) -> None:
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open"])
    ada.post("/api/marks", {"person": blaise.id, "is_muted": False, "is_blocked": True})
    wait_until(lambda: not three[1].lobby.marks.may_sit(ada.id, blaise.id), "it is told")
    assert blaise.join(table).refused("sit", seat=1)["code"] == "not-welcome"


def test_a_table_that_is_taken_away_is_gone_everywhere(three: Three) -> None:
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open"])
    there = blaise.join(table)
    ada.post(f"/api/tables/{table}/remove", status=204)
    there.until(lambda s: s.frames[-1]["type"] == "refused")
    assert there.frames[-1]["code"] == "no-such-table"
    blaise.get(f"/api/tables/{table}", status=404)


def test_one_whose_letters_are_lost_is_looked_for_and_tells_again_who_reads(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It alone reaches Redis no more: the others hear themselves, and must not take that for all."""
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open"])
    here, there = ada.join(table), blaise.join(table)
    there.do("sit", seat=1)
    there.until(lambda s: s.presence.get("here") == [0, 1])
    lost: list[str] = []

    async def lose(channel: str, letter: str) -> None:
        lost.append(letter)
        raise ConnectionError(channel)

    with monkeypatch.context() as cut_off:
        cut_off.setattr(three[0].lobby.news, "_redis", Namespace(publish=lose))
        here.do("say", text="Who hears me?")
        there.until(lambda s: s.event >= here.event)
        here.close()
        wait_until(lambda: any('"people":[]' in letter for letter in lost), "who left is told in vain")
    there.until(lambda s: s.presence.get("here") == [1])


def test_what_nobody_expects_of_redis_ends_nothing(three: Three, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[str] = []

    async def fail(channel: str, letter: str) -> None:
        failed.append(letter)
        raise RuntimeError(channel)

    with monkeypatch.context() as broken:
        broken.setattr(three[0].lobby.news, "_redis", Namespace(publish=fail))
        wait_until(lambda: failed, "a letter is written")
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    there = blaise.join(ada.set_table("cubosaurs", ["me", "open"]))
    ada.join(str(there.table["id"]))
    there.until(lambda s: s.presence.get("here") == [0])


def test_a_look_finds_who_was_blocked_unheard(three: Three, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, blaise = three[0].guest("Ada"), three[1].guest("Blaise")
    monkeypatch.setattr(three[0].lobby.marks, "tell_marked", tell_nothing)
    ada.post("/api/marks", {"person": blaise.id, "is_muted": False, "is_blocked": True})
    assert three[1].lobby.marks.may_sit(ada.id, blaise.id)
    three[1].call(three[1].lobby.together._look)
    assert not three[1].lobby.marks.may_sit(ada.id, blaise.id)


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_looked_at(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, together = three[0].guest("Ada"), three[1].lobby.together
    tables = [ada.set_table("cubosaurs", ["me", "open"]) for _ in range(2)]
    broken, whole = (three[1].live_table(each) for each in tables)

    async def fail() -> None:
        raise RuntimeError("an event of a newer server")

    monkeypatch.setattr(together, "_hear_of_table", lambda item: None)
    monkeypatch.setattr(broken, "look_again", fail)
    for each in tables:
        ada.join(each).do("say", text="Is anybody there?")
    before = whole.state.last_event
    three[1].call(together._look)
    assert whole.state.last_event > before


def test_what_lists_are_to_be_told_waits_for_the_database(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[Any] = []

    def fail_once(connection: Connection, table_ids: Sequence[str]) -> Sequence[Any]:
        if not failed:
            failed.append(table_ids)
            raise RuntimeError("the database is away")
        return listed_tables(connection, table_ids)

    monkeypatch.setattr(together_module, "listed_tables", fail_once)
    monkeypatch.setattr(three[1].lobby.together, "_look", look_at_nothing)
    reader = three[1].guest("Blaise")
    with reader.client.websocket_connect("/api/lists/socket") as session:
        assert session.receive_json()["type"] == "lists"
        table = three[0].guest("Ada").set_table("cubosaurs", ["me", "open"])
        while table not in str(session.receive_json()):
            pass
    assert failed


def test_a_server_goes_by_the_time_of_one_at_which_no_clock_runs(database: str, tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        ahead = first.lobby.time.now() + 500
        first.lobby.time.keep_up_with(ahead)
        noted = select(heartbeat.c.ran)
        wait_until(
            lambda: first.call(first.store.read, lambda c: c.execute(noted).scalar_one()) >= ahead,
            "it is noted",
        )
        with Server(tmp_path) as second:
            assert second.lobby.time.now() >= ahead


async def look_at_nothing() -> None:
    """Find nothing that was missed."""
