"""Button that opens and folds a section below it; to a screen reader it is expanded or collapsed."""

from __future__ import annotations

from typing import Final
from weakref import ref

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QFontMetricsF,
    QPainter,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import isValid

from garden_desktop.ui.kit.buttons.painted import PaintedButton
from garden_desktop.ui.kit.interface_factory import install, post_event
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import text_font

_PRESS: Final = QAccessibleActionInterface.pressAction()
_HEIGHT: Final = 44
_ICON: Final = 18
_EDGE: Final = 12
_BETWEEN: Final = 10


class FoldButton(PaintedButton):
    """A line with an arrow, a title and a remark at its end. `folded` tells True or False after a press."""

    folded = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", parent)
        install()
        self.opened = False
        self._title, self._remark = "", ""
        self.clicked.connect(lambda: self.unfold(opened=not self.opened))

    @property
    def accessibility(self) -> _FoldInterfaceFactory:
        """What readers are told."""
        return _FoldInterfaceFactory(self)

    def unfold(self, *, opened: bool) -> None:
        """Open the section, or fold it."""
        if opened == self.opened:
            return
        self.opened = opened
        changed = QAccessible.State()
        changed.expanded = changed.collapsed = True
        post_event(QAccessibleStateChangeEvent(self, changed))
        self.folded.emit(not opened)
        self.update()

    def say(self, title: str, remark: str) -> None:
        """Show a title, and the remark in quieter letters at the end of the line; readers hear both as the name."""
        self._title, self._remark = title, remark
        self.setText(title)
        self.setAccessibleName(f"{title}, {remark}" if remark else title)
        self.updateGeometry()
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        self.draw_outline(painter, rect)
        inner = rect.adjusted(_EDGE, 0, -_EDGE, 0)
        turned = self.isRightToLeft()
        arrow = QRectF(inner.left(), inner.center().y() - _ICON / 2, _ICON, _ICON)
        words = inner.adjusted(_ICON + _BETWEEN, 0, 0, 0)
        if turned:
            arrow.moveRight(inner.right())
            words = inner.adjusted(0, 0, -_ICON - _BETWEEN, 0)
        name = "chevron-down" if self.opened else "chevron-right"
        draw_icon(painter, self.appearance.art, name, arrow, theme.ink)
        start, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        if turned:
            start, end = end, start
        font = text_font(13)
        wide = QFontMetricsF(font).horizontalAdvance(self._remark) + 1
        if self._remark and wide + _BETWEEN + super().words_width() <= words.width():
            painter.setFont(font)
            painter.setPen(theme.muted)
            painter.drawText(words, end | Qt.AlignmentFlag.AlignVCenter, self._remark)
            words = words.adjusted(wide + _BETWEEN if turned else 0, 0, 0 if turned else -wide - _BETWEEN, 0)
        self.draw_words(painter, words, theme.ink, start)

    def words_width(self) -> int:
        """With arrow and edges; the remark is left out where there is no room for it."""
        return super().words_width() + _ICON + _BETWEEN + 2 * _EDGE

    def sizeHint(self) -> QSize:
        return grown(QSize(self.words_width(), _HEIGHT))


class _FoldInterfaceFactory:
    """Gives interfaces of a button; made for one question."""

    def __init__(self, button: FoldButton) -> None:
        self._button = button

    def interface(self) -> QAccessibleInterface:
        return FoldInterface(self._button)


class FoldInterface(QAccessibleWidget):
    """A button that says whether its section is open. Qt keeps it until the button dies, PySide for good."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button)
        self._button = ref(button)

    # Qt overrides

    def state(self) -> QAccessible.State:
        state, button = super().state(), self._button()
        state.expandable = True
        state.expanded = isinstance(button, FoldButton) and isValid(button) and button.opened
        state.collapsed = not state.expanded
        return state

    def actionNames(self) -> list[str]:
        button = self._button()
        usable = button is not None and isValid(button) and button.isEnabled()
        return [_PRESS, *super().actionNames()] if usable else super().actionNames()

    def doAction(self, name: str) -> None:
        button = self._button()
        if name == _PRESS and button is not None and isValid(button):
            button.click()
        else:
            super().doAction(name)
