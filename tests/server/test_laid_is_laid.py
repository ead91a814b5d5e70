"""A table may hold to what its game says of pieces that were laid: they are never taken back."""

from __future__ import annotations

import pytest

from cubarium.engine.match import Match
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.server.tables.settings import Settings
from tests.server.server_table import Server, Socket, two_people

WITH_THE_RULE = {
    "cubano-2-dice": "cubano-2.30",
    "cubano-1-die": "cubano-2.30",
    "cubano-course": "cubano-2.30",
    "cubano-puzzle": "cubano-7.10",
}


def has_just_laid(match: Match) -> bool:
    """Tell whether the last move laid a piece, and could be taken back but for that."""
    last = match.moves[-1] if match.moves else None
    return last is not None and not match.shows(last) and bool(match.laid_rule(last))


def lay(server: Server, socket: Socket) -> str:
    """Let one person play until a piece is laid, and return the rule by which it stays."""
    match = server.match(socket.table["id"])
    while not has_just_laid(match):
        socket.move()
    return match.laid_rule(match.moves[-1])


def test_the_games_in_which_pieces_are_laid_say_so(server: Server) -> None:
    cards = server.guest().get("/api/games")
    assert {card["id"]: card["laid_rule"] for card in cards if card["laid_rule"]} == WITH_THE_RULE


@pytest.mark.parametrize("game", WITH_THE_RULE)
def test_what_was_laid_is_not_taken_back_where_the_table_holds_to_it(server: Server, game: str) -> None:
    ada = server.guest()
    seats = ["me"] * max(2, load_game(game).players[0]) if game != "cubano-puzzle" else ["me"]
    socket = ada.join(ada.set_table(game, seats, laid_is_laid=True))
    assert socket.table["laid_rule"] == WITH_THE_RULE[game]
    rule = lay(server, socket)
    assert socket.table["undo"]["mine"] == "impossible"
    before = server.everything(socket.table["id"])
    refused = socket.refused("undo")
    assert (refused["code"], refused["rule"]) == ("laid-is-laid", rule)
    assert rule in refused["text"]
    assert server.everything(socket.table["id"]) == before


def test_what_was_laid_may_be_taken_back_where_nothing_else_was_said(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-puzzle", ["me"]))
    assert socket.table["laid_rule"] is None
    lay(server, socket)
    move = server.match(socket.table["id"]).move_count
    socket.do("undo")
    assert server.match(socket.table["id"]).move_count < move


def test_a_choice_that_lays_nothing_is_taken_back_at_such_a_table_too(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-puzzle", ["me"], laid_is_laid=True))
    socket.move()
    assert not server.match(socket.table["id"]).laid_rule(server.match(socket.table["id"]).moves[0])
    socket.do("undo")
    assert server.match(socket.table["id"]).move_count == 0


def test_nobody_can_agree_to_it_either(server: Server) -> None:
    mover, other = two_people(server, "cubano-course", laid_is_laid=True)
    match = server.match(mover.table["id"])
    while not has_just_laid(match):
        asked = mover if mover.game and mover.game["actions"] else other
        asked.move()
        mover.catch_up()
        other.catch_up()
    for socket in (mover, other):
        assert socket.refused("undo")["code"] in {"laid-is-laid", "undo-impossible"}
        assert socket.table["undo"]["asked_by"] is None


def test_a_rematch_holds_to_the_same(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("cubano-course", ["me", "random"], laid_is_laid=True)
    with ada.socket(table) as socket:
        socket.do("leave")
        socket.until(lambda s: s.table["status"] == "over")
    new = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert new["laid_rule"] == "cubano-2.30"


@pytest.mark.parametrize("game", [game for game in BUILT_IN if game not in WITH_THE_RULE])
def test_a_game_without_such_a_rule_cannot_be_held_to_it(server: Server, game: str) -> None:
    players = load_game(game).players[0]
    wish = {"game": game, "seats": ["me"] * players, "laid_is_laid": True}
    assert server.guest().post("/api/tables", wish, 400)["code"] == "nothing-is-laid"


def test_tables_from_before_let_what_was_laid_be_taken_back() -> None:
    old = {
        "options": {"players": 2},
        "variant": None,
        "clock": {"kind": "none", "seconds": 0, "increment": 0},
        "is_private": False,
        "may_watch": True,
    }
    settings = Settings.from_json(old)
    assert not settings.laid_is_laid
    assert Settings.from_json(settings.to_json()) == settings
