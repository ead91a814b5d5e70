"""Answers that are the same for many: made once, and not sent again to who has them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import NamedTuple

from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response

MOST_KEPT = 64
NOT_MODIFIED = 304


class _Answer(NamedTuple):
    body: bytes
    tag: str


class Answers:
    """The last answers of one kind, by what they depend on."""

    def __init__(self, kind: TypeAdapter[object]) -> None:
        """Keep answers of this kind."""
        self._kind = kind
        self._answers: OrderedDict[Hashable, _Answer] = OrderedDict()

    def answer(self, request: Request, key: Hashable, make: Callable[[], object]) -> Response:
        """Return an answer; who names its tag has it already."""
        answer = self._answers.pop(key, None) or self._made(make())
        self._answers[key] = answer
        if len(self._answers) > MOST_KEPT:
            self._answers.popitem(last=False)
        headers = {"etag": answer.tag, "cache-control": "no-cache", "vary": "accept-language"}
        known = [
            tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")
        ]
        if answer.tag in known:
            return Response(status_code=NOT_MODIFIED, headers=headers)
        return Response(answer.body, media_type="application/json", headers=headers)

    def _made(self, content: object) -> _Answer:
        body = self._kind.dump_json(content)
        return _Answer(body, f'"{sha256(body).hexdigest()[:32]}"')
