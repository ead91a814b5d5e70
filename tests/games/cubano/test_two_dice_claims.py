"""Chapter 2 of Cub'ano, claims and flips at the plain table, and what is said there."""

from __future__ import annotations

import pytest

from tests.games.cubano.two_dice_table import table


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
    assert t.legal() == ["claim cube", "after-you", "renounce"]
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


# Letting another go first


@pytest.mark.rule("cubano-2.66")
@pytest.mark.parametrize("options", [{}, {"priority_reversed": 1}])
def test_a_claimant_may_let_the_other_go_first_and_keeps_the_claim(options: dict[str, int]) -> None:
    t = table(turn=1, reserves=[(0, 0), (0, 1)], cubes=["", "a1 b1"], options=options)
    t.throw("brown", "orange")
    first, second = (0, 2) if options else (2, 0)
    assert (t.asked, t.legal()) == (first, ["claim cube", "after-you", "renounce"])
    t.act("after-you")
    assert (t.asked, t.state.seats[first].claims) == (second, 1)
    t.act("claim cube")  # who was let pass meets the reserve
    assert (t.asked, t.legal(), t.state.let_pass) == (first, ["flip a1", "flip b1", "renounce"], 0)
    t.act("flip b1")
    assert (t.turn, t.legal()) == (2, ["throw"])
    assert t.events("lets-pass") == [{"seat": first, "next": second}]


@pytest.mark.rule("cubano-2.66")
def test_ruling_65_who_is_let_pass_may_give_the_priority_back_and_then_it_holds() -> None:
    t = table(turn=1, reserves=[(0, 0), (0, 2)]).throw("brown", "orange").act("after-you")
    assert (t.asked, t.legal()) == (0, ["claim cube", "after-you", "renounce"])
    t.act("after-you")
    assert (t.asked, t.legal()) == (2, ["claim cube", "renounce"])
    assert t.refusal("after-you").message == "refuse-passed-once"
    assert t.events("priority") == [{"seat": 0, "next": 2}]
    t.act("claim cube")
    assert (t.asked, t.legal()) == (0, ["claim cube", "renounce"])


@pytest.mark.rule("cubano-2.66")
def test_nobody_lets_pass_where_nobody_waits() -> None:
    t = table(reserves=[(9, 3)]).throw("red", "red")
    refused = t.refusal("after-you")
    assert (refused.rule, refused.message) == ("cubano-2.66", "refuse-nobody-waits")
    t = table(turn=1, reserves=[(0, 0), (9, 3)]).throw("brown", "orange").act("after-you", "renounce")
    assert (t.asked, t.legal()) == (2, ["claim cube", "claim bars", "renounce"])


@pytest.mark.rule("cubano-2.66")
def test_letting_pass_is_possible_anew_on_every_throw() -> None:
    t = table(turn=1, reserves=[(0, 0), (0, 9)]).throw("brown", "orange")
    t.act("after-you", "claim cube", "claim cube").throw("green", "blue").throw("green", "blue")
    assert "after-you" in t.throw("brown", "orange").legal()


# What is said


@pytest.mark.rule("cubano-2.67")
def test_cubano_takes_a_cube_and_four_bars_for_two_claims() -> None:
    t = table(reserves=[(9, 3)]).throw("red", "red")
    assert t.legal() == ["claim cube", "claim bars", "claim cubano", "renounce"]
    t.act("claim cubano")
    assert (t.reserve(0), t.reserve(1), t.legal()) == ((5, 2), (4, 1), ["throw"])
    assert t.events("cubano") == [{"seat": 1, "roller": 0}]
    assert t.events("claims") == [{"seat": 1, "cubes": 1, "bars": 4, "roller": 0}]
    assert t.events("serves") == t.events("thanks") == []


@pytest.mark.rule("cubano-2.67")
@pytest.mark.parametrize(
    ("reserve", "throw"), [((9, 0), ("red", "red")), ((0, 3), ("red", "red")), ((9, 3), ("red", "blue"))]
)
def test_cubano_needs_two_claims_a_cube_and_bars(reserve: tuple[int, int], throw: tuple[str, str]) -> None:
    t = table(reserves=[reserve]).throw(*throw)
    assert t.refused("claim cubano") == "cubano-2.67"


@pytest.mark.rule("cubano-2.67")
@pytest.mark.parametrize(("bars", "given"), [(1, 1), (3, 3), (4, None), (9, None)])
def test_ruling_72_servi_and_merci_are_said_by_the_table_where_bars_are_short(
    bars: int, given: int | None
) -> None:
    for action, throw in (("claim bars", ("red", "blue")), ("claim cubano", ("red", "red"))):
        t = table(reserves=[(bars, 1)], cubes=["a1"]).throw(*throw).act(action)
        short = [] if given is None else [{"seat": 0, "bars": given, "next": 1}]
        assert t.events("serves") == short
        assert [said["seat"] for said in t.events("thanks")] == [1] * len(short)
