"""While something is shown some keys go on with it; the mouse and other keys end it, and then do what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.match.showing import Showing

_ON_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Right)
_ALL_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
_BACK_KEYS: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_PageUp)
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def means_the_table(event: QKeyEvent) -> bool:
    """Whether this key is for the table that comes after what is shown: a letter, a number, or one that takes back."""
    plain = not event.modifiers() & _COMMANDS
    return plain and (event.text().isalnum() or event.key() in _BACK_KEYS)


class GoingOn(QObject):
    """Takes mouse and keys of `watched` for the showing as long as it runs; `pressed` tells of the mouse otherwise, and
    where it was."""

    pressed = Signal(QPoint)

    def __init__(
        self, showing: Showing, watched: tuple[QWidget, ...], again: Callable[[], bool], parent: QObject
    ) -> None:
        """`again` shows once more what was shown last, where that may be."""
        super().__init__(parent)
        self._showing, self._again = showing, again
        for widget in watched:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self._showing.finish() if self._showing.running else self.pressed.emit(event.position().toPoint())
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._showing.finish()  # it began while the button was down
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_L and not event.modifiers():
                return self._again()
            return self._showing.running and self._answer_key(event)
        return super().eventFilter(watched, event)

    def _answer_key(self, event: QKeyEvent) -> bool:
        if event.key() in _ON_KEYS:
            self._showing.go_on()
        elif event.key() in _ALL_KEYS:
            self._showing.finish()
        else:
            if means_the_table(event):
                self._showing.finish()
            return False
        return True
