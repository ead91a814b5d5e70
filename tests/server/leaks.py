"""Looking for leaks: two worlds that a reader cannot tell apart must be told alike, byte for byte.

One table goes on as it is. In another all that the reader cannot know is drawn anew, and then the same is
done at both for as long as what the reader knows stays the same. Everything the reader could be sent is
compared: welcome and update, size and order included, what lists show, whom a push would call, and how
whatever is not legal is refused.

    python -m tests.server.leaks trex --pairs 10000
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cubarium.engine.chance import seeded
from cubarium.engine.errors import CubariumError, TapeError
from cubarium.engine.match import SPECTATOR, Match
from cubarium.engine.record import copy_of, pack
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.server.routes.socket import refusal
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.tables.messages import Messages, News
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.server_time import ServerTime
from cubarium.server.tables.state import Event, TableState
from cubarium.server.wire.people import Person
from tests.server.bare_table import play, table_of

NAMES = ("ada", "blaise", "chloe", "dora", "emil", "fay")
TOGETHER = 12
"""For so many moves two worlds are followed, if the reader can tell no difference before."""
REFUSALS = 4
"""So many actions that are not legal are tried at each moment."""
LONGEST = 400
"""Moves after which another game is begun."""
EVERY = 3
"""After so many moves of a game, worlds part again."""
ENOUGH = 100
"""Where so many attempts have changed nothing, nothing is hidden."""


class Difference(NamedTuple):
    """What a reader was told in two worlds that are one to them."""

    pair: int
    seat: int
    move: int
    one: str
    other: str

    def __str__(self) -> str:
        """Show where the two begin to differ."""
        at = next((i for i, two in enumerate(zip(self.one, self.other, strict=False)) if two[0] != two[1]), 0)
        part = slice(max(0, at - 60), at + 60)
        told = f"{self.one[part]!r}\n  and {self.other[part]!r}"
        return f"pair {self.pair}, seat {self.seat}, after move {self.move}:\n  {told}"


class Search:
    """Pairs of worlds of one game, compared until something differs."""

    def __init__(self, game: str, seed: int = 1) -> None:
        self.spec = load_game(game)
        self.mind = random.Random(f"{game} {seed}")
        self.pairs = 0
        """Moments at which two worlds were compared that are not the same."""
        self.same = 0
        """Moments at which nothing was hidden."""

    def run(self, pairs: int, most_games: int = 1_000_000) -> Difference | None:
        """Compare so many pairs of worlds; return the first that a reader is told apart."""
        for _ in range(most_games):
            for found in self._one_game():
                if found is not None or self.pairs >= pairs:
                    return found
            if self.same >= ENOUGH and not self.pairs:
                break
        return None

    def _one_game(self) -> Iterator[Difference | None]:
        """Play a game at random, and part worlds from it again and again."""
        settings = self.mind.choice(list(self.spec.settings.combinations()))
        people = NAMES[: settings["players"]]
        state = table_of(self.spec.id, people, seed=self.mind.getrandbits(60), **settings)
        match = match_of(state)
        while not match.is_over and match.move_count < LONGEST:
            if match.move_count % EVERY == 0:
                seat = self.mind.randrange(-1, len(people))
                yield from self._worlds_part(state, people, settings, seat)
            play(state, *self._some_action(match))

    def _some_action(self, match: Match) -> tuple[int, int]:
        seat = self.mind.choice(match.actors())
        return seat, self.mind.choice(match.legal(seat))

    def _worlds_part(
        self, state: TableState, people: Sequence[str], settings: dict[str, int], seat: int
    ) -> Iterator[Difference | None]:
        one, other = self._again(state, people, settings), self._again(state, people, settings)
        ours, theirs = match_of(one), match_of(other)
        theirs.state = copy_of(theirs.state)
        theirs.rules.determinize(theirs.state, seat, seeded(self.mind.getrandbits(60)))
        reader = "nobody" if seat == SPECTATOR else people[seat]
        last: tuple[Event, Event] | None = None
        for _ in range(TOGETHER):
            if ours.is_over or theirs.is_over:
                return  # nothing is secret any more
            if pack(ours.state) == pack(theirs.state):
                self.same += 1
                return
            self.pairs += 1
            tried = self._not_legal(ours, seat)
            told = [
                everything_told(table, reader, seat, last and last[which], tried)
                for which, table in enumerate((one, other))
            ]
            is_alike = told[0] == told[1]
            yield None if is_alike else Difference(self.pairs, seat, ours.move_count, *told)
            if (last := self._same_move(one, other)) is None:
                return
            if _view(ours, seat) != _view(theirs, seat):
                return  # the reader has seen what parts the worlds

    def _again(self, state: TableState, people: Sequence[str], settings: dict[str, int]) -> TableState:
        """Return another table at which the same has happened."""
        match = match_of(state)
        again = table_of(self.spec.id, people, seed=match.seed, **settings)
        for move in match.moves:
            play(again, move.seat, move.action)
        return again

    def _not_legal(self, match: Match, seat: int) -> list[int]:
        legal = [] if seat == SPECTATOR else match.legal(seat)
        tried = (self.mind.randrange(self.spec.actions.count) for _ in range(REFUSALS))
        return [action for action in tried if action not in legal]

    def _same_move(self, one: TableState, other: TableState) -> tuple[Event, Event] | None:
        """Do in both worlds what may be done in both, with the same luck where it fits."""
        ours, theirs = match_of(one), match_of(other)
        seats = [seat for seat in ours.actors() if seat in theirs.actors()]
        both = [(p, action) for p in seats for action in ours.legal(p) if action in theirs.legal(p)]
        if not both:
            return None
        seat, action = self.mind.choice(both)
        first = _moved(one, seat, action)
        try:
            theirs.prepare(seat, action, first.content["outcomes"])
        except TapeError:
            return first, _moved(other, seat, action)
        return first, _moved(other, seat, action, first.content["outcomes"])


def match_of(state: TableState) -> Match:
    """Return the match of a table."""
    assert state.match is not None
    return state.match


def _view(match: Match, seat: int) -> bytes:
    return pack(match.view(seat))


def _moved(state: TableState, seat: int, action: int, outcomes: Sequence[int] | None = None) -> Event:
    """Make a move, perhaps with luck that is given, and return it as it is stored."""
    if outcomes is None:
        happened = play(state, seat, action)
        return Event(state.last_event, happened.kind, happened.content, 0.0)
    match = match_of(state)
    content = {
        "seat": seat,
        "action": match.spec.actions.to_text(action),
        "outcomes": list(outcomes),
        "move": match.move_count + 1,
        "by": "person",
        "remaining": 0.0,
        "clocks": state.clocks.left,
    }
    event = Event(state.last_event + 1, "moved", content, 0.0)
    state.apply(event, 0.0)
    return event


def everything_told(
    state: TableState, person: str, seat: int, last: Event | None, tried: Sequence[int]
) -> str:
    """Return all that a reader could be sent of a moment, and of the move that led to it."""
    messages = Messages(state, Presenter(state), ServerTime())
    who = Person(id=person, name=person.capitalize(), account=None)
    eyes = messages.eyes_of(who)
    told = [str(sorted(state.people_asked())), str(state.status), str(state.asked())]
    for language in LANGUAGES:
        told.append(messages.welcome(who, language).text)
        if last is not None:
            news = News(messages, last, last.content["move"] - 1)
            told.append(news.seen_with(eyes, language).text)
        told += [_refused(state, seat, action, language) for action in tried if seat != SPECTATOR]
    return "\n".join(told)


def _refused(state: TableState, seat: int, action: int, language: str) -> str:
    try:
        error: CubariumError | None = match_of(state).refusal(seat, action)
    except CubariumError as out_of_turn:
        error = out_of_turn
    assert error is not None
    return refusal(error, language, _Refusing(state)).model_dump_json()


class _Refusing(LiveTable):
    """As much of a live table as a refusal needs."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.presenter = Presenter(state)


def main() -> None:
    """Search as many pairs as are wanted and tell what was found."""
    parser = argparse.ArgumentParser(description="Compare what is told of worlds that are one to a reader.")
    parser.add_argument("only", nargs="*", metavar="GAME", help="all of them, where none is named")
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--games", dest="most", type=int, default=2_000, help="after so many games it ends")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    leaks = 0
    for game in given.only or game_ids():
        search = Search(game, given.seed)
        found = search.run(given.pairs, given.most)
        leaks += found is not None
        print(f"{game}: {search.pairs:,} pairs, {search.same:,} moments at which nothing was hidden")
        print(f"  {found}" if found else "  told alike", flush=True)
    raise SystemExit(1 if leaks else 0)


if __name__ == "__main__":
    main()
