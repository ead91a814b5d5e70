"""Scenes that end with a refusal: while a game is played, and beside it."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.engine.match import Move
from cubarium.server.limits import OpenSockets
from cubarium.server.routes import games
from tests.server.refusal_scenes import Stage, scene
from tests.server.server_table import Server, Socket
from tests.server.undo_answers import answer_undo, said_to_undo

# --- moves -------------------------------------------------------------------------------------------------


@scene("illegal")
def a_move_that_a_rule_forbids(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    return stage.refused(socket, "act", **{**socket.choice(), "action": forbidden(stage.server, stage.table)})


def forbidden(server: Server, table: str) -> str:
    """Return a move that nobody may make now."""
    match = server.match(table)
    legal = match.legal(match.actors()[0])
    return match.spec.actions.to_text(next(a for a in range(match.spec.actions.count) if a not in legal))


@scene("out-of-turn")
def a_move_of_the_seat_that_is_not_asked(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    choice = socket.choice()
    return stage.refused(socket, "act", **{**choice, "seat": 1 - choice["seat"]})


@scene("out-of-turn")
def a_move_of_the_person_who_is_not_asked(stage: Stage) -> Any:
    asked, waiting = stage.two()
    return stage.refused(waiting, "act", **{**asked.choice(), "seat": waiting.table["mine"][0]})


@scene("not-your-seat")
def a_move_for_somebody_else(stage: Stage) -> Any:
    asked, waiting = stage.two()
    return stage.refused(waiting, "act", **asked.choice())


@scene("not-your-seat")
def a_move_of_a_spectator(stage: Stage) -> Any:
    choice = stage.playing().sit(stage.ada).choice()
    return stage.refused(stage.sit(stage.eve), "act", **choice)


@scene("not-your-seat")
def a_move_for_a_bot(stage: Stage) -> Any:
    socket = stage.set("cubosaurs", ["me", "greedy"]).sit(stage.ada)
    socket.until(lambda s: s.game and s.game["actions"])
    return stage.refused(socket, "act", **{**socket.choice(), "seat": 1})


@scene("not-your-seat")
def looking_through_other_eyes(stage: Stage) -> Any:
    path = f"/api/tables/{stage.set('trex', ['me', 'greedy']).table}/move/0?seat=1&lang={stage.language}"
    return stage.ada.get(path, 403)


@scene("no-such-seat")
def looking_through_eyes_that_are_not_there(stage: Stage) -> Any:
    path = f"/api/tables/{stage.playing().table}/move/0?seat=4&lang={stage.language}"
    return stage.ada.get(path, 400)


@scene("other-components")
def components_that_are_not_here(stage: Stage) -> Any:
    return stage.eve.get(f"/api/games/trex/pieces?components=0123&lang={stage.language}", 409)


@scene("no-such-move")
def looking_into_the_future(stage: Stage) -> Any:
    return stage.get(stage.playing().ada, "/move/7", 404)


@scene("moved-on")
def a_move_of_an_earlier_moment(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    stale = socket.choice()
    socket.move()
    return stage.refused(socket, "act", **stale)


@scene("moved-on")
def a_move_of_a_later_moment(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    return stage.refused(socket, "act", **{**socket.choice(), "move": 1_000_000})


@scene("is-away")
def a_move_while_a_bot_plays(stage: Stage) -> Any:
    asked, waiting = stage.two()
    waiting.do("leave")
    return stage.refused(waiting, "act", **{**asked.choice(), "seat": waiting.table["mine"][0]})


# --- taking back -------------------------------------------------------------------------------------------


def after_a_quiet_move(stage: Stage) -> tuple[Socket, Socket]:
    """Let somebody make a move that drew and showed nothing, and that others must agree to take back."""
    mover, other = stage.two("cubano-course")
    mover.move()
    other.catch_up()
    assert mover.table["undo"]["mine"] == "consent"
    return mover, other


@scene("undo-impossible")
def taking_back_nothing(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.ada), "undo")


@scene("undo-impossible")
def taking_back_what_was_drawn(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    while not stage.server.match(stage.table).moves or not stage.server.match(stage.table).moves[-1].outcomes:
        socket.move()
    assert socket.table["undo"]["mine"] == "impossible"
    return stage.refused(socket, "undo")


@scene("undo-asked")
def asking_twice(stage: Stage) -> Any:
    mover, _ = after_a_quiet_move(stage)
    mover.do("undo")
    return stage.refused(mover, "undo")


@scene("laid-is-laid")
def taking_back_what_was_laid(stage: Stage) -> Any:
    socket = stage.set("cubano-puzzle", ["me"], laid_is_laid=True).sit(stage.ada)
    while not stage.server.match(stage.table).laid_rule(last_move(stage)):
        socket.move()
    assert socket.table["undo"]["mine"] == "impossible"
    return stage.refused(socket, "undo")


def last_move(stage: Stage) -> Move:
    """Return the last move of a table, after a first one where there is none."""
    moves = stage.server.match(stage.table).moves
    return moves[-1] if moves else Move(0, 0, (), ())


@scene("nothing-is-laid")
def a_table_that_holds_to_a_rule_its_game_does_not_have(stage: Stage) -> Any:
    wish = {"game": "trex", "seats": ["me", "me"], "laid_is_laid": True}
    return stage.post(stage.ada, "tables", wish, 400)


@scene("is-away")
def taking_back_while_a_bot_plays(stage: Stage) -> Any:
    _, waiting = stage.two()
    waiting.do("leave")
    return stage.refused(waiting, "undo")


@scene("undo-not-asked")
def agreeing_to_what_nobody_asks(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.ada), "answer-undo", agree=True, event=1)


@scene("undo-lapsed")
def agreeing_to_what_was_asked_before(stage: Stage) -> Any:
    mover, other = after_a_quiet_move(stage)
    mover.do("undo")
    first = said_to_undo(other, True)
    answer_undo(other, False)
    mover.do("undo")
    return stage.refused(other, "answer-undo", **first)


@scene("undo-not-yours")
def agreeing_with_oneself(stage: Stage) -> Any:
    mover, _ = after_a_quiet_move(stage)
    mover.do("undo")
    return stage.refused(mover, "answer-undo", **said_to_undo(mover, True))


@scene("undo-not-yours")
def a_spectator_agrees(stage: Stage) -> Any:
    mover, _ = after_a_quiet_move(stage)
    mover.do("undo")
    spectator = stage.sit(stage.server.guest("Zoé"))
    return stage.refused(spectator, "answer-undo", **said_to_undo(spectator, True))


# --- beside the game ---------------------------------------------------------------------------------------


@scene("unreadable-text")
def saying_nothing(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.ada), "say", text=" \t\n ")


@scene("unreadable-text")
def saying_what_turns_the_line_around(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.ada), "say", text="\u202e")


@scene("malformed")
def saying_too_much(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    stage.before = stage.server.everything(stage.table)
    return socket.answer(socket.send("say", text="x" * 501))


@scene("not-away")
def coming_back_without_having_left(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.ada), "come-back")


@scene("not-away")
def a_spectator_comes_back(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.eve), "come-back")


@scene("is-here")
def replacing_somebody_who_is_there(stage: Stage) -> Any:
    asked, waiting = stage.two()
    return stage.refused(waiting, "replace", seat=asked.table["mine"][0])


@scene("is-here")
def replacing_a_bot(stage: Stage) -> Any:
    socket = stage.set("cubosaurs", ["me", "greedy"]).sit(stage.ada)
    socket.until(lambda s: s.game and s.game["actions"])
    return stage.refused(socket, "replace", seat=1)


@scene("clock-decides")
def replacing_somebody_before_the_clock_has_ended(stage: Stage) -> Any:
    asked, waiting = stage.two(clock={"kind": "move", "seconds": 86_400, "increment": 0})
    asked.close()
    return stage.refused(waiting, "replace", seat=asked.table["mine"][0])


@scene("not-to-watch")
def looking_at_a_closed_table(stage: Stage) -> Any:
    return stage.get(stage.playing(may_watch=False).eve, "", 403)


@scene("not-to-watch")
def sitting_down_beside_a_closed_table(stage: Stage) -> Any:
    table = stage.playing(may_watch=False).table
    with stage.eve.client.websocket_connect(f"/api/tables/{table}/socket?lang={stage.language}") as session:
        refused = session.receive_json()
        assert session.receive()["type"] == "websocket.close"
        return refused


@scene("not-over")
def a_rematch_of_a_game_that_goes_on(stage: Stage) -> Any:
    return stage.post(stage.ada, f"tables/{stage.playing().table}/rematch", None, 400)


@scene("no-seat")
def a_rematch_of_somebody_elses_game(stage: Stage) -> Any:
    return stage.post(stage.eve, f"tables/{stage.over().table}/rematch", None, 400)


@scene("still-secret")
def the_log_of_a_game_that_goes_on(stage: Stage) -> Any:
    return stage.get(stage.playing().ada, "/log", 403)


@scene("still-open")
def the_review_of_a_game_that_goes_on(stage: Stage) -> Any:
    return stage.get(stage.playing().ada, "/review", 403)


@scene("still-open")
def futures_of_a_game_that_goes_on(stage: Stage) -> Any:
    return stage.get(stage.playing().ada, "/futures/0", 403)


@scene("still-open")
def playing_on_what_is_not_over(stage: Stage) -> Any:
    wish = {"move": 0, "seat": 0, "bot": "raptor"}
    return stage.post(stage.playing().ada, f"tables/{stage.table}/play-on", wish, 403)


@scene("played-alone")
def the_review_of_a_puzzle(stage: Stage) -> Any:
    stage.set("cubano-puzzle", ["me"])
    with stage.ada.socket(stage.table) as socket:
        socket.do("leave")
        socket.until(lambda s: s.table["status"] == "over")
    return stage.get(stage.ada, "/review", 400)


@scene("too-many-sockets")
def more_tables_than_an_address_may_have_open(stage: Stage) -> Any:
    limits = stage.playing().server.app.state.limits
    stage.before = stage.server.everything(stage.table)
    kept, limits.sockets_of_address = limits.sockets_of_address, OpenSockets(0)
    try:
        return stage.sit(stage.ada).frames[0]
    finally:
        limits.sockets_of_address = kept


# --- players who are late ----------------------------------------------------------------------------------


def _with_an_empty_chair(stage: Stage) -> Socket:
    """Let Ada play on two chairs of a table whose third is kept for somebody late."""
    socket = stage.set("cubano-2-dice", ["me", "me", "open"], options={"late": 1}).sit(stage.ada)
    socket.do("start")
    socket.catch_up()
    return socket


@scene("too-late")
def a_chair_that_was_kept_until_the_third_phase(stage: Stage) -> Any:
    socket = _with_an_empty_chair(stage)
    while socket.game and socket.game["view"]["phase"] < 3:
        socket.move()
        socket.catch_up()
    return stage.refused(stage.sit(stage.eve), "sit", seat=2)


@scene("seat-free")
def a_bot_for_a_chair_that_is_kept(stage: Stage) -> Any:
    return stage.refused(_with_an_empty_chair(stage), "replace", seat=2)


@scene("bot-knows-not")
def a_bot_that_has_not_learned_the_game(stage: Stage) -> Any:
    table = stage.set("cubano-course", ["me", "open"])
    return stage.refused(table.sit(stage.ada), "seat-bot", seat=1, bot="meteor")


@scene("no-lesson")
def a_game_without_a_lesson(stage: Stage) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "has_lesson", lambda spec: False)
        return stage.ada.get(f"/api/games/trex/lesson?lang={stage.language}", 404)
