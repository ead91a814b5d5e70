"""The answer to `h`: what a bot would do in the seat of who asks, why, and how other moves compare."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from cubarium.bots import make_bot
from cubarium.bots.advice import ADVISER, Advice, reason
from cubarium.bots.registry import USUAL, prepared_bot
from cubarium.bots.rex import RexBot
from cubarium.engine.chance import Chance
from cubarium.engine.match import Match
from cubarium.terminal.table_view import Plan, TableView
from cubarium.terminal.talk import Talk

MOST_WEIGHED = 4
BAR = 20
NEVER = "never"
"""The adviser has not been got ready, and nothing here does it: that takes a minute."""


class Adviser:
    """Gives hints in one match, with luck of its own: what the bots of the table do stays the same."""

    def __init__(self, match: Match, view: TableView, talk: Talk, luck: Chance) -> None:
        """Begin without having thought; the adviser is made when it is first asked."""
        self.match, self.view, self.talk, self.luck = match, view, talk, luck
        self._bot: RexBot | None = None

    def tell(self, seat: int, plans: list[Plan]) -> None:
        """Say what a bot would do in a seat; `plans` are what it was offered."""
        match, language = self.match, self.talk.language
        view, legal = match.view(seat), match.legal(seat)
        advice = self._advice(view, legal)

        def label(action: int) -> str:
            return str(match.words.action(view, action, match.seats, language))

        def score(points: int) -> str:
            return str(match.words.score(points, language))

        number = next((n for n, plan in enumerate(plans, 1) if plan.actions[0] == advice.action), None)
        consequence = self.view.consequence(view, advice.action)
        self.talk.show(
            Text.assemble(
                (f"{number:3}  " if number else "     ", "bold"),
                (label(advice.action), "bold"),
                f"  {consequence}" if consequence else "",
            )
        )
        self.talk.show(f"     {reason(advice, label, score, language, is_forced=len(legal) == 1)}")
        if len(advice.weighed) > 1:
            self.talk.show(self._compared(advice, label, score))

    def _advice(self, view: Any, legal: list[int]) -> Advice:
        """Ask the adviser, or simple sense where it would have to be compiled first."""
        spec, components = self.match.spec, self.match.components
        if self._bot is None and prepared_bot(ADVISER).is_ready(spec, components):
            self._bot = RexBot(spec, components)
        if self._bot is not None:
            return self._bot.advise(view, legal, self.luck)
        chosen = make_bot(spec, USUAL, components).choose(view, legal, self.luck)
        return Advice(chosen, USUAL, stands_in=NEVER)

    def _compared(self, advice: Advice, label: Any, score: Any) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for one in advice.weighed[:MOST_WEIGHED]:
            if advice.is_alone:
                numbers = [score(round(one.points))]
            else:
                won = self.talk.text("hint-won", won=one.won, doubt=one.told_doubt)
                numbers = [f"{'█' * round(BAR * one.share):{BAR}}", won]
            close = self.talk.text("hint-close") if one.is_close else ""
            table.add_row("    ", label(one.action), *numbers, Text(close, "dim"))
        return table
