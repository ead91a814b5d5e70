"""Which positions a match may start from: every one a game can reach, and none that breaks a rule."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import seeded
from cubarium.engine.errors import ImpossiblePosition, Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import from_json, members, pack, to_json
from cubarium.games.cubitos.state import MOST_LOANS
from tests.games.cubitos.table import BUILT_IN, SPEC, TABLES, Seat, Table, cell_at, random_game, table

POSITION = to_json(
    table(
        active="white-ability 2 light-gray-coin",
        roll="2 red orange",
        draw="3 light-gray",
        more={"fans": 3, "tokens": 1, "credit": 2},
    ).state
)
RULES = interpreted(SPEC, BUILT_IN)
START, FINISH = TABLES["START_CELL"], TABLES["FINISH_CELL"]


def broken(position: dict[str, Any], **changes: Any) -> list[str]:
    """Return the rules a position breaks, in the order they are told."""
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, {}, position={**position, **changes})
    return [rule for line in caught.value.problems for rule in re.findall(r"cubitos-(\d+\.\d+)", line)]


def seats(position: dict[str, Any], seat: int = 0, **changes: Any) -> list[dict[str, Any]]:
    """Return the seats of a position, one of them changed."""
    return [{**player, **changes} if p == seat else player for p, player in enumerate(position["seats"])]


def position_of(t: Table) -> dict[str, Any]:
    return dict(to_json(t.state))


@pytest.mark.parametrize("race", range(11))
def test_every_position_of_a_game_can_be_started_from(race: int) -> None:
    for match in random_game(seed=race + 20, race=race, order=race % 3, players=2 + race % 3):
        assert match.rules.position_problems(match.state) == []
        if match.move_count % 20 == 0:
            again = Match(SPEC, {}, position=match.to_json())
            assert (again.packed(), again.actors()) == (match.packed(), match.actors())


def test_the_position_of_these_tests_is_possible() -> None:
    assert Match(SPEC, {}, position=POSITION).actors() == [0]


# --- dice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cubitos-1.1")
def test_no_die_is_lost_or_found() -> None:
    supply = POSITION["supply"]
    assert broken(POSITION, supply=[supply[0] + 1, *supply[1:]]) == ["1.1"]
    assert broken(POSITION, seats=seats(POSITION, 1, draw=[0, 0, 1, *[0] * 7])) == ["1.1"]
    assert broken(POSITION, seats=seats(POSITION, used=[9, *[0] * 29])) == ["1.1"]
    assert "1.1" in broken(POSITION, seats=seats(POSITION, 1, draw=[-1, *[0] * 9]))


@pytest.mark.rule("cubitos-9.7")
def test_dice_on_loan_lie_where_they_are_said_to() -> None:
    for misplaced in (["roll white"], ["nowhere", "draw light-gray"]):
        loan = [*misplaced, *["nowhere"] * (MOST_LOANS - len(misplaced))]
        assert broken(POSITION, seats=seats(POSITION, loan=loan)) == ["1.1"]


def test_an_unused_seat_has_nothing() -> None:
    assert broken(POSITION, seats=seats(POSITION, 3, credit=1)) == ["1.1"]


# --- numbers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("players", 1, "1.1"),
        ("players", 5, "1.1"),
        ("cards", [None, *POSITION["cards"][1:]], "1.2"),
        ("cards", ["dugout", *POSITION["cards"][1:]], "1.2"),
        ("course", None, "1.2"),
        ("course", "grand-finale", "10.6"),
        ("course", "testing-the-waters", "5.12"),
        ("legs", 0, "1.2"),
        ("legs", 10, "1.2"),
        ("order", 3, "2.5"),
        ("soldier_pays", 2, "12.1"),
        ("round_limit", 0, "10.7"),
        ("round_number", 201, "10.7"),
        ("step", None, "2.1"),
        ("turn", 2, "2.6"),
        ("first", -1, "1.7"),
        ("first_place", None, "1.10"),
        ("first_place", "picked", "12.28"),
        ("first_face", None, "1.10"),
        ("first_used", -1, "1.10"),
        ("most", 2, "4.4"),
        ("tie_break", 2, "10.4"),
        ("tie_break", 1, "10.4"),
    ],
)
def test_numbers_must_fit_the_table(field: str, value: Any, rule: str) -> None:
    assert rule in broken(POSITION, **{field: value})


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("cell", -1, "15.1"),
        ("cell", 700, "15.1"),
        ("cell", START[1], "5.12"),
        ("cell", FINISH[0], "5.12"),
        ("began", FINISH[0], "5.13"),
        ("laps", -1, "5.12"),
        ("laps", 101, "5.12"),
        ("coins", -1, "1.8"),
        ("credit", 30_001, "1.8"),
        ("feet", -2, "5.1"),
        ("water", 20_001, "5.5"),
        ("fans", 14, "8.1"),
        ("tokens", 2, "8.4"),
        ("amount", 0, "3.2"),
        ("stage", None, "2.1"),
        ("question", None, "11.1"),
        ("about", 1, "11.1"),
        ("left", 1, "11.1"),
        ("left", -1, "2.9"),
        ("repeats", 1, "11.14"),
        ("pushes", 61, "10.7"),
        ("risk", 2, "3.13"),
        ("may_draw_all", -1, "2.8"),
        ("swords", -1, "4.3"),
        ("moved", 1 << 14, "5.7"),
        ("bought", 3, "6.1"),
        ("bought", 1, "6.1"),
        ("purchased", [101, *[0] * 7], "6.1"),
        ("thrown", 0, "3.7"),
        ("thrown", 2, "2.4"),
        ("thrown", 3, "3.13"),
        ("waiting", 1, "1.1"),
    ],
)
def test_numbers_must_fit_the_player(field: str, value: Any, rule: str) -> None:
    assert rule in broken(POSITION, seats=seats(POSITION, **{field: value}))


@pytest.mark.rule("cubitos-2.4")
@pytest.mark.parametrize(
    ("changes", "own"),
    [({"order": 0}, {}), ({"order": 2}, {}), ({}, {"stage": "draw"}), ({}, {"stage": "push-window"})],
)
def test_only_who_has_to_push_or_pass_at_once_waits(changes: dict[str, Any], own: dict[str, Any]) -> None:
    waiting = {**POSITION, "order": 1, "seats": seats(POSITION, thrown=2)}
    assert Match(SPEC, {}, position=waiting).actors() == [0]
    assert "2.4" in broken({**waiting, **changes, "seats": seats(waiting, **own)})


# --- what does not fit together ----------------------------------------------------------------------------


@pytest.mark.rule("cubitos-11.3")
def test_only_immediate_symbols_wait_and_only_for_a_player_who_is_asked() -> None:
    cat = [*[0] * 12, 1]
    assert broken(POSITION, seats=seats(POSITION, fresh=cat, waiting=1)) == ["11.3"]
    t = table("fast-cat", roll="white red", draw="2 red 2 blue").act("push", "white-ability")
    position = position_of(t)
    assert position["seats"][0]["waiting"] == 1
    assert "11.3" in broken(position, seats=seats(position, stage="idle"))


@pytest.mark.rule("cubitos-9.8")
def test_dice_are_picked_for_a_throw() -> None:
    player = POSITION["seats"][0]
    roll = [0, 0, 1, *player["roll"][3:]]
    assert broken(POSITION, seats=seats(POSITION, roll=roll, picked=[0, 0, 1, *[0] * 7])) == ["9.8"]


@pytest.mark.parametrize(
    ("question", "about", "left"),
    [
        ("free-throw", 0, 0),
        ("free-throw", 1, 2),
        ("set-face", 10, 1),
        ("set-face", -1, 1),
        ("set-face", 9, 1),
        ("loan", 0, 1),
        ("gain", 4, 1),
        ("choose", 0, 1),
        ("give-to", 70, 1),
        ("claim-space", 0, 1),
    ],
)
def test_a_question_needs_its_card_its_step_and_what_it_is_about(
    question: str, about: int, left: int
) -> None:
    t = table(
        "dugout" if question == "free-throw" else "pinch-eater", roll="red orange", draw="2 white 2 blue"
    )
    position = position_of(t)
    changed = seats(position, question=question, about=about, left=left)
    assert broken(position, seats=changed) == ["11.1"]


@pytest.mark.rule("cubitos-2.6")
def test_in_the_run_phase_one_player_is_asked_in_a_stage_of_the_step() -> None:
    position = position_of(table(stage="move", step="moving", more={"feet": 2}))
    assert broken(position, step="buying") == ["2.6"]
    assert broken(position, turn=1)[0] == "2.6"
    assert broken(position, seats=seats(position, 1, stage="draw")) == ["2.6"]
    assert broken(position, seats=seats(position, stage="decide"))[0] == "2.6"


@pytest.mark.rule("cubitos-2.2")
def test_somebody_is_asked_in_the_roll_phase() -> None:
    assert broken(POSITION, seats=seats(POSITION, stage="idle")) == ["2.2"]


@pytest.mark.rule("cubitos-2.10")
def test_who_is_asked_has_a_choice() -> None:
    position = position_of(table(stage="move", step="moving", more={"feet": 2}))
    assert broken(position, seats=seats(position, feet=0)) == ["2.10"]
    assert broken(POSITION, seats=seats(POSITION, stage="would-bust")) == ["2.10"]


@pytest.mark.rule("cubitos-10.1")
def test_the_race_is_over_when_it_is_decided() -> None:
    idle = seats(POSITION, stage="idle")
    assert broken(POSITION, seats=idle, step="over") == ["10.1"]
    assert broken(POSITION, seats=idle, step="over", tie_break=1) == ["10.4", "10.1"]
    finished = seats(POSITION, stage="idle", laps=1)
    assert Match(SPEC, {}, position={**POSITION, "seats": finished, "step": "over"}).is_over
    assert Match(SPEC, {}, position={**POSITION, "seats": idle, "step": "over", "round_number": 200}).is_over


@pytest.mark.rule("cubitos-10.6")
def test_in_the_grand_finale_the_board_follows_the_laps() -> None:
    t = table(stage="move", step="moving", circuit=4, seats=[Seat(more={"feet": 3, "cell": FINISH[3]})])
    position = position_of(t)
    assert t.match.actors() == [0]
    assert broken(position, seats=seats(position, laps=1)) == ["5.12"]
    assert broken(position, seats=seats(position, laps=1, cell=FINISH[2])) == ["5.12"]
    assert broken(position, seats=seats(position, cell=cell_at(2, 20, 1))) == ["5.12"]
    assert Match(
        SPEC, {}, position={**position, "seats": seats(position, laps=1, cell=START[2])}
    ).actors() == [0]


# --- hostile positions -------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every number and name of a position."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))
    else:
        yield path


def changed(position: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """Return a copy of a position with one or two things in it that are something else."""
    copy = dict(to_json(from_json(SPEC.records.state, position)))
    ways = [way for way in places(copy) if len(way) < 4 or luck.random() < 0.1]
    for way in luck.sample(ways, luck.choice([1, 2])):
        inner: Any = copy
        for key in way[:-1]:
            inner = inner[key]
        old = inner[way[-1]]
        same = [other for other in places(copy) if other[-1] == way[-1] and isinstance(old, str)]
        numbers = [0, 1, -1, 2, 9, 13, 99, 127, -128]
        inner[way[-1]] = luck.choice([None, *(_at(copy, other) for other in same)] if same else numbers)
    return copy


def _at(position: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        position = position[key]
    return position


@pytest.mark.parametrize("seed", range(6))
def test_a_changed_position_is_refused_or_can_be_played(seed: int) -> None:
    luck = random.Random(seed)
    options = {"race": 1 + seed, "order": seed % 3, "players": 2 + seed % 3}
    positions = [match.to_json() for match in random_game(seed=seed + 90, **options)]
    played = 0
    for position in luck.sample(positions, 12):
        for _ in range(6):
            try:
                state: Any = from_json(SPEC.records.state, changed(position, luck))
            except Malformed:
                continue
            if RULES.position_problems(state) == []:
                played += 1
                play_on(state, luck)
    assert played > 2


def play_on(state: Any, luck: random.Random) -> None:
    """Play at random; the state fits its fields, keeps the laws and is possible all the time."""
    chance = seeded(luck.randrange(1000))
    out = [0] * SPEC.actions.count
    for _ in range(40):
        if RULES.is_over(state):
            return
        seat = luck.choice(list(members(RULES.actors(state))))
        count = RULES.legal_actions(state, seat, out)
        RULES.apply(state, seat, luck.choice(out[:count]), chance)
        assert pack(state)
        assert not RULES.laws_broken(state)
        assert RULES.position_problems(state) == []
