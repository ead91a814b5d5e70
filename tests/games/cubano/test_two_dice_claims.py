"""Chapter 2 of Cub'ano, claims and flips, at the plain and at the attentive table."""

from __future__ import annotations

import pytest

from tests.games.cubano.two_dice_table import table

ATTENTIVE = {"attentive": 1}


@pytest.mark.rule("cubano-2.36", "cubano-2.37")
@pytest.mark.parametrize("phase", [2, 3])
def test_each_die_of_an_opponents_colour_gives_a_claim(phase: int) -> None:
    t = table(phase=phase, reserves=[(9, 3)]).throw("red", "blue")
    assert (t.asked, t.state.seats[1].claims) == (1, 1)
    t = table(phase=phase, reserves=[(9, 3)]).throw("red", "red")
    assert (t.asked, t.state.seats[1].claims) == (1, 2)


@pytest.mark.rule("cubano-2.37")
def test_claims_come_before_the_operation() -> None:
    t = table(reserves=[(0, 1)], formed="c3").throw("red", "brown")
    assert (t.asked, t.legal()) == (1, ["claim cube", "renounce"])
    t.act("claim cube")
    assert t.reserve(0) == (0, 1)  # what was left to do was to draw


@pytest.mark.rule("cubano-2.37")
def test_nobody_draws_to_pay_a_claim() -> None:
    t = table(cubes=["a1 b1"]).throw("red", "brown")
    assert t.legal() == ["flip a1", "flip b1", "renounce"]
    t.act("flip b1")
    assert (t.colour("b1"), t.reserve(0)) == ("red", (0, 1))
    t = table().throw("red", "brown")  # nothing placed either: the claim is lost, the draw is kept
    assert (t.reserve(0), t.events("claim-lapses")) == ((0, 1), [{"seat": 1, "claims": 1, "roller": 0}])


@pytest.mark.rule("cubano-2.38")
@pytest.mark.parametrize(("reverse", "order"), [(0, [2, 0]), (1, [0, 2])])
def test_priority_begins_beside_the_player_who_threw(reverse: int, order: list[int]) -> None:
    t = table(turn=1, reserves=[(0, 0), (8, 2)], options={"priority_reversed": reverse})
    t.throw("brown", "orange")
    asked = []
    for _ in range(2):
        asked.append(t.asked)
        t.act("claim cube")
    assert asked == order


@pytest.mark.rule("cubano-2.38")
def test_ruling_14_the_second_claimant_meets_what_the_first_has_left() -> None:
    t = table(turn=1, reserves=[(0, 0), (0, 1)], cubes=["", "a1"]).throw("brown", "orange")
    assert t.legal() == ["claim cube", "renounce"]
    t.act("claim cube")
    assert (t.asked, t.legal()) == (0, ["flip a1", "renounce"])


@pytest.mark.rule("cubano-2.39", "cubano-1.5")
@pytest.mark.parametrize(("bars", "taken"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (9, 4)])
def test_a_claim_is_served_with_four_bars_or_what_is_left(bars: int, taken: int) -> None:
    t = table(reserves=[(bars, 0)], cubes=["a1"]).throw("red", "blue").act("claim bars")
    assert (t.reserve(1), t.reserve(0)) == ((taken, 0), (bars - taken, 0))
    assert (t.asked, t.state.seats[1].claims) == (1, 0)
    assert t.legal() == ["throw"]


@pytest.mark.rule("cubano-2.39")
def test_ruling_13_the_claimant_chooses_cube_or_bars_and_no_fewer_than_four() -> None:
    t = table(reserves=[(9, 2)]).throw("red", "blue")
    assert t.legal() == ["claim cube", "claim bars", "renounce"]
    assert t.act("claim bars").reserve(1) == (4, 0)
    t = table(reserves=[(9, 0)]).throw("red", "blue")
    assert t.refused("claim cube") == "cubano-2.39"
    t = table(reserves=[(0, 2)]).throw("red", "blue")
    assert t.refused("claim bars") == "cubano-2.39"
    assert t.refused("throw") == "cubano-2.37"


@pytest.mark.rule("cubano-2.40")
@pytest.mark.parametrize(
    ("reserve", "claims", "served"),
    [
        ((0, 3), ["claim cube", "claim cube"], (0, 2)),
        ((9, 3), ["claim cube", "claim bars"], (4, 1)),
        ((9, 3), ["claim bars", "claim bars"], (8, 0)),
        ((5, 0), ["claim bars", "claim bars"], (5, 0)),
        ((2, 1), ["claim cube", "claim bars"], (2, 1)),
    ],
)
def test_two_claims_of_one_player(
    reserve: tuple[int, int], claims: list[str], served: tuple[int, int]
) -> None:
    t = table(reserves=[reserve], cubes=["a1"]).throw("red", "red").act(*claims)
    assert (t.reserve(1), t.colour("a1"), t.legal()) == (served, "brown", ["throw"])


