"""Positions of seeded games, shown on a page as a table of the server would show them.

Bots play the game here, the server's presenter says what the reader is sent, and the socket of the page is
answered with it: so every picture and every measure is of the same moment each time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from playwright.sync_api import Page, WebSocketRoute

from cubarium.bots.registry import make_bot
from cubarium.engine.match import Match
from cubarium.engine.rules.playout import first_to_act
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import BY_BOT, TableState
from cubarium.server.wire.tables import Clock
from cubarium.server.wire.updates import Welcome
from tests.browser.player import FOLLOW, FRAMES
from tests.patience import SILENCE
from tests.review.games import begin

NAMES = ("Ada", "Nour", "Mica", "Odile", "Tao", "Blaise")
READER = "reader"
BOT = "greedy"
OPENING = 0.2
"""Of all moves."""
LINES = 60
"""So many lines of the log are shown, more than a screen holds: to draw all takes as long as a board."""
SOCKET = re.compile(r"/api/tables/[^/]+/socket")


@dataclass(frozen=True)
class Setting:
    """A game with so many players."""

    game: str
    players: int
    variant: str = ""

    def __str__(self) -> str:
        """Return a short name."""
        return "-".join(filter(None, (self.game, self.variant, str(self.players))))


SETTINGS = (
    Setting("cubosaurs", 2),
    Setting("cubosaurs", 5),
    Setting("cubosaurs", 5, "advanced"),
    Setting("trex", 2),
    Setting("trex", 5),
    Setting("cubitos", 2, "race-1"),
    Setting("cubitos", 4, "race-4"),
    Setting("cubano-2-dice", 2),
    Setting("cubano-2-dice", 6),
    Setting("cubano-1-die", 2),
    Setting("cubano-1-die", 6),
    Setting("cubano-course", 2),
    Setting("cubano-puzzle", 1, "boat"),
    Setting("cubano-naval-messages", 2, "usual"),
    Setting("cubano-naval-dice", 2, "islands"),
)
"""Every game with two players and with the most."""


@dataclass(frozen=True)
class Moment:
    """A move at which a seat is asked for something."""

    move: int
    seat: int
    kinds: tuple[str, ...]
    """What is offered."""
    choices: int
    is_opening: bool = False
    """Whether it is so early that there is little to see."""


def played(setting: Setting, at: Callable[[Match, Moment], None] = lambda *_: None) -> Match:
    """Let bots play a game to its end; say before each move whom it asks for what."""
    match, luck = begin(setting.game, setting.players, 0, setting.variant)
    bots = [make_bot(match.spec, BOT, match.components) for _ in match.seats]
    while not match.is_over:
        seat = first_to_act(match.rules.actors(match.state), luck)
        legal = match.legal(seat)
        kinds = {str(match.spec.actions.to_struct(action)["kind"]) for action in legal}
        at(match, Moment(match.move_count, seat, tuple(sorted(kinds)), len(legal)))
        match.act(seat, bots[seat].choose(match.view(seat), legal, luck))
    return match


@cache
def phases(setting: Setting) -> list[Moment]:
    """Return for every kind of choice the moment that offers most, the richest of all first."""
    fullest: dict[tuple[str, ...], Moment] = {}
    moments: list[Moment] = []
    played(setting, lambda _, moment: moments.append(moment))
    for moment in (replace(each, is_opening=each.move < OPENING * len(moments)) for each in moments):
        if moment.choices >= fullest.get(moment.kinds, moment).choices:
            fullest[moment.kinds] = moment
    return sorted(fullest.values(), key=lambda moment: -moment.choices)


@cache
def _welcomes(setting: Setting, language: str) -> dict[int, Welcome]:
    """Return what the reader is sent at each phase, by move: to play a game for each of them takes long."""
    wanted = {moment.move for moment in phases(setting)}
    sent: dict[int, Welcome] = {}

    def note(match: Match, moment: Moment) -> None:
        if moment.move in wanted:
            sent[moment.move] = sent_to(match, setting, moment.seat, language)

    played(setting, note)
    return sent


def welcome(setting: Setting, moment: Moment, language: str) -> Welcome:
    """Return what the reader is sent who sits where somebody is asked."""
    return _welcomes(setting, language)[moment.move]


def sent_to(match: Match, setting: Setting, reader: int, language: str) -> Welcome:
    """Return what a seat of a match is sent."""
    spec = match.spec
    options = {each.name: getattr(match.options, each.name) for each in spec.settings.options}
    settings = Settings(options, setting.variant or None, Clock(), is_private=False, may_watch=True)
    table = TableState(str(setting), spec.id, READER, settings, match.components)
    for seat, chair in enumerate(table.chairs):
        chair.name = NAMES[seat]
        if seat == reader:
            chair.person = READER
        else:
            chair.bot = BOT
    match.seats = NAMES[: setting.players]
    table.match = match
    table._movers = [BY_BOT] * match.move_count
    presenter = Presenter(table)
    return Welcome(
        event=0,
        table=presenter.table(READER, language, 0.0),
        game=presenter.game(READER, language),
        log=presenter.log(READER, language)[-LINES:],
        chat=[],
    )


class Shown:
    """A page whose tables are positions of ours."""

    def __init__(self, page: Page, address: str, language: str) -> None:
        """Answer the page's sockets from now on."""
        self.page, self.address, self.language = page, address, language
        self._welcome = ""
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(SOCKET, self._answer)

    def _answer(self, socket: WebSocketRoute) -> None:
        if not self._welcome:  # a table of the server's own
            socket.connect_to_server()
            return

        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "ping":
                socket.send(json.dumps({"type": "pong"}))

        socket.on_message(hear)
        socket.send(self._welcome)
        self._socket = socket

    def show(self, setting: Setting, moment: Moment) -> None:
        """Go to the table of a moment, and wait until it is drawn."""
        self._go(welcome(setting, moment, self.language), ".play .board")

    def show_sent(self, sent: Welcome) -> None:
        """Go to the table of what the reader is sent."""
        self._go(sent, ".play .board")

    def show_end(self, setting: Setting) -> None:
        """Go to the table of a game that is over, as the first player sees it."""
        self._go(sent_to(played(setting), setting, 0, self.language), ".end")

    def _go(self, sent: Welcome, place: str) -> None:
        self._welcome = sent.model_dump_json()
        path = f"/table/{sent.table.id}"
        if self._socket and self.page.url == self.address + path:
            self._socket.send(self._welcome)  # to draw all of a table anew takes three times as long
        elif self.page.url.startswith(f"{self.address}/table/"):
            self.page.evaluate(FOLLOW, path)
        else:
            self.page.goto(self.address + path)
        self.settle()  # until the table before is gone
        self.page.locator(place).first.wait_for(timeout=SILENCE * 1000)
        self.settle()

    def settle(self) -> None:
        """Wait until all is drawn."""
        self.page.evaluate("document.fonts.ready")
        self.page.evaluate(FRAMES, 3)
