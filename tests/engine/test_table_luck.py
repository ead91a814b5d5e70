"""Luck that anyone can verify: worked out again from `docs/luck.md` alone, and refused once touched."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import pytest

from cubarium.engine.chance import seeded
from cubarium.engine.errors import LogError, LuckError, Malformed
from cubarium.engine.log import read_log, write_log
from cubarium.engine.match import Match
from cubarium.engine.options import checked_options
from cubarium.engine.record import digest
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.table_luck import BOT, NONE, KeyedChance, TableLuck, commitment_of, fresh_secret
from cubarium.engine.verifying import verify
from tests.thorough import THOROUGH

GAMES = sorted(BUILT_IN)
SHORT = ["cubosaurs", "trex", "cubano-naval-dice"]
"""Games of a few hundred lines, in which much is drawn."""
PARTS = 16
"""A thorough run shares the games of an id among so many tests, for the cores that there are."""
Content = dict[str, Any]


def hexes(mind: random.Random) -> str:
    return mind.randbytes(32).hex()


def luck_for(game: str, number: int) -> tuple[dict[str, int], TableLuck]:
    """Return a setting of a game, the first one the smallest, and luck to which some seats gave something."""
    spec, mind = load_game(game), random.Random(f"{game} {number}")
    variants = list(spec.settings.variants.values())
    options = dict(mind.choice(variants) if number else variants[0])
    options.setdefault("players", mind.randint(*spec.players) if number else spec.players[0])
    seats = range(checked_options(spec, options).players)
    given = tuple(mind.choice([BOT, NONE, hexes(mind)]) for _ in seats)
    return options, TableLuck(f"table-{number}", hexes(mind), given)


def play_on(match: Match, mind: random.Random, moves: int = 100_000) -> Match:
    for _ in range(moves):
        if match.is_over:
            break
        seat = mind.choice(match.actors())
        match.act(seat, mind.choice(match.legal(seat)))
    return match


@lru_cache(maxsize=20)
def played(game: str, number: int) -> Match:
    options, luck = luck_for(game, number)
    return play_on(Match(load_game(game), options, table_luck=luck), random.Random(number))


# --- the scheme, from the documentation alone --------------------------------------------------------------


def outcomes_of(log: str) -> Iterator[tuple[int, int]]:
    """Yield what a log tells of each draw and what luck gave: this knows no rules and nothing of ours."""
    head, *moves = map(json.loads, log.splitlines())
    luck, at = head["luck"], Counter[int]()
    secret = bytes.fromhex(luck["secret"])
    promised = f"cubarium luck 1 {luck['table']} {luck['secret']}"
    assert hashlib.sha256(promised.encode()).hexdigest() == head["commitment"]
    lines = ["cubarium luck 1", f"table {luck['table']}"]
    for seat, given in enumerate(luck["contributions"], 1):
        bot = hmac.new(secret, f"bot {seat}".encode(), "sha256").hexdigest()
        lines.append(f"seat {seat} {bot if given == 'bot' else given}")
    key = hmac.new(secret, "\n".join(lines).encode(), "sha256").digest()
    for line in [head, *moves]:
        pairs = zip(line.get("outcomes", []), line.get("questions", []), strict=True)
        for outcome, (stream, sides) in pairs:
            while True:
                digest = hmac.new(key, f"{stream}:{at[stream]}".encode(), "sha256").digest()
                product, at[stream] = int.from_bytes(digest[:4]) * sides, at[stream] + 1
                if product % 2**32 >= 2**32 % sides:
                    break
            yield outcome, product // 2**32


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_log_can_be_worked_out_without_the_rules(game: str) -> None:
    match = played(game, 0)
    pairs = list(outcomes_of(write_log(match)))
    assert len(pairs) == verify(match, "", {})
    assert all(told == drawn for told, drawn in pairs)


@pytest.mark.parametrize("part", range(PARTS if THOROUGH else 1))
@pytest.mark.parametrize("game", GAMES)
def test_games_of_every_id_are_accepted(game: str, part: int) -> None:
    for number in range(part, 1000 if THOROUGH else 1, PARTS):
        match, luck = played(game, number), luck_for(game, number)[1]
        again = read_log(write_log(match), load_game)
        assert verify(again, luck.commitment, {}) == len(match.opening_outcomes) + sum(
            len(move.outcomes) for move in match.moves
        )
        assert (again.moves, again.packed()) == (match.moves, match.packed())


def test_the_same_words_come_whoever_asks_first() -> None:
    luck = luck_for("trex", 1)[1]
    one, other = KeyedChance(luck, len(luck.contributions)), KeyedChance(luck, len(luck.contributions))
    first = [one.outcome(0, 6) for _ in range(9)], [one.outcome(1, 6) for _ in range(9)]
    second = [(other.outcome(1, 6), other.outcome(0, 6)) for _ in range(9)]
    assert first == ([b for _, b in second], [a for a, _ in second])


def test_each_part_of_the_luck_changes_all_of_it() -> None:
    luck = TableLuck("t", "ab" * 32, ("cd" * 32, NONE, BOT))
    others = [
        TableLuck("u", luck.secret, luck.contributions),
        TableLuck("t", "ac" * 32, luck.contributions),
        TableLuck("t", luck.secret, ("ce" * 32, NONE, BOT)),
        TableLuck("t", luck.secret, (NONE, "cd" * 32, BOT)),
        TableLuck("t", luck.secret, ("cd" * 32, BOT, NONE)),
    ]
    assert len({luck.key, *(other.key for other in others)}) == 6
    assert len({luck.commitment, others[0].commitment, others[1].commitment}) == 3


def test_bots_think_with_numbers_that_lead_nowhere_back() -> None:
    match = played("trex", 0)
    assert (match.seed, match.game) == (played("trex", 0).seed, played("trex", 0).game)
    assert not {f"{match.seed:x}", f"{match.game:x}"} & {match.table_luck.secret if match.table_luck else ""}
    assert match.seed.to_bytes(8) not in match._chance.key  # type: ignore[attr-defined]


def test_rules_of_a_table_take_other_luck_too() -> None:
    match = played("trex", 0)
    one, other = match.state_at(3), match.state_at(3)
    match.rules.determinize(one, 0, seeded(1))
    Match(match.spec, {"players": len(match.seats)}, seed=1).rules.determinize(other, 0, seeded(1))
    assert digest(one) == digest(other) != digest(match.state_at(3))


# --- fair ---------------------------------------------------------------------------------------------------


def test_every_outcome_comes_as_often_as_every_other() -> None:
    """With 10^7 draws if thorough. The luck is fixed, so this bound holds always or never."""
    draws = 10_000_000 if THOROUGH else 60_000
    for sides in (2, 6, 54):
        chance, counts = KeyedChance(TableLuck("fair", "5a" * 32, (NONE,)), 1), [0] * sides
        for _ in range(draws // 3):
            counts[chance.outcome(sides % 7, sides)] += 1
        mean = draws // 3 / sides
        chi = sum((count - mean) ** 2 / mean for count in counts)
        free = sides - 1
        assert chi < free + 4 * (2 * free) ** 0.5


# --- what was touched is found ------------------------------------------------------------------------------


def chained(contents: Iterable[Content]) -> str:
    """Write lines as somebody would who forges a log and knows how its lines hang together."""
    lines, check = [], ""
    for content in contents:
        body = json.dumps(
            {k: v for k, v in content.items() if k != "check"}, ensure_ascii=False, separators=(",", ":")
        )
        check = hashlib.sha256(f"{check}\n{body}".encode()).hexdigest()[:16]
        lines.append(f'{body[:-1]},"check":"{check}"}}\n')
    return "".join(lines)


def refused(log: str) -> str:
    """Return how a log is refused; it must be."""
    with pytest.raises(LogError) as fault:
        verify(read_log(log, load_game), "", {})
    return getattr(fault.value, "code", "unsound")


def test_any_changed_byte_is_found() -> None:
    log, mind = write_log(played("cubano-naval-messages", 1)).encode(), random.Random(3)
    for _ in range(10_000 if THOROUGH else 200):
        at, byte = mind.randrange(len(log)), mind.randrange(256)
        if byte != log[at]:
            assert refused((log[:at] + bytes([byte]) + log[at + 1 :]).decode(errors="surrogateescape"))


@pytest.mark.parametrize("game", SHORT)
def test_any_changed_draw_is_found_even_if_the_lines_hold_together(game: str) -> None:
    contents = list(map(json.loads, write_log(played(game, 2)).splitlines()))
    drawn = [n for n, line in enumerate(contents) if line.get("outcomes")]
    mind, found = random.Random(4), Counter[str]()
    for _ in range(3_400 if THOROUGH else 30):
        changed = json.loads(json.dumps(contents))
        line = changed[mind.choice(drawn)]
        place = mind.randrange(len(line["outcomes"]))
        if mind.random() < 0.5:
            sides = line["questions"][place][1]
            line["outcomes"][place] = (line["outcomes"][place] + mind.randrange(1, max(2, sides))) % (
                sides + 1
            )
        else:
            part = mind.randrange(2)
            line["questions"][place][part] += 1
        found[refused(chained(changed))] += 1
    assert set(found) == {"other-outcome", "other-draws"}


def test_draws_in_another_order_are_found() -> None:
    contents = list(map(json.loads, write_log(played("trex", 2)).splitlines()))
    head = contents[0]
    place = next(
        n for n, (a, b) in enumerate(zip(head["outcomes"], head["outcomes"][1:], strict=False)) if a != b
    )
    for name in ("outcomes", "questions"):
        head[name][place : place + 2] = reversed(head[name][place : place + 2])
    assert refused(chained(contents)) == "other-outcome"


def test_draws_that_are_left_out_or_added_are_found() -> None:
    contents = list(map(json.loads, write_log(played("trex", 2)).splitlines()))
    for change in (lambda found: found[:-1], lambda found: [*found, found[-1]]):
        head = {**contents[0], **{name: change(contents[0][name]) for name in ("outcomes", "questions")}}
        assert refused(chained([head, *contents[1:]])) == "other-draws"


def test_another_secret_is_found() -> None:
    contents = list(map(json.loads, write_log(played("trex", 2)).splitlines()))
    table, other = contents[0]["luck"]["table"], "12" * 32
    contents[0]["luck"]["secret"] = other
    assert refused(chained(contents)) == "other-secret"
    contents[0]["commitment"] = commitment_of(table, other)
    assert refused(chained(contents)) == "other-outcome"


def test_a_game_without_its_end_is_found() -> None:
    log = write_log(played("trex", 2))
    assert refused("".join(log.splitlines(keepends=True)[:-1])) == "not-over"


@pytest.mark.parametrize(
    "luck",
    [None, {}, {"table": "t"}, {"table": "a b\n", "secret": "ab" * 32, "contributions": [NONE] * 2}]
    + [
        {"table": "t", "secret": secret, "contributions": [NONE] * 2}
        for secret in (1, "", "AB" * 32, "ab" * 31)
    ]
    + [
        {"table": "t", "secret": "ab" * 32, "contributions": given}
        for given in (None, [], [1, 2], ["x", NONE], [NONE])
    ],
)
def test_luck_that_cannot_be_read_is_refused(luck: Any) -> None:
    contents = list(map(json.loads, write_log(played("trex", 2)).splitlines()))
    contents[0] |= {"luck": luck, "commitment": commitment_of("t", "ab" * 32)}
    assert refused(chained(contents)) == "unsound"


# --- a server that would choose ----------------------------------------------------------------------------


def test_a_server_that_picks_its_secret_after_seeing_contributions_is_caught() -> None:
    """It promises one secret, tries others until it likes the first card, and plays with that one."""
    spec, given, promised = load_game("trex"), "ab" * 32, fresh_secret()
    noted = commitment_of("t", promised)
    honest = TableLuck("t", promised, (given, BOT))
    wanted = Match(spec, {"players": 2}, table_luck=honest).opening_outcomes[0] ^ 1
    chosen = next(
        luck
        for luck in (TableLuck("t", fresh_secret(), (given, BOT)) for _ in iter(int, 1))
        if Match(spec, {"players": 2}, table_luck=luck).opening_outcomes[0] == wanted
    )
    log = write_log(play_on(Match(spec, {"players": 2}, table_luck=chosen), random.Random(1)))
    match = read_log(log, load_game)
    verify(match, "", {0: given})  # by itself it is a sound game
    with pytest.raises(LuckError, match="the commitment is another one"):
        verify(match, noted, {0: given})
    contents = list(map(json.loads, log.splitlines()))
    contents[0]["commitment"] = noted
    assert refused(chained(contents)) == "other-secret"


def test_a_server_that_drops_what_somebody_gave_is_caught() -> None:
    match = play_on(
        Match(load_game("trex"), {"players": 2}, table_luck=TableLuck("t", "ab" * 32, (NONE, BOT))),
        random.Random(1),
    )
    with pytest.raises(LuckError, match="this was not contributed"):
        verify(match, "", {0: "cd" * 32})


def test_a_seed_that_was_not_used_is_found() -> None:
    match = play_on(Match(load_game("trex"), {"players": 2}, seed=5), random.Random(1))
    assert verify(read_log(write_log(match), load_game), "", {}) > 0
    forced = Match(load_game("trex"), {"players": 2}, seed=6, opening=match.opening_outcomes)
    with pytest.raises(LuckError, match="and luck gave"):
        verify(play_on(forced, random.Random(1)), "", {})


@pytest.mark.parametrize("given", [{5: "ab" * 32}, {-1: "ab" * 32}, {0: "xy"}])
def test_what_nobody_can_have_noted_is_refused(given: dict[int, str]) -> None:
    match = play_on(
        Match(load_game("trex"), {"players": 2}, table_luck=TableLuck("t", "ab" * 32, (NONE, BOT))),
        random.Random(1),
    )
    with pytest.raises(Malformed):
        verify(match, "", given)


# --- taking back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_place_of_a_stream_is_drawn_twice_whatever_is_taken_back(game: str) -> None:
    options, luck = luck_for(game, 7)
    match, mind = Match(load_game(game), options, table_luck=luck), random.Random(7)
    tried = back = 0
    while not match.is_over and tried < 150:
        before = match._chance.counters[:]
        seat = mind.choice(match.actors())
        move = match.act(seat, mind.choice(match.legal(seat)))
        after = match._chance.counters[:]
        tried += 1
        if mind.random() < 0.3:
            if move.outcomes:
                with pytest.raises(Malformed, match="not drawn twice"):
                    match.undo()
            else:
                assert before == after
                match.undo()
                back += 1
            assert match._chance.counters == after
    assert back
    assert all(told == drawn for told, drawn in outcomes_of(write_log(match)))


def test_a_move_that_was_prepared_and_not_made_gives_no_new_roll() -> None:
    match = Match(load_game("trex"), {"players": 2}, table_luck=TableLuck("t", "ab" * 32, (NONE, BOT)))
    mind = random.Random(2)
    for _ in range(200):
        seat = match.actors()[0]
        action = mind.choice(match.legal(seat))
        first, second = match.prepare(seat, action), match.prepare(seat, action)
        assert (first.move, first.counters) == (second.move, second.counters)
        match.commit(second)
        if match.is_over:
            return
