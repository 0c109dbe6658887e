"""The keys of every desktop, for the window as a whole."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from garden_desktop.ui.kit.keyboard import printed_key

Verb: TypeAlias = Callable[[], object]


class WindowKeyMap(NamedTuple):
    """What each of them does."""

    full_screen: Verb
    close: Verb
    keys: Verb
    palette: Verb
    settings: Verb
    up: Verb

    def verb(self, event: QKeyEvent, *, covered: bool, playing: bool) -> Verb | None:
        """What a key does, None for any other. Where a sheet lies on top, no other one is put on it; while a match is
        played F1 is about its rules. A text field keeps the "?" typed into it."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_F11 and not held:
            return self.full_screen
        if event.key() == Qt.Key.Key_F1 and not (held or covered or playing):
            return self.keys
        if event.text() == "?" and not (held & ~Qt.KeyboardModifier.ShiftModifier or covered):
            return self.keys
        if not held & Qt.KeyboardModifier.ControlModifier:
            return None
        if printed_key(event) == Qt.Key.Key_Q:
            return self.close
        if covered:
            return None
        return self._uncovered(event.key()) or self._uncovered(printed_key(event))  # a comma lies where the US has M

    def _uncovered(self, key: int) -> Verb | None:
        verbs: dict[int, Verb] = {
            Qt.Key.Key_Comma: self.settings,
            Qt.Key.Key_K: self.palette,
            Qt.Key.Key_Question: self.keys,
            Qt.Key.Key_Slash: self.keys,
            Qt.Key.Key_W: self.up,
        }
        return verbs.get(key)
