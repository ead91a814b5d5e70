"""The map of sets of cards: it finds what was planted, and says how far it may be believed."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations, product
from math import prod
from typing import Any

import numpy as np
import pytest

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.record import dtype_of
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.lab.sets import (
    DIFFERENT,
    NAMED,
    Model,
    Plan,
    card_sets_of,
    columns_of,
    data_of,
    draw_map,
    error_of,
    fit,
    sets_of,
)
from cubarium.lab.telling_sets import TellingSets

SIZES = (3, 4, 2, 5)
TINY = Plan(sets=50, games=5, tried=50, games_tried=5, threads=1)


def planted(seed: int) -> Model:
    """Return a model with effects drawn by chance."""
    luck = np.random.default_rng(seed)
    pairs = sum(a * b for a, b in combinations(SIZES, 2))
    return Model(SIZES, luck.normal(size=1 + sum(SIZES) + pairs))


def every() -> Any:
    return sets_of(range(prod(SIZES)), SIZES)


@pytest.mark.parametrize("seed", range(3))
def test_all_sets_are_told_as_each_of_them_is(seed: int) -> None:
    model = planted(seed)
    assert every().tolist() == [list(each) for each in product(*map(range, SIZES))]
    assert model.of_all() == pytest.approx(model.predict(every()))


def test_what_a_card_adds_is_the_mean_of_all_sets_with_it() -> None:
    model, sets = planted(4), every()
    told = model.predict(sets)
    for kind, own in enumerate(model.effects()):
        for card, effect in enumerate(own):
            assert effect == pytest.approx(told[sets[:, kind] == card].mean() - told.mean())


def test_what_was_planted_is_found_in_sets_that_were_not_seen() -> None:
    model, luck = planted(5), np.random.default_rng(6)
    sets = every()[luck.permutation(prod(SIZES))]
    seen, unseen = sets[:90], sets[90:]
    noise = 0.05
    values = model.predict(seen) + luck.normal(scale=noise, size=len(seen))
    found = fit(seen, values, SIZES)
    alone = fit(seen, values, SIZES, with_pairs=False)
    played = model.predict(unseen) + luck.normal(scale=noise, size=len(unseen))
    error = error_of(found, alone, unseen, played, np.full(len(unseen), noise**2))
    assert error.explained > 0.95 > error.explained_alone
    assert error.off < 0.25 * error.between
    best = int(model.of_all().argmax())
    assert best in np.argsort(found.of_all())[-3:]


def test_where_only_luck_differs_nothing_is_explained() -> None:
    luck = np.random.default_rng(7)
    sets = every()
    values = luck.normal(size=len(sets))
    found = fit(sets[:80], values[:80], SIZES)
    error = error_of(found, found, sets[80:], values[80:], np.ones(len(sets) - 80))
    assert error.explained < 0.2
    assert not found.pairs or max(np.abs(own).max() for own in found.pairs.values()) < 0.5


def test_a_set_has_a_column_for_each_card_and_each_pair() -> None:
    columns = columns_of(np.array([[2, 0, 1, 4]]), SIZES)
    assert columns.shape[1] == 1 + sum(SIZES) + sum(a * b for a, b in combinations(SIZES, 2))
    assert columns.sum() == 1 + len(SIZES) + len(list(combinations(SIZES, 2)))


# --- of a game ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cubitos() -> GameSpec:
    return load_game("cubitos")


@pytest.fixture(scope="module")
def few_colours(cubitos: GameSpec) -> GameSpec:
    """Give Cubitos with the cards of five colours to choose from: to sort millions of sets takes long."""
    card_sets = card_sets_of(cubitos)
    options = dict(list(card_sets.options.items())[:5])
    return replace(cubitos, table=replace(cubitos.table, card_sets=replace(card_sets, options=options)))


def test_the_sets_of_cubitos_are_all_there_are(cubitos: GameSpec) -> None:
    card_sets = card_sets_of(cubitos)
    assert prod(card_sets.options.values()) == 5_764_801
    for language in LANGUAGES:
        names = [
            card_sets.card(kind, n, language)
            for kind, own in card_sets.options.items()
            for n in range(1, own + 1)
        ]
        assert len(set(names)) == 56


def test_measures_are_read_from_final_states(cubitos: GameSpec) -> None:
    states = np.zeros(3, dtype_of(cubitos.records.state))
    states["legs"], states["round_number"] = 1, (9, 10, 11)
    states["seats"]["purchased"][0, :2, :4] = 1
    states["seats"]["purchased"][1, 0, 0] = 5
    states["seats"]["purchased"][2, :3, :] = 100  # who is not there counts for nothing
    states["seats"]["purchased"][2, :2, :] = 0
    states["seats"]["laps"][:, :2] = [[1, 1], [1, 0], [2, 1]]
    states["seats"]["busts"][:, :3] = [[1, 2, 9], [0, 0, 9], [3, 3, 9]]
    told = {name: measure(states, 2).tolist() for name, measure in card_sets_of(cubitos).measures.items()}
    assert told["variety"] == pytest.approx([4, 1, 1])
    assert told["rounds"] == [9, 10, 11]
    assert told["together"] == [True, False, True]
    assert told["busts"] == [1.5, 0, 3]


def test_what_is_said_of_all_sets_is_said_of_each(cubitos: GameSpec) -> None:
    sizes = tuple(card_sets_of(cubitos).options.values())
    luck = np.random.default_rng(8)
    columns = int(columns_of(sets_of([0], sizes), sizes).shape[1])
    model = Model(sizes, luck.normal(size=columns))
    numbers = luck.choice(prod(sizes), 1_000)
    assert model.of_all()[numbers] == pytest.approx(model.predict(sets_of(numbers, sizes)))


def test_a_map_is_the_same_again_and_told_in_every_language(few_colours: GameSpec) -> None:
    played: list[int] = []
    found = draw_map(few_colours, 2, "raptor", TINY, played.append)
    assert replace(draw_map(few_colours, 2, "raptor", TINY._replace(threads=2)), plan=TINY) == found
    assert sum(played) == found.games == TINY.work(len(found.measures))
    for measure in found.measures:
        for end in (measure.lowest, measure.highest):
            assert len(end) == NAMED
            for one, other in combinations(end, 2):
                assert sum(a != b for a, b in zip(one.cards, other.cards, strict=True)) >= DIFFERENT
            assert all(one.played.low <= one.played.mean <= one.played.high for one in end)
        assert measure.lowest[0].predicted <= measure.mean <= measure.highest[0].predicted
    assert json.loads(json.dumps(data_of(found)))["measures"][0]["highest"][0]["cards"]
    for language in LANGUAGES:
        told = TellingSets(few_colours, found, language).told()
        assert [len(part.sentences) for part in told.parts[2:4]] == [NAMED, NAMED]
        assert "--games=5 --tried=50 --games-tried=5 --players=2 --bot=raptor" in told.head[2]
        assert all("," in sentence for sentence in told.parts[2].sentences)


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "cubitos"])
def test_a_game_without_sets_has_no_map(game: str) -> None:
    with pytest.raises(Malformed, match="not played with sets"):
        draw_map(load_game(game), 2, "raptor", TINY)


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        ({"seed": -1}, "seed: -1 is not between"),
        ({"seed": (1 << 64) // 3}, "is not between 0 and 6148914691236517204"),
        ({"sets": 5_764_800}, "5764850 sets are more than the 5764801"),
    ],
)
def test_what_no_map_can_be_drawn_from_is_told(cubitos: GameSpec, plan: dict[str, int], told: str) -> None:
    with pytest.raises(Malformed, match=told):
        draw_map(cubitos, 2, "raptor", TINY._replace(**plan))


def test_too_few_games_make_no_map(cubitos: GameSpec) -> None:
    for few in ({"sets": 49}, {"tried": 3}, {"games": 1}, {"games_tried": 0}):
        with pytest.raises(Malformed, match="at least"):
            draw_map(cubitos, 2, "raptor", TINY._replace(**few))
