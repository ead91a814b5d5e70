"""What the server refuses, each with a code for programs and a sentence for people in their language."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.errors import CubariumError
from cubarium.engine.words import Catalogue

CATALOGUE = Catalogue(Path(__file__).parent / "text")


class RequestRefused(CubariumError):
    """Report a request that is not granted; `code` names a message of the catalogue."""

    status = 400

    def __init__(self, code: str, /, **words: str | int) -> None:
        """Keep the parts of the sentence."""
        super().__init__(code)
        self.code = code
        self.words = words

    def text(self, language: str) -> str:
        """Return the sentence."""
        return CATALOGUE.say(language, f"refused-{self.code}", **self.words)

    @property
    def rule(self) -> str | None:
        """Return the rule of the game that forbids it, where one does."""
        return str(self.words["rule"]) if "rule" in self.words else None


class NotSignedIn(RequestRefused):
    """Report a request that needs to know who asks."""

    status = 401


class NotAllowed(RequestRefused):
    """Report a request of somebody who may not make it."""

    status = 403


class NotFound(RequestRefused):
    """Report something that is not there, or not for this person."""

    status = 404


class Conflict(RequestRefused):
    """Report a request that comes too late: things have moved on."""

    status = 409


class Unable(RequestRefused):
    """Report a request that was right, and failed here."""

    status = 503


class TooMany(RequestRefused):
    """Report requests that come too fast."""

    status = 429

    def __init__(self, seconds: int) -> None:
        """Say when the next one is welcome."""
        super().__init__("too-many", seconds=seconds)
        self.seconds = seconds


class TooManySockets(RequestRefused):
    """Report a socket beyond those an address may have open at once."""

    status = 429