@pytest.mark.rule("cubano-2.40", "cubano-2.41")
@pytest.mark.parametrize(("reserve", "claim"), [((1, 0), "claim bars"), ((0, 1), "claim cube")])
def test_one_bar_or_cube_must_be_taken_before_one_flip(reserve: tuple[int, int], claim: str) -> None:
    t = table(reserves=[reserve], cubes=["a1 b1"]).throw("red", "red")
    assert t.refused("flip a1") == "cubano-2.41"
    t.act(claim)
    assert t.legal() == ["flip a1", "flip b1", "renounce"]
    t.act("flip a1")
    assert (t.colour("a1"), t.colour("b1"), t.legal()) == ("red", "brown", ["throw"])


@pytest.mark.rule("cubano-2.41")
def test_ruling_10_a_flip_turns_a_square_to_the_claimants_colour() -> None:
    t = table(cubes=["a1 b1", "c1"]).throw("red", "blue")
    assert t.refused("flip c1") == "cubano-2.41"
    t.act("flip a1")
    assert (t.colour("a1"), t.state.seats[0].squares, t.state.seats[1].squares) == ("red", 1, 2)


@pytest.mark.rule("cubano-2.41")
def test_ruling_12_there_is_no_flip_while_there_is_a_reserve() -> None:
    for reserve in ((1, 0), (0, 1)):
        t = table(reserves=[reserve], cubes=["a1"]).throw("red", "blue")
        assert t.refused("flip a1") == "cubano-2.41"


@pytest.mark.rule("cubano-2.42")
def test_any_square_may_be_flipped_even_by_who_has_none() -> None:
    t = table(cubes=["a1 d4 h8"]).throw("red", "blue")
    assert t.legal() == ["flip a1", "flip d4", "flip h8", "renounce"]


@pytest.mark.rule("cubano-2.42")
def test_ruling_11_a_flipped_square_may_be_flipped_again() -> None:
    t = table(cubes=["a1 b1"]).throw("red", "blue").act("flip a1")
    t.throw("brown", "blue").act("flip a1")
    assert t.colour("a1") == "brown"


@pytest.mark.rule("cubano-2.43")
def test_there_are_no_debts() -> None:
    t = table().throw("red", "red")
    assert (t.asked, t.state.seats[1].claims, t.legal()) == (1, 0, ["throw"])
    t = table(cubes=["a1"]).throw("red", "red").act("flip a1")
    assert (t.asked, t.legal()) == (1, ["throw"])
    assert t.events("claim-lapses") == [{"seat": 1, "claims": 1, "roller": 0}]


@pytest.mark.rule("cubano-2.43")
def test_ruling_15_claims_on_a_waiting_player_lapse() -> None:
    t = table(waiting=[0]).throw("red", "red")
    assert (t.asked, t.legal()) == (1, ["throw"])


@pytest.mark.rule("cubano-2.44")
def test_ruling_9_claimants_are_asked_in_turn_and_may_renounce() -> None:
    t = table(turn=1, reserves=[(0, 0), (9, 3)]).throw("brown", "orange")
    assert t.asked == 2
    t.act("renounce")
    assert t.asked == 0
    t.act("renounce")
    assert (t.reserve(1), t.turn, t.legal()) == ((9, 3), 2, ["throw"])


@pytest.mark.rule("cubano-2.45")
def test_ruling_16_freed_colours_give_no_claim_and_no_entry() -> None:
    t = table(reserves=[(9, 3)], cubes=["", "a1 b1"], gone={1: "out"}).throw("red", "red")
    assert (t.turn, t.legal()) == (2, ["throw"])
    t = table(waiting=[0], cubes=["", "a1 b1"], gone={1: "out"}).throw("red", "red")
    assert t.status(0) == "waiting"


# The attentive table


@pytest.mark.rule("cubano-2.61")
def test_claimants_and_who_goes_on_are_asked_at_once() -> None:
    t = table(reserves=[(9, 3)], options=ATTENTIVE).throw("orange", "brown")
    assert t.match.actors() == [0, 2]
    assert t.legal(2) == ["call", "renounce"]
    assert t.refused("claim cube", seat=2) == "cubano-2.61"
    assert (t.refused("throw", seat=2), t.refused("draw cube", seat=2)) == ("cubano-2.3", "cubano-2.14")
    t.act("call", seat=2)
    assert t.asked == 2
    t.act("claim cube")
    assert (t.asked, t.reserve(0)) == (0, (9, 2))


