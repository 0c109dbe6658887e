"""PySide's own start, without what only those who build PySide need, and without doing it all again every time."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, Final

from garden_desktop.ui.larder import Larder

STUB_WRITERS: Final = frozenset(
    {"shibokensupport/signature/lib/pyi_generator.py", "shibokensupport/signature/lib/enum_sig.py"}
)


@contextmanager
def compiled_once(larder: Larder) -> Iterator[None]:
    """While PySide is imported, take its compiled helpers from the larder, and leave out two that write .pyi files.

    PySide carries its helpers as source in a library and compiles them at every start; for those two it also loads
    argparse, logging and gettext. A release that loads them another way is simply not changed by this.
    """
    compiler = builtins.compile
    known = larder.take()
    used: dict[str, tuple[Any, tuple[Any, ...], CodeType]] = {}

    def compiled(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
        source = b"" if filename in STUB_WRITERS else source
        if named or not isinstance(source, bytes):
            return compiler(source, filename, *rest, **named)
        kept = known.get(filename)
        if kept is None or kept[:2] != (source, rest):
            kept = (source, rest, compiler(source, filename, *rest))
        used[filename] = kept
        return kept[2]

    builtins.compile = compiled
    try:
        yield
    finally:
        builtins.compile = compiler
    if any(known.get(name) is not kept for name, kept in used.items()):
        larder.put(used)


def import_plainly() -> None:
    """Take back PySide's own `import`: it reads the source of every module to look for features nobody here uses."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
