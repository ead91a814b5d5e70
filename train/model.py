"""The network while it learns, in PyTorch: the same layers as `engine.rules.network`, in fractions."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from cubarium.engine.rules.network import FIRST, SECOND
from train.whole_numbers import MOST_FIRST, MOST_OTHERS, whole_numbers

AT_ONCE = 1 << 16
HELD_BACK = 20
"""One of so many games is not learned from, to see what was learned."""


class Model(torch.nn.Module):  # type: ignore[misc] # where PyTorch is not installed, it is of any type
    """Two layers that are cut off below and above, and one number."""

    def __init__(self, features: int) -> None:
        """Begin with small random weights."""
        super().__init__()
        self.first = torch.nn.Linear(features, FIRST)
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Return the share of the victory that positions promise."""
        hidden = self.second(self.first(x).clamp(0, 1)).clamp(0, 1)
        total = self.last(hidden).squeeze(1)
        return 0.5 + 0.5 * total / (1 + total.abs())

    def keep_in_bounds(self) -> None:
        """Keep the weights where whole numbers can follow."""
        with torch.no_grad():
            self.first.weight.clamp_(-MOST_FIRST, MOST_FIRST)
            self.second.weight.clamp_(-MOST_OTHERS, MOST_OTHERS)
            self.last.weight.clamp_(-MOST_OTHERS, MOST_OTHERS)

    def weights(self) -> NDArray[Any]:
        """Return the weights in whole numbers, as games use them."""
        layers = [
            tuple(part.detach().cpu().double().numpy() for part in (layer.bias, layer.weight))
            for layer in (self.first, self.second, self.last)
        ]
        return whole_numbers(layers)


def promises(model: Model, rows: torch.Tensor, device: str) -> NDArray[Any]:
    """Return what positions promise, many at a time."""
    with torch.no_grad():
        parts = [
            model(rows[i : i + AT_ONCE].to(device).float()).cpu().numpy()
            for i in range(0, len(rows), AT_ONCE)
        ]
    return np.concatenate(parts) if parts else np.zeros(0, np.float32)


def fit(
    model: Model,
    rows: torch.Tensor,
    targets: NDArray[Any],
    games: NDArray[Any],
    device: str,
    epochs: int,
    rate: float,
    batch: int,
) -> tuple[float, float]:
    """Learn from positions; return the mean squared error on those held back, and that of knowing nothing."""
    x = rows.to(device)
    y = torch.from_numpy(targets.astype(np.float32)).to(device)
    is_held = games % HELD_BACK == 0
    held, others = (torch.from_numpy(np.flatnonzero(each)).to(device) for each in (is_held, ~is_held))
    batch = min(batch, max(1, len(others) // 8))
    steps = epochs * (len(others) // batch)
    optimiser = torch.optim.Adam(model.parameters(), lr=rate, fused=device == "cuda")
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1)
    for _ in range(epochs):
        order = others[torch.randperm(len(others), device=device)]
        for i in range(0, len(order) - batch + 1, batch):
            chosen = order[i : i + batch]
            loss = ((model(x[chosen].float()) - y[chosen]) ** 2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            model.keep_in_bounds()
    with torch.no_grad():
        known = y[held]
        error = ((torch.from_numpy(promises(model, x[held], device)).to(device) - known) ** 2).mean()
        blind = ((known - known.mean()) ** 2).mean()
    return float(error), float(blind)
