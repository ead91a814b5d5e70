"""The commands `cubarium admin tables` and `admin reports`, for whoever runs a server, beside it."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from cubarium.cli.admin_database import day, transaction
from cubarium.cli.common import Lang
from cubarium.cli.database import Database
from cubarium.cli.sentences import say
from cubarium.cli.serve import Data
from cubarium.engine.errors import CubariumError

WITH_IDS = {"ignore_unknown_options": True}
"""For commands that take an id: those of older tables and people may begin with a dash."""
Id = Annotated[str, typer.Argument(metavar="ID", help="As it stands in the list.")]
Status = Annotated[str, typer.Option(help="Only those that are open, playing or over.")]
Most = Annotated[int, typer.Option(help="How many at most.")]
Closed = Annotated[bool, typer.Option("--closed", help="Those that were closed.")]

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Look after the tables of a server.")


@app.command("tables")
def tables(
    status: Status = "", most: Most = 50, data: Data = None, database: Database = "", lang: Lang = ""
) -> None:
    """List tables, the last ones first."""
    from cubarium.server.tables.administered import last_tables

    with transaction(data, database, lang) as (connection, language):
        rows = last_tables(connection, status, most)
        for row in rows:
            typer.echo(_line_of(row))
        typer.echo(say(language, "admin-tables", count=len(rows)))


@app.command("table", context_settings=WITH_IDS)
def table(table_id: Id, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """Show a table: who sits there, and what was said."""
    from cubarium.server.tables.administered import one_table, said_at

    with transaction(data, database, lang) as (connection, _):
        row = one_table(connection, table_id)
        if row is None:
            raise CubariumError(f"{table_id}: there is no such table")
        typer.echo(_line_of(row))
        for line in said_at(connection, table_id):
            typer.echo(f"  {day(line.at)}  {line.content['name']}: {line.content['text']}")


@app.command("end-table", context_settings=WITH_IDS)
def end_table(table_id: Id, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """End a game without a result, or take away a table that waits, within seconds if the server runs."""
    from cubarium.server.tables.administered import ask_to_end

    with transaction(data, database, lang, writes=True) as (connection, language):
        if not ask_to_end(connection, table_id):
            raise CubariumError(f"{table_id}: there is no such table, or it is over")
        typer.echo(say(language, "admin-table-ends"))


@app.command("reports")
def reports(closed: Closed = False, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """List what people have reported, with what was said around it."""
    from cubarium.server.tables import reports as kept

    with transaction(data, database, lang) as (connection, language):
        rows = kept.reports(connection, closed=closed)
        for row in rows:
            about = f"{row.by_id} > {row.person_id}  {row.reason}"
            typer.echo(f"{row.id}  {day(row.made_at)}  {row.table_id}  {about}")
            for line in row.lines:
                sign = ">" if line["person"] == row.person_id else " "
                typer.echo(f"  {sign} {line['name']}: {line['text']}")
        typer.echo(say(language, "admin-reports", count=len(rows)))


@app.command("close-report", context_settings=WITH_IDS)
def close_report(report_id: Id, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """Note that a report has been looked at."""
    from cubarium.server.tables import reports as kept

    with transaction(data, database, lang, writes=True) as (connection, language):
        if not kept.close_report(connection, report_id):
            raise CubariumError(f"{report_id}: there is no such report, or it is closed")
        typer.echo(say(language, "admin-report-closed"))


def _line_of(row: Any) -> str:
    names = ", ".join(name or "-" for name, _ in row.chairs or [])
    return f"{row.id}  {day(row.changed_at)}  {row.ended or row.status:8}  {row.game}  {names}"
