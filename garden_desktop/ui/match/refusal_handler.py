"""What somebody tries with hand or pointer is answered, in words and by a sound, as long as the table is theirs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.match.sound_cues import SoundCues
from garden_desktop.ui.match.prompt_presenter import PromptPresenter


class RefusalHandler(QObject):
    """Listens to the board; `quiet` says that nothing of the table is anybody's just now."""

    def __init__(self, board: TableView, saying: PromptPresenter, hearing: SoundCues, quiet: Callable[[], bool]) -> None:
        super().__init__(board)
        self._saying, self._hearing, self._quiet = saying, hearing, quiet
        board.refused.connect(self._refuse)
        board.hovered.connect(self._explain)
        board.aimed.connect(self._follow)
        board.outrun.connect(saying.show_outdated_click)

    def _refuse(self, place: str, piece: str) -> None:
        if not self._quiet():
            self._hearing.play_refusal()
            self._saying.show_refusal(place, piece)

    def _explain(self, place: str, piece: str) -> None:
        if not self._quiet():
            self._saying.show_drop_refusal(place, piece)

    def _follow(self, place: str, piece: str) -> None:
        if not self._quiet():
            self._saying.show_aim(place, piece)
