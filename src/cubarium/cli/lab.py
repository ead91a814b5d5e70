"""The command `cubarium lab`: what changed values do to a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cubarium.cli.common import Lang, On

if TYPE_CHECKING:
    from cubarium.lab.telling import Told


def lab(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[str, typer.Argument(help="The id of the game; `cubarium games` lists them.")],
    components: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder with a component pack of yours.")
    ] = None,
    values: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A value to change, such as tile.1.cost=3."),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games to play under each pack.")] = 100_000,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    variant: Annotated[str, typer.Option(help="A named setting of the options, such as advanced.")] = "",
    rounds: Annotated[int | None, typer.Option(help="Number of rounds, where the game has rounds.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="Any option of the game as NAME=NUMBER.")] = None,
    seats: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "raptor",
    weaker: Annotated[str, typer.Option(help="The bot against which skill is measured.")] = "random",
    sample: Annotated[int, typer.Option(help="How many games are watched move by move for leads.")] = 50,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    own_chance: Annotated[
        bool, typer.Option("--own-chance", help="Give the changed pack luck of its own.")
    ] = False,
    threads: Annotated[int, typer.Option(help="Threads of compiled games; 0 takes every core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Write everything as JSON.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write the report with charts to this HTML file.")] = None,
    markdown: Annotated[Path | None, typer.Option(help="The same as Markdown.")] = None,
    on: On = "",
    lang: Lang = "",
) -> None:
    """Change what is printed on the components, play both, and say what it does to the game."""
    from cubarium.cli.common import check_writable, progress_bar, read_components, workers
    from cubarium.cli.lab_report import show, write_pages
    from cubarium.cli.sentences import say
    from cubarium.engine.components.pack import built_in_pack
    from cubarium.engine.components.setting import set_values
    from cubarium.engine.options import checked_options, read_options
    from cubarium.engine.registry import load_game
    from cubarium.lab.laboratory import Plan, experiment
    from cubarium.lab.telling import Telling
    from cubarium.terminal.sentences import language_of

    language, spec = language_of(lang), load_game(game)
    for path in (html, markdown):
        check_writable(path)
    options = read_options(spec, players, variant, rounds, option or [])
    pack = set_values(spec.components.schema, read_components(spec, components), values or [])
    plan = Plan(games, seed, own_chance, weaker, sample, threads)
    work = plan.work(checked_options(spec, {**spec.settings.simulated, **options}).players)
    if not own_chance and pack.digest == built_in_pack(spec.components.schema).digest:
        work //= 2  # what is alike is played once
    bots = [name.strip() for name in seats.split(",")]
    bar = progress_bar(work, say(language, "lab-compiling"), quiet=as_json)
    with workers(on) as cluster, bar as advance:
        report = experiment(
            spec,
            options,
            bots,
            pack,
            plan,
            progress=lambda count: advance(count, say(language, "sim-playing")),
            cluster=cluster,
        )
    play = _play_command(game, components) if components and not values else ""
    told = Telling(spec, report, language, play).told()
    write_pages(told, html, markdown)
    if as_json:
        typer.echo(_to_json(report, told))
    else:
        show(told)
        for path in (html, markdown):
            if path:
                typer.echo(say(language, "lab-written", file=str(path)))


def _play_command(game: str, folder: Path) -> str:
    """Return what plays with the values of a folder."""
    import shlex

    from cubarium.terminal.sentences import command_name

    return f"{command_name()} play --components {game}={shlex.quote(str(folder))}"


def _to_json(report: Any, told: Told) -> str:
    """Return everything that was found, and the same in words."""
    from cubarium.lab.laboratory import data_of

    words = [{"title": part.title, "sentences": part.sentences} for part in told.parts]
    return json.dumps({**data_of(report), "words": words}, ensure_ascii=False, indent=2)
