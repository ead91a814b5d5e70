"""What keeps code for the GPU small: tables, functions and modules that are there once. No GPU is needed."""

from __future__ import annotations

import re
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from cubarium.engine.backends.compiled import ENGINE_NEVER_INLINED
from cubarium.engine.backends.cuda import compile_to_ptx, load_cuda
from cubarium.engine.registry import load_game
from cubarium.sim.gpu import kernel_function, kernel_signature
from cubarium.sim.runner import set_table

SPEC = load_game("trex")


@pytest.fixture(scope="module")
def kernel() -> FunctionType:
    """Return the plain kernel, whose globals are the functions it calls."""
    made = kernel_function(set_table(SPEC, {}, ["random"]))
    assert isinstance(made, FunctionType)
    return made


@pytest.fixture(scope="module")
def ptx(kernel: FunctionType) -> str:
    return compile_to_ptx(kernel, kernel_signature(set_table(SPEC, {}, ["random"])))


def functions_from(caller: Any, found: dict[str, Any]) -> dict[str, Any]:
    """Return all GPU functions that a function calls, and those that they call."""
    for name in caller.__code__.co_names:
        called = caller.__globals__.get(name)
        if name not in found and hasattr(called, "overloads"):
            found[name] = called
            functions_from(called.py_func, found)
    return found


def test_the_kernel_of_random_bots_is_whole(ptx: str) -> None:
    assert len(re.findall(r"^\.visible \.entry \S*_kernel", ptx, re.MULTILINE)) == 1
    assert ".extern .func" not in ptx


def test_every_table_lies_once_in_global_memory(ptx: str) -> None:
    laid_down = re.findall(r"^\.weak \.global \.align 1 \.b8 (table_int8_\w+)\[17\] = ", ptx, re.MULTILINE)
    assert len(laid_down) == len(set(laid_down)) == 3  # colour, number and draws of the cards
    assert max(len(re.findall(rf"\b{name};", ptx)) for name in laid_down) > 3  # however many read it
    assert ".const" not in ptx


def test_seldom_functions_are_called_and_all_others_inlined(ptx: str) -> None:
    defined = re.findall(r"^\.weak \.func .* (_ZN\w+)\($", ptx, re.MULTILINE)
    parts = {name: re.findall(r"\d+([a-z_]+)B\d+v\d+", name)[-1] for name in defined}
    assert set(parts.values()) <= SPEC.code.never_inlined | ENGINE_NEVER_INLINED
    assert {"draw", "philox", "setup", "end_round"} <= set(parts.values())
    assert len(parts) == len(set(parts.values()))
    for name in defined:
        assert re.search(rf"call\.uni \(retval0\),\s+{name},", ptx), name


def test_a_function_with_declared_types_is_compiled_once(kernel: FunctionType, ptx: str) -> None:
    functions = functions_from(kernel, {})
    compiled = {name: len(f.overloads) for name, f in functions.items() if f.declared is not None}
    assert {"draw", "setup", "legal_actions", "apply"} <= set(compiled)
    assert set(compiled.values()) == {1}


def test_a_module_is_linked_once_however_many_ways_lead_to_it(kernel: FunctionType, ptx: str) -> None:
    (whole_game,) = kernel.__globals__["play_batch"].overloads.values()
    modules = whole_game.library.modules
    assert len(modules) == len(set(modules)) > 40


@pytest.mark.parametrize(
    ("numbers", "width"),
    [
        ([0, 127], "int8"),
        ([-128, 5], "int8"),
        ([-7, -3], "int8"),
        ([0, 128], "int16"),
        ([-129, 0], "int16"),
        ([[0, 1], [1 << 15, 0]], "int32"),
        ([-1, 1 << 31], "int64"),
        ([-(1 << 63), (1 << 63) - 1], "int64"),
    ],
)
def test_tables_are_as_narrow_as_their_numbers_allow(numbers: list[Any], width: str) -> None:
    load_cuda()
    from cubarium.engine.backends.cuda_extension import as_table

    table = as_table(np.array(numbers, np.int64))
    assert (table.dtype, table.tolist()) == (width, numbers)


def test_tables_of_one_and_two_levels_are_read_like_arrays() -> None:
    cuda = load_cuda()
    from numba import int64

    from cubarium.engine.backends.cuda_extension import as_table

    row, square = as_table(np.array([3, 200, -5])), as_table(np.array([[1, 2], [3, 4]]))

    def read(result: Any, i: int, j: int) -> None:
        result[0] = row[i] * 1000 + square[i, j] + len(row)

    ptx = compile_to_ptx(cuda.jit(read).py_func, (int64[::1], int64, int64))
    assert re.search(r"\.b8 table_int16_\w+\[6\] = \{3, 0, 200, 0, 251, 255\}", ptx)
    assert re.search(r"\.b8 table_int8_\w+\[4\] = \{1, 2, 3, 4\}", ptx)
