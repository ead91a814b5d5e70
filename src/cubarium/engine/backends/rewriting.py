"""Rules as they are compiled: their source, changed where compiled code must differ or may be shorter."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from types import CodeType, FunctionType
from typing import Any, cast

from cubarium.engine.rules.journal import note
from cubarium.engine.rules.scratch import scratch

UNSIGNED = "as_unsigned"
LOCAL_ARRAY = "cuda.local.array(SIZE, 'int8')"


def only_tells(name: str) -> bool:
    """Tell whether a function of this name does nothing but write in the journal."""
    return name == note.__name__ or name.startswith("tell_")


class _ForCompilation(ast.NodeTransformer):
    """Take the journal out of a function, read values of two levels in one step, and make indices unsigned.

    Compiled games keep no journal. `TABLE[i][j]` would make a row of its own for every look into the table.
    Numba lets an index count from the end and asks each time whether it is negative; in rules none is.
    Fields that never change in a game can become numbers.
    On a GPU, `scratch(size)` becomes an array of the function that asks for it: it cannot be handed out.
    """

    def __init__(self, deep_values: frozenset[str], local_arrays: bool, settled: Mapping[str, int]) -> None:
        """Keep the names of values with two levels, whether arrays are local, and settled fields."""
        self.deep_values = deep_values
        self.local_arrays = local_arrays
        self.settled = settled

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Put its value in the place of a field that is settled before the game begins."""
        self.generic_visit(node)
        if node.attr in self.settled and isinstance(node.ctx, ast.Load):
            return ast.copy_location(ast.Constant(self.settled[node.attr]), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Put an array in the place of `scratch(size)`, where arrays are local."""
        self.generic_visit(node)
        if self.local_arrays and isinstance(node.func, ast.Name) and node.func.id == scratch.__name__:
            array = ast.parse(LOCAL_ARRAY, mode="eval").body
            assert isinstance(array, ast.Call)
            array.args[0] = node.args[0]
            return ast.copy_location(array, node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """Replace a statement that only writes in the journal."""
        self.generic_visit(node)
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and only_tells(call.func.id):
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Turn `TABLE[i][j]` into `TABLE[i, j]`, with unsigned indices."""
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant | ast.Slice):
            node.slice = ast.Call(ast.Name(UNSIGNED, ast.Load()), [node.slice], [])
        row = node.value
        if not isinstance(row, ast.Subscript) or not isinstance(row.value, ast.Name):
            return node
        if row.value.id not in self.deep_values:
            return node
        both = ast.Tuple([row.slice, node.slice], ast.Load())
        return ast.copy_location(ast.Subscript(row.value, both, node.ctx), node)


def for_compilation(
    function: FunctionType,
    deep_values: frozenset[str] = frozenset(),
    *,
    local_arrays: bool = False,
    settled: Mapping[str, int] | None = None,
) -> CodeType:
    """Return the code of a rule function as it is compiled; it needs `compilation_helpers`.

    Fields of records named in `settled` are read as the numbers given there.
    """
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse("".join(lines))
    definition = cast("ast.FunctionDef", tree.body[0])  # its annotations, which have brackets too, stay
    rewrite = _ForCompilation(deep_values, local_arrays, settled or {})
    definition.body = [rewrite.visit(line) for line in definition.body]
    ast.increment_lineno(ast.fix_missing_locations(tree), first - 1)
    whole = compile(tree, function.__code__.co_filename, "exec", dont_inherit=True)
    return next(c for c in whole.co_consts if isinstance(c, CodeType) and c.co_name == function.__name__)


def compilation_helpers() -> dict[str, Any]:
    """Return what code made by `for_compilation` calls beside what its function calls."""
    import numba

    return {UNSIGNED: numba.uint64}
