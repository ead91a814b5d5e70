"""What a trial tells of its choice: shares, doubt and order as they were counted, and all of it in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cubarium.bots.advice import Advice, Weighed, advice_of, reason
from cubarium.bots.ratings import Record, record_of
from cubarium.bots.words import bot_record

QUOTE = "\N{RIGHT SINGLE QUOTATION MARK}"
THIN = "\N{NARROW NO-BREAK SPACE}"


def trial_of(victories: list[list[float]], margins: list[list[int]] | None = None, chosen: int = 0) -> Any:
    """Return a trial as it is when its budget is spent: for each action, how its games went."""
    longest = max(map(len, victories))
    table = np.zeros((longest, len(victories)))
    points = np.zeros_like(table)
    for place, games in enumerate(victories):
        table[: len(games), place] = games
        if margins:
            points[: len(games), place] = margins[place]
    worlds = np.array([len(games) for games in victories])
    return SimpleNamespace(
        actions=[10 + place for place in range(len(victories))],
        victories=table,
        margins=points,
        values=table + 0.01 * points,
        worlds=worlds,
        is_tried=worlds == longest,
        best=lambda: 10 + chosen,
    )


def half(count: int) -> list[float]:
    return [0.0, 1.0] * (count // 2)


def test_shares_are_those_of_the_worlds_in_which_an_action_was_tried() -> None:
    advice = advice_of(
        trial_of([half(100), [0.0] * 20, [1.0] * 75 + [0.0] * 25], chosen=2), "rex", is_alone=False
    )
    assert (advice.action, advice.bot) == (12, "rex")
    assert [(one.action, one.won, one.worlds) for one in advice.weighed] == [
        (12, 75, 100),
        (10, 50, 100),
        (11, 0, 20),
    ]


def test_what_was_left_out_early_comes_after_what_stayed() -> None:
    advice = advice_of(trial_of([half(100), [1.0] * 12, [0.0] * 100]), "rex", is_alone=False)
    assert [one.action for one in advice.weighed] == [10, 12, 11]


@pytest.mark.parametrize(
    ("other", "is_close"), [([0.0] * 100, False), (half(100), True), ([0.0, 1.0] * 45 + [0.0] * 10, False)]
)
def test_the_difference_may_be_luck_unless_it_is_beyond_doubt(other: list[float], is_close: bool) -> None:
    best, second = advice_of(trial_of([half(100), other]), "rex", is_alone=False).weighed
    assert (best.is_close, second.is_close) == (False, is_close)


@pytest.mark.parametrize(("made", "is_better"), [(None, False), (10, True)])
def test_what_would_be_better_is_said_of_moves_that_were_made(made: int | None, is_better: bool) -> None:
    trial = trial_of([[0.0] * 100, half(100)])
    _, second = advice_of(trial, "rex", is_alone=False, made=made).weighed
    assert (second.is_better, second.is_close) == (is_better, not is_better)


def test_few_games_leave_everything_in_doubt() -> None:
    _, second = advice_of(trial_of([[1.0] * 8, [0.0] * 8]), "rex", is_alone=False).weighed
    assert second.is_close


def test_a_share_is_told_with_how_far_it_may_be_off() -> None:
    (one,) = advice_of(trial_of([half(100)]), "rex", is_alone=False).weighed
    assert one.told_doubt == 10
    (sure,) = advice_of(trial_of([[1.0] * 40]), "rex", is_alone=False).weighed
    assert sure.told_doubt == 2  # forty games of forty do not say that it never fails
    (many,) = advice_of(trial_of([[1.0] * 4000]), "rex", is_alone=False).weighed
    assert many.told_doubt == 1


# --- in words ----------------------------------------------------------------------------------------------


def said(advice: Advice, language: str = "en", *, is_forced: bool = False) -> str:
    def label(action: int) -> str:
        return f"Move {action}"

    def score(points: int) -> str:
        return f"{points} points"

    return reason(advice, label, score, language, is_forced=is_forced)


def weighed(action: int, won: float, points: float = 0.0, *, is_close: bool = False) -> Weighed:
    return Weighed(action, won / 100, points, 0.07, 200, is_close)


def test_the_reason_says_what_it_wins_and_what_the_next_best_does() -> None:
    advice = Advice(1, "rex", weighed=(weighed(1, 62), weighed(2, 55), weighed(3, 20)))
    assert said(advice) == (
        "In the games Rex imagines after this move, it wins 62 of 100, give or take 7. "
        "Next best: “Move 2”, 55."
    )
    assert said(advice, "fr") == (
        "Dans les parties que Rex imagine après ce coup, il en gagne 62 sur 100, à 7 près. "
        f"Ensuite{THIN}: «{THIN}Move 2{THIN}», 55."
    )


def test_what_may_be_luck_is_called_about_as_good_even_where_it_won_more() -> None:
    advice = Advice(1, "rex", weighed=(weighed(1, 62), weighed(2, 64, is_close=True)))
    assert said(advice).endswith("About as good: “Move 2”, 64. The difference may be luck.")
    assert f"L{QUOTE}écart peut être dû au hasard." in said(advice, "fr")


def test_a_bot_admits_what_it_would_rather_do_now() -> None:
    better = Weighed(2, 0.64, 0.0, 0.07, 200, is_better=True)
    advice = Advice(1, "rex", weighed=(weighed(1, 42), better))
    assert said(advice).endswith("Thinking again, it would rather choose “Move 2”, 64.")
    assert said(advice, "fr").endswith(f"En y repensant, il choisirait plutôt «{THIN}Move 2{THIN}», 64.")


def test_where_victories_are_equal_points_have_decided() -> None:
    advice = Advice(1, "rex", weighed=(weighed(1, 62, 9.0), weighed(2, 62, 2.0)))
    assert said(advice).endswith("Next best: “Move 2”. It wins about as often, by fewer points.")


def test_who_plays_alone_is_told_scores() -> None:
    advice = Advice(1, "rex", is_alone=True, weighed=(weighed(1, 100, 34.4), weighed(2, 100, 31.0)))
    assert said(advice) == (
        "The games Rex imagines after this move end with 34 points on average. "
        "Next best: “Move 2”, 31 points."
    )


def test_a_single_legal_move_needs_no_reason() -> None:
    assert said(Advice(1, "rex"), is_forced=True) == "No other move is legal."


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("unready", "Rex, which tries moves in its head, is getting ready for this game."),
        ("late", "Rex found no answer this time. So here is what Raptor would do, with some common sense."),
    ],
)
def test_simple_sense_is_called_so(why: str, sentence: str) -> None:
    assert sentence in said(Advice(1, "raptor", stands_in=why))
    assert "Raptor" in said(Advice(1, "raptor", stands_in=why), "fr")


# --- how bots have done ------------------------------------------------------------------------------------

MEASURED = {
    "trex": {
        "players": 2,
        "games": 20,
        "pairings": [
            {"one": "rex:200sims", "other": "raptor", "share": 0.95},
            {"one": "hatchling", "other": "raptor", "share": 0.3},
        ],
        "bots": {
            name: {"rating": 1500, "low": 1400, "high": 1600}
            for name in ("rex:200sims", "raptor", "hatchling")
        },
    }
}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubarium.bots.ratings._ratings", lambda: MEASURED)


@pytest.mark.usefixtures("measured")
def test_a_record_is_read_from_both_sides_of_a_pairing() -> None:
    assert record_of("trex", "rex", "raptor") == Record("raptor", 19, 20)
    assert record_of("trex", "raptor", "hatchling") == Record("hatchling", 14, 20)
    assert record_of("trex", "rex", "hatchling") is None  # they have not met
    assert record_of("cubitos", "rex", "raptor") is None
    assert record_of("trex", "rex:2s", "raptor") is None  # a bot of its own


@pytest.mark.usefixtures("measured")
def test_a_level_tells_what_it_won_against_the_one_below() -> None:
    assert bot_record("trex", "rex", "en") == "won 19 of 20 games against Raptor"
    assert bot_record("trex", "raptor", "fr") == "a gagné 14 parties sur 20 contre Bébé dino"
    assert bot_record("trex", "hatchling", "en") == ""
    assert bot_record("cubitos", "rex", "en") == ""
    assert bot_record("trex", "scout", "en") == ""
