"""Scenes that end with a refusal: experiments of the laboratory."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

from cubarium.server.lab import experiments
from tests.server.refusal_scenes import Stage, scene

GAME = "lab/cubano-course"


def wanted(games: int) -> dict[str, Any]:
    return {"set": ["colour.red.value=9"], "games": games}


def wait_for_ever(self: experiments.Experiments, experiment: experiments.Experiment) -> None:
    experiment.work = asyncio.create_task(asyncio.Event().wait())  # type: ignore[arg-type]


@scene("no-such-experiment")
def an_experiment_that_nobody_began(stage: Stage) -> Any:
    return stage.ada.get(f"/api/{GAME}/{'0' * 32}?lang={stage.language}", 404)


@scene("no-such-game")
def the_laboratory_of_a_game_that_there_is_not(stage: Stage) -> Any:
    return stage.ada.get(f"/api/lab/whist?lang={stage.language}", 404)


@scene("too-many-experiments")
def one_experiment_more_than_one_may_have(stage: Stage) -> Any:
    return _begun_until_refused(stage, 1)


@scene("laboratory-full")
def an_experiment_when_many_wait(stage: Stage) -> Any:
    with patch.object(experiments, "MOST_WAITING", 0):
        return _begun_until_refused(stage, 0)


def _begun_until_refused(stage: Stage, others: int) -> Any:
    """Begin experiments that never end until one is refused, and stop them."""
    at_work = stage.server.app.state.experiments
    keys = []
    with (
        patch.object(experiments, "MOST_OF_ONE", 1 if others else 3),
        patch.object(experiments.Experiments, "_start", wait_for_ever),
    ):
        keys.append(stage.ada.post(f"/api/{GAME}", wanted(70))["key"])
        refused = stage.post(stage.ada, GAME, wanted(71), 409)
        for key in keys:
            stage.server.call(at_work.stop, key, stage.ada.id)
    return refused
