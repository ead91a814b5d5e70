"""Chapter 3: the end of a round and what each collection scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubarium.engine.chance import Note
from tests.games.cubosaurs.table import (
    BUILT_IN,
    CARDS,
    SPEC,
    changed_pack,
    last_turn,
    named,
    random_game,
    scored,
    table,
    type_of,
)

RAPTORS = [card for card in CARDS if type_of(card) in ("grey", "black")]


@pytest.mark.rule("cubosaurs-3.1")
def test_the_round_ends_when_a_draw_is_due_and_the_deck_is_empty() -> None:
    t = table(hand="trex-3", deck_left=1).act("keep")
    assert (t.asked, t.deck_left, t.state["round_index"]) == (1, 0, 0)
    t.act("keep")
    assert t.state["round_index"] == 1


@pytest.mark.rule("cubosaurs-3.1")
def test_ruling_9_a_passed_hand_is_played_even_if_the_deck_is_empty() -> None:
    t = table(hand="egg-trex", collections=("grey-3", "black-3"), deck_left=0).act("pass grey-3")
    assert (t.asked, t.hand, t.state["round_index"]) == (1, ["grey-3", "egg-trex"], 0)
    t.act("pass black-3")
    assert (t.asked, t.state["round_index"]) == (2, 0)
    assert t.act("keep").state["round_index"] == 1


# Series


ROWS = {
    "trex": (4, 1, -2, -5),
    "stego": (2, -1, -2, 8),
    "bronto": (-3, 2, 5, -5),
    "ptero": (-1, -1, -1, -1),
    "penta": (-3, -1, 3, 7),
}


@pytest.mark.rule("cubosaurs-3.2")
@pytest.mark.parametrize("copies", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ROWS)
def test_a_series_scores_by_its_number_of_copies(name: str, copies: int) -> None:
    assert scored(f"{name}-1..{copies}") == [ROWS[name][copies - 1]]


@pytest.mark.rule("cubosaurs-3.3")
@pytest.mark.parametrize("copies", [5, 6, 7])
@pytest.mark.parametrize("name", ROWS)
def test_more_than_four_copies_score_like_four(name: str, copies: int) -> None:
    assert scored(f"{name}-1..{copies}") == [ROWS[name][3]]


@pytest.mark.rule("cubosaurs-3.3")
def test_no_copy_scores_nothing() -> None:
    assert scored("") == [0]


# Raptors


@pytest.mark.rule("cubosaurs-3.4")
@pytest.mark.parametrize(
    ("pair", "points"), [("grey-1 black-1", 2), ("grey-3 black-6", 5), ("grey-7 black-7", 6)]
)
def test_both_raptors_of_a_pair_score_their_own_value(pair: str, points: int) -> None:
    assert scored(pair) == [points]


@pytest.mark.rule("cubosaurs-3.5")
@pytest.mark.parametrize(("alone", "points"), [("grey-1", -1), ("grey-3 grey-6", -5), ("black-2..7", -13)])
def test_raptors_without_a_partner_cost_their_lonely_values(alone: str, points: int) -> None:
    assert scored(alone) == [points]


@pytest.mark.rule("cubosaurs-3.4")
def test_two_raptors_of_one_colour_are_no_pair() -> None:
    assert scored("grey-6..7") == [-6]
    assert scored("black-6..7 grey-6") == [3 + 3 - 3]


def best_pairing(raptors: Sequence[str]) -> int:
    """Try every way to pair raptors and to leave them alone."""
    pair: dict[str, int] = {card: BUILT_IN.tables["card"][card]["pair"] for card in raptors}
    lonely: dict[str, int] = {card: BUILT_IN.tables["card"][card]["lonely"] for card in raptors}
    greys = [card for card in raptors if type_of(card) == "grey"]

    @cache
    def best(n: int, blacks: frozenset[str]) -> int:
        if n == len(greys):
            return sum(lonely[card] for card in blacks)
        paired = [pair[greys[n]] + pair[black] + best(n + 1, blacks - {black}) for black in blacks]
        return max([lonely[greys[n]] + best(n + 1, blacks), *paired])

    return best(0, frozenset(raptors) - set(greys))


@pytest.mark.rule("cubosaurs-3.6")
@settings(deadline=None, max_examples=60)
@given(st.sets(st.sampled_from(RAPTORS)))
def test_ruling_7_pairs_are_made_in_the_best_of_all_ways(raptors: set[str]) -> None:
    assert scored(" ".join(raptors)) == [best_pairing(sorted(raptors))]


@pytest.mark.rule("cubosaurs-3.6")
def test_the_raptor_that_gains_most_by_a_partner_is_paired() -> None:
    # grey-3 has the greater pair value, but grey-1 has more to lose alone.
    pack = changed_pack(card={"grey-1": {"pair": 1, "lonely": -9}})
    assert scored("grey-1 grey-3 black-3", components=pack) == [1 + 2 - 2]


# Eggs


@pytest.mark.rule("cubosaurs-3.7")
@pytest.mark.parametrize(
    ("egg", "most", "series", "reward"),
    [
        ("egg-trex", "trex-1..2", 1, 4),
        ("egg-stego", "stego-1..2", -1, 4),
        ("egg-bronto", "bronto-1..2", 2, 3),
        ("egg-ptero", "ptero-1..2", -1, 3),
        ("egg-penta", "penta-1..2", -1, 3),
        ("egg-raptor", "grey-1 black-1", 2, 3),
    ],
)
def test_an_egg_pays_with_the_majority(egg: str, most: str, series: int, reward: int) -> None:
    name = type_of(most)
    assert scored(f"{most} {egg}", f"{name}-3")[0] == series + reward


@pytest.mark.rule("cubosaurs-3.7")
def test_a_tie_for_the_most_is_enough() -> None:
    assert scored("stego-1..2 egg-stego", "stego-3..4", "stego-5") == [-1 + 4, -1, 2]


@pytest.mark.rule("cubosaurs-3.8")
@pytest.mark.parametrize("egg", ["egg-trex", "egg-stego", "egg-bronto", "egg-ptero", "egg-penta"])
def test_an_egg_costs_its_penalty_without_the_majority(egg: str) -> None:
    name = egg.removeprefix("egg-")
    assert scored(f"{name}-1 {egg}", f"{name}-2..3")[0] == ROWS[name][0] - 3


@pytest.mark.rule("cubosaurs-3.8")
def test_every_opponent_counts_for_the_majority() -> None:
    assert scored("stego-1 egg-stego", "trex-1", "stego-2..3")[0] == 2 - 3
    assert scored("trex-1", "stego-2..3", "stego-1 egg-stego")[2] == 2 - 3


@pytest.mark.rule("cubosaurs-3.8")
def test_an_egg_is_not_paid_for_owning_none_of_its_type() -> None:
    assert scored("egg-stego", "stego-1") == [-3, 2]


@pytest.mark.rule("cubosaurs-3.9")
def test_the_raptor_egg_counts_both_colours_together() -> None:
    assert scored("grey-1 black-1 egg-raptor", "grey-2")[0] == 2 + 3
    assert scored("grey-1 grey-2 egg-raptor", "grey-3 black-3 black-4")[0] == -2 - 3
    assert scored("grey-1 grey-2 black-1 egg-raptor", "black-3..5")[0] == 2 - 1 + 3


@pytest.mark.rule("cubosaurs-3.9")
def test_a_raptor_counts_for_the_egg_in_a_pair_or_alone() -> None:
    assert scored("grey-1 grey-2 egg-raptor", "grey-3 black-3") == [-2 + 3, 4]


@pytest.mark.rule("cubosaurs-3.10")
def test_ruling_5_an_egg_of_a_type_nobody_has_costs_its_penalty() -> None:
    assert scored("egg-stego", "egg-trex") == [-3, -3]


# The sum


@pytest.mark.rule("cubosaurs-3.11")
def test_each_egg_scores_by_itself() -> None:
    assert scored("stego-1 trex-1 egg-stego egg-trex", "trex-2..3")[0] == 2 + 4 + 4 - 3


@pytest.mark.rule("cubosaurs-3.11")
def test_a_score_is_the_sum_of_all_parts_and_may_be_negative() -> None:
    own = "trex-1..4 bronto-1 ptero-1 grey-3 black-3 black-6 egg-penta"
    # The black 3/-3 is the better partner.
    assert scored(own) == [-5 - 3 - 1 + (2 + 3 - 2) - 3]


def points_of(notes: Sequence[Note], prefix: str) -> dict[int, int]:
    """Add up the points of all events whose names begin so, by seat."""
    total: dict[int, int] = {}
    for note in notes:
        event = SPEC.events[note.kind]
        if event.name.startswith(prefix):
            place = event.fields.index("points")
            total[note.seat] = total.get(note.seat, 0) + (note.a, note.b, note.c, note.d)[place]
    return total


@pytest.mark.rule("cubosaurs-3.11")
@pytest.mark.parametrize("seed", range(6))
def test_the_lines_of_the_score_sheet_add_up_to_the_scores(seed: int) -> None:
    *_, match = random_game(seed, players=2 + seed % 4, advanced=1)
    lines, totals = points_of(match.notes(), "line-"), points_of(match.notes(), "round-score")
    tokens = points_of(match.notes(), "line-tokens")
    for seat, score in enumerate(match.scores()):
        assert lines.get(seat, 0) == totals[seat] + tokens[seat] == score


@pytest.mark.rule("cubosaurs-3.11")
def test_the_lines_of_each_round_add_up_to_its_score() -> None:
    t = last_turn("trex-1 grey-3 black-3 black-4 stego-1 egg-stego egg-trex", "trex-2..3", front=((1, 2),))
    move = t.act("keep").match.moves[-1]
    assert points_of(move.notes, "line-") == dict(enumerate(t.round_scores(1)))
    assert named(move.notes, "line-raptor-alone")[0] == {
        "seat": 0,
        "card": CARDS.index("black-4"),
        "points": -2,
    }
