"""Nobody is sent what they must not know, by any frame, any route or any command."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest
from starlette.websockets import WebSocketDisconnect

from cubarium.engine.chance import seeded
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, pack, to_json
from cubarium.engine.registry import load_game
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.state import TableState
from tests.server.bare_table import play, table_of
from tests.server.server_table import Frame, Guest, Server

GAMES = ["trex", "cubosaurs", "cubano-naval-messages"]


def sent_to(state: TableState, person: str) -> str:
    """Return every byte about the game that a reader is sent."""
    presenter = Presenter(state)
    game = presenter.game(person, "en")
    assert game is not None
    parts = [game.model_dump_json(), presenter.table(person, "en", 0.0).model_dump_json()]
    return "\n".join(parts + [line.model_dump_json() for line in presenter.log(person, "en")])


# --- what is presented -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_two_tables_that_a_reader_cannot_tell_apart_are_sent_alike_byte_for_byte(game: str) -> None:
    players = 2 if game == "cubano-naval-messages" else 3
    people = ["ada", "blaise", "chloe"][:players]
    state = table_of(game, people, seed=11)
    match = state.match
    assert match is not None
    mind, changed = random.Random(5), 0
    while not match.is_over and match.move_count < 30:
        for seat, person in [(SPECTATOR, "nobody"), *enumerate(people)]:
            truth, before = match.state, sent_to(state, person)
            match.state = copy_of(truth)
            match.rules.determinize(match.state, seat, seeded(mind.getrandbits(60), 0))
            changed += pack(match.state) != pack(truth)
            assert sent_to(state, person) == before
            match.state = truth
        asked = match.actors()[0]
        play(state, asked, mind.choice(match.legal(asked)))
    assert changed > 20, "nothing was hidden, so nothing was tried"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_of_a_moment_is_the_view_of_the_engine(game: str) -> None:
    people = ["ada", "blaise"]
    state = table_of(game, people, seed=3)
    match = state.match
    assert match is not None
    mind = random.Random(1)
    while not match.is_over and match.move_count < 80:
        asked = match.actors()[0]
        play(state, asked, mind.choice(match.legal(asked)))
    presenter = Presenter(state)
    for move in range(0, match.move_count + 1, 3):
        then = match.state_at(move)
        for seat in (SPECTATOR, 0, 1):
            view = match.spec.records.view()
            match.rules.view(then, seat, view)
            assert presenter.game_of(seat, "en", move).view == to_json(view)


# --- whole games -------------------------------------------------------------------------------------------


class Watched:
    """A game of two people and a bot, everything of it kept that each reader was sent."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.people: dict[int, Guest] = {
            0: server.guest("Ada"),
            1: server.guest("Blaise"),
            -1: server.guest("Eve"),
        }
        self.table = self.people[0].set_table(game, ["me", "open", "random"])
        self.sockets = {seat: guest.join(self.table) for seat, guest in self.people.items()}
        self.answers: dict[int, list[str]] = {seat: [] for seat in self.people}

    def play(self) -> Match:
        self.sockets[1].do("sit", seat=1)
        self.sockets[0].do("start")
        match = self.server.match(self.table)
        mind = random.Random(2)
        while True:
            for socket in self.sockets.values():
                socket.catch_up()
            if all(socket.table["status"] == "over" for socket in self.sockets.values()):
                return match
            if match.move_count % 20 == 5:
                self.ask_around(match)
            mover = next((s for s in self.sockets.values() if s.game and s.game["actions"]), None)
            if mover is not None and mover.game is not None:
                mover.do("act", **mover.choice(mind.randrange(len(mover.game["actions"]))))

    def ask_around(self, match: Match) -> None:
        """Let everybody try every route, while the game lasts: afterwards nothing is secret."""
        for seat, guest in self.people.items():
            paths = ["", "/log", "/move/0", "/move/1", *(f"/move/0?seat={p}" for p in (-1, 0, 1, 2))]
            for path in paths:
                answer = guest.client.get(f"/api/tables/{self.table}{path}")
                assert answer.status_code in {200, 403, 404}
                if not match.is_over:
                    self.answers[seat].append(answer.text)
            self.answers[seat].append(guest.client.get("/api/tables").text)


@pytest.mark.parametrize("name", ["trex", "cubosaurs"])
def test_everybody_is_told_their_own_view_of_a_whole_game_and_no_more(server: Server, name: str) -> None:
    game = Watched(server, name)
    match = game.play()
    every_frame_shows_the_readers_own_view(game, match)
    logs_have_what_their_reader_may_read(game, match)
    seed_and_outcomes_stay(game, match)
    answers_show_the_readers_own_view(game, match)


def view_of(match: Match, move: int, seat: int) -> object:
    view = match.spec.records.view()
    match.rules.view(match.state_at(move), seat, view)
    return to_json(view)


