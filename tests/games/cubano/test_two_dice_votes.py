"""Chapter 2 of Cub'ano, votes: on the exit door, and on going on after a capot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cubano.two_dice_table import Table, table

DOOR: dict[str, Any] = {
    "players": 4,
    "phase": 3,
    "cubes": ["a1 b1", "", "d1 d2"],
    "reserves": [(0, 0), (8, 0)],
    "formed": "a8 b8",
    "gone": {2: "out"},
    "options": {"exit_door": 2},
}
CAPOT: dict[str, Any] = {
    "players": 4,
    "phase": 3,
    "cubes": ["a1 b1"],
    "reserves": [(0, 0), (8, 0), (8, 0)],
    "formed": "a8 b8",
    "heap": (0, 2),
}


def capot(**changes: Any) -> Table:
    """Return a table that a player has just left, nobody else having a square."""
    setting = {**CAPOT, **changes}
    return table(**{**setting, "options": {"stop_on_capot": 2}}).throw("brown", "brown").act("exit")


@pytest.mark.rule("cubano-2.68")
def test_the_player_to_throw_may_propose_the_door_and_a_majority_opens_it() -> None:
    t = table(**DOOR)
    assert t.legal() == ["throw", "propose"]
    t.act("propose")
    assert (t.match.actors(), t.legal(1)) == ([1, 3], ["vote yes", "vote no"])
    assert t.refused("throw", seat=1) == "cubano-2.68"
    t.act("vote yes", seat=3)
    assert t.events("door-opens") == [{"seat": 0, "ayes": 2, "noes": 0}]
    assert (t.asked, t.legal(), t.state.exit_door, t.state.proposed) == (0, ["throw"], 1, 0)
    t.throw("orange", "orange")
    assert t.legal() == ["exit", "done"]


@pytest.mark.rule("cubano-2.68")
def test_half_of_the_players_is_no_majority() -> None:
    t = table(**{**DOOR, "gone": {}, "cubes": ["a1 b1"]}).act("propose").act("vote yes", seat=2)
    assert t.match.actors() == [1, 3]
    t.act("vote no", seat=1).act("vote no", seat=3)
    assert t.events("door-stays-shut") == [{"seat": 0, "ayes": 2, "noes": 2}]
    assert (t.asked, t.legal(), t.state.ayes, t.state.noes) == (0, ["throw"], 0, 0)


@pytest.mark.rule("cubano-2.68")
def test_ruling_67_who_proposes_is_for_it_and_a_decided_vote_is_over() -> None:
    t = table(**DOOR).act("propose")
    assert t.state.ayes == 0b1
    t.act("vote no", seat=1)
    assert t.asked == 3  # one of three for it, one against
    t.act("vote no")
    assert t.state.exit_door == 2
    t = table(**{**DOOR, "gone": {}, "cubes": ["a1 b1"]}).act("propose").act("vote no", seat=1)
    t.act("vote no", seat=2)
    assert t.asked == 0  # two of four are against: the fourth can change nothing


@pytest.mark.rule("cubano-2.68")
def test_the_door_is_proposed_once_by_each_player_while_it_is_shut() -> None:
    t = table(**DOOR).act("propose").act("vote no", seat=1).act("vote no", seat=3)
    assert t.refusal("propose").message == "refuse-proposed-once"
    t.throw("green", "blue")
    assert (t.asked, t.legal()) == (1, ["throw", "propose"])
    t.act("propose").act("vote yes", seat=3)
    t.throw("green", "blue", seat=1)
    assert (t.asked, t.refusal("propose").message) == (3, "refuse-no-door-vote")


@pytest.mark.rule("cubano-2.68")
@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ({"phase": 2}, "refuse-door-too-early"),
        ({"options": {"exit_door": 1}}, "refuse-no-door-vote"),
        ({"options": {}}, "refuse-no-door-vote"),
    ],
)
def test_a_door_is_proposed_in_the_third_phase_where_it_was_so_agreed(
    setting: dict[str, Any], message: str
) -> None:
    t = table(**{**DOOR, **setting})
    assert t.legal() == ["throw"]
    refused = t.refusal("propose")
    assert (refused.rule, refused.message) == ("cubano-2.68", message)
    assert t.refusal("vote yes").message == "refuse-no-vote"


@pytest.mark.rule("cubano-2.55", "cubano-2.68")
def test_ruling_28_the_door_is_never_open_agreed_on_or_voted_on() -> None:
    for agreed, leads in ((0, False), (1, True), (2, False)):
        t = table(**{**DOOR, "options": {"exit_door": agreed}}).throw("orange", "orange")
        assert ("exit" in t.legal()) == leads


@pytest.mark.rule("cubano-2.69")
def test_players_still_in_the_game_may_end_it_at_a_capot() -> None:
    t = capot()
    assert (t.match.actors(), t.legal(1)) == ([1, 2, 3], ["vote yes", "vote no"])
    assert t.refused("throw", seat=1) == "cubano-2.69"
    assert t.events("capot") == [{"seat": 0}]
    t.act("vote yes", seat=3).act("vote yes", seat=1)
    assert (t.match.is_over, t.events("capot-ends")) == (True, [{"seat": 0, "ayes": 2, "noes": 0}])


@pytest.mark.rule("cubano-2.69")
def test_without_a_majority_the_game_goes_on_after_a_capot() -> None:
    t = capot().act("vote no", seat=2).act("vote yes", seat=1).act("vote no", seat=3)
    assert t.events("capot-goes-on") == [{"seat": 0, "ayes": 1, "noes": 2}]
    assert (t.match.is_over, t.asked, t.legal()) == (False, 1, ["throw"])


@pytest.mark.rule("cubano-2.35", "cubano-2.69")
def test_ruling_24_a_capot_ends_the_game_never_always_or_by_vote() -> None:
    for agreed, asked in ((0, [1]), (1, []), (2, [1, 2, 3])):
        t = table(**CAPOT, options={"stop_on_capot": agreed}).throw("brown", "brown").act("exit")
        assert (t.match.actors(), t.match.is_over) == (asked, agreed == 1)


@pytest.mark.rule("cubano-2.69")
def test_ruling_68_waiting_players_vote_and_where_nobody_could_go_on_there_is_no_vote() -> None:
    setting: dict[str, Any] = {
        "players": 2,
        "phase": 1,
        "waiting": [1],
        "cubes": [" ".join(f"{column}{row}" for row in "123" for column in "abcdefgh")],
        "formed": "a8 b8",
    }
    t = table(**setting, options={"stop_on_capot": 2})
    t.throw("brown", "brown").act("exit")
    assert (t.match.actors(), t.legal()) == ([1], ["vote yes", "vote no"])
    t = (
        table(**{**CAPOT, "players": 2, "reserves": []}, options={"stop_on_capot": 2})
        .throw("brown", "brown")
        .act("exit")
    )
    assert (t.status(1), t.events("capot")) == ("last", [{"seat": 0}])
