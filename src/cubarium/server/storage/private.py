"""What a server keeps is for its owner alone, whatever the system would let others do with new files."""

from __future__ import annotations

import os
import stat
from pathlib import Path

FOLDER_MODE = 0o700
FILE_MODE = 0o600
OTHERS = 0o077
ROOT = 0
OURS = ("cubarium.sqlite*", "before-restore-*", "server.lock")


def private_folder(folder: Path) -> None:
    """Make a folder, or take it and our files in it from all others; what belongs to others is theirs."""
    folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    _tighten(folder, FOLDER_MODE)
    for pattern in OURS:
        for file in folder.glob(pattern):
            _tighten(file, FILE_MODE)


def private_file(file: Path) -> None:
    """Make an empty file, unless it is there, for its owner alone: SQLite keeps to what it finds.

    What root makes in somebody's folder is theirs: a server that runs as they could not open it otherwise.
    """
    try:
        made = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE_MODE)
    except FileExistsError:
        _tighten(file, FILE_MODE)
        return
    folder = file.parent.stat()
    if os.geteuid() == ROOT != folder.st_uid:
        os.fchown(made, folder.st_uid, folder.st_gid)
    os.close(made)


def _tighten(path: Path, mode: int) -> None:
    found = path.lstat()
    is_plain = stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)
    if is_plain and found.st_mode & OTHERS and found.st_uid == os.geteuid():
        path.chmod(mode)
