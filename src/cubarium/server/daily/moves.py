"""The move of the day as a reader is shown it: the board from a seat, and the answer to what they choose."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cubarium.bots.advice import ADVISER, SURE, Advice, Weighed, reason
from cubarium.bots.registry import NAMES
from cubarium.daily.bank import Found, bank
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.server.errors import CATALOGUE
from cubarium.server.tables.hints import Telling
from cubarium.server.tables.prepared import PERSON, presenter_of
from cubarium.server.wire.daily import MoveAnswer
from cubarium.server.wire.play import GameInfo
from cubarium.server.wire.tables import TableInfo

MOST_KEPT = 16
SEED = 1
"""Nothing is drawn: nobody moves."""


class Shown(NamedTuple):
    """A position as its seat sees it."""

    table: TableInfo
    game: GameInfo


def is_legal(found: Found, action: str) -> bool:
    """Tell whether an action is one of those to choose from."""
    return any(one.action == action for one in found.tried)


@lru_cache(maxsize=MOST_KEPT)
def show(position: str, language: str) -> Shown:
    """Return a position of the bank by its id."""
    found = bank()[position]
    presenter = presenter_of(_match(found, language), found.seat)
    return Shown(presenter.table(PERSON, language, 0.0), presenter.game_of(found.seat, language))


def answer(found: Found, chosen: str, language: str) -> MoveAnswer:
    """Return which move is the best, and how the others compare."""
    match = _match(found, language)
    presenter = presenter_of(match, found.seat)
    number = match.spec.actions.from_text
    weighed = tuple(
        Weighed(number(one.action), one.share, one.points, SURE * one.error, found.worlds)
        for one in found.tried
    )
    advice = Advice(weighed[0].action, ADVISER, weighed=weighed)
    telling = Telling(presenter, match, found.seat, match.move_count, language)
    why = reason(advice, telling.label, telling.score, language, is_forced=False)
    return MoveAnswer(
        chosen=chosen,
        is_right=chosen == found.best,
        **telling.fields(advice, why, most=len(weighed)),
    )


def _match(found: Found, language: str) -> Match:
    spec = load_game(found.game)
    names = [*NAMES]
    seats = [
        CATALOGUE.say(language, "learner") if seat == found.seat else names.pop(0)
        for seat in range(found.options["players"])
    ]
    return Match(spec, found.options, seats, seed=SEED, position=found.position)
