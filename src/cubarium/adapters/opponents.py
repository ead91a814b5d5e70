"""Who plays the seats that are not played from outside: bots by name, on every backend that can have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

from cubarium.bots.registry import check_bot, has_policy, make_bot, policy_of
from cubarium.engine.backends.binding import bind, compiled_modules, interpreted
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed, short
from cubarium.engine.observation import observations_of
from cubarium.engine.rules import batching, observed, playout

if TYPE_CHECKING:
    from numpy.typing import NDArray

FIRST_BOT = 64
"""The role of the first bot that is plain Python, beyond all policies."""


def names_of(against: str | Sequence[str], players: int) -> tuple[str, ...]:
    """Return the bots of all seats but one, from the one after it on; nothing where nobody plays against it.

    Raises:
        Malformed: if there are not as many as there are such seats.
    """
    if isinstance(against, str):
        if against:
            check_bot(against)
        return (against,) * (players - 1) if against else ()
    names = tuple(against)
    if len(names) != players - 1 or not all(isinstance(name, str) and name for name in names):
        told = ", ".join(map(short, names))
        raise Malformed(f"against: expected a bot, or one for each of {players - 1} other seats, not {told}")
    return names


def roles_of(names: Sequence[str], players: int, seat: int | None, *, is_compiled: bool) -> NDArray[Any]:
    """Return who plays which seat, in one row for each game that is unlike the one before it.

    The seat that is played from outside is `seat`, or turns from game to game.
    """
    import numpy as np

    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise Malformed(f"seat: {short(seat)} is not between 0 and {players - 1}")
    if not names:
        if seat is not None and players > 1:
            raise Malformed("seat: say against whom it plays")
        return np.full((1, players), batching.OUTSIDE, np.int8)
    own = range(players) if seat is None else (seat,)
    roles = np.full((len(own), players), batching.OUTSIDE, np.int8)
    for row, first in zip(roles, own, strict=True):
        for place, name in enumerate(names):
            plain = not is_compiled and not has_policy(name)
            row[(first + 1 + place) % players] = FIRST_BOT + place if plain else policy_of(name)
    return roles


def interpreted_loop(spec: GameSpec, pack: Pack, names: Sequence[str]) -> Mapping[str, Any]:
    """Return the functions of `batching` as plain Python, in which bots that have no policy are asked too."""
    modules = (playout, observed, observations_of(spec).module, batching)
    rules = interpreted(spec, pack, *modules)
    if all(map(has_policy, names)):
        return rules.functions
    bots = [None if has_policy(name) else make_bot(spec, name, pack) for name in names]
    asked = _asking(bots, rules, spec.records.view)
    own = (*compiled_modules(spec), *modules)
    return bind(own, spec.components.values(pack), replacements={playout.choose.__name__: asked})


def _asking(bots: Sequence[Any], rules: Any, new_view: type) -> FunctionType:
    """Return what stands in for `choose`; all it uses is its own, because it is moved into another module."""
    first, by_policy, write_view = FIRST_BOT, rules.functions[playout.choose.__name__], rules.view

    def choose(policy: int, s: Any, seat: int, v: Any, legal: Any, count: int, bot_chance: Any) -> int:
        if policy < first:
            return int(by_policy(policy, s, seat, v, legal, count, bot_chance))
        seen = new_view()
        write_view(s, seat, seen)
        return int(bots[policy - first].choose(seen, legal[:count], bot_chance))

    return cast(FunctionType, choose)
