"""Games in which chance is a player: every draw is a place of its own in the tree of a game.

The rules draw luck inside `setup` and `apply`. Here `draw` takes its outcomes from a list, and where the list
ends it breaks off and says what was asked: that is a place where chance has to choose. Once an outcome is
chosen, the action is carried out again, on a copy of the state before it, with one outcome more.

Nothing here is changed once it is made, so that any number of histories share what they have in common.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.chance import TABLE, TableChance
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec, Rules
from cubarium.engine.errors import IllegalAction, Malformed
from cubarium.engine.match import SPECTATOR, Move
from cubarium.engine.observation import observations_of
from cubarium.engine.options import checked_options
from cubarium.engine.record import copy_of, digest, members, to_json
from cubarium.engine.registry import load_game
from cubarium.engine.rules import observed

NOBODY = -1
"""Stands for the seat that is asked where none is."""
SETUP = -1
"""Stands for seat and action where the table is set."""


class Draw(NamedTuple):
    """One question to chance."""

    stream: int
    bound: int

    @property
    def whose(self) -> str:
        """Return who draws."""
        return "table" if self.stream == TABLE else f"seat {self.stream}"


class _Unanswered(Exception):
    """Breaks rules off at a draw for which no outcome is listed."""

    def __init__(self, asked: Draw) -> None:
        super().__init__(asked)
        self.asked = asked


class ListedChance(TableChance):
    """The chance that gives the outcomes of a list. What can come out in one way alone is never asked."""

    __slots__ = ("given", "listed")

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        """Begin at the first outcome."""
        super().__init__()
        self.listed = outcomes
        self.given: list[int] = []

    def outcome(self, stream: int, bound: int) -> int:
        """Return the next outcome; break off if there is none."""
        at = len(self.given)
        if at >= len(self.listed) and bound > 1:
            raise _Unanswered(Draw(stream, bound))
        self.given.append(self.listed[at] if at < len(self.listed) else 0)
        return self.given[at]


def _draw(c: Any, stream: int, bound: int) -> int:
    """Take the place of `draw` in rules that are bound for explicit chance."""
    return int(c.outcome(stream, bound))


@cache
def rules_with_listed_luck(spec: GameSpec) -> Rules:
    """Return the game's rules as plain Python, for a chance that has a list of outcomes."""
    modules = (*compiled_modules(spec), *spec.code.interpreted, observed, observations_of(spec).module)
    values = spec.components.values(built_in_pack(spec.components.schema))
    return Rules(bind(modules, values, replacements={"draw": _draw}))


