"""Help at a table: inspector, hints, tips, and the dialog "Go to a place"."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.go_to_place_dialog import GoToPlaceDialog
from garden_desktop.ui.match.hints import HintController, HintNotice
from garden_desktop.ui.match.inspector.inspector import Inspector
from garden_desktop.ui.match.match_page import MatchPage
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.move_provider import MoveProvider
from garden_desktop.ui.match.tips.notice_placement import NoticePlacement
from garden_desktop.ui.match.tips.tip_controller import TipController


class TableHelp(QObject):
    """Owner of everything that explains or advises at a table; silent while the table is hidden."""

    def __init__(
        self, appearance: Appearance, model: MatchModel, page: MatchPage, move_provider: MoveProvider, screen: QWidget
    ) -> None:
        super().__init__(page)
        self._model = model
        board = page.views.board
        self.inspector = Inspector(
            appearance, model.session, model.players, board, page.side_panel, page, lambda: model.is_covered
        )
        placement = NoticePlacement(appearance, page.views, page.side_panel, page)
        self.tip_controller = TipController(appearance, model, page.views, placement, page)
        slip = HintNotice(appearance, page.views, placement, page)
        self.hints = HintController(appearance, model, move_provider, page.views, slip)
        self.inspector.watch_lists(page.views)
        self.go_to_place = GoToPlaceDialog(appearance, page.views, screen)

    def put_away(self) -> None:
        """Hide tip and hint."""
        self.tip_controller.hide_tip()
        self.hints.cancel_hint()

    def retranslate(self) -> None:
        self.hints.retranslate()
        self.tip_controller.retranslate()
