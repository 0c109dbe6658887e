"""Names of keys, as they are printed on keyboards of the present language; one for all places that show a key."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QKeySequence

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.ui.kit.text.translations import translate_message

_NAMES: Final = {
    "Ctrl": QT_TRANSLATE_NOOP("keys", "Ctrl"),
    "Del": QT_TRANSLATE_NOOP("keys", "Del"),
    "Enter": QT_TRANSLATE_NOOP("keys", "Enter"),
    "Esc": QT_TRANSLATE_NOOP("keys", "Esc"),
    "Left": QT_TRANSLATE_NOOP("keys", "Left"),
    "Right": QT_TRANSLATE_NOOP("keys", "Right"),
    "Shift": QT_TRANSLATE_NOOP("keys", "Shift"),
    "Space": QT_TRANSLATE_NOOP("keys", "Space"),
}
"""Keys that Qt names otherwise than keyboards do ("Control", "Suprimir"), or with words too long for a key cap."""


def key_label(key: str) -> str:
    """Return the name of a key with its modifiers, such as "Ctrl+L"; on a Mac with the symbols used there."""
    native = _native(key)
    if native and _native("Ctrl+A") == "⌘A":
        return native
    return "+".join(_name(part) for part in re.split(r"\+(?=.)", key))


def _name(part: str) -> str:
    return translate_message(_NAMES[part]) if part in _NAMES else _native(part) or part


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
