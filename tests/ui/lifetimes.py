"""A detector of what Python takes for alive and Qt does not, or might not soon."""

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
    """An attribute of the program's that holds something of Qt's it should not; `why` is "gone" or "made by C++"."""

    holder: str
    attribute: str
    kind: str
    why: str


def strays() -> list[Stray]:
    """What is held though it is gone, or PySide takes it for gone; and what C++ made, so that this may yet happen.

    Garbage holds nothing. What only Qt held for it is garbage once it has gone, so it is collected until none is left.
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
    """Each object of Qt's in an attribute of an object of the program's, in a list or a dictionary, too."""
    everything = gc.get_objects()
    for holder in compress(everything, map(_OURS.__getitem__, map(type, everything))):
        for name, value in vars(holder).items():
            if _QT[type(value)]:
                yield holder, name, value
            elif isinstance(value, dict | list | tuple | set):
                for one in _within(value):
                    yield holder, name, one


def _within(value: Any) -> Iterator[Object]:
    """Those in a list, and in pairs in a list."""
    values = list(value.values() if isinstance(value, dict) else value)
    for one in compress(values, map(_WORTH.__getitem__, map(type, values))):
        if type(one) is tuple:
            yield from (each for each in one if isinstance(each, Object))
        else:
            yield one


class _Kinds(dict[type, bool]):
    """Whether a class is of a kind; asked for every object there is, so each class is judged once."""

    def __init__(self, judge: Callable[[type], bool]) -> None:
        super().__init__()
        self._judge = judge

    def __missing__(self, kind: type) -> bool:
        self[kind] = self._judge(kind)
        return self[kind]


def _ours(kind: type) -> bool:
    """A class of the program's whose objects have attributes by name: a NamedTuple has none."""
    return bool(kind.__dictoffset__) and str(getattr(kind, "__module__", "")).startswith("garden_desktop")


_OURS: Final = _Kinds(_ours)
_QT: Final = _Kinds(lambda kind: issubclass(kind, Object))
_WORTH: Final = _Kinds(lambda kind: kind is tuple or issubclass(kind, Object))
