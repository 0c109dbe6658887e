"""Controller of playback: step player, step bar, narration of steps, keys and mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.match_narrator import MatchNarrator
from garden_desktop.ui.match.match_page import MatchPage
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.playback_input_filter import PlaybackInputFilter
from garden_desktop.ui.match.step_bar import StepBar
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.step_presenter import StepPresenter


class PlaybackController(QObject):
    """Owner of the playback widgets. Reports the start of a playback to the model; its end (`player.ended`) is handled
    by the match screen."""

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        page: MatchPage,
        narrator: MatchNarrator,
        decision: DecisionView,
    ) -> None:
        super().__init__(page)
        self._model, self._page = model, page
        self.player = StepPlayer(appearance, self)
        self.bar = StepBar(appearance, self.player, model.players, page.views, page.side_panel, page)
        self.presenter = StepPresenter(model, self.player, page, self.bar, narrator, decision)
        self.bar.repeated.connect(self.presenter.replay_last)
        page.views.board.fitted.connect(self.bar.place)
        self.player.started.connect(self._enter_playback)
        model.stage_changed.connect(self._dismiss_bar)

    def watch_input(self, screen: QWidget, pressed: Callable[[QPoint], object]) -> None:
        """Install the input filter of playback; `pressed` is called with mouse presses at other times. Call it after
        all other event filters of the table were installed: Qt asks the last one first."""
        views = self._page.views
        watched = (views.board, views.board.viewport(), views.lists)
        keys = PlaybackInputFilter(self.player, watched, self.presenter.replay_last, self.bar, self._page, screen)
        keys.pressed.connect(pressed)

    def _enter_playback(self) -> None:
        self._model.enter(turn.PlaybackStarted())

    def _dismiss_bar(self) -> None:
        if not self._model.is_playing:
            self.bar.dismiss()
