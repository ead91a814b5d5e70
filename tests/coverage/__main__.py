"""Which rule and which test stand for each sentence of the rulebooks.

    python -m tests.coverage                    writes docs/rules/coverage.md from docs/rules/coverage/*.toml
    python -m tests.coverage --list BOOK.txt    prints the pieces of a rulebook, each after its mark
    python -m tests.coverage --books FOLDER     compares the rulebooks in a folder with what is told of them

The last one fails if a piece of a rulebook is not told, or a mark stands for no piece.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tests.coverage.pieces import Piece, pieces_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "docs" / "rules" / "coverage"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.coverage", description=__doc__)
    parser.add_argument("--list", type=Path, metavar="BOOK.txt")
    parser.add_argument("--books", type=Path, metavar="FOLDER")
    options = parser.parse_args(arguments)
    if options.list:
        for piece in pieces_of(options.list.read_text(encoding="utf-8")):
            print(piece.mark, piece.text)
        return 0
    differences = 0
    for source in sorted(SOURCES.glob("*.toml")):
        told = tomllib.loads(source.read_text(encoding="utf-8"))
        marks = {m for p in told["passage"] for s in p["sentence"] for m in s["marks"]}
        pieces: dict[str, Piece] = {}
        for text in told["texts"]:
            for piece in pieces_of((options.books / f"{text}.txt").read_text(encoding="utf-8")):
                pieces.setdefault(piece.mark, piece)
        for mark, piece in pieces.items():
            if mark not in marks:
                print(f"{source.name}: not told: {mark} {piece.text}")
        for mark in sorted(marks - set(pieces)):
            print(f"{source.name}: stands for nothing: {mark}")
        print(f"{source.name}: {len(set(pieces) - marks)} not told, {len(marks - set(pieces))} for nothing")
        differences += len(marks ^ set(pieces))
    return int(differences > 0)


if __name__ == "__main__":
    raise SystemExit(main())
