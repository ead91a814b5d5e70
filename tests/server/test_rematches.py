"""In a rematch the seats move on: who sat first sits last, and what is said of a person stays with them."""

from __future__ import annotations

from typing import Any

from tests.server.server_table import Guest, Server
from tests.server.test_playing_on import finish, play_on


def over(guest: Guest, game: str, seats: list[str], **more: Any) -> str:
    return finish(guest, guest.set_table(game, seats, **more))


def rematch(guest: Guest, table: str) -> Any:
    return guest.post(f"/api/tables/{table}/rematch")["table"]


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def told(guest: Guest, table: str) -> str:
    return str(guest.look(table)["game"]["result"]["rematch"])


def test_who_sat_first_sits_last_and_after_as_many_games_first_again(server: Server) -> None:
    ada = server.guest("Ada")
    table = over(ada, "cubosaurs", ["me", "random", "random"], options={"rounds": 1})
    first, second, third = names(ada.look(table)["table"])
    assert told(ada, table) == f"Next time {second} has the first seat, and who begins is drawn."
    orders = []
    for _ in range(3):
        new = rematch(ada, table)
        orders.append(names(new))
        assert new["options"] == ada.look(table)["table"]["options"]
        table = finish(ada, new["id"])
    assert orders == [[second, third, first], [third, first, second], [first, second, third]]
    assert ada.look(table)["table"]["mine"] == [0]


def test_the_option_who_begins_goes_on_to_the_next(server: Server) -> None:
    ada = server.guest("Ada")
    table = over(ada, "trex", ["me", "random", "random"], options={"first": 1})
    old = ada.look(table)["table"]
    assert told(ada, table) == f"{names(old)[1]} begins next time."
    new = rematch(ada, table)
    begins = [seat["name"] for seat in new["seats"] if seat["roles"]]
    assert begins == [names(old)[1]]
    assert new["options"]["first"] == 1
    assert server.match(new["id"]).state_at(0).turn == 0


def test_a_handicap_stays_with_the_person(server: Server) -> None:
    ada = server.guest("Ada")
    table = over(ada, "cubano-naval-dice", ["me", "random"], options={"addition_only": 2})
    held = [seat["name"] for seat in ada.look(table)["table"]["seats"] if seat["roles"]]
    new = rematch(ada, table)
    assert [seat["name"] for seat in new["seats"] if seat["roles"]] == held != []
    assert names(new) == names(ada.look(table)["table"])[::-1]


def test_from_a_moment_the_seats_stay_and_it_is_said(server: Server) -> None:
    ada = server.guest("Ada")
    table = over(ada, "trex", ["me", "random"])
    new = finish(ada, play_on(ada, table, 9)["table"]["id"])
    assert told(ada, new) == "The rematch begins at the same moment, with the same seats."
    assert names(rematch(ada, new)) == names(ada.look(new)["table"])


def test_one_who_plays_alone_is_told_nothing_of_seats(server: Server) -> None:
    ada = server.guest("Ada")
    table = over(ada, "cubano-puzzle", ["me"])
    assert told(ada, table) == ""
    assert names(rematch(ada, table)) == ["Ada"]
