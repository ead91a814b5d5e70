"""What a picture of Cubitos tells beside the view is what then happens."""

from __future__ import annotations

import json
import random

import pytest

from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.words import LANGUAGES
from cubarium.games.cubitos import SPEC
from cubarium.games.cubitos.data.schema import CARDS, RACES
from cubarium.games.cubitos.data.values import BOARD_OF, SPACE
from cubarium.games.cubitos.table.insights import Insights
from cubarium.games.cubitos.table.words import WORDS
from tests.games.cubitos.table import cell_at, table


def outlook_of(match: Match) -> Insights:
    return Insights(match.rules.functions, WORDS, match.seats)


def test_dice_show_coins_and_feet_and_odds_say_what_a_push_risks() -> None:
    t = table(active="light-gray-coin dark-gray-foot light-gray-coin", roll="2 light-gray")
    facts = outlook_of(t.match).facts(t.match.view(0))
    assert facts["shown"][0] == {"coins": 2, "feet": 1}
    assert facts["odds"][0] == {
        "bust": round(25 / 36, 4),
        "guarded": round(25 / 36, 4),
        "hits": 0.33,
        "active": 3,
    }
    assert facts["odds"][1] is None


def test_before_the_run_the_cells_within_the_feet_shown_are_told() -> None:
    t = table(active="dark-gray-foot", roll="light-gray", cell=(26, 7))
    reach = outlook_of(t.match).facts(t.match.view(0))["reach"]
    around = ((24, 7), (28, 7), (25, 6), (27, 8))  # the other two are water
    assert reach == {cell_at(0, x, y): 1 for x, y in around}


def test_every_way_and_every_step_leads_where_it_says() -> None:
    luck = random.Random(3)
    walked = stepped = 0
    for game in range(5):
        match = Match(
            SPEC, {"players": 2, "order": 0, "race": (1, 2, 3, 4, 10)[game]}, ("a", "b"), seed=5, game=game
        )
        while not match.is_over and len(match.moves) < 400:
            seat = match.actors()[0]
            facts = outlook_of(match).facts(match.view(seat))
            legal = [SPEC.actions.to_text(action) for action in match.legal(seat)]
            steps = [
                action for action in legal if action in facts["targets"] and not action.startswith("bob")
            ]
            choice = luck.choice(legal)
            if facts["routes"] and luck.random() < 0.3:
                way = luck.choice(facts["routes"])
                walked += 1
                assert way["cells"][-1:] == [way["cell"]] or way["laps"] > match.state.seats[seat].laps
                for action in way["actions"]:
                    match.act(seat, SPEC.actions.from_text(action))
                    state = match.state.seats[seat]
                assert (state.cell, state.laps) == (way["cell"], way["laps"])
            elif steps:
                choice = luck.choice(steps)
                stepped += 1
                match.act(seat, SPEC.actions.from_text(choice))
                assert match.state.seats[seat].cell == facts["targets"][choice]
            else:
                match.act(seat, SPEC.actions.from_text(choice))
    assert walked > 20 and stepped > 20


def test_all_dice_that_are_owed_are_drawn_in_one_go() -> None:
    t = table(draw="7 light-gray 2 dark-gray red", stage="draw", more={"amount": 9})
    draws = outlook_of(t.match).facts(t.match.view(0))["draws"]
    assert draws == ["draw dark-gray", "draw dark-gray", "draw red"], "the rest is no choice"
    for action in draws:
        assert SPEC.actions.from_text(action) in t.match.legal(0)
        t.match.act(0, SPEC.actions.from_text(action))
    assert t.state.seats[0].stage != 1, "nothing is left to draw"


def test_who_buys_before_the_viewer_is_told() -> None:
    t = table(players=4, roll="light-gray", holder=2, first=None)
    told = [outlook_of(t.match).facts(t.match.view(seat))["buyers"] for seat in (0, 1, 2, 3, SPECTATOR)]
    assert told == [[2, 3], [2, 3, 0], [], [2], []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_told_in_full(language: str) -> None:
    pieces = Insights({}, WORDS, ()).pieces(language)
    assert json.loads(json.dumps(pieces))["dice"][2]["name"] == WORDS.kind(2, language)
    assert list(pieces["cards"]) == list(CARDS)
    assert all(card["name"] and card["text"] and card["cost"] for card in pieces["cards"].values())
    assert [race["id"] for race in pieces["races"]] == list(RACES)
    assert all(cell["name"] and cell["text"] for board in pieces["boards"] for cell in board["cells"])
    cells = [cell["cell"] for board in pieces["boards"] for cell in board["cells"]]
    assert sorted(cells) == list(range(len(SPACE)))
    assert len(pieces["boards"]) == max(BOARD_OF) + 1
    assert all(board["walls"] and board["start"] and board["finish"] for board in pieces["boards"])
