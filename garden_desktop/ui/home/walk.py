"""Keyboard walk over what stands on a page: along the reading order, and up and down from row to row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.card_grid import RISE

BESIDE: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
BEYOND: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
DOWN: Final = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)
UNMOVED: Final = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Who comes so scrolls nothing: what is pressed stays under the pointer, and a window shows what it showed."""
_FAR: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


def beyond(page: QWidget, walk: Sequence[QWidget], here: QWidget, key: Qt.Key, view: int) -> QWidget | None:
    """The nearest widget of the next row up or down; for a page key of the row about `view` pixels away."""
    at = _middle(page, here)
    side = 1 if key in DOWN else -1
    away = {widget: side * (_middle(page, widget).y() - at.y()) for widget in walk}
    ahead = [widget for widget in walk if away[widget] > RISE]
    if not ahead:
        return None
    near = [widget for widget in ahead if away[widget] <= view] if key in _FAR else []
    row = max(away[widget] for widget in near) if near else min(away[widget] for widget in ahead)
    return min(
        (widget for widget in ahead if abs(away[widget] - row) <= RISE),
        key=lambda widget: abs(_middle(page, widget).x() - at.x()),
    )


def _middle(page: QWidget, widget: QWidget) -> QPoint:
    return widget.mapTo(page, widget.rect().center())
