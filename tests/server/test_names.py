"""Names: what nobody could read or what deceives is refused at every door; no two at a table look alike."""

from __future__ import annotations

import pytest

from cubarium.bots.registry import LEVELS
from cubarium.bots.words import bot_label
from cubarium.engine.words import LANGUAGES
from cubarium.server.errors import RequestRefused
from cubarium.server.people.names import fit, looks
from tests.server.server_table import Server

UNREADABLE = {
    "right-to-left": "\u202eadA",
    "no width": "A\u200bda",
    "joiner": "A\u200dda",
    "soft hyphen": "A\u00adda",
    "bell": "A\x07da",
    "zero": "A\x00da",
    "hangul filler": "\u3164",
    "half filler": "\uffa0",
    "empty braille": "\u2800",
    "grapheme joiner": "A\u034fda",
    "tag": "A\U000e0041da",
    "own use": "\ue000",
    "only a mark": "\u0301",
    "a mark first": "\u0301Ada",
    "many marks": "A" + "\u0336" * 9,
    "only signs": "...",
}
MIXED = ["\u0410da", "Ad\u0430", "\u0391da", "Ada \u041evid"]
RESERVED = [
    "Cubarium",
    "cubarium",
    "C u b a r i u m",
    "Cubar\u00efum",
    "Cubariurn",
    "\uff23\uff55\uff42\uff41\uff52\uff49\uff55\uff4d",
    "ADMIN",
    "Adm1n",
    "Mod\u00e9rateur",
]
FINE = [
    "Ada",
    "Zo\u00e9",
    "Jean-Luc",
    "O\u2019Neill",
    "\U0001f995",
    "Chlo\u00e9 \U0001f995",
    "\u0410\u043d\u043d\u0430",
    "\u0391\u03bb\u03ad\u03be\u03b7\u03c2 Smith",
    "\u5f20\u4f1f",
    "\u05d3\u05d5\u05d3",
    "\u0e18\u0e35\u0e23\u0e30",
    "R2D2",
    "Sacha",
    "42",
]


def refusal(name: str) -> str:
    with pytest.raises(RequestRefused) as refused:
        fit(name)
    return refused.value.code


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    assert refusal(name) == "unreadable-name"


@pytest.mark.parametrize("name", MIXED)
def test_a_word_in_two_alphabets_is_refused(name: str) -> None:
    assert refusal(name) == "mixed-name"


@pytest.mark.parametrize("name", RESERVED)
def test_nobody_passes_for_the_house(name: str) -> None:
    assert refusal(name) == "reserved-name"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", LEVELS)
def test_nobody_passes_for_a_bot(bot: str, language: str) -> None:
    assert refusal(bot_label(bot, language)) == "reserved-name"


@pytest.mark.parametrize("name", FINE)
def test_people_of_all_alphabets_keep_their_names(name: str) -> None:
    assert fit(name) == name


def test_a_name_is_kept_in_one_form() -> None:
    assert fit("Zoe\u0301") == "Zo\u00e9"
    assert fit("Ada\u00a0\u2003L") == "Ada L"
    assert fit("\u2764\ufe0f") == "\u2764"
    assert fit("\U0001d400\U0001d41d\U0001d41a") == "Ada"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Anna", "\u0410nna"),
        ("NINA", "\u039d\u0399\u039d\u0391"),
        ("Ilse", "llse"),
        ("Bob", "B0b"),
        ("Zoe", "Zo\u00eb"),
        ("Ada L", "AdaL"),
        ("Marne", "Mame"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_names_that_differ_are_two() -> None:
    names = ["Ada", "Ida", "Adam", "Eve", "Pupil 2", "Pupil 3", *FINE]
    assert len({looks(name) for name in names}) == len(set(names))


@pytest.mark.parametrize(
    ("name", "code"), [("A\u200bda", "unreadable-name"), ("\u0410da", "mixed-name"), ("Rex", "reserved-name")]
)
def test_every_door_refuses(server: Server, name: str, code: str) -> None:
    guest = server.guest()
    tournament = {"name": name, "game": "trex", "format": "swiss", "seats": 2}
    hot_seat = {"game": "trex", "seats": ["me", "me"], "names": [None, name]}
    answers = [
        server.nobody().post("/api/guest", {"name": name}, 400),
        guest.post("/api/guest", {"name": name}, 400),
        guest.post("/api/tables", hot_seat, 400),
        guest.post("/api/tournaments", tournament, 400),
    ]
    assert [answer["code"] for answer in answers] == [code] * 4
    assert guest.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize("account", ["Cubarium", "a.d.m.i.n", "rex", "r00t"])
def test_nor_is_there_an_account_of_the_house(server: Server, account: str) -> None:
    wish = {"account": account, "password": "correct horse"}
    assert server.guest().post("/api/account", wish, 400)["code"] == "reserved-name"


def test_two_at_a_table_do_not_look_alike(server: Server) -> None:
    ada, other, watcher = (server.guest(name) for name in ("Ada", "ADA", "\u0410\u0434\u0430"))
    table = ada.set_table("trex", ["me", "me", "open", "open"], names=[None, "ada", None, None])
    with other.socket(table) as socket:
        socket.do("sit", seat=2)
        assert [seat["name"] for seat in socket.table["seats"]][:3] == ["Ada", "ada 2", "ADA 3"]
    assert watcher.name == "\u0410\u0434\u0430"


def test_who_watches_does_not_talk_like_one_who_plays(server: Server) -> None:
    ada, other = server.guest("Ada"), server.guest("ADA")
    with other.socket(ada.set_table()) as socket:
        socket.do("say", text="hello")
        assert socket.chat[-1]["name"] == "ADA 3"


def test_a_bot_takes_no_name_that_looks_like_one_at_the_table(server: Server) -> None:
    guest = server.guest("NOUR")
    seats = guest.look(guest.set_table("trex", ["me", "raptor"]))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["NOUR", "Mica"]


def test_a_name_of_before_stays_until_it_is_changed(server: Server) -> None:
    guest = server.guest("Ada")
    with server.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql("UPDATE person SET name = ? WHERE id = ?", ("Rex\u200b", guest.id))
    assert guest.get("/api/me")["name"] == "Rex\u200b"
