"""Putting a network into its game: the weights, and the card that says how they came to be."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np

from cubarium.engine.networks import CARD, WEIGHTS, network_in

if TYPE_CHECKING:
    from train.recipe import Training

HISTORY = "history.jsonl"
"""The rounds of a run, one a line."""


def ship(training: Training, horizon: int) -> str:
    """Write the network of a run where its game looks for it; return a sentence about it."""
    place = training.spec.network
    if place is None or training.round == 0:
        return f"There is nothing to ship: {training.folder} holds no round yet."
    lines = (training.folder / HISTORY).read_text(encoding="utf-8").splitlines()
    entries = [json.loads(line) for line in lines]
    place.folder.mkdir(exist_ok=True)
    np.savez_compressed(place.folder / WEIGHTS, weights=training.model.weights())
    card = [
        "# How this network came to be. docs/training.md explains each line.",
        f"horizon = {horizon}",
        f"features = {training.features}",
        f"rounds = {training.round}",
        f"seconds = {round(training.seconds)}",
        f"positions = {sum(entry['rows'] for entry in entries)}",
        f"error = {entries[-1]['error']}",
        f"error_of_knowing_nothing = {entries[-1]['blind']}",
        "",
        "[recipe]",
        *(f"{name} = {json.dumps(value)}" for name, value in entries[-1]["recipe"].items()),
    ]
    (place.folder / CARD).write_text("\n".join(card) + "\n", encoding="utf-8")
    network_in(place)
    return f"{place.folder / WEIGHTS}: {training.round} rounds, horizon {horizon}"
