"""Chapter 4: set-up, corners, the throw, placing by corners and the end."""

from __future__ import annotations

import pytest

from cubarium.games.cubano.rules.board import COLOURS
from tests.games.cubano.course_table import SPEC, Table, named, new_game, own_squares, random_game, table


def started(corner: str = "a1") -> list[str]:
    """Return the moves that lead to the first throw."""
    return ["colour blue", "colour red", f"corner {corner}", "corner h1"]


@pytest.mark.rule("cubano-4.1")
def test_sixty_two_cubes_lie_in_the_heap_and_each_has_a_die() -> None:
    t = new_game()
    assert SPEC.players == (2, 2)
    assert (t.state["heap_cubes"], t.dice) == (62, [1, 1])
    assert set(t.state["colours"]) == {"none"}


@pytest.mark.rule("cubano-4.2", "cubano-1.10")
def test_each_chooses_another_colour_the_starter_first() -> None:
    t = new_game(starter=1)
    assert (t.asked, t.legal()) == (1, [f"colour {name}" for name in COLOURS])
    t.act("colour green")
    assert (t.asked, t.refused("colour green")) == (0, "cubano-4.2")
    t.act("colour red")
    assert [seat["colour"] for seat in t.state["seats"]] == ["red", "green"]
    assert t.asked == 1


@pytest.mark.rule("cubano-4.3")
@pytest.mark.parametrize(
    ("first", "second"),
    [("a1", ["h1", "a8"]), ("h1", ["a1", "h8"]), ("a8", ["a1", "h8"]), ("h8", ["h1", "a8"])],
)
def test_the_second_corner_shares_a_side_with_the_first(first: str, second: list[str]) -> None:
    t = new_game().act("colour blue", "colour red")
    assert t.legal() == ["corner a1", "corner h1", "corner a8", "corner h8"]
    t.act(f"corner {first}")
    assert (t.asked, t.legal()) == (1, [f"corner {corner}" for corner in second])
    assert t.refused(f"corner {first}") == "cubano-4.3"
    assert t.act(f"corner {second[0]}").legal() == ["throw"]


@pytest.mark.rule("cubano-4.3")
@pytest.mark.parametrize("seed", range(3))
def test_each_player_covers_the_diagonals_of_the_own_corner(seed: int) -> None:
    *_, match = random_game(seed)
    t = Table(match)
    for seat in t.state["seats"]:
        assert len(own_squares(seat["corner"])) == 32
        assert set(t.squares(seat["colour"])) <= set(own_squares(seat["corner"]))


@pytest.mark.rule("cubano-4.4", "cubano-1.4")
@pytest.mark.parametrize("cubes", [3, 4, 5, 6])
def test_a_throw_brings_as_many_cubes_as_its_colour_is_worth(cubes: int) -> None:
    t = table(covered=(("a1", "b2"), 0)).throw(cubes)
    for left in range(cubes, 0, -1):
        assert (t.asked, t.state["to_place"], t.state["heap_cubes"]) == (0, left, 60 - cubes + left)
        t.act(t.legal()[0])
    assert (t.asked, t.legal(), t.state["shown"]) == (1, ["throw"], "none")


def test_a_throw_uses_the_luck_of_its_seat_alone() -> None:
    t = table(turn=1).act("throw")
    assert [used > 0 for used in t.match._chance.counters] == [False, True, *[False] * 5]


@pytest.mark.rule("cubano-4.5")
def test_a_cube_touches_an_own_square_by_a_corner() -> None:
    t = table(covered=(("a1", "b2"), ("h1", "g2", "f1"))).throw(2)
    assert t.legal() == ["place c1", "place a3", "place c3"]
    assert t.refused("place b2") == "cubano-4.5"
    assert t.refused("place h8") == "cubano-4.5"
    assert t.refused("place b1") == "cubano-4.3"
    assert t.refused("place f1") == "cubano-4.5"


@pytest.mark.rule("cubano-4.5")
def test_ruling_40_cubes_may_branch() -> None:
    t = table(covered=(("a1", "b2"), 0)).throw(4)
    t.act("place a3", "place c1", "place d2")  # c1 touches b2, not a3 that was placed before it
    assert t.legal() == ["place e1", "place c3", "place e3", "place b4"]


@pytest.mark.rule("cubano-4.6")
@pytest.mark.parametrize(("corner", "next_to_it"), [("a1", "b2"), ("h8", "g7")])
def test_the_first_cube_goes_into_the_corner(corner: str, next_to_it: str) -> None:
    t = new_game().act(*started(corner)).throw(1)
    assert (t.squares("blue"), t.asked) == ([corner], 1)
    t = new_game().act(*started(corner)).throw(3)
    # The second has no choice either: a corner touches one square only.
    assert set(t.squares("blue")) == {corner, next_to_it}
    assert (t.asked, t.state["to_place"]) == (0, 1)


@pytest.mark.rule("cubano-4.7")
def test_cubes_too_many_are_lost() -> None:
    t = table(covered=(29, 20)).throw(5)
    assert t.match.is_over
    assert (t.match.scores(), t.state["heap_cubes"]) == ([32, 20], 62 - 52)
    assert [note.a for note in named(t.match.notes(), "surplus")] == [2]


@pytest.mark.rule("cubano-4.8")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_covers_32_squares_first_wins_at_once(turn: int) -> None:
    t = table(covered=(31, 31), turn=turn).throw(1)
    assert (t.match.is_over, t.match.winners()) == (True, [turn])
    assert t.match.returns()[turn] == 1
    assert [note.seat for note in named(t.match.notes(), "wins")] == [turn]


@pytest.mark.rule("cubano-4.8")
def test_a_throw_that_is_too_small_goes_on() -> None:
    t = table(covered=(29, 31)).throw(1)
    assert (t.asked, t.state["phase"]) == (0, "place")
    assert t.act(t.legal()[0]).asked == 1


@pytest.mark.rule("cubano-4.9")
def test_the_own_die_is_the_last_cube() -> None:
    t = table(covered=(31, 31)).throw(4)
    assert (t.state["heap_cubes"], t.dice) == (0, [0, 1])


@pytest.mark.rule("cubano-4.9", "cubano-1.3")
def test_cubes_and_dice_are_just_enough_for_all_squares() -> None:
    t = table(covered=(32, 30), turn=1, fair=1).throw(2)
    assert (t.state["heap_cubes"], t.dice) == (0, [0, 0])
    assert "none" not in t.state["colours"]


@pytest.mark.rule("cubano-4.10")
def test_ruling_41_by_default_the_second_player_has_no_last_throw() -> None:
    assert table(covered=(30, 31)).throw(2).match.winners() == [0]
    t = table(covered=(30, 31), fair=1).throw(2)
    assert (t.match.is_over, t.asked, t.legal()) == (False, 1, ["throw"])


@pytest.mark.rule("cubano-4.10")
@pytest.mark.parametrize(("covered", "winners"), [(31, [0, 1]), (27, [0])])
def test_the_last_throw_can_share_the_victory(covered: int, winners: list[int]) -> None:
    t = table(covered=(31, covered), fair=1).throw(6).throw(1)
    while not t.match.is_over:
        t.act(t.legal()[0])
    assert t.match.winners() == winners
    assert len(named(t.match.notes(), "shares")) == (2 if len(winners) == 2 else 0)


@pytest.mark.rule("cubano-4.10")
def test_the_starter_has_no_last_throw() -> None:
    assert table(covered=(31, 31), turn=1, fair=1).throw(1).match.winners() == [1]
