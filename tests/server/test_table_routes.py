"""Setting tables, finding them and looking back: for nobody, the owner, another person and spectators."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import segno

from cubarium.engine.log import read_log
from cubarium.engine.registry import game_ids, load_game
from tests.server.server_table import Guest, Server

WISH: dict[str, Any] = {"game": "cubosaurs", "seats": ["me", "open"]}


def play_out(guest: Guest, table: str) -> None:
    """Let bots finish a game, from this person's chair too."""
    with guest.socket(table) as socket:
        socket.do("leave")
        socket.until(lambda s: s.table["status"] == "over")


def over(server: Server, **more: Any) -> tuple[Guest, str]:
    """Return somebody and a game of theirs that is over."""
    guest = server.guest()
    table = guest.set_table("trex", ["me", "greedy"], **more)
    play_out(guest, table)
    return guest, table


# --- setting -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_a_table_of_every_variant_can_be_set(server: Server, game: str) -> None:
    guest = server.guest()
    spec = load_game(game)
    for variant in spec.settings.variants:
        wish = {"game": game, "variant": variant, "seats": ["open"] * spec.players[1]}
        welcome = guest.post("/api/tables", wish, 201)
        assert welcome["table"]["variant"] == variant
        assert welcome["table"]["status"] == "open"
        assert welcome["game"] is None


def test_a_full_table_begins_at_once_and_one_with_a_free_chair_waits(server: Server) -> None:
    guest = server.guest()
    for seats, status in ((["me", "me"], "playing"), (["me", "open"], "open"), (["me", "random"], "playing")):
        welcome = guest.post("/api/tables", {**WISH, "seats": seats}, 201)
        assert welcome["table"]["status"] == status
        assert welcome["table"]["owner"] == guest.id
        assert welcome["table"]["mine"] == [i for i, seat in enumerate(seats) if seat == "me"]


@pytest.mark.rule("trex-1.8")
def test_the_chair_that_begins_is_told_and_begins(server: Server) -> None:
    guest = server.guest()
    for first in (0, 1, 2, 3):
        wish = {"game": "trex", "seats": ["me", "open", "me"], "options": {"first": first}}
        waiting = guest.post("/api/tables?lang=en", wish, 201)
        roles = [seat["roles"] for seat in waiting["table"]["seats"]]
        assert roles == [["Who begins"] if seat + 1 == first else [] for seat in range(3)]
        begun = guest.post("/api/tables", {**wish, "seats": ["me", "me", "me"]}, 201)
        assert first == 0 or begun["game"]["asked"] == [first - 1]


@pytest.mark.rule("trex-1.8")
@pytest.mark.parametrize("first", [-1, 3, 6])
def test_a_chair_that_is_not_there_cannot_begin(server: Server, first: int) -> None:
    guest = server.guest()
    wish = {"game": "trex", "seats": ["me", "me"], "options": {"first": first}}
    assert guest.post("/api/tables", wish, 400)["code"] == "bad-options"


@pytest.mark.rule("cubano-6.10")
def test_games_say_which_options_name_players(server: Server) -> None:
    cards = {card["id"]: card for card in server.guest().get("/api/games?lang=en")}
    told = {
        (game, option["name"]): (option["first_chair"], option["values"])
        for game, card in cards.items()
        for option in card["options"]
        if option["first_chair"] is not None
    }
    assert told == {
        ("trex", "first"): (1, ["Drawn by lot"]),
        ("cubano-naval-dice", "addition_only"): (2, ["Nobody", "Both"]),
    }


def test_what_was_wished_is_what_is_set(server: Server) -> None:
    clock = {"kind": "bank", "seconds": 300, "increment": 5}
    wish = {**WISH, "options": {"rounds": 2}, "clock": clock, "is_private": True, "may_watch": False}
    table = server.guest().post("/api/tables", wish, 201)["table"]
    assert (table["clock"], table["is_private"], table["may_watch"]) == (clock, True, False)
    assert table["options"] == {"rounds": 2, "players": 2}
    assert [seat["remaining"] for seat in table["seats"]] == [300, 300]
    assert not any(seat["is_running"] for seat in table["seats"])


