"""Events: deferred calls, slots of Qt's own, keys by what is printed on them, and dropped files."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import SIGNAL, SLOT, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QShortcut


def wire(sender: QObject, signal: str, receiver: QObject, slot: str) -> None:
    """Let `receiver`'s slot of Qt's hear `sender`'s signal, both written with the types they take: "clicked(bool)".

    `clicked.connect(self.hide)` would do, but whenever it is given a method of Qt's, PySide keeps a little for ever.
    Raises ValueError where there is no such signal or slot.
    """
    if sender.metaObject().indexOfSignal(signal) < 0 or receiver.metaObject().indexOfSlot(slot) < 0:
        raise ValueError(f"{signal} of {type(sender).__name__} cannot call {slot} of {type(receiver).__name__}")
    QObject.connect(sender, SIGNAL(signal), receiver, SLOT(slot))


def later(owner: QObject, call: Callable[[], object], ms: int = 0) -> None:
    """Call after `ms` milliseconds, unless `owner` is gone by then.

    `QTimer.singleShot` knows no owner where it is given a lambda, and its errors reach whatever calls Qt just then.
    """
    clock = QTimer(owner, singleShot=True, interval=ms)
    clock.timeout.connect(call)
    wire(clock, "timeout()", clock, "deleteLater()")
    clock.start()


# Keys by what is printed for them on the screen, whatever layout the keyboard has.


_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""Scan codes of the PC keyboard (set 1), the first of each row, and what a US layout has there."""
_PLACES: Final = {first + number: ord(sign) for first, signs in _ROWS.items() for number, sign in enumerate(signs)}
_OFFSET: Final = 8 if sys.platform.startswith("linux") else 0
"""X11 and Wayland number the keys from 8, Windows as the keyboard does; macOS has numbers of its own, and Qt tells the
key of a layout without Latin letters there by itself."""
_DIGITS: Final = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
_LETTERS: Final = range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)


def printed_key(event: QKeyEvent) -> int:
    """The key as the screen names it: A to Z and 0 to 9 are found as said above, all others are Qt's own."""
    key = event.key()
    if key in _DIGITS or key in _LETTERS or sys.platform == "darwin":
        return key
    sign = event.text()
    named = key >= Qt.Key.Key_Escape  # Enter, arrows, function keys: no sign of a layout
    held = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    if named or held or (sign.isascii() and sign.isalnum()):
        return key
    return _PLACES.get(event.nativeScanCode() - _OFFSET, key)


def printed_modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    """What is held with it, without what the layout wants: the number pad, and Shift where a digit is typed with it."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return held & ~Qt.KeyboardModifier.ShiftModifier if event.key() in _DIGITS else held


def activate_shortcut(event: QKeyEvent, window: QWidget) -> bool:
    """Activate the shortcut in `window` that is meant by a key whose letter or digit the layout does not type; whether
    there was one. All other shortcuts are found by Qt, which knows nothing of the places of keys.

    `event` is the ShortcutOverride that nobody below the window wanted.
    """
    key, here = printed_key(event), QApplication.focusWidget()
    writing = here is not None and here.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    if key == event.key() or event.isAutoRepeat() or writing:
        return False
    from PySide6.QtGui import QKeySequence, QShortcut  # it makes Qt's large StandardKey, and most layouts never need it

    wanted = QKeySequence(key | printed_modifiers(event).value)
    meant = [one for one in window.findChildren(QShortcut) if one.key() == wanted and _in_reach(one, here)]
    if len(meant) != 1:
        return False
    meant[0].activated.emit()
    return True


def _in_reach(shortcut: QShortcut, focus: QWidget | None) -> bool:
    """Whether a shortcut works where the keyboard is."""
    owner = shortcut.parent()
    if not (shortcut.isEnabled() and isinstance(owner, QWidget) and owner.isVisible()):
        return False
    if shortcut.context() == Qt.ShortcutContext.WidgetShortcut:
        return owner is focus
    around = shortcut.context() == Qt.ShortcutContext.WidgetWithChildrenShortcut
    return not around or (focus is not None and (owner is focus or owner.isAncestorOf(focus)))


# Files that somebody drops on a part of the window or chooses in a dialog, by the names that Qt gives them.


class FileDropFilter(QObject):
    """Hears of files that are dropped on a widget; `dropped` carries their paths."""

    dropped = Signal(object)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDropEvent) and (files := _files(event)):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(files)
            return True
        return super().eventFilter(watched, event)


def _files(event: QDropEvent) -> list[Path]:
    return [path_of(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def path_of(name: str) -> Path:
    """The file or folder that Qt names so. Where a name on the disk is no UTF-8 Qt gives another one, with a
    replacement character for what it cannot read: then it is the only one there that looks like this."""
    path = Path(os.fsdecode(name.encode("utf-8", "surrogatepass")))
    if "\N{REPLACEMENT CHARACTER}" not in name or os.path.lexists(path):
        return path
    found = Path(path.anchor)
    for part in path.relative_to(found).parts:
        found /= part if os.path.lexists(found / part) else _looking_like(part, found)
    return found


def _looking_like(part: str, folder: Path) -> str:
    try:
        alike = [one.name for one in folder.iterdir() if _as_qt_reads(one.name) == _as_qt_reads(part)]
    except OSError:  # whoever opens it says so
        return part
    return alike[0] if len(alike) == 1 else part


def _as_qt_reads(name: str) -> str:
    text = os.fsencode(name).decode("utf-8", "replace")
    return re.sub("\N{REPLACEMENT CHARACTER}+", "\N{REPLACEMENT CHARACTER}", text)
