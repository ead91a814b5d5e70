"""The site as an app: it can be installed, and it opens without a connection."""

from __future__ import annotations

import struct

from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.player import Player


def installed(browser: Browser, server: Server) -> Player:
    """Return somebody whose pages are controlled by the worker."""
    player = Player(browser, server.address, is_new=True, service_workers="allow")
    page = player.page
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return player


def test_without_a_connection_the_shell_opens_and_says_so(server: Server, browser: Browser) -> None:
    player = installed(browser, server)
    page = player.page
    player.context.set_offline(True)
    for path in ("/", "/games", "/table/none"):
        page.goto(server.address + path)
        page.get_by_role("heading", level=1, name=player.word("offline-title")).wait_for()
    page.get_by_role("button", name=player.word("settings"), exact=True).wait_for()
    page.goto(f"{server.address}/rules/trex")
    page.get_by_role("heading", level=1, name=player.word("offline-title")).wait_for()
    player.context.set_offline(False)
    page.goto(server.address)
    page.get_by_role("heading", level=1, name=player.word("home-title")).wait_for()
    player.leave()


def test_the_worker_keeps_the_shell_and_no_answer_of_the_server(server: Server, browser: Browser) -> None:
    player = installed(browser, server)
    player.page.goto(f"{server.address}/about")
    player.page.locator("main h1").wait_for()
    kept = player.page.evaluate(
        """async () => {
          const names = await caches.keys()
          const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
          return [names.length, requests.flat().map(({ url }) => new URL(url).pathname)]
        }"""
    )
    assert kept[0] == 1
    assert "/index.html" in kept[1]
    assert [path for path in kept[1] if path.startswith("/api")] == []
    assert [text for text in player.complaints if "Content Security Policy" in text] == []
    player.leave()


def test_the_site_can_be_installed(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address)
    player.page.goto(server.address)
    address = player.page.locator("link[rel=manifest]").get_attribute("href")
    ask = player.context.request.get
    manifest = ask(f"{server.address}{address}").json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    purposes = set()
    for icon in manifest["icons"]:
        picture = ask(f"{server.address}{icon['src']}")
        assert picture.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", picture.body()[16:24])
        assert f"{width}x{height}" == icon["sizes"]
        purposes.add((icon["sizes"], icon["purpose"]))
    assert purposes >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    player.leave()
