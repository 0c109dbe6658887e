"""Faster import of PySide: defers its Python helper modules until they are used.

PySide carries helpers as source in a library, and compiles and runs all of them at every start. A PySide release that
loads them differently is not affected. Setting the environment variable WHOLE disables this.
"""

from __future__ import annotations

import builtins
import os
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, Final

SOURCES: Final[dict[str, Any]] = {}
"""Sources of the deferred helpers by file name, until they are used.

Not embedded in the stubs: as code constants they would be unmarshalled at every start, which is most of their cost.
"""

_LATER: Final = """
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    del globals()["__getattr__"]
    import sys
    from garden_desktop.ui.pyside import SOURCES
    exec(compile(SOURCES.pop({filename!r}), {filename!r}, "exec"), globals())
    return getattr(sys.modules[__name__], name)
"""
"""Source of a stub module that runs the real source on first attribute access.

Names with "__" are excluded, since the import system asks every module for them.
"""

_MAPPING_LATER: Final = f"""{_LATER}
def update_mapping():
    return __getattr__("update_mapping")()
"""
"""Stub of the module `mapping`: PySide takes `update_mapping` from the module's dictionary, without
attribute access."""

_NO_FEATURES: Final = """
def feature_import(*args, **named):
    return None

def feature_imported(module):
    return None
"""
"""Stub without features. PySide's replacement of `__import__` calls these functions at every import, and they read the
source of each module for `from __feature__`."""

WHOLE: Final = "GARDEN_WHOLE_PYSIDE"
"""Environment variable that, with any value, imports PySide unchanged, to find out whether a fault lies here."""

HELPERS: Final = {
    "shibokensupport/feature.py": _NO_FEATURES,
    "shibokensupport/signature/mapping.py": _MAPPING_LATER,
    "shibokensupport/signature/errorhandler.py": _LATER,
    "shibokensupport/signature/layout.py": _LATER,
    "shibokensupport/signature/parser.py": _LATER,
    "shibokensupport/signature/lib/enum_sig.py": _LATER,
    "shibokensupport/signature/lib/pyi_generator.py": _LATER,
    "shibokensupport/signature/lib/tool.py": _LATER,
}
"""File name of each helper -> stub. They format signature errors, write .pyi files, or support __feature__."""


@contextmanager
def without_helpers() -> Iterator[None]:
    """Context manager for the import of PySide that replaces its helpers by stubs and restores Python's own
    `__import__`."""
    if os.environ.get(WHOLE):
        yield
        return
    whole = builtins.compile

    def compiled(source: Any, filename: Any, *rest: Any, **named: Any) -> CodeType:
        if filename in HELPERS:
            SOURCES[filename] = source
            source = HELPERS[filename].format(filename=filename)
        code: CodeType = whole(source, filename, *rest, **named)
        return code

    builtins.compile = compiled  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.compile = whole
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
