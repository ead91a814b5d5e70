"""Pushes: who is away is told that a slow game waits, once, and nobody learns what it is about."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import select

from cubarium.server.push.notices import MOST_DEVICES, SERVICES
from cubarium.server.storage.schema import device
from tests.patience import wait_until
from tests.server.push_service import HERE, PushService, decoded
from tests.server.server_table import Guest, Server, Socket
from tests.server.undo_answers import answer_undo

CONTACT = "mailto:ada@example.org"
DAYS = {"kind": "move", "seconds": 60 * 60 * 24 * 3, "increment": 0}
BLITZ = {"kind": "bank", "seconds": 300, "increment": 5}


@dataclass
class Town:
    """A server whose pushes go to a service of the test."""

    server: Server
    service: PushService

    def endpoint(self, name: str) -> str:
        return f"{self.service.address}/{name}"

    def subscribe(self, guest: Guest, name: str, language: str = "en") -> str:
        guest.post(f"/api/push/devices?lang={language}", {"endpoint": self.endpoint(name)}, 204)
        return self.endpoint(name)

    def devices(self) -> list[str]:
        with self.server.store.engine.begin() as connection:
            found = connection.execute(select(device.c.endpoint).order_by(device.c.made_at)).scalars()
            return [endpoint.rpartition("/")[2] for endpoint in found]

    def settled(self) -> list[str]:
        """Return which devices were told, once nothing is on its way."""
        wait_until(lambda: not self.server.app.state.pushes._tasks, "pushes are on their way")
        return sorted(push.path.removeprefix("/") for push in self.service.came)


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    with PushService() as service, Server(tmp_path, push_services=HERE, contact=CONTACT) as server:
        yield Town(server, service)


def play(town: Town, **more: Any) -> tuple[Guest, Socket, Guest, Socket]:
    """Let two people with a device each begin, and return who is asked first and who is not."""
    ada, blaise = town.server.guest("Ada"), town.server.guest("Blaise")
    table = ada.set_table("cubano-course", ["me", "open"], **more)
    first, second = ada.join(table), blaise.join(table)
    second.do("sit", seat=1)
    town.subscribe(ada, "ada")
    town.subscribe(blaise, "blaise")
    first.do("start")
    second.catch_up()
    both = (ada, first), (blaise, second)
    (mover, a), (other, b) = both if first.game and first.game["actions"] else both[::-1]
    return mover, a, other, b


def take_turn(socket: Socket) -> None:
    """Move as long as one is asked."""
    while socket.game and socket.game["actions"]:
        socket.move()


# --- who is told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [{"kind": "none"}, DAYS])
def test_who_is_away_is_told_and_who_is_here_is_not(town: Town, clock: dict[str, Any]) -> None:
    _, mine, other, theirs = play(town, clock=clock)
    theirs.close()
    mine.move()
    assert town.settled() == [other.name.lower()]
    assert mine.game is not None
    assert mine.game["asked"] == other.server.live_table(mine.table["id"]).state.seats_of(other.id)


def test_people_who_are_all_here_are_told_nothing(town: Town) -> None:
    _, mine, _, theirs = play(town)
    take_turn(mine)
    theirs.catch_up()
    take_turn(theirs)
    assert town.settled() == []


def test_a_quick_game_tells_nobody(town: Town) -> None:
    _, mine, _, theirs = play(town, clock=BLITZ)
    theirs.close()
    mine.move()
    assert town.settled() == []


def test_taking_back_is_told(town: Town) -> None:
    mover, mine, other, theirs = play(town)
    table = mine.table["id"]
    mine.move()
    mine.do("undo")
    mine.close()  # who is asked again is gone by then
    answer_undo(theirs, True)
    assert town.settled() == [mover.name.lower()]
    assert other.look(table)["game"]["move"] == 0


def test_a_game_that_begins_is_told(town: Town) -> None:
    ada, blaise = town.server.guest("Ada"), town.server.guest("Blaise")
    town.subscribe(ada, "ada")
    town.subscribe(blaise, "blaise")
    is_asked = False
    while not is_asked:  # luck decides who begins
        assert town.settled() == []
        table = ada.set_table("trex", ["me", "open"])
        owner = ada.join(table)
        with blaise.socket(table) as socket:
            socket.do("sit", seat=1)
        owner.do("start")
        is_asked = blaise.id in town.server.live_table(table).state.people_asked()
    assert town.settled() == ["blaise"]


def test_a_rematch_is_told_to_the_others(town: Town) -> None:
    ada, blaise = town.server.guest("Ada"), town.server.guest("Blaise")
    table = ada.set_table("trex", ["me", "open"])
    with ada.socket(table) as owner, blaise.socket(table) as guest:
        guest.do("sit", seat=1)
        owner.do("start")
        owner.do("leave")
        guest.do("leave")
        guest.until(lambda s: s.table["status"] == "over")
    town.subscribe(ada, "ada")
    town.subscribe(blaise, "blaise")
    new = ada.post(f"/api/tables/{table}/rematch")["table"]["id"]
    is_asked = blaise.id in town.server.live_table(new).state.people_asked()
    assert town.settled() == ["blaise"] * is_asked


def test_nobody_is_told_for_whom_a_bot_plays(town: Town) -> None:
    _, mine, _, theirs = play(town)
    theirs.do("leave")
    theirs.close()
    mine.catch_up()
    mine.move()
    mine.until(lambda s: s.game and s.game["move"] >= 2)
    assert town.settled() == []


def test_nobody_is_told_twice_in_a_minute_about_a_table(town: Town) -> None:
    _, mine, other, theirs = play(town)
    theirs.close()
    for _ in range(3):
        take_turn(mine)
        with other.socket(mine.table["id"]) as socket:
            take_turn(socket)
        mine.catch_up()
    assert len(town.server.match(mine.table["id"]).moves) >= 6
    assert town.settled() == [other.name.lower()]


def test_a_slow_service_does_not_delay_a_move(town: Town) -> None:
    town.service.is_slow.set()
    _, mine, _, theirs = play(town)
    theirs.close()
    mine.move()
    town.service.wait_for(1)
    assert mine.do("say", text="still here")
    assert town.server.app.state.pushes._tasks
    town.service.free.set()
    town.settled()


# --- what is sent ------------------------------------------------------------------------------------------


def test_a_push_is_empty_and_signed_for_its_service(town: Town) -> None:
    _, mine, _, theirs = play(town)
    theirs.close()
    mine.move()
    (push,) = town.service.wait_for(1)
    assert push.body == b""
    assert (push.headers["ttl"], push.headers["urgency"]) == ("86400", "normal")
    scheme, token, key = push.headers["authorization"].split(" ")
    assert (scheme, token[:2], token[-1], key[:2]) == ("vapid", "t=", ",", "k=")
    assert key[2:] == town.server.nobody().get("/api/push/key")["key"]
    head, claims, signature = token[2:-1].split(".")
    numbers = decoded(signature)
    assert len(numbers) == 64
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key[2:])).verify(
        encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:])),
        f"{head}.{claims}".encode(),
        ECDSA(SHA256()),
    )
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(decoded(claims))
    assert said["aud"] == town.service.address
    assert time() + 11 * 3600 < said["exp"] < time() + 13 * 3600
    assert said["sub"] == CONTACT


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(town: Town, status: int) -> None:
    town.service.status = status
    mover, mine, _, theirs = play(town)
    theirs.close()
    mine.move()
    town.service.wait_for(1)
    town.settled()
    assert town.devices() == [mover.name.lower()]


@pytest.mark.parametrize("status", [302, 403, 500])
def test_a_service_that_fails_is_noted_and_followed_nowhere(
    town: Town, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    town.service.status = status
    _, mine, _, theirs = play(town)
    theirs.close()
    with caplog.at_level(logging.WARNING):
        mine.move()
        assert len(town.settled()) == 1
    assert f"answers {status}" in caplog.text
    assert len(town.devices()) == 2


def test_a_service_that_is_not_there_is_noted(town: Town, caplog: pytest.LogCaptureFixture) -> None:
    _, mine, other, theirs = play(town)
    theirs.close()
    other.post("/api/push/forget", {"endpoint": town.endpoint(other.name.lower())}, 204)
    other.post("/api/push/devices", {"endpoint": "http://127.0.0.1:1/secret-part"}, 204)
    with caplog.at_level(logging.WARNING):
        mine.move()
        assert town.settled() == []
    assert "127.0.0.1:1 answers" in caplog.text
    assert "secret-part" not in caplog.text


def test_a_server_that_cannot_sign_says_so_and_the_game_goes_on(
    town: Town, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> str:
        raise OSError("no key")

    monkeypatch.setattr(town.server.app.state.pushes, "_key", broken)
    _, mine, _, theirs = play(town)
    theirs.close()
    mine.move()
    assert town.settled() == []
    assert mine.game is not None
    assert "people who are away could not be told" in caplog.text
    assert "OSError: no key" in caplog.text


# --- devices -----------------------------------------------------------------------------------------------

GOOD = "https://fcm.googleapis.com/fcm/send/abc:def_g-h"


@pytest.mark.parametrize(
    "endpoint",
    [
        GOOD,
        "https://fcm.googleapis.com:443/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QABC",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b%3d",
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str) -> None:
    assert SERVICES.fullmatch(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "nonsense",
        GOOD.replace("https", "http"),
        GOOD.replace(".com/", ".com:8443/"),
        GOOD.replace("//", "//ada:secret@"),
        GOOD.replace("//", "//fcm.googleapis.com@127.0.0.1/"),
        GOOD.replace(".com/", ".com.evil.example/"),
        GOOD.replace(".com/", ".com\\@evil.example/"),
        GOOD.replace(".com/", ".com?@evil.example/"),
        GOOD.replace("//", "//evil."),
        f"{GOOD}\n",
        f"{GOOD} x",
        f" {GOOD}",
        "https://push.apple.com/x",
        "https://evil.example/.push.apple.com/",
        "https://127.0.0.1/web.push.apple.com/",
        "https://localhost/x",
        "https://[::1]/x",
        "javascript:alert(1)",
        "file:///etc/passwd",
        f"https://web.push.apple.com/{'x' * 1000}",
        f"{GOOD}\ud800",
    ],
)
def test_another_address_is_refused_and_not_kept(server: Server, endpoint: str) -> None:
    ada = server.guest()
    answer = ada.client.post("/api/push/devices", content=json.dumps({"endpoint": endpoint}))
    assert answer.status_code == 400
    assert answer.json()["code"] in {"bad-endpoint", "malformed"}
    with server.store.engine.begin() as connection:
        assert connection.execute(select(device)).all() == []


def test_nobody_has_no_device(town: Town) -> None:
    nobody = town.server.nobody()
    for path in ("devices", "forget", "waiting"):
        assert nobody.post(f"/api/push/{path}", {"endpoint": GOOD}, 401)["code"] == "not-signed-in"


def test_only_ones_own_device_can_be_forgotten(town: Town) -> None:
    ada, eve = town.server.guest("Ada"), town.server.guest("Eve")
    endpoint = town.subscribe(ada, "ada")
    eve.post("/api/push/forget", {"endpoint": endpoint}, 204)
    assert town.devices() == ["ada"]
    ada.post("/api/push/forget", {"endpoint": endpoint}, 204)
    assert town.devices() == []


def test_a_browser_belongs_to_who_came_to_it_last(town: Town) -> None:
    ada, eve = town.server.guest("Ada"), town.server.guest("Eve")
    endpoint = town.subscribe(ada, "shared")
    town.subscribe(eve, "shared")
    ada.post("/api/push/forget", {"endpoint": endpoint}, 204)
    assert town.devices() == ["shared"]


def test_the_oldest_of_many_devices_goes(town: Town) -> None:
    ada, eve = town.server.guest("Ada"), town.server.guest("Eve")
    town.subscribe(eve, "eve")
    for number in range(MOST_DEVICES + 2):
        town.subscribe(ada, f"d{number}")
    town.subscribe(ada, "d11")
    assert town.devices() == ["eve", *(f"d{number}" for number in range(2, MOST_DEVICES + 2))]


# --- what a push is about ----------------------------------------------------------------------------------


def test_what_waits_is_told_in_the_language_of_the_device(town: Town) -> None:
    mover, mine, other, _ = play(town)
    address = f"/table/{mine.table['id']}"
    unknown = {"endpoint": ""}
    assert other.post("/api/push/waiting", unknown) == []
    told = mover.post("/api/push/waiting?lang=en", unknown)
    title = "Your turn at Cub\N{RIGHT SINGLE QUOTATION MARK}ano Course"
    assert told == [{"title": title, "address": address}]
    endpoint = town.subscribe(mover, "french", "fr")
    told = mover.post("/api/push/waiting?lang=en", {"endpoint": endpoint})
    assert [row["address"] for row in told] == [address]
    assert told[0]["title"].startswith("À vous de jouer")
    mine.move()
    assert mover.post("/api/push/waiting", unknown) == []
