"""Things side by side and things below each other, in one line of code each."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Item: TypeAlias = QWidget | QLayout | None
Margins: TypeAlias = tuple[int, int, int, int]
L = TypeVar("L", bound=QBoxLayout)


def row_layout(*items: Item, spacing: int = 8, margins: Margins = (0, 0, 0, 0)) -> QHBoxLayout:
    """A row; None is a gap that takes the room left over. Margins are left, top, right, bottom."""
    return _filled(QHBoxLayout(), items, spacing, margins)


def column_layout(*items: Item, spacing: int = 8, margins: Margins = (0, 0, 0, 0)) -> QVBoxLayout:
    """A column; None is a gap that takes the room left over. Margins are left, top, right, bottom."""
    return _filled(QVBoxLayout(), items, spacing, margins)


def _filled(layout: L, items: tuple[Item, ...], spacing: int, margins: Margins) -> L:
    layout.setSpacing(spacing)
    layout.setContentsMargins(*margins)
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, QLayout):
            layout.addLayout(item)
        else:
            layout.addWidget(item)
    return layout
