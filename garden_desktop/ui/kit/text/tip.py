"""Tooltips that show just the words they are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    class Tipped(Protocol):
        """What has a tooltip: a widget, an item of a model."""

        def setToolTip(self, words: str, /) -> None: ...


_JOINER = "\u2060"
"""A character of no width: behind a "<" or the "&" of "&lt;" it keeps Qt from seeing the markup it looks for."""


def tip(shown: Tipped, words: str) -> None:
    """Show `words` where the pointer rests on something; a name that looks like HTML stays a name."""
    shown.setToolTip(_plain(words))


def show_tip(at: QPoint, words: str, over: QWidget) -> None:
    """Show `words` now, at a point of the screen, for a part of a widget."""
    from PySide6.QtWidgets import QToolTip  # nothing on the way home shows one by itself

    QToolTip.showText(at, _plain(words), over)


def _plain(words: str) -> str:
    """Words that Qt does not take for HTML, and that look the same."""
    return words.replace("<", f"<{_JOINER}").replace("&lt;", f"&{_JOINER}lt;")