def test_several_chairs_of_one_name_have_different_names(server: Server) -> None:
    guest = server.guest("G" * 40)
    table = guest.look(guest.set_table("cubosaurs", ["me", "me", "random", "random"]))["table"]
    names = [seat["name"] for seat in table["seats"]]
    assert names == ["G" * 40, "G" * 36 + " 2", "Nour", "Mica"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "../cubosaurs"}, "no-such-game"),
        ({"variant": "gone"}, "no-such-variant"),
        ({"seats": ["me", "deep-thought"]}, "no-such-bot"),
        ({"seats": ["me", "Greedy"]}, "no-such-bot"),
        ({"seats": ["me", "seer"]}, "no-such-bot"),
        ({"seats": ["me", "open", "open"], "options": {"players": 2}}, "wrong-seats"),
        ({"seats": ["me"]}, "bad-options"),
        ({"seats": ["me"] * 6}, "bad-options"),
        ({"options": {"colour": 1}}, "bad-options"),
        ({"options": {"rounds": 99}}, "bad-options"),
        ({"options": {"rounds": 10**30}}, "bad-options"),
        ({"clock": {"kind": "move"}}, "clock-without-time"),
        ({"clock": {"kind": "bank", "increment": 5}}, "clock-without-time"),
        ({"clock": {"kind": "move", "seconds": -1}}, "malformed"),
        ({"clock": {"kind": "move", "seconds": 10**9}}, "malformed"),
        ({"clock": {"kind": "sand", "seconds": 9}}, "malformed"),
        ({"seats": []}, "malformed"),
        ({"seats": ["me"] * 7}, "malformed"),
        ({"seats": "me"}, "malformed"),
        ({"seats": [1, 2]}, "malformed"),
        ({"options": {"rounds": True}}, "malformed"),
        ({"options": {"rounds": "2"}}, "malformed"),
        ({"options": {"rounds": 2.5}}, "malformed"),
        ({"is_private": "yes"}, "malformed"),
        ({"owner": "somebody"}, "malformed"),
        ({"game": None}, "malformed"),
        ({"game": "x" * 41}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_set_is_not_set(server: Server, change: dict[str, Any], code: str) -> None:
    guest = server.guest()
    before = server.stored()
    texts = [guest.post(f"/api/tables?lang={lang}", {**WISH, **change}, 400) for lang in ("en", "fr")]
    assert [text["code"] for text in texts] == [code, code]
    assert texts[0]["text"] != texts[1]["text"]
    assert server.stored() == before
    assert guest.get("/api/tables")["mine"] == []


def test_nobody_can_set_a_table(server: Server) -> None:
    assert server.nobody().post("/api/tables", WISH, 401)["code"] == "not-signed-in"


# --- lists -------------------------------------------------------------------------------------------------


@pytest.mark.on("sqlite", "postgresql")
def test_lists_show_what_waits_and_what_is_mine(fresh: Server) -> None:
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise")
    waiting = ada.set_table("trex", ["me", "open"])
    private = ada.set_table("trex", ["me", "open"], is_private=True)
    playing = ada.set_table("trex", ["me", "me"])
    assert {row["id"] for row in ada.get("/api/tables")["mine"]} == {waiting, private, playing}
    for reader in (blaise, fresh.nobody()):
        lists = reader.get("/api/tables?lang=fr")
        assert [row["id"] for row in lists["waiting"]] == [waiting]
        assert lists["mine"] == []
    row = blaise.get("/api/tables")["waiting"][0]
    assert row["seats"] == ["Ada", None]
    assert (row["is_mine"], row["is_my_turn"], row["status"]) == (False, False, "open")


def test_games_in_which_one_is_asked_come_first(fresh: Server) -> None:
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise")
    tables = [ada.set_table("cubosaurs", ["me", "open"]) for _ in range(3)]
    for table in tables:
        with blaise.socket(table) as socket:
            socket.do("sit", seat=1)
        with ada.socket(table) as socket:
            socket.do("start")
    with ada.socket(tables[0]) as first, blaise.socket(tables[0]) as second:
        first.do("leave")
        second.do("leave")
        second.until(lambda s: s.table["status"] == "over")
    for reader in (ada, blaise):
        rows = reader.get("/api/tables")["mine"]
        assert [row["status"] for row in rows] == ["playing", "playing", "over"]
        turns = [row["is_my_turn"] for row in rows]
        assert turns == sorted(turns, reverse=True)
    asked = [row["id"] for row in ada.get("/api/tables")["mine"] if row["is_my_turn"]]
    assert asked == [t for t in asked if fresh.match(t).actors() == [0]]


@pytest.mark.on("sqlite", "postgresql")
def test_many_tables_of_others_do_not_push_ones_own_out_of_the_list(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cubarium.server.tables.stored.MOST_LISTED", 3)
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise")
    own = ada.set_table("trex", ["me", "me"])
    for _ in range(4):
        blaise.set_table("trex", ["me", "open"])
    assert [row["id"] for row in ada.get("/api/tables")["mine"]] == [own]


def test_who_has_stood_up_from_a_private_table_is_not_shown_it_among_the_public_ones(fresh: Server) -> None:
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise")
    table = ada.set_table("trex", ["me", "open"], is_private=True)
    with blaise.socket(table) as socket:
        socket.do("sit", seat=1)
        socket.do("stand")
    assert blaise.get("/api/tables") == {"type": "lists", "waiting": [], "mine": []}


def test_the_owner_finds_a_private_table_without_having_a_chair(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    table = ada.set_table("trex", ["open", "open"], is_private=True)
    lists = ada.get("/api/tables")
    assert table in {row["id"] for row in lists["mine"] + lists["waiting"]}


# --- one table ---------------------------------------------------------------------------------------------


def test_a_table_is_there_for_everybody_who_may_watch(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "greedy"])
    for reader, mine, eyes in ((ada, [0], 0), (server.guest("Eve"), [], -1), (server.nobody(), [], -1)):
        seen = reader.look(table)
        assert (seen["table"]["mine"], seen["game"]["seat"]) == (mine, eyes)
        assert bool(seen["game"]["actions"]) == (eyes == 0)
        assert seen["type"] == "welcome"


def test_a_closed_table_is_there_for_those_who_sit_at_it(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "greedy"], may_watch=False)
    ada.look(table)
    for path in ("", "/move/0", "/log", "/invitation.svg"):
        for reader in (server.guest("Eve"), server.nobody()):
            refused = reader.get(f"/api/tables/{table}{path}?lang=fr", 403)
            assert refused["code"] == "not-to-watch"
            assert refused["text"] == "Cette table n\N{RIGHT SINGLE QUOTATION MARK}est pas ouverte au public."
    assert server.guest("Eve").post(f"/api/tables/{table}/rematch", None, 403)["code"] == "not-to-watch"


@pytest.mark.parametrize("path", ["", "/move/0", "/log", "/invitation.svg"])
def test_a_table_that_is_not_there_is_not_found(server: Server, path: str) -> None:
    for table in ("none", "a" * 500, "%00", "é"):
        answer = server.client().get(f"/api/tables/{table}{path}")
        assert answer.status_code == 404
        assert answer.json()["code"] in {"no-such-table", "no-such-page"}
    assert server.guest().post("/api/tables/none/rematch", None, 404)["code"] == "no-such-table"


# --- looking back ------------------------------------------------------------------------------------------


def test_an_earlier_moment_is_what_the_reader_saw_then(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "greedy"])
    watcher = server.guest("Eve")
    with ada.socket(table) as mine, watcher.socket(table) as theirs:
        for _ in range(4):
            mine.until(lambda s: s.game and s.game["actions"])
            mine.move()
        mine.catch_up()
        theirs.catch_up()
        for reader, socket in ((ada, mine), (watcher, theirs)):
            games = {f["game"]["move"]: f["game"] for f in socket.frames if f.get("game")}
            assert len(games) > 4
            for move, game in games.items():
                back = reader.get(f"/api/tables/{table}/move/{move}")
                assert back["view"] == game["view"]
                assert back["asked"] == game["asked"]
                if move < max(games):
                    assert back["actions"] == []


