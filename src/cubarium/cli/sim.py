"""The command `cubarium sim`: many games at once, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cubarium.cli.common import Lang, On

if TYPE_CHECKING:
    from cubarium.engine.contract import GameSpec
    from cubarium.sim.runner import SimReport


def sim(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[str, typer.Argument(help="The id of the game; `cubarium games` lists them.")],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    seats: Annotated[
        str,
        typer.Option(help="A bot for each seat, or one for all, such as random; in races usually raptor."),
    ] = "",
    races: Annotated[
        str, typer.Option(help="A report for each of these races, where the game has races: all, or 1,3,8.")
    ] = "",
    variant: Annotated[str, typer.Option(help="A named setting of the options, such as advanced.")] = "",
    rounds: Annotated[int | None, typer.Option(help="Number of rounds, where the game has rounds.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="Any option of the game as NAME=NUMBER.")] = None,
    backend: Annotated[
        str, typer.Option(help="interpreted, compiled or gpu; else compiled where every bot can.")
    ] = "",
    threads: Annotated[int, typer.Option(help="Threads of the compiled backend; 0 takes every core.")] = 0,
    components: Annotated[Path | None, typer.Option(help="A folder with a component pack of yours.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the report as JSON.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write a row for each game to this CSV file.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write a row for each game to this Parquet file.")
    ] = None,
    on: On = "",
    lang: Lang = "",
) -> None:
    """Play many games between bots and report wins, scores, length and how components pay."""
    from cubarium.bots.registry import USUAL
    from cubarium.cli.common import check_writable, progress_bar, read_components, workers
    from cubarium.engine.options import read_options
    from cubarium.engine.registry import load_game
    from cubarium.sim.runner import simulate
    from cubarium.terminal.sentences import language_of

    language = language_of(lang)
    spec = load_game(game)
    for path in (csv, parquet):
        check_writable(path)
    settings = [read_options(spec, players, variant, rounds, option or [])]
    if races:
        settings = [{**settings[0], "race": race} for race in _read_races(spec, races)]
    bots = [name.strip() for name in (seats or (USUAL if races else "random")).split(",")]
    pack = read_components(spec, components)
    reports = []
    bar = progress_bar(games * len(settings), _words(language, "sim-compiling"), quiet=as_json)
    with workers(on) as cluster, bar as advance:
        for options in settings:
            report = simulate(
                spec,
                options,
                bots,
                games,
                seed,
                backend=backend,
                components=pack,
                threads=threads,
                keep_rows=bool(csv or parquet),
                progress=lambda count, moves: advance(count, _words(language, "sim-playing")),
                cluster=cluster,
            )
            reports.append(report)
    if as_json:
        typer.echo(to_json(reports[0]) if not races else f"[{','.join(to_json(r) for r in reports)}]")
    else:
        from cubarium.cli.sim_report import show_races, show_report

        for report in reports:
            show_report(spec, report, language)
        if races:
            show_races(spec, reports, language)
    _write_rows(_joined(reports), csv, parquet)


def _read_races(spec: GameSpec, races: str) -> list[int]:
    """Return the numbers of the races that were named."""
    from cubarium.engine.errors import Malformed

    race = next((o for o in spec.settings.options if o.name == "race"), None)
    if race is None:
        raise Malformed(f"{spec.id} has no races")
    if races == "all":
        return list(range(1, race.high + 1))
    words = [word.strip() for word in races.split(",")]
    if not all(word.isdecimal() and len(word) <= len(str(race.high)) for word in words):
        raise Malformed(
            f"races are all, or numbers from {race.low} to {race.high} like 1,3, not {races[:40]!r}"
        )
    if wrong := [word for word in words if not race.low <= int(word) <= race.high]:
        raise Malformed(f"there is no race {wrong[0]}; races are {race.low} to {race.high}")
    return [int(word) for word in words]


def _joined(reports: Sequence[SimReport]) -> Any:
    """Return the rows of all reports, with the race where there are several."""
    if reports[0].rows is None or len(reports) == 1:
        return reports[0].rows
    import numpy as np

    rows = [{"race": np.full(r.games, r.options["race"]), **(r.rows or {})} for r in reports]
    return {name: np.concatenate([r[name] for r in rows]) for name in rows[0]}


def _words(language: str, message: str) -> str:
    from cubarium.cli.sentences import say

    return say(language, message)


def _write_rows(rows: Any, csv: Path | None, parquet: Path | None) -> None:
    if rows is None:
        return
    import polars

    from cubarium.engine.errors import CubariumError

    frame = polars.DataFrame(rows)
    try:
        if csv:
            frame.write_csv(csv)
        if parquet:
            frame.write_parquet(parquet)
    except OSError as problem:
        raise CubariumError(f"the rows cannot be written: {problem}") from problem


def to_json(report: Any) -> str:
    """Return the report as JSON, with the figures people ask for first at hand."""
    import json
    from dataclasses import asdict, replace

    data = asdict(replace(report, rows=None))
    data.pop("rows")
    data["moves_per_second"] = report.moves_per_second
    for seat in data["seats"]:
        seat["score_mean"] = seat["score"]["mean"]
    return json.dumps(data, ensure_ascii=False, indent=2)
