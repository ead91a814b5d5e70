"""Mutation testing of the rules: are there tests for what they say?

    python -m tests.mutation [--count 360] [--seed 1] [--only GAME] [--jobs N]

Makes small faults in the rules of the games, one at a time, and runs the tests of the game: a comparison is
turned, a statement dropped, a sign changed, `and` and `or` swapped, or a constant is off by one. Faults are
made in copies; the working tree is read only. A fault is

- caught, if a test fails,
- timeout, if the tests take much longer than usual, as in an endless loop: it counts as caught,
- survived, if all tests pass: either a test is missing, or the change makes no difference,
- broken, if the file cannot be imported any more: it does not count.

Prints a table and the survivors, for a person to judge. The same seed on the same source makes the same
faults, and a larger count goes on with more.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests.mutation import report
from tests.mutation.games import campaign, game_of, pytest_arguments, rule_files
from tests.mutation.trial import NotReadyError, Trial

ROOT = Path(__file__).resolve().parents[2]
MOST_MEMORY = 16 << 30
"""What a test may ask for: some faults would fill the machine. Much of it is never used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a campaign, and return the exit status."""
    options = _parser().parse_args(arguments)
    files = rule_files(ROOT, options.files)
    files = [file for file in files if options.only in (None, game_of(file))]
    if not files:
        print("No file to mutate was found.", file=sys.stderr)
        return 2
    with suppress(ValueError, OSError):  # some systems know no such limit
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    results = report.read(options.keep_going) if options.keep_going else []
    done = {result.mutation for result in results}
    mutations = [m for m in campaign(ROOT, files, options.count, options.seed) if m not in done]
    path = options.json or options.keep_going
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        trial = Trial(ROOT, Path(folder), options.jobs, pytest_arguments)
        try:
            baseline = trial.baseline({game_of(m.file): m.file for m in mutations})
        except NotReadyError as error:
            print(error, file=sys.stderr)
            return 2
        for game, seconds in baseline.items():
            print(f"{game}: {seconds:.1f} s without a mutation", file=sys.stderr)
        for number, result in enumerate(trial.results(mutations, baseline), 1):
            m, seconds = result.mutation, result.seconds
            told = f"{result.verdict:8} {seconds:6.1f} s  {m.file}:{m.line} {m.kind}"
            print(f"[{number}/{len(mutations)}] {told}", file=sys.stderr)
            results.append(result)
            if path:
                report.write(path, results, baseline)
    print(report.table(results, baseline))
    print(f"\nSurvivors:\n\n{report.survivors(results) or 'none'}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    cores = os.cpu_count() or 1
    add = parser.add_argument
    add("--count", type=int, default=360, metavar="N", help="how many mutations, over all games (360)")
    add("--seed", type=int, default=1, metavar="N", help="which mutations (1)")
    add("--only", metavar="GAME", help="mutate one game: the name of its folder")
    add("--files", action="append", default=[], metavar="GLOB", help="mutate these files, from the root")
    add("--jobs", type=int, default=cores, metavar="N", help=f"how many at the same time ({cores})")
    add("--json", type=Path, metavar="FILE", help="write the results there, after every mutation")
    text = "go on with the results of FILE, if it exists: report them too, and make none of them again"
    add("--keep-going", type=Path, metavar="FILE", help=text)
    return parser


if __name__ == "__main__":
    sys.exit(main())
