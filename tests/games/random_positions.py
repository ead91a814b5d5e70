"""Positions out of whole games played at random, what the laws say of them, and what seats are told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, reduce
from typing import Any

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import seeded
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import Rules
from cubarium.engine.match import SPECTATOR
from cubarium.engine.options import checked_options
from cubarium.engine.record import copy_of, fields_of, layout_of, members, unpack
from cubarium.engine.registry import load_game

Change = Callable[[Any], None]
NUMBERS = 113
"""How many numbers `filled` writes in turn: a prime, so that no two seats are filled alike."""


@cache
def rules_of(game: str) -> Rules:
    """Return the interpreted rules of a game."""
    spec = load_game(game)
    return interpreted(spec, built_in_pack(spec.components.schema))


def played_at_random(game: str, options: Mapping[str, int], seed: int) -> Iterator[Any]:
    """Play a whole game; yield its state at each decision and once more at its end."""
    spec, rules = load_game(game), rules_of(game)
    mind, luck = random.Random(seed), seeded(seed)
    s, out = spec.records.state(), [0] * spec.actions.count
    rules.setup(s, checked_options(spec, {**options, **spec.settings.random_play}), luck)
    while not rules.is_over(s):
        yield s
        seat = mind.choice(list(members(rules.actors(s))))
        rules.apply(s, seat, out[mind.randrange(rules.legal_actions(s, seat, out))], luck)
    yield s


@cache
def positions(game: str, every: int) -> tuple[Any, ...]:
    """Play a game under each setting of its options; return the first position, one in so many, the last."""
    found = []
    for seed, options in enumerate(load_game(game).settings.combinations()):
        for move, s in enumerate(played_at_random(game, options, seed)):
            if move % every == 0 or rules_of(game).is_over(s):
                found.append(copy_of(s))
    return tuple(found)


def with_seats(found: Iterable[Any]) -> Iterator[tuple[Any, int]]:
    """Yield positions, each with every seat that plays."""
    for s in found:
        for seat in range(s.players):
            yield s, seat


# Laws


def add(amount: int, *path: str | int) -> Change:
    """Return a change that adds to the number at the end of a path: `add(1, "seats", 0, "eggs", 2)`."""
    return lambda s: _write(s, path, at(s, *path) + amount)


def put(value: int, *path: str | int) -> Change:
    """Return a change that puts another number there."""
    return lambda s: _write(s, path, value)


def at(s: Any, *path: str | int) -> int:
    """Return the number at the end of a path."""
    return int(reduce(_inner, path, s))


def _inner(holder: Any, key: str | int) -> Any:
    return getattr(holder, key) if isinstance(key, str) else holder[key]


def _write(s: Any, path: tuple[str | int, ...], value: int) -> None:
    holder, key = reduce(_inner, path[:-1], s), path[-1]
    if isinstance(key, str):
        setattr(holder, key, value)
    else:
        holder[key] = value


def laws_after(game: str, s: Any, *changes: Change) -> int:
    """Return the laws that a position breaks once it is changed; the laws in words must agree."""
    changed = copy_of(s)
    for change in changes:
        change(changed)
    broken = rules_of(game).laws_broken(changed)
    assert bool(rules_of(game).conserved(changed)) == (broken != 0)
    return broken


def assert_no_position_breaks_a_law(game: str, every: int = 1) -> None:
    """Look at the positions of a game under each setting of its options."""
    for s in positions(game, every):
        assert laws_after(game, s) == 0


def assert_laws_are_told_apart(*laws: int) -> None:
    """Check that each law is a bit of its own, for several may be broken at once."""
    assert laws == tuple(1 << i for i in range(len(laws)))


# What seats are told


def filled(record: type) -> Any:
    """Return a record with a number in each place, none of them 0 and no neighbours alike."""
    return unpack(record, bytes(1 + i % NUMBERS for i in range(layout_of(record).size)))


def assert_open_fields_are_in_every_view(game: str, but: frozenset[str] = frozenset(), **sizes: int) -> None:
    """Check that views tell each field that states have too; where all is open, a view restores the table."""
    spec, rules = load_game(game), rules_of(game)
    own, seen = ({f.name for f in fields_of(r)} for r in (spec.records.state, spec.records.view))
    s = filled(spec.records.state)
    for name, value in {"players": spec.players[1], **sizes}.items():
        if name in own:
            setattr(s, name, value)
    for seat in (SPECTATOR, *range(spec.players[1])):
        v, restored = spec.records.view(), spec.records.state()
        rules.view(s, seat, v)
        assert v.viewer == seat
        for name in own & seen - but:
            assert getattr(v, name) == getattr(s, name), name
        if own < seen:
            rules.restore(v, restored)
            assert restored == s


def assert_legal_actions_fit_any_list(game: str, every: int) -> None:
    """Check that all legal actions are written, whatever was in the list before."""
    spec, rules = load_game(game), rules_of(game)
    for s in positions(game, every):
        for seat in range(spec.players[1]):
            empty, full = [0] * spec.actions.count, [-1] * spec.actions.count
            count = rules.legal_actions(s, seat, empty)
            assert rules.legal_actions(s, seat, full) == count
            assert full[:count] == empty[:count]
