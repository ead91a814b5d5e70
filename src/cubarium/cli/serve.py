"""The commands `cubarium play` and `cubarium serve`: tables in the browser, for oneself or for many."""

from __future__ import annotations

import gc
import os
import re
import socket
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cubarium.cli.common import Lang
from cubarium.cli.database import Database, Place, in_folder, place_of
from cubarium.cli.packs import read_packs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cubarium.engine.components.pack import Pack
    from cubarium.server.tables.lifetimes import Keep

LARGEST_FRAME = 65_536
PING_SECONDS = 20
HIGHEST_PORT = 65_535
USUAL_PORT = 8000
SHORT_COLLECTIONS = (2_000, 10, 20_000)
"""Small ones often, full ones almost never: with hundreds of tables one stops the server for a second."""
TURN_SECONDS = 0.0005
"""How long a thread may keep the others waiting. The usual 5 ms add up: the writer waits at statements."""
EVERYWHERE = "0.0.0.0"
ALONE_IN_A_FILE = "redis is for several servers on a PostgreSQL: --database postgresql://…"
NAME = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*|[0-9a-fA-F:]+")
CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*")

Port = Annotated[int | None, typer.Option(help="The port to listen on; 0 takes a free one.")]
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")]
Data = Annotated[Path | None, typer.Option(help="The folder of the database, else one of your own.")]
BotPause = Annotated[float, typer.Option(help="Seconds a bot waits before it moves.")]
Components = Annotated[
    list[str] | None,
    typer.Option(metavar="[GAME=]DIR", help="A component pack to set tables with; again for another game."),
]
Keeps = Annotated[
    list[str] | None,
    typer.Option(
        metavar="WHAT=DAYS",
        help="How many days something is kept that nobody touches, 0 for ever: open-tables, games, chat, "
        "guests, finished, or experiments from when they were begun; again for another.",
    ),
]
RedisAddress = Annotated[
    str,
    typer.Option(
        "--redis",
        metavar="ADDRESS",
        envvar="CUBARIUM_REDIS",
        help="By which servers on one PostgreSQL tell each other what is new: redis://HOST:6379/0.",
    ),
]
HERE = "127.0.0.1"
Names = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="A name it is reached by, as play.example.org; may be repeated."),
]


def play(
    port: Port = None,
    host: Host = HERE,
    data: Data = None,
    bot_pause: BotPause = 0.6,
    components: Components = None,
    host_name: Names = None,
    lang: Lang = "",
) -> None:
    """Play in the browser: start the table on this machine and open its page. Ctrl+C ends it."""
    from cubarium.server.storage.folder_lock import FolderLock, InUse
    from cubarium.terminal.sentences import CATALOGUE, language_of

    language, packs = language_of(lang), read_packs(components or ())
    plan = Plan(host, bot_pause, language, packs, opens=True, names=host_name or ())
    try:
        lock = FolderLock(data or data_folder())
    except InUse as other:
        if packs:
            raise  # the tables of that server are set with components of its own
        typer.echo(CATALOGUE.say(language, "already-serving", address=other.address))
        _open(other.address, language)
        return
    listener = _listener(host, USUAL_PORT if port is None else port, or_any=port is None)
    _run(in_folder(lock), listener, plan)


def serve(  # noqa: PLR0913, PLR0917 - each is an option of the command
    port: Port = USUAL_PORT,
    host: Host = HERE,
    data: Data = None,
    database: Database = "",
    redis: RedisAddress = "",
    bot_pause: BotPause = 0.6,
    components: Components = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    keep: Keeps = None,
    contact: Annotated[str, typer.Option(help="Whom push services may write to: mailto:… or https://…")] = "",
    host_name: Names = None,
    log_format: Annotated[str, typer.Option(help="plain, or json with all requests.")] = "plain",
    lang: Lang = "",
) -> None:
    """Serve tables to browsers and programs; everything is kept in one file, or in a PostgreSQL."""
    from cubarium.engine.errors import Malformed
    from cubarium.server.tables.lifetimes import Keep
    from cubarium.terminal.sentences import language_of

    plan = Plan(
        host,
        bot_pause,
        language_of(lang),
        read_packs(components or ()),
        opens=open_browser,
        contact=contact,
        keep=Keep.of(keep or []),
        names=host_name or (),
        log_format=log_format,
        redis=redis,
    )
    if redis and not database:
        raise Malformed(ALONE_IN_A_FILE)
    place = place_of(database, data or data_folder())
    _run(place, _listener(host, USUAL_PORT if port is None else port), plan)


