"""Widget laid over others, which knows by itself whether it is open."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class OverlayWidget(QWidget):
    """Base of notices, cards and panels that lie over a page until they are dismissed.

    `is_open` is what others ask. `isVisible()` is no state to go by: it is False as well while only the page below is
    hidden, as behind the hand-over screen, and in a window that is not shown yet.
    """

    is_open = False

    def show_overlay(self) -> None:
        """Show it in front of its siblings."""
        self.is_open = True
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Put it away; `hideEvent` finds it closed already."""
        self.is_open = False
        self.hide()
