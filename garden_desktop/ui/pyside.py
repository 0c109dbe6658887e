"""PySide's own start, without what only those who build PySide need."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, Final

STUB_WRITERS: Final = frozenset(
    {"shibokensupport/signature/lib/pyi_generator.py", "shibokensupport/signature/lib/enum_sig.py"}
)


@contextmanager
def without_stub_writers() -> Iterator[None]:
    """While PySide is imported, leave out its two modules that write .pyi files.

    PySide carries its helpers as source in a library and compiles them at every start; for these two it also loads
    argparse, logging and gettext. A release that loads them another way is simply not changed by this.
    """
    whole = builtins.compile

    def compiled(source: Any, filename: Any, *rest: Any, **named: Any) -> CodeType:
        code: CodeType = whole("" if filename in STUB_WRITERS else source, filename, *rest, **named)
        return code

    builtins.compile = compiled  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.compile = whole


def import_plainly() -> None:
    """Take back PySide's own `import`: it reads the source of every module to look for features nobody here uses."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
