"""The command `cubarium arena`: bots against bots, and how strong each is."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from cubarium.cli.common import Lang, On

if TYPE_CHECKING:
    from cubarium.arena.plan import Contest
    from cubarium.arena.play import Result
    from cubarium.arena.results import ResultsFile
    from cubarium.engine.contract import GameSpec

USUAL_BOTS = "rex:50ms,raptor,hatchling"
USUAL_GAMES = 400
LADDER = "hatchling,raptor,rex:200sims"
"""The levels from the weakest on, the same on every machine."""
TOP = "meteor:800sims"
"""The level above, in games that it has learned: four such games take about as long as one to its end."""
QUICK_GAMES = 60
MAX_PROCESSES = 256
FOUR = 4


class Wanted(NamedTuple):
    """What somebody asked for; what nobody named is empty."""

    game: str
    bots: str
    players: int | None
    games: int | None
    seed: int | None
    every: bool
    quick: bool
    write: bool
    ceiling: bool
    variant: str
    option: tuple[str, ...]

    @property
    def has_ceiling(self) -> bool:
        """Tell whether the seer meets raptor: a ladder shows how much room there is unless bots are named."""
        return self.ceiling or (self.quick and not self.bots)

    def bots_for(self, spec: GameSpec) -> list[str]:
        """Return who plays: where nobody is named and much is compared, the same levels everywhere."""
        from cubarium.bots.registry import knows

        named = self.bots or ("" if self.write or self.quick else USUAL_BOTS)
        if named:
            return [bot.strip() for bot in named.split(",")]
        ladder = [*LADDER.split(","), *([TOP] if knows(TOP, spec) else [])]
        return ladder[::-1] if self.write else ladder  # one reads a leaderboard from the strongest on


def arena(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[str, typer.Argument(help="The id of the game; `cubarium games` lists them.")] = "",
    bots: Annotated[str, typer.Option(help=f"The bots, with a budget or without; else {USUAL_BOTS}.")] = "",
    players: Annotated[
        int | None,
        typer.Option(help="Number of players, else 2, if quick also 4; one meets several of another."),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help=f"Games of each pairing, else {USUAL_GAMES}, or {QUICK_GAMES} if quick."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Another seed brings other deals; else 1.")] = None,
    processes: Annotated[int, typer.Option(help="Processes to use; 0 takes every core.")] = 0,
    resume: Annotated[
        Path | None, typer.Option(help="Keep results in this file, and go on with those that are there.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the report as JSON.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help=f"Each level against the one below: {LADDER} …")
    ] = False,
    ceiling: Annotated[
        bool,
        typer.Option("--ceiling", help="Show how much room a game leaves, by one who sees all luck to come."),
    ] = False,
    variant: Annotated[str, typer.Option(help="A named setting of the options, such as advanced.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="Any option of the game as NAME=NUMBER.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every game for two or more players.")] = False,
    write: Annotated[
        Path | None,
        typer.Option(help="Write the leaderboard to this page, and the ratings that tables tell."),
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write a row for each game to this Parquet file.")
    ] = None,
    on: On = "",
    lang: Lang = "",
) -> None:
    """Let bots play each other in all seats under the same luck, and report win shares and ratings."""
    from cubarium.arena.leaderboard import write_leaderboard
    from cubarium.arena.report import report
    from cubarium.arena.results import ResultsFile
    from cubarium.arena.run import run
    from cubarium.bots import ratings
    from cubarium.cli.arena_report import show_report, to_json
    from cubarium.cli.common import progress_bar, workers
    from cubarium.cli.sentences import say
    from cubarium.engine.errors import Malformed
    from cubarium.sim.backends import cores
    from cubarium.terminal.saves import data_folder
    from cubarium.terminal.sentences import language_of

    language = language_of(lang)
    if quick and write:
        raise Malformed("ratings need every pairing; --write goes without --quick")
    if not 0 <= processes <= MAX_PROCESSES:
        raise Malformed(f"processes: {processes} is not between 0 and {MAX_PROCESSES}")
    if write and (variant or option):
        raise Malformed("ratings are told at tables of the usual kind; --write goes without options")
    wanted = Wanted(
        *(game, bots, players, games, seed, every, quick, bool(write)),
        *(ceiling, variant, tuple(option or ())),
    )
    path = resume or data_folder() / "arena" / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.jsonl"
    # Unlike that of Path, this takes a name that is too long for a file as one that is not there.
    if not os.path.exists(path):
        _contests(wanted)  # a wrong call leaves no file
    with ResultsFile(path) as file:
        contests = _begun(file, wanted)
        if not resume:
            typer.echo(say(language, "arena-file", file=str(path)), err=True)
        total = sum(len(contest.pairings) * contest.games for contest in contests)
        bar = progress_bar(total, say(language, "sim-compiling"), quiet=as_json)
        with workers(on) as cluster, bar as advance:
            playing = say(language, "sim-playing")
            try:
                played = run(
                    contests, file, processes or cores(), lambda count: advance(count, playing), cluster
                )
            except KeyboardInterrupt:
                typer.echo(say(language, "arena-stopped", file=str(path)), err=True)
                raise
    reports = [report(contest, results) for contest, results in zip(contests, played, strict=True)]
    if parquet:
        _write_rows([result for results in played for result in results], parquet)
    if as_json:
        typer.echo(to_json(reports))
    else:
        for found in reports:
            show_report(found, language)
    if write:
        write_leaderboard(reports, write, ratings.FILE)
        typer.echo(say(language, "arena-written", page=str(write), ratings=str(ratings.FILE)), err=True)


def _write_rows(results: Sequence[Result], path: Path) -> None:
    """Write a row for each seat of each game."""
    import polars

    from cubarium.engine.errors import CubariumError

    rows = [
        {
            **result.meeting._asdict(),
            "seat": seat,
            "bot": bot,
            "result": result.returns[seat],
            "moves": result.moves,
            "choices": result.thoughts[seat].choices,
            "seconds": result.thoughts[seat].seconds,
        }
        for result in results
        for seat, bot in enumerate(result.seats)
    ]
    try:
        polars.DataFrame(rows).write_parquet(path)
    except OSError as problem:
        raise CubariumError(f"the rows cannot be written: {problem}") from problem


def _begun(file: ResultsFile, wanted: Wanted) -> list[Contest]:
    """Return what is to be played: what the file says, or what was asked for if it is new."""
    from cubarium.arena.plan import deals_for

    if not file.contests:
        file.begin(_contests(wanted))
    _check_same(file.contests, wanted, file.path)
    if wanted.games is None:
        return file.contests
    return [replace(c, deals=deals_for(wanted.games, c.players)) for c in file.contests]


def _contests(wanted: Wanted) -> list[Contest]:
    """Return what is played in each of the games that were asked for."""
    from cubarium.arena.plan import is_for_several, make_contest
    from cubarium.engine.errors import Malformed
    from cubarium.engine.options import read_options
    from cubarium.engine.registry import game_ids, load_game

    if bool(wanted.game) == wanted.every and not (wanted.quick and not wanted.game):
        raise Malformed("name a game, or --all, and not both")
    specs = [load_game(wanted.game)] if wanted.game else [*filter(is_for_several, map(load_game, game_ids()))]
    games = (QUICK_GAMES if wanted.quick else USUAL_GAMES) if wanted.games is None else wanted.games
    seed = 1 if wanted.seed is None else wanted.seed
    return [
        make_contest(
            spec,
            wanted.bots_for(spec),
            players,
            games,
            seed,
            is_ladder=wanted.quick,
            has_ceiling=wanted.has_ceiling,
            options=read_options(spec, players, wanted.variant, None, wanted.option),
        )
        for spec in specs
        for players in _tables(spec, wanted)
    ]


def _tables(spec: GameSpec, wanted: Wanted) -> list[int]:
    """Return with how many players a game is played: a ladder is climbed by two, and by four if they can."""
    from cubarium.arena.plan import PAIR

    if wanted.players is not None:
        return [wanted.players]
    return [PAIR, FOUR] if wanted.quick and spec.players[1] >= FOUR else [PAIR]


def _check_same(contests: Sequence[Contest], wanted: Wanted, resume: Path) -> None:
    """Refuse to go on with a file if something else was asked for; more or fewer games are no other arena."""
    from cubarium.engine.errors import Malformed
    from cubarium.engine.options import read_options
    from cubarium.engine.registry import load_game

    first = contests[0]
    stands: dict[str, tuple[Any, Any]] = {
        "game": (wanted.game, ",".join(dict.fromkeys(contest.game for contest in contests))),
        "bots": (wanted.bots, ",".join(first.bots)),
        "players": (wanted.players, first.players),
        "seed": (wanted.seed, first.seed),
    }
    for name, (asked, there) in stands.items():
        if asked not in ("", None, there):
            raise Malformed(f"{resume} is of another arena: its {name} is {there}, not {asked}")
    if wanted.quick and not first.is_ladder:
        raise Malformed(f"{resume} is of another arena: it is not a quick one")
    if wanted.ceiling and not first.has_ceiling:
        raise Malformed(f"{resume} is of another arena: it shows no ceiling")
    if wanted.variant or wanted.option:
        options = read_options(load_game(first.game), None, wanted.variant, None, wanted.option)
        if options != first.options:
            raise Malformed(f"{resume} is of another arena: its options are {first.options}, not {options}")
