"""Scenes that end with a refusal: asking for a hint."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.bots.advice import Advice
from cubarium.engine.match import Match
from cubarium.server.tables.thinker import LATE, BotTrouble
from tests.server.refusal_scenes import Stage, scene
from tests.server.server_table import Guest, Socket


def asked(stage: Stage, who: Guest, socket: Socket, status: int, **other: int) -> Any:
    """Ask for a hint in the seat that is asked, in vain."""
    socket.catch_up()
    stage.before = stage.server.everything(stage.table)
    assert socket.game is not None
    wish = {"seat": socket.game["seat"], "move": socket.game["move"], **other}
    return stage.post(who, f"tables/{stage.table}/hint", wish, status)


@scene("no-hints")
def a_hint_where_two_people_play(stage: Stage) -> Any:
    mover, _ = stage.two()
    return asked(stage, stage.ada if mover.table["mine"] == [0] else stage.eve, mover, 403)


@scene("not-your-seat")
def a_hint_for_a_spectator(stage: Stage) -> Any:
    return asked(stage, stage.eve, stage.playing().sit(stage.ada), 403)


@scene("not-your-seat")
def a_hint_for_the_seat_of_a_bot(stage: Stage) -> Any:
    return asked(stage, stage.ada, stage.set("trex", ["me", "random"]).sit(stage.ada), 403, seat=1)


@scene("not-signed-in")
def a_hint_for_nobody(stage: Stage) -> Any:
    return asked(stage, stage.server.nobody(), stage.playing().sit(stage.ada), 401)


@scene("out-of-turn")
def a_hint_for_a_seat_that_is_not_asked(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    assert socket.game is not None
    return asked(stage, stage.ada, socket, 403, seat=1 - socket.game["seat"])


@scene("moved-on")
def a_hint_for_a_moment_that_is_past(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    seat = socket.choice()["seat"]
    socket.move()
    while socket.choice()["seat"] != seat:
        socket.move()
    return asked(stage, stage.ada, socket, 409, move=0)


@scene("moved-on")
def a_hint_for_a_moment_that_has_not_come(stage: Stage) -> Any:
    return asked(stage, stage.ada, stage.playing().sit(stage.ada), 409, move=7)


@scene("not-begun")
def a_hint_before_the_game(stage: Stage) -> Any:
    stage.open().sit(stage.ada)
    return stage.post(stage.ada, f"tables/{stage.table}/hint", {"seat": 0, "move": 0}, 409)


@scene("is-over")
def a_hint_after_the_game(stage: Stage) -> Any:
    stage.over()
    return stage.post(stage.ada, f"tables/{stage.table}/hint", {"seat": 0, "move": 0}, 409)


@scene("is-away")
def a_hint_for_somebody_a_bot_plays_for(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    for chair in stage.server.live_table(stage.table).state.chairs:
        chair.is_away = True
    return asked(stage, stage.ada, socket, 409)


def move_of_bot(stage: Stage, socket: Socket) -> int:
    """Play until the bot in the second chair has moved; return the number of its move."""
    match = stage.server.match(stage.table)
    while not any(move.seat == 1 for move in match.moves):
        socket.until(lambda s: s.game and s.game["actions"])
        socket.move()
        socket.catch_up()
    socket.until(lambda s: s.game and s.game["actions"])
    return next(number for number, move in enumerate(match.moves, 1) if move.seat == 1)


def why(stage: Stage, move: int, status: int) -> Any:
    """Ask why a move was made, in vain."""
    stage.before = stage.server.everything(stage.table)
    return stage.get(stage.ada, f"/move/{move}/reason", status)


@scene("not-of-bot")
def the_reason_of_a_person(stage: Stage) -> Any:
    stage.playing().sit(stage.ada).move()
    return why(stage, 1, 400)


@scene("no-such-move")
def the_reason_of_a_move_that_was_not_made(stage: Stage) -> Any:
    return why(stage.playing(), 1, 404)


@scene("not-begun")
def the_reason_of_a_bot_before_the_game(stage: Stage) -> Any:
    return why(stage.open(), 0, 409)


@scene("reason-is-secret")
def the_reason_of_a_bot_that_holds_cards(stage: Stage) -> Any:
    socket = stage.set("trex", ["me", "random"]).sit(stage.ada)
    move = move_of_bot(stage, socket)
    return why(stage, move, 403)


@scene("hint-failed")
def a_reason_that_nobody_finds(stage: Stage) -> Any:
    async def fail(match: Match, move: int) -> Advice:
        raise BotTrouble(LATE)

    socket = stage.set("cubosaurs", ["me", "random"]).sit(stage.ada)
    move = move_of_bot(stage, socket)
    stage.server.live_table(stage.table).state.chairs[1].bot = "rex"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage.server.bot_pool, "explain", fail, raising=False)
        return why(stage, move, 503)


@scene("hint-failed")
def a_hint_that_nobody_finds(stage: Stage) -> Any:
    async def fail(match: Match, seat: int) -> Advice:
        raise BotTrouble(LATE)

    socket = stage.playing().sit(stage.ada)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage.server.bot_pool, "advise", fail)
        return asked(stage, stage.ada, socket, 503)
