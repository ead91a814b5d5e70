"""Browsers: what one is called in a list, and whether somebody has signed in to an account with it before."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from cubarium.server.storage.keys import key_of
from cubarium.server.storage.store import Store

KNOWN_SECONDS = 60 * 60 * 24 * 400
"""Browsers keep no cookie for longer."""
KEY = "known-browsers"
MOST_ACCOUNTS = 5
LONGEST_MARK = 300
# The first that is found counts: many browsers also name those they descend from.
NAMES = (
    ("Firefox", "Firefox/"),
    ("Edge", "Edg"),
    ("Opera", "OPR/"),
    ("Samsung Internet", "SamsungBrowser/"),
    ("Chrome", "CriOS/"),
    ("Firefox", "FxiOS/"),
    ("Chrome", "Chrome/"),
    ("Safari", "Safari/"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("macOS", "Mac OS X"),
    ("ChromeOS", "CrOS"),
    ("Linux", "Linux"),
)


def browser_of(user_agent: str) -> str:
    """Return roughly which browser it is, like `Firefox, Linux`; nothing where it does not say."""
    found = [next((name for name, sign in signs if sign in user_agent), None) for signs in (NAMES, SYSTEMS)]
    return ", ".join(name for name in found if name)


class KnownBrowsers:
    """Marks browsers with which somebody has signed in; a mark is signed, and opens nothing."""

    def __init__(self, store: Store) -> None:
        """Sign with a key of the server."""
        self._store = store
        self._key = b""

    async def knows(self, mark: str | None, account: str) -> str | None:
        """Return the browser of a mark, if somebody has signed in to this account with it before."""
        browser, *signatures = (mark or "")[:LONGEST_MARK].split(".")
        wanted = (await self._signature(browser, account)).encode()
        is_known = any(hmac.compare_digest(one.encode(), wanted) for one in signatures)
        return browser if is_known else None

    async def marked(self, mark: str | None, account: str) -> str:
        """Return the mark of a browser with which somebody has just signed in."""
        browser, *signatures = (mark or "")[:LONGEST_MARK].split(".")
        if not signatures:
            browser = secrets.token_urlsafe(12)
        new = await self._signature(browser, account)
        others = [one for one in signatures if one != new][: MOST_ACCOUNTS - 1]
        return ".".join([browser, new, *others])

    async def _signature(self, browser: str, account: str) -> str:
        if not self._key:
            self._key = (await key_of(self._store, KEY, lambda: secrets.token_urlsafe(32))).encode()
        digest = hmac.digest(
            self._key, f"{browser} {account.lower()}".encode(errors="replace"), hashlib.sha256
        )
        return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
