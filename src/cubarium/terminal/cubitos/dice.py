"""The dice of Cubitos in the terminal: two letters for the kind, on its colour, and a sign for the face."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cubarium.engine.insights import TIMES
from cubarium.games.cubitos.data.schema import DICE
from cubarium.games.cubitos.data.values import PAIRS
from cubarium.games.cubitos.state import (
    FIRST_CREDIT,
    FIRST_DIE,
    FIRST_FOOT,
    IN_ACTIVE,
    IN_ROLL,
    KIND_COUNT,
    PAIR_TOTAL,
    PICKED,
    View,
)
from cubarium.games.cubitos.table.words import Words

# Each kind brings its own background, so that it looks the same on a dark and on a light terminal.
KIND_STYLES = (
    "black on color(252)",
    "bold white on color(240)",
    "bold white on color(160)",
    "bold black on color(208)",
    "bold black on color(220)",
    "bold white on color(28)",
    "bold white on color(25)",
    "bold white on color(91)",
    "bold white on color(94)",
    "bold black on color(231)",
    "bold black on color(117)",
)
COIN, FOOT, CREDIT, ABILITY, POWER, BLANK = "¢", "▸", "c", "!", "!!", "\N{EN DASH}"
FACE_SIGNS = {"foot": FOOT, "ability": ABILITY, "power": POWER, "blank": BLANK, "credit": CREDIT}


class Dice:
    """Draws dice with the words of one table."""

    def __init__(self, words: Words, language: str) -> None:
        """Take the letters of kinds from the catalogue."""
        self.tables = words.values
        self.letters = tuple(words.table(f"letters-{kind}", language) for kind in DICE)

    def chip(self, kind: int, behind: str = "") -> Text:
        """Return the letters of a kind on its colour, and something plain behind them."""
        return Text.assemble((self.letters[kind], KIND_STYLES[kind]), behind)

    def counts(self, numbers: Sequence[int], first: int = 0) -> list[Text]:
        """Return the dice of a zone by kind, those there are; `first` is 1 with the first-player die."""
        chips = [self.chip(kind, str(numbers[kind])) for kind in range(KIND_COUNT) if numbers[kind]]
        return chips + [self.chip(FIRST_DIE, "1")] * first

    def roll(self, v: View, seat: int) -> list[Text]:
        """Return the Roll zone; dice picked for a free throw, which lie nowhere else, are shown with it."""
        player = v.seats[seat]
        numbers = [a + b for a, b in zip(player.roll, player.picked, strict=True)]
        return self.counts(numbers, int(v.first == seat and v.first_place in (IN_ROLL, PICKED)))

    def active(self, v: View, seat: int) -> list[Text]:
        """Return the Active zone with its faces, used dice in parentheses."""
        player = v.seats[seat]
        shown = []
        for pair in range(PAIR_TOTAL):
            used = player.used[pair]
            for count, is_used in ((player.active[pair] - used, False), (used, True)):
                if count > 0:
                    shown.append(self._faces(self.tables["PAIR_KIND"][pair], self.sign(pair), count, is_used))
        if v.first == seat and v.first_place == IN_ACTIVE:
            shown.append(self._faces(FIRST_DIE, self.first_sign(v.first_face), 1, v.first_used != 0))
        return shown

    def sign(self, pair: int) -> str:
        """Return the sign of a face."""
        face = PAIRS[pair][1]
        return f"{self.tables['PAIR_COINS'][pair]}{COIN}" if face == "coin" else FACE_SIGNS[face]

    def first_sign(self, face: int) -> str:
        """Return the sign of a face of the first-player die."""
        if face == FIRST_CREDIT:
            return CREDIT
        return FOOT if face == FIRST_FOOT else f"{self.tables['FIRST_COINS']}{COIN}"

    def _faces(self, kind: int, sign: str, count: int, is_used: bool) -> Text:
        shown = self.chip(kind, sign + (f"{TIMES}{count}" if count > 1 else ""))
        return Text.assemble(("(", "dim"), shown, (")", "dim")) if is_used else shown
