"""Page of a match: the bar on top, board or lists, the side panel, and the notice bar over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.notice_bar import NoticeBar
from garden_desktop.ui.match.prompt_bar import MatchTitle, PromptBar
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.table_views import SidePanel, TableLayout, TableViews


class MatchPage(QWidget):
    """Layout of a match: makes the widgets; their content is set by presenters.

    Overlays (step bar, panels, tips) are children of the page as well. Call `arrange` after all were made, as screen
    readers and Tab visit the children in the order in which they were added.
    """

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        scenery: Scenery | None,
        moment: Callable[[Any], str],
        parent: QWidget,
    ) -> None:
        """`moment` returns the name of the stage of a view, such as "Round 7"."""
        super().__init__(parent)
        session, key = model.session, model.session.game.info.key
        self._model = model
        self.views = TableViews(appearance, key, session.table, scenery, self)
        self.views.board.table_scene.sign = model.players.sign
        self.bar = PromptBar(appearance)
        self.title = MatchTitle(model, self.views.board, self.bar, moment)
        self.side_panel = MatchSidePanel(appearance, key, session.rules.sides)
        self.notice_bar = NoticeBar(appearance, lambda: self.views.shown, self)
        self.views.draft_changed.connect(self.show_draft)
        self.views.board.fitted.connect(self.notice_bar.place)
        self.bar.speed_chosen.connect(appearance.set_speed)

    def arrange(self, aside: SidePanel, tray: QWidget) -> None:
        """Lay everything out, with `aside` beside the table and `tray` below it."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(TableLayout(self.views.board, (self.views.lists,), aside), 1)
        column.addWidget(tray)

    def show_draft(self) -> None:
        """Pass the draft of the table to the model."""
        self._model.set_draft(self.views.board.interaction.draft)
