"""Tables that are set with a component pack of the operator's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cubarium.engine.components.pack import Pack, built_in_pack, export_pack, read_pack
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.server.tables.bot_pool import BotPool, Thought
from cubarium.server.tables.packs import Packs
from tests.server.server_table import Server

SPEC = load_game("cubosaurs")
OURS = built_in_pack(SPEC.components.schema)


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """Return a pack in which four Stegosaurs are worth 9 points, not 8."""
    folder = tmp_path_factory.mktemp("packs") / "my-pack"
    export_pack(SPEC.components.schema, folder)
    cards = folder / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("[2, -1, -2, 8]", "[2, -1, -2, 9]", 1), "utf-8")
    return read_pack(SPEC.components.schema, folder)


def test_tables_are_set_with_the_pack_and_those_of_other_games_with_their_own(
    tmp_path: Path, mine: Pack
) -> None:
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        ada = server.guest()
        table, other = ada.set_table("cubosaurs", ["me", "bot"]), ada.set_table("trex", ["me", "bot"])
        assert server.match(table).components is mine
        assert server.match(other).components.name == "built-in"
        assert ada.look(table)["table"]["components"] == mine.digest
        assert server.live_table(table).state.settings.to_json()["components"] == mine.digest


def test_pieces_come_from_the_pack_and_mark_what_differs(tmp_path: Path, mine: Pack) -> None:
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        ada = server.guest()
        address = "/api/games/cubosaurs/pieces"
        stego = ada.get(address)["types"]["stego"]
        assert (stego["points"], stego["is_house"]) == ([2, -1, -2, 9], True)
        assert ada.get(f"{address}?components={mine.digest}")["types"]["stego"] == stego
        ours = ada.get(f"{address}?components={OURS.digest}")["types"]["stego"]
        assert (ours["points"], ours["is_house"]) == ([2, -1, -2, 8], False)


def test_what_is_told_of_a_table_has_the_numbers_of_the_pack(tmp_path: Path, mine: Pack) -> None:
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        ada = server.guest()
        table = ada.set_table("cubosaurs", ["me", "me"])
        presenter = server.live_table(table).presenter
        assert presenter.insights.pieces("en")["types"]["stego"]["points"][-1] == 9


def test_bots_think_with_the_pack_of_the_table(mine: Pack) -> None:
    match = Match(SPEC, {"players": 2}, seed=3, components=mine)
    (seat,) = match.actors()

    async def think(packs: Packs) -> Thought:
        pool = BotPool(packs, 1)
        try:
            return await pool.choose(match, seat, "greedy")
        finally:
            pool.close()

    assert asyncio.run(think(Packs({"cubosaurs": mine}))).action in match.legal(seat)
    with pytest.raises(Exception, match="other-components"):
        asyncio.run(think(Packs()))


def test_a_game_goes_on_with_its_pack_after_a_restart(tmp_path: Path, mine: Pack) -> None:
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        ada = server.guest()
        table = ada.set_table("cubosaurs", ["me", "me"])
        ada.join(table).move()
        before = ada.look(table)["game"]
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        back = server.welcome_back(ada)
        assert back.look(table)["game"] == before
        assert server.match(table).components is mine


def test_without_its_pack_a_table_says_what_is_missing_and_others_go_on(
    tmp_path: Path, mine: Pack, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        ada = server.guest()
        table, other = ada.set_table("cubosaurs", ["me", "me"]), ada.set_table("trex", ["me", "me"])
    with Server(tmp_path) as server:
        back = server.welcome_back(ada)
        refused = back.get(f"/api/tables/{table}?lang=en", 409)
        assert refused["code"] == "other-components"
        assert mine.digest[:16] in refused["text"] and "--components" in refused["text"]
        assert back.get(f"/api/tables/{table}?lang=fr", 409)["text"] != refused["text"]
        assert {row["id"] for row in back.get("/api/tables")["mine"]} == {table, other}
        assert back.look(other)["table"]["status"] == "playing"
        assert server.call(server.lobby.readable, table) is None
        told = {record.levelname for record in caplog.records if table in record.getMessage()}
        assert told == {"WARNING"}
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        assert {row["id"] for row in server.welcome_back(ada).get("/api/tables")["mine"]} == {table, other}


def test_a_table_that_was_set_before_keeps_our_components(tmp_path: Path, mine: Pack) -> None:
    with Server(tmp_path) as server:
        ada = server.guest()
        table = ada.set_table("cubosaurs", ["me", "me"])
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        back = server.welcome_back(ada)
        assert back.look(table)["table"]["components"] == OURS.digest
        assert server.match(table).components.digest == OURS.digest


def test_a_rematch_is_played_with_the_same_pack_and_its_log_names_it(tmp_path: Path, mine: Pack) -> None:
    with Server(tmp_path, packs={"cubosaurs": mine}) as server:
        ada = server.guest()
        table = ada.set_table("cubosaurs", ["me", "me"])
        socket = ada.join(table)
        while socket.table["status"] == "playing":
            socket.move()
        again = ada.post(f"/api/tables/{table}/rematch")
        assert again["table"]["components"] == mine.digest
        head = json.loads(ada.client.get(f"/api/tables/{table}/log").text.split("\n")[0])
        assert head["components"] == mine.digest[:16]
