"""The pages: files that the build put beside this module. One of them is the page of every address."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, PlainTextResponse, Response

from cubarium.server.errors import NotFound

FOLDER = Path(__file__).parents[1] / "site"
PAGE = "index.html"
ASSETS = "assets/"
# How many parts an address has after the first one. A test compares them with the router of the pages.
PAGES = {
    "": (0,),
    "about": (0,),
    "rules": (0, 1),
    "learn": (1,),
    "table": (1, 2),
    "position": (2,),
    "variant": (1,),
    "daily": (0, 1),
    "tournaments": (0, 1),
    "games": (0,),
    "championship": (1,),
    "lab": (0, 1),
    "me": (0,),
    "people": (1,),
}
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of what is in them."""


def add_site(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the pages under every address that is left."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        if path.startswith(("api/", ASSETS)) and path not in files:
            raise NotFound("no-such-page")
        found = files.get(path, files.get(PAGE))
        status = 200 if path in files or is_page(path) else 404
        if found is None:
            return PlainTextResponse("The pages have not been built: pip install -e . builds them.\n", 503)
        kept = FOR_EVER if path.startswith(ASSETS) else "no-cache"
        return FileResponse(found, status, headers={"cache-control": kept})


def is_page(path: str) -> bool:
    """Tell whether the pages have something to show at an address; whether that is there, they ask."""
    first, *more = [part for part in path.split("/") if part] or [""]
    return len(more) in PAGES.get(first, ())
