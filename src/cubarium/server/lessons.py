"""Lessons as a reader is sent them: played through once in each language, then kept."""

from __future__ import annotations

from functools import lru_cache

from cubarium.engine.registry import load_game
from cubarium.lessons.lesson import LEARNER, Lesson, Step, read_lesson
from cubarium.lessons.playing import Moment, moments
from cubarium.server.errors import CATALOGUE
from cubarium.server.tables.prepared import PERSON, presenter_of
from cubarium.server.tables.presenter import Presenter
from cubarium.server.wire.lessons import LessonInfo, LessonMoment, LessonStep
from cubarium.server.wire.play import GameInfo
from cubarium.server.wire.tables import TableInfo

MOST_KEPT = 32


@lru_cache(maxsize=MOST_KEPT)
def lesson_of(game: str, language: str) -> LessonInfo:
    """Return the lesson of a game.

    Raises:
        Malformed: if it has none.
    """
    lesson = read_lesson(load_game(game))
    steps: list[LessonStep] = []
    table: TableInfo | None = None
    for moment in moments(lesson):
        presenter = _presenter(lesson, moment, language)
        shown = presenter.game_of(LEARNER, language)
        if table is None or not moment.match.moves:
            table = presenter.table(PERSON, language, 0.0)
        if not moment.action:
            steps.append(_step(lesson, moment.step, table, shown, language))
            continue
        lines = [
            presenter.words.event(note, presenter.names(language), language, LEARNER)
            for note in moment.notes
            # The score sheet is on the board.
            if moment.match.may_read(note, LEARNER) and not lesson.spec.events[note.kind].is_line
        ]
        steps[-1].right.setdefault(moment.action, []).append(LessonMoment(game=shown, lines=lines))
    return LessonInfo(
        game=game,
        game_name=lesson.spec.table.words.game_name(language),
        title=lesson.say(language, "title"),
        goal=lesson.say(language, "goal"),
        end=lesson.say(language, "end"),
        steps=steps,
    )


def _step(lesson: Lesson, step: Step, table: TableInfo, game: GameInfo, language: str) -> LessonStep:
    others = [each.action for each in game.actions if each.action not in step.right]
    known = {action: lesson.why_wrong(language, step, action) for action in others}
    return LessonStep(
        id=step.id,
        text=lesson.told(language, step),
        table=table,
        game=game,
        right={},
        done=lesson.told(language, step, "done"),
        wrong=lesson.told(language, step, "wrong"),
        wrong_actions={action: text for action, text in known.items() if text},
    )


def _presenter(lesson: Lesson, moment: Moment, language: str) -> Presenter:
    match = moment.match
    for seat in range(len(match.seats)):
        is_mine = seat == LEARNER
        match.rename(seat, CATALOGUE.say(language, "learner") if is_mine else lesson.rivals[seat - 1])
    return presenter_of(match, LEARNER)
