"""Learn a game against its simple bot from nothing, by proximal policy optimisation (Schulman et al., 2017).

    pip install "cubarium[train]"
    python examples/ppo.py cubosaurs --minutes 60 --curve curve.svg
    python examples/ppo.py cubosaurs --minutes 5 --on cuda --games 8192 --minibatch 65536

Many games are played side by side, each with one seat of ours and the bot on the others; a network says what
to try and how much is to be hoped for. Now and then it plays games that count, in which it always takes what
it holds for best. The last column is its share of victories in them, with an interval of 95 %.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import cubarium
from cubarium.adapters.expansion import Expansion
from cubarium.adapters.gpu_environments import shared

STEPS = 64
"""Decisions in each game between two lessons."""
EPOCHS = 3
CLIP, TRUST, ENTROPY, RATE = 0.2, 0.95, 0.01, 5e-4
"""How far a lesson may lead, how far ahead is looked (GAE), what curiosity is worth, how fast one learns."""
FAR = 30
"""So many points ahead, or behind, is much."""
COUNTING = 1000
"""Games that count, each time."""
MANY_MINUTES = 10
"""From here on, a curve tells whole ones."""


def tensor(array: Any) -> Tensor:
    """Return what games have written as a tensor that lies where it lies."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(shared(array))


class Expand(nn.Module):  # type: ignore[misc] # PyTorch may not be installed where types are checked
    """An `Expansion` of tensors."""

    def __init__(self, expansion: Expansion) -> None:
        """Keep where each number goes, on the GPU if need be."""
        super().__init__()
        self.size = expansion.size
        for name in ("kept", "spread", "firsts"):
            self.register_buffer(name, torch.from_numpy(getattr(expansion, name).copy()))

    def forward(self, observations: Tensor) -> Tensor:
        """Return the rows, expanded; a choice of none goes into a column that is cut off."""
        rows = torch.zeros(len(observations), self.size + 1, device=observations.device)
        rows[:, self.kept[1]] = observations[:, self.kept[0]].float()
        chosen = observations[:, self.spread].long()
        rows.scatter_(1, torch.where(chosen >= 0, self.firsts + chosen, self.size), 1.0)
        return rows[:, : self.size]


