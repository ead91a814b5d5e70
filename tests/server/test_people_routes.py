"""Coming in, accounts and sessions, and the games there are: for nobody, a guest and an account."""

from __future__ import annotations

import json
from pathlib import Path
from time import time

import jsonschema
import pytest
from argon2 import extract_parameters
from sqlalchemy import select, update

from cubarium.bots.registry import offered_bots
from cubarium.engine.record import to_json
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.people.passwords import Passwords
from cubarium.server.storage.schema import metadata, person, session
from tests.server.server_table import Guest, Server

PASSWORD = "correct horse"
OF_NO_FORM = ["\ud800", " a", "a ", "", " ", "x" * 41, "a\nb"]


def with_account(server: Server, account: str, password: str = PASSWORD) -> Guest:
    guest = server.guest(account)
    guest.post("/api/account", {"account": account, "password": password})
    return guest


# --- guests ------------------------------------------------------------------------------------------------


def test_nobody_is_null(server: Server) -> None:
    nobody = server.nobody()
    answer = nobody.client.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, None)


def test_a_guest_is_known_by_the_cookie(server: Server) -> None:
    guest = server.guest("Ada")
    assert guest.get("/api/me") == {"id": guest.id, "name": "Ada", "account": None}


def test_two_guests_of_one_name_are_two_people(server: Server) -> None:
    assert server.guest("Ada").id != server.guest("Ada").id


def test_coming_in_again_changes_the_name_only(server: Server) -> None:
    guest = server.guest("Ada")
    answer = guest.client.post("/api/guest", json={"name": "Chloé 🦕"})
    assert answer.json() == {"id": guest.id, "name": "Chloé 🦕", "account": None}
    assert "set-cookie" not in answer.headers
    assert guest.get("/api/me")["name"] == "Chloé 🦕"


def test_a_cookie_that_is_no_session_is_nobody(server: Server) -> None:
    for value in (b"x", "é".encode(), b"\xff", b"a" * 4000, b"' or 1=1 --"):
        answer = server.client().get("/api/me", headers={b"cookie": b"cubarium=" + value})
        assert (answer.status_code, answer.json()) == (200, None)


