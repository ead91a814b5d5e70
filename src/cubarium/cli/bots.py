"""The command `cubarium bots`: who there is to play against, and a server that lets only bots move."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from cubarium.cli.common import Lang
from cubarium.cli.database import Database, postgresql_place
from cubarium.cli.packs import read_packs
from cubarium.cli.serve import BotPause, Components, RedisAddress

if TYPE_CHECKING:
    from fastapi import FastAPI

Serve = Annotated[
    bool,
    typer.Option("--serve", help="Let the bots of all servers on a PostgreSQL move here, until Ctrl+C."),
]
Processes = Annotated[int, typer.Option(help="How many think at once; 0 takes one for each core.", min=0)]


def bots(
    serve: Serve = False,
    database: Database = "",
    redis: RedisAddress = "",
    processes: Processes = 0,
    bot_pause: BotPause = 0.6,
    components: Components = None,
    lang: Lang = "",
) -> None:
    """List the bots, or with --serve let those of all servers on a database move on this machine."""
    from cubarium.terminal.sentences import CATALOGUE, language_of

    language = language_of(lang)
    if not serve:
        _list(language)
        return
    from cubarium.server.fellows.by_redis import open_redis
    from cubarium.server.fellows.fellows import Sharing
    from cubarium.server.requests import set_up_log

    if redis:
        open_redis(redis)  # which connects to nothing, and refuses what is no address
    place = postgresql_place(database)
    set_up_log("plain")
    app = place.make_app(
        bot_pause=bot_pause,
        bot_processes=processes,
        packs=read_packs(components or ()),
        prepares_ahead=True,
        sharing=Sharing(redis, "bots"),
    )
    asyncio.run(_let_move(app, CATALOGUE.say(language, "bots-move-here", place=place.name)))


def _list(language: str) -> None:
    from cubarium.bots.registry import LEVELS
    from cubarium.bots.words import bot_help, bot_label

    for level in LEVELS:
        typer.echo(f"{level:12} {bot_label(level, language)}: {bot_help(level, language)}")


async def _let_move(app: FastAPI, told: str) -> None:
    """Run a server at whose door nobody stands."""
    is_over = asyncio.Event()
    loop = asyncio.get_running_loop()
    for ends in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(ends, is_over.set)
    async with app.router.lifespan_context(app):
        typer.echo(told)
        await is_over.wait()
