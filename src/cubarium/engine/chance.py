"""Chance: the only source of luck, always an argument, never part of a state.

Outcome i of stream k is a fixed function of (seed, game, k, i): a counter-based generator, Philox 4x32
with ten rounds (Salmon, Moraes, Dror and Shaw, 2011). It gives four words at a time, which a chance holds
until they are used. The same bits come out interpreted, compiled and on a GPU, and what one seat rolls
never depends on when another seat rolled.

The tape records outcomes, or forces them: for replays, for tests, and for looking at "what if".
All numbers are signed 64-bit with the low 32 bits used, so that Python and compiled code agree.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Any, cast

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

    __slots__ = ("journal",)
    journal: list[Note]

    def __init__(self) -> None:
        """Start with an empty journal and no outcomes."""
        super().__init__()
        self.journal = []


def signed(word: int) -> int:
    """Return a word of 32 bits as the signed number that a field of 32 bits holds."""
    return (word ^ SIGN) - SIGN


def philox(c: Chance, stream: int, block: int) -> None:
    """Work out the four words of one block of one stream and hold them."""
    x0 = block
    x1 = c.purpose + stream
    x2 = c.game_low
    x3 = c.game_high
    k0 = c.key_low
    k1 = c.key_high
    for _ in range(10):
        p0 = 0xD2511F53 * x0
        p1 = 0xCD9E8D57 * x2
        x0 = ((p1 >> 32) & MASK) ^ x1 ^ k0
        x1 = p1 & MASK
        x2 = ((p0 >> 32) & MASK) ^ x3 ^ k1
        x3 = p0 & MASK
        k0 = (k0 + 0x9E3779B9) & MASK
        k1 = (k1 + 0xBB67AE85) & MASK
    at = stream << WORD_BITS
    c.words[at] = signed(x0)
    c.words[at + 1] = signed(x1)
    c.words[at + 2] = signed(x2)
    c.words[at + 3] = signed(x3)
    c.held[stream] = block + 1


def next_word(c: Chance, stream: int) -> int:
    """Return the next 32 random bits of a stream."""
    index = c.counters[stream]
    block = index >> WORD_BITS
    if c.held[stream] != block + 1:
        philox(c, stream, block)
    c.counters[stream] = index + 1
    return c.words[(stream << WORD_BITS) + (index & WORDS - 1)] & MASK


def generate(c: Chance, stream: int, bound: int) -> int:
    """Return the next outcome of a stream, exactly uniform over 0 … bound - 1."""
    product = next_word(c, stream) * bound
    if (product & MASK) < bound:
        # Lemire's rejection: the few low values that would favour some outcomes are drawn again.
        least = (MASK + 1 - bound) % bound
        while (product & MASK) < least:
            product = next_word(c, stream) * bound
    return (product >> 32) & MASK  # compiled, a product beyond 63 bits has the sign bit set


def draw(c: Chance, stream: int, bound: int) -> int:
    """Return an outcome from 0 to bound - 1 and keep the tape: the one way rules meet luck.

    A replayed tape moves the stream on as well, so that play after a replay meets the same luck.
    """
    outcome = generate(c, stream, bound)
    if c.mode == REPLAY:
        if c.fault != 0 or c.tape_at >= c.tape_end or not 0 <= c.tape[c.tape_at] < bound:
            c.fault = 1
            return 0
        c.tape_at += 1
        return c.tape[c.tape_at - 1]
    if c.mode == RECORD:
        if c.tape_at >= len(c.tape):
            c.fault = 1
            return outcome
        c.tape[c.tape_at] = outcome
        c.tape_at += 1
    return outcome


def note(chance: Any, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write in the journal that something happened; compiled rules leave this out."""
    chance.journal.append(Note(kind, seat, a, b, c, d))


# --- for people and tests, never inside rules -------------------------------------------------------------


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
