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
        "GenericRewrites",
        "IRProcessing",  # how long variables live, which a later pass finds anew
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
    types_class, target_class = contexts()

    class RuleCompiler(compiler_class):  # type: ignore[misc]
        """Numba's compiler without the passes that find nothing in rules."""

        def __init__(self, types: Any, target: Any, *rest: Any) -> None:
            if not pipeline.passes:  # for the first time
                target.refresh()
            super().__init__(types_class(types), target_class(target), *rest)
            self.state.targetctx.look_up_operators()  # its own copy of the target

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
            self.state.targetctx.get_executable = without_machine_code

    class EntryCompiler(RuleCompiler):
        """Numba's compiler with another library."""

        def __init__(self, typing_context: Any, target: Any, library: Any, *rest: Any) -> None:
            linked = EntryLibrary(target.codegen(), "entry")
            linked.enable_object_caching()  # as Numba does with libraries of its own
            super().__init__(typing_context, target, linked, *rest)

    return CalleeCompiler, EntryCompiler


def contexts() -> tuple[type, type]:
    """Return what Numba knows of types and of this processor, as classes which remember what was found.

    An operator has many ways to be called, and all are tried at each of its uses: a quarter of the time.
    """
    typing_class: Any = import_module("numba.core.typing").Context
    processor_class: Any = import_module("numba.core.cpu").CPUContext
    kinds: Any = import_module("numba.core.types")
    own_ways = (kinds.Dispatcher, kinds.BoundFunction, kinds.RecursiveCall)
    known: dict[Any, Any] = {}
    operators: dict[Any, Any] = {}

    class Types(typing_class):  # type: ignore[misc]
        """Types of calls, found once."""

        def __init__(self, context: Any) -> None:
            self.__dict__ = context.__dict__

        def refresh(self) -> None:
            """Do nothing: the target does it where something is missing."""

        def resolve_function_type(self, function: Any, arguments: Any, keywords: Any) -> Any:
            if keywords or isinstance(function, own_ways):
                return super().resolve_function_type(function, arguments, keywords)
            call = function, arguments
            if call not in known:
                known[call] = super().resolve_function_type(function, arguments, keywords)
            return known[call]

    class Operator(kinds.Function):  # type: ignore[misc]
        """An operator, for which code is made."""

        def __init__(self, found: Any) -> None:
            super().__init__(found.templates)
            self._impl_keys = found._impl_keys
            self._calls: dict[Any, Any] = {}

        def get_call_type(self, context: Any, arguments: Any, keywords: Any) -> Any:
            if arguments not in self._calls:
                self._calls[arguments] = super().get_call_type(context, arguments, keywords)
            return self._calls[arguments]

    class Operators(typing_class):  # type: ignore[misc]
        """Types, where code is made."""

        def __init__(self, context: Any) -> None:
            self.__dict__ = context.__dict__

        def resolve_value_type(self, value: Any) -> Any:
            found = super().resolve_value_type(value)
            if type(found) is not kinds.Function:
                return found
            if found not in operators:
                operators[found] = Operator(found)
            return operators[found]

    class Target(processor_class):  # type: ignore[misc]
        """This processor; what there is for it is looked through again only where something is missing."""

        typing_context: Any

        def __init__(self, context: Any) -> None:
            self.__dict__ = context.__dict__

        def look_up_operators(self) -> None:
            self.typing_context = Operators(self.typing_context)

        def refresh(self) -> None:
            """Do nothing yet."""

        def get_function(self, function: Any, signature: Any, _firstcall: bool = True) -> Any:
            if function == "__array__":  # asked at each use of an array, and found for none of ours
                raise NotImplementedError
            try:
                return super().get_function(function, signature, False)
            except NotImplementedError:
                super().refresh()
                return super().get_function(function, signature, False)

    return Types, Target
