"""One source of rules, several ways to run it, the same bytes."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubarium.engine.backends.binding import bind, compiled_modules, interpreted, own_functions
from cubarium.engine.backends.compiled import cache_root, compile_rules, native_bits
from cubarium.engine.backends.content import content_hash, content_of
from cubarium.engine.backends.linking import FIND_NOTHING
from cubarium.engine.backends.rewriting import UNSIGNED, for_compilation
from cubarium.engine.chance import Chance, ReplayChance, seeded
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import unbound
from cubarium.engine.errors import CubariumError
from cubarium.engine.options import checked_options
from cubarium.engine.record import record_array
from cubarium.engine.rules import bits, draws, playout
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from cubarium.games.cubosaurs.data import values
from cubarium.games.cubosaurs.rules import turn
from cubarium.games.cubosaurs.state import OVER
from tests.games.cubosaurs.table import BUILT_IN, SPEC, changed_pack
from tests.patience import SILENCE

CHEAP = changed_pack(tile={number: {"cost": 0} for number in range(1, 11)}, game={"tokens": 30})
ROOT = Path(__file__).parents[2]


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python of its own."""
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(
        command,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=SILENCE,
    )


# --- binding -----------------------------------------------------------------------------------------------


def test_two_packs_stand_side_by_side_and_nothing_global_is_touched() -> None:
    before = {module: dict(vars(module)) for module in compiled_modules(SPEC)}
    cheap, plain = interpreted(SPEC, CHEAP), interpreted(SPEC, BUILT_IN)
    for expected, bound in ((30, cheap), (40, plain), (30, cheap)):
        state = SPEC.records.state()
        bound.setup(state, checked_options(SPEC, {"players": 2, "advanced": 1}), seeded(1))
        assert state.supply + sum(player.tokens for player in state.seats) == expected
    assert {module: dict(vars(module)) for module in compiled_modules(SPEC)} == before
    assert values.TOKENS == vars(turn)["TOKENS"] == 40


def test_bound_functions_call_each_other_and_not_the_originals() -> None:
    functions = interpreted(SPEC, CHEAP, playout).functions
    originals = {f.__name__: f for module in compiled_modules(SPEC) for f in own_functions(module).values()}
    for name, function in functions.items():
        assert function is not originals.get(name)
        for called in function.__code__.co_names:
            if called in originals and called in function.__globals__:
                assert function.__globals__[called] is functions[called]


def test_a_function_of_the_game_cannot_be_called_before_it_is_bound() -> None:
    with pytest.raises(TypeError, match="used through `bind`"):
        unbound()
    with pytest.raises(TypeError, match="used through `bind`"):
        playout.is_over(None)


def test_two_functions_of_one_name_are_refused() -> None:
    twin = ModuleType("twin")
    exec("def draw(): pass", vars(twin))
    with pytest.raises(TypeError, match="two rule functions are called 'draw'"):
        bind([draws, twin], {})


def test_a_function_can_be_exchanged_for_another() -> None:
    functions = bind([draws], {}, replacements={"next_word": lambda c, stream: 0x80000001})
    assert [functions["draw"](seeded(1), 0, bound) for bound in (2, 10, 100)] == [1, 5, 50]
    assert draw(seeded(1), 0, 100) != draw(seeded(2), 0, 100)


# --- what compiled rules leave out or exchange -------------------------------------------------------------


def double(x: int, chance: Any) -> int:
    note(chance, 1, x)
    if x > 100:
        note(chance, 2, x)
    return 2 * x


def halve(x: int) -> int:
    return x // 2


def test_notes_are_left_out_and_nothing_else() -> None:
    assert isinstance(double, FunctionType) and isinstance(halve, FunctionType)
    quiet = FunctionType(for_compilation(double), {})
    journal = seeded(1)
    assert quiet(7, None) == double(7, journal) == 14
    assert quiet(700, None) == double(700, journal)
    assert len(journal.journal) == 3
    assert quiet.__code__.co_firstlineno == double.__code__.co_firstlineno
    assert FunctionType(for_compilation(halve), {})(9) == halve(9) == 4


TABLE = ((1, 2), (3, 4))
ROW = (5, 6)


def look_up(i: int, j: int) -> int:
    return TABLE[i][j] * ROW[j] + TABLE[TABLE[0][0]][j]


def test_tables_of_two_levels_are_read_in_one_step() -> None:
    import numpy as np

    assert isinstance(look_up, FunctionType)
    code = for_compilation(look_up, frozenset({"TABLE"}))
    helpers = {UNSIGNED: np.uint64}
    fast = FunctionType(code, {"TABLE": np.array(TABLE), "ROW": np.array(ROW), **helpers})
    assert [fast(i, j) for i in (0, 1) for j in (0, 1)] == [look_up(i, j) for i in (0, 1) for j in (0, 1)]
    with pytest.raises(TypeError, match="tuple indices"):  # in one step, which tuples do not know
        FunctionType(code, {"TABLE": TABLE, "ROW": ROW, **helpers})(0, 0)


def test_no_rule_function_keeps_a_note() -> None:
    for module in compiled_modules(SPEC):
        for name, function in own_functions(module).items():
            if not name.startswith("tell_"):
                assert "note" not in for_compilation(function).co_names, name


NATIVE = native_bits()


@numba.njit
def native_size(x: int) -> Any:
    return NATIVE_SIZE(x)


