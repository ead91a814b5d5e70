"""The stack of pending decisions, for cards and tiles that ask several questions.

An effect that needs an answer pushes a frame: which question, to whom, and up to two small numbers it
must remember. The top frame is asked first. The stack lives in the state as `pending` (a fixed list of
frames) and `pending_depth`, so that copying a state copies what is being asked.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.record import i8, i16, record


@record
class Frame:
    """One question that waits for its answer."""

    question: int = i8("Which question is asked; 0 in an empty frame.")
    seat: int = i8("Who has to answer.", seat="one")
    a: int = i16("First number the question remembers.")
    b: int = i16("Second number the question remembers.")


def ask(s: Any, question: int, seat: int, a: int, b: int) -> None:
    """Put a question on top of the stack."""
    frame = s.pending[s.pending_depth]
    frame.question = question
    frame.seat = seat
    frame.a = a
    frame.b = b
    s.pending_depth += 1


def answered(s: Any) -> None:
    """Take the top question away, leaving an empty frame so that equal states have equal bytes."""
    s.pending_depth -= 1
    frame = s.pending[s.pending_depth]
    frame.question = 0
    frame.seat = 0
    frame.a = 0
    frame.b = 0
