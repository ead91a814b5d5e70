"""What the readers of a table are sent: made once for all who see the same, in each language.

Who has a seat sees with their own eyes. All others see with nobody's: what they are sent is made without
knowing who reads it, so it holds nothing that is for one of them alone.
"""

from __future__ import annotations

from cubarium.server.tables.presenter import Presenter, chat_line
from cubarium.server.tables.server_time import ServerTime
from cubarium.server.tables.state import Event, TableState
from cubarium.server.wire.people import Person
from cubarium.server.wire.tables import TableInfo
from cubarium.server.wire.updates import NewLines, Update, Welcome
from cubarium.server.wire.written import Written

Eyes = str | None
"""The person from whose seats one looks; None for spectators."""
PLAY = frozenset({"began", "moved", "undone", "ended"})
"""The kinds of events that change the game."""
TOLD = frozenset({"hinted"})
"""The kinds that leave it as it is, and a line beside it."""


class Messages:
    """Makes the messages of one table."""

    def __init__(self, state: TableState, presenter: Presenter, time: ServerTime) -> None:
        """Make the messages of this table, whose clocks go by server time."""
        self.time = time
        self.state = state
        self.presenter = presenter
        self._welcomes: dict[str, Written[Welcome]] = {}
        """The last welcome of spectators, by language."""

    def forget(self) -> None:
        """Make all messages anew."""
        self._welcomes.clear()

    def eyes_of(self, person: Person | None) -> Eyes:
        """Return with whose eyes somebody sees the table."""
        return person.id if person is not None and self.state.seats_of(person.id) else None

    def welcome(self, person: Person | None, language: str) -> Written[Welcome]:
        """Return everything somebody may know."""
        eyes = self.eyes_of(person)
        if eyes is not None:
            return Written(self._welcome(eyes, language))
        last = self._welcomes.get(language)
        if last is None or last.message.event != self.state.last_event:
            self._welcomes[language] = Written(self._welcome(None, language))
            return self._welcomes[language]
        table = self.presenter.table(None, language, self.time.now())
        if table != last.message.table:  # the clocks have gone on
            self._welcomes[language] = Written(last.message.model_copy(update={"table": table}))
        return self._welcomes[language]

    def _welcome(self, eyes: Eyes, language: str) -> Welcome:
        return Welcome(
            event=self.state.last_event,
            table=self.presenter.table(eyes, language, self.time.now()),
            game=self.presenter.game(eyes, language),
            log=self.presenter.log(eyes, language),
            chat=self.presenter.chat(),
        )

    def clocks(self, person: Person | None, language: str) -> Written[Update]:
        """Return what somebody is told who has missed nothing but time."""
        table = self.presenter.table(self.eyes_of(person), language, self.time.now())
        return Written(Update(event=self.state.last_event, table=table))


class News:
    """What one event changed, for everybody who reads of it."""

    def __init__(self, messages: Messages, happened: Event, before: int) -> None:
        """Tell of an event that the table has taken in; `before` is the last move whose lines stay."""
        self._presenter = messages.presenter
        self._happened = happened
        self._before = before
        self._now = messages.time.now()
        self._made: dict[tuple[Eyes, str], Written[Update]] = {}

    def seen_with(self, eyes: Eyes, language: str) -> Written[Update]:
        """Return what changed for these eyes, in a language."""
        key = (eyes, language)
        if key not in self._made:
            self._made[key] = Written(self._update(eyes, language))
        return self._made[key]

    def _update(self, eyes: Eyes, language: str) -> Update:
        presenter, number = self._presenter, self._happened.number
        if self._happened.kind == "said":
            return Update(event=number, chat=chat_line(presenter.state.chat[-1]))
        table = presenter.table(eyes, language, self._now)
        if self._happened.kind == "sat" and presenter.state.match is not None:
            return self._joined(table, eyes, language)
        if self._happened.kind not in PLAY | TOLD:
            return Update(event=number, table=table)
        start, lines = presenter.log_since(eyes, language, self._before)
        game = presenter.game(eyes, language) if self._happened.kind in PLAY else None
        ended = presenter.round_before(eyes, language) if self._happened.kind == "moved" else None
        return Update(
            event=number, table=table, game=game, log=NewLines(start=start, lines=lines), round=ended
        )

    def _joined(self, table: TableInfo, eyes: Eyes, language: str) -> Update:
        """Return the whole game: who sits down late sees with other eyes, and all lines have a new name."""
        lines = NewLines(start=0, lines=self._presenter.log(eyes, language))
        game = self._presenter.game(eyes, language)
        return Update(event=self._happened.number, table=table, game=game, log=lines)
