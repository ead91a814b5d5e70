"""Small faults made on purpose, found in a source by its syntax tree and written into its text."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, zip_longest
from textwrap import shorten

COMPARISON, DROPPED, SIGN, JUNCTION, CONSTANT = "comparison", "dropped", "sign", "and/or", "constant"
KINDS = (COMPARISON, DROPPED, SIGN, JUNCTION, CONSTANT)

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_SIGN: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
MAY_BE_DROPPED = (
    ast.Assign,
    ast.AugAssign,
    ast.Expr,
    ast.Return,
    ast.If,
    ast.Break,
    ast.Continue,
    ast.Raise,
    ast.Assert,
)
NO_RULES = (ast.Import, ast.ImportFrom, ast.JoinedStr)
NO_RULE_FIELDS = ("annotation", "returns", "decorator_list")
LONGEST_DROPPED = 100


@dataclass(frozen=True)
class Mutation:
    """One fault: the bytes from `start` to `end` of a file become `text`."""

    file: str
    line: int
    kind: str
    before: str
    after: str
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        """Return the source of the file with the fault."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutations_of(file: str, source: bytes) -> list[Mutation]:
    """Return every fault that can be made in a source."""
    lines = source.splitlines(keepends=True)
    begins = list(accumulate(map(len, lines), initial=0))
    found = []
    for node, kind, text in _changes(ast.parse(source), lines):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = begins[node.lineno - 1] + node.col_offset
        end = begins[node.end_lineno - 1] + node.end_col_offset
        if node.end_lineno == node.lineno:
            line = lines[node.lineno - 1]
            changed = line[: node.col_offset] + text.encode() + line[node.end_col_offset :]
            before, after = line.decode().strip(), changed.decode().strip()
        else:
            before, after = ast.unparse(node), text
        if kind == DROPPED:
            before = shorten(before, LONGEST_DROPPED, placeholder=" …")
        found.append(Mutation(file, node.lineno, kind, before, after, start, end, text))
    return found


def chosen(mutations: Iterable[Mutation], count: int, seed: str) -> list[Mutation]:
    """Return some mutations at random, of all kinds in turn; a larger count begins with the same ones."""
    luck, by_kind = random.Random(seed), {kind: list[Mutation]() for kind in KINDS}
    for mutation in mutations:
        by_kind[mutation.kind].append(mutation)
    for of_kind in by_kind.values():
        luck.shuffle(of_kind)
    in_turn = chain.from_iterable(zip_longest(*by_kind.values()))
    return [mutation for mutation in in_turn if mutation is not None][:count]


Replaceable = ast.expr | ast.stmt


def _changes(tree: ast.Module, lines: Sequence[bytes]) -> Iterator[tuple[Replaceable, str, str]]:
    """Yield a node, the kind of the fault and what stands in its place."""
    for node, in_function in _rule_nodes(tree, False):
        if in_function and isinstance(node, MAY_BE_DROPPED) and not _is_elif(node, lines):
            yield node, DROPPED, "pass"
        if isinstance(node, ast.Compare):
            for at, operator in enumerate(node.ops):
                ops = [*node.ops[:at], TURNED[type(operator)](), *node.ops[at + 1 :]]
                yield node, COMPARISON, ast.unparse(ast.Compare(node.left, ops, node.comparators))
        elif isinstance(node, ast.BinOp) and type(node.op) in OTHER_SIGN:
            yield node, SIGN, ast.unparse(ast.BinOp(node.left, OTHER_SIGN[type(node.op)](), node.right))
        elif isinstance(node, ast.AugAssign) and type(node.op) in OTHER_SIGN:
            changed = ast.AugAssign(node.target, OTHER_SIGN[type(node.op)](), node.value)
            yield node, SIGN, ast.unparse(changed)
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, JUNCTION, ast.unparse(ast.BoolOp(other, node.values))
        elif isinstance(node, ast.expr) and (number := _number(node)) is not None:
            if number:
                yield node, SIGN, str(-number)
            yield node, CONSTANT, str(number + 1)
            yield node, CONSTANT, str(number - 1)


def _rule_nodes(node: ast.AST, in_function: bool) -> Iterator[tuple[ast.AST, bool]]:
    """Yield the nodes a rule may depend on, and whether a function holds them."""
    if _is_no_rule(node):
        return
    yield node, in_function
    if isinstance(node, ast.UnaryOp) and _number(node) is not None:
        return  # the number behind its sign is the same one
    in_function = in_function or isinstance(node, ast.FunctionDef)
    for name, value in ast.iter_fields(node):
        if name not in NO_RULE_FIELDS:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _rule_nodes(child, in_function)


def _is_no_rule(node: ast.AST) -> bool:
    """Tell whether this is an import, a text, or written in the journal alone."""
    if isinstance(node, ast.FunctionDef):
        return node.name.startswith("tell_")
    if isinstance(node, ast.Expr):
        value = node.value
        name = value.func.id if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) else ""
        return isinstance(value, ast.Constant) or name == "note" or name.startswith("tell_")
    return isinstance(node, NO_RULES)


def _number(node: ast.expr) -> int | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _number(node.operand) if isinstance(node.operand, ast.Constant) else None
        return None if number is None else -number
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool):
        return node.value
    return None


def _is_elif(node: ast.stmt, lines: Sequence[bytes]) -> bool:
    """Tell whether a statement begins with `elif`, which no `pass` can stand for."""
    return isinstance(node, ast.If) and lines[node.lineno - 1][node.col_offset :].startswith(b"elif")
