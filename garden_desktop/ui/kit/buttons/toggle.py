"""Toggle buttons, hover signals, fold buttons with accessible expanded state, and key caps."""

from __future__ import annotations

from typing import Final
from weakref import ref

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import isValid

from garden_desktop.ui.kit.accessibility import install, post_event
from garden_desktop.ui.kit.buttons.painted import PaintedButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.tip import tip


class HoverButton(PaintedButton):
    """Button that emits `pointed` when pointer or focus enters and `left` when either leaves."""

    pointed = Signal()
    left = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class ToggleButton(HoverButton):
    """Checkable button whose `clicked` is emitted once per press by the player, and never when the program sets the
    state.

    The "Toggle" action of screen readers changes the checked state without a click. All our own changes block signals,
    so any `toggled` that does get through comes from there, and is passed on as a click.
    """

    def __init__(self, appearance: Appearance, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(appearance, text, parent)
        self.setCheckable(True)
        self.toggled.connect(self._toggled)

    def show_checked(self, on: bool) -> None:
        """Set the checked state without emitting signals."""
        with QSignalBlocker(self):
            self.setChecked(on)

    def nextCheckState(self) -> None:
        with QSignalBlocker(self):
            super().nextCheckState()

    def _toggled(self, on: bool) -> None:
        if on or not self.autoExclusive():  # of several, the one that goes off was not pressed
            self.clicked.emit()


# Fold button: opens and closes the section below it, and reports the accessible states expanded and collapsed.


_PRESS: Final = QAccessibleActionInterface.pressAction()
_HEIGHT: Final = 44
_ICON: Final = 18
_EDGE: Final = 12
_BETWEEN: Final = 10


class FoldButton(PaintedButton):
    """Header of a foldable section: arrow, title, and a remark at the end of the line.

    `folded` is emitted after each change, with True if the section is closed now.
    """

    folded = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", parent)
        install()
        self.opened = False
        self._title, self._remark = "", ""
        self.clicked.connect(lambda: self.unfold(opened=not self.opened))

    @property
    def accessibility(self) -> _FoldInterfaceFactory:
        """Factory of the button's accessibility interface."""
        return _FoldInterfaceFactory(self)

    def unfold(self, *, opened: bool) -> None:
        """Open or close the section; does nothing if it is in that state already."""
        if opened == self.opened:
            return
        self.opened = opened
        changed = QAccessible.State()
        changed.expanded = changed.collapsed = True
        post_event(QAccessibleStateChangeEvent(self, changed))
        self.folded.emit(not opened)
        self.update()

    def say(self, title: str, remark: str) -> None:
        """Set the title, and a remark in smaller letters at the end of the line; both form the accessible name."""
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
        """Return the width of title, arrow and margins. The remark is not counted: it is left out if
        there is no room."""
        return super().words_width() + _ICON + _BETWEEN + 2 * _EDGE

    def sizeHint(self) -> QSize:
        return grown(QSize(self.words_width(), _HEIGHT))


class _FoldInterfaceFactory:
    """Interface factory of one button, created anew for each query."""

    def __init__(self, button: FoldButton) -> None:
        self._button = button

    def interface(self) -> QAccessibleInterface:
        return FoldInterface(self._button)


class FoldInterface(QAccessibleWidget):
    """Accessible interface of a fold button with its expanded state.

    Qt keeps the interface until the button dies and PySide keeps it for ever, so the button is held by a weak
    reference.
    """

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


class KeyButton(PaintedButton):
    """Button that looks like a key cap, with an icon."""

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", parent)
        self._icon = icon

    def set_name(self, name: str) -> None:
        """Set the tooltip and the accessible name: what the key does."""
        self.setAccessibleName(name)
        tip(self, name)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        painter.setPen(QPen(theme.leaf, theme.ring) if self.hasFocus() else QPen(theme.muted, 1.2))
        painter.setBrush(self.shade(theme.raised))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        draw_icon(painter, self.appearance.art, self._icon, rect.adjusted(4, 4, -4, -4), theme.ink)

    def sizeHint(self) -> QSize:
        return grown(QSize(28, 24))
