"""The ways a request to the table can fail, each with a plain meaning."""

from __future__ import annotations

from collections.abc import Mapping

MAX_SHOWN = 40


def short(value: object) -> str:
    """Return a value as it may stand in a message; Python refuses to write out very long numbers."""
    try:
        return str(value)[:MAX_SHOWN]
    except ValueError:
        return "a number of thousands of digits"


class CubariumError(Exception):
    """The base of every error a person can cause; its text is one clear line."""


class Malformed(CubariumError):
    """Report input that cannot be read at all: bad text, bad JSON, a number out of range."""


class OutOfTurn(CubariumError):
    """Report an action by a seat that is not asked now."""


class IllegalAction(CubariumError):
    """Report an action that a rule forbids now.

    `rule` is the id of that rule in `docs/rules`, `message` the id of the sentence in the game's
    word catalogue and `words` its arguments, so that each reader is told in their own language.
    """

    def __init__(self, rule: str, message: str, words: Mapping[str, object], text: str) -> None:
        """Keep the rule and the parts of the sentence beside the sentence itself."""
        super().__init__(text)
        self.rule = rule
        self.message = message
        self.words = dict(words)


class ImpossiblePosition(CubariumError):
    """Report a position that cannot stand on the table; `problems` has one line for each reason."""

    def __init__(self, problems: list[str]) -> None:
        """Join the reasons into one text."""
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class NotOver(CubariumError):
    """Report that the end of a game was asked for before it."""


class TapeError(CubariumError):
    """Report outcomes on a tape that do not fit what the rules asked for."""


class LogError(CubariumError):
    """Report a game log that is damaged or was changed; the text names the line."""


class LuckError(LogError):
    """Report that the luck of a log is not the one its table had committed to.

    `code` names the sentence in which people are told, and `words` are its numbers.
    """

    def __init__(self, code: str, text: str, **words: int) -> None:
        """Keep the parts of the sentence beside the sentence itself."""
        super().__init__(text)
        self.code = code
        self.words = words


class UnknownGame(CubariumError):
    """Report the id of a game that is not installed."""
