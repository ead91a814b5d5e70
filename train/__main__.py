"""`python -m train GAME`: begin to learn a game, or go on, and draw how it went."""

from __future__ import annotations

import argparse
import os
from dataclasses import fields
from pathlib import Path

import torch

from cubarium.engine.registry import game_ids
from train.plot import draw_history
from train.recipe import Recipe, Training
from train.shipping import HISTORY, ship


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--minutes", type=float, default=10, help="how long to learn (default: 10)")
    parser.add_argument("--folder", type=Path, help="where the run is kept; a run that is there goes on")
    parser.add_argument("--players", default="2", help="numbers of players to practise with (default: 2)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--ship", type=int, metavar="HORIZON", help="put the network into the game, and stop")
    for field in fields(Recipe):
        if field.name not in {"game", "players"}:
            kind = type(field.default)
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    return parser.parse_args()


def main() -> None:
    """Learn, or ship what was learned."""
    given = vars(read_arguments())
    folder = given["folder"] or Path("runs") / given["game"]
    players = tuple(int(number) for number in given["players"].split(","))
    chosen = {field.name: given[field.name] for field in fields(Recipe) if field.name != "players"}
    training = Training(Recipe(**chosen, players=players), folder, given["device"], given["processes"])
    if given["ship"] is not None:
        print(ship(training, given["ship"]))
        return
    for entry in training.run(given["minutes"]):
        print(
            f"round {entry['round']}, {entry['seconds']:.0f} s: error {entry['error']:.4f} of"
            f" {entry['blind']:.4f}; wins {100 * entry['against_heuristic']:.1f} %"
            f" ± {196 * entry['noise']:.1f} against the heuristic",
            flush=True,
        )
        draw_history(folder / HISTORY, folder / "history.svg")


if __name__ == "__main__":
    main()
