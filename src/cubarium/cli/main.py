"""The command `cubarium`. Each of its commands is a module of this folder, imported when it is needed."""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from cubarium.engine.errors import CubariumError

COMMANDS = {
    "play": "serve.play",
    "terminal": "terminal.terminal",
    "serve": "serve.serve",
    "bots": "bots.bots",
    "agent": "agent.agent",
    "backup": "backup.backup",
    "restore": "backup.restore",
    "admin": "admin.app",
    "games": "games.games",
    "replay": "replay.replay",
    "verify": "verify.verify",
    "review": "review.review",
    "position": "position.position",
    "sim": "sim.sim",
    "arena": "arena.arena",
    "lab": "lab.lab",
    "sets": "sets.sets",
    "dataset": "dataset.app",
    "components": "components.app",
    "check": "check.check",
    "perft": "perft.perft",
    "golden": "golden.golden",
}
"""Where each command is: a module, and in it a function or an app with commands of its own."""


class Commands(TyperGroup):
    """The commands, and one way for all of them to fail."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        """Return the commands that are there."""
        return list(COMMANDS)

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
        """Return a command by its name."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(".")
        offered = getattr(import_module(f"cubarium.cli.{module}"), name)
        if not isinstance(offered, typer.Typer):
            app = typer.Typer(add_completion=False)
            app.command(cmd_name)(offered)
            offered = app
        command = typer.main.get_command(offered)
        command.name = cmd_name
        return command

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        """Run a command; what a person did wrong is told in a line for each problem."""
        try:
            return super().invoke(ctx)
        except CubariumError as error:
            for line in getattr(error, "problems", str(error).splitlines()):
                typer.echo(f"cubarium: {line}", err=True)
            raise typer.Exit(2) from error
        except KeyboardInterrupt as interrupt:
            raise typer.Exit(130) from interrupt


def _show_version(wanted: bool) -> None:
    if wanted:
        from cubarium import __version__

        typer.echo(f"cubarium {__version__}")
        raise typer.Exit


app = typer.Typer(name="cubarium", cls=Commands, add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def cubarium(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Play four tabletop games with people and bots, or run them a million times. Without a command: play."""
    if context.invoked_subcommand is None:
        from cubarium.cli.serve import play

        play()


def main() -> None:
    """Run the command line; a wrong call is told in one line, like every other mistake."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our signs must not stop a game
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        code = 130
    except TyperException as error:
        tell = getattr(error, "format_message", error.__str__)
        message = str(tell()).replace("\n", " ")
        typer.echo(f"cubarium: {message.rstrip('.')}. See cubarium --help.", err=True)
        code = 2
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EIO):
            raise
        # Whoever read our words is gone: a closed window, or `| head`. There is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code or 0)
