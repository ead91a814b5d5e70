"""Looking back at a match: what was luck, what was skill."""

from cubarium.review.report import Review
from cubarium.review.reviewing import review

__all__ = ["Review", "review"]
