"""Matches: every action is checked, and what is refused changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.errors import (
    CubariumError,
    IllegalAction,
    ImpossiblePosition,
    Malformed,
    NotOver,
    OutOfTurn,
    TapeError,
)
from cubarium.engine.match import SPECTATOR, Match, Undo
from cubarium.engine.options import checked_options
from cubarium.engine.record import pack, to_json
from cubarium.engine.registry import load_game
from tests.games.cubosaurs.table import SPEC, table

HUGE = 10**5000


NAMES = ("Ada", "Blaise", "Chloé")


def new_match(seed: int = 1, players: int = 3, **options: int) -> Match:
    return Match(SPEC, {"players": players, **options}, NAMES[:players], seed=seed)


def everything(match: Match) -> tuple[Any, ...]:
    """Return all that a match is: its state, its past and the place in its luck."""
    return match.packed(), list(match.moves), match._chance.counters[:], match.state_at(0), match.notes()


def play_on(match: Match, moves: int, seed: int = 0) -> None:
    bot_chance = random.Random(seed)
    for _ in range(moves):
        if not match.is_over:
            (seat,) = match.actors()
            match.act(seat, bot_chance.choice(match.legal(seat)))


def asked(match: Match) -> int:
    (seat,) = match.actors()
    return seat


# --- setting the table -------------------------------------------------------------------------------------


def test_the_first_shuffle_is_that_of_the_seed() -> None:
    state, luck = SPEC.records.state(), seeded(9, 4)
    match = Match(SPEC, {"players": 4}, seed=9, game=4)
    match.rules.setup(state, match.options, luck)
    assert match.packed() == pack(state)
    assert match.opening_notes == tuple(luck.journal)


def test_without_a_seed_two_matches_differ() -> None:
    first, second = Match(SPEC, {}), Match(SPEC, {})
    assert (first.seed, first.game) != (second.seed, second.game)
    assert first.packed() != second.packed()


def test_the_opening_can_be_forced() -> None:
    original = new_match(seed=5)
    again = Match(SPEC, {"players": 3}, seed=77, opening=original.opening_outcomes)
    assert again.packed() == original.packed()
    with pytest.raises(TapeError, match="outcome 1 of the tape is missing"):
        Match(SPEC, {"players": 3}, opening=[])
    with pytest.raises(TapeError, match="1 outcomes of the tape were not asked for"):
        Match(SPEC, {"players": 3}, opening=[*original.opening_outcomes, 0])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, "cubosaurs has no option 'colour'; it has players, rounds,"),
        ({"players": 1}, "players: 1 is not between 2 and 5"),
        ({"players": 6}, "players: 6 is not between 2 and 5"),
        ({"players": HUGE}, "players: a number of thousands of digits is not between 2 and 5"),
        ({"players": True}, "players: expected a whole number, not 'True'"),
        ({"players": 2.0}, "players: expected a whole number, not '2.0'"),
        ({"players": "2"}, "players: expected a whole number, not '2'"),
        ({"rounds": None}, "rounds: expected a whole number, not 'None'"),
        ({"advanced": 2}, "advanced: 2 is not between 0 and 1"),
    ],
)
def test_options_are_checked(options: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=f"^{message}"):
        Match(SPEC, options)


def test_options_that_are_not_given_take_their_default() -> None:
    expected = {option.name: option.default for option in SPEC.settings.options}
    assert to_json(checked_options(SPEC, {})) == expected


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", 7, "\ud800", "\u202e"])
def test_names_are_checked(name: Any) -> None:
    with pytest.raises(Malformed, match="is no name: 1 to 40 printable characters"):
        Match(SPEC, {"players": 2}, ["Ada", name])


def test_there_is_a_name_for_each_player() -> None:
    with pytest.raises(Malformed, match="1 names for 2 players"):
        Match(SPEC, {"players": 2}, ["Ada"])


def test_names_in_any_script_are_welcome() -> None:
    assert Match(SPEC, {"players": 2}, ["Édith", "陽子 🦕"]).seats == ("Édith", "陽子 🦕")
    assert Match(SPEC, {"players": 2}).seats == ("Player 1", "Player 2")


# --- acting ------------------------------------------------------------------------------------------------


def test_an_action_may_be_given_as_number_or_text() -> None:
    by_number, by_text = new_match(), new_match()
    play_on(by_number, 60)
    for move in by_number.moves:
        by_text.act(move.seat, SPEC.actions.to_text(move.action))
    assert everything(by_text) == everything(by_number)


def test_a_match_ends_and_then_nobody_may_act() -> None:
    match = new_match()
    with pytest.raises(NotOver, match="nobody has won yet"):
        match.winners()
    play_on(match, 1000)
    assert match.is_over
    assert match.actors() == []
    best = max(match.returns())
    assert match.winners() == [p for p in range(3) if match.returns()[p] == best]
    with pytest.raises(OutOfTurn, match="the game is over"):
        match.act(0, "keep")


NO_ACTIONS: list[Any] = [-1, SPEC.actions.count, HUGE, True, False, 0.0, None, [0], b"keep"]
NO_ACTIONS += [
    "",
    "keep ",
    "KEEP",
    "keep\n",
    "pass",
    "pass trex-9",
    "buy 0",
    "buy 01",
    "buy ²",
    "seat 6",
    "buy " + "9" * 5000,
]


def test_what_is_no_action_is_refused_and_changes_nothing() -> None:
    match = new_match(advanced=1)
    play_on(match, 7)
    before = everything(match)
    for action in NO_ACTIONS:
        with pytest.raises(Malformed):
            match.act(asked(match), action)
        assert everything(match) == before


def test_what_is_no_seat_is_refused_and_changes_nothing() -> None:
    match = new_match()
    before = everything(match)
    for seat in [-1, 3, HUGE, True, 0.0, None, "0"]:
        with pytest.raises(Malformed, match=r"there is no seat .*; seats are 0 to 2"):
            match.act(seat, "keep")  # type: ignore[arg-type]
        with pytest.raises(Malformed, match="there is no seat"):
            match.legal(seat)  # type: ignore[arg-type]
        if seat != SPECTATOR:
            with pytest.raises(Malformed, match="there is no seat"):
                match.view(seat)  # type: ignore[arg-type]
    assert everything(match) == before


def test_a_seat_that_is_not_asked_may_not_act_and_changes_nothing() -> None:
    match = new_match()
    before = everything(match)
    other = (asked(match) + 1) % 3
    names = match.seats[other], match.seats[asked(match)]
    with pytest.raises(OutOfTurn, match="^it is not {}'s decision, {} is asked$".format(*names)):
        match.act(other, "keep")
    assert match.legal(other) == []
    assert everything(match) == before


def test_every_action_that_is_not_legal_is_refused_by_a_rule_and_changes_nothing() -> None:
    match = new_match(seed=3, advanced=1)
    for moves in (0, 9, 20):
        play_on(match, moves)
        before = everything(match)
        seat = asked(match)
        for action in sorted(set(range(SPEC.actions.count)) - set(match.legal(seat))):
            with pytest.raises(IllegalAction) as caught:
                match.act(seat, action)
            assert caught.value.rule.startswith("cubosaurs-")
            assert str(caught.value)
        assert everything(match) == before


def test_a_tape_that_does_not_fit_an_action_is_refused_and_changes_nothing() -> None:
    match = new_match()
    while not match.moves or not match.moves[-1].outcomes:
        play_on(match, 1)
    shuffle = match.undo()
    before = everything(match)
    drawn = shuffle.outcomes
    for outcomes in ((), drawn[:-1], (*drawn, 0), (99, *drawn[1:]), (*drawn[:-1], -1)):
        with pytest.raises(TapeError):
            match.act(shuffle.seat, shuffle.action, outcomes)
        assert everything(match) == before
    assert match.act(shuffle.seat, shuffle.action, drawn) == shuffle


def test_refusal_explains_without_acting() -> None:
    match = new_match()
    seat = asked(match)
    assert match.refusal(seat, "keep") is None
    refused = match.refusal(seat, "buy 1")
    assert refused is not None
    assert refused.message == "refuse-base-game"
    assert refused.rule.startswith("cubosaurs-")
    assert match.move_count == 0


def test_what_is_given_out_does_not_lead_back_into_the_match() -> None:
    match = new_match()
    play_on(match, 5)
    before = everything(match)
    match.view(0).seats[0].collection = 0
    match.to_json()["hand"].clear()
    match.state_at(3).deck[0] = 54
    match.state_at(5).hand = 0
    match.legal(asked(match)).clear()
    assert everything(match) == before


# --- taking back -------------------------------------------------------------------------------------------


def test_taking_back_everything_leads_to_the_beginning_and_on_again_with_the_same_luck() -> None:
    match = new_match(seed=8, advanced=1)
    begun = everything(match)
    play_on(match, 1000)
    ended = everything(match)
    moves = list(match.moves)
    while match.moves:
        assert match.undo() == moves[match.move_count]
    assert everything(match) == begun
    for move in moves:
        assert match.act(move.seat, move.action) == move
    assert everything(match) == ended


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    match = new_match()
    assert match.undo_kind(0) is Undo.IMPOSSIBLE
    with pytest.raises(Malformed, match="nothing to take back"):
        match.undo()


def test_the_state_after_every_move_can_be_looked_at() -> None:
    match = new_match()
    states = [match.packed()]
    for _ in range(12):
        play_on(match, 1)
        states.append(match.packed())
    assert [pack(match.state_at(n)) for n in range(13)] == states
    for number in (-1, 13, HUGE, True, 1.0, None):
        with pytest.raises(Malformed, match=r"there is no move .*; the match has 0 to 12"):
            match.state_at(number)  # type: ignore[arg-type]


# --- positions ---------------------------------------------------------------------------------------------


def test_a_match_can_begin_from_any_position_of_another() -> None:
    original = new_match(seed=4, advanced=1)
    play_on(original, 30)
    position = original.to_json()
    match = Match(SPEC, {"players": 3, "advanced": 1}, seed=4, position=position)
    assert match.packed() == original.packed()
    assert (match.move_count, match.opening_outcomes, match.opening_notes) == (0, (), ())
    position["hand"].clear()
    assert match.position == original.to_json()
    play_on(match, 1000)
    assert match.is_over


def test_a_position_that_cannot_stand_is_refused_with_every_reason() -> None:
    position = table(hand="trex-1", collections=["trex-2 trex-3"]).state
    position["hand"].append("trex-2")
    position["supply"] = 3
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, {"players": 3}, position=position)
    assert len(caught.value.problems) == 2
    assert "trex-2" in caught.value.problems[0]
    assert "tokens" in caught.value.problems[1]


def test_a_position_for_another_number_of_players_is_refused() -> None:
    position = new_match(players=2).to_json()
    with pytest.raises(ImpossiblePosition, match="players is 2 in the position and 3 in the options"):
        Match(SPEC, {"players": 3}, position=position)


def test_a_position_that_is_no_position_is_refused() -> None:
    with pytest.raises(Malformed, match=r"^State: the field 'hand' is missing"):
        Match(SPEC, {"players": 3}, position={})


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(CubariumError, match="there is no game 'chess'; the games are cubosaurs"):
        load_game("chess")


# --- moves that are prepared first --------------------------------------------------------------------------


def test_a_prepared_move_changes_nothing_until_it_is_committed() -> None:
    one, other = (Match(SPEC, {"players": 2}, seed=11) for _ in range(2))
    while not one.is_over:
        (seat, *_), before = one.actors(), everything(one)
        action = one.legal(seat)[-1]
        prepared = one.prepare(seat, action)
        assert everything(one) == before
        assert one.prepare(seat, action).move == prepared.move, "luck is drawn anew"
        assert one.commit(prepared) == other.act(seat, action) == one.moves[-1]
        assert everything(one) == everything(other)
        assert (one.ending(prepared) is not None) == one.is_over
    assert one.ending(prepared) == one.result()
    assert one.result()[:2] == (one.scores(), one.winners())
    while one.moves:
        assert one.undo() == other.undo()
    assert everything(one) == everything(other)


def test_a_move_that_was_prepared_for_another_state_is_refused() -> None:
    match = Match(SPEC, {"players": 2}, seed=11)
    (seat,) = match.actors()
    prepared = match.prepare(seat, match.legal(seat)[0])
    match.act(seat, match.legal(seat)[-1])
    before = everything(match)
    with pytest.raises(Malformed, match="moved on"):
        match.commit(prepared)
    assert everything(match) == before
