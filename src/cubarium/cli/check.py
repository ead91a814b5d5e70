"""The command `cubarium check`: does a game keep the contract?"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from cubarium.cli.common import Lang

if TYPE_CHECKING:
    from cubarium.engine.checking.conformance import CheckReport
    from cubarium.engine.contract import GameSpec, Rules

SHORT = (20, 500)
FULL = (10_000, 100_000)
MAX_PROCESSES = 256
GUIDED_SHARE = 10
"""For so many interpreted games one more is played in which most choices are sensible."""
PART = 2_500
"""How many games one process takes at a time."""


def check(
    game: Annotated[str, typer.Argument(help="The id of the game; `cubarium games` lists them.")],
    full: Annotated[
        bool, typer.Option("--full", help="10,000 interpreted and 100,000 compiled games each.")
    ] = False,
    games: Annotated[int | None, typer.Option(help="Interpreted games for each setting.")] = None,
    compiled: Annotated[int | None, typer.Option(help="Compiled games for each setting; 0 for none.")] = None,
    players: Annotated[int | None, typer.Option(help="Only this number of players.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    processes: Annotated[int, typer.Option(help="Processes to use; 0 takes every core.")] = 0,
    lang: Lang = "",
) -> None:
    """Play random games under every setting and look at every state: legality, laws, leaks, equality."""
    from cubarium.cli.common import progress_bar
    from cubarium.cli.sentences import say
    from cubarium.engine.errors import Malformed
    from cubarium.engine.registry import load_game
    from cubarium.sim.backends import cores
    from cubarium.terminal.sentences import language_of

    language = language_of(lang)
    spec = load_game(game)
    played = games if games is not None else (FULL if full else SHORT)[0]
    fast = compiled if compiled is not None else (FULL if full else SHORT)[1]
    if played < 0 or fast < 0 or played + fast == 0 or not 0 <= seed < 1 << 64:
        raise Malformed("games and compiled are counts, not both 0; seed is between 0 and 2^64 - 1")
    if not 0 <= processes <= MAX_PROCESSES:
        raise Malformed(f"processes: {processes} is not between 0 and {MAX_PROCESSES}")
    settings = [c for c in spec.settings.combinations() if players is None or c["players"] == players]
    if not settings:
        raise Malformed(f"{spec.id} is not played by {players}")
    divides = full and spec.settings.are_samples
    same = Counter(c["players"] for c in settings) if divides else Counter[int]()

    def shares(whole: int, given: int | None) -> list[int]:
        return [whole if given is not None else -(-whole // max(1, same[c["players"]])) for c in settings]

    parts = list(map(_parts, shares(played, games), shares(fast, compiled)))
    tasks = [Task(game, c, seed, *part) for c, own in zip(settings, parts, strict=True) for part in own]
    total = sum(task.games + task.compiled for task in tasks)
    with progress_bar(total, say(language, "check-compiling")) as advance:
        if fast:  # compile once here, so that the processes find the rules in the cache
            _run(Task(game, settings[0], seed, 0, 1, 1))
        with ProcessPoolExecutor(processes or cores(), get_context("spawn")) as pool:
            reports = pool.map(_run, tasks)
            covered: Counter[str] = Counter()
            for own in parts:
                report = next(reports)
                advance(sum(own[0][1:]), say(language, "check-checking"))
                for part in own[1:]:
                    report.add(next(reports))
                    advance(sum(part[1:]), say(language, "check-checking"))
                typer.echo(_line(report, language))
                covered += report.covered
    # What is seldom may not come with one number of players; the games of all are enough for everything.
    show_coverage(spec, covered, language, may_miss=not full or players is not None)
    typer.echo(say(language, "check-passed", count=len(settings)))


def show_coverage(spec: GameSpec, covered: Counter[str], language: str, *, may_miss: bool) -> None:
    """Print how often each thing happened that the game wants to see.

    Raises:
        ConformanceError: if something never did, and none may be missing.
    """
    from cubarium.cli.sentences import say
    from cubarium.engine.checking.conformance import ConformanceError

    if not spec.coverage.wanted:
        return
    wide = max(len(name) for name in spec.coverage.wanted)
    typer.echo(say(language, "check-coverage"))
    for name in spec.coverage.wanted:
        typer.echo(f"  {name:{wide}} {covered[name]:>12,}")
    missing = [name for name in spec.coverage.wanted if not covered[name]]
    if missing and not may_miss:
        raise ConformanceError(say(language, "check-uncovered", things=", ".join(missing)))


class Task(NamedTuple):
    """Some games of one setting: those from `first` on, for a process of its own."""

    game: str
    options: dict[str, int]
    seed: int
    first: int
    games: int
    compiled: int


def _parts(games: int, compiled: int) -> list[tuple[int, int, int]]:
    """Return first game and counts of the parts a long check is split into, so that no core stands idle."""
    most = max(games, compiled)
    count = max(1, most // PART)

    def shares(whole: int) -> list[int]:
        return [b - a for a, b in pairwise(whole * i // count for i in range(count + 1))]

    firsts = [most * i // count for i in range(count)]
    return list(zip(firsts, shares(games), shares(compiled), strict=True))


@cache
def _checked_rules(game: str) -> Rules:
    """Compile a game, or load it, once for all tasks of a process."""
    from cubarium.engine.checking.conformance import checked_rules
    from cubarium.engine.components.pack import built_in_pack
    from cubarium.engine.registry import load_game

    spec = load_game(game)
    return checked_rules(spec, built_in_pack(spec.components.schema))


def _run(task: Task) -> CheckReport:
    from cubarium.engine.checking.conformance import check_game
    from cubarium.engine.registry import load_game

    return check_game(
        load_game(task.game),
        task.options,
        games=task.games,
        compiled=task.compiled,
        guided=-(-task.games // GUIDED_SHARE),
        first=task.first,
        seed=task.seed,
        fast=_checked_rules(task.game) if task.compiled else None,
    )


def _line(report: CheckReport, language: str) -> str:
    from cubarium.cli.sentences import say

    return say(
        language,
        "check-line",
        options=", ".join(f"{name} {value}" for name, value in report.options.items()),
        games=report.games,
        moves=report.moves,
        longest=report.longest,
        guided=report.guided_games,
        looked=report.looked_at,
        compared=report.compared_states,
        compiled=report.compiled_games,
        steps=report.compiled_moves,
        high=report.compiled_longest,
    )
