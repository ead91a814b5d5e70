"""What a campaign has found: kept in a file, and told to a person."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import mean

from tests.mutation.games import game_of
from tests.mutation.mutations import Mutation
from tests.mutation.trial import BROKEN, CAUGHT, SURVIVED, TIMEOUT, Result

VERDICTS = (CAUGHT, TIMEOUT, SURVIVED, BROKEN)
COLUMNS = ("game", "mutants", *VERDICTS, "% caught", "s/mutant", "s/unmutated")
ROW = "{:<12}" + "{:>12}" * (len(COLUMNS) - 1)


def write(path: Path, results: Sequence[Result], baseline: Mapping[str, float]) -> None:
    """Keep results in a file, which is whole at any time."""
    unfinished = path.with_name(path.name + ".part")
    kept = {"baseline": baseline, "results": [asdict(result) for result in results]}
    unfinished.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    unfinished.replace(path)


def read(path: Path) -> list[Result]:
    """Return the results that a file keeps: none if there is no such file."""
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))["results"]
    return [Result(**{**result, "mutation": Mutation(**result["mutation"])}) for result in kept]


def table(results: Sequence[Result], baseline: Mapping[str, float]) -> str:
    """Return a line for each game and one for all."""
    games = sorted({game_of(result.mutation.file) for result in results})
    rows = [_row(game, [r for r in results if game_of(r.mutation.file) == game], baseline) for game in games]
    return "\n".join([ROW.format(*COLUMNS), *rows, _row("all", results, {})])


def _row(name: str, results: Sequence[Result], baseline: Mapping[str, float]) -> str:
    counts = Counter(result.verdict for result in results)
    judged = len(results) - counts[BROKEN]
    percent = f"{100 * (judged - counts[SURVIVED]) / judged:.1f}" if judged else "-"
    seconds = f"{mean(result.seconds for result in results):.1f}" if results else "-"
    usual = f"{baseline[name]:.1f}" if name in baseline else "-"
    return ROW.format(name, len(results), *(counts[v] for v in VERDICTS), percent, seconds, usual)


def survivors(results: Sequence[Result]) -> str:
    """Return where each survivor is, and what it changes."""
    alive = [result.mutation for result in results if result.verdict == SURVIVED]
    alive.sort(key=lambda m: (m.file, m.start))
    return "\n\n".join(f"{m.file}:{m.line} {m.kind}\n  - {m.before}\n  + {m.after}" for m in alive)
