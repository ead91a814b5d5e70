"""Chapter 1: what is on the table at the start."""

from __future__ import annotations

import pytest

from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from tests.games.trex.table import CARDS, COLOURS, SPEC, Table, named

PLAYERS = (2, 3, 4, 5)


def new_game(players: int = 4, seed: int = 1) -> Table:
    return Table(Match(SPEC, {"players": players}, seed=seed))


def opening(players: int, starter: int = 0, high: int = 0, low: int = 0, *cards: int) -> list[int]:
    """Return the outcomes of a set-up; cards not told are the lowest each time, and so are both eggs."""
    dealt = [*cards, *[0] * (7 * players - len(cards))]
    return [starter, high, low, *dealt, 0, 0]


@pytest.mark.rule("trex-1.1", "trex-1.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_the_same_17_cards(players: int) -> None:
    t = new_game(players)
    for seat in range(players):
        assert sorted([*t.hand(seat), *t.state["unseen"][seat]]) == sorted(CARDS)


@pytest.mark.rule("trex-1.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_11_everybody_takes_seven_cards_and_leaves_ten(players: int) -> None:
    t = new_game(players)
    assert [len(t.hand(seat)) for seat in range(players)] == [7] * players
    assert [len(t.state["unseen"][seat]) for seat in range(players)] == [10] * players
    assert all(t.pile(seat) == t.played(seat) == [] for seat in range(players))


@pytest.mark.rule("trex-1.7")
def test_any_seven_cards_may_be_dealt() -> None:
    first, second = [16, 15, 14, 13, 12, 11, 10], [0, 1, 2, 3, 4, 5, 6]
    t = Table(Match(SPEC, {"players": 2}, opening=opening(2, 0, 0, 0, *first, *second)))
    assert t.hand(0) == list(CARDS[10:])
    assert t.hand(1) == list(CARDS[0:13:2])


@pytest.mark.rule("trex-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_unused_decks_stay_in_the_box(players: int) -> None:
    t = new_game(players)
    for seat in range(players, 5):
        assert (t.hand(seat), t.state["unseen"][seat]) == ([], [])


@pytest.mark.rule("trex-1.3", "trex-1.4")
def test_ruling_1_two_to_five_may_play_and_four_is_the_default() -> None:
    assert (SPEC.players, Match(SPEC, {}).options.players) == ((2, 5), 4)


@pytest.mark.rule("trex-1.5")
def test_ruling_15_there_are_six_eggs_of_each_of_five_colours_and_two_lie_open() -> None:
    t = new_game()
    shown = t.state["shown_eggs"]
    assert set(shown) <= set(COLOURS)
    expected = [6 - shown.count(colour) for colour in COLOURS]
    assert t.state["stack_eggs"] == expected
    assert sum(expected) == 28


@pytest.mark.rule("trex-1.5")
@pytest.mark.parametrize(
    ("draws", "eggs"),
    [((0, 0), ["yellow", "yellow"]), ((5, 5), ["yellow", "blue"]), ((29, 28), ["red", "red"])],
)
def test_every_egg_is_as_likely(draws: tuple[int, int], eggs: list[str]) -> None:
    t = Table(Match(SPEC, {"players": 2}, opening=[*opening(2)[:-2], *draws]))
    assert t.state["shown_eggs"] == eggs


@pytest.mark.rule("trex-1.6")
@pytest.mark.parametrize(
    ("draws", "colours"),
    [((0, 0), ("yellow", "blue")), ((2, 1), ("brown", "blue")), ((2, 2), ("brown", "green"))],
)
def test_ruling_13_the_first_colour_card_is_high_and_the_second_low(
    draws: tuple[int, int], colours: tuple[str, str]
) -> None:
    t = Table(Match(SPEC, {"players": 3}, opening=opening(3, 0, *draws)))
    assert (t.state["high"], t.state["low"]) == colours
    (laid,) = named(t.match.opening_notes, "colours-laid")
    assert (COLOURS[laid["high"]], COLOURS[laid["low"]]) == colours


@pytest.mark.rule("trex-1.8")
@pytest.mark.parametrize("starter", range(3))
def test_chance_names_the_starter(starter: int) -> None:
    t = Table(Match(SPEC, {"players": 3}, opening=opening(3, starter)))
    assert (t.asked, t.state["starter"], t.phase, t.round) == (starter, starter, "play", 1)


@pytest.mark.rule("trex-1.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_35_the_table_may_say_who_is_the_oldest_and_starts(players: int) -> None:
    for seat in range(players):
        for seed in range(3):
            match = Match(SPEC, {"players": players, "first": seat + 1}, seed=seed)
            assert (match.actors(), match.state.starter) == ([seat], seat)
    by_lot = {Match(SPEC, {"players": players, "first": 0}, seed=seed).state.starter for seed in range(40)}
    assert by_lot == set(range(players))


@pytest.mark.rule("trex-1.8")
@pytest.mark.parametrize(("players", "first"), [(2, 3), (4, 5), (5, 6), (3, -1)])
def test_nobody_starts_who_does_not_play(players: int, first: int) -> None:
    with pytest.raises(Malformed, match="first"):
        Match(SPEC, {"players": players, "first": first})


@pytest.mark.rule("trex-7.1")
def test_only_the_owner_reads_the_dealt_cards_in_the_journal() -> None:
    notes = new_game(3).match.opening_notes
    private = [note for note in notes if SPEC.events[note.kind].private]
    assert [SPEC.events[note.kind].name for note in private] == ["hand"] * 3
    assert [note.seat for note in private] == [0, 1, 2]
    assert [e["count"] for e in named(notes, "dealt")] == [7, 7, 7]
