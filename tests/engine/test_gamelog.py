"""The log of a match: what is written is read back, and what was changed or forged is refused."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import LogError
from cubarium.engine.log import MAX_BYTES, MAX_LINE, commitment, read_log, write_log
from cubarium.engine.match import Match
from cubarium.engine.record import digest
from cubarium.engine.registry import load_game
from tests.games.cubosaurs.table import SPEC, changed_pack

NAMES = ("Ada", "Blaise", "Chloé", "陽子", 'E"e\\')
Content = dict[str, Any]


def played(seed: int, moves: int, position: Any = None, **options: int) -> Match:
    players = options.setdefault("players", 3)
    match = Match(SPEC, options, NAMES[:players], seed=seed, position=position)
    play_on(match, moves, seed)
    return match


def play_on(match: Match, moves: int, seed: int) -> None:
    bot_chance = random.Random(seed)
    for _ in range(moves):
        if not match.is_over:
            (seat,) = match.actors()
            match.act(seat, bot_chance.choice(match.legal(seat)))


def assert_same(match: Match, other: Match) -> None:
    assert match.packed() == other.packed()
    assert match.moves == other.moves
    assert match.notes() == other.notes()
    assert (match.seats, match.options, match.seed, match.game) == (
        other.seats,
        other.options,
        other.seed,
        other.game,
    )


# --- writing and reading -----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", SPEC.settings.variants)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_log_gives_its_match_back(variant: str, players: int) -> None:
    match = played(players, 1000, players=players, **SPEC.settings.variants[variant])
    assert match.is_over
    text = write_log(match)
    assert_same(read_log(text, load_game), match)
    assert write_log(read_log(text, load_game)) == text


@pytest.mark.parametrize("moves", [0, 1, 40])
def test_a_log_of_a_game_that_is_not_over_can_be_read(moves: int) -> None:
    match = played(6, moves, advanced=1)
    assert_same(read_log(write_log(match), load_game), match)


def test_a_log_can_begin_from_a_position() -> None:
    middle = played(2, 50, advanced=1)
    match = played(3, 30, position=middle.to_json(), advanced=1)
    text = write_log(match)
    assert json.loads(text.partition("\n")[0])["position"] == middle.to_json()
    assert_same(read_log(text, load_game), match)


def test_what_was_taken_back_is_not_in_the_log() -> None:
    match = played(4, 20)
    text = write_log(match)
    play_on(match, 5, 99)
    for _ in range(5):
        match.undo()
    assert write_log(match) == text


def test_a_resumed_match_goes_on_with_the_same_luck() -> None:
    match = played(5, 1000, advanced=1)
    for moves in (0, 17, 80, match.move_count - 1):
        resumed = read_log(first_lines(write_log(match), moves + 1), load_game)
        for move in match.moves[moves:]:
            assert resumed.act(move.seat, move.action) == move
        assert_same(resumed, match)


def test_the_commitment_fixes_the_seed_and_hides_it() -> None:
    head = json.loads(write_log(played(7, 0)).partition("\n")[0])
    assert head["commitment"] == commitment(7, 0) == hashlib.sha256(b"cubarium 7 0").hexdigest()
    assert len({commitment(seed, game) for seed in range(20) for game in range(20)}) == 400


def test_other_components_must_be_given() -> None:
    pack = changed_pack(game={"tokens": 30})
    match = Match(SPEC, {"players": 3, "advanced": 1}, seed=1, components=pack)
    play_on(match, 20, 1)
    text = write_log(match)
    assert_same(read_log(text, load_game, pack), match)
    with pytest.raises(LogError, match=r"^line 1: .* other components \(changed\); give"):
        read_log(text, load_game)


def test_a_log_of_earlier_rules_is_read_where_they_led_to_the_same_states() -> None:
    match = played(1, 3)
    text = write_log(match)

    def later(game: str) -> GameSpec:
        return replace(load_game(game), rules_version=2)

    assert_same(read_log(text, later), match)


# --- changed by chance -------------------------------------------------------------------------------------


def first_lines(text: str, count: int) -> str:
    return "".join(text.splitlines(keepends=True)[:count])


TEXT = write_log(played(1, 1000, players=2, rounds=1, advanced=1))
LINES = TEXT.count("\n")


def refused_at(text: str) -> int:
    """Return the line at which a log is refused."""
    with pytest.raises(LogError, match=r"^line \d+: ") as caught:
        read_log(text, load_game)
    return int(str(caught.value).removeprefix("line ").partition(":")[0])


Change = Callable[[str, int, str], str]
CHANGES: dict[str, Change] = {
    "exchanged": lambda text, at, other: text[:at] + other + text[at + 1 :],
    "inserted": lambda text, at, other: text[:at] + other + text[at:],
    "deleted": lambda text, at, other: text[:at] + text[at + 1 :],
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_character_anywhere_is_noticed_at_its_line(change: Change) -> None:
    bot_chance = random.Random(2)
    places = [*bot_chance.sample(range(len(TEXT)), 300), 0, len(TEXT) - 1]
    for at in places:
        other = bot_chance.choice([c for c in '0123456789abcdef{}[]",: \n\r\té\0' if c != TEXT[at]])
        assert refused_at(change(TEXT, at, other)) == TEXT.count("\n", 0, at) + 1


def test_lines_that_changed_places_or_are_missing_or_double_are_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    for at in range(LINES - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert refused_at("".join(swapped)) == at + 1
        assert refused_at("".join(lines[:at] + lines[at + 1 :])) == at + 1
        assert refused_at("".join([*lines[: at + 1], *lines[at:]])) == at + 2


def test_a_line_of_another_log_is_noticed() -> None:
    other = write_log(played(2, 1000, players=2, rounds=1, advanced=1)).splitlines(keepends=True)
    lines = TEXT.splitlines(keepends=True)
    for at in range(1, LINES):
        assert refused_at("".join([*lines[:at], other[at], *lines[at + 1 :]])) == at + 1


def test_a_log_that_is_cut_off_is_noticed_unless_a_whole_line_remains() -> None:
    for at in range(len(TEXT) - 400, len(TEXT)):
        if TEXT[at - 1] == "\n":
            assert read_log(TEXT[:at], load_game).move_count == TEXT.count("\n", 0, at) - 1
        else:
            assert refused_at(TEXT[:at]) == TEXT.count("\n", 0, at) + 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the log is empty"),
        ("\n", "line 1: not a line of a log"),
        ("hello\n", "line 1: not a line of a log"),
        ("[]\n", "line 1: not a line of a log"),
        ('{"check":"0123456789abcdef"}\n', "line 1: not a line of a log"),
        ('{"a":1,"check":"0123456789abcdef"}\n', "line 1: the line was changed, its check does not fit"),
        ('{"a":1,"check":"0123456789ABCDEF"}\n', "line 1: not a line of a log"),
        (TEXT + "\n", f"line {LINES + 1}: not a line of a log"),
        ("\ufeff" + TEXT, "line 1: not a line of a log"),
        (TEXT.replace("\n", "\r\n"), "line 1: not a line of a log"),
        (TEXT + "\ud800\n", f"line {LINES + 1}: not a line of a log"),
        (TEXT + "x" * (MAX_LINE + 1) + "\n", f"line {LINES + 1}: longer than 1000000 characters"),
        (TEXT + ("x" * 99 + "\n") * (MAX_BYTES // 100), "the log is larger than 16 MB"),
    ],
    ids=range(13),
)
def test_what_is_no_log_is_refused(text: str, message: str) -> None:
    with pytest.raises(LogError, match=f"^{message}$"):
        read_log(text, load_game)


# --- forged, with checks that fit --------------------------------------------------------------------------


def chained(bodies: list[str]) -> str:
    """Return a log whose checks fit, whatever its lines say."""
    text, check = "", ""
    for body in bodies:
        check = hashlib.sha256(f"{check}\n{body}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
        text += f'{body[:-1]},"check":"{check}"}}\n'
    return text


def contents(text: str) -> list[Content]:
    found = [json.loads(line) for line in text.splitlines()]
    for content in found:
        del content["check"]
    return found


def forged(line: int, **changes: Any) -> str:
    """Return the log with some values of one line changed and every check made to fit."""
    changed = contents(TEXT)
    changed[line - 1].update(changes)
    return chained([json.dumps(content, ensure_ascii=False, separators=(",", ":")) for content in changed])


def test_checks_are_made_as_documented() -> None:
    assert forged(1) == TEXT


HEAD = contents(TEXT)[0]
FIRST_OUTCOME, *OTHER_OUTCOMES = HEAD["outcomes"]
SHUFFLED = next(n for n, content in enumerate(contents(TEXT), 1) if n > 1 and "outcomes" not in content)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"cubarium": 3}, "log format 3, this version reads 1 and 2"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": ["cubosaurs"]}, "there is no game"),
        ({"rules": 2}, "rules version 2 of cubosaurs, this version has 1"),
        ({"components": "0" * 16}, "the match was played with other components"),
        ({"options": {**HEAD["options"], "players": 9}}, "players: 9 is not between 2 and 5"),
        ({"options": {**HEAD["options"], "players": 3}}, "2 names for 3 players"),
        ({"options": {**HEAD["options"], "advanced": 0}}, ""),
        ({"options": []}, ""),
        ({"seats": ["Ada"]}, "1 names for 2 players"),
        ({"seats": ["Ada", None]}, "'None' is no name"),
        ({"seats": 2}, ""),
        ({"seed": [2, 0]}, "the seed is not the one that was committed to"),
        ({"seed": [2, 0], "commitment": commitment(2, 0), "outcomes": None}, "outcomes are a list"),
        ({"seed": ["1", 0]}, "seed: 1 is not a whole number"),
        ({"seed": 1}, ""),
        ({"commitment": "0" * 64}, "the seed is not the one that was committed to"),
        ({"outcomes": HEAD["outcomes"][:-1]}, f"outcome {len(HEAD['outcomes'])} of the tape is missing"),
        ({"outcomes": [*HEAD["outcomes"], 0]}, "1 outcomes of the tape were not asked for"),
        ({"outcomes": [1 - FIRST_OUTCOME, *OTHER_OUTCOMES]}, "the replay begins in another state"),
        ({"outcomes": [float(x) for x in HEAD["outcomes"]]}, "outcomes are a list of whole numbers"),
        ({"outcomes": "0123"}, "outcomes are a list of whole numbers"),
        ({"state": "0" * 16}, "the replay begins in another state"),
        ({"position": None}, "outcome 1 of the tape is missing"),
        ({"position": {}}, "State: the field 'hand' is missing"),
        ({"position": played(1, 0, players=3).to_json()}, "players is 3 in the position and 2 in"),
    ],
    ids=range(26),
)
def test_a_forged_beginning_is_refused(changes: Content, message: str) -> None:
    with pytest.raises(LogError, match=f"^line 1: {message}"):
        read_log(forged(1, **changes), load_game)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"n": SHUFFLED}, f"action {SHUFFLED} where {SHUFFLED - 1} was expected"),
        ({"n": None}, "action None where"),
        ({"seat": 3 - contents(TEXT)[SHUFFLED - 1]["seat"]}, "it is not .*'s decision"),
        ({"seat": 0}, "there is no seat -1; seats are 0 to 1"),
        ({"seat": 3}, "there is no seat 2; seats are 0 to 1"),
        ({"seat": "1"}, "not an action"),
        ({"action": "done"}, ""),
        ({"action": "buy 99"}, "there is no tile '99'"),
        ({"action": "pass trex-9"}, "there is no card 'trex-9'"),
        ({"action": 0}, "not an action"),
        ({"outcomes": [0]}, "1 outcomes of the tape were not asked for"),
        ({"outcomes": None}, "outcomes are a list of whole numbers"),
        ({"outcomes": [None]}, "outcomes are a list of whole numbers"),
        ({"state": "0" * 16}, "the replay leads to another state"),
        ({"state": None}, "the replay leads to another state"),
    ],
    ids=range(15),
)
def test_a_forged_action_is_refused_at_its_line(changes: Content, message: str) -> None:
    with pytest.raises(LogError, match=f"^line {SHUFFLED}: {message}"):
        read_log(forged(SHUFFLED, **changes), load_game)


@pytest.mark.parametrize("key", ["cubarium", "game", "rules", "components", "options", "seats", "commitment"])
def test_a_beginning_without_one_of_its_parts_is_refused(key: str) -> None:
    bodies = [json.dumps({k: v for k, v in content.items() if k != key}) for content in contents(TEXT)]
    with pytest.raises(LogError, match=f"^line 1: '{key}' is missing$"):
        read_log(chained(bodies), load_game)


def test_another_legal_action_leads_to_another_state_and_is_refused() -> None:
    match = read_log(first_lines(TEXT, SHUFFLED - 1), load_game)
    step = contents(TEXT)[SHUFFLED - 1]
    others = [SPEC.actions.to_text(action) for action in match.legal(step["seat"] - 1)]
    others.remove(step["action"])
    assert others
    for action in others:
        with pytest.raises(LogError, match=f"^line {SHUFFLED}: "):
            read_log(forged(SHUFFLED, action=action), load_game)


def test_an_action_after_the_end_is_refused() -> None:
    bodies = [json.dumps(content) for content in contents(TEXT)]
    more = {"n": LINES, "seat": 1, "action": "keep", "state": digest(read_log(TEXT, load_game).state)}
    with pytest.raises(LogError, match=f"^line {LINES + 1}: the game is over$"):
        read_log(chained([*bodies, json.dumps(more)]), load_game)


@pytest.mark.parametrize(
    "body",
    [
        '{"a":}',
        '{"a":1}}',
        '{"a":' + "9" * 5000 + "}",
        '{"a":' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"a":"\udfff}',
    ],
    ids=range(5),
)
def test_what_is_not_json_is_refused_even_if_its_check_fits(body: str) -> None:
    with pytest.raises(LogError, match=r"^line 1: not JSON$"):
        read_log(chained([body]), load_game)


def test_json_of_any_depth_is_refused_in_one_line() -> None:
    for depth in range(800, 1010):
        body = '{"cubarium":' + "[" * depth + "]" * depth + "}"
        with pytest.raises(LogError, match=r"^line 1: "):
            read_log(chained([body]), load_game)


def test_a_log_after_taking_back_has_the_fingerprints_of_what_was_played_then() -> None:
    def other(match: Match) -> Match:
        seat = match.actors()[0]
        match.act(seat, match.legal(seat)[0])
        write_log(match)
        match.undo()
        seat = match.actors()[0]
        match.act(seat, match.legal(seat)[-1])
        return match

    match = Match(load_game("cubosaurs"), {"players": 2, "advanced": 1}, seed=3)
    for _ in range(4):
        match = other(match)
    assert read_log(write_log(match), load_game).packed() == match.packed()
