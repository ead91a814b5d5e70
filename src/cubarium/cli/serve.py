"""The command `cubarium serve`: a server at whose tables people and bots play."""

from __future__ import annotations

import gc
import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

LARGEST_FRAME = 65_536
PING_SECONDS = 20
HIGHEST_PORT = 65_535
SELDOM_COLLECTED = (20_000, 20, 1_000)
EVERYWHERE = "0.0.0.0"


def serve(
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes a free one.")] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    data: Annotated[
        Path | None, typer.Option(help="The folder of the database, else one of your own.")
    ] = None,
    bot_pause: Annotated[float, typer.Option(help="Seconds a bot waits before it moves.")] = 0.6,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Annotated[str, typer.Option(help="en or fr, else the language of the system.")] = "",
) -> None:
    """Serve tables to browsers and programs; everything is kept in one file."""
    import uvicorn

    from cubarium.cli.text import CATALOGUE, language_of
    from cubarium.engine.errors import Malformed
    from cubarium.server.app import make_app_in

    language = language_of(lang)
    if not 0 <= port <= HIGHEST_PORT or bot_pause < 0:
        raise Malformed(f"port is between 0 and {HIGHEST_PORT}, and bot-pause not below 0")
    listener = _listener(host, port)
    shown = "127.0.0.1" if host == EVERYWHERE else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    folder = data or data_folder()

    class Announcing(uvicorn.Server):
        """A server that says where it is once it answers."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.freeze()  # what is there now stays: collections need not look at it
            typer.echo(CATALOGUE.say(language, "serving", address=address, folder=str(folder)))
            if open_browser:
                webbrowser.open(address)

    # A full collection stops the server, with hundreds of tables for a second; little here is cyclic.
    gc.set_threshold(*SELDOM_COLLECTED)
    config = uvicorn.Config(
        make_app_in(folder, bot_pause=bot_pause),
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        server_header=False,
    )
    Announcing(config).run([listener])


def _listener(host: str, port: int) -> socket.socket:
    from cubarium.engine.errors import Malformed

    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        raise Malformed(f"cannot listen at {host} port {port}: {problem.strerror}") from problem
    return listener


def data_folder() -> Path:
    """Return where the server keeps its file, by the customs of the system."""
    if chosen := os.environ.get("CUBARIUM_DATA"):
        return Path(chosen)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "cubarium"
