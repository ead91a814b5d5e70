"""Chance: the only source of luck, always an argument, never part of a state.

Outcome i of stream k is a fixed function of (seed, game, k, i): a counter-based generator, Philox 4x32
with ten rounds (Salmon, Moraes, Dror and Shaw, 2011). It gives four words at a time, which a chance holds
until they are used. The same bits come out interpreted, compiled and on a GPU, and what one seat rolls
never depends on when another seat rolled.

The tape records outcomes, or forces them: for replays, for tests, and for looking at "what if". Rules meet
luck by `draw` alone, which is in `engine.rules.draws`.
All numbers are signed 64-bit with the low 32 bits used, so that Python and compiled code agree.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import cast

from cubarium.engine.errors import Malformed, TapeError, short
from cubarium.engine.record import fields_of, i8, i32, i32s, i64, record

MAX_SEATS = 6
TABLE = MAX_SEATS
"""The stream of things nobody's hand does: the shuffle, the first starter."""
STREAMS = MAX_SEATS + 1

# What the tape does.
GENERATE = 0
RECORD = 1
REPLAY = 2

# What the luck is for: bots and dealing never share outcomes.
DEALING = 0
THINKING = 16

MASK = 0xFFFFFFFF
SIGN = 0x80000000
WORD_BITS = 2
WORDS = 1 << WORD_BITS
"""How many words the generator gives at a time: outcome i comes from word i % 4 of block i // 4."""
NO_TAPE = 1
LONG_TAPE = 4096


@record
class Chance:
    """A place in the streams of luck, and the tape beside it."""

    key_low: int = i64("Low half of the seed.")
    key_high: int = i64("High half of the seed.")
    game_low: int = i64("Low half of the number of the game under this seed.")
    game_high: int = i64("High half of the number of the game.")
    purpose: int = i32("DEALING for the rules, THINKING for bots.")
    tape_at: int = i32("How many outcomes of the tape have been used or recorded.")
    tape_end: int = i32("How many outcomes the tape holds when it is replayed.")
    mode: int = i8("GENERATE, RECORD or REPLAY.")
    fault: int = i8("1 once the tape did not fit what the rules asked, or had no room.")
    counters: list[int] = i32s(STREAMS, "How many outcomes each stream has given.")
    held: list[int] = i32s(STREAMS, "Which block of each stream is held, counted from 1; 0 for none.")
    words: list[int] = i32s(STREAMS * WORDS, "The four words of the block each stream holds.")
    tape: list[int] = i32s(NO_TAPE, "The outcomes; longer where a tape is in use.")


def _with_long_tape() -> type[Chance]:
    parts = {f.name: replace(f, length=LONG_TAPE) if f.name == "tape" else f for f in fields_of(Chance)}
    made = type("ReplayChance", (), {**parts, "__doc__": Chance.__doc__, "__annotations__": {}})
    return cast("type[Chance]", record(made))


ReplayChance = _with_long_tape()
"""The same with room for a tape, for compiled rules that record or replay."""


@dataclass(frozen=True)
class Note:
    """Something that happened, as numbers; the game's catalogue turns it into a sentence."""

    kind: int
    seat: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


class TableChance(Chance):  # the plain form used at a table: any tape length, and a journal
    """The chance of an interpreted game, which also keeps a journal of what happened."""

    __slots__ = ("asked", "journal")
    journal: list[Note]
    asked: list[tuple[int, int]]
    """Of each outcome its stream and how many there might have been, where luck has a key."""

    def __init__(self) -> None:
        """Start with an empty journal and no outcomes."""
        super().__init__()
        self.journal, self.asked = [], []


def seeded(seed: int, game: int = 0, purpose: int = DEALING) -> TableChance:
    """Return the chance of game number `game` under a seed; both are numbers of 64 bits."""
    for name, value in (("seed", seed), ("game", game)):
        if type(value) is not int or not 0 <= value < 1 << 64:
            raise Malformed(f"{name}: {short(value)} is not a whole number between 0 and 2^64 - 1")
    c = TableChance()
    c.key_low, c.key_high = seed & MASK, seed >> 32
    c.game_low, c.game_high = game & MASK, game >> 32
    c.purpose = purpose
    return c


def thinking_luck(seed: int, game: int) -> TableChance:
    """Return the luck a bot thinks with at a table: repeatable, and no way back to the table's own."""
    secret = hashlib.sha256(f"cubarium thinking {seed} {game}".encode()).digest()
    return seeded(int.from_bytes(secret[:8]), int.from_bytes(secret[8:16]), THINKING)


def start_recording(c: Chance) -> None:
    """Begin an empty tape, with room for the outcomes of one action."""
    c.mode, c.tape_at, c.fault, c.tape = RECORD, 0, 0, [0] * LONG_TAPE


def recorded(c: Chance) -> list[int]:
    """Return the outcomes recorded since the tape was begun."""
    if c.fault:
        raise TapeError(f"more than {LONG_TAPE} outcomes in one action")
    return c.tape[: c.tape_at]


def force(c: Chance, outcomes: list[int]) -> None:
    """Lay a tape: the next draws give exactly these outcomes."""
    c.mode, c.tape_at, c.tape_end, c.fault, c.tape = REPLAY, 0, len(outcomes), 0, list(outcomes)


def check_tape(c: Chance) -> None:
    """Raise unless the forced outcomes fitted and were all used."""
    if c.mode == REPLAY and c.fault:
        raise TapeError(f"outcome {c.tape_at + 1} of the tape is missing or out of range")
    if c.mode == REPLAY and c.tape_at != c.tape_end:
        raise TapeError(f"{c.tape_end - c.tape_at} outcomes of the tape were not asked for")
