"""The command `cubarium admin`: what those who run a server do, while it runs or not."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cubarium.cli import admin_tables
from cubarium.cli.admin_database import day, transaction
from cubarium.cli.admin_tables import WITH_IDS
from cubarium.cli.common import Lang
from cubarium.cli.database import Database
from cubarium.cli.sentences import say
from cubarium.cli.serve import Data
from cubarium.engine.errors import CubariumError

if TYPE_CHECKING:
    from sqlalchemy import Connection

app = typer.Typer(
    name="admin", help="See to the people and tables of a server, while it runs or not.", no_args_is_help=True
)
app.registered_commands.extend(admin_tables.app.registered_commands)

Who = Annotated[str, typer.Argument(metavar="PERSON", help="The id or the account of a person.")]


@app.command()
def people(
    text: Annotated[str, typer.Argument(help="A part of a name, an account or an id.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """List people, the newest first, or find some."""
    from cubarium.server.people.administration import find_people

    with transaction(data, database, lang) as (connection, language):
        found = find_people(connection, text)
        for one in found:
            typer.echo(
                say(
                    language,
                    "admin-person",
                    id=one.id,
                    name=one.name,
                    account=one.account or "none",
                    tables=one.tables,
                    made=day(one.made_at),
                    seen="never" if one.seen_at is None else day(one.seen_at),
                    ban=one.ban_reason or "none",
                )
            )
        if not found:
            typer.echo(say(language, "admin-nobody"))


@app.command(context_settings=WITH_IDS)
def ban(
    person: Who,
    reason: Annotated[str, typer.Argument(help="Why; they are told so when they try to sign in.")],
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Let a person come in no more: their sessions end at once."""
    from cubarium.server.people import administration

    if not reason.strip() or len(reason) > LONGEST_REASON:
        raise CubariumError(f"the reason has 1 to {LONGEST_REASON} characters")
    with transaction(data, database, lang, writes=True) as (connection, language):
        administration.ban(connection, called(connection, person, language), reason.strip())
        typer.echo(say(language, "admin-banned", person=person))


@app.command(context_settings=WITH_IDS)
def unban(person: Who, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """Let a person come in again."""
    from cubarium.server.people import administration

    with transaction(data, database, lang, writes=True) as (connection, language):
        administration.unban(connection, called(connection, person, language))
        typer.echo(say(language, "admin-unbanned", person=person))


@app.command(context_settings=WITH_IDS)
def sessions(person: Who, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """List where a person is signed in."""
    from cubarium.server.people.administration import sessions_of

    with transaction(data, database, lang) as (connection, language):
        found = sessions_of(connection, called(connection, person, language))
        for one in found:
            opened, seen = day(one.opened_at), day(one.seen_at)
            browser = one.browser or "none"
            typer.echo(say(language, "admin-session", opened=opened, seen=seen, browser=browser))
        if not found:
            typer.echo(say(language, "admin-no-session"))


@app.command(context_settings=WITH_IDS)
def export(
    person: Who,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, for JSON.")],
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Write everything that is kept of a person into one file."""
    from cubarium.server.people import administration

    with transaction(data, database, lang) as (connection, language):
        kept = administration.export(connection, called(connection, person, language))
        try:
            opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(opened, "w", encoding="utf-8") as new:
                json.dump(kept, new, ensure_ascii=False, indent=1)
        except OSError as problem:
            raise CubariumError(f"{file}: {problem.strerror}") from problem
        typer.echo(say(language, "admin-exported", person=person, file=str(file)))


@app.command(context_settings=WITH_IDS)
def erase(
    person: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Forget who a person was; their games stay for the others, who see somebody there."""
    from cubarium.server.people import administration

    with transaction(data, database, lang) as (connection, language):
        person_id = called(connection, person, language)
    if not yes:
        typer.confirm(say(language, "admin-erase-sure", person=person), abort=True)
    with transaction(data, database, lang, writes=True) as (connection, language):
        administration.erase(connection, person_id, language)
        typer.echo(say(language, "admin-erased", person=person))


# --- what every command of this kind needs ----------------------------------------------------------------

LONGEST_REASON = 200


def called(connection: Connection, person: str, language: str) -> str:
    """Return the id of somebody who is named by it or by their account."""
    from cubarium.server.people.administration import NoSuchPerson, person_called

    try:
        return person_called(connection, person)
    except NoSuchPerson as nobody:
        raise CubariumError(say(language, "admin-no-such-person", person=person)) from nobody