def test_a_moment_outside_the_game_is_not_found(server: Server) -> None:
    ada = server.guest("Ada")
    waiting = ada.set_table("trex", ["me", "open"])
    assert ada.get(f"/api/tables/{waiting}/move/0", 409)["code"] == "not-begun"
    table = ada.set_table("trex", ["me", "me"])
    for move in (1, 10**6, -1):
        assert ada.get(f"/api/tables/{table}/move/{move}", 404)["code"] == "no-such-move"
    for text in ("x", "1.5", ""):
        assert ada.client.get(f"/api/tables/{table}/move/{text}").status_code in {400, 404}


@pytest.mark.parametrize("digits", [30, 400, 4000])
def test_a_moment_or_a_seat_far_outside_is_refused_like_any_other(server: Server, digits: int) -> None:
    ada = server.guest("Ada", raise_server_exceptions=False)
    table = ada.set_table("trex", ["me", "me"])
    for sign in ("", "-"):
        far = f"{sign}{'9' * digits}"
        assert ada.client.get(f"/api/tables/{table}/move/{far}").status_code in {400, 404}
        assert ada.client.get(f"/api/tables/{table}/move/0?seat={far}").status_code == 400


def test_through_other_eyes_one_looks_when_the_game_is_over(server: Server) -> None:
    ada = server.guest("Ada")
    eve, nobody = server.guest("Eve"), server.nobody()
    table = ada.set_table("trex", ["me", "greedy"])
    address = f"/api/tables/{table}/move/0"
    for reader, others in ((ada, (1,)), (eve, (0, 1)), (nobody, (0, 1))):
        for seat in others:
            assert reader.get(f"{address}?seat={seat}", 403)["code"] == "not-your-seat"
    for seat in (-2, 2, 5):
        assert ada.get(f"{address}?seat={seat}", 400)["code"] == "no-such-seat"
    play_out(ada, table)
    match = server.match(table)
    for reader in (ada, eve, nobody):
        for seat in (-1, 0, 1):
            back = reader.get(f"{address}?seat={seat}")
            assert back["seat"] == seat
            assert back["result"] is None
        last = reader.get(f"/api/tables/{table}/move/{match.move_count}?seat=1")
        assert last["result"]["scores"] == match.scores()
        assert last["result"]["winners"] == match.winners()


