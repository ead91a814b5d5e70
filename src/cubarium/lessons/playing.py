"""A lesson is played through as it goes if somebody does what is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.engine.sketch.completing import complete
from cubarium.lessons.lesson import LEARNER, Lesson, Step

SEED = 1
"""What chance answers is written down in the steps; nothing else is left to it."""


@dataclass(frozen=True)
class Moment:
    """The match as it stands now, and what happened since the moment before. It will go on: look at once."""

    step: Step
    match: Match
    notes: tuple[Note, ...]
    action: str = ""
    """The right action that led here, where the step asked for one."""


def moments(lesson: Lesson) -> Iterator[Moment]:
    """Yield each step as it begins, then each move made in it.

    A step with several right actions is the last of its scene, and shows what each of them leads to.
    """
    match: Match | None = None
    for step in lesson.steps:
        if step.sketch:
            match = begin(lesson, step)
        assert match is not None, "the first step has a sketch"
        yield Moment(step, match, ())
        began_at = match.move_count
        for action in step.right:
            while match.move_count > began_at:
                match.undo()
            yield from _moves(match, step, action)


def begin(lesson: Lesson, step: Step) -> Match:
    """Set the table as a step wants it."""
    return Match(lesson.spec, step.options, seed=SEED, position=lesson.positions[step.id])


def _moves(match: Match, step: Step, action: str) -> Iterator[Moment]:
    yield _made(match, step, action, LEARNER, action, step.outcomes)
    for reply in step.replies:
        yield _made(match, step, action, reply.seat, reply.action, reply.outcomes)


def _made(
    match: Match, step: Step, right: str, seat: int, action: str, outcomes: Sequence[int] | None
) -> Moment:
    move = match.act(seat, action, () if outcomes is None else outcomes)
    return Moment(step, match, move.notes, right)


def completed(lesson: Lesson) -> dict[str, object]:
    """Return the positions that the sketches of a lesson make, by step."""
    return {
        step.id: complete(lesson.spec, step.sketch, step.seed).position
        for step in lesson.steps
        if step.sketch
    }
