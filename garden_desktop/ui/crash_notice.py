"""Notice about an internal error, laid over whatever page or sheet is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect

from garden_desktop.core.text import printable
from garden_desktop.ui.kit.layout.notice import Notice

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from garden_desktop.ui.kit.style.appearance import Appearance

_HEAD: Final = 48
"""Height in pixels at the top that stays visible: the top bar of a match or the header of the home screen."""


class CrashNotice(Notice):
    """Notice at the top of a match or sheet, or at the bottom of the home screen.

    `is_high` returns whether a match or a sheet is shown over `host`, which puts the notice at the top.
    """

    def __init__(self, appearance: Appearance, host: QWidget, is_high: Callable[[], bool]) -> None:
        super().__init__(appearance, host)
        self._host, self._is_high = host, is_high
        host.installEventFilter(self)

    def say_of(self, what: str, file: str) -> None:
        """Show that an internal error `what` happened and is logged in `file` ("" if the log could not be written)."""
        if file:
            text = self.tr(
                "Something went wrong in the program ({what}). All moves so far are saved, and the "
                "details are in {file}."
            )
        else:
            text = self.tr("Something went wrong in the program ({what}). All moves so far are saved.")
        self.show_text(text.format(what=what, file=printable(file)))

    def room(self) -> QRect:
        return self._host.rect().adjusted(0, _HEAD, 0, 0)

    @property
    def high(self) -> bool:
        return self._is_high()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.place()
        return super().eventFilter(watched, event)
