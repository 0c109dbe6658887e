"""Input filter during playback: some keys advance it; the mouse and other keys end it, and then have their usual
effect. For a moment after the last step the advancing keys, and clicks where the step bar stood, are ignored: they
were meant for a further step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from garden_desktop.ui.kit.events import printed_key
from garden_desktop.ui.kit.input_guard import InputGuard, is_press
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.step_player import StepPlayer

_ON_KEYS: Final = commands.NEXT_STEP.qt_keys
_ALL_KEYS: Final = commands.SKIP_STEPS.qt_keys
_NAMED_KEYS: Final = (commands.NEXT_STEP.qt_key, *_ALL_KEYS)
"""Keys named on the step bar, and Esc."""
_BACK_KEYS: Final = commands.TAKE_BACK.qt_keys
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def means_the_table(event: QKeyEvent) -> bool:
    """Whether a key is input for the table after the playback: a letter, a number, or a key that takes back."""
    plain, key = not event.modifiers() & _COMMANDS, printed_key(event)
    return plain and (event.text().isalnum() or key in _BACK_KEYS or key != event.key())


class PlaybackInputFilter(QObject):
    """Event filter of `watched` during playback; `pressed` carries the position of mouse presses at other times.

    The keys of the step bar are shortcuts of the whole table meanwhile: else Space would scroll the log, and Enter
    would press the focused button. On the step bar itself they press the focused button. After the last step
    `input_guard` drops these keys, and clicks where the bar stood, until none was pressed for a moment: playback also
    ends by itself, its bar goes away under the pointer, and a late press would decide something or take the focus.
    """

    pressed = Signal(QPoint)

    def __init__(
        self,
        step_player: StepPlayer,
        watched: tuple[QWidget, ...],
        again: Callable[[], bool],
        step_bar: OverlayWidget,
        table: QWidget,
        parent: QWidget,
    ) -> None:
        """`again` repeats the last playback, where possible. `table` contains all widgets that decide something;
        overlays have delays of their own."""
        super().__init__(parent)
        self._was_shown = False
        self.input_guard = InputGuard(table, self._is_late)
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

    def _is_late(self, event: QEvent) -> bool:
        """Whether an event is a press of a key named on the step bar, or a click where the bar stood."""
        if isinstance(event, QMouseEvent) and is_press(event):
            bar = self._step_bar
            stood = QRect(bar.mapToGlobal(QPoint(0, 0)), bar.size())
            return not bar.is_open and stood.contains(event.globalPosition().toPoint())
        return _is_named_key(event)

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
        """Press the focused button of the step bar; else call `go_on`."""
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
            self._step_player.skip_remaining()  # playback began while the button was down
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
    """Whether `event` is a press of a key named on the step bar."""
    return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _NAMED_KEYS
