"""Tooltips that show just the words they are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    class Tipped(Protocol):
        """What has a tooltip: a widget, an item of a model."""

        def setToolTip(self, words: str, /) -> None: ...


JOINER = "\u2060"
"""A character of no width that holds both sides together; where it stands Qt sees no markup."""


def tip(shown: Tipped, words: str) -> None:
    """Show `words` where the pointer rests on something; a name that looks like HTML stays a name."""
    shown.setToolTip(_plain(words))


def show_tip(at: QPoint, words: str, over: QWidget) -> None:
    """Show `words` now, at a point of the screen, for a part of a widget."""
    from PySide6.QtWidgets import QToolTip  # nothing on the way home shows one by itself

    QToolTip.showText(at, _plain(words), over)


def _plain(words: str) -> str:
    """Words in which Qt does not see the markup it looks for, and that look the same."""
    return words.replace("<", f"<{JOINER}").replace("&lt;", f"&{JOINER}lt;")