@pytest.mark.rule("cubano-2.61")
def test_without_an_operation_the_next_player_is_asked_beside_the_claimants() -> None:
    t = table(reserves=[(9, 3)], options=ATTENTIVE).throw("orange", "blue")
    assert (t.match.actors(), t.legal(1), t.legal(2)) == ([1, 2], ["throw"], ["call", "renounce"])
    assert t.refused("throw", seat=2) == "cubano-2.3"
    assert (t.refused("call", seat=1), t.refused("bar", seat=1)) == ("cubano-2.36", "cubano-2.3")
    t.act("renounce", seat=2)
    assert (t.asked, t.legal()) == (1, ["throw"])


@pytest.mark.rule("cubano-2.61")
def test_the_next_player_may_be_the_claimant() -> None:
    t = table(reserves=[(9, 3)], options=ATTENTIVE).throw("red", "blue")
    assert t.legal() == ["call", "throw", "renounce"]
    t.act("call", "claim bars")
    assert (t.reserve(1), t.legal()) == ((4, 0), ["throw"])


@pytest.mark.rule("cubano-2.61")
def test_ruling_62_who_calls_first_is_served_first() -> None:
    t = table(turn=1, reserves=[(0, 0), (8, 2)], options=ATTENTIVE).throw("brown", "orange")
    t.act("call", seat=0)
    assert t.asked == 0  # although orange has priority
    t.act("claim cube").act("call", seat=2)
    assert t.asked == 2


@pytest.mark.rule("cubano-2.62")
def test_a_claim_not_called_before_the_next_throw_is_missed() -> None:
    t = table(reserves=[(9, 3)], options=ATTENTIVE).throw("orange", "blue").throw("green", "blue", seat=1)
    assert (t.reserve(0), t.turn) == ((9, 3), 2)
    assert t.events("claim-missed") == [{"seat": 2, "claims": 1, "roller": 0}]


@pytest.mark.rule("cubano-2.62")
def test_ruling_64_a_player_in_reprieve_may_call_before_the_solvency_is_tested() -> None:
    position = {"phase": 3, "reserves": [(9, 3)], "cubes": ["a1 b1"], "options": ATTENTIVE}
    t = table(**position).throw("red", "red").act("call", "claim cube", "claim cube", seat=1)
    assert (t.status(1), t.legal()) == ("active", ["throw"])
    t = table(**position).throw("red", "red").act("throw", seat=1)
    assert (t.status(1), t.turn, t.legal()) == ("expelled", 2, ["throw"])


@pytest.mark.rule("cubano-2.61")
def test_a_throw_without_claims_waits_for_no_call() -> None:
    options = {"attentive": 1, "exit_door": 1}
    t = table(
        players=4,
        phase=3,
        reserves=[(0, 0), (8, 0)],
        cubes=["a1 b1"],
        formed="a8 b8",
        gone={2: "expelled"},
        options=options,
    )
    t.throw("orange", "orange").act("exit")
    assert (t.status(0), t.asked) == ("out", 1)


@pytest.mark.rule("cubano-2.63")
def test_ruling_61_a_late_call_is_served_without_what_was_drawn() -> None:
    t = table(reserves=[(2, 0)], cubes=["a1"], options=ATTENTIVE).throw("orange", "brown")
    t.act("draw cube", seat=0)
    assert t.match.actors() == [1, 2]
    t.act("call", seat=2)
    assert t.legal() == ["claim bars", "renounce"]
    t.act("claim bars")
    assert (t.reserve(0), t.legal(1)) == ((0, 1), ["throw"])


@pytest.mark.rule("cubano-2.63")
def test_a_late_call_flips_if_only_drawn_things_are_left() -> None:
    t = table(cubes=["a1"], options=ATTENTIVE).throw("orange", "brown").act("draw cube", seat=0)
    t.act("call", seat=2)
    assert t.legal() == ["flip a1", "renounce"]


@pytest.mark.rule("cubano-2.63")
def test_a_cube_that_was_there_before_the_throw_can_be_claimed_after_placing_another() -> None:
    t = table(reserves=[(2, 2)], options=ATTENTIVE).throw("orange", "brown")
    t.act("place", "fill a1", seat=0).act("call", seat=2)
    assert t.legal() == ["claim cube", "renounce"]
