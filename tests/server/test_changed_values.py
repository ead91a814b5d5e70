"""Games with changed values: told, set, played, and the same wherever their pack is needed."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast
from urllib.parse import urlencode

import pytest
from sqlalchemy import func, select

from cubarium.engine.components.pack import Edition, built_in_pack
from cubarium.engine.components.setting import set_values
from cubarium.engine.errors import LogError
from cubarium.engine.log import read_log, write_log
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.verifying import verify
from cubarium.server.errors import Unable
from cubarium.server.limits import Limit, Limiter
from cubarium.server.storage.schema import game_table, result
from cubarium.server.tables.bot_pool import BotPool, Thought
from cubarium.server.tables.packs import OtherComponents, Packs
from cubarium.server.tables.preparation import MOST_CHANGED, Preparation
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.thinker import MOST_VARIED, Thinker
from tests.server.server_table import Guest, Server
from tests.server.test_playing_on import finish
from tests.server.test_reviews import asked_until

SPEC = load_game("cubosaurs")
OURS = built_in_pack(SPEC.components.schema)
CHEAP = ["tile.1.cost=1", "game.tokens=30"]
ADVANCED = {"variant": "advanced"}


def asked(values: list[str], **more: str) -> str:
    return urlencode([*(("set", value) for value in values), *more.items()])


def printed(guest: Guest, table: Any) -> Any:
    query = asked(table["values"], components=table["components"])
    return guest.get(f"/api/games/cubosaurs/pieces?{query}")


def tables_of(server: Server) -> int:
    count = select(func.count()).select_from(game_table)
    counted: int = server.call(server.store.read, lambda connection: connection.execute(count).scalar_one())
    return counted


# --- what is changed ---------------------------------------------------------------------------------------


def test_a_link_tells_what_is_changed_once_and_in_one_way(server: Server) -> None:
    ada = server.guest()
    told = ada.get(f"/api/games/cubosaurs/values?{asked(['game.tokens = 30', *CHEAP, 'tile.2.cost=2'])}")
    assert sorted(told["values"]) == sorted(CHEAP)  # two coins are what the second tile costs anyway
    assert {(change["before"], change["after"]) for change in told["changes"]} == {("5", "1"), ("40", "30")}
    assert all(change["label"] for change in told["changes"])
    assert ada.get("/api/games/cubosaurs/values") == {
        "game": "cubosaurs",
        "game_name": "Cubosaurs",
        "values": [],
        "changes": [],
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_is_told_with_its_name_and_rule_and_sets_no_table(
    server: Server, language: str
) -> None:
    ada, before = server.guest(), tables_of(server)
    wrong = ["tile.1.cost=99", "tile.77.cost=1", "game.dealt=11"]
    told = ada.get(f"/api/games/cubosaurs/values?{asked(wrong, lang=language)}", 400)
    body = {"game": "cubosaurs", "seats": ["me", "me"], "values": wrong}
    assert ada.post(f"/api/tables?lang={language}", body, 400) == told
    assert told["code"] == "impossible-values"
    for part in ("tile.1.cost", "0 to 40", "cubosaurs-6.3", "tile.77.cost"):
        assert part in told["text"]
    assert tables_of(server) == before


def test_hostile_values_are_refused_and_set_no_table(server: Server) -> None:
    ada, luck = server.guest(), Random(7)
    games = [*game_ids(), "whist"]
    names = {game: [*built_in_pack(load_game(game).components.schema).sources] for game in game_ids()}
    written = ["-1", "1e999", "NaN", "[[", '"\ud800"', "9" * 400, "{}", "null", "true", "\x00", "[1,2]", ""]
    before, refused = tables_of(server), 0
    for _ in range(120):
        game = luck.choice(games)
        own = names.get(game, ["a.b"])
        name = luck.choice([luck.choice(own), luck.choice(own)[:-1], "", ".", "é" * 300, "game"])
        values = [f"{name}{luck.choice(['=', '==', ''])}{luck.choice(written)}" for _ in range(3)]
        body = json.dumps({"game": game, "seats": ["me", "me"], "values": values})
        answer = ada.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in {201, 400, 404, 422}, answer.text
        refused += answer.status_code != 201
    set_now = tables_of(server) - before
    assert set_now == 120 - refused < 30
    for many in (["tile.1.cost=1"] * 601, [f"tile.1.cost={' ' * 900}1"] * 9):
        ada.post("/api/tables", {"game": "cubosaurs", "seats": ["me", "me"], "values": many}, 400)
        ada.get(f"/api/games/cubosaurs/pieces?{asked(many)}", 400)
    assert tables_of(server) == before + set_now


# --- at the table ------------------------------------------------------------------------------------------


def test_a_table_is_played_with_what_is_changed_and_is_the_same_after_a_restart(tmp_path: Path) -> None:
    pack = set_values(SPEC.components.schema, OURS, CHEAP)
    with Server(tmp_path) as server:
        ada = server.guest()
        table = ada.set_table("cubosaurs", ["me", "me"], values=CHEAP, **ADVANCED)
        plain = ada.set_table("cubosaurs", ["me", "me"], **ADVANCED)
        socket = ada.join(table)
        socket.move()
        before = ada.look(table)
        hint = ada.post(f"/api/tables/{table}/hint", {"move": 1, "seat": before["game"]["seat"]})
        assert hint["action"] in {each["action"] for each in before["game"]["actions"]}
        assert before["table"]["components"] == pack.digest == server.match(table).components.digest
        assert sorted(before["table"]["values"]) == sorted(CHEAP)
        pieces, usual = (printed(ada, ada.look(each)["table"]) for each in (table, plain))
        costs = [each["tiles"]["tile-1"]["cost"] for each in (pieces, usual)]
        assert costs == [1, 5]
    with Server(tmp_path) as server:
        back = server.welcome_back(ada)
        assert back.look(table)["game"] == before["game"]
        assert server.match(table).components == pack
        assert printed(back, back.look(table)["table"]) == pieces
        rows = {row["id"]: row["values"] for row in back.get("/api/tables")["mine"]}
        assert sorted(rows[table]) == sorted(CHEAP)
        assert rows[plain] == []
        assert Settings.from_json({**server.live_table(plain).state.settings.to_json()}).values == ()


def test_a_finished_game_counts_nowhere_and_its_log_can_be_replayed_by_itself(server: Server) -> None:
    ada = server.guest()
    table = finish(ada, ada.set_table("cubosaurs", ["me", "random"], values=CHEAP))
    counts = select(result.c.counts).where(result.c.table_id == table)
    assert server.call(server.store.read, lambda c: c.execute(counts).scalars().all()) == [False, False]
    assert ada.get(f"/api/people/{ada.id}/statistics")["games"] == []
    (row,) = ada.get("/api/tables/finished")["rows"]
    assert sorted(row["values"]) == sorted(CHEAP)

    log = ada.client.get(f"/api/tables/{table}/log").text
    match = read_log(log, load_game)
    assert match.components == server.match(table).components
    assert verify(match, "", {}) > 0
    assert read_log(log, load_game, match.components).packed() == match.packed()

    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    wish = {"move": 3, "seat": 0, "bot": "raptor"}
    played_on = ada.post(f"/api/tables/{table}/play-on", wish, 201)["table"]
    for new in (again, played_on):
        assert (new["components"], sorted(new["values"])) == (match.components.digest, sorted(CHEAP))


def test_a_log_whose_values_were_forged_is_refused_with_a_sentence(server: Server) -> None:
    pack = set_values(SPEC.components.schema, OURS, CHEAP)
    head = json.loads(write_log(Match(SPEC, {"players": 2}, seed=1, components=pack)))
    assert head["values"] == list(pack.values)
    for values, why in (
        (["tile.1.cost=2"], "other components"),
        (["tile.1.cost=99"], "0 to 40"),
        (3, "texts"),
    ):
        with pytest.raises(LogError, match=why):
            read_log(sealed({**head, "values": values}), load_game)


def sealed(head: dict[str, Any]) -> str:
    from cubarium.engine.log import _canonical, _chained

    body = _canonical({name: value for name, value in head.items() if name != "check"})
    return f'{body[:-1]},"check":"{_chained(body, "")}"}}\n'


def test_whoever_waits_for_a_game_is_not_brought_to_a_changed_one(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    changed = ada.set_table("cubosaurs", ["me", "open"], values=CHEAP)
    ada.join(changed)
    found = fresh.guest("Ben").post("/api/tables/meet", {"games": ["cubosaurs"]})["table"]
    assert found["id"] != changed


def test_the_rules_follow_what_is_changed() -> None:
    free = [f"tile.{tile}.cost=0" for tile in range(1, 11)]
    offered = []
    for pack in (Packs().changed("cubosaurs", free), OURS):
        match = Match(SPEC, {"players": 2, "advanced": 1}, seed=1, components=pack)
        offered.append({SPEC.actions.to_text(action) for action in match.legal(match.actors()[0])})
    assert offered[0] - offered[1] == {"buy 2", "buy 3"}  # nobody has a token to begin with


# --- in the processes beside the server --------------------------------------------------------------------


def test_bots_think_with_what_is_changed_in_a_process_that_knew_nothing_of_it() -> None:
    pack = set_values(SPEC.components.schema, OURS, CHEAP)
    match = Match(SPEC, {"players": 2, "advanced": 1}, seed=3, components=pack)

    async def think() -> Thought:
        pool = BotPool(Packs(), 1)
        try:
            return await pool.choose(match, match.actors()[0], "raptor")
        finally:
            pool.close()

    assert asyncio.run(think()) == (asyncio.run(think()).action, "")


def test_a_review_is_got_ready_for_what_is_changed(fresh: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[Edition] = []
    monkeypatch.setattr(fresh.bot_pool.preparation, "want", lambda game, edition, bot: wanted.append(edition))
    ada = fresh.guest()
    table = finish(ada, ada.set_table("cubano-course", ["me", "random"], values=["colour.red.value=7"]))
    asked_until(ada, f"/api/tables/{table}/review", lambda state: state["stage"] == "preparing")
    assert {*wanted} == {fresh.match(table).components.edition}
    assert wanted[0].values == ("colour.red.value=7",)


def test_values_are_set_on_the_pack_of_the_operator_and_found_on_it_again() -> None:
    theirs = replace(set_values(SPEC.components.schema, OURS, ["tile.3.cost=7"]), name="mine", values=())
    pack = Packs({"cubosaurs": theirs}).changed("cubosaurs", CHEAP)
    assert [pack.tables["tile"][tile]["cost"] for tile in (1, 3)] == [1, 7]
    assert Packs({"cubosaurs": theirs}).find("cubosaurs", *pack.edition) == pack
    with pytest.raises(OtherComponents):
        Packs().find("cubosaurs", *pack.edition)
    plain = Packs().changed("cubosaurs", CHEAP)  # set before there was a pack of the operator
    assert Packs({"cubosaurs": theirs}).find("cubosaurs", *plain.edition) == plain


# --- what is bounded ---------------------------------------------------------------------------------------


def test_a_person_sets_a_few_such_tables_and_refused_ones_cost_nothing(fresh: Server) -> None:
    limits, ada = fresh.app.state.limits, fresh.guest()
    limits.changed_tables = Limiter(Limit(2, 0.001))
    body = {"game": "cubosaurs", "seats": ["me", "me"], "values": ["tile.1.cost=99"]}
    for _ in range(3):
        ada.post("/api/tables", body, 400)
    for cost in (1, 2):
        ada.post("/api/tables", {**body, "values": [f"tile.1.cost={cost}"]}, 201)
    assert ada.post("/api/tables", {**body, "values": ["tile.1.cost=3"]}, 429)["code"] == "too-many"
    ada.set_table("cubosaurs", ["me", "me"])
    limits.changed_tables_of_address = Limiter(Limit(0, 0.001))
    eve = fresh.guest("Eve")
    assert eve.post("/api/tables", {**body, "values": ["tile.1.cost=3"]}, 429)["code"] == "too-many"


def test_a_process_that_has_met_many_bots_of_changed_games_is_ended() -> None:
    class Met:
        def __init__(self, count: int) -> None:
            self.known = {("cubosaurs", Edition(str(n), ("tile.1.cost=1",)), "rex") for n in range(count)}
            self.known.add(("cubosaurs", OURS.edition, "rex"))
            self.is_alive, self.has_ended, self.pid = True, False, count

        is_full = Thinker.is_full

        def end(self) -> None:
            self.has_ended = True

    pool, few, many = BotPool(Packs(), 1), Met(MOST_VARIED - 1), Met(MOST_VARIED)
    for thinker in (few, many):
        pool._put_back(cast(Thinker, thinker), is_sound=True)
    assert (few.has_ended, many.has_ended, pool.pids) == (False, True, {few.pid})
    pool.close()


def test_so_many_wait_to_be_got_ready_and_no_more() -> None:
    def edition(number: int) -> Edition:
        return Edition(str(number), (f"tile.1.cost={number}",))

    async def fill() -> None:
        beside = Preparation(Packs())
        begin = partial(beside.want, "cubosaurs", bot="rex")
        beside._go_on = lambda: None  # type: ignore[method-assign]
        for number in range(MOST_CHANGED + 5):
            begin(components=edition(number))
        assert [work.components for work in beside._open] == [*map(edition, range(MOST_CHANGED))]
        beside.check_room("cubosaurs", edition(3), ["me", "rex"])  # waits already
        beside.check_room("cubosaurs", edition(99), ["me", "raptor"])  # waits for nothing
        beside.check_room("cubosaurs", OURS.edition, ["rex"])  # the game as it is
        with pytest.raises(Unable, match="too-many-changed"):
            beside.check_room("cubosaurs", edition(99), ["me", "rex"])

    asyncio.run(fill())
