"""Bots are got ready in two processes beside the server: in which order, and what is told of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from cubarium.bots.registry import needs_preparation
from cubarium.engine.components.pack import Edition
from cubarium.server.tables import preparation
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import BEHIND, FRONT, Preparation
from cubarium.server.tables.preparing_process import Work
from tests.patience import SILENCE
from tests.server.server_table import Server

Act = Callable[["RecordedHelper", Work, bool], tuple[bool, str]]


def told_of(work: Work) -> str:
    return work.game if work.bot == "rex" else f"{work.game}, {work.bot}"


class RecordedHelper:
    """Stands for a process: notes what it is asked for, and answers as the test says."""

    asked: ClassVar[list[tuple[str, bool]]] = []
    made_by: ClassVar[list[tuple[int, str]]] = []
    ended: ClassVar[list[int]] = []
    act: ClassVar[Act]
    used_seconds: ClassVar[float] = 0.0

    def __init__(self, packs: Packs, niceness: int) -> None:
        self.niceness = niceness
        self.has_ended = threading.Event()

    def ask(self, work: Work, prepares: bool) -> tuple[bool, str]:
        self.asked.append((told_of(work), prepares))
        if prepares:
            self.made_by.append((self.niceness, told_of(work)))
        return type(self).act(self, work, prepares)

    def end(self) -> None:
        self.ended.append(self.niceness)
        self.has_ended.set()


@pytest.fixture
def helper(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[RecordedHelper]]:
    monkeypatch.setattr(preparation, "Helper", RecordedHelper)
    monkeypatch.setattr(RecordedHelper, "used_seconds", 0.0)
    for noted in (RecordedHelper.asked, RecordedHelper.made_by, RecordedHelper.ended):
        noted.clear()
    yield RecordedHelper


def edition(game: str) -> Edition:
    return Packs().for_new_tables(game).edition


async def all_done(beside: Preparation) -> None:
    while beside._tasks:
        await asyncio.gather(*beside._tasks)


def work_through(
    begin: Callable[[Preparation], Awaitable[None] | None], cores: int = 2
) -> tuple[Preparation, list[str]]:
    """Let a preparation do all it is asked for; return it and the games of which it told, in order."""

    async def run() -> tuple[Preparation, list[str]]:
        beside, told = Preparation(Packs(), cores), list[str]()
        beside.tell_news = lambda work: told.append(told_of(work))
        begun = begin(beside)
        if begun is not None:
            await begun
        await all_done(beside)
        return beside, told

    return asyncio.run(run())


def test_what_is_there_is_found_before_anything_is_made(helper: type[RecordedHelper]) -> None:
    helper.act = lambda _, work, prepares: (prepares or work.game == "cubano-naval-dice", "")
    games = ["cubano-course", "cubano-naval-dice", "cubitos"]
    beside, told = work_through(lambda beside: beside.get_all_ready(games))
    looks = [(name, False) for name in (*games, *(f"{game}, review" for game in games))]
    made = ["cubano-course", "cubitos", "cubano-course, review", "cubitos, review"]
    assert helper.asked == [*looks, *((name, True) for name in made)]
    assert told == ["cubano-naval-dice", "cubano-naval-dice, review", *made]
    assert beside.is_ready("cubitos", edition("cubitos"), "rex")
    assert not beside.is_ready("cubitos", Edition("another pack"), "rex")
    assert helper.ended == [BEHIND]  # its memory is given back


async def until(event: threading.Event) -> None:
    assert await asyncio.to_thread(event.wait, SILENCE), "it did not happen"


def test_a_table_that_waits_comes_first_with_more_of_the_processor(helper: type[RecordedHelper]) -> None:
    is_made = threading.Event()

    def act(process: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
        if process.niceness == BEHIND:
            assert is_made.wait(SILENCE), "what a table waits for was not made"
        elif prepares:
            is_made.set()
        return prepares, ""

    helper.act = act

    def begin(beside: Preparation) -> None:
        beside.get_all_ready(["cubano-course", "cubano-naval-dice", "cubitos"])
        beside.want("cubitos", edition("cubitos"), "rex")
        beside.want("cubitos", edition("cubitos"), "rex")

    _, told = work_through(begin)
    assert told[0] == "cubitos"
    rest = [
        "cubano-course",
        "cubano-naval-dice",
        "cubano-course, review",
        "cubano-naval-dice, review",
        "cubitos, review",
    ]
    assert helper.made_by == [(FRONT, "cubitos"), *((BEHIND, name) for name in rest)]


@pytest.mark.parametrize(
    ("used_seconds", "made_by"), [(1e9, [BEHIND]), (0.0, [BEHIND, FRONT])], ids=["gets on", "is starved"]
)
def test_what_is_being_made_is_not_made_twice_unless_it_is_starved(
    helper: type[RecordedHelper], used_seconds: float, made_by: list[int]
) -> None:
    has_begun, may_end = threading.Event(), threading.Event()

    def act(process: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
        if process.niceness == BEHIND and work.game == "cubano-naval-dice" and prepares:
            has_begun.set()
            while not may_end.wait(0.01):
                if process.has_ended.is_set():
                    raise EOFError
        elif prepares and used_seconds:
            may_end.set()
        return prepares, ""

    helper.act = act

    async def begin(beside: Preparation) -> None:
        beside._add([Work("cubano-naval-dice", edition("cubano-naval-dice"), "rex")])
        await until(has_begun)
        helper.used_seconds = used_seconds
        beside.want("cubano-naval-dice", edition("cubano-naval-dice"), "rex")
        beside.want("cubitos", edition("cubitos"), "rex")

    beside, told = work_through(begin)
    assert sorted(told) == ["cubano-naval-dice", "cubitos"]
    assert [by for by, name in helper.made_by if name == "cubano-naval-dice"] == made_by
    assert beside.is_ready("cubano-naval-dice", edition("cubano-naval-dice"), "rex")


def test_on_one_core_nothing_else_is_begun_while_a_table_waits(helper: type[RecordedHelper]) -> None:
    all_are_known = threading.Event()

    def act(process: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
        if process.niceness == FRONT and prepares:
            assert all_are_known.wait(SILENCE)
            assert {name for name, _ in helper.asked} == {"cubitos"}
        return prepares, ""

    helper.act = act

    async def begin(beside: Preparation) -> None:
        beside.want("cubitos", edition("cubitos"), "rex")
        await beside._add_all(["cubano-naval-dice", "cubitos"])
        all_are_known.set()

    _, told = work_through(begin, cores=1)
    assert told == ["cubitos", "cubano-naval-dice", "cubano-naval-dice, review", "cubitos, review"]
    assert helper.made_by[1:] == [(BEHIND, name) for name in told[1:]]


def test_a_game_that_somebody_chooses_comes_before_others(helper: type[RecordedHelper]) -> None:
    helper.act = lambda _, work, prepares: (prepares, "")

    async def begin(beside: Preparation) -> None:
        await beside._add_all(["cubosaurs", "cubano-naval-dice", "cubitos"])
        beside.expect("cubitos")

    _, told = work_through(begin)
    assert told[:3] == ["cubitos", "cubosaurs", "cubano-naval-dice"]


def test_what_is_for_changed_values_comes_last_and_one_thing_at_a_time(helper: type[RecordedHelper]) -> None:
    running: list[str] = []

    def act(process: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
        if work.components.values:
            running.append(work.components.digest)
            assert running == [work.components.digest]
            made = {name for name, is_made in helper.asked if is_made}
            assert made >= {"cubitos, review", "trex, review"}
            running.clear()
        return prepares, ""

    helper.act = act
    changed = [Edition(digest, (f"game.rounds={digest}",)) for digest in ("1", "2", "3")]

    async def begin(beside: Preparation) -> None:
        await beside._add_all(["cubitos", "trex"])
        for each in changed:
            beside.want("trex", each, "rex")

    beside, told = work_through(begin)
    assert told[-3:] == ["trex"] * 3
    assert all(beside.is_ready("trex", each, "rex") for each in changed)
    assert {niceness for niceness, _ in helper.made_by[-3:]} == {FRONT}


def test_what_is_known_of_changed_values_is_bounded(
    helper: type[RecordedHelper], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation, "MOST_REMEMBERED", 2)
    helper.act = lambda _, work, prepares: (prepares, "")

    async def begin(beside: Preparation) -> None:
        for number in range(5):
            beside.want("trex", Edition(str(number), ("game.rounds=3",)), "rex")
            await all_done(beside)

    beside, told = work_through(begin)
    assert len(told) == 5
    assert {work.components.digest for work in beside._ready} <= {"2", "3", "4"}
    assert beside._ready | beside._wanted | beside._looked_for == {*beside._changed}


def test_what_a_page_chooses_is_expected(fresh: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    expected: list[str] = []
    monkeypatch.setattr(fresh.bot_pool.preparation, "expect", expected.append)
    ada = fresh.guest()
    assert ada.client.post("/api/games/trex/choice").status_code == 204
    assert ada.client.post("/api/games/chess/choice").status_code == 404
    assert expected == ["trex"]


def fails(helper: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
    return (prepares, "") if work.game == "cubano-naval-dice" else (False, "Traceback")


def ends(helper: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
    if work.game != "cubano-naval-dice" and prepares:
        raise EOFError
    return prepares, ""


def makes_nothing(helper: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
    return work.game == "cubano-naval-dice" and prepares, ""


@pytest.mark.parametrize("act", [fails, ends, makes_nothing])
def test_what_cannot_be_got_ready_is_given_up_and_the_others_go_on(
    helper: type[RecordedHelper], caplog: pytest.LogCaptureFixture, act: Act
) -> None:
    helper.act = act
    beside, told = work_through(lambda beside: beside.get_all_ready(["cubosaurs", "cubano-naval-dice"]))
    assert [name for name in told if "cubano-naval-dice" in name] == [
        "cubano-naval-dice",
        "cubano-naval-dice, review",
    ]
    assert beside.trouble_of("cubosaurs", edition("cubosaurs"), "rex") == "given-up"
    assert "rex cannot be got ready for cubosaurs" in caplog.text


def test_what_ended_its_process_is_told_and_tried_once_more(
    helper: type[RecordedHelper], caplog: pytest.LogCaptureFixture
) -> None:
    def act(_: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
        if prepares and len(helper.made_by) == 1:
            raise EOFError
        return prepares, ""

    helper.act = act
    _, told = work_through(lambda beside: beside.want("trex", edition("trex"), "rex"))
    assert told == ["trex"]
    assert helper.asked == [("trex", False), ("trex", True), ("trex", True)]
    assert helper.ended == [FRONT, FRONT]
    assert "rex for trex: its process has ended, it is tried again" in caplog.text


def test_a_chair_says_of_its_bot_that_it_gets_ready_and_what_came_of_it(
    helper: type[RecordedHelper], fresh: Server
) -> None:
    is_noted = threading.Event()

    def act(_: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
        assert not prepares or is_noted.wait(SILENCE), "the chair said nothing"
        return (False, "Traceback") if work.game == "trex" and prepares else (prepares, "")

    helper.act = act
    ada = fresh.guest()
    sockets = [ada.join(ada.set_table(game, ["me", "rex", "open"])) for game in ("trex", "cubosaurs")]
    notes = [socket.table["seats"][1]["bot_note"] for socket in sockets]
    assert notes == ["getting ready, plays as Raptor until then"] * 2
    is_noted.set()
    failed, made = sockets
    failed.until(lambda s: s.table["seats"][1]["bot_note"] == "could not get ready here, plays as Raptor")
    made.until(lambda s: s.table["seats"][1]["bot_note"] == "")


@pytest.mark.parametrize("is_there", [True, False])
def test_somebody_who_asks_waits_for_a_look_and_not_for_the_making(
    helper: type[RecordedHelper], is_there: bool
) -> None:
    may_make = threading.Event()

    def act(_: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
        assert not prepares or may_make.wait(SILENCE), "nobody went on"
        return prepares or is_there, ""

    helper.act = act

    async def run() -> tuple[bool, bool]:
        beside = Preparation(Packs())
        found = await beside.look("trex", edition("trex"), "rex")
        may_make.set()
        await all_done(beside)
        return found, await beside.look("trex", edition("trex"), "rex")

    assert asyncio.run(run()) == (is_there, True)


def test_bots_that_need_nothing_are_ready_and_so_are_those_that_are_gone() -> None:
    beside = Preparation(Packs())
    assert [bot for bot in ("hatchling", "raptor", "rex", "greedy", "random") if needs_preparation(bot)] == [
        "rex"
    ]
    assert beside.is_ready("trex", edition("trex"), "raptor")
    assert beside.is_ready("trex", edition("trex"), "uninstalled")


def test_the_game_that_is_played_most_is_got_ready_first(
    helper: type[RecordedHelper], tmp_path: Path
) -> None:
    helper.act = lambda _, work, prepares: (prepares, "")
    with Server(tmp_path) as server:
        ada = server.guest()
        for game in ("cubano-course", "trex", "trex"):
            ada.set_table(game, ["me", "open"])
        server.call(server.lobby.get_bots_ready)
        server.call(all_done, server.bot_pool.preparation)
    made = [game for game, prepares in helper.asked if prepares]
    assert made[:2] == ["trex", "cubano-course"]
    assert len(made) == len({*made}) > 5
    reviews = [name for name in made if name.endswith("review")]
    assert made[-len(reviews) :] == reviews
    assert "cubano-puzzle, review" not in reviews


def test_levels_are_offered_by_name_in_both_languages(fresh: Server) -> None:
    def offered(language: str) -> list[tuple[str, str, str]]:
        card = fresh.nobody().get(f"/api/games?lang={language}")[0]
        assert card["default_bot"] == "raptor"
        return [(bot["name"], bot["label"], bot["help"]) for bot in card["bots"]]

    assert offered("en") == [
        ("hatchling", "Hatchling", "New to the game, overlooks things."),
        ("raptor", "Raptor", "Plays with some common sense."),
        ("rex", "Rex", "Tries every move in its head."),
        ("meteor", "Meteor", "Has learned from a great many games."),
    ]
    assert offered("fr") == [
        ("hatchling", "Bébé dino", "Débute, et laisse passer des choses."),
        ("raptor", "Raptor", "Joue avec un peu de bon sens."),
        ("rex", "Rex", "Essaie chaque coup dans sa tête."),
        ("meteor", "Météore", "A appris au fil de très nombreuses parties."),
    ]


def test_tables_of_before_say_their_bots_in_plain_words(fresh: Server) -> None:
    ada = fresh.guest()
    table = ada.set_table("trex", ["me", "greedy", "random"])
    labels = [
        [chair["bot_label"] for chair in ada.look(table, lang)["table"]["seats"]] for lang in ("en", "fr")
    ]
    assert labels == [[None, "Raptor", "Chance"], [None, "Raptor", "Hasard"]]
