"""How soon the review of a finished game stands.

    python benchmarks/review_ready.py [GAME ...] [--players 2] [--variant NAME]

A game of the usual bot is handed to a process that looks back, as a server does when somebody opens the
review. Rules are compiled before, as they are while a game is played. Printed are seconds from the asking
until the first review with the shares of every move, until the first in which every decision is judged as
well, how much processor time the process had by then, and how long the game was.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import perf_counter

from review_luck import bot_game

from cubarium.arena.plan import is_for_several
from cubarium.engine.errors import CubariumError
from cubarium.engine.log import write_log
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.review import Review
from cubarium.review.preparing import PreparedReview
from cubarium.server.reviews.reviewer import FAILED, FOUND, Reviewer, Task
from cubarium.server.tables.packs import Packs


def processor_seconds(pid: int) -> float:
    """Return how much processor time a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def look_back(match: Match) -> tuple[float, float, float]:
    """Return the seconds until a review, until a judged one, and of the processor."""
    reviewer = Reviewer(Packs())
    try:
        started = perf_counter()
        reviewer.begin(Task(match.spec.id, match.components.edition, write_log(match)))
        first = 0.0
        while True:
            told = reviewer.hear()
            if told.kind == FAILED:
                raise SystemExit(told.problem)
            if told.kind == FOUND and isinstance(told.found, Review):
                now = perf_counter() - started
                first = first or now
                if told.found.decisions:
                    return first, now, processor_seconds(reviewer.pid)
                reviewer.go_on(True)
    finally:
        reviewer.end()


def main() -> int:
    """Measure each game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="")
    given = parser.parse_args()
    titles = ("shares", "judged", "processor", "moves")
    print(f"{'game':24}" + "".join(f"{title:>11}" for title in titles), flush=True)
    for game in given.games or [each for each in game_ids() if is_for_several(load_game(each))]:
        spec = load_game(game)
        match = bot_game(spec, given.players, ["greedy"] * given.players, 0, given.variant)
        PreparedReview.prepare(spec, match.components)
        numbers = look_back(match)
        row = "".join(f"{number:11.1f}" for number in numbers)
        print(f"{game:24}{row}{match.move_count:11,}", flush=True)
    load, cores = os.getloadavg()[0], os.cpu_count()
    print(f"load {load:.1f} on {cores} cores")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CubariumError as problem:
        sys.exit(f"review_ready.py: {problem}")