class Player(nn.Module):  # type: ignore[misc] # as above
    """A network with two answers: what to try, and how much is to be hoped for."""

    def __init__(self, expand: Expand, actions: int, width: int = 256) -> None:
        """Make a network that knows nothing."""
        super().__init__()
        self.expand = expand
        self.body = nn.Sequential(
            nn.Linear(expand.size, width), nn.ReLU(), nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU()
        )
        self.tries, self.hope = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.tries.weight)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the chances of all actions, and the hope."""
        found = self.body(rows / 8)
        logits = self.tries(found).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, -1), self.hope(found).squeeze(-1)


def play(player: Player, games: Any, steps: int) -> dict[str, Tensor]:
    """Play on in all games, and return what was seen, done and got, by step and game."""
    kept: dict[str, list[Any]] = {
        name: [] for name in ("rows", "masks", "actions", "chances", "hopes", "got", "ended")
    }
    for _ in range(steps):
        rows, masks = player.expand(tensor(games.observations)), tensor(games.masks).clone()
        with torch.no_grad():
            logs, hopes = player(rows, masks)
        actions = torch.distributions.Categorical(logits=logs).sample()
        seats = tensor(games.seats).long()
        step = games.step(actions.numpy() if actions.device.type == "cpu" else actions)
        ended = tensor(step.ended).clone()
        got = lead(tensor(step.scores), seats, ended)
        chances = logs.gather(1, actions[:, None]).squeeze(1)
        for name, value in zip(kept, (rows, masks, actions, chances, hopes, got, ended), strict=True):
            kept[name].append(value)
    with torch.no_grad():
        last = player(player.expand(tensor(games.observations)), tensor(games.masks))[1]
    found = {name: torch.stack(values) for name, values in kept.items()}
    better, ahead = torch.zeros_like(found["hopes"]), torch.zeros_like(last)
    for t in reversed(range(steps)):
        goes_on = 1 - found["ended"][t].float()
        next_hope = last if t == steps - 1 else found["hopes"][t + 1]
        ahead = found["got"][t] + goes_on * next_hope - found["hopes"][t] + TRUST * goes_on * ahead
        better[t] = ahead
    return {**found, "better": better, "worth": better + found["hopes"]}


def lead(scores: Tensor, seats: Tensor, ended: Tensor) -> Tensor:
    """Return what is learned from: by how far we are ahead in the end, for who knows nothing never wins."""
    own = seats[:, None]
    others = scores.float().scatter(1, own, -math.inf).amax(1)
    ahead = scores.gather(1, own).squeeze(1) - others
    return torch.where(ended, torch.tanh(ahead / FAR), 0.0)


def learn(player: Player, optimiser: torch.optim.Optimizer, seen: dict[str, Tensor], minibatch: int) -> None:
    """Make what went better than hoped more likely, but never much at once."""
    flat = {name: value.flatten(0, 1) for name, value in seen.items()}
    better = (flat["better"] - flat["better"].mean()) / (flat["better"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(better), device=better.device).split(minibatch):
            logs, hopes = player(flat["rows"][part], flat["masks"][part])
            ratio = (logs.gather(1, flat["actions"][part, None]).squeeze(1) - flat["chances"][part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            error = (hopes - flat["worth"][part]).square().mean()
            curiosity = -(logs.exp() * logs).sum(-1).mean()
            loss = -gain + 0.5 * error - ENTROPY * curiosity
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def victories(player: Player, game: str, players: int, seed: int) -> float:
    """Return the share of victories in games that count; a shared victory counts its share."""
    games = cubarium.batch(game, COUNTING, players=players, against="greedy", seed=seed)
    on = next(player.parameters()).device
    won, is_over = 0.0, np.zeros(COUNTING, bool)
    while not is_over.all():  # the first game of each; others go on meanwhile
        seats = games.seats.copy()
        with torch.no_grad():
            rows = player.expand(torch.from_numpy(games.observations).to(on))
            logs, _ = player(rows, torch.from_numpy(games.masks).to(on))
        step = games.step(logs.argmax(-1).cpu().numpy())
        for i in np.flatnonzero(step.ended & ~is_over):
            best = step.rewards[i] == step.rewards[i].max()
            won += best[seats[i]] / best.sum()
        is_over |= step.ended
    return won / COUNTING


STYLE = (
    "svg{--ground:#fffbf2;--ink:#23262f;--grid:#cdbe9f;--line:#226240}"
    "@media(prefers-color-scheme:dark){svg{--ground:#18234a;--ink:#f3eedf;--grid:#7886bc;--line:#9bd8ae}}"
    "rect{fill:var(--ground)}text{fill:var(--ink);font:13px sans-serif;text-anchor:middle}"
    ".grid{stroke:var(--grid);stroke-width:.5}.line{fill:none;stroke:var(--line);stroke-width:2}"
    ".around{fill:var(--line);opacity:.2}"
)


def picture(curve: list[tuple[float, int, float, float]], title: str) -> str:
    """Draw victories by time, with their intervals."""
    width, height, edge = 640, 320, 48
    far = max(curve[-1][0], 1.0)
    digits = 0 if far > MANY_MINUTES * 60 else 1

    def x(seconds: float) -> float:
        return edge + seconds / far * (width - 2 * edge)

    def y(share: float) -> float:
        return height - edge - share * (height - 2 * edge)

    upper = [f"{x(seconds):.1f},{y(share + around):.1f}" for seconds, _, share, around in curve]
    lower = [f"{x(seconds):.1f},{y(share - around):.1f}" for seconds, _, share, around in curve]
    line = " ".join(f"{x(seconds):.1f},{y(share):.1f}" for seconds, _, share, _ in curve)
    drawn = [f'<text x="{width / 2}" y="26">{title}</text>']
    for part in range(6):
        drawn.append(f'<path class="grid" d="M{edge} {y(part / 5):.1f}H{width - edge}"/>')
        drawn.append(f'<text x="{edge / 2}" y="{y(part / 5) + 4:.1f}">{20 * part} %</text>')
        drawn.append(
            f'<text x="{x(far * part / 5):.1f}" y="{height - 28}">{far * part / 300:.{digits}f}</text>'
        )
    drawn.append(f'<text x="{width / 2}" y="{height - 8}">minutes</text>')
    drawn.append(f'<polygon class="around" points="{" ".join([*upper, *lower[::-1]])}"/>')
    drawn.append(f'<polyline class="line" points="{line}"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
    ground = f'<rect width="{width}" height="{height}" rx="8"/>'
    return f'{head} aria-label="{title}"><style>{STYLE}</style>{ground}{"".join(drawn)}</svg>\n'


def main() -> None:
    """Learn until the time is up."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=cubarium.game_ids())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument(
        "--every", type=float, default=60, help="seconds of learning between games that count"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default="cpu", choices=("cpu", "cuda"), help="where games and network are")
    parser.add_argument("--games", type=int, default=512, help="games side by side")
    parser.add_argument("--minibatch", type=int, default=4096, help="decisions between two changes")
    parser.add_argument("--curve", type=Path, help="draw how it went into this SVG file")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    games = cubarium.batch(
        given.game,
        given.games,
        players=given.players,
        against="greedy",
        seed=given.seed,
        backend="gpu" if given.on == "cuda" else "compiled",
    )
    player = Player(Expand(Expansion(games.layout)), games.spec.actions.count).to(given.on)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    curve, learned, spent, counted = [], 0, 0.0, -math.inf
    print(f"{'seconds':>8} {'decisions':>12} {'victories':>10}")
    while True:
        if spent - counted >= given.every or spent >= 60 * given.minutes:
            counted, seed = spent, given.seed + 1  # the same games each time: what changes is the player
            share = victories(player, given.game, given.players, seed)
            around = 1.96 * math.sqrt(share * (1 - share) / COUNTING)
            curve.append((round(spent, 1), learned, round(share, 4), round(around, 4)))
            print(f"{spent:8.0f} {learned:12,} {100 * share:6.1f} ± {100 * around:.1f} %", flush=True)
            if given.curve:
                title = f"Victories over the simple bot at {given.game}, {given.players} players"
                given.curve.write_text(picture(curve, title), encoding="utf-8")
            if spent >= 60 * given.minutes:
                return
        started = time.perf_counter()
        learn(player, optimiser, play(player, games, STEPS), given.minibatch)
        learned += given.games * STEPS
        spent += time.perf_counter() - started


if __name__ == "__main__":
    main()
