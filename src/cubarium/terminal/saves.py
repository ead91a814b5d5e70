"""Saved games: logs in a folder of the user's.

    games/NAME.log      a game that is not over
    games/NAME.json     which bots play in it, the folder of its component pack, and whether laid is laid
    finished/NAME.log   a game that is over

A log is replaced in one step, so that an interrupted write never costs a game.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from cubarium.bots import bot_names
from cubarium.engine.components.pack import Pack, read_pack
from cubarium.engine.errors import Malformed
from cubarium.engine.log import read_log, write_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.terminal.seats import Seat

NAME = re.compile(r"\w[\w .-]{0,59}")


@dataclass(frozen=True)
class Sitting:
    """A match with who plays it, and the folder of its components unless they are the game's own."""

    match: Match
    seats: tuple[Seat, ...]
    components: Path | None = None
    laid_is_laid: bool = False
    """Whether pieces that were laid are never taken back."""


@dataclass(frozen=True)
class Save:
    """A saved game that can be resumed."""

    path: Path
    time: datetime


def data_folder() -> Path:
    """Return the folder for the user's games."""
    if own := os.environ.get("CUBARIUM_DATA"):
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "cubarium"


def path_of(name: str) -> Path:
    """Return the file of an unfinished game."""
    return data_folder() / "games" / f"{name}.log"


def finished_path(name: str) -> Path:
    """Return the file of a finished game."""
    return data_folder() / "finished" / f"{name}.log"


def new_name(game_id: str) -> str:
    """Return a name for a new game that no other game has."""
    base = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    name, number = base, 1
    while path_of(name).exists() or finished_path(name).exists():
        number += 1
        name = f"{base}-{number}"
    return name


def save(sitting: Sitting, name: str) -> None:
    """Write the game down; a finished one moves to the finished games.

    Raises:
        Malformed: if the name does not suit a file.
        OSError: if the file cannot be written.
    """
    if not NAME.fullmatch(name):
        raise Malformed(f"{name[:60]!r} is no name for a game: letters, digits, spaces, dots and hyphens")
    path = path_of(name)
    beside = path.with_suffix(".json")
    if sitting.match.is_over:
        _write(finished_path(name), write_log(sitting.match))
        path.unlink(missing_ok=True)
        beside.unlink(missing_ok=True)
        return
    if not path.exists():
        noted = {
            "bots": [seat.bot for seat in sitting.seats],
            "components": sitting.components and str(sitting.components.resolve()),
            "laid_is_laid": sitting.laid_is_laid,
        }
        _write(beside, json.dumps(noted))
    _write(path, write_log(sitting.match))


def unfinished() -> list[Save]:
    """Return the games that can be resumed, the newest first."""
    folder = data_folder() / "games"
    found = [Save(path, datetime.fromtimestamp(path.stat().st_mtime)) for path in folder.glob("*.log")]
    return sorted(found, key=lambda save: save.time, reverse=True)


def resume(path: Path, components: Path | None = None) -> Sitting:
    """Read a log, and who was sitting there; no seats if that is not noted beside it.

    Raises:
        CubariumError: if the file cannot be read or the log is not sound.
    """
    beside = _read_beside(path.with_suffix(".json"))
    noted = beside.get("components")
    folder = components or (Path(noted) if noted else None)
    text = _read(path)
    match = read_log(text, load_game, _pack(text, folder))
    bots = beside.get("bots", [])
    is_known = len(bots) == len(match.seats) and {*bots} <= {*bot_names(), ""}
    seats = tuple(map(Seat, match.seats, bots)) if is_known else ()
    return Sitting(match, seats, folder, beside.get("laid_is_laid") is True)


def _pack(text: str, folder: Path | None) -> Pack | None:
    """Read the component pack for a log, whose first line names the game."""
    try:
        game = json.loads(text.partition("\n")[0])["game"]
    except (ValueError, TypeError, KeyError):
        return None  # reading the log will say what is wrong with it
    return read_pack(load_game(str(game)).components.schema, folder) if folder else None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Malformed(f"{path}: this is no game log") from error


def _read_beside(path: Path) -> dict[str, Any]:
    """Read the note beside a log; a log from elsewhere has none."""
    if not path.is_file():
        return {}
    try:
        beside = json.loads(_read(path))
    except ValueError as error:
        raise Malformed(f"{path}: not JSON") from error
    if not isinstance(beside, dict) or not isinstance(beside.get("bots"), list):
        raise Malformed(f"{path}: this does not say which bots play")
    return beside


def _write(path: Path, text: str) -> None:
    """Replace a file by a new one that is complete on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
