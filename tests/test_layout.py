"""The path says what a file may do: the same places in every game, and compiled code in its places alone."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from vulture import Vulture

import cubarium
from cubarium.engine.backends.binding import ENGINE_RULES, bind, compiled_modules, modules_of
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.engine.rules import open_table, steps

PACKAGE = Path(cubarium.__file__).parent
ROOT = PACKAGE.parents[1]
PLACES = {"__init__.py", "state.py", "actions.py", "events.py", "rules", "bot", "table", "data", "text"}
COMPILED_PLACES = ("rules", "cards", "bot")
FILES = [
    file
    for folder in ("src/cubarium", "tests", "benchmarks", "train")
    for file in (ROOT / folder).rglob("*.py")
]
PAGES = [
    file
    for file in (ROOT / "web" / "src").rglob("*.*")
    if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".d.ts")
]
EXPORT = re.compile(r"^\s*export (?:async )?(?:function|const|let|class|interface|type) (\w+)", re.MULTILINE)
MOST_LINES = 400
CALLED_FROM_OUTSIDE = {
    # found by their names: commands, bots, kernels and entry points
    *("arena", "export", "golden", "lab", "replay", "sim", "terminal", "cubarium", "GreedyBot", "RandomBot"),
    *("play_kernel", "sorting_kernel", "play_checked", "step_kernel", "choose_kernel", "widen_kernel"),
    *("sorting_step_kernel", "show_kernel", "show_kept_kernel"),
    *("HatchlingBot", "RaptorBot", "RexBot", "MeteorBot", "compare_actions", "compare_guided", "practise"),
    *("features", "promise_batch", "promise_kernel"),
    # called by libraries: typer, urllib, numba, asyncio, gymnasium and pettingzoo
    *("list_commands", "redirect_request", "_type_of", "_lay_down"),
    *("_optimize_final_module", "_finalize_final_module", "define_pipelines", "_runPass"),
    *("connection_made", "connection_lost", "data_received", "action_space", "render"),
    # called by OpenSpiel
    *("max_chance_nodes_in_history", "make_py_observer", "current_player"),
    *("_legal_actions", "_apply_action", "_action_to_string"),
    # for tests, and for whoever builds on the package
    *("compile_to_ptx", "find_gaps", "packed", "pids", "rating_of"),
}


def folder_of(spec: GameSpec) -> Path:
    return PACKAGE.joinpath(*BUILT_IN[spec.id].split(".")[1:])


def compiled_files(folder: Path) -> set[Path]:
    """Return the files in the compiled places of a game."""
    return {
        file
        for place in COMPILED_PLACES
        for file in (folder / place).rglob("*.py")
        if file.name != "__init__.py"
    }


def file_of(module: ModuleType) -> Path:
    assert module.__file__ is not None
    return Path(module.__file__)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_the_same_places(game: str) -> None:
    assert list((folder_of(load_game(game)) / "data").glob("*.toml"))
    found = {path.name for path in folder_of(load_game(game)).iterdir()} - {"__pycache__"}
    assert found - {"cards", "network", "lesson"} == PLACES


@pytest.mark.parametrize("game", BUILT_IN)
def test_exactly_the_files_in_the_compiled_places_are_compiled(game: str) -> None:
    spec = load_game(game)
    seen: set[Path] = set()

    def compile_it(function: FunctionType) -> Any:
        seen.add(Path(function.__code__.co_filename))
        return function

    bind(compiled_modules(spec), spec.components.values(built_in_pack(spec.components.schema)), compile_it)
    of_engine = {file_of(module) for module in (*ENGINE_RULES, steps, open_table)}
    shared = compiled_files(PACKAGE / "games" / spec.book) if spec.book != spec.id else set()
    own = compiled_files(folder_of(spec))
    assert {file for file in seen if file.is_file()} <= own | shared | of_engine
    assert own <= {file_of(module) for package in spec.code.compiled for module in modules_of(package)}


def test_every_file_in_a_compiled_place_belongs_to_a_game() -> None:
    in_places = {
        path
        for path in (PACKAGE / "games").rglob("*.py")
        if path.name != "__init__.py" and set(COMPILED_PLACES) & set(path.relative_to(PACKAGE).parts)
    }
    of_games = {
        file_of(module)
        for game in BUILT_IN
        for package in load_game(game).code.compiled
        for module in modules_of(package)
    }
    assert in_places == {file for file in of_games if "games" in file.relative_to(PACKAGE).parts}


def test_no_file_is_too_long() -> None:
    styles = (ROOT / "web" / "src").rglob("*.css")
    around = [file for part in ("tests", "build") for file in (ROOT / "web" / part).rglob("*.ts")]
    files = [*FILES, *PAGES, *styles, *around]
    assert all(any(part in file.parts for file in around) for part in ("tests", "build"))
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert [file for file, count in lines.items() if count > MOST_LINES] == []


def is_of_a_card(item: Any) -> bool:
    """Tell whether it is `<card>_<timing>` in the file of the card: cards/dispatch.py is made from these."""
    file = Path(item.filename)
    return "cards" in file.parts and bool(item.name.startswith(f"{file.stem}_"))


def test_no_function_is_dead() -> None:
    reader = Vulture(ignore_decorators=["@router.*", "@app.*"])
    reader.scavenge(
        [PACKAGE, ROOT / "benchmarks", ROOT / "examples", ROOT / "train"], exclude=["*/server/site/*"]
    )
    kinds = {"function", "method", "class", "property"}
    dead = [
        f"{item.filename}:{item.first_lineno}: {item.name}"
        for item in reader.get_unused_code(min_confidence=60)
        if item.typ in kinds and item.name not in CALLED_FROM_OUTSIDE and not is_of_a_card(item)
    ]
    assert dead == []


def test_nothing_that_a_file_of_the_web_exports_is_dead() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in PAGES}
    said = Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    dead = [
        f"{file}: {name}" for file, text in texts.items() for name in EXPORT.findall(text) if said[name] == 1
    ]
    assert dead == []
