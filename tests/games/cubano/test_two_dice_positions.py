"""Positions, laws, refusals and whole games of Cub'ano 2 dice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.checking.conformance import check_game
from cubarium.engine.errors import IllegalAction, ImpossiblePosition, OutOfTurn
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of
from cubarium.games.cubano.two_dice import SPEC
from cubarium.games.cubano.two_dice.rules.conservation import BAR_LAW, BOARD_LAW, CUBE_LAW, laws_broken
from cubarium.games.cubano.two_dice.state import ANNOUNCING, HEARING, OVER, VOTING
from cubarium.games.cubano.two_dice.table.positions import conserved, position_problems
from cubarium.games.cubano.two_dice.table.statistics import Statistics
from cubarium.sim.runner import simulate
from tests.games.cubano.two_dice_table import Setting, Table, table

Change = Callable[[Any], None]


def set_to(name: str, value: Any, seat: int | None = None) -> Change:
    """Return a change of one field of a state, or of one of its seats."""
    return lambda s: setattr(s if seat is None else s.seats[seat], name, value)


def at(name: str, index: int, value: int) -> Change:
    """Return a change of one item of a list."""
    return lambda s: getattr(s, name).__setitem__(index, value)


def both(first: Change, second: Change) -> Change:
    """Return two changes as one."""

    def change(s: Any) -> None:
        first(s)
        second(s)

    return change


@pytest.mark.parametrize(
    ("change", "law", "told"),
    [
        (set_to("heap_cubes", 9), CUBE_LAW, "cubano-1.3"),
        (set_to("cubes", -1, 0), CUBE_LAW, "cubano-1.3"),
        (set_to("bars", 1, 0), BAR_LAW, "cubano-1.2"),
        (set_to("row_bars", 0), BAR_LAW | BOARD_LAW, "cubano-1.2"),
        (at("missing", 20, 1), BOARD_LAW, "cubano-1.6"),
        (at("empty", 2, 9), BOARD_LAW, "cubano-1.6"),
        (set_to("squares", 5, 1), BOARD_LAW, "cubano-1.8"),
    ],
)
def test_laws_notice_what_is_lost_or_made(change: Change, law: int, told: str) -> None:
    s = table(cubes=["a1", "b1"]).state
    assert (laws_broken(s), conserved(s)) == (0, [])
    change(s)
    assert laws_broken(s) & law == law
    assert any(told in line for line in conserved(s))


@pytest.mark.rule("cubano-2.26")
def test_a_cube_in_no_formed_square_breaks_a_law() -> None:
    s = table(cubes=["a1", "b1"]).state
    s.colours[35], s.colours[0] = 1, 0
    assert laws_broken(s) & BOARD_LAW
    assert any("cubano-2.26" in line for line in conserved(s))


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (set_to("players", 7), "cubano-2.1"),
        (set_to("phase", 0), "cubano-2.10"),
        (set_to("phase", 1), "cubano-2.11"),
        (set_to("turn", 3), "cubano-2.1"),
        (set_to("step", 8), "cubano-2.62"),
        (both(set_to("step", 2), at("dice", 0, 6)), "cubano-2.15"),
        (set_to("step", 5), "cubano-2.14"),
        (set_to("step", 10), "cubano-2.57"),
        (set_to("claimant", 1), "cubano-2.37"),
        (set_to("resume", 2), "cubano-2.37"),
        (set_to("claims", 1, 1), "cubano-2.36"),
        (set_to("drawn_bars", 1), "cubano-2.14"),
        (set_to("placed", 1), "cubano-2.28"),
        (set_to("entered", 1), "cubano-2.4"),
        (set_to("colour", 5, 2), "cubano-2.4"),
        (at("dice", 0, 0), "cubano-2.3"),
        (set_to("status", 4, 0), "cubano-2.57"),
        (set_to("status", 3, 0), "cubano-2.50"),
        (set_to("cubes", 1, 5), "cubano-2.1"),
        (set_to("exit_door", 3), "cubano-2.68"),
        (set_to("stop_on_capot", -1), "cubano-2.68"),
        (set_to("proposed", 8), "cubano-2.1"),
        (set_to("proposed", 1), "cubano-2.68"),
        (set_to("ayes", 1), "cubano-2.68"),
        (set_to("step", 13), "cubano-2.68"),
        (both(set_to("step", 13), set_to("exit_door", 2)), "cubano-2.68"),
        (set_to("let_pass", 1), "cubano-2.66"),
        (set_to("step", 11), "cubano-2.61"),
        (both(both(set_to("attentive", 1), set_to("step", 11)), at("dice", 0, 6)), "cubano-2.64"),
        (both(set_to("attentive", 1), set_to("step", 12)), "cubano-2.65"),
    ],
)
def test_impossible_positions_are_told_with_their_rule(change: Change, rule: str) -> None:
    s = copy_of(table(reserves=[(3, 1)], cubes=["a1 b1", "a8"]).state)
    assert position_problems(s) == []
    change(s)
    assert any(rule in problem for problem in position_problems(s))


@pytest.mark.rule("cubano-2.38", "cubano-2.66")
def test_who_is_asked_first_and_who_let_pass_fit_together() -> None:
    t = table(turn=1, reserves=[(0, 0), (9, 3)]).throw("brown", "orange")

    def is_possible(claimant: int, let_pass: int) -> bool:
        s = copy_of(t.state)
        s.claimant, s.let_pass = claimant, let_pass
        return position_problems(s) == []

    found = {(c, p) for c in (0, 2) for p in (0, 0b1, 0b100, 0b101) if is_possible(c, p)}
    assert found == {(2, 0), (0, 0b100), (2, 0b101)}


@pytest.mark.rule("cubano-2.69")
def test_a_vote_at_a_capot_needs_a_capot() -> None:
    options = {"stop_on_capot": 2}
    setting = {
        "phase": 3,
        "formed": "a8 b8",
        "heap": (0, 2),
        "reserves": [(0, 0), (8, 0)],
        "options": options,
    }
    t = table(cubes=["a1 b1"], **setting).throw("brown", "brown").act("exit")
    s = copy_of(t.state)
    assert position_problems(s) == []
    s.stop_on_capot = 1
    assert any("cubano-2.69" in problem for problem in position_problems(s))


@pytest.mark.parametrize("options", [{"attentive": 1}, {"exit_door": 2, "stop_on_capot": 2, "attentive": 1}])
def test_every_position_with_calls_and_votes_can_be_started_from(options: dict[str, int]) -> None:
    luck, seen = random.Random(3), set()
    match = Match(SPEC, {"players": 3, **options}, seed=3)
    while not match.is_over:
        if match.state.step > OVER and (match.state.step not in seen or luck.random() < 0.1):
            seen.add(match.state.step)
            again = Match(SPEC, {"players": 3, **options}, position=match.to_json())
            assert (again.packed(), again.actors()) == (match.packed(), match.actors())
        seat = luck.choice(match.actors())
        match.act(seat, luck.choice(match.legal(seat)))
    assert seen == ({ANNOUNCING, HEARING, VOTING} if "exit_door" in options else {ANNOUNCING, HEARING})


@pytest.mark.rule("cubano-2.50")
def test_an_insolvent_player_cannot_be_about_to_throw() -> None:
    with pytest.raises(ImpossiblePosition, match=r"cubano-2\.50"):
        table(phase=3, reserves=[(4, 0)])


def test_a_throw_is_asked_before_anything_else() -> None:
    t = table(reserves=[(4, 1)])
    for action in ("place", "bar", "lay a1-b1", "fill a1", "draw cube", "exit", "done", "share cube"):
        assert t.refused(action) == "cubano-2.3"
    assert t.refused("flip a1") == t.refused("renounce") == t.refused("call") == "cubano-2.36"
    with pytest.raises(OutOfTurn):
        t.act("throw", seat=1)


def test_an_operation_in_hand_is_finished_first() -> None:
    t = table(phase=1, reserves=[(9, 3)]).throw("brown", "brown").act("place")
    assert t.refused("draw cube") == "cubano-2.14"
    t = table(phase=1, reserves=[(9, 3)]).throw("brown", "blue").act("bar")
    assert t.refused("fill a1") == "cubano-2.25"
    t = table(phase=1, reserves=[(9, 3)]).throw("brown", "brown").act("draw cube")
    assert t.refused("place") == "cubano-2.14"
    t = table(reserves=[(0, 0)]).throw("brown", "blue")
    with pytest.raises(IllegalAction):
        t.act("bar")


@pytest.mark.parametrize("options", SPEC.settings.combinations()[::6])
def test_random_games_conform(options: dict[str, int]) -> None:
    report = check_game(SPEC, options, games=2, seed=5)
    assert report.games == 2 and report.longest < 5000


def test_every_variant_meets_every_number_of_players_and_every_option_is_met() -> None:
    settings = SPEC.settings.combinations()
    for players in range(2, 7):
        for variant in SPEC.settings.variants.values():
            assert {"players": players, **variant} in settings
    for option in SPEC.settings.options:
        least = 3 if option.name == "late" else 2  # of two players nobody may be late
        assert {c["players"] for c in settings if c.get(option.name)} >= {least, 6}


def test_taking_back_is_free_before_the_next_throw() -> None:
    t = table(reserves=[(9, 3)]).throw("brown", "blue").act("place")
    assert t.match.undo_kind(0).value == "free"
    t.act("fill a1")
    assert t.match.undo_kind(0).value == "consent"
    t.throw("green", "blue")
    assert t.match.undo_kind(1).value == "impossible"


def test_statistics_tell_endings_and_phases() -> None:
    import numpy as np

    from cubarium.engine.record import pack, unpack

    t: Table = table(players=2, phase=3, cubes=["a1"], formed="d4 f6", turn=1).throw("green", "blue")
    states = np.frombuffer(pack(t.state), dtype=_dtype())
    assert unpack(SPEC.records.state, states[0].tobytes()) == t.state
    found = Statistics({}, 2)
    found.add(states, np.array([[0.0, 1.0]]))
    assert found.report() == {
        "endings": [
            {"ending": "expelled", "players_share": 0.5, "squares_mean": 1.0, "won_share": 0.0},
            {"ending": "last", "players_share": 0.5, "squares_mean": 2.0, "won_share": 1.0},
        ],
        "phases": [{"phase": 3, "games_share": 1.0, "squares_mean": 3.0}],
    }


def _dtype() -> Any:
    from cubarium.engine.record import dtype_of

    return dtype_of(SPEC.records.state)


# The simple bot


def chosen(t: Table, seat: int | None = None) -> str:
    """Return what the simple bot would do."""
    asked = t.asked if seat is None else seat
    legal = t.match.legal(asked)
    action = t.match.rules.greedy(t.match.view(asked), legal, len(legal), seeded(0))
    return SPEC.actions.to_text(action)


def test_the_simple_bot_grows_its_suite_and_cuts_others() -> None:
    assert chosen(table(reserves=[(9, 3)]).throw("brown", "blue")) == "draw cube"
    t = table(reserves=[(9, 9)], cubes=["c3 c4"]).throw("brown", "brown")
    assert chosen(t) == "place"
    assert chosen(t.act("place")) in {"fill b3", "fill b4", "fill d3", "fill d4", "fill c2", "fill c5"}
    t = table(cubes=["a3 b3 c3 d3 e3", "c2 c4"]).throw("red", "blue")
    assert chosen(t) == "flip c3"
    assert chosen(table(reserves=[(9, 9)]).throw("red", "blue")) == "claim cube"
    t = table(reserves=[(9, 9)], options={"attentive": 1}).throw("red", "blue")
    assert chosen(t) == "call"


def test_the_simple_bot_leaves_in_front_only() -> None:
    setting = {"phase": 3, "heap": (0, 2), "reserves": [(0, 0), (8, 0)], "formed": "a8 c8"}
    assert chosen(table(**setting, cubes=["a1 b1", "d1"]).throw("brown", "brown")) == "exit"
    assert chosen(table(**setting, cubes=["a1 b1", "d1 e1"]).throw("brown", "brown")) != "exit"


def test_the_simple_bot_wants_a_door_when_in_front_and_never_lets_pass() -> None:
    setting = {"phase": 3, "reserves": [(0, 0), (8, 0)], "options": {"exit_door": 2}}
    assert chosen(table(**setting, cubes=["a1 b1", "d1"])) == "propose"
    assert chosen(table(**setting, cubes=["a1 b1", "d1 e1"])) == "throw"
    t = table(**setting, cubes=["a1 b1", "d1"]).act("propose")
    assert (chosen(t, 1), chosen(t, 2)) == ("vote no", "vote no")
    t = table(**setting, cubes=["a1 b1", "d1 e1 f1"]).act("propose")
    assert chosen(t, 1) == "vote yes"
    t = table(turn=1, reserves=[(0, 0), (9, 9)]).throw("brown", "orange")
    assert chosen(t) == "claim cube"
    assert chosen(table(turn=1, options={"attentive": 1}).throw("red", "blue"), 1) == "call"


def test_the_simple_bot_beats_chance() -> None:
    wins = simulate(SPEC, {"players": 2}, ["greedy", "random"], 8, 0, backend="interpreted").seats[0].wins
    assert wins >= 7


def test_the_bank_of_the_tests_has_the_rest() -> None:
    position = Setting(reserves=[(9, 3)]).position()
    assert sum(seat["bars"] for seat in position["seats"]) == 112
