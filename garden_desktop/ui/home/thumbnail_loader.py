"""Pictures of slips come after the first frame: one each turn of the event loop, and none of a slip out of sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from garden_desktop.ui.kit.later import later

if TYPE_CHECKING:
    from garden_desktop.ui.home.unfinished_match_card import UnfinishedMatchCard


class ThumbnailLoader(QObject):
    """Draws for whatever `slips` there are by then; it holds none of them, as any of them may be gone."""

    def __init__(self, slips: Callable[[], Sequence[UnfinishedMatchCard]], parent: QObject) -> None:
        super().__init__(parent)
        self._slips = slips
        self._coming = False

    def soon(self) -> None:
        """A slip was painted without its picture."""
        if not self._coming:
            self._coming = True
            later(self, self._draw_one)

    def _draw_one(self) -> None:
        self._coming = False
        waiting = [slip for slip in self._slips() if slip.bare and not slip.visibleRegion().isEmpty()]
        for slip in waiting[:1]:
            slip.make_picture()
        if waiting[1:]:
            self.soon()
