"""Bots are got ready in a process beside the server: in which order, and what is told of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from cubarium.bots.registry import needs_preparation
from cubarium.server.tables import preparation
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import Preparation, Work
from tests.patience import SILENCE
from tests.server.server_table import Server

Act = Callable[["RecordedHelper", Work, bool], tuple[bool, str]]


def told_of(work: Work) -> str:
    return work.game if work.bot == "rex" else f"{work.game}, {work.bot}"


class RecordedHelper:
    """Stands for the process: notes what it is asked for, and answers as the test says."""

    asked: ClassVar[list[tuple[str, bool]]] = []
    ended: ClassVar[list[bool]] = []
    act: ClassVar[Act]

    def __init__(self, packs: Packs) -> None: ...

    def ask(self, work: Work, prepares: bool) -> tuple[bool, str]:
        self.asked.append((told_of(work), prepares))
        return type(self).act(self, work, prepares)

    def end(self) -> None:
        self.ended.append(True)


@pytest.fixture
def helper(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[RecordedHelper]]:
    monkeypatch.setattr(preparation, "_Helper", RecordedHelper)
    RecordedHelper.asked.clear()
    RecordedHelper.ended.clear()
    yield RecordedHelper


def digest(game: str) -> str:
    return Packs().for_new_tables(game).digest


def work_through(begin: Callable[[Preparation], None]) -> tuple[Preparation, list[str]]:
    """Let a preparation do all it is asked for; return it and the games of which it told, in order."""

    async def run() -> tuple[Preparation, list[str]]:
        beside, told = Preparation(Packs()), list[str]()
        beside.tell_ready = lambda work: told.append(told_of(work))
        begin(beside)
        while beside._tasks:
            await asyncio.gather(*beside._tasks)
        return beside, told

    return asyncio.run(run())


def test_what_is_there_is_found_before_anything_is_made(helper: type[RecordedHelper]) -> None:
    helper.act = lambda _, work, prepares: (prepares or work.game == "trex", "")
    beside, told = work_through(lambda beside: beside.get_all_ready(["cubosaurs", "trex", "cubitos"]))
    games = ["cubosaurs", "trex", "cubitos"]
    looks = [(name, False) for name in (*games, *(f"{game}, review" for game in games))]
    made = ["cubosaurs", "cubitos", "cubosaurs, review", "cubitos, review"]
    assert helper.asked == [*looks, *((name, True) for name in made)]
    assert told == ["trex", "trex, review", *made]
    assert beside.is_ready("cubitos", digest("cubitos"), "rex")
    assert not beside.is_ready("cubitos", "another pack", "rex")
    assert helper.ended == [True]  # its memory is given back


def test_a_table_that_waits_comes_first(helper: type[RecordedHelper]) -> None:
    helper.act = lambda _, work, prepares: (prepares, "")

    def begin(beside: Preparation) -> None:
        beside.get_all_ready(["cubosaurs", "trex", "cubitos"])
        beside.want("cubitos", digest("cubitos"), "rex")
        beside.want("cubitos", digest("cubitos"), "rex")

    _, told = work_through(begin)
    assert [each for each in told if "review" not in each] == ["cubitos", "cubosaurs", "trex"]
    assert helper.asked.count(("cubitos", True)) == 1


def fails(helper: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
    return (prepares, "") if work.game == "trex" else (False, "Traceback")


def ends(helper: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
    if work.game != "trex" and prepares:
        raise EOFError
    return prepares, ""


def makes_nothing(helper: RecordedHelper, work: Work, prepares: bool) -> tuple[bool, str]:
    return work.game == "trex" and prepares, ""


@pytest.mark.parametrize("act", [fails, ends, makes_nothing])
def test_what_cannot_be_got_ready_is_given_up_and_the_others_go_on(
    helper: type[RecordedHelper], caplog: pytest.LogCaptureFixture, act: Act
) -> None:
    helper.act = act
    beside, told = work_through(lambda beside: beside.get_all_ready(["cubosaurs", "trex"]))
    assert told == ["trex", "trex, review"]
    assert not beside.is_ready("cubosaurs", digest("cubosaurs"), "rex")
    assert "rex cannot be got ready for cubosaurs" in caplog.text


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
        found = await beside.look("trex", digest("trex"), "rex")
        may_make.set()
        while beside._tasks:
            await asyncio.gather(*beside._tasks)
        return found, await beside.look("trex", digest("trex"), "rex")

    assert asyncio.run(run()) == (is_there, True)


def test_bots_that_need_nothing_are_ready_and_so_are_those_that_are_gone() -> None:
    beside = Preparation(Packs())
    assert [bot for bot in ("hatchling", "raptor", "rex", "greedy", "random") if needs_preparation(bot)] == [
        "rex"
    ]
    assert beside.is_ready("trex", digest("trex"), "raptor")
    assert beside.is_ready("trex", digest("trex"), "uninstalled")


def test_the_game_that_is_played_most_is_got_ready_first(
    helper: type[RecordedHelper], tmp_path: Path
) -> None:
    helper.act = lambda _, work, prepares: (prepares, "")
    with Server(tmp_path) as server:
        ada = server.guest()
        for game in ("cubano-course", "trex", "trex"):
            ada.set_table(game, ["me", "open"])
        server.call(server.lobby.get_bots_ready)
        beside = server.bot_pool.preparation

        async def rest() -> None:
            while beside._tasks:
                await asyncio.gather(*beside._tasks)

        server.call(rest)
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
        ("raptor", "Raptor", "Plays by simple sense."),
        ("rex", "Rex", "Tries every move in its head."),
    ]
    assert offered("fr") == [
        ("hatchling", "Bébé dino", "Débute, et laisse passer des choses."),
        ("raptor", "Raptor", "Joue avec un peu de bon sens."),
        ("rex", "Rex", "Essaie chaque coup dans sa tête."),
    ]


def test_tables_of_before_say_their_bots_in_plain_words(fresh: Server) -> None:
    ada = fresh.guest()
    table = ada.set_table("trex", ["me", "greedy", "random"])
    labels = [
        [chair["bot_label"] for chair in ada.look(table, lang)["table"]["seats"]] for lang in ("en", "fr")
    ]
    assert labels == [[None, "Raptor", "Chance"], [None, "Raptor", "Hasard"]]
