"""Bots: they choose among the legal actions, from what their seat can see."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from cubarium.bots import hatchling
from cubarium.bots.budget import read_budget
from cubarium.bots.registry import bot_names, make_bot, offered_bots, policy_of
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import game_ids
from cubarium.engine.rules.playout import HEURISTIC, RANDOM
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import set_table, simulate
from tests.games.cubosaurs.table import BUILT_IN, SPEC, changed_pack

GREEDY_MUST_WIN = 0.9
BOTS = ("random", "greedy", "hatchling", "raptor", "rex:30sims")
"""Every bot of ours that need not learn; with a number of simulations rex thinks the same everywhere."""


def test_bots_are_known_by_name_and_number() -> None:
    assert bot_names() == ("random", "greedy", "hatchling", "raptor", "rex", "meteor")
    assert [policy_of(name) for name in ("random", "greedy", "raptor")] == [RANDOM, HEURISTIC, HEURISTIC]
    assert [make_bot(SPEC, name).name for name in bot_names()[:-1]] == list(bot_names()[:-1])


def test_a_bot_without_a_policy_is_never_played_by_another() -> None:
    with pytest.raises(Malformed, match="hatchling cannot play in compiled games"):
        policy_of("hatchling")


def test_people_are_offered_the_levels_from_the_weakest_on() -> None:
    assert offered_bots(SPEC) == ("hatchling", "raptor", "rex", "meteor")


@pytest.mark.parametrize("budget", ["200ms", "2s", "500sims"])
def test_a_budget_is_read_as_it_is_written(budget: str) -> None:
    assert str(read_budget(budget)) == {"2s": "2000ms"}.get(budget, budget)


@pytest.mark.parametrize(
    "budget", ["", "0ms", "0sims", "ms", "-5ms", "5", "5 ms", "5min", "601s", "9" * 9 + "sims"]
)
def test_other_budgets_are_refused(budget: str) -> None:
    with pytest.raises(Malformed, match="budget: "):
        read_budget(budget)


def test_a_bot_that_takes_no_time_takes_no_budget() -> None:
    with pytest.raises(Malformed, match="raptor takes no time to think"):
        make_bot(SPEC, "raptor:200ms")


@pytest.mark.parametrize("name", ["", "Random", "chess", "x" * 100])
def test_a_bot_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(
        Malformed,
        match=r"there is no bot '.{0,40}'; the bots are random, greedy, hatchling, raptor, rex, meteor",
    ):
        make_bot(SPEC, name)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "advanced": 1}], ids=str)
def test_a_bot_plays_at_a_table_as_it_does_in_a_simulation(bot: str, options: dict[str, int]) -> None:
    match, mind, player = Match(SPEC, options, seed=6, game=3), seeded(6, 3, THINKING), make_bot(SPEC, bot)
    while not match.is_over:
        (seat,) = match.actors()
        match.act(seat, player.choose(match.view(seat), match.legal(seat), mind))
    batch = Interpreted(set_table(SPEC, options, [bot])).play(6, 3, 1)
    assert match.packed() == batch.states.tobytes()


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(bot: str) -> None:
    player = make_bot(SPEC, bot)
    match, imagination = Match(SPEC, {"players": 3, "advanced": 1}, seed=2), seeded(2)
    worlds = 0
    while not match.is_over:
        (seat,) = match.actors()
        other = copy_of(match.state)
        match.rules.determinize(other, seat, imagination)
        worlds += pack(other) != match.packed()
        there = SPEC.records.view()
        match.rules.view(other, seat, there)
        luck, same_luck = seeded(9, match.move_count, THINKING), seeded(9, match.move_count, THINKING)
        action = player.choose(match.view(seat), match.legal(seat), luck)
        assert player.choose(there, match.legal(seat), same_luck) == action
        assert action in match.legal(seat)
        match.act(seat, action)
    assert worlds > 50


def test_a_bot_leaves_what_it_is_given_as_it_was() -> None:
    match = Match(SPEC, {"players": 3, "advanced": 1}, seed=2)
    (seat,) = match.actors()
    view, legal = match.view(seat), match.legal(seat)
    for bot in BOTS:
        make_bot(SPEC, bot).choose(view, legal, seeded(1))
    assert pack(view) == pack(match.view(seat))
    assert legal == match.legal(seat)


def test_the_random_bot_chooses_every_action_as_often_and_draws_only_when_there_is_a_choice() -> None:
    bot, luck, view = make_bot(SPEC, "random"), seeded(4, 0, THINKING), SPEC.records.view()
    chosen = Counter(bot.choose(view, [3, 7, 20], luck) for _ in range(3000))
    assert set(chosen) == {3, 7, 20}
    assert all(abs(times - 1000) < 100 for times in chosen.values())
    before = luck.counters[:]
    assert bot.choose(view, [5], luck) == 5
    assert luck.counters == before


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
@pytest.mark.parametrize("advanced", [0, 1])
def test_greedy_beats_random(seats: list[str], advanced: int) -> None:
    report = simulate(SPEC, {"players": 2, "advanced": advanced}, seats, 4000, 1)
    assert report.seats[seats.index("greedy")].win_share > GREEDY_MUST_WIN


def test_a_hatchling_plays_worse_than_a_raptor_and_better_than_chance() -> None:
    def share_of_first(first: str, second: str) -> float:
        reports = [
            simulate(SPEC, {"players": 2}, seats, 60, 1) for seats in ([first, second], [second, first])
        ]
        return (reports[0].seats[0].wins + reports[1].seats[1].wins) / 120

    assert share_of_first("raptor", "hatchling") > 0.6
    assert share_of_first("hatchling", "random") > 0.8


def test_what_a_hatchling_overlooks_is_said_for_games_there_are() -> None:
    stored = tomllib.loads(hatchling.FILE.read_text(encoding="utf-8"))
    assert set(stored) <= {"usual", *game_ids()}
    for numbers in stored.values():
        assert 0 < numbers["of_few"] <= numbers["of_many"] < hatchling.HUNDRED
    assert hatchling.overlooked("trex") != hatchling.overlooked("high-card") == hatchling.overlooked("usual")


@pytest.mark.parametrize(("legal", "place"), [([3, 7, 20], 1), ([2, 3, 7, 9, 20], 0)], ids=["few", "many"])
def test_a_hatchling_overlooks_as_many_actions_as_it_is_told(legal: list[int], place: int) -> None:
    """The favourite of all is missed as often as one action is, but for the times when all of them are."""
    bot, luck, view = make_bot(SPEC, "hatchling"), seeded(4, 0, THINKING), SPEC.records.view()
    bot._sensible = lambda seen, noticed, count, chance: noticed[0]  # type: ignore[attr-defined]
    missed = sum(bot.choose(view, legal, luck) != legal[0] for _ in range(4000)) / 4000
    share = hatchling.overlooked("cubosaurs")[place] / hatchling.HUNDRED
    assert abs(missed - (share - share ** len(legal))) < 0.02


def test_the_greedy_bot_counts_with_the_numbers_of_its_pack() -> None:
    """With a T-Rex worth nothing but losses, the first one is not kept any more."""
    bad_trex = changed_pack(type={"trex": {"points": (-9, -9, -9, -9)}})
    found = {}
    for components in (BUILT_IN, bad_trex):
        kept = 0
        for game in range(40):
            match = Match(SPEC, {"players": 2}, seed=1, game=game, components=components)
            (seat,) = match.actors()
            view = match.view(seat)
            if match.to_json()["hand"][0].startswith("trex"):
                action = make_bot(SPEC, "greedy", components).choose(view, match.legal(seat), seeded(1))
                kept += action == 0
        found[components.name] = kept
    assert found["changed"] < found["built-in"]
