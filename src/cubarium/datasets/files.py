"""Rows of matches in Parquet files, and matches out of them again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cubarium.datasets.rows import COLUMNS, Row
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.errors import CubariumError, Malformed, short
from cubarium.engine.log import pack_of
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.table_luck import TableLuck

if TYPE_CHECKING:
    import polars as pl

ROWS_IN_A_FILE = 200_000
"""More rows go into further files of the same folder, so that none has to be held in memory as a whole."""


def columns(eyes: int | None = None) -> dict[str, Any]:
    """Return the columns and what Polars calls their kinds; with the eyes of a seat, those it may have."""
    import polars as pl

    kinds = {
        "text": pl.String,
        "number": pl.Int32,
        "share": pl.Float32,
        "numbers": pl.List(pl.Int32),
    }
    return {each.name: kinds[each.kind] for each in COLUMNS if eyes is None or not each.is_secret}


def write_rows(rows: Iterable[Row], path: Path, eyes: int | None = None) -> int:
    """Write rows to a Parquet file, or to several in a folder where `path` has no ending; return how many."""
    import polars as pl

    held: list[Row] = []
    schema, written = columns(eyes), 0
    is_folder = not path.suffix
    if is_folder:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise CubariumError(f"{path}: the folder is not empty")

    def write() -> None:
        nonlocal written
        place = path / f"part-{written:010d}.parquet" if is_folder else path
        pl.DataFrame(held, schema, orient="row").write_parquet(place, compression="zstd")
        written += len(held)
        held.clear()

    for row in rows:
        held.append(row)
        if is_folder and len(held) >= ROWS_IN_A_FILE:
            write()
    if held or not is_folder:
        write()
    return written


def read_rows(path: Path) -> pl.DataFrame:
    """Read the rows of a file or of a folder.

    Raises:
        Malformed: if it is no table of matches.
    """
    import polars as pl

    try:
        found = pl.read_parquet(path / "*.parquet" if path.is_dir() else path)
    except (pl.exceptions.PolarsError, OSError) as problem:
        raise Malformed(f"{path}: {str(problem).splitlines()[0]}") from problem
    expected = columns()
    missing = [name for name in ("game", "match", "move") if name not in found.columns]
    wrong = [name for name, kind in found.schema.items() if expected.get(name) != kind]
    if missing or wrong:
        raise Malformed(f"{path}: this is no table of matches: {', '.join(missing or wrong)[:80]}")
    return found


def matches_in(
    found: pl.DataFrame, components: Mapping[str, Pack] | None = None
) -> Iterator[tuple[str, Match]]:
    """Play every match of a table again, and yield it with its name.

    Raises:
        Malformed: if a secret is missing, as in a table for one seat, or a row is not what it should be.
    """
    if "outcomes" not in found.columns:
        raise Malformed("this table was made for one seat: what chance answered is not in it")
    for (name,), rows in found.group_by(["match"], maintain_order=True):
        with _faults_of(str(name)):
            match = _match_of(str(name), rows.sort("move").to_dicts(), components or {})
        yield str(name), match


@contextmanager
def _faults_of(name: str) -> Iterator[None]:
    """Name the match in which something is missing, or of another kind."""
    try:
        yield
    except KeyError as problem:
        raise Malformed(f"{short(name)}: {problem} is missing") from problem
    except (AttributeError, IndexError, TypeError, ValueError) as problem:
        raise Malformed(f"{short(name)}: {problem}") from problem


def _match_of(name: str, rows: list[Row], components: Mapping[str, Pack]) -> Match:
    begun, *moves = rows
    if begun["move"] != -1 or [row["move"] for row in moves] != list(range(len(moves))):
        raise Malformed(f"{short(name)}: a row is missing or there twice")
    spec = load_game(begun["game"])
    head = json.loads(begun["head"])
    if head["rules"] != spec.rules_version:
        raise Malformed(f"{short(name)}: it was played with other rules")
    pack = pack_of(head, spec, components.get(spec.id) or built_in_pack(spec.components.schema))
    position = json.loads(begun["begins"]) if begun["begins"] else None
    settings: dict[str, Any] = {"components": pack, "position": position}
    luck = json.loads(begun["luck"])
    if "table" in luck:
        settings["table_luck"] = TableLuck.from_json(luck["table"])
    else:
        settings |= dict(zip(("seed", "game"), luck["seed"], strict=True))
        settings["opening"] = None if position else begun["outcomes"]
    match = Match(spec, head["options"], head["seats"], **settings)
    if list(match.opening_outcomes) != begun["outcomes"]:
        raise Malformed(f"{short(name)}: at the beginning luck gave something else")
    _check(name, match, begun)
    for row in moves:
        forced = row["outcomes"] if match.table_luck is None else None
        drawn = match.act(row["seat"], row["action"], forced).outcomes
        if list(drawn) != row["outcomes"]:
            raise Malformed(f"{short(name)}: after move {row['move'] + 1} luck gave something else")
        _check(name, match, row)
    return match


def _check(name: str, match: Match, row: Row) -> None:
    if match.fingerprint_at(match.move_count) != row["state"]:
        raise Malformed(f"{short(name)}: after move {row['move'] + 1} the state is another one")
