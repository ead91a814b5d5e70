"""A review in the words of its game: what happened, what was chosen, and what it led to."""

from __future__ import annotations

from typing import NamedTuple

from cubarium.engine.match import Match
from cubarium.review.report import DecisionReview

MOST_NOTES = 2
"""So many sentences tell what happened at a lucky move."""


class Told(NamedTuple):
    """A decision in words."""

    done: str
    better: str
    done_leads_to: str
    """What the game can tell of the consequence; may be empty."""
    better_leads_to: str


def told_decision(match: Match, decision: DecisionReview, language: str) -> Told:
    """Tell what was done and what was better, as its seat saw the table then."""
    view = match.spec.records.view()
    match.rules.view(match.state_at(decision.number - 1), decision.seat, view)
    actions = [match.spec.actions.from_text(text) for text in (decision.action, decision.better)]
    insights = match.spec.table.insights(match.rules.functions, match.words, match.seats)
    done, better = (match.words.action(view, action, match.seats, language) for action in actions)
    return Told(done, better, *(insights.consequence(view, action, language) for action in actions))


def told_chance(match: Match, number: int, language: str) -> str:
    """Tell what turned up at a move, or whatever happened where nothing is said to have turned up."""
    notes = [n for n in match.moves[number - 1].notes if not match.spec.events[n.kind].is_line]
    shown = [n for n in notes if match.spec.events[n.kind].reveals]
    told = (shown or notes)[:MOST_NOTES]
    return " ".join(match.words.event(note, match.seats, language) for note in told)
