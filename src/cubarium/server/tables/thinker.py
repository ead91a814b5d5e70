"""One process in which bots think, one thought after the other.

A process is given what the bot's seat knows and may do, and luck of its own; nothing else of the table.
"""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from cubarium.bots.advice import Advice
from cubarium.bots.budget import Budget
from cubarium.bots.registry import make_bot, needs_preparation, prepared_bot
from cubarium.engine.chance import thinking_luck
from cubarium.engine.components.pack import Edition
from cubarium.engine.record import unpack
from cubarium.engine.registry import load_game
from cubarium.server.tables.beside import Beside, Talk
from cubarium.server.tables.packs import Packs

if TYPE_CHECKING:
    from cubarium.bots.base import Bot

LOADING_SECONDS = 60.0
"""A bot that is met for the first time has so long to be made, which is no thought of its own."""
USUAL_SECONDS = 5.0
"""A bot without a budget has so long for a thought."""
GRACE_SECONDS = 2.0
"""What a thought may take beyond its budget: the machine may be busy."""
MOST_VARIED = 16
"""A process that has met so many bots at tables with changed values is full: it keeps what they needed."""
THINKS, CHOSE, FAILED, NOT_READY = range(4)
UNREADY, LATE, CRASHED = "unready", "late", "crashed"


Who = tuple[str, Edition, str]
"""A bot, for a game under a component pack."""


class Question(NamedTuple):
    """What a bot is asked."""

    game: str
    components: Edition
    bot: str
    view: bytes
    legal: list[int]
    seed: int
    """Of the luck it thinks with."""
    share: float = 1.0
    """How much of its budget it has."""
    wants_reasons: bool = False
    """Whether it is asked how its choice compares, too."""
    made: int | None = None
    """The action that was made, where it is asked how that compares."""

    @property
    def who(self) -> Who:
        """Return which bot is asked, for which game and pack."""
        return self.game, self.components, self.bot


Answer = int | Advice
"""What a bot chooses, or that with its reasons where they are asked for."""


class BotTrouble(Exception):
    """Report a thought that came to no choice; `why` is a word of the catalogue."""

    def __init__(self, why: str, what: str = "") -> None:
        """Keep why, and what the bot told of it."""
        super().__init__(what or why)
        self.why = why


class Thinker(Beside):
    """A process that lives as long as its thoughts end in time."""

    def __init__(self, packs: Packs) -> None:
        """Start it."""
        super().__init__(_think_on, packs)
        self.known: set[Who] = set()
        """The bots it has met, which need not be made again."""

    @property
    def is_full(self) -> bool:
        """Tell whether another process should take its place."""
        return sum(bool(components.values) for _, components, _ in self.known) >= MOST_VARIED

    def ask(self, question: Question) -> Answer:
        """Return what a bot answers; this waits.

        Raises:
            BotTrouble: if it does not choose in time, fails, or ends its process.
        """
        try:
            self._pipe.send(question)
            kind, told = self._hear(LOADING_SECONDS)
            if kind == THINKS:
                self.known.add(question.who)
                kind, told = self._hear(told + GRACE_SECONDS)
        except (EOFError, OSError) as ended:
            raise BotTrouble(CRASHED, "its process has ended") from ended
        if kind == NOT_READY:
            raise BotTrouble(UNREADY)
        if kind == FAILED:
            raise BotTrouble(CRASHED, told)
        answer: Answer = told
        return answer

    def _hear(self, seconds: float) -> tuple[int, Any]:
        if not self._pipe.poll(seconds):
            raise BotTrouble(LATE, f"no choice after {seconds:.1f} s")
        heard: tuple[int, Any] = self._pipe.recv()
        return heard


# --- in the process ---------------------------------------------------------------------------------------


def _think_on(talk: Talk, packs: Packs) -> NoReturn:
    bots: dict[Who, Bot] = {}
    while True:
        question: Question = talk.recv()
        try:
            bot = bots.get(question.who) or bot_of(question, packs)
            if bot is None:
                talk.send((NOT_READY, ""))
                continue
            bots[question.who] = bot
            talk.send((THINKS, seconds_of(bot)))
            talk.send((CHOSE, answer_of(bot, question)))
        except Exception:  # noqa: BLE001 - anybody's bot may fail in any way
            talk.send((FAILED, traceback.format_exc()))


def bot_of(question: Question, packs: Packs) -> Bot | None:
    """Return the bot that is asked, or nothing if it is not ready: this is no place to get it ready."""
    spec, components = load_game(question.game), packs.find(question.game, *question.components)
    is_ready = not needs_preparation(question.bot) or prepared_bot(question.bot).is_ready(spec, components)
    return make_bot(spec, question.bot, components) if is_ready else None


def seconds_of(bot: Bot) -> float:
    """Return how long a bot may think."""
    budget = getattr(bot, "budget", None)
    milliseconds = budget.milliseconds if isinstance(budget, Budget) else 0
    return milliseconds / 1000 or USUAL_SECONDS


def answer_of(bot: Bot, question: Question) -> Answer:
    """Return a bot's answer, found with its share of the budget."""
    view: Any = unpack(load_game(question.game).records.view, question.view)
    thinker: Any = bot
    whole = getattr(bot, "budget", None)
    if isinstance(whole, Budget):
        thinker.budget = whole.shortened(question.share)
    luck = thinking_luck(question.seed, 0)
    try:
        if question.made is not None:
            explained: Advice = thinker.explain(view, question.legal, question.made, luck)
            return explained
        if question.wants_reasons and hasattr(bot, "advise"):
            advice: Advice = thinker.advise(view, question.legal, luck)
            return advice
        action = int(bot.choose(view, question.legal, luck))
        return Advice(action, bot.name) if question.wants_reasons else action
    finally:
        if isinstance(whole, Budget):
            thinker.budget = whole
