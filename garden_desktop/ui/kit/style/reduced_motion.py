"""Reduced-motion setting of the system, which Qt does not report.

Linux: settings portal (`reduced-motion`, else GNOME's `enable-animations`); Windows: SPI_GETCLIENTAREAANIMATION.
Without an answer motion stays as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_SETTINGS: Final = "org.freedesktop.portal.Settings"
_KEYS: Final = (("org.freedesktop.appearance", "reduced-motion"), ("org.gnome.desktop.interface", "enable-animations"))
_CLIENT_AREA_ANIMATION: Final = 0x1042


class ReducedMotionWatcher(QObject):
    """Watcher of the system's setting: queries it at start and whenever the program becomes active again.

    `told` is called with True for less motion.
    """

    def __init__(self, told: Callable[[bool], None], parent: QObject) -> None:
        super().__init__(parent)
        self._told = told
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication), "a window has one"
        application.applicationStateChanged.connect(self._come_back)
        self.ask()

    def ask(self) -> None:
        """Query the system; on Linux the answer arrives asynchronously."""
        if sys.platform == "win32":
            self._told(_windows_is_calm())
        elif sys.platform == "linux":
            self._ask_portal(0)

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _ask_portal(self, at: int) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SETTINGS, "Read")
        message.setArguments([*_KEYS[at]])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
        watcher.finished.connect(lambda: self._answered(at, watcher))

    def _answered(self, at: int, watcher: QDBusPendingCallWatcher) -> None:
        answer = [] if watcher.isError() else watcher.reply().arguments()
        watcher.deleteLater()
        calm = wish(_KEYS[at][1], answer[0]) if answer else None
        if calm is not None:
            self._told(calm)
        elif at + 1 < len(_KEYS):
            self._ask_portal(at + 1)


def wish(key: str, value: Any) -> bool | None:
    """Interpret a value of the settings portal: True for less motion, False for usual, None if it says neither."""
    while hasattr(value, "variant"):
        value = value.variant()
    if key == "reduced-motion":
        return value == 1 if type(value) is int and value in (0, 1) else None
    return not value if type(value) is bool else None


def _windows_is_calm() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)  # type: ignore[attr-defined]
    return not shown.value
