"""What is said of a tile that cannot be bought is true, and what it advises can be done."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.record import copy_of, members
from cubarium.engine.registry import load_game
from cubarium.games.cubosaurs.actions import BUY, KEEP, PASS, PICK
from cubarium.games.cubosaurs.rules.card_sets import same_type
from cubarium.games.cubosaurs.state import DECIDE
from tests.games.random_positions import played_at_random, rules_of

WORDS = load_game("cubosaurs").table.words
ALL_TILES = range(10)
RICH = 30
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def legal(s: Any, seat: int) -> set[int]:
    out = [0] * load_game("cubosaurs").actions.count
    return set(out[: rules_of("cubosaurs").legal_actions(s, seat, out)])


def shops(seeds: range) -> Iterator[tuple[Any, int]]:
    """Yield positions in which a rich player may buy, all tiles lie out and some collections are empty."""
    for seed in seeds:
        mind = random.Random(seed)
        options = {"players": 2 + seed % 4, "rounds": 0, "advanced": 1, "direct_interaction": 1}
        for s in played_at_random("cubosaurs", options, seed):
            asked = list(members(rules_of("cubosaurs").actors(s)))
            if not asked or s.pending_depth > 0 or s.bought or s.seats[asked[0]].owed:
                continue
            t = copy_of(s)
            t.market = sum(1 << tile for tile in ALL_TILES)
            t.seats[asked[0]].tokens = RICH
            for player in t.seats[: t.players]:
                if mind.random() < 0.4:
                    player.collection = 0
            yield t, asked[0]


@pytest.mark.rule("cubosaurs-6.4", "cubosaurs-7.5", "cubosaurs-7.10", "cubosaurs-7.7", "cubosaurs-7.8")
def test_every_refusal_of_a_tile_is_true_and_its_advice_can_be_followed() -> None:
    told = set()
    for s, seat in shops(range(12)):
        actions = legal(s, seat)
        for tile in ALL_TILES:
            if BUY + tile not in actions:
                why = rules_of("cubosaurs").refusal(s, seat, BUY + tile)
                assert why.rule == f"cubosaurs-7.{tile + 1}"
                check(why.message, s, seat, tile, actions)
                told.add(why.message)
                for language in ("en", "fr"):
                    assert WORDS.tile(tile, language) in WORDS.refusal(why, NAMES, language)
    assert told == {
        "refuse-no-hand",
        "refuse-deck-empty",
        "refuse-no-card-to-add",
        "refuse-no-twin",
        "refuse-keep-first",
        "refuse-own-card-needed",
        "refuse-no-card-of-others",
    }


def check(message: str, s: Any, seat: int, tile: int, actions: set[int]) -> None:
    own = s.seats[seat].collection
    others = any(s.seats[p].collection for p in range(s.players) if p != seat)
    if message == "refuse-no-hand":
        assert s.phase != DECIDE
    elif message == "refuse-deck-empty":
        assert s.phase == DECIDE
    elif message == "refuse-no-card-to-add":
        assert not own
        assert KEEP in actions
    elif message == "refuse-no-twin":
        assert own
        assert not own & same_type(s.hand)
        assert KEEP in actions
        assert any(PASS <= action < BUY for action in actions)
    elif message == "refuse-keep-first":
        assert not own
        kept = copy_of(s)
        rules_of("cubosaurs").apply(kept, seat, KEEP, seeded(1))
        if kept.seats[seat].owed == 0:  # else whom to take a token from is asked first
            assert BUY + tile in legal(kept, seat)
    elif message == "refuse-own-card-needed":
        assert not own
        assert s.phase != DECIDE or not others
    else:
        assert message == "refuse-no-card-of-others"
        assert not others


@pytest.mark.rule("cubosaurs-6.10")
def test_a_wrong_answer_is_told_whose_cards_are_asked_for() -> None:
    rules = rules_of("cubosaurs")
    seen = set()
    for s, seat in shops(range(4)):
        for tile in ALL_TILES:
            if BUY + tile in legal(s, seat):
                t = copy_of(s)
                rules.apply(t, seat, BUY + tile, seeded(1))
                if t.pending_depth == 0:
                    continue
                for player in range(t.players):
                    for card in members(t.seats[player].collection):
                        for base in (PASS, PICK):
                            if base + card in legal(t, seat) or t.pending[0].seat != seat:
                                continue
                            why = rules.refusal(t, seat, base + card)
                            if why.message == "refuse-choose-own":
                                assert player != seat
                            if why.message == "refuse-choose-theirs":
                                assert player == seat
                            seen.add(why.message)
    assert {"refuse-choose-own", "refuse-choose-theirs"} <= seen