@dataclass(frozen=True, eq=False)
class Moment:
    """A state in which somebody is asked, or nobody any more, and how it came about."""

    table: ExplicitTable
    before: Moment | None
    move: Move
    """What led here; SETUP stands for seat and action of the first moment."""
    state: Any
    """Never written to: rules are given a copy."""
    _news: dict[int, str] = field(default_factory=dict)
    _fingerprints: dict[int, str] = field(default_factory=dict)

    @cached_property
    def asked(self) -> int:
        """Return the seat that is asked; where several are, they act one by one, the lowest first."""
        return next(members(self.table.rules.actors(self.state)), NOBODY)

    @cached_property
    def legal(self) -> list[int]:
        """Return the legal actions of the seat that is asked."""
        if self.asked == NOBODY:
            return []
        out = [0] * self.table.spec.actions.count
        return out[: self.table.rules.legal_actions(self.state, self.asked, out)]

    @cached_property
    def text(self) -> str:
        """Return the state as JSON, secrets included."""
        return _as_text(to_json(self.state))

    def view(self, seat: int) -> Any:
        """Return what a seat knows."""
        v = self.table.spec.records.view()
        self.table.rules.view(self.state, seat, v)
        return v

    def observation(self, seat: int) -> list[int]:
        """Return the view of a seat as numbers."""
        row = [0] * self.table.layout.size
        self.table.rules.functions["observe"](self.view(seat), row)
        return row

    def path(self) -> list[Moment]:
        """Return all moments from the first to this one."""
        found, at = [], self
        while at.before is not None:
            found.append(at)
            at = at.before
        return [at, *reversed(found)]

    def seen(self, seat: int) -> str:
        """Return the view of a seat, or of a spectator, as JSON."""
        asked, text = self.table.seen_last.get(seat, (None, ""))
        if asked is not self:
            text = _as_text(to_json(self.view(seat)))
            self.table.seen_last[seat] = self, text
        return text

    def told(self, seat: int) -> str:
        """Return the lines of all that a seat has done, been told and seen up to here."""
        newest, told = self.table.told_last.get(seat, (None, ""))
        at: Moment | None = self
        later: list[Moment] = []
        while at is not None and at is not newest:
            later.append(at)
            at = at.before
        told = (told if at is not None else "") + "".join(m.news(seat) for m in reversed(later))
        self.table.told_last[seat] = self, told
        return told

    def news(self, seat: int) -> str:
        """Return the lines of what a seat has done, been told and seen since the moment before.

        Where others do something of which it notices nothing, there is no line, or their number would tell.
        """
        if seat not in self._news:
            self._news[seat] = "".join(f"{line}\n" for line in self._lines(seat))
        return self._news[seat]

    def _lines(self, seat: int) -> Iterator[str]:
        spec, move = self.table.spec, self.move
        if move.seat == seat:
            yield own_action(spec, move.action)
        for note in move.notes:
            event = spec.events[note.kind]
            if note.seat == seat or not event.private:
                numbers = (note.a, note.b, note.c, note.d)[: len(event.fields)]
                yield " ".join([event.name, str(note.seat), *map(str, numbers)])
        seen = self._fingerprint(seat)
        if self.before is None or self.before._fingerprint(seat) != seen:
            yield f"sees {seen}"

    def _fingerprint(self, seat: int) -> str:
        if seat not in self._fingerprints:
            self._fingerprints[seat] = digest(self.view(seat))
        return self._fingerprints[seat]


def own_action(spec: GameSpec, action: int) -> str:
    """Return the line that tells a seat what it has done itself."""
    return f"> {spec.actions.to_text(action)}"


