"""At OpenSpiel a seat is told all that it knows, nothing is forgotten, and nobody is told what is hidden."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from cubarium.adapters.explicit_chance import Draw, ListedChance, Moment, Place
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.match import Move
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import BUILT_IN, load_game
from tests.adapters.openspiel_games import HIDDEN, at_openspiel, decisions, random_states


def told(state: Any, seat: int) -> list[Any]:
    """Return all that OpenSpiel tells a seat of a state."""
    return [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    ]


def decided_by(game: Any, outcome: Callable[[Draw], int]) -> Any:
    """Return the first state in which somebody is asked, where chance is told what to answer."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(outcome(state.place.draw))
    return state


def is_told_alike(game: Any, one: Any, other: Any) -> list[bool]:
    """Tell of each seat whether all that it is told is the same in two states, which are not."""
    assert str(one) != str(other)
    return [told(one, seat) == told(other, seat) for seat in range(game.num_players())]


def two_worlds(game: Any, differs: Callable[[Draw], bool]) -> list[Any]:
    """Return the first decisions of two games in which chance answers 0 and in some draws 1 to the other."""

    def answer(draw: Draw, outcome: int) -> int:
        return outcome if differs(draw) else 0

    return [decided_by(game, partial(answer, outcome=outcome)) for outcome in (0, 1)]


def test_nobody_is_told_how_the_rest_of_a_deck_lies() -> None:
    game = at_openspiel("cubosaurs", players=3)
    deep = two_worlds(game, lambda draw: draw.bound == 30)
    assert is_told_alike(game, *deep) == [True] * 3
    dealt = two_worlds(game, lambda draw: draw.bound == 52)  # the starter's last card, which lies open
    assert is_told_alike(game, *dealt) == [False] * 3


def test_a_seat_is_told_of_its_own_hand_alone() -> None:
    game = at_openspiel("trex", players=3)
    worlds = two_worlds(game, lambda draw: draw.stream == 1)
    assert is_told_alike(game, *worlds) == [True, False, True]


def test_a_seat_remembers_where_it_hid_and_nobody_else_learns_it() -> None:
    game = at_openspiel("cubano-naval-messages")
    asked = decisions(random_states(game, 1))
    hides = next(state for state in asked if state.place.moment.text.count('"hiding"'))
    own, worlds = hides.current_player(), [hides.child(action) for action in hides.legal_actions()[:2]]
    assert is_told_alike(game, *worlds) == [seat != own for seat in range(2)]


@pytest.mark.parametrize("game", HIDDEN)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(game: str) -> None:
    spec, luck, others = load_game(game), seeded(5, purpose=THINKING), 0
    rules = at_openspiel(game)
    imagine = interpreted(spec, built_in_pack(spec.components.schema)).determinize
    for state in decisions(random_states(rules, 8))[::7]:
        moment: Moment = state.place.moment
        for seat in range(rules.num_players()):
            imagined = copy_of(moment.state)
            imagine(imagined, seat, luck)
            others += pack(imagined) != pack(moment.state)
            twin = state.clone()
            twin.place = Place(moment.table, like(moment, imagined))
            assert told(twin, seat) == told(state, seat)
    assert others > 0


def like(moment: Moment, state: Any) -> Moment:
    """Return a moment to which the same led, with another state."""
    return Moment(moment.table, moment.before, moment.move, state)


@pytest.mark.parametrize("game", BUILT_IN)
def test_nothing_is_forgotten(game: str) -> None:
    rules = at_openspiel(game)
    states = decisions(random_states(rules, 9))
    states = [*states[: -1 : max(1, len(states) // 120)], states[-1]]
    for seat in range(rules.num_players()):
        known = [state.information_state_string(seat) for state in states]
        assert [state.information_state_string(seat) for state in reversed(states)] == known[::-1]
        own = [text for state, text in zip(states, known, strict=True) if state.current_player() == seat]
        assert len(set(own)) == len(own)
        lines = [text.rpartition("\n")[0] for text in known]
        assert all(later.startswith(sooner) for sooner, later in pairwise(lines))
        did = [line[2:] for line in known[-1].split("\n") if line.startswith("> ")]
        assert did == own_actions(states, seat)


def test_what_a_seat_does_not_notice_leaves_no_line() -> None:
    state = decisions(random_states(at_openspiel("trex", players=2), 1))[7]
    moment, seat = state.place.moment, state.current_player()
    quiet = Moment(moment.table, moment, Move(seat, 0, (), ()), moment.state)
    assert quiet.news(1 - seat) == "" and quiet.told(1 - seat) == moment.told(1 - seat)
    assert quiet.news(seat) == f"> {state.action_to_string(seat, 0)}\n"


def test_while_chance_is_asked_a_seat_knows_what_it_did_and_others_do_not() -> None:
    states, throws = random_states(at_openspiel("cubano-course"), 1), 0
    for before, state in pairwise(states):
        seat = before.current_player()
        if seat >= 0 and state.is_chance_node():
            throws += 1
            sooner, later = ([at.information_state_string(p) for p in range(2)] for at in (before, state))
            did = f"> {before.action_to_string(seat, state.history()[-1])}"
            assert later[seat].split("\n") == [
                *sooner[seat].split("\n")[:-1],
                did,
                sooner[seat].split("\n")[-1],
            ]
            assert later[1 - seat] == sooner[1 - seat]
    assert throws > 0


def own_actions(states: list[Any], seat: int) -> list[str]:
    """Return what a seat did before the last of these states."""
    moves = states[-1].moves()[1:]
    return [states[0].action_to_string(seat, move.action) for move in moves if move.seat == seat]


@pytest.mark.parametrize("game", ("trex", "cubano-naval-messages"))
def test_secrets_are_what_spectators_do_not_see(game: str) -> None:
    rules = at_openspiel(game)
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = make_observation(rules, kind(public_info=True, perfect_recall=False, private_info=private.NONE))
    secret = make_observation(rules, kind(public_info=False, perfect_recall=False))
    kept = 0
    for state in decisions(random_states(rules, 10))[::9]:
        public.set_from(state, 0)
        everybodys = public.tensor.copy()
        for seat in range(rules.num_players()):
            public.set_from(state, seat)
            assert (public.tensor == everybodys).all() and secret.tensor is None
            own = json.loads(state.observation_string(seat))
            hidden = json.loads(secret.string_from(state, seat) or "{}")
            kept += len(hidden)
            assert own == {**json.loads(public.string_from(state, seat)), **hidden, "viewer": seat}
    assert kept > 0


def test_what_can_come_out_in_one_way_alone_is_never_asked_and_hides_no_other_question() -> None:
    chance = ListedChance((2,))
    assert [chance.outcome(0, 6), chance.outcome(0, 1), chance.outcome(0, 1)] == [2, 0, 0]
    with pytest.raises(Exception) as asked:
        chance.outcome(1, 6)
    assert asked.value.args == (Draw(1, 6),)
    assert chance.given == [2, 0, 0]
    again = ListedChance((*chance.given, 5))
    assert [again.outcome(0, bound) for bound in (6, 1, 1, 6)] == [2, 0, 0, 5]
