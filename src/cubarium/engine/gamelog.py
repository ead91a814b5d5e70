"""The log of a match: JSON lines, each chained to the one before, so that a changed byte is noticed.

The first line says what is played: game, rules version, components, options, seats, a commitment to the
seed and the outcomes of the first shuffle, or the position the match began from. Each further line is an
action with what chance answered and a fingerprint of the state after it. A log holds every secret of its
game: it stays with the table until the game is over.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from cubarium.engine.components import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, ImpossiblePosition, LogError, Malformed
from cubarium.engine.match import Match
from cubarium.engine.record import digest, to_json

FORMAT = 1
MAX_BYTES = 16_000_000
MAX_LINE = 1_000_000
CHECK_LENGTH = 16


def commitment(seed: int, game: int) -> str:
    """Return what may be published of the luck before the game: it fixes the seed and hides it."""
    return hashlib.sha256(f"cubarium {seed} {game}".encode()).hexdigest()


def _canonical(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _chained(content: Mapping[str, Any], previous: str) -> str:
    return hashlib.sha256(f"{previous}\n{_canonical(content)}".encode()).hexdigest()[:CHECK_LENGTH]


def write_log(match: Match) -> str:
    """Return the whole log as text."""
    head: dict[str, Any] = {
        "cubarium": FORMAT,
        "game": match.spec.id,
        "rules": match.spec.rules_version,
        "components": match.components.digest[:16],
        "options": to_json(match.options),
        "seats": list(match.seats),
        "commitment": commitment(match.seed, match.game),
        "seed": [match.seed, match.game],
    }
    if match.position is not None:
        head["position"] = dict(match.position)
    else:
        head["outcomes"] = list(match.opening_outcomes)
    head["state"] = digest(match.state_at(0))
    lines, check = [], ""
    for content in (head, *(_step_content(match, i) for i in range(match.number))):
        check = _chained(content, check)
        lines.append(_canonical({**content, "check": check}))
    return "".join(line + "\n" for line in lines)


def _step_content(match: Match, index: int) -> dict[str, Any]:
    step = match.steps[index]
    content: dict[str, Any] = {
        "n": index + 1,
        "seat": step.seat + 1,
        "action": match.spec.action_to_text(step.action),
    }
    if step.outcomes:
        content["outcomes"] = list(step.outcomes)
    content["state"] = digest(match.state_at(index + 1))
    return content


def read_log(
    text: str, load_game: Callable[[str], GameSpec], components: Pack | None = None
) -> Match:
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
    match = _begin(contents[0], load_game, components)
    for number, content in enumerate(contents[1:], 2):
        _replay(match, content, number)
    return match


def _read_line(line: str, number: int, previous: str) -> tuple[dict[str, Any], str]:
    if len(line) > MAX_LINE:
        raise LogError(f"line {number}: longer than {MAX_LINE} characters")
    try:
        content = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise LogError(f"line {number}: not JSON") from problem
    if not isinstance(content, dict) or "check" not in content:
        raise LogError(f"line {number}: not a line of a log")
    check = content.pop("check")
    if _chained(content, previous) != check or _canonical({**content, "check": check}) != line:
        raise LogError(f"line {number}: the line was changed, its check does not fit")
    return content, check


def _begin(head: dict[str, Any], load_game: Callable[[str], GameSpec], components: Pack | None) -> Match:
    try:
        if head["cubarium"] != FORMAT:
            raise LogError(f"line 1: log format {head['cubarium']!r}, this version reads {FORMAT}")
        spec = load_game(str(head["game"]))
        if head["rules"] != spec.rules_version:
            raise LogError(
                f"line 1: rules version {head['rules']} of {spec.id}, this version has {spec.rules_version}"
            )
        seed, game = head["seed"]
        if commitment(seed, game) != head["commitment"]:
            raise LogError("line 1: the seed is not the one that was committed to")
        match = Match(
            spec,
            head["options"],
            head["seats"],
            seed=seed,
            game=game,
            components=components,
            position=head.get("position"),
            opening=None if "position" in head else head["outcomes"],
        )
        wanted, state = head["components"], head["state"]
    except (KeyError, TypeError, ValueError, AttributeError, Malformed, ImpossiblePosition) as problem:
        raise LogError(f"line 1: {problem}") from problem
    if match.components.digest[:16] != wanted:
        raise LogError(f"line 1: the match was played with other components ({wanted}); give them with --components")
    if digest(match.state) != state:
        raise LogError("line 1: the replay begins in another state")
    return match


def _replay(match: Match, content: dict[str, Any], number: int) -> None:
    try:
        if content["n"] != number - 1:
            raise LogError(f"line {number}: action {content['n']} where {number - 1} was expected")
        seat, action, state = content["seat"], content["action"], content["state"]
        if not isinstance(seat, int) or not isinstance(action, str):
            raise LogError(f"line {number}: not an action")
        match.act(seat - 1, action, content.get("outcomes", []))
    except KeyError as problem:
        raise LogError(f"line {number}: {problem} is missing") from problem
    except LogError:
        raise
    except (CubariumError, TypeError) as problem:
        raise LogError(f"line {number}: {problem}") from problem
    if digest(match.state) != state:
        raise LogError(f"line {number}: the replay leads to another state")
