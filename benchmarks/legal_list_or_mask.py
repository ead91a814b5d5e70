"""Legal actions as an ascending list, or as a mask over all actions: the same random games, both ways.

    python benchmarks/legal_list_or_mask.py [--rounds 5] [--games 20000]

The mask is what a game would write if the contract asked for one: a byte for each action, cleared first,
then 1 for each legal one. A random player counts along it to the action drawn. The k-th 1 of the mask is
the k-th action of the list, so both ways must play the very same games; a checksum shows that they do.
The rounds take turns, so that a busy moment of the machine hits both alike. Compiled, one thread.
"""

# Annotations stay values here: the functions are bound into rules.py, where the names in them may not exist.
import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from cubarium.engine.backends.compiled import compile_rules
from cubarium.engine.backends.seeding import chances
from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.registry import load_game
from cubarium.engine.rules import playout
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.draws import draw
from cubarium.games.cubosaurs.actions import BUY, DONE, KEEP, PASS, PICK, SEAT
from cubarium.games.cubosaurs.rules.card_sets import identical
from cubarium.games.cubosaurs.rules.dna import buyable, choices, owner_of
from cubarium.games.cubosaurs.rules.turn import actors, list_own, list_seats, list_theirs, passable
from cubarium.games.cubosaurs.state import (
    DECIDE,
    DESTROY_OWN,
    GIVE,
    GIVE_TO,
    PASS_FORBIDDEN,
    SWAP_GIVE,
    State,
)
from cubarium.sim.checksum import checksum, joined
from cubarium.sim.runner import set_table

SEED = 7
PLAYERS = 4


# The mask in place of the list: each function stands in for the one of rules.py that it is named after.


def mask_own(s: State, out: Any, n: int, base: int, cards: int) -> int:
    """Mark one action for each different card of one player."""
    while cards != 0:
        card = lowest(cards)
        out[base + card] = 1
        n += 1
        cards &= ~identical(card, s.advanced)
    return n


def mask_theirs(s: State, out: Any, cards: int) -> int:
    """Mark one action for each card of the opponents that differs from the others of its owner."""
    n = 0
    while cards != 0:
        card = lowest(cards)
        out[PICK + card] = 1
        n += 1
        cards &= ~(identical(card, s.advanced) & s.seats[owner_of(s, card)].collection)
    return n


def mask_seats(s: State, seat: int, out: Any, only_rich: int) -> int:
    """Mark one action for each opponent, or each opponent who has tokens."""
    n = 0
    for p in range(s.players):
        if p != seat and (only_rich == 0 or s.seats[p].tokens > 0):
            out[SEAT + p] = 1
            n += 1
    return n


def legal_mask(s: State, seat: int, out: Any) -> int:
    """Mark the legal actions of a seat and return how many there are."""
    for i in range(len(out)):
        out[i] = 0
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.seats[seat].owed > 0:
        return list_seats(s, seat, out, 1)
    if s.pending_depth > 0:
        question = s.pending[s.pending_depth - 1].question
        if question == GIVE_TO:
            return list_seats(s, seat, out, 0)
        if question == PASS_FORBIDDEN:
            return list_own(s, out, 0, PASS, choices(s, seat, question))
        if question == DESTROY_OWN or question == GIVE or question == SWAP_GIVE:
            return list_own(s, out, 0, PICK, choices(s, seat, question))
        return list_theirs(s, out, choices(s, seat, question))
    n = 1
    if s.phase == DECIDE:
        out[KEEP] = 1
        n = list_own(s, out, 1, PASS, passable(s, seat))
    else:
        out[DONE] = 1
    tiles = buyable(s, seat)
    while tiles != 0:
        out[BUY + lowest(tiles)] = 1
        n += 1
        tiles &= tiles - 1
    return n


def choose_from_mask(bot: int, s: Any, seat: int, v: Any, mask: Any, count: int, bot_chance: Any) -> int:
    """Draw a number and count along the mask to that action."""
    left = 0
    if count > 1:
        left = draw(bot_chance, seat, count)
    action = -1
    while left >= 0:
        action += 1
        left -= mask[action]
    return action


MASK = {
    "list_own": mask_own,
    "list_theirs": mask_theirs,
    "list_seats": mask_seats,
    "legal_actions": legal_mask,
    "choose": choose_from_mask,
}
LIST = {"ask_heuristic": playout.no_heuristic}


def player(
    options: dict[str, int], replacements: dict[str, Any], cell: str
) -> Callable[[int], tuple[int, str]]:
    """Return a function that plays so many games and tells how many moves they had and their checksum."""
    table = set_table(load_game("cubosaurs"), {"players": PLAYERS, **options}, ["random"])
    spec = table.spec
    rules = compile_rules(
        spec, table.components, playout, entry_points=("play_batch",), replacements=replacements
    )
    chosen, bots = record_array(table.options), np.zeros(PLAYERS, np.int8)
    views, legal = np.zeros(1, dtype_of(spec.records.view)), np.zeros(spec.actions.count, cell)

    def play(games: int) -> tuple[int, str]:
        states, moves = np.zeros(games, dtype_of(spec.records.state)), np.zeros(games, np.int32)
        rows = np.zeros((2, games, PLAYERS), np.int32)
        deals, bot_chances = chances(SEED, 0, games, DEALING), chances(SEED, 0, games, THINKING)
        rules.functions["play_batch"](
            states, chosen, deals, bot_chances, views, legal, bots, moves, rows[0], rows[1]
        )
        return int(moves.sum()), joined(checksum(states, 0))

    play(1)
    return play


def compare(variant: str, rounds: int, games: int) -> bool:
    """Print both speeds of a variant and their ratio; tell whether they played the same games."""
    options = dict(load_game("cubosaurs").settings.variants[variant])
    ways = {"list": player(options, LIST, "int32"), "mask": player(options, MASK, "int8")}
    speeds: dict[str, list[float]] = {name: [] for name in ways}
    sums = set()
    for _ in range(rounds):
        for name, play in ways.items():
            started = time.process_time()
            moves, found = play(games)
            speeds[name].append(moves / (time.process_time() - started))
            sums.add(found)
    middle = {name: statistics.median(found) for name, found in speeds.items()}
    told = ", ".join(f"{name} {speed:,.0f} moves/s" for name, speed in middle.items())
    same = "the same games" if len(sums) == 1 else "DIFFERENT GAMES"
    print(f"{variant:9} {told}, list / mask {middle['list'] / middle['mask']:.2f}, {same}", flush=True)
    return len(sums) == 1


def main() -> int:
    """Compare both ways in the base and the advanced game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=20_000, help="in each round")
    given = parser.parse_args()
    same = [compare(variant, given.rounds, given.games) for variant in ("base", "advanced")]
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main())
