"""A match: one game at a table, checked for people. It is its log; the state is a cache of it.

Every action is checked before it is carried out, so that a refused one changes nothing. The outcomes of
chance are recorded with each move; replaying them gives the same match again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

from cubarium.engine import chance as luck
from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Note
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec, Rules
from cubarium.engine.errors import IllegalAction, ImpossiblePosition, Malformed, NotOver, OutOfTurn, short
from cubarium.engine.options import checked_options, options_of_position
from cubarium.engine.record import copy_of, digest, from_json, members, pack, to_json
from cubarium.engine.table_luck import KeyedChance, TableLuck, rules_with_keyed_luck
from cubarium.engine.ties import Tie, places_of, ties_of

SPECTATOR = -1
MAX_NAME = 40
THROW = "throw"
"""The action of throwing dice, in every game that has one."""


class Undo(Enum):
    """What taking back the last move needs."""

    FREE = "free"
    CONSENT = "consent"
    IMPOSSIBLE = "impossible"


@dataclass(frozen=True)
class Move:
    """An action that was carried out, with what chance answered and what happened."""

    seat: int
    action: int
    outcomes: tuple[int, ...]
    notes: tuple[Note, ...]
    is_forced: bool = False
    """Whether no other action was legal."""
    questions: tuple[tuple[int, int], ...] = ()
    """Of each outcome its stream and how many there might have been, where luck has a key."""


@dataclass(frozen=True)
class PreparedMove:
    """A move that the rules have carried out on a copy: nothing has changed at the table yet."""

    move: Move
    before: Any
    """The state it was prepared for."""
    after: Any
    counters: list[int]
    """Those of chance, once it is made."""


class Ending(NamedTuple):
    """How a game ends."""

    scores: list[int]
    winners: list[int]
    places: list[int]
    ties: list[Tie]

    def to_json(self) -> dict[str, Any]:
        """Return what is stored of it."""
        return {**self._asdict(), "ties": [tie.to_json() for tie in self.ties]}


class Match:
    """A game being played, from its first shuffle or from any position."""

    def __init__(
        self,
        spec: GameSpec,
        options: Mapping[str, Any],
        seats: Sequence[str] = (),
        *,
        seed: int | None = None,
        game: int | None = None,
        table_luck: TableLuck | None = None,
        components: Pack | None = None,
        position: Mapping[str, Any] | None = None,
        opening: Sequence[int] | None = None,
    ) -> None:
        """Set the table.

        Without a seed the luck is drawn from the system and nobody knows it; `table_luck`, which can be
        verified, takes the place of both. `position` starts from that state instead of a shuffle. `opening`
        forces the outcomes of the first shuffle.
        """
        self.spec = spec
        self.components = components or built_in_pack(spec.components.schema)
        self.table_luck = table_luck
        bound = interpreted if table_luck is None else rules_with_keyed_luck
        self.rules: Rules = bound(spec, self.components)
        self.state: Any = spec.records.state() if position is None else self._read_position(position)
        if position is not None:
            options = options_of_position(spec, self.state, options)
        self.options = checked_options(spec, options)
        players = self.options.players
        self.seats = tuple(seats) or tuple(f"Player {p + 1}" for p in range(players))
        self._check_seats(players)
        self.position = None if position is None else to_json(self.state)
        if table_luck is not None:
            keyed = KeyedChance(table_luck, players)
            self._chance: luck.TableChance = keyed
            self.seed, self.game = keyed.numbers()
        else:
            self.seed = secrets.randbits(64) if seed is None else seed
            self.game = (secrets.randbits(64) if seed is None else 0) if game is None else game
            self._chance = luck.seeded(self.seed, self.game)
        self.moves: list[Move] = []
        self._past: list[tuple[Any, list[int]]] = []
        self._legal: tuple[Any, dict[int, list[int]]] = (None, {})
        self._fingerprints: list[str] = []
        self.opening_outcomes: tuple[int, ...] = ()
        self.opening_notes: tuple[Note, ...] = ()
        self.opening_questions: tuple[tuple[int, int], ...] = ()
        if position is None:
            self._begin(opening)

    def _check_seats(self, players: int) -> None:
        if len(self.seats) != players:
            raise Malformed(f"{len(self.seats)} names for {players} players")
        for name in self.seats:
            fits = isinstance(name, str) and name.strip() and len(name) <= MAX_NAME and name.isprintable()
            if not fits:
                raise Malformed(f"{short(name)!r} is no name: 1 to {MAX_NAME} printable characters")

    def rename(self, seat: int, name: str) -> None:
        """Give the player of a seat another name, as when somebody sits down there late."""
        self._check_seat(seat)
        self.seats = (*self.seats[:seat], name, *self.seats[seat + 1 :])
        self._check_seats(len(self.seats))

    def _begin(self, opening: Sequence[int] | None) -> None:
        self._lay_tape(opening)
        self.rules.setup(self.state, self.options, self._chance)
        self.opening_outcomes, self.opening_notes, self.opening_questions = self._read_tape()

    def _read_position(self, position: Mapping[str, Any]) -> Any:
        state: Any = from_json(self.spec.records.state, position)
        if problems := self.rules.position_problems(state):
            raise ImpossiblePosition(problems)
        return state

    # --- reading -----------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return bool(self.rules.is_over(self.state))

    @property
    def move_count(self) -> int:
        """Return how many moves have been made."""
        return len(self.moves)

    def actors(self) -> list[int]:
        """Return the seats that are asked now."""
        return list(members(self.rules.actors(self.state)))

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending.

        They are found once for a state: all who look at a table ask for them, and the check of a move too.
        """
        self._check_seat(seat)
        found_for, found = self._legal
        if found_for is not self.state:
            found = {}
            self._legal = (self.state, found)
        if seat not in found:
            out = [0] * self.spec.actions.count
            found[seat] = out[: self.rules.legal_actions(self.state, seat, out)]
        return found[seat][:]

    def view(self, seat: int) -> Any:
        """Return what a seat knows; SPECTATOR for somebody who only watches."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        v = self.spec.records.view()
        self.rules.view(self.state, seat, v)
        return v

    def scores(self) -> list[int]:
        """Return the points of each seat as they stand."""
        return self._for_each_seat(self.rules.scores, self.state)

    def returns(self) -> list[int]:
        """Return for each seat how many opponents it beats less how many beat it."""
        return self._for_each_seat(self.rules.returns, self.state)

    def winners(self) -> list[int]:
        """Return the seats that nobody beats, once the game is over; before it, nobody can be named."""
        if not self.is_over:
            raise NotOver("nobody has won yet: the game is not over")
        return self._winners(self.state)

    def ending(self, prepared: PreparedMove) -> Ending | None:
        """Return how the game ends with a prepared move, if it does."""
        return self._ending(prepared.after) if self.rules.is_over(prepared.after) else None

    def result(self) -> Ending:
        """Return how the game has ended."""
        if not self.is_over:
            raise NotOver("nobody has won yet: the game is not over")
        return self._ending(self.state)

    def _ending(self, state: Any) -> Ending:
        scores = self._for_each_seat(self.rules.scores, state)
        places = places_of(self._for_each_seat(self.rules.returns, state))
        has_ties = "tie_break" in self.rules.functions
        ties = ties_of(state, scores, places, self.rules.tie_break) if has_ties else []
        return Ending(scores, self._winners(state), places, ties)

    def _winners(self, state: Any) -> list[int]:
        results = self._for_each_seat(self.rules.returns, state)
        return [p for p, r in enumerate(results) if r == max(results)]

    def _for_each_seat(self, rule: Callable[[Any, list[int]], None], state: Any) -> list[int]:
        out = [0] * len(self.seats)
        rule(state, out)
        return out

    def notes(self) -> list[Note]:
        """Return everything that has happened, in order, secrets included."""
        return [*self.opening_notes, *(n for move in self.moves for n in move.notes)]

    def may_read(self, note: Note, seat: int) -> bool:
        """Tell whether a seat, or a spectator, may know of something that happened."""
        return note.seat == seat or not self.spec.events[note.kind].private

    def forced_note(self, move: Move) -> Note | None:
        """Return the note that tells of a move without a choice: its first that all may read, of its seat.

        A throw is how a turn begins, and nobody wonders what else there was.
        """
        table, events = self.spec.table, self.spec.events
        if not move.is_forced or (table.has_secrets and not table.choices_are_open):
            return None
        if self.spec.actions.to_text(move.action) == THROW:
            return None
        own = (n for n in move.notes if n.seat == move.seat and not events[n.kind].private)
        return next(own, None)

    @cached_property
    def words(self) -> Any:
        """Return what people read at this table, with the numbers of its components."""
        return self.spec.table.words.with_values(self.spec.components.values(self.components), self.options)

    # --- acting ------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int | str, outcomes: Sequence[int] | None = None) -> Move:
        """Carry out one action after checking it; `outcomes` forces what chance answers."""
        return self.commit(self.prepare(seat, action, outcomes))

    def prepare(self, seat: int, action: int | str, outcomes: Sequence[int] | None = None) -> PreparedMove:
        """Check an action and run the rules for it, but leave the match as it is until `commit`."""
        self._check_seat(seat)
        number = self._read_action(action)
        legal = self._check_legal(seat, number)
        after, counters = copy_of(self.state), self._chance.counters[:]
        self._lay_tape(outcomes)
        try:
            self.rules.apply(after, seat, number, self._chance)
            used, notes, questions = self._read_tape()
            move = Move(seat, number, used, notes, len(legal) == 1, questions)
            return PreparedMove(move, self.state, after, self._chance.counters[:])
        finally:
            self._chance.counters = counters

    def commit(self, prepared: PreparedMove) -> Move:
        """Make a move that was prepared; the rules do not run again."""
        if prepared.before is not self.state:
            raise Malformed("the match has moved on since this move was prepared")
        self._past.append((self.state, self._chance.counters))
        self.state, self._chance.counters = prepared.after, prepared.counters[:]
        self.moves.append(prepared.move)
        return prepared.move

    def refusal(self, seat: int, action: int | str) -> IllegalAction | None:
        """Explain why an action is not legal for a seat, or return None if it is.

        Raises OutOfTurn for a seat that is not asked: then no action is legal, whatever the rules.
        """
        try:
            self._check_legal(seat, self._read_action(action))
        except IllegalAction as refused:
            return refused
        return None

    def _check_legal(self, seat: int, number: int) -> list[int]:
        """Return the legal actions of a seat if this is one of them."""
        self._check_seat(seat)
        self._check_asked(seat)
        legal = self.legal(seat)
        if number not in legal:
            why = self.rules.refusal(self.state, seat, number)
            text = self.spec.table.words.refusal(why, self.seats, "en")
            raise IllegalAction(why.rule, why.message, why.words, text)
        return legal

    def _check_asked(self, seat: int) -> None:
        if self.is_over:
            raise OutOfTurn("the game is over")
        if seat not in self.actors():
            waiting = " and ".join(self.seats[p] for p in self.actors())
            raise OutOfTurn(f"it is not {self.seats[seat]}'s decision, {waiting} is asked")

    def _read_action(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.spec.actions.from_text(action)
        if type(action) is not int or not 0 <= action < self.spec.actions.count:
            raise Malformed(f"there is no action {short(action)}")
        return action

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Malformed(f"there is no seat {short(seat)}; seats are 0 to {len(self.seats) - 1}")

    def _lay_tape(self, outcomes: Sequence[int] | None) -> None:
        self._chance.journal, self._chance.asked = [], []
        if outcomes is None:
            luck.start_recording(self._chance)
        else:
            luck.force(self._chance, list(outcomes))

    def _read_tape(self) -> tuple[tuple[int, ...], tuple[Note, ...], tuple[tuple[int, int], ...]]:
        luck.check_tape(self._chance)
        return tuple(luck.recorded(self._chance)), tuple(self._chance.journal), tuple(self._chance.asked)

    # --- taking back -------------------------------------------------------------------------------------

    def shows(self, move: Move) -> bool:
        """Tell whether something was drawn or shown with a move: what has been seen cannot be unseen."""
        return bool(move.outcomes) or any(self.spec.events[note.kind].reveals for note in move.notes)

    def laid_rule(self, move: Move) -> str:
        """Return the rule by which the pieces that a move laid stay, if it laid any."""
        return next((rule for note in move.notes if (rule := self.spec.events[note.kind].laid)), "")

    def undo_kind(self, seat: int) -> Undo:
        """Say what taking back the last move needs.

        Free: the seat's own last move, nobody else asked since, and nothing was drawn or shown.
        Impossible: it revealed something, for what has been seen cannot be unseen.
        """
        if not self.moves or self.is_over:
            return Undo.IMPOSSIBLE
        last = self.moves[-1]
        if self.shows(last):
            return Undo.IMPOSSIBLE
        before = self._past[-1][0]
        same_turn = self.rules.turn_key(before) == self.rules.turn_key(self.state)
        mine_alone = last.seat == seat and self.actors() == [seat]
        return Undo.FREE if mine_alone and same_turn else Undo.CONSENT

    def undo(self) -> Move:
        """Take back the last move and return it; ask `undo_kind` first."""
        if not self.moves:
            raise Malformed("there is nothing to take back")
        if self.table_luck is not None and self.moves[-1].outcomes:
            raise Malformed("luck was drawn with this move, and is not drawn twice")
        self.state, self._chance.counters = self._past.pop()
        del self._fingerprints[len(self._past) + 1 :]
        return self.moves.pop()

    def state_at(self, move: int) -> Any:
        """Return a copy of the state after that many moves."""
        if type(move) is not int or not 0 <= move <= self.move_count:
            raise Malformed(f"there is no move {short(move)}; the match has 0 to {self.move_count}")
        return copy_of(self.state if move == self.move_count else self._past[move][0])

    def fingerprint_at(self, move: int) -> str:
        """Return the fingerprint of the state after that many moves; those of the past are kept."""
        if move == self.move_count:
            return digest(self.state)
        while len(self._fingerprints) <= move:
            self._fingerprints.append(digest(self._past[len(self._fingerprints)][0]))
        return self._fingerprints[move]

    def packed(self) -> bytes:
        """Return the bytes of the state."""
        return pack(self.state)

    def to_json(self) -> dict[str, Any]:
        """Return the position as JSON, secrets included."""
        return to_json(self.state)
