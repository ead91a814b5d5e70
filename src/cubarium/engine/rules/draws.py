"""Drawing luck: the generator, and `draw`, the one way rules meet it. What a chance is: `engine.chance`."""

from __future__ import annotations

from cubarium.engine.chance import MASK, RECORD, REPLAY, SIGN, WORD_BITS, WORDS, Chance


def begin_chance(c: Chance, key_low: int, key_high: int, game: int, purpose: int) -> None:
    """Set an empty chance to the start of a game's luck."""
    c.key_low = key_low
    c.key_high = key_high
    c.game_low = game & MASK
    c.game_high = game >> 32
    c.purpose = purpose


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
