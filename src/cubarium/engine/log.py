"""The log of a match: JSON lines, each chained to the one before, so that a changed byte is noticed.

The first line says what is played: game, rules version, components and those of their values that were set
one by one, options, seats, a commitment to the luck and the outcomes of the first shuffle, or the position
the match began from. Each further line is an action with what chance answered and a fingerprint of the
state after it. A log holds every secret of its game: it stays with the table until the game is over.

Luck is a seed, or that of a table (`engine.table_luck`): then every line has the questions its outcomes
answer, and reading the log works out each of them again.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.components.setting import set_values
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, LogError, LuckError, Malformed, short
from cubarium.engine.match import Match
from cubarium.engine.record import digest, to_json
from cubarium.engine.table_luck import TableLuck

FORMAT = 1
KEYED_FORMAT = 2
"""The format of a log whose luck anyone can verify."""
MAX_BYTES = 16_000_000
MAX_LINE = 1_000_000
CHECK_LENGTH = 16
SHOWN_DIGITS = 16
"""As many digits of a component pack stand in a log."""
_CHECKED_LINE = re.compile(rf'(\{{.*),"check":"([0-9a-f]{{{CHECK_LENGTH}}})"\}}')


def commitment(seed: int, game: int) -> str:
    """Return what may be published of the luck before the game: it fixes the seed and hides it."""
    return hashlib.sha256(f"cubarium {seed} {game}".encode()).hexdigest()


def _canonical(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _chained(body: str, previous: str) -> str:
    data = f"{previous}\n{body}".encode("utf-8", "surrogatepass")
    return hashlib.sha256(data).hexdigest()[:CHECK_LENGTH]


def write_log(match: Match) -> str:
    """Return the whole log as text."""
    table_luck = match.table_luck
    head: dict[str, Any] = {
        "cubarium": FORMAT if table_luck is None else KEYED_FORMAT,
        "game": match.spec.id,
        "rules": match.spec.rules_version,
        **told_pack(match.components),
        "options": to_json(match.options),
        "seats": list(match.seats),
    }
    if table_luck is None:
        head |= {"commitment": commitment(match.seed, match.game), "seed": [match.seed, match.game]}
    else:
        head |= {"commitment": table_luck.commitment, "luck": table_luck.to_json()}
    if match.position is not None:
        head["position"] = dict(match.position)
    else:
        head["outcomes"] = list(match.opening_outcomes)
        if table_luck is not None:
            head["questions"] = [list(each) for each in match.opening_questions]
    head["state"] = match.fingerprint_at(0)
    lines, check = [], ""
    for content in (head, *(_move_content(match, i) for i in range(match.move_count))):
        body = _canonical(content)
        check = _chained(body, check)
        lines.append(f'{body[:-1]},"check":"{check}"}}\n')
    return "".join(lines)


def _move_content(match: Match, index: int) -> dict[str, Any]:
    move = match.moves[index]
    content: dict[str, Any] = {
        "n": index + 1,
        "seat": move.seat + 1,
        "action": match.spec.actions.to_text(move.action),
    }
    if move.outcomes:
        content["outcomes"] = list(move.outcomes)
        if move.questions:
            content["questions"] = [list(each) for each in move.questions]
    content["state"] = match.fingerprint_at(index + 1)
    return content


def read_log(text: str, load_game: Callable[[str], GameSpec], components: Pack | None = None) -> Match:
    """Replay a log and return the match; a log that was changed or does not replay is refused."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise LogError(f"the log is larger than {MAX_BYTES // 1_000_000} MB")
    lines = text.split("\n")
    if lines[-1] != "":
        raise LogError(f"line {len(lines)}: the line is cut short")
    contents, check = [], ""
    for number, line in enumerate(lines[:-1], 1):
        content, check = _read_line(line, number, check)
        contents.append(content)
    if not contents:
        raise LogError("line 1: the log is empty")
    with _faults_of_line(1):
        match = _begin(contents[0], load_game, components)
    for number, content in enumerate(contents[1:], 2):
        with _faults_of_line(number):
            _replay(match, content, number - 1)
    return match


def _read_line(line: str, number: int, previous: str) -> tuple[dict[str, Any], str]:
    """Return the content of a line and its check, which is verified before anything is believed."""
    if len(line) > MAX_LINE:
        raise LogError(f"line {number}: longer than {MAX_LINE} characters")
    found = _CHECKED_LINE.fullmatch(line)
    if found is None:
        raise LogError(f"line {number}: not a line of a log")
    body, check = found[1] + "}", found[2]
    if _chained(body, previous) != check:
        raise LogError(f"line {number}: the line was changed, its check does not fit")
    try:
        return json.loads(body), check
    except (ValueError, RecursionError) as problem:
        raise LogError(f"line {number}: not JSON") from problem


@contextmanager
def _faults_of_line(number: int) -> Iterator[None]:
    """Name the line of what a forged log gets wrong: a thing missing, of another kind, against the rules."""
    try:
        yield
    except LuckError:
        raise
    except KeyError as problem:
        raise LogError(f"line {number}: {problem} is missing") from problem
    except (CubariumError, AttributeError, TypeError, ValueError) as problem:
        raise LogError(f"line {number}: {problem}") from problem


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Malformed(otherwise)


def _begin(head: dict[str, Any], load_game: Callable[[str], GameSpec], components: Pack | None) -> Match:
    found = head["cubarium"]
    known = FORMAT, KEYED_FORMAT
    _require(type(found) is int and found in known, f"log format {short(found)}, this version reads 1 and 2")
    spec = load_game(str(head["game"]))
    found, own = head["rules"], spec.rules_version
    # Earlier rules may have led to the same states: every move of the log says to which.
    is_known = isinstance(found, int) and 0 < found <= own
    _require(is_known, f"rules version {short(found)} of {spec.id}, this version has {own}")
    pack = pack_of(head, spec, components or built_in_pack(spec.components.schema))
    is_keyed = head["cubarium"] == KEYED_FORMAT
    outcomes = [] if "position" in head else _outcomes(head["outcomes"])
    match = Match(
        spec,
        head["options"],
        head["seats"],
        components=pack,
        position=head.get("position"),
        **({"table_luck": _table_luck(head)} if is_keyed else {**_seed(head), "opening": outcomes}),
    )
    if is_keyed:
        _check_luck(head, 1, outcomes, match.opening_outcomes, match.opening_questions)
    _require(digest(match.state) == head["state"], "the replay begins in another state")
    return match


def told_pack(pack: Pack) -> dict[str, Any]:
    """Return what the head of a log tells of a pack: which it is, and the values that were set one by one."""
    return {
        "components": pack.digest[:SHOWN_DIGITS],
        **({"values": list(pack.values)} if pack.values else {}),
    }


def pack_of(head: Mapping[str, Any], spec: GameSpec, given: Pack) -> Pack:
    """Return the pack of a head: the given one, or that with the values which were set one by one.

    Raises:
        Malformed: if it is another one.
    """
    found, values = head["components"], head.get("values", [])
    pack = given
    if found != given.digest[:SHOWN_DIGITS] and values:
        is_sound = isinstance(values, list) and all(isinstance(value, str) for value in values)
        _require(is_sound, "values are a list of texts")
        pack = set_values(spec.components.schema, given, values)
    _require(
        found == pack.digest[:SHOWN_DIGITS],
        f"the match was played with other components ({short(found)}); give them with --components",
    )
    return pack


def _seed(head: dict[str, Any]) -> dict[str, Any]:
    seed, game = head["seed"]
    _require(commitment(seed, game) == head["commitment"], "the seed is not the one that was committed to")
    return {"seed": seed, "game": game}


def _table_luck(head: dict[str, Any]) -> TableLuck:
    table_luck = TableLuck.from_json(head["luck"])
    if table_luck.commitment != head["commitment"]:
        raise LuckError("other-secret", "line 1: the secret is not the one that was committed to")
    return table_luck


def _replay(match: Match, content: dict[str, Any], number: int) -> None:
    _require(content["n"] == number, f"action {short(content['n'])} where {number} was expected")
    seat, action = content["seat"], content["action"]
    _require(isinstance(seat, int) and isinstance(action, str), "not an action")
    outcomes = _outcomes(content.get("outcomes", []))
    if match.table_luck is None:
        match.act(seat - 1, action, outcomes)
    else:
        move = match.act(seat - 1, action)
        _check_luck(content, number + 1, outcomes, move.outcomes, move.questions)
    _require(digest(match.state) == content["state"], "the replay leads to another state")


def _check_luck(
    content: dict[str, Any], line: int, told: list[int], drawn: Sequence[int], asked: Sequence[Sequence[int]]
) -> None:
    """Raise unless a line tells what the rules have asked of the luck of the table, and what it answered."""
    check_outcomes(line, told, drawn)
    if len(told) != len(drawn) or content.get("questions", []) != [list(each) for each in asked]:
        raise LuckError("other-draws", f"line {line}: these are not the draws the rules ask for", line=line)


def check_outcomes(line: int, told: Sequence[int], drawn: Sequence[int]) -> None:
    """Raise where a line tells another outcome than luck gave; how many there are is not looked at."""
    for place, (said, true) in enumerate(zip(told, drawn, strict=False), 1):
        if said != true:
            why = f"line {line}: outcome {place} is {said} in the log, and luck gave {true}"
            raise LuckError("other-outcome", why, line=line, place=place, told=said, drawn=true)


def _outcomes(found: Any) -> list[int]:
    """Return outcomes only if they are written down: left out, luck would come from the seed."""
    _require(
        isinstance(found, list) and all(type(x) is int for x in found), "outcomes are a list of whole numbers"
    )
    return list(found)
