"""The loop of turns at one terminal: show the table, ask the person in turn, let the bots play."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cubarium.bots import Bot, make_bot
from cubarium.bots.registry import needs_preparation, prepared_bot
from cubarium.bots.words import bot_label
from cubarium.engine.chance import Note, thinking_luck
from cubarium.engine.errors import IllegalAction, Malformed
from cubarium.engine.match import SPECTATOR
from cubarium.terminal import saves
from cubarium.terminal.explain import Explainer
from cubarium.terminal.hint import Adviser
from cubarium.terminal.saves import Sitting
from cubarium.terminal.sheet import Sheets
from cubarium.terminal.table_view import SEAT_GLYPHS, SEAT_STYLES, Plan, seat_label, view_for
from cubarium.terminal.talk import EndOfInput, Talk, read_number
from cubarium.terminal.undo import laid_since, last_decision, take_back

MOST_NEWS = 12
MOST_ROWS = 24
ROOM_FOR_TEXT = 110
"""Columns from which on the text form of each move is shown beside it."""


class Leave(Exception):
    """Report that the person leaves the table; the game is saved."""


class Session:
    """A match being played at this terminal."""

    def __init__(self, sitting: Sitting, talk: Talk, name: str) -> None:
        """Sit down at a new or a resumed match that is saved under a name."""
        self.sitting = sitting
        self.match = match = sitting.match
        self.talk = talk
        self.name = name
        self.words = match.words
        seats = list(enumerate(sitting.seats))
        self.bots = {p: self._made(seat.bot) for p, seat in seats if seat.bot}
        self.luck = thinking_luck(match.seed, match.game)
        people = [p for p, seat in seats if not seat.bot]
        self.reader = people[0] if len(people) == 1 else None
        """The seat called "you": with several people at one screen, nobody is."""
        self.view = view_for(match, self.words, talk, [seat.bot for _, seat in seats])
        self.sheets = Sheets(match, self.words, self.view, talk, self.reader)
        self.explainer = Explainer(match, self.words, talk)
        self.adviser = Adviser(match, self.view, talk, thinking_luck(match.seed + 1, match.game))
        self.told = len(match.notes()) - MOST_NEWS if match.moves else 0
        self.can_save = True
        self.hinted = False
        self.at_screen: int | None = None
        self.played: list[range] = []
        """The plans of several moves that were played: the numbers of their actions."""

    def _made(self, bot: str) -> Bot:
        """Return a bot for this match; where it has to be got ready first, say that this takes a while."""
        spec, components = self.match.spec, self.match.components
        if needs_preparation(bot) and not prepared_bot(bot).is_ready(spec, components):
            self.talk.say("bot-getting-ready", bot=bot_label(bot, self.talk.language))
        return make_bot(spec, bot, components)

    def play(self) -> None:
        """Play to the end of the game.

        Raises:
            Leave: if the person leaves before.
        """
        if self.sitting.laid_is_laid:
            self.talk.say("laid-is-laid", rule=self.match.spec.laid_rule)
        try:
            while not self.match.is_over:
                if not self._bots_act():
                    self._decide(self._next_person())
        except EndOfInput as end:
            raise Leave from end
        self._save()
        self._finish()

    # --- one decision --------------------------------------------------------------------------------------

    def _bots_act(self) -> bool:
        """Let one of the bots that are asked act, unless that would close what a person may still call."""
        match, asked = self.match, self.match.actors()
        people = [seat for seat in asked if seat not in self.bots]
        for seat in (seat for seat in asked if seat in self.bots):
            action = self.bots[seat].choose(match.view(seat), match.legal(seat), self.luck)
            if not people or not match.rules.hurries(match.state, seat, action):
                match.act(seat, action)
                return True
        return False

    def _next_person(self) -> int:
        """Return the person who is asked first.

        Somebody late is at the screen and joins at once; who would rather see what others do comes last.
        """
        match = self.match

        def place(seat: int) -> tuple[bool, bool]:
            return not match.rules.is_absent(match.state, seat), self.view.holds_back(match.view(seat))

        return min((seat for seat in match.actors() if seat not in self.bots), key=place)

    def _hand_over(self, seat: int) -> None:
        """Give people who share the screen the time to change places, where they have secrets."""
        if not self.match.spec.table.has_secrets or self.reader is not None or seat == self.at_screen:
            return
        self.talk.console.clear()
        self.talk.ask(self.talk.text("hand-over", player=self.match.seats[seat]))
        self.at_screen = seat

    def _decide(self, seat: int) -> None:
        self._save()
        self._hand_over(seat)
        plans = self._plans(seat)
        self._show_table(seat)
        self._show_news(seat)
        self._show_question(seat, plans)
        while not self._obey(seat, plans, self.talk.ask("> ")):
            pass

    def _plans(self, seat: int) -> list[Plan]:
        """Return what a seat may choose: as a rule its single moves."""
        v, legal = self.match.view(seat), self.match.legal(seat)
        return self.view.plans(v, legal) or [
            Plan(
                self.match.spec.actions.to_text(action),
                self.words.action(v, action, self.match.seats, self.talk.language),
                self.view.consequence(v, action),
                (action,),
            )
            for action in legal
        ]

    def _obey(self, seat: int, plans: list[Plan], answer: str) -> bool:
        """Carry out what was typed; tell whether the position has changed."""
        number = read_number(answer)
        typed = answer.lower()
        if number is not None and 1 <= number <= len(plans):
            return self._act(seat, *plans[number - 1].actions)
        if not answer and len(plans) == 1:
            return self._act(seat, *plans[0].actions)
        if not answer or number is not None:
            self.talk.complain(self.talk.text("type-a-number", count=len(plans)))
        elif plan := next((plan for plan in plans if plan.key == typed), None):
            return self._act(seat, *plan.actions)
        elif typed.startswith("?"):
            self.explainer.explain(seat, [plan.actions[0] for plan in plans], typed[1:].strip())
        elif typed == "h":
            self.adviser.tell(seat, plans)
        elif typed == "u":
            return self._undo()
        elif typed == "s":
            self.talk.show(self.sheets.scored())
            self.talk.show(self.sheets.so_far(self.match.view(seat)))
        elif typed == "v":
            self.talk.show(self.view.values())
        elif typed == "t":
            self._show_table(seat)
            self._show_question(seat, plans)
        elif typed == "l":
            self._tell_all([note for note in self.match.notes() if self.match.may_read(note, seat)])
        elif typed.partition(" ")[0] == "save":
            self._save_as(answer.partition(" ")[2].strip())
        elif typed == "q":
            raise Leave
        else:
            return self._act_by_text(seat, typed)
        return False

    def _act(self, seat: int, *actions: int) -> bool:
        """Play one move, or those of a plan one after the other."""
        for action in actions:
            self.match.act(seat, action)
        if len(actions) > 1:
            self.played.append(range(self.match.move_count - len(actions), self.match.move_count))
        return True

    def _act_by_text(self, seat: int, text: str) -> bool:
        try:
            return self._act(seat, self.match.spec.actions.from_text(text))
        except Malformed:
            self.talk.complain(self.talk.text("no-such-command", answer=text[:60]))
        except IllegalAction as refused:
            self.explainer.refuse(refused)
        return False

    def _undo(self) -> bool:
        decision = last_decision(self.sitting)
        if rule := laid_since(self.sitting):
            self.talk.complain(self.talk.text("undo-laid", rule=rule))
            return False
        if decision is None or not take_back(self.sitting):
            self.talk.complain(self.talk.text("undo-revealed" if decision else "undo-nothing"))
            return False
        while self.played and self.match.move_count < self.played[-1].stop:
            plan = self.played.pop()
            while self.match.move_count > plan.start:
                self.match.undo()  # a plan is taken back as it was chosen, in one
        self.told = len(self.match.notes())
        done = "undo-yours" if decision.seat == self.reader else "undo-of"
        self.talk.say(done, player=self.match.seats[decision.seat])
        self._save()
        return True

    # --- saving --------------------------------------------------------------------------------------------

    def _save(self) -> None:
        if not self.can_save:
            return
        try:
            saves.save(self.sitting, self.name)
        except OSError as error:
            self.can_save = False
            self.talk.complain(self.talk.text("cannot-save", reason=str(error)))

    def _save_as(self, name: str) -> None:
        try:
            if saves.NAME.fullmatch(name) and saves.path_of(name).exists():
                self.talk.complain(self.talk.text("save-taken", name=name))
            else:
                saves.save(self.sitting, name)
                self.talk.say("save-done", name=name)
        except Malformed:
            self.talk.complain(self.talk.text("save-bad-name"))
        except OSError as error:
            self.talk.complain(self.talk.text("cannot-save", reason=str(error)))

    # --- showing -------------------------------------------------------------------------------------------

    def _show_table(self, seat: int) -> None:
        self.talk.show()
        self.talk.show(self.view.draw(self.match.view(seat), self.reader))

    def _show_news(self, seat: int) -> None:
        """Tell a seat what happened since the last time."""
        notes = self.match.notes()
        news = [n for n in notes[max(self.told, 0) :] if self._is_news(n) and self.match.may_read(n, seat)]
        self.told = len(notes)
        if news:
            self.talk.show()
        if len(news) > MOST_NEWS + 1:
            self.talk.show(self.talk.text("earlier-news", count=len(news) - MOST_NEWS), "dim")
            news = news[-MOST_NEWS:]
        self._tell_all(news)

    def _is_news(self, note: Note) -> bool:
        if self.match.is_over and note.kind in self.view.heads | self.view.totals | self.view.verdict:
            return False  # the score sheets of a finished game are shown with it
        return note.kind not in self.view.quiet and not self.sheets.is_line(note)

    def _tell_all(self, notes: list[Note]) -> None:
        told = (self.match.forced_note(move) for move in self.match.moves)
        forced = {id(note) for note in told if note is not None}
        for note in notes:
            self._tell(note, is_forced=id(note) in forced)

    def _tell(self, note: Note, *, is_forced: bool) -> None:
        if self.sheets.is_line(note):
            self.talk.show(f"      {self.words.line(note, self.talk.language)}", "dim")
            return
        grid = Table.grid(padding=(0, 1))
        mark = (f" ({self.talk.text('forced')})", "dim") if is_forced else ""
        sentence = Text.assemble(self._sentence(note), mark)
        grid.add_row("", Text(SEAT_GLYPHS[note.seat], SEAT_STYLES[note.seat]), sentence)
        self.talk.show(grid)

    def _sentence(self, note: Note) -> str:
        return str(self.words.event(note, self.match.seats, self.talk.language, self.reader))

    def _show_question(self, seat: int, plans: list[Plan]) -> None:
        v, legal = self.match.view(seat), self.match.legal(seat)
        prompt = self.words.prompt(v, [seat], self.match.seats, self.talk.language, legal)
        turn = "turn-yours" if seat == self.reader else "turn-of"
        self.talk.show()
        self.talk.show(Text(self.talk.text(turn, player=self.match.seats[seat], prompt=prompt), "bold"))
        numbered = list(enumerate(plans, 1))
        is_long = len(plans) > MOST_ROWS
        self.talk.show(self._list([(n, plan) for n, plan in numbered if plan.is_main or not is_long]))
        if is_long:
            self.talk.show(self._long_list([(n, plan) for n, plan in numbered if not plan.is_main]))
        if not self.hinted:
            self.hinted = True
            self.talk.show(self.talk.text("first-hint"), "dim")

    def _list(self, plans: list[tuple[int, Plan]]) -> Table:
        """Return one row for each choice: its number, what it does and what that changes."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, plan in plans:
            key = [Text(plan.key, "dim")] if self.talk.console.width >= ROOM_FOR_TEXT else []
            table.add_row(Text(f"{number:3}", "bold"), plan.sentence, plan.consequence, *key)
        return table

    def _long_list(self, plans: list[tuple[int, Plan]]) -> Group:
        """Return choices side by side, those of one kind together, where rows would be too many."""
        moves: dict[str, list[Text]] = {}
        for number, plan in plans:
            kind, _, move = plan.key.rpartition(" ")
            changes = f" {plan.consequence}".rstrip()
            moves.setdefault(kind, []).append(Text.assemble((f"{number:3} ", "bold"), move, (changes, "dim")))
        parts: list[RenderableType] = []
        for kind, of_kind in moves.items():
            parts += [Text(kind, "dim")] if kind else []
            parts.append(Columns(of_kind, padding=(0, 2)))
        return Group(*parts)

    def _finish(self) -> None:
        self.talk.show()
        self.talk.show(self.view.draw(self.match.view(SPECTATOR), self.reader))
        self._show_news(SPECTATOR if self.reader is None else self.reader)
        self.talk.show()
        self.talk.show(self.sheets.scored())
        for note in self.match.notes():
            if note.kind in self.view.verdict:
                self.talk.show(seat_label(note.seat, self._sentence(note)))
        for tie in self.match.result().ties:
            self.talk.show(self.words.tie(tie, self.match.seats, self.talk.language))
        if self.can_save:
            self.talk.show(self.talk.text("log-lies", path=str(saves.finished_path(self.name))), whole=True)
