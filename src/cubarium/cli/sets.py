"""The command `cubarium sets`: a map of all sets of cards of a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from cubarium.cli.common import Lang


def sets(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[str, typer.Argument(help="The id of a game with sets of cards, such as cubitos.")],
    learned: Annotated[
        int, typer.Option("--sets", help="How many sets are drawn and played to learn from.")
    ] = 8_000,
    games: Annotated[int, typer.Option(help="How many games are played with each of them.")] = 24,
    tried: Annotated[int, typer.Option(help="How many other sets the map is tried on.")] = 200,
    games_tried: Annotated[
        int, typer.Option(help="How many games are played with each of these, and with each that is named.")
    ] = 500,
    players: Annotated[int, typer.Option(help="Number of players.")] = 4,
    bot: Annotated[str, typer.Option(help="The bot in all seats.")] = "raptor",
    seed: Annotated[int, typer.Option(help="The same seed gives the same map.")] = 1,
    threads: Annotated[int, typer.Option(help="Threads of compiled games; 0 takes every core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Write everything as JSON.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write the map with charts to this HTML file.")] = None,
    markdown: Annotated[Path | None, typer.Option(help="The same as Markdown.")] = None,
    lang: Lang = "",
) -> None:
    """Map all sets of cards of a game: how games with each of them are, from some that are played."""
    from cubarium.cli.common import check_writable, progress_bar
    from cubarium.cli.lab_report import show, write_pages
    from cubarium.cli.sentences import say
    from cubarium.engine.registry import load_game
    from cubarium.lab.sets import Plan, card_sets_of, data_of, draw_map
    from cubarium.lab.telling_sets import TellingSets
    from cubarium.terminal.sentences import language_of

    language, spec = language_of(lang), load_game(game)
    for path in (html, markdown):
        check_writable(path)
    plan = Plan(learned, games, tried, games_tried, seed, threads)
    work = plan.work(len(card_sets_of(spec).measures))
    with progress_bar(work, say(language, "sets-compiling"), quiet=as_json) as advance:
        playing = say(language, "sim-playing")
        found = draw_map(spec, players, bot, plan, lambda count: advance(count, playing))
    told = TellingSets(spec, found, language).told()
    write_pages(told, html, markdown)
    if as_json:
        typer.echo(json.dumps(data_of(found), ensure_ascii=False, indent=2))
        return
    show(told)
    for path in (html, markdown):
        if path:
            typer.echo(say(language, "lab-written", file=str(path)))
