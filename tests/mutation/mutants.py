"""Mutants: one small change in the body of a function, found and made in its syntax tree.

What is done when a module is imported (constants, defaults, decorators) is left alone, as the tests have collected
what it made before a mutant is put in. So are annotations, assertions and the words of an error.
"""

from __future__ import annotations

import ast
import difflib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef
Change = Callable[[], None]

COMPARED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}
RECKONED: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.FloorDiv(),
    ast.BitOr: ast.BitAnd(),
    ast.BitAnd: ast.BitOr(),
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One change: the `variant`th of the mutable node at `place` in the file's sequence of mutable nodes."""

    path: Path
    place: int
    variant: int
    function: str
    line: int

    def tree(self) -> ast.Module:
        """Return the syntax tree of the file with the mutant in it."""
        tree = ast.parse(self.path.read_bytes())
        changes(nth(tree, self.place).node)[self.variant]()
        return tree

    def diff(self) -> str:
        """Return the change of the innermost statement as lines of a diff."""
        site = nth(ast.parse(self.path.read_bytes()), self.place)
        before = ast.unparse(site.statement)
        changes(site.node)[self.variant]()
        after = ast.unparse(site.statement)
        lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


class Site(NamedTuple):
    """A mutable node with its innermost statement and the qualified name of its outermost function."""

    node: ast.AST
    statement: ast.stmt
    function: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Yield all mutants of a file, in the order of its syntax tree."""
    for place, site in enumerate(sites(ast.parse(path.read_bytes()))):
        for variant in range(len(changes(site.node))):
            yield Mutant(path, place, variant, site.function, site.statement.lineno)


def nth(tree: ast.Module, place: int) -> Site:
    return next(itertools.islice(sites(tree), place, None))


def sites(tree: ast.Module) -> Iterator[Site]:
    """Yield each mutable node in the body of a function."""
    for name, function in outermost(tree, ""):
        for statement in function.body:
            yield from _below(statement, statement, name)


def outermost(scope: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, Function]]:
    """Yield the functions that are in no other function, by qualified name."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from outermost(node, f"{prefix}{node.name}.")
        elif isinstance(node, Function):
            yield prefix + node.name, node


def _below(node: ast.AST, statement: ast.stmt, function: str) -> Iterator[Site]:
    if isinstance(node, ast.Raise | ast.Assert | ast.arguments):
        return
    if changes(node):
        yield Site(node, statement, function)
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _below(child, child if isinstance(child, ast.stmt) else statement, function)


def changes(node: ast.AST) -> list[Change]:  # noqa: PLR0912 (one line a kind of mutant)
    """Return the possible changes of a node; each, when called, changes the tree that holds the node."""
    found: list[Change] = []
    match node:
        case ast.Compare():
            for place, op in enumerate(node.ops):
                found.append(_put_in(node.ops, place, COMPARED[type(op)]))
        case ast.BinOp() | ast.AugAssign() if type(node.op) in RECKONED:
            found.append(_put(node, "op", RECKONED[type(node.op)]))
        case ast.BoolOp():
            found.append(_put(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And()))
        case ast.UnaryOp(op=ast.Not()):
            found.append(_put(node, "operand", _not(node.operand)))
        case ast.UnaryOp(op=ast.USub()):
            found.append(_put(node, "op", ast.UAdd()))
        case ast.If() | ast.IfExp() | ast.While():
            found.append(_put(node, "test", _not(node.test)))
        case ast.comprehension():
            for place, test in enumerate(node.ifs):
                found.append(_put_in(node.ifs, place, _not(test)))
        case ast.Constant(value=bool()):
            found.append(_put(node, "value", not node.value))
        case ast.Constant(value=int() as number):
            found += [_put(node, "value", number + 1), _put(node, "value", number - 1)]
        case ast.Return(value=ast.expr()) if not (isinstance(node.value, ast.Constant) and node.value.value is None):
            found.append(_put(node, "value", ast.Constant(None)))
        case ast.Expr(value=ast.Call()):
            found.append(_put(node, "value", ast.Constant(None)))
        case ast.Call(func=ast.Name(id="range"), args=[*_, stop]) if len(node.args) < 3:
            found.append(_put_in(node.args, len(node.args) - 1, ast.BinOp(stop, ast.Add(), ast.Constant(1))))
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            found.append(_put(node.func, "id", CALLED[name]))
    return found


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _put(node: ast.AST, field: str, value: object) -> Change:
    return lambda: setattr(node, field, value)


def _put_in(row: list[Any], place: int, value: ast.AST) -> Change:
    return lambda: row.__setitem__(place, value)
