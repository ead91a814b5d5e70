"""Waiting in tests: for what happens, not for so many seconds.

A machine may be busy with other things, so a test that waits must tell slow from stuck. Something is stuck
when nothing at all has happened for `SILENCE`; every sign of life begins the count anew. Only a test that
fails ever waits so long.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

SILENCE = 180.0
"""Seconds without any sign of life after which something is stuck, on the slowest machine we know."""
LOOK_SECONDS = 0.005


class Patience:
    """Lasts while there are signs of life."""

    def __init__(self, signs: Callable[[], object] = lambda: None) -> None:
        """Watch something that changes whenever anything happens."""
        self._signs = signs
        self._last = signs()
        self._since = monotonic()

    def keep(self, what: str) -> None:
        """Go on waiting, or fail and say for what."""
        signs = self._signs()
        if signs != self._last:
            self._last, self._since = signs, monotonic()
        assert monotonic() - self._since < SILENCE, f"stuck: {what}"


def wait_until(is_so: Callable[[], object], what: str, pause: float = LOOK_SECONDS) -> None:
    """Look again and again until something is so."""
    patience = Patience()
    while not is_so():
        patience.keep(what)
        sleep(pause)
