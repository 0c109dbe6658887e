"""Keys by what is printed for them on the screen, whatever layout the keyboard has.

A letter or digit on the screen is reached by the key that types it, with Shift where the layout needs it (the digits of
AZERTY); where the layout has no such letter (Russian, Greek, Hebrew), or the digit wants Shift, also by the key in its
place on a US keyboard, as games have it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QShortcut

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
