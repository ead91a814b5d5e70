"""Scenes that end with a refusal: tournaments, and the tables they are played at."""

from __future__ import annotations

from typing import Any

from cubarium.server.tournaments.told import MOST_ENTRANTS
from cubarium.server.tournaments.tournaments import MOST_UNFINISHED
from tests.server.refusal_scenes import Stage, scene

WISH = {"name": "Sunday", "game": "cubano-course", "format": "round-robin"}


def opened(stage: Stage, **wish: Any) -> str:
    """Let Ada open a tournament and return where it is."""
    told = stage.ada.post("/api/tournaments", {**WISH, **wish}, 201)
    return f"tournaments/{told['id']}"


def begun(stage: Stage, **wish: Any) -> str:
    """Let a tournament of Ada and Eve begin."""
    where = opened(stage, **wish)
    for guest in (stage.ada, stage.eve):
        guest.post(f"/api/{where}/join")
    told = stage.ada.post(f"/api/{where}/round", {"round": 1})
    stage.table = told["my_table"]
    return where


@scene("tournament-undo")
def taking_back_a_finished_turn_in_a_tournament(stage: Stage) -> Any:
    begun(stage)
    sockets = [stage.sit(guest) for guest in (stage.ada, stage.eve)]
    mover = next(each for each in sockets if each.game and each.game["actions"])
    while mover.game is not None and mover.game["actions"]:
        mover.move()
    return stage.refused(mover, "undo")


@scene("tournament-hints")
def a_hint_in_a_tournament(stage: Stage) -> Any:
    begun(stage)
    table = stage.ada.look(stage.table)["table"]
    wish = {"seat": table["mine"][0], "move": 0}
    return stage.post(stage.ada, f"tables/{stage.table}/hint", wish, 403)


@scene("no-such-tournament")
def a_link_that_was_cut(stage: Stage) -> Any:
    return stage.post(stage.ada, "tournaments/none/join", None, 404)


@scene("too-many-tournaments")
def one_more_than_a_host_can_lead(stage: Stage) -> Any:
    for _ in range(MOST_UNFINISHED):
        opened(stage)
    return stage.post(stage.ada, "tournaments", WISH, 409)


@scene("round-robin-of-two")
def a_round_robin_of_four_at_a_table(stage: Stage) -> Any:
    return stage.post(stage.ada, "tournaments", {**WISH, "seats": 4}, 400)


@scene("nobody-to-meet")
def a_tournament_of_a_game_for_one(stage: Stage) -> Any:
    wish = {**WISH, "game": "cubano-puzzle", "options": {"players": 1}}
    return stage.post(stage.ada, "tournaments", wish, 400)


@scene("wrong-seats")
def two_seats_and_another_number_of_players(stage: Stage) -> Any:
    wish = {**WISH, "game": "cubosaurs", "options": {"players": 3}}
    return stage.post(stage.ada, "tournaments", wish, 400)


@scene("host-only")
def beginning_the_tournament_of_another(stage: Stage) -> Any:
    return stage.post(stage.eve, f"{opened(stage)}/round", {"round": 1}, 403)


@scene("host-only")
def ending_the_tournament_of_another(stage: Stage) -> Any:
    return stage.post(stage.eve, f"{opened(stage)}/end", None, 403)


@scene("host-only")
def dropping_another(stage: Stage) -> Any:
    return stage.post(stage.eve, f"{begun(stage)}/drop", {"entrant": 0}, 403)


@scene("tournament-begun")
def joining_too_late(stage: Stage) -> Any:
    return stage.post(stage.server.guest("Late"), f"{begun(stage)}/join", None, 409)


@scene("tournament-over")
def beginning_what_is_over(stage: Stage) -> Any:
    where = opened(stage)
    stage.ada.post(f"/api/{where}/end")
    return stage.post(stage.ada, f"{where}/round", {"round": 1}, 409)


@scene("tournament-full")
def joining_a_full_tournament(stage: Stage) -> Any:
    where = opened(stage)
    for number in range(MOST_ENTRANTS):
        stage.server.guest(f"Guest {number}").post(f"/api/{where}/join")
    return stage.post(stage.eve, f"{where}/join", None, 409)


@scene("tournament-too-few")
def beginning_alone(stage: Stage) -> Any:
    where = opened(stage)
    stage.ada.post(f"/api/{where}/join")
    return stage.post(stage.ada, f"{where}/round", {"round": 1}, 409)


@scene("no-such-entrant")
def dropping_nobody(stage: Stage) -> Any:
    return stage.post(stage.ada, f"{begun(stage)}/drop", {"entrant": 7}, 404)


@scene("round-begun")
def beginning_a_round_twice(stage: Stage) -> Any:
    return stage.post(stage.ada, f"{begun(stage)}/round", {"round": 1}, 409)


@scene("round-not-over")
def beginning_a_round_too_early(stage: Stage) -> Any:
    return stage.post(stage.ada, f"{begun(stage)}/round", {"round": 2}, 409)
