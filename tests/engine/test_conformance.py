"""The conformance suite: every setting of every game passes, and a game that is broken does not."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from cubarium.engine.backends.binding import modules_of, own_functions
from cubarium.engine.checking.conformance import ConformanceError, check_game
from cubarium.engine.contract import GameSpec, Refusal
from cubarium.engine.registry import game_ids, load_game
from cubarium.games.cubosaurs.rules import scoring, turn
from cubarium.games.cubosaurs.rules import view as views
from cubarium.games.cubosaurs.state import OVER
from cubarium.games.cubosaurs.table import positions, refusals
from tests.compiled_rules import compiled_rules
from tests.games.cubosaurs.table import SPEC

ADVANCED = {"players": 3, "advanced": 1}
MANY_SETTINGS = 10
"""A game with more of them is interpreted once under each."""
SETTINGS = [(game, options) for game in game_ids() for options in load_game(game).settings.combinations()]


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_every_setting_of_every_game_passes(game: str, options: dict[str, int]) -> None:
    games = 2 if len(load_game(game).settings.combinations()) <= MANY_SETTINGS else 1
    report = check_game(load_game(game), options, games=games, compiled=50, fast=compiled_rules(game))
    assert (report.games, report.compiled_games) == (games, 50)
    assert report.looked_at > 0
    assert report.has_secrets == (report.worlds_changed > 0)
    assert report.compared_states == report.moves + report.games


def test_games_with_secrets_are_known_as_such() -> None:
    found = {game for game in game_ids() if check_game(load_game(game), {}, games=2).has_secrets}
    assert found == {"cubosaurs", "trex", "cubano-naval-messages"}


def test_there_are_36_settings_of_cubosaurs() -> None:
    assert (
        len(SPEC.settings.combinations())
        == len({str(options) for options in SPEC.settings.combinations()})
        == 36
    )


# --- broken games ------------------------------------------------------------------------------------------

Function = Callable[..., Any]
Break = Callable[[Function], Function]
BROKEN: list[Any] = []


def broken(module: ModuleType, fault: str) -> Callable[[Break], Break]:
    """Keep a way to break one rule function of a module, with what the suite must say of it."""

    def keep(way: Break) -> Break:
        BROKEN.append(pytest.param(module, way, fault, id=way.__name__))
        return way

    return keep


def with_function(module: ModuleType, way: Break) -> GameSpec:
    """Return Cubosaurs with one of its rule functions broken."""
    changed = ModuleType(module.__name__)
    vars(changed).update(vars(module))
    for name, real in own_functions(module).items():
        function = way(real)
        if function.__name__ == name:
            function.__module__ = module.__name__
            setattr(changed, name, function)
    compiled = tuple(m for package in SPEC.code.compiled for m in modules_of(package))
    code = replace(
        SPEC.code,
        compiled=tuple(changed if m is module else m for m in compiled),
        interpreted=tuple(changed if m is module else m for m in SPEC.code.interpreted),
    )
    return replace(SPEC, code=code)


PLACE = r"^cubosaurs \{'players': 3, .*\}, seed 1, game \d+, move \d+: "


def fault_of(spec: GameSpec, **settings: Any) -> str:
    """Return what the suite says of a game after the place, which is enough to find it again."""
    with pytest.raises(ConformanceError, match=PLACE) as caught:
        check_game(spec, ADVANCED, **{"games": 20, "move_limit": 500, **settings})
    return re.sub(PLACE, "", str(caught.value))


@broken(views, "sees a difference it cannot know. The view or the legal actions leak")
def view_shows_the_next_card(real: Function) -> Function:
    def view(s: Any, seat: int, v: Any) -> None:
        real(s, seat, v)
        v.starter = s.deck[s.deck_next]

    return view


@broken(views, "sees a difference it cannot know")
def view_shows_the_cards_set_aside(real: Function) -> Function:
    def view(s: Any, seat: int, v: Any) -> None:
        real(s, seat, v)
        for card in s.deck[10 * s.players :]:
            v.unseen &= ~(1 << card)

    return view


@broken(views, "sees a difference it cannot know")
def view_shows_the_top_of_the_tile_stack(real: Function) -> Function:
    def view(s: Any, seat: int, v: Any) -> None:
        real(s, seat, v)
        v.starter = s.tile_stack[0]

    return view


@broken(views, "looking changed the state")
def view_sorts_the_cards_drawn(real: Function) -> Function:
    def view(s: Any, seat: int, v: Any) -> None:
        real(s, seat, v)
        s.deck[: s.deck_next] = sorted(s.deck[: s.deck_next])

    return view


@broken(turn, "sees a difference it cannot know")
def legal_actions_depend_on_the_deck(real: Function) -> Function:
    def legal_actions(s: Any, seat: int, out: list[int]) -> int:
        count = int(real(s, seat, out))
        return count - 1 if count > 1 and s.deck[s.deck_next] % 2 else count

    return legal_actions


@broken(turn, "They must ascend, once each, below action_count")
def legal_actions_descend(real: Function) -> Function:
    def legal_actions(s: Any, seat: int, out: list[int]) -> int:
        count = int(real(s, seat, out))
        out[:count] = out[:count][::-1]
        return count

    return legal_actions


@broken(turn, "They must ascend, once each, below action_count")
def a_legal_action_is_there_twice(real: Function) -> Function:
    def legal_actions(s: Any, seat: int, out: list[int]) -> int:
        count = int(real(s, seat, out))
        out[count] = out[count - 1]
        return count + (count > 0)

    return legal_actions


@broken(turn, "They must ascend, once each, below action_count")
def a_legal_action_does_not_exist(real: Function) -> Function:
    def legal_actions(s: Any, seat: int, out: list[int]) -> int:
        count = int(real(s, seat, out))
        out[count] = len(out)
        return count + (count > 0)

    return legal_actions


@broken(turn, "is asked and has no legal action. Offer at least one")
def keeping_alone_is_not_legal(real: Function) -> Function:
    def legal_actions(s: Any, seat: int, out: list[int]) -> int:
        count = int(real(s, seat, out))
        return count if count > 1 else 0

    return legal_actions


@broken(turn, "is not asked and has legal actions. Return 0 for it")
def everybody_may_always_keep(real: Function) -> Function:
    def legal_actions(s: Any, seat: int, out: list[int]) -> int:
        out[0] = 0
        return max(1, int(real(s, seat, out)))

    return legal_actions


@broken(turn, "nobody is asked. actors() must name a seat until is_over()")
def nobody_is_asked_in_the_second_round(real: Function) -> Function:
    def actors(s: Any) -> int:
        return int(real(s)) if s.round_index == 0 else 0

    return actors


@broken(turn, "nobody is asked")
def seats_of_those_asked_are_a_negative_number(real: Function) -> Function:
    def actors(s: Any) -> int:
        return -int(real(s))

    return actors


@broken(turn, "somebody is asked after the end")
def somebody_is_asked_after_the_end(real: Function) -> Function:
    def actors(s: Any) -> int:
        return 1 if s.phase == OVER else int(real(s))

    return actors


@broken(turn, "the game does not end. Look for a loop")
def a_pass_changes_nothing(real: Function) -> Function:
    def apply(s: Any, seat: int, action: int, chance: Any) -> None:
        if action == 0:
            real(s, seat, action, chance)

    return apply


@broken(turn, "(cubosaurs-5.1). Some rule function loses or makes a component")
def a_token_is_lost(real: Function) -> Function:
    def apply(s: Any, seat: int, action: int, chance: Any) -> None:
        real(s, seat, action, chance)
        s.supply -= s.supply > 10

    return apply


@broken(turn, "not conserved: ")
def a_card_is_in_two_places(real: Function) -> Function:
    def apply(s: Any, seat: int, action: int, chance: Any) -> None:
        real(s, seat, action, chance)
        s.seats[0].collection |= s.hand

    return apply


@broken(turn, "the same action gave two results. apply() may depend on nothing else")
def the_result_depends_on_how_often_one_asks(real: Function) -> Function:
    calls = []

    def apply(s: Any, seat: int, action: int, chance: Any) -> None:
        real(s, seat, action, chance)
        calls.append(action)
        s.starter = len(calls) % s.players

    return apply


@broken(turn, "an action changed a copy of the state. States must not share lists")
def states_share_a_list(real: Function) -> Function:
    shared: list[Any] = []

    def apply(s: Any, seat: int, action: int, chance: Any) -> None:
        real(s, seat, action, chance)
        shared[:] = s.seats
        s.seats = shared

    return apply


@broken(turn, "the state does not survive bytes and JSON")
def a_name_is_given_a_number_without_one(real: Function) -> Function:
    def apply(s: Any, seat: int, action: int, chance: Any) -> None:
        real(s, seat, action, chance)
        s.tile_stack[9] = -2

    return apply


@broken(views, "determinize() never changes anything")
def determinize_does_nothing(real: Function) -> Function:
    def determinize(s: Any, seat: int, chance: Any) -> None:
        pass

    return determinize


@broken(views, "a world imagined by seat -1 breaks a law")
def determinize_makes_a_card(real: Function) -> Function:
    def determinize(s: Any, seat: int, chance: Any) -> None:
        real(s, seat, chance)
        s.deck[54] = s.deck[53]

    return determinize


@broken(views, "restore() of seat -1's view looks different. restore() must keep the view")
def restore_forgets_the_market(real: Function) -> Function:
    def restore(v: Any, s: Any) -> None:
        real(v, s)
        s.market = 0

    return restore


@broken(scoring, "are not zero-sum. Count each pair of seats once")
def winning_pays_more_than_losing_costs(real: Function) -> Function:
    def returns(t: Any, out: list[int]) -> None:
        real(t, out)
        out[0] += out[0] > 0

    return returns


@broken(refusals, "is refused without a rule. refusal() must name one")
def refusals_name_no_rule(real: Function) -> Function:
    def refusal(s: Any, seat: int, action: int) -> Refusal:
        return Refusal("because", "refuse-base-game")

    return refusal


@broken(positions, "a real position is called impossible: ['too good to be true']")
def every_position_is_impossible(real: Function) -> Function:
    def position_problems(s: Any) -> list[str]:
        return ["too good to be true"]

    return position_problems


@pytest.mark.parametrize(("module", "way", "fault"), BROKEN)
def test_a_broken_game_does_not_pass(module: ModuleType, way: Break, fault: str) -> None:
    assert fault in fault_of(with_function(module, way))


def test_a_lost_token_is_counted() -> None:
    assert "with players are not 40 (cubosaurs-5.1)" in fault_of(with_function(turn, a_token_is_lost))


def test_a_text_form_that_does_not_come_back_does_not_pass() -> None:
    forgetful = copy(SPEC.actions)
    forgetful.from_text = lambda text: 0  # type: ignore[method-assign]
    assert "action 1 becomes 'done' and back another" in fault_of(replace(SPEC, actions=forgetful))


def test_a_game_that_was_not_broken_passes_the_same_way() -> None:
    unchanged = with_function(turn, lambda real: lambda: None)
    check_game(unchanged, ADVANCED, games=20, move_limit=500)
