"""The command `cubarium check`: does a game keep the contract?"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cubarium.engine.conformance import CheckReport

SHORT = (20, 500)
FULL = (10_000, 100_000)
MAX_PROCESSES = 256


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
    lang: Annotated[str, typer.Option(help="en or fr, else the language of the system.")] = "",
) -> None:
    """Play random games under every setting and look at every state: legality, laws, leaks, equality."""
    from cubarium.cli.common import progress_bar
    from cubarium.cli.text import language_of
    from cubarium.cli.text.reports import say
    from cubarium.engine.errors import Malformed
    from cubarium.engine.registry import load_game
    from cubarium.sim.backends import cores

    language = language_of(lang)
    spec = load_game(game)
    played = games if games is not None else (FULL if full else SHORT)[0]
    fast = compiled if compiled is not None else (FULL if full else SHORT)[1]
    if played < 0 or fast < 0 or played + fast == 0 or not 0 <= seed < 1 << 64:
        raise Malformed("games and compiled are counts, not both 0; seed is between 0 and 2^64 - 1")
    if not 0 <= processes <= MAX_PROCESSES:
        raise Malformed(f"processes: {processes} is not between 0 and {MAX_PROCESSES}")
    settings = [c for c in spec.combinations() if players is None or c["players"] == players]
    if not settings:
        raise Malformed(f"{spec.id} is not played by {players}")
    # Compile once here, so that the processes find the rules in the cache.
    tasks = [(game, c, played, fast, seed) for c in settings]
    total = len(settings) * (played + fast)
    with progress_bar(total, say(language, "check-compiling")) as advance:
        if fast:
            _run((game, settings[0], 1, 1, seed))
        with ProcessPoolExecutor(processes or cores(), get_context("spawn")) as pool:
            for report in pool.map(_run, tasks):
                advance(played + fast, say(language, "check-checking"))
                typer.echo(_line(report, language))
    typer.echo(say(language, "check-passed", count=len(settings)))


def _run(task: tuple[str, dict[str, int], int, int, int]) -> CheckReport:
    from cubarium.engine.conformance import check_game
    from cubarium.engine.registry import load_game

    game, options, games, compiled, seed = task
    return check_game(load_game(game), options, games=games, compiled=compiled, seed=seed)


def _line(report: CheckReport, language: str) -> str:
    from cubarium.cli.text.reports import say

    return say(
        language,
        "check-line",
        options=", ".join(f"{name} {value}" for name, value in report.options.items()),
        games=report.games,
        moves=report.moves,
        longest=report.longest,
        looked=report.looked_at,
        compared=report.compared_states,
        compiled=report.compiled_games,
        steps=report.compiled_moves,
        high=report.compiled_longest,
    )
