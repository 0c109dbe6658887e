"""The notice that something went wrong in the program itself: over whatever the window shows, and it moves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect

from garden_desktop.core.text import printable
from garden_desktop.ui.kit.layout.background_block import child_widgets, is_open_sheet
from garden_desktop.ui.kit.layout.notice import Notice

if TYPE_CHECKING:
    from garden_desktop.ui.app_window import AppWindow

_HEAD: Final = 48
"""What stays in sight at the top: the bar of a match, the head of the home screen."""


class CrashNotice(Notice):
    """Below the bar of a match, at the upper edge of a sheet, otherwise above the bottom of the home screen."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window.appearance, window)
        self._window = window
        window.installEventFilter(self)

    def say_of(self, what: str, file: str) -> None:
        """`what` went wrong and is written down in `file`, "" where it could not be."""
        if file:
            text = self.tr(
                "Something went wrong in the program itself ({what}). Every move up to here is saved, "
                "and the details are in {file}."
            )
        else:
            text = self.tr("Something went wrong in the program itself ({what}). Every move up to here is saved.")
        self.show_text(text.format(what=what, file=printable(file)))

    def room(self) -> QRect:
        return self._window.rect().adjusted(0, _HEAD, 0, 0)

    @property
    def high(self) -> bool:
        return self._window.match is not None or any(is_open_sheet(layer) for layer in child_widgets(self._window))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.place()
        return super().eventFilter(watched, event)
