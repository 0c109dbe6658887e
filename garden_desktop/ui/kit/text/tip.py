"""Tooltips for plain text: words that look like HTML are shown as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    class Tipped(Protocol):
        """Widget or item with a setToolTip method."""

        def setToolTip(self, words: str, /) -> None: ...


JOINER = "\u2060"
"""U+2060 WORD JOINER, invisible and of no width; after "<" it keeps Qt::mightBeRichText from seeing a tag."""


def tip(shown: Tipped, words: str) -> None:
    """Set the tooltip of a widget or item to plain text; a name that looks like HTML is shown literally."""
    shown.setToolTip(_plain(words))


def show_tip(at: QPoint, words: str, over: QWidget) -> None:
    """Show a tooltip at once at a global point, for a part of widget `over`."""
    from PySide6.QtWidgets import QToolTip  # nothing on the way home shows one by itself

    QToolTip.showText(at, _plain(words), over)


def _plain(words: str) -> str:
    """Return `words` changed so that Qt takes them for plain text; they look the same."""
    return words.replace("<", f"<{JOINER}").replace("&lt;", f"&{JOINER}lt;")
