"""`python -m cubarium.lessons [GAME ...]`: make the positions of lessons anew from their sketches."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from cubarium.engine.errors import CubariumError
from cubarium.engine.registry import game_ids, load_game
from cubarium.lessons.lesson import POSITIONS, has_lesson, read_lesson
from cubarium.lessons.playing import completed


def write(games: Sequence[str]) -> None:
    """Write the positions of these games, or of all that have a lesson."""
    for spec in map(load_game, games or game_ids()):
        if spec.table.lesson is not None and has_lesson(spec):
            text = json.dumps(completed(read_lesson(spec)), indent=1, ensure_ascii=False)
            (spec.table.lesson / POSITIONS).write_text(text + "\n", encoding="utf-8")
            print(f"{spec.id}: {spec.table.lesson / POSITIONS}")


if __name__ == "__main__":
    try:
        write(sys.argv[1:])
    except CubariumError as problem:
        sys.exit(f"lessons: {problem}")
