"""Why a move: how the games went on that were imagined after it, against those after others, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cubarium.bots.trial import DOUBT, LEAST_WORLDS
from cubarium.bots.words import CATALOGUE, bot_label

if TYPE_CHECKING:
    from cubarium.bots.trial import Trial

ADVISER = "rex"
"""The bot that is asked for a hint: it can tell how its moves compare."""
SURE = 2.0
"""What is told of a share lies within so many standard errors."""


@dataclass(frozen=True)
class Weighed:
    """How the games ended that were imagined after one action."""

    action: int
    share: float
    """Of the victory, on average."""
    points: float
    """Ahead of the best of the others on average, or behind; alone, the points themselves."""
    doubt: float
    """How far the share may be off, for so few games."""
    worlds: int
    is_close: bool = False
    """Whether the advised action is not better beyond doubt."""
    is_better: bool = False
    """Whether this one is better beyond doubt than a move that was made: that was with other luck."""

    @property
    def won(self) -> int:
        """Return how many of a hundred games are won."""
        return round(100 * self.share)

    @property
    def told_doubt(self) -> int:
        """Return how many games more or less that may be."""
        return max(1, round(100 * self.doubt))


@dataclass(frozen=True)
class Advice:
    """What a bot would do in a seat, and how that compares."""

    action: int
    bot: str
    is_alone: bool = False
    """Whether nobody else plays, so that points are compared and not victories."""
    weighed: tuple[Weighed, ...] = ()
    """The advised action first, then the others from the best on; nothing where nothing was imagined."""
    stands_in: str = ""
    """Why the usual bot was asked in place of the adviser: a word of the catalogue."""


def advice_of(trial: Trial, bot: str, *, is_alone: bool, made: int | None = None) -> Advice:
    """Return what a trial tells once its budget is spent: of its choice, or of an action that was made."""
    chosen = trial.actions.index(trial.best() if made is None else made)
    weighed = [_weigh(trial, place, chosen, is_made=made is not None) for place in range(len(trial.actions))]
    values = [float(trial.values[: trial.worlds[place], place].mean()) for place in range(len(weighed))]

    def order(place: int) -> tuple[bool, bool, float]:
        return place != chosen, not trial.is_tried[place], -values[place]

    in_order = tuple(weighed[place] for place in sorted(range(len(weighed)), key=order))
    return Advice(trial.actions[chosen], bot, is_alone, in_order)


def _weigh(trial: Trial, place: int, chosen: int, *, is_made: bool) -> Weighed:
    worlds = int(trial.worlds[place])
    victories = trial.victories[:worlds, place]
    both = min(worlds, int(trial.worlds[chosen]))
    behind = trial.values[:both, chosen] - trial.values[:both, place]
    sure = both >= LEAST_WORLDS
    doubt = DOUBT * behind.std() / both**0.5
    is_worse, is_better = bool(sure and behind.mean() > doubt), bool(sure and behind.mean() < -doubt)
    return Weighed(
        trial.actions[place],
        float(victories.mean()),
        float(trial.margins[:worlds, place].mean()),
        max(SURE * float(victories.std()) / worlds**0.5, 1 / worlds),
        worlds,
        is_close=place != chosen and not is_worse and not (is_made and is_better),
        is_better=is_made and is_better,
    )


def reason(
    advice: Advice,
    label: Callable[[int], str],
    score: Callable[[int], str],
    language: str,
    *,
    is_forced: bool,
) -> str:
    """Return why an action is advised: what it wins, and how the next best compares.

    `label` and `score` say actions and scores in the words of the game.
    """
    if is_forced:
        return CATALOGUE.say(language, "advice-only")
    if not advice.weighed:
        named = {"adviser": bot_label(ADVISER, language), "usual": bot_label(advice.bot, language)}
        return CATALOGUE.say(language, "advice-sense", why=advice.stands_in, **named)
    best, *others = advice.weighed
    kind = "advice-alone" if advice.is_alone else "advice-won"
    sentences = [
        CATALOGUE.say(
            language,
            kind,
            bot=bot_label(advice.bot, language),
            **_numbers(best, advice, score),
        )
    ]
    for other in others[:1]:
        value = score(round(other.points)) if advice.is_alone else str(other.won)
        how = _how(best, other, advice)
        sentences.append(
            CATALOGUE.say(language, "advice-next", how=how, move=label(other.action), value=value)
        )
    return " ".join(sentences)


def _numbers(best: Weighed, advice: Advice, score: Callable[[int], str]) -> dict[str, str | int]:
    if advice.is_alone:
        return {"score": score(round(best.points))}
    return {"won": best.won, "doubt": best.told_doubt}


def _how(best: Weighed, other: Weighed, advice: Advice) -> str:
    """Return how the next best compares; where the number that is told does not show it, points did."""
    if other.is_better:
        return "better"
    if other.is_close:
        return "close"
    return "less" if advice.is_alone or other.won < best.won else "points"
