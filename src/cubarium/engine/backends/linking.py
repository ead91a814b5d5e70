"""Compiled functions that only compiled functions call, without machine code of their own.

Numba optimises every function and makes machine code of it, with all it calls. Ours are linked into entry
points, which are optimised as a whole: the rest is work for nothing, over a third of the time of compilation.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def callee_compiler() -> type:
    """Return the compiler, for Numba's `pipeline_class`, of functions that Python never calls."""
    library_class: Any = import_module("numba.core.codegen").JITCodeLibrary
    compiler_class: Any = import_module("numba.core.compiler").Compiler
    make_function: Any = import_module("numba._dynfunc").make_function

    class LinkedLibrary(library_class):  # type: ignore[misc] # Numba ships no types
        """The code of one function, which ends where Numba would optimise it and hand it to the processor."""

        def _optimize_final_module(self) -> None:
            """Leave that to the entry point."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._verify_declare_only_symbols()
            self._finalized = True

    def without_machine_code(library: Any, function: Any, environment: Any) -> Any:
        library._ensure_finalized()
        module, name = function.lookup_module(), function.qualname.split(".")[-1]
        return make_function(module, name, "", 0, environment, (library,))

    class CalleeCompiler(compiler_class):  # type: ignore[misc]
        """Numba's compiler with another library and no way in."""

        def __init__(self, typing_context: Any, target: Any, library: Any, *rest: Any) -> None:
            super().__init__(typing_context, target, LinkedLibrary(target.codegen(), "callee"), *rest)
            self.state.targetctx.get_executable = without_machine_code  # its own copy of the target

    return CalleeCompiler
