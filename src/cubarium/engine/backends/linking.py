"""How compiled functions come together: what Python never calls is linked, as it is, into what it calls.

Numba optimises every function and makes machine code of it, with all it calls. Ours are linked into entry
points, which are optimised as a whole: the rest is work for nothing, over a third of the time of compilation.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

FIND_NOTHING = frozenset(
    {
        *("WithLifting", "InlineClosureLikes", "MakeFunctionToJitFunction", "InlineInlinables"),
        *("FindLiterallyCalls", "LiteralUnroll", "LiteralPropagationSubPipelinePass", "InlineOverloads"),
        *("RewriteSemanticConstants", "NopythonRewrites", "DumpParforDiagnostics"),
        "DeadBranchPrune",  # what it finds, LLVM finds too
    }
)
"""Passes of Numba that look for what rules do not have: closures, contexts, literals, sums of arrays."""


def compilers() -> tuple[type, type]:
    """Return Numba's compiler twice, as its `pipeline_class`: for callees of others, and for entry points."""
    library_class: Any = import_module("numba.core.codegen").JITCodeLibrary
    compiler_class: Any = import_module("numba.core.compiler").Compiler
    config: Any = import_module("numba.core.config")
    make_function: Any = import_module("numba._dynfunc").make_function

    manager_class: Any = import_module("numba.core.compiler_machinery").PassManager

    class QuietManager(manager_class):  # type: ignore[misc] # Numba ships no types
        """Runs passes, and tells nobody: to write down the types of a function for each took a twentieth."""

        def _runPass(self, index: int, each: Any, state: Any) -> None:
            each.analysis = self._analysis
            each.run_initialization(state)
            each.run_pass(state)
            each.run_finalizer(state)

    pipeline = QuietManager("rules")

    class RuleCompiler(compiler_class):  # type: ignore[misc]
        """Numba's compiler without the passes that find nothing in rules."""

        def define_pipelines(self) -> list[Any]:
            if not pipeline.passes:  # every function takes the same way
                (whole,) = super().define_pipelines()
                pipeline.passes = [each for each in whole.passes if each[0].__name__ not in FIND_NOTHING]
                pipeline.finalize()
            return [pipeline]

    class LinkedLibrary(library_class):  # type: ignore[misc]
        """The code of one function."""

        def _optimize_functions(self, module: Any) -> None:
            """Optimise lightly, and never less: variables that hold functions cannot be kept in a cache."""
            level, config.OPT = config.OPT, type(config.OPT)(1)
            try:
                super()._optimize_functions(module)
            finally:
                config.OPT = level

    class CalleeLibrary(LinkedLibrary):
        """The code of one function without what it calls. The rest is left to entry points."""

        def finalize(self) -> None:
            self._finalized = True

    class EntryLibrary(LinkedLibrary):
        """The code of an entry point and of all it calls."""

        def finalize(self) -> None:
            """Link everything in once, callers first: what nobody has called yet is left out."""
            found: dict[Any, None] = {}

            def visit(library: Any) -> None:
                for callee in library._linking_libraries if isinstance(library, LinkedLibrary) else ():
                    if callee not in found:
                        visit(callee)
                found[library] = None

            visit(self)
            self._linking_libraries = [library for library in reversed(found) if library is not self]
            super().finalize()

    def without_machine_code(library: Any, function: Any, environment: Any) -> Any:
        library._ensure_finalized()
        module, name = function.lookup_module(), function.qualname.split(".")[-1]
        return make_function(module, name, "", 0, environment, (library,))

    class CalleeCompiler(RuleCompiler):
        """Numba's compiler with another library and no way in."""

        def __init__(self, typing_context: Any, target: Any, library: Any, *rest: Any) -> None:
            super().__init__(typing_context, target, CalleeLibrary(target.codegen(), "callee"), *rest)
            self.state.targetctx.get_executable = without_machine_code  # its own copy of the target

    class EntryCompiler(RuleCompiler):
        """Numba's compiler with another library."""

        def __init__(self, typing_context: Any, target: Any, library: Any, *rest: Any) -> None:
            linked = EntryLibrary(target.codegen(), "entry")
            linked.enable_object_caching()  # as Numba does with libraries of its own
            super().__init__(typing_context, target, linked, *rest)

    return CalleeCompiler, EntryCompiler