@dataclass(frozen=True)
class Plan:
    """How a server is to run."""

    host: str
    bot_pause: float
    language: str
    packs: Mapping[str, Pack]
    opens: bool
    contact: str = ""
    keep: Keep | None = None
    names: Sequence[str] = ()
    log_format: str = "plain"
    redis: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be, before anything is opened for it."""
        from cubarium.engine.errors import Malformed
        from cubarium.server.fellows.by_redis import open_redis
        from cubarium.server.requests import FORMATS

        if self.contact and not CONTACT.fullmatch(self.contact):
            raise Malformed("contact begins with mailto: or https://")
        if self.bot_pause < 0:
            raise Malformed("bot-pause is not below 0")
        if self.redis:
            open_redis(self.redis)  # which connects to nothing
        if self.log_format not in FORMATS:
            raise Malformed(f"log-format is one of {', '.join(FORMATS)}")
        for name in self.names:
            if not NAME.fullmatch(name):
                raise Malformed(f"host-name {name[:100]!r} is no name: leave out http:// and the port")


def _run(place: Place, listener: socket.socket, plan: Plan) -> None:
    import uvicorn

    from cubarium.engine.errors import CubariumError
    from cubarium.server.fellows.fellows import Sharing
    from cubarium.server.half_sent import PromptProtocol
    from cubarium.server.hosts import HostNames
    from cubarium.server.push.vapid import NOBODY
    from cubarium.server.requests import set_up_log
    from cubarium.server.sharing import SharingProtocol
    from cubarium.server.storage.checking import Unusable
    from cubarium.server.tables.lifetimes import AS_USUAL
    from cubarium.terminal.sentences import CATALOGUE

    shown = HERE if plan.host == EVERYWHERE else f"[{plan.host}]" if ":" in plan.host else plan.host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    try:
        app = place.make_app(
            bot_pause=plan.bot_pause,
            contact=plan.contact or NOBODY,
            packs=plan.packs,
            keep=plan.keep or AS_USUAL,
            host_names=HostNames(plan.names, plan.host),
            sharing=Sharing(plan.redis),
            prepares_ahead=os.environ.get("CUBARIUM_AHEAD") != "0",
        )
    except Unusable as problem:
        listener.close()
        place.release()
        raise CubariumError(problem.text(plan.language)) from problem
    place.tell(address)

    class Announcing(uvicorn.Server):
        """A server that says where it is once it answers."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.freeze()  # what is there now stays: collections need not look at it
            typer.echo(CATALOGUE.say(plan.language, "serving", address=address, place=place.name))
            for game, pack in plan.packs.items():
                typer.echo(_said_of_pack(game, pack, plan.language))
            if plan.opens:
                _open(address, plan.language)

    set_up_log(plan.log_format)
    gc.set_threshold(*SHORT_COLLECTIONS)
    sys.setswitchinterval(TURN_SECONDS)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # each request is noted by us, without the address it came from
        http=PromptProtocol,
        ws=SharingProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        server_header=False,
    )
    Announcing(config).run([listener])


def _said_of_pack(game: str, pack: Pack, language: str) -> str:
    """Return a line that says with what the tables of a game are set."""
    from cubarium.engine.components.pack import built_in_pack, changes
    from cubarium.engine.registry import load_game
    from cubarium.terminal.sentences import CATALOGUE

    spec = load_game(game)
    count = len(changes(built_in_pack(spec.components.schema), pack))
    name = spec.table.words.game_name(language)
    return CATALOGUE.say(language, "serving-pack", game=name, pack=pack.name, count=count)


def _open(address: str, language: str) -> None:
    """Open a page, where there is a screen; a browser in this very terminal would be no help."""
    from cubarium.terminal.sentences import CATALOGUE

    has_screen = sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not (os.environ.get("BROWSER") or has_screen) or not webbrowser.open(address):
        typer.echo(CATALOGUE.say(language, "open-it-yourself", address=address))


def _listener(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """Listen at a port, or at any free one where that is as good."""
    from cubarium.engine.errors import Malformed

    if not 0 <= port <= HIGHEST_PORT:
        raise Malformed(f"port is between 0 and {HIGHEST_PORT}")
    # Named as TCP, so that asyncio sends small messages at once: else each waits 40 ms for the one before.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))  # it listens once there is somebody to answer
    except OSError as problem:
        listener.close()
        if or_any:
            return _listener(host, 0)
        raise Malformed(f"cannot listen at {host} port {port}: {problem.strerror}") from problem
    return listener


def data_folder() -> Path:
    """Return where the server keeps its file, by the customs of the system."""
    if chosen := os.environ.get("CUBARIUM_DATA"):
        return Path(chosen)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "cubarium"
