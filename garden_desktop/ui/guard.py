"""The guard: no exception leaves a method that Qt calls.

An exception that leaves an override ends the process where there is a call from Python below it (docs/lifetimes.md). So
every override is wrapped when its class is defined: what goes wrong in it is told to `sys.excepthook`, and Qt gets its
own answer, or a neutral one where it has none. Slots need no wrapper: PySide hands their errors to `sys.excepthook`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial, wraps
from types import FunctionType, MethodDescriptorType
from typing import Any, Final

from garden_desktop.ui import pyside

_ASKED: Final = ("event", "viewportEvent", "sceneEvent", "nativeEvent")
"""What is named after an event and says whether it took it; whatever else is named so is only told."""


def install() -> None:
    """Have every class below one of Qt's guarded when it is defined; so this comes before the first of ours."""
    with pyside.without_helpers():
        from shiboken6 import Object

    def guard(cls: Any, /, **named: Any) -> None:
        super(Object, cls).__init_subclass__(**named)
        _guard(cls)

    Object.__init_subclass__ = classmethod(guard)  # type: ignore[assignment]


def guarded(own: Callable[..., Any], answer: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """`own` without its errors; after one, what `answer` says to the same arguments, or None."""

    @wraps(own)
    def call(*args: Any, **named: Any) -> Any:
        try:
            return own(*args, **named)
        except Exception as error:  # noqa: BLE001 - whatever it is, below Qt it would be deadly
            report_error(error)
        return None if answer is None else answer(*args, **named)

    return call


def report_error(error: Exception) -> None:
    """Hand an error to `sys.excepthook`, whose own errors go no further."""
    _let_go(error)
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except Exception as worse:  # noqa: BLE001 - the same
        sys.__excepthook__(type(worse), worse, worse.__traceback__)


def _guard(cls: type) -> None:
    """Wrap whatever has the name of one of Qt's methods."""
    bases = [base.__dict__ for base in cls.__mro__[1:]]
    for name, own in list(cls.__dict__.items()):
        if isinstance(own, FunctionType) and any(isinstance(base.get(name), MethodDescriptorType) for base in bases):
            asked = not name.endswith("Event") or name in _ASKED
            setattr(cls, name, guarded(own, partial(_answer, cls, name) if asked else None))


def _answer(cls: type, name: str, thing: Any, *args: Any, **named: Any) -> Any:
    """Qt's own answer; a neutral one where Qt has none or the thing is gone."""
    try:
        return getattr(super(cls, thing), name)(*args, **named)
    except RuntimeError:  # a method that is pure virtual in C++ raises NotImplementedError, which is one
        from PySide6.QtCore import QRectF, QSize

        neutral = {"boundingRect": QRectF, "sizeHint": QSize, "count": int, "duration": int}.get(name)
        return None if neutral is None else neutral()


def _let_go(error: BaseException | None) -> None:
    """Clear the frames of the traceback: a painter that lived on in one would outlive what it paints on."""
    from traceback import clear_frames

    while error is not None:
        clear_frames(error.__traceback__)
        error = error.__context__
