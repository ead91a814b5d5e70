"""Chapter 7: what a seat knows, and that nothing else leaks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cubarium.engine.chance import Note, force, seeded
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, fields_of, pack, to_json
from tests.games.random_positions import (
    assert_legal_actions_fit_any_list,
    assert_open_fields_are_in_every_view,
    positions,
    rules_of,
)
from tests.games.trex.table import CARDS, SPEC, Setting, Table, card, card_set, named, random_game, table

VIEWERS = (SPECTATOR, 0, 1, 2)
SETTING = Setting(
    players=3,
    round=4,
    hands=("red-5 blue-2 green-4", "yellow-1 blue-7 red-10", "shower red-15"),
    known=("blue-2", "", "red-15"),
    played=("brown-3", "", "yellow-6"),
    piles=("green-9 red-10", "brown-8 brown-13", ""),
    removed_unseen=("yellow-11", "blue-12", ""),
    turn=1,
    leader=(0, "brown-3"),
)


def seen(position: dict[str, Any]) -> list[bytes]:
    match = Match(SPEC, SETTING.options(), position=position)
    return [pack(match.view(viewer)) for viewer in VIEWERS]


def differs_for(zone_a: str, a: str, zone_b: str, b: str, seat: int = 1) -> list[int]:
    """Swap two cards of a seat between zones and return who sees a difference."""
    position = SETTING.position()
    zones = {
        name: [list(cards) for cards in position[name]] for name in ("hands", "unseen", "removed_unseen")
    }
    zones[zone_a][seat].remove(a)
    zones[zone_b][seat].remove(b)
    zones[zone_a][seat].append(b)
    zones[zone_b][seat].append(a)
    ordered = {name: [sorted(x, key=CARDS.index) for x in zone] for name, zone in zones.items()}
    pairs = zip(VIEWERS, seen(position), seen({**position, **ordered}), strict=True)
    return [viewer for viewer, one, other in pairs if one != other]


@pytest.mark.rule("trex-7.1")
def test_only_the_owner_sees_a_hand() -> None:
    assert differs_for("hands", "blue-7", "unseen", "green-9") == [1]
    view = Table(Match(SPEC, SETTING.options(), position=SETTING.position())).match.view(1)
    assert (view.hand, list(view.hand_sizes)) == (card_set("yellow-1 blue-7 red-10"), [3, 3, 2, 0, 0])


@pytest.mark.rule("trex-7.1")
def test_a_spectator_sees_no_hand() -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    assert match.view(SPECTATOR).hand == 0


@pytest.mark.rule("trex-7.1", "trex-7.2")
def test_each_player_sees_the_own_hand_and_how_many_cards_others_have() -> None:
    for s in positions("trex", 5):
        for seat in (SPECTATOR, *range(s.players)):
            view = SPEC.records.view()
            rules_of("trex").view(s, seat, view)
            assert view.hand == (0 if seat == SPECTATOR else s.hands[seat])
            for sizes, cards in (
                (view.hand_sizes, s.hands),
                (view.unseen_sizes, s.unseen),
                (view.removed_unseen_sizes, s.removed_unseen),
            ):
                assert sizes == [found.bit_count() for found in cards]


@pytest.mark.rule("trex-7.3", "trex-7.6")
def test_everybody_sees_all_that_is_open() -> None:
    assert_open_fields_are_in_every_view("trex")


def test_legal_actions_are_written_whatever_was_in_the_list() -> None:
    assert_legal_actions_fit_any_list("trex", 5)


@pytest.mark.rule("trex-7.2", "trex-7.5")
def test_nobody_sees_which_cards_lie_in_a_pile_and_which_were_removed_unseen() -> None:
    assert differs_for("unseen", "green-9", "removed_unseen", "blue-12") == []


@pytest.mark.rule("trex-7.1", "trex-7.5")
def test_others_cannot_tell_a_hand_from_what_was_removed_unseen() -> None:
    assert differs_for("hands", "blue-7", "removed_unseen", "blue-12") == [1]


@pytest.mark.rule("trex-7.2")
def test_the_sizes_of_hands_and_piles_are_open() -> None:
    position = SETTING.position()
    view = Match(SPEC, SETTING.options(), position=position).view(2)
    assert list(view.unseen_sizes) == [len(cards) for cards in position["unseen"]]
    assert [player.pile_size for player in view.seats] == [2, 2, 0, 0, 0]
    assert list(view.removed_unseen_sizes) == [1, 1, 0, 0, 0]


def test_a_view_has_no_field_for_secrets_of_others() -> None:
    names = {f.name for f in fields_of(SPEC.records.view)}
    assert not names & {"hands", "unseen", "removed_unseen"}


@pytest.mark.rule("trex-7.3")
def test_ruling_29_played_cards_stay_known_under_the_pile() -> None:
    t = table(players=2, hands=("shower blue-2 red-15", "green-4 yellow-1 red-15")).play(
        "shower green-4 blue-2"
    )
    t.act("egg left", "remove pile")
    for viewer in (SPECTATOR, 0, 1):
        view = t.match.view(viewer)
        assert view.seats[0].pile[:2] == [card("blue-2"), -1]
        assert view.seats[1].pile[:2] == [card("green-4"), -1]


@pytest.mark.rule("trex-7.4")
def test_a_drawn_card_that_all_saw_stays_known_until_it_is_played() -> None:
    t = table(
        players=2,
        round=12,
        hands=("yellow-1 red-15", "red-10 red-15"),
        piles=("green-14 green-4 red-10 blue-12", "green-14 green-4 blue-12 yellow-1"),
    )
    t.play("yellow-1")
    assert t.match.view(1).seats[0].known_hand == card_set("green-14")
    assert t.events("drawn-known") == [{"seat": 0, "cards": card_set("green-14")}]
    t.play("red-10 green-14")
    assert t.match.view(1).seats[0].known_hand == card_set("green-4")


@pytest.mark.rule("trex-7.1")
def test_the_journal_tells_unseen_cards_to_their_owner_only() -> None:
    t = table(players=2, hands=("red-10 shower", "red-10 shower")).act("play red-10", outcomes=[14, 13, 12])
    notes = {SPEC.events[note.kind].name: note for note in t.match.moves[-1].notes}
    assert notes["drawn"].a == card_set("green-14 red-15 chamaelosaurus")
    assert SPEC.events[notes["drawn"].kind].private
    public = [note for note in t.match.moves[-1].notes if not SPEC.events[note.kind].private]
    assert named(public, "draws") == [{"seat": 0, "count": 3, "wanted": 3}]
    assert len(public) == 2


def read_by_others(t: Table, action: str, outcomes: list[int]) -> list[Note]:
    """Carry out an action and return what everybody else may read of it."""
    t.act(action, outcomes=outcomes)
    return [note for note in t.match.moves[-1].notes if t.match.may_read(note, SPECTATOR)]


@pytest.mark.rule("trex-7.1")
def test_what_others_read_of_a_draw_does_not_depend_on_the_cards() -> None:
    hands = ("red-10 shower", "red-10 shower")
    low, high = (
        read_by_others(table(players=2, hands=hands), "play red-10", cards)
        for cards in ([0, 0, 0], [14, 13, 12])
    )
    assert low == high


@pytest.mark.rule("trex-7.5")
def test_what_others_read_of_an_unseen_removal_does_not_depend_on_the_card() -> None:
    hands = ("shower blue-7 red-15", "green-9 red-5 red-15")
    low, high = (
        read_by_others(
            table(players=2, hands=hands).play("shower green-9 blue-7").act("egg left"),
            "remove pile",
            [place],
        )
        for place in (0, 13)
    )
    assert low == high


@pytest.mark.rule("trex-7.6")
def test_eggs_and_colours_are_open_and_the_order_of_the_stacks_is_nowhere() -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    view, state = to_json(match.view(SPECTATOR)), match.to_json()
    for field in ("stack_eggs", "shown_eggs", "high", "low"):
        assert view[field] == state[field]
    assert [p["eggs"] for p in view["seats"]] == [p["eggs"] for p in state["seats"]]


# Worlds that agree with a view


@pytest.mark.parametrize("players", [2, 5])
def test_a_table_restored_from_a_view_looks_the_same_and_is_possible(players: int) -> None:
    for match in random_game(7, players=players):
        for viewer in (SPECTATOR, 1):
            view, state, again = match.view(viewer), SPEC.records.state(), SPEC.records.view()
            match.rules.restore(view, state)
            match.rules.view(state, viewer, again)
            assert again == view
            assert match.rules.position_problems(state) == []


@pytest.mark.parametrize("players", [2, 5])
def test_redrawing_what_is_unknown_keeps_the_view(players: int) -> None:
    luck = seeded(5)
    for match in random_game(8, players=players):
        state, again = copy_of(match.state), SPEC.records.view()
        match.rules.determinize(state, 0, luck)
        match.rules.view(state, 0, again)
        assert again == match.view(0)
        assert match.rules.position_problems(state) == []


def test_every_unknown_card_is_as_likely_in_a_redrawn_hand() -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    unknown = [*SETTING.position()["unseen"][1], *SETTING.position()["hands"][1], "blue-12"]
    times, luck, found = 3000, seeded(1), Counter[str]()
    for _ in range(times):
        state = copy_of(match.state)
        match.rules.determinize(state, 0, luck)
        found.update(to_json(state)["hands"][1])
    assert set(found) == set(unknown)
    expected = times * 3 / len(unknown)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in found.values())


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_unknown_card_is_as_likely_to_be_one_removed_unseen(viewer: int) -> None:
    position = SETTING.position()
    match = Match(SPEC, SETTING.options(), position=position)
    unknown = [*position["unseen"][1], "blue-12", *(position["hands"][1] if viewer != 1 else [])]
    times, luck, found = 1500, seeded(2), Counter[str]()
    for _ in range(times):
        state = copy_of(match.state)
        match.rules.determinize(state, viewer, luck)
        found.update(to_json(state)["removed_unseen"][1])
    assert set(found) == set(unknown)
    expected = times / len(unknown)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in found.values())


def test_a_seat_keeps_its_own_hand_and_known_cards_of_others_when_redrawing() -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    for seed in range(20):
        state = copy_of(match.state)
        match.rules.determinize(state, 1, seeded(seed))
        world = to_json(state)
        assert world["hands"][1] == match.to_json()["hands"][1]
        assert "blue-2" in world["hands"][0] and "red-15" in world["hands"][2]


def test_a_redrawn_world_follows_the_luck_it_is_given() -> None:
    match = Match(SPEC, SETTING.options(), position=SETTING.position())
    state, luck = copy_of(match.state), seeded(1)
    # Two unknown cards of seat 0 and one removed, then one removed of seat 1, then one card of seat 2.
    force(luck, [0] * 5)
    match.rules.determinize(state, 1, luck)
    world = to_json(state)
    unknown = [name for name in CARDS if card_set(name) & match.rules.functions["never_seen"](match.state, 0)]
    assert world["hands"][0] == sorted([*unknown[:2], "blue-2"], key=CARDS.index)
    assert world["removed_unseen"][0] == [unknown[2]]
