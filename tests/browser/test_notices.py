"""Telling somebody who looks elsewhere that a game waits: a count in the top bar, and notices."""

from __future__ import annotations

from playwright.sync_api import Browser, WebSocket

from tests.browser.conftest import Server
from tests.browser.player import LISTS, Player

LISTEN = """
  window.notices = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, { tag }) { window.notices.push([title, tag]) }
    close() {}
  }
"""
# A browser without windows permits no notices: here is a place for them, which heeds tags as theirs do.
SCREEN = """() => {
  self.notices = []
  self.shown = 0
  const shut = isMeant => notices.splice(0, Infinity, ...notices.filter(each => !isMeant(each)))
  registration.showNotification = async (title, { tag, data }) => {
    shut(each => each.tag === tag)
    const notice = { title, tag, data, close: () => shut(each => each === notice) }
    notices.push(notice)
    shown += 1
  }
  registration.getNotifications = async ({ tag }) => notices.filter(each => each.tag === tag)
}"""


def test_a_game_that_comes_to_wait_is_counted_and_told_of_to_those_who_asked(
    server: Server, browser: Browser
) -> None:
    host, guest = Player(browser, server.address, is_new=True), Player(browser, server.address)
    host.context.add_init_script(LISTEN)
    host.set_table("cubosaurs", ["open"])
    table = host.page.url
    guest.sit_down(table)
    host.page.get_by_role("button", name=host.word("begin")).click()
    host.page.locator(".board").wait_for()
    guest.wait_until(lambda: host.is_asked or guest.is_asked, "the game begins")
    patience = host.patience()
    while not guest.is_asked:  # the guest is to move when the host goes away
        patience.keep("the guest is never asked")
        host.press_something()
        host.page.wait_for_timeout(20)

    page = host.page
    page.get_by_role("button", name=host.word("settings"), exact=True).click()
    page.get_by_role("dialog").get_by_role("tab").nth(1).click()
    page.get_by_role("switch", name=host.word("setting-notices")).click()
    page.locator("[role=switch][aria-checked=true]").nth(1).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=host.word("nav-about"), exact=True).click()
    page.locator("main h1").wait_for()
    heard: list[str | bytes] = []

    def hear(frame: str | bytes) -> None:
        heard.append(frame)

    def listen(socket: WebSocket) -> None:
        if LISTS in socket.url:
            socket.on("framereceived", hear)

    page.on("websocket", listen)
    page.reload()
    host.wait_until(
        lambda: bool(heard), "no list is told"
    )  # else what changes might be the first the page hears
    page.locator("main h1").wait_for()
    host.settle()
    assert page.locator(".badge").count() == 0

    patience = guest.patience()
    while guest.is_asked or guest.unanswered:
        patience.keep("the guest's turn does not end")
        guest.press_something()
        guest.page.wait_for_timeout(20)
    page.get_by_role("link", name=host.word("nav-rules"), exact=True).click()
    page.locator(".badge").wait_for()
    assert page.locator(".badge").inner_text() == "1"
    assert page.evaluate("window.notices") == [["Your turn at Cubosaurs", table.removeprefix(server.address)]]
    for each in (host, guest):
        each.leave()


def test_a_push_is_a_notice_of_the_games_that_wait(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, is_new=True, service_workers="allow", locale="fr-FR")
    page = player.page
    table = player.sit("cubosaurs", ["me", "me"]).removeprefix(server.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    registrations: list[str] = []
    devtools = player.context.new_cdp_session(page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    player.wait_until(lambda: bool(registrations), "the worker is registered")
    (worker,) = player.context.service_workers
    worker.evaluate(SCREEN)

    def push() -> None:
        before = worker.evaluate("shown")
        wanted = {"origin": server.address, "registrationId": registrations[0], "data": ""}
        devtools.send("ServiceWorker.deliverPushMessage", wanted)
        player.wait_until(lambda: worker.evaluate("shown") > before, "no notice for a push")

    def notices() -> list[list[str]]:
        there: list[list[str]] = worker.evaluate("notices.map(({ title, tag, data }) => [title, tag, data])")
        return there

    push()  # the table is looked at: a notice there must be, but it does not stay
    player.wait_until(lambda: notices() == [], "a notice of nothing stays")
    page.goto(f"{server.address}/about")
    page.locator("main h1").wait_for()

    def is_told() -> bool:
        push()  # the browser may still count the page before as looked at, and then nothing is told
        return table in {tag for _, tag, _ in notices()}

    player.wait_until(is_told, "a notice is shown")
    told = ["À vous de jouer\N{NARROW NO-BREAK SPACE}: Cubosaurs", table, table]
    player.wait_until(lambda: notices() == [told], "a notice of nothing stays")
    push()  # a later notice of the same table takes the place of the one before
    assert notices() == [told]
    player.context.clear_cookies()
    worker.evaluate("notices.splice(0)")
    push()  # nobody is signed in
    player.wait_until(lambda: notices() == [], "a notice of nothing stays")
    player.leave()
