"""Which day it is: one for the whole world, so that everybody plays the same."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta


def today() -> date:
    """Return the day, by UTC."""
    return datetime.now(UTC).date()


def end_of(day: date) -> float:
    """Return when a day ends, in seconds since 1970."""
    return datetime.combine(day + timedelta(days=1), time(), UTC).timestamp()
