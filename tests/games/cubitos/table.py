"""A table for tests: any position in a few words, then play with forced dice.

Dice are named in one text, each with a count before it if there are several: "3 light-gray white" in Draw,
Roll and Discard; "light-gray-coin 2 white-ability" in Active. Seats are counted from 0. Seat 0 has the
first-player die (laid aside unless told otherwise) and is asked; the others have passed already.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.chance import Note, force, seeded
from cubarium.engine.components.pack import Pack, read_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.record import copy_of, to_json
from cubarium.engine.registry import load_game
from cubarium.games.cubitos.data.deck import DECK
from cubarium.games.cubitos.data.schema import CARDS, CARDS_OF_COLOUR, CIRCUITS, COLOURS, FIRST_PLAYER, KINDS
from cubarium.games.cubitos.data.values import PAIR_NAMES, values_from
from cubarium.games.cubitos.events import THROWS
from cubarium.games.cubitos.state import LOAN_PLACES, MOST_LOANS
from tests.games.any_table import AnyTable

SPEC: GameSpec = load_game("cubitos")
BUILT_IN: Pack = read_pack(SPEC.components.schema)
TABLES = values_from(BUILT_IN)
SEATS = 4
GRAND_FINALE, FINALE_BOARD = 4, 3
NUMBERS = {name: number for number, name in enumerate(CARDS)}


def counted(text: str) -> dict[str, int]:
    """Read names with counts: "2 red white" is two red and one white."""
    found: dict[str, int] = {}
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found[word] = found.get(word, 0) + count
            count = 1
    return found


def cell_at(board: int, x: int, y: int) -> int:
    """Return the number of the cell at a place of a board."""
    places = zip(TABLES["BOARD_OF"], TABLES["CELL_X"], TABLES["CELL_Y"], strict=True)
    return next(cell for cell, place in enumerate(places) if place == (board, x, y))


@dataclass
class Seat:
    """What one player has; what is not told is empty or the usual beginning."""

    draw: str = ""
    roll: str = ""
    discard: str = ""
    active: str = ""
    used: str = ""
    loan: str = ""
    cell: tuple[int, int] | None = None
    began: tuple[int, int] | None = None
    more: dict[str, Any] = field(default_factory=dict)

    def to_json(self, board: int, stage: str) -> dict[str, Any]:
        """Return the player as the position has it."""
        board = FINALE_BOARD if board == GRAND_FINALE else board
        start = TABLES["START_CELL"][board]
        cell = start if self.cell is None else cell_at(board, *self.cell)
        began = cell if self.began is None else cell_at(board, *self.began)
        kinds, pairs = _by_name(KINDS), _by_name(PAIR_NAMES)
        places = self.loan.split(", ") if self.loan else []
        return {
            **to_json(SPEC.records.state())["seats"][0],
            "draw": kinds(self.draw),
            "roll": kinds(self.roll),
            "discard": kinds(self.discard),
            "active": pairs(self.active),
            "used": pairs(self.used),
            "loan": [*places, *["nowhere"] * (MOST_LOANS - len(places))],
            "cell": cell,
            "began": began,
            "amount": 9,
            "stage": stage,
            "thrown": int(stage != "draw"),
            **self.more,
        }


def _by_name(names: Sequence[str]) -> Any:
    def read(text: str) -> list[int]:
        found = counted(text)
        assert found.keys() <= set(names), text
        return [found.get(name, 0) for name in names]

    return read


def table(
    *cards: str,
    seats: Sequence[Seat] = (),
    players: int = 2,
    circuit: int = 0,
    stage: str = "decide",
    first: str | None = None,
    holder: int = 0,
    options: Mapping[str, int] | None = None,
    **state: Any,
) -> Table:
    """Set a table with these cards and else those of the first race; `seats` begin with the one asked.

    Other words of a `Seat` may be given for seat 0 alone: `table("bob", active="blue-ability")`. `first` is
    the face of the first-player die if it is active, `holder` the seat that has it.
    """
    own = {key: state.pop(key) for key in list(state) if key in Seat.__dataclass_fields__}
    placed = list(seats) or [Seat(**own)]
    placed += [Seat() for _ in range(players - len(placed))]
    race = [CARDS_OF_COLOUR[colour][0] for colour in COLOURS]
    for slug in cards:
        race[COLOURS.index(DECK[NUMBERS[slug]].colour)] = slug
    given = {"players": players, "order": 0, **(options or {})}
    rows = [seat.to_json(circuit, stage if i == 0 else "idle") for i, seat in enumerate(placed)]
    empty = to_json(SPEC.records.state())
    owned = [
        [
            row["draw"][k]
            + row["roll"][k]
            + row["discard"][k]
            + sum(n for pair, n in enumerate(row["active"]) if TABLES["PAIR_KIND"][pair] == k)
            for row in rows
        ]
        for k in range(len(KINDS))
    ]
    position = {
        **empty,
        "seats": [*rows, *empty["seats"][players:]],
        "supply": [TABLES["DICE_COUNT"][k] - sum(owned[k]) for k in range(len(KINDS))],
        "cards": race,
        "round_limit": 200,
        "round_number": 1,
        "players": players,
        "course": CIRCUITS[circuit],
        "legs": 2 if circuit == GRAND_FINALE else 1,
        "order": given["order"],
        "soldier_pays": given.get("soldier_pays", 0),
        "step": "rolling",
        "first": holder,
        "first_place": "active" if first else "aside",
        "first_face": first or "credit",
        "most": -1,
        **state,
    }
    if stage == "decide" and not any(rows[0]["roll"]):
        return Table(_with_a_pass(given, position))
    return Table(Match(SPEC, given, position=position))


def _with_a_pass(options: Mapping[str, int], position: dict[str, Any]) -> Match:
    """Let a player with an empty Roll zone pass by hand; no game asks that: lend a die for the check."""
    position["seats"][0]["roll"][0] += 1
    position["supply"][0] -= 1
    match = Match(SPEC, options, position=position)
    match.state.seats[0].roll[0] -= 1
    match.state.supply[0] += 1
    return match


class Table(AnyTable):
    """A match and short ways to play it."""

    # --- looking -------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """Return the state itself."""
        return self.match.state

    @property
    def me(self) -> Any:
        """Return what seat 0 has."""
        return self.state.seats[0]

    def zone(self, name: str, seat: int = 0) -> dict[str, int]:
        """Return the dice of a zone by name, without those it has none of."""
        counts = getattr(self.state.seats[seat], name)
        if name == "loan":
            return dict(Counter(LOAN_PLACES[place] for place in counts if place))
        names = PAIR_NAMES if name in ("active", "used") else KINDS
        return {n: count for n, count in zip(names, counts, strict=True) if count}

    def supply(self, kind: str) -> int:
        """Return how many dice of a kind nobody owns."""
        return int(self.state.supply[KINDS.index(kind)])

    def notes(self, kind: int) -> list[Note]:
        """Return what was noted of one kind."""
        return [note for note in self.match.notes() if note.kind == kind]

    # --- playing -------------------------------------------------------------------------------------------

    def act(self, action: str, *throws: str, seat: int | None = None) -> Table:
        """Act for the seat that is asked. Each of `throws` says the hits of one throw that follows.

        `t.act("push", "white-ability 2 light-gray-coin", "")`: in the first throw one white die shows its
        ability and two light gray dice a coin, in the second nothing; all other dice miss.
        """
        chosen = self.asked if seat is None else seat
        self.match.act(chosen, action, self._tape(chosen, action, throws))
        return self

    def raw(self, action: str, *outcomes: int) -> Table:
        """Act with the outcomes of all dice in the order in which they are thrown."""
        self.match.act(self.asked, action, outcomes)
        return self

    def refused(self, action: str, rule: str, seat: int | None = None) -> str:  # type: ignore[override]
        """Check that an action is refused by a rule and return why."""
        refusal = self.refusal(action, seat)
        assert refusal.rule == rule, refusal.rule
        return str(refusal)

    def _tape(self, seat: int, action: str, throws: Sequence[str]) -> list[int] | None:
        """Find the outcomes that show the hits: throw with misses only to see which dice are thrown."""
        outcomes: list[int] = []
        for hits in throws:
            dice = self._thrown(seat, action, outcomes)
            wanted = counted(hits)
            for kind in dice:
                face = next((name for name in wanted if _kind_of(name) == kind), None)
                if face is None:
                    outcomes.append(_outcome(kind, f"{kind}-blank"))
                else:
                    outcomes.append(_outcome(kind, face))
                    wanted[face] -= 1
                    if not wanted[face]:
                        del wanted[face]
            assert not wanted, f"nobody throws {wanted}; the dice are {dice}"
        return outcomes if throws else None

    def _thrown(self, seat: int, action: str, before: Sequence[int]) -> list[str]:
        """Return the kinds of the dice that are thrown next, in order."""
        state, chance = copy_of(self.state), seeded(0)
        force(chance, [*before, *[MISS] * 200])
        SEEN.clear()
        WATCHING["apply"](state, seat, SPEC.actions.from_text(action), chance)
        return SEEN[len(before) :][: self._next_throw(chance, len(before))]

    def _next_throw(self, chance: Any, before: int) -> int:
        """Return how many dice the first throw after so many outcomes has."""
        counts = [note.a for note in chance.journal if note.kind == THROWS]
        passed = 0
        for count in counts:
            if passed == before:
                return int(count)
            passed += count
        raise AssertionError("nothing is thrown")


def random_game(seed: int, **options: int) -> Iterator[Match]:
    """Play two rounds at random with plenty of dice, credits and fans; yield the match at each decision."""
    mind = random.Random(seed)
    options = {"players": 3, "round_limit": 2, **options}
    opening = Match(SPEC, options, seed=seed)
    position = to_json(opening.state)
    for player in position["seats"][: options["players"]]:
        player["fans"], player["credit"] = mind.randrange(13), mind.randrange(12)
        for kind in range(len(KINDS)):
            given = min(mind.randrange(4), position["supply"][kind])
            position["supply"][kind] -= given
            player[mind.choice(["draw", "roll", "discard"])][kind] += given
    match = Match(SPEC, options, seed=seed, position=position)
    while not match.is_over:
        yield match
        seat = mind.choice(match.actors())
        match.act(seat, mind.choice(match.legal(seat)))


class Watching(tuple[Any, ...]):
    """A table of the faces of dice that writes down which kind is looked up: each die thrown is."""

    def __getitem__(self, kind: Any) -> Any:
        """Return the faces of a kind."""
        SEEN.append(KINDS[kind])
        return super().__getitem__(kind)


class WatchingFirst(tuple[Any, ...]):
    """The same for the first-player die."""

    def __getitem__(self, outcome: Any) -> Any:
        """Return one of its faces."""
        SEEN.append(FIRST_PLAYER)
        return super().__getitem__(outcome)


SEEN: list[str] = []
MISS = 5
WATCHING = bind(
    compiled_modules(SPEC),
    {
        **TABLES,
        "FACE_PAIR": Watching(TABLES["FACE_PAIR"]),
        "FIRST_FACE": WatchingFirst(TABLES["FIRST_FACE"]),
    },
)
"""The rules with watched dice, for a look at which dice an action throws."""


def _kind_of(face: str) -> str:
    return face.rpartition("-")[0]


def _outcome(kind: str, face: str) -> int:
    """Return the first outcome of a die that shows a face."""
    shown = face.rpartition("-")[2]
    return list(BUILT_IN.tables["die"][kind]["faces"]).index(shown)
