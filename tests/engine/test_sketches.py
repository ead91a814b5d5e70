"""Sketches of random positions: whatever is left out, what was kept stands and the game can be played on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.components.pack import read_pack
from cubarium.engine.errors import CubariumError, ImpossiblePosition, Malformed, TapeError
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of, fields_of, to_json
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.sketch.completing import complete
from cubarium.engine.sketch.luck import Luck
from cubarium.engine.sketch.reading import read_sketch
from cubarium.engine.sketch.said import Entry, Key, Said
from tests.games.random_positions import played_at_random, positions, rules_of
from tests.games.sketching import left_out
from tests.thorough import when_thorough

SHARES = (0.2, 0.5, 0.8, 1.0)
EXTREMES = (-128, -1, 0, 6, 64, 127)
SKETCHES = 1
MOST_MOVES = 20_000


def some_position(game: str, mind: random.Random) -> Any:
    """Return a position of a game played at random under some options, each with the same chance."""
    options = mind.choice(load_game(game).settings.combinations())
    found = None
    for number, s in enumerate(played_at_random(game, options, mind.randrange(1000)), start=1):
        if mind.random() * number < 1:
            found = copy_of(s)
    return found


def play_to_the_end(match: Match, mind: random.Random) -> None:
    for _ in range(MOST_MOVES):
        if match.is_over:
            return
        seat = mind.choice(match.actors())
        match.act(seat, mind.choice(match.legal(seat)))
    pytest.fail("the game does not end")


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("game", game_ids())
def test_what_was_kept_stands_and_the_rest_is_lawful(game: str, share: float) -> None:
    spec, rules = load_game(game), rules_of(game)
    for seed in range(SKETCHES):
        mind = random.Random(f"{game} {share} {seed}")
        kept = left_out(some_position(game, mind), mind, share)
        completion = complete(spec, kept, seed)
        said, _ = read_sketch(spec.records.state, kept, {})
        assert tuple(said.unlike(completion.state)) == completion.changed
        assert completion.moves or not completion.changed
        assert rules.laws_broken(completion.state) == 0
        play_to_the_end(Match(spec, {}, seed=3, position=completion.position), mind)


def test_what_only_a_game_that_has_ended_can_show_is_found() -> None:
    lost = ["a1", "b1", "b2", "b3", "c7", "d8"]
    sketch = {"players": 2, "seats": [{"lost": lost}, {}]}
    completion = complete(load_game("cubano-naval-dice"), sketch, seed=0)
    assert to_json(completion.state)["seats"][0]["lost"] == lost
    assert Match(load_game("cubano-naval-dice"), {}, position=completion.position).is_over


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_position_is_its_own_sketch(game: str) -> None:
    for s in positions(game, 60)[:3]:
        whole = to_json(s)
        assert complete(load_game(game), whole, seed=1).position == whole


@pytest.mark.parametrize("game", game_ids())
def test_a_seed_gives_one_position_and_seeds_differ(game: str) -> None:
    spec = load_game(game)
    found = [complete(spec, {}, seed).position for seed in (1, 1, 2, 3)]
    assert found[0] == found[1]
    assert found[0] != found[2] or found[0] != found[3]
    assert not Match(spec, {}, position=found[0]).is_over


@pytest.mark.parametrize("game", game_ids())
def test_hostile_numbers_are_told_and_break_nothing(game: str) -> None:
    """Lay each number at its extremes over a position: mending must leave the telling to the laws."""
    spec, rules = load_game(game), rules_of(game)
    guide = positions(game, 60)[1]
    for keys, values in _numbers(spec.records.state):
        for value in values:
            s = copy_of(guide)
            said = Said(spec.records.state, [Entry("it", keys, value)])
            said.lay_over(s)
            rules.mend_sketch(s, guide, said.known, Luck(1))
            rules.position_problems(s)


Numbers = tuple[tuple[Key, ...], tuple[int, ...]]


def _numbers(record: type, before: tuple[Key, ...] = ()) -> list[Numbers]:
    """Return each number of a record, with values that a sketch may give it."""
    found: list[Numbers] = []
    for f in fields_of(record):
        if f.of is not None:
            found += _numbers(f.of, (*before, f.name, 0))
        elif not f.is_set:
            keys: tuple[Key, ...] = (f.name,) if f.length is None else (f.name, 0)
            found.append(((*before, *keys), EXTREMES if f.names is None else (-1, 0, len(f.names) - 1)))
    return found


# --- what contradicts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "sketch", "told"),
    [
        ("cubosaurs", "players: 2; hand: trex-1; A.collection: trex-1 ...", "A.collection: "),
        (
            "cubosaurs",
            "players: 2; A.collection: trex-1 trex-2; B.collection: trex-1",
            "B.collection: trex-1 is in the collection of seat 2 and elsewhere (cubosaurs-1.1)",
        ),
        ("cubosaurs", "players: 2; turn: C", "turn: turn is seat 3 of 2 (cubosaurs-1.6)"),
        (
            "trex",
            "high: red; low: red",
            "low: the high and the low colour must be two of the five (trex-1.6)",
        ),
        (
            "cubano-course",
            "phase: throw; A.colour: red; B.colour: red",
            "B.colour: both players have one colour",
        ),
        ("cubano-naval-messages", "phase: hiding; left_named: a1", "left_named: "),
        *when_thorough(
            ("trex", "hands.A: red-5 ...; A.removed: red-5 ...", "A.removed: "),
            ("cubitos", "players: 2; A.draw: red=9; B.draw: red=2", "B.draw: 11 red dice"),
            ("cubano-1-die", "phase: throw; colours.a1: blue; missing.a1: 1", "missing: "),
        ),
    ],
)
def test_a_contradiction_is_told_with_its_place(game: str, sketch: str, told: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        complete(load_game(game), sketch, seed=1)
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize(
    ("game", "sketch", "told"),
    [
        ("cubosaurs", {"hnd": []}, "hnd: there is no such field"),
        ("cubosaurs", {"hand": ["trex-1", "trex-1"]}, "hand: 'trex-1' is there twice"),
        ("cubosaurs", {"players": 9}, "players: 9 is not between 2 and 5"),
        ("cubosaurs", {"players": "two"}, "players: expected a whole number"),
        ("cubosaurs", {"seats": {"G": {}}}, "seats.G: the places are A to F"),
        ("cubosaurs", {"phase": "asleep"}, "phase: 'asleep' is not one of"),
        ("cubosaurs", {"deck": ["trex-1"]}, "deck: expected a list of 55, not 1"),
        ("cubosaurs", {"hand": {"trex-1": 1}}, "hand: say true or false"),
        ("cubosaurs", {"outcomes": [-1]}, "outcomes: expected a list"),
        ("trex", {"hands": {"A": "red-5"}}, "hands.A: expected a list of names"),
        ("trex", "hands.A red-5", "hands.A red-5: write NAME: WORDS"),
        ("trex", "turn: A; turn: B", "turn: said twice"),
        ("trex", "A: red-5", "A: say which field of it"),
        ("trex", "A.hat: red-5", "A.hat: there is no such field"),
        ("trex", "turn: A B", "turn: expected one word"),
        ("trex", "turn: 1.5", "turn: '1.5' is no whole number"),
        ("trex", '{"turn": 0, "turn": 1}', "sketch: no JSON: a name stands there twice"),
        ("trex", "{" * 9000, "sketch: no JSON"),
        ("trex", "#" * 30_000, "sketch: longer than"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(game: str, sketch: Any, told: str) -> None:
    with pytest.raises(Malformed) as caught:
        complete(load_game(game), sketch, seed=1)
    assert str(caught.value).startswith(told)


# --- forms and forced moves --------------------------------------------------------------------------------


def test_text_and_json_say_the_same() -> None:
    spec = load_game("trex")
    text = "players: 3; hands.A: red-5 blue-2; A.eggs: red=1; turn: B; # a remark\nB.known_hand: none"
    data = {
        "players": 3,
        "hands": {"A": ["red-5", "blue-2"]},
        "seats": [{"eggs": {"red": 1}}, {"known_hand": []}],
        "turn": 1,
    }
    found = [read_sketch(spec.records.state, sketch, spec.table.places)[0] for sketch in (text, data)]
    assert found[0].value == found[1].value
    assert found[0].known == found[1].known


def test_a_list_that_may_have_more_has_at_least_these() -> None:
    spec = load_game("cubosaurs")
    wanted = ["trex-1", "black-7"]
    for seed in range(4):
        found = complete(spec, {"seats": [{"collection": [*wanted, "..."]}]}, seed).position
        assert set(wanted) <= set(found["seats"][0]["collection"])


def test_the_only_card_is_played_and_told() -> None:
    spec = load_game("trex")
    completion = complete(spec, "players: 3; hands.A: green-4; turn: A; phase: play", seed=2)
    assert completion.moves[0].seat == 0
    assert spec.actions.to_text(completion.moves[0].action) == "play green-4"
    assert "hands.A" in completion.changed
    assert Match(spec, {}, position=completion.position).legal(completion.state.turn) != []


def test_a_throw_is_made_only_with_a_named_outcome() -> None:
    spec = load_game("cubano-course")
    waiting = complete(spec, "phase: throw; turn: A; A.covered: 9", seed=2)
    assert (waiting.moves, waiting.state.phase) == ((), 2)
    thrown = complete(spec, "phase: throw; turn: A; A.covered: 9; outcomes: 5", seed=2)
    assert [move.outcomes for move in thrown.moves] == [(5,)]
    assert "phase" in thrown.changed


@pytest.mark.parametrize("outcomes", ["9", "1 1 1 1"])
def test_outcomes_that_do_not_fit_are_refused(outcomes: str) -> None:
    sketch = f"phase: throw; turn: A; A.covered: 9; outcomes: {outcomes}"
    with pytest.raises(TapeError, match=r"^outcomes: "):
        complete(load_game("cubano-course"), sketch, seed=2)


def test_a_public_part_leaves_secrets_to_the_seed() -> None:
    spec = load_game("cubano-naval-messages")
    sketch = {"phase": "seeking", "messages": 5, "left_named": ["a1", "b2"]}
    hidden = {str(complete(spec, sketch, seed).position["left_hidden"]) for seed in range(5)}
    assert len(hidden) > 1


def test_a_seed_must_be_a_number_of_64_bits() -> None:
    with pytest.raises(CubariumError, match="seed: -1"):
        complete(load_game("trex"), {}, seed=-1)


def test_a_pack_of_other_components_is_used_throughout(tmp_path: Path) -> None:
    schema = load_game("trex").components.schema
    for file in schema.folder.glob("*.toml"):
        text = file.read_text("utf-8")
        more = text.replace("count = 6", "count = 7") if file.name == "eggs.toml" else text
        (tmp_path / file.name).write_text(more, "utf-8")
    pack = read_pack(schema, tmp_path)
    found = complete(load_game("trex"), "players: 2; A.eggs: red=2; phase: play", 4, pack)
    eggs = sum(sum(player.eggs) for player in found.state.seats) + sum(found.state.stack_eggs) + 2
    assert eggs == sum(load_game("trex").components.values(pack)["EGG_COUNTS"]) > 30
    with pytest.raises(ImpossiblePosition):
        Match(load_game("trex"), {}, position=found.position)
    Match(load_game("trex"), {}, position=found.position, components=pack)
