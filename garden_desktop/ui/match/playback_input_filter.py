"""Keys and mouse while steps are shown: some keys go on with the steps; the mouse and other keys end them, and then do
what they do. For a moment after the last step the keys that went on do nothing: they were meant for a further step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from garden_desktop.ui.kit.events import printed_key
from garden_desktop.ui.kit.input_guard import InputGuard
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.step_player import StepPlayer

_ON_KEYS: Final = commands.NEXT_STEP.qt_keys
_ALL_KEYS: Final = commands.SKIP_STEPS.qt_keys
_NAMED_KEYS: Final = (commands.NEXT_STEP.qt_key, *_ALL_KEYS)
"""Those that the step bar names, and Esc."""
_BACK_KEYS: Final = commands.TAKE_BACK.qt_keys
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def means_the_table(event: QKeyEvent) -> bool:
    """Whether this key is for the table that comes after what is shown: a letter, a number, or one that takes back."""
    plain, key = not event.modifiers() & _COMMANDS, printed_key(event)
    return plain and (event.text().isalnum() or key in _BACK_KEYS or key != event.key())


class PlaybackInputFilter(QObject):
    """Takes mouse and keys of `watched` for the showing as long as it runs; `pressed` tells of the mouse otherwise, and
    where it was.

    The keys that the step bar names are shortcuts of the whole table meanwhile: the log would scroll by Space, and
    Enter would press whatever has the focus. In the step bar itself they press what has the focus there. When the last
    step has been shown, `input_guard` drops these keys until nobody has pressed one for a moment: steps also end by
    themselves, and the press that came too late would decide something.
    """

    pressed = Signal(QPoint)

    def __init__(
        self,
        step_player: StepPlayer,
        watched: tuple[QWidget, ...],
        again: Callable[[], bool],
        step_bar: QWidget,
        table: QWidget,
        parent: QWidget,
    ) -> None:
        """`again` shows once more what was shown last, where that may be. `table` holds all that decides something;
        screens that are laid over it have a deafness of their own."""
        super().__init__(parent)
        self._was_shown = False
        self.input_guard = InputGuard(table, _is_named_key)
        self._step_player, self._again, self._step_bar = step_player, again, step_bar
        for widget in watched:
            widget.installEventFilter(self)
        self._shortcuts = [
            self._shortcut(key, step_player.press_on if key in _ON_KEYS else step_player.skip_remaining, parent)
            for key in _NAMED_KEYS
        ]
        step_player.frame_shown.connect(self._begin)
        step_player.ended.connect(self._end)

    def _begin(self) -> None:
        self._was_shown = True
        self.input_guard.stop()
        self._set_shortcuts(on=True)

    def _end(self) -> None:
        self._set_shortcuts(on=False)
        if self._was_shown:
            self.input_guard.start()
        self._was_shown = False

    def _shortcut(self, key: Qt.Key, go_on: Callable[[], None], parent: QWidget) -> QShortcut:
        shortcut = QShortcut(key, parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.setEnabled(False)
        shortcut.activated.connect(lambda: self._press_or(go_on))
        return shortcut

    def _set_shortcuts(self, *, on: bool) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(on)

    def _press_or(self, go_on: Callable[[], None]) -> None:
        """Press the button of the step bar that has the focus; else go on."""
        here = QApplication.focusWidget()
        if isinstance(here, QAbstractButton) and self._step_bar.isAncestorOf(here):
            here.click()
        else:
            go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self._step_player.skip_remaining() if self._step_player.is_running else self.pressed.emit(
                event.position().toPoint()
            )
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._step_player.skip_remaining()  # it began while the button was down
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if printed_key(event) == commands.REPEAT_STEPS.qt_key and not event.modifiers():
                return self._again()
            return self._step_player.is_running and self._answer_key(event)
        return super().eventFilter(watched, event)

    def _answer_key(self, event: QKeyEvent) -> bool:
        if event.key() in _ON_KEYS:
            self._step_player.press_on()
        elif event.key() in _ALL_KEYS:
            self._step_player.skip_remaining()
        else:
            if means_the_table(event):
                self._step_player.skip_remaining()
            return False
        return True


def _is_named_key(event: QEvent) -> bool:
    """Whether one of the keys that the step bar names goes down."""
    return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _NAMED_KEYS
