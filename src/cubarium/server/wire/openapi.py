"""The protocol as OpenAPI, the messages of the socket included: TypeScript types are made from it.

    python -m cubarium.server.wire.openapi

writes `docs/openapi.json`, `web/src/protocol.d.ts` and for each game's view `web/src/games/<id>/view.d.ts`.
Tests compare them with what the server serves.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from cubarium.engine.record import json_schema
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.server.wire.commands import FromClient
from cubarium.server.wire.lists import FromLists
from cubarium.server.wire.typescript import Names, typescript, view_types
from cubarium.server.wire.updates import FromServer

FILE = Path("docs") / "openapi.json"
TYPES = Path("web") / "src" / "protocol.d.ts"
GAMES = Path("web") / "src" / "games"
_ABOUT = "Tables at which people and bots play. `docs/protocol.md` tells how to use it."


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI of an application, with what goes over the socket beside it."""
    described = get_openapi(title=app.title, version=app.version, description=_ABOUT, routes=app.routes)
    schemas = described["components"]["schemas"]
    for path in described["paths"].values():
        for route in path.values():
            route["responses"].pop("422", None)  # what cannot be read is answered like any other refusal
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    adapters: dict[str, TypeAdapter[Any]] = {
        "FromClient": TypeAdapter(FromClient),
        "FromServer": TypeAdapter(FromServer),
        "FromLists": TypeAdapter(FromLists),
    }
    for name, adapter in adapters.items():
        schema = adapter.json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
        schemas |= {key: value for key, value in schema.pop("$defs").items() if key not in schemas}
        schemas[name] = schema
    described["components"]["schemas"] = dict(sorted(schemas.items()))
    return described


def as_text(described: dict[str, Any]) -> str:
    """Return it as it stands in the repository."""
    return json.dumps(described, indent=1, ensure_ascii=False) + "\n"


def views() -> dict[Path, str]:
    """Return the types of each game's view, by the file they stand in."""
    made = {}
    for game in BUILT_IN:
        view = load_game(game).records.view
        made[GAMES / game / "view.d.ts"] = view_types(json_schema(view), _called(view.__module__))
    return made


def _called(module: str) -> dict[Names, str]:
    """Return what a type of each list of names in a module is called: one of `CARD_NAMES` is a `CardName`."""
    return {
        value: name.removesuffix("S").title().replace("_", "")
        for name, value in vars(sys.modules[module]).items()
        if isinstance(value, tuple) and value and all(isinstance(one, str) for one in value)
    }


def main() -> None:
    """Write the description of this version."""
    from cubarium.server.app import make_app

    described = make_app("sqlite://").openapi()
    FILE.write_text(as_text(described), encoding="utf-8")
    for path, text in {TYPES: typescript(described), **views()}.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
