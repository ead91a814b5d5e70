"""How much room the naval battle of dice leaves, worked out and not played.

    python benchmarks/naval_room.py [--games 20000] [--starts 4]

Everything lies open, holes are islands, and nobody's shots touch the other's: the battle is a race between
two fleets being sunk. A moment of it is known by the cubes still afloat, so that the best shots against
somebody who plays by the heuristic can be worked out over all 64 x 64 moments. The fleet that the heuristic
needs longest to sink is looked for by climbing: from some drawn by chance, ships are moved one by one while
that helps. Prints what one wins against the heuristic with each of the two, and with both. So that this is no
calculation about another game, it also tells how often the heuristic wins against itself when it fires first,
as worked out and as played by the rules.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numba
import numpy as np

from cubarium.bots import make_bot
from cubarium.engine.chance import seeded
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.games.cubano.naval_dice.data.values import SHIP_LENGTH
from cubarium.games.cubano.naval_dice.rules.placing import square_of
from cubarium.games.cubano.naval_dice.rules.turn import afloat
from cubarium.games.cubano.naval_dice.state import FACES, HALF, HALF_NAMES, LETTERS
from cubarium.sim.runner import simulate

GAME = "cubano-naval-dice"
DIGITS = HALF // LETTERS
CLOSE = 1e-12
Fleet = tuple[int, ...]


@numba.njit
def shot_from(left: int, at: Any, letter: int, digit: int, worth: Any, out: Any) -> float:
    """Fire from a square or correct, whichever is worth more; `worth` has each cube, then a miss."""
    miss = len(worth) - 1
    value = 0.0
    chances = np.zeros(len(worth))
    for face in range(1, FACES + 1):
        best = miss
        for shifted in (digit + face, digit - face):
            if 1 <= shifted <= DIGITS:
                cube = at[(shifted - 1) * LETTERS + letter - 1]
                if cube >= 0 and left >> cube & 1 and worth[cube] > worth[best]:
                    best = cube
        chances[best] += 1 / FACES
        value += worth[best] / FACES
    direct = at[(digit - 1) * LETTERS + letter - 1]
    if direct >= 0 and left >> direct & 1 and worth[direct] >= value:
        chances[:] = 0
        chances[direct] = 1
        value = worth[direct]
    out[:] = chances
    return value


@numba.njit
def turn(left: int, at: Any, worth: Any, out: Any) -> None:
    """Write how a turn ends if every choice is worth the most: each cube's chance of a hit, then a miss."""
    out[:] = 0
    shot, many, best = np.zeros(len(worth)), np.zeros(len(worth)), np.zeros(len(worth))
    for one in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            most = -1.0
            low, high = min(one, other), max(one, other)
            is_second_throw = low > LETTERS  # one die is thrown again for the letter
            # Among equals the heuristic takes the square that comes first, and throws the lower die again.
            for digit in (high, low) if is_second_throw else (low, high):
                letter = low + high - digit
                if is_second_throw:
                    many[:] = 0
                    value = 0.0
                    for again in range(1, FACES + 1):
                        if again > LETTERS:
                            many[-1] += 1 / FACES
                            value += worth[-1] / FACES
                        else:
                            value += shot_from(left, at, again, digit, worth, shot) / FACES
                            many += shot / FACES
                elif letter <= LETTERS:
                    value = shot_from(left, at, letter, digit, worth, many)
                else:
                    continue
                if value > most + CLOSE:
                    most = value
                    best[:] = many
            out += best / FACES**2


@numba.njit
def heuristic_turns(at: Any, cubes: int) -> Any:
    """Return the chances of each turn of the heuristic by cubes afloat; to it all hits are alike."""
    found = np.zeros((1 << cubes, cubes + 1))
    worth = np.ones(cubes + 1)
    worth[-1] = 0
    for left in range(1, 1 << cubes):
        turn(left, at, worth, found[left])
    return found


@numba.njit
def turns_needed(turns: Any) -> Any:
    """Return how many turns it takes in the mean to sink a fleet."""
    cubes = turns.shape[1] - 1
    needed = np.zeros(len(turns))
    for left in range(1, len(turns)):
        total = 1.0
        for cube in range(cubes):
            total += turns[left, cube] * needed[left & ~(1 << cube)]
        needed[left] = total / (1 - turns[left, cubes])
    return needed[-1]


