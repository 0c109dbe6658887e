"""Main window: size and position, and the keys that work on every page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.app_commands import find_command
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import activate_shortcut, later
from garden_desktop.ui.kit.layout.scroll_area import reveal_focus
from garden_desktop.ui.kit.style import style_sheet as style
from garden_desktop.ui.navigator import Navigator

if TYPE_CHECKING:
    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.kit.style.appearance import Appearance
    from garden_desktop.ui.settings.settings_store import SettingsStore

NOWHERE: Final = (-100_000, -100_000)
"""Stored position of a window that was never moved, on no screen: the window manager places it."""
LEAST: Final = QSize(640, 440)
"""Minimum size of the window: half a laptop screen, and what fits on 1920 x 1080 at a scale of 2."""
FRAME: Final = 40
"""Height in pixels reserved for the title bar."""


class MainWindow(QWidget):
    """Top-level window that contains the pages of `navigator`. Other modules only get it as a plain QWidget."""

    def __init__(self, context: AppContext) -> None:
        settings, appearance = context.settings, context.appearance
        context.apply_settings()
        size = _first_size(settings)
        appearance.fit(_screen() if settings.get("maximized", False) else size)
        _dress(appearance)
        super().__init__()
        read_as(self, "Window")
        self.context = context
        appearance.changed.connect(self._follow_appearance)
        self.navigator = Navigator(context, self)
        if QGuiApplication.platformName() != "offscreen":
            later(self, self._follow_motion)
        self.setMinimumSize(LEAST)
        self._open_at(size)
        self.setWindowTitle("Garden Desktop")

    def _open_at(self, size: QSize) -> None:
        """Restore size, position and maximized state."""
        settings = self.context.settings
        self.resize(size)
        place = QPoint(*settings.get("place", [*NOWHERE]))
        if QGuiApplication.screenAt(place) is not None:  # the screen may have been disconnected since
            self.move(place)
        if settings.get("maximized", False):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _follow_appearance(self) -> None:
        _dress(self.context.appearance)
        self.context.store_speed()

    def _follow_motion(self) -> None:
        """Start to watch the reduced-motion setting; after the window is shown, as the desktop may be
        slow to answer."""
        from garden_desktop.ui.kit.style.reduced_motion import ReducedMotionWatcher

        ReducedMotionWatcher(self.context.appearance.follow_motion, self)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Arrives here if no focused widget wants the key. Accepting it keeps Qt from activating another QShortcut.
            event.setAccepted(activate_shortcut(event, self))
            return True
        return super().event(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        reveal_focus(self)
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run commands of the program by their keys; events arrive here if no focused widget accepted them."""
        navigator = self.navigator
        command = find_command(event, covered=navigator.is_covered, playing=navigator.match is not None)
        if command is None or command.run is None:
            super().keyPressEvent(event)
        else:
            command.run(navigator)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.context.appearance.fit(event.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        settings = self.context.settings
        if not (self.isMaximized() or self.isFullScreen()):
            settings.set("window", [self.width(), self.height()])
            settings.set("place", [self.x(), self.y()])
        settings.set("maximized", self.isMaximized())
        self.navigator.close()
        super().closeEvent(event)


def _screen() -> QSize:
    return QGuiApplication.primaryScreen().availableSize() - QSize(0, FRAME)


def _first_size(settings: SettingsStore) -> QSize:
    """Return the stored window size, limited to what fits on the screen with the title bar."""
    size = QSize(*settings.get("window", [1280, 800]))
    return size if QGuiApplication.platformName() == "offscreen" else size.boundedTo(_screen())


def _dress(appearance: Appearance) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style.apply_theme(app, appearance.theme)