def every_frame_shows_the_readers_own_view(game: Watched, match: Match) -> None:
    for seat, socket in game.sockets.items():
        told = [frame["game"] for frame in socket.frames if frame.get("game")]
        for sent in told:
            assert sent["seat"] == seat
            assert sent["view"] == view_of(match, sent["move"], seat)
            assert not sent["actions"] or seat in sent["asked"]
        assert {sent["move"] for sent in told} == set(range(match.move_count + 1)), "a move was not told"


def logs_have_what_their_reader_may_read(game: Watched, match: Match) -> None:
    noted = [(0, note) for note in match.opening_notes]
    noted += [(i + 1, note) for i, move in enumerate(match.moves) for note in move.notes]
    ties = [(match.move_count, tie.above[0]) for tie in match.result().ties]
    for seat, socket in game.sockets.items():
        readable = [(at, note.seat) for at, note in noted if match.may_read(note, seat)]
        assert [(line["move"], line["seat"]) for line in socket.log] == [*readable, *ties]


def seed_and_outcomes_stay(game: Watched, match: Match) -> None:
    outcomes = json.dumps(list(match.opening_outcomes))[1:-1]
    secrets = [str(match.seed), str(match.game), outcomes, outcomes.replace(" ", ""), '"outcomes"', '"seed"']
    state, keyed = game.server.live_table(game.table).state, match.table_luck
    assert keyed is not None
    assert state.next_luck is not None
    secrets += [keyed.secret, keyed.key.hex(), state.next_luck.secret, *map(keyed.given, range(2, 3))]
    for seat, socket in game.sockets.items():
        told = [json.dumps(f) for f in socket.frames if not (f.get("game") or {}).get("result")]
        assert len(told) > 30
        for text in told + game.answers[seat]:
            assert not [secret for secret in secrets if secret in text]
        assert state.next_luck.secret not in "".join(map(json.dumps, socket.frames)), (
            "that is of the next game"
        )
        assert socket.table["luck"]["secret"] == keyed.secret, "once it is over everybody is told"


def answers_show_the_readers_own_view(game: Watched, match: Match) -> None:
    for seat, answers in game.answers.items():
        looked_back = [content for content in map(json.loads, answers) if "view" in content]
        assert looked_back
        for content in looked_back:
            assert content["seat"] in (seat, SPECTATOR)
            assert content["view"] == view_of(match, content["move"], content["seat"])


# --- hands in T-Rex ----------------------------------------------------------------------------------------


def test_the_hands_of_others_in_trex_are_nowhere_in_what_is_sent() -> None:
    spec = load_game("trex")
    state = table_of("trex", ["ada", "blaise"], seed=4)
    match = state.match
    assert match is not None
    for seat, person in ((0, "ada"), (1, "blaise"), (SPECTATOR, "nobody")):
        told = sent_to(state, person)
        hands = [
            note
            for note in match.notes()
            if spec.events[note.kind].private and note.seat != seat and note.seat >= 0
        ]
        assert hands
        others = [Presenter(state).words.event(note, match.seats, "en", note.seat) for note in hands]
        assert not [sentence for sentence in others if sentence in told]


# --- other people's seats ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("act", {}),
        ("undo", {}),
        ("answer-undo", {"agree": True, "event": 1}),
        ("leave", {}),
        ("come-back", {}),
        ("replace", {"seat": 0}),
        ("sit", {"seat": 0}),
        ("contribute", {"contribution": "ab" * 32}),
        ("stand", {}),
        ("seat-bot", {"seat": 0, "bot": "greedy"}),
        ("clear-seat", {"seat": 0}),
        ("start", {}),
    ],
)
def test_no_command_plays_somebody_elses_seat(server: Server, kind: str, fields: Frame) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "me"])
    mine = ada.join(table)
    before = server.everything(table)
    for stranger in (server.guest("Ada"), server.nobody()):
        theirs = stranger.join(table)
        theirs.refused(kind, **(fields or (mine.choice() if kind == "act" else {})))
        assert theirs.game is not None
        assert theirs.game["actions"] == []
        theirs.close()
    assert server.everything(table) == before


def test_somebody_who_was_there_before_a_closed_game_began_does_not_see_it(server: Server) -> None:
    ada, blaise, eve = (server.guest(name) for name in ("Ada", "Blaise", "Eve"))
    table = ada.set_table("trex", ["me", "open"], may_watch=False)
    first, second, watcher = ada.join(table), blaise.join(table), eve.join(table)
    second.do("sit", seat=1)
    first.do("start")
    assert eve.get(f"/api/tables/{table}", 403)["code"] == "not-to-watch"
    server.rest()
    with suppress(WebSocketDisconnect):
        watcher.catch_up()
    assert not [frame for frame in watcher.frames if frame.get("game")]


def test_a_socket_does_not_play_on_for_who_has_signed_out(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "me"])
    socket = ada.join(table)
    ada.post("/api/sign-out", None, 204)
    before = server.everything(table)
    with suppress(WebSocketDisconnect):
        socket.answer(socket.send("act", **socket.choice()))
    assert server.everything(table) == before
