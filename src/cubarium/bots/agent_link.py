"""The link of a table, as people pass it on, and coming in there as a guest."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from cubarium.engine.errors import CubariumError, Malformed

LINK = re.compile(r"(https?://[^\s?#]+)/table/([\w-]+)/?(?:[?#].*)?")
COOKIE = "cubarium"
LONGEST_WAIT = 30


@dataclass
class Guest:
    """Somebody who comes to a table by its link."""

    server: str
    table: str
    language: str
    cookie: str = ""

    @classmethod
    def of_link(cls, link: str, language: str) -> Self:
        """Read a link such as http://127.0.0.1:8000/table/ID."""
        found = LINK.fullmatch(link)
        if found is None:
            raise Malformed(f"{link[:80]!r} is no link of a table, like http://127.0.0.1:8000/table/ID")
        return cls(found[1], found[2], language)

    def come_in(self, name: str) -> None:
        """Come in under a name, or change it."""
        self._ask("/api/guest", {"name": name})

    def look(self) -> dict[str, Any]:
        """Return the table as the guest sees it."""
        seen: dict[str, Any] = self._ask(f"/api/tables/{quote(self.table)}")["table"]
        return seen

    def address(self, since: int | None) -> str:
        """Return the address of the table's socket, to be told what has happened since an event."""
        resume = "" if since is None else f"&since={since}"
        socket = self.server.replace("http", "ws", 1)
        return f"{socket}/api/tables/{quote(self.table)}/socket?lang={self.language}{resume}"

    @property
    def headers(self) -> Mapping[str, str]:
        """Return what tells the server who asks."""
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def _ask(self, path: str, content: Mapping[str, str] | None = None) -> Any:
        data = None if content is None else json.dumps(content).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = Request(f"{self.server}{path}?lang={self.language}", data, headers)
        try:
            with urlopen(request, timeout=LONGEST_WAIT) as answer:
                given = SimpleCookie(answer.headers.get("Set-Cookie", ""))
                self.cookie = given[COOKIE].value if COOKIE in given else self.cookie
                return json.loads(answer.read())
        except HTTPError as error:
            with error:
                raise CubariumError(_told(error.read(), error.reason)) from error
        except (URLError, HTTPException, TimeoutError, ConnectionError) as error:
            raise CubariumError(
                f"{self.server} does not answer: {getattr(error, 'reason', error)}"
            ) from error
        except ValueError as error:
            raise CubariumError(f"{self.server} is no server of Cubarium") from error


def _told(body: bytes, otherwise: str) -> str:
    """Return the sentence of a refusal."""
    try:
        return str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        return f"this is no server of Cubarium: {otherwise}"
