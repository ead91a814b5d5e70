"""The pages: files of a folder, and one page for every address that is no file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from cubarium.server import app as application
from cubarium.server.middleware import HEADERS
from cubarium.server.routes.site import add_site
from tests.server.server_table import Server


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server whose pages have been built."""
    folder = tmp_path_factory.mktemp("server")
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>the page")
    (site / "assets" / "index-1a2b.js").write_text("the script")
    (folder / "secret.txt").write_text("a secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "add_site", partial(add_site, folder=site))
        with Server(folder) as running:
            yield running


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/table/abc", 200), ("/index.html", 200), ("/anything/at/all", 404), ("/apis", 404)],
)
def test_every_address_is_the_one_page(built: Server, path: str, status: int) -> None:
    answer = built.client().get(path)
    assert (answer.status_code, answer.text) == (status, "<!doctype html>the page")
    assert answer.headers["cache-control"] == "no-cache"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_a_file_that_is_named_by_what_is_in_it_is_kept_for_ever(built: Server) -> None:
    answer = built.client().get("/assets/index-1a2b.js")
    assert answer.text == "the script"
    assert "immutable" in answer.headers["cache-control"]
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("path", ["/assets/gone.js", "/assets/", "/api/nothing", "/api/"])
def test_a_file_that_is_gone_and_a_route_that_is_not_there_are_not_the_page(built: Server, path: str) -> None:
    answer = built.client().get(f"{path}?lang=fr")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
    assert answer.json()["text"] == "Il n\N{RIGHT SINGLE QUOTATION MARK}y a rien ici."


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/%00",
        "/..\\secret.txt",
    ],
)
def test_nothing_outside_the_folder_is_served(built: Server, path: str) -> None:
    answer = built.client().get(path)
    assert answer.status_code in {200, 404}
    assert "a secret" not in answer.text
