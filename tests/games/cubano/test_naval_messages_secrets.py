"""What a seat knows of the naval battle of messages, and which positions can be."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.errors import ImpossiblePosition
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, pack, to_json
from cubarium.games.cubano.naval_messages.state import LEFT_NAMES, RIGHT_NAMES
from tests.games.cubano.naval_messages_table import SPEC, new_game, play, position, random_game, table

SEARCH = position("a1 a2", "e1 e2", left_named="a1", right_named="f1 f2")


def seen(match: Match, seat: int) -> dict[str, Any]:
    return to_json(match.view(seat))


@pytest.mark.rule("cubano-5.2")
def test_while_hiding_only_the_count_of_the_other_player_is_known() -> None:
    match, other = play(new_game(3), "hide a1", "hide b7"), play(new_game(3), "hide c3", "hide d8")
    for seat in (1, SPECTATOR):
        assert pack(match.view(seat)) == pack(other.view(seat))
        assert match.legal(1) == other.legal(1)
        assert (seen(match, seat)["left_known"], seen(match, seat)["left_count"]) == ([], 2)
    assert seen(match, 0)["left_known"] == ["a1", "b7"]


@pytest.mark.rule("cubano-5.2")
def test_only_who_hides_reads_where() -> None:
    match = play(new_game(2), "hide a1", "hide e3", "hide a2")
    names = {
        seat: [SPEC.events[note.kind].name for note in match.notes() if match.may_read(note, seat)]
        for seat in (SPECTATOR, 0, 1)
    }
    assert names == {
        SPECTATOR: ["begins", "chooses", "chooses", "ready"],
        0: ["begins", "chooses", "chooses", "hides", "hides", "ready"],
        1: ["begins", "chooses", "chooses", "hides", "ready"],
    }


@pytest.mark.rule("cubano-5.5")
def test_found_messages_are_known_to_all_and_others_to_their_owner() -> None:
    match = table("a1 a2", "e1 e2", left_named="a1", right_named="f1 f2")
    assert seen(match, 1)["left_known"] == seen(match, SPECTATOR)["left_known"] == ["a1"]
    assert seen(match, 0)["left_known"] == ["a1", "a2"]
    assert seen(match, 0)["right_known"] == seen(match, SPECTATOR)["right_known"] == []


@pytest.mark.rule("cubano-5.2")
def test_views_do_not_tell_where_messages_lie_that_nobody_found() -> None:
    match = table("a1 a2", "e1 e2", left_named="a1", right_named="f1 f2")
    other = table("a1 d8", "g4 h8", left_named="a1", right_named="f1 f2")
    assert pack(match.view(SPECTATOR)) == pack(other.view(SPECTATOR))
    moved = table("a1 d8", "e1 e2", left_named="a1", right_named="f1 f2")
    assert pack(match.view(1)) == pack(moved.view(1))
    assert pack(match.view(0)) != pack(moved.view(0))


@pytest.mark.rule("cubano-5.2")
@pytest.mark.parametrize("unfound_first", [True, False])
def test_nothing_ever_tells_of_a_message_that_nobody_finds(unfound_first: bool) -> None:
    def told(match: Match, seat: int) -> tuple[Any, ...]:
        read = [note for note in match.notes() if match.may_read(note, seat)]
        return pack(match.view(seat)), read, match.actors(), match.legal(1), match.scores()

    one, other = new_game(2), new_game(2)
    hidden = [("hide b7", "hide d8"), ("hide a1", "hide a1")]
    together = ["hide e1", "hide e2", "name e1", "name c2", "name f1", "name a1", "name e2"]
    moves = [*(hidden if unfound_first else hidden[::-1]), *((move, move) for move in together)]
    for here, there in moves:
        play(one, here)
        play(other, there)
        for seat in (1, SPECTATOR):
            assert told(one, seat) == told(other, seat)
    assert one.is_over and one.packed() != other.packed()


@pytest.mark.parametrize("messages", [1, 4, 16])
def test_worlds_a_seat_imagines_look_the_same_to_it(messages: int) -> None:
    luck = seeded(5)
    for match in random_game(messages, messages=messages):
        for seat in (SPECTATOR, 0, 1):
            drawn, restored, again = copy_of(match.state), SPEC.records.state(), SPEC.records.view()
            match.rules.determinize(drawn, seat, luck)
            match.rules.restore(match.view(seat), restored)
            for state in (drawn, restored):
                match.rules.view(state, seat, again)
                assert again == match.view(seat)
                # Nothing found is imagined elsewhere, so even the end of the game stays the same.
                assert match.rules.position_problems(state) == []


def test_unfound_messages_are_imagined_in_every_square_not_named_alike() -> None:
    match = table("a1 a2", "e1 e2", left_named="a1", right_named="f1 f2")
    luck, places = seeded(2), Counter[str]()
    for _ in range(1500):
        state = copy_of(match.state)
        match.rules.determinize(state, 0, luck)
        places.update(to_json(state)["right_hidden"])
        assert to_json(state)["left_hidden"] == ["a1", "a2"]
    assert len(places) == 30 and not {"f1", "f2"} & places.keys()
    assert 60 < min(places.values()) <= max(places.values()) < 150


def test_a_spectator_imagines_the_messages_of_both_halves() -> None:
    match, luck, places = table("a1", "e1"), seeded(3), set[str]()
    for _ in range(60):
        state = copy_of(match.state)
        match.rules.determinize(state, SPECTATOR, luck)
        places |= {*to_json(state)["left_hidden"], *to_json(state)["right_hidden"]}
    assert len(places & {*LEFT_NAMES}) > 10 and len(places & {*RIGHT_NAMES}) > 10


# Positions


def problems(**changes: Any) -> list[str]:
    with pytest.raises(ImpossiblePosition) as caught:
        Match(SPEC, {}, position={**SEARCH, **changes})
    return [rule for line in caught.value.problems for rule in re.findall(r"cubano-\d+\.\d+", line)]


@pytest.mark.parametrize("messages", [1, 5, 16])
def test_every_position_of_a_game_can_be_started_from(messages: int) -> None:
    for match in random_game(4, messages=messages):
        again = Match(SPEC, {"messages": messages}, position=match.to_json())
        assert (again.packed(), again.actors()) == (match.packed(), match.actors())


@pytest.mark.parametrize(
    ("changes", "rules"),
    [
        ({"players": 3}, ["cubano-5.1"]),
        ({"messages": 0}, ["cubano-5.3"]),
        ({"messages": 17}, ["cubano-5.3"]),
        ({"turn": 2}, ["cubano-5.4"]),
        ({"starter": -1}, ["cubano-5.4"]),
        ({"phase": None}, ["cubano-5.2"]),
        ({"left_hidden": ["a1", "a2", "a3"]}, ["cubano-5.2"]),
        ({"right_hidden": ["e1"]}, ["cubano-5.2"]),
        ({"turn": 0}, ["cubano-5.5"]),
        ({"left_named": []}, ["cubano-5.5"]),
        ({"phase": "hiding"}, ["cubano-5.2", "cubano-5.5"]),
        ({"right_named": ["e1", "e2"]}, ["cubano-5.7"]),
        ({"phase": "over", "turn": 0}, ["cubano-5.7"]),
        ({"colours": ["blue", "none"]}, ["cubano-5.9"]),
        ({"colours": ["blue", "blue"]}, ["cubano-5.9"]),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_rule(
    changes: dict[str, Any], rules: list[str]
) -> None:
    assert problems(**changes) == rules


@pytest.mark.rule("cubano-5.9")
@pytest.mark.parametrize(
    ("changes", "is_possible"),
    [
        ({"colours": ["none", "none"]}, True),
        ({"colours": ["blue", "none"]}, True),
        ({"colours": ["none", "red"], "starter": 1, "turn": 1}, True),
        ({"colours": ["none", "red"]}, False),
        ({"colours": ["blue", "red"]}, False),
        ({"colours": ["none", "none"], "left_hidden": ["a1"]}, False),
        ({"colours": ["blue", "none"], "right_hidden": ["e1"]}, False),
    ],
)
def test_colours_are_chosen_in_turn_before_anything_is_hidden(
    changes: dict[str, Any], is_possible: bool
) -> None:
    start = {**position(), "messages": 2, "phase": "choosing", **changes}
    if is_possible:
        asked = start["starter"] if changes["colours"] == ["none", "none"] else 1 - start["starter"]
        assert Match(SPEC, {}, position=start).actors() == [asked]
    else:
        with pytest.raises(ImpossiblePosition, match=r"cubano-5\.9"):
            Match(SPEC, {}, position=start)


def test_the_position_these_start_from_is_possible() -> None:
    assert Match(SPEC, {}, position=SEARCH).actors() == [1]
