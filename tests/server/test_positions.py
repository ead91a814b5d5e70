"""Positions are opened by their words: what the asked seat sees, and a table that begins there."""

from __future__ import annotations

import random
import zlib
from base64 import urlsafe_b64encode
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.position_code import MOST_LETTERS, position_code
from cubarium.engine.record import copy_of, layout_of, pack, to_json, unpack
from cubarium.engine.registry import game_ids, load_game
from tests.server.server_table import Guest, Server
from tests.server.test_playing_on import finish
from tests.thorough import few_of

MOST_MOVES = 200
CHANGED = 40
REFUSED = {"no-such-position", "impossible-position"}


@cache
def played(game: str, players: int = 0) -> Match:
    """Return a game that was played at random, once for all tests."""
    spec = load_game(game)
    match = Match(spec, {"players": players or spec.players[1]}, seed=3)
    mind = random.Random(game)
    while not match.is_over and match.move_count < MOST_MOVES:
        seat = mind.choice(match.actors())
        match.act(seat, mind.choice(match.legal(seat)))
    return match


def moments(match: Match) -> list[Any]:
    """Return some states of a game, in which somebody is asked."""
    return [match.state_at(move) for move in range(0, match.move_count, match.move_count // 6)]


def opened(match: Match, state: Any) -> Match:
    return Match(match.spec, {}, position=to_json(state))


def asked_in(match: Match, state: Any) -> list[int]:
    return opened(match, state).actors()


def view_of(match: Match, state: Any, seat: int) -> Any:
    view = match.spec.records.view()
    match.rules.view(state, seat, view)
    return view


def look(guest: Guest, game: str, word: str, query: str = "", status: int = 200) -> Any:
    return guest.get(f"/api/positions/{game}/{word}{query}", status)


def play(guest: Guest, match: Match, state: Any, seat: int, status: int = 201, bot: str = "greedy") -> Any:
    path = f"/api/positions/{match.spec.id}/{position_code(state)}/play"
    return guest.post(path, {"seat": seat, "bot": bot}, status)


def word_of(data: bytes) -> str:
    return urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


# --- looking -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_game_opens_as_the_asked_seat_sees_it(server: Server, game: str) -> None:
    match, nobody, stored = played(game), server.nobody(), server.stored()
    for state in moments(match):
        asked = asked_in(match, state)
        for seat in asked:
            view = view_of(match, state, seat)
            seen = look(nobody, game, position_code(state), f"?seat={seat}")
            assert seen["game"]["view"] == to_json(view)
            assert (seen["game"]["seat"], seen["game"]["asked"]) == (seat, asked)
            assert (seen["table"]["mine"], seen["table"]["status"]) == ([seat], "playing")
            assert seen["table"]["options"] == to_json(opened(match, state).options)
            restored = match.spec.records.state()
            match.rules.restore(view, restored)
            of_row = look(nobody, game, position_code(restored), f"?seat={seat}")
            assert of_row["game"]["actions"] == seen["game"]["actions"] != []
            assert of_row["game"]["view"] == seen["game"]["view"]
        assert look(nobody, game, position_code(state))["game"]["seat"] == asked[0]
    assert server.stored() == stored


@pytest.mark.parametrize("game", game_ids())
def test_what_the_asked_seat_cannot_know_changes_no_byte(server: Server, game: str) -> None:
    match, nobody, changed = played(game), server.nobody(), 0
    for number, state in enumerate(moments(match)):
        seat = asked_in(match, state)[0]
        other = copy_of(state)
        match.rules.determinize(other, seat, seeded(number))
        changed += pack(other) != pack(state)
        assert look(nobody, game, position_code(other)) == look(nobody, game, position_code(state))
    assert changed or game not in {"trex", "cubosaurs", "cubano-naval-messages"}


def test_a_position_is_told_in_the_language_of_its_reader(server: Server) -> None:
    match = played("cubosaurs", 2)
    word = position_code(match.state_at(5))
    english, french = (look(server.nobody(), "cubosaurs", word, f"?lang={each}") for each in ("en", "fr"))
    assert [each["action"] for each in english["game"]["actions"]] == [
        each["action"] for each in french["game"]["actions"]
    ]
    assert english["game"]["actions"][0]["label"] != french["game"]["actions"][0]["label"]
    names = [chair["name"] for chair in english["table"]["seats"]]
    assert len({*names}) == 2 and all(names)


def test_of_several_that_are_asked_each_sees_its_own(server: Server) -> None:
    match, nobody = played("cubano-naval-messages"), server.nobody()
    states = [match.state_at(move) for move in range(match.move_count)]
    state = next(s for s in states if asked_in(match, s) == [0, 1])
    word = position_code(state)
    for seat in (0, 1):
        seen = look(nobody, match.spec.id, word, f"?seat={seat}")["game"]
        assert (seen["seat"], seen["view"]) == (seat, to_json(view_of(match, state, seat)))
    assert look(nobody, match.spec.id, word, "?seat=2", status=400)["code"] == "no-such-seat"
    assert look(nobody, match.spec.id, word, "?seat=9", status=400)["code"] == "malformed"
    later = next(s for s in states if len(asked_in(match, s)) == 1)
    idle = 1 - asked_in(match, later)[0]
    refused = look(nobody, match.spec.id, position_code(later), f"?seat={idle}", status=400)
    assert refused["code"] == "not-asked"


@pytest.mark.parametrize("game", ["cubano-course", "trex", "cubano-puzzle"])
def test_a_game_that_is_over_is_seen_by_all_alike_and_not_played_on(server: Server, game: str) -> None:
    match = played(game, load_game(game).players[0])
    assert match.is_over
    seen = look(server.nobody(), game, position_code(match.state))
    assert (seen["table"]["status"], seen["table"]["mine"], seen["game"]["asked"]) == ("over", [], [])
    assert seen["game"]["result"]["scores"] == match.scores()
    assert seen["game"]["view"] == to_json(view_of(match, match.state, SPECTATOR))
    assert play(server.guest(), match, match.state, 0, status=409)["code"] == "is-over"


def test_many_positions_one_after_the_other_are_too_many(tmp_path: Path) -> None:
    match = played("cubano-course")
    word = position_code(match.state_at(0))
    with Server(tmp_path, is_patient=False) as server:
        ada, blaise = server.guest("Ada"), server.guest("Blaise")
        for _ in range(60):
            look(ada, "cubano-course", word)
        assert look(ada, "cubano-course", word, status=429)["code"] == "too-many"
        look(blaise, "cubano-course", word)


# --- what is no position -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_words_that_are_no_position_are_refused_everywhere(server: Server, game: str) -> None:
    nobody, ada = server.nobody(raise_server_exceptions=False), server.guest(raise_server_exceptions=False)
    size, mind = layout_of(load_game(game).records.state).size, random.Random(7)
    code = position_code(played(game).state_at(0))
    others = [position_code(played(other).state_at(0)) for other in game_ids() if other != game]
    hostile = [
        "é",
        "%00",
        "a.b",
        code[: len(code) // 2],
        f"{code}AAAA",
        "A" * (MOST_LETTERS + 1),
        "A" * 20_000,
        word_of(bytes(2_000_000)),
        word_of(bytes(size + 1)),
        word_of(b"\xff" * size),
        *(word_of(mind.randbytes(size)) for _ in range(5)),
        *others,
    ]
    for word in hostile:
        path = f"/api/positions/{game}/{word}"
        answers = (
            nobody.client.get(path),
            ada.client.post(f"{path}/play", json={"seat": 0, "bot": "greedy"}),
        )
        for answer in answers:
            assert answer.status_code in {400, 404}, answer.text
            assert answer.json()["code"] in REFUSED, word[:80]
    told = ada.get(f"/api/positions/{game}-two/{code}", 404)
    assert (told["code"], told["text"]) == ("no-such-game", f"There is no game {game}-two.")


@pytest.mark.parametrize("game", game_ids())
def test_a_position_in_which_something_was_changed_opens_or_is_refused(server: Server, game: str) -> None:
    """Whatever a word says, the server breaks at nothing, and what it opens can be played on."""
    match, mind = played(game), random.Random(5)
    seen: set[str] = set()
    ada = server.guest(raise_server_exceptions=False)
    for number in range(CHANGED):
        data = bytearray(pack(mind.choice(moments(match))))
        for _ in range(mind.choice((1, 1, 1, 2, 3))):
            data[mind.randrange(len(data))] = mind.choice((0, 1, 2, 3, 255, mind.randrange(256)))
        answer = ada.client.get(f"/api/positions/{game}/{word_of(bytes(data))}")
        assert answer.status_code in {200, 400, 404}, answer.text
        told = answer.json()
        seen.add(told.get("code", "opens"))
        assert answer.status_code == 200 or told["code"] in REFUSED
        if answer.status_code == 200 and told["game"]["asked"] and number % 4 == 0:
            state: Any = unpack(match.spec.records.state, bytes(data))
            assert play(ada, match, state, told["game"]["seat"])["table"]["status"] == "playing"
    assert seen & REFUSED


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_impossible_position_says_so(server: Server, language: str) -> None:
    match = played("trex", 2)
    state = match.state_at(4)
    state.players = 5
    refused = look(server.nobody(), "trex", position_code(state), f"?lang={language}", status=400)
    assert refused["code"] == "impossible-position"
    assert refused["text"].startswith({"en": "No game", "fr": "Aucune partie"}[language])


# --- playing on --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_played_on_from_what_the_seat_saw(server: Server, game: str) -> None:
    match, ada = played(game), server.guest("Ada")
    seats = len(match.seats)
    for number, state in enumerate(moments(match)):
        seat = asked_in(match, state)[0] if number % 2 == 0 else number % seats
        welcome = play(ada, match, state, seat)
        table = welcome["table"]
        assert table["origin"] == {"position": position_code(state)}
        assert (table["mine"], table["status"], welcome["log"]) == ([seat], "playing", [])
        assert table["options"] == to_json(opened(match, state).options)
        assert [chair["bot"] for chair in table["seats"]] == [
            None if at == seat else "greedy" for at in range(seats)
        ]
        begun = server.match(table["id"])
        assert to_json(view_of(match, begun.state_at(0), seat)) == to_json(view_of(match, state, seat))


@pytest.mark.parametrize("game", few_of(game_ids(), "trex", "cubano-naval-messages", "cubano-puzzle"))
def test_a_position_of_a_row_is_played_to_an_end_that_counts_for_nothing(server: Server, game: str) -> None:
    match, ada = played(game, load_game(game).players[0]), server.guest("Ada")
    state, restored = match.state_at(match.move_count // 2), match.spec.records.state()
    seat = asked_in(match, state)[0]
    match.rules.restore(view_of(match, state, seat), restored)
    counted = ada.get(f"/api/people/{ada.id}/statistics")
    new = play(ada, match, restored, seat)["table"]["id"]
    first = ada.join(new)
    first.until(lambda s: s.game and s.game["actions"])
    first.move()
    finish(ada, new)
    assert ada.look(new)["game"]["result"]
    assert ada.get(f"/api/people/{ada.id}/statistics") == counted
    rows = {row["id"]: row["origin"] for row in ada.get("/api/tables/finished")["rows"]}
    assert rows[new] == {"position": position_code(restored)}


@pytest.mark.parametrize("game", ["trex", "cubosaurs", "cubano-naval-messages"])
def test_what_the_person_could_not_know_is_drawn_anew(server: Server, game: str) -> None:
    match, ada = played(game), server.guest("Ada")
    state = moments(match)[1]
    seat = asked_in(match, state)[0]
    begun = {pack(server.match(play(ada, match, state, seat)["table"]["id"]).state_at(0)) for _ in range(4)}
    assert len(begun) > 1


def test_bots_are_called_as_the_seats_of_the_position_and_no_two_alike(server: Server) -> None:
    match = played("cubosaurs", 3)
    word = position_code(match.state_at(6))
    shown = [chair["name"] for chair in look(server.nobody(), "cubosaurs", word)["table"]["seats"]]
    for name in ("Ada", shown[2]):
        chairs = play(server.guest(name), match, match.state_at(6), 1)["table"]["seats"]
        names = [chair["name"] for chair in chairs]
        assert (names[0], names[1]) == (shown[0], name)
        assert len({*names}) == 3


def test_it_goes_on_after_a_restart_and_its_rematch_begins_alike(tmp_path: Path) -> None:
    match = played("trex", 2)
    state = match.state_at(match.move_count // 2)
    origin = {"position": position_code(state)}
    with Server(tmp_path) as before:
        ada = before.guest("Ada")
        new = play(ada, match, state, asked_in(match, state)[0])["table"]["id"]
    with Server(tmp_path) as after:
        back = after.welcome_back(ada)
        assert back.look(new)["table"]["origin"] == origin
        finish(back, new)
        again = back.post(f"/api/tables/{new}/rematch")["table"]
        assert again["origin"] == origin
        assert after.match(again["id"]).position == after.match(new).position


def test_what_cannot_be_played_on_is_refused(server: Server) -> None:
    match, ada = played("cubosaurs", 2), server.guest("Ada")
    state = match.state_at(3)
    assert play(ada, match, state, 2, status=400)["code"] == "no-such-seat"
    assert play(ada, match, state, 0, bot="agent:sh", status=400)["code"] == "no-such-bot"
    assert play(server.nobody(), match, state, 0, status=401)["code"] == "not-signed-in"
    path = f"/api/positions/trex-two/{position_code(state)}/play"
    assert ada.post(path, {"seat": 0, "bot": "greedy"}, 404)["code"] == "no-such-game"
