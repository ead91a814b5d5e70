"""The game's own heuristic, and what statistics say of its games."""

from __future__ import annotations

import pytest

from cubarium.bots import make_bot
from cubarium.engine.chance import THINKING, seeded
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import set_table
from tests.games.trex.table import BUILT_IN, COLOURS, SPEC, Table, table

GREEDY = make_bot(SPEC, "greedy")


def choice(t: Table) -> str:
    """Return what the bot does in the place of the seat that is asked."""
    luck = seeded(1, 0, THINKING)
    action = GREEDY.choose(t.match.view(t.asked), t.match.legal(t.asked), luck)
    return SPEC.actions.to_text(action)


@pytest.mark.parametrize(("side", "won"), [("left", {"green": 2}), ("right", {"red": 2})])
def test_it_takes_the_egg_of_a_colour_it_collects(side: str, won: dict[str, int]) -> None:
    hands = ("shower blue-12 red-15", "green-4 yellow-1 red-15")
    t = table(players=2, round=2, hands=hands, won=(won, {})).play("shower green-4 blue-12")
    assert choice(t) == f"egg {side}"


def test_it_closes_with_a_card_that_wins_the_egg_it_wants() -> None:
    t = table(
        players=3,
        round=2,
        won=({"green": 2}, {}, {}),
        hands=("blue-2 brown-3 red-10", "red-10 red-15", "yellow-1 red-15"),
        played=("red-5", "green-14", "red-10"),
        leader=(0, "red-5"),
    )
    assert choice(t) == "play blue-2"


def test_it_does_not_waste_a_high_card_that_cannot_win() -> None:
    t = table(
        players=3,
        hands=("green-14 brown-3", "red-10 red-15", "red-10 red-15"),
        played=("red-5", "blue-12", "blue-2"),
        leader=(0, "red-5"),
    )
    assert choice(t) == "play brown-3"


def test_it_draws_before_it_begins_the_last_lap_with_a_poor_hand() -> None:
    t = table(hands=("brown-3 brown-8 yellow-1", *["red-10 red-15 blue-2"] * 3))
    assert choice(t) == "play brown-8"


def test_it_removes_the_lesser_card() -> None:
    hands = ("shower blue-2 red-15", "yellow-1 green-4 red-15", "red-15 red-10 green-4")
    t = table(players=3, hands=hands).play("shower yellow-1 red-15 blue-2").act("egg left")
    assert (t.asked, choice(t)) == (2, "remove pile")
    assert choice(t.act("remove pile")) == "remove played"


def test_it_raises_a_colour_of_which_it_holds_high_cards() -> None:
    t = table(players=2, hands=("shower blue-2 red-5", "brown-3 red-10 red-15")).play("shower brown-3 blue-2")
    t.act("egg left", "remove pile")
    assert (t.phase, choice(t)) == ("colour", "colour high red")


def test_statistics_tell_eggs_and_cards_left() -> None:
    games = 20
    batch = Interpreted(set_table(SPEC, {"players": 3}, ["random"])).play(1, 0, games)
    share = (batch.returns == batch.returns.max(axis=1, keepdims=True)).astype(float)
    share /= share.sum(axis=1, keepdims=True)
    statistics = SPEC.table.statistics(SPEC.components.values(BUILT_IN), 3)
    statistics.add(batch.states, share)
    report = statistics.report()
    assert [row["colour"] for row in report["eggs"]] == list(COLOURS)
    assert sum(row["eggs_mean"] for row in report["eggs"]) == pytest.approx(24 / 3)
    assert sum(row["points_mean"] for row in report["eggs"]) == pytest.approx(batch.scores.mean())
    assert sum(row["left_share"] for row in report["cards_left"]) == pytest.approx(5)
    winners = sum(row["winner_eggs"] for row in report["eggs"])
    assert winners > 24 / 3
