"""What surrounds the rules of Cub'ano 1 die: refusals, positions, views, taking back, bots, statistics."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.components.pack import ComponentError, export_pack, read_pack
from cubarium.engine.errors import ImpossiblePosition, Malformed, OutOfTurn
from cubarium.engine.match import SPECTATOR, Match, Undo
from cubarium.engine.record import copy_of, pack, to_json
from cubarium.games.cubano.rules.board import SQUARE_NAMES
from cubarium.sim.runner import simulate
from tests.games.cubano.one_die_table import SPEC, Setting, around, new_game, random_game, table

RULE = re.compile(r"cubano-(1|3)\.\d+")
GREEDY_MUST_WIN = 0.9

# Refusals


@pytest.mark.parametrize(("action", "rule"), [("throw", "3.2"), ("lay a1-b1", "3.2"), ("flip a1", "3.2")])
def test_nothing_happens_before_colours_are_chosen(action: str, rule: str) -> None:
    assert new_game(2).refused(action) == f"cubano-{rule}"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("lay d4-d5", "3.3"),
        ("lay a1-a2", "3.8"),
        ("renounce", "3.6"),
        ("flip a1", "3.6"),
        ("colour blue", "3.2"),
    ],
)
def test_a_turn_begins_with_a_throw(action: str, rule: str) -> None:
    assert table(squares={"a1": "red"}).refused(action) == f"cubano-{rule}"


@pytest.mark.parametrize(
    ("action", "rule"),
    [("throw", "3.3"), ("lay d4-d5", "3.6"), ("flip h8", "3.7"), ("flip d4", "3.7"), ("colour blue", "3.2")],
)
def test_a_claim_is_answered_with_a_square_of_the_thrower(action: str, rule: str) -> None:
    t = table(squares={"a1": "red", "h8": "orange"}, turn=1).throw("brown")
    assert t.refused(action) == f"cubano-{rule}"


@pytest.mark.parametrize("attentive", range(2))
def test_an_action_is_either_legal_or_refused_by_a_rule(attentive: int) -> None:
    for match in random_game(attentive, 4, attentive):
        for seat in match.actors():
            for action in range(SPEC.actions.count):
                refused = match.refusal(seat, action)
                assert (refused is None) == (action in match.legal(seat))
                assert refused is None or RULE.fullmatch(refused.rule)


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    with pytest.raises(OutOfTurn):
        table(turn=1).match.act(0, "throw")


@pytest.mark.parametrize(
    "text", ["", "Throw", "throw ", "lay", "lay a1-c1", "lay a1", "flip i9", "colour pink"]
)
def test_a_text_that_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        table().match.act(0, text)


def test_the_squares_of_an_edge_may_be_named_in_any_order() -> None:
    assert SPEC.actions.from_text("lay b1-a1") == SPEC.actions.from_text("lay a1-b1")


# Positions


def problems(setting: Setting, **changes: Any) -> str:
    """Return the reasons for which a position is refused, in one text."""
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, {}, position={**setting.position(), **changes})
    return " ".join(caught.value.problems)


@pytest.mark.parametrize(("players", "attentive"), [(2, 0), (6, 0), (2, 1), (6, 1)])
def test_every_position_of_a_game_can_be_started_from(players: int, attentive: int) -> None:
    for match in random_game(4, players, attentive):
        options = {"players": players, "attentive": attentive}
        again = Match(SPEC, options, position=match.to_json())
        assert (again.packed(), again.actors()) == (match.packed(), match.actors())


ONE = Setting(squares={"a1": "red"})
SEATS = ONE.position()["seats"]
LAYING = Setting(squares={"a1": "red"}, phase="lay", shown="blue", to_lay=3)


@pytest.mark.parametrize(
    ("setting", "changes", "rule"),
    [
        (ONE, {"players": 7}, "3.1"),
        (ONE, {"turn": 3}, "3.1"),
        (ONE, {"starter": -1}, "3.1"),
        (ONE, {"lap": 0}, "3.6"),
        (ONE, {"lap": 9}, "3.8"),
        (ONE, {"phase": None}, "3.3"),
        (ONE, {"shown": None}, "1.4"),
        (ONE, {"heap_bars": 111}, "1.2"),
        (ONE, {"heap_cubes": 64}, "1.3"),
        (ONE, {"missing": [1] * 64}, "3.9"),
        (ONE, {"seats": [{**seat, "die": 2} for seat in SEATS]}, "3.1"),
        (ONE, {"seats": [*SEATS[:5], {"colour": "blue", "die": 0}]}, "3.1"),
        (Setting(colours=("brown", "brown")), {}, "3.2"),
        (Setting(squares={"a1": "blue"}), {}, "3.9"),
        (Setting(colours=("brown", "none")), {}, "3.2"),
        (Setting(), {"phase": "choose"}, "3.2"),
        (Setting(dice=(1, 1, 0)), {}, "3.10"),
        (Setting(free=("a1-a2",), dice=(0, 1, 1)), {}, "3.11"),
        (ONE, {"phase": "over"}, "3.12"),
        (Setting(free=(), dice=(0, 0, 0)), {}, "3.12"),
        (ONE, {"shown": "red"}, "3.3"),
        (ONE, {"phase": "claim", "shown": "red"}, "3.6"),
        (LAYING, {"shown": "red"}, "3.8"),
        (LAYING, {"phase": "throw", "shown": "none"}, "3.8"),
        (ONE, {"phase": "own-open", "shown": "brown"}, "3.14"),
        (ONE, {"phase": "own-open", "shown": "red", "attentive": 1}, "3.15"),
        (ONE, {"phase": "flip-open", "shown": "red", "attentive": 1}, "3.6"),
    ],
)
def test_an_impossible_position_is_refused_with_its_rule(
    setting: Setting, changes: dict[str, Any], rule: str
) -> None:
    assert f"(cubano-{rule})" in problems(setting, **changes)


def test_each_law_is_watched() -> None:
    state = table(squares={"a1": "red"}).match.state
    rules = table().match.rules
    for change, law in (("heap_bars", 1), ("heap_cubes", 2), ("colours", 4)):
        broken = copy_of(state)
        if change == "colours":
            broken.colours[0], broken.colours[1] = 0, 2
        else:
            setattr(broken, change, getattr(broken, change) - 1)
        assert rules.laws_broken(broken) == law
        assert len(rules.conserved(broken)) == 1
    assert (rules.laws_broken(state), rules.conserved(state)) == (0, [])


# Knowing and taking back


@pytest.mark.rule("cubano-1.11")
def test_every_seat_and_every_spectator_sees_the_whole_table() -> None:
    for match in random_game(1, 3):
        known = to_json(match.state)
        for seat in (SPECTATOR, 0, 1, 2):
            assert {**to_json(match.view(seat)), "viewer": None} == {**known, "viewer": None}


def test_a_bar_is_taken_back_freely_and_a_throw_never() -> None:
    t = table().throw("yellow")
    assert t.match.undo_kind(0) is Undo.IMPOSSIBLE
    assert t.lay("d4-d5").match.undo_kind(0) is Undo.FREE
    assert t.lay("e4-e5", "f4-f5", "g4-g5").match.undo_kind(0) is Undo.CONSENT


# Bots


def chosen(setting: Setting, colour: str, seat: int | None = None) -> str:
    """Return what the greedy bot does after a throw, for the seat that is asked or the one named."""
    t = table(**vars(setting)).throw(colour)
    asked = t.asked if seat is None else seat
    legal = t.match.legal(asked)
    view = t.match.view(asked)
    return SPEC.actions.to_text(t.match.rules.greedy(view, legal, len(legal), seeded(0)))


def test_greedy_closes_a_square_that_is_open_to_it() -> None:
    assert chosen(Setting(bars=around("d4")[:3]), "yellow") == f"lay {around('d4')[3]}"


def test_greedy_closes_the_square_beside_its_own() -> None:
    bars = [
        *(bar for bar in around("d5") if bar != "d5-e5"),
        *(bar for bar in around("g7") if bar != "g7-g8"),
    ]
    assert chosen(Setting(squares={"d4": "brown"}, bars=bars), "yellow") == "lay d5-e5"


def test_greedy_does_not_open_a_square_with_its_last_bar() -> None:
    setting = Setting(colours=("red", "brown"), bars=[*around("d4")[:2], *around("f6")[:2]], turn=0)
    move = chosen(setting, "brown")
    assert move not in [f"lay {edge}" for edge in around("d4", "f6")]


def test_greedy_flips_where_it_cuts_and_joins() -> None:
    squares = {**dict.fromkeys(("c1", "d1", "e1"), "red"), "d2": "brown", "g7": "red"}
    assert chosen(Setting(squares=squares, turn=1), "brown") == "flip d1"


def test_greedy_calls_at_an_attentive_table_and_lays_as_ever() -> None:
    bars = around("d4")[:3]
    setting = Setting(squares={"h8": "red"}, bars=bars, turn=1, attentive=1)
    assert chosen(setting, "brown", 0) == "call"
    assert chosen(setting, "brown", 1) == f"lay {around('d4')[3]}"
    assert chosen(Setting(attentive=1), "brown", 0) == "call"


def test_greedy_cuts_where_it_joins_nothing() -> None:
    assert chosen(Setting(squares=dict.fromkeys(("c1", "d1", "e1"), "red"), turn=1), "brown") == "flip d1"


@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(seats: list[str]) -> None:
    report = simulate(SPEC, {"players": 2}, seats, 600, 1)
    assert report.seats[seats.index("greedy")].win_share > GREEDY_MUST_WIN


# Components and statistics


def test_a_colour_must_bring_a_bar(tmp_path: Any) -> None:
    folder = tmp_path / "mine"
    export_pack(SPEC.components.schema, folder)
    file = folder / "game.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("value = 1", "value = 0"), encoding="utf-8")
    with pytest.raises(ComponentError, match=r"whole number from 1 to 112"):
        read_pack(SPEC.components.schema, folder)


def test_statistics_tell_how_each_colour_does() -> None:
    report = simulate(SPEC, {"players": 3}, ["random"], 20, 2, backend="interpreted").statistics["colours"]
    assert [row["colour"] for row in report] == ["brown", "red", "orange", "yellow", "green", "blue"]
    assert sum(row["played_share"] for row in report) == pytest.approx(1)
    covered = sum(row["played_share"] * row["squares_mean"] for row in report)
    assert covered * 3 == pytest.approx(len(SQUARE_NAMES))
    assert sum(row["played_share"] * row["won_share"] for row in report) * 3 == pytest.approx(1)


def test_statistics_of_a_colour_nobody_played_are_empty() -> None:
    report = simulate(SPEC, {"players": 2}, ["greedy"], 5, 2, backend="interpreted").statistics["colours"]
    assert [row["played_share"] for row in report] == [0.5, 0.5, 0, 0, 0, 0]
    assert report[5]["won_share"] is None


def test_a_view_restores_the_table_it_shows() -> None:
    for match in random_game(2, 5):
        state = SPEC.records.state()
        match.rules.restore(match.view(1), state)
        assert pack(state) == match.packed()
