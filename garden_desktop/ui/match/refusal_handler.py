"""What somebody tries with hand or pointer is answered, in words and by a sound, as long as the table is theirs."""

from __future__ import annotations

from PySide6.QtCore import QObject

from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.prompt_presenter import PromptPresenter
from garden_desktop.ui.match.sound_cues import SoundCues


class RefusalHandler(QObject):
    """Listens to the board; silent while nothing of the table is anybody's."""

    def __init__(self, model: MatchModel, board: TableView, prompt: PromptPresenter, sound_cues: SoundCues) -> None:
        super().__init__(board)
        self._model, self._prompt, self._sound_cues = model, prompt, sound_cues
        board.refused.connect(self._refuse)
        board.hovered.connect(self._explain)
        board.aimed.connect(self._follow)
        board.outrun.connect(prompt.show_outdated_click)

    def _refuse(self, place: str, piece: str) -> None:
        if not self._model.is_covered:
            self._sound_cues.play_refusal()
            self._prompt.show_refusal(place, piece)

    def _explain(self, place: str, piece: str) -> None:
        if not self._model.is_covered:
            self._prompt.show_drop_refusal(place, piece)

    def _follow(self, place: str, piece: str) -> None:
        if not self._model.is_covered:
            self._prompt.show_aim(place, piece)