@dataclass(frozen=True, eq=False)
class Place:
    """Where a history stands: at a moment, or at a draw within an action that was chosen there."""

    table: ExplicitTable
    moment: Moment | None
    """The last moment; none while the table is set."""
    seat: int = SETUP
    action: int = SETUP
    """What is being carried out, where a draw is asked."""
    outcomes: tuple[int, ...] = ()
    """What has come out in it so far."""
    draw: Draw | None = None
    """What chance is asked."""

    def __deepcopy__(self, memo: Any) -> Place:
        """Return the place itself, which nothing changes."""
        return self

    def __reduce__(self) -> Any:
        """Keep the game and what happened in it, from which everything else follows."""
        moves = [(move.seat, move.action, move.outcomes) for move in self.moves()]
        asked = None if self.draw is None else (self.seat, self.action, self.outcomes)
        return replayed, (self.table.spec.id, self.table.settings, moves, asked)

    def moves(self) -> list[Move]:
        """Return the setup, whose seat and action are SETUP, and all moves since."""
        return [] if self.moment is None else [moment.move for moment in self.moment.path()]

    @property
    def asked(self) -> int:
        """Return the seat that is asked, NOBODY where chance is or the game is over."""
        return NOBODY if self.moment is None or self.draw is not None else self.moment.asked

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.draw is None and self.moment is not None and self.moment.asked == NOBODY

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat; none unless it is asked."""
        is_asked = self.moment is not None and self.draw is None and seat == self.moment.asked
        return self.moment.legal[:] if self.moment is not None and is_asked else []

    def returns(self) -> list[float]:
        """Return for each seat the share of opponents it beats less that of those who beat it.

        Who plays alone gets the score. Before the end, all have 0.
        """
        players = self.table.options.players
        out = [0] * players
        if self.moment is None or not self.is_over:
            return [0.0] * players
        if players == 1:
            self.table.rules.scores(self.moment.state, out)
            return [float(out[0])]
        self.table.rules.returns(self.moment.state, out)
        return [result / (players - 1) for result in out]

    def __str__(self) -> str:
        """Return the state, and what is being carried out."""
        lines = [] if self.moment is None else [self.moment.text]
        if self.draw is not None:
            what = "setup" if self.moment is None else self.table.spec.actions.to_text(self.action)
            lines.append(f"{what} {list(self.outcomes)}: {self.draw.whose} draws below {self.draw.bound}")
        return "\n".join(lines)

    def act(self, action: int) -> Place:
        """Carry out an action of the seat that is asked, up to the first draw."""
        if self.moment is None or action not in self.legal(self.asked):
            text = f"action {action} is not legal here"
            raise IllegalAction("", text, {}, text)
        return self.table.carry_out(self.moment, self.asked, action, ())

    def choose(self, outcome: int) -> Place:
        """Let chance answer, and go on up to the next draw."""
        if self.draw is None or not 0 <= outcome < self.draw.bound:
            raise Malformed(f"{outcome} is not an outcome here")
        return self.table.carry_out(self.moment, self.seat, self.action, (*self.outcomes, outcome))

    def information(self, seat: int) -> str:
        """Return all that a seat knows, in lines: what it did, was told and saw, and its view now.

        Two are equal just when the seat cannot tell the histories apart.
        """
        if self.moment is None:
            return f"seat {seat}"
        is_own = self.draw is not None and self.seat == seat
        under_way = f"{own_action(self.table.spec, self.action)}\n" if is_own else ""
        return f"{self.moment.told(seat)}{under_way}{self.seen(seat)}"

    def seen(self, seat: int) -> str:
        """Return the view of a seat, or of a spectator, as JSON; nothing is seen while the table is set."""
        return "" if self.moment is None else self.moment.seen(seat)

    def kept_secret(self, seat: int) -> str:
        """Return what a seat sees otherwise than spectators do, as JSON; nothing where all is the same."""
        if self.moment is None:
            return ""
        own, public = (to_json(self.moment.view(eyes)) for eyes in (seat, SPECTATOR))
        secret = {name: value for name, value in own.items() if value != public[name] and name != "viewer"}
        return _as_text(secret) if secret else ""


def _as_text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class ExplicitTable:
    """A game under given options, with chance as a player."""

    def __init__(self, spec: GameSpec, options: Mapping[str, int]) -> None:
        """Bind the rules."""
        self.spec = spec
        self.options = checked_options(spec, options)
        self.settings = tuple((o.name, int(getattr(self.options, o.name))) for o in spec.settings.options)
        self.layout = observations_of(spec)
        self.rules = rules_with_listed_luck(spec)
        self.told_last: dict[int, tuple[Moment, str]] = {}
        """By seat: the moment at which somebody asked last what it was told, and the answer."""
        self.seen_last: dict[int, tuple[Moment, str]] = {}
        """The same for its view: the strings of OpenSpiel ask for both."""

    @cached_property
    def start(self) -> Place:
        """Return the place where every game begins."""
        return self.carry_out(None, SETUP, SETUP, ())

    def carry_out(self, before: Moment | None, seat: int, action: int, outcomes: tuple[int, ...]) -> Place:
        """Set the table, or carry out an action, as far as the outcomes go."""
        chance = ListedChance(outcomes)
        state = self.spec.records.state() if before is None else copy_of(before.state)
        try:
            if before is None:
                self.rules.setup(state, self.options, chance)
            else:
                self.rules.apply(state, seat, action, chance)
        except _Unanswered as broken_off:
            return Place(self, before, seat, action, tuple(chance.given), broken_off.asked)
        move = Move(seat, action, tuple(chance.given), tuple(chance.journal))
        return Place(self, Moment(self, before, move, state))


@lru_cache(maxsize=64)
def explicit_table(game: str, settings: tuple[tuple[str, int], ...]) -> ExplicitTable:
    """Return a game with chance as a player; all its histories share one."""
    return ExplicitTable(load_game(game), dict(settings))


def replayed(
    game: str,
    settings: tuple[tuple[str, int], ...],
    moves: list[tuple[int, int, tuple[int, ...]]],
    asked: tuple[int, int, tuple[int, ...]] | None,
) -> Place:
    """Return the place to which a history leads: moves, and an action within which chance is asked."""
    table = explicit_table(game, settings)
    moment, place = None, table.start
    for move in (*moves, *([asked] if asked else [])):
        place = table.carry_out(moment, *move)
        moment = place.moment
    return place
