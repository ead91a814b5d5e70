"""Chapter 8: the fan track."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.state import MOVING
from tests.games.cubitos.table import Seat, Table, table

REWARDS = {  # space: credits and draw tokens
    1: (0, 0),
    2: (1, 0),
    3: (1, 1),
    4: (2, 0),
    5: (2, 1),
    6: (3, 0),
    7: (3, 1),
    8: (4, 0),
    9: (4, 1),
    10: (5, 0),
    11: (5, 1),
    12: (6, 0),
    13: (6, 1),
}


def bust_with(fans: int, tokens: int = 0) -> Table:
    """Let a player with so many fans bust; 4 credits bring a decision in step 5."""
    more = {"fans": fans, "tokens": tokens, "credit": 4}
    t = table(active="3 light-gray-coin", roll="light-gray", more=more)
    return t.act("push", "").act("done")


@pytest.mark.rule("cubitos-8.1")
def test_a_bust_and_a_gained_fan_advance_by_one() -> None:
    assert bust_with(0).me.fans == 1
    assert bust_with(4).me.fans == 5
    space = table(stage="move", step="moving", cell=(29, 8), more={"feet": 1, "fans": 6, "credit": 4})
    space.act("step right").act("done").act("claim")
    assert space.me.fans == 7


@pytest.mark.rule("cubitos-8.2")
@pytest.mark.parametrize("space", REWARDS)
def test_the_reward_of_each_space(space: int) -> None:
    t = bust_with(space - 1)
    assert t.state.step == MOVING
    assert (t.me.fans, t.me.credit - 4, t.me.tokens) == (space, *REWARDS[space])


@pytest.mark.rule("cubitos-8.2")
@pytest.mark.parametrize(
    ("cards", "active", "credits"),
    [(("llama-rama",), "blue-power", 0), (("captain-bark",), "brown-ability white-foot red-blank", 2)],
)
def test_some_cards_give_the_token_without_the_credits(cards: tuple[str], active: str, credits: int) -> None:
    t = table(*cards, active=active, more={"fans": 4, "credit": 4})
    t.act("pass")
    if cards == ("captain-bark",):
        t.act("use brown-ability").act("choose first")
    assert (t.me.fans, t.me.tokens, t.me.credit) == (5, 1, 4 + credits)


@pytest.mark.rule("cubitos-8.3")
def test_on_the_last_space_every_further_fan_is_six_credits() -> None:
    t = bust_with(13, tokens=6)
    assert (t.me.fans, t.me.credit, t.me.tokens) == (13, 4 + 6, 6)


@pytest.mark.rule("cubitos-8.3")
def test_ruling_18_a_fan_without_credits_gives_nothing_there() -> None:
    t = table("llama-rama", active="blue-power", more={"fans": 13, "tokens": 6, "credit": 4})
    t.act("pass")
    assert (t.me.fans, t.me.tokens, t.me.credit) == (13, 6, 4)


@pytest.mark.rule("cubitos-8.4")
def test_a_draw_token_counts_from_the_next_draw_step_on() -> None:
    buster = Seat(active="3 light-gray-coin", roll="light-gray", more={"fans": 2})
    t = table(seats=[buster, Seat(draw="9 light-gray dark-gray")])
    t.act("push", "")
    assert t.me.amount == 9
    t.act("done")
    assert (t.state.round_number, t.me.tokens, t.me.amount) == (2, 1, 10)
    assert t.state.seats[1].amount == 9
