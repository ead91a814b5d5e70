"""Which files of a game are mutated, and which tests shall notice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.mutation.mutations import Mutation, chosen, mutations_of

GAMES = Path("src/cubarium/games")
RULE_FOLDERS = {"rules", "cards"}
"""Folders of compiled rules; those of a bot (`bot`) have no right answer."""
GENERATED = {"dispatch.py"}
GOLDEN = "tests/engine/test_golden.py::test_games_go_as_they_are_written_down"
PERFT = "tests/engine/test_perft.py::test_there_are_as_many_ways_to_go_on_as_written_down"
BOTS_AT_PLAY = ("greedy_beats_random", "simple_bot_beats_chance", "who_begins_wins_more_often")


def rule_files(root: Path, patterns: Sequence[str] = ()) -> list[str]:
    """Return the files to mutate, from the root: those in folders of rules, or those a pattern finds."""
    if patterns:
        found = [path.relative_to(root) for pattern in patterns for path in root.glob(pattern)]
    else:
        found = [path.relative_to(root) for path in (root / GAMES).rglob("*.py")]
        found = [path for path in found if RULE_FOLDERS & set(path.parts) and "bot" not in path.parts]
    return sorted({path.as_posix() for path in found if path.suffix == ".py" and path.name not in GENERATED})


def game_of(file: str) -> str:
    """Return the top folder of the game that a file belongs to."""
    return Path(file).relative_to(GAMES).parts[0]


def pytest_arguments(game: str) -> list[str]:
    """Return what pytest is told so that it runs the tests of a game."""
    # Whole games come first: they notice most faults, and soon. All these tests run interpreted; what is
    # compiled is tested elsewhere. The longest games of bots are left out: they measure the bots.
    # The id of a game begins with the name of its folder: cubano-2-dice lies in cubano.
    others = f"not ({' or '.join(BOTS_AT_PLAY)})"
    return [GOLDEN, PERFT, f"tests/games/{game}", "-k", f"({game} or not as_written_down) and {others}"]


def campaign(root: Path, files: Sequence[str], count: int, seed: int) -> list[Mutation]:
    """Return so many mutations, spread over the games in proportion to their lines."""
    lines: dict[str, int] = {}
    found: dict[str, list[Mutation]] = {}
    for file in files:
        source = (root / file).read_bytes()
        game = game_of(file)
        lines[game] = lines.get(game, 0) + len(source.splitlines())
        found.setdefault(game, []).extend(mutations_of(file, source))
    shares = spread(count, lines)
    return [mutation for game in found for mutation in chosen(found[game], shares[game], f"{seed} {game}")]


def spread(count: int, weights: Mapping[str, int]) -> dict[str, int]:
    """Share out a whole number in proportion to weights; the largest remainders get what is left."""
    total = sum(weights.values())
    shares = {name: count * weight // total for name, weight in weights.items()}
    by_remainder = sorted(weights, key=lambda name: -(count * weights[name] % total))
    for name in by_remainder[: count - sum(shares.values())]:
        shares[name] += 1
    return shares