@numba.njit
def race(at: Any, theirs: Any, own: Any, is_best: bool) -> tuple[float, float]:
    """Return how often one wins who fires first, and who fires second, against the heuristic.

    `at` is where the cubes are that one fires at, `theirs` the turns of the heuristic at one's own fleet. One
    fires as well as can be, or by the heuristic too, with the turns `own`.
    """
    cubes = theirs.shape[1] - 1
    first, second = np.zeros((1 << cubes, 1 << cubes)), np.zeros((1 << cubes, 1 << cubes))
    first[0, :] = second[0, :] = 1
    worth, out = np.zeros(cubes + 1), np.zeros(cubes + 1)
    for aim in range(1, 1 << cubes):
        for mine in range(1, 1 << cubes):
            known = 0.0
            for cube in range(cubes):
                known += theirs[mine, cube] * first[aim, mine & ~(1 << cube)]
                worth[cube] = second[aim & ~(1 << cube), mine]
            value, before = 0.5, -1.0
            while abs(value - before) > CLOSE:
                before = value
                worth[cubes] = known + theirs[mine, cubes] * value
                if is_best:
                    turn(aim, at, worth, out)
                else:
                    out[:] = own[aim]
                value = (out * worth).sum()
            first[aim, mine] = value
            second[aim, mine] = known + theirs[mine, cubes] * value
    return first[-1, -1], second[-1, -1]


def places_of(fleet: Fleet) -> Any:
    """Return the cube of each square, -1 where there is none."""
    at = np.full(HALF, -1)
    at[list(fleet)] = range(len(fleet))
    return at


def ships(length: int) -> list[Fleet]:
    """Return every place for a ship, as its squares."""
    found = set()
    for letter in range(1, LETTERS + 1):
        for digit in range(1, DIGITS + 1):
            for by_letter, by_digit in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(letter + i * by_letter, digit + i * by_digit) for i in range(length)]
                if all(1 <= a <= LETTERS and 1 <= b <= DIGITS for a, b in line):
                    found.add(tuple(square_of(a, b) for a, b in line))
    return sorted(found)


def climb(fleet: list[Fleet]) -> tuple[float, Fleet]:
    """Move ships while the heuristic then needs longer to sink them all; return how long, and the fleet."""
    cubes, best = sum(SHIP_LENGTH), 0.0
    moved = True
    while moved:
        moved = False
        for ship, length in enumerate(SHIP_LENGTH):
            for place in ships(length):
                other = [*fleet[:ship], place, *fleet[ship + 1 :]]
                squares = sum(other, ())
                if len(set(squares)) == cubes:
                    needed = turns_needed(heuristic_turns(places_of(squares), cubes))
                    if needed > best + CLOSE:
                        best, fleet, moved = needed, other, True
    return best, sum(fleet, ())


def fleet_of_heuristic() -> Fleet:
    """Return where the heuristic places its ships, which never changes."""
    match = Match(load_game(GAME), {"players": 2}, seed=1)
    bot, luck = make_bot(match.spec, "greedy"), seeded(1)
    while match.legal(match.actors()[0])[0] != match.spec.actions.from_text("throw"):
        seat = match.actors()[0]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), luck))
    return tuple(square for square in range(HALF) if afloat(match.state, 0) >> square & 1)


def named(fleet: Fleet) -> str:
    """Return the squares of a fleet as people name them."""
    return " ".join(HALF_NAMES[square] for square in sorted(fleet))


def main() -> None:
    """Work it out and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games to compare the calculation with")
    parser.add_argument("--starts", type=int, default=4, help="fleets to climb from")
    given = parser.parse_args()
    usual, luck = fleet_of_heuristic(), random.Random(1)
    cubes = len(usual)
    drawn = [[luck.choice(ships(length)) for length in SHIP_LENGTH] for _ in range(given.starts)]
    needed, best = max(climb(start) for start in drawn)
    at, at_usual = places_of(usual), heuristic_turns(places_of(usual), cubes)
    at_best = heuristic_turns(places_of(best), cubes)
    print(
        f"the fleet of the heuristic: {named(usual)}, sunk in {turns_needed(at_usual):.2f} turns in the mean"
    )
    print(f"the best fleet found:       {named(best)}, sunk in {needed:.2f}")
    for words, theirs, is_best in (
        ("the heuristic against itself", at_usual, False),
        ("best shots", at_usual, True),
        ("best fleet", at_best, False),
        ("best fleet and best shots", at_best, True),
    ):
        first, second = race(at, theirs, at_usual, is_best)
        print(f"{words}: wins {50 * (first + second):.2f} %; {100 * first:.2f} % if it fires first")
    report = simulate(load_game(GAME), {"players": 2}, ["greedy", "greedy"], given.games, 1)
    played = report.statistics["firing_order"][0]["won_share"]
    error = 1.96 * 50 / given.games**0.5
    print(f"the same by the rules, {given.games} games: {100 * played:.2f} ± {error:.2f} % if it fires first")


if __name__ == "__main__":
    main()
