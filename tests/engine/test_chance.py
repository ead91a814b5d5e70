"""Chance: the generator, its streams and the tape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubarium.engine.backends.binding import bind
from cubarium.engine.backends.rewriting import compilation_helpers, for_compilation
from cubarium.engine.backends.seeding import chances
from cubarium.engine.chance import (
    DEALING,
    LONG_TAPE,
    MASK,
    STREAMS,
    TABLE,
    THINKING,
    Chance,
    Note,
    ReplayChance,
    TableChance,
    check_tape,
    force,
    recorded,
    seeded,
    start_recording,
)
from cubarium.engine.errors import Malformed, TapeError
from cubarium.engine.record import dtype_of, fields_of, pack, record_array
from cubarium.engine.rules import draws
from cubarium.engine.rules.draws import draw, generate, next_word, philox
from cubarium.engine.rules.journal import note

ALL_ONES = (1 << 64) - 1
# From the test vectors of Random123: counter, key, and the four words that come out.
KNOWN_ANSWERS = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((MASK, MASK, MASK, MASK), (MASK, MASK), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]
BOUNDS = [1, 2, 3, 5, 6, 7, 10, 55, 100, 1000, 4097, 1 << 20, 10**9, (1 << 31) - 1, 1 << 31, 3 << 30]


def outcomes(c: Chance, stream: int, bound: int, count: int) -> list[int]:
    return [draw(c, stream, bound) for _ in range(count)]


# --- the generator -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counter", "key", "words"), KNOWN_ANSWERS)
def test_philox_gives_the_published_answers(
    counter: tuple[int, ...], key: tuple[int, int], words: tuple[int, ...]
) -> None:
    c = Chance()
    c.game_low, c.game_high = counter[2:]
    c.key_low, c.key_high = key
    c.purpose = counter[1]
    philox(c, 0, counter[0])
    assert tuple(word & MASK for word in c.words[:4]) == words


@pytest.mark.parametrize("bound", [2, 6, 55, 1000])
def test_every_outcome_is_as_likely_as_the_others(bound: int) -> None:
    count = 200 * bound
    seen = Counter(outcomes(seeded(2024), TABLE, bound, count))
    assert set(seen) == set(range(bound))
    chi_square = sum((seen[x] - 200) ** 2 / 200 for x in range(bound))
    # The sum lies within four deviations of its mean; the seed is fixed, so this holds always or never.
    assert abs(chi_square - (bound - 1)) < 4 * sqrt(2 * bound)


def test_neighbouring_outcomes_do_not_depend_on_each_other() -> None:
    rolls = outcomes(seeded(7), 0, 6, 36 * 500)
    pairs = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    chi_square = sum((pairs[a, b] - 250) ** 2 / 250 for a in range(6) for b in range(6))
    assert abs(chi_square - 35) < 4 * sqrt(2 * 36)


def counting(c: Chance, stream: int) -> int:
    """Give the words 0, 1, 2 … instead of random ones."""
    c.counters[stream] += 1
    return c.counters[stream] - 1


@pytest.mark.parametrize("bound", [1 << 24, 55 << 20, 10**9, (1 << 31) - 1, (1 << 31) + 1, 3 << 30, MASK])
def test_rejection_leaves_the_same_number_of_words_for_each_outcome(bound: int) -> None:
    functions = bind([draws], {}, replacements={"next_word": counting})
    for outcome in (0, 1, bound // 3, bound - 2, bound - 1):
        first, beyond = (outcome << 32) // bound, -(-((outcome + 1) << 32) // bound)
        accepted = 0
        for word in range(max(0, first - 1), min(beyond + 1, 1 << 32)):
            c = seeded(0)
            c.counters[TABLE] = word
            found = functions["generate"](c, TABLE, bound)
            accepted += found == outcome and c.counters[TABLE] == word + 1
        assert accepted == (1 << 32) // bound


def test_a_rejected_word_is_followed_by_the_next_of_its_stream() -> None:
    c = seeded(1)
    found = [generate(c, TABLE, 3 << 30) for _ in range(300)]
    again = seeded(1)
    words = [next_word(again, TABLE) for _ in range(c.counters[TABLE])]
    kept = [word for word in words if word % 4 != 0]  # what is uneven for this bound
    assert found == [word * 3 >> 2 for word in kept]
    assert len(words) > len(found)


def test_a_stream_can_be_taken_up_anywhere() -> None:
    """What is held belongs to one place: going back or ahead never gives a word of another place."""
    straight, jumping = seeded(5), seeded(5)
    words = [next_word(straight, TABLE) for _ in range(40)]
    for place in (0, 7, 6, 5, 39, 4, 0, 12, 11):
        jumping.counters[TABLE] = place
        assert next_word(jumping, TABLE) == words[place]


# --- streams -----------------------------------------------------------------------------------------------


def test_drawing_from_one_stream_moves_no_other() -> None:
    alone, busy = seeded(3, 4), seeded(3, 4)
    expected = {stream: outcomes(alone, stream, 1000, 20) for stream in range(STREAMS)}
    found: dict[int, list[int]] = {stream: [] for stream in range(STREAMS)}
    for _ in range(20):
        for stream in reversed(range(STREAMS)):
            found[stream].append(draw(busy, stream, 1000))
    assert found == expected
    assert len({tuple(drawn) for drawn in expected.values()}) == STREAMS


@pytest.mark.parametrize(
    ("seed", "game", "purpose"),
    [(3, 5, 0), (4, 4, 0), (3 | 1 << 32, 4, 0), (3, 4 | 1 << 32, 0), (3, 4, THINKING)],
)
def test_seed_game_and_purpose_each_give_other_luck(seed: int, game: int, purpose: int) -> None:
    other = seeded(seed, game, purpose)
    for stream in range(STREAMS):
        assert outcomes(seeded(3, 4), stream, 1 << 20, 8) != outcomes(other, stream, 1 << 20, 8)


def test_no_stream_of_dealing_is_a_stream_of_thinking() -> None:
    dealing = {next_word(seeded(1, 2, DEALING), stream) for stream in range(STREAMS)}
    thinking = {next_word(seeded(1, 2, THINKING), stream) for stream in range(STREAMS)}
    assert len(dealing | thinking) == 2 * STREAMS


@pytest.mark.parametrize("number", [-1, 1 << 64, pytest.param(10**5000, id="huge"), True, 1.5, "7", None])
@pytest.mark.parametrize("name", ["seed", "game"])
def test_a_seed_is_a_number_of_64_bits(name: str, number: Any) -> None:
    arguments = {"seed": 0, "game": 0, name: number}
    with pytest.raises(Malformed, match=f"^{name}: .* is not a whole number between 0 and 2\\^64 - 1$"):
        seeded(**arguments)


def test_all_64_bits_of_a_seed_count() -> None:
    c = seeded(ALL_ONES, ALL_ONES - 1)
    assert (c.key_low, c.key_high, c.game_low, c.game_high) == (MASK, MASK, MASK - 1, MASK)


@pytest.mark.parametrize("first", [0, 7, MASK - 1, (1 << 40) + 3])
def test_the_chances_of_many_games_are_those_of_each(first: int) -> None:
    many = chances(1 << 63 | 5, first, 4, THINKING)
    for place, element in enumerate(many):
        assert element.tobytes() == pack_as_chance(seeded(1 << 63 | 5, first + place, THINKING))


def pack_as_chance(c: TableChance) -> bytes:
    plain = Chance()
    for field in fields_of(Chance):
        setattr(plain, field.name, getattr(c, field.name))
    return pack(plain)


# --- the tape ----------------------------------------------------------------------------------------------


def test_a_recorded_tape_replays_to_the_same_outcomes_and_moves_the_streams_on() -> None:
    first, again = seeded(11), seeded(11)
    start_recording(first)
    drawn = [draw(first, stream, bound) for stream in (TABLE, 0, 2, TABLE) for bound in (6, 55, 3 << 30)]
    assert recorded(first) == drawn
    force(again, drawn)
    replayed = [draw(again, stream, bound) for stream in (TABLE, 0, 2, TABLE) for bound in (6, 55, 3 << 30)]
    check_tape(again)
    assert replayed == drawn
    assert again.counters == first.counters


def test_forced_outcomes_come_instead_of_luck_and_luck_goes_on_after_them() -> None:
    lucky, forced = seeded(11), seeded(11)
    force(forced, [5, 0, 5])
    assert outcomes(forced, 1, 6, 3) == [5, 0, 5]
    check_tape(forced)
    outcomes(lucky, 1, 6, 3)
    start_recording(forced)
    assert outcomes(forced, 1, 6, 10) == outcomes(lucky, 1, 6, 10) == recorded(forced)


def test_a_new_tape_forgets_the_old_one() -> None:
    c = seeded(1)
    force(c, [9])
    draw(c, 0, 6)
    force(c, [4])
    assert draw(c, 0, 6) == 4
    check_tape(c)


@pytest.mark.parametrize(
    ("tape", "message"),
    [
        ([], "outcome 1 of the tape is missing or out of range"),
        ([1, 2], "outcome 3 of the tape is missing or out of range"),
        ([1, 6, 2], "outcome 2 of the tape is missing or out of range"),
        ([-1, 0, 0], "outcome 1 of the tape is missing or out of range"),
        ([1, 2, 3, 4, 5], "2 outcomes of the tape were not asked for"),
    ],
)
def test_a_tape_that_does_not_fit_is_reported(tape: list[int], message: str) -> None:
    c = seeded(1)
    force(c, tape)
    outcomes(c, 0, 6, 3)
    with pytest.raises(TapeError, match=f"^{message}$"):
        check_tape(c)


def test_more_outcomes_than_a_tape_holds_are_reported() -> None:
    c = seeded(1)
    start_recording(c)
    outcomes(c, 0, 6, LONG_TAPE)
    assert len(recorded(c)) == LONG_TAPE
    draw(c, 0, 6)
    with pytest.raises(TapeError, match=f"more than {LONG_TAPE} outcomes in one action"):
        recorded(c)


def test_a_note_is_kept_in_the_journal() -> None:
    c = seeded(1)
    note(c, 3, 1, 40)
    assert c.journal == [Note(3, 1, 40)]
    assert TableChance().journal == []


# --- compiled ----------------------------------------------------------------------------------------------

Draw = Callable[[Any, int, int], int]


@pytest.fixture(scope="module")
def compiled_draw() -> Draw:
    import numba

    functions = bind([draws], {}, numba.njit, rewrite=for_compilation, helpers=compilation_helpers())
    made: Draw = functions["draw"]
    for c in (Chance(), ReplayChance()):
        made(record_array(c)[0], TABLE, 2)
    return made


def test_compiled_draws_are_the_interpreted_ones(compiled_draw: Draw) -> None:
    plain = seeded(ALL_ONES - 12345, 1 << 33, THINKING)
    (fast,) = chances(ALL_ONES - 12345, 1 << 33, 1, THINKING)
    for bound in BOUNDS:
        for stream in range(STREAMS):
            expected = outcomes(plain, stream, bound, 25)
            assert [compiled_draw(fast, stream, bound) for _ in range(25)] == expected
    assert fast.tobytes() == pack_as_chance(plain)


@given(st.integers(0, ALL_ONES), st.integers(0, ALL_ONES), st.integers(1, 3 << 30))
def test_compiled_draws_are_the_interpreted_ones_under_any_seed(
    compiled_draw: Draw, seed: int, game: int, bound: int
) -> None:
    (fast,) = chances(seed, game, 1, DEALING)
    assert compiled_draw(fast, TABLE, bound) == draw(seeded(seed, game), TABLE, bound)


@pytest.mark.parametrize("tape", [[1, 2, 3], [1, 2], [1, 6, 3], [1, 2, 3, 4]])
def test_compiled_tapes_work_like_interpreted_ones(compiled_draw: Draw, tape: list[int]) -> None:
    plain = seeded(5)
    force(plain, tape)
    (fast,) = record_array(ReplayChance())
    fast["key_low"], fast["mode"], fast["tape_end"] = 5, plain.mode, len(tape)
    fast["tape"][: len(tape)] = tape
    assert [compiled_draw(fast, 0, 6) for _ in range(3)] == outcomes(plain, 0, 6, 3)
    assert (fast["fault"], fast["tape_at"]) == (plain.fault, plain.tape_at)
    assert fast["counters"].tolist() == plain.counters


def test_the_long_tape_changes_nothing_else() -> None:
    short, long = dtype_of(Chance), dtype_of(ReplayChance)
    assert long.names == short.names
    assert long["tape"] == np.dtype((np.int32, (LONG_TAPE,)))