@numba.njit
def native_lowest(x: int) -> Any:
    return NATIVE_LOWEST(x)


NATIVE_SIZE, NATIVE_LOWEST = NATIVE["size"], NATIVE["lowest"]


@given(st.integers(1, (1 << 63) - 1))
def test_native_bits_answer_like_the_plain_ones(x: int) -> None:
    assert native_size(x) == bits.size(x)
    assert native_lowest(x) == bits.lowest(x)


def test_the_empty_set_has_no_members() -> None:
    assert native_size(0) == bits.size(0) == 0


# --- the same bytes ----------------------------------------------------------------------------------------


def test_rules_are_compiled_with_the_numbers_of_their_pack() -> None:
    rich = compile_rules(SPEC, changed_pack(game={"tokens_per_point": 1}))
    poor = compile_rules(SPEC, BUILT_IN)
    state = SPEC.records.state()
    state.players = 2
    state.phase = OVER
    state.seats[1].tokens = 10
    for pack_rules, points in ((rich, 10), (poor, 5), (rich, 10)):
        out = np.zeros(2, np.int32)
        pack_rules.scores(record_array(state)[0], out)
        assert out.tolist() == [0, points]


def test_passes_that_are_left_out_are_passes_of_numba() -> None:
    homes = [import_module(f"numba.core.{name}") for name in ("untyped_passes", "typed_passes")]
    assert {name for name in FIND_NOTHING if any(hasattr(home, name) for home in homes)} == FIND_NOTHING


def test_what_is_no_entry_point_refuses_to_be_called() -> None:
    rules = compile_rules(SPEC, BUILT_IN, entry_points=("is_over",))
    with pytest.raises(TypeError, match="apply is no entry point"):
        rules.apply(None, 0, 0, seeded(1))


# --- the cache ---------------------------------------------------------------------------------------------


def hash_of(
    pack_: Pack = BUILT_IN,
    more: Sequence[ModuleType] = (playout,),
    replacements: Mapping[str, Any] | None = None,
    chance: type = Chance,
) -> str:
    return content_hash(
        SPEC, (*compiled_modules(SPEC), *more), SPEC.components.values(pack_), replacements or {}, chance
    )


def module_with(folder: Path, text: str) -> ModuleType:
    path = folder / "extra.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("extra", path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_cache_is_named_after_all_that_compiled_code_depends_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in "abc":
        tmp_path.joinpath(folder).mkdir()
    names = [
        hash_of(),
        hash_of(changed_pack(tile={3: {"cost": 7}})),
        hash_of(changed_pack(card={"grey-1": {"pair": 9}})),
        hash_of(more=[module_with(tmp_path / "a", "def f(x):\n    return x\n")]),
        hash_of(more=[module_with(tmp_path / "b", "def f(x):\n    return x + 1\n")]),
        hash_of(more=[module_with(tmp_path / "c", "def f(x):\n    return x\n")]),
        hash_of(replacements={"ask_heuristic": playout.no_heuristic}),
        hash_of(chance=ReplayChance),
    ]
    for name, value in {"NUMBA_BOUNDSCHECK": "0", "NUMBA_OPT": "3"}.items():  # in tests both are 1
        monkeypatch.setenv(name, value)
        names.append(hash_of())
    assert len(set(names)) == len(names)


def test_the_cache_notices_a_number_that_rules_take_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    before = hash_of()
    monkeypatch.setattr(turn, "DONE", 77)  # as if actions.py were changed,
    content_of.cache_clear()  # and another process began
    assert hash_of() != before
    content_of.cache_clear()


def test_the_cache_keeps_its_name_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    before = hash_of()
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert hash_of(replace(BUILT_IN, name="another", sources={})) == before == hash_of()
    code = "from tests.engine.test_backends import hash_of; print(hash_of())"
    done = python(f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}", PYTHONHASHSEED="5")
    assert (done.stdout, done.stderr) == (f"{before}\n", "")


def test_the_cache_lies_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert cache_root() == Path(os.environ["CUBARIUM_CACHE"])
    monkeypatch.delenv("CUBARIUM_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "cubarium"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_root() == Path.home() / ".cache" / "cubarium"


def test_a_cache_that_cannot_be_made_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CUBARIUM_CACHE", str(tmp_path / "file"))
    with pytest.raises(CubariumError, match=r"file/compiled: Not a directory; .*CUBARIUM_CACHE"):
        compile_rules(SPEC, BUILT_IN, playout)


def test_only_the_newest_caches_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CUBARIUM_CACHE", str(tmp_path))
    for age in range(70):
        folder = tmp_path / "compiled" / f"old-{age}"
        folder.mkdir(parents=True)
        os.utime(folder, (1000 - age, 1000 - age))
    compile_rules(SPEC, BUILT_IN, playout)
    kept = {folder.name for folder in (tmp_path / "compiled").iterdir()}
    assert kept == {hash_of(), *(f"old-{age}" for age in range(63))}


# --- other processes, other processors ---------------------------------------------------------------------


def test_importing_the_package_loads_no_heavy_library() -> None:
    heavy = ("numba", "numpy", "rich", "typer", "fluent", "polars")
    done = python(f"import sys, cubarium; print([m for m in {heavy} if m in sys.modules])")
    assert (done.stdout, done.stderr) == ("[]\n", "")
