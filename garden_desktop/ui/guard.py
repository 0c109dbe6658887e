"""Exception guard: keeps exceptions from leaving overrides of Qt methods.

An exception that leaves an override ends the process if there is a Python call below it (docs/lifetimes.md). So
overrides are wrapped when their class is defined: the exception goes to `sys.excepthook`, and Qt gets the answer of the
base class, or a neutral one for pure virtual methods. Slots need no wrapper; PySide does the same for them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial, wraps
from types import FunctionType, MethodDescriptorType
from typing import Any, Final

from garden_desktop.ui import pyside

_ASKED: Final = ("event", "viewportEvent", "sceneEvent", "nativeEvent")
"""Event handlers whose return value says whether the event was consumed; all other methods named "...Event" return
None."""


def install() -> None:
    """Guard all subclasses of Qt classes from now on; must be called before the first of ours is defined."""
    with pyside.without_helpers():
        from shiboken6 import Object

    # shiboken6.Object is the base of every PySide class. `super(Object, cls)` passes the call on to bases behind it.
    def guard(cls: Any, /, **named: Any) -> None:
        super(Object, cls).__init_subclass__(**named)
        _guard(cls)

    Object.__init_subclass__ = classmethod(guard)  # type: ignore[assignment]


def guarded(own: Callable[..., Any], answer: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """Return `own` wrapped so that exceptions are reported; after one, returns `answer` of the same
    arguments, or None."""

    @wraps(own)
    def call(*args: Any, **named: Any) -> Any:
        try:
            return own(*args, **named)
        except Exception as error:  # noqa: BLE001 - whatever it is, below Qt it would be deadly
            report_error(error)
        return None if answer is None else answer(*args, **named)

    return call


def report_error(error: Exception) -> None:
    """Pass an error to `sys.excepthook`; errors in the hook itself are only printed."""
    _let_go(error)
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except Exception as worse:  # noqa: BLE001 - the same
        sys.__excepthook__(type(worse), worse, worse.__traceback__)


def _guard(cls: type) -> None:
    """Wrap all methods of a class that override a method of Qt."""
    # MethodDescriptorType: implemented in C++, so this name is an override of a Qt method.
    bases = [base.__dict__ for base in cls.__mro__[1:]]
    for name, own in list(cls.__dict__.items()):
        if isinstance(own, FunctionType) and any(isinstance(base.get(name), MethodDescriptorType) for base in bases):
            asked = not name.endswith("Event") or name in _ASKED
            setattr(cls, name, guarded(own, partial(_answer, cls, name) if asked else None))


def _answer(cls: type, name: str, thing: Any, *args: Any, **named: Any) -> Any:
    """Return the base class's answer, or a neutral value if the method is pure virtual or the C++ object is deleted."""
    try:
        return getattr(super(cls, thing), name)(*args, **named)
    except RuntimeError:  # a method that is pure virtual in C++ raises NotImplementedError, which is one
        from PySide6.QtCore import QRectF, QSize

        neutral = {"boundingRect": QRectF, "sizeHint": QSize, "count": int, "duration": int}.get(name)
        return None if neutral is None else neutral()


def _let_go(error: BaseException | None) -> None:
    """Clear the frames of a traceback and its contexts: a QPainter kept alive in one would outlive its paint device."""
    from traceback import clear_frames

    while error is not None:
        clear_frames(error.__traceback__)
        error = error.__context__
