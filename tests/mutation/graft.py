"""Other code in functions that are there already, so that whoever has imported one has the change as well."""

from __future__ import annotations

import ast
import gc
from collections.abc import Collection, Iterable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutation.mutants import outermost

Codes = dict[str, CodeType]
"""The code of the outermost functions of a file, by qualified name."""


def codes(tree: ast.Module, path: Path) -> Codes:
    """The functions as they would be compiled had the file this tree, but for names that stand twice."""
    ast.fix_missing_locations(tree)
    found = list(_functions(compile(tree, str(path), "exec", dont_inherit=True)))
    names = [code.co_qualname for code in found]
    return {code.co_qualname: code for code in found if names.count(code.co_qualname) == 1}


def _functions(scope: CodeType) -> Iterator[CodeType]:
    for const in scope.co_consts:
        if isinstance(const, CodeType):
            if const.co_flags & 0x02:  # CO_NEWLOCALS: a function; a class body has none
                yield const
            else:
                yield from _functions(const)


class Stock:
    """All that grafts are put upon: the functions of some files as they live now, and every cache of results."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.functions = {path: living(path) for path in paths}
        self._caches = [thing for thing in gc.get_objects() if type(thing) is _lru_cache_wrapper]

    def put(self, path: Path, tree: ast.Module, names: Collection[str]) -> list[FunctionType]:
        """Give the functions of these names, wherever they live, the code they have in this tree; returns them."""
        functions = [one for name in names for one in self.functions[path][name]]
        in_class = {one.__code__.co_qualname for one in functions if "__class__" in one.__code__.co_freevars}
        for name, definition in outermost(tree, ""):
            if name in in_class:  # a mutant without `super()` has no closure, and its code would not fit
                definition.body.insert(0, ast.parse("if False: __class__").body[0])
        made = codes(tree, path)
        for function in functions:
            function.__code__ = made[function.__code__.co_qualname]
        return functions

    def forget(self) -> None:
        """Empty the caches: what they hold was worked out with other code."""
        for cache in self._caches:
            cache.cache_clear()


def living(path: Path) -> dict[str, list[FunctionType]]:
    """Every function of a file that exists now, by qualified name: properties and decorated ones too."""
    found: dict[str, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename == str(path):
            found.setdefault(thing.__code__.co_qualname, []).append(thing)
    return found
