"""A push service for tests: it takes pushes on this machine and tells what came."""

from __future__ import annotations

import re
import threading
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from tests.patience import SILENCE, wait_until

HERE = re.compile(r"http://127\.0\.0\.1:\d+/[!-~]*")


def decoded(text: str) -> bytes:
    """Return what a text of push services stands for: base64 for addresses, without its end."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Push:
    """Something that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Listens, and answers with a status of the test's choice."""

    def __init__(self) -> None:
        self.came: list[Push] = []
        self.status = 201
        self.is_slow = threading.Event()
        self.free = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.came.append(Push(self.path, headers, body))
                if service.is_slow.is_set():
                    service.free.wait(SILENCE)
                self.send_response(service.status)
                self.send_header("location", f"{service.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            do_GET = do_POST

            def log_message(self, *_: Any) -> None:
                pass

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._http.server_port}"

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.01,))
        self._thread.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.free.set()
        self._http.shutdown()
        self._thread.join()
        self._http.server_close()

    def wait_for(self, count: int) -> list[Push]:
        """Return what came, once so many have."""
        wait_until(lambda: len(self.came) >= count, f"not {count} came")
        return self.came
