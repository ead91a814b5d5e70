"""The command `cubarium agent`: a program of one's own sits down at a table of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from cubarium.cli.common import Lang


def agent(
    command: Annotated[
        list[str], typer.Argument(metavar="COMMAND", help="The program, after --; see docs/agents.md.")
    ],
    table: Annotated[str, typer.Option(help="The link of the table, like http://127.0.0.1:8000/table/ID.")],
    seat: Annotated[int | None, typer.Option(help="The chair, from 1; else the first free one.")] = None,
    name: Annotated[str, typer.Option(help="What it is called there; else as it calls itself.")] = "",
    budget: Annotated[str, typer.Option(help="How long it may think about a move, such as 500ms.")] = "10s",
    lang: Lang = "",
) -> None:
    """Let a program of yours play at a table: it sits down by the link, like a guest."""
    from cubarium.bots.agent_link import Guest
    from cubarium.bots.agent_table import bring_to_table
    from cubarium.bots.budget import read_budget
    from cubarium.cli.sentences import say
    from cubarium.engine.errors import Malformed
    from cubarium.terminal.sentences import language_of

    language, milliseconds = language_of(lang), read_budget(budget).milliseconds
    if not milliseconds:
        raise Malformed("an agent thinks so many ms or s; its simulations cannot be counted")
    if seat is not None and seat < 1:
        raise Malformed("chairs are counted from 1")

    def tell(message: str, **words: str | int) -> None:
        typer.echo(say(language, message, **words))

    chair = None if seat is None else seat - 1
    bring_to_table(Guest.of_link(table, language), command, chair, name, milliseconds, tell)
