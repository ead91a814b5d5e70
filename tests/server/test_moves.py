"""A move meets the rules once, and shows nowhere before it is on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.server_table import Server, Socket


def counted(server: Server, table: str, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that grows with every application of the rules at a table."""
    rules = server.match(table).rules
    apply: Callable[..., None] = rules.apply
    applied: list[Any] = []

    def apply_and_count(state: Any, seat: int, action: int, chance: Any) -> None:
        applied.append((seat, action))
        apply(state, seat, action, chance)

    monkeypatch.setattr(rules, "apply", apply_and_count)
    return applied


def begin(server: Server, game: str, seats: list[str]) -> tuple[str, Socket]:
    ada = server.guest()
    table = ada.set_table(game, seats)
    return table, ada.join(table)


@pytest.mark.parametrize("game", ["cubosaurs", "cubitos", "trex"])
def test_the_rules_are_applied_once_for_every_move(
    server: Server, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table, socket = begin(server, game, ["me", "me"])
    applied = counted(server, table, monkeypatch)
    for _ in range(12):
        socket.move(-1)
    made = [(move.seat, move.action) for move in server.match(table).moves]
    assert len(made) == 12
    assert applied == made


def test_the_rules_are_applied_once_for_moves_of_bots_too(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, socket = begin(server, "trex", ["me", "bot"])
    applied = counted(server, table, monkeypatch)
    before = server.match(table).move_count
    while socket.table["status"] == "playing":
        socket.until(lambda s: s.table["status"] == "over" or (s.game and s.game["actions"]))
        if socket.table["status"] == "playing":
            socket.move()
    made = [(move.seat, move.action) for move in server.match(table).moves[before:]]
    assert {seat for seat, _ in made} == {0, 1}
    both = min(len(applied), len(made))
    assert applied[-both:] == made[-both:]
    assert abs(len(applied) - len(made)) <= 1, "one may have been on its way when counting began"


def test_a_refused_move_meets_no_rule_and_changes_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, socket = begin(server, "cubosaurs", ["me", "me"])
    applied = counted(server, table, monkeypatch)
    before = server.everything(table)
    assert socket.refused("act", **{**socket.choice(), "action": "roar"})["code"] == "malformed"
    assert (applied, server.everything(table)) == ([], before)


def test_a_move_that_could_not_be_stored_draws_the_same_luck_when_it_is_made(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, socket = begin(server, "cubitos", ["me", "me"])
    watcher = server.nobody().join(table)
    watcher.catch_up()
    prepared: list[Any] = []
    match = server.match(table)
    prepare = match.prepare

    def prepare_and_keep(*given: Any) -> Any:
        prepared.append(prepare(*given))
        return prepared[-1]

    monkeypatch.setattr(match, "prepare", prepare_and_keep)
    while not (prepared and prepared[-1].move.outcomes):
        before = server.everything(table)
        with server.failing_disk("moved"):
            assert socket.refused("act", **socket.choice())["code"] == "broken"
        assert server.everything(table) == before
        assert watcher.catch_up() == []
        socket.move()
        watcher.catch_up()
        failed, made = prepared[-2:]
        assert failed.move == made.move == match.moves[-1]
        assert failed.counters == match._chance.counters


def test_who_comes_while_a_move_is_being_stored_sees_what_is_stored(server: Server) -> None:
    table, socket = begin(server, "trex", ["me", "me"])
    ada = server.guest("Blaise")
    before = ada.look(table)
    with server.busy_disk():
        command = socket.send("act", **socket.choice())
        server.rest()
        late = ada.join(table)
        assert late.frames[0] == before
        assert ada.look(table) == before
        assert ada.get(f"/api/tables/{table}/move/1", 404)["code"] == "no-such-move"
        assert server.match(table).move_count == 0
    assert socket.answer(command)["type"] == "done"
    (update,) = (frame for frame in late.catch_up() if frame["type"] == "update")
    assert (update["event"], update["game"]["move"]) == (before["event"] + 1, 1)
