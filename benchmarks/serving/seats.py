"""How each server is spoken to: a person at a table, in the words of Cubarium and of boardgame.io."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

GAMES = (
    ("cubosaurs", "base"),
    ("trex", "standard"),
    ("cubitos", "race-1"),
    ("cubano-2-dice", "standard"),
)
"""What is played at our tables where several games are wanted; else the first."""
PEER_GAME = "high-card"
BOTH = (0, 1)


class Seat(ABC):
    """One person at one table, and what a server has told them."""

    path: str
    headers: dict[str, str]

    def __init__(self) -> None:
        self.moves = -1
        """How many moves they know of; -1 before the game has begun."""
        self.acknowledged = 0
        """How many of their own moves the server has acknowledged."""
        self.is_asked = False
        self.is_over = False
        self.refused: list[str] = []

    @abstractmethod
    def take(self, text: str) -> list[str]:
        """Take in a frame; return what is sent at once in answer."""

    @abstractmethod
    def press(self, luck: random.Random) -> str:
        """Choose a legal move; return the frame that says it."""


@dataclass(frozen=True)
class Opened:
    """A table that has been set."""

    id: str
    seats: tuple[Seat, Seat]


Opener = Callable[[httpx.AsyncClient, int, int], Awaitable[Opened]]
"""Sets the table of a number, with so many games in turn."""


# --- Cubarium ----------------------------------------------------------------------------------------------


class CubariumSeat(Seat):
    """Somebody at a table of ours; the first to sit has set it."""

    def __init__(self, table: str, cookie: str, seat: int, address: str) -> None:
        """Prepare; the other sits down and the owner starts once they are connected."""
        super().__init__()
        self.path = f"/api/tables/{table}/socket"
        self.headers = {"cookie": cookie, "x-forwarded-for": address}
        self._seat = seat
        self._game: dict[str, Any] | None = None
        self._sent = 0
        self._has_come = False
        self._has_started = False

    def take(self, text: str) -> list[str]:
        """Take in a message."""
        message = json.loads(text)
        kind = message["type"]
        if kind == "done":
            self.acknowledged += message["id"].startswith("act")
        elif kind == "refused":
            self.refused.append(message["code"])
        elif kind in {"welcome", "update"}:
            return self._look_at(message)
        return []

    def _look_at(self, message: dict[str, Any]) -> list[str]:
        answers = []
        if self._seat == 1 and not self._has_come:
            self._has_come = True
            answers.append(self._command("sit", seat=1))
        table = message["table"]
        may_start = table and self._seat == 0 and table["status"] == "open" and not self._has_started
        if may_start and all(seat["person"] for seat in table["seats"]):
            self._has_started = True
            answers.append(self._command("start"))
        game = self._game = message["game"] or self._game
        if game is not None:
            self.moves = game["move"]
            self.is_asked = bool(game["actions"])
            self.is_over = game["result"] is not None
        return answers

    def press(self, luck: random.Random) -> str:
        """Choose one of the legal actions."""
        game = self._game
        assert game is not None
        action = luck.choice(game["actions"])["action"]
        return self._command("act", move=game["move"], seat=game["seat"], action=action)

    def _command(self, kind: str, **more: Any) -> str:
        self._sent += 1
        return json.dumps({"type": kind, "id": f"{kind}-{self._sent}", **more})


async def open_cubarium(http: httpx.AsyncClient, number: int, games: int) -> Opened:
    """Set a table for two guests, who come from an address of their own, as behind a web server."""
    addresses = [f"10.{seat}.{number >> 8 & 255}.{number & 255}" for seat in BOTH]
    cookies = []
    for address in addresses:
        answer = await http.post("/api/guest", json={"name": "Guest"}, headers={"x-forwarded-for": address})
        cookies.append(answer.raise_for_status().headers["set-cookie"].split(";")[0])
    game, variant = GAMES[number % games]
    answer = await http.post(
        "/api/tables",
        json={"game": game, "variant": variant, "seats": ["me", "open"]},
        headers={"cookie": cookies[0], "x-forwarded-for": addresses[0]},
    )
    table = answer.raise_for_status().json()["table"]["id"]
    first, second = (CubariumSeat(table, cookies[seat], seat, addresses[seat]) for seat in BOTH)
    return Opened(table, (first, second))


# --- boardgame.io ------------------------------------------------------------------------------------------


class PeerSeat(Seat):
    """Somebody at a match of boardgame.io, over Socket.IO as its own client speaks it."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, match: str, player: int, credentials: str) -> None:
        """Prepare; nothing is sent before the server has opened the conversation."""
        super().__init__()
        self.headers = {}
        self._match, self._player, self._credentials = match, str(player), credentials
        self._cards: list[int] = []
        self._pressed_at: int | None = None

    def take(self, text: str) -> list[str]:
        """Take in a packet."""
        for beginning, answer in peer_answers(self._match, self._player, self._credentials):
            if text.startswith(beginning):
                return [answer]
        if text.startswith(f"42/{PEER_GAME},"):
            kind, *rest = json.loads(text.partition(",")[2])
            if kind in {"sync", "update"}:
                self._look_at(rest[1]["state"] if kind == "sync" else rest[1])
        else:
            self.refused.append(text[:80])
        return []

    def _look_at(self, state: dict[str, Any]) -> None:
        self.moves = state["_stateID"]
        if self._pressed_at is not None and self.moves > self._pressed_at:
            self.acknowledged += 1
            self._pressed_at = None
        self.is_over = "gameover" in state["ctx"]
        self.is_asked = not self.is_over and state["ctx"]["currentPlayer"] == self._player
        self._cards = state["G"]["hands"][self._player]

    def press(self, luck: random.Random) -> str:
        """Play a card of one's hand."""
        self._pressed_at = self.moves
        payload = {
            "type": "play",
            "args": [luck.choice(self._cards)],
            "playerID": self._player,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return packet("update", action, self.moves, self._match, self._player)


def packet(kind: str, *given: Any) -> str:
    """Return an event as Socket.IO sends it."""
    return f"42/{PEER_GAME}," + json.dumps([kind, *given])


def peer_answers(match: str, player: str | None, credentials: str | None) -> list[tuple[str, str]]:
    """Return how packets begin that are answered at once, and the answers; nobody is who only watches."""
    return [
        ("0", f"40/{PEER_GAME},"),
        (f"40/{PEER_GAME},", packet("sync", match, player, credentials, len(BOTH))),
        ("2", "3"),
    ]


async def open_peer(http: httpx.AsyncClient, _number: int, _games: int) -> Opened:
    """Create a match, and let two people join."""
    answer = await http.post(f"/games/{PEER_GAME}/create", json={"numPlayers": len(BOTH)})
    match = answer.raise_for_status().json()["matchID"]
    seats = []
    for player in BOTH:
        wish = {"playerID": str(player), "playerName": "Guest"}
        answer = await http.post(f"/games/{PEER_GAME}/{match}/join", json=wish)
        seats.append(PeerSeat(match, player, answer.raise_for_status().json()["playerCredentials"]))
    return Opened(match, (seats[0], seats[1]))


# --- both --------------------------------------------------------------------------------------------------

OPENERS: dict[str, Opener] = {"cubarium": open_cubarium, "boardgame.io": open_peer}


def no_cookies() -> CookieJar:
    """Return a jar that keeps none: everybody has a cookie of their own, which they send themselves."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


@dataclass(frozen=True)
class Watching:
    """How somebody who only watches a table is let in."""

    path: str
    answers: list[tuple[str, str]]
    greeted: str
    """How the frame begins that greets them; ours are compressed, and the first one does."""


def watching(dialect: str, table: str) -> Watching:
    """Return how one comes to watch a table."""
    if dialect == "cubarium":
        return Watching(f"/api/tables/{table}/socket", [], "")
    return Watching(PeerSeat.path, peer_answers(table, None, None), f"42/{PEER_GAME},")
