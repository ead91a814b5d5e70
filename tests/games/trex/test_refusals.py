"""Why an action is refused: always with the rule behind it, and never with a trace on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.engine.checking.rulebook import read_rules
from cubarium.engine.errors import Malformed, OutOfTurn
from tests.games.trex.table import SPEC, Table, random_game, table

RULES = read_rules(Path(__file__).parents[3] / "docs" / "rules" / "trex.md", "trex")
TURN = {
    "players": 2,
    "hands": ("shower blue-2 red-15", "green-4 yellow-1 red-15"),
    "played": ("yellow-6", "red-10"),
}


def ended() -> Table:
    """Return a table at which the first seat, highest, takes an egg, and the second changes colours."""
    return table(**TURN).play("shower green-4 blue-2")


@pytest.mark.rule("trex-3.1")
@pytest.mark.parametrize(
    "action", ["play green-9", "play yellow-6", "egg left", "remove pile", "colour keep"]
)
def test_a_turn_wants_a_card_from_the_hand(action: str) -> None:
    assert table(**TURN).refused(action) == "trex-3.1"


@pytest.mark.rule("trex-5.2")
@pytest.mark.parametrize("action", ["play red-15", "remove played", "colour keep", "colour high red"])
def test_the_highest_takes_an_egg_first(action: str) -> None:
    assert ended().refused(action) == "trex-5.2"


@pytest.mark.rule("trex-5.4")
@pytest.mark.parametrize("action", ["play red-15", "egg left", "colour keep", "colour low red"])
def test_a_card_is_removed_before_anything_else(action: str) -> None:
    t = ended().act("egg left")
    assert (t.asked, t.refused(action)) == (1, "trex-5.4")


@pytest.mark.rule("trex-5.9")
@pytest.mark.parametrize("action", ["play red-15", "egg left", "remove pile"])
def test_the_colours_come_before_the_next_card(action: str) -> None:
    assert ended().act("egg left", "remove played").refused(action) == "trex-5.9"


@pytest.mark.rule("trex-5.10")
@pytest.mark.parametrize(
    "action", ["colour high blue", "colour low blue", "colour high brown", "colour low brown"]
)
def test_a_new_colour_is_one_of_the_three_others(action: str) -> None:
    assert ended().act("egg left", "remove played").refused(action) == "trex-5.10"


def test_who_is_not_asked_may_do_nothing() -> None:
    with pytest.raises(OutOfTurn):
        table(**TURN).match.act(1, "play green-4")


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_names_a_rule_and_has_a_sentence(seed: int) -> None:
    for match in random_game(seed, players=3):
        if match.is_over:
            continue
        (seat,) = match.actors()
        for action in range(SPEC.actions.count):
            refused = match.refusal(seat, action)
            assert (refused is None) == (action in match.legal(seat))
            assert refused is None or (refused.rule in RULES and str(refused))


@pytest.mark.parametrize(
    "text",
    ["", "play", "play yellow-2", "egg", "egg middle", "remove", "colour", "colour high pink", "colour high"],
)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        SPEC.actions.from_text(text)


@pytest.mark.parametrize("action", [-1, 32, 1000])
def test_numbers_beyond_the_actions_are_refused(action: int) -> None:
    with pytest.raises(Malformed):
        SPEC.actions.to_struct(action)


def test_actions_have_a_structured_form() -> None:
    assert SPEC.actions.to_struct(SPEC.actions.from_text("play blue-7")) == {"kind": "play", "card": "blue-7"}
    assert SPEC.actions.to_struct(SPEC.actions.from_text("colour low red")) == {
        "kind": "colour",
        "place": "low",
        "colour": "red",
    }
