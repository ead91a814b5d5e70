"""A sketch becomes a position: what is said stands, the rest comes from games, and forced moves are done.

Each completion begins with a guide: a position of a game played by the seed that is near to what is said. It
takes on what is said, and the game's own `mend_sketch` fits the rest. The result must be a possible position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cubarium.engine import chance as luck_of_tables
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec, NoChoice, Rules
from cubarium.engine.errors import CubariumError, ImpossiblePosition, TapeError
from cubarium.engine.match import Move
from cubarium.engine.options import checked_options
from cubarium.engine.record import copy_of, members, pack, to_json
from cubarium.engine.sketch.guides import Guides
from cubarium.engine.sketch.luck import Luck
from cubarium.engine.sketch.reading import OUTCOMES, read_sketch
from cubarium.engine.sketch.said import Said

ROUNDS = (2, 6, 12, 24)
"""How many games are played before guides are tried, round by round."""
SHORT = 2
"""How many of these rounds are enough to tell which field cannot stand with the others."""
GUIDES = 40
"""How many guides of a round are tried, the nearest first."""
ENDED = 2
"""How many that are further are tried all the same where a game ends: what is said may stand nowhere else."""
NOT_OVER = 0.5
"""A game that goes on is liked better, unless it is said to be over."""
MOST_FORCED = 1000
OF_FORCED = 1 << 32
"""The number of the luck that forced moves meet: that of no guide."""


@dataclass(frozen=True)
class Completion:
    """A sketch that has become a position."""

    state: Any
    moves: tuple[Move, ...]
    """The forced moves that led to it."""
    changed: tuple[str, ...]
    """The fields that were said and that forced moves have changed."""

    @property
    def position(self) -> dict[str, Any]:
        """Return the position as JSON, from which a match may begin."""
        return to_json(self.state)


def complete(
    spec: GameSpec, sketch: str | Mapping[str, Any], seed: int, components: Pack | None = None
) -> Completion:
    """Return a whole position with all that a sketch says; the same seed gives the same one.

    Raises:
        Malformed: if the sketch cannot be read.
        ImpossiblePosition: if no position with all this was found; it names the place and the reason.
    """
    rules = interpreted(spec, components or built_in_pack(spec.components.schema))
    said, outcomes = read_sketch(spec.records.state, sketch, spec.table.places)
    search = _Search(spec, rules, seed)
    found = search.find(said)
    if found is None:
        raise ImpossiblePosition([search.reason(said)])
    s, moves = _go_on(spec, rules, found, seed, outcomes)
    if problems := rules.position_problems(s):
        raise ImpossiblePosition(problems)
    return Completion(s, tuple(moves), tuple(said.unlike(s)))


class _Search:
    """The search for a position, over the games of one seed."""

    def __init__(self, spec: GameSpec, rules: Rules, seed: int) -> None:
        self.spec, self.rules, self.seed = spec, rules, seed
        self.guides = Guides(spec, rules, seed)
        self.problem = ""
        """What was wrong with the first guide that was tried."""

    def find(self, said: Said, rounds: Sequence[int] = ROUNDS) -> Any:
        """Return a possible state that has all that is said, or None."""
        self.problem = ""
        options = self._options(said)
        least = self._least_players(said)
        luck = Luck(self.seed, OF_FORCED + 1)
        first = 0
        for games in rounds:
            near = []
            for number in range(first, first + games):
                near += [(self._far(said, s), s) for s in self.guides.game(number, options, least)]
            first += games
            near = sorted(luck.mixed(near), key=lambda pair: pair[0])
            ended = [pair for pair in near[GUIDES:] if self.rules.is_over(pair[1])]
            for _, guide in [*near[:GUIDES], *ended[:ENDED]]:
                s = self._mended(said, guide, luck)
                if s is not None:
                    return s
        return None

    def reason(self, said: Said) -> str:
        """Say which field cannot stand with those before it, and why."""
        paths = said.paths
        fine, wrong = 0, len(paths)
        problem = self.problem
        while wrong - fine > 1:
            middle = (fine + wrong) // 2
            if self.find(said.only(paths[:middle]), ROUNDS[:SHORT]) is None:
                wrong, problem = middle, self.problem
            else:
                fine = middle
        return f"{paths[wrong - 1]}: {problem}" if paths else problem

    def _far(self, said: Said, s: Any) -> float:
        return said.distance(s) + NOT_OVER * self.rules.is_over(s)

    def _mended(self, said: Said, guide: Any, luck: Luck) -> Any:
        s = copy_of(guide)
        said.lay_over(s)
        if said.entries and hasattr(self.rules, "mend_sketch"):
            self.rules.mend_sketch(s, guide, said.known, luck)
        problem = self._problem(said, s)
        self.problem = self.problem or problem
        return None if problem else s

    def _problem(self, said: Said, s: Any) -> str:
        if unlike := said.unlike(s):
            return f"{unlike[0]} cannot stay as it is said"
        problems = [p for p in self.rules.position_problems(s) if not isinstance(p, NoChoice)]
        if problems:
            return problems[0]
        try:
            pack(s)
            checked_options(self.spec, {o: getattr(s, o) for o in self._option_names() if hasattr(s, o)})
        except CubariumError as error:
            return str(error)
        return ""

    def _option_names(self) -> list[str]:
        return [o.name for o in self.spec.settings.options]

    def _options(self, said: Said) -> dict[str, int]:
        """Return the options that are said, by fields of their names or by what the game makes of others."""
        names = [o for o in self._option_names() if getattr(said.known, o, 0)]
        options = {name: int(getattr(said.value, name)) for name in names}
        if hasattr(self.rules, "sketched_options"):
            options = self.rules.sketched_options(said.value, said.known) | options
        return options

    def _least_players(self, said: Said) -> int:
        """Return how many players there must be for all seats of whom something is said."""
        low = self.spec.players[0]
        seats = getattr(said.value, "seats", [])
        return max([low, *(p + 1 for p, seat in enumerate(seats) if max(seat._flat()) > 0)])


def _go_on(spec: GameSpec, rules: Rules, s: Any, seed: int, outcomes: list[int]) -> tuple[Any, list[Move]]:
    """Carry out forced moves until somebody has a choice, or has to throw and no outcome is named."""
    moves: list[Move] = []
    out = [0] * spec.actions.count
    left = list(outcomes)
    while not rules.is_over(s) and len(moves) < MOST_FORCED:
        seats = list(members(rules.actors(s)))
        forced = [p for p in seats if rules.legal_actions(s, p, out) == 1]
        stuck = bool(rules.position_problems(s))
        if not forced or (len(seats) > 1 and not stuck):
            break
        rules.legal_actions(s, forced[0], out)
        after, chance = copy_of(s), luck_of_tables.seeded(seed, OF_FORCED + len(moves))
        luck_of_tables.start_recording(chance)
        rules.apply(after, forced[0], out[0], chance)
        used = luck_of_tables.recorded(chance)
        if used and left:
            after, chance = copy_of(s), luck_of_tables.seeded(seed, OF_FORCED + len(moves))
            luck_of_tables.force(chance, left)
            rules.apply(after, forced[0], out[0], chance)
            if chance.fault:
                raise TapeError(f"{OUTCOMES}: outcome {chance.tape_at + 1} is missing or out of range")
            used, left = left[: chance.tape_at], left[chance.tape_at :]
        elif used and not stuck:
            break
        moves.append(Move(forced[0], out[0], tuple(used), tuple(chance.journal)))
        s = after
    if left:
        raise TapeError(f"{OUTCOMES}: {len(left)} outcomes were not asked for")
    return s, moves
