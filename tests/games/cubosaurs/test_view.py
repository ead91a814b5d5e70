"""What a seat knows: everything but the order of cards nobody has seen."""

from __future__ import annotations

import pytest

from cubarium.engine.chance import force, seeded
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, fields_of, pack, to_json
from tests.games.cubosaurs.table import SPEC, Setting, random_game
from tests.games.random_positions import (
    assert_legal_actions_fit_any_list,
    assert_open_fields_are_in_every_view,
)

SEATS = (SPECTATOR, 0, 1, 2)
SETTING = Setting(
    hand="trex-3", collections=("ptero-1", "stego-3", "grey-1"), tokens=(3, 0, 1), market=(1, 4)
)


def views(position: dict[str, object]) -> list[bytes]:
    match = Match(SPEC, SETTING.options(), position=position)
    return [pack(match.view(seat)) for seat in SEATS]


@pytest.mark.rule("cubosaurs-1.5")
def test_the_view_does_not_tell_the_order_of_unseen_cards() -> None:
    position = SETTING.position()
    drawn = position["deck_next"]
    # Reversed, the cards of the deck and those set aside change places too.
    other = {**position, "deck": position["deck"][:drawn] + position["deck"][drawn:][::-1]}
    assert other["deck"] != position["deck"]
    assert views(other) == views(position)


def test_the_view_does_not_tell_the_order_of_the_tile_stack() -> None:
    position = SETTING.position()
    size = position["tile_stack_size"]
    stack = position["tile_stack"]
    other = {**position, "tile_stack": stack[:size][::-1] + stack[size:]}
    assert other["tile_stack"] != position["tile_stack"]
    assert views(other) == views(position)


def test_a_view_has_no_ordered_cards() -> None:
    assert {f.name for f in fields_of(SPEC.records.view)} >= {"unseen", "deck_left"}
    assert all(f.name not in ("deck", "deck_next") for f in fields_of(SPEC.records.view))


@pytest.mark.rule("cubosaurs-1.2")
def test_nobody_knows_which_cards_were_set_aside() -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    seen = to_json(match.view(0))
    assert (len(seen["unseen"]), seen["deck_left"]) == (55 - 4, 30 - 4)


@pytest.mark.rule("cubosaurs-1.5")
def test_all_seats_know_the_same() -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    known = [{**to_json(match.view(seat)), "viewer": None} for seat in SEATS]
    assert all(view == known[0] for view in known)
    assert [match.view(seat).viewer for seat in SEATS] == list(SEATS)


@pytest.mark.rule("cubosaurs-1.5")
def test_everybody_sees_all_that_is_open() -> None:
    assert_open_fields_are_in_every_view("cubosaurs", but=frozenset({"tile_stack"}), tile_stack_size=10)


def test_legal_actions_are_written_whatever_was_in_the_list() -> None:
    assert_legal_actions_fit_any_list("cubosaurs", 10)


@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("players", [2, 5])
def test_a_table_restored_from_a_view_looks_the_same(players: int, advanced: int) -> None:
    for match in random_game(7, players=players, rounds=2, advanced=advanced):
        seen = match.view(1)
        state, again = SPEC.records.state(), SPEC.records.view()
        match.rules.restore(seen, state)
        match.rules.view(state, 1, again)
        assert again == seen
        assert match.rules.position_problems(state) == []


@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("players", [2, 5])
def test_redrawing_what_is_unknown_keeps_the_view(players: int, advanced: int) -> None:
    luck = seeded(5)
    for match in random_game(8, players=players, rounds=2, advanced=advanced):
        state, again = copy_of(match.state), SPEC.records.view()
        match.rules.determinize(state, 0, luck)
        match.rules.view(state, 0, again)
        assert again == match.view(0)
        assert match.rules.position_problems(state) == []


@pytest.mark.parametrize("place", [0, 25, 26, 50])
def test_any_unseen_card_may_be_the_next_of_a_redrawn_deck(place: int) -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    luck = seeded(1)
    force(luck, [place, *[0] * 54])
    state, drawn = copy_of(match.state), match.state.deck_next
    match.rules.determinize(state, 0, luck)
    assert state.deck[drawn] == match.state.deck[drawn + place]
