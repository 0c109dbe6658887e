"""Sentences for those who listen, in both ways that screen readers know.

Orca speaks announcements from version 45 on. Before that it speaks what shows itself as a notification, and newer ones
do so, too: that way is taken only where nobody on the bus of the readers hears announcements.
"""

from __future__ import annotations

from contextlib import closing
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.accessibility import post_event, read_as, unblock_widget

_BUS: Final = ("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
_REGISTRY: Final = ("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry")
_HEARD: Final = ("object", "object:announcement")
"""What readers ask for that hear announcements."""
_KEPT_MS: Final = 5_000
_PATIENCE: Final = 0.5
"""Seconds for an answer that takes a fifth of a millisecond."""


def send_announcement(host: QWidget, words: str) -> None:
    """Have `words` spoken, as said by `host`."""
    words = without_isolates(words)
    post_event(QAccessibleAnnouncementEvent(host, words))
    if QAccessible.isActive() and not hears_announcements():
        _live(host.window()).announce(words)


class LiveRegion(QWidget):
    """A notification out of sight, there until a reader has asked for its words; Qt tells that it shows itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        read_as(self, "Notification")
        self.setGeometry(-2, -2, 1, 1)
        self.hide()
        self._rest = QTimer(self, singleShot=True, interval=_KEPT_MS)
        self._rest.timeout.connect(self.clear_text)

    def announce(self, words: str) -> None:
        self.setAccessibleName(words)
        self.show()
        self.raise_()
        unblock_widget(self)
        self._rest.start()

    def clear_text(self) -> None:
        """Others look at the window by and by, who need not read what was said."""
        self.hide()
        self.setAccessibleName("")


_lives: Final[WeakKeyDictionary[QWidget, list[LiveRegion]]] = WeakKeyDictionary()
"""More than one of a window where sentences come quicker than they are asked for: each keeps its own."""


def _live(window: QWidget) -> LiveRegion:
    lives = _lives.setdefault(window, [])
    free = next((live for live in lives if live.isHidden()), None)
    if free is None:
        lives.append(free := LiveRegion(window))
    return free


def forget_said(window: QWidget) -> None:
    """Nothing that was said in this window can be read any more: somebody else sits down before it."""
    for live in _lives.get(window, ()):
        live.clear_text()


def hears_announcements() -> bool:
    """Whether a reader has asked for announcements; True where there is nobody to be asked, as on other systems."""
    bus = _readers()
    if bus is None:
        return True
    try:
        events = _ask(bus, _REGISTRY, "GetRegisteredEvents")
    except OSError:  # the bus has gone, and every reader with it
        return True
    return any(event.casefold().strip(":") in _HEARD for _, event in events)


@cache
def _readers() -> Any:
    """The bus of the screen readers; None where there is none."""
    try:
        from jeepney.io.blocking import open_dbus_connection

        with closing(open_dbus_connection("SESSION")) as session:
            address = _ask(session, _BUS, "GetAddress")
        return open_dbus_connection(address)
    except (ImportError, KeyError, OSError, ValueError):  # no library, no bus, nobody there, not let in
        return None


def _ask(bus: Any, where: tuple[str, str, str], what: str) -> Any:
    """One answer. Raises OSError where there is none."""
    from jeepney import DBusAddress, MessageType, new_method_call

    path, name, interface = where
    answer = bus.send_and_get_reply(new_method_call(DBusAddress(path, name, interface), what), timeout=_PATIENCE)
    if answer.header.message_type != MessageType.method_return:
        raise ConnectionError(what)
    return answer.body[0]
