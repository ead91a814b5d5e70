"""Chapter 2 of Cub'ano, players who are late: empty chairs, arriving, and never coming."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.engine.checking.conformance import check_game
from cubarium.engine.errors import ImpossiblePosition, Malformed, OutOfTurn
from cubarium.engine.match import Match
from cubarium.engine.record import pack
from cubarium.engine.sketch.completing import complete
from cubarium.games.cubano.two_dice import SPEC
from cubarium.games.cubano.two_dice.state import ABSENT
from tests.games.cubano.two_dice_table import Setting, Table, new_game

COLOURS = ("brown", "red", "orange", "yellow", "green", "blue")


def with_late(*late: int, **setting: Any) -> Table:
    """Start from a position before a throw in which the players of some waiting seats are late."""
    described = Setting(waiting=late, **setting)
    position = described.position()
    for seat in late:
        position["seats"][seat]["status"] = "absent"
    position["absent"] = len(late)
    return Table(Match(SPEC, {"players": described.players}, seed=1, position=position))


def five_in_and_one_late(**options: int) -> Table:
    """Let five players enter while the sixth is late."""
    t = new_game(6, late=1, **options)
    for colour in COLOURS[:5]:
        t.throw(colour, colour, seat=t.turn)
    return t


@pytest.mark.rule("cubano-2.80")
def test_the_last_chairs_are_kept_with_two_dice_each() -> None:
    t = new_game(5, late=2)
    assert [t.status(p) for p in range(5)] == ["waiting"] * 3 + ["absent"] * 2
    assert all(t.state.seats[p].has_dice for p in range(5))
    assert (t.heap, t.state.absent) == ((112, 54), 2)


@pytest.mark.rule("cubano-2.80")
def test_one_of_those_who_are_there_begins() -> None:
    starters = {Match(SPEC, {"players": 4, "late": 2}, seed=seed).state.turn for seed in range(20)}
    assert starters == {0, 1}


@pytest.mark.rule("cubano-2.80")
@pytest.mark.parametrize(("players", "late"), [(2, 1), (3, 2), (6, 5), (4, -1)])
def test_two_players_are_there_from_the_start(players: int, late: int) -> None:
    with pytest.raises(Malformed, match="late"):
        new_game(players, late=late)


@pytest.mark.rule("cubano-2.81")
def test_who_arrives_waits_for_a_colour_and_the_turn_stays() -> None:
    t = new_game(3, late=1)
    assert (t.match.actors(), t.legal(0), t.legal(2)) == ([0, 2], ["throw"], ["arrive"])
    t.act("arrive", seat=2)
    assert (t.status(2), t.state.absent, t.turn, t.match.actors()) == ("waiting", 0, 0, [0])
    t.throw("red", "blue").throw("red", "blue")
    assert t.turn == 2
    t.throw("green", "green")
    assert (t.status(2), t.state.seats[2].colour) == ("active", 5)


@pytest.mark.rule("cubano-2.81")
def test_those_who_are_late_arrive_in_any_order() -> None:
    t = new_game(4, late=2).act("arrive", seat=3)
    assert (t.match.actors(), t.state.absent) == ([0, 2], 1)
    t.act("arrive", seat=2)
    assert t.match.actors() == [0]


@pytest.mark.rule("cubano-2.81")
def test_arriving_is_possible_in_the_second_phase_too() -> None:
    t = with_late(2, players=4, phase=2, heap=(0, 9))
    t.act("arrive", seat=2)
    assert t.status(2) == "waiting"


@pytest.mark.rule("cubano-2.81")
def test_ruling_82_nobody_arrives_in_the_middle_of_a_turn() -> None:
    t = with_late(2, players=4, phase=2, heap=(0, 9), reserves=[(9, 3), (0, 0)])
    t.throw("brown", "red", seat=0)
    assert t.match.actors() == [1]  # a claim is asked for
    with pytest.raises(OutOfTurn):
        t.act("arrive", seat=2)
    t.act("claim cube", seat=1)
    assert (t.match.actors(), t.legal(2)) == ([0], [])  # the operation is chosen
    t.act("place", seat=0).act("fill a1", seat=0)
    assert (t.turn, t.match.actors()) == (1, [1, 2])


@pytest.mark.rule("cubano-2.81")
def test_refusals_tell_who_is_late_and_who_is_not() -> None:
    t = new_game(3, late=1)
    assert (t.refused("throw", seat=2), t.refusal("throw", seat=2).message) == (
        "cubano-2.81",
        "refuse-arrive-first",
    )
    assert t.refusal("arrive", seat=0).message == "refuse-not-late"
    t.act("arrive", seat=2)
    with pytest.raises(OutOfTurn):
        t.act("arrive", seat=2)


@pytest.mark.rule("cubano-2.82")
def test_turns_pass_by_an_empty_chair_and_nobody_claims_there() -> None:
    t = new_game(3, late=1)
    for turn in (0, 1, 0, 1):
        assert t.turn == turn
        t.throw("red", "blue", seat=turn)


@pytest.mark.rule("cubano-2.82")
def test_who_is_late_has_no_vote() -> None:
    t = with_late(3, players=5, phase=2, heap=(0, 9))
    assert t.match.rules.functions["voters"](t.state) == 0b10111


@pytest.mark.rule("cubano-2.82")
def test_ruling_84_the_game_ends_when_only_players_who_are_late_are_left() -> None:
    own = " ".join(f"{column}{row}" for column in "abcdefgh" for row in (1, 2, 3))
    t = with_late(1, players=3, phase=1, cubes=[own, "", "a5"], formed="g8 h8", gone={2: "out"})
    t.throw("brown", "brown", seat=0).act("exit", seat=0)
    assert t.match.is_over
    assert (t.status(1), t.state.absent) == ("absent", 1)
    assert t.match.winners() == [0]


@pytest.mark.rule("cubano-2.83")
def test_ruling_83_the_sixth_gets_the_last_colour_on_arriving() -> None:
    t = five_in_and_one_late()
    assert (t.status(5), t.events("given-colour")) == ("absent", [])
    t.act("arrive", seat=5)
    assert (t.status(5), t.events("given-colour")) == ("active", [{"seat": 5, "colour": 6}])


@pytest.mark.rule("cubano-2.83")
def test_a_rigorous_sixth_who_was_late_needs_a_double() -> None:
    t = five_in_and_one_late(rigorous_sixth=1).act("arrive", seat=5)
    assert (t.status(5), t.events("given-colour")) == ("waiting", [])


@pytest.mark.rule("cubano-2.83")
def test_a_sixth_who_arrives_before_the_fifth_enters_waits_and_gets_the_gift_then() -> None:
    t = new_game(6, late=1).act("arrive", seat=5)
    assert t.status(5) == "waiting"
    for colour in COLOURS[:5]:
        t.throw(colour, colour, seat=t.turn)
    assert (t.status(5), t.events("given-colour")) == ("active", [{"seat": 5, "colour": 6}])


@pytest.mark.rule("cubano-2.84")
def test_who_never_comes_leaves_the_dice_to_the_new_heap() -> None:
    t = with_late(2, players=4, phase=2, heap=(0, 1), reserves=[(8, 0), (8, 0)])
    t.throw("brown", "green", seat=0).act("draw cube", seat=0)
    assert (t.state.phase, t.status(2), t.state.absent) == (3, "expelled", 0)
    assert (t.events("never-came"), t.events("gives-up")) == ([{"seat": 2, "cubes": 2}], [])
    assert (t.heap, t.state.seats[2].has_dice) == ((0, 2), 0)
    with pytest.raises(OutOfTurn):
        t.act("arrive", seat=2)


@pytest.mark.rule("cubano-2.80")
def test_ruling_85_the_heap_does_not_know_who_is_late() -> None:
    late, full = new_game(4, late=2), new_game(4)
    assert late.heap == full.heap
    late.act("arrive", seat=2).act("arrive", seat=3)
    assert pack(late.state) == pack(full.state)


def test_positions_with_a_wrong_number_of_late_players_are_refused() -> None:
    position = with_late(2, players=4).match.to_json()
    wrong = [
        ({**position, "absent": 0}, "1 players are late"),
        ({**position, "phase": 3, "heap_cubes": position["heap_cubes"]}, "third phase"),
        ({**position, "turn": 2}, "somebody has to throw"),
    ]
    for changed, reason in wrong:
        with pytest.raises(ImpossiblePosition, match=reason):
            Match(SPEC, {"players": 4}, seed=1, position=changed)


@pytest.mark.parametrize("options", [c for c in SPEC.settings.combinations() if c.get("late")], ids=str)
def test_random_games_with_players_who_are_late_conform(options: dict[str, int]) -> None:
    assert check_game(SPEC, options, games=2, seed=7).games == 2


@pytest.mark.parametrize(
    "sketch",
    [
        {"players": 4, "absent": 2},
        {"players": 6, "absent": 1, "seats": [{}, {}, {}, {"status": "absent"}]},
        {"seats": [{}, {"status": "absent"}]},
        {"phase": 2, "absent": 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", range(4))
def test_sketches_keep_chairs_for_players_who_are_late(sketch: dict[str, Any], seed: int) -> None:
    completion = complete(SPEC, sketch, seed)
    assert completion.changed == ()
    state = Match(SPEC, {}, seed=1, position=completion.position).state
    late = [p for p in range(state.players) if state.seats[p].status == ABSENT]
    assert len(late) == state.absent == sketch.get("absent", 1)
    assert all(state.seats[p].has_dice and not state.seats[p].colour for p in late)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_said_of_who_is_late_is_said_in_every_language(language: str) -> None:
    t = new_game(3, late=1)
    words, names = t.match.words, ("Ada", "Ben", "Cleo")
    view = t.match.view(2)
    prompt = words.prompt(view, [0, 2], names, language, t.match.legal(2))
    t.act("arrive", seat=2)
    told = words.event(t.match.notes()[-1], names, language)
    expected = {
        "en": ("You are late", "Cleo arrives and joins the game."),
        "fr": ("Vous êtes en retard", "Cleo arrive et rejoint la partie."),
    }[language]
    assert prompt.startswith(expected[0]) and told == expected[1]