@pytest.mark.parametrize("name", OF_NO_FORM)
def test_a_name_that_no_game_would_take_is_refused_at_the_door(server: Server, name: str) -> None:
    body = json.dumps({"name": name})
    answer = server.client().post("/api/guest", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


# --- accounts ----------------------------------------------------------------------------------------------


def test_an_account_is_the_same_person_who_signs_in_elsewhere(server: Server) -> None:
    guest = server.guest("Grace")
    made = guest.post("/api/account", {"account": "Grace.H", "password": PASSWORD})
    assert made == {"id": guest.id, "name": "Grace", "account": "grace.h"}
    elsewhere = server.nobody()
    assert elsewhere.post("/api/sign-in", {"account": "GRACE.h", "password": PASSWORD}) == made
    assert elsewhere.get("/api/me") == made


def test_nobody_cannot_have_an_account(server: Server) -> None:
    refused = server.nobody().post("/api/account", {"account": "nobody", "password": PASSWORD}, 401)
    assert refused["code"] == "not-signed-in"


def test_an_account_is_made_once(server: Server) -> None:
    guest = with_account(server, "once")
    refused = guest.post("/api/account", {"account": "twice", "password": PASSWORD}, 409)
    assert refused["code"] == "has-account"
    assert guest.get("/api/me")["account"] == "once"


@pytest.mark.on("sqlite", "postgresql")
def test_a_name_that_is_taken_is_taken_in_any_case_and_changes_nothing(server: Server) -> None:
    with_account(server, "Taken")
    guest = server.guest()
    refused = guest.post("/api/account", {"account": "TAKEN", "password": "another password"}, 409)
    assert refused["code"] == "account-taken"
    assert guest.get("/api/me")["account"] is None
    server.nobody().post("/api/sign-in", {"account": "taken", "password": PASSWORD})


@pytest.mark.parametrize(
    ("account", "password"),
    [
        ("ab", PASSWORD),
        ("a" * 41, PASSWORD),
        ("with space", PASSWORD),
        ("a/b", PASSWORD),
        ("", PASSWORD),
        ("fine", "short"),
        ("fine", "x" * 201),
        ("fine", 12345678),
        (None, PASSWORD),
    ],
)
def test_accounts_and_passwords_have_a_form(server: Server, account: object, password: object) -> None:
    refused = server.guest().post("/api/account", {"account": account, "password": password}, 400)
    assert refused["code"] == "malformed"


def test_an_account_in_small_letters_is_no_longer_than_its_place(server: Server) -> None:
    account = "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}" * 40
    answer = server.guest().client.post("/api/account", json={"account": account, "password": PASSWORD})
    assert answer.status_code == 400 or len(answer.json()["account"]) <= 40


def test_a_wrong_password_and_an_account_that_is_not_there_are_answered_alike(server: Server) -> None:
    with_account(server, "exists")
    nobody = server.client()
    answers = [
        nobody.post("/api/sign-in", json={"account": account, "password": "wrong password"})
        for account in ("exists", "exists-not")
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert answers[0].json() == answers[1].json()
    assert answers[0].json()["code"] == "wrong-password"
    assert not {name for name in answers[0].headers} ^ {name for name in answers[1].headers}
    assert "set-cookie" not in answers[0].headers


def test_a_password_is_checked_even_where_there_is_no_account(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []
    passwords = server.app.state.people.passwords
    hasher = passwords._hasher

    class Watched:
        def verify(self, hashed: str, password: str) -> bool:
            checked.append(hashed)
            return bool(hasher.verify(hashed, password))

    monkeypatch.setattr(passwords, "_hasher", Watched())
    server.nobody().post("/api/sign-in", {"account": "nobody-at-all", "password": PASSWORD}, 401)
    assert [hashed.startswith("$argon2id$") for hashed in checked] == [True]


def test_passwords_cost_a_thief_time_and_memory() -> None:
    hashed = Passwords()._hasher.hash("a password")
    cost = extract_parameters(hashed)
    assert hashed.startswith("$argon2id$")
    assert cost.memory_cost >= 19_456
    assert cost.time_cost >= 2


def everything_in(server: Server) -> bytes:
    """Return all that is kept: of SQLite the whole file, of PostgreSQL every row."""
    engine = server.store.engine
    if engine.url.database and engine.dialect.name == "sqlite":
        return b"".join(part.read_bytes() for part in Path(engine.url.database).parent.iterdir())
    with engine.begin() as connection:
        rows = [connection.execute(table.select()).all() for table in metadata.sorted_tables]
    return repr(rows).encode()


@pytest.mark.on("sqlite", "postgresql")
def test_passwords_are_kept_as_argon2id_and_tokens_as_hashes(server: Server) -> None:
    guest = with_account(server, "hashed", "a very secret thing")
    with server.store.engine.begin() as connection:
        kept = connection.execute(select(person.c.password).where(person.c.id == guest.id)).scalar_one()
        tokens = connection.execute(select(session.c.token_hash)).scalars().all()
    assert kept.startswith("$argon2id$")
    assert guest.client.cookies["cubarium"] not in tokens
    content = everything_in(server)
    assert b"a very secret thing" not in content
    assert guest.client.cookies["cubarium"].encode() not in content


def test_a_session_ends_with_signing_out_and_others_of_the_same_person_go_on(server: Server) -> None:
    guest = with_account(server, "leaver")
    elsewhere = server.nobody()
    elsewhere.post("/api/sign-in", {"account": "leaver", "password": PASSWORD})
    stolen = guest.client.cookies["cubarium"]
    assert guest.post("/api/sign-out", None, 204) is None
    assert "cubarium" not in guest.client.cookies
    assert server.client().get("/api/me", headers={"cookie": f"cubarium={stolen}"}).json() is None
    assert elsewhere.get("/api/me")["id"] == guest.id
    assert server.nobody().post("/api/sign-out", None, 204) is None


@pytest.mark.on("sqlite", "postgresql")
def test_a_session_ends_with_time(server: Server) -> None:
    guest = server.guest()
    with server.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(update(session).where(session.c.person_id == guest.id).values(until=time() - 1))
    assert guest.get("/api/me") is None


# --- games -------------------------------------------------------------------------------------------------


def test_every_game_is_offered_to_anybody_in_two_languages(server: Server) -> None:
    nobody = server.nobody()
    english, french = nobody.get("/api/games"), nobody.get("/api/games?lang=fr")
    assert [card["id"] for card in english] == list(game_ids()) == [card["id"] for card in french]
    assert all(a["tagline"] != b["tagline"] for a, b in zip(english, french, strict=True))
    for card in english:
        spec = load_game(card["id"])
        assert (card["least_players"], card["most_players"]) == spec.players
        assert [option["name"] for option in card["options"]] == [o.name for o in spec.settings.options]
        assert [variant["name"] for variant in card["variants"]] == list(spec.settings.variants)
        assert [bot["name"] for bot in card["bots"]] == list(offered_bots(spec))


@pytest.mark.parametrize("game", game_ids())
def test_a_view_fits_the_schema_that_is_served_for_it(server: Server, game: str) -> None:
    schema = server.nobody().get(f"/api/games/{game}/view-schema")
    guest = server.guest()
    seats = ["me"] * load_game(game).players[0]
    welcome = guest.post("/api/tables", {"game": game, "seats": seats}, 201)
    jsonschema.validate(welcome["game"]["view"], schema)
    view = server.match(welcome["table"]["id"]).view(welcome["game"]["seat"])
    assert welcome["game"]["view"] == to_json(view)


def test_a_game_that_is_not_there_has_no_schema(server: Server) -> None:
    refused = server.nobody().get("/api/games/chess/view-schema?lang=fr", 404)
    assert refused["code"] == "no-such-game"
    assert refused["text"] == "Il n\N{RIGHT SINGLE QUOTATION MARK}y a pas de jeu chess."


@pytest.mark.parametrize("game", game_ids())
def test_what_is_printed_on_the_components_is_there_for_anybody(server: Server, game: str) -> None:
    nobody = server.nobody()
    english, french = (nobody.get(f"/api/games/{game}/pieces?lang={code}") for code in ("en", "fr"))
    assert set(english) == set(french)


def test_a_game_that_is_not_there_has_no_pieces(server: Server) -> None:
    assert server.nobody().get("/api/games/chess/pieces", 404)["code"] == "no-such-game"


# --- languages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        ("", "", "en"),
        ("", "fr", "fr"),
        ("", "fr-CH, en;q=0.9", "fr"),
        ("", "de, fr;q=0.8, en;q=0.5", "fr"),
        ("", "de", "en"),
        ("?lang=fr", "en", "fr"),
        ("?lang=en", "fr", "en"),
        ("?lang=xx", "fr", "fr"),
        ("?lang=", "FR", "fr"),
    ],
)
def test_problems_are_told_in_the_language_asked_for(
    server: Server, query: str, header: str, language: str
) -> None:
    answer = server.client().get(f"/api/nothing{query}", headers={"accept-language": header})
    assert answer.status_code == 404
    text = {"en": "There is nothing here.", "fr": "Il n\N{RIGHT SINGLE QUOTATION MARK}y a rien ici."}[
        language
    ]
    assert answer.json() == {
        "type": "refused",
        "id": None,
        "code": "no-such-page",
        "text": text,
        "rule": None,
    }


def test_the_language_liked_best_wins_wherever_it_stands(server: Server) -> None:
    answer = server.client().get("/api/nothing", headers={"accept-language": "en;q=0.3, fr;q=0.9"})
    assert answer.json()["text"] == "Il n\N{RIGHT SINGLE QUOTATION MARK}y a rien ici."
