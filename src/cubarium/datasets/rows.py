"""A finished match as rows: one for how it began, one for each decision.

A row tells what the seat knew when it decided, what it might have done and did, and how the game ended for
it. With everything in it, the rows of a match are the match: it can be played again from them alone. With
the eyes of one seat they hold what that seat knew and nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Note
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed, NotOver, short
from cubarium.engine.log import told_pack
from cubarium.engine.match import Match, Move
from cubarium.engine.observation import observations_of
from cubarium.engine.position_code import position_code
from cubarium.engine.record import pack, to_json
from cubarium.engine.rules import observed

Row = dict[str, Any]
INFORMATION_LETTERS = 16


@dataclass(frozen=True)
class Column:
    """One column: what it holds, and whether it tells what a seat may not know."""

    name: str
    kind: str
    """`text`, `number`, `share`, `yes or no`, or `numbers` for a list."""
    doc: str
    is_secret: bool = False


COLUMNS = (
    Column("game", "text", "The id of the game."),
    Column("match", "text", "The name of the match; all its rows have the same."),
    Column("move", "number", "How many moves were made before; -1 in the row that tells how it began."),
    Column("seat", "number", "Who decides; -1 where it began."),
    Column("player", "text", "Who plays for the seat."),
    Column("information", "text", "Of equal value where a seat has been told the same, and only there."),
    Column("observation", "numbers", "What the seat knows, as the numbers that `observations_of` names."),
    Column("legal", "numbers", "The actions among which it chooses."),
    Column("action", "number", "What it chose."),
    Column("action_text", "text", "The same in words that logs have."),
    Column("reward", "share", "How it ended for the seat: opponents beaten less those who beat it, -1 to 1."),
    Column("score", "number", "The points of the seat at the end."),
    Column("position", "text", "The word after `/position/GAME/` that opens what the seat knows as a table."),
    Column("head", "text", "Where it began: rules, components, options and seats, as JSON."),
    Column("outcomes", "numbers", "What chance answered to the move, or to the first shuffle.", True),
    Column("luck", "text", "Where it began: where luck came from, as JSON.", True),
    Column("begins", "text", "Where it began with a position: that position, as JSON.", True),
    Column("state", "text", "The fingerprint of the state after the move.", True),
)
"""The columns of a table; those that are secret are left out where it is made for one seat."""


class Reader:
    """Turns matches of one game into rows."""

    def __init__(self, match: Match) -> None:
        """Bind what writes observations."""
        self.spec: GameSpec = match.spec
        self.components = match.components
        self._size = observations_of(match.spec).size
        module = observations_of(match.spec).module
        self._observe = interpreted(match.spec, match.components, observed, module).functions["observe"]

    def rows(self, match: Match, name: str, eyes: int | None = None) -> Iterator[Row]:
        """Yield the rows of a finished match; with `eyes`, those of that seat and without secrets.

        Raises:
            NotOver: if the match goes on.
        """
        if not match.is_over:
            raise NotOver("only a game that is over can be told: how it ends is part of each row")
        if eyes is not None and not 0 <= eyes < len(match.seats):
            raise Malformed(f"there is no seat {short(eyes + 1)}; seats are 1 to {len(match.seats)}")
        returns, scores = match.returns(), match.scores()
        others = max(1, len(match.seats) - 1)
        known = [hashlib.sha256(str(seat).encode()) for seat in range(len(match.seats))]
        self._tell(match, known, match.opening_notes)
        common = {"game": self.spec.id, "match": name}
        yield common | self._beginning(match, eyes)
        for number, move in enumerate(match.moves):
            if eyes in (None, move.seat):
                secrets = {} if eyes is not None else self._secrets(match, number, move)
                yield {
                    **common,
                    "move": number,
                    "seat": move.seat,
                    "player": match.seats[move.seat],
                    **self._decision(match, number, move, known[move.seat]),
                    "reward": returns[move.seat] / others if len(match.seats) > 1 else float(scores[0]),
                    "score": scores[move.seat],
                    **secrets,
                }
            self._tell(match, known, move.notes, move)

    def _beginning(self, match: Match, eyes: int | None) -> Row:
        head = {
            "rules": self.spec.rules_version,
            **told_pack(match.components),
            "options": to_json(match.options),
            "seats": list(match.seats),
        }
        begun: Row = {"move": -1, "seat": -1, "head": json.dumps(head, ensure_ascii=False)}
        if eyes is None:
            begins = None if match.position is None else json.dumps(match.position)
            outcomes = list(match.opening_outcomes)
            seeded, keyed = {"seed": [match.seed, match.game]}, match.table_luck
            luck = json.dumps(seeded if keyed is None else {"table": keyed.to_json()})
            begun |= {"outcomes": outcomes, "luck": luck, "begins": begins, "state": match.fingerprint_at(0)}
        return begun

    def _decision(self, match: Match, number: int, move: Move, known: Any) -> Row:
        s = match.state_at(number)
        view, restored = self.spec.records.view(), self.spec.records.state()
        match.rules.view(s, move.seat, view)
        match.rules.restore(view, restored)
        legal, observation = [0] * self.spec.actions.count, [0] * self._size
        count = match.rules.legal_actions(s, move.seat, legal)
        self._observe(view, observation)
        told = known.copy()
        told.update(pack(view))
        return {
            "information": told.hexdigest()[:INFORMATION_LETTERS],
            "observation": observation,
            "legal": legal[:count],
            "action": move.action,
            "action_text": self.spec.actions.to_text(move.action),
            "position": position_code(restored),
        }

    def _secrets(self, match: Match, number: int, move: Move) -> Row:
        return {"outcomes": list(move.outcomes), "state": match.fingerprint_at(number + 1)}

    def _tell(
        self, match: Match, known: Sequence[Any], notes: Sequence[Note], move: Move | None = None
    ) -> None:
        """Let every seat know what it may read of what happened; who made a move knows it."""
        for seat, told in enumerate(known):
            read = [note for note in notes if match.may_read(note, seat)]
            own = move.action if move is not None and move.seat == seat else None
            told.update(repr((read, own)).encode())
