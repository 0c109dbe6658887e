"""Flow layout, which wraps its items like words of a text; and functions that build rows and columns."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

UNBOUNDED: Final = 16_777_215
"""Maximum width or height of a widget that has none (QWIDGETSIZE_MAX)."""


class FlowLayout(QLayout):
    """Layout that puts items on lines from left to right (right to left in such languages) and wraps when a line is
    full.

    Heights are cached for each width, because Qt asks for them several times per layout pass.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._hint: QSize | None = None
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)
        if parent is not None:
            parent.setLayout(self)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = [[]]
        left = width
        for item in self._items:
            if item.isEmpty():
                continue
            if lines[-1] and item.sizeHint().width() > left:
                lines.append([])
                left = width
            lines[-1].append(item)
            left -= item.sizeHint().width() + self.spacing()
        return lines

    def _arrange(self, rect: QRect) -> None:
        inner = rect.marginsRemoved(self.contentsMargins())
        y = inner.top()
        for line in self._lines(inner.width()):
            height = _height(line, inner.width())
            x = inner.left()
            for item in line:
                box = QRect(x, y, min(item.sizeHint().width(), inner.width()), height)
                item.setGeometry(_mirrored(box, inner) if self._right_to_left() else box)
                x += box.width() + self.spacing()
            y += height + self.spacing()

    def _right_to_left(self) -> bool:
        parent = self.parentWidget()
        return parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        self._hint = None
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._measure(width)
        return self._heights[width]

    def _measure(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        lines = self._lines(inner)
        heights = [_height(line, inner) for line in lines]
        return sum(heights) + self.spacing() * (len(lines) - 1) + margins.top() + margins.bottom()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect)

    def sizeHint(self) -> QSize:
        if self._hint is None:
            self._hint = self._wanted()
        return self._hint

    def _wanted(self) -> QSize:
        margins = self.contentsMargins()
        widths = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        width = sum(widths) + self.spacing() * max(0, len(widths) - 1) + margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        width = max((item.minimumSize().width() for item in self._items), default=0)
        height = max((item.minimumSize().height() for item in self._items), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())


def _height(line: list[QLayoutItem], width: int) -> int:
    """Return the height of a line. An item wider than the line, which is then alone on it, gets its height for that
    width."""
    return max(
        (
            item.heightForWidth(width)
            if item.hasHeightForWidth() and item.sizeHint().width() > width
            else item.sizeHint().height()
            for item in line
        ),
        default=0,
    )


def _mirrored(box: QRect, inner: QRect) -> QRect:
    return QRect(inner.right() - (box.right() - inner.left()), box.y(), box.width(), box.height())


def flowing(*widgets: QWidget, spacing: int = 8) -> FlowLayout:
    """Return a flow layout with these widgets."""
    flow = FlowLayout(spacing=spacing)
    for widget in widgets:
        flow.addWidget(widget)
    return flow


# Rows and columns, built in one call each.


Item: TypeAlias = QWidget | QLayout | None
Margins: TypeAlias = tuple[int, int, int, int]
L = TypeVar("L", bound=QBoxLayout)


def row_layout(*items: Item, spacing: int = 8, margins: Margins = (0, 0, 0, 0)) -> QHBoxLayout:
    """Return a horizontal box layout of `items`; None is a stretch. Margins are left, top, right, bottom."""
    return _filled(QHBoxLayout(), items, spacing, margins)


def column_layout(*items: Item, spacing: int = 8, margins: Margins = (0, 0, 0, 0)) -> QVBoxLayout:
    """Return a vertical box layout of `items`; None is a stretch. Margins are left, top, right, bottom."""
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
