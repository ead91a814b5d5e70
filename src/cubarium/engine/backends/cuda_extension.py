"""What the GPU backend adds to numba-cuda, so that large rules compile: everything is there once.

A table lies once in the GPU's memory, a function is compiled once and linked once, and functions that run
seldom are called. Import this module after `load_cuda`, which makes numba-cuda fit to be imported.
"""

# numba-cuda has no types, and mypy finds the old copy of it that Numba ships.
# mypy: disable-error-code="attr-defined,import-untyped,misc,name-defined,no-untyped-call,untyped-decorator"

from __future__ import annotations

import hashlib
from types import FunctionType
from typing import Any

import numpy as np
from llvmlite import ir
from numba import from_dtype
from numba.cuda import types
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.core.imputils import lower_constant
from numba.cuda.cudadrv.nvvm import ADDRSPACE_GLOBAL
from numba.cuda.descriptor import cuda_target
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import core_models, register_model, typeof_impl


class Table(np.ndarray[Any, Any]):
    """An array that lies once in the GPU's memory, whoever reads it.

    Of a plain array numba-cuda makes a copy for every function that reads it, in a memory of 64 KB.
    """


def as_table(array: np.ndarray[Any, Any]) -> Table:
    """Return a table of the narrowest signed numbers that hold those of the array."""
    widest = min(int(array.min()), ~int(array.max()))  # ~n needs as many bits as n, and is negative
    return array.astype(np.min_scalar_type(widest)).view(Table)


class TableType(types.Array):
    """The type of a table: of an array, but for where its numbers lie."""

    def copy(self, **changes: Any) -> Any:
        """Return the type of another array; a table is read-only as it is."""
        return self if changes == {"readonly": True} else super().copy(**changes)


register_model(TableType)(core_models.ArrayModel)


@typeof_impl.register(Table)
def _type_of(table: Table, _: Any) -> TableType:
    return TableType(from_dtype(table.dtype), table.ndim, "C", readonly=True)


@lower_constant(TableType)
def _lay_down(context: Any, builder: Any, table_type: TableType, table: Table) -> Any:
    data = table.tobytes()
    name = f"table_{table.dtype}_{hashlib.sha256(data).hexdigest()[:16]}"
    variable = builder.module.globals.get(name)
    if variable is None:
        content = ir.Constant(ir.ArrayType(ir.IntType(8), len(data)), bytearray(data))
        variable = ir.GlobalVariable(builder.module, content.type, name, ADDRSPACE_GLOBAL)
        variable.initializer = content
        variable.global_constant = True
        variable.align = table.itemsize
        variable.linkage = "linkonce_odr"  # of variables with one name, linking keeps one
    array = context.make_array(table_type)(context, builder)
    bytes_of_table = builder.addrspacecast(variable, ir.IntType(8).as_pointer(), "generic")
    context.populate_array(
        array,
        data=builder.bitcast(bytes_of_table, array.data.type),
        shape=[context.get_constant(types.intp, n) for n in table.shape],
        strides=[context.get_constant(types.intp, n) for n in table.strides],
        itemsize=context.get_constant(types.intp, table.itemsize),
        meminfo=None,
    )
    return array._getvalue()


class RuleFunction(CUDADispatcher):
    """A function that is compiled for its declared types alone, to which calls are cast.

    Numba would compile it anew for each mix of integer widths it is called with, and NVVM would inline it
    wherever it is called, which suits only what is not `seldom`.
    """

    def __init__(self, function: FunctionType, declared: tuple[Any, ...] | None, seldom: bool) -> None:
        super().__init__(function, {"device": True, "opt": True})
        self.declared = declared
        self.seldom = seldom

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Compile for the declared types, or for those of a call where the declaration is loose."""
        result = super().compile_device(self.declared or args, return_type)
        if self.seldom:
            result.library.get_function(result.fndesc.llvm_func_name).attributes.add("noinline")
        return result


class _Library(CUDACodeLibrary):
    """The code of a function and of all it calls.

    numba-cuda 0.30 lists a module once for every way that calls lead to it: the 998 modules that Cubitos
    had were parsed and linked 22 181 times.
    """

    @property
    def modules(self) -> list[Any]:
        """Return each module once."""
        return list(dict.fromkeys(super().modules))


cuda_target.target_context.codegen()._library_class = _Library
