"""PySide's own start, without what nobody needs yet.

PySide carries its helpers as source in a library, and compiles and runs all of them at every start.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, Final

WANTED_LATER: Final = frozenset(
    f"shibokensupport/signature/{name}.py"
    for name in ("mapping", "errorhandler", "layout", "parser", "lib/enum_sig", "lib/pyi_generator", "lib/tool")
)
"""What PySide says of a wrong call, and what writes its .pyi files."""

_LATER: Final = """
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    del globals()["__getattr__"]
    exec(compile({source!r}, {filename!r}, "exec"), globals())
    import sys
    return getattr(sys.modules[__name__], name)
"""
"""A module that becomes itself when something of it is wanted; importing asks every module for names with `__`."""

_UNWANTED: Final = {
    "shibokensupport/feature.py": """
def feature_import(*args, **named):
    return None

def feature_imported(module):
    return None
"""
}
"""PySide's own `import` asks these two at every import for `from __feature__ import`, which nobody here writes."""


@contextmanager
def without_helpers() -> Iterator[None]:
    """While PySide is imported, put off the helpers that most starts never need."""
    whole = builtins.compile

    def compiled(source: Any, filename: Any, *rest: Any, **named: Any) -> CodeType:
        if filename in WANTED_LATER:
            source = _LATER.format(source=source, filename=filename)
        source = _UNWANTED.get(filename, source)
        code: CodeType = whole(source, filename, *rest, **named)
        return code

    builtins.compile = compiled  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.compile = whole
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
