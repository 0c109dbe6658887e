"""Event helpers: deferred calls, connections to C++ slots, layout-independent keys, and file drops."""

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
    """Connect a signal to a C++ slot by name, e.g. `wire(button, "clicked(bool)", panel, "hide()")`.

    Both names contain the parameter types. Use this in place of `clicked.connect(self.hide)`: PySide leaks 50 to 80
    bytes whenever a signal is connected to a bound C++ method (docs/lifetimes.md). Connections to Python methods do not
    leak.

    Raises ValueError if there is no such signal or slot.
    """
    if sender.metaObject().indexOfSignal(signal) < 0 or receiver.metaObject().indexOfSlot(slot) < 0:
        raise ValueError(f"{signal} of {type(sender).__name__} cannot call {slot} of {type(receiver).__name__}")
    QObject.connect(sender, SIGNAL(signal), receiver, SLOT(slot))


def later(owner: QObject, call: Callable[[], object], ms: int = 0) -> None:
    """Call `call` after `ms` milliseconds, unless `owner` is destroyed before.

    `QTimer.singleShot` with a lambda has no owner, and an exception in it surfaces in whatever calls Qt at that moment.
    """
    clock = QTimer(owner, singleShot=True, interval=ms)
    clock.timeout.connect(call)
    wire(clock, "timeout()", clock, "deleteLater()")
    clock.start()


# Keys by their place: shortcuts work on keyboards whose layout has no Latin letters, or has digits on Shift.


_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""Scan codes of the PC keyboard (set 1): the code of the first key of each row, and the characters of a US layout
there."""
_PLACES: Final = {first + number: ord(sign) for first, signs in _ROWS.items() for number, sign in enumerate(signs)}
_OFFSET: Final = 8 if sys.platform.startswith("linux") else 0
"""Difference between native scan codes and set 1: X11 and Wayland count from 8, Windows does not. macOS has other
codes; there Qt itself reports Latin keys for layouts without Latin letters."""
_DIGITS: Final = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
_LETTERS: Final = range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)


def printed_key(event: QKeyEvent) -> int:
    """Return the Qt.Key of an event as printed on the screen: for A to Z and 0 to 9 the key at that place of a US
    keyboard if the layout types something else there; otherwise the key that Qt reports."""
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
    """Return the held modifiers without KeypadModifier, and without Shift on digits: some layouts need Shift to type
    them."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return held & ~Qt.KeyboardModifier.ShiftModifier if event.key() in _DIGITS else held


def activate_shortcut(event: QKeyEvent, window: QWidget) -> bool:
    """Activate the shortcut in `window` whose key is at this place of the keyboard when the layout types another
    character.

    `event` is a ShortcutOverride that no widget accepted. Shortcuts of keys that the layout does type are left to Qt,
    which only compares characters. Returns whether a shortcut was activated; never while a text field has the focus or
    when several shortcuts match.
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
    """Whether the context of a shortcut (widget, widget with children, window) includes the widget
    that has the focus."""
    owner = shortcut.parent()
    if not (shortcut.isEnabled() and isinstance(owner, QWidget) and owner.isVisible()):
        return False
    if shortcut.context() == Qt.ShortcutContext.WidgetShortcut:
        return owner is focus
    around = shortcut.context() == Qt.ShortcutContext.WidgetWithChildrenShortcut
    return not around or (focus is not None and (owner is focus or owner.isAncestorOf(focus)))


# File names from drops and dialogs, as Qt passes them.


class FileDropFilter(QObject):
    """Event filter that accepts files dropped on a widget; `dropped` is emitted with a list of their paths."""

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
    """Return the path of a file or folder that Qt names `name`.

    Names that are not valid UTF-8 reach us with U+FFFD for each part that Qt cannot decode. The real name is then
    searched in the folder; if it is ambiguous or unreadable, the name is returned as it is.
    """
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
