"""Nobody's own move is taken back without them, whatever people do at a table.

People play, leave, are replaced, come back, take back, agree and refuse at random, bots and clocks move for
them, and the table is read anew from its events now and then. Beside it stands who consented to what.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

from pydantic import TypeAdapter

from cubarium.server.errors import RequestRefused
from cubarium.server.tables.commands import NewEvent, events_of
from cubarium.server.tables.state import Event
from cubarium.server.wire.commands import FromClient, Ping
from cubarium.server.wire.people import Person
from tests.server.bare_table import happen, play, table_of
from tests.thorough import THOROUGH

COMMANDS: TypeAdapter[FromClient] = TypeAdapter(FromClient)
STEPS = 250
SEEDS = 40 if THOROUGH else 8
WANTED = (
    "taken back",
    "with others",
    "with moves of bots or clocks",
    "of somebody away",
    "somebody away is waited for",
    "played on while an undo waited",
)
OFTEN = 3
"""So often at least a search must meet each of these, or it has not looked."""
TABLES: list[tuple[str, list[str], dict[str, int]]] = [
    ("cubano-1-die", ["ada", "blaise", "chloé", "ada", "", "blaise"], {}),
    ("cubano-1-die", ["ada", "", "blaise"], {}),
    ("cubano-2-dice", ["ada", "blaise", "chloé"], {}),
    ("cubano-course", ["ada", "blaise"], {}),
    ("cubano-naval-messages", ["ada", "blaise"], {"messages": 16}),
    ("cubano-naval-dice", ["ada", "blaise"], {}),
]


class Witness:
    """Lets random things happen at one table, and keeps who made each move and who wants it back."""

    def __init__(self, game: str, people: list[str], seed: int, options: dict[str, int]) -> None:
        self.luck = random.Random(seed)
        self.people = sorted({*people} - {""})
        self.fresh = partial(table_of, game, people, seed, **options)
        self.state = self.fresh()
        self.begun = self.state.last_event
        self.stored: list[NewEvent] = []
        self.makers: list[tuple[str, str | None]] = []
        self.asker = ""
        self.consenting: set[str] = set()
        self.seen: Counter[str] = Counter()

    def watch(self, events: list[NewEvent]) -> None:
        """Compare what has happened with who wanted it."""
        for event in events:
            self.stored.append(NewEvent(event.kind, event.content))
            if event.kind == "moved":
                person = self.state.chairs[event.content["seat"]].person
                self.makers.append((event.content["by"], person))
            elif event.kind == "undone":
                self.check_taken_back(self.makers[event.content["move"] :])
                del self.makers[event.content["move"] :]
            elif event.kind == "undo-answered" and not event.content["agree"]:
                self.consenting = set()
            if event.kind in {"moved", "undone"}:
                self.consenting = set()

    def check_taken_back(self, taken: list[tuple[str, str | None]]) -> None:
        own = {person for by, person in taken if by == "person"}
        assert own <= self.consenting, f"{own - self.consenting} did not want it"
        away = {chair.person for chair in self.state.chairs if chair.is_away}
        self.seen["taken back"] += 1
        self.seen["with others"] += len(own) > 1
        self.seen["with moves of bots or clocks"] += any(by != "person" for by, _ in taken)
        self.seen["of somebody away"] += bool(own & away - {self.asker})

    def command(self, kind: str, person: str, **fields: Any) -> bool:
        """Send a command, and tell whether it was carried out."""
        command = COMMANDS.validate_python({"type": kind, "id": "c", **fields})
        assert not isinstance(command, Ping)
        here = [seat for seat in range(len(self.state.chairs)) if self.luck.random() < 0.5]
        try:
            who = Person(id=person, name=person, account=None)
            events = events_of(self.state, command, who, here, 0.0)
        except RequestRefused:
            return False
        if kind == "undo":
            self.asker, self.consenting = person, {person}
        elif kind == "answer-undo" and fields["agree"]:
            self.consenting |= {person}
        happen(self.state, events)
        self.watch(events)
        return True

    def step(self) -> None:
        """Let one thing happen."""
        state, luck, person = self.state, self.luck, self.luck.choice(self.people)
        match luck.choices(("play", "undo", "answer", "go", "clock", "reload"), (6, 4, 2, 3, 0.3, 0.2))[0]:
            case "play":
                self.play()
            case "undo":
                self.command("undo", person)
                while self.state.undo is not None and luck.random() < 0.7:
                    self.answer(self.state.undo.event)
            case "answer" if state.undo is not None:
                self.answer(state.undo.event - (luck.random() < 0.1))
            case "go":
                seat = luck.randrange(len(state.chairs))
                kind, fields = luck.choice([("leave", {}), ("come-back", {}), ("replace", {"seat": seat})])
                self.command(kind, person, **fields)
            case "clock":
                self.play_by(luck.choice(state.asked()), "clock")
            case "reload":
                self.reload()

    def answer(self, event: int) -> None:
        """Let somebody answer: as a rule one who is waited for, who may be away."""
        state, luck = self.state, self.luck
        waits = state.undo_waits_for()
        self.seen["somebody away is waited for"] += any(state.chairs[seat].is_away for seat in waits)
        people = [state.chairs[seat].person for seat in waits] + self.people[:1]
        self.command("answer-undo", luck.choice(people) or "", agree=luck.random() < 0.8, event=event)

    def play(self) -> None:
        """Let whoever is asked move: a person, unless a bot plays for them."""
        state, match = self.state, self.state.match
        assert match is not None
        seat = self.luck.choice(state.asked())
        chair = state.chairs[seat]
        if chair.is_played_by_bot or chair.person is None:
            self.play_by(seat, "bot")
            return
        action = match.spec.actions.to_text(self.quiet(seat))
        waits = state.undo is not None
        assert self.command("act", chair.person, move=match.move_count, seat=seat, action=action)
        self.seen["played on while an undo waited"] += waits

    def play_by(self, seat: int, by: str) -> None:
        self.watch([play(self.state, seat, self.quiet(seat), by)])

    def quiet(self, seat: int) -> int:
        """Return an action that draws and shows nothing, where one is soon found: only these go back."""
        match = self.state.match
        assert match is not None
        tried = self.luck.choices(match.legal(seat), k=3)
        return next((one for one in tried if not match.shows(match.prepare(seat, one).move)), tried[0])

    def reload(self) -> None:
        """Read the table from its events."""
        again = self.fresh()
        for number, event in enumerate(self.stored, self.begun + 1):
            again.apply(Event(number, event.kind, event.content, 0.0), 0.0)
        for seat in range(len(again.chairs)):
            assert again.undo_plan(seat) == self.state.undo_plan(seat)
        assert again.undo_waits_for() == self.state.undo_waits_for()
        self.state = again


def test_no_own_move_is_ever_taken_back_without_its_maker() -> None:
    seen: Counter[str] = Counter()
    for game, people, options in TABLES:
        for seed in range(SEEDS):
            witness = Witness(game, people, seed, options)
            for _ in range(STEPS):
                if witness.state.status != "over":
                    witness.step()
            seen += witness.seen
    assert min(seen[what] for what in WANTED) >= OFTEN, seen
