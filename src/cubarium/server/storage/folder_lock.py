"""One folder, one server: two would both believe that they decide what is played at a table."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from cubarium.engine.errors import CubariumError
from cubarium.server.storage.private import private_file, private_folder

FILE = "server.lock"


class InUse(CubariumError):
    """Report that another server has the folder, and where it is."""

    def __init__(self, folder: Path, address: str) -> None:
        """Keep the address for whoever would rather go there."""
        super().__init__(f"{folder}: a server at {address or 'an unknown address'} uses this folder already")
        self.address = address


class FolderLock:
    """Holds a folder for this process until it ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Lock the folder.

        Raises:
            InUse: if another process has it.
        """
        try:
            private_folder(folder)
            private_file(folder / FILE)
            self._file = os.open(folder / FILE, os.O_RDWR)
        except OSError as error:
            raise CubariumError(f"{folder}: {error.strerror}") from error
        self.folder = folder
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            address = os.read(self._file, 1_000).decode(errors="replace").strip()
            os.close(self._file)
            raise InUse(folder, address) from error
        os.ftruncate(self._file, 0)

    def tell(self, address: str) -> None:
        """Write down where this server is."""
        os.pwrite(self._file, address.encode() + b"\n", 0)

    def release(self) -> None:
        """Let another process have the folder."""
        os.close(self._file)
