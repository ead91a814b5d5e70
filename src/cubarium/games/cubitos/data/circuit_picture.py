"""Plain pictures of a circuit: its rows in brick layout, one sign for each space."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cubarium.games.cubitos.data.circuit_geometry import Point

_SCALE_STEP = 10


def circuit_picture(
    rows: Sequence[str], signs: Mapping[Point, str] | None = None, framed: Collection[Point] = ()
) -> tuple[str, ...]:
    """Return the rows with other signs at some points, such as runners, and brackets around some spaces.

    Between two spaces of a row there is room for one bracket, so neighbours in a frame share it. A column
    more on the left has room for the first.
    """
    width = max([len(row) for row in rows] + [x + 1 for x, _ in framed])
    lines = [list(" " + row.ljust(width) + " ") for row in rows]
    for x, y in framed:
        lines[y][x], lines[y][x + 2] = "[", "]"
    for (x, y), sign in (signs or {}).items():
        lines[y][x + 1] = sign
    return tuple("".join(line).rstrip() for line in lines)


def with_scale(picture: Sequence[str]) -> tuple[str, ...]:
    """Return a picture with the numbers of its columns above it and those of its rows on the left."""
    width = max(len(line) for line in picture)
    columns = "".join(f"{x:<{_SCALE_STEP}}" for x in range(0, width - 1, _SCALE_STEP)).rstrip()
    return (f"    {columns}", *(f"{y:2} {line}" for y, line in enumerate(picture)))
