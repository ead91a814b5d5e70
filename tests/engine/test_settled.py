"""A kernel for one table: fields read as numbers, and functions that know the cards, change nothing."""

from __future__ import annotations

from functools import cache
from types import CodeType, FunctionType
from typing import Any

import pytest

from cubarium.engine.backends.binding import bind, compiled_modules, interpreted
from cubarium.engine.backends.rewriting import for_compilation
from cubarium.engine.backends.settled import settled_fields
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.options import checked_options
from cubarium.engine.record import pack
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules.bits import lowest
from cubarium.engine.rules.draws import draw
from cubarium.games.cubitos.data.by_card import for_cards

MOVES = 150


@cache
def rewritten(function: FunctionType, settled: tuple[tuple[str, int], ...]) -> CodeType:
    """Return a function that reads these fields as numbers; most read none that tables differ in."""
    return for_compilation(function, settled=dict(settled))


def rules_for(spec: GameSpec, options: Any) -> dict[str, Any]:
    """Return the rules as they are written, but for what is known of the table."""
    values = spec.components.values(built_in_pack(spec.components.schema))
    settled = settled_fields(spec, options).items()
    return bind(
        compiled_modules(spec),
        values,
        None,
        spec.code.for_table(options, values),
        lambda function: rewritten(
            function, tuple(field for field in settled if field[0] in function.__code__.co_names)
        ),
        {"as_unsigned": int},
    )


def states(rules: Any, spec: GameSpec, options: Any, seed: int) -> list[bytes]:
    """Play at random for a while and return every state."""
    s = spec.records.state()
    deal, luck = seeded(seed, 0), seeded(seed, 0, THINKING)
    rules["setup"](s, options, deal)
    seen = [pack(s)]
    out = [0] * spec.actions.count
    while not rules["is_over"](s) and len(seen) < MOVES:
        seat = lowest(rules["actors"](s))
        count = rules["legal_actions"](s, seat, out)
        rules["apply"](s, seat, out[draw(luck, seat, count)] if count > 1 else out[0], deal)
        seen.append(pack(s))
    return seen


@pytest.mark.parametrize("game", game_ids())
def test_a_table_known_beforehand_plays_the_same_games(game: str) -> None:
    spec = load_game(game)
    plain = interpreted(spec, built_in_pack(spec.components.schema)).functions
    settings = list(spec.settings.combinations())
    for seed, chosen in enumerate(settings[:: max(1, len(settings) // 6)]):
        options = checked_options(spec, chosen)
        expected = states(plain, spec, options, seed)
        assert states(rules_for(spec, options), spec, options, seed) == expected, chosen


@pytest.mark.parametrize("game", game_ids())
def test_settled_fields_are_those_that_stay(game: str) -> None:
    spec = load_game(game)
    plain = interpreted(spec, built_in_pack(spec.components.schema)).functions
    for chosen in spec.settings.combinations()[:3]:
        options = checked_options(spec, chosen)
        s = spec.records.state()
        plain["setup"](s, options, seeded(1, 0))
        assert {name: getattr(s, name) for name in settled_fields(spec, options)} == settled_fields(
            spec, options
        )


def test_an_option_that_a_vote_may_change_is_not_settled() -> None:
    spec = load_game("cubano-2-dice")
    options = checked_options(spec, {"exit_door": 2, "attentive": 1})
    assert settled_fields(spec, options)["attentive"] == 1
    assert "exit_door" not in settled_fields(spec, options)


def test_functions_for_a_few_cards_name_no_others() -> None:
    few = for_cards([3])
    names = {name for function in few.values() for name in function.__code__.co_names}
    everything = {name for function in for_cards(range(57)).values() for name in function.__code__.co_names}
    cards = {name for name in names if name.rpartition("_")[0]}
    assert cards < everything
    assert len(everything) - len(names) > 50
