"""Base of widgets that lie over a page; remembers whether it is open independently of visibility."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class OverlayWidget(QWidget):
    """Base of notices, cards and panels that lie over a page until they are dismissed.

    Use `is_open`, not `isVisible()`: the latter is also False while the page below is hidden, e.g. by the hand-over
    screen, or while the window has not been shown yet.
    """

    is_open = False

    def show_overlay(self) -> None:
        """Show the widget on top of its siblings."""
        self.is_open = True
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Hide the widget. `is_open` is already False when `hideEvent` arrives."""
        self.is_open = False
        self.hide()