# --- the log, the link -------------------------------------------------------------------------------------


def test_the_log_opens_with_the_end_and_replays(server: Server) -> None:
    ada = server.guest("Ada")
    waiting = ada.set_table("trex", ["me", "open"])
    table = ada.set_table("trex", ["me", "greedy"])
    for reader in (ada, server.nobody()):
        for secret in (waiting, table):
            assert reader.get(f"/api/tables/{secret}/log", 403)["code"] == "still-secret"
    play_out(ada, table)
    for reader in (ada, server.nobody()):
        answer = reader.client.get(f"/api/tables/{table}/log")
        assert answer.headers["content-type"].startswith("text/plain")
        replayed = read_log(answer.text, load_game)
        assert replayed.packed() == server.match(table).packed()


def test_an_invitation_leads_to_the_page_of_the_table(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "open"])
    answer = ada.client.get(f"/api/tables/{table}/invitation.svg")
    expected = BytesIO()
    link = f"{str(ada.client.base_url).rstrip('/')}/table/{table}"
    segno.make(link, error="m").save(expected, kind="svg", scale=6, border=2)
    assert answer.content == expected.getvalue()
    router = Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts"
    assert "first === 'table'" in router.read_text(encoding="utf-8")


def test_an_invitation_is_a_picture(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "open"])
    for reader in (ada, server.nobody()):
        answer = reader.client.get(f"/api/tables/{table}/invitation.svg")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert b"<svg" in answer.content


# --- once more ---------------------------------------------------------------------------------------------


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    ada, table = over(server)
    watcher = server.guest("Eve")
    assert server.nobody().post(f"/api/tables/{table}/rematch", None, 401)["code"] == "not-signed-in"
    assert watcher.post(f"/api/tables/{table}/rematch", None, 400)["code"] == "no-seat"
    first = ada.post(f"/api/tables/{table}/rematch")
    again = ada.post(f"/api/tables/{table}/rematch")
    assert first["table"]["id"] == again["table"]["id"] != table
    assert first["table"]["status"] == "playing"
    assert [seat["name"] for seat in first["table"]["seats"]] == ["Nour", "Ada"]
    assert not first["table"]["seats"][1]["is_away"]
    assert watcher.look(table)["table"]["rematch"] == first["table"]["id"]
    assert server.match(table).seed != server.match(first["table"]["id"]).seed


def test_there_is_no_rematch_before_the_end(server: Server) -> None:
    ada = server.guest("Ada")
    for seats in (["me", "open"], ["me", "me"]):
        table = ada.set_table("trex", seats)
        assert ada.post(f"/api/tables/{table}/rematch", None, 400)["code"] == "not-over"
