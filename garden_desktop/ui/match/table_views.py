"""Board and list mode of a table, and which of them is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.types import Seat
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.board.memory import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance


class TableViews(QObject):
    """Owner of board and lists, which always have the same position and draft.

    `lists_shown` says which is shown; the hidden one follows nevertheless. `chosen` carries a complete move made on
    either.
    """

    chosen = Signal(object)
    draft_changed = Signal()

    def __init__(
        self, appearance: Appearance, game: str, table: AnyTable, scenery: Scenery | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.lists_shown = False
        self.board = TableView(appearance, game, table, scenery)
        self.lists = ListModeView(appearance, table, looks=self.board.interaction.look_cache)
        self.lists.hide()
        for view in self.both:
            view.chosen.connect(self.chosen)
        # order of connections: observers of the draft before the lists, but after the board, where they look it up
        self.board.draft_changed.connect(self.draft_changed)
        self.board.draft_changed.connect(self.lists.refresh)
        self.lists.draft_changed.connect(self.board.refresh)
        self.lists.draft_changed.connect(self.draft_changed)

    @property
    def both(self) -> tuple[TableView | ListModeView, ...]:
        return self.board, self.lists

    @property
    def shown(self) -> TableView | ListModeView:
        """View that is shown."""
        return self.lists if self.lists_shown else self.board

    def switch(self) -> None:
        """Switch to the other view."""
        self.lists_shown = not self.lists_shown
        self.lists.setVisible(self.lists_shown)
        self.board.setVisible(not self.lists_shown)

    def show_position(
        self, view: Any, seat: Seat | None, chooser: MoveBuilder[Any] | None, name: Callable[[int], str]
    ) -> None:
        """Show `view` to `seat` on both, with move input by `chooser`; None only shows."""
        for each in self.both:
            each.show_position(view, seat, chooser, name)

    def lock_input(self) -> None:
        """Ignore input until the next position is shown, as the decision has been made."""
        for each in self.both:
            each.lock_input()
