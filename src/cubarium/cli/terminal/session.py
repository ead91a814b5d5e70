"""The loop of turns at one terminal: show the table, ask the person in turn, let the bots play."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cubarium.bots import make_bot
from cubarium.cli.terminal import saves
from cubarium.cli.terminal.explain import Explainer
from cubarium.cli.terminal.seats import Seat
from cubarium.cli.terminal.sheet import Sheets
from cubarium.cli.terminal.table_view import SEAT_GLYPHS, SEAT_STYLES, view_for
from cubarium.cli.terminal.talk import EndOfInput, Talk, read_number
from cubarium.cli.terminal.undo import take_back
from cubarium.engine.chance import THINKING, Note, seeded
from cubarium.engine.errors import IllegalAction, Malformed
from cubarium.engine.match import SPECTATOR, Match

MOST_NEWS = 12
ROOM_FOR_TEXT = 110
"""Columns from which on the text form of each move is shown beside it."""


class Leave(Exception):
    """Report that the person leaves the table; the game is saved."""


class Session:
    """A match being played at this terminal."""

    def __init__(self, match: Match, seats: Sequence[Seat], talk: Talk, name: str) -> None:
        """Sit down at a new or a resumed match that is saved under a name."""
        self.match = match
        self.seats = tuple(seats)
        self.talk = talk
        self.name = name
        self.words = match.spec.words.with_tables(match.spec.tables(match.components), match.options)
        self.bots = {p: make_bot(match.spec, seat.bot) for p, seat in enumerate(seats) if seat.bot}
        self.luck = seeded(match.seed, match.game, THINKING)
        people = [p for p in range(len(seats)) if p not in self.bots]
        self.reader = people[0] if len(people) == 1 else None
        """The seat called "you": with several people at one screen, nobody is."""
        self.view = view_for(match, self.words, talk, tuple(seat.bot for seat in seats))
        self.sheets = Sheets(match, self.words, self.view, talk)
        self.explainer = Explainer(match, self.words, talk)
        self.told = len(match.notes()) - MOST_NEWS if match.steps else 0
        self.can_save = True

    def play(self) -> None:
        """Play to the end of the game.

        Raises:
            Leave: if the person leaves before.
        """
        try:
            self._save()
            while not self.match.is_over:
                seat = self.match.actors()[0]
                if seat in self.bots:
                    legal = self.match.legal(seat)
                    self._act(seat, self.bots[seat].choose(self.match.view(seat), legal, self.luck))
                else:
                    self._decide(seat)
        except EndOfInput as end:
            raise Leave from end
        self._finish()

    # --- one decision --------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        legal = self.match.legal(seat)
        self._show_table(seat)
        self._show_news()
        self._show_question(seat, legal)
        while not self._obey(seat, legal, self.talk.ask("> ")):
            pass

    def _obey(self, seat: int, legal: list[int], answer: str) -> bool:
        """Carry out what was typed; tell whether the position has changed."""
        number = read_number(answer)
        command, _, rest = answer.partition(" ")
        if number is not None and 1 <= number <= len(legal):
            return self._act(seat, legal[number - 1])
        if not answer and len(legal) == 1:
            return self._act(seat, legal[0])
        if not answer or number is not None:
            self.talk.complain(self.talk.text("type-a-number", count=len(legal)))
        elif answer.startswith("?"):
            self.explainer.explain(seat, legal, answer[1:].strip())
        elif answer == "u":
            return self._undo(seat)
        elif answer == "s":
            self.talk.show(self.sheets.scored())
            self.talk.show(self.sheets.so_far(self.match.view(seat)))
        elif answer == "v":
            self.talk.show(self.view.values())
        elif answer == "t":
            self._show_table(seat)
            self._show_question(seat, legal)
        elif answer == "l":
            for note in self.match.notes():
                self._tell(note)
        elif command == "save":
            self._save_as(rest.strip())
        elif answer == "q":
            raise Leave
        else:
            return self._act_by_text(seat, answer)
        return False

    def _act(self, seat: int, action: int) -> bool:
        self.match.act(seat, action)
        self._save()
        return True

    def _act_by_text(self, seat: int, text: str) -> bool:
        try:
            return self._act(seat, self.match.spec.action_from_text(text))
        except Malformed:
            self.talk.complain(self.talk.text("no-such-command", answer=text[:60]))
        except IllegalAction as refused:
            self.explainer.refuse(refused)
        return False

    def _undo(self, seat: int) -> bool:
        if not take_back(self.match, seat, self.seats, self.talk):
            return False
        self.told = len(self.match.notes())
        self.talk.say("undo-done")
        self._save()
        return True

    # --- saving --------------------------------------------------------------------------------------------

    def _save(self) -> None:
        if not self.can_save:
            return
        try:
            saves.save(self.match, self.seats, self.name)
        except OSError as error:
            self.can_save = False
            self.talk.complain(self.talk.text("cannot-save", reason=str(error)))

    def _save_as(self, name: str) -> None:
        try:
            if saves.NAME.fullmatch(name) and saves.path_of(name).exists():
                self.talk.complain(self.talk.text("save-taken", name=name))
            else:
                saves.save(self.match, self.seats, name)
                self.talk.say("save-done", name=name)
        except Malformed:
            self.talk.complain(self.talk.text("save-bad-name"))
        except OSError as error:
            self.talk.complain(self.talk.text("cannot-save", reason=str(error)))

    # --- showing -------------------------------------------------------------------------------------------

    def _show_table(self, seat: int) -> None:
        self.talk.show()
        self.talk.show(self.view.draw(self.match.view(seat), self.reader))

    def _show_news(self) -> None:
        news = [n for n in self.match.notes()[max(self.told, 0) :] if self._is_news(n)]
        self.told = len(self.match.notes())
        if news:
            self.talk.show()
        if len(news) > MOST_NEWS:
            self.talk.show(self.talk.text("earlier-news", count=len(news) - MOST_NEWS), "dim")
        for note in news[-MOST_NEWS:]:
            self._tell(note)

    def _is_news(self, note: Note) -> bool:
        return note.kind not in self.view.quiet and not self.sheets.is_line(note)

    def _tell(self, note: Note) -> None:
        if self.sheets.is_line(note):
            self.talk.show(f"      {self.words.line(note, self.talk.language)}", "dim")
            return
        sentence = self.words.event(note, self.match.seats, self.talk.language, self.reader)
        grid = Table.grid(padding=(0, 1))
        grid.add_row("", Text(SEAT_GLYPHS[note.seat], SEAT_STYLES[note.seat]), sentence)
        self.talk.show(grid)

    def _show_question(self, seat: int, legal: list[int]) -> None:
        v = self.match.view(seat)
        prompt = self.words.prompt(v, [seat], self.match.seats, self.talk.language, legal)
        player = "" if seat == self.reader else self.match.seats[seat]
        self.talk.show()
        self.talk.show(Text(self.talk.text("turn", player=player, prompt=prompt), "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, action in enumerate(legal, 1):
            row = [Text(f"{number:3}", "bold"), self.words.action(v, action, self.match.seats, self.talk.language)]
            row.append(self.view.consequence(v, action))
            if self.talk.console.width >= ROOM_FOR_TEXT:
                row.append(Text(self.match.spec.action_to_text(action), "dim"))
            table.add_row(*row)
        self.talk.show(table)

    def _finish(self) -> None:
        self.talk.show()
        self.talk.show(self.view.draw(self.match.view(SPECTATOR), self.reader))
        self._show_news()
        self.talk.show()
        self.talk.show(self.sheets.scored())
        winners = self.match.winners()
        closing = [n for n in self.match.notes() if n.seat in winners][-len(winners) :]
        for note in closing:
            self._tell(note)
        if self.can_save:
            self.talk.say("log-lies", path=str(saves.finished_path(self.name)))
