"""Which rule and which test stand for each sentence of the rulebooks.

    python -m tests.coverage                    writes docs/rules/coverage.md from docs/rules/coverage/*.toml
    python -m tests.coverage --list BOOK.txt    prints the pieces of a rulebook, each after its mark
    python -m tests.coverage --books FOLDER     compares the rulebooks in a folder with what is told of them

The first writes nothing and fails if what is told does not fit the rules and tests. The last fails if a piece
of a rulebook is not told, or a mark stands for no piece.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.coverage.books import Book, read_book
from tests.coverage.page import page_of
from tests.coverage.pieces import Piece, pieces_of
from tests.coverage.told import Told, problems_of, read_told

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
PAGE = DOCUMENTS / "coverage.md"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.coverage", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--list", type=Path, metavar="BOOK.txt")
    parser.add_argument("--books", type=Path, metavar="FOLDER")
    options = parser.parse_args(arguments)
    if options.list:
        for piece in _pieces(options.list):
            print(piece.mark, piece.text)
        return 0
    if options.books:
        return max([_compare(read_told(source), options.books) for source in sources()])
    all_told = read_all()
    problems = [f"{book.name}: {problem}" for told, book in all_told for problem in problems_of(told, book)]
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    PAGE.write_text(page_of(all_told), encoding="utf-8")
    return 0


def sources() -> list[Path]:
    """Return the files in which books are told."""
    return sorted((DOCUMENTS / "coverage").glob("*.toml"))


def read_all() -> list[tuple[Told, Book]]:
    """Read all that is told, with the book of rules for each."""
    return [(read_told(source), read_book(source.stem, DOCUMENTS, TESTS)) for source in sources()]


def _pieces(text: Path) -> list[Piece]:
    return pieces_of(text.read_text(encoding="utf-8"))


def _compare(told: Told, folder: Path) -> int:
    """Print what a book says and nobody tells, and the other way round; return 1 if there is any."""
    pieces = {piece.mark: piece for text in told.texts for piece in _pieces(folder / f"{text}.txt")}
    untold = [piece for piece in pieces.values() if piece.mark not in told.marks]
    empty = [mark for mark in told.marks if mark not in pieces]
    for piece in untold:
        print(f"{told.book}: not told: {piece.mark} {piece.text}")
    for mark in empty:
        print(f"{told.book}: stands for nothing: {mark}")
    print(f"{told.book}: {len(pieces)} pieces, {len(untold)} not told, {len(empty)} marks for nothing")
    return int(bool(untold or empty))


if __name__ == "__main__":
    raise SystemExit(main())
