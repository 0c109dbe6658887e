"""Where Qt asks for the interfaces of our own widgets for screen readers: of whatever a widget has as `reading`."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from garden_desktop.ui.guard import guarded


class Reading(Protocol):
    """Tells readers about a widget."""

    def interface(self) -> QAccessibleInterface:
        """An interface of the widget, a new one at every question (docs/lifetimes.md)."""


@cache
def install() -> None:
    """Let Qt ask here; once for the whole program."""
    QAccessible.installFactory(guarded(_interface))


def tell(event: QAccessibleEvent) -> None:
    """Pass on an event, where there is anybody to hear it."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(event)


def _interface(key: str, widget: QObject) -> QAccessibleInterface | None:
    reading: Reading | None = getattr(widget, "reading", None)
    return None if reading is None else reading.interface()
