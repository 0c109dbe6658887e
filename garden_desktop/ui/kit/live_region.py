"""Live region: has sentences spoken by screen readers, as announcements or as notifications.

Orca speaks announcements (QAccessibleAnnouncementEvent) from version 45 on. Older versions only speak widgets of role
Notification that appear. Newer versions speak both, so notifications are used only if no screen reader on the AT-SPI
bus has registered for announcements; otherwise sentences would be spoken twice.
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
"""AT-SPI event names for which screen readers register that support announcements."""
_KEPT_MS: Final = 5_000
_PATIENCE: Final = 0.5
"""Timeout in seconds of a D-Bus call; answers usually take 0.2 ms."""


def send_announcement(host: QWidget, words: str) -> None:
    """Have `words` spoken by the screen reader on behalf of `host`; does nothing while no screen reader is active."""
    words = without_isolates(words)
    post_event(QAccessibleAnnouncementEvent(host, words))
    if QAccessible.isActive() and not hears_announcements():
        _live(host.window()).announce(words)


class LiveRegion(QWidget):
    """Widget of role Notification outside the visible area, shown for _KEPT_MS so that screen readers can read its
    name."""

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
        """Hide the region and forget its words, so that a later walk through the window does not find old sentences."""
        self.hide()
        self.setAccessibleName("")


_lives: Final[WeakKeyDictionary[QWidget, list[LiveRegion]]] = WeakKeyDictionary()
"""Live regions of each window; several if sentences come faster than they are read, since each keeps its words for
_KEPT_MS."""


def _live(window: QWidget) -> LiveRegion:
    lives = _lives.setdefault(window, [])
    free = next((live for live in lives if live.isHidden()), None)
    if free is None:
        lives.append(free := LiveRegion(window))
    return free


def forget_said(window: QWidget) -> None:
    """Clear all live regions of a window: the next player must not read what was said to the last one."""
    for live in _lives.get(window, ()):
        live.clear_text()


def hears_announcements() -> bool:
    """Whether a screen reader has registered for announcements; True where there is no AT-SPI bus, as
    on other systems."""
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
    """Return a connection to the AT-SPI bus of the screen readers, or None if there is none."""
    try:
        from jeepney.io.blocking import open_dbus_connection

        with closing(open_dbus_connection("SESSION")) as session:
            address = _ask(session, _BUS, "GetAddress")
        return open_dbus_connection(address)
    except (ImportError, KeyError, OSError, ValueError):  # no library, no bus, nobody there, not let in
        return None


def _ask(bus: Any, where: tuple[str, str, str], what: str) -> Any:
    """Return the first value of the answer to a D-Bus call. Raises OSError if it fails or times out."""
    from jeepney import DBusAddress, MessageType, new_method_call

    path, name, interface = where
    answer = bus.send_and_get_reply(new_method_call(DBusAddress(path, name, interface), what), timeout=_PATIENCE)
    if answer.header.message_type != MessageType.method_return:
        raise ConnectionError(what)
    return answer.body[0]
