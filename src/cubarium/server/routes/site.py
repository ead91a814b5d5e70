"""The pages: files that the build put beside this module. Every address that is no file is the one page."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, PlainTextResponse, Response

from cubarium.server.errors import NotFound

FOLDER = Path(__file__).parents[1] / "site"
PAGE = "index.html"
ASSETS = "assets/"
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
        if found is None:
            return PlainTextResponse("The pages have not been built: pip install -e . builds them.\n", 503)
        kept = FOR_EVER if path.startswith(ASSETS) else "no-cache"
        return FileResponse(found, headers={"cache-control": kept})
