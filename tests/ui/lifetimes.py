"""Detector of Python references to Qt objects that are deleted, or may be without Python knowing."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import compress
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem, QLayoutItem
from shiboken6 import Object, createdByPython, isValid

OWNERS: Final = {("FlowLayout", "_items")}
"""A layout owns its items, so it has to keep them."""


class Stray(NamedTuple):
    """An attribute of the program's objects that holds a Qt object it must not; `why` is "gone" or "made by C++"."""

    holder: str
    attribute: str
    kind: str
    why: str


def strays() -> list[Stray]:
    """Return references to deleted objects, and to objects made by C++, which Qt may delete at any time.

    Garbage counts as no reference. An object that only Qt kept alive becomes garbage after deletion, so garbage is
    collected until no more is found.
    """
    found = sorted(_strays())
    while found and gc.collect():
        found = sorted(_strays())
    return found


def _strays() -> Iterator[Stray]:
    for holder, name, one in _held():
        where = type(holder).__name__, name
        if not isValid(one):
            if isValid(holder) or not isinstance(holder, Object):
                yield Stray(*where, type(one).__name__, "gone")
        elif (
            where not in OWNERS and isinstance(one, QObject | QGraphicsItem | QLayoutItem) and not createdByPython(one)
        ):
            yield Stray(*where, type(one).__name__, "made by C++")


def _held() -> Iterator[tuple[Any, str, Any]]:
    """Yield each Qt object in an attribute of an object of the program, also within a list or a dictionary."""
    everything = gc.get_objects()
    for holder in compress(everything, map(_OURS.__getitem__, map(type, everything))):
        for name, value in vars(holder).items():
            if _QT[type(value)]:
                yield holder, name, value
            elif isinstance(value, dict | list | tuple | set):
                for one in _within(value):
                    yield holder, name, one


def _within(value: Any) -> Iterator[Object]:
    """Yield the Qt objects in a list, and in tuples in a list."""
    values = list(value.values() if isinstance(value, dict) else value)
    for one in compress(values, map(_WORTH.__getitem__, map(type, values))):
        if type(one) is tuple:
            yield from (each for each in one if isinstance(each, Object))
        else:
            yield one


class _Kinds(dict[type, bool]):
    """Cache of whether a class is of a kind: this is asked for each existing object, so each class is examined once."""

    def __init__(self, judge: Callable[[type], bool]) -> None:
        super().__init__()
        self._judge = judge

    def __missing__(self, kind: type) -> bool:
        self[kind] = self._judge(kind)
        return self[kind]


def _ours(kind: type) -> bool:
    """Return whether a class of the program has attributes by name, which a NamedTuple does not."""
    return bool(kind.__dictoffset__) and str(getattr(kind, "__module__", "")).startswith("garden_desktop")


_OURS: Final = _Kinds(_ours)
_QT: Final = _Kinds(lambda kind: issubclass(kind, Object))
_WORTH: Final = _Kinds(lambda kind: kind is tuple or issubclass(kind, Object))
