"""What many positions promise at once: on the processor one after the other, on a GPU each in a thread."""

from __future__ import annotations

from typing import Any

from cubarium.engine.contract import unbound
from cubarium.engine.rules.network import evaluate

cuda: Any = None
features: Any = unbound


def promise_batch(views: Any, rows: Any, weights: Any, sums: Any, promised: Any) -> None:
    """Describe views in rows that are all 0, and write down what the network says of each."""
    for i in range(len(views)):
        features(views[i], rows[i])
        promised[i] = evaluate(rows[i], weights, sums[0])


def promise_kernel(views: Any, rows: Any, weights: Any, sums: Any, promised: Any) -> None:
    """Do the same on a GPU, where every thread has a row of sums."""
    i = cuda.grid(1)
    if i < len(views):
        features(views[i], rows[i])
        promised[i] = evaluate(rows[i], weights, sums[i])
