"""Narration of a match beside the table: prompt, side panel, sounds and screen-reader announcements."""

from __future__ import annotations

from PySide6.QtCore import QObject

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_page import MatchPage
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.prompt_presenter import PromptPresenter, RefusalHandler
from garden_desktop.ui.match.side_panel.side_panel_presenter import SidePanelPresenter
from garden_desktop.ui.match.sound_cues import SoundCues
from garden_desktop.ui.match.spoken_status import SpokenStatus
from garden_desktop.ui.match.table_announcer import ChangeAnnouncer


class MatchNarrator(QObject):
    """Owner of the presenters that tell about one match; connects them to the model, in the order in which they are to
    be heard."""

    def __init__(self, appearance: Appearance, model: MatchModel, page: MatchPage) -> None:
        super().__init__(page)
        self._model = model
        session, players, board, cards = model.session, model.players, page.views.board, page.side_panel.cards
        self.side_panel_presenter = SidePanelPresenter(
            appearance, session, page.side_panel, players, board.interaction.look_cache
        )
        self.side_panel_presenter.pointed.connect(board.table_scene.highlight_places)
        self.sound_cues = SoundCues(appearance, session, board.interaction, self)
        self.prompt = PromptPresenter(model, board, page.bar, page)
        self.announcer = self.prompt.announcer
        RefusalHandler(model, board, self.prompt, self.sound_cues)
        self.spoken_status = SpokenStatus(session, players, board, self.prompt, cards, self.side_panel_presenter)
        self.change_announcer = ChangeAnnouncer(board, self.announcer, cards)
        model.draft_changed.connect(self._tell_draft)
        model.position_shown.connect(self._tell_position)

    def _tell_draft(self) -> None:
        self.prompt.show_prompt()
        self.side_panel_presenter.show_sides(self._model.draft)
        self.change_announcer.announce_step()

    def _tell_position(self) -> None:
        self.side_panel_presenter.show_ply(self._model.session.match.ply)
