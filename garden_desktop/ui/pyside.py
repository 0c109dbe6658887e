"""PySide's own start, without what nobody needs yet.

PySide carries its helpers as source in a library, and compiles and runs all of them at every start. A release that
loads them another way is simply not changed by this; nor is any where the environment variable WHOLE is set.
"""

from __future__ import annotations

import builtins
import os
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, Final

SOURCES: Final[dict[str, Any]] = {}
"""Those of the helpers by their file names, until they are wanted; compiled into what stands for them they would be
read once at every start, which is most of what they cost."""

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
"""A module that becomes itself when something of it is wanted; importing asks every module for names with `__`."""

_MAPPING_LATER: Final = f"""{_LATER}
def update_mapping():
    return __getattr__("update_mapping")()
"""
"""PySide takes this function out of the module's dictionary, before it says what was wrong with a call."""

_NO_FEATURES: Final = """
def feature_import(*args, **named):
    return None

def feature_imported(module):
    return None
"""
"""PySide's own `import` asks these two at every import; they read the source of every module for `from __feature__`."""

WHOLE: Final = "GARDEN_WHOLE_PYSIDE"
"""The switch: with any value PySide starts as it does by itself, to see whether a fault lies here."""

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
"""What stands for each: they say what a call should have been, write .pyi files, or do what nobody here asks for."""


@contextmanager
def without_helpers() -> Iterator[None]:
    """While PySide is imported, put its helpers off until they are wanted; then take back its own `import`."""
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
